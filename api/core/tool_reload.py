"""Runs SyncToolsWorkflow for whoever asks to reload the tools. Called by the gateway; the work itself is a worker's."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Final

from temporalio.client import Client, WorkflowFailureError
from temporalio.common import WorkflowIDConflictPolicy
from temporalio.exceptions import ActivityError, ApplicationError

from steward.api.core.refusals import refusal
from steward.api.core.tool_catalogue import ToolCatalogue
from steward.api.temporal.errors import NotInTime, translated
from steward.contracts import queues
from steward.contracts.activities import SyncToolsInput, SyncToolsOutput
from steward.contracts.errors import ErrorCode, StewardError, Unavailable
from steward.workflows.tools_sync import WORKFLOW_ID, SyncToolsWorkflow

_START_S: Final = 2.0
_WAIT_S: Final = 90.0


class ToolReload:
    """One synchronisation at a time: whoever asks while one runs waits for that one."""

    def __init__(self, client: Client, catalogue: ToolCatalogue, wait_s: float = _WAIT_S) -> None:
        self._client = client
        self._catalogue = catalogue
        self._wait_s = wait_s

    async def run(self, *, force: bool = False) -> SyncToolsOutput:
        """Mirror and re-index the catalogue; what changed.

        Raises:
            Unprocessable: CATALOGUE_INVALID, with a line for every fault; what was there before stays in use.
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
                    done = await handle.result()
        except WorkflowFailureError as error:
            raise _what_failed(error) from error
        except NotInTime:
            raise Unavailable(
                "no worker finished in time; the reload goes on by itself",
                code=ErrorCode.WORKER_UNAVAILABLE,
                retry_after_s=10,
            ) from None
        self._catalogue.forget()
        return done


def _what_failed(error: WorkflowFailureError) -> StewardError:
    """The error of the activity that the workflow ended with."""
    cause = error.cause.cause if isinstance(error.cause, ActivityError) else error.cause
    if isinstance(cause, ApplicationError) and cause.type in set(ErrorCode):
        extra = {"errors": cause.message.splitlines()} if cause.type == ErrorCode.CATALOGUE_INVALID else {}
        return refusal(ErrorCode(cause.type), cause.message, **extra)
    return StewardError("the tools could not be synchronised; the worker's log says why")
