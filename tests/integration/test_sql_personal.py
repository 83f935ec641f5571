"""Todos, reminders and notifications: per user, and harmless to repeat."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from steward.contracts.notification import NotificationInput
from steward.contracts.owner import Owner
from steward.sql.database import Database
from steward.sql.notifications import NotificationStore
from steward.sql.reminders import ReminderStore
from steward.sql.todos import TodoStore
from tests.support.mirror import MOMENT

ANN = Owner("acme", "ann")
BOB = Owner("acme", "bob")


@pytest.mark.requirement("sql.personal.repeat-is-harmless")
async def test_adding_a_task_twice_with_one_key_adds_it_once(database: Database) -> None:
    todos = TodoStore(database)
    first = await todos.add(ANN, "k1", "buy milk", due_date=MOMENT, priority="high")
    assert await todos.add(ANN, "k1", "buy milk", due_date=MOMENT, priority="high") == first
    assert await todos.list(ANN) == [first]
    assert (first.title, first.status, first.priority, first.due_date) == ("buy milk", "open", "high", MOMENT)


@pytest.mark.requirement("sql.personal.task-numbers")
async def test_each_users_tasks_are_numbered_from_one_and_no_number_is_given_again(database: Database) -> None:
    todos = TodoStore(database)
    await todos.add(BOB, "k1", "feed the cat")
    added = await asyncio.gather(*(todos.add(ANN, key, "buy milk") for key in ("k1", "k2", "k3", "k1")))
    assert sorted({task.task_id for task in added}) == [1, 2, 3]
    assert await todos.delete(ANN, 3, "k4")
    assert (await todos.add(ANN, "k5", "buy bread")).task_id == 4


@pytest.mark.requirement("sql.reads.tenant-and-user")
async def test_a_users_tasks_are_nobody_elses(database: Database) -> None:
    todos = TodoStore(database)
    task = await todos.add(ANN, "k1", "buy milk")
    assert await todos.list(BOB) == []
    assert await todos.get(BOB, task.task_id) is None
    assert await todos.complete(BOB, task.task_id) is None
    assert await todos.update(Owner("other", "ann"), task.task_id, title="mine now") is None
    assert not await todos.delete(BOB, task.task_id, "k2")
    assert await todos.get(ANN, task.task_id) == task


async def test_tasks_are_listed_open_first_then_by_due_date_and_filtered(database: Database) -> None:
    todos = TodoStore(database)
    late = await todos.add(ANN, "a", "late", due_date=MOMENT + timedelta(days=2))
    soon = await todos.add(ANN, "b", "soon", due_date=MOMENT, priority="low")
    some = await todos.add(ANN, "c", "some day")
    done = await todos.add(ANN, "d", "done")
    completed = await todos.complete(ANN, done.task_id)
    assert completed is not None
    assert completed.completed_at is not None
    again = await todos.complete(ANN, done.task_id)
    assert again is not None
    assert again.completed_at == completed.completed_at
    titles = [task.title for task in await todos.list(ANN)]
    assert titles == [soon.title, late.title, some.title, done.title]
    assert [task.title for task in await todos.list(ANN, status="done")] == ["done"]
    assert [task.title for task in await todos.list(ANN, priority="low")] == ["soon"]


async def test_updating_a_task_changes_what_is_given_and_keeps_the_rest(database: Database) -> None:
    todos = TodoStore(database)
    task = await todos.add(ANN, "k1", "buy milk", description="two litres", due_date=MOMENT)
    updated = await todos.update(ANN, task.task_id, title="buy \x00oat milk", priority="high")
    assert updated is not None
    assert (updated.title, updated.description, updated.priority) == ("buy \ufffdoat milk", "two litres", "high")
    assert updated.due_date == MOMENT
    await todos.complete(ANN, task.task_id)
    reopened = await todos.update(ANN, task.task_id, status="open")
    assert reopened is not None
    assert reopened.completed_at is None


@pytest.mark.requirement("sql.personal.repeat-is-harmless")
async def test_a_repeated_deletion_gets_the_same_answer_and_another_one_finds_nothing(database: Database) -> None:
    todos = TodoStore(database)
    task = await todos.add(ANN, "k1", "buy milk")
    assert await todos.delete(ANN, task.task_id, "k2")
    assert await todos.delete(ANN, task.task_id, "k2")
    assert not await todos.delete(ANN, task.task_id, "k3")
    assert await todos.list(ANN) == []
    assert await todos.get(ANN, task.task_id) is None


async def test_a_reminder_is_noted_once_listed_while_scheduled_and_fired_once(database: Database) -> None:
    reminders = ReminderStore(database)
    reminder = await reminders.add(ANN, "k1", MOMENT, "call Bob", problem_id=7)
    assert await reminders.add(ANN, "k1", MOMENT, "call Bob", problem_id=7) == reminder
    assert await reminders.list(ANN) == [reminder]
    assert await reminders.list(BOB) == []
    assert await reminders.mark_fired(reminder.reminder_id)
    assert not await reminders.mark_fired(reminder.reminder_id)
    assert await reminders.list(ANN) == []
    assert [old.status for old in await reminders.list(ANN, include_closed=True)] == ["fired"]


async def test_a_canceled_reminder_does_not_fire_and_a_fired_one_stays_fired(database: Database) -> None:
    reminders = ReminderStore(database)
    first = await reminders.add(ANN, "k1", MOMENT, "call Bob")
    second = await reminders.add(ANN, "k2", MOMENT, "call Carl")
    assert await reminders.cancel(BOB, first.reminder_id) is None
    for _ in range(2):
        canceled = await reminders.cancel(ANN, first.reminder_id)
        assert canceled is not None
        assert canceled.status == "canceled"
    assert not await reminders.mark_fired(first.reminder_id)
    await reminders.mark_fired(second.reminder_id)
    fired = await reminders.cancel(ANN, second.reminder_id)
    assert fired is not None
    assert fired.status == "fired"
    assert await reminders.get(ANN, "not-a-number") is None


async def test_a_notification_is_recorded_once_for_its_user(database: Database) -> None:
    notifications = NotificationStore(database)
    wanted = NotificationInput(owner=Owner("acme", "ann"), problem_id=7, notification_key="reminder-1", text="call Bob")
    recorded = await notifications.add(wanted)
    assert recorded.delivered_at is None
    again = await notifications.add(wanted)
    assert again.id == recorded.id
    assert await notifications.list(ANN) == [again]
    assert await notifications.list(ANN, before=again.id) == []
    assert await notifications.list(BOB) == []
