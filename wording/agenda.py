"""What has a time: calendar events by day, tasks, reminders."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Final

from contracts.base import Json
from language.moments import local_day
from wording.fields import Record, Renderer, Told, details, in_list, pick, pick_list, total_of
from wording.moments import between, clock, day, when
from wording.words import SHOWN_ITEMS, counted, given, label, line

_START: Final = ("start_time", "start", "starts_at", "begin", "dtstart")
_END: Final = ("end_time", "end", "ends_at", "dtend")


def _events(record: Record, told: Told) -> str | None:
    events = pick_list(record, "events", "appointments", "meetings")
    if events is None and told.about("calendar", "event", "agenda"):
        events = pick_list(record, "items", "results")
    if events is None:
        return None
    period = _period(record, told)
    if not events:
        return f"No events{period}; the calendar is free."
    records = [event for event in events if isinstance(event, dict)]
    lines = _by_day(records[:SHOWN_ITEMS], told)
    total, shown = total_of(record, events), min(len(records), SHOWN_ITEMS)
    more = f", the first {shown}" if total > shown else ""
    return "\n".join([f"{counted(total, 'event')}{period}{more}:", *lines])


def _period(record: Record, told: Told) -> str:
    first, last = pick(record, "start_date", "from"), pick(record, "end_date", "until", "to")
    first, last = first or told.args.get("start_date"), last or told.args.get("end_date")
    if first and last:
        return f" ({between(first, last, told.zone)})"
    return f" ({'until ' if last else 'from '}{when(last or first, told.zone)})" if first or last else ""


def _by_day(events: list[Record], told: Told) -> list[str]:
    lines: list[str] = []
    before = None
    for event in events:
        on = local_day(_moment(event, *_START), told.zone)
        if on is not None and on != before:
            lines.append(f"{day(on)}")
        before = on
        lines.append(f"- {event_line(event, told)}")
    return lines


def _moment(event: Mapping[str, Json], *names: str) -> Json:
    """A start or end; calendars' own APIs give {dateTime, timeZone} or {date}."""
    value = pick(event, *names)
    return pick(value, "dateTime", "date_time", "date") if isinstance(value, dict) else value


def event_line(event: Mapping[str, Json], told: Told) -> str:
    """One event: its times of day, what, where, whose calendar."""
    start, end = _moment(event, *_START), _moment(event, *_END)
    begins, ends = clock(start, told.zone), clock(end, told.zone)
    if event.get("all_day") or not begins:
        hours = _all_day(local_day(start), local_day(end)) if local_day(start) else line(start or "", 40)
    elif ends and local_day(start, told.zone) != local_day(end, told.zone):
        hours = f"{begins} to {when(end, told.zone)}"
    else:
        hours = f"{begins}-{ends}" if ends and ends != begins else begins
    title = line(pick(event, "title", "summary", "subject", "name") or "(no title)", 120)
    calendar = pick(event, "calendar", "calendar_source", "source")
    place = line(event["location"], 80) if event.get("location") else ""
    return f"{hours} {title}".strip() + details(place, f"calendar {line(calendar, 40)}" if calendar else "")


def _all_day(first: date | None, after: date | None) -> str:
    """The end of an all-day event is the day after its last (RFC 5545, 3.6.1)."""
    if first is None or after is None or (after - first).days < 2:
        return "all day"
    return f"all day until {day(after - timedelta(days=1))}"


def _event(record: Record, told: Told) -> str | None:
    inner = record.get("event")
    event = inner if isinstance(inner, dict) else record
    start, end = _moment(event, *_START), _moment(event, *_END)
    if not (start and pick(event, "title", "summary")):
        return None
    title, place = line(pick(event, "title", "summary"), 120), event.get("location")
    span = between(start, end, told.zone) if end else when(start, told.zone)
    words = f"{'In your calendar' if told.about('create', 'add', 'update') else 'Event'}: {title}, {span}"
    words += f", {line(place, 80)}" if place else ""
    clashes = pick_list(record, "conflicts", "overlaps")
    return words + (f". It overlaps with {line([_title(clash) for clash in clashes])}." if clashes else ".")


