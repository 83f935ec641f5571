"""A history that is behind the ledger: before it ends, the problem tells what the ledger knows."""

from __future__ import annotations

from typing import Literal

import pytest
from temporalio.client import WorkflowHandle
from temporalio.testing import WorkflowEnvironment

from steward.contracts.approval import Decision
from steward.contracts.base import sha256_of
from steward.contracts.calls import RecalledCall, Verdict
from steward.contracts.errors import ErrorCode
from steward.contracts.plan import AnswerPlan, CallsPlan, ToolCall
from steward.contracts.problem import ProblemStatus, ProblemView
from steward.contracts.step import Action
from steward.workflows.problem import ProblemWorkflow
from tests.support.fake_room import FakeRoom
from tests.support.problems import Opener

MAIL = {"to": "bob@example.com", "subject": "Hi", "body": "Hello"}


def on_record(
    state: Literal["succeeded", "failed", "unknown"], call_id: str = "c1", args: dict[str, str] | None = None
) -> RecalledCall:
    """A dispatch of `send` that this history does not have."""
    failed = {"code": ErrorCode.TOOL_FAILED, "error": "no such mailbox"} if state == "failed" else {}
    sent = {"id": 7} if state == "succeeded" else None
    args_sha256 = sha256_of(MAIL if args is None else args)
    return RecalledCall(call_id=call_id, tool_name="send", args_sha256=args_sha256, state=state, result=sent, **failed)


async def ended_by(end: str, env: WorkflowEnvironment, handle: WorkflowHandle[ProblemWorkflow, ProblemView]) -> None:
    """Bring the problem to an end at which `send` would be told as not run."""
    if end == "denied":
        await handle.signal("confirm", {"confirmed": False})
    elif end == "canceled":
        await handle.signal("cancel_problem", {})
    else:
        await env.sleep(86_500)


@pytest.mark.requirement("attacks.d5.ledger-first")
@pytest.mark.parametrize("end", ["denied", "canceled", "expired"])
@pytest.mark.parametrize("state", ["succeeded", "failed"])
async def test_a_call_the_ledger_knows_is_told_as_what_it_was(
    problems: Opener,
    room: FakeRoom,
    env: WorkflowEnvironment,
    end: str,
    state: Literal["succeeded", "failed"],
) -> None:
    room.ledger = [on_record(state)]
    handle, asked = await problems.settle(tool_name="send", args=MAIL)
    assert asked.status is ProblemStatus.AWAITING_CONFIRMATION
    await ended_by(end, env, handle)
    view = await handle.result()
    actions = [step.action for step in (await handle.query(ProblemWorkflow.steps)).steps]
    assert actions.count(Action.HISTORY_ROLLED_BACK) == 1
    assert view.tool_executed is (state == "succeeded")
    assert view.degraded != []
    assert room.calls == []
    happened = Action.TOOL_SUCCEEDED if state == "succeeded" else Action.TOOL_FAILED
    assert happened in actions
    if end != "canceled":
        assert view.status is (ProblemStatus.DONE if state == "succeeded" else ProblemStatus.FAILED)


@pytest.mark.requirement("attacks.d5.ledger-first")
async def test_an_unknown_outcome_is_asked_about_as_ever(
    problems: Opener, room: FakeRoom, env: WorkflowEnvironment
) -> None:
    room.ledger = [on_record("unknown")]
    handle, asked = await problems.settle(tool_name="send", args=MAIL)
    result = await handle.execute_update(ProblemWorkflow.decide, Decision(confirmed=False, wait=True))
    assert result.view.status is ProblemStatus.BLOCKED
    assert [approval.kind for approval in result.view.approvals] == ["repeat"]
    assert asked.approvals != result.view.approvals
    assert room.calls == []
    await handle.signal("confirm", {"confirmed": False})
    view = await handle.result()
    assert (view.status, view.error and view.error.code) == (ProblemStatus.BLOCKED, ErrorCode.OUTCOME_UNKNOWN)


@pytest.mark.requirement("attacks.d5.ledger-first")
async def test_a_call_this_history_never_prepared_is_named_in_the_end(problems: Opener, room: FakeRoom) -> None:
    room.ledger = [on_record("succeeded", args={"to": "somebody else"})]
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await handle.signal("cancel_problem", {})
    view = await handle.result()
    assert view.status is ProblemStatus.CANCELED
    assert "send succeeded" in view.message
    told = [s for s in (await handle.query(ProblemWorkflow.steps)).steps if s.action is Action.HISTORY_ROLLED_BACK]
    assert [step.detail["state"] for step in told] == ["succeeded"]


@pytest.mark.requirement("attacks.d5.ledger-first")
async def test_without_a_rollback_an_end_is_what_it_was(problems: Opener, room: FakeRoom) -> None:
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await handle.signal("confirm", {"confirmed": False})
    view = await handle.result()
    assert (view.status, view.error and view.error.code) == (ProblemStatus.CANCELED, ErrorCode.APPROVAL_DENIED)
    assert view.degraded == []


