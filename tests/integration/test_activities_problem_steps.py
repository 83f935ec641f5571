"""Opening a problem records it, guards it and prepares it; notifications are recorded once and posted signed."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

import pytest
from temporalio.exceptions import ApplicationError
from temporalio.testing import ActivityEnvironment

from activities.notifications import NotificationActivities, Notifier
from activities.problem_steps import ProblemStepActivities
from activities.webhook import Webhook
from contracts.activities import OpenProblemInput
from contracts.calls import Verdict
from contracts.notification import NotificationInput
from contracts.owner import Owner
from contracts.plan import Turn
from contracts.problem import ProblemInput, ProblemStatus
from contracts.step import Action
from sql.database import Database
from sql.notifications import NotificationStore
from sql.problems import ProblemStore
from sql.reminders import ReminderStore
from tests.support.http_peer import a_peer, an_answer
from tests.support.mirror import a_write
from tests.support.tool_bench import NOW, a_requester
from tools.registry import Registry

ANN = Owner("acme", "ann")


def opening(**changes: Any) -> OpenProblemInput:
    problem = ProblemInput(requester=a_requester(), **changes)
    return OpenProblemInput(problem=problem, write=a_write(7, 1), now=NOW.isoformat())


@pytest.fixture
def steps(database: Database) -> ProblemStepActivities:
    return ProblemStepActivities(ProblemStore(database), Registry())


@pytest.mark.requirement("tools.open.request-on-record")
async def test_a_text_is_recorded_and_gets_the_conversation_so_far(
    steps: ProblemStepActivities, database: Database
) -> None:
    problems = ProblemStore(database)
    earlier = a_write(3, 1, status=ProblemStatus.DONE, closed=True, text="hello", message="Hi Ann")
    await problems.record(earlier)
    output = await ActivityEnvironment().run(steps.open_problem, opening(text="and what time is it?"))
    assert output.turns == [Turn(role="user", text="hello"), Turn(role="assistant", text="Hi Ann")]
    assert (output.blocked, output.prepared) == (None, None)
    assert [step.step.step_key for step in await problems.steps(7)] == ["step-1"]


async def test_a_direct_call_is_prepared_and_needs_no_conversation(steps: ProblemStepActivities) -> None:
    output = await ActivityEnvironment().run(steps.open_problem, opening(tool_name="ping"))
    assert output.prepared is not None
    assert (output.prepared.verdict, output.prepared.route, output.turns) == (Verdict.RUN, "local", [])


@pytest.mark.requirement("tools.guard.emergency-says-where-to-call")
async def test_an_emergency_is_recorded_and_blocked(steps: ProblemStepActivities, database: Database) -> None:
    output = await ActivityEnvironment().run(steps.open_problem, opening(text="My husband is having a heart attack"))
    assert output.blocked is not None
    assert len(await ProblemStore(database).steps(7)) == 1


@pytest.mark.requirement("tools.open.postgres-away-is-retried")
async def test_postgresql_away_is_raised_for_a_retry() -> None:
    async with Database("postgresql://nobody@127.0.0.1:1/none", acquire_timeout_s=0.5) as away:
        steps = ProblemStepActivities(ProblemStore(away), Registry())
        env = ActivityEnvironment()
        with pytest.raises(ApplicationError) as opened:
            await env.run(steps.open_problem, opening(text="hi"))
        with pytest.raises(ApplicationError) as recorded:
            await env.run(steps.record_steps, a_write(7, 1))
        for error in (opened.value, recorded.value):
            assert (error.type, error.non_retryable) == ("postgres_unavailable", False)


async def test_steps_are_recorded_once_however_often_they_are_written(
    steps: ProblemStepActivities, database: Database
) -> None:
    for _ in range(2):
        await ActivityEnvironment().run(steps.record_steps, a_write(7, 1, 2))
    assert len(await ProblemStore(database).steps(7)) == 2


def a_notification(**changes: Any) -> NotificationInput:
    fields: dict[str, Any] = {
        "owner": ANN,
        "problem_id": 7,
        "notification_key": "reminder-1",
        "text": "call Bob",
        **changes,
    }
    return NotificationInput(**fields)


@pytest.mark.requirement("tools.notification.recorded-once")
async def test_a_notification_is_recorded_as_a_step_once_and_its_reminder_has_fired(database: Database) -> None:
    problems, reminders = ProblemStore(database), ReminderStore(database)
    notifications = NotificationStore(database)
    await problems.record(a_write(7, 1))
    reminder = await reminders.add(ANN, "k", NOW, "call Bob", 7)
    activity = NotificationActivities(Notifier(notifications, problems), reminders)
    request = a_notification(notification_key=f"reminder-{reminder.reminder_id}")
    for _ in range(2):
        await ActivityEnvironment().run(activity.deliver_notification, request)
    assert [n.text for n in await notifications.list(ANN)] == ["call Bob"]
    added = [step.step for step in await problems.steps(7)][1:]
    assert [(step.action, step.seq, step.description) for step in added] == [(Action.NOTIFICATION, None, "call Bob")]
    fired = await reminders.get(ANN, reminder.reminder_id)
    assert fired is not None
    assert fired.status == "fired"


@pytest.mark.requirement("tools.notification.webhook-signed")
async def test_the_webhook_gets_a_signed_body_with_an_id(database: Database) -> None:
    notifications = NotificationStore(database)
    async with a_peer() as peer:
        peer.answer = an_answer(204, b"")
        webhook = Webhook(peer.url + "/hook", "the-secret", clock=lambda: 1_700_000_000.9)
        notifier = Notifier(notifications, ProblemStore(database), webhook)
        for _ in range(2):
            await notifier.deliver(a_notification(problem_id=None, source="notify_user"))
        await webhook.aclose()
    (asked,) = peer.asked
    assert asked.headers["x-steward-timestamp"] == "1700000000"
    expected = hmac.new(b"the-secret", b"1700000000." + asked.body, hashlib.sha256).hexdigest()
    assert asked.headers["x-steward-signature"] == f"sha256={expected}"
    assert asked.headers["x-steward-notification-id"] == "reminder-1"
    assert json.loads(asked.body) == {
        "id": "reminder-1",
        "tenant_id": "acme",
        "user_id": "ann",
        "problem_id": None,
        "text": "call Bob",
        "source": "notify_user",
        "options": [],
    }
    (recorded,) = await notifications.list(ANN)
    assert recorded.delivered_at is not None


@pytest.mark.requirement("tools.notification.webhook-retried")
async def test_a_webhook_that_does_not_take_it_is_tried_again_with_the_same_id(database: Database) -> None:
    notifications = NotificationStore(database)
    async with a_peer() as peer:
        webhook = Webhook(peer.url)
        notifier = Notifier(notifications, ProblemStore(database), webhook)
        activity = NotificationActivities(notifier, ReminderStore(database))
        for answer in (an_answer(500), an_answer(302, Location="/x"), b""):
            peer.answer = answer
            with pytest.raises(ApplicationError) as caught:
                await ActivityEnvironment().run(activity.deliver_notification, a_notification(problem_id=None))
            assert not caught.value.non_retryable
        peer.answer = an_answer(200)
        await ActivityEnvironment().run(activity.deliver_notification, a_notification(problem_id=None))
        await webhook.aclose()
    assert {asked.headers["x-steward-notification-id"] for asked in peer.asked} == {"reminder-1"}
    (recorded,) = await notifications.list(ANN)
    assert recorded.delivered_at is not None
    assert recorded.attempts == 4
