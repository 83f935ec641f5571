"""An event opens a problem, is brought to its user, and what it proposes waits for their answer."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from temporalio.testing import WorkflowEnvironment

from steward.contracts import queues
from steward.contracts.approval import Decision
from steward.contracts.calls import CallToolInput, CallToolOutput, Verdict
from steward.contracts.errors import ErrorCode
from steward.contracts.problem import ISSUE_DETECTION, ProblemStatus
from steward.contracts.step import Action
from steward.workflows.problem import ProblemWorkflow
from tests.support.fake_room import FakeRoom
from tests.support.mcp import until

ALERT = {"from": "monitor@company.com", "subject": "Server CPU High Alert", "body": "above 90% for 5 minutes"}
PROPOSAL = {"tool_name": "look", "args": {"at": "the server"}, "why": "it asks to investigate"}


def analysis(proposed: Any) -> Any:
    def answer(request: CallToolInput) -> CallToolOutput:
        result = {"summary": "CPU above 90 %", "proposed_action": proposed}
        return CallToolOutput(state="succeeded", result=result, message="Alert: CPU above 90 %.")

    return answer


async def event(problems: Any) -> tuple[Any, Any]:
    opened = await problems.settle(
        problem_type=ISSUE_DETECTION, tool_name="analyze_email", args=ALERT, conversation_id="events"
    )
    return opened[0], opened[1]


@pytest.mark.requirement("approvers.shown")
async def test_the_user_of_an_event_is_told_and_not_offered_what_others_decide(problems: Any, room: FakeRoom) -> None:
    room.results["analyze_email"] = analysis(PROPOSAL)
    room.verdicts, room.approvers = {"look": Verdict.CONFIRM}, {"look": ["role:finance"]}
    handle, view = await event(problems)
    assert view.approvals[0].approvers == ["role:finance"]
    await until(lambda: bool(room.notifications))
    assert (room.notifications[0].options, "Run or ignore" in room.notifications[0].text) == ([], False)
    await handle.signal("cancel_problem", {})
    await handle.result()


@pytest.mark.requirement("events.proposal-waits-for-the-user")
async def test_what_an_event_proposes_waits_for_its_user_though_the_tool_is_autonomous(
    problems: Any, room: FakeRoom
) -> None:
    room.results["analyze_email"] = analysis(PROPOSAL)
    handle, view = await event(problems)
    assert view.status is ProblemStatus.AWAITING_CONFIRMATION
    assert [a.tool_name for a in view.approvals] == ["look"]
    assert [c.tool_name for c in room.calls] == ["analyze_email"]
    await asyncio.wait_for(room.notified.wait(), 20)
    await until(lambda: bool(room.notifications))
    told = room.notifications[0]
    assert "CPU above 90 %" in told.text
    assert "Run look with {'at': 'the server'}? Run or ignore?" in told.text
    steps = await handle.query(ProblemWorkflow.steps)
    planned = [step.description for step in steps.steps if step.action is Action.PLANNED]
    assert planned == ["look is proposed: it asks to investigate"]
    assert [(o.label, o.approval_id, o.confirmed) for o in told.options] == [
        ("Run", "1-1", True),
        ("Ignore", "1-1", False),
    ]
    await handle.signal("confirm", {"confirmed": True})
    view = await handle.result()
    assert (view.status, view.message) == (ProblemStatus.DONE, "look did it")
    assert [c.tool_name for c in room.calls] == ["analyze_email", "look"]
    assert room.calls[1].approval is not None
    await until(lambda: bool(room.notifications))
    assert len(room.notifications) == 1


@pytest.mark.requirement("events.ignored")
async def test_an_ignored_event_is_done_and_nothing_ran(problems: Any, room: FakeRoom) -> None:
    room.results["analyze_email"] = analysis(PROPOSAL)
    handle, _ = await event(problems)
    decision = Decision(confirmed=False, wait=True)
    result = await handle.execute_update(ProblemWorkflow.decide, decision)
    assert (result.view.status, result.view.error) == (ProblemStatus.DONE, None)
    assert "Ignored" in result.view.message
    assert [c.tool_name for c in room.calls] == ["analyze_email"]


@pytest.mark.requirement("events.ignored")
async def test_an_event_nobody_answers_expires(problems: Any, room: FakeRoom, env: WorkflowEnvironment) -> None:
    room.results["analyze_email"] = analysis(PROPOSAL)
    handle, _ = await event(problems)
    await env.sleep(timedelta(hours=25))
    view = await handle.result()
    assert (view.status, view.error.code) == (ProblemStatus.CANCELED, ErrorCode.APPROVAL_EXPIRED)


@pytest.mark.requirement("events.told-without-a-proposal")
@pytest.mark.parametrize("proposed", [None, {}, {"tool_name": 7}, {"tool_name": "analyze_email"}])
async def test_an_event_without_a_next_step_is_told_and_done(problems: Any, room: FakeRoom, proposed: Any) -> None:
    room.results["analyze_email"] = analysis(proposed)
    handle, _ = await event(problems)
    view = await handle.result()
    assert view.status is ProblemStatus.DONE
    await until(lambda: bool(room.notifications))
    assert [n.options for n in room.notifications] == [[]]


@pytest.mark.requirement("events.told-without-a-proposal")
async def test_an_event_that_cannot_be_analysed_is_told_all_the_same(problems: Any, room: FakeRoom) -> None:
    room.results["analyze_email"] = lambda _: CallToolOutput(
        state="failed", code=ErrorCode.TOOL_FAILED, error="no such mail"
    )
    handle, _ = await event(problems)
    assert (await handle.result()).status is ProblemStatus.FAILED
    await until(lambda: bool(room.notifications))
    assert "Server CPU High Alert" in room.notifications[0].text


@pytest.mark.requirement("events.told-without-a-proposal")
async def test_an_event_that_lacks_what_its_analysis_needs_is_told_and_asked_about(
    problems: Any, room: FakeRoom
) -> None:
    _, view = await problems.settle(problem_type=ISSUE_DETECTION, tool_name="send", args={"to": "ann", "subject": "Hm"})
    assert (view.status, view.question.parameter) == (ProblemStatus.AWAITING_USER, "body")
    await asyncio.wait_for(room.notified.wait(), 20)
    await until(lambda: bool(room.notifications))
    assert room.notifications[0].text == "An event could not be analysed: Hm.\nWhat is the body?"


@pytest.mark.requirement("events.webhook-away")
async def test_a_webhook_that_is_away_holds_up_no_answer_and_is_told_in_the_end(problems: Any, room: FakeRoom) -> None:
    room.webhook_away = True
    room.results["analyze_email"] = analysis(PROPOSAL)
    handle, _ = await event(problems)
    result = await handle.execute_update(ProblemWorkflow.decide, Decision(confirmed=True, wait=True))
    assert result.view.status is ProblemStatus.DONE
    await handle.result()
    assert room.notifications == []
    room.webhook_away = False
    telling = problems.client.get_workflow_handle(queues.notify_workflow_id("t", "event-1"))
    await telling.result()
    await until(lambda: bool(room.notifications))
    assert len(room.notifications) == 1


@pytest.mark.requirement("events.proposal-waits-for-the-user")
async def test_a_proposal_the_guard_refuses_is_told_and_not_run(problems: Any, room: FakeRoom) -> None:
    room.verdicts["look"] = Verdict.DENY
    room.results["analyze_email"] = analysis(PROPOSAL)
    handle, _ = await event(problems)
    view = await handle.result()
    assert view.status is ProblemStatus.BLOCKED
    await until(lambda: bool(room.notifications))
    assert len(room.notifications) == 1
    assert [c.tool_name for c in room.calls] == ["analyze_email"]
