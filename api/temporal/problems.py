"""The API's side of Temporal: starts problems, speaks to them, asks them, always in bounded time.

Called by the gateway alone. Every failure leaves as an error of contracts.errors; a wait that ends without an outcome
is no failure and returns None: the problem goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
import uuid
from collections.abc import Awaitable, Callable, Iterator
from datetime import timedelta
from typing import Any, Final, TypeAlias, TypeVar

from temporalio.client import Client
from temporalio.common import WorkflowIDConflictPolicy

from steward.api.core.waits import Waits
from steward.api.temporal.client import Reachability
from steward.api.temporal.errors import AlreadyClosed, NotInTime, NotSent, in_doubt, no_worker, translated
from steward.api.temporal.problem_origin import opened_so, opening_of
from steward.api.temporal.start_options import forget, start_operation, start_options
from steward.api.temporal.updates import is_taken
from steward.api.temporal.views import LOOK_S, TemporalViews
from steward.contracts.approval import Decision
from steward.contracts.errors import Conflict, ErrorCode, InDoubt, NotFound, Unavailable
from steward.contracts.problem import (
    CancelRequest,
    DecideResult,
    ProblemInput,
    ProblemView,
    SettleRequest,
    UserMessage,
)
from steward.workflows.problem import ProblemWorkflow

LOOK_AFTER_S: Final = 2.0
"""A wait that takes longer is interrupted once, to see whether Temporal took the request at all."""
_AGAIN_S: Final = 0.5

T = TypeVar("T")
Leaving: TypeAlias = Callable[[], Awaitable[None]]


async def _nothing() -> None:
    pass


class TemporalProblems(TemporalViews):
    """Problems as workflows, spoken to. Nothing is sent to a server that is known to be away (NotSent); a failure after
    something was sent, and nothing found when looking for it, is InDoubt."""

    def __init__(self, client: Client, waits: Waits | None = None) -> None:
        super().__init__(client)
        self._waits = waits or Waits()
        self._reach = Reachability(client)

    async def start_and_settle(self, given: ProblemInput, wait_s: float) -> ProblemView | None:
        """Start the problem unless it runs already, and wait until it settles, in one RPC. None: it was accepted and
        has not settled within `wait_s` seconds.

        Raises:
            AlreadyClosed: it has run to its end before.
            Conflict: FOREIGN_PROBLEM, when another request has opened a problem under this id; that one is not shown.
            NotSent: Temporal is away, and nothing was started.
            InDoubt: it may have been started.
        """
        update_id = uuid.uuid4().hex
        opening = opening_of(given)

        async def settle() -> ProblemView:
            operation = start_operation(given)
            try:
                view = await self.client.execute_update_with_start_workflow(
                    ProblemWorkflow.settle,
                    SettleRequest(opening=opening),
                    start_workflow_operation=operation,
                    id=update_id,
                )
                if view.owner != given.owner:
                    raise _foreign(given.problem_id)
                return view
            except BaseException:
                await forget(operation)
                raise

        try:
            if wait_s <= 0:
                await self._start(given)
                return None
            view = await self._settled(given.problem_id, settle, wait_s)
        except AlreadyClosed:
            if await self._opened_so(given) is False:
                raise _foreign(given.problem_id) from None
            if wait_s <= 0:
                return None
            raise
        if view is None and await self._opened_so(given) is False:
            raise _foreign(given.problem_id)
        return view

    async def settle(
        self,
        problem_id: int,
        wait_s: float,
        message: UserMessage | None = None,
        update_id: str | None = None,
        *,
        leaving: Leaving = _nothing,
    ) -> ProblemView | None:
        """Wait until a running problem settles; with a message, say that first. None: not within `wait_s` seconds.

        A message that no worker takes in time, or whose sender does not wait, is left as a signal, which outlives every
        process; `leaving` is awaited before. Raises AlreadyClosed, NotSent, InDoubt.
        """
        identity = update_id or uuid.uuid4().hex
        if message is not None and wait_s <= 0:
            await leaving()
            await self.signal(problem_id, "message", message)
            return None

        async def settle() -> ProblemView:
            return await self._handle(problem_id).execute_update(
                ProblemWorkflow.settle, SettleRequest(message=message), id=identity
            )

        try:
            view = await self._settled(problem_id, settle, wait_s)
        except Conflict as error:
            if error.code is not ErrorCode.IN_FLIGHT:
                raise
            view = None
        if view is None and message is not None:
            with _doubting(problem_id):
                if not await is_taken(self.client, problem_id, identity):
                    await leaving()
                    await self.signal(problem_id, "message", message)
        return view

    async def decide(
        self,
        problem_id: int,
        decision: Decision,
        wait_s: float,
        update_id: str | None = None,
        *,
        leaving: Leaving = _nothing,
    ) -> DecideResult | None:
        """Decide and wait for what follows; with no `wait_s`, for the decision alone. None: not within that time; a
        decision that no worker took is left as a signal, after `leaving`.

        Raises:
            AlreadyClosed: the problem has ended.
            StewardError: the refusal the workflow gave.
            NotSent, InDoubt: it did not reach the problem, or it is not known whether it did. The latter also when no
                worker took it in time and it names no approval: left behind, it could meet another question.
        """
        identity = update_id or uuid.uuid4().hex
        if wait_s <= 0:
            decision, wait_s = decision.model_copy(update={"wait": False}), LOOK_AFTER_S

        async def ask() -> DecideResult:
            return await self._handle(problem_id).execute_update(ProblemWorkflow.decide, decision, id=identity)

        result = await self._wait(problem_id, ask, wait_s)
        if result is None:
            with _doubting(problem_id):
                if not await is_taken(self.client, problem_id, identity):
                    if decision.approval_id is None:
                        raise no_worker()
                    await leaving()
                    await self.signal(problem_id, "confirm", decision)
        return result

    async def outcome_of(self, problem_id: int, update_id: str, wait_s: float) -> ProblemView | None:
        """The view an earlier update of that id led to, one in progress while it has not; None when there was no such
        update."""
        handle = self._handle(problem_id).get_update_handle(update_id, result_type=dict)
        try:
            with translated():
                async with self._waits.within(max(wait_s, LOOK_S)):
                    found: dict[str, Any] = await handle.result()
        except (NotFound, AlreadyClosed):
            return None
        except NotInTime as error:
            if self._waits.ended:
                raise in_doubt(problem_id, "this process is ending") from error
            return await self.accepted(problem_id) if await is_taken(self.client, problem_id, update_id) else None
        return ProblemView.model_validate(found.get("view", found))

    async def cancel(self, problem_id: int, request: CancelRequest) -> None:
        """Ask a problem to cancel. Raises AlreadyClosed."""
        await self.signal(problem_id, "cancel_problem", request)

    async def signal(self, problem_id: int, name: str, payload: Decision | UserMessage | CancelRequest) -> None:
        """Send a signal: durable as soon as this returns, worker or not. Raises AlreadyClosed, NotSent, InDoubt."""
        await self._reach.check()
        with _doubting(problem_id), self._watched():
            await self._handle(problem_id).signal(name, payload, rpc_timeout=timedelta(seconds=LOOK_AFTER_S))

    async def _start(self, given: ProblemInput) -> None:
        await self._reach.check()
        with _doubting(given.problem_id), self._watched():
            await self.client.start_workflow(
                ProblemWorkflow.run,
                given,
                **start_options(given),
                id_conflict_policy=WorkflowIDConflictPolicy.FAIL,
                rpc_timeout=timedelta(seconds=LOOK_AFTER_S),
            )

    async def has(self, given: ProblemInput) -> bool:
        """Whether the server says now that it has this very problem."""
        return await self._opened_so(given) is True

    async def _opened_so(self, given: ProblemInput) -> bool | None:
        return await opened_so(self._handle(given.problem_id), given)

    async def _settled(
        self, problem_id: int, settle: Callable[[], Awaitable[ProblemView]], wait_s: float
    ) -> ProblemView | None:
        """Wait through a continue-as-new, where `settle` returns an unsettled view."""
        deadline = time.monotonic() + wait_s
        while (left := deadline - time.monotonic()) > 0:
            view = await self._wait(problem_id, settle, left)
            if view is None or view.settled:
                return view
        return None

    async def _wait(self, problem_id: int, call: Callable[[], Awaitable[T]], wait_s: float) -> T | None:
        """Await a call that may be repeated (it carries its own id) for `wait_s` seconds. After LOOK_AFTER_S, or a
        failure, look whether Temporal has the problem; from then on an outage is waited out. None: it has the problem.

        Raises:
            NotSent: nothing was sent.
            InDoubt: something was, and Temporal does not say that it has the problem.
        """
        await self._reach.check()
        deadline = time.monotonic() + wait_s
        known = False
        while (left := deadline - time.monotonic()) > 0 and not (known and self._waits.ended):
            try:
                with self._watched():
                    async with self._waits.within(left) if known else asyncio.timeout(min(left, LOOK_AFTER_S)):
                        return await call()
            except NotInTime:
                known = known or await self.is_known(problem_id)
            except NotSent:
                raise
            except Unavailable as error:
                # An update that met a failed workflow task was not taken; Temporal has the problem: it may be repeated.
                known = known or error.code is ErrorCode.WORKER_UNAVAILABLE or await self.is_known(problem_id)
                if not known:
                    raise in_doubt(problem_id, error.detail) from error
                await asyncio.sleep(min(_AGAIN_S, max(0.0, deadline - time.monotonic())))
        if not known and not await self.is_known(problem_id):
            raise in_doubt(problem_id, "Temporal did not answer in time")
        return None

    @contextlib.contextmanager
    def _watched(self) -> Iterator[None]:
        """Temporal's exceptions as ours, and what they say about the way to it."""
        try:
            with translated():
                yield
        except Unavailable as error:
            if error.code is ErrorCode.TEMPORAL_UNAVAILABLE:
                self._reach.lost()
            raise
        self._reach.heard()


def _foreign(problem_id: int) -> Conflict:
    return Conflict(f"problem {problem_id} is another's", code=ErrorCode.FOREIGN_PROBLEM)


@contextlib.contextmanager
def _doubting(problem_id: int) -> Iterator[None]:
    """A failure to reach Temporal, after something was sent, leaves it in doubt whether that was taken."""
    try:
        yield
    except (NotSent, InDoubt):
        raise
    except Unavailable as error:
        raise in_doubt(problem_id, error.detail) from error
