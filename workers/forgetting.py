"""Forgetting and retention in a worker: their activities, the schedule, and forgettings that no workflow heard of."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

from temporalio.client import (
    Client,
    Schedule,
    ScheduleActionStartWorkflow,
    ScheduleAlreadyRunningError,
    ScheduleIntervalSpec,
    ScheduleOverlapPolicy,
    SchedulePolicy,
    ScheduleSpec,
    ScheduleUpdate,
    ScheduleUpdateInput,
)
from temporalio.common import WorkflowIDConflictPolicy

from steward.activities.forgetting import ForgettingActivities
from steward.activities.memory import Memories
from steward.activities.retention import RetentionActivities
from steward.config.settings import Settings
from steward.contracts import queues
from steward.contracts.forgetting import RETENTION_ID, ForgetUserInput, RetentionInput, forget_workflow_id
from steward.contracts.owner import Owner
from steward.sql.database import Database
from steward.sql.forgetting import ForgettingStore
from steward.sql.retention import RetentionStore
from steward.tools.calendar.ics_store import IcsStore
from steward.tools.mail.store import MailStore
from steward.tools.memory_file import own_folder
from steward.workers.histories import TemporalHistories
from steward.workers.memory import memory_folders
from steward.workflows.forget_user import ForgetUserWorkflow
from steward.workflows.retention import RetentionWorkflow

_log = logging.getLogger(__name__)
_LOOK_EVERY_S: Final = 30.0
_NEGLECTED_S: Final = 15.0
_AT_ONCE: Final = 50
_CATCH_UP: Final = timedelta(hours=1)


@asynccontextmanager
async def open_forgetting(
    settings: Settings, database: Database, client: Client, memories: Memories
) -> AsyncIterator[list[Callable[..., Any]]]:
    """The activities; while it is open, the schedule is there and forgettings that were asked for are begun."""
    store, histories = ForgettingStore(database), TemporalHistories(client)
    forgetting = ForgettingActivities(store, histories, memories, user_folders(settings), settings.tenant_id)
    retention = RetentionActivities(RetentionStore(database), store, histories, settings.retention_days)
    keeping = asyncio.create_task(_keep(client, store, timedelta(seconds=settings.retain_every_s)))
    try:
        yield [
            *(forgetting.close_user, forgetting.erase_rows, forgetting.erase_histories, forgetting.erase_memories),
            *(forgetting.erase_files, forgetting.certify_forgetting),
            *(retention.begin_retention, retention.remove_expired, retention.finish_retention),
        ]
    finally:
        keeping.cancel()
        await asyncio.wait([keeping])


def user_folders(settings: Settings) -> Callable[[Owner], Mapping[str, Path]]:
    """The folders of a user's files on this machine, by what they hold."""
    files = memory_folders(settings)
    calendars = settings.calendar_path or settings.home / "calendar"

    def folders(owner: Owner) -> Mapping[str, Path]:
        return {
            "mail_files": MailStore(settings.maildir, owner).home,
            "calendar_files": IcsStore(calendars, owner).home,
            "export_files": own_folder(files.exports, owner),
            "import_files": own_folder(files.imports, owner),
        }

    return folders


async def start_forgetting(client: Client, forgetting_id: str) -> None:
    """Have a forgetting carried out; one that is, goes on. Raises RPCError."""
    await client.start_workflow(
        ForgetUserWorkflow.run,
        ForgetUserInput(forgetting_id=forgetting_id),
        id=forget_workflow_id(forgetting_id),
        task_queue=queues.PROBLEMS,
        id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
    )


async def _keep(client: Client, store: ForgettingStore, every: timedelta) -> None:
    scheduled = False
    while True:
        try:
            if not scheduled:
                await _schedule(client, every)
                scheduled = True
            for forgetting_id in await store.under_way(_NEGLECTED_S, _AT_ONCE):
                await start_forgetting(client, forgetting_id)
        except Exception as error:
            # A part is away: the next look may go well, and nobody would see that this task has ended.
            _log.warning("forgettings and the schedule of retention could not be looked after: %s", error)
        await asyncio.sleep(_LOOK_EVERY_S)


async def _schedule(client: Client, every: timedelta) -> None:
    """Have the schedule there, as the settings say."""
    schedule = Schedule(
        action=ScheduleActionStartWorkflow(
            RetentionWorkflow.run, RetentionInput(), id=RETENTION_ID, task_queue=queues.PROBLEMS
        ),
        spec=ScheduleSpec(intervals=[ScheduleIntervalSpec(every=every)]),
        policy=SchedulePolicy(overlap=ScheduleOverlapPolicy.SKIP, catchup_window=_CATCH_UP),
    )

    def same(_: ScheduleUpdateInput) -> ScheduleUpdate:
        return ScheduleUpdate(schedule=schedule)

    try:
        await client.create_schedule(RETENTION_ID, schedule)
    except ScheduleAlreadyRunningError:
        await client.get_schedule_handle(RETENTION_ID).update(same)
