"""What a problem wants of its user, as forms of the protocol, and the filled-in forms as decisions.

An approval is asked under its own id, so that an answer can only ever decide the approval whose arguments were shown.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

from mcp_types import ElicitRequest, ElicitRequestFormParams, ElicitResult
from pydantic import ValidationError

from steward.api.bodies import CancelBody, ConfirmBody, MessageBody, checked
from steward.api.core.reply import Reply
from steward.api.credentials.identity import Principal
from steward.api.gateway import Gateway
from steward.api.mcp.answers import approval_text
from steward.contracts.approval import Approval
from steward.contracts.approvers import fitting, open_to_requester
from steward.contracts.errors import Conflict
from steward.contracts.letters import marked
from steward.contracts.problem import ProblemView, Question
from steward.contracts.wire import Answer

_APPROVAL: Final[dict[str, Any]] = {
    "type": "object",
    "properties": {
        "confirm": {"type": "boolean", "title": "Approve", "description": "Run exactly what is shown"},
        "reason": {"type": "string", "title": "Reason", "description": "Kept on record", "maxLength": 1000},
    },
    "required": ["confirm"],
}


@dataclass(frozen=True, slots=True)
class Form:
    """One thing asked: its message and the JSON Schema of the answer."""

    message: str
    schema: dict[str, Any]

    @property
    def request(self) -> ElicitRequest:
        """The form as a request to the client."""
        params = ElicitRequestFormParams(message=self.message, requested_schema=self.schema)
        return ElicitRequest(params=params)


def forms_of(asked: Answer | ProblemView, principal: Principal) -> dict[str, Form]:
    """Everything a problem waits for that this principal can give, by key. A key is never used for anything else."""
    theirs = [approval for approval in asked.approvals if _may_give(approval, principal)]
    forms = {approval.approval_id: Form(approval_text(approval), _APPROVAL) for approval in theirs}
    if asked.question is not None:
        forms = {_question_key(asked.question): Form(marked(asked.question.text), _question_schema(asked.question))}
    if forms and asked.preface:
        first, form = next(iter(forms.items()))
        forms[first] = replace(form, message=f"{marked(asked.preface)}\n\n{form.message}")
    return forms


async def answered(
    gateway: Gateway,
    principal: Principal,
    asked: Answer | ProblemView,
    filled: Mapping[str, object],
    wait_s: float | None,
) -> Reply | None:
    """Give the problem what was filled in. None: nothing of it was an answer. Keys it does not wait for are ignored.

    Raises:
        StewardError: as Gateway.decide and Gateway.reply do, but not for what was decided elsewhere meanwhile.
    """
    problem_id, reply = asked.problem_id, None
    if problem_id is None:
        return None
    for approval in asked.approvals:
        if (body := _decision(approval, filled.get(approval.approval_id))) is not None:
            try:
                reply = await gateway.decide(principal, problem_id, body, wait_s=wait_s)
            except Conflict:
                reply = Reply.of(await gateway.problems.view(principal, problem_id))
    if asked.question is not None:
        given = filled.get(_question_key(asked.question))
        if isinstance(given, ElicitResult) and given.action == "decline":
            return await gateway.cancel(principal, problem_id, CancelBody(reason="declined to answer"), wait_s=wait_s)
        if (text := _text(given)) is not None:
            return await gateway.reply(principal, problem_id, checked(MessageBody, {"text": text}), wait_s=wait_s)
    return reply


def dismissed(filled: Mapping[str, object]) -> bool:
    """Whether somebody closed a form without an answer."""
    return any(isinstance(given, ElicitResult) and given.action == "cancel" for given in filled.values())


def filled_in(responses: Mapping[str, Any]) -> dict[str, ElicitResult]:
    """What of these is a filled-in form."""
    forms: dict[str, ElicitResult] = {}
    for key, response in responses.items():
        with suppress(ValidationError):
            forms[key] = ElicitResult.model_validate(response)
    return forms


def _may_give(approval: Approval, principal: Principal) -> bool:
    """False where the policy names others, so that nobody is asked for what they would be refused. Whose request it is
    an answer does not tell: the requester who has a role that `not:requester` keeps out is asked, and refused."""
    named = fitting(principal.user_id, principal.roles)
    return open_to_requester(approval.approvers) or not named.isdisjoint(approval.approvers)


def _decision(approval: Approval, given: object) -> ConfirmBody | None:
    """What a form says of an approval. A dismissed form, or one without a yes or no, says nothing."""
    if not isinstance(given, ElicitResult) or given.action == "cancel":
        return None
    content = given.content or {}
    confirmed = False if given.action == "decline" else content.get("confirm")
    if not isinstance(confirmed, bool):
        return None
    body: dict[str, Any] = {"confirmed": confirmed, "approval_id": approval.approval_id}
    reason = content.get("reason")
    if isinstance(reason, str) and reason.strip():
        body["reason"] = reason
    return checked(ConfirmBody, body)


def _text(given: object) -> str | None:
    if not isinstance(given, ElicitResult) or given.action != "accept":
        return None
    answer = (given.content or {}).get("answer")
    return str(answer) if answer not in (None, "") else None


def _question_key(question: Question) -> str:
    named = "\x1f".join((question.call_id or "", question.parameter or "", question.text))
    return f"question-{hashlib.sha256(named.encode()).hexdigest()[:16]}"


def _question_schema(question: Question) -> dict[str, Any]:
    title = (question.parameter or "answer").replace("_", " ").capitalize()
    return {
        "type": "object",
        "properties": {"answer": {"type": "string", "title": title, "minLength": 1, "maxLength": 10_000}},
        "required": ["answer"],
    }