def _title(clash: Json) -> Json:
    return pick(clash, "title", "summary") if isinstance(clash, dict) else clash


def _tasks(record: Record, told: Told) -> str | None:
    tasks = pick_list(record, "tasks", "todos")
    if tasks is None and told.about("task", "todo"):
        tasks = pick_list(record, "items", "results")
    if tasks is None:
        return None
    kind = " ".join(line(told.args[name], 20) for name in ("status", "priority") if told.args.get(name))
    noun = f"{kind} task".strip() if kind in ("open", "done", "low", "normal", "high") else "task"
    return in_list(record, tasks, noun, lambda task: task_line(task, told), empty=f"There are no {noun}s.")


def task_line(task: Json, told: Told) -> str:
    """One task: its number, title, and whatever is not as usual."""
    if not isinstance(task, dict):
        return line(task)
    title = line(pick(task, "title", "name", "text", "content") or "(no title)", 160)
    due = pick(task, "due_date", "due_at", "due")
    priority = line(task["priority"], 20) if given(task.get("priority")) else ""
    marks = [f"{priority} priority" if priority not in ("", "normal", "medium") else ""]
    marks += [f"due {when(due, told.zone)}" if due else ""]
    marks += [label(line(task["status"], 30)) if task.get("status") not in (None, "", "open", "todo") else ""]
    number = pick(task, "task_id", "id")
    return f"{title}{details(*marks)}" + (f" [{line(number, 60)}]" if given(number) else "")


def _task(record: Record, told: Told) -> str | None:
    inner = record.get("task")
    task = inner if isinstance(inner, dict) else record
    if "task_id" not in task and not (told.about("task", "todo") and task.get("title")):
        return None
    if task.get("deleted"):
        return f"Deleted task {line(task.get('task_id', ''), 60)}".rstrip() + "."
    if not pick(task, "title", "name", "text"):
        return None
    verbs = (("add", "create"), "Added"), (("complete", "finish"), "Done"), (("update", "edit"), "Changed")
    verb = next((word for stems, word in verbs if told.about(*stems)), "Task")
    return f"{verb}: {task_line(task | {'status': None} if verb == 'Done' else task, told)}"


def _reminders(record: Record, told: Told) -> str | None:
    reminders = pick_list(record, "reminders")
    if reminders is None:
        return None
    return in_list(
        record, reminders, "reminder", lambda item: _reminder_line(item, told), empty="There are no reminders."
    )


def _reminder_line(reminder: Json, told: Told) -> str:
    if not isinstance(reminder, dict):
        return line(reminder)
    due, number = pick(reminder, "due_at", "when", "time", "at"), pick(reminder, "reminder_id", "id")
    text = line(pick(reminder, "message", "text", "title") or "(nothing said)", 160)
    said = f"{when(due, told.zone)}: {text}" if due else text
    return said + (f" [{line(number, 60)}]" if given(number) else "")


def _reminder(record: Record, told: Told) -> str | None:
    due = pick(record, "due_at")
    if not (due and pick(record, "message", "text")):
        return None
    if record.get("status") in ("canceled", "cancelled") or told.about("cancel"):
        return f"Canceled the reminder: {_reminder_line(record, told)}"
    return f"I will remind you on {when(due, told.zone)}: {line(pick(record, 'message', 'text'))}"


def _free(record: Record, told: Told) -> str | None:
    """Free and busy times, as some calendars answer."""
    slots = pick_list(record, "free_slots", "free", "busy")
    if slots is None or not all(isinstance(slot, dict) for slot in slots):
        return None
    spans = [between(_moment(slot, *_START), _moment(slot, *_END), told.zone) for slot in slots[:SHOWN_ITEMS]]
    return "\n".join(["Busy:" if "busy" in record else "Free:", *(f"- {span}" for span in spans)]) if spans else None


RENDERERS: Final[tuple[Renderer, ...]] = (_events, _tasks, _reminders, _free, _task, _reminder, _event)
