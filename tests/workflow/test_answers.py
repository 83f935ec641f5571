"""What the guards say of an answer, as it reaches the caller."""

from __future__ import annotations

from typing import Any

import pytest

from steward.contracts.activities import Emergency
from steward.contracts.errors import ErrorCode
from steward.contracts.observed import OBSERVATION_LIMIT
from steward.contracts.plan import AnswerPlan, CallsPlan, ToolCall
from steward.contracts.problem import ProblemStatus, Verification
from steward.contracts.step import Action
from steward.contracts.tool import Effect
from steward.contracts.wire import Answer
from tests.support.fake_room import FakeRoom


@pytest.mark.requirement("answers.told")
async def test_the_verification_comes_with_the_answer_and_what_the_tools_returned(
    problems: Any, room: FakeRoom
) -> None:
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="look", args={"q": "a"})]), AnswerPlan(text="Found it.")]
    room.checked = {"verification": Verification(confidence=0.3, verified=False, notes=["why"]), "withheld": "Lies."}
    _, view = await problems.settle(text="look for a")
    answer = Answer.of(view)
    assert (answer.success, answer.message) == (True, "Found it.")
    assert answer.verification == Verification(
        confidence=0.3, verified=False, notes=["why"], raw_outputs=[{"tool_name": "look", "result": view.result}]
    )
    planned = [step for write in room.writes for step in write.steps if step.action is Action.PLANNED][-1]
    assert planned.detail["withheld"] == "Lies."
    assert planned.description == "Plan 2: answer, its wording withheld"
    assert planned.detail["verification"] == {"confidence": 0.3, "verified": False, "notes": ["why"]}


@pytest.mark.requirement("answers.told")
async def test_an_answer_without_any_source_ends_as_blocked(problems: Any, room: FakeRoom) -> None:
    room.plans = [AnswerPlan(text="I have no source for that.")]
    room.checked = {"verification": Verification(confidence=0.0, verified=False), "answer_blocked": True}
    _, view = await problems.settle(text="how high is it?")
    assert (view.status, view.closed, view.message) == (ProblemStatus.BLOCKED, True, "I have no source for that.")
    assert view.error is not None
    assert view.error.code is ErrorCode.ANSWER_BLOCKED
    assert Answer.of(view).success is False


@pytest.mark.requirement("answers.told")
async def test_a_long_output_is_told_by_its_beginning(problems: Any, room: FakeRoom) -> None:
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="look")]), AnswerPlan(text="Found it.")]
    room.results["look"] = lambda _: "x" * 50_000
    room.checked = {"verification": Verification()}
    _, view = await problems.settle(text="look")
    assert view.verification is not None
    [output] = view.verification.raw_outputs
    assert len(output["result"]["shortened"]) == OBSERVATION_LIMIT
    assert len(view.result) == 50_000


@pytest.mark.requirement("tools.guard.emergency-goes-first")
async def test_a_likely_emergency_is_planned_and_its_answer_begins_with_the_number(
    problems: Any, room: FakeRoom
) -> None:
    room.known = {"emergency": Emergency(level="likely", score=0.5, message="Call 112.")}
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="look", args={"q": "a"})]), AnswerPlan(text="The next one.")]
    _, view = await problems.settle(text="my chest feels tight, look for a hospital")
    assert (view.status, view.message) == (ProblemStatus.DONE, "Call 112.\n\nThe next one.")
    steps = [step for write in room.writes for step in write.steps if step.action is Action.EMERGENCY_HEARD]
    assert [(step.detail["emergency"], step.detail["score"]) for step in steps] == [("likely", 0.5)]
    assert room.writes[-1].view.message == view.message


CHEST = Emergency(level="likely", score=0.5, message="Call 112.", held_back="Nothing else was done.")


@pytest.mark.requirement("tools.guard.emergency-holds-a-request")
@pytest.mark.parametrize("tool", ["send", "write"], ids=["needs approval", "runs by itself"])
async def test_a_likely_emergency_runs_and_proposes_nothing_that_rules_plan(
    problems: Any, room: FakeRoom, tool: str
) -> None:
    room.known, room.effects = {"emergency": CHEST}, {"send": Effect.ONCE, "write": Effect.ONCE}
    room.plans = [CallsPlan(calls=[ToolCall(tool_name=tool, args={"text": "hi"})])]
    _, view = await problems.settle(text="my chest feels tight, send hi")
    assert (view.status, view.approvals) == (ProblemStatus.BLOCKED, [])
    assert view.message == "Call 112.\n\nNothing else was done."
    assert (room.calls, room.plan_requests[0].emergency) == ([], "Call 112.")
