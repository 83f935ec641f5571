"""ProblemWorkflow: one request from acceptance to its one terminal state.

It only carries out what `decide` says and keeps the mirror up to date; what anything means is decided by the pure
functions beside it. Doors reach it through its handlers, whose names are a contract.
"""

from __future__ import annotations

import asyncio

from temporalio import workflow
from temporalio.exceptions import ApplicationError, FailureError, is_cancelled_exception

from steward.contracts.actors import TEMPORAL
from steward.contracts.approval import Decision, DecisionOutcome
from steward.contracts.base import Json
from steward.contracts.errors import ErrorCode
from steward.contracts.problem import (
    CancelRequest,
    DecideResult,
    ProblemInput,
    ProblemView,
    SettleRequest,
    StepList,
    UserMessage,
)
from steward.decisions import amendments, approvals, events, inquiries, outcomes, replies, summaries
from steward.decisions.actions import (
    Absorb,
    ActOnWaiting,
    Dispatch,
    Finish,
    Inquire,
    ListTools,
    NextAction,
    Notify,
    Open,
    Plan,
    Prepare,
    Propose,
    Retrieve,
    Wait,
)
from steward.decisions.decide import decide
from steward.decisions.preparation import prepared
from steward.decisions.state import ProblemState
from steward.decisions.view import view_of
from steward.workflows import clock, closing, detached, signals, work
from steward.workflows.deciding import absorbed, decided, heard, received, rejection, signaled
from steward.workflows.mirror import Mirror
from steward.workflows.options import TOLD_WITHIN
from steward.workflows.planning import plan
from steward.workflows.request_tools import list_tools
from steward.workflows.running_calls import RunningCalls
from steward.workflows.waiting_acts import act_on_waiting


