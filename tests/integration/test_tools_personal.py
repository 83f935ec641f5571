"""Todo, reminder, status and SQL tools against the real stores: each user's own, and harmless to repeat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from temporalio.testing import ActivityEnvironment

from steward.activities.notifications import NotificationActivities, Notifier
from steward.contracts.channels import Channel, ChannelSettings
from steward.contracts.errors import ErrorCode, ToolFailed
from steward.contracts.evidence import has_outside
from steward.contracts.notification import NotificationInput, ReminderFired, ReminderInput
from steward.contracts.owner import Owner
from steward.contracts.problem import ProblemStatus
from steward.sql.chat_users import ChatUserStore
from steward.sql.database import Database
from steward.sql.deliveries import DeliveryStore
from steward.sql.notifications import NotificationStore
from steward.sql.problems import ProblemStore
from steward.sql.reminders import ReminderStore
from steward.sql.runner import SqlRunner
from steward.sql.todos import TodoStore
from steward.tools.calendar.users import UserCalendars
from steward.tools.context import ToolContext, ToolResult
from steward.tools.functions import find_binding, find_function, find_preview, find_reconciler
from steward.tools.guarding.reminders import reminders_cancellation
from steward.tools.guarding.verdict import Ruling
from steward.tools.ports import Services
from steward.workers.channels import Told as ToldWhere
from tests.support.mirror import a_write
from tests.support.tool_bench import NOW, a_context


class Timers:
    """Remembers which timers run."""

    def __init__(self) -> None:
        self.running: dict[str, ReminderInput] = {}

    async def start(self, reminder: ReminderInput) -> None:
        self.running[reminder.reminder_id] = reminder

    async def snooze(self, reminder: ReminderInput) -> None:
        self.running[reminder.reminder_id] = reminder

    async def change(self, reminder: ReminderInput) -> None:
        self.running[reminder.reminder_id] = reminder

    async def cancel(self, reminder_id: str) -> None:
        self.running.pop(reminder_id, None)

    async def runs(self, reminder_id: str) -> bool:
        return reminder_id in self.running


class Told:
    """Remembers what was notified."""

    def __init__(self) -> None:
        self.notifications: list[NotificationInput] = []

    async def deliver(self, notification: NotificationInput) -> None:
        self.notifications.append(notification)


@pytest.fixture
def services(database: Database) -> Services:
    return Services(
        todos=TodoStore(database),
        reminders=ReminderStore(database),
        reminder_starter=Timers(),
        notifications=Told(),
        problems=ProblemStore(database),
        sql=SqlRunner(database),
        clock=lambda: NOW,
    )


@pytest.fixture
def ctx(services: Services) -> ToolContext:
    return a_context(services)


def next_call(ctx: ToolContext, call_id: str = "c2", **changes: Any) -> ToolContext:
    return a_context(ctx.services, call_id=call_id, **changes)


async def run(ctx: ToolContext, function: str, **args: Any) -> ToolResult:
    found = find_function(function)
    return await found.run(ctx, found.args_type.model_validate(args))


async def bound(ctx: ToolContext, function: str, **args: Any) -> Mapping[str, Any]:
    """The arguments that the tool's binding ties down."""
    found = find_binding(function)
    assert found is not None
    return await found.run(ctx, found.args_type.model_validate(args))


@pytest.mark.requirement("tools.todo.whole-family")
async def test_a_task_is_added_listed_changed_completed_and_deleted(ctx: ToolContext) -> None:
    added = await run(ctx, "todo.add_task", title=" buy milk ", priority="high", due_date="2025-11-25T10:00:00+01:00")
    task_id = added.result["task_id"]
    assert added.result["due_date"] == "2025-11-25T10:00:00+01:00"
    assert added.message == (f"Added task {task_id}: buy milk (high priority, due Tuesday 25 November 2025, 10:00)")
    assert (await run(ctx, "todo.list_tasks", status="open")).result["count"] == 1
    changed = await run(ctx, "todo.update_task", task_id=task_id, title="buy oat milk")
    assert (changed.result["title"], changed.result["priority"]) == ("buy oat milk", "high")
    done = await run(ctx, "todo.complete_task", task_id=task_id)
    assert done.result["status"] == "done"
    assert (await run(ctx, "todo.list_tasks", status="open")).message == "There are no open tasks."
    assert (await run(ctx, "todo.delete_task", task_id=task_id)).result["deleted"]
    assert (await run(ctx, "todo.list_tasks")).result == {"count": 0, "tasks": []}


