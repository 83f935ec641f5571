"""A reminder is a durable timer that ends in one notification."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
from temporalio import activity
from temporalio.client import WorkflowFailureError
from temporalio.exceptions import ApplicationError
from temporalio.testing import WorkflowEnvironment
from temporalio.worker import Worker

from steward.contracts import queues
from steward.contracts.errors import ToolFailed
from steward.contracts.notification import NotificationInput, ReminderDue, ReminderFired, ReminderInput
from steward.contracts.owner import Owner
from steward.workers.reminders import TemporalReminderStarter
from steward.workers.temporal import workflow_runner
from steward.workflows.reminder import ReminderWorkflow


class Inbox:
    """Takes notifications; refuses the first `refusals` of them, as a webhook that is away does."""

    def __init__(self) -> None:
        self.refusals = 0
        self.taken: list[NotificationInput] = []
        self.again: list[str] = []

    @activity.defn
    async def deliver_notification(self, request: NotificationInput) -> None:
        """Take it, or not yet."""
        if self.refusals:
            self.refusals -= 1
            raise ApplicationError("the webhook is away", type=ToolFailed.code)
        self.taken.append(request)

    @activity.defn
    async def advance_reminder(self, request: ReminderFired) -> ReminderDue:
        """The next of the moments it comes again at."""
        return ReminderDue(due_at=self.again.pop(0) if self.again else None)


@pytest.fixture
async def inbox(env: WorkflowEnvironment) -> AsyncIterator[Inbox]:
    """Where the reminders of this test arrive."""
    taken = Inbox()
    async with Worker(
        env.client,
        task_queue=queues.PROBLEMS,
        workflows=[ReminderWorkflow],
        activities=[taken.deliver_notification, taken.advance_reminder],
        workflow_runner=workflow_runner(sandboxed=True),
    ):
        yield taken


async def _reminder(env: WorkflowEnvironment, hours: float) -> ReminderInput:
    due = await env.get_current_time() + timedelta(hours=hours)
    return ReminderInput(
        reminder_id="r1", owner=Owner("t", "alice"), problem_id=7, due_at=due.isoformat(), text="call Bob"
    )


@pytest.mark.requirement("reminders.durable-timer")
async def test_a_reminder_is_delivered_when_it_is_due_and_not_before(env: WorkflowEnvironment, inbox: Inbox) -> None:
    starter = TemporalReminderStarter(env.client)
    await starter.start(await _reminder(env, 10))
    await starter.start(await _reminder(env, 10))
    await env.sleep(timedelta(hours=9))
    assert inbox.taken == []
    await env.sleep(timedelta(hours=2))
    await env.client.get_workflow_handle("reminder-r1").result()
    assert [(n.text, n.owner.user_id, n.notification_key) for n in inbox.taken] == [
        ("call Bob", "alice", "reminder-r1")
    ]
    await starter.start(await _reminder(env, 1))
    await env.sleep(timedelta(hours=2))
    assert len(inbox.taken) == 1, "a reminder that was delivered is not started again"


@pytest.mark.requirement("reminders.delivered-in-the-end")
async def test_a_delivery_that_fails_is_tried_until_it_works(env: WorkflowEnvironment, inbox: Inbox) -> None:
    inbox.refusals = 5
    await TemporalReminderStarter(env.client).start(await _reminder(env, 1))
    await env.sleep(timedelta(hours=2))
    await env.client.get_workflow_handle("reminder-r1").result()
    assert len(inbox.taken) == 1


@pytest.mark.requirement("reminders.cancel")
async def test_a_canceled_reminder_is_never_delivered(env: WorkflowEnvironment, inbox: Inbox) -> None:
    starter = TemporalReminderStarter(env.client)
    await starter.start(await _reminder(env, 1))
    await starter.cancel("r1")
    await starter.cancel("never-set")
    with pytest.raises(WorkflowFailureError):
        await env.client.get_workflow_handle("reminder-r1").result()
    assert inbox.taken == []


async def _latest_run(env: WorkflowEnvironment) -> str | None:
    """The id of the latest run, once that is over."""
    found = await env.client.get_workflow_handle("reminder-r1").describe()
    await env.client.get_workflow_handle("reminder-r1", run_id=found.run_id).result()
    return found.run_id


@pytest.mark.requirement("tools.reminders.again")
async def test_a_reminder_that_repeats_fires_again_in_a_run_of_its_own(env: WorkflowEnvironment, inbox: Inbox) -> None:
    given = (await _reminder(env, 1)).model_copy(update={"repeats": True})
    now = await env.get_current_time()
    inbox.again = [(now + timedelta(days=day)).isoformat() for day in (1, 2)]
    keys = ["reminder-r1", *(f"reminder-r1-{due}" for due in inbox.again)]
    await TemporalReminderStarter(env.client).start(given)
    first = await env.client.get_workflow_handle("reminder-r1").describe()
    await env.sleep(timedelta(days=3))
    assert await _latest_run(env) != first.run_id
    assert [n.notification_key for n in inbox.taken] == keys


@pytest.mark.requirement("tools.reminders.snooze")
async def test_a_snoozed_reminder_fires_at_its_new_time_and_once_more_after_it_fired(
    env: WorkflowEnvironment, inbox: Inbox
) -> None:
    starter = TemporalReminderStarter(env.client)
    given = await _reminder(env, 1)
    await starter.start(given)
    later = given.model_copy(update={"due_at": (await env.get_current_time() + timedelta(hours=5)).isoformat()})
    for _ in range(2):
        await starter.snooze(later)
    await env.sleep(timedelta(hours=3))
    assert inbox.taken == []
    await env.sleep(timedelta(hours=3))
    last = given.model_copy(update={"due_at": (await env.get_current_time() + timedelta(hours=1)).isoformat()})
    await starter.snooze(last)
    await env.sleep(timedelta(hours=2))
    assert [n.notification_key for n in inbox.taken] == [f"reminder-r1-{one.due_at}" for one in (later, last)]


@pytest.mark.requirement("tools.reminders.changed")
async def test_a_changed_reminder_says_its_new_words_at_its_new_time(env: WorkflowEnvironment, inbox: Inbox) -> None:
    starter = TemporalReminderStarter(env.client)
    first = await _reminder(env, 10)
    await starter.start(first)
    later = (await _reminder(env, 20)).model_copy(update={"text": "call Kim"})
    await starter.change(later)
    await starter.change(later)
    await env.sleep(timedelta(hours=15))
    assert inbox.taken == []
    await env.sleep(timedelta(hours=6))
    await env.client.get_workflow_handle("reminder-r1").result()
    assert [one.text for one in inbox.taken] == ["call Kim"]
    again = (await _reminder(env, 5)).model_copy(update={"text": "once more"})
    await starter.change(again)
    await env.sleep(timedelta(hours=6))
    assert [one.text for one in inbox.taken] == ["call Kim", "once more"]
