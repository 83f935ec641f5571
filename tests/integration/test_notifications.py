"""A notification the webhook never takes is given up, and starts anew when a human says so."""

from __future__ import annotations

import dataclasses
from collections.abc import AsyncIterator
from typing import Any

import pytest
from temporalio.exceptions import ApplicationError
from temporalio.testing import ActivityEnvironment

from activities.notifications import MAX_ATTEMPTS, NotificationActivities, Notifier
from activities.webhook import Webhook
from contracts.notification import NotificationInput, NotificationOption
from contracts.owner import Owner, Reach
from sql.database import Database
from sql.notifications import Notification, NotificationStore
from sql.problems import ProblemStore
from sql.reminders import ReminderStore
from tests.support.http_peer import Peer, an_answer
from tests.support.tool_bench import NOW


@pytest.fixture
def store(database: Database) -> NotificationStore:
    return NotificationStore(database)


@pytest.fixture
async def activity(database: Database, store: NotificationStore, peer: Peer) -> AsyncIterator[NotificationActivities]:
    webhook = Webhook(peer.url)
    yield NotificationActivities(Notifier(store, ProblemStore(database), webhook), ReminderStore(database))
    await webhook.aclose()


def wanted(**changes: Any) -> NotificationInput:
    options = [NotificationOption(label="Run", approval_id="7-1", confirmed=True)]
    fields = {"owner": Owner("acme", "ann"), "problem_id": None, "notification_key": "n1", "text": "hello"}
    return NotificationInput.model_validate({**fields, "source": "notify_user", "options": options, **changes})


async def deliver(activity: NotificationActivities, attempt: int, request: NotificationInput) -> None:
    environment = ActivityEnvironment()
    environment.info = dataclasses.replace(environment.info, attempt=attempt)
    await environment.run(activity.deliver_notification, request)


async def the_one(store: NotificationStore) -> Notification:
    [found] = await store.list(Owner("acme", "ann"))
    return found


async def kill(activity: NotificationActivities, peer: Peer, request: NotificationInput) -> None:
    """Let every attempt fail. The last one raises nothing more."""
    peer.answer = an_answer(500, b"out of order")
    for attempt in range(1, MAX_ATTEMPTS):
        with pytest.raises(ApplicationError):
            await deliver(activity, attempt, request)
    await deliver(activity, MAX_ATTEMPTS, request)


@pytest.mark.requirement("notifications.dead-letters")
async def test_what_the_webhook_never_takes_is_given_up_and_listed(
    activity: NotificationActivities, store: NotificationStore, peer: Peer
) -> None:
    await kill(activity, peer, wanted())
    dead = await the_one(store)
    assert (dead.state, dead.attempts) == ("dead", MAX_ATTEMPTS)
    assert "500: out of order" in (dead.last_error or "")
    await deliver(activity, MAX_ATTEMPTS + 1, wanted())
    assert len(peer.asked) == MAX_ATTEMPTS, "a dead one is not posted any more"
    assert await store.list(Owner("acme", "ann"), "dead") == [dead]
    assert await store.list(Reach("acme", None), "dead") == [dead]
    for who in [Reach("acme", "eve"), Reach("other", "ann"), Reach("other", None)]:
        assert await store.list(who, "dead") == []
        assert await store.get(who, dead.id) is None
    assert await store.list(Owner("acme", "ann"), "delivered") == []
    assert await store.list(Owner("acme", "ann"), before=dead.id) == []


@pytest.mark.requirement("notifications.dead-letters")
async def test_a_dead_one_that_is_ordered_again_starts_anew_as_it_was(
    activity: NotificationActivities, store: NotificationStore, peer: Peer
) -> None:
    await kill(activity, peer, wanted())
    dead = await the_one(store)
    assert dead.as_input("acme") == wanted()
    with pytest.raises(ApplicationError):
        await deliver(activity, 1, dead.as_input("acme"))
    trying = await the_one(store)
    assert (trying.state, trying.attempts) == ("waiting", 1)
    peer.answer = an_answer(204, b"")
    await deliver(activity, 2, dead.as_input("acme"))
    taken = await the_one(store)
    assert (taken.state, taken.last_error, taken.dead_at) == ("delivered", None, None)
    assert {asked.headers["x-steward-notification-id"] for asked in peer.asked} == {"n1"}
    posted = len(peer.asked)
    await deliver(activity, 1, dead.as_input("acme"))
    assert len(peer.asked) == posted, "what was taken is not posted again"


@pytest.mark.requirement("notifications.dead-letters")
async def test_a_reminder_whose_notification_is_dead_has_fired(
    activity: NotificationActivities, database: Database, peer: Peer
) -> None:
    reminders = ReminderStore(database)
    reminder = await reminders.add(Owner("acme", "ann"), "k", NOW, "call Bob")
    await kill(activity, peer, wanted(notification_key=f"reminder-{reminder.reminder_id}", source="reminder"))
    fired = await reminders.get(Owner("acme", "ann"), reminder.reminder_id)
    assert fired is not None
    assert fired.status == "fired"
