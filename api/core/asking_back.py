"""What is answered where a word could mean several things, or nothing that was shown last. Pure; part of the gateway.

A person gets a sentence that shows what waits; the reply is put on record as shown, so that the next word decides it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from steward.api.core.reply import Reply
from steward.contracts.approval import Approval, ApprovalKind
from steward.contracts.errors import Conflict, ErrorCode
from steward.contracts.problem import ProblemView
from steward.contracts.wire import Answer
from steward.language.gloss import language_of
from steward.language.phrases import phrase

_LONGEST: Final = 4_000
_DECIDED: Final = frozenset({ErrorCode.ALREADY_DECIDED, ErrorCode.APPROVAL_EXPIRED, ErrorCode.NOTHING_TO_CONFIRM})


def asking_back(views: Sequence[ProblemView], rest: str = "") -> Reply:
    """The reply that asks which of what waits is meant. `rest` is what else was said, which waits for that."""
    answers = [Answer.of(view) for view in views]
    pending = [approval for answer in answers for approval in answer.approvals]
    words = words_for_unclear(pending, _language(*views))
    if rest:
        words = f"{words}\n{phrase(_language(*views), 'say_it_again', rest=rest)}"
    one = answers[0] if len(answers) == 1 else Answer(success=False)
    update = {
        "success": False,
        "result": None,
        "message": words,
        "requires_confirmation": bool(pending),
        "confirmation_message": "\n".join(approval.message for approval in pending) or None,
        "confirm_options": ["Yes", "No"],
        "approvals": pending,
        "error": ErrorCode.AMBIGUOUS_APPROVAL.value,
    }
    return Reply(one.model_copy(update=update))


def _language(*views: ProblemView) -> str:
    """In which language they were asked for."""
    return language_of("\n".join(view.text for view in views if view.text))


def leaving(reply: Reply, rest: str) -> Reply:
    """The reply, which says what else was said and is not done."""
    if not rest:
        return reply
    words = f"{reply.answer.message}\n{phrase(language_of(rest), 'say_it_again', rest=rest)}"
    return replace(reply, answer=reply.answer.model_copy(update={"message": words}))


def asked_again(view: ProblemView) -> Reply:
    """The reply that asks a problem's question again, since a yes is no answer to it."""
    assert view.question is not None
    answer = Answer.of(view)
    words = phrase(_language(view), "no_answer_yet", question=view.question.text)
    return Reply(answer.model_copy(update={"message": words}))


def too_late(error: Conflict, problem_id: int) -> Reply | None:
    """The reply to a word for what was decided meanwhile; None for any other conflict."""
    if error.code not in _DECIDED:
        return None
    decided = error.code is ErrorCode.ALREADY_DECIDED
    message = f"{'That was decided before' if decided else 'Nothing was done'}: {error.detail}"
    return Reply(Answer(success=False, problem_id=problem_id, message=message, error=error.code.value))


def words_for_unclear(pending: Sequence[Approval], lang: str = "en") -> str:
    """What to say to a yes or no of which nobody can tell what it means. All of these are listed to the user now."""
    if len(pending) != 1:
        lines = [phrase(lang, "several_wait"), *(f"- {one.approval_id}: {one.message}" for one in pending)]
        return "\n".join(lines)[:_LONGEST]
    [one] = pending
    if one.kind is ApprovalKind.REPEAT:
        return phrase(lang, "nothing_repeated", what=one.message, how=phrase(lang, "no_bare_word"))
    return phrase(lang, "is_it_this", what=one.message)
