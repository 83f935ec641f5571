"""What needs a human waits for one, and never longer than it may."""

from __future__ import annotations

import asyncio
import json
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from temporalio.client import WorkflowUpdateFailedError
from temporalio.exceptions import ApplicationError
from temporalio.testing import WorkflowEnvironment

from steward.contracts.approval import Decision
from steward.contracts.base import sha256_of
from steward.contracts.calls import CallToolOutput, Verdict
from steward.contracts.errors import ErrorCode
from steward.contracts.flow import Flow
from steward.contracts.plan import AnswerPlan, AskPlan, CallsPlan, ToolCall
from steward.contracts.problem import ProblemStatus, SettleRequest, UserMessage
from steward.contracts.provenance import ArgumentOrigin, Source
from steward.workflows.problem import ProblemWorkflow
from tests.support.fake_room import FakeRoom

MAIL = {"to": "bob@example.com", "subject": "Hi", "body": "Hello"}


@pytest.mark.requirement("inv.approval-before-effect")
async def test_nothing_runs_before_the_approval_and_the_dispatch_carries_its_proof(
    problems: Any, room: FakeRoom
) -> None:
    handle, view = await problems.settle(tool_name="send", args=MAIL)
    assert (view.status, view.tool_executed, room.calls) == (ProblemStatus.AWAITING_CONFIRMATION, False, [])
    assert view.approvals[0].args_sha256 == sha256_of(MAIL)
    await handle.signal("confirm", {"confirmed": True})
    view = await handle.result()
    assert (view.status, view.tool_executed) == (ProblemStatus.DONE, True)
    proof = room.calls[0].approval
    assert proof is not None
    assert (proof.approval_id, proof.args_sha256) == ("1-1", sha256_of(MAIL))
    announced = [s.action.value for s in (room.calls[0].write.steps if room.calls[0].write else [])]
    assert announced[-1] == "tool_dispatched"


@pytest.mark.requirement("life.decision-told-when-durable")
async def test_an_approval_goes_into_the_mirror_with_the_call_that_it_lets_go(problems: Any, room: FakeRoom) -> None:
    room.routes = {"send": "near"}
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    before = len(room.writes)
    await _decide(handle, confirmed=True, wait=True)
    first, *later = [[step.action.value for step in write.steps] for write in room.writes[before:]]
    assert first == ["approval_approved", "tool_dispatched"]
    assert not [actions for actions in later if "approval_approved" in actions]
    assert await activities_of(handle) == ["call_tool"]


@pytest.mark.requirement("life.decision-told-when-durable")
async def test_an_approved_read_is_told_of_when_it_has_ended(problems: Any, room: FakeRoom) -> None:
    room.verdicts = {"look": Verdict.CONFIRM}
    handle, _ = await problems.settle(tool_name="look", args={"q": "x"})
    before = len(room.writes)
    result = await _decide(handle, confirmed=True, wait=True)
    assert result.view.status is ProblemStatus.DONE
    assert [step.action.value for write in room.writes[before:] for step in write.steps] == [
        "approval_approved",
        "tool_dispatched",
        "tool_succeeded",
        "completed",
    ]
    assert await activities_of(handle) == ["call_tool"]


@pytest.mark.requirement("life.decision-told-when-durable")
async def test_a_decision_is_answered_while_the_call_it_lets_go_still_runs(problems: Any, room: FakeRoom) -> None:
    room.gates["send"], room.routes = asyncio.Event(), {"send": "near"}
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    async with asyncio.timeout(10):
        result = await _decide(handle, confirmed=True)
    assert (result.outcome.accepted, result.view.status) == (True, ProblemStatus.IN_PROGRESS)
    room.gates["send"].set()
    assert (await handle.result()).status is ProblemStatus.DONE


@pytest.mark.requirement("life.decision-told-when-durable")
async def test_an_approval_is_told_before_a_call_that_may_wait_for_its_worker(problems: Any, room: FakeRoom) -> None:
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await _decide(handle, confirmed=True, wait=True)
    assert await activities_of(handle) == ["record_steps", "call_tool"]


