"""`advance`: everything quick that a problem needs next, in one local activity, since each costs the worker about a
millisecond and a problem needs many.

Registered on the problems queue. It decides nothing itself: what comes next and what a result means say the decisions
that the workflow goes by, too. Nothing here has an effect; what does, starts once its decision is in the history
(docs/decisions/0007). The parts are those that are activities by themselves where something is not quick.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import datetime, timedelta
from typing import Final, Protocol

from temporalio import activity
from temporalio.exceptions import ApplicationError

from steward.activities.planning import PlanningActivities
from steward.activities.problem_steps import ProblemStepActivities
from steward.activities.reading import ReadingActivities
from steward.activities.tool_calls import ToolCallActivities
from steward.contracts.activities import (
    OpenProblemInput,
    OpenProblemOutput,
    PlanOutput,
    PrepareCallsInput,
    PrepareCallsOutput,
    ReadMessageInput,
    RetrieveToolsInput,
    RetrieveToolsOutput,
)
from steward.contracts.calls import CallToolInput, CallToolOutput
from steward.contracts.dialogue import Act, Reading
from steward.contracts.errors import ErrorCode
from steward.contracts.mirror import MirrorWrite
from steward.contracts.plan import PlanRequest
from steward.decisions.actions import Dispatch, Finish, NextAction, Open, Plan, Prepare, Retrieve
from steward.decisions.advance import (
    AdvanceInput,
    AdvanceOutput,
    Called,
    Finished,
    Opened,
    Planned,
    Prepared,
    Recorded,
    Result,
    Retrieved,
    quick_action,
    take,
)
from steward.decisions.requests import call_input, plan_request, prepare_input, search_input
from steward.decisions.state import CallRecord
from steward.decisions.view import mirror_write

_log = logging.getLogger(__name__)

BEGIN_WITHIN_S: Final = 4.0
"""Nothing new is begun after that; the workflow asks again."""
_LATEST_S: Final = 8.0
"""No step is dated later, below a workflow task's ten seconds: of two tellings the mirror believes the later, and that
of a worker that stood still must not be it."""
_PLAN_WITHIN_S: Final = 4.0
"""A planner that hangs is asked once more, apart, where that is told."""


class Parts(Protocol):
    """What a problem's quick life is made of."""

    async def open_problem(self, request: OpenProblemInput) -> OpenProblemOutput:
        """Load the context; prepare a direct call."""

    async def read_message(self, request: ReadMessageInput) -> Reading:
        """Read the request against what was just talked about."""

    async def retrieve_tools(self, request: RetrieveToolsInput) -> RetrieveToolsOutput:
        """Find tools."""

    async def plan_next_action(self, request: PlanRequest) -> PlanOutput:
        """Plan."""

    async def prepare_calls(self, request: PrepareCallsInput) -> PrepareCallsOutput:
        """Validate calls."""

    async def call_tool(self, request: CallToolInput) -> CallToolOutput:
        """Make a call."""

    async def record_steps(self, write: MirrorWrite) -> bool:
        """Bring steps into the mirror; whether it refused them."""


class QuickParts:
    """The parts as the activities of this room are."""

    def __init__(
        self,
        steps: ProblemStepActivities,
        calls: ToolCallActivities,
        planning: PlanningActivities,
        reading: ReadingActivities,
        around: Callable[[CallToolInput], AbstractContextManager[None]],
    ) -> None:
        """`around` is opened for each call."""
        self._calls = calls
        self._around = around
        self.open_problem = steps.open_problem
        self.record_steps = steps.record_steps
        self.prepare_calls = calls.prepare_calls
        self.retrieve_tools = planning.retrieve_tools
        self.plan_next_action = planning.plan_next_action
        self.read_message = reading.read_message

    async def call_tool(self, request: CallToolInput) -> CallToolOutput:
        """Make a call as one by itself."""
        with self._around(request):
            return await self._calls.call_tool(request)


