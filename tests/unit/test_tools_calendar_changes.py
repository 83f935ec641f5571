"""Events that exist are moved, changed, deleted and repeated, and free time is told, in a folder of calendars."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.errors import ToolFailed
from steward.contracts.plan import ToolCall
from steward.tools.calendar.users import UserCalendars
from steward.tools.context import ToolContext, ToolResult
from steward.tools.functions import find_function
from steward.tools.ports import Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.tool_bench import NOW, ZONE, a_context

BERLIN = ZoneInfo(ZONE)
FILE = "+acme/ann/personal.ics"


@pytest.fixture
def ctx(tmp_path: Path) -> ToolContext:
    return a_context(Services(calendars=UserCalendars(tmp_path, lambda: NOW), clock=lambda: NOW))


async def prepare(ctx: ToolContext, tool: str, **args: Any) -> PreparedCall:
    """The call as it would be approved."""
    preparer = Preparer(Registry(), ctx.services)
    return await preparer.prepare(ToolCall(tool_name=tool, args=args), ctx.requester, NOW.isoformat())


async def run(ctx: ToolContext, tool: str, **args: Any) -> ToolResult:
    """The call prepared and run."""
    prepared = await prepare(ctx, tool, **args)
    assert prepared.errors == [], prepared.reason
    found = find_function(f"calendar.{tool}")
    return await found.run(ctx, found.args_type.model_validate(prepared.args))


async def create(ctx: ToolContext, call_id: str, **args: Any) -> ToolResult:
    return await run(a_context(ctx.services, call_id=call_id), "create_calendar_event", **args)


@pytest.mark.requirement("calendar.an-hour")
@pytest.mark.parametrize(
    ("change", "span"),
    [
        ({"start_time": "15:00"}, "2025-11-25T15:00:00+01:00 2025-11-25T16:30:00+01:00"),
        ({"start_time": "at 3"}, "2025-11-25T15:00:00+01:00 2025-11-25T16:30:00+01:00"),
        ({"start_time": "at 9"}, "2025-11-25T09:00:00+01:00 2025-11-25T10:30:00+01:00"),
        ({"start_time": "15:00", "end_time": "15:30"}, "2025-11-25T15:00:00+01:00 2025-11-25T15:30:00+01:00"),
        ({"end_time": "13:00"}, "2025-11-25T10:00:00+01:00 2025-11-25T13:00:00+01:00"),
        ({"start_time": "tomorrow 15:00"}, "2025-11-21T15:00:00+01:00 2025-11-21T16:30:00+01:00"),
    ],
)
async def test_a_time_alone_moves_an_event_on_its_own_day(ctx: ToolContext, change: dict[str, str], span: str) -> None:
    await create(ctx, "c1", title="Team meeting", start_time="2025-11-25 10:00", end_time="90 minutes")
    moved = await run(ctx, "update_calendar_event", event_id="team meeting", **change)
    assert f"{moved.result['start_time']} {moved.result['end_time']}" == span


@pytest.mark.requirement("calendar.an-hour")
async def test_an_event_without_an_end_lasts_an_hour_and_says_so(ctx: ToolContext) -> None:
    made = await create(ctx, "c1", title="Dentist", start_time="tomorrow at 4pm")
    assert made.result["end_time"] == "2025-11-21T17:00:00+01:00"
    assert "Friday 21 November 2025, 16:00-17:00" in made.message
    overlapping = await prepare(ctx, "create_calendar_event", title="Call", start_time="tomorrow 16:30")
    assert overlapping.verdict is Verdict.CONFIRM
    assert "Friday 21 November, 16:30 to 17:30?" in overlapping.message
    assert "It overlaps with “Dentist”" in overlapping.message


@pytest.mark.requirement("calendar.repeats")
async def test_an_event_that_repeats_keeps_its_time_of_day(ctx: ToolContext, tmp_path: Path) -> None:
    made = await create(ctx, "c1", title="Yoga", start_time="every Monday at 6pm")
    assert made.result["start_time"] == "2025-11-24T18:00:00+01:00"
    assert made.message.endswith("and again every week on Monday.")
    await create(ctx, "c2", title="Standup", start_time="weekdays at 9am", end_time="15 minutes")
    listed = await run(ctx, "get_calendar_events", start_date="2026-06-01", end_date="2026-06-02")
    assert [(e["title"], e["start_time"]) for e in listed.result["events"]] == [
        ("Standup", "2026-06-01T09:00:00+02:00"),
        ("Yoga", "2026-06-01T18:00:00+02:00"),
        ("Standup", "2026-06-02T09:00:00+02:00"),
    ]
    assert b"TZID=Europe/Berlin" in (tmp_path / FILE).read_bytes()
    bad = await prepare(ctx, "create_calendar_event", title="X", start_time="tomorrow", repeat="now and then")
    assert (bad.verdict, bad.missing) == (Verdict.MISSING, ["repeat"])


@pytest.mark.requirement("calendar.changes")
async def test_an_event_is_moved_by_its_title_and_keeps_its_length(ctx: ToolContext, tmp_path: Path) -> None:
    await create(ctx, "c1", title="Lunch with Kim", start_time="tomorrow at noon", end_time="90 minutes")
    made = await create(ctx, "c2", title="Dentist", start_time="tomorrow at 4pm")
    path = tmp_path / FILE
    before = path.read_bytes()
    moved = await run(ctx, "update_calendar_event", event_id="the lunch", start_time="tomorrow at 1pm", location="Luna")
    assert (moved.result["start_time"], moved.result["end_time"], moved.result["location"]) == (
        "2025-11-21T13:00:00+01:00",
        "2025-11-21T14:30:00+01:00",
        "Luna",
    )
    dentist = before[before.index(b"SUMMARY:Dentist") :]
    assert dentist in path.read_bytes(), "what was not meant stays as it was written"
    met = await prepare(ctx, "update_calendar_event", event_id="lunch", start_time="tomorrow at 3:30pm")
    assert met.verdict is Verdict.CONFIRM
    assert "It overlaps with “Dentist”" in met.message
    own = await prepare(ctx, "update_calendar_event", event_id="lunch", start_time="tomorrow at 1:30pm")
    assert own.verdict is Verdict.RUN, "an event does not overlap with itself"
    longer = await run(ctx, "update_calendar_event", event_id=made.result["event_id"], end_time="tomorrow at 6pm")
    assert longer.result["end_time"] == "2025-11-21T18:00:00+01:00"
    unknown = await prepare(ctx, "update_calendar_event", event_id="opera", title="x")
    assert "there is no event opera in your calendar; there are" in unknown.reason
    with pytest.raises(ToolFailed, match="nothing to change"):
        await run(ctx, "update_calendar_event", event_id="lunch")


@pytest.mark.requirement("calendar.changes")
async def test_a_move_by_nobody_said_how_much_is_asked_about(ctx: ToolContext) -> None:
    await create(ctx, "c1", title="Standup", start_time="tomorrow at 9am", end_time="15 minutes")
    asked = await prepare(ctx, "update_calendar_event", event_id="standup")
    assert (asked.verdict, asked.missing) == (Verdict.MISSING, ["shift"])
    assert asked.question == "By how much should “Standup” be moved, or when should it be?"
    forward = await prepare(ctx, "update_calendar_event", event_id="standup", direction="earlier")
    assert (forward.missing, forward.args["direction"]) == (["shift"], "earlier")
    assert forward.question == "By how much should “Standup” be earlier, or when should it be?"
    moved = await run(ctx, "update_calendar_event", event_id="standup", shift="by an hour")
    assert (moved.result["start_time"], moved.result["end_time"]) == (
        "2025-11-21T10:00:00+01:00",
        "2025-11-21T10:15:00+01:00",
    )


@pytest.mark.requirement("calendar.changes")
@pytest.mark.parametrize(
    "name", ["3pm meeting", "my 3pm meeting", "meeting at 3pm", "Treffen um 15 Uhr", "reunión de las 15:00"]
)
async def test_the_meeting_at_an_hour_is_the_next_one_then(ctx: ToolContext, name: str) -> None:
    await create(ctx, "c1", title="Team meeting", start_time="tomorrow at 10am")
    await create(ctx, "c2", title="Board meeting", start_time="2025-11-24 15:00")
    made = await create(ctx, "c3", title="Budget", start_time="2025-11-22 15:00")
    moved = await run(ctx, "update_calendar_event", event_id=name, shift="by an hour")
    assert (moved.result["event_id"], moved.result["start_time"]) == (
        made.result["event_id"],
        "2025-11-22T16:00:00+01:00",
    )


@pytest.mark.requirement("calendar.changes")
async def test_an_event_is_deleted_after_an_approval_that_names_it(ctx: ToolContext) -> None:
    made = await create(ctx, "c1", title="Dentist", start_time="tomorrow at 4pm")
    await create(ctx, "c2", title="Yoga", start_time="every Monday at 6pm")
    asked = await prepare(ctx, "delete_calendar_event", event_id="dentist")
    assert asked.verdict is Verdict.CONFIRM
    assert asked.args == {"event_id": made.result["event_id"]}
    assert "“Dentist”, Friday 21 November, 16:00-17:00" in asked.message
    series = await prepare(ctx, "delete_calendar_event", event_id="yoga", which="all")
    assert "“Yoga”, the whole series, from Monday 24 November, 18:00 on" in series.message
    for _ in range(2):
        found = find_function("calendar.delete_calendar_event")
        gone = await found.run(ctx, found.args_type.model_validate(asked.args))
        assert gone.result["deleted"]
    await run(ctx, "delete_calendar_event", event_id="yoga", which="all")
    assert (await run(ctx, "get_calendar_events", start_date="today", end_date="in 3 weeks")).result["count"] == 0


@pytest.mark.requirement("calendar.free-time")
async def test_free_time_is_told_for_a_moment_and_for_a_day(ctx: ToolContext) -> None:
    await create(ctx, "c1", title="Dentist", start_time="friday at 10am")
    await create(ctx, "c2", title="Lunch", start_time="friday at noon")
    busy = await run(ctx, "find_free_time", date="friday at 10:30am")
    assert not busy.result["free"]
    assert [event["title"] for event in busy.result["busy"]] == ["Dentist"]
    assert "You are busy on Friday 21 November 2025, 10:30: “Dentist” (10:00-11:00)." in busy.message
    free = await run(ctx, "find_free_time", date="friday at 11am")
    assert free.result["free"], "spans that touch do not overlap"
    day = await run(ctx, "find_free_time", date="friday", duration="2 hours")
    assert [(s["start_time"][11:16], s["end_time"][11:16]) for s in day.result["free_slots"]] == [("13:00", "18:00")]
    short = await run(ctx, "find_free_time", date="friday")
    assert [s["start_time"][11:16] for s in short.result["free_slots"]] == ["09:00", "11:00", "13:00"]
    afternoon = await run(ctx, "find_free_time", date="friday afternoon")
    assert [s["start_time"][11:16] for s in afternoon.result["free_slots"]] == ["13:00"]
    till = await run(ctx, "find_free_time", date="friday", until="friday at 11:30")
    assert [s["start_time"][11:16] for s in till.result["free_slots"]] == ["09:00"]
    assert "Friday 21 November 2025, 09:00-11:30: Free: 09:00-10:00." in till.message
    later = await run(ctx, "find_free_time", date="friday at 9:30am", until="saturday")
    assert later.result["free"]
    week = await run(ctx, "find_free_time", date="next week", duration="20 hours")
    assert "from Monday 24 November 2025 to Sunday 30 November 2025" in week.message
    soon = await run(ctx, "find_free_time")
    first = datetime.fromisoformat(soon.result["free_slots"][0]["start_time"])
    assert NOW - timedelta(minutes=1) < first
    with pytest.raises(ToolFailed, match="no length of time"):
        await run(ctx, "find_free_time", date="friday", duration="a while")
