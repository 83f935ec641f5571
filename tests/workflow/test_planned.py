"""A request in words: retrieve, plan, act, in bounded rounds."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from temporalio.exceptions import ApplicationError

from steward.contracts.calls import CallToolOutput, Verdict
from steward.contracts.errors import ErrorCode
from steward.contracts.plan import AnswerPlan, Asked, AskPlan, Budget, CallsPlan, ToolCall
from steward.contracts.problem import ProblemStatus, SettleRequest, UserMessage
from steward.workflows.problem import ProblemWorkflow
from tests.support.fake_room import FakeRoom


def look(**args: Any) -> ToolCall:
    return ToolCall(tool_name="look", args=args)


@pytest.mark.requirement("life.planned-rounds")
async def test_observations_go_back_to_the_planner_until_it_answers(problems: Any, room: FakeRoom) -> None:
    room.plans = [CallsPlan(calls=[look(q="a")]), CallsPlan(calls=[look(q="b")]), AnswerPlan(text="Found both.")]
    _, view = await problems.settle(text="look for a, then b")
    assert (view.status, view.message, view.is_direct_answer) == (ProblemStatus.DONE, "Found both.", False)
    assert [len(r.observations) for r in room.plan_requests] == [0, 1, 2]
    assert [r["args"] for r in view.result] == [{"q": "a"}, {"q": "b"}]
    assert room.mirrored() == [
        *("request", "tools_retrieved", "planned", "tool_dispatched", "tool_succeeded"),
        *("planned", "tool_dispatched", "tool_succeeded", "planned", "completed"),
    ]


@pytest.mark.requirement("life.parallel-calls")
async def test_independent_calls_run_at_the_same_time(problems: Any, room: FakeRoom) -> None:
    room.gates = {"left": asyncio.Event(), "right": asyncio.Event()}
    room.plans = [
        CallsPlan(calls=[ToolCall(tool_name="left"), ToolCall(tool_name="right")]),
        AnswerPlan(text="Both."),
    ]
    handle = await problems.start(text="left and right")
    for name in room.gates:
        await asyncio.wait_for(room.started.setdefault(name, asyncio.Event()).wait(), 10)
    for gate in room.gates.values():
        gate.set()
    assert (await handle.result()).message == "Both."


async def test_an_answer_without_tools_is_a_direct_answer(problems: Any, room: FakeRoom) -> None:
    room.plans = [AnswerPlan(text="Hello!")]
    _, view = await problems.settle(text="hello")
    assert (view.status, view.message, view.is_direct_answer) == (ProblemStatus.DONE, "Hello!", True)


async def test_everything_quick_is_done_in_one_activity_and_recorded_once(problems: Any, room: FakeRoom) -> None:
    room.plans = [CallsPlan(calls=[look()]), AnswerPlan(text="Found.")]
    _, view = await problems.settle(text="look")
    assert (view.message, len(room.plan_requests)) == ("Found.", 2)
    (search,) = room.retrievals
    assert (search.whole, len(room.writes)) == (False, 1)
    assert [[tool.name for tool in asked.candidates] for asked in room.plan_requests] == [["look", "send"]] * 2


async def test_a_planner_that_knows_other_tools_than_were_found_is_told_them_whole(
    problems: Any, room: FakeRoom
) -> None:
    room.plan_route, room.changed_tools = "queued", {"send"}
    room.plans = [AnswerPlan(text="Hello!")]
    _, view = await problems.settle(text="hello")
    assert (view.status, view.message) == (ProblemStatus.DONE, "Hello!")
    assert [search.whole for search in room.retrievals] == [False, True]
    assert [(bool(asked.offered), len(asked.candidates)) for asked in room.plan_requests] == [(False, 2)]


async def test_a_slow_planner_is_a_regular_activity_and_can_be_canceled(problems: Any, room: FakeRoom) -> None:
    room.plan_route = "queued"
    room.gates["plan"] = asyncio.Event()
    room.plans = [AnswerPlan(text="too late")]
    handle = await problems.start(text="think hard")
    await asyncio.wait_for(room.started.setdefault("plan", asyncio.Event()).wait(), 10)
    await handle.signal(ProblemWorkflow.cancel_problem, {})
    assert (await handle.result()).status is ProblemStatus.CANCELED


@pytest.mark.parametrize("route", ["local", "near", "queued"])
async def test_a_slow_read_does_not_hold_up_a_cancellation(problems: Any, room: FakeRoom, route: Any) -> None:
    room.gates["look"], room.routes["look"] = asyncio.Event(), route
    handle = await problems.start(tool_name="look")
    await asyncio.wait_for(room.started.setdefault("look", asyncio.Event()).wait(), 10)
    await handle.signal(ProblemWorkflow.cancel_problem, {})
    assert (await handle.result()).status is ProblemStatus.CANCELED


async def test_a_dispatched_effect_is_waited_for_before_canceling(problems: Any, room: FakeRoom) -> None:
    room.gates["send"] = asyncio.Event()
    handle, _ = await problems.settle(tool_name="send", args={"to": "b@example.com", "subject": "s", "body": "b"})
    await handle.signal("confirm", {"confirmed": True})
    await asyncio.wait_for(room.started.setdefault("send", asyncio.Event()).wait(), 10)
    await handle.signal(ProblemWorkflow.cancel_problem, {})
    room.gates["send"].set()
    view = await handle.result()
    assert (view.status, view.tool_executed) == (ProblemStatus.CANCELED, True)
    assert "send" in view.message


@pytest.mark.requirement("life.budget")
async def test_the_rounds_are_bounded(problems: Any, room: FakeRoom) -> None:
    room.plans = [CallsPlan(calls=[look(n=n)]) for n in range(9)]
    _, view = await problems.settle(text="look for ever", budget=Budget(rounds=3))
    assert (view.status, view.error.code) == (ProblemStatus.FAILED, ErrorCode.BUDGET_EXHAUSTED)
    assert (len(room.plan_requests), len(room.calls)) == (3, 3)


@pytest.mark.requirement("life.budget.told")
async def test_a_limit_that_ends_a_problem_is_told_with_what_was_done_and_how_to_raise_it(
    problems: Any, room: FakeRoom
) -> None:
    room.plans = [CallsPlan(calls=[look(n=n)]) for n in range(9)]
    _, view = await problems.settle(text="look for ever", budget=Budget(rounds=2))
    lines = view.message.splitlines()
    assert lines[0].endswith("one request may take 2 rounds of planning, and this one has.")
    assert lines[1] == "Done so far:"
    assert "Whoever runs Steward can raise the limit: STEWARD_MAX_ROUNDS." in lines[-1]
    _, view = await problems.settle(text="look", budget=Budget(tokens=0))
    assert "Nothing was done." in view.message
    assert "STEWARD_MAX_TOKENS" in view.message


@pytest.mark.requirement("life.end-language")
@pytest.mark.parametrize(
    ("language", "limit", "done"),
    [
        ("de", "Eine Anfrage darf 2 Planungsrunden brauchen", "Bisher getan:"),
        ("es", "una petición puede usar 2 rondas de planificación", "Hecho hasta ahora:"),
    ],
)
async def test_a_limit_is_told_in_the_language_of_the_request(
    problems: Any, room: FakeRoom, language: str, limit: str, done: str
) -> None:
    room.known = {"language": language}
    room.plans = [CallsPlan(calls=[look(n=n)]) for n in range(9)]
    _, view = await problems.settle(text="look for ever", budget=Budget(rounds=2))
    first, second, *_ = view.message.splitlines()
    assert limit in first
    assert second == done


@pytest.mark.requirement("planning.question.own-words")
async def test_a_model_s_own_question_is_shown_and_its_draft_is_kept(problems: Any, room: FakeRoom) -> None:
    draft = ToolCall(tool_name="send", args={"to": "a@example.com", "subject": "s"})
    asked = AskPlan(question="Was soll in der Mail stehen?", draft=draft, missing=["body"])
    room.plans = [asked, AnswerPlan(text="Gesendet.")]
    handle, view = await problems.settle(text="schreib a@example.com")
    assert (view.question.text, view.question.parameter) == ("Was soll in der Mail stehen?", "body")
    view = await handle.execute_update(ProblemWorkflow.settle, SettleRequest(message=UserMessage(text="Hallo")))
    assert view.approvals[0].args == {"to": "a@example.com", "subject": "s", "body": "Hallo"}


@pytest.mark.requirement("planning.question.own-words")
async def test_a_reply_to_a_question_about_several_things_is_planned_with(problems: Any, room: FakeRoom) -> None:
    draft = ToolCall(tool_name="send", args={"to": "a@example.com"})
    asked = AskPlan(question="Subject and text?", draft=draft, missing=["subject", "body"])
    room.plans = [asked, AnswerPlan(text="Fine.")]
    handle, view = await problems.settle(text="write to a@example.com")
    assert (view.question.text, view.question.parameter) == ("Subject and text?", None)
    view = await handle.execute_update(ProblemWorkflow.settle, SettleRequest(message=UserMessage(text="Hi, see you")))
    assert room.plan_requests[-1].said[-1] == "Hi, see you"
    assert view.message == "Fine."


@pytest.mark.requirement("life.budget")
async def test_the_seconds_of_planning_are_bounded_and_waiting_for_a_free_planner_is_free(
    problems: Any, room: FakeRoom
) -> None:
    room.plan_route = "queued"
    room.plans = [AskPlan(question="Which mailbox?"), AnswerPlan(text="Work it is.")]
    work = SettleRequest(message=UserMessage(text="the work one"))
    room.plan_worked_s = 0.0
    handle, _ = await problems.settle(text="look", budget=Budget(seconds=1e-6))
    assert (await handle.execute_update(ProblemWorkflow.settle, work)).message == "Work it is."

    room.plan_worked_s = 400.0
    handle, _ = await problems.settle(text="look", budget=Budget(seconds=300))
    view = await handle.execute_update(ProblemWorkflow.settle, work)
    assert (view.status, view.error.code) == (ProblemStatus.FAILED, ErrorCode.BUDGET_EXHAUSTED)


@pytest.mark.requirement("life.last-round")
async def test_the_last_round_puts_what_was_found_into_words(problems: Any, room: FakeRoom) -> None:
    room.plans = [CallsPlan(calls=[look(q="a")]), CallsPlan(calls=[look(q="b")]), AnswerPlan(text="Found both.")]
    _, view = await problems.settle(text="look for a, b and c", budget=Budget(rounds=3))
    assert [bool(asked.candidates) for asked in room.plan_requests] == [True, True, False]
    assert len(room.plan_requests[-1].observations) == 2
    assert (view.status, view.message) == (ProblemStatus.DONE, "Found both.")


@pytest.mark.requirement("life.last-round")
async def test_a_last_round_with_nothing_to_tell_may_still_use_tools(problems: Any, room: FakeRoom) -> None:
    room.plans = [CallsPlan(calls=[look(q="a")])]
    await problems.settle(text="look for a", budget=Budget(rounds=1))
    assert [len(asked.candidates) for asked in room.plan_requests] == [2]
    assert len(room.calls) == 1


@pytest.mark.requirement("life.last-round")
async def test_a_last_round_after_an_answer_to_a_question_may_use_tools(problems: Any, room: FakeRoom) -> None:
    room.plans = [CallsPlan(calls=[look(q="a")]), AskPlan(question="Which is it?"), CallsPlan(calls=[look(q="b")])]
    handle, view = await problems.settle(text="look for a and the other one", budget=Budget(rounds=3))
    assert view.question.text == "Which is it?"
    said = SettleRequest(message=UserMessage(text="b"))
    await handle.execute_update(ProblemWorkflow.settle, said)
    assert [bool(asked.candidates) for asked in room.plan_requests] == [True, True, True]
    assert [call.args for call in room.calls] == [{"q": "a"}, {"q": "b"}]
    assert [asked.question for asked in room.plan_requests[-1].asked] == ["Which is it?"]
    assert room.plan_requests[-1].turns == [], "the question stands behind the request alone"


@pytest.mark.requirement("life.last-round")
async def test_a_last_round_after_a_message_may_use_tools(problems: Any, room: FakeRoom) -> None:
    room.gates["look"] = asyncio.Event()
    room.plans = [CallsPlan(calls=[look(q="a")]), AnswerPlan(text="Found a.")]
    handle = await problems.start(text="look for a", budget=Budget(rounds=2))
    await asyncio.wait_for(room.started.setdefault("look", asyncio.Event()).wait(), 10)
    await handle.signal(ProblemWorkflow.message, UserMessage(text="and b"))
    room.gates["look"].set()
    await handle.result()
    assert [bool(asked.candidates) for asked in room.plan_requests] == [True, True]
    assert room.plan_requests[-1].text == "look for a\nand b"


@pytest.mark.requirement("life.last-round")
async def test_a_last_round_after_invalid_arguments_may_correct_them(problems: Any, room: FakeRoom) -> None:
    bad = ToolCall(tool_name="send", args={"to": 5, "subject": "s", "body": "b"})
    room.plans = [CallsPlan(calls=[look(q="a")]), CallsPlan(calls=[bad]), AnswerPlan(text="Found a.")]
    _, view = await problems.settle(text="look for a, then send", budget=Budget(rounds=3))
    assert [bool(asked.candidates) for asked in room.plan_requests] == [True, True, True]
    assert view.message == "Found a."


@pytest.mark.requirement("life.invalid-arguments-once")
async def test_invalid_arguments_go_back_to_the_planner_once(problems: Any, room: FakeRoom) -> None:
    bad = CallsPlan(calls=[ToolCall(tool_name="send", args={"to": 5, "subject": "s", "body": "b"})])
    room.plans = [bad, CallsPlan(calls=[look(q="x")]), AnswerPlan(text="Fine.")]
    _, view = await problems.settle(text="send")
    assert view.status is ProblemStatus.DONE
    assert not room.plan_requests[1].observations[0].ok

    room.plans = [bad, bad]
    _, view = await problems.settle(text="send again")
    assert (view.status, view.error.code) == (ProblemStatus.FAILED, ErrorCode.PLANNING_FAILED)


def unfit(**args: Any) -> CallsPlan:
    return CallsPlan(calls=[ToolCall(tool_name="send", args={"subject": "s", "body": "b", "to": "x@y.example"} | args)])


@pytest.mark.requirement("life.invalid-arguments-once")
async def test_a_planner_that_is_told_something_new_goes_on(problems: Any, room: FakeRoom) -> None:
    room.plans = [unfit(to=5), unfit(subject=5), CallsPlan(calls=[look(q="x")]), AnswerPlan(text="Fine.")]
    _, view = await problems.settle(text="send")
    assert (view.status, view.message) == (ProblemStatus.DONE, "Fine.")

    room.plans = [unfit(to=5), unfit(subject=5), unfit(body=5), unfit(to=5, body=5), AnswerPlan(text="Never asked.")]
    _, view = await problems.settle(text="send again")
    assert (view.status, view.error.code) == (ProblemStatus.FAILED, ErrorCode.PLANNING_FAILED)


@pytest.mark.requirement("life.invalid-arguments-once")
async def test_a_language_model_has_the_last_word_about_plans_that_do_not_fit(problems: Any, room: FakeRoom) -> None:
    room.plans = [unfit(to=5), unfit(to=5), AnswerPlan(text="Das geht leider nicht.")]
    _, view = await problems.settle(text="schick es", by_model=True)
    assert (view.message, view.error.code) == ("Das geht leider nicht.", ErrorCode.INVALID_ARGUMENTS)
    assert [bool(one.candidates or one.offered) for one in room.plan_requests[-3:]] == [True, True, False]

    room.plans = [unfit(to=5), unfit(to=5), unfit(to=5)]
    _, view = await problems.settle(text="schick es", by_model=True)
    assert (view.status, view.error.code) == (ProblemStatus.FAILED, ErrorCode.PLANNING_FAILED)


async def test_a_question_without_a_draft_is_answered_and_planned_again(problems: Any, room: FakeRoom) -> None:
    room.plans = [AskPlan(question="Which mailbox?"), AnswerPlan(text="Work it is.")]
    handle, view = await problems.settle(text="look")
    assert (view.status, view.question.text) == (ProblemStatus.AWAITING_USER, "Which mailbox?")
    request = SettleRequest(message=UserMessage(text="the work one"))
    view = await handle.execute_update(ProblemWorkflow.settle, request)
    assert view.message == "Work it is."
    assert room.plan_requests[1].text == "look\nthe work one"


@pytest.mark.requirement("life.question-state", "life.continue-as-new")
@pytest.mark.parametrize("history_limit", [10, 4_000])
async def test_questions_go_back_with_their_state_and_replies(
    problems: Any, room: FakeRoom, history_limit: int
) -> None:
    states: list[Any] = [{"kind": "box", "ids": [3, "four"]}, None]
    questions = [AskPlan(question=f"Which {n}?", state=state) for n, state in enumerate(states)]
    room.plans = [*questions, AnswerPlan(text="Those.")]
    handle, _ = await problems.settle(text="look", history_limit=history_limit)
    latest = problems.client.get_workflow_handle_for(ProblemWorkflow.run, handle.id)
    for reply, then in (("the first", "Which 1?"), ("both", "Those.")):
        view = await latest.execute_update(ProblemWorkflow.settle, SettleRequest(message=UserMessage(text=reply)))
        while view.message != then:
            view = await latest.execute_update(ProblemWorkflow.settle, SettleRequest())
    assert ((await latest.describe()).run_id == handle.first_execution_run_id) == (history_limit > 10)
    first, second = (Asked(question=f"Which {n}?", state=state) for n, state in enumerate(states))
    first.replies, second.replies = ["the first"], ["both"]
    assert {request.round: request.asked for request in room.plan_requests} == {1: [], 2: [first], 3: [first, second]}
    assert room.plan_requests[-1].text == "look\nthe first\nboth"
    assert "four" not in "".join(write.model_dump_json() for write in room.writes)


async def test_two_drafts_with_gaps_are_asked_about_one_after_the_other(problems: Any, room: FakeRoom) -> None:
    drafts = [ToolCall(tool_name="send", args={"to": t, "subject": "s"}) for t in ("a@example.com", "b@example.com")]
    room.plans = [CallsPlan(calls=drafts), AnswerPlan(text="Both sent.")]
    handle, view = await problems.settle(text="write to a and b")
    assert view.question.parameter == "body"
    view = await handle.execute_update(ProblemWorkflow.settle, SettleRequest(message=UserMessage(text="one")))
    await handle.signal("confirm", {"confirmed": True, "approval_id": "1-1"})
    view = await handle.execute_update(ProblemWorkflow.settle, SettleRequest(message=UserMessage(text="two")))
    await handle.signal("confirm", {"confirmed": True, "approval_id": "1-2"})
    assert (await handle.result()).message == "Both sent."
    assert sorted(c.args["body"] for c in room.calls) == ["one", "two"]


@pytest.mark.requirement("inv.one-terminal-state")
async def test_when_no_planner_answers_the_problem_fails_and_says_why(problems: Any, room: FakeRoom) -> None:
    def refuse(_: Any) -> Any:
        raise ApplicationError("every planner is away", type=ErrorCode.PLANNING_FAILED, non_retryable=True)

    room.results["plan"] = refuse
    room.plans = []
    _, view = await problems.settle(text="anything")
    assert (view.status, view.error.code) == (ProblemStatus.FAILED, ErrorCode.PLANNING_FAILED)


async def test_a_tool_that_fails_for_good_ends_as_failed_even_when_the_planner_is_polite(
    problems: Any, room: FakeRoom
) -> None:
    room.results["look"] = lambda _: CallToolOutput(state="failed", error="mailbox locked")
    room.plans = [CallsPlan(calls=[look()]), AnswerPlan(text="Sorry, the mailbox is locked.")]
    _, view = await problems.settle(text="look")
    assert (view.status, view.error.code) == (ProblemStatus.FAILED, ErrorCode.TOOL_FAILED)


async def test_denying_the_only_call_of_a_plan_ends_as_canceled(problems: Any, room: FakeRoom) -> None:
    room.verdicts["look"] = Verdict.CONFIRM
    room.plans = [CallsPlan(calls=[look()], left=[]), AnswerPlan(text="never reached")]
    handle, _ = await problems.settle(text="look")
    await handle.signal("confirm", {"confirmed": False})
    view = await handle.result()
    assert (view.status, len(room.plan_requests)) == (ProblemStatus.CANCELED, 1)


@pytest.mark.requirement("life.continue-as-new")
async def test_a_long_life_continues_as_new_with_everything_pending(problems: Any, room: FakeRoom) -> None:
    room.verdicts["look"] = Verdict.CONFIRM
    room.plans = [CallsPlan(calls=[look(n=1)]), CallsPlan(calls=[look(n=2)]), AnswerPlan(text="Both.")]
    handle, view = await problems.settle(text="look twice", history_limit=10)
    latest = problems.client.get_workflow_handle_for(ProblemWorkflow.run, handle.id)
    for expected in ("1-1", "1-2"):
        while not (view.approvals and view.approvals[0].approval_id == expected):
            view = await latest.execute_update(ProblemWorkflow.settle, SettleRequest())
        await latest.signal("confirm", {"confirmed": True})
    while not view.closed:
        view = await latest.execute_update(ProblemWorkflow.settle, SettleRequest())
    assert view.message == "Both."
    assert (await latest.describe()).run_id != handle.first_execution_run_id
    assert {c.args["n"] for c in room.calls} == {1, 2}


async def test_the_plan_after_a_quick_read_is_made_with_its_result(problems: Any, room: FakeRoom) -> None:
    room.plans = [CallsPlan(calls=[look(q="a")]), AnswerPlan(text="Found.")]
    _, view = await problems.settle(text="look for a")
    assert view.message == "Found."
    assert [[seen.result for seen in asked.observations] for asked in room.plan_requests] == [
        [],
        [{"echo": {"q": "a"}}],
    ]
    assert [asked.observations[0].message for asked in room.plan_requests[1:]] == ["look did it"]


@pytest.mark.requirement("memory.by-meaning")
async def test_what_is_remembered_near_to_the_text_stands_before_the_rest(problems: Any, room: FakeRoom) -> None:
    room.known = {"memories": ["Ada likes tea", "Ada has a cat"]}
    room.near = ["Ada is allergic to nuts", "Ada likes tea"]
    room.plans = [AnswerPlan(text="Done.")]
    await problems.settle(text="book a table for Ada", by_model=True)
    [asked] = room.plan_requests
    assert asked.memories == ["Ada is allergic to nuts", "Ada likes tea", "Ada has a cat"]
