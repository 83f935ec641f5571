"""The quick part of a problem's life: one activity, whose results the workflow takes as its own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import pytest
from temporalio.exceptions import ApplicationError

from steward.contracts.calls import CallToolOutput
from steward.contracts.errors import ErrorCode
from steward.contracts.mirror import MirrorWrite
from steward.contracts.plan import AnswerPlan, CallsPlan, ToolCall
from steward.contracts.problem import ProblemStatus
from steward.workflows.problem import ProblemWorkflow
from tests.support.fake_room import FakeRoom

LOOK = ToolCall(tool_name="look", args={"q": "a"})
LIMIT_S = 20


async def _events(handle: Any) -> Sequence[Any]:
    events: Sequence[Any] = (await handle.fetch_history()).events
    return events


async def _activities(handle: Any) -> list[str]:
    """The activities of a history: those in the workflow task by name, others by type."""
    found = []
    for event in await _events(handle):
        if event.HasField("activity_task_scheduled_event_attributes"):
            found.append(event.activity_task_scheduled_event_attributes.activity_type.name)
        elif event.HasField("marker_recorded_event_attributes"):
            data = event.marker_recorded_event_attributes.details["data"].payloads[0].data
            found.append(
                next(name for name in ("advance", "call_tool", "record_steps") if f'"{name}"'.encode() in data)
            )
    return found


@pytest.mark.requirement("life.quick-is-one-activity")
async def test_a_planned_problem_of_quick_reads_is_one_activity(problems: Any, room: FakeRoom) -> None:
    left, right, up = (ToolCall(tool_name="look", args={"q": where}) for where in ("left", "right", "up"))
    room.plans = [CallsPlan(calls=[left, right]), CallsPlan(calls=[up]), AnswerPlan(text="Found.")]
    handle, view = await problems.settle(text="look thrice")
    assert (view.status, view.message, len(room.calls)) == (ProblemStatus.DONE, "Found.", 3)
    assert await _activities(handle) == ["advance"]
    assert room.mirrored() == [step.action.value for step in (await handle.query(ProblemWorkflow.steps)).steps]


@pytest.mark.requirement("life.quick-is-one-activity")
async def test_a_cancel_while_it_goes_quickly_takes_back_what_the_mirror_has(problems: Any, room: FakeRoom) -> None:
    room.gates["look"] = asyncio.Event()
    room.started["look"] = asyncio.Event()
    room.routes["look"] = "local"
    room.plans = [CallsPlan(calls=[LOOK]), AnswerPlan(text="Found.")]
    handle = await problems.start(text="look")
    async with asyncio.timeout(LIMIT_S):
        await room.started["look"].wait()
        await handle.signal(ProblemWorkflow.cancel_problem, {"reason": "never mind"})
        room.gates["look"].set()
        view = await handle.result()
    # The server takes no end that a signal came before: all of it is done anew, after the signal.
    assert (view.status, view.message) == (ProblemStatus.CANCELED, "Canceled: never mind")
    *earlier, last = room.writes
    assert (last.view.status, [step.action.value for step in last.steps]) == (ProblemStatus.CANCELED, ["canceled"])
    assert all(write.view.updated_at < last.view.updated_at for write in earlier)


@pytest.mark.requirement("life.quick-is-one-activity")
async def test_a_read_that_fails_for_now_is_tried_again_by_the_workflow(problems: Any, room: FakeRoom) -> None:
    def answer(_: Any) -> CallToolOutput:
        if len(room.calls) < 3:
            raise ApplicationError("busy", type=ErrorCode.TOOL_UNAVAILABLE)
        return CallToolOutput(state="succeeded", result="here", message="Here.")

    room.results["look"] = answer
    handle, view = await problems.settle(tool_name="look", args={"q": "a"})
    assert (view.status, view.message, len(room.calls)) == (ProblemStatus.DONE, "Here.", 3)
    assert await _activities(handle) == ["advance", "call_tool", "advance"]


@pytest.mark.requirement("life.quick-is-one-activity")
async def test_the_attempt_that_failed_counts_and_its_pause_is_kept(problems: Any, room: FakeRoom) -> None:
    def answer(_: Any) -> CallToolOutput:
        if len(room.calls) == 1:
            raise ApplicationError("busy", type=ErrorCode.TOOL_UNAVAILABLE, next_retry_delay=timedelta(seconds=90))
        return CallToolOutput(state="succeeded", result="here", message="Here.")

    room.results["look"] = answer
    handle = await problems.start(tool_name="look", args={"q": "a"})
    view = await handle.result()
    assert (view.status, [call.tried for call in room.calls]) == (ProblemStatus.DONE, [0, 1])
    [timer] = [
        event.timer_started_event_attributes
        for event in await _events(handle)
        if event.HasField("timer_started_event_attributes")
    ]
    assert timer.start_to_fire_timeout.ToTimedelta() == timedelta(seconds=90)


@pytest.mark.requirement("life.quick-is-one-activity")
async def test_a_cancel_ends_the_pause_before_the_next_attempt(problems: Any, room: FakeRoom) -> None:
    busy = ApplicationError("busy", type=ErrorCode.TOOL_UNAVAILABLE, next_retry_delay=timedelta(days=1))

    def answer(_: Any) -> CallToolOutput:
        raise busy

    room.results["look"] = answer
    handle = await problems.start(tool_name="look", args={"q": "a"})
    async with asyncio.timeout(LIMIT_S):
        while not any(event.HasField("timer_started_event_attributes") for event in await _events(handle)):
            pass  # each look is a call to the server
        await handle.signal(ProblemWorkflow.cancel_problem, {"reason": "never mind"})
        view = await handle.result()
    assert (view.status, len(room.calls)) == (ProblemStatus.CANCELED, 1)


@pytest.mark.requirement("life.quick-is-one-activity")
async def test_a_mirror_that_is_away_at_the_end_is_waited_for(
    problems: Any, room: FakeRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[MirrorWrite] = []
    keep = room.writes.append

    class Away(list[MirrorWrite]):
        def append(self, write: MirrorWrite) -> None:
            tries.append(write)
            if len(tries) < 3:
                raise ApplicationError("PostgreSQL is away", type=ErrorCode.POSTGRES_UNAVAILABLE)
            keep(write)

    monkeypatch.setattr(room, "writes", Away())
    handle, view = await problems.settle(tool_name="look", args={"q": "a"})
    assert (view.status, len(room.calls), len(tries)) == (ProblemStatus.DONE, 1, 3)
    assert await _activities(handle) == ["advance", "record_steps"]