class Advance:
    """The activity, over the activities each part is by itself."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    @activity.defn(name="advance")
    async def advance(self, request: AdvanceInput) -> AdvanceOutput:
        """Go on as far as that is quick, and bring the mirror up to date.

        Raises ApplicationError where the problem cannot even be opened: nothing was done, and it is tried again.
        """
        return await _Course(self._parts, request).run()


class _Course:
    """One run of the activity."""

    def __init__(self, parts: Parts, request: AdvanceInput) -> None:
        self._parts = parts
        self._state = request.state
        self._now = request.now
        self._began = time.monotonic()
        self._results: list[Result] = []
        self._tried: dict[str, float] = {}

    async def run(self) -> AdvanceOutput:
        stopped = False
        while not stopped and time.monotonic() - self._began < BEGIN_WITHIN_S:
            action = quick_action(self._state)
            if action is None:
                break
            try:
                result = await self._perform(action)
            except Exception as error:
                if isinstance(action, Open):
                    raise
                _log.info("%s is left to the workflow: %s: %s", type(action).__name__, type(error).__name__, error)
                stopped = True
            else:
                stopped = self._took(result)
        refused = await self._refused_record()
        return AdvanceOutput(results=self._results, stopped=stopped, refused=refused, tried=self._tried)

    def _took(self, result: Result) -> bool:
        """Whether it is an end that the workflow reaches in its own way."""
        self._results.append(result)
        return take(self._state, result) is not None

    def _time(self) -> datetime:
        return self._now + timedelta(seconds=min(time.monotonic() - self._began, _LATEST_S))

    async def _perform(self, action: NextAction) -> Result:
        state, parts, now = self._state, self._parts, self._time().isoformat()
        match action:
            case Open():
                return await self._open(now)
            case Retrieve(text=text):
                found = await parts.retrieve_tools(search_input(state, text))
                return Retrieved(at=self._time(), text=text, found=found)
            case Plan():
                async with asyncio.timeout(_PLAN_WITHIN_S):
                    plan = await parts.plan_next_action(plan_request(state, now))
                return Planned(at=self._time(), plan=plan)
            case Prepare(calls=calls):
                prepared = await parts.prepare_calls(prepare_input(state, calls, now))
                return Prepared(at=self._time(), calls=prepared.prepared)
            case Dispatch(call_ids=ids):
                return await self._call(ids)
            case Finish():
                return Finished(at=self._time())
        raise NotImplementedError(action)

    async def _open(self, now: str) -> Opened:
        given = self._state.input
        opened = await self._parts.open_problem(OpenProblemInput(problem=given, now=now))
        reading = None
        if opened.recent and opened.blocked is None and not given.by_model:
            reading = await self._read(opened, now)
        return Opened(at=self._time(), opened=opened, reading=reading)

    async def _read(self, opened: OpenProblemOutput, now: str) -> Reading:
        given = self._state.input
        text = self._state.messages[0]
        request = ReadMessageInput(requester=given.requester, text=text, now=now, recent=opened.recent)
        try:
            return await self._parts.read_message(request)
        except Exception as error:
            return Reading(act=Act.REQUEST, text=text, why=f"it could not be read: {error}")

    async def _call(self, ids: tuple[str, ...]) -> Called:
        began, now = self._time(), self._time().isoformat()
        calls = [self._state.call(call_id) for call_id in ids]
        # What Temporal counts here are attempts of `advance`; each is the first one at the call.
        first = {"tried": 1 - activity.info().attempt}
        requests = [call_input(self._state, call, None, now).model_copy(update=first) for call in calls]
        ended = await asyncio.gather(*(self._parts.call_tool(request) for request in requests), return_exceptions=True)
        came_to: dict[str, CallToolOutput] = {}
        errors: list[BaseException] = []
        for call, outcome in zip(calls, ended, strict=True):
            if isinstance(outcome, BaseException):
                errors.append(outcome)
                self._note_attempt(call, outcome)
            else:
                came_to[call.call_id] = outcome
        if errors:
            raise errors[0]
        return Called(began=began, at=self._time(), outcomes=came_to)

    def _note_attempt(self, call: CallRecord, error: BaseException) -> None:
        if isinstance(error, ApplicationError) and error.type == ErrorCode.TOOL_UNAVAILABLE:
            delay = error.next_retry_delay
            self._tried[call.call_id] = delay.total_seconds() if delay else call.prepared.initial_interval_s

    async def _refused_record(self) -> bool:
        """Whether the mirror refused what there is to record. What it cannot take now is left to the workflow, which
        waits for PostgreSQL."""
        if self._state.recorded == len(self._state.steps):
            return False
        write = mirror_write(self._state)
        try:
            refused = await self._parts.record_steps(write)
        except Exception as error:
            _log.info("the mirror is left to the workflow: %s: %s", type(error).__name__, error)
            return False
        if not refused:
            self._took(Recorded(last=write.steps[-1].seq or 0))
        return refused
