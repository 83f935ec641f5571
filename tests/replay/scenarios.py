"""The lives whose histories are recorded: one coroutine per path, against a real server with fake activities."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

from temporalio.client import Client, WorkflowUpdateFailedError
from temporalio.contrib.pydantic import pydantic_data_converter
from temporalio.exceptions import ApplicationError

from steward.contracts.actors import GATEWAY_IDENTITY
from steward.contracts.approval import Decision
from steward.contracts.base import sha256_of
from steward.contracts.calls import CallToolOutput, RecalledCall, Verdict
from steward.contracts.dialogue import Act, Reading, RecentCall
from steward.contracts.errors import ErrorCode
from steward.contracts.flow import Flow
from steward.contracts.plan import AnswerPlan, AskPlan, CallsPlan, ToolCall
from steward.contracts.planning_activities import ListRequestToolsOutput
from steward.contracts.problem import ISSUE_DETECTION, SettleRequest, UserMessage
from steward.contracts.provenance import ArgumentOrigin, Source
from steward.contracts.tool import Effect
from steward.workflows.problem import ProblemWorkflow
from tests.support.fake_room import A_BERTH, AT_HARBOUR, FakeRoom

MAIL = {"to": "bob@example.com", "subject": "Hi", "body": "Hello"}
A_CALL = RecentCall(problem_id=1, tool_name="look", args={"q": "a"}, at=datetime(2026, 11, 24, tzinfo=UTC))
Scenario = Callable[[Any, FakeRoom], Awaitable[Any]]
SCENARIOS: dict[str, Scenario] = {}


def scenario(run: Scenario) -> Scenario:
    """Register under the function's name, which is the history's file name."""
    SCENARIOS[run.__name__] = run
    return run


async def _decide(handle: Any, **decision: Any) -> None:
    await handle.execute_update(ProblemWorkflow.decide, Decision(wait=True, **decision))


@scenario
async def direct_call(problems: Any, room: FakeRoom) -> Any:
    """An autonomous read, in one activity."""
    return (await problems.settle(tool_name="look", args={"q": "x"}))[0]


@scenario
async def approved(problems: Any, room: FakeRoom) -> Any:
    """Permission asked, given by signal; the tool is a regular activity."""
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await handle.signal("confirm", {"confirmed": True})
    return handle


@scenario
async def approved_read(problems: Any, room: FakeRoom) -> Any:
    """Permission given for a read; the end brings the decision into the mirror."""
    room.verdicts = {"look": Verdict.CONFIRM}
    handle, _ = await problems.settle(tool_name="look", args={"q": "x"})
    await _decide(handle, confirmed=True)
    return handle


@scenario
async def planned_after_the_tools_changed(problems: Any, room: FakeRoom) -> Any:
    """A planner on the queue that does not know a tool as it was found; it is told them whole."""
    room.plan_route, room.changed_tools = "queued", {"send"}
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="look", args={"q": "a"})]), AnswerPlan(text="Found.")]
    return (await problems.settle(text="look around"))[0]


@scenario
async def refused_by_the_mirror(problems: Any, room: FakeRoom) -> Any:
    """The ledger knows of a call that this history does not; the end is taken back and tells of it."""
    room.ledger = [RecalledCall(call_id="c9", tool_name="send", args_sha256="x", state="succeeded")]
    room.plans = [AnswerPlan(text="Nothing was sent.")]
    return (await problems.settle(text="send it"))[0]


@scenario
async def read_that_fails_at_first(problems: Any, room: FakeRoom) -> Any:
    """A read that fails for now is left to the workflow, which tries it again."""

    def answer(_: Any) -> CallToolOutput:
        if len(room.calls) < 2:
            raise ApplicationError("busy", type=ErrorCode.TOOL_UNAVAILABLE)
        return CallToolOutput(state="succeeded", result="here", message="Here.")

    room.results["look"] = answer
    return (await problems.settle(tool_name="look", args={"q": "x"}))[0]


@scenario
async def approved_by_role(problems: Any, room: FakeRoom) -> Any:
    """Permission asked of a role; its user tries first, then somebody with the role gives it."""
    room.approvers = {"send": ["role:finance", "not:requester"]}
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    target = problems.client.service_client.config.target_host
    gateway = await Client.connect(
        target, identity=f"{GATEWAY_IDENTITY}:1@host", data_converter=pydantic_data_converter
    )
    sender = gateway.get_workflow_handle(handle.id)
    with contextlib.suppress(WorkflowUpdateFailedError):
        await _decide(sender, confirmed=True, actor="alice")
    await _decide(sender, confirmed=True, actor="carol", roles=["finance"])
    return handle


@scenario
async def denied(problems: Any, room: FakeRoom) -> Any:
    """Permission asked, refused by update."""
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await _decide(handle, confirmed=False, reason="no")
    return handle


@scenario
async def denied_after_a_rollback(problems: Any, room: FakeRoom) -> Any:
    """The ledger knows that what is refused has happened."""
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    room.ledger = [RecalledCall(call_id="c1", tool_name="send", args_sha256=sha256_of(MAIL), state="succeeded")]
    await _decide(handle, confirmed=False)
    return handle


@scenario
async def canceled_while_an_approval_waits(problems: Any, room: FakeRoom) -> Any:
    """Canceled while an approval waits; the ledger, which is asked first, knows of nothing."""
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await handle.signal(ProblemWorkflow.cancel_problem, {"reason": "enough"})
    return handle


@scenario
async def edited(problems: Any, room: FakeRoom) -> Any:
    """The arguments are edited in the decision, and asked about again."""
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await _decide(handle, confirmed=True, arguments=MAIL | {"subject": "Hello"})
    await _decide(handle, confirmed=True, approval_id="1-2")
    return handle


@scenario
async def expired(problems: Any, room: FakeRoom) -> Any:
    """Nobody decides."""
    room.ttls["send"] = 1
    return (await problems.settle(tool_name="send", args=MAIL))[0]


@scenario
async def asked_for_arguments(problems: Any, room: FakeRoom) -> Any:
    """Two arguments are missing and asked for; a stray confirmation comes in between."""
    handle, _ = await problems.settle(tool_name="send", args={"to": "bob@example.com"})
    await handle.signal("confirm", {"confirmed": True})
    for text in ("Hi", "Hello"):
        await handle.execute_update(ProblemWorkflow.settle, SettleRequest(message=UserMessage(text=text)))
    await _decide(handle, confirmed=True)
    return handle


@scenario
async def planned_in_rounds(problems: Any, room: FakeRoom) -> Any:
    """The request is read against the conversation; two rounds, two parallel calls in the second, then an answer, all
    in one activity; what was said goes with its record."""
    room.known = {"recent": [A_CALL]}
    room.readings = {"and b?": Reading(act=Act.FOLLOW_UP, text="look for b", why="it goes on")}
    look = [ToolCall(tool_name="look", args={"q": what}) for what in "bcd"]
    room.plans = [CallsPlan(calls=look[:1]), CallsPlan(calls=look[1:]), AnswerPlan(text="Found.")]
    return (await problems.settle(text="and b?", remember=True))[0]


@scenario
async def planning_failed(problems: Any, room: FakeRoom) -> Any:
    """No planner answers, and the ledger knows of a call that this history never made."""
    room.ledger = [RecalledCall(call_id="c1", tool_name="send", args_sha256=sha256_of(MAIL), state="succeeded")]
    return (await problems.settle(text="look around"))[0]


@scenario
async def planned_on_the_queue(problems: Any, room: FakeRoom) -> Any:
    """The planner is slow and runs on its own queue; it asks first."""
    room.plan_route = "queued"
    room.plans = [AskPlan(question="Which?"), AnswerPlan(text="That one.")]
    handle, _ = await problems.settle(text="look")
    await handle.execute_update(ProblemWorkflow.settle, SettleRequest(message=UserMessage(text="that one")))
    return handle


@scenario
async def guard_denied(problems: Any, room: FakeRoom) -> Any:
    """The guard refuses."""
    room.verdicts["look"] = Verdict.DENY
    return (await problems.settle(tool_name="look"))[0]


@scenario
async def unknown_outcome_repeated(problems: Any, room: FakeRoom) -> Any:
    """The outcome is unknown and a human has it repeated."""
    room.results["send"] = lambda r: {"sent": True} if r.repeats else CallToolOutput(state="unknown", error="?")
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await _decide(handle, confirmed=True)
    view = await handle.query("status")
    await _decide(handle, confirmed=True, approval_id=view["approvals"][0]["approval_id"])
    return handle


@scenario
async def lost_result_looked_up(problems: Any, room: FakeRoom) -> Any:
    """A dispatch ends badly and the ledger knows that it succeeded; signals that cannot be read come before."""

    def lost(_: Any) -> Any:
        raise ApplicationError("its result cannot be sent", non_retryable=True)

    room.results["send"] = lost
    room.found_out["c1"] = CallToolOutput(state="succeeded", result={"sent": True})
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await handle.signal("message", {"text": 5})
    await handle.signal("cancel_problem", args=[{}, {}])
    await _decide(handle, confirmed=True)
    return handle


@scenario
async def canceled_while_a_read_runs(problems: Any, room: FakeRoom) -> Any:
    """A slow read is canceled with its problem."""
    room.gates["look"] = asyncio.Event()
    handle = await problems.start(tool_name="look")
    await asyncio.wait_for(room.started.setdefault("look", asyncio.Event()).wait(), 20)
    await handle.signal(ProblemWorkflow.cancel_problem, {"reason": "enough"})
    return handle


@scenario
async def input_blocked(problems: Any, room: FakeRoom) -> Any:
    """The request is blocked when it is opened; the ledger is asked before the end."""
    room.blocked = "Call the emergency number."
    return (await problems.settle(text="help"))[0]


@scenario
async def continued_as_new(problems: Any, room: FakeRoom) -> Any:
    """The history is long and the life goes on in another run; this is the first run's."""
    room.verdicts["look"] = Verdict.CONFIRM
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="look")]), AnswerPlan(text="Done.")]
    handle, view = await problems.settle(text="look", history_limit=8)
    latest = problems.client.get_workflow_handle_for(ProblemWorkflow.run, handle.id)
    while not view.approvals:
        view = await latest.execute_update(ProblemWorkflow.settle, SettleRequest())
    await latest.signal("confirm", {"confirmed": True})
    return handle