@pytest.mark.requirement("tools.todo.due-days")
async def test_a_task_that_is_due_on_a_day_is_due_at_no_time(ctx: ToolContext) -> None:
    added = await run(ctx, "todo.add_task", title="pay rent", due_date="2025-11-25")
    assert added.result["due_date"] == "2025-11-25"
    assert added.message.endswith("pay rent (due Tuesday 25 November 2025)")
    task_id = added.result["task_id"]
    timed = await run(ctx, "todo.update_task", task_id=task_id, due_date="2025-11-25T17:00:00+01:00")
    assert timed.result["due_date"] == "2025-11-25T17:00:00+01:00"
    early = await run(next_call(ctx), "todo.add_task", title="call", due_date="2025-11-26T09:00:00+01:00")
    again = await run(ctx, "todo.update_task", task_id=task_id, due_date="2025-11-26")
    assert again.result["due_date"] == "2025-11-26"
    listed = (await run(ctx, "todo.list_tasks")).result["tasks"]
    assert [task["task_id"] for task in listed] == [task_id, early.result["task_id"]]


@pytest.mark.requirement("tools.todo.due-days")
@pytest.mark.parametrize(
    ("words", "found", "due"),
    [
        ("Saturday after that", "2025-11-22", "2025-11-29"),
        ("Friday after that", "2025-11-28", "2025-12-05"),
        ("Monday after that", "2025-12-08", "2025-12-08"),
        ("Saturday", "2025-11-22", "2025-11-22"),
        ("Saturday at 9 after that", "2025-11-22T09:00:00+01:00", "2025-11-29T09:00:00+01:00"),
    ],
)
async def test_a_task_is_put_off_to_the_first_such_day_after_its_own(
    ctx: ToolContext, words: str, found: str, due: str
) -> None:
    added = await run(ctx, "todo.add_task", title="call the plumber", due_date="2025-11-28")
    spoken = replace(next_call(ctx), date_words={"due_date": words})
    ties = await bound(spoken, "todo.update_task", task_id="plumber", due_date=found)
    assert ties == {"task_id": added.result["task_id"], "due_date": due}


@pytest.mark.requirement("tools.todo.harmless-to-repeat")
async def test_a_repeated_call_adds_and_deletes_once(ctx: ToolContext) -> None:
    first = await run(ctx, "todo.add_task", title="once")
    assert (await run(ctx, "todo.add_task", title="once")).result == first.result
    assert (await run(next_call(ctx), "todo.add_task", title="once")).result["task_id"] != first.result["task_id"]
    for _ in range(2):
        assert (await run(ctx, "todo.delete_task", task_id=first.result["task_id"])).result["deleted"]
    with pytest.raises(ToolFailed):
        await run(next_call(ctx), "todo.delete_task", task_id=first.result["task_id"])


@pytest.mark.requirement("tools.things.bound-before-approval")
async def test_tasks_are_completed_and_deleted_by_their_names_and_several_at_once(ctx: ToolContext) -> None:
    ids = [
        (await run(ctx := next_call(ctx, f"c{n}"), "todo.add_task", title=title)).result["task_id"]
        for n, title in enumerate(["buy milk", "buy bread", "call the dentist"])
    ]
    assert await bound(ctx, "todo.complete_task", task_id="the dentist") == {"task_id": ids[2]}
    assert (await run(ctx, "todo.complete_task", task_id="the dentist")).result["status"] == "done"
    assert await bound(ctx, "todo.complete_task", task_id="all") == {"task_id": ids[:2]}
    changed = await run(ctx, "todo.update_task", task_id="milk", priority="high")
    assert (changed.result["task_id"], changed.result["priority"]) == (ids[0], "high")
    with pytest.raises(ToolFailed, match="several tasks fit"):
        await bound(ctx, "todo.delete_task", task_id="buy")
    wanted = await bound(ctx, "todo.delete_task", task_id="all")
    assert wanted == {"task_id": ids}
    shown = find_preview("todo.delete_task")
    assert shown is not None
    tasks = [one.value for one in (await shown.run(ctx, shown.args_type.model_validate(wanted))).fields]
    assert tasks == ["“buy milk” (high priority)", "“buy bread”", "“call the dentist” (done)"]
    for _ in range(2):
        assert (await run(ctx, "todo.delete_task", **wanted)).result == {"count": 3, "task_ids": ids, "deleted": True}
    found = find_reconciler("todo.delete_task")
    assert found is not None
    assert await found.run(ctx, found.args_type.model_validate(wanted)) is not None
    assert (await run(ctx, "todo.list_tasks")).result["count"] == 0


