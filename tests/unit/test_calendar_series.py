"""A series keeps its rule, its exceptions and its end when one, some or all of its occurrences change."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from icalendar import Calendar

from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.plan import ToolCall
from steward.language.enumerations import value_called
from steward.tools.calendar.users import UserCalendars
from steward.tools.context import ToolContext, ToolResult
from steward.tools.functions import find_function
from steward.tools.ports import Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.tool_bench import a_context

NOW = datetime(2026, 11, 26, 12, tzinfo=ZoneInfo("UTC"))
"""A Thursday."""
CASES = Path(__file__).parent.parent / "cases" / "calendar"
SERIES, SINGLE = "c18_weekly_series.ics", "c19_single_event.ics"


@pytest.fixture
def ctx(tmp_path: Path) -> ToolContext:
    services = Services(calendars=UserCalendars(tmp_path, lambda: NOW), clock=lambda: NOW)
    return a_context(services, now=NOW, tenant_id="default", timezone="Etc/UTC")


def given(folder: Path, content: bytes | str) -> Path:
    path = folder / "ann" / "personal.ics"
    path.parent.mkdir(parents=True)
    path.write_bytes((CASES / content).read_bytes() if isinstance(content, str) else content)
    return path


def a_series(*lines: str, singles: str = "") -> bytes:
    text = "\r\n".join(
        ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:s@x", "SUMMARY:Choir", *lines, "END:VEVENT"]
    )
    return f"{text}\r\n{singles}END:VCALENDAR\r\n".encode()


async def prepare(ctx: ToolContext, tool: str, **args: Any) -> PreparedCall:
    preparer = Preparer(Registry(), ctx.services)
    return await preparer.prepare(
        ToolCall(tool_name=f"{tool}_calendar_event", args=args), ctx.requester, NOW.isoformat()
    )


async def run(ctx: ToolContext, tool: str, **args: Any) -> ToolResult:
    call = await prepare(ctx, tool, **args)
    assert call.verdict in (Verdict.RUN, Verdict.CONFIRM), (call.reason, call.question)
    found = find_function(f"calendar.{tool}_calendar_event")
    return await found.run(ctx, found.args_type.model_validate(call.args))


async def listed(ctx: ToolContext, first: str = "2026-11-01", last: str = "2027-02-28") -> list[str]:
    found = find_function("calendar.get_calendar_events")
    args = found.args_type.model_validate({"start_date": first, "end_date": last})
    return [f"{e['start_time'][:16]} {e['title']}" for e in (await found.run(ctx, args)).result["events"]]


def mondays(*, without: tuple[str, ...] = (), last: str = "2027-02-28") -> list[str]:
    day, days = date(2026, 11, 2), []
    while day.isoformat() <= last:
        days.append(day.isoformat())
        day += timedelta(days=7)
    return [f"{day}T18:00 Yoga" for day in days if day not in without]


@pytest.mark.requirement("calendar.occurrence")
@pytest.mark.parametrize(
    ("name", "words", "gone"),
    [
        ("yoga", "Monday", ("2026-11-30",)),
        ("my yoga", "7 December", ("2026-12-07",)),
        ("yoga", "next week", ("2026-11-30",)),
        ("yoga", "2026-12-14", ("2026-12-14",)),
        ("yoga on Monday", None, ("2026-11-30",)),
        ("Monday's yoga", None, ("2026-11-30",)),
        ("the yoga on 7 December at 6pm", None, ("2026-12-07",)),
    ],
)
async def test_the_day_that_is_said_picks_the_occurrence_that_goes(
    ctx: ToolContext, tmp_path: Path, name: str, words: str | None, gone: tuple[str, ...]
) -> None:
    given(tmp_path, SERIES)
    args = {"event_id": name} | ({"current_day": words} if words else {})
    asked = await prepare(ctx, "delete", **args)
    assert (asked.verdict, asked.args["which"]) == (Verdict.CONFIRM, "one")
    day = date.fromisoformat(gone[0])
    assert f"only the one on {day:%A} {day.day} {day:%B}, 18:00" in asked.message
    await run(ctx, "delete", **args)
    assert await listed(ctx) == mondays(without=gone)


@pytest.mark.requirement("calendar.occurrence")
async def test_of_what_repeats_it_is_asked_which_and_the_answer_is_all_that_changes(
    ctx: ToolContext, tmp_path: Path
) -> None:
    given(tmp_path, SERIES)
    for tool, more in (("delete", {}), ("update", {"start_time": "2026-12-07T20:00"}), ("update", {"title": "x"})):
        asked = await prepare(ctx, tool, event_id="Yoga", **more)
        assert (asked.verdict, asked.missing) == (Verdict.MISSING, ["which"])
        assert "only that one, that and all that follow, or all of them" in asked.question
    one = await prepare(ctx, "delete", event_id="Yoga", which="one")
    assert "only the one on Monday 30 November" in one.message
    every = await prepare(ctx, "delete", event_id="Yoga", which="all")
    assert "the whole series" in every.message


@pytest.mark.requirement("calendar.occurrence")
async def test_the_id_of_an_occurrence_is_that_one_and_stays_its_own_when_it_moves(
    ctx: ToolContext, tmp_path: Path
) -> None:
    given(tmp_path, SERIES)
    found = find_function("calendar.get_calendar_events")
    events = (await found.run(ctx, found.args_type.model_validate({"start_date": "2026-12-07"}))).result["events"]
    named = events[0]["event_id"]
    assert named.endswith("@20261207T180000Z")
    moved = await run(ctx, "update", event_id=named, start_time="8 December")
    assert (moved.result["event_id"], moved.result["start_time"]) == (named, "2026-12-08T18:00:00+00:00")
    again = await run(ctx, "update", event_id=named, start_time="20:00")
    assert (again.result["event_id"], again.result["start_time"]) == (named, "2026-12-08T20:00:00+00:00")
    await run(ctx, "delete", event_id=named)
    assert await listed(ctx) == mondays(without=("2026-12-07",))


@pytest.mark.requirement("calendar.occurrence")
async def test_all_occurrences_of_a_time_go_at_once_and_one_of_several_is_asked_for(
    ctx: ToolContext, tmp_path: Path
) -> None:
    given(tmp_path, a_series("DTSTART:20261123T090000Z", "DTEND:20261123T091500Z", "RRULE:FREQ=DAILY;COUNT=20"))
    asked = await prepare(ctx, "update", event_id="choir", current_day="next week", title="x")
    assert (asked.verdict, asked.missing) == (Verdict.MISSING, ["current_day"])
    call = await prepare(ctx, "delete", event_id="choir", current_day="next week")
    assert len(call.args["event_id"]) == 7
    await run(ctx, "delete", event_id="choir", current_day="next week")
    assert [day[:10] for day in await listed(ctx)] == [
        f"{date(2026, 11, 23) + timedelta(days=ahead)}" for ahead in (*range(7), *range(14, 20))
    ]
    nothing = await prepare(ctx, "delete", event_id="choir", current_day="24 December")
    assert (nothing.verdict, "not in your calendar on Thursday 24 December" in nothing.reason) == (
        Verdict.INVALID,
        True,
    )


@pytest.mark.requirement("calendar.reschedule")
@pytest.mark.parametrize(
    ("args", "span"),
    [
        ({"current_day": "Monday", "start_time": "7pm"}, "2026-11-30T19:00 2026-11-30T20:00"),
        ({"current_day": "30 November", "start_time": "8pm"}, "2026-11-30T20:00 2026-11-30T21:00"),
        ({"current_day": "30 November", "start_time": "1 December"}, "2026-12-01T18:00 2026-12-01T19:00"),
        ({"start_time": "Tuesday"}, "2026-12-01T18:00 2026-12-01T19:00"),
        ({"current_day": "Monday at 6pm", "start_time": "8pm"}, "2026-11-30T20:00 2026-11-30T21:00"),
        ({"current_day": "Monday", "shift": "half an hour later"}, "2026-11-30T18:30 2026-11-30T19:30"),
        ({"shift": "1 hour earlier"}, "2026-11-30T17:00 2026-11-30T18:00"),
        ({"shift": "by an hour"}, "2026-11-30T19:00 2026-11-30T20:00"),
        ({"shift": "eine Stunde früher"}, "2026-11-30T17:00 2026-11-30T18:00"),
        ({"shift": "2 days later"}, "2026-12-02T18:00 2026-12-02T19:00"),
        ({"shift": "an hour", "direction": "earlier"}, "2026-11-30T17:00 2026-11-30T18:00"),
        ({"shift": "an hour later", "direction": "earlier"}, "2026-11-30T19:00 2026-11-30T20:00"),
        ({"shift": "to 3pm", "direction": "earlier"}, "2026-11-30T15:00 2026-11-30T16:00"),
        ({"start_time": "7pm"}, "2026-11-30T19:00 2026-11-30T20:00"),
        ({"start_time": "1 December at 5pm"}, "2026-12-01T17:00 2026-12-01T18:00"),
        ({"start_time": "Tuesday", "end_time": "8pm"}, "2026-12-01T18:00 2026-12-01T20:00"),
        ({"start_time": "Tuesday", "end_time": "2 hours"}, "2026-12-01T18:00 2026-12-01T20:00"),
        ({"end_time": "9pm"}, "2026-11-30T18:00 2026-11-30T21:00"),
    ],
)
async def test_an_event_that_is_moved_keeps_what_was_not_said(
    ctx: ToolContext, tmp_path: Path, args: dict[str, str], span: str
) -> None:
    given(tmp_path, SINGLE)
    moved = (await run(ctx, "update", event_id="yoga", **args)).result
    assert f"{moved['start_time'][:16]} {moved['end_time'][:16]}" == span


@pytest.mark.requirement("calendar.reschedule")
@pytest.mark.parametrize(
    "args",
    [
        {"start_time": "Monday", "end_time": "7pm"},
        {"shift": "an hour later", "start_time": "7pm"},
        {"shift": "a bit"},
        {"current_day": "Tuesday", "start_time": "7pm"},
    ],
)
async def test_what_may_mean_two_things_or_nothing_changes_nothing(
    ctx: ToolContext, tmp_path: Path, args: dict[str, str]
) -> None:
    given(tmp_path, SINGLE)
    call = await prepare(ctx, "update", event_id="yoga", **args)
    assert call.verdict in (Verdict.MISSING, Verdict.INVALID)


EXCEPTIONS = (
    "DTSTART;TZID=Europe/Berlin:20261102T180000",
    "DTEND;TZID=Europe/Berlin:20261102T190000",
    "RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270111T170000Z",
    "EXDATE;TZID=Europe/Berlin:20261207T180000",
)
MOVED = (
    "BEGIN:VEVENT\r\nUID:s@x\r\nRECURRENCE-ID;TZID=Europe/Berlin:20261214T180000\r\n"
    "DTSTART;TZID=Europe/Berlin:20261215T180000\r\nDTEND;TZID=Europe/Berlin:20261215T190000\r\n"
    "SUMMARY:Choir (new hall)\r\nEND:VEVENT\r\n"
)


@pytest.mark.requirement("calendar.series-kept")
async def test_all_of_a_series_moves_with_its_exceptions_its_weekday_and_its_end(
    ctx: ToolContext, tmp_path: Path
) -> None:
    path = given(tmp_path, a_series(*EXCEPTIONS, singles=MOVED))
    await run(ctx, "update", event_id="Choir", current_day="30 November", start_time="1 December at 8pm", which="all")
    hours = ["2026-11-03", "2026-11-10", "2026-11-17", "2026-11-24", "2026-12-01", "2026-12-22", "2026-12-29"]
    hours += ["2027-01-05", "2027-01-12"]
    events = [f"{day}T20:00 Choir" for day in hours] + ["2026-12-15T17:00 Choir (new hall)"]
    assert sorted(await listed(ctx)) == sorted(events)
    text = path.read_bytes()
    assert b"BYDAY=TU" in text
    assert b"EXDATE;TZID=Europe/Berlin:20261208T210000" in text
    assert b"RECURRENCE-ID;TZID=Europe/Berlin:20261215T210000" in text
    assert b"UNTIL=20270112T200000Z" in text


@pytest.mark.requirement("calendar.series-kept")
async def test_what_follows_gets_the_rest_of_the_count_and_the_exceptions(ctx: ToolContext, tmp_path: Path) -> None:
    rule = "RRULE:FREQ=WEEKLY;COUNT=8"
    lines = ("DTSTART:20261102T180000Z", "DURATION:PT1H", rule, "EXDATE:20261109T180000Z,20261221T180000Z")
    path = given(tmp_path, a_series(*lines))
    await run(ctx, "update", event_id="Choir", current_day="30 November", title="Band", which="following")
    before = ["2026-11-02", "2026-11-16", "2026-11-23"]
    after = ["2026-11-30", "2026-12-07", "2026-12-14"]
    assert await listed(ctx) == [f"{day}T18:00 Choir" for day in before] + [f"{day}T18:00 Band" for day in after]
    assert b"COUNT=4" in path.read_bytes()
    await run(ctx, "delete", event_id="Band", current_day="7 December", which="following")
    assert await listed(ctx) == [f"{day}T18:00 Choir" for day in before] + ["2026-11-30T18:00 Band"]


@pytest.mark.requirement("calendar.series-kept")
async def test_a_rule_that_names_days_is_not_moved_to_others(ctx: ToolContext, tmp_path: Path) -> None:
    path = given(tmp_path, a_series("DTSTART:20261130T180000Z", "DURATION:PT1H", "RRULE:FREQ=MONTHLY;BYDAY=-1MO"))
    before = path.read_bytes()
    call = await prepare(ctx, "update", event_id="Choir", start_time="1 December", which="all")
    found = find_function("calendar.update_calendar_event")
    with pytest.raises(Exception, match="days that its rule names"):
        await found.run(ctx, found.args_type.model_validate(call.args))
    assert path.read_bytes() == before
    later = await run(ctx, "update", event_id="Choir", start_time="19:00", which="all")
    assert later.result["start_time"] == "2026-11-30T19:00:00+00:00"


@pytest.mark.requirement("calendar.series-kept")
async def test_a_series_of_days_and_one_in_an_unknown_zone_are_changed_one_by_one(
    ctx: ToolContext, tmp_path: Path
) -> None:
    zone = "TZID=Customized Time Zone"
    path = given(
        tmp_path,
        a_series(f"DTSTART;{zone}:20261130T180000", f"DTEND;{zone}:20261130T190000", "RRULE:FREQ=WEEKLY;COUNT=3"),
    )
    await run(ctx, "update", event_id="Choir", current_day="7 December", title="Band")
    await run(ctx, "delete", event_id="Choir", current_day="14 December")
    assert await listed(ctx) == ["2026-11-30T18:00 Choir", "2026-12-07T18:00 Band"]
    assert b"RECURRENCE-ID;TZID=Customized Time Zone:20261207T180000" in path.read_bytes()


@pytest.mark.requirement("calendar.occurrence")
@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("only that one", "one"),
        ("Just this one, please.", "one"),
        ("this and all following", "following"),
        ("all of them!", "all"),
        ("the whole series", "all"),
        ("nur diesen", "one"),
        ("alle", "all"),
        ("solo ese", "one"),
    ],
)
def test_the_answer_to_which_is_read_in_the_words_people_use(words: str, value: str) -> None:
    assert value_called(words, ["one", "following", "all"]) == value


@pytest.mark.requirement("calendar.repeats")
@pytest.mark.parametrize(
    ("start", "repeat", "days"),
    [
        ("2026-12-31T09:00", "every month", ["2026-12-31", "2027-01-31", "2027-02-28"]),
        ("2026-12-30T09:00", "every month", ["2026-12-30", "2027-01-30", "2027-02-28"]),
        ("2026-12-15T09:00", "every month", ["2026-12-15", "2027-01-15", "2027-02-15"]),
        ("2026-12-31T09:00", "FREQ=MONTHLY;INTERVAL=2;COUNT=2", ["2026-12-31", "2027-02-28"]),
    ],
)
async def test_what_comes_every_month_leaves_no_short_month_out(
    ctx: ToolContext, start: str, repeat: str, days: list[str]
) -> None:
    made = await run(ctx, "create", title="Pay", start_time=start, repeat=repeat)
    assert [day[:10] for day in await listed(ctx)] == days
    assert ("in shorter months on their last day" in made.message) == (start[8:10] > "28")


def rules_of(path: Path) -> list[tuple[str, str, str]]:
    """The events of a file by start, rule and what an occurrence is instead of."""
    events: list[Any] = list(Calendar.from_ical(path.read_bytes()).walk("VEVENT"))
    rule = [event["RRULE"].to_ical().decode() if "RRULE" in event else "" for event in events]
    starts = [event["DTSTART"].dt.isoformat() for event in events]
    return [(start, one, str(event.get("UID"))) for start, one, event in zip(starts, rule, events, strict=True)]


@pytest.mark.requirement("calendar.changed-rule")
@pytest.mark.parametrize(
    ("words", "rule", "first"),
    [
        ("every week", "FREQ=WEEKLY", "2026-12-01T09:00:00+00:00"),
        ("jeden Tag", "FREQ=DAILY", "2026-12-01T09:00:00+00:00"),
        ("cada jueves", "FREQ=WEEKLY;BYDAY=TH", "2026-12-03T09:00:00+00:00"),
    ],
)
async def test_a_single_event_becomes_a_series(
    ctx: ToolContext, tmp_path: Path, words: str, rule: str, first: str
) -> None:
    await run(ctx, "create", title="Choir", start_time="2026-12-01T09:00:00Z")
    changed = await run(ctx, "update", event_id="choir", repeat=words)
    assert changed.result["start_time"] == first
    [(start, made, _)] = rules_of(tmp_path / "ann" / "personal.ics")
    assert (start, made) == (first, rule)


@pytest.mark.requirement("calendar.changed-rule")
async def test_another_rule_is_for_all_that_follow_and_shown_beside_the_old_one(
    ctx: ToolContext, tmp_path: Path
) -> None:
    await run(ctx, "create", title="Choir", start_time="2026-11-17T09:00:00Z", repeat="every Tuesday")
    call = await prepare(ctx, "update", event_id="choir", repeat="every other Thursday")
    assert call.verdict is Verdict.CONFIRM
    assert "Repetition so far: " in call.message
    assert "every other Thursday" in call.message
    await run(ctx, "update", event_id="choir", repeat="every other Thursday")
    old, new = sorted(rules_of(tmp_path / "ann" / "personal.ics"))
    assert old[0] == "2026-11-17T09:00:00+00:00"
    assert "UNTIL=20261201T085959Z" in old[1]
    assert new[:2] == ("2026-12-03T09:00:00+00:00", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH")
    assert old[2] != new[2]


@pytest.mark.requirement("calendar.changed-rule")
async def test_a_series_ends_with_its_next_occurrence(ctx: ToolContext, tmp_path: Path) -> None:
    await run(ctx, "create", title="Choir", start_time="2026-11-17T09:00:00Z", repeat="every Tuesday")
    await run(ctx, "update", event_id="choir", repeat="once")
    old, new = sorted(rules_of(tmp_path / "ann" / "personal.ics"))
    assert "UNTIL" in old[1]
    assert new[:2] == ("2026-12-01T09:00:00+00:00", "")
    single = await prepare(ctx, "update", event_id="x", repeat="once")
    assert single.verdict is Verdict.INVALID
