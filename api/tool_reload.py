"""Runs SyncToolsWorkflow for whoever asks to reload the tools. Called by the gateway; the work itself is a worker's."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Final

from temporalio.client import Client
from temporalio.common import WorkflowIDConflictPolicy

from api.temporal_errors import NotInTime, translated
from contracts import queues
from contracts.activities import SyncToolsInput, SyncToolsOutput
from contracts.errors import ErrorCode, Unavailable
from workflows.tools_sync import WORKFLOW_ID, SyncToolsWorkflow

_START_S: Final = 2.0
_WAIT_S: Final = 90.0


class ToolReload:
    """One synchronisation at a time: whoever asks while one runs waits for that one."""

    def __init__(self, client: Client, wait_s: float = _WAIT_S) -> None:
        self._client = client
        self._wait_s = wait_s

    async def run(self, *, force: bool = False) -> SyncToolsOutput:
        """What changed.

        Raises:
            Unavailable: Temporal is away, or no worker finished in time (it goes on by itself then).
        """
        try:
            with translated():
                handle = await self._client.start_workflow(
                    SyncToolsWorkflow.run,
                    SyncToolsInput(force=force),
                    id=WORKFLOW_ID,
                    task_queue=queues.PROBLEMS,
                    id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
                    static_summary="reload tools",
                    rpc_timeout=timedelta(seconds=_START_S),
                )
                async with asyncio.timeout(self._wait_s):
                    return await handle.result()
        except NotInTime:
            raise Unavailable(
                "no worker finished in time; the reload goes on by itself",
                code=ErrorCode.WORKER_UNAVAILABLE,
                retry_after_s=10,
            ) from None
