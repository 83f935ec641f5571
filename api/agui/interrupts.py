"""Interrupts of AG-UI: what waits for the user, and what an answer to it says. Pure."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from ag_ui.core import Interrupt

from steward.api.agui.bodies import Resumed
from steward.api.bodies import CancelBody, ConfirmBody, MessageBody, checked
from steward.contracts.approval import Approval
from steward.contracts.errors import BadRequest, Conflict, ErrorCode, NotFound, Unprocessable
from steward.contracts.problem import ProblemView, Question

_ID: Final = re.compile(r"([1-9][0-9]{0,17})-(?:[1-9][0-9]{0,8}|q[0-9a-f]{12})")
_ANSWER: Final = {
    "type": "object",
    "properties": {"answer": {"type": "string", "description": "The answer, in words"}},
    "required": ["answer"],
}
Said: TypeAlias = "ConfirmBody | MessageBody | CancelBody"


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer to one interrupt of a problem, read and checked."""

    interrupt_id: str
    problem_id: int
    said: Said


def interrupts_of(view: ProblemView, schemas: dict[str, dict[str, Any]]) -> list[Interrupt]:
    """What waits in a problem; `schemas` are the parameters of its tools, by name."""
    waits = [_of_approval(one, schemas.get(one.tool_name)) for one in view.approvals]
    return [*waits, _of_question(view.problem_id, view.question)] if view.question is not None else waits


def ids_of(views: Iterable[ProblemView]) -> list[str]:
    """The ids of everything that waits in these problems."""
    return [one.id for view in views for one in interrupts_of(view, {})]


def problem_of(interrupt_id: str) -> int:
    """The problem of an interrupt. Raises NotFound for what is no id of one."""
    found = _ID.fullmatch(interrupt_id)
    if found is None:
        raise _unknown(interrupt_id)
    return int(found[1])


def read_answers(answers: Sequence[Resumed], waiting: Sequence[ProblemView]) -> list[Answered]:
    """The answers, each to an interrupt of its own and none left open.

    Raises:
        NotFound: it is none of Steward's interrupts.
        BadRequest: one is answered twice, or its payload does not fit.
        Conflict: one of those that wait is left open.
    """
    given = [one.interrupt_id for one in answers]
    if len(set(given)) < len(given):
        raise BadRequest("resume: an interrupt is answered twice")
    if left := [one for one in ids_of(waiting) if one not in given]:
        raise Conflict(f"resume: must answer every open interrupt; these are left: {', '.join(left)}", code=_STATE)
    return [Answered(one.interrupt_id, problem_of(one.interrupt_id), _said(one)) for one in answers]


def check_open(answer: Answered, view: ProblemView, thread_id: str) -> None:
    """Nothing where the answer is to an interrupt of this thread, and a question it answers is the one that waits.

    Raises:
        NotFound: it was raised in another thread.
        Conflict: the question is answered, or another one waits.
    """
    if view.conversation_id != thread_id:
        raise _unknown(answer.interrupt_id)
    if isinstance(answer.said, ConfirmBody):
        return
    if view.question is None or _question_id(view.problem_id, view.question) != answer.interrupt_id:
        raise Conflict(f"{answer.interrupt_id} does not wait for an answer any more", code=_STATE)


_STATE: Final = ErrorCode.STATE_CHANGED


def _said(answer: Resumed) -> Said:
    """What an answer says. Raises BadRequest, Unprocessable: its payload does not fit."""
    payload, is_question = answer.payload, "-q" in answer.interrupt_id
    if answer.status == "cancelled":
        reason = "canceled by its user"
        return CancelBody(reason=reason) if is_question else _decision(answer, {"confirmed": False, "reason": reason})
    if is_question:
        text = payload.get("answer") if isinstance(payload, dict) else payload
        if not isinstance(text, str):
            raise Unprocessable(f"payload of {answer.interrupt_id}: needs `answer`, a text")
        return checked(MessageBody, {"text": text})
    given = {"approved": payload} if isinstance(payload, bool) else payload
    if not isinstance(given, dict) or not isinstance(given.get("approved"), bool):
        raise Unprocessable(f"payload of {answer.interrupt_id}: needs `approved`, true or false")
    wanted = {"confirmed": given["approved"], "arguments": given.get("editedArgs"), "reason": given.get("reason")}
    return _decision(answer, {name: value for name, value in wanted.items() if value is not None})


def _decision(answer: Resumed, wanted: dict[str, Any]) -> ConfirmBody:
    return checked(ConfirmBody, {**wanted, "approval_id": answer.interrupt_id})


def _of_approval(approval: Approval, parameters: dict[str, Any] | None) -> Interrupt:
    edited = {**(parameters or {"type": "object"}), "description": "All arguments anew; they are shown and asked again"}
    schema = {
        "type": "object",
        "properties": {
            "approved": {"type": "boolean"},
            "editedArgs": edited,
            "reason": {"type": "string", "description": "Why not"},
        },
        "required": ["approved"],
    }
    told = {"tool_name": approval.tool_name, "args": approval.args, "reason": approval.reason}
    shown = [field.model_dump(mode="json") for field in approval.shown]
    return Interrupt(
        id=approval.approval_id,
        reason="tool_call",
        message=approval.message,
        tool_call_id=approval.approval_id,
        response_schema=schema,
        expires_at=approval.expires_at.isoformat(),
        metadata={"steward": {**told, "shown": shown, "kind": approval.kind.value}},
    )


def _of_question(problem_id: int, question: Question) -> Interrupt:
    told = {"tool_name": question.tool_name, "parameter": question.parameter}
    return Interrupt(
        id=_question_id(problem_id, question),
        reason="input_required",
        message=question.text,
        response_schema=_ANSWER,
        metadata={"steward": {"problem_id": problem_id, **told}},
    )


def _question_id(problem_id: int, question: Question) -> str:
    """Another question has another id: an answer that comes twice answers one of them."""
    digest = hashlib.sha256(question.model_dump_json().encode()).hexdigest()[:12]
    return f"{problem_id}-q{digest}"


def _unknown(interrupt_id: str) -> NotFound:
    return NotFound(f"there is no interrupt {interrupt_id[:100]} in this thread", code=ErrorCode.UNKNOWN_APPROVAL)
