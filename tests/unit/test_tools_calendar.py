"""Calendars in a folder: what stands when, what overlaps, and that a new event is written once and harms nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.errors import EffectAbsent, ToolFailed, ToolUnavailable
from steward.contracts.owner import Owner
from steward.contracts.plan import ToolCall
from steward.tools.builtin.calendar import (
    CreateEventArgs,
    GetEventsArgs,
    create_calendar_event,
    find_created_event,
    get_calendar_events,
)
from steward.tools.calendar.conflict import calendar_conflict, find_conflict_facts, overlap
from steward.tools.calendar.events import Calendars, CalendarStore, event_id_of, uid_for
from steward.tools.calendar.users import UserCalendars
from steward.tools.context import ToolContext
from steward.tools.functions import find_function
from steward.tools.guarding.verdict import Ruling
from steward.tools.ports import Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.tool_bench import NOW, ZONE, a_context

BERLIN = ZoneInfo(ZONE)
LUNCH = CreateEventArgs(
    title="Lunch",
    start_time=datetime(2025, 11, 21, 12, tzinfo=BERLIN),
    end_time=datetime(2025, 11, 21, 13, tzinfo=BERLIN),
    location="Café; Luna, 2nd floor",
    description="One\nTwo",
)
Context = Callable[..., ToolContext]


@pytest.fixture
def context(tmp_path: Path) -> Context:
    """Contexts on one folder of calendars; `demo` fills it."""

    def of(*, demo: bool = False, calendars: Calendars | None = None, **changes: Any) -> ToolContext:
        calendars = calendars or UserCalendars(tmp_path, lambda: NOW, demo=demo)
        return a_context(Services(calendars=calendars, clock=lambda: NOW), **changes)

    return of


def a_calendar(folder: Path, *events: str, name: str = "personal", user: str = "+acme/ann") -> Path:
    """A calendar file with these VEVENTs, each a list of lines separated by bars."""
    path = folder / user / f"{name}.ics"
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN"]
    for number, event in enumerate(events):
        lines += ["BEGIN:VEVENT", f"UID:e{number}@test", "DTSTAMP:20251101T000000Z", *event.split("|"), "END:VEVENT"]
    path.write_bytes("\r\n".join([*lines, "END:VCALENDAR", ""]).encode())
    return path


def as_json(args: dict[str, Any]) -> dict[str, Any]:
    """Arguments as a call carries them."""
    return {name: value.isoformat() if isinstance(value, date) else value for name, value in args.items()}


async def listed(ctx: ToolContext, **args: Any) -> list[dict[str, Any]]:
    found = await get_calendar_events.run(ctx, GetEventsArgs.model_validate(as_json(args)))
    events: list[dict[str, Any]] = found.result["events"]
    return events


@pytest.mark.requirement("calendar.occurrences")
@pytest.mark.parametrize(
    ("event", "expected"),
    [
        ("DTSTART:20251121T090000Z|DTEND:20251121T093000Z|SUMMARY:Utc", ["2025-11-21T10:00:00+01:00"]),
        ("DTSTART:20251121T090000|DTEND:20251121T093000|SUMMARY:Floating", ["2025-11-21T09:00:00+01:00"]),
        (
            "DTSTART;TZID=America/New_York:20251121T090000|DURATION:PT1H|SUMMARY:New York",
            ["2025-11-21T15:00:00+01:00"],
        ),
        ("DTSTART;VALUE=DATE:20251121|SUMMARY:A day", ["2025-11-21"]),
        ("DTSTART;VALUE=DATE:20251118|DTEND;VALUE=DATE:20251122|SUMMARY:Holiday", ["2025-11-18"]),
        ("DTSTART;VALUE=DATE:20251118|DTEND;VALUE=DATE:20251121|SUMMARY:Over", []),
        ("DTSTART:20251121T090000Z|STATUS:CANCELLED|SUMMARY:Off", []),
        (
            "DTSTART;TZID=Europe/Berlin:20250901T080000|DURATION:PT15M|RRULE:FREQ=DAILY|SUMMARY:Daily",
            ["2025-11-21T08:00:00+01:00"],
        ),
        (
            "DTSTART;TZID=Europe/Berlin:20250901T080000|DURATION:PT15M|RRULE:FREQ=DAILY|SUMMARY:Skipped"
            "|EXDATE;TZID=Europe/Berlin:20251121T080000",
            [],
        ),
        ("DTSTART:20251120T220000Z|DTEND:20251121T060000Z|SUMMARY:Overnight", ["2025-11-20T23:00:00+01:00"]),
        ("DTSTART:20251121T230000Z|DTEND:20251122T000000Z|SUMMARY:Next day", []),
        ("DTSTART:20251121T090000Z|RRULE:FREQ=SECONDLY|SUMMARY:Torrent", ["2025-11-21T10:00:00+01:00"]),
        ("SUMMARY:No time at all", []),
        (
            "DTSTART;TZID=Europe/Berlin:18000101T080000|DURATION:PT15M|RRULE:FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=21"
            "|SUMMARY:Old",
            ["2025-11-21T08:00:00+01:00"],
        ),
        (
            "DTSTART;TZID=Europe/Berlin:20200101T080000|DURATION:PT15M|RRULE:FREQ=HOURLY;INTERVAL=24|SUMMARY:Pill",
            ["2025-11-21T08:00:00+01:00"],
        ),
    ],
)
async def test_an_event_stands_at_its_time_for_the_reader(
    context: Context, tmp_path: Path, event: str, expected: list[str]
) -> None:
    a_calendar(tmp_path, event)
    assert [found["start_time"] for found in await listed(context(), start_date=date(2025, 11, 21))] == expected


@pytest.mark.requirement("calendar.bounded")
@pytest.mark.parametrize(
    "rule",
    [
        "FREQ=DAILY;INTERVAL=0",
        "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=31",
        "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=DAILY;BYSETPOS=2",
        "FREQ=WEEKLY;BYMONTH=2;BYDAY=MO;BYSETPOS=2",
        "FREQ=MINUTELY",
        "FREQ=HOURLY;BYMINUTE=0,15,30,45",
    ],
)
async def test_a_rule_that_cannot_be_counted_out_costs_nothing_but_its_own_repetitions(
    context: Context, tmp_path: Path, rule: str
) -> None:
    endless = f"DTSTART:19000101T080000Z|DURATION:PT15M|RRULE:{rule}|SUMMARY:Endless"
    a_calendar(tmp_path, endless, "DTSTART:20251121T090000Z|DTEND:20251121T093000Z|SUMMARY:Lunch")
    async with asyncio.timeout(3):
        found = await listed(context(), start_date=date(2025, 11, 21))
    assert [event["title"] for event in found] == ["Lunch"]


@pytest.mark.requirement("calendar.days")
async def test_a_day_is_the_whole_day_and_nothing_the_next_seven(context: Context, tmp_path: Path) -> None:
    hours = ("20251120T140000Z", "20251120T160000Z", "20251122T090000Z", "20251127T160000Z", "20251127T170000Z")
    a_calendar(tmp_path, *(f"DTSTART:{at}|DURATION:PT10M|SUMMARY:{at}" for at in hours))
    ctx = context()

    async def titles(**args: Any) -> list[str]:
        return [event["title"] for event in await listed(ctx, **args)]

    assert await titles() == list(hours[1:3])
    assert await titles(start_date=date(2025, 11, 20)) == list(hours[:2])
    assert await titles(start_date=date(2025, 11, 20), end_date=date(2025, 11, 22)) == list(hours[:3])
    assert await titles(end_date=date(2025, 11, 27)) == list(hours[1:])
    at_four = datetime(2025, 11, 20, 15, 5, tzinfo=UTC)
    assert await titles(start_date=at_four, end_date=at_four) == [hours[1]]
    with pytest.raises(ToolFailed, match="before the start"):
        await titles(start_date=date(2025, 11, 22), end_date=date(2025, 11, 20))
    with pytest.raises(ToolFailed, match="400 days"):
        await titles(end_date=date(2030, 1, 1))


@pytest.mark.requirement("calendar.days")
async def test_what_is_cut_is_said(context: Context, tmp_path: Path) -> None:
    a_calendar(tmp_path, "DTSTART:20251101T000000Z|DURATION:PT5M|RRULE:FREQ=HOURLY|SUMMARY:Tick")
    answer = await get_calendar_events.run(
        context(), GetEventsArgs.model_validate({"start_date": "2025-11-01", "end_date": "2025-11-30"})
    )
    assert (len(answer.result["events"]), answer.result["truncated"]) == (200, True)
    assert answer.result["count"] == 719
    assert "the first 200 shown" in answer.message
    assert (answer.result["start_date"], answer.result["end_date"]) == ("2025-11-01", "2025-11-30")


@pytest.mark.requirement("calendar.local")
async def test_one_calendar_is_chosen_by_name_among_those_that_are_there(context: Context, tmp_path: Path) -> None:
    a_calendar(tmp_path, "DTSTART:20251121T090000Z|SUMMARY:Mine")
    a_calendar(tmp_path, "DTSTART:20251121T100000Z|SUMMARY:Office", name="Work")
    a_calendar(tmp_path, "DTSTART:20251121T110000Z|SUMMARY:Bob's", name="secret", user="+acme/bob")
    ctx = context()
    assert [(e["title"], e["calendar"]) for e in await listed(ctx)] == [("Mine", "personal"), ("Office", "Work")]
    assert [e["title"] for e in await listed(ctx, calendar_source="work")] == ["Office"]
    for name in ("secret", "../bob/secret", "/etc/passwd", "..", ".lock"):
        with pytest.raises(ToolFailed, match="there is no calendar"):
            await listed(ctx, calendar_source=name)
    assert [e["title"] for e in await listed(ctx, calendar_source="google")] == ["Mine", "Office"]
    assert [e["title"] for e in await listed(context(user_id="bob"))] == ["Bob's"]
    assert await listed(context(user_id="../ann")) == []
    assert await listed(context(tenant_id="other")) == []


@pytest.mark.requirement("calendar.repeat-is-harmless")
async def test_an_event_is_created_once_for_a_key_and_can_be_read_again(context: Context) -> None:
    ctx = context()
    first = await create_calendar_event.run(ctx, LUNCH)
    again = await create_calendar_event.run(ctx, LUNCH)
    assert first == again
    assert first.result == {
        "event_id": event_id_of("personal", uid_for("acme", "7:c1")),
        "title": "Lunch",
        "start_time": "2025-11-21T12:00:00+01:00",
        "end_time": "2025-11-21T13:00:00+01:00",
        "all_day": False,
        "calendar": "personal",
        "location": "Café; Luna, 2nd floor",
        "description": "One\nTwo",
    }
    assert await listed(ctx) == [first.result]
    other = await create_calendar_event.run(context(call_id="c2"), LUNCH)
    assert other.result["event_id"] != first.result["event_id"]
    assert len(await listed(ctx)) == 2


@pytest.mark.requirement("calendar.repeat-is-harmless")
@settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture])
@example("Notes", "\\")
@given(st.text(min_size=1, max_size=60), st.sampled_from(["\r\n", "\n", "\x0b", "\u2028", ";", "\\"]))
async def test_whatever_a_text_holds_it_is_one_event_and_read_as_it_was_answered(
    tmp_path_factory: pytest.TempPathFactory, text: str, mark: str
) -> None:
    calendars = UserCalendars(tmp_path_factory.mktemp("texts"), lambda: NOW)
    ctx = a_context(Services(calendars=calendars, clock=lambda: NOW))
    words = f"a{mark}END:VEVENT{mark}{text}"
    args = LUNCH.model_copy(update={"title": words, "description": words, "location": words})
    created = await create_calendar_event.run(ctx, args)
    assert (await get_calendar_events.run(ctx, GetEventsArgs())).result["events"] == [created.result]
    assert await create_calendar_event.run(ctx, args) == created


@pytest.mark.requirement("calendar.others-text-kept")
async def test_what_others_wrote_stays_byte_for_byte(context: Context, tmp_path: Path) -> None:
    path = a_calendar(tmp_path, "DTSTART:20251121T090000Z|X-ODD;VALUE=WHAT:kept|SUMMARY:Théâtre")
    before = path.read_bytes()
    await create_calendar_event.run(context(), LUNCH)
    after = path.read_bytes()
    head, tail = before[: before.rfind(b"END:VCALENDAR")], before[before.rfind(b"END:VCALENDAR") :]
    assert after.startswith(head)
    assert after.endswith(tail)
    assert sorted(p.name for p in path.parent.iterdir()) == [".lock", "personal.ics"]


@pytest.mark.requirement("calendar.others-text-kept")
async def test_events_created_at_the_same_time_are_all_there(context: Context) -> None:
    calls = [context(call_id=f"c{number}") for number in range(12)]
    await asyncio.gather(*(create_calendar_event.run(ctx, LUNCH) for ctx in calls))
    assert len(await listed(context())) == 12


@pytest.mark.parametrize("content", [b"not a calendar", b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n", b"\xff\xfe\x00garbage"])
async def test_a_damaged_file_is_said_to_be_and_is_left_alone(context: Context, tmp_path: Path, content: bytes) -> None:
    path = a_calendar(tmp_path)
    path.write_bytes(content)
    with pytest.raises(ToolFailed, match=r"personal\.ics"):
        await create_calendar_event.run(context(), LUNCH)
    assert path.read_bytes() == content


async def test_a_file_that_is_too_large_is_refused(
    context: Context, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_calendar(tmp_path, "DTSTART:20251121T090000Z|SUMMARY:Mine")
    monkeypatch.setattr("steward.tools.calendar.ics_store.LARGEST_FILE", 50)
    with pytest.raises(ToolFailed, match="larger than"):
        await listed(context())


@pytest.mark.requirement("calendar.one-costs-itself-alone")
async def test_an_event_is_deleted_whatever_another_file_holds(
    context: Context, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_calendar(tmp_path, "DTSTART:20251121T090000Z|SUMMARY:Mine")
    a_calendar(tmp_path, "DTSTART:20251121T090000Z|SUMMARY:" + "x" * 9_000, name="huge")
    monkeypatch.setattr("steward.tools.calendar.ics_store.LARGEST_FILE", 5_000)
    (mine,) = await listed(context())
    delete = find_function("calendar.delete_calendar_event")
    await delete.run(context(), delete.args_type.model_validate({"event_id": mine["event_id"]}))
    assert await listed(context()) == []
    with pytest.raises(ToolFailed, match=r"huge\.ics is larger than"):
        await delete.run(context(), delete.args_type.model_validate({"event_id": mine["event_id"]}))


async def test_an_event_that_ends_before_it_starts_is_refused(context: Context) -> None:
    with pytest.raises(ToolFailed, match="before it starts"):
        await create_calendar_event.run(context(), LUNCH.model_copy(update={"end_time": LUNCH.start_time}))
    assert await listed(context()) == []


@pytest.mark.requirement("calendar.reconciled")
async def test_the_folder_knows_whether_an_event_was_created(context: Context) -> None:
    with pytest.raises(EffectAbsent):
        await find_created_event.run(context(), LUNCH)
    created = await create_calendar_event.run(context(), LUNCH)
    assert await find_created_event.run(context(), LUNCH) == created
    with pytest.raises(EffectAbsent):
        await find_created_event.run(context(call_id="c2"), LUNCH)


async def prepared(ctx: ToolContext, **args: str) -> PreparedCall:
    call = ToolCall(tool_name="create_calendar_event", args=dict(args))
    return await Preparer(Registry(), ctx.services).prepare(call, ctx.requester, ctx.now.isoformat())


@pytest.mark.requirement("calendar.repeats")
@pytest.mark.parametrize(
    ("words", "often"),
    [
        ("every Monday and Thursday at 7am", "every Monday and Thursday"),
        ("jeden Montag und Donnerstag um 7 Uhr", "jeden Montag und Donnerstag"),
        ("cada lunes y jueves a las 7", "cada lunes y jueves"),
    ],
)
async def test_an_hour_said_of_each_time_is_no_guess_and_no_part_of_how_often(
    context: Context, words: str, often: str
) -> None:
    call = await prepared(context(), title="gym", start_time=words)
    assert call.verdict is Verdict.RUN, call.message
    assert f", {often}?" in call.message


@pytest.mark.requirement("calendar.ends")
@pytest.mark.parametrize(
    "end", ["1pm", "1 hour", "for an hour", "60 minutes", "13:00", "friday 1pm", "bis 13 Uhr", "2025-11-21T12:00:00Z"]
)
async def test_an_end_counts_from_the_start_and_is_shown_as_an_instant(
    context: Context, tmp_path: Path, end: str
) -> None:
    call = await prepared(context(), title="lunch", start_time="Friday noon", end_time=end)
    assert call.verdict is Verdict.RUN
    assert call.args["start_time"] == "2025-11-21T12:00:00+01:00"
    assert call.args["end_time"] == "2025-11-21T13:00:00+01:00"
    a_calendar(tmp_path, "DTSTART:20251121T113000Z|DTEND:20251121T123000Z|SUMMARY:Call with Bob")
    call = await prepared(context(), title="lunch", start_time="Friday noon", end_time=end)
    assert call.verdict is Verdict.CONFIRM
    span = "Friday 21 November, 12:00 to 13:00"
    assert span in call.message
    assert "It overlaps with “Call with Bob” (Friday 21 November 2025, 12:30-13:30)." in call.message


@pytest.mark.requirement("calendar.ends")
@pytest.mark.parametrize("end", ["half a day", "soon"])
async def test_an_end_that_cannot_be_read_is_asked_for_and_the_rest_is_kept(context: Context, end: str) -> None:
    call = await prepared(context(), title="lunch", start_time="Friday noon", end_time=end)
    assert (call.verdict, call.missing) == (Verdict.MISSING, ["end_time"])
    assert call.args == {"title": "lunch", "start_time": "2025-11-21T12:00:00+01:00"}
    assert f"“{end}” is not a date or time I understand" in call.question


@pytest.mark.requirement("calendar.ends")
@pytest.mark.parametrize("end", ["11am", "tomorrow 11am", "friday 11am", "2025-11-21T12:00:00+01:00"])
async def test_an_end_that_is_not_after_the_start_is_refused_before_anything_else(context: Context, end: str) -> None:
    call = await prepared(context(), title="lunch", start_time="Friday noon", end_time=end)
    assert call.verdict is Verdict.INVALID
    assert "`end_time`" in call.reason


@pytest.mark.requirement("calendar.conflict")
@pytest.mark.parametrize(
    ("event", "ruling"),
    [
        ("DTSTART:20251121T103000Z|DTEND:20251121T113000Z", Ruling.CONFIRM),
        ("DTSTART:20251121T111500Z|DTEND:20251121T113000Z", Ruling.CONFIRM),
        ("DTSTART:20251120T000000Z|DTEND:20251123T000000Z", Ruling.CONFIRM),
        ("DTSTART:20250905T110000Z|DURATION:PT1H|RRULE:FREQ=WEEKLY", Ruling.CONFIRM),
        ("DTSTART:20251121T100000Z|DTEND:20251121T110000Z", Ruling.ALLOW),
        ("DTSTART:20251121T120000Z|DTEND:20251121T130000Z", Ruling.ALLOW),
        ("DTSTART;VALUE=DATE:20251121", Ruling.CONFIRM),
        ("DTSTART;VALUE=DATE:20251121|TRANSP:TRANSPARENT", Ruling.ALLOW),
        ("DTSTART:20251121T110000Z|DURATION:PT1H|X-MICROSOFT-CDO-BUSYSTATUS:FREE", Ruling.ALLOW),
        ("DTSTART;VALUE=DATE:20251121|X-MICROSOFT-CDO-BUSYSTATUS:OOF", Ruling.CONFIRM),
        ("DTSTART:20251121T110000Z|DURATION:PT1H|TRANSP:TRANSPARENT", Ruling.ALLOW),
        ("DTSTART:20251121T110000Z|DURATION:PT1H|STATUS:CANCELLED", Ruling.ALLOW),
    ],
)
async def test_only_a_busy_event_of_the_same_time_is_a_conflict(
    context: Context, tmp_path: Path, event: str, ruling: Ruling
) -> None:
    a_calendar(tmp_path, f"{event}|SUMMARY:Gym", name="sports")
    args = LUNCH.model_dump(mode="json")
    verdict = calendar_conflict(args, await find_conflict_facts(context(), args))
    assert verdict.ruling is ruling
    assert ("“Gym”" in verdict.reason) is (ruling is Ruling.CONFIRM)


@pytest.mark.requirement("calendar.conflict")
async def test_the_event_of_the_same_call_is_no_conflict_and_another_of_the_same_kind_is(context: Context) -> None:
    await create_calendar_event.run(context(), LUNCH)
    args = LUNCH.model_dump(mode="json")
    assert calendar_conflict(args, await find_conflict_facts(context(), args)).ruling is Ruling.ALLOW
    other = context(call_id="c2")
    assert calendar_conflict(args, await find_conflict_facts(other, args)).ruling is Ruling.CONFIRM


class Away:
    """Calendars that cannot be reached."""

    def of(self, owner: Owner) -> CalendarStore:
        raise ToolUnavailable("cal.example.com cannot be reached")


@pytest.mark.requirement("calendar.conflict-fails-closed")
async def test_a_calendar_that_is_away_means_a_confirmation_that_says_so(context: Context) -> None:
    call = await prepared(context(calendars=Away()), title="lunch", start_time="Friday noon", end_time="1pm")
    assert call.verdict is Verdict.CONFIRM
    assert "cal.example.com cannot be reached" in call.message
    call = await prepared(a_context(Services()), title="lunch", start_time="Friday noon", end_time="1pm")
    assert call.verdict is Verdict.CONFIRM
    assert "not set up" in call.message


MOMENTS = st.integers(0, 200).map(lambda minutes: datetime(2025, 11, 21, tzinfo=UTC) + timedelta(minutes=minutes))


@pytest.mark.requirement("calendar.conflict")
@given(MOMENTS, MOMENTS, MOMENTS, MOMENTS)
def test_overlap_is_symmetric_and_means_a_moment_in_common(a: datetime, b: datetime, c: datetime, d: datetime) -> None:
    assert overlap(a, b, c, d) == overlap(c, d, a, b)
    shared = [a + timedelta(minutes=n) for n in range(201) if a <= a + timedelta(minutes=n) < b]
    assert overlap(a, b, c, d) == any(c <= moment < d for moment in shared)
    assert not overlap(a, b, b, d)


@pytest.mark.requirement("calendar.conflict")
@given(st.lists(st.tuples(MOMENTS, MOMENTS, st.booleans()), max_size=8))
def test_the_guard_confirms_exactly_when_something_busy_overlaps(spans: list[tuple[datetime, datetime, bool]]) -> None:
    start, end = datetime(2025, 11, 21, 1, tzinfo=UTC), datetime(2025, 11, 21, 2, tzinfo=UTC)
    events = [
        {
            "uid": str(n),
            "event_id": f"e{n}",
            "title": "x",
            "start_time": a.isoformat(),
            "end_time": b.isoformat(),
            "busy": busy,
        }
        for n, (a, b, busy) in enumerate(spans)
    ]
    args = {"start_time": start.isoformat(), "end_time": end.isoformat()}
    ruling = calendar_conflict(args, {"own": "me", "events": events}).ruling
    assert (ruling is Ruling.CONFIRM) == any(busy and overlap(start, end, a, b) for a, b, busy in spans)
    for event in events:
        event["uid"] = "me"
    assert calendar_conflict(args, {"own": "me", "events": events}).ruling is Ruling.ALLOW


@pytest.mark.requirement("calendar.demo")
async def test_the_demo_gives_sample_events_that_are_to_come(context: Context) -> None:
    events = await listed(context(demo=True), end_date=date(2025, 11, 28))
    assert {event["calendar"] for event in events} == {"personal", "work"}
    meeting = next(event for event in events if event["title"] == "Team meeting")
    assert meeting["start_time"] == "2025-11-25T10:00:00+01:00"
    call = await prepared(context(demo=True), title="x", start_time="next Tuesday 10:30", end_time="11am")
    assert "“Team meeting”" in call.message
    created = await create_calendar_event.run(context(demo=True), LUNCH)
    assert created.result["event_id"] in {event["event_id"] for event in await listed(context(demo=True))}


@pytest.mark.requirement("calendar.demo")
async def test_the_demo_leaves_calendars_that_are_there_alone(context: Context, tmp_path: Path) -> None:
    a_calendar(tmp_path, "DTSTART:20251121T090000Z|SUMMARY:Mine")
    assert [event["title"] for event in await listed(context(demo=True))] == ["Mine"]


@pytest.mark.requirement("documented.examples.hour")
@pytest.mark.parametrize(
    ("words", "ruling"),
    [
        ("next week", Ruling.CONFIRM),
        ("tomorrow", Ruling.CONFIRM),
        ("tomorrow afternoon", Ruling.CONFIRM),
        ("heute Nachmittag", Ruling.CONFIRM),
        ("mañana por la tarde", Ruling.CONFIRM),
        ("tomorrow at 9", Ruling.ALLOW),
        ("tomorrow at 4 in the afternoon", Ruling.ALLOW),
        ("every Monday", Ruling.CONFIRM),
        ("every Monday at 6pm", Ruling.ALLOW),
        ("Monday at 6pm every week", Ruling.ALLOW),
        ("am Montag um 18 Uhr jede Woche", Ruling.ALLOW),
        ("cada lunes a las 6", Ruling.ALLOW),
    ],
)
async def test_an_hour_that_nobody_said_is_asked_about(context: Context, words: str, ruling: Ruling) -> None:
    args = {
        "title": "Meeting with Bob",
        "start_time": "2026-11-29T03:00:00+01:00",
        "end_time": "2026-11-29T04:00:00+01:00",
    }
    asked = context(date_words={"start_time": words})
    assert calendar_conflict(args, await find_conflict_facts(asked, args)).ruling is ruling
