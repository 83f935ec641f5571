"""DispatchStore: the ledger that fences tool calls with an effect.

`call_tool` begins a dispatch before the tool runs and closes it afterwards; what was begun and never closed is an
unknown outcome, never a reason to run again. Tools that only read do not come here.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

import asyncpg

from steward.contracts.base import Json
from steward.contracts.errors import Conflict, ErrorCode, NotFound, ToolDisabled
from steward.contracts.mirror import MirrorWrite
from steward.contracts.plain_json import clean_text
from steward.contracts.tool import Effect
from steward.sql.database import Database
from steward.sql.jsontext import dump_model, dump_models, dump_value
from steward.sql.named import load_queries

_Q: Final = load_queries("dispatches")


class DispatchState(StrEnum):
    """What the ledger knows of a call."""

    STARTED = "started"
    SUCCEEDED = "succeeded"
    FAILED = "failed"
    UNKNOWN = "unknown"


class TicketState(StrEnum):
    """What `begin` tells the caller. Only FRESH lets the tool run."""

    FRESH = "fresh"
    SUCCEEDED = "succeeded"
    FAILED = "failed"
    STARTED_ELSEWHERE = "started_elsewhere"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Ticket:
    """The answer of `begin`: `result` for SUCCEEDED, `error` and `code` for FAILED."""

    state: TicketState
    result: Json = None
    error: str | None = None
    code: ErrorCode | None = None


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """One row of the ledger. `late` marks a result that came after the outcome had been declared unknown, or that
    another attempt than the current one reported or found out."""

    problem_id: int
    call_id: str
    tool_name: str
    args_sha256: str
    effect: Effect
    state: DispatchState
    attempt_token: str
    attempts: int
    result: Json
    error: str | None
    code: ErrorCode | None
    approval_id: str | None
    late: bool
    started_at: datetime
    finished_at: datetime | None


class DispatchStore:
    """The ledger. Each method is one atomic statement, durable when it returns."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(
        self,
        problem_id: int,
        call_id: str,
        tool_name: str,
        args_sha256: str,
        effect: Effect,
        approval_id: str | None,
        attempt_token: str,
        write: MirrorWrite | None = None,
        repeats: Sequence[str] = (),
    ) -> Ticket:
        """Record `write` and the dispatch in one transaction, and say whether the tool may run.

        `attempt_token` must be new for every attempt: the same token again is taken for a repeat of this very call (its
        answer was lost on the way) and stays FRESH. An idempotent dispatch that was started and never closed is FRESH
        again. If one of `repeats`, the calls that this one repeats, has succeeded after all, SUCCEEDED with the result
        of the first that has. Other arguments than the recorded ones are a Conflict.

        Raises:
            ToolDisabled: the tool is switched off; nothing was recorded.
        """
        row = await self._database.fetchrow(
            _Q["begin"],
            problem_id,
            call_id,
            tool_name,
            args_sha256,
            effect.value,
            approval_id,
            attempt_token,
            None if write is None else dump_model(write.view),
            None if write is None else dump_models(write.steps),
            list(repeats),
        )
        if row is None:
            raise ToolDisabled(tool_name, await self._database.fetchval(_Q["broken_off"], tool_name))
        if row["ticket"] == "mismatch":
            raise Conflict(
                f"call {call_id} of problem {problem_id} was dispatched with other arguments", code=ErrorCode.IN_FLIGHT
            )
        return Ticket(
            state=TicketState(row["ticket"]),
            result=row["result"],
            error=row["error"],
            code=None if row["code"] is None else ErrorCode(row["code"]),
        )

    async def succeed(self, problem_id: int, call_id: str, attempt_token: str, result: Json) -> DispatchState:
        """Record that the effect happened; also turns an unknown outcome into a (late) success."""
        return self._state(
            await self._database.fetchval(_Q["succeed"], problem_id, call_id, attempt_token, dump_value(result)),
            problem_id,
            call_id,
        )

    async def fail(
        self, problem_id: int, call_id: str, attempt_token: str, error: str, code: ErrorCode = ErrorCode.TOOL_FAILED
    ) -> DispatchState:
        """Record that the effect did not happen. Only the current attempt can say so; a success is never overwritten.
        Returns the state after."""
        state = await self._database.fetchval(
            _Q["fail"], problem_id, call_id, attempt_token, clean_text(error), code.value
        )
        return self._state(state, problem_id, call_id)

    async def mark_unknown(self, problem_id: int, call_id: str, attempt_token: str) -> DispatchState:
        """Declare the outcome of a started dispatch unknown. Anyone may for a `once` tool; of an idempotent one only
        its current attempt. Closed dispatches stay as they are. Returns the state after."""
        return self._state(
            await self._database.fetchval(_Q["mark_unknown"], problem_id, call_id, attempt_token), problem_id, call_id
        )

    async def get(self, problem_id: int, call_id: str) -> LedgerRow | None:
        """The row of a call, or None when it was never begun."""
        row = await self._database.fetchrow(_Q["get"], problem_id, call_id)
        return None if row is None else _ledger_row(row)

    async def of_problem(self, problem_id: int) -> list[LedgerRow]:
        """All rows of a problem, in the order of their dispatch."""
        return [_ledger_row(row) for row in await self._database.fetch(_Q["of_problem"], problem_id)]

    async def recall(self, problem_id: int, known: Collection[str] = ()) -> list[LedgerRow]:
        """The rows of a problem beyond those of the calls `known`. What was begun and never closed is declared unknown:
        nobody waits for it any more."""
        rows = [row for row in await self.of_problem(problem_id) if row.call_id not in known]
        for row in rows:
            if row.state is DispatchState.STARTED:
                await self.mark_unknown(problem_id, row.call_id, row.attempt_token)
        if any(row.state is DispatchState.STARTED for row in rows):
            rows = [row for row in await self.of_problem(problem_id) if row.call_id not in known]
        return rows

    @staticmethod
    def _state(state: str | None, problem_id: int, call_id: str) -> DispatchState:
        if state is None:
            raise NotFound(f"call {call_id} of problem {problem_id} was never dispatched")
        return DispatchState(state)


def _ledger_row(row: asyncpg.Record) -> LedgerRow:
    fields = dict(row)
    fields["effect"] = Effect(row["effect"])
    fields["state"] = DispatchState(row["state"])
    fields["code"] = None if row["code"] is None else ErrorCode(row["code"])
    return LedgerRow(**fields)
