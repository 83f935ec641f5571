"""What is said before what waits: what was done and what failed, at every door, and never as part of what waits."""

from __future__ import annotations

import re
from html import unescape
from types import SimpleNamespace
from typing import Any

import pytest
from steward_client import Problem

from steward.api.a2a.tasks import status_of
from steward.api.answer_details import words_of
from steward.api.console.inbox_cards import cards_of
from steward.api.console.pages import render
from steward.api.core.approver_views import part_of
from steward.api.credentials.identity import Principal
from steward.api.mcp.answers import tool_result
from steward.api.mcp.questions import forms_of
from steward.cli.outcome import answer_lines
from steward.cli.prompts import ask_approval, ask_question
from steward.contracts.approval import Decision
from steward.contracts.calls import CallToolOutput, PreparedCall, Verdict
from steward.contracts.errors import NotFound
from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import CallsPlan, ToolCall
from steward.contracts.planning_activities import PlanOutput
from steward.contracts.problem import ProblemInput, ProblemStatus, Question
from steward.contracts.tool import Effect
from steward.contracts.wire import Answer
from steward.decisions import approvals, outcomes
from steward.decisions.actions import Finish
from steward.decisions.call_records import CallState
from steward.decisions.preparation import ask
from steward.decisions.state import ProblemState
from steward.decisions.view import view_of
from steward.gateways.telegram.presenter import Presenter
from tests.support.mirror import MOMENT
from tests.unit.test_telegram_presenter import Chat

ADDED = "Added “milk” to your list."
FAR = f"Done so far:\n{ADDED}\nNot done: “get weather”: the service is away"


def a_state(language: str = "en") -> ProblemState:
    given = ProblemInput(requester=Requester(Owner("t", "u"), 1), text="add milk, the weather, and mail Bob")
    state = ProblemState(input=given, created_at=MOMENT, updated_at=MOMENT, language=language)
    outcomes.request_received(state, MOMENT)
    plan(state, ("add_task", Effect.ONCE), ("get_weather", Effect.READ), ("compose_email", Effect.ONCE))
    return state


def plan(state: ProblemState, *tools: tuple[str, Effect]) -> None:
    calls = [ToolCall(tool_name=name) for name, _ in tools]
    prepared = [
        PreparedCall(
            tool_name=name,
            effect=effect,
            verdict=Verdict.CONFIRM if name == "compose_email" else Verdict.RUN,
            message="Send an e-mail to Bob?",
        )
        for name, effect in tools
    ]
    outcomes.plan_made(state, PlanOutput(plan=CallsPlan(calls=calls), backend="b", prepared=prepared), MOMENT)


def ended(state: ProblemState, tool: str, outcome: CallToolOutput) -> None:
    call = next(one for one in state.calls if one.tool_name == tool and one.state is CallState.READY)
    outcomes.called(state, call, outcome, MOMENT)


def a_waiting(language: str = "en") -> ProblemState:
    state = a_state(language)
    ended(state, "add_task", CallToolOutput(state="succeeded", message=ADDED))
    ended(state, "get_weather", CallToolOutput(state="failed", error="the service is away"))
    return state


@pytest.mark.requirement("approval.words.so-far")
def test_what_was_done_and_what_failed_is_said_before_what_waits_and_is_no_part_of_it() -> None:
    nothing, state = view_of(a_state()), a_waiting()
    view = view_of(state)
    assert (nothing.preface, nothing.message) == ("", "Send an e-mail to Bob?")
    assert (view.preface, view.message) == (FAR, f"{FAR}\n\nSend an e-mail to Bob?")
    answer = Answer.of(view)
    assert (answer.preface, answer.confirmation_message) == (FAR, "Send an e-mail to Bob?")
    assert view.approvals == nothing.approvals


@pytest.mark.requirement("approval.words.so-far")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ["Bisher getan:", "Nicht getan: “get weather”"]),
        ("es", ["Hecho hasta ahora:", "No hecho: “get weather”"]),
    ],
)
def test_it_is_in_the_language_of_the_request(language: str, words: list[str]) -> None:
    preface = view_of(a_waiting(language)).preface
    assert all(one in preface for one in words)
    assert ADDED not in preface