@pytest.mark.requirement("attacks.d5.ledger-first")
@pytest.mark.parametrize("state", ["succeeded", "failed", "unknown"])
@pytest.mark.parametrize("end", ["blocked at the door", "without a planner"])
async def test_an_end_that_no_call_leads_to_tells_what_the_ledger_knows(
    problems: Opener, room: FakeRoom, end: str, state: Literal["succeeded", "failed", "unknown"]
) -> None:
    room.ledger, room.plan_route = [on_record(state)], "queued"
    if end == "blocked at the door":
        room.blocked = "That is not for me."
    handle, view = await problems.settle(text="send it")
    code = ErrorCode.INPUT_BLOCKED if room.blocked else ErrorCode.PLANNING_FAILED
    assert view.error is not None
    assert view.error.code == code
    assert {"succeeded": "send succeeded", "failed": "send failed"}.get(state, "outcome is not known") in view.message
    assert view.degraded != []
    told = [s for s in (await handle.query(ProblemWorkflow.steps)).steps if s.action is Action.HISTORY_ROLLED_BACK]
    assert [step.detail["state"] for step in told] == [state]
    assert room.calls == []


@pytest.mark.requirement("attacks.d5.ledger-first")
async def test_a_call_that_was_refused_here_and_ran_before_is_told_when_nobody_can_plan_any_more(
    problems: Opener, room: FakeRoom
) -> None:
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="send", args=MAIL)])]
    room.verdicts = {"send": Verdict.INVALID}
    room.ledger, room.plan_route = [on_record("succeeded")], "queued"
    handle, view = await problems.settle(text="send it")
    assert view.error is not None
    assert view.error.code == ErrorCode.PLANNING_FAILED
    assert view.tool_executed is True
    assert "send succeeded" in view.message
    actions = [step.action for step in (await handle.query(ProblemWorkflow.steps)).steps]
    assert actions.count(Action.HISTORY_ROLLED_BACK) == actions.count(Action.TOOL_SUCCEEDED) == 1


@pytest.mark.requirement("attacks.d5.done-asks-when-refused")
@pytest.mark.parametrize("state", ["succeeded", "failed", "unknown"])
async def test_an_answer_planned_anew_tells_what_the_ledger_knows(
    problems: Opener, room: FakeRoom, state: Literal["succeeded", "failed", "unknown"]
) -> None:
    room.ledger = [on_record(state)]
    room.plans = [AnswerPlan(text="Nothing was sent.")]
    handle, view = await problems.settle(text="send it")
    words = {"succeeded": "succeeded", "failed": "failed", "unknown": "was dispatched, its outcome is not known"}
    told = f"Nothing was sent. Before its history was rolled back: send {words[state]}."
    assert (view.status, view.message) == (ProblemStatus.DONE, told)
    assert view.degraded != []
    actions = [step.action for step in (await handle.query(ProblemWorkflow.steps)).steps]
    assert (actions.count(Action.HISTORY_ROLLED_BACK), actions.count(Action.COMPLETED)) == (1, 1)
    assert room.refused_writes == 1
    # Nobody saw the end that forgot it.
    assert {write.view.message for write in room.writes if write.view.closed} == {told}
    assert room.mirrored() == [action.value for action in actions]


@pytest.mark.requirement("attacks.d5.done-asks-when-refused")
async def test_a_call_that_only_the_ledger_has_is_told_beside_those_of_this_history(
    problems: Opener, room: FakeRoom
) -> None:
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="send", args=MAIL)]), AnswerPlan(text="It was sent.")]
    handle, asked = await problems.settle(text="send it")
    room.ledger = [on_record("succeeded", "c9", {"to": "eve@example.com"})]
    result = await handle.execute_update(ProblemWorkflow.decide, Decision(confirmed=True, wait=True))
    assert (asked.status, result.view.status) == (ProblemStatus.AWAITING_CONFIRMATION, ProblemStatus.DONE)
    assert result.view.message == "It was sent. Before its history was rolled back: send succeeded."
    assert result.view.tool_executed is True


@pytest.mark.requirement("attacks.d5.done-asks-when-refused")
async def test_an_answer_without_a_rollback_costs_no_question(problems: Opener, room: FakeRoom) -> None:
    room.plans = [AnswerPlan(text="Hello.")]
    handle, view = await problems.settle(text="hello")
    assert (view.status, view.message, view.degraded) == (ProblemStatus.DONE, "Hello.", [])
    history = await handle.fetch_history()
    markers = [event for event in history.events if event.HasField("marker_recorded_event_attributes")]
    assert not any("recall_dispatches" in str(marker) for marker in markers)
    assert room.refused_writes == 0