async def activities_of(handle: Any) -> list[str]:
    """The regular activities of a problem, in order."""
    history = await handle.fetch_history()
    kind = "activity_task_scheduled_event_attributes"
    return [getattr(event, kind).activity_type.name for event in history.events if event.HasField(kind)]


@pytest.mark.requirement("life.deny")
async def test_a_denial_cancels_and_says_so(problems: Any, room: FakeRoom) -> None:
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    result = await _decide(handle, confirmed=False, reason="wrong address", wait=True)
    assert (result.view.status, result.view.error.code) == (ProblemStatus.CANCELED, ErrorCode.APPROVAL_DENIED)
    assert "wrong address" in result.view.message
    assert not room.calls


@pytest.mark.requirement("life.deny")
async def test_a_no_is_a_no_to_what_waits_alone_and_the_rest_is_done(problems: Any, room: FakeRoom) -> None:
    mail = CallsPlan(calls=[ToolCall(tool_name="send", args=MAIL)], left=["look for mail"])
    look = CallsPlan(calls=[ToolCall(tool_name="look", args={"q": "mail"})])
    room.plans = [mail, look, AnswerPlan(text="Nothing sent; looked.")]
    handle, _ = await problems.settle(text="mail bob and look for mail")
    view = (await _decide(handle, confirmed=False, wait=True)).view
    assert (view.status, view.message) == (ProblemStatus.DONE, "Nothing sent; looked.")
    assert [call.tool_name for call in room.calls] == ["look"]
    assert [(seen.tool_name, seen.ok) for seen in room.plan_requests[1].observations] == [("send", False)]


@pytest.mark.requirement("life.deny")
async def test_a_no_after_which_nothing_else_can_be_done_cancels_and_says_what_is_undone(
    problems: Any, room: FakeRoom
) -> None:
    mail = CallsPlan(calls=[ToolCall(tool_name="send", args=MAIL)], left=["look for mail"])
    room.plans = [mail, AnswerPlan(text="Not sent. I did nothing about “look for mail”.")]
    handle, _ = await problems.settle(text="mail bob, then look for mail")
    view = (await _decide(handle, confirmed=False, wait=True)).view
    assert (view.status, view.error.code) == (ProblemStatus.CANCELED, ErrorCode.APPROVAL_DENIED)
    assert view.message == "Not sent. I did nothing about “look for mail”."


READ = Flow(
    labels=[ArgumentOrigin(path="/to", source=Source.RESULT, tool="read_mail", number=1, whose="of Eve")],
    entered=["the result of read_mail"],
)


@pytest.mark.requirement("life.deny.goes-on")
async def test_a_no_to_an_injected_call_ends_that_call_and_the_request_lives_on(problems: Any, room: FakeRoom) -> None:
    room.flows = {"send": READ}
    look = CallsPlan(calls=[ToolCall(tool_name="look", args={"q": "rent"})])
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="send", args=MAIL)]), look, AnswerPlan(text="Looked.")]
    handle, _ = await problems.settle(text="look for the rent")
    view = (await _decide(handle, confirmed=False, wait=True)).view
    assert (view.status, view.message) == (ProblemStatus.DONE, "Looked.")
    [seen] = room.plan_requests[1].observations
    assert seen.refused == "the result of read_mail (of Eve)"


@pytest.mark.requirement("life.deny.asked-once")
async def test_what_was_refused_is_never_asked_again_and_no_planner_goes_on_for_ever(
    problems: Any, room: FakeRoom
) -> None:
    again = CallsPlan(calls=[ToolCall(tool_name="send", args=MAIL)])
    both = CallsPlan(calls=[ToolCall(tool_name="send", args=MAIL), ToolCall(tool_name="look", args={"q": "a"})])
    room.plans = [again, both, again, again, again, again, AnswerPlan(text="never")]
    handle, _ = await problems.settle(text="mail bob")
    view = (await _decide(handle, confirmed=False, wait=True)).view
    assert (view.status, view.error.code) == (ProblemStatus.CANCELED, ErrorCode.APPROVAL_DENIED)
    assert [call.tool_name for call in room.calls] == ["look"]
    actions = room.mirrored()
    assert (actions.count("approval_requested"), actions.count("refused_before")) == (1, 5)


