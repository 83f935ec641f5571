"""A request that names its tool."""

from __future__ import annotations

from typing import Any

import pytest

from steward.contracts.calls import CallToolOutput, Verdict
from steward.contracts.errors import ErrorCode
from steward.contracts.problem import ProblemStatus, SettleRequest, UserMessage
from steward.language.yes_or_no import takes_back
from steward.workflows.problem import ProblemWorkflow
from tests.support.fake_room import FakeRoom

MAIL = {"to": "bob@example.com", "subject": "Hi", "body": "Hello"}


@pytest.mark.requirement("life.direct-call")
async def test_an_autonomous_read_runs_at_once_and_every_step_is_mirrored_in_order(
    problems: Any, room: FakeRoom
) -> None:
    handle, view = await problems.settle(tool_name="look", args={"query": "x"})
    assert (view.status, view.closed, view.tool_executed) == (ProblemStatus.DONE, True, True)
    assert view.result == {"echo": {"query": "x"}}
    assert await handle.result() == view
    assert room.mirrored() == ["request", "tool_dispatched", "tool_succeeded", "completed"]
    assert room.writes[-1].view.status is ProblemStatus.DONE


@pytest.mark.requirement("life.missing-arguments")
async def test_missing_arguments_are_asked_for_one_by_one_and_the_draft_is_kept(problems: Any, room: FakeRoom) -> None:
    handle, view = await problems.settle(tool_name="send", args={"to": "bob@example.com"})
    assert (view.status, view.question.parameter) == (ProblemStatus.AWAITING_USER, "subject")
    view = await _say(handle, "Hi")
    assert view.question.parameter == "body"
    view = await _say(handle, "Hello")
    assert view.status is ProblemStatus.AWAITING_CONFIRMATION
    assert view.approvals[0].args == MAIL
    assert not room.calls


async def test_the_same_message_sent_twice_answers_one_question(problems: Any) -> None:
    handle, _ = await problems.settle(tool_name="send", args={"to": "bob@example.com"})
    await _say(handle, "Hi", "m1")
    view = await _say(handle, "Hi", "m1")
    assert view.question.parameter == "body"


async def test_saying_never_mind_to_a_question_cancels(problems: Any, room: FakeRoom) -> None:
    handle, _ = await problems.settle(tool_name="send", args={})
    view = await _say(handle, "never mind")
    assert (view.status, view.closed, room.calls) == (ProblemStatus.CANCELED, True, [])


async def test_a_failed_tool_fails_the_problem_with_its_code(problems: Any, room: FakeRoom) -> None:
    room.results["look"] = lambda _: CallToolOutput(state="failed", code=ErrorCode.TOOL_FAILED, error="no such mailbox")
    _, view = await problems.settle(tool_name="look", args={})
    assert (view.status, view.error.code, view.tool_executed) == (ProblemStatus.FAILED, ErrorCode.TOOL_FAILED, False)


async def test_a_guard_that_refuses_blocks_the_problem_for_good(problems: Any, room: FakeRoom) -> None:
    room.verdicts["look"] = Verdict.DENY
    _, view = await problems.settle(tool_name="look", args={})
    assert (view.status, view.closed, view.error.code) == (ProblemStatus.BLOCKED, True, ErrorCode.GUARD_DENIED)
    assert not room.calls


async def test_a_blocked_request_reaches_no_tool_and_no_model(problems: Any, room: FakeRoom) -> None:
    room.blocked = "Call 112 now."
    _, view = await problems.settle(text="I cannot breathe")
    assert (view.status, view.message, view.closed) == (ProblemStatus.BLOCKED, "Call 112 now.", True)
    assert not room.plan_requests


async def test_canceling_a_problem_that_waits_ends_it(problems: Any, room: FakeRoom) -> None:
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await handle.signal(ProblemWorkflow.cancel_problem, {"reason": "changed my mind"})
    view = await handle.result()
    assert (view.status, view.approvals, room.calls) == (ProblemStatus.CANCELED, [], [])
    assert room.mirrored()[-2:] == ["approval_denied", "canceled"]


async def _say(handle: Any, text: str, message_id: str | None = None) -> Any:
    message = UserMessage(text=text, message_id=message_id, stops=takes_back(text))
    return await handle.execute_update(ProblemWorkflow.settle, SettleRequest(message=message))
