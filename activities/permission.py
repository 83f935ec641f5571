"""The check before a dispatch: tool, arguments, guard and approval are looked at again, whatever the workflow said.

Called by `call_tool` alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from contracts.activities import CallToolInput
from contracts.base import sha256_of
from contracts.errors import ErrorCode
from contracts.tool import Permission, ToolSpec
from tools.arguments import schema_errors
from tools.context import ToolContext
from tools.guards import GuardVerdict, Ruling, ask_guard


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a call does not run; nothing has happened."""

    code: ErrorCode
    text: str


async def refusal(spec: ToolSpec | None, ctx: ToolContext, request: CallToolInput) -> Refusal | None:
    """None when the call may be dispatched now."""
    if spec is None:
        return Refusal(ErrorCode.UNKNOWN_TOOL, f"there is no tool named {request.tool_name} any more")
    if sha256_of(request.args) != request.args_sha256:
        return Refusal(ErrorCode.FORBIDDEN, "the arguments are not the ones that were checked")
    errors = schema_errors(spec, request.args)
    if errors:
        return Refusal(ErrorCode.INVALID_ARGUMENTS, "; ".join(errors))
    guard = await ask_guard(spec, ctx, request.args)
    if guard.ruling is Ruling.DENY:
        return Refusal(ErrorCode.GUARD_DENIED, guard.reason)
    return _approval_refusal(spec, request, guard)


def _approval_refusal(spec: ToolSpec, request: CallToolInput, guard: GuardVerdict) -> Refusal | None:
    needed = (
        spec.permission is Permission.PERMISSION_REQUIRED
        or guard.ruling is Ruling.CONFIRM
        or request.repeat_of is not None
    )
    if request.approval is None:
        return Refusal(ErrorCode.FORBIDDEN, f"{spec.name} needs an approval and there is none") if needed else None
    if request.approval.args_sha256 != request.args_sha256:
        return Refusal(ErrorCode.FORBIDDEN, "the approval was given for other arguments")
    return None