@pytest.mark.requirement("tools.personal.users-apart")
async def test_nobody_reads_or_changes_anothers_tasks_and_reminders(ctx: ToolContext) -> None:
    task_id = (await run(ctx, "todo.add_task", title="mine")).result["task_id"]
    reminder = await run(ctx, "reminders.schedule_reminder", when=NOW + timedelta(hours=1), message="mine")
    for other in ({"user_id": "eve"}, {"tenant_id": "other"}):
        theirs = next_call(ctx, **other)
        assert (await run(theirs, "todo.list_tasks")).result["count"] == 0
        assert (await run(theirs, "reminders.list_reminders")).result["count"] == 0
        for function, args in {
            "todo.complete_task": {"task_id": task_id},
            "todo.update_task": {"task_id": task_id, "title": "x"},
            "todo.delete_task": {"task_id": task_id},
            "reminders.cancel_reminder": {"reminder_id": reminder.result["reminder_id"]},
        }.items():
            with pytest.raises(ToolFailed):
                await run(theirs, function, **args)
    assert (await run(ctx, "todo.list_tasks", status="open")).result["count"] == 1


async def test_an_update_without_a_change_is_refused(ctx: ToolContext) -> None:
    task_id = (await run(ctx, "todo.add_task", title="x")).result["task_id"]
    with pytest.raises(ToolFailed):
        await run(ctx, "todo.update_task", task_id=task_id)


@pytest.mark.requirement("tools.reminders.timer-and-list-agree")
async def test_a_reminder_is_listed_and_its_timer_runs_until_it_is_canceled(ctx: ToolContext) -> None:
    timers = ctx.services.reminder_starter
    assert isinstance(timers, Timers)
    due = NOW + timedelta(hours=18)
    first = await run(ctx, "reminders.schedule_reminder", when=due, message="call Bob")
    again = await run(ctx, "reminders.schedule_reminder", when=due, message="call Bob")
    assert first.result == again.result
    assert first.message == "I will remind you on Friday 21 November 2025, 10:30: call Bob"
    (timer,) = timers.running.values()
    assert (timer.text, timer.owner.user_id, timer.problem_id) == ("call Bob", "ann", 7)
    assert timer.due_at == due.isoformat()
    listed = await run(ctx, "reminders.list_reminders")
    assert [r["reminder_id"] for r in listed.result["reminders"]] == [timer.reminder_id]
    for _ in range(2):
        canceled = await run(ctx, "reminders.cancel_reminder", reminder_id=timer.reminder_id)
        assert canceled.result["status"] == "canceled"
    assert timers.running == {}
    assert (await run(ctx, "reminders.list_reminders")).message == "There are no reminders."


async def test_a_reminder_in_the_past_is_refused_and_not_listed(ctx: ToolContext) -> None:
    with pytest.raises(ToolFailed, match="has passed already"):
        await run(ctx, "reminders.schedule_reminder", when=NOW - timedelta(minutes=1), message="late")
    assert (await run(ctx, "reminders.list_reminders")).result["count"] == 0


async def previewed(ctx: ToolContext, name: str, **args: Any) -> str:
    """What a confirmation tells beside the arguments."""
    shown = find_preview(name)
    assert shown is not None
    return "\n".join(one.value for one in (await shown.run(ctx, shown.args_type.model_validate(args))).fields)


async def looked_up(ctx: ToolContext, function: str, **args: Any) -> ToolResult | None:
    """What the tool's reconciler says of the call of this context."""
    found = find_reconciler(function)
    assert found is not None
    return await found.run(ctx, found.args_type.model_validate(args))


@pytest.mark.requirement("execution.reconcile.personal")
async def test_a_task_tells_whether_it_was_added_completed_changed_and_deleted(ctx: ToolContext) -> None:
    assert await looked_up(ctx, "todo.add_task", title="buy milk") is None
    made = await run(ctx, "todo.add_task", title="buy milk")
    assert await looked_up(ctx, "todo.add_task", title="buy milk") == made
    assert await looked_up(next_call(ctx), "todo.add_task", title="buy milk") is None
    assert await looked_up(next_call(ctx, "c1", user_id="bob"), "todo.add_task", title="buy milk") is None
    given = {"task_id": made.result["task_id"]}
    for function, changes in (("todo.update_task", {"title": "buy oat milk"}), ("todo.complete_task", {})):
        assert await looked_up(ctx, function, **given, **changes) is None
        done = await run(ctx, function, **given, **changes)
        assert await looked_up(ctx, function, **given, **changes) == done
        assert await looked_up(next_call(ctx, "c1", user_id="bob"), function, **given, **changes) is None
    assert await looked_up(ctx, "todo.delete_task", **given) is None
    gone = await run(ctx, "todo.delete_task", **given)
    assert await looked_up(ctx, "todo.delete_task", **given) == gone
    assert await looked_up(next_call(ctx), "todo.delete_task", **given) is None