@scenario
async def event_proposal_run(problems: Any, room: FakeRoom) -> Any:
    """An event is analysed, its user is told of what it proposes, and says yes."""
    proposal = {"tool_name": "look", "args": {"q": "the server"}}
    room.results["analyze_email"] = lambda _: {"proposed_action": proposal}
    event = {"problem_type": ISSUE_DETECTION, "tool_name": "analyze_email", "args": {"subject": "CPU"}}
    handle, _ = await problems.settle(**event)
    await _decide(handle, confirmed=True)
    return handle


@scenario
async def amended(problems: Any, room: FakeRoom) -> Any:
    """What waits is changed and asked again with the new arguments, then approved."""
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    pending, changed = f"{problems.count}-1", MAIL | {"subject": "Hello"}
    change = UserMessage(text="change the subject to Hello", amends=pending, arguments=changed)
    await handle.execute_update(ProblemWorkflow.settle, SettleRequest(message=change))
    await _decide(handle, confirmed=True)
    return handle


@scenario
async def withdrawn_by_a_message(problems: Any, room: FakeRoom) -> Any:
    """A message that answers no question withdraws what waits; it is planned anew with it."""
    other = ToolCall(tool_name="send", args=MAIL | {"subject": "Hello"})
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="send", args=MAIL)]), CallsPlan(calls=[other])]
    room.plans.append(AnswerPlan(text="It is sent."))
    handle, _ = await problems.settle(text="write to bob")
    say = SettleRequest(message=UserMessage(text="say hello instead"))
    await handle.execute_update(ProblemWorkflow.settle, say)
    await _decide(handle, confirmed=True)
    return handle


