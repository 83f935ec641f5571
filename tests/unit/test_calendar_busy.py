"""What takes time up: whole days and absences do, what is marked as free or was declined does not."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from zoneinfo import ZoneInfo

import pytest

from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.plan import ToolCall
from steward.tools.calendar.users import UserCalendars
from steward.tools.context import ToolContext, ToolResult
from steward.tools.functions import find_function
from steward.tools.memory_port import MemoryKeeper
from steward.tools.ports import Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.tool_bench import a_context

NOW = datetime(2026, 11, 26, 12, tzinfo=ZoneInfo("UTC"))
AT_TEN = "2027-01-05T10:00"
DAY, HOUR = "DTSTART;VALUE=DATE:20270105", "DTSTART:20270105T093000Z\r\nDURATION:PT1H"
CASES = Path(__file__).parent.parent / "cases" / "calendar"


class Profile:
    """A memory that knows the address of a user and nothing else."""

    async def profile(self, owner: object) -> SimpleNamespace:
        return SimpleNamespace(own={"email": "Local@example.com"})


@pytest.fixture
def ctx(tmp_path: Path) -> ToolContext:
    services = Services(
        calendars=UserCalendars(tmp_path, lambda: NOW), clock=lambda: NOW, memory=cast(MemoryKeeper, Profile())
    )
    return a_context(services, now=NOW, tenant_id="default", timezone="Etc/UTC")


def given(folder: Path, content: bytes | str) -> None:
    path = folder / "ann" / "personal.ics"
    path.parent.mkdir(parents=True)
    path.write_bytes((CASES / content).read_bytes() if isinstance(content, str) else content)


def an_entry(*lines: str) -> bytes:
    text = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:u", "SUMMARY:Entry", *lines, "END:VEVENT", "END:VCALENDAR", ""]
    return "\r\n".join(text).encode()


async def prepare(ctx: ToolContext, tool: str, **args: Any) -> PreparedCall:
    return await Preparer(Registry(), ctx.services).prepare(
        ToolCall(tool_name=tool, args=args), ctx.requester, NOW.isoformat()
    )


async def run(ctx: ToolContext, tool: str, **args: Any) -> ToolResult:
    call = await prepare(ctx, tool, **args)
    assert not call.errors, call.reason
    found = find_function(f"calendar.{tool}")
    return await found.run(ctx, found.args_type.model_validate(call.args))


@pytest.mark.requirement("calendar.busy")
@pytest.mark.parametrize(
    ("content", "moment", "free"),
    [
        ("c09_allday_busy.ics", "2027-01-05T10:00", False),
        ("c09_allday_busy.ics", "2027-01-08T17:00", False),
        ("c09_allday_busy.ics", "2027-01-09T10:00", True),
        ("c09_allday_busy.ics", "2027-01-12T10:00", True),
        ("c09_allday_busy.ics", "2027-01-13T10:00", True),
        ("c12_declined.ics", "2027-01-04T10:00", True),
        ("c21_exchange_free.ics", "2027-01-05T10:00", True),
        (an_entry(DAY), AT_TEN, False),
        (an_entry(HOUR, "X-MICROSOFT-CDO-BUSYSTATUS:OOF"), AT_TEN, False),
        (an_entry(HOUR, "X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE"), AT_TEN, False),
        (an_entry(HOUR, "TRANSP:TRANSPARENT", "X-MICROSOFT-CDO-BUSYSTATUS:OOF"), AT_TEN, False),
        (an_entry(DAY, "X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE"), AT_TEN, True),
        (an_entry(HOUR, "ATTENDEE;PARTSTAT=DECLINED:MAILTO:LOCAL@example.com"), AT_TEN, True),
        (an_entry(HOUR, "ATTENDEE;PARTSTAT=DECLINED:mailto:kim@example.com"), AT_TEN, False),
        (an_entry(HOUR, "ATTENDEE;PARTSTAT=ACCEPTED:mailto:local@example.com"), AT_TEN, False),
    ],
)
async def test_a_moment_is_free_or_not_and_an_event_there_asks_or_not(
    ctx: ToolContext, tmp_path: Path, content: bytes | str, moment: str, free: bool
) -> None:
    given(tmp_path, content)
    found = await run(ctx, "find_free_time", date=moment)
    assert found.result["free"] is free
    assert ("You are free" in found.message) is free
    made = await prepare(ctx, "create_calendar_event", title="Call", start_time=moment)
    assert made.verdict is (Verdict.RUN if free else Verdict.CONFIRM)


@pytest.mark.requirement("calendar.busy")
@pytest.mark.parametrize("words", ["2027-01-05", "5 January 2027", "January 5, 2027"])
async def test_a_day_that_is_full_has_no_free_time(ctx: ToolContext, tmp_path: Path, words: str) -> None:
    given(tmp_path, "c22_full_day.ics")
    found = await run(ctx, "find_free_time", date=words)
    assert (found.result["free"], found.result["free_slots"]) == (False, [])
    assert "Nothing of that length is free on Tuesday 5 January 2027" in found.message
    assert [event["title"] for event in found.result["busy"]] == ["Yoga"]


@pytest.mark.requirement("calendar.busy")
async def test_a_day_is_answered_for_the_day(ctx: ToolContext, tmp_path: Path) -> None:
    given(tmp_path, "c09_allday_busy.ics")
    vacation = await run(ctx, "find_free_time", date="2027-01-05")
    assert (vacation.result["free"], vacation.result["free_slots"]) == (False, [])
    birthday = await run(ctx, "find_free_time", date="2027-01-12")
    assert [slot["start_time"][11:16] for slot in birthday.result["free_slots"]] == ["09:00"]


@pytest.mark.requirement("calendar.busy")
async def test_what_takes_no_time_says_so_in_a_list(ctx: ToolContext, tmp_path: Path) -> None:
    given(tmp_path, "c12_declined.ics")
    found = await run(ctx, "get_calendar_events", start_date="2027-01-04")
    [event] = found.result["events"]
    assert (event["busy"], event["declined"]) == (False, True)
    assert "Sales pitch (declined)" in found.message
