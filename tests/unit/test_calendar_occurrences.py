"""Whole days, and which occurrences of what repeats a change or a deletion is for."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.plan import ToolCall
from steward.tools.calendar.users import UserCalendars
from steward.tools.context import ToolContext, ToolResult
from steward.tools.functions import find_function
from steward.tools.ports import Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.tool_bench import NOW, a_context

STANDUP = (
    "SUMMARY:Standup",
    "DTSTART;TZID=Europe/Berlin:20251124T090000",
    "DURATION:PT15M",
    "RRULE:FREQ=DAILY;COUNT=5",
)
DAYS = ["2025-11-24", "2025-11-25", "2025-11-26", "2025-11-27", "2025-11-28"]
HOLIDAY = ("SUMMARY:Holiday", "DTSTART;VALUE=DATE:20251201", "DTEND;VALUE=DATE:20251204")
DENTIST = ("SUMMARY:Dentist", "DTSTART:20251127T140000Z", "DURATION:PT1H")


@pytest.fixture
def ctx(tmp_path: Path) -> ToolContext:
    return a_context(Services(calendars=UserCalendars(tmp_path, lambda: NOW), clock=lambda: NOW))


def a_file(folder: Path, *events: tuple[str, ...]) -> Path:
    path = folder / "+acme" / "ann" / "personal.ics"
    path.parent.mkdir(parents=True)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//EN"]
    for number, event in enumerate(events):
        lines += ["BEGIN:VEVENT", f"UID:u{number}", *event, "END:VEVENT"]
    path.write_bytes("\r\n".join([*lines, "END:VCALENDAR", ""]).encode())
    return path


async def prepared(ctx: ToolContext, tool: str, **args: Any) -> PreparedCall:
    call = ToolCall(tool_name=tool, args=args)
    return await Preparer(Registry(), ctx.services).prepare(call, ctx.requester, NOW.isoformat())


async def done(ctx: ToolContext, tool: str, args: Mapping[str, Any]) -> ToolResult:
    function = find_function(f"calendar.{tool}")
    return await function.run(ctx, function.args_type.model_validate(args))


async def starts(ctx: ToolContext) -> list[str]:
    args = {"start_date": "2025-11-20", "end_date": "2025-12-31"}
    return [event["start_time"] for event in (await done(ctx, "get_calendar_events", args)).result["events"]]


def shown(call: PreparedCall) -> str:
    return " ".join(f"{field.label}: {field.value}" for field in call.shown.all_fields) if call.shown else ""


@pytest.mark.requirement("calendar.all-day")
async def test_a_birthday_is_a_whole_day(ctx: ToolContext) -> None:
    call = await prepared(ctx, "create_calendar_event", title="Kim's birthday", start_time="28 November", all_day=True)
    assert call.verdict is Verdict.RUN
    made = await done(ctx, "create_calendar_event", call.args)
    assert (made.result["all_day"], made.result["start_time"], made.result["end_time"]) == (
        True,
        "2025-11-28",
        "2025-11-29",
    )
    assert "Friday 28 November 2025, all day" in (made.message or "")
    assert await starts(ctx) == ["2025-11-28"]


@pytest.mark.requirement("calendar.all-day")
async def test_the_end_of_whole_days_is_the_last_of_them(ctx: ToolContext) -> None:
    words = {"title": "Trip", "start_time": "28 November", "end_time": "30 November"}
    call = await prepared(ctx, "create_calendar_event", **words, all_day=True)
    made = await done(ctx, "create_calendar_event", call.args)
    assert (made.result["start_time"], made.result["end_time"]) == ("2025-11-28", "2025-12-01")
    again = await prepared(ctx, "create_calendar_event", **call.args)
    assert again.args == call.args


@pytest.mark.requirement("calendar.all-day")
async def test_whole_days_that_are_moved_stay_whole_days_until_a_time_is_given(
    ctx: ToolContext, tmp_path: Path
) -> None:
    a_file(tmp_path, HOLIDAY)
    call = await prepared(ctx, "update_calendar_event", event_id="Holiday", start_time="8 December")
    moved = await done(ctx, "update_calendar_event", call.args)
    assert (moved.result["start_time"], moved.result["end_time"]) == ("2025-12-08", "2025-12-11")
    call = await prepared(ctx, "update_calendar_event", event_id="Holiday", start_time="8 December at 10am")
    timed = await done(ctx, "update_calendar_event", call.args)
    assert (timed.result["all_day"], timed.result["start_time"]) == (False, "2025-12-08T10:00:00+01:00")
    assert timed.result["end_time"] == "2025-12-08T11:00:00+01:00"


@pytest.mark.requirement("calendar.all-day")
async def test_an_event_with_times_becomes_a_whole_day(ctx: ToolContext, tmp_path: Path) -> None:
    a_file(tmp_path, DENTIST)
    call = await prepared(ctx, "update_calendar_event", event_id="Dentist", all_day=True)
    changed = await done(ctx, "update_calendar_event", call.args)
    assert (changed.result["start_time"], changed.result["end_time"]) == ("2025-11-27", "2025-11-28")
    assert (await prepared(ctx, "update_calendar_event", event_id="Dentist", all_day=False)).verdict is Verdict.INVALID


@pytest.mark.requirement("calendar.which")
@pytest.mark.parametrize(
    ("which", "words", "left"),
    [
        ("one", "only the one on Monday 24 November, 09:00", DAYS[1:]),
        ("following", "all from Monday 24 November, 09:00", []),
        ("all", "the whole series, 5 times", []),
    ],
)
async def test_a_deletion_says_which_occurrences_go_and_takes_no_other(
    ctx: ToolContext, tmp_path: Path, which: str, words: str, left: list[str]
) -> None:
    a_file(tmp_path, STANDUP)
    call = await prepared(ctx, "delete_calendar_event", event_id="Standup", which=which)
    assert (call.verdict, call.args["which"]) == (Verdict.CONFIRM, which)
    assert words in shown(call)
    await done(ctx, "delete_calendar_event", call.args)
    assert [start[:10] for start in await starts(ctx)] == left


@pytest.mark.requirement("calendar.which")
async def test_what_follows_an_occurrence_goes_and_what_was_before_stays(ctx: ToolContext, tmp_path: Path) -> None:
    path = a_file(tmp_path, STANDUP)
    call = await prepared(ctx, "delete_calendar_event", event_id="Standup", which="following")
    later = call.args | {"event_id": str(call.args["event_id"]).replace("20251124", "20251126")}
    await done(ctx, "delete_calendar_event", later)
    assert [start[:10] for start in await starts(ctx)] == DAYS[:2]
    assert b"UNTIL=20251126T075959Z" in path.read_bytes()


@pytest.mark.requirement("calendar.which")
async def test_one_occurrence_is_changed_and_the_others_stay(ctx: ToolContext, tmp_path: Path) -> None:
    a_file(tmp_path, STANDUP)
    call = await prepared(ctx, "update_calendar_event", event_id="Standup", start_time="10:00", which="one")
    assert call.verdict is Verdict.RUN
    changed = await done(ctx, "update_calendar_event", call.args)
    assert changed.result["start_time"] == "2025-11-24T10:00:00+01:00"
    assert await starts(ctx) == ["2025-11-24T10:00:00+01:00", *(f"{day}T09:00:00+01:00" for day in DAYS[1:])]
    again = await prepared(ctx, "update_calendar_event", event_id="Standup", title="Late standup", which="one")
    await done(ctx, "update_calendar_event", again.args)
    assert (await starts(ctx))[0] == "2025-11-24T10:00:00+01:00"
    gone = await prepared(ctx, "delete_calendar_event", event_id="Standup", which="one")
    await done(ctx, "delete_calendar_event", gone.args)
    assert await starts(ctx) == [f"{day}T09:00:00+01:00" for day in DAYS[1:]]


@pytest.mark.requirement("calendar.which")
async def test_a_change_from_one_occurrence_on_makes_two_series(ctx: ToolContext, tmp_path: Path) -> None:
    path = a_file(tmp_path, STANDUP, DENTIST)
    call = await prepared(
        ctx,
        "update_calendar_event",
        event_id="Standup",
        current_day="26 November",
        start_time="10:00",
        which="following",
    )
    assert call.verdict is Verdict.CONFIRM
    assert "all from Wednesday 26 November, 09:00" in shown(call)
    assert "from that occurrence on" in call.reason
    changed = await done(ctx, "update_calendar_event", call.args)
    assert changed.result["start_time"] == "2025-11-26T10:00:00+01:00"
    hours = [f"{day}T{'09' if day < DAYS[2] else '10'}:00:00+01:00" for day in DAYS]
    assert await starts(ctx) == sorted([*hours, "2025-11-27T15:00:00+01:00"])
    assert path.read_bytes().count(b"BEGIN:VCALENDAR") == 1


@pytest.mark.requirement("calendar.changes")
@pytest.mark.parametrize(
    ("length", "end"), [("45 minutes", "15:45"), ("2 Stunden", "17:00"), ("una hora", "16:00"), ("5pm", "17:00")]
)
async def test_how_long_it_takes_counts_from_when_the_event_begins(
    ctx: ToolContext, tmp_path: Path, length: str, end: str
) -> None:
    a_file(tmp_path, DENTIST)
    call = await prepared(ctx, "update_calendar_event", event_id="Dentist", end_time=length)
    assert (call.verdict, call.args["end_time"]) == (Verdict.RUN, f"2025-11-27T{end}:00+01:00")
    changed = await done(ctx, "update_calendar_event", call.args)
    assert changed.result["start_time"] == "2025-11-27T15:00:00+01:00"


@pytest.mark.requirement("calendar.which")
@pytest.mark.parametrize("which", ["one", "following"])
async def test_a_day_says_which_occurrence_where_the_id_of_another_is_known(
    ctx: ToolContext, tmp_path: Path, which: str
) -> None:
    a_file(tmp_path, STANDUP, DENTIST)
    first = (await done(ctx, "get_calendar_events", {})).result["events"][0]["event_id"]
    given = {"event_id": first, "current_day": "26 November", "which": which}
    moved = await prepared(ctx, "update_calendar_event", start_time="10:00", **given)
    assert moved.args["event_id"] == f"{first.partition('@')[0]}@20251126T080000Z"
    gone = await prepared(ctx, "delete_calendar_event", **given)
    assert gone.args["event_id"] == moved.args["event_id"]


@pytest.mark.requirement("calendar.which")
async def test_all_of_a_series_is_shown_as_all_and_a_single_event_has_no_which(
    ctx: ToolContext, tmp_path: Path
) -> None:
    a_file(tmp_path, STANDUP, DENTIST)
    whole = await prepared(ctx, "update_calendar_event", event_id="Standup", title="x", which="all")
    assert (whole.verdict, whole.args["which"]) == (Verdict.CONFIRM, "all")
    assert "past ones too" in whole.reason
    once = await prepared(ctx, "update_calendar_event", event_id="Dentist", title="x", which="one")
    assert "which" not in once.args


@pytest.mark.requirement("calendar.which")
async def test_an_occurrence_of_whole_days_is_one_too(ctx: ToolContext, tmp_path: Path) -> None:
    a_file(tmp_path, ("SUMMARY:Bins", "DTSTART;VALUE=DATE:20251125", "RRULE:FREQ=WEEKLY;COUNT=3"))
    call = await prepared(ctx, "delete_calendar_event", event_id="Bins", which="one")
    await done(ctx, "delete_calendar_event", call.args)
    assert await starts(ctx) == ["2025-12-02", "2025-12-09"]