@pytest.mark.requirement("life.deny.goes-on")
async def test_a_request_lives_on_when_what_was_refused_is_wanted_three_times_more(
    problems: Any, room: FakeRoom
) -> None:
    again = CallsPlan(calls=[ToolCall(tool_name="send", args=MAIL)])
    look = CallsPlan(calls=[ToolCall(tool_name="look", args={"q": "rent"})])
    room.plans = [again, again, again, again, look, AnswerPlan(text="Looked.")]
    handle, _ = await problems.settle(text="look for the rent")
    view = (await _decide(handle, confirmed=False, wait=True)).view
    assert (view.status, view.message) == (ProblemStatus.DONE, "Looked.")
    assert room.mirrored().count("approval_requested") == 1


@pytest.mark.requirement("life.deny.asked-once")
async def test_what_was_refused_is_asked_again_once_the_user_says_something_new(problems: Any, room: FakeRoom) -> None:
    send, ask = CallsPlan(calls=[ToolCall(tool_name="send", args=MAIL)]), AskPlan(question="Really not?")
    room.plans = [send, ask, send, AnswerPlan(text="never")]
    handle, _ = await problems.settle(text="mail bob")
    view = (await _decide(handle, confirmed=False, wait=True)).view
    assert view.status is ProblemStatus.AWAITING_USER
    await handle.signal(ProblemWorkflow.message, UserMessage(text="do send it, please", message_id="m1"))
    view = await handle.execute_update(ProblemWorkflow.settle, SettleRequest())
    assert view.status is ProblemStatus.AWAITING_CONFIRMATION


@pytest.mark.requirement("life.expiry")
async def test_an_expiry_does_nothing_more_and_says_what_is_undone(
    problems: Any, room: FakeRoom, env: WorkflowEnvironment
) -> None:
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="send", args=MAIL)], left=["look for mail"])]
    handle, _ = await problems.settle(text="mail bob and look for mail")
    await env.sleep(timedelta(hours=25))
    view = await handle.result()
    assert (view.status, view.error.code, room.calls) == (ProblemStatus.CANCELED, ErrorCode.APPROVAL_EXPIRED, [])
    assert view.message.endswith("Not done either: “look for mail”.")


@pytest.mark.requirement("life.expiry")
async def test_an_approval_nobody_decides_expires_and_the_problem_goes_on(
    problems: Any, room: FakeRoom, env: WorkflowEnvironment
) -> None:
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await env.sleep(timedelta(hours=25))
    view = await handle.result()
    assert (view.status, view.error.code, room.calls) == (ProblemStatus.CANCELED, ErrorCode.APPROVAL_EXPIRED, [])


@pytest.mark.requirement("life.confirm-after-expiry")
async def test_a_confirmation_after_the_expiry_runs_nothing(
    problems: Any, room: FakeRoom, env: WorkflowEnvironment
) -> None:
    room.verdicts = {"soon": Verdict.CONFIRM, "late": Verdict.CONFIRM}
    room.ttls = {"soon": 60}
    both = [ToolCall(tool_name="soon"), ToolCall(tool_name="late")]
    room.plans = [CallsPlan(calls=both), AnswerPlan(text="Only the late one.")]
    handle, _ = await problems.settle(text="both")
    await env.sleep(timedelta(seconds=120))
    assert await _refusal(handle, confirmed=True, approval_id="1-1") == ErrorCode.APPROVAL_EXPIRED
    await _decide(handle, confirmed=True)
    assert (await handle.result()).status is ProblemStatus.DONE
    assert [c.tool_name for c in room.calls] == ["late"]


@pytest.mark.requirement("life.first-decision-wins")
async def test_the_first_decision_wins_and_later_ones_change_nothing(problems: Any, room: FakeRoom) -> None:
    room.gates["send"] = asyncio.Event()
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    first = await _decide(handle, confirmed=True)
    assert first.outcome.accepted
    assert await _refusal(handle, confirmed=False) == ErrorCode.ALREADY_DECIDED
    await handle.signal("confirm", {"confirmed": False})
    room.gates["send"].set()
    view = await handle.result()
    assert (view.status, len(room.calls)) == (ProblemStatus.DONE, 1)
    assert room.mirrored().count("decision_ignored") == 1


