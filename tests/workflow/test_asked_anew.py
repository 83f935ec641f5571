"""What was edited, and what has changed since it was shown, is shown and asked again before anything runs."""

from __future__ import annotations

from typing import Any

import pytest
from temporalio.client import WorkflowUpdateFailedError
from temporalio.exceptions import ApplicationError

from steward.contracts.approval import Decision
from steward.contracts.calls import CallToolOutput, Verdict
from steward.contracts.errors import ErrorCode
from steward.contracts.plan import AnswerPlan, CallsPlan, ToolCall
from steward.contracts.problem import ProblemStatus
from steward.contracts.shown import Shown, ShownField, bound_sha256
from steward.decisions.renewals import MAX_RENEWALS
from steward.workflows.problem import ProblemWorkflow
from tests.support.fake_room import FakeRoom

MAIL = {"to": "bob@example.com", "subject": "Hi", "body": "Hello"}


def seen(to: str) -> Shown:
    """What a look-up finds: whom a mail goes to."""
    return Shown(fields=[ShownField(label="to", value=to)], objects={"m1": to})


async def decide(handle: Any, **decision: Any) -> Any:
    given = Decision(**{"confirmed": True, "wait": True, **decision})
    return (await handle.execute_update(ProblemWorkflow.decide, given)).view


async def refusal(handle: Any, **decision: Any) -> str | None:
    with pytest.raises(WorkflowUpdateFailedError) as refused:
        await decide(handle, **decision)
    assert isinstance(refused.value.cause, ApplicationError)
    return refused.value.cause.type


async def steps_of(handle: Any) -> list[Any]:
    return list((await handle.query(ProblemWorkflow.steps)).steps)


@pytest.mark.requirement("life.edit")
async def test_an_edit_is_shown_and_asked_again_and_runs_only_after_that(problems: Any, room: FakeRoom) -> None:
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    edited = MAIL | {"to": "dana"}
    room.shown["send"] = seen("dana@evil.example")
    view = await decide(handle, arguments=edited, actor="alice")
    assert (view.status, room.calls) == (ProblemStatus.AWAITING_CONFIRMATION, [])
    [asked] = view.approvals
    assert (asked.approval_id, asked.renews, asked.args) == ("1-2", "1-1", edited)
    assert asked.shown == seen("dana@evil.example").fields
    assert asked.args_sha256 == bound_sha256(edited, room.shown["send"])
    assert "It was edited" in asked.message
    decided = [s.action.value for s in await steps_of(handle) if s.detail.get("decided_by")]
    assert decided == ["approval_edited"], "nobody has approved anything"
    assert await refusal(handle, actor="alice") == ErrorCode.AMBIGUOUS_APPROVAL
    view = await decide(handle, approval_id="1-2")
    assert (view.status, [call.args for call in room.calls]) == (ProblemStatus.DONE, [edited])
    assert room.calls[0].approval is not None
    assert room.calls[0].approval.approval_id == "1-2"


@pytest.mark.requirement("life.edit")
async def test_an_edit_that_changes_nothing_is_asked_again_too(problems: Any, room: FakeRoom) -> None:
    room.verdicts["look"] = Verdict.CONFIRM
    handle, _ = await problems.settle(tool_name="look", args={"q": "x"})
    room.verdicts["look"] = Verdict.RUN
    view = await decide(handle, arguments={"q": "x"})
    assert ([a.approval_id for a in view.approvals], room.calls) == (["1-2"], [])
    assert (await decide(handle, approval_id="1-2")).status is ProblemStatus.DONE


@pytest.mark.requirement("life.edit")
async def test_an_edited_call_can_be_edited_again_and_denied(problems: Any, room: FakeRoom) -> None:
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await decide(handle, arguments=MAIL | {"subject": "Two"})
    view = await decide(handle, arguments=MAIL | {"subject": "Three"})
    assert [(a.approval_id, a.args["subject"]) for a in view.approvals] == [("1-3", "Three")]
    assert await refusal(handle, approval_id="1-2") == ErrorCode.ALREADY_DECIDED
    view = await decide(handle, confirmed=False)
    assert (view.status, room.calls) == (ProblemStatus.CANCELED, [])


