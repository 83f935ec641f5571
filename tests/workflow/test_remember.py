"""What was said in a problem goes with its last record; before version 1 a workflow of its own kept it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from temporalio.client import WorkflowExecutionStatus
from temporalio.exceptions import ApplicationError
from temporalio.service import RPCError, RPCStatusCode
from temporalio.testing import WorkflowEnvironment

from steward.contracts.memory import Learned
from steward.contracts.owner import Owner
from steward.contracts.plan import AnswerPlan, AskPlan, CallsPlan, ToolCall
from steward.contracts.problem import ProblemStatus, UserMessage
from tests.support.fake_room import FakeRoom

LIMIT_S = 30


@pytest.mark.requirement("memory.exchange.remembered")
async def test_what_was_said_goes_with_the_last_record_and_no_workflow_is_started(
    problems: Any, room: FakeRoom, env: WorkflowEnvironment
) -> None:
    room.plans = [AskPlan(question="Which one?"), AnswerPlan(text="The red one.")]
    handle, _ = await problems.settle(text="which car is mine?", remember=True)
    assert [write.exchange for write in room.writes] == [None] * len(room.writes)
    await handle.signal("message", UserMessage(text="the fast one"))
    async with asyncio.timeout(LIMIT_S):
        await handle.result()
    [kept] = [write.exchange for write in room.writes if write.exchange]
    assert room.writes[-1].exchange == kept
    assert (kept.problem_id, kept.owner) == (1, Owner("t", "alice"))
    assert (kept.user_message, kept.agent_response) == ("which car is mine?\nthe fast one", "The red one.")
    assert await started(env) is False


@pytest.mark.requirement("memory.exchange.remembered")
@pytest.mark.parametrize(
    "given",
    [
        {"text": "look", "remember": False},
        {"tool_name": "look", "remember": True},
        {"text": "bad", "remember": True, "blocked": "no"},
    ],
)
async def test_no_record_keeps_calls_refusals_and_what_is_not_wanted(
    problems: Any, room: FakeRoom, given: dict[str, Any]
) -> None:
    room.blocked = given.pop("blocked", None)
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="look")]), AnswerPlan(text="Found it.")]
    handle, _ = await problems.settle(**given)
    async with asyncio.timeout(LIMIT_S):
        await handle.result()
    assert [write.exchange for write in room.writes] == [None] * len(room.writes)


async def started(env: WorkflowEnvironment) -> bool:
    """Whether there is a RememberWorkflow of problem 1."""
    try:
        await env.client.get_workflow_handle("remember-1").describe()
    except RPCError as error:
        return error.status is not RPCStatusCode.NOT_FOUND
    return True


@pytest.mark.requirement("memory.exchange.remembered")
async def test_the_answer_is_there_while_the_memory_is_still_busy(
    problems: Any, room: FakeRoom, env: WorkflowEnvironment
) -> None:
    room.plans = [AskPlan(question="Which one?"), AnswerPlan(text="The red one.")]
    room.gates["memory"] = asyncio.Event()
    handle, asked = await problems.settle(text="which car is mine?", remember=True, version=0)
    assert asked.status is ProblemStatus.AWAITING_USER
    await handle.signal("message", UserMessage(text="the fast one"))
    async with asyncio.timeout(LIMIT_S):
        view = await handle.result()
        assert (view.status, room.remembered) == (ProblemStatus.DONE, [])
        room.gates["memory"].set()
        await env.client.get_workflow_handle("remember-1").result()
    [kept] = room.remembered
    assert (kept.problem_id, kept.owner) == (1, Owner("t", "alice"))
    assert (kept.user_message, kept.agent_response) == ("which car is mine?\nthe fast one", "The red one.")


@pytest.mark.requirement("memory.exchange.remembered")
@pytest.mark.parametrize(
    "given",
    [
        {"text": "look", "remember": False, "version": 0},
        {"tool_name": "look", "remember": True, "version": 0},
        {"text": "bad", "remember": True, "version": 0, "blocked": "no"},
    ],
)
async def test_nothing_is_kept_of_calls_refusals_and_where_it_is_not_wanted(
    problems: Any, room: FakeRoom, env: WorkflowEnvironment, given: dict[str, Any]
) -> None:
    room.blocked = given.pop("blocked", None)
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="look")]), AnswerPlan(text="Found it.")]
    handle, _ = await problems.settle(**given)
    async with asyncio.timeout(LIMIT_S):
        await handle.result()
    assert await started(env) is False


@pytest.mark.requirement("memory.exchange.remembered")
async def test_an_exchange_that_is_kept_already_is_no_failure(
    problems: Any, room: FakeRoom, env: WorkflowEnvironment
) -> None:
    room.plans = [AnswerPlan(text="Hello.")]
    async with asyncio.timeout(LIMIT_S):
        handle, _ = await problems.settle(text="hi", remember=True, version=0)
        await handle.result()
        await env.client.get_workflow_handle("remember-1").result()
        problems.count = 0
        again, _ = await problems.settle(text="hi", remember=True, version=0)
        await again.result()
    assert (await again.describe()).status is WorkflowExecutionStatus.COMPLETED
    assert len(room.remembered) == 1


@pytest.mark.requirement("memory.learned.off-path")
@pytest.mark.parametrize("failure", [None, ApplicationError("away", non_retryable=True)])
async def test_a_model_is_asked_for_facts_when_the_problem_is_over_and_may_fail(
    problems: Any, room: FakeRoom, env: WorkflowEnvironment, failure: Exception | None
) -> None:
    room.plans = [AnswerPlan(text="Hello.")]
    room.learned, room.no_facts = Learned(ask_model=True), failure
    async with asyncio.timeout(LIMIT_S):
        handle, _ = await problems.settle(text="hi, I have two kids", remember=True, version=0)
        await handle.result()
        remembering = env.client.get_workflow_handle("remember-1")
        await remembering.result()
    assert [asked.user_message for asked in room.asked_for_facts] == ["hi, I have two kids"]
    assert (await remembering.describe()).status is WorkflowExecutionStatus.COMPLETED


@pytest.mark.requirement("memory.learned.off-path")
async def test_without_a_model_nobody_is_asked(problems: Any, room: FakeRoom, env: WorkflowEnvironment) -> None:
    room.plans = [AnswerPlan(text="Hello.")]
    async with asyncio.timeout(LIMIT_S):
        handle, _ = await problems.settle(text="hi", remember=True, version=0)
        await handle.result()
        await env.client.get_workflow_handle("remember-1").result()
    assert (len(room.remembered), room.asked_for_facts) == (1, [])


@pytest.mark.requirement("memory.context")
async def test_what_is_known_of_the_user_goes_to_the_planner_and_their_zone_to_everything(
    problems: Any, room: FakeRoom
) -> None:
    profile = {"name": "Ann", "timezone": "Asia/Tokyo"}
    room.known = {"profile": profile, "memories": ["likes tea"], "timezone": "Asia/Tokyo"}
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="look")]), AnswerPlan(text="Tea.")]
    await problems.settle(text="what do I like?", timezone="Europe/Berlin")
    planned = room.plan_requests[0]
    assert (planned.profile, planned.memories, planned.requester.timezone) == (profile, ["likes tea"], "Asia/Tokyo")
    assert room.calls[0].requester.timezone == "Asia/Tokyo"
