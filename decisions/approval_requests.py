"""Asking a human about a call: the approval, its words, and the steps that tell of it. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from steward.contracts.approval import Approval, ApprovalKind
from steward.contracts.calls import PreparedCall
from steward.contracts.security import EventKind, in_detail
from steward.contracts.step import Action, Actor
from steward.contracts.tool import Permission
from steward.decisions.call_records import CallRecord
from steward.decisions.state import ProblemState

_LONGEST = 1_000


def request(
    state: ProblemState,
    call: CallRecord,
    now: datetime,
    kind: ApprovalKind = ApprovalKind.PERMISSION,
    *,
    renews: str | None = None,
    because: str = "",
    why: str = "",
) -> None:
    """Ask a human about a call; the call waits. `renews` is the approval whose place this one takes, `because` says
    why; `why` is the reason to ask where its tool has none."""
    prepared = call.prepared
    ttl = prepared.approval_ttl_s or state.input.approval_ttl_s
    message, words = prepared.message or _bare(prepared), prepared.words
    if prepared.doubt:
        message = f"{message}\n{prepared.doubt}"
    always = prepared.permission is Permission.PERMISSION_REQUIRED
    reason = " ".join(filter(None, [prepared.why or why, prepared.doubt]))
    reason = reason or (words.always_asked if always else words.not_all_yours)
    if kind is ApprovalKind.REPEAT:
        reason = words.not_known
        message = words.unknown_outcome.format(what=message, why=call.error or "the outcome is unknown")
    if because:
        reason, message = f"{because} {reason}", words.as_it_is_now.format(why=because, what=message)
    approval = Approval(
        approval_id=f"{state.input.problem_id}-{len(state.approvals) + 1}",
        call_id=call.call_id,
        kind=kind,
        tool_name=call.tool_name,
        meaning=prepared.meaning,
        args=prepared.args,
        shown=prepared.shown.all_fields if prepared.shown else [],
        args_sha256=prepared.args_sha256,
        asked_sha256=prepared.asked_sha256,
        origins=prepared.flow.labels,
        reason=reason,
        message=message,
        together=words.yes_for_all,
        both=words.yes_for_both,
        approvers=prepared.approvers,
        renews=renews,
        requested_at=now,
        expires_at=now + timedelta(seconds=ttl),
    )
    state.approvals.append(approval)
    call.approval_id = approval.approval_id
    more = {"asked_since": prepared.reason} if prepared.reason else {}
    more |= in_detail(note for note in prepared.secrets if note.kind == EventKind.ASKED)
    record(state, approval, now, Actor.AGENT, Action.APPROVAL_REQUESTED, message, more)


def _bare(prepared: PreparedCall) -> str:
    """A call whose preparer has no words for it."""
    args = ", ".join(f"{name}: {value}" for name, value in prepared.args.items())
    return f"Use {prepared.tool_name} ({args})?"[:_LONGEST]


def record(
    state: ProblemState,
    approval: Approval,
    now: datetime,
    actor: Actor,
    action: Action,
    description: str,
    more: Mapping[str, Any] | None = None,
) -> None:
    """Put on record what becomes of an approval, whole."""
    detail = {
        "approval_id": approval.approval_id,
        "call_id": approval.call_id,
        "kind": approval.kind,
        "tool_name": approval.tool_name,
        "args": approval.args,
        "shown": [field.model_dump() for field in approval.shown],
        "args_sha256": approval.args_sha256,
        "origins": [label.model_dump(mode="json", exclude_defaults=True) for label in approval.origins],
        "approvers": approval.approvers,
        "decided_by": approval.decided_by,
        "decided_roles": approval.decided_roles,
        "expires_at": approval.expires_at.isoformat(),
        **(more or {}),
    }
    state.add_step(now, actor, action, description, detail)
