"""Problems as the pure core lives them, without a Temporal server: every handler and action of the workflow is the real
one, activities answer at once, and the mirror is a real PostgreSQL. For walks of thousands of steps.

`send` needs permission, `look` runs by itself; what ran is kept with its approval.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from steward.api.temporal.errors import AlreadyClosed
from steward.api.temporal.namespace_owner import NamespaceOwner
from steward.api.temporal.problems import TemporalProblems
from steward.contracts.activities import OpenProblemOutput
from steward.contracts.approval import Decision, DecisionOutcome
from steward.contracts.base import sha256_of, wording_sha256
from steward.contracts.calls import CallToolOutput, PreparedCall, Verdict
from steward.contracts.errors import Conflict
from steward.contracts.plan import AnswerPlan, CallsPlan, ToolCall
from steward.contracts.planning_activities import PlanOutput, RetrieveToolsOutput
from steward.contracts.problem import DecideResult, ProblemInput, ProblemView, UserMessage
from steward.contracts.tool import BuiltinExecutor, Effect, Permission, ToolSpec
from steward.decisions import amendments, approvals, outcomes, preparation, replies
from steward.decisions.actions import Absorb, Dispatch, Finish, Open, Plan, Prepare, Retrieve
from steward.decisions.call_records import CallState
from steward.decisions.decide import decide
from steward.decisions.state import ProblemState
from steward.decisions.view import mirror_write, view_of
from steward.sql.problems import ProblemStore

SEND_SCHEMA = {
    "type": "object",
    "required": ["to", "subject"],
    "properties": {"to": {"type": "string"}, "subject": {"type": "string"}, "at": {"type": "string"}},
    "additionalProperties": False,
}
SPECS = [
    ToolSpec(
        name=name,
        description=name,
        parameters=parameters,
        permission=permission,
        effect=effect,
        tool_type="test",
        executor=BuiltinExecutor(function=f"test.{name}"),
        dates=["at"] if name == "send" else [],
    )
    for name, parameters, permission, effect in (
        ("send", SEND_SCHEMA, Permission.PERMISSION_REQUIRED, Effect.ONCE),
        ("look", {"type": "object", "properties": {}}, Permission.AUTONOMOUS, Effect.READ),
    )
]


@dataclass(frozen=True)
class RunCall:
    """A call of `send` that ran: under which approval, with which arguments."""

    approval_id: str | None
    args: dict[str, Any]


@dataclass
class PureProblems(TemporalProblems):
    """What the gateway speaks to instead of Temporal. `plan` gives the calls of a request in words."""

    store: ProblemStore
    plan: Callable[[str], list[dict[str, Any]]]
    ends: str = "succeeded"
    """How the next calls of `send` end."""
    ran: list[RunCall] = field(default_factory=list)
    states: dict[int, ProblemState] = field(default_factory=dict)

    async def start_and_settle(self, given: ProblemInput, wait_s: float) -> ProblemView | None:
        now = datetime.now(UTC)
        state = self.states[given.problem_id] = ProblemState(input=given, created_at=now, updated_at=now)
        outcomes.request_received(state, now)
        return await self._advanced(state)

    async def settle(
        self,
        problem_id: int,
        wait_s: float,
        message: UserMessage | None = None,
        update_id: str | None = None,
        **_: object,
    ) -> ProblemView | None:
        state = self._open(problem_id)
        if message is not None:
            if (refused := amendments.refusal(state, message)) is not None:
                raise _conflict(refused)
            replies.receive(state, message, datetime.now(UTC))
        return await self._advanced(state)

    async def decide(
        self, problem_id: int, decision: Decision, wait_s: float, update_id: str | None = None, **_: object
    ) -> DecideResult | None:
        state = self._open(problem_id)
        outcome = approvals.apply(state, decision, datetime.now(UTC))
        if not outcome.accepted:
            raise _conflict(outcome)
        return DecideResult(outcome=outcome, view=await self._advanced(state))

    async def view(self, problem_id: int, timeout_s: float) -> ProblemView:
        return view_of(self.states[problem_id])

    def _open(self, problem_id: int) -> ProblemState:
        state = self.states[problem_id]
        if state.final_status is not None:
            raise AlreadyClosed
        return state

    async def _advanced(self, state: ProblemState) -> ProblemView:
        while state.final_status is None and not self._rests(state):
            pass
        await self.store.record(mirror_write(state))
        state.recorded = len(state.steps)
        return view_of(state)

    def _rests(self, state: ProblemState) -> bool:
        """Perform the next action; true when there is none."""
        now = datetime.now(UTC)
        match decide(state):
            case Open():
                call = ToolCall(tool_name=state.input.tool_name or "", args=state.input.args)
                outcomes.opened(state, OpenProblemOutput(prepared=_prepared(call) if state.direct else None), now)
            case Absorb():
                replies.absorb(state, now)
            case Prepare(calls=calls):
                preparation.prepared(state, [_prepared(call) for call in calls], now)
            case Retrieve(text=text):
                outcomes.retrieved(state, text, RetrieveToolsOutput(candidates=[], source="qdrant"), now)
            case Plan():
                outcomes.planned(state, PlanOutput(plan=self._planned(state), backend="test"), now)
            case Dispatch(call_ids=ids):
                for call_id in ids:
                    self._run(state, call_id, now)
            case Finish() as end:
                outcomes.finish(state, end, now)
            case _:
                return True
        return False

    def _planned(self, state: ProblemState) -> AnswerPlan | CallsPlan:
        wanted = [] if state.in_state(CallState.SUCCEEDED) else self.plan("\n".join(state.messages))
        if not wanted:
            return AnswerPlan(text="There is no tool for that.")
        return CallsPlan(calls=[ToolCall(tool_name="send", args=args) for args in wanted])

    def _run(self, state: ProblemState, call_id: str, now: datetime) -> None:
        call = state.call(call_id)
        outcomes.dispatched(state, call, now)
        ends = "succeeded"
        if call.tool_name == "send":
            self.ran.append(RunCall(call.approval_id, call.prepared.args))
            ends = self.ends
        outcomes.called(state, call, CallToolOutput.model_validate({"state": ends, "error": "?"}), now)


class OwnInstallation(NamespaceOwner):
    """An owner without a Temporal server to ask."""

    def __init__(self) -> None:
        self._id = str(uuid.uuid4())

    async def id(self) -> str:
        return self._id

    async def check(self) -> str:
        return self._id


def _prepared(call: ToolCall) -> PreparedCall:
    sends = call.tool_name == "send"
    missing = [name for name in ("to", "subject") if sends and name not in call.args]
    verdict = Verdict.MISSING if missing else Verdict.CONFIRM if sends else Verdict.RUN
    return PreparedCall(
        tool_name=call.tool_name,
        args=call.args,
        args_sha256=sha256_of(call.args),
        asked_sha256=wording_sha256(call.args),
        verdict=verdict,
        missing=missing,
        question=f"What is {missing[0]}?" if missing else "",
        message=f"Send {call.args}?",
        effect=Effect.ONCE if sends else Effect.READ,
        parameters=SEND_SCHEMA if sends else {},
    )


def _conflict(outcome: DecisionOutcome) -> Conflict:
    return Conflict(outcome.detail, code=outcome.code)
