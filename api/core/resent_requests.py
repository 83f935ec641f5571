"""A request that is sent again with `confirm`: the one approval it means. Pure; called by the gateway."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from steward.contracts.approval import Approval
from steward.contracts.base import sha256_of, wording_sha256
from steward.contracts.errors import Conflict, ErrorCode, Unprocessable
from steward.contracts.problem import ProblemView
from steward.sql.shown import Shown


def approval_of_call(view: ProblemView, tool_name: str, args: Mapping[str, Any]) -> str | None:
    """The approval of the call that is sent again: of this tool, asked for in these words, or with the arguments as
    they are shown. None when nothing is pending; the workflow says why. A repeat of a call with an unknown outcome is
    never meant, nor what was asked anew: whoever lost an answer sends the same again.

    Raises:
        Unprocessable: what is pending is another call.
        Conflict: AMBIGUOUS_APPROVAL, several such calls are pending or it would be a repeat; `approvals` lists them.
    """
    if not view.approvals:
        return None
    same = _of_call(view, tool_name, args)
    if not same:
        raise Unprocessable(
            "what waits for approval is another call; decide it by confirm_action, with `arguments` to change it",
            approvals=listed([view]),
        )
    return _only(view, same)


def shown_approval_of_call(
    views: Sequence[ProblemView], shown: Sequence[Shown], tool_name: str, args: Mapping[str, Any]
) -> tuple[int, str]:
    """The problem and the approval of the call that is sent again without a problem's number: the only one of this
    tool and these arguments that waits in the conversation, where that showed it last.

    Raises:
        Conflict: NOTHING_TO_CONFIRM, none waits; AMBIGUOUS_APPROVAL, several do, it was not shown, or it would be a
            repeat.
    """
    same = [(view, approval) for view in views for approval in _of_call(view, tool_name, args)]
    if not same:
        text = f"No call of {tool_name} with these arguments waits for approval in this conversation."
        raise Conflict(text, code=ErrorCode.NOTHING_TO_CONFIRM)
    seen = {approval_id for one in shown for approval_id in one.approvals}
    [(view, approval), *others] = same
    if others or approval.needs_its_name or approval.approval_id not in seen:
        raise unclear([one.model_copy(update={"approvals": _of_call(one, tool_name, args)}) for one, _ in same])
    return view.problem_id, approval.approval_id


def _of_call(view: ProblemView, tool_name: str, args: Mapping[str, Any]) -> list[Approval]:
    """The pending approvals of this tool, asked for in these words, or with the arguments as they are shown."""
    words, final = wording_sha256(args), sha256_of(dict(args))
    return [
        approval
        for approval in view.approvals
        if approval.tool_name == tool_name and (approval.asked_sha256 == words or sha256_of(approval.args) == final)
    ]


def approval_of_text(view: ProblemView, text: str) -> str | None:
    """The approval of a request in words that is sent again. Raises as `approval_of_call` does."""
    if not view.approvals:
        return None
    if view.text is None or view.text.strip() != text.strip():
        raise Unprocessable("what waits for approval was asked for in other words", approvals=listed([view]))
    return _only(view, view.approvals)


def unclear(views: Sequence[ProblemView]) -> Conflict:
    """Nothing was decided: it cannot be told which of the approvals of these problems was meant."""
    pending = listed(views)
    lines = [f"{one['approval_id']}: {one['message']}" for one in pending]
    text = "Nothing was decided. Which one do you mean? Decide it by its approval_id.\n" + "\n".join(lines)
    return Conflict(text[:4_000], code=ErrorCode.AMBIGUOUS_APPROVAL, approvals=pending)


def listed(views: Sequence[ProblemView]) -> list[dict[str, Any]]:
    """The pending approvals of these problems, each with its problem, as a refusal shows them."""
    kept = {"approval_id", "kind", "tool_name", "args", "shown", "reason", "message", "approvers", "expires_at"}
    return [
        {"problem_id": view.problem_id, **approval.model_dump(mode="json", include=kept)}
        for view in views
        for approval in view.approvals
    ]


def _only(view: ProblemView, same: Sequence[Approval]) -> str:
    if len(same) != 1 or same[0].needs_its_name:
        raise unclear([view])
    return same[0].approval_id
