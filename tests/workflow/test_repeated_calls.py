"""A planner that asks again for what it has done already."""

from __future__ import annotations

from typing import Any

import pytest

from steward.contracts.approval import Decision
from steward.contracts.calls import CallToolInput
from steward.contracts.plan import AnswerPlan, AskPlan, CallsPlan, ToolCall
from steward.contracts.problem import ProblemStatus, SettleRequest, UserMessage
from steward.contracts.shown import Shown, ShownField
from steward.contracts.tool import Effect
from steward.contracts.tool_meaning import Meaning, Role
from steward.workflows.problem import ProblemWorkflow
from tests.support.fake_room import FakeRoom

SEND = CallsPlan(calls=[ToolCall(tool_name="send", args={"to": "b@x.org", "subject": "s", "body": "b"})])


def plan(*tools: str) -> CallsPlan:
    return CallsPlan(calls=[ToolCall(tool_name=tool, args={"q": "a"}) for tool in tools])


@pytest.fixture
def adding(room: FakeRoom) -> FakeRoom:
    """`add` has an effect that needs nobody's permission."""
    room.effects["add"] = Effect.IDEMPOTENT
    return room


@pytest.mark.requirement("attacks.planner.repeats-nothing")
@pytest.mark.parametrize("tool", ["add", "look"])
async def test_a_planner_that_always_wants_the_same_call_gets_it_once(
    problems: Any, adding: FakeRoom, tool: str
) -> None:
    adding.plans = [plan(tool) for _ in range(20)]
    _, view = await problems.settle(text="loop")
    assert (view.status, len(adding.calls)) == (ProblemStatus.DONE, 1)
    assert adding.mirrored().count("call_not_repeated") == 2
    assert [request.repeated for request in adding.plan_requests] == [[], [], [tool]]


@pytest.mark.requirement("attacks.planner.repeats-nothing")
async def test_a_text_that_is_spelt_otherwise_makes_no_second_effect(problems: Any, adding: FakeRoom) -> None:
    adding.meanings["add"] = Meaning(roles={"title": Role.TITLE, "id": Role.ID})
    said = [{"title": "Buy milk"}, {"title": "buy  milk."}, {"title": "Buy milk", "id": "A"}, {"title": "x", "id": "a"}]
    wanted = [CallsPlan(calls=[ToolCall(tool_name="add", args=dict(args))]) for args in said]
    adding.plans = [*wanted, AnswerPlan(text="Added.")]
    _, view = await problems.settle(text="loop")
    assert view.status is ProblemStatus.DONE
    assert [call.args for call in adding.calls] == [said[0], said[2], said[3]]


@pytest.mark.requirement("attacks.planner.repeats-nothing")
async def test_a_call_is_the_same_although_what_it_worked_on_looks_different_since(
    problems: Any, adding: FakeRoom
) -> None:
    def add(request: CallToolInput) -> dict[str, bool]:
        adding.shown["add"] = Shown(fields=[ShownField(label="task", value="milk (done)")])
        return {"done": True}

    adding.shown["add"] = Shown(fields=[ShownField(label="task", value="milk")])
    adding.results["add"] = add
    adding.plans = [plan("add") for _ in range(20)]
    _, view = await problems.settle(text="loop")
    assert (view.status, len(adding.calls)) == (ProblemStatus.DONE, 1)


@pytest.mark.requirement("attacks.planner.repeats-nothing")
async def test_a_planner_goes_on_after_it_repeated_itself(problems: Any, adding: FakeRoom) -> None:
    adding.plans = [plan("add"), plan("add", "other"), AnswerPlan(text="Both.")]
    _, view = await problems.settle(text="add, then other")
    assert (view.message, [call.tool_name for call in adding.calls]) == ("Both.", ["add", "other"])


@pytest.mark.requirement("attacks.planner.repeats-nothing")
async def test_an_approved_call_is_not_asked_for_again(problems: Any, room: FakeRoom) -> None:
    room.plans = [SEND, SEND, SEND]
    handle, view = await problems.settle(text="send it")
    await handle.execute_update(ProblemWorkflow.decide, Decision(confirmed=True, wait=True))
    view = await handle.result()
    assert (view.status, len(room.calls)) == (ProblemStatus.DONE, 1)
    assert [step for step in room.mirrored() if step == "approval_requested"] == ["approval_requested"]


@pytest.mark.requirement("attacks.planner.repeats-nothing")
@pytest.mark.parametrize(("times", "made"), [(1, 1), (2, 2)])
async def test_equal_calls_of_one_plan_are_one_unless_the_user_asked_for_more(
    problems: Any, adding: FakeRoom, times: int, made: int
) -> None:
    adding.wanted_times = times
    adding.plans = [plan("add", "add", "add"), AnswerPlan(text="Added.")]
    await problems.settle(text="add it")
    assert len(adding.calls) == made


@pytest.mark.requirement("attacks.planner.repeats-nothing")
@pytest.mark.parametrize(("tool", "made"), [("add", 2), ("look", 1)])
async def test_an_effect_that_was_asked_for_twice_may_come_in_one_plan_after_the_other(
    problems: Any, adding: FakeRoom, tool: str, made: int
) -> None:
    adding.wanted_times = 2
    adding.plans = [plan(tool), plan(tool), plan(tool), AnswerPlan(text="Done.")]
    await problems.settle(text="twice")
    assert len(adding.calls) == made


@pytest.mark.requirement("attacks.planner.reads-are-kept")
async def test_a_look_up_is_made_again_once_something_was_changed(problems: Any, adding: FakeRoom) -> None:
    adding.plans = [plan("look"), plan("add"), plan("look"), plan("look"), AnswerPlan(text="Seen.")]
    await problems.settle(text="look, add, look")
    assert [call.tool_name for call in adding.calls] == ["look", "add", "look"]


@pytest.mark.requirement("attacks.planner.reads-are-kept")
async def test_what_the_user_says_meanwhile_makes_a_call_new(problems: Any, adding: FakeRoom) -> None:
    adding.plans = [plan("add"), AskPlan(question="Anything else?"), plan("add"), AnswerPlan(text="Again.")]
    handle, view = await problems.settle(text="add it")
    assert view.status is ProblemStatus.AWAITING_USER
    await handle.execute_update(ProblemWorkflow.settle, SettleRequest(message=UserMessage(text="the same again")))
    assert [call.tool_name for call in adding.calls] == ["add", "add"]