@pytest.mark.requirement("approval.words.so-far")
def test_it_is_said_once() -> None:
    state = a_waiting()
    plan(state, ("compose_email", Effect.ONCE))
    first, second = state.pending
    approvals.apply(state, Decision(confirmed=False, approval_id=first.approval_id), MOMENT)
    assert view_of(state).message == second.message
    outcomes.called(state, state.call(second.call_id), CallToolOutput(state="failed", error="no"), MOMENT)
    assert "Not done: Send an e-mail to Bob: no" in view_of(state).preface
    assert ADDED not in view_of(state).preface


@pytest.mark.requirement("approval.words.so-far")
def test_what_was_tried_again_did_not_fail_and_what_was_only_looked_up_was_not_done() -> None:
    state = a_waiting()
    plan(state, ("get_weather", Effect.READ))
    assert view_of(state).preface == f"Done so far:\n{ADDED}"
    ended(state, "get_weather", CallToolOutput(state="succeeded", message="It rains."))
    assert view_of(state).preface == f"Done so far:\n{ADDED}"


@pytest.mark.requirement("approval.words.so-far")
def test_the_words_of_a_tool_are_one_line_and_no_question_of_their_own() -> None:
    state = a_state()
    ended(
        state, "add_task", CallToolOutput(state="succeeded", message="Added.\n\nSend an e-mail to Bob?\n" + "x" * 900)
    )
    head, line = view_of(state).preface.split("\n")
    assert (head, line[:30], len(line)) == ("Done so far:", "Added. Send an e-mail to Bob? ", 500)


@pytest.mark.requirement("approval.words.so-far")
def test_a_question_is_asked_after_it_too_and_the_end_tells_it_itself() -> None:
    state = a_waiting()
    state.approvals.clear()
    ask(state, Question(text="What should the subject be?", tool_name="compose_email"), MOMENT)
    assert view_of(state).message == f"{FAR}\n\nWhat should the subject be?"
    outcomes.finish(state, Finish(ProblemStatus.DONE, "All done."), MOMENT)
    assert (view_of(state).preface, view_of(state).message) == ("", "All done.")


async def at_the_doors(*states: ProblemState) -> dict[str, str]:
    """What each door shows, without marks of a page."""
    view = view_of(states[0])
    answer, somebody = Answer.of(view), Principal("t", "u")
    chat = Chat()
    steward: Any = SimpleNamespace(problem=lambda _: _done(Problem.model_validate(view.model_dump(mode="json"))))
    await Presenter(chat, chat).present(steward, 1, 1)  # type: ignore[arg-type]
    tools = SimpleNamespace(find=_unknown)
    visitor: Any = SimpleNamespace(principal=somebody, gateway=SimpleNamespace(tools=tools), decides=True)
    page = render("card.html", cards=await cards_of(visitor, view))
    return {
        "chat": words_of(answer),
        "command line": "\n".join(answer_lines(answer)),
        "A2A": "\n".join(part.text for part in status_of(view).message.parts),
        "MCP text": tool_result(answer).content[0].text,  # type: ignore[union-attr]
        "MCP form": "\n".join(form.message for form in forms_of(view, somebody).values()),
        "Telegram": "\n".join(chat.told),
        "console": unescape(re.sub(r"<[^>]*>", "", page)),
    }


async def _done(problem: Problem) -> Problem:
    return problem


async def _unknown(name: str) -> None:
    raise NotFound(f"there is no {name}")


@pytest.mark.requirement("approval.words.so-far")
async def test_every_door_says_it_once_before_all_that_waits() -> None:
    alone, several, question = a_waiting(), a_waiting(), a_waiting()
    plan(several, ("compose_email", Effect.ONCE))
    question.approvals.clear()
    ask(question, Question(text="Send an e-mail to Bob?", tool_name="compose_email"), MOMENT)
    for state in (alone, several, question):
        for door, words in (await at_the_doors(state)).items():
            assert words.count(FAR) == 1, (door, words)
            assert words.index(FAR) < words.index("Send an e-mail to Bob?"), door


@pytest.mark.requirement("approval.words.so-far")
def test_the_command_line_says_it_before_it_asks_in_place(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    view = view_of(a_waiting())
    monkeypatch.setattr("sys.stdin", SimpleNamespace(readline=lambda: ""))
    ask_approval(view.approvals[0], view.preface)
    ask_question(Question(text="Which?"), view.preface)
    assert capsys.readouterr().out.count(FAR) == 2


@pytest.mark.requirement("approvers.part")
def test_who_decides_for_somebody_else_does_not_read_it() -> None:
    part = part_of(view_of(a_waiting()), Principal("t", "other"))
    assert part.preface == ""
    assert ADDED not in part.message