@pytest.mark.requirement("shown.asked-anew")
async def test_what_changed_after_the_yes_does_not_run_and_is_asked_anew(problems: Any, room: FakeRoom) -> None:
    room.shown["send"] = seen("boss@corp.example")
    handle, view = await problems.settle(tool_name="send", args=MAIL)
    assert view.approvals[0].shown == seen("boss@corp.example").fields
    room.shown["send"] = seen("eve@evil.example")
    view = await decide(handle)
    assert (view.status, view.tool_executed) == (ProblemStatus.AWAITING_CONFIRMATION, False)
    [asked] = view.approvals
    assert (asked.approval_id, asked.renews, asked.call_id) == ("1-2", "1-1", "c2")
    assert asked.shown == seen("eve@evil.example").fields
    assert "This is not as it was shown any more, so nothing ran." in asked.message
    view = await decide(handle, approval_id="1-2")
    assert (view.status, len(room.calls)) == (ProblemStatus.DONE, 2)
    failed = [s.detail["code"] for s in await steps_of(handle) if s.action == "tool_failed"]
    assert failed == [ErrorCode.SHOWN_CHANGED]


@pytest.mark.requirement("shown.tool-bound")
async def test_a_changed_tool_is_said_where_it_is_asked_anew(problems: Any, room: FakeRoom) -> None:
    room.shown["send"] = Shown(tool="1")
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    room.shown["send"] = Shown(tool="2")
    view = await decide(handle)
    assert (view.status, view.tool_executed) == (ProblemStatus.AWAITING_CONFIRMATION, False)
    assert "Whoever set up this tool has changed it since it was shown, so nothing ran." in view.approvals[0].message


@pytest.mark.requirement("shown.late-yes")
async def test_a_yes_that_was_said_before_does_not_count_for_what_is_asked_anew(problems: Any, room: FakeRoom) -> None:
    room.shown["send"] = seen("boss@corp.example")
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    room.shown["send"] = seen("eve@evil.example")
    await decide(handle)
    assert await refusal(handle) == ErrorCode.AMBIGUOUS_APPROVAL
    assert await refusal(handle, approval_id="1-1") == ErrorCode.ALREADY_DECIDED
    await handle.signal("confirm", {"confirmed": True})
    view = await handle.query(ProblemWorkflow.status)
    assert ([a.approval_id for a in view.approvals], len(room.calls)) == (["1-2"], 1)
    assert (await decide(handle, confirmed=False)).status is ProblemStatus.CANCELED


@pytest.mark.requirement("shown.asked-anew")
async def test_what_changes_again_and_again_is_asked_anew_a_few_times_only(problems: Any, room: FakeRoom) -> None:
    handle, view = await problems.settle(tool_name="send", args=MAIL)
    for number in range(MAX_RENEWALS + 1):
        room.shown["send"] = seen(f"{number}@evil.example")
        view = await decide(handle, approval_id=view.approvals[0].approval_id)
    assert (view.status, view.error.code) == (ProblemStatus.FAILED, ErrorCode.SHOWN_CHANGED)
    assert len(room.calls) == MAX_RENEWALS + 1


@pytest.mark.requirement("shown.asked-anew")
async def test_what_is_gone_by_then_is_told_and_a_plan_goes_on(problems: Any, room: FakeRoom) -> None:
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="send", args=MAIL)]), AnswerPlan(text="The mail is gone.")]
    room.shown["send"] = seen("boss@corp.example")
    handle, _ = await problems.settle(text="answer the boss")
    room.shown["send"] = seen("eve@evil.example")
    room.verdicts["send"] = Verdict.INVALID
    view = await decide(handle)
    assert (view.closed, view.error.code, len(room.calls)) == (True, ErrorCode.SHOWN_CHANGED, 1)
    told = room.plan_requests[-1].observations[-1].error
    assert told is not None
    assert told.startswith("This is not as it was shown any more")


@pytest.mark.requirement("shown.asked-anew")
async def test_a_repeat_of_an_unknown_outcome_shows_how_it_is_now(problems: Any, room: FakeRoom) -> None:
    room.results["send"] = lambda r: {"sent": True} if r.repeats else CallToolOutput(state="unknown", error="?")
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    view = await decide(handle)
    assert [(a.kind.value, a.approval_id) for a in view.approvals] == [("repeat", "1-2")]
    room.shown["send"] = seen("eve@evil.example")
    view = await decide(handle, approval_id="1-2")
    [asked] = view.approvals
    assert (view.status, view.tool_executed, asked.kind.value) == (ProblemStatus.BLOCKED, None, "repeat")
    assert asked.shown == seen("eve@evil.example").fields
    view = await decide(handle, approval_id=asked.approval_id)
    assert (view.status, room.calls[-1].repeats) == (ProblemStatus.DONE, ["c1", "c3"])
    assert view.tool_executed
