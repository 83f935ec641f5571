"""A request is planned as it was read; what answers no open question is given back."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from temporalio.client import WorkflowUpdateFailedError
from temporalio.exceptions import ApplicationError

from steward.contracts.dialogue import MESSAGE_NOT_MINE, Act, Reading, RecentCall
from steward.contracts.plan import AnswerPlan, AskPlan
from steward.contracts.problem import ProblemStatus, SettleRequest, UserMessage
from steward.workflows.problem import ProblemWorkflow
from tests.support.fake_room import FakeRoom

BERLIN = RecentCall(
    problem_id=3,
    request="weather in Berlin",
    tool_name="look",
    args={"location": "Berlin"},
    message="It is dry.",
    at=datetime(2026, 11, 23, tzinfo=UTC),
)
ELSEWHERE = Reading(act=Act.REQUEST, text="show my tasks", why="it is a request of its own")


@pytest.mark.requirement("dialogue.acts")
@pytest.mark.requirement("dialogue.recent")
async def test_a_follow_up_is_planned_as_it_was_read(problems: Any, room: FakeRoom) -> None:
    room.known = {"recent": [BERLIN]}
    room.readings["and in Munich?"] = Reading(
        act=Act.FOLLOW_UP, text="weather in Munich", why="Munich takes the place of Berlin", about=BERLIN
    )
    room.plans = [AnswerPlan(text="It rains.")]
    _, view = await problems.settle(text="and in Munich?")
    [request] = room.plan_requests
    assert (view.status, request.text, request.recent) == (ProblemStatus.DONE, "weather in Munich", [BERLIN])
    assert request.reading is not None
    assert request.reading.act is Act.FOLLOW_UP
    [read] = [step for write in room.writes for step in write.steps if step.action == "message_read"]
    assert read.detail["why"] == "Munich takes the place of Berlin"


async def test_a_request_without_anything_before_it_is_read_by_nobody(problems: Any, room: FakeRoom) -> None:
    room.plans = [AnswerPlan(text="Hello.")]
    await problems.settle(text="hello")
    assert room.read == []


@pytest.mark.requirement("dialogue.questions")
async def test_what_is_no_answer_is_given_back_once_and_then_the_question_lapses(problems: Any, room: FakeRoom) -> None:
    room.plans = [AskPlan(question="To whom?")]
    room.readings["show my tasks"] = ELSEWHERE
    handle, view = await problems.settle(text="send it")
    assert view.status is ProblemStatus.AWAITING_USER
    assert await _given_back(handle, "show my tasks") is False
    assert (await handle.query(ProblemWorkflow.status)).status is ProblemStatus.AWAITING_USER
    assert await _given_back(handle, "show my tasks") is True
    assert (await handle.result()).status is ProblemStatus.CANCELED


@pytest.mark.requirement("dialogue.questions")
async def test_what_is_said_to_the_problem_itself_is_its_answer(problems: Any, room: FakeRoom) -> None:
    room.plans = [AskPlan(question="To whom?"), AnswerPlan(text="Done.")]
    room.readings["show my tasks"] = ELSEWHERE
    handle, _ = await problems.settle(text="send it")
    message = UserMessage(text="show my tasks", message_id="m1")
    view = await handle.execute_update(ProblemWorkflow.settle, SettleRequest(message=message))
    assert (view.status, room.read) == (ProblemStatus.DONE, [])


async def _given_back(handle: Any, text: str) -> bool:
    """Whether the question lapses by it."""
    message = UserMessage(text=text, overheard=True)
    with pytest.raises(WorkflowUpdateFailedError) as refused:
        await handle.execute_update(ProblemWorkflow.settle, SettleRequest(message=message))
    cause = refused.value.cause
    assert isinstance(cause, ApplicationError)
    assert cause.type == MESSAGE_NOT_MINE
    return bool(cause.details[0])


@pytest.mark.requirement("dialogue.questions")
async def test_a_dismissal_ends_what_asked(problems: Any, room: FakeRoom) -> None:
    room.plans = [AskPlan(question="To whom?")]
    room.readings["ah, never mind"] = Reading(act=Act.DISMISSAL, text="ah, never mind", why="nothing more is wanted")
    handle, _ = await problems.settle(text="send it")
    message = UserMessage(text="ah, never mind", overheard=True)
    view = await handle.execute_update(ProblemWorkflow.settle, SettleRequest(message=message))
    assert (view.status, view.closed) == (ProblemStatus.CANCELED, True)