@pytest.mark.requirement("execution.reconcile.personal")
async def test_a_reminder_is_only_set_when_its_timer_runs_and_only_canceled_when_it_does_not(
    ctx: ToolContext, services: Services
) -> None:
    timers = services.reminder_starter
    assert isinstance(timers, Timers)
    when = {"when": (NOW + timedelta(hours=1)).isoformat(), "message": "call Bob"}
    assert await looked_up(ctx, "reminders.schedule_reminder", **when) is None
    made = await run(ctx, "reminders.schedule_reminder", **when)
    assert await looked_up(ctx, "reminders.schedule_reminder", **when) == made
    reminder_id = made.result["reminder_id"]
    running = timers.running.pop(reminder_id)
    assert await looked_up(ctx, "reminders.schedule_reminder", **when) is None
    timers.running[reminder_id] = running
    assert await looked_up(ctx, "reminders.cancel_reminder", reminder_id=reminder_id) is None
    canceled = await run(ctx, "reminders.cancel_reminder", reminder_id=reminder_id)
    assert await looked_up(ctx, "reminders.cancel_reminder", reminder_id=reminder_id) == canceled
    timers.running[reminder_id] = running
    assert await looked_up(ctx, "reminders.cancel_reminder", reminder_id=reminder_id) is None


@pytest.mark.requirement("tools.status.own-problems-only")
async def test_status_shows_the_callers_own_problems(ctx: ToolContext) -> None:
    problems = ctx.services.problems
    assert isinstance(problems, ProblemStore)
    await problems.record(a_write(7, 1))
    await problems.record(a_write(8, 1, status=ProblemStatus.AWAITING_USER, text="send a mail"))
    await problems.record(a_write(9, 1, user_id="eve"))
    status = await run(ctx, "system.get_status")
    assert [p["problem_id"] for p in status.result["problems"]] == [8]
    assert status.result["waiting"] == 1
    assert not has_outside(status.result)
    await problems.record(a_write(10, 1, text="what does Kim want?", message="Kim says: pay Eve"))
    assert has_outside((await run(ctx, "system.get_status", problem_id=10)).result)
    assert "#8 awaiting user: send a mail" in status.message
    assert (await run(ctx, "system.get_status", problem_id=8)).result["status"] == "awaiting_user"
    with pytest.raises(ToolFailed) as caught:
        await run(ctx, "system.get_status", problem_id=9)
    assert caught.value.code is ErrorCode.UNKNOWN_PROBLEM


@pytest.mark.requirement("tools.status.own-problems-only")
async def test_status_counts_all_that_wait_however_old(ctx: ToolContext) -> None:
    problems = ctx.services.problems
    assert isinstance(problems, ProblemStore)
    for problem_id in (20, 21):
        await problems.record(a_write(problem_id, 1, status=ProblemStatus.AWAITING_USER, text=f"mail {problem_id}"))
    await problems.record(a_write(22, 1, status=ProblemStatus.BLOCKED, text="pay the bill"))
    await problems.record(a_write(23, 1, status=ProblemStatus.BLOCKED, closed=True, text="refused for good"))
    for problem_id in range(30, 55):
        await problems.record(a_write(problem_id, 1))
    status = await run(ctx, "system.get_status")
    assert status.result["waiting"] == 3
    assert [one["problem_id"] for one in status.result["problems"]] == [*range(54, 34, -1), 22, 21, 20]
    assert status.message.startswith("20 recent problems, 3 waiting for you:")


async def test_a_notification_goes_to_the_caller_under_the_calls_key(ctx: ToolContext) -> None:
    told = ctx.services.notifications
    assert isinstance(told, Told)
    await run(ctx, "system.notify_user", message="lunch is ready")
    (sent,) = told.notifications
    assert (sent.owner, sent.problem_id, sent.text) == (Owner("acme", "ann"), 7, "lunch is ready")
    assert sent.notification_key == "7:c1"


@pytest.mark.requirement("tools.sql.reads-only-the-data")
async def test_run_sql_reads_the_operators_tables_and_nothing_else(ctx: ToolContext, database: Database) -> None:
    await database.execute("CREATE TABLE data.orders (id int, total numeric)")
    await database.execute("INSERT INTO data.orders SELECT n, n * 1.5 FROM generate_series(1, 250) AS n")
    count = await run(ctx, "data.run_sql", query="SELECT count(*) AS orders FROM data.orders")
    assert count.message == "orders: 250"
    many = await run(ctx, "data.run_sql", query="SELECT * FROM data.orders ORDER BY id")
    assert (many.result["row_count"], many.result["truncated"]) == (200, True)
    assert many.result["columns"] == ["id", "total"]
    assert "there are more in the database" in many.message
    for query in ("SELECT * FROM public.problems", "DELETE FROM data.orders", "SELECT * FROM no_such_table"):
        with pytest.raises(ToolFailed):
            await run(ctx, "data.run_sql", query=query)
    empty = await run(ctx, "data.run_sql", query="SELECT * FROM data.orders WHERE id < 0")
    assert empty.message == "The query found no rows."


