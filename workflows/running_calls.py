"""The calls of a problem that are being dispatched, each in a task of its own, and the steps they bring along."""

from __future__ import annotations

import asyncio

from temporalio import workflow

from steward.contracts.mirror import MirrorWrite
from steward.contracts.tool import Effect
from steward.decisions import outcomes
from steward.decisions.call_records import CallRecord
from steward.decisions.state import ProblemState
from steward.decisions.view import mirror_write
from steward.workflows import clock
from steward.workflows.mirror import Mirror
from steward.workflows.tool_calls import run_call


class RunningCalls:
    """Starts calls, takes up how they end, cancels reads. The mirror hears of what a dispatch writes there."""

    def __init__(self, state: ProblemState, mirror: Mirror) -> None:
        self._state = state
        self._mirror = mirror
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._tasks)

    @property
    def only_quick(self) -> bool:
        """Whether calls run and all of them end so soon that nobody need be told of them before."""
        return bool(self._tasks) and all(self._state.call(i).prepared.route != "queued" for i in self._tasks)

    @property
    def only_local(self) -> bool:
        """Whether calls run, and all of them inside this workflow task."""
        return bool(self._tasks) and all(self._state.call(i).prepared.route == "local" for i in self._tasks)

    @property
    def reads_to_cancel(self) -> bool:
        """Whether a read runs that was not canceled yet."""
        return any(not task.cancelling() for task in self._reads())

    def start(self, call: CallRecord) -> None:
        """Announce a call and dispatch it."""
        outcomes.dispatched(self._state, call, clock.now(self._state))
        write = None
        if call.prepared.effect is not Effect.READ:
            write = mirror_write(self._state)
            self._mirror.announce(call.call_id)
        if call.prepared.route == "near":
            self._mirror.carry(call.call_id)
        self._tasks[call.call_id] = asyncio.create_task(self._run(call, write))

    def cancel_reads(self) -> None:
        """What has no effect need not be waited for."""
        for task in self._reads():
            if not task.cancelling():
                task.cancel()

    def _reads(self) -> list[asyncio.Task[None]]:
        return [t for i, t in self._tasks.items() if self._state.call(i).prepared.effect is Effect.READ]

    async def _run(self, call: CallRecord, write: MirrorWrite | None) -> None:
        """`write` is what the dispatch brings to the mirror before its tool runs; None for a read."""
        began = workflow.now()
        end = await run_call(self._state, call, write, clock.now_text(self._state))
        if end.on_record and write is not None:
            self._mirror.note(write)
        self._mirror.forget(call.call_id)
        self._state.busy_seconds += (workflow.now() - began).total_seconds()
        outcomes.called(self._state, call, end.output, clock.now(self._state))
        del self._tasks[call.call_id]
