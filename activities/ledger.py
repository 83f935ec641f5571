"""`recall_dispatches`: what the ledger knows of a problem's calls that its history does not.

Registered by workers on the problems queue, run as a local activity before a problem ends. It runs no tool.
"""

from __future__ import annotations

from temporalio import activity

from steward.activities.failures import translated
from steward.contracts.calls import RecalledCall, RecallInput, RecallOutput
from steward.sql.dispatches import DispatchState, DispatchStore, LedgerRow


class LedgerActivities:
    """Asks the ledger."""

    def __init__(self, dispatches: DispatchStore) -> None:
        self._dispatches = dispatches

    @activity.defn(name="recall_dispatches")
    async def recall_dispatches(self, request: RecallInput) -> RecallOutput:
        """The calls beyond `known`. One that was begun and never closed is declared unknown: nobody waits for it."""
        with translated():
            rows = await self._dispatches.recall(request.problem_id, request.known)
        return RecallOutput(calls=[_recalled(row) for row in rows])


def _recalled(row: LedgerRow) -> RecalledCall:
    ended = row.state in (DispatchState.SUCCEEDED, DispatchState.FAILED)
    return RecalledCall(
        call_id=row.call_id,
        tool_name=row.tool_name,
        args_sha256=row.args_sha256,
        state=row.state.value if ended else "unknown",
        result=row.result,
        code=row.code,
        error=row.error,
        approval_id=row.approval_id,
    )