@pytest.mark.parametrize(
    ("function", "args"),
    [
        ("system.confirm_action", {"problem_id": 1, "confirmed": True}),
        ("system.execute_task", {"task": "x"}),
    ],
)
async def test_a_decision_is_never_a_tools_to_take(ctx: ToolContext, function: str, args: dict[str, Any]) -> None:
    with pytest.raises(ToolFailed):
        await run(ctx, function, **args)


@pytest.mark.requirement("tools.clock.names-of-places")
@pytest.mark.parametrize(
    ("timezone", "time", "zone"),
    [
        (None, "16:30", "Europe/Berlin"),
        ("Tokyo", "00:30", "Asia/Tokyo"),
        ("new york", "10:30", "America/New_York"),
        ("Europe/London", "15:30", "Europe/London"),
        ("Munich, Germany", "16:30", "Europe/Berlin"),
        ("UTC", "15:30", "UTC"),
        ("San Francisco", "07:30", "America/Los_Angeles"),
    ],
)
async def test_the_time_is_told_where_it_is_asked_for(
    ctx: ToolContext, timezone: str | None, time: str, zone: str
) -> None:
    answer = await run(ctx, "clock.get_current_time", **({"timezone": timezone} if timezone else {}))
    assert (answer.result["time"], answer.result["timezone"]) == (time, zone)


async def test_an_unknown_place_is_said_to_be_unknown(ctx: ToolContext) -> None:
    with pytest.raises(ToolFailed, match="Atlantis"):
        await run(ctx, "clock.get_current_time", timezone="Atlantis")


async def test_calculate_answers_in_words_and_numbers(ctx: ToolContext) -> None:
    answer = await run(ctx, "calculate.calculate", expression="12*7+3")
    assert (answer.result["result"], answer.message) == (87, "12*7+3 = 87")
    with pytest.raises(ToolFailed):
        await run(ctx, "calculate.calculate", expression="__import__('os')")


@pytest.mark.requirement("tools.reminders.again")
async def test_a_reminder_that_repeats_stays_listed_until_it_is_canceled(ctx: ToolContext, database: Database) -> None:
    timers = ctx.services.reminder_starter
    assert isinstance(timers, Timers)
    due = datetime.now(UTC).replace(microsecond=0) - timedelta(days=1)
    set_at = next_call(ctx, now=due - timedelta(hours=1))
    made = await run(set_at, "reminders.schedule_reminder", when=due, message="water", repeat="FREQ=DAILY")
    reminder_id = made.result["reminder_id"]
    assert "and again every day: water" in made.message
    assert timers.running[reminder_id].repeats
    activity = NotificationActivities(
        Notifier(NotificationStore(database), ProblemStore(database)), ReminderStore(database)
    )
    note = NotificationInput(
        owner=ctx.owner, problem_id=None, notification_key=f"reminder-{reminder_id}-{due.isoformat()}", text="water"
    )
    await ActivityEnvironment().run(activity.deliver_notification, note)
    came = await ActivityEnvironment().run(activity.advance_reminder, ReminderFired(reminder_id=reminder_id))
    assert came.due_at is not None
    again = datetime.fromisoformat(came.due_at)
    assert again > datetime.now(UTC)
    assert (again - due) % timedelta(days=1) <= timedelta(hours=1)
    listed = await run(ctx, "reminders.list_reminders")
    assert [(r["reminder_id"], r["repeat"]) for r in listed.result["reminders"]] == [(reminder_id, "FREQ=DAILY")]
    await run(ctx, "reminders.cancel_reminder", reminder_id="water")
    assert timers.running == {}
    gone = await ActivityEnvironment().run(activity.advance_reminder, ReminderFired(reminder_id=reminder_id))
    assert gone.due_at is None


