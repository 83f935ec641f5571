"""One dispatch of a tool with an effect: announce, run, put the outcome in the ledger, whatever happens meanwhile.

Used by `call_tool` alone. After the ledger says `started`, exactly one of succeeded, failed or unknown follows, by this
attempt or by the next one that finds it unfinished. A `once` tool never runs a second time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar
from uuid import uuid4

from temporalio import activity

from activities.failures import retryable
from contracts.activities import CallToolInput, CallToolOutput
from contracts.base import Json
from contracts.errors import Conflict, ErrorCode, StewardError, ToolFailed, ToolUnavailable, Unavailable
from contracts.tool import Effect, ToolSpec
from sql.dispatches import DispatchState, DispatchStore, Ticket, TicketState
from tools.context import ToolContext, ToolResult
from tools.executors import ToolRunner

T = TypeVar("T")

ANNOUNCE_PATIENCE_S = 8.0
OUTCOME_PATIENCE_S = 600.0
"""An outcome that is known is not given up before this; below the workflow's slack for a dispatch."""
_FIRST_PAUSE_S = 0.1
_LONGEST_PAUSE_S = 3.0
_REMEMBERED = 10_000

_log = logging.getLogger(__name__)


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Await `work` even when the awaiting task is canceled meanwhile: what was dispatched must reach the ledger.

    The work itself is bounded by the tool's timeout and the ledger's patience.
    """
    task = asyncio.ensure_future(work)
    while True:
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.done():
                raise
            _log.info("a dispatched call was canceled; its outcome is awaited first")


async def persistently(write: Callable[[], Awaitable[T]], patience_s: float) -> T:
    """Repeat a ledger write while PostgreSQL is away, for `patience_s` seconds.

    Raises:
        Unavailable: when it was away all that time.
    """
    clock = asyncio.get_running_loop().time
    deadline = clock() + patience_s
    pause = _FIRST_PAUSE_S
    while True:
        try:
            return await write()
        except Unavailable:
            if clock() + pause > deadline:
                raise
        await asyncio.sleep(pause)
        pause = min(pause * 2, _LONGEST_PAUSE_S)


class EffectDispatcher:
    """Dispatches idempotent and once tools through the ledger."""

    def __init__(self, runner: ToolRunner, dispatches: DispatchStore) -> None:
        self._runner = runner
        self._dispatches = dispatches
        self._harmless: dict[tuple[int, str], int] = {}

    async def dispatch(self, spec: ToolSpec, ctx: ToolContext, request: CallToolInput) -> CallToolOutput:
        """Run the call once, or say what became of an earlier attempt.

        Raises:
            Unavailable: PostgreSQL is away before the tool, inside an idempotent one, or all through the ledger's
                patience afterwards.
            ApplicationError: an idempotent tool shall be tried again.
        """
        dispatch = _Dispatch(self._dispatches, request, uuid4().hex)
        try:
            ticket = await dispatch.begin(spec)
        except Conflict as error:
            return CallToolOutput(state="failed", code=ErrorCode.FORBIDDEN, error=error.detail)
        if ticket.state is not TicketState.FRESH:
            return await self._from_ledger(spec, dispatch, ticket)
        if _called_off():
            return await dispatch.failed(ToolFailed("it was canceled before it ran", code=ErrorCode.CANCELED))
        return await self._run(spec, ctx, request, dispatch)

    async def _run(
        self, spec: ToolSpec, ctx: ToolContext, request: CallToolInput, dispatch: _Dispatch
    ) -> CallToolOutput:
        try:
            async with asyncio.timeout(spec.timeout_s):
                answer = await self._runner.run(spec, ctx, request.args)
        except ToolFailed as error:
            return await dispatch.failed(error)
        except ToolUnavailable as error:
            return await self._unreached(spec, dispatch, error)
        except TimeoutError:
            return await self._uncertain(spec, dispatch, f"no answer within {spec.timeout_s:g} s")
        except StewardError as error:
            if isinstance(error, Unavailable) and spec.effect is Effect.IDEMPOTENT:
                raise
            return await self._uncertain(spec, dispatch, error.detail)
        except Exception as error:
            _log.exception("%s raised after its dispatch", spec.name)
            return await self._uncertain(spec, dispatch, f"it broke off with {type(error).__name__}")
        self._harmless.pop(dispatch.key, None)
        return await dispatch.succeeded(answer)

    async def _from_ledger(self, spec: ToolSpec, dispatch: _Dispatch, ticket: Ticket) -> CallToolOutput:
        match ticket.state:
            case TicketState.SUCCEEDED:
                return CallToolOutput(state="succeeded", result=ticket.result)
            case TicketState.FAILED:
                return CallToolOutput(state="failed", code=ticket.code or ErrorCode.TOOL_FAILED, error=ticket.error)
            case _:
                return await dispatch.unknown(
                    f"an earlier attempt of {spec.name} was dispatched and never reported back"
                )

    async def _unreached(self, spec: ToolSpec, dispatch: _Dispatch, error: ToolUnavailable) -> CallToolOutput:
        """This attempt did nothing. Whether the call did depends on the attempts before, for an idempotent tool."""
        if spec.effect is Effect.ONCE:
            return await dispatch.failed(error)
        attempt = activity.info().attempt
        harmless = attempt == 1 or self._harmless.pop(dispatch.key, 0) == attempt - 1
        if attempt < spec.retry.max_attempts:
            if harmless:
                self._remember(dispatch.key, attempt)
            raise retryable(error) from error
        if harmless:
            return await dispatch.failed(error)
        return await dispatch.unknown(f"{spec.name} cannot be reached any more: {error.detail}")

    def _remember(self, key: tuple[int, str], attempt: int) -> None:
        """Forgetting is safe: a call with a forgotten attempt counts as uncertain."""
        if len(self._harmless) >= _REMEMBERED:
            self._harmless.clear()
        self._harmless[key] = attempt

    async def _uncertain(self, spec: ToolSpec, dispatch: _Dispatch, why: str) -> CallToolOutput:
        """The effect may have happened. An idempotent tool is asked again, with the same key, while it may."""
        text = f"it is not known whether {spec.name} took effect: {why}"
        if spec.effect is Effect.IDEMPOTENT and activity.info().attempt < spec.retry.max_attempts:
            raise retryable(ToolUnavailable(text))
        return await dispatch.unknown(text)


class _Dispatch:
    """The ledger's side of one attempt."""

    def __init__(self, dispatches: DispatchStore, request: CallToolInput, token: str) -> None:
        self._dispatches = dispatches
        self._request = request
        self._token = token
        self.key = (request.problem_id, request.call_id)

    async def begin(self, spec: ToolSpec) -> Ticket:
        """Announce. The same token again is the same attempt, so a lost answer is asked for once more."""
        request = self._request
        approval_id = request.approval.approval_id if request.approval else None
        return await persistently(
            lambda: self._dispatches.begin(
                *self.key,
                spec.name,
                request.args_sha256,
                spec.effect,
                approval_id,
                self._token,
                request.write,
                request.repeat_of,
            ),
            ANNOUNCE_PATIENCE_S,
        )

    async def succeeded(self, answer: ToolResult) -> CallToolOutput:
        await self._write(lambda: self._dispatches.succeed(*self.key, self._token, answer.result))
        return CallToolOutput(
            state="succeeded", result=answer.result, message=answer.message or None, degraded=answer.degraded
        )

    async def failed(self, error: StewardError) -> CallToolOutput:
        state = await self._write(lambda: self._dispatches.fail(*self.key, self._token, error.detail, error.code))
        if state is not DispatchState.FAILED:
            return await self.unknown(error.detail)
        return CallToolOutput(state="failed", code=error.code, error=error.detail)

    async def unknown(self, why: str) -> CallToolOutput:
        """Declare the outcome unknown, unless the ledger has learned it meanwhile."""
        state = await self._write(lambda: self._dispatches.mark_unknown(*self.key, self._token))
        if state in (DispatchState.SUCCEEDED, DispatchState.FAILED):
            row = await self._dispatches.get(*self.key)
            if row is not None:
                return _closed(row.state, row.result, row.code, row.error)
        return CallToolOutput(state="unknown", code=ErrorCode.OUTCOME_UNKNOWN, error=why)

    async def _write(self, write: Callable[[], Awaitable[DispatchState]]) -> DispatchState:
        return await persistently(write, OUTCOME_PATIENCE_S)


def _called_off() -> bool:
    """True when the workflow asked for the cancellation; a worker that shuts down finishes what it announced."""
    details = activity.cancellation_details()
    return details is not None and details.cancel_requested


def _closed(state: DispatchState, result: Json, code: ErrorCode | None, error: str | None) -> CallToolOutput:
    if state is DispatchState.SUCCEEDED:
        return CallToolOutput(state="succeeded", result=result)
    return CallToolOutput(state="failed", code=code or ErrorCode.TOOL_FAILED, error=error)
