"""A tool that another program does and that was changed after the approval: nothing runs under that approval."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from steward.activities.permission import refusal
from steward.contracts.calls import ApprovalProof
from steward.contracts.errors import ErrorCode
from steward.contracts.plan import ToolCall
from steward.contracts.tool import ToolSpec
from steward.tools.preparation import Preparer
from tests.support.tool_bench import NOW, a_call, a_context, a_registry, a_requester, a_spec, an_entry

PAY = {"kind": "http", "method": "POST", "url": "http://bank.example/pay", "body": {"to": "{value}"}}
POST = {"kind": "mcp", "server": "toy", "tool": "post"}


async def refused(tmp_path: Path, now: ToolSpec, **entry: Any) -> ErrorCode | None:
    """How a call that was approved as the entry had it ends where its tool is that one now."""
    registry = a_registry(tmp_path, an_entry("act", effect="once", permission="permission_required", **entry))
    call = ToolCall(tool_name="act", args={"value": "ann"})
    prepared = await Preparer(registry).prepare(call, a_requester(), NOW.isoformat())
    proof = ApprovalProof(approval_id="7-1", kind="permission", args_sha256=prepared.args_sha256, decided_by="ann")
    request = a_call("act", prepared.args, args_sha256=prepared.args_sha256, shown=prepared.shown, approval=proof)
    found = await refusal(now, a_context(), request)
    return found.code if found else None


@pytest.mark.requirement("shown.tool-bound")
@pytest.mark.parametrize(
    ("before", "changed"),
    [
        (PAY, {"executor": {**PAY, "url": "http://evil.example/pay"}}),
        (PAY, {"executor": {**PAY, "body": {"to": "eve"}}}),
        (PAY, {"executor": {"kind": "builtin", "function": "tests.support.tool_bench:effect"}}),
        (POST, {"executor": {**POST, "tool": "publish"}}),
        (POST, {"description": "Publishes it on the net."}),
        (POST, {"parameters": {"type": "object", "properties": {"value": {"type": "string", "title": "who pays"}}}}),
    ],
)
async def test_what_was_approved_does_not_run_as_another_tool(
    tmp_path: Path, before: dict[str, Any], changed: dict[str, Any]
) -> None:
    entry = {"effect": "once", "permission": "permission_required", "executor": before}
    now = a_spec(name="act", **(entry | changed))
    assert await refused(tmp_path, now, executor=before) is ErrorCode.SHOWN_CHANGED


@pytest.mark.requirement("shown.tool-bound")
@pytest.mark.parametrize("executor", [PAY, POST])
async def test_what_only_finds_a_tool_may_change(tmp_path: Path, executor: dict[str, Any]) -> None:
    entry = {"effect": "once", "permission": "permission_required", "executor": executor}
    same = a_spec(name="act", **entry, examples=["act now"], tags=["new"], timeout_s=3)
    assert await refused(tmp_path, same, executor=executor) is None
