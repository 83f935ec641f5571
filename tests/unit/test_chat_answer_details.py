"""What a chat answer tells: nothing that no step has on record, and words for what waits."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from steward.api.answer_details import calls_shown, details_of, words_of
from steward.api.core.asking_back import too_late, words_for_unclear
from steward.contracts.approval import ApprovalKind
from steward.contracts.errors import Conflict, ErrorCode
from steward.contracts.step import Action, Actor, Step
from steward.contracts.wire import Answer, PendingApproval
from steward.sql.conversations import title_of

NOW = datetime(2026, 11, 1, tzinfo=UTC)


def a_step(action: Action, **detail: Any) -> Step:
    return Step(step_key=action.value, actor=Actor.AGENT, action=action, description="words", detail=detail, at=NOW)


def an_approval(number: int, kind: ApprovalKind = ApprovalKind.PERMISSION) -> PendingApproval:
    return PendingApproval(
        problem_id=7,
        approval_id=f"7-{number}",
        call_id=f"c{number}",
        kind=kind,
        tool_name="send",
        args={},
        args_sha256="x",
        reason="r",
        message=f"Send {number}?",
        requested_at=NOW,
        expires_at=NOW,
    )


@pytest.mark.requirement("chat.query")
def test_what_no_step_has_on_record_is_null() -> None:
    told = details_of(Answer(success=True, problem_id=7), [a_step(Action.REQUEST)])
    assert (told.thinking, told.intent, told.confidence, told.entities, told.planner) == (None,) * 5
    assert (told.planning_ms, told.tool_calls, told.tools_used) == (None, [], [])


@pytest.mark.requirement("waiting.withdraw")
def test_a_plan_about_what_waits_tells_what_it_does() -> None:
    plan = {"kind": "waiting", "acts": [{"act": "withdraw", "problem_id": 7, "approval_id": "7-1"}]}
    told = details_of(Answer(success=True), [a_step(Action.PLANNED, backend="openai", plan=plan)])
    assert (told.intent, told.entities) == ("withdraw", [])


@pytest.mark.requirement("chat.query")
def test_plans_tell_intent_entities_thoughts_and_time() -> None:
    plan = {"kind": "calls", "calls": [{"tool_name": "search", "args": {"q": "Q3"}}]}
    first = {"backend": "llama", "plan": plan, "usage": {"seconds": 0.5}, "confidence": 0.8, "thinking": "hm"}
    last = {"backend": "llama", "plan": {"kind": "answer", "text": "x"}, "usage": {"seconds": 0.25}, "thinking": None}
    told = details_of(Answer(success=True), [a_step(Action.PLANNED, **first), a_step(Action.PLANNED, **last)])
    assert (told.intent, told.confidence, told.thinking, told.planner) == ("search", 0.8, "hm", "llama")
    assert told.planning_ms == 750.0
    assert told.entities is not None
    assert [(e.name, e.value, e.tool_name) for e in told.entities] == [("q", "Q3", "search")]
    answered = details_of(Answer(success=True), [a_step(Action.PLANNED, **last)])
    assert (answered.intent, answered.entities, answered.confidence) == ("answer", [], None)


@pytest.mark.requirement("chat.answer")
def test_each_call_is_shown_once_as_its_last_step_leaves_it() -> None:
    call = {"call_id": "c1", "tool_name": "send"}
    asked = a_step(Action.APPROVAL_REQUESTED, **call, args={"to": "bob"}, approval_id="7-1")
    failed = a_step(Action.TOOL_FAILED, **call)
    [waiting] = calls_shown([asked])
    assert (waiting.status, waiting.arguments, waiting.approval_id) == ("awaiting_confirmation", {"to": "bob"}, "7-1")
    [done] = calls_shown([asked, a_step(Action.TOOL_DISPATCHED, **call, args={"to": "bob"}), failed])
    assert (done.status, done.error, done.result) == ("failed", "words", None)
    assert details_of(Answer(success=True), [asked]).tools_used == []


@pytest.mark.requirement("chat.approval")
def test_what_waits_is_said_in_words_and_a_repeat_takes_more_than_an_ok() -> None:
    one = Answer(success=True, message="Send 1?", approvals=[an_approval(1)])
    assert words_of(one) == "Send 1?"
    two = Answer(success=True, message="1. Send 1?\n2. Send 2?", approvals=[an_approval(1), an_approval(2)])
    assert words_of(two) == two.message
    again = Answer(success=True, message="Run it again?", approvals=[an_approval(1, ApprovalKind.REPEAT)])
    assert "does not run it again" in words_of(again)
    both = two.model_copy(update={"approvals": [an_approval(1), an_approval(2, ApprovalKind.REPEAT)]})
    assert "does not run it again" in words_of(both)
    assert words_for_unclear([an_approval(1)]).endswith("Answer yes or no.")
    assert "yes or no" not in words_for_unclear([an_approval(1, ApprovalKind.REPEAT)])
    assert "- 7-2: Send 2?" in words_for_unclear([an_approval(1), an_approval(2)])
    assert "Antworten Sie mit Ja oder Nein" in words_for_unclear([an_approval(1)], "de")
    assert "Responda sí o no" in words_for_unclear([an_approval(1)], "es")


@pytest.mark.requirement("chat.decided-before")
@pytest.mark.parametrize(
    ("code", "begin"),
    [(ErrorCode.ALREADY_DECIDED, "That was decided before: "), (ErrorCode.APPROVAL_EXPIRED, "Nothing was done: ")],
)
def test_a_yes_that_comes_after_anothers_is_not_told_that_nothing_was_done(code: ErrorCode, begin: str) -> None:
    reply = too_late(Conflict("approval 7-1 is at its end", code=code), 7)
    assert reply is not None
    assert reply.answer.message == f"{begin}approval 7-1 is at its end"
    assert too_late(Conflict("gone", code=ErrorCode.PROBLEM_CLOSED), 7) is None


def test_a_title_is_the_first_words_of_a_message() -> None:
    assert title_of("  what\nis 1+1? ") == "what is 1+1?"
    long = title_of("word " * 100)
    assert long.endswith("word…")
    assert len(long) <= 60
    assert len(title_of("x" * 500)) <= 60