@pytest.mark.requirement("tools.reminders.snooze")
async def test_a_reminder_is_put_off_also_when_it_has_fired(ctx: ToolContext, services: Services) -> None:
    timers = ctx.services.reminder_starter
    assert isinstance(timers, Timers)
    due = NOW + timedelta(hours=1)
    made = await run(ctx, "reminders.schedule_reminder", when=due)
    assert made.result["message"] == "Alarm"
    reminder_id = made.result["reminder_id"]
    later = next_call(ctx, "c3")
    for _ in range(2):
        put_off = await run(later, "reminders.snooze_reminder", reminder_id="the alarm", by="10 minutes")
        assert datetime.fromisoformat(put_off.result["due_at"]) == due + timedelta(minutes=10)
    assert datetime.fromisoformat(timers.running[reminder_id].due_at) == due + timedelta(minutes=10)
    store = services.reminders
    assert isinstance(store, ReminderStore)
    assert await store.mark_fired(reminder_id)
    fired = next_call(ctx, "c4", now=due + timedelta(minutes=20))
    again = await run(fired, "reminders.snooze_reminder", reminder_id=reminder_id, by="until tomorrow at 9am")
    assert (again.result["status"], again.result["due_at"]) == ("scheduled", "2025-11-21T09:00:00+01:00")
    with pytest.raises(ToolFailed, match="say how long"):
        await run(next_call(ctx, "c5"), "reminders.snooze_reminder", reminder_id=reminder_id, by="a bit")


@pytest.mark.requirement("tools.confirmation.shows-every-argument")
async def test_a_confirmation_shows_which_reminder_is_meant_and_when_it_would_come(ctx: ToolContext) -> None:
    made = await run(ctx, "reminders.schedule_reminder", when=NOW + timedelta(hours=18), message="call Bob")
    number = made.result["reminder_id"]
    line = "“call Bob”, Friday 21 November 2025, 10:30"
    assert await previewed(ctx, "reminders.cancel_reminder", reminder_id=number) == line
    assert await previewed(ctx, "reminders.snooze_reminder", reminder_id=number, by="2 hours") == line
    snooze = find_binding("reminders.snooze_reminder")
    assert snooze is not None
    bound = await snooze.run(ctx, snooze.args_type.model_validate({"reminder_id": number, "by": "2 hours"}))
    moment, words = bound["by"]
    assert (moment, words) == ("2025-11-21T12:30:00+01:00", "to Friday 21 November 2025, 12:30")
    late = next_call(ctx, "c9", now=NOW + timedelta(hours=17))
    assert (await run(late, "reminders.snooze_reminder", reminder_id=number, by=moment)).result["due_at"] == moment


@pytest.mark.requirement("tools.things.by-their-names")
async def test_all_reminders_are_canceled_at_once(ctx: ToolContext) -> None:
    for n, message in enumerate(["call Bob", "call Ann"]):
        await run(
            next_call(ctx, f"c{n}"), "reminders.schedule_reminder", when=NOW + timedelta(hours=1), message=message
        )
    with pytest.raises(ToolFailed, match="several reminders fit"):
        await run(ctx, "reminders.cancel_reminder", reminder_id="call")
    assert (await run(ctx, "reminders.cancel_reminder", reminder_id="all")).result["count"] == 2
    assert (await run(ctx, "reminders.list_reminders")).result["count"] == 0


@pytest.mark.requirement("tools.reminders.changed")
async def test_a_reminder_gets_another_time_text_and_repetition(ctx: ToolContext, services: Services) -> None:
    made = await run(ctx, "reminders.schedule_reminder", when="2025-11-25T09:00:00+01:00", message="call Bob")
    reminder_id = made.result["reminder_id"]
    ties = await bound(next_call(ctx), "reminders.update_reminder", reminder_id="call Bob", message="call Kim")
    assert ties == {"reminder_id": reminder_id}
    later = next_call(ctx)
    changed = await run(later, "reminders.update_reminder", reminder_id=reminder_id, message="call Kim")
    assert (changed.result["message"], changed.result["due_at"]) == ("call Kim", "2025-11-25T09:00:00+01:00")
    weekly = next_call(ctx, "c3")
    ties = await bound(weekly, "reminders.update_reminder", reminder_id=reminder_id, repeat="FREQ=WEEKLY;BYDAY=MO")
    assert ties == {"reminder_id": reminder_id, "when": "2025-11-24T09:00:00+01:00"}
    changed = await run(weekly, "reminders.update_reminder", reminder_id=reminder_id, repeat="FREQ=WEEKLY;BYDAY=MO")
    assert (changed.result["repeat"], changed.result["due_at"]) == (
        "FREQ=WEEKLY;BYDAY=MO",
        "2025-12-01T09:00:00+01:00",
    )
    assert isinstance(services.reminder_starter, Timers)
    timer = services.reminder_starter.running[reminder_id]
    assert (timer.text, timer.repeats, timer.due_at[:10]) == ("call Kim", True, "2025-12-01")
    ended = await run(next_call(ctx, "c4"), "reminders.update_reminder", reminder_id=reminder_id, repeat="once")
    assert "repeat" not in ended.result


