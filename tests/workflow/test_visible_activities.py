"""What the history of a problem shows: every activity by its name, with a line that an operator understands."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import pytest
from temporalio.exceptions import ApplicationError

from steward.contracts.approval import Decision
from steward.contracts.calls import CallToolOutput, Verdict
from steward.contracts.errors import ErrorCode
from steward.contracts.mirror import MirrorWrite
from steward.contracts.plan import AnswerPlan, CallsPlan, ToolCall
from steward.contracts.problem import ProblemStatus
from steward.decisions import state as states
from steward.workflows.mirror import MOST_UNTOLD
from steward.workflows.problem import ProblemWorkflow
from tests.support.fake_room import FakeRoom

LOOK = ToolCall(tool_name="look", args={"q": "a"})
MAIL = {"to": "bob@example.com", "subject": "Hi", "body": "Hello"}
LIMIT_S = 20
FOUND = ["open_problem", "embed_text", "retrieve_tools"]


async def _events(handle: Any) -> Sequence[Any]:
    events: Sequence[Any] = (await handle.fetch_history()).events
    return events


async def _lines(handle: Any) -> list[tuple[str, str]]:
    """The activities of a history, in the workflow task or outside, each with its summary."""
    found = []
    for event in await _events(handle):
        if event.HasField("activity_task_scheduled_event_attributes"):
            name = event.activity_task_scheduled_event_attributes.activity_type.name
        elif event.HasField("marker_recorded_event_attributes"):
            name = json.loads(event.marker_recorded_event_attributes.details["data"].payloads[0].data)["activity_type"]
        else:
            continue
        found.append((name, json.loads(event.user_metadata.summary.data or '""')))
    return found


async def _activities(handle: Any) -> list[str]:
    return [name for name, _ in await _lines(handle)]


async def _timers(handle: Any) -> list[Any]:
    return [e for e in await _events(handle) if e.HasField("timer_started_event_attributes")]


def _busy(tries: int, **more: Any) -> Any:
    """A tool that cannot answer for now, so many times."""
    left = [ApplicationError("busy", type=ErrorCode.TOOL_UNAVAILABLE, **more)] * tries

    def answer(_: Any) -> CallToolOutput:
        if left:
            raise left.pop()
        return CallToolOutput(state="succeeded", result="here", message="Here.")

    return answer


@pytest.mark.requirement("life.visible-activities")
async def test_each_activity_of_a_planned_problem_is_in_its_history_by_name(problems: Any, room: FakeRoom) -> None:
    left, right, up = (ToolCall(tool_name="look", args={"q": where}) for where in ("left", "right", "up"))
    room.plans = [CallsPlan(calls=[left, right]), CallsPlan(calls=[up]), AnswerPlan(text="Found.")]
    handle, view = await problems.settle(text="look thrice")
    assert (view.status, view.message, len(room.calls)) == (ProblemStatus.DONE, "Found.", 3)
    rounds = ["plan_next_action", "call_tool", "call_tool", "plan_next_action", "call_tool", "plan_next_action"]
    assert await _activities(handle) == [*FOUND, *rounds, "record_steps"]
    tasks = [e for e in await _events(handle) if e.HasField("workflow_task_completed_event_attributes")]
    assert (len(tasks), len(room.writes)) == (1, 1), "what is quick needs one workflow task, and one write"
    assert room.mirrored() == [step.action.value for step in (await handle.query(ProblemWorkflow.steps)).steps]


@pytest.mark.requirement("life.visible-activities")
async def test_the_lines_of_a_planned_problem_tell_what_happened(problems: Any, room: FakeRoom) -> None:
    seek = ToolCall(tool_name="search_email", args={"query": "Q3 report", "from": "Alice", "limit": 5, "folder": None})
    room.plans = [CallsPlan(calls=[seek]), AnswerPlan(text="Two e-mails.")]
    handle, _ = await problems.settle(text="any mail from  Alice\nabout the Q3 report?")
    assert await _lines(handle) == [
        ("open_problem", "request of alice by http: “any mail from Alice about the Q3 report?”"),
        ("embed_text", "“any mail from Alice about the Q3 report?”"),
        ("retrieve_tools", "tools for “any mail from Alice about the Q3 report?”"),
        ("plan_next_action", "plan 1: ask fake, offering look and send"),
        ("call_tool", "search_email: Q3 report, Alice, limit 5 (plan 1 by fake)"),
        ("plan_next_action", "plan 2: ask fake, after search_email"),
        ("record_steps", "7 steps, done; Plan 1: search_email by fake; Plan 2: answer by fake; Two e-mails."),
    ]


@pytest.mark.requirement("life.visible-activities")
async def test_the_lines_of_an_approval_tell_who_gave_it_and_for_what(problems: Any, room: FakeRoom) -> None:
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await handle.execute_update(ProblemWorkflow.decide, Decision(confirmed=True, wait=True))
    identity = problems.client.identity
    what = "send: bob@example.com, Hi, Hello"
    lines = await _lines(handle)
    assert [name for name, _ in lines] == ["open_problem", "record_steps", "record_steps", "call_tool", "record_steps"]
    assert [line for _, line in lines] == [
        f"request of alice by http: {what}",
        f"2 steps, awaiting confirmation; Run send with {MAIL}?",
        "1 step, in progress; send was approved.",
        f"{what} (approved by temporal:{identity})",
        "2 steps, done; send did it",
    ]
    [timer] = await _timers(handle)
    assert (
        json.loads(timer.user_metadata.summary.data)
        == f"approval {handle.id.removeprefix('problem-')}-1 expires: {what}"
    )


@pytest.mark.requirement("life.visible-activities")
async def test_a_line_has_room_for_any_letters(problems: Any, room: FakeRoom) -> None:
    room.plans = [AnswerPlan(text="🦊" * 300)]
    handle, view = await problems.settle(text="🦊 " * 300)
    assert view.status is ProblemStatus.DONE
    lines = [line for _, line in await _lines(handle)]
    assert all(len(line.encode()) <= 200 for line in lines)
    assert all(line.endswith("…") for line in (lines[0], lines[1], lines[2], lines[-1]))


@pytest.mark.requirement("life.told-while-it-goes-on")
async def test_a_queued_effect_is_preceded_by_the_record_of_all_before_it(problems: Any, room: FakeRoom) -> None:
    room.verdicts = {"send": Verdict.RUN}
    await problems.settle(tool_name="send", args=MAIL)
    announced = [[step.action.value for step in write.steps] for write in room.writes]
    assert announced[:2] == [["request"], ["tool_dispatched"]]


@pytest.mark.requirement("life.told-while-it-goes-on")
async def test_a_long_quick_life_is_told_while_it_goes_on(problems: Any, room: FakeRoom) -> None:
    rounds = [CallsPlan(calls=[ToolCall(tool_name="look", args={"q": str(n)})]) for n in range(6)]
    room.plans = [*rounds, AnswerPlan(text="Found.")]
    handle, view = await problems.settle(text="look around")
    assert view.status is ProblemStatus.DONE
    # A workflow task that a busy machine ends too late is done anew, with the same writes.
    assert [closed for closed, _ in dict.fromkeys((one.view.closed, one.steps[-1].seq) for one in room.writes)] == [
        False,
        True,
    ]
    assert all(len(write.steps) <= MOST_UNTOLD + 3 for write in room.writes)
    assert room.mirrored() == [step.action.value for step in (await handle.query(ProblemWorkflow.steps)).steps]


@pytest.mark.requirement("life.quick-is-done-anew")
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
    assert last.view.status is ProblemStatus.CANCELED
    assert last.steps[-1].action.value == "canceled"
    assert earlier
    assert all(write.view.updated_at < last.view.updated_at for write in earlier)


@pytest.mark.requirement("life.quick-is-done-anew")
async def test_what_a_worker_that_stood_still_tells_is_dated_before_its_task_timed_out(
    problems: Any, room: FakeRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(states, "LATEST", timedelta(milliseconds=50))
    answered = asyncio.Event()

    def answer(_: Any) -> CallToolOutput:
        return CallToolOutput(state="succeeded", result="here", message="Here.")

    room.gates["look"], room.routes["look"], room.results["look"] = answered, "local", answer
    room.started["look"] = asyncio.Event()
    opening = asyncio.create_task(problems.settle(tool_name="look", args={"q": "a"}))
    async with asyncio.timeout(LIMIT_S):
        await room.started["look"].wait()
        await asyncio.sleep(0.3)
        answered.set()
        _, view = await opening
    dates = [step.at for write in room.writes for step in write.steps]
    assert (view.status, len(dates)) == (ProblemStatus.DONE, 4)
    assert max(dates) - view.created_at == timedelta(milliseconds=50)
    assert view.updated_at == max(dates)


@pytest.mark.requirement("life.quick-is-tried-again")
async def test_a_read_that_fails_for_now_is_tried_again(problems: Any, room: FakeRoom) -> None:
    room.results["look"] = _busy(2)
    handle, view = await problems.settle(tool_name="look", args={"q": "a"})
    assert (view.status, view.message, len(room.calls)) == (ProblemStatus.DONE, "Here.", 3)
    assert await _activities(handle) == ["open_problem", "call_tool", "record_steps"]


@pytest.mark.requirement("life.quick-is-tried-again")
async def test_a_read_that_asks_for_a_pause_gets_it_and_is_told_of_meanwhile(problems: Any, room: FakeRoom) -> None:
    room.results["look"] = _busy(1, next_retry_delay=timedelta(seconds=90))
    handle = await problems.start(tool_name="look", args={"q": "a"})
    view = await handle.result()
    assert (view.status, len(room.calls)) == (ProblemStatus.DONE, 2)
    pauses = {e.timer_started_event_attributes.start_to_fire_timeout.ToTimedelta() for e in await _timers(handle)}
    assert timedelta(seconds=90) in pauses
    first, last = room.writes
    assert [step.action.value for step in first.steps] == ["request", "tool_dispatched"]
    assert (first.view.status, last.view.status) == (ProblemStatus.IN_PROGRESS, ProblemStatus.DONE)


@pytest.mark.requirement("life.quick-is-tried-again")
async def test_a_cancel_ends_the_pause_before_the_next_attempt(problems: Any, room: FakeRoom) -> None:
    room.results["look"] = _busy(9, next_retry_delay=timedelta(days=1))
    handle = await problems.start(tool_name="look", args={"q": "a"})
    async with asyncio.timeout(LIMIT_S):
        while not await _timers(handle):
            pass  # each look is a call to the server
        await handle.signal(ProblemWorkflow.cancel_problem, {"reason": "never mind"})
        view = await handle.result()
    assert (view.status, len(room.calls)) == (ProblemStatus.CANCELED, 1)


@pytest.mark.requirement("life.quick-is-tried-again")
async def test_a_quick_planner_that_fails_for_now_is_asked_again_once_that_is_told(
    problems: Any, room: FakeRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused: list[int] = []
    planned = room._planned

    async def first_busy(request: Any) -> Any:
        if not refused:
            refused.append(len(room.writes))
            raise ApplicationError("busy")
        refused.append(len(room.writes))
        return await planned(request)

    monkeypatch.setattr(room, "_planned", first_busy)
    room.plans = [AnswerPlan(text="Hello.")]
    handle, view = await problems.settle(text="hello")
    assert (view.message, refused) == ("Hello.", [0, 1])
    asked = ["plan_next_action", "record_steps", "plan_next_action", "record_steps"]
    assert await _activities(handle) == [*FOUND, *asked]


@pytest.mark.requirement("life.quick-is-tried-again")
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
    assert await _activities(handle) == ["open_problem", "call_tool", "record_steps"]
