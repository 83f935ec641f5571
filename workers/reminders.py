"""Starts, puts off, changes and cancels ReminderWorkflows for the reminder tools. Each may be repeated without harm."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from temporalio.client import Client, WorkflowExecutionStatus
from temporalio.common import Priority, WorkflowIDConflictPolicy, WorkflowIDReusePolicy
from temporalio.exceptions import WorkflowAlreadyStartedError
from temporalio.service import RPCError, RPCStatusCode

from steward.contracts import queues
from steward.contracts.errors import ErrorCode, ToolUnavailable
from steward.contracts.notification import ReminderInput
from steward.workflows.reminder import ReminderWorkflow


class TemporalReminderStarter:
    """A reminder is a workflow of its own, so that it outlives the problem that set it."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def start(self, reminder: ReminderInput) -> None:
        """Start the timer; a reminder that was started already, or is over, stays as it is.

        Raises:
            ToolUnavailable: Temporal cannot be reached.
        """
        with contextlib.suppress(WorkflowAlreadyStartedError):
            await self._start(reminder, WorkflowIDReusePolicy.REJECT_DUPLICATE)

    async def snooze(self, reminder: ReminderInput) -> None:
        """Have it fire at `due_at`: a timer that runs is set anew, one that is over is started again.

        Raises:
            ToolUnavailable: Temporal cannot be reached.
        """
        await self._start(reminder, WorkflowIDReusePolicy.ALLOW_DUPLICATE, "snooze", [reminder.due_at])

    async def change(self, reminder: ReminderInput) -> None:
        """Have it say what it says now, when it is due now: a timer that runs is set anew, one that is over is started
        again.

        Raises:
            ToolUnavailable: Temporal cannot be reached.
        """
        await self._start(reminder, WorkflowIDReusePolicy.ALLOW_DUPLICATE, "change", [reminder])

    async def _start(
        self,
        reminder: ReminderInput,
        reuse: WorkflowIDReusePolicy,
        signal: str | None = None,
        signal_args: Sequence[str | ReminderInput] = (),
    ) -> None:
        try:
            await self._client.start_workflow(
                ReminderWorkflow.run,
                reminder,
                id=queues.reminder_workflow_id(reminder.reminder_id),
                task_queue=queues.PROBLEMS,
                id_reuse_policy=reuse,
                id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
                start_signal=signal,
                start_signal_args=signal_args,
                static_summary=f"{reminder.due_at}: {reminder.text[:100]}",
                priority=Priority(fairness_key=queues.fairness_key(reminder.owner.tenant_id)),
            )
        except RPCError as error:
            raise _away(error) from error

    async def cancel(self, reminder_id: str) -> None:
        """Cancel the timer; one that is over or was never started is left alone.

        Raises:
            ToolUnavailable: Temporal cannot be reached.
        """
        try:
            await self._client.get_workflow_handle(queues.reminder_workflow_id(reminder_id)).cancel()
        except RPCError as error:
            if error.status is not RPCStatusCode.NOT_FOUND:
                raise _away(error) from error

    async def runs(self, reminder_id: str) -> bool:
        """Whether the timer runs; one that is over or was never started does not.

        Raises:
            ToolUnavailable: Temporal cannot be reached.
        """
        try:
            found = await self._client.get_workflow_handle(queues.reminder_workflow_id(reminder_id)).describe()
        except RPCError as error:
            if error.status is RPCStatusCode.NOT_FOUND:
                return False
            raise _away(error) from error
        return found.status is WorkflowExecutionStatus.RUNNING


def _away(error: RPCError) -> ToolUnavailable:
    return ToolUnavailable(f"Temporal cannot be reached: {error.message}", code=ErrorCode.TOOL_UNAVAILABLE)
