"""One dispatch of a tool with an effect: announce, run, put the outcome in the ledger, whatever happens meanwhile.

Used by `call_tool` alone. After the ledger says `started`, exactly one of succeeded, failed or unknown follows, by this
attempt or by the next one that finds it unfinished. A `once` tool never runs a second time.

Before an outcome is declared unknown the tool's backend is asked. That the effect happened is always believed; that it
did not, only when the one attempt there ever was has come to its end here: any other may still be under way, in a
worker that stands still.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from uuid import uuid4

from temporalio import activity

from steward.activities.attempt import NEVER_REPORTED, Attempt, recorded
from steward.activities.failures import retryable
from steward.activities.results import ResultKeeper
from steward.contracts.calls import CallToolInput, CallToolOutput
from steward.contracts.errors import (
    Conflict,
    ErrorCode,
    InputRequired,
    ShownChanged,
    StewardError,
    ToolFailed,
    ToolOutcomeUnknown,
    ToolUnavailable,
    Unavailable,
)
from steward.contracts.tool import Effect, ToolSpec
from steward.sql.dispatches import DispatchState, DispatchStore, Ticket, TicketState
from steward.tools.context import ToolContext
from steward.tools.executors import ToolRunner
from steward.tools.look_ups import check_still_shown
from steward.tools.own_calls import broken_words

_REMEMBERED = 10_000

_log = logging.getLogger(__name__)


class EffectDispatcher:
    """Dispatches idempotent and once tools through the ledger."""

    def __init__(self, runner: ToolRunner, dispatches: DispatchStore, results: ResultKeeper) -> None:
        self._runner = runner
        self._dispatches = dispatches
        self._results = results
        self._harmless: dict[tuple[int, str], int] = {}

    async def dispatch(
        self,
        spec: ToolSpec,
        ctx: ToolContext,
        request: CallToolInput,
        objection: Callable[[], Awaitable[ToolFailed | None]] | None = None,
    ) -> CallToolOutput:
        """Run the call once, or say what became of an earlier attempt. `objection` is asked once it is on record.

        Raises:
            ToolDisabled: the operator has switched the tool off; nothing was announced.
            Unavailable: PostgreSQL is away before the tool, inside an idempotent one, or all through the ledger's
                patience afterwards.
            ApplicationError: an idempotent tool shall be tried again.
        """
        dispatch = Attempt(self._dispatches, self._results, spec, ctx, request, uuid4().hex)
        try:
            await dispatch.look_for_earlier_ones()
            ticket = await dispatch.begin(spec.name, spec.effect)
        except Conflict as error:
            return CallToolOutput(state="failed", code=ErrorCode.FORBIDDEN, error=error.detail)
        if ticket.state is not TicketState.FRESH:
            return await _from_ledger(dispatch, ticket)
        if _called_off():
            return await dispatch.failed(ToolFailed("it was canceled before it ran", code=ErrorCode.CANCELED))
        refused = await objection() if objection and await dispatch.only_attempt() else None
        return await (dispatch.failed(refused) if refused else self._run(spec, dispatch))

    async def refused(
        self, spec: ToolSpec | None, ctx: ToolContext, request: CallToolInput, error: ToolFailed
    ) -> CallToolOutput:
        """A call that may not run now. An earlier attempt of it may have been let through: what became of that counts.

        Raises:
            Unavailable: PostgreSQL is away.
        """
        key = (request.problem_id, request.call_id)
        row = await recorded(self._dispatches, key)
        if row is None or row.args_sha256 != request.args_sha256:
            return CallToolOutput(state="failed", code=error.code, error=error.detail)
        dispatch = Attempt(self._dispatches, self._results, spec, ctx, request, row.attempt_token)
        if row.state in (DispatchState.SUCCEEDED, DispatchState.FAILED):
            return await dispatch.closed(row.state, row.result, row.code, row.error)
        if self._harmless.pop(key, None) == activity.info().attempt - 1:
            return await dispatch.failed(error)
        return await dispatch.in_doubt(f"{NEVER_REPORTED}; now: {error.detail}", ended=False)

    async def find_outcome(
        self, spec: ToolSpec | None, ctx: ToolContext, request: CallToolInput, effect: Effect, why: str
    ) -> CallToolOutput:
        """What became of a call whose activity ended without saying so, `why` in words. From then on no attempt of it
        begins: a call that never reached the ledger is closed there as failed.

        Raises:
            Unavailable: PostgreSQL is away.
        """
        dispatch = Attempt(self._dispatches, self._results, spec, ctx, request, uuid4().hex)
        try:
            ticket = await dispatch.begin(request.tool_name, effect)
        except Conflict as error:
            return CallToolOutput(state="unknown", code=ErrorCode.OUTCOME_UNKNOWN, error=f"{why}; {error.detail}")
        if ticket.state is not TicketState.FRESH:
            return await _from_ledger(dispatch, ticket)
        if await dispatch.only_attempt():
            return await dispatch.failed(ToolUnavailable(f"it was never begun: {why}"))
        return await dispatch.in_doubt(f"{NEVER_REPORTED}; {why}", ended=False)

    async def _run(self, spec: ToolSpec, dispatch: Attempt) -> CallToolOutput:
        try:
            await check_still_shown(spec, dispatch.ctx, dispatch.request.args)
            async with asyncio.timeout(spec.timeout_s):
                answer = await self._runner.run(spec, dispatch.ctx, dispatch.request.args)
        except ShownChanged as error:
            if await self._is_harmless(dispatch):
                return await dispatch.failed(error)
            # The change may be what an earlier attempt did.
            return await dispatch.in_doubt(f"{NEVER_REPORTED}; now: {error.detail}", ended=False)
        except InputRequired as error:
            return await dispatch.asked(error.question)
        except ToolFailed as error:
            return await dispatch.failed(error)
        except ToolUnavailable as error:
            return await self._unreached(spec, dispatch, error)
        except TimeoutError:
            return await self._uncertain(spec, dispatch, f"no answer within {spec.timeout_s:g} s", ended=False)
        except StewardError as error:
            if isinstance(error, Unavailable) and spec.effect is Effect.IDEMPOTENT:
                raise
            return await self._uncertain(spec, dispatch, error.detail)
        except Exception as error:
            _log.exception("%s raised after its dispatch", spec.name)
            return await self._uncertain(spec, dispatch, f"it broke off with {broken_words(error)}")
        self._harmless.pop(dispatch.key, None)
        return await dispatch.succeeded(answer)

    async def _unreached(self, spec: ToolSpec, dispatch: Attempt, error: ToolUnavailable) -> CallToolOutput:
        """This attempt did nothing. Whether the call did depends on the attempts before, for an idempotent tool."""
        if spec.effect is Effect.ONCE:
            return await dispatch.failed(error)
        attempt = activity.info().attempt
        harmless = await self._is_harmless(dispatch)
        if attempt < spec.retry.max_attempts:
            if harmless:
                self._remember(dispatch.key, attempt)
            # An earlier attempt may have taken effect: then this end must not be read as "nothing happened".
            left = error if harmless else ToolOutcomeUnknown(error.detail, retry_after_s=error.retry_after_s)
            raise retryable(left) from error
        if harmless:
            return await dispatch.failed(error)
        return await dispatch.in_doubt(f"{spec.name} cannot be reached any more: {error.detail}", ended=False)

    async def _is_harmless(self, dispatch: Attempt) -> bool:
        """Whether no earlier attempt of this call can have taken effect."""
        return self._harmless.pop(dispatch.key, 0) == activity.info().attempt - 1 or await dispatch.only_attempt()

    def _remember(self, key: tuple[int, str], attempt: int) -> None:
        """Forgetting is safe: a call with a forgotten attempt counts as uncertain."""
        if len(self._harmless) >= _REMEMBERED:
            self._harmless.clear()
        self._harmless[key] = attempt

    async def _uncertain(self, spec: ToolSpec, dispatch: Attempt, why: str, *, ended: bool = True) -> CallToolOutput:
        """The effect may have happened. An idempotent tool is asked again, with the same key, while it may. `ended`:
        the tool's function returned by itself, so that it left nothing under way."""
        text = f"it is not known whether {spec.name} took effect: {why}"
        if spec.effect is Effect.IDEMPOTENT and activity.info().attempt < spec.retry.max_attempts:
            raise retryable(ToolOutcomeUnknown(text))
        return await dispatch.in_doubt(text, ended=ended)


async def _from_ledger(dispatch: Attempt, ticket: Ticket) -> CallToolOutput:
    match ticket.state:
        case TicketState.SUCCEEDED | TicketState.FAILED:
            return await dispatch.closed(DispatchState(ticket.state.value), ticket.result, ticket.code, ticket.error)
        case _:
            return await dispatch.in_doubt(NEVER_REPORTED, ended=False)


def _called_off() -> bool:
    """True when the workflow asked for the cancellation; a worker that shuts down finishes what it announced."""
    details = activity.cancellation_details()
    return details is not None and details.cancel_requested
