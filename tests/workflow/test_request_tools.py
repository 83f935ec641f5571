"""A request that named an MCP server for itself: its tools are listed once, pinned, and told to what needs them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from temporalio.exceptions import ApplicationError

from steward.contracts.approval import Decision
from steward.contracts.calls import Verdict
from steward.contracts.errors import ErrorCode
from steward.contracts.plan import AnswerPlan, CallsPlan, ToolCall
from steward.contracts.planning_activities import ListRequestToolsOutput
from steward.contracts.problem import ProblemStatus
from steward.workflows.problem import ProblemWorkflow
from tests.support.fake_room import A_BERTH, AT_HARBOUR, FakeRoom

OWN = {"mcp_url": AT_HARBOUR}
BERTH = CallsPlan(calls=[ToolCall(tool_name="berth", args={"q": "Kiel"})])


@pytest.fixture
def room() -> FakeRoom:
    """A room whose harbour lists one tool, which needs an approval."""
    room = FakeRoom([BERTH, AnswerPlan(text="It is booked.")])
    room.offers = ListRequestToolsOutput(tools=[A_BERTH], left_out={"odd": "its schema is broken"})
    room.verdicts = {"berth": Verdict.CONFIRM}
    return room


def steps_of(room: FakeRoom, action: str) -> list[Any]:
    found = {step.seq: step for write in room.writes for step in write.steps if step.action == action}
    return list(found.values())


@pytest.mark.requirement("mcp.request.tools")
async def test_its_tools_are_listed_planned_approved_and_called(problems: Any, room: FakeRoom) -> None:
    handle, view = await problems.settle(text="book a berth in Kiel", **OWN)
    assert (view.status, len(view.approvals)) == (ProblemStatus.AWAITING_CONFIRMATION, 1)
    done = await handle.execute_update(ProblemWorkflow.decide, Decision(confirmed=True, wait=True))
    assert done.view.status is ProblemStatus.DONE
    assert room.listed == [AT_HARBOUR]
    assert [[spec.name for spec in request.request_tools] for request in room.plan_requests] == [["berth"], ["berth"]]
    assert [call.request_tool for call in room.calls] == [A_BERTH]
    assert room.mirrored()[:4] == ["request", "tools_listed", "tools_retrieved", "planned"]
    for action in ("request", "tools_listed", "tool_dispatched", "tool_succeeded"):
        assert [step.detail["mcp_server"] for step in steps_of(room, action)] == [AT_HARBOUR]
    assert steps_of(room, "tools_listed")[0].detail["tools"] == {"berth": "pinned"}


@pytest.mark.requirement("mcp.request.tools")
@pytest.mark.parametrize(("tool", "own"), [("berth", A_BERTH), ("look", None)])
async def test_a_direct_call_is_prepared_once_the_tools_are_known(
    problems: Any, room: FakeRoom, tool: str, own: Any
) -> None:
    room.verdicts = {}
    _, view = await problems.settle(tool_name=tool, args={"q": "Kiel"}, **OWN)
    assert (view.status, view.result) == (ProblemStatus.DONE, {"echo": {"q": "Kiel"}})
    assert [call.request_tool for call in room.calls] == [own]


@pytest.mark.requirement("mcp.request.away")
async def test_a_server_that_is_away_is_told_and_the_problem_goes_on(problems: Any, room: FakeRoom) -> None:
    room.offers = ListRequestToolsOutput(away="it cannot be reached")
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="look")]), AnswerPlan(text="Found.")]
    _, view = await problems.settle(text="look", **OWN)
    assert (view.status, view.message) == (ProblemStatus.DONE, "Found.")
    [told] = view.degraded
    assert AT_HARBOUR in told
    assert "it cannot be reached" in told
    assert [step.description for step in steps_of(room, "degraded")] == [told]
    assert room.listed == [AT_HARBOUR]


@pytest.mark.requirement("mcp.request.away")
async def test_a_listing_that_fails_for_good_does_not_hold_the_problem(
    problems: Any, room: FakeRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(name: str) -> None:
        if name == "listing":
            raise ApplicationError("no worker can", type=ErrorCode.INTERNAL)

    monkeypatch.setattr(room, "_gate", fail)
    room.plans = [AnswerPlan(text="Without it.")]
    _, view = await problems.settle(text="look", **OWN)
    assert (view.status, view.message) == (ProblemStatus.DONE, "Without it.")
    assert "no worker can" in view.degraded[0]


@pytest.mark.requirement("mcp.request.away")
async def test_a_cancellation_does_not_wait_for_the_listing(problems: Any, room: FakeRoom) -> None:
    room.gates["listing"] = asyncio.Event()
    handle = await problems.start(text="book a berth", **OWN)
    await asyncio.wait_for(room.started.setdefault("listing", asyncio.Event()).wait(), 10)
    await handle.signal(ProblemWorkflow.cancel_problem, {})
    assert (await handle.result()).status is ProblemStatus.CANCELED


@pytest.mark.requirement("mcp.request.pinned")
async def test_what_was_listed_outlives_the_run_that_listed_it(problems: Any, room: FakeRoom) -> None:
    room.verdicts = {}
    other = CallsPlan(calls=[ToolCall(tool_name="berth", args={"q": "Kappeln"})])
    room.plans = [BERTH, other, AnswerPlan(text="Both.")]
    handle = await problems.start(text="two berths", history_limit=10, **OWN)
    assert (await handle.result()).status is ProblemStatus.DONE
    latest = await problems.client.get_workflow_handle(handle.id).describe()
    assert latest.run_id != handle.first_execution_run_id
    assert room.listed == [AT_HARBOUR]
    assert [call.request_tool for call in room.calls] == [A_BERTH, A_BERTH]


@pytest.mark.requirement("mcp.request.tools")
async def test_a_blocked_request_reaches_no_server(problems: Any, room: FakeRoom) -> None:
    room.blocked = "Call 112."
    _, view = await problems.settle(text="fire!", **OWN)
    assert (view.status, room.listed) == (ProblemStatus.BLOCKED, [])