async def test_racing_decisions_have_one_winner(problems: Any, room: FakeRoom) -> None:
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    results = await asyncio.gather(
        *(_decide(handle, confirmed=c) for c in (True, False, True, False)), return_exceptions=True
    )
    assert sum(not isinstance(r, BaseException) for r in results) == 1
    view = await handle.result()
    assert len(room.calls) == (1 if view.status is ProblemStatus.DONE else 0)


@pytest.mark.requirement("life.decision-told-when-durable")
async def test_what_the_mirror_is_told_of_a_decision_is_not_overtaken_by_another_one(
    problems: Any, room: FakeRoom
) -> None:
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    room.gates["mirror"] = asyncio.Event()
    denial = asyncio.create_task(_decide(handle, confirmed=False))
    await asyncio.wait_for(room.started.setdefault("mirror", asyncio.Event()).wait(), 10)
    await handle.signal("confirm", {"confirmed": True})
    room.gates["mirror"].set()
    assert (await denial).outcome.accepted
    assert ((await handle.result()).status, room.calls) == (ProblemStatus.CANCELED, [])
    told = {step.action.value for write in room.writes for step in write.steps}
    assert "approval_denied" in told
    assert "approval_approved" not in told


@pytest.mark.requirement("life.stray-confirm")
async def test_a_confirmation_that_comes_too_early_is_recorded_as_ignored(problems: Any, room: FakeRoom) -> None:
    room.plan_route = "queued"
    room.gates["plan"] = asyncio.Event()
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="send", args=MAIL)])]
    handle = await problems.start(text="write to bob")
    await asyncio.wait_for(room.started.setdefault("plan", asyncio.Event()).wait(), 10)
    await handle.signal("confirm", {"confirmed": True})
    await handle.signal("confirm", {"confirmed": "maybe"})
    room.gates["plan"].set()
    view = await handle.execute_update(ProblemWorkflow.settle, {})
    assert (view.status, room.calls) == (ProblemStatus.AWAITING_CONFIRMATION, [])
    steps = await handle.query(ProblemWorkflow.steps)
    ignored = [s.detail["code"] for s in steps.steps if s.action == "decision_ignored"]
    assert ignored == [ErrorCode.NOTHING_TO_CONFIRM, ErrorCode.INVALID_REQUEST]


SIGNALS = [
    line
    for name in ("signals.txt", "others.txt")
    for line in (Path(__file__).parents[1] / "cases" / "temporal" / name).read_text().splitlines()
]


@pytest.mark.requirement("life.stray-confirm")
async def test_a_signal_that_is_no_decision_decides_nothing_and_is_recorded(problems: Any, room: FakeRoom) -> None:
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    inputs: list[list[Any]] = [[json.loads(line)] for line in SIGNALS if not line.startswith("#")]
    inputs += [[], [{"confirmed": True}, {"confirmed": True}], ["x" * 100_000], [{"confirmed": True, "arguments": 5}]]
    for values in inputs:
        await handle.signal("confirm", args=values)
    view = await handle.query(ProblemWorkflow.status)
    assert (view.status, room.calls) == (ProblemStatus.AWAITING_CONFIRMATION, [])
    steps = await handle.query(ProblemWorkflow.steps)
    ignored = [step.detail for step in steps.steps if step.action == "decision_ignored"]
    assert len(ignored) == len(inputs)
    assert all(detail["code"] for detail in ignored)
    await handle.signal("confirm", {"confirmed": True})
    assert (await handle.result()).status is ProblemStatus.DONE