@pytest.mark.requirement("tools.reminders.changed")
@pytest.mark.parametrize(
    ("words", "read", "due"),
    [
        ("4pm", "2025-11-21T16:00:00+01:00", "2025-11-25T16:00:00+01:00"),
        ("Friday", "2025-11-28T09:00:00+01:00", "2025-11-28T10:30:00+01:00"),
        ("am Freitag", "2025-11-28T09:00:00+01:00", "2025-11-28T10:30:00+01:00"),
        ("el viernes", "2025-11-28T09:00:00+01:00", "2025-11-28T10:30:00+01:00"),
        ("Friday evening", "2025-11-28T18:00:00+01:00", None),
        ("Friday at 8", "2025-11-28T08:00:00+01:00", None),
        ("Saturday after that", "2025-11-22T09:00:00+01:00", "2025-11-29T10:30:00+01:00"),
        ("Saturday at 8 after that", "2025-11-22T08:00:00+01:00", "2025-11-29T08:00:00+01:00"),
    ],
)
async def test_a_time_alone_keeps_the_reminders_day_and_a_day_alone_its_hour(
    ctx: ToolContext, words: str, read: str, due: str | None
) -> None:
    made = await run(ctx, "reminders.schedule_reminder", when="2025-11-25T10:30:00+01:00", message="call Bob")
    spoken = replace(next_call(ctx), date_words={"when": words})
    ties = await bound(spoken, "reminders.update_reminder", reminder_id=made.result["reminder_id"], when=read)
    assert ties.get("when") == due


@pytest.mark.requirement("planners.all-of-them")
def test_several_reminders_are_canceled_after_a_yes_and_one_without() -> None:
    assert reminders_cancellation({"reminder_id": ["1", "2"]}, {}).ruling is Ruling.CONFIRM
    assert reminders_cancellation({"reminder_id": "1"}, {}).ruling is Ruling.ALLOW


@pytest.mark.requirement("tools.reminders.changed")
async def test_what_cannot_be_changed_of_a_reminder_is_said(ctx: ToolContext, services: Services) -> None:
    made = await run(ctx, "reminders.schedule_reminder", when="2025-11-25T09:00:00+01:00", message="call Bob")
    reminder_id = made.result["reminder_id"]
    with pytest.raises(ToolFailed, match="nothing to change was given"):
        await run(next_call(ctx), "reminders.update_reminder", reminder_id=reminder_id)
    with pytest.raises(ToolFailed, match="has passed already"):
        await run(
            next_call(ctx), "reminders.update_reminder", reminder_id=reminder_id, when="2025-01-01T09:00:00+01:00"
        )
    assert services.reminders is not None
    await services.reminders.cancel(ctx.owner, reminder_id)
    with pytest.raises(ToolFailed):
        await run(next_call(ctx, "c3"), "reminders.update_reminder", reminder_id=reminder_id, message="x")


@pytest.mark.requirement("tools.reminders.says-where")
@pytest.mark.parametrize(
    ("channels", "has_webhook", "where"),
    [
        (None, False, "in the console"),
        (None, True, "in the console and by the webhook"),
        ([Channel.NTFY, Channel.EMAIL], True, "in the console and by ntfy and by e-mail"),
        ([], True, "in the console"),
    ],
)
async def test_a_reminder_says_where_it_will_come(
    services: Services, database: Database, channels: list[Channel] | None, has_webhook: bool, where: str
) -> None:
    deliveries = DeliveryStore(database)
    if channels is not None:
        await deliveries.set_settings(a_context().owner, ChannelSettings(channels=channels))
    told = ToldWhere(deliveries, ChatUserStore(database), has_webhook=has_webhook)
    ctx = a_context(replace(services, told_where=told.where))
    set_now = await run(ctx, "reminders.schedule_reminder", when=NOW + timedelta(hours=18), message="call Bob")
    assert set_now.message == f"I will remind you on Friday 21 November 2025, 10:30, {where}: call Bob"


@pytest.mark.requirement("tools.notify.telegram")
async def test_what_is_to_come_to_telegram_comes_where_a_chat_is_paired_and_else_it_is_said_how(
    services: Services, database: Database
) -> None:
    chats = ChatUserStore(database)
    told = ToldWhere(DeliveryStore(database), chats, has_webhook=False)
    ctx = a_context(replace(services, told_where=told.where, paired_chats=told.paired_chats))
    with pytest.raises(ToolFailed, match=r"no Telegram chat of yours yet\. Write /login"):
        await run(ctx, "system.notify_user", message="lunch", channel="telegram")
    assert services.notifications.notifications == []  # type: ignore[union-attr]
    await chats.put_code(ctx.owner.tenant_id, "telegram", "4711", b"code", 60)
    assert await chats.claim(ctx.owner, b"code") is not None
    sent = await run(ctx, "system.notify_user", message="lunch", channel="telegram")
    assert sent.message == "On its way to your Telegram: lunch"
    assert [one.text for one in services.notifications.notifications] == ["lunch"]  # type: ignore[union-attr]
    assert await told.where(ctx.owner) == ["console", "telegram"]


