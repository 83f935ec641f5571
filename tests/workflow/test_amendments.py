"""What a user changes is withdrawn at once and asked again; what was shown before can no longer be approved."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from temporalio.client import WorkflowUpdateFailedError
from temporalio.exceptions import ApplicationError

from steward.contracts.approval import Decision
from steward.contracts.base import sha256_of
from steward.contracts.calls import CallToolOutput, Verdict
from steward.contracts.dialogue import Act, Reading
from steward.contracts.errors import ErrorCode
from steward.contracts.plan import AnswerPlan, CallsPlan, ToolCall
from steward.contracts.problem import ProblemStatus, SettleRequest, UserMessage
from steward.workflows.problem import ProblemWorkflow
from tests.support.fake_room import FakeRoom

MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}
AT_ONE = MAIL | {"body": "At one?"}


@pytest.mark.requirement("attacks.a2.change-asks-again")
async def test_a_change_withdraws_the_approval_and_asks_again_with_the_new_arguments(
    problems: Any, room: FakeRoom
) -> None:
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    view = await _say(handle, text="at one", amends="1-1", arguments=AT_ONE)
    [again] = view.approvals
    assert (view.status, again.approval_id, again.args) == (ProblemStatus.AWAITING_CONFIRMATION, "1-2", AT_ONE)
    assert await _refusal(handle, confirmed=True, approval_id="1-1") == ErrorCode.ALREADY_DECIDED
    assert room.calls == []
    result = await handle.execute_update(ProblemWorkflow.decide, Decision(confirmed=True, wait=True))
    assert (result.view.status, [call.args for call in room.calls]) == (ProblemStatus.DONE, [AT_ONE])
    assert room.calls[0].approval is not None
    assert room.calls[0].approval.args_sha256 == sha256_of(AT_ONE)
    assert room.mirrored().count("approval_withdrawn") == 1


@pytest.mark.requirement("attacks.a2.change-asks-again")
async def test_a_change_is_asked_about_even_where_the_guard_would_let_it_run(problems: Any, room: FakeRoom) -> None:
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    room.verdicts["send"] = Verdict.RUN
    view = await _say(handle, text="at one", amends="1-1", arguments=AT_ONE)
    assert (view.status, view.approvals[0].args, room.calls) == (ProblemStatus.AWAITING_CONFIRMATION, AT_ONE, [])


@pytest.mark.requirement("attacks.a2.change-asks-again")
@pytest.mark.parametrize(
    ("wanted", "shown"),
    [
        ({"subject": "At noon", "body": "At one"}, {"subject": "At one", "body": "At one"}),
        ({"subject": "Lunch", "body": "At one"}, {"subject": "Lunch", "body": "At one"}),
    ],
)
async def test_what_was_made_of_the_other_arguments_is_made_anew_unless_it_was_changed(
    problems: Any, room: FakeRoom, wanted: dict[str, str], shown: dict[str, str]
) -> None:
    room.verdicts["note"], room.bound["note"] = Verdict.CONFIRM, {"subject": "At noon"}
    handle, view = await problems.settle(tool_name="note", args={"body": "At noon"})
    assert view.approvals[0].args == {"subject": "At noon", "body": "At noon"}
    room.bound["note"] = {"subject": "At one"}
    view = await _say(handle, text="at one", amends="1-1", arguments=wanted)
    assert [approval.args for approval in view.approvals] == [shown]


@pytest.mark.requirement("attacks.a2.change-withdraws")
async def test_words_nobody_can_apply_end_a_direct_call_without_running_it(problems: Any, room: FakeRoom) -> None:
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    view = await _say(handle, text="make it nicer", amends="1-1")
    assert (view.status, view.closed, room.calls) == (ProblemStatus.CANCELED, True, [])
    assert view.error.code == ErrorCode.APPROVAL_DENIED


@pytest.mark.requirement("attacks.a2.change-withdraws")
async def test_a_message_to_a_planned_problem_withdraws_what_waits_and_is_planned_with(
    problems: Any, room: FakeRoom
) -> None:
    both = [CallsPlan(calls=[ToolCall(tool_name="send", args=args)]) for args in (MAIL, AT_ONE)]
    room.plans = [*both, AnswerPlan(text="Sent.")]
    handle, _ = await problems.settle(text="ask bob to lunch at noon")
    await handle.signal("message", {"text": "make it one", "amends": "1-1"})
    view = await handle.execute_update(ProblemWorkflow.settle, SettleRequest())
    assert [a.args for a in view.approvals] == [AT_ONE]
    assert room.plan_requests[-1].text == "ask bob to lunch at noon\nmake it one"
    assert await _refusal(handle, confirmed=True, approval_id="1-1") == ErrorCode.ALREADY_DECIDED
    await handle.signal("confirm", {"confirmed": True})
    assert (await handle.result()).status is ProblemStatus.DONE
    assert [call.args for call in room.calls] == [AT_ONE]


@pytest.mark.requirement("attacks.a2.change-asks-again")
@pytest.mark.parametrize("given", [{"tool_name": "send", "args": MAIL}, {"text": "ask bob to lunch at noon"}])
async def test_a_change_that_is_signaled_is_read_as_one_that_is_said(
    problems: Any, room: FakeRoom, given: dict[str, Any]
) -> None:
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="send", args=MAIL)]), AnswerPlan(text="Sent.")]
    room.readings["at one"] = Reading(act=Act.AMENDMENT, text="at one", why="an hour", args=AT_ONE)
    handle, _ = await problems.settle(**given)
    await handle.signal("message", {"text": "at one", "amends": "1-1"})
    view = await handle.execute_update(ProblemWorkflow.settle, SettleRequest())
    assert [(a.approval_id, a.args) for a in view.approvals] == [("1-2", AT_ONE)]
    assert await _refusal(handle, confirmed=True, approval_id="1-1") == ErrorCode.ALREADY_DECIDED
    assert room.calls == []


@pytest.mark.requirement("attacks.a2.change-withdraws")
@pytest.mark.parametrize("word", ["yes", "no", "ok, yes please", "Nein.", "make it one"])
async def test_a_message_that_is_signaled_and_names_no_approval_decides_and_changes_nothing(
    problems: Any, room: FakeRoom, word: str
) -> None:
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await handle.signal("message", {"text": word})
    view = await handle.execute_update(ProblemWorkflow.settle, SettleRequest())
    assert ([a.approval_id for a in view.approvals], room.calls) == (["1-1"], [])
    steps = (await handle.query(ProblemWorkflow.steps)).steps
    assert [step.detail["signal"] for step in steps if step.action == "signal_ignored"] == ["message"]


@pytest.mark.requirement("attacks.a2.change-withdraws")
async def test_of_a_change_and_a_yes_that_come_together_the_first_one_counts(problems: Any, room: FakeRoom) -> None:
    for _ in range(5):
        number, before = problems.count + 1, len(room.calls)
        handle, _ = await problems.settle(tool_name="send", args=MAIL)
        change = _say(handle, text="at one", amends=f"{number}-1", arguments=AT_ONE)
        yes = handle.execute_update(ProblemWorkflow.decide, Decision(confirmed=True, approval_id=f"{number}-1"))
        told = await asyncio.gather(change, yes, return_exceptions=True)
        refused = [isinstance(one, WorkflowUpdateFailedError) for one in told]
        assert sum(refused) == 1, told
        if not refused[0]:
            assert room.calls[before:] == []
            await handle.execute_update(ProblemWorkflow.decide, Decision(confirmed=False, wait=True))
        view = await handle.result()
        assert view.tool_executed is refused[0]


@pytest.mark.requirement("attacks.a2.change-withdraws")
async def test_of_two_changes_of_one_approval_the_second_is_refused(problems: Any, room: FakeRoom) -> None:
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await _say(handle, text="at one", amends="1-1", arguments=AT_ONE)
    for named, code in (("1-1", ErrorCode.ALREADY_DECIDED), ("1-9", ErrorCode.UNKNOWN_APPROVAL)):
        with pytest.raises(WorkflowUpdateFailedError) as refused:
            await _say(handle, text="at two", amends=named, arguments=MAIL)
        assert isinstance(refused.value.cause, ApplicationError)
        assert refused.value.cause.type == code
    await handle.signal("message", {"text": "at two", "amends": "1-1", "arguments": MAIL})
    view = await handle.execute_update(ProblemWorkflow.settle, SettleRequest())
    assert [a.args for a in view.approvals] == [AT_ONE]
    steps = await handle.query(ProblemWorkflow.steps)
    assert [s.detail["code"] for s in steps.steps if s.action == "decision_ignored"] == [ErrorCode.ALREADY_DECIDED]


@pytest.mark.requirement("attacks.a2.never-a-repeat")
async def test_what_is_said_leaves_a_repeat_to_be_decided(problems: Any, room: FakeRoom) -> None:
    room.results["send"] = lambda _: CallToolOutput(state="unknown", error="?")
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await handle.execute_update(ProblemWorkflow.decide, Decision(confirmed=True, wait=True))
    view = await _say(handle, text="was it sent?")
    assert (view.status, view.approvals[0].kind, len(room.calls)) == (ProblemStatus.BLOCKED, "repeat", 1)


@pytest.mark.requirement("attacks.a2.change-asks-again")
async def test_an_event_whose_proposal_is_changed_asks_about_the_change(problems: Any, room: FakeRoom) -> None:
    room.results["analyze_email"] = lambda _: {"proposed_action": {"tool_name": "look", "args": {"q": "a"}}}
    given = {"problem_type": "issue_detection", "tool_name": "analyze_email", "args": {"subject": "CPU"}}
    handle, _ = await problems.settle(**given)
    view = await _say(handle, text="b", amends="1-1", arguments={"q": "b"})
    assert ([a.args for a in view.approvals], len(room.calls)) == ([{"q": "b"}], 1)
    result = await handle.execute_update(ProblemWorkflow.decide, Decision(confirmed=False, wait=True))
    assert (result.view.status, len(room.calls)) == (ProblemStatus.DONE, 1)


async def _say(handle: Any, **message: Any) -> Any:
    return await handle.execute_update(ProblemWorkflow.settle, SettleRequest(message=UserMessage(**message)))


async def _refusal(handle: Any, **decision: Any) -> str | None:
    with pytest.raises(WorkflowUpdateFailedError) as refused:
        await handle.execute_update(ProblemWorkflow.decide, Decision(**decision))
    assert isinstance(refused.value.cause, ApplicationError)
    return refused.value.cause.type