@scenario
async def own_mcp_server(problems: Any, room: FakeRoom) -> Any:
    """The request named an MCP server; a tool of it is planned, approved and called."""
    room.offers, room.verdicts = ListRequestToolsOutput(tools=[A_BERTH]), {"berth": Verdict.CONFIRM}
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="berth", args={"q": "Kiel"})]), AnswerPlan(text="It is booked.")]
    handle, _ = await problems.settle(text="book a berth", mcp_url=AT_HARBOUR)
    await _decide(handle, confirmed=True)
    return handle


@scenario
async def untrusted_text_in_a_call(problems: Any, room: FakeRoom) -> Any:
    """A tool that may run unasked is asked about: what others wrote is in its arguments."""
    foreign = ArgumentOrigin(path="/title", source=Source.RESULT, tool="read_mail", number=1)
    room.effects["note"] = Effect.IDEMPOTENT
    room.flows["note"] = Flow(labels=[foreign], entered=["the result of read_mail"])
    call = ToolCall(tool_name="note", args={"title": "Pay Eve"})
    room.plans = [CallsPlan(calls=[call]), AnswerPlan(text="Noted.")]
    handle, view = await problems.settle(text="what does Kim say?")
    await _decide(handle, confirmed=True, approval_id=view.approvals[0].approval_id)
    return handle