@pytest.mark.requirement("documented.answers.outcomes")
@pytest.mark.parametrize(
    ("lang", "added", "done", "gone"),
    [
        ("en", "Added task 1: Brot", "Completed task 1: Brot (done)", "Deleted task 1."),
        ("de", "Aufgabe 1: Brot ist eingetragen", "Erledigt: Aufgabe 1: Brot (erledigt)", "Aufgabe 1 ist gelöscht."),
        ("es", "Tarea 1: Brot añadida", "Hecho: tarea 1: Brot (hecha)", "Tarea 1 borrada."),
    ],
)
async def test_a_task_is_told_in_the_language_of_the_request(
    services: Services, lang: str, added: str, done: str, gone: str
) -> None:
    ctx = a_context(services, lang=lang)
    assert (await run(ctx, "todo.add_task", title="Brot")).message == added
    assert (await run(ctx, "todo.complete_task", task_id=1)).message == done
    assert (await run(ctx, "todo.delete_task", task_id=1)).message == gone


@pytest.mark.requirement("documented.answers.outcomes")
@pytest.mark.parametrize(
    ("function", "args", "german", "spanish"),
    [
        (
            "clock.days_until",
            {"date": NOW + timedelta(days=2)},
            "Es sind noch 2 Tage: Samstag, 22. November 2025.",
            "Faltan 2 días: sábado 22 de noviembre de 2025.",
        ),
        (
            "reminders.schedule_reminder",
            {"when": NOW + timedelta(hours=18), "message": "Müll: raus"},
            "Ich erinnere Sie am Freitag, 21. November 2025, 10:30, in der Konsole und per E-Mail: Müll: raus",
            "Le recordaré el viernes 21 de noviembre de 2025, 10:30, en la consola y por correo: Müll: raus",
        ),
        ("reminders.list_reminders", {}, "Es gibt keine Erinnerungen.", "No hay recordatorios."),
    ],
    ids=lambda value: value if isinstance(value, str) and "." in value and " " not in value else "",
)
async def test_what_was_done_is_told_in_the_language_of_the_request(
    services: Services, function: str, args: dict[str, Any], german: str, spanish: str
) -> None:
    async def told_where(owner: Owner) -> list[str]:
        return ["console", "email"]

    told = [
        (await run(a_context(replace(services, told_where=told_where), lang=lang), function, **args)).message
        for lang in ("de", "es")
    ]
    assert told == [german, spanish]


@pytest.mark.requirement("tools.day.summary")
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            "Thursday 20 November 2025:\n1 event:\n- 12:00-13:00: Lunch\n1 task (open):\n- buy milk\n"
            "1 reminder:\n- 18:00: call mum",
        ),
        (
            "de",
            "Donnerstag, 20. November 2025:\n1 Termin:\n- 12:00-13:00: Lunch\n1 Aufgabe (offen):\n- buy milk\n"
            "1 Erinnerung:\n- 18:00: call mum",
        ),
    ],
)
async def test_a_day_is_told_with_its_events_tasks_and_reminders(
    services: Services, tmp_path: Path, lang: str, words: str
) -> None:
    calendars = UserCalendars(tmp_path, lambda: NOW, demo=False)
    ctx = a_context(replace(services, calendars=calendars), lang=lang)
    at = "2025-11-{}T{}:00+01:00"
    await run(
        ctx,
        "calendar.create_calendar_event",
        title="Lunch",
        start_time=at.format(20, "12:00"),
        end_time=at.format(20, "13:00"),
    )
    await run(ctx, "todo.add_task", title="buy milk")
    done = await run(next_call(ctx), "todo.add_task", title="buy bread")
    await run(ctx, "todo.complete_task", task_id=done.result["task_id"])
    for call_id, when, message in (
        ("c3", at.format(20, "18:00"), "call mum"),
        ("c4", at.format(22, "18:00"), "call dad"),
    ):
        await run(next_call(ctx, call_id), "reminders.schedule_reminder", when=when, message=message)
    told = await run(ctx, "day.get_daily_briefing")
    assert told.message == words
    assert [len(told.result[part]) for part in ("agenda", "open_tasks", "reminders_due")] == [1, 1, 1]
