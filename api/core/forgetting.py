"""Forgetting users, and what retention removed. Part of the gateway; workflows do the work.

A forgetting is on record before its workflow is started: where that fails, a worker begins it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from datetime import timedelta
from typing import Final

from temporalio.client import Client
from temporalio.common import WorkflowIDConflictPolicy

from steward.api.core.waits import Waits
from steward.api.credentials.identity import Principal, Scope
from steward.api.temporal.errors import translated
from steward.contracts import queues
from steward.contracts.actors import is_reserved
from steward.contracts.errors import BadRequest, NotFound, StewardError
from steward.contracts.forgetting import RETENTION_ID, ForgetUserInput, RetentionInput, forget_workflow_id
from steward.contracts.owner import Owner
from steward.sql.forgetting import Forgetting, ForgettingStore
from steward.sql.retention import RetentionRun, RetentionStore
from steward.workflows.forget_user import ForgetUserWorkflow
from steward.workflows.retention import RetentionWorkflow

_log = logging.getLogger(__name__)
_START: Final = timedelta(seconds=2)
_LOOK_S: Final = 0.25
_RUNS: Final = 20


class UserForgetting:
    """Who may have whom forgotten: a user themself, and whoever administers the tenant, everybody."""

    def __init__(self, store: ForgettingStore, client: Client, waits: Waits, wait_s: float) -> None:
        self._store = store
        self._client = client
        self._waits = waits
        self._wait_s = wait_s

    async def forget(self, principal: Principal, user_id: str, wait_s: float | None) -> Forgetting:
        """Begin to forget a user, or join those who have begun; done, or not within `wait_s` seconds.

        Raises:
            BadRequest: nobody goes by this id.
            Forbidden: it is another user and the caller does not administer the tenant; or the scope approve lacks.
            Unavailable: PostgreSQL is away; nothing was begun.
        """
        principal.require(Scope.APPROVE)
        if user_id != principal.user_id:
            principal.require(Scope.ADMIN)
        if is_reserved(user_id):
            line = f"user_id: {user_id[:40]!r} is reserved, no user goes by it"
            raise BadRequest(line, errors=[line])
        asked_by = "user" if user_id == principal.user_id else "operator"
        begun = await self._store.begin(Owner(principal.tenant_id, user_id), asked_by)
        try:
            await self._start(begun.forgetting_id)
        except StewardError as error:
            _log.warning("a forgetting is on record and begins when Temporal answers: %s", error.detail)
        return await self._settled(begun, self._wait_s if wait_s is None else wait_s)

    async def get(self, principal: Principal, forgetting_id: str) -> Forgetting:
        """A forgetting of the tenant, for its administrators and the user it is about. Raises NotFound."""
        whose = None if principal.user_id is None and Scope.ADMIN in principal.scopes else principal.user_id or ""
        found = await self._store.visible(forgetting_id, principal.tenant_id, whose)
        if found is None:
            raise NotFound(f"there is no forgetting {forgetting_id}")
        return found

    async def _start(self, forgetting_id: str) -> None:
        with translated():
            await self._client.start_workflow(
                ForgetUserWorkflow.run,
                ForgetUserInput(forgetting_id=forgetting_id),
                id=forget_workflow_id(forgetting_id),
                task_queue=queues.PROBLEMS,
                id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
                rpc_timeout=_START,
            )

    async def _settled(self, begun: Forgetting, wait_s: float) -> Forgetting:
        found = begun
        try:
            async with self._waits.within(wait_s):
                while found.finished_at is None:
                    await asyncio.sleep(_LOOK_S)
                    found = await self._store.get(begun.forgetting_id) or found
        except (TimeoutError, StewardError):
            # It was taken and goes on, whatever keeps us from seeing it.
            pass
        return found


class Retention:
    """What is kept how long, and what was removed. For those who administer the installation."""

    def __init__(self, store: RetentionStore, client: Client, days: Mapping[str, int]) -> None:
        self._store = store
        self._client = client
        self.days = dict(days)

    async def runs(self) -> list[RetentionRun]:
        """The last runs, newest first."""
        return await self._store.runs(_RUNS)

    async def start(self) -> str:
        """Have a run begin now, beside the schedule, or join one that was begun so. Its workflow id."""
        workflow_id = f"{RETENTION_ID}-asked"
        with translated():
            await self._client.start_workflow(
                RetentionWorkflow.run,
                RetentionInput(),
                id=workflow_id,
                task_queue=queues.PROBLEMS,
                id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
                rpc_timeout=_START,
            )
        return workflow_id
