"""The key a repeat sends that a human ordered: the first call's, where the backend deduplicates."""

from __future__ import annotations

from pathlib import Path

import pytest
from temporalio.testing import ActivityEnvironment

from steward.activities.tool_calls import ToolCallActivities
from steward.contracts.approval import ApprovalKind
from steward.sql.database import Database
from steward.sql.dispatches import DispatchStore
from steward.sql.problems import ProblemStore
from steward.tools.executors import ToolRunner
from steward.tools.ports import Services
from tests.support.tool_bench import EFFECTS, NOW, Effects, a_call, a_proof, a_registry, an_entry

ENTRIES = [
    an_entry("pay_once", effect="once"),
    an_entry("pay_known", effect="once", deduplicates=True),
    an_entry("pay_idem", effect="idempotent", retry={"max_attempts": 1}),
]


@pytest.mark.requirement("attacks.d6.first-key", "attacks.d6.keys")
@pytest.mark.parametrize(
    ("tool", "keys"),
    [
        ("pay_once", ["here:7:c1", "here:7:c2", "here:7:c3"]),
        ("pay_known", ["here:7:c1", "here:7:c1", "here:7:c1"]),
        ("pay_idem", ["here:7:c1", "here:7:c1", "here:7:c1"]),
    ],
)
async def test_a_repeat_sends_the_first_key_where_the_backend_deduplicates(
    database: Database, tmp_path: Path, tool: str, keys: list[str]
) -> None:
    EFFECTS["ann"] = effects = Effects()
    runner = ToolRunner(Services(clock=lambda: NOW), lambda name: None)
    registry = a_registry(tmp_path, *ENTRIES)
    activities = ToolCallActivities(registry, runner, DispatchStore(database), ProblemStore(database))
    args = {"value": "lost"}
    for n in (1, 2, 3):
        repeat = {"repeats": [f"c{n - 1}"], "approval": a_proof(args, ApprovalKind.REPEAT)} if n > 1 else {}
        request = a_call(tool, args, call_id=f"c{n}", installation_id="here", first_call_id="c1", **repeat)
        assert (await ActivityEnvironment().run(activities.call_tool, request)).state == "unknown"
    await runner.aclose()
    assert effects.happened == keys
