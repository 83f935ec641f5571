"""A notification the webhook never takes is given up, and starts anew when a human says so."""

from __future__ import annotations

import dataclasses
from collections.abc import AsyncIterator
from typing import Any

import pytest
from temporalio.testing import ActivityEnvironment

from steward.activities.event_courier import ATTEMPTS, EventCourier
from steward.activities.notifications import NotificationActivities, Notifier
from steward.contracts.notification import NotificationInput, NotificationOption
from steward.contracts.owner import Owner, Reach
from steward.sql.database import Database
from steward.sql.notifications import Notification, NotificationStore
from steward.sql.problems import ProblemStore
from steward.sql.reminders import ReminderStore
from tests.support.couriers import a_courier, bring_forward
from tests.support.http_peer import Peer, an_answer
from tests.support.tool_bench import NOW


@pytest.fixture
def store(database: Database) -> NotificationStore:
    return NotificationStore(database)


@pytest.fixture
async def activity(database: Database, store: NotificationStore) -> NotificationActivities:
    return NotificationActivities(Notifier(store, ProblemStore(database)), ReminderStore(database))


@pytest.fixture
async def courier(database: Database, peer: Peer) -> AsyncIterator[EventCourier]:
    async with a_courier(database, peer.url) as working:
        yield working


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


async def kill(activity: NotificationActivities, courier: EventCourier, database: Database, peer: Peer) -> None:
    """Record one and let every attempt fail."""
    peer.answer = an_answer(500, b"out of order")
    await deliver(activity, 1, wanted())
    for _ in range(ATTEMPTS):
        await courier.work()
        await bring_forward(database)


@pytest.mark.requirement("notifications.dead-letters")
async def test_what_the_webhook_never_takes_is_given_up_and_listed(
    activity: NotificationActivities, courier: EventCourier, database: Database, store: NotificationStore, peer: Peer
) -> None:
    await kill(activity, courier, database, peer)
    dead = await the_one(store)
    assert (dead.state, dead.attempts) == ("dead", ATTEMPTS)
    assert "500: out of order" in (dead.last_error or "")
    await deliver(activity, 2, wanted())
    await courier.work()
    assert len(peer.asked) == ATTEMPTS, "a dead one is not posted any more"
    assert await store.list(Owner("acme", "ann"), "dead") == [dead]
    assert await store.list(Reach("acme", None), "dead") == [dead]
    for who in [Reach("acme", "eve"), Reach("other", "ann"), Reach("other", None)]:
        assert await store.list(who, "dead") == []
        assert await store.get(who, dead.id) is None
    assert await store.list(Owner("acme", "ann"), "delivered") == []
    assert await store.list(Owner("acme", "ann"), before=dead.id) == []


@pytest.mark.requirement("notifications.dead-letters")
@pytest.mark.requirement("tools.notification.webhook-retried")
async def test_a_dead_one_that_is_ordered_again_starts_anew_as_it_was(
    activity: NotificationActivities, courier: EventCourier, database: Database, store: NotificationStore, peer: Peer
) -> None:
    await kill(activity, courier, database, peer)
    dead = await the_one(store)
    assert dead.as_input("acme") == wanted()
    await deliver(activity, 1, dead.as_input("acme"))
    await courier.work()
    trying = await the_one(store)
    assert (trying.state, trying.attempts) == ("waiting", 1)
    peer.answer = an_answer(204, b"")
    await bring_forward(database)
    await courier.work()
    taken = await the_one(store)
    assert (taken.state, taken.last_error, taken.dead_at) == ("delivered", None, None)
    assert len({asked.headers["webhook-id"] for asked in peer.asked}) == 1
    posted = len(peer.asked)
    await deliver(activity, 1, dead.as_input("acme"))
    await courier.work()
    assert len(peer.asked) == posted, "what was taken is not posted again"


@pytest.mark.requirement("notifications.dead-letters")
async def test_a_reminder_has_fired_whether_or_not_its_notification_is_taken(
    activity: NotificationActivities, database: Database
) -> None:
    reminders = ReminderStore(database)
    reminder = await reminders.add(Owner("acme", "ann"), "k", NOW, "call Bob")
    request = wanted(notification_key=f"reminder-{reminder.reminder_id}", source="reminder")
    await deliver(activity, 1, request)
    fired = await reminders.get(Owner("acme", "ann"), reminder.reminder_id)
    assert fired is not None
    assert fired.status == "fired"


@pytest.mark.requirement("letters.every-door")
async def test_a_notification_has_its_letters_marked(
    activity: NotificationActivities, store: NotificationStore
) -> None:
    await deliver(activity, 1, wanted(text="pay \u202efdp.exe"))
    assert (await the_one(store)).text == "pay ⟨U+202E⟩fdp.exe"
