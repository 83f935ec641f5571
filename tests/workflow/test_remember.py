"""What was said in a problem goes with its last record; a workflow of its own asks a model for facts."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from temporalio.exceptions import ApplicationError
from temporalio.testing import WorkflowEnvironment

from steward.contracts import queues
from steward.contracts.memory import Learned, RememberInput
from steward.contracts.owner import Owner
from steward.contracts.plan import AnswerPlan, AskPlan, CallsPlan, ToolCall
from steward.contracts.problem import UserMessage
from steward.contracts.tool import Effect
from steward.contracts.tool_meaning import Does, Meaning
from steward.workflows.remember import RememberWorkflow
from tests.support.fake_room import FakeRoom

LIMIT_S = 30


@pytest.mark.requirement("memory.exchange.remembered")
async def test_what_was_said_goes_with_the_last_record(problems: Any, room: FakeRoom) -> None:
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


@pytest.mark.requirement("memory.learned.not-beside-the-planner")
@pytest.mark.parametrize(
    ("backend", "of", "kept"), [("llama", "fact", True), ("llama", "task", False), ("embedded", "fact", False)]
)
async def test_a_record_says_whether_a_model_kept_facts_itself(
    problems: Any, room: FakeRoom, backend: str, of: str, kept: bool
) -> None:
    room.backend, room.effects = backend, {"look": Effect.IDEMPOTENT}
    room.meanings = {"look": Meaning(does=Does.ADD, of=of)}
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="look")]), AnswerPlan(text="Noted.")]
    handle, _ = await problems.settle(text="my mum is called Ruth", remember=True)
    async with asyncio.timeout(LIMIT_S):
        await handle.result()
    assert [write.exchange.facts_kept for write in room.writes if write.exchange] == [kept]


SAID = RememberInput(
    owner=Owner("t", "alice"),
    problem_id=1,
    user_message="hi, I have two kids",
    agent_response="Hello.",
    said_at="2026-11-24T12:00:00+00:00",
)


@pytest.mark.requirement("memory.learned.off-path")
@pytest.mark.usefixtures("problems")
@pytest.mark.parametrize("failure", [None, ApplicationError("away", non_retryable=True)])
@pytest.mark.parametrize("asks", [True, False])
async def test_a_model_is_asked_for_facts_where_there_is_one_and_may_fail(
    room: FakeRoom, env: WorkflowEnvironment, failure: Exception | None, asks: bool
) -> None:
    room.learned, room.no_facts = Learned(ask_model=asks), failure
    async with asyncio.timeout(LIMIT_S):
        await env.client.execute_workflow(
            RememberWorkflow.run, SAID, id=queues.remember_workflow_id(1), task_queue=queues.PROBLEMS
        )
    assert room.asked_for_facts == ([SAID] if asks else [])


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
