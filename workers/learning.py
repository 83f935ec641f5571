"""The loop that learns from what was said in problems that are over, in every worker of the problems' queue."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from temporalio.client import Client
from temporalio.common import WorkflowIDReusePolicy
from temporalio.exceptions import WorkflowAlreadyStartedError
from temporalio.service import RPCError

from steward.activities.learning import LearningActivities
from steward.contracts import queues
from steward.contracts.errors import StewardError, ToolUnavailable
from steward.contracts.memory import RememberInput
from steward.sql.unlearned import Unlearned, UnlearnedStore
from steward.workflows.remember import RememberWorkflow

_log = logging.getLogger(__name__)

_AT_ONCE: Final = 20
LEASE_S: Final = 60.0
"""Longer than learning by rules takes."""
_LOOK_EVERY_S: Final = 5.0
"""What another worker left is looked for this often."""
_TOGETHER_S: Final = 0.2
"""What this one recorded is learned from so soon, together."""


class Learner:
    """Learns by rules itself. Where a model may find more, a RememberWorkflow does both, in the planners' turn."""

    def __init__(self, store: UnlearnedStore, learning: LearningActivities, client: Client) -> None:
        self._store = store
        self._learning = learning
        self._client = client

    async def work(self) -> int:
        """One round. How many exchanges were taken. Raises Unavailable."""
        taken = await self._store.claim(_AT_ONCE, LEASE_S)
        done = [one.exchange_id for one in taken if await self._take(one)]
        if done:
            await self._store.learned(done)
        return len(taken)

    async def _take(self, one: Unlearned) -> bool:
        """Whether nothing more is to be learned from it."""
        try:
            if self._learning.asks_model(one.exchange.user_message):
                await self._remember(one.exchange)
            else:
                await self._learning.learn(one.exchange)
        except StewardError as error:
            _log.info("learning from problem %s waits: %s", one.exchange.problem_id, error.detail)
        except Exception:
            # One odd exchange must not keep the others: it is tried again like any that was not finished.
            _log.exception("learning from problem %s failed", one.exchange.problem_id)
        else:
            return True
        return False

    async def _remember(self, exchange: RememberInput) -> None:
        try:
            with suppress(WorkflowAlreadyStartedError):
                await self._client.start_workflow(
                    RememberWorkflow.run,
                    exchange,
                    id=queues.remember_workflow_id(exchange.problem_id),
                    task_queue=queues.PROBLEMS,
                    id_reuse_policy=WorkflowIDReusePolicy.REJECT_DUPLICATE,
                )
        except RPCError as error:
            raise ToolUnavailable(f"Temporal: {error}") from error


@asynccontextmanager
async def learning_from(learner: Learner, kept: asyncio.Event) -> AsyncIterator[None]:
    """While it is open, what was kept is learned from: soon after `kept` was set."""
    working = asyncio.create_task(_keep_learning(learner, kept))
    try:
        yield
    finally:
        working.cancel()
        await asyncio.wait([working])


async def _keep_learning(learner: Learner, kept: asyncio.Event) -> None:
    while True:
        kept.clear()
        try:
            if await learner.work() == _AT_ONCE:
                continue
        except StewardError as error:
            _log.info("learning waits: %s", error.detail)
        except Exception:
            # Whatever it was, the next time may go well, and nobody would see that this task has ended.
            _log.exception("looking for what to learn from failed")
        with suppress(TimeoutError):
            async with asyncio.timeout(_LOOK_EVERY_S):
                await kept.wait()
                await asyncio.sleep(_TOGETHER_S)
