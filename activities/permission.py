"""The check before a dispatch: tool, arguments, guard, policy and approval are looked at again, come what may. What the
call works on is looked at again by activities/dispatch.py, once the call is on record.

Called by `call_tool` alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from steward.contracts.approvers import in_words, may_decide
from steward.contracts.calls import ApprovalProof, CallToolInput
from steward.contracts.errors import ErrorCode, ToolDisabled
from steward.contracts.security import EventKind, SecurityNote
from steward.contracts.shown import bound_sha256
from steward.contracts.threads import in_thread_if_foreign
from steward.contracts.tool import Effect, ToolSpec, acting_hash
from steward.tools.arguments import schema_errors
from steward.tools.context import ToolContext
from steward.tools.guarding.verdict import GuardVerdict, Ruling
from steward.tools.guards import ruling_on
from steward.tools.ports import unset_words


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a call does not run; nothing has happened."""

    code: ErrorCode
    text: str
    secrets: Sequence[SecurityNote] = ()
    """What it would have taken out of the house unseen."""


async def refusal(spec: ToolSpec | None, ctx: ToolContext, request: CallToolInput) -> Refusal | None:
    """None when the call may be dispatched now."""
    if spec is None:
        return Refusal(ErrorCode.UNKNOWN_TOOL, f"there is no tool named {request.tool_name} any more")
    if spec.effect is Effect.READ and spec.name in (off := await ctx.services.switched_off()):
        # Of anything else the ledger says so, in the transaction that announces the call.
        return Refusal(ErrorCode.TOOL_DISABLED, ToolDisabled(spec.name, off[spec.name]).detail)
    if unset := ctx.services.unset(spec):
        return Refusal(ErrorCode.TOOL_FAILED, unset_words(unset))
    if bound_sha256(request.args, request.shown) != request.args_sha256:
        return Refusal(
            ErrorCode.FORBIDDEN, "the arguments, or what was shown for them, are not those that were checked"
        )
    if request.approval and (request.shown.tool if request.shown else "") != acting_hash(spec):
        return Refusal(
            ErrorCode.SHOWN_CHANGED, f"{spec.name} is not the tool any more that it was when it was approved"
        )
    errors = await in_thread_if_foreign(spec, request.args, schema_errors, spec, request.args)
    if errors:
        return Refusal(ErrorCode.INVALID_ARGUMENTS, "; ".join(errors))
    # What the policy permitted when the call was prepared it must permit now.
    flow = request.flow.model_copy(update={"permitted": False})
    verdict = await ruling_on(spec, ctx, request.args, flow, request.shown)
    if verdict.ruling is Ruling.DENY:
        return Refusal(ErrorCode.GUARD_DENIED, verdict.reason, _denied(verdict))
    return _approval_refusal(spec, request, verdict)


def _approval_refusal(spec: ToolSpec, request: CallToolInput, verdict: GuardVerdict) -> Refusal | None:
    if request.approval is None:
        if verdict.ruling is not Ruling.CONFIRM and not request.repeats:
            return None
        why = f": {verdict.reason}" if verdict.reason else ""
        return Refusal(ErrorCode.FORBIDDEN, f"{spec.name} needs an approval and there is none{why}", _denied(verdict))
    if request.approval.args_sha256 != request.args_sha256:
        return Refusal(
            ErrorCode.FORBIDDEN, "the approval was given for other arguments, or for something else that was shown"
        )
    return _decider_refusal(spec, request, request.approval, verdict)


def _denied(verdict: GuardVerdict) -> list[SecurityNote]:
    return [note.model_copy(update={"kind": EventKind.DENIED}) for note in verdict.secrets]


def _decider_refusal(
    spec: ToolSpec, request: CallToolInput, proof: ApprovalProof, verdict: GuardVerdict
) -> Refusal | None:
    """The policy of now says who decides; it may have changed since the approval was given."""
    if may_decide(verdict.approvers, request.owner.user_id, proof.decided_by, proof.decided_roles):
        return None
    who = in_words(verdict.approvers, request.owner.user_id)
    return Refusal(ErrorCode.FORBIDDEN, f"{spec.name} is decided by {who}; {proof.decided_by} approved it")
