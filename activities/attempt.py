"""One attempt of a call as the ledger sees it: announced, ended in one of its three ways, or in doubt.

Used by `EffectDispatcher` alone. It writes with patience, for what has happened must not be forgotten, and asks the
tool's backend where nobody else can say what happened.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from steward.activities import asking
from steward.activities.perseverance import persistently
from steward.activities.reconcile import ask_backend
from steward.activities.results import ResultKeeper
from steward.contracts.base import Json
from steward.contracts.calls import CallToolInput, CallToolOutput
from steward.contracts.errors import EffectAbsent, ErrorCode, StewardError
from steward.contracts.tool import Effect, ToolSpec
from steward.contracts.tool_input import ToolQuestion
from steward.sql.dispatches import DispatchState, DispatchStore, LedgerRow, Ticket
from steward.tools.answers import fit_result
from steward.tools.context import ToolContext, ToolResult

ANNOUNCE_PATIENCE_S = 8.0
OUTCOME_PATIENCE_S = 600.0
"""An outcome that is known is not given up before this; below the workflow's slack for a dispatch."""
NEVER_REPORTED = "an earlier attempt was dispatched and never reported back"


class Attempt:
    """The ledger's side of one attempt."""

    def __init__(
        self,
        dispatches: DispatchStore,
        results: ResultKeeper,
        spec: ToolSpec | None,
        ctx: ToolContext,
        request: CallToolInput,
        token: str,
    ) -> None:
        """`spec` is None when there is no such tool any more; then nothing is begun."""
        self._dispatches = dispatches
        self._results = results
        self._token = token
        self.spec = spec
        self.ctx = ctx
        self.request = request
        self.key = (request.problem_id, request.call_id)

    async def begin(self, tool_name: str, effect: Effect) -> Ticket:
        """Announce. The same token again is the same attempt, so a lost answer is asked for once more."""
        request = self.request
        approval_id = request.approval.approval_id if request.approval else None
        return await persistently(
            lambda: self._dispatches.begin(
                *self.key,
                tool_name,
                request.args_sha256,
                effect,
                approval_id,
                self._token,
                request.write,
                request.repeats,
            ),
            ANNOUNCE_PATIENCE_S,
        )

    async def succeeded(self, answer: ToolResult) -> CallToolOutput:
        output = await self._small(answer)
        await self._write(lambda: self._dispatches.succeed(*self.key, self._token, output.result))
        return output

    async def _small(self, answer: ToolResult) -> CallToolOutput:
        """The success with a large result kept apart first, so that the ledger holds the reference."""
        output = CallToolOutput(
            state="succeeded", result=answer.result, message=answer.message or None, degraded=answer.degraded
        )
        request = self.request
        return await persistently(
            lambda: self._results.small(request.problem_id, request.tool_name, output), OUTCOME_PATIENCE_S
        )

    async def failed(self, error: StewardError) -> CallToolOutput:
        return await self._nothing_happened(error.code, error.detail)

    async def asked(self, question: ToolQuestion) -> CallToolOutput:
        return await self._nothing_happened(ErrorCode.INPUT_REQUIRED, asking.on_record(question))

    async def _nothing_happened(self, code: ErrorCode, text: str) -> CallToolOutput:
        state = await self._write(lambda: self._dispatches.fail(*self.key, self._token, text, code))
        return asking.failed(code, text) if state is DispatchState.FAILED else await self.unknown(text)

    async def in_doubt(self, why: str, *, ended: bool) -> CallToolOutput:
        """Ask the backend what happened; unknown when it cannot tell. `ended`: this attempt left nothing under way."""
        reported = await ask_backend(self.spec, self.ctx, self.request.args)
        if isinstance(reported, ToolResult):
            output = await self.succeeded(reported)
        elif isinstance(reported, EffectAbsent) and ended and await self.only_attempt():
            output = await self.failed(reported)
        else:
            return await self.unknown(why)
        return output.model_copy(update={"reconciled": output.state != "unknown"})

    async def look_for_earlier_ones(self) -> None:
        """Before a repeat that a human ordered: did any call that it repeats take effect after all, the ledger learns
        it now. Raises Unavailable while PostgreSQL is away."""
        for call_id in self.request.repeats:
            key = (self.request.problem_id, call_id)
            row = await recorded(self._dispatches, key)
            if row is None or row.state is DispatchState.FAILED:
                continue
            if row.state is DispatchState.SUCCEEDED:
                return
            reported = await ask_backend(self.spec, replace(self.ctx, call_id=call_id), self.request.args)
            if isinstance(reported, ToolResult):
                result = (await self._small(reported)).result
                await self._write(partial(self._dispatches.succeed, *key, self._token, result))
                return

    async def only_attempt(self) -> bool:
        """Whether no other attempt was ever let through to the tool."""
        row = await persistently(lambda: self._dispatches.get(*self.key), OUTCOME_PATIENCE_S)
        return row is not None and row.attempt_token == self._token and row.attempts == 1

    async def unknown(self, why: str) -> CallToolOutput:
        """Declare the outcome unknown, unless the ledger has learned it meanwhile."""
        state = await self._write(lambda: self._dispatches.mark_unknown(*self.key, self._token))
        if state in (DispatchState.SUCCEEDED, DispatchState.FAILED):
            row = await self._dispatches.get(*self.key)
            if row is not None:
                return await self.closed(row.state, row.result, row.code, row.error)
        return CallToolOutput(state="unknown", code=ErrorCode.OUTCOME_UNKNOWN, error=why)

    async def closed(
        self, state: DispatchState, result: Json, code: ErrorCode | None, error: str | None
    ) -> CallToolOutput:
        """The output of a call that has an end in the ledger, in the words of the tool where its backend finds it
        again: the ledger keeps results alone."""
        if state is not DispatchState.SUCCEEDED:
            return asking.failed(code, error)
        found = await ask_backend(self.spec, self.ctx, self.request.args)
        words = found.message if isinstance(found, ToolResult) else ""
        return CallToolOutput(state="succeeded", result=fit_result(result), message=words or None, replayed=True)

    async def _write(self, write: Callable[[], Awaitable[DispatchState]]) -> DispatchState:
        return await persistently(write, OUTCOME_PATIENCE_S)


async def recorded(dispatches: DispatchStore, key: tuple[int, str]) -> LedgerRow | None:
    """The ledger's row of a call, by problem and call id. Raises Unavailable while PostgreSQL is away."""
    return await persistently(partial(dispatches.get, *key), ANNOUNCE_PATIENCE_S)