@pytest.mark.requirement("life.several-approvals")
async def test_several_approvals_are_decided_each_by_name(problems: Any, room: FakeRoom) -> None:
    second = MAIL | {"to": "eve@example.com"}
    room.plans = [
        CallsPlan(calls=[ToolCall(tool_name="send", args=MAIL), ToolCall(tool_name="send", args=second)]),
        AnswerPlan(text="One is sent, one is not."),
    ]
    handle, view = await problems.settle(text="write to bob and eve")
    assert [a.approval_id for a in view.approvals] == ["1-1", "1-2"]
    assert await _refusal(handle, confirmed=True) == ErrorCode.AMBIGUOUS_APPROVAL
    assert await _refusal(handle, confirmed=True, approval_id="9-9") == ErrorCode.UNKNOWN_APPROVAL
    await _decide(handle, confirmed=True, approval_id="1-2")
    await _decide(handle, confirmed=False, approval_id="1-1")
    view = await handle.result()
    assert (view.status, view.message) == (ProblemStatus.DONE, "One is sent, one is not.")
    assert [c.args for c in room.calls] == [second]


async def test_an_edit_that_does_not_fit_leaves_the_approval_pending(problems: Any, room: FakeRoom) -> None:
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    assert await _refusal(handle, confirmed=True, arguments={"to": 5}) == ErrorCode.INVALID_ARGUMENTS
    view = await handle.query(ProblemWorkflow.status)
    assert (view.status, view.approvals[0].args) == (ProblemStatus.AWAITING_CONFIRMATION, MAIL)


@pytest.mark.requirement("inv.unknown-asks")
async def test_an_unknown_outcome_asks_and_is_not_repeated_by_itself(problems: Any, room: FakeRoom) -> None:
    room.results["send"] = lambda _: CallToolOutput(state="unknown", error="the worker stopped in the middle")
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    result = await _decide(handle, confirmed=True, wait=True)
    assert (result.view.status, result.view.closed) == (ProblemStatus.BLOCKED, False)
    assert result.view.approvals[0].kind == "repeat"
    result = await _decide(handle, confirmed=False, wait=True)
    assert (result.view.status, result.view.closed) == (ProblemStatus.BLOCKED, True)
    assert (result.view.error.code, len(room.calls)) == (ErrorCode.OUTCOME_UNKNOWN, 1)


async def test_a_human_may_have_an_unknown_outcome_repeated(problems: Any, room: FakeRoom) -> None:
    room.results["send"] = lambda r: {"sent": True} if r.repeats else CallToolOutput(state="unknown", error="?")
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await _decide(handle, confirmed=True, wait=True)
    result = await _decide(handle, confirmed=True, wait=True, approval_id="1-2")
    assert (result.view.status, result.view.result) == (ProblemStatus.DONE, {"sent": True})
    assert (room.calls[1].repeats, room.calls[1].call_id) == (["c1"], "c2")


@pytest.mark.requirement("attacks.a2.repeats-are-named")
async def test_the_same_yes_again_does_not_run_a_call_again_whose_outcome_is_unknown(
    problems: Any, room: FakeRoom
) -> None:
    room.results["send"] = lambda r: {"sent": True} if r.repeats else CallToolOutput(state="unknown", error="?")
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await _decide(handle, confirmed=True, wait=True)
    assert await _refusal(handle, confirmed=True, wait=True) == ErrorCode.AMBIGUOUS_APPROVAL
    await handle.signal("confirm", {"confirmed": True})
    view = await handle.query(ProblemWorkflow.status)
    assert (view.status, view.approvals[0].kind, len(room.calls)) == (ProblemStatus.BLOCKED, "repeat", 1)
    steps = await handle.query(ProblemWorkflow.steps)
    assert [s.detail["code"] for s in steps.steps if s.action == "decision_ignored"] == [ErrorCode.AMBIGUOUS_APPROVAL]
    await handle.signal("confirm", {"confirmed": True, "approval_id": view.approvals[0].approval_id})
    assert (await handle.result()).status is ProblemStatus.DONE


async def _decide(handle: Any, **decision: Any) -> Any:
    return await handle.execute_update(ProblemWorkflow.decide, Decision(**decision))


async def _refusal(handle: Any, **decision: Any) -> str | None:
    with pytest.raises(WorkflowUpdateFailedError) as refused:
        await _decide(handle, **decision)
    assert isinstance(refused.value.cause, ApplicationError)
    return refused.value.cause.type