@workflow.defn
class ProblemWorkflow:
    """A durable problem. Workflow id: `problem-<problem_id>`."""

    @workflow.init
    def __init__(self, given: ProblemInput, continued: ProblemState | None = None) -> None:
        now = workflow.now()
        self._state = continued or ProblemState(input=given, created_at=now, updated_at=now)
        self._mirror = Mirror(self._state)
        self._calls = RunningCalls(self._state, self._mirror)
        self._continuing = False
        if continued is None:
            outcomes.request_received(self._state, now)
            outcomes.refuse_too_deep(self._state, now)

    @workflow.run
    async def run(self, given: ProblemInput, continued: ProblemState | None = None) -> ProblemView:
        """Carry the problem to its end and return its last view."""
        canceled_by_server = False
        while not (self._closed and self._state.settled and workflow.all_handlers_finished()):
            try:
                await self._advance()
            except (asyncio.CancelledError, FailureError) as error:
                if not is_cancelled_exception(error):
                    raise
                canceled_by_server = True
                self._state.cancel = CancelRequest(reason="canceled in Temporal", actor=TEMPORAL)
        if canceled_by_server:
            raise asyncio.CancelledError
        return view_of(self._state)

    # Handlers

    @workflow.signal
    async def confirm(self, *payloads: Json) -> None:
        """Decide an approval: `Decision` as JSON. What cannot be applied is recorded as ignored, with why."""
        decision = signals.read(Decision, payloads)
        if isinstance(decision, Decision):
            await signaled(self._state, decision)
        else:
            outcome = DecisionOutcome(accepted=False, code=ErrorCode.INVALID_REQUEST, detail=decision)
            approvals.ignore(self._state, clock.now(self._state), outcome, None)

    @workflow.signal
    async def message(self, *payloads: Json) -> None:
        """Say something to the problem: `UserMessage`, the answer to its question, or more context."""
        message = signals.read(UserMessage, payloads)
        if self._closed:
            return
        if not isinstance(message, UserMessage):
            signals.ignore(self._state, clock.now(self._state), "message", message)
        elif replies.is_unnamed_change(self._state, message):
            why = "what waits is decided by the signal confirm, and changed by a message that names it in amends"
            signals.ignore(self._state, clock.now(self._state), "message", why)
        else:
            received(self._state, message)

    @workflow.signal
    async def cancel_problem(self, *payloads: Json) -> None:
        """Cancel: `CancelRequest`. A dispatched side effect is waited for first."""
        request = signals.read(CancelRequest, payloads)
        if self._closed:
            return
        if not isinstance(request, CancelRequest):
            signals.ignore(self._state, clock.now(self._state), "cancel_problem", request)
        elif self._state.cancel is None:
            self._state.cancel = request

    @workflow.query
    def status(self) -> ProblemView:
        """The problem as it stands."""
        return view_of(self._state)

    @workflow.query
    def steps(self) -> StepList:
        """All steps, mirrored or not."""
        return StepList(steps=self._state.steps)

    @workflow.update
    async def settle(self, request: SettleRequest) -> ProblemView:
        """Return once the problem is closed or waits for a human; with a message, take that first.

        The view may still be in progress when the workflow continues as new; then ask again.
        """
        if request.message is not None:
            await heard(self._state, request.message)
        if request.wait:
            await self._settled()
        return view_of(self._state)

    @settle.validator
    def _check_settle(self, request: SettleRequest) -> None:
        if request.opening is not None and not request.opening.is_of(self._state.input):
            raise ApplicationError("this id is another's", type=ErrorCode.FOREIGN_PROBLEM, non_retryable=True)
        if request.message is not None:
            self._refuse_when_closed()
            if (refused := amendments.refusal(self._state, request.message)) is not None:
                raise rejection(refused)

    @workflow.update
    async def decide(self, decision: Decision) -> DecideResult:
        """Decide an approval and say what came of it. Raises ApplicationError whose type is an error code."""
        outcome = await decided(self._state, decision)
        if not outcome.accepted:
            raise rejection(outcome)
        if self._mirror.lacks_decision:
            reported = len(self._state.steps)
            await workflow.wait_condition(lambda: self._state.recorded >= reported or self._mirror.carries_decision)
        if decision.wait:
            await self._settled()
        return DecideResult(outcome=outcome, view=view_of(self._state))

    @decide.validator
    def _check_decide(self, decision: Decision) -> None:
        if (refused := approvals.rejected(self._state, decision, clock.now(self._state))) is not None:
            raise rejection(refused)

    def _refuse_when_closed(self) -> None:
        if self._closed:
            raise ApplicationError("the problem is closed", type=ErrorCode.PROBLEM_CLOSED, non_retryable=True)

    # The loop

    @property
    def _closed(self) -> bool:
        return self._state.final_status is not None

    async def _advance(self) -> None:
        if self._closed:
            await self._mirror.record()
            # A handler that outlived the end may still add its refusal to the record.
            await workflow.wait_condition(lambda: workflow.all_handlers_finished() or self._mirror.lacks_steps)
        else:
            if self._mirror.comes_before(decide(self._state)):
                await self._mirror.record()
            await self._perform(decide(self._state))
            await self._continue_as_new_when_long()

    async def _perform(self, action: NextAction) -> None:
        state = self._state
        match action:
            case Open():
                await self._open()
            case Absorb() | Propose() | Inquire() | ActOnWaiting():
                await self._take_up(action)
            case Finish():
                await closing.close(state, action)
            case ListTools(url=url):
                await list_tools(state, url, self._mirror.record)
            case Prepare(calls=calls):
                prepared(state, await work.prepare_calls(state, list(calls)), clock.now(state))
            case Retrieve(text=text):
                outcomes.retrieved(state, text, await work.retrieve(state, text), clock.now(state))
            case Plan():
                await plan(state, self._mirror.record)
            case Dispatch(call_ids=ids):
                for call_id in ids:
                    self._calls.start(state.call(call_id))
            case Notify():
                await self._notify()
            case Wait():
                await self._wait()

    async def _open(self) -> None:
        state = self._state
        opened = await work.open_problem(state)
        if (end := outcomes.opened(state, opened, clock.now(state))) is not None:
            await closing.close_unplanned(state, end)
        elif state.recent and not state.input.by_model:
            reading = await work.read_message(state, state.messages[0], recent=state.recent)
            state.read(clock.now(state), reading)

    async def _take_up(self, action: Absorb | Propose | Inquire | ActOnWaiting) -> None:
        state, now = self._state, clock.now(self._state)
        match action:
            case Absorb():
                await absorbed(state)
            case Propose():
                events.propose(state, now)
            case Inquire():
                inquiries.ask_next(state, now)
            case ActOnWaiting():
                await act_on_waiting(state)

    async def _notify(self) -> None:
        """Tell the user of an event, once all of it is in the mirror: their answer may come at once."""
        self._state.notified = True
        await self._mirror.record()
        await detached.tell(events.notification(self._state))

    async def _wait(self) -> None:
        state, running = self._state, len(self._calls)
        if state.cancel:
            self._calls.cancel_reads()
        live = not self._calls.only_quick
        if live:
            await self._mirror.record()
        tells = self._calls.only_local and self._mirror.lacks_steps
        try:
            await workflow.wait_condition(
                lambda: (
                    len(self._calls) < running
                    or not isinstance(decide(state), Wait)
                    or (live and self._mirror.lacks_steps)
                    or (state.cancel is not None and self._calls.reads_to_cancel)
                ),
                timeout=TOLD_WITHIN if tells else state.next_expiry(clock.now(state)),
                timeout_summary=summaries.of_expiry(state) if state.pending and not tells else None,
            )
        except TimeoutError:
            approvals.expire_due(state, clock.now(state))
            if tells:
                await self._mirror.record()

    async def _settled(self) -> None:
        await workflow.wait_condition(lambda: self._state.settled or self._continuing)

    async def _continue_as_new_when_long(self) -> None:
        info = workflow.info()
        limit = self._state.input.history_limit
        long = info.is_continue_as_new_suggested() or info.get_current_history_length() >= limit
        if not long or self._closed or self._calls:
            return
        await self._mirror.record()
        self._continuing = True
        await workflow.wait_condition(workflow.all_handlers_finished)
        workflow.continue_as_new(args=[self._state.input, self._state])
