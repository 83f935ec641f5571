"""Notifications of a problem, sent beside everything else: a webhook that is away holds up no answer."""

from __future__ import annotations

import asyncio

from temporalio import workflow
from temporalio.exceptions import FailureError, is_cancelled_exception

from contracts.activities import NotificationInput
from workflows import work
from workflows.state import ProblemState


class Teller:
    """Sends what one problem has to say."""

    def __init__(self, state: ProblemState) -> None:
        self._state = state
        self._task: asyncio.Task[None] | None = None

    def tell(self, notification: NotificationInput) -> None:
        """Begin to send. One that cannot be delivered is said in the problem."""
        self._task = asyncio.create_task(self._deliver(notification))

    @property
    def told(self) -> bool:
        """Whether nothing is on its way."""
        return self._task is None or self._task.done()

    async def _deliver(self, notification: NotificationInput) -> None:
        try:
            await work.notify(notification)
        except FailureError as error:
            if is_cancelled_exception(error):
                raise
            why = f"the notification was not delivered: {work.root_of(error)}"
            self._state.note_degraded(workflow.now(), why)
