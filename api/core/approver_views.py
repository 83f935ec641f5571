"""What somebody sees who may decide an approval of another user's problem: that approval, and how the problem stands.

Pure; called by the gateway. The request's words, the conversation, questions, steps and results stay their user's.
"""

from __future__ import annotations

from collections.abc import Sequence

from steward.api.credentials.identity import Principal
from steward.contracts.approvers import may_decide
from steward.contracts.problem import ProblemError, ProblemView


def may(principal: Principal, approvers: Sequence[str], requester: str) -> bool:
    """Whether this principal is among the named approvers of a request of `requester`."""
    return bool(approvers) and may_decide(approvers, requester, principal.actor, principal.roles)


def part_of(view: ProblemView, principal: Principal) -> ProblemView:
    """A problem of another user as `principal` sees it: the pending approvals they may decide, with all arguments,
    and of the rest only whose it is, how it stands and whether a tool ran. New members of a view stay hidden."""
    theirs = [a for a in view.approvals if may(principal, a.approvers, view.user_id)]
    words = "\n".join(approval.message for approval in theirs)
    return ProblemView(
        problem_id=view.problem_id,
        tenant_id=view.tenant_id,
        user_id=view.user_id,
        conversation_id="",
        status=view.status,
        closed=view.closed,
        tool_name=theirs[0].tool_name if theirs else None,
        tool_executed=view.tool_executed,
        message=words or f"Nothing of problem {view.problem_id} waits for you; it is {view.status.value}.",
        approvals=theirs,
        error=None if view.error is None else ProblemError(code=view.error.code, detail=""),
        created_at=view.created_at,
        updated_at=view.updated_at,
        stale=view.stale,
    )


def decidable(view: ProblemView, principal: Principal) -> ProblemView:
    """A problem with those of its pending approvals that `principal` may decide; of another's, their part."""
    if principal.user_id not in (None, view.user_id):
        return part_of(view, principal)
    left = [a for a in view.approvals if not a.approvers or may(principal, a.approvers, view.user_id)]
    return view.model_copy(update={"approvals": left})
