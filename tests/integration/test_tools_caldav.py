"""Calendars on a CalDAV server: a real one, one that is killed, and a peer that answers as no server should."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from steward.config.settings import Settings
from steward.contracts.errors import (
    EffectAbsent,
    ShownChanged,
    StewardError,
    ToolFailed,
    ToolOutcomeUnknown,
    ToolUnavailable,
)
from steward.contracts.owner import Owner
from steward.tools.builtin.calendar import (
    CreateEventArgs,
    GetEventsArgs,
    create_calendar_event,
    find_created_event,
    get_calendar_events,
)
from steward.tools.builtin.calendar_changes import UpdateEventArgs, update_calendar_event, updated
from steward.tools.calendar import dav_properties
from steward.tools.calendar.caldav_store import CalDavAccount
from steward.tools.calendar.conflict import calendar_conflict, find_conflict_facts
from steward.tools.calendar.dav_client import DavClient
from steward.tools.calendar.events import Change
from steward.tools.calendar.users import UserCalendars
from steward.tools.context import ToolContext
from steward.tools.guarding.verdict import Ruling
from steward.tools.guards import ask_guard
from steward.tools.ports import MailSettings, Services
from steward.tools.registry import Registry
from steward.workers.internet_services import calendars, remote_types
from tests.support.caldav_server import PASSWORD, USERS, CalDavServer, a_caldav_server
from tests.support.http_peer import Asked, Peer, a_peer, an_answer
from tests.support.tool_bench import NOW, ZONE, a_context

BERLIN = ZoneInfo(ZONE)
LUNCH = CreateEventArgs(
    title="Lunch",
    start_time=datetime(2025, 11, 21, 12, tzinfo=BERLIN),
    end_time=datetime(2025, 11, 21, 13, tzinfo=BERLIN),
)
_USERS = iter(USERS)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CalDavServer]:
    """A server for the tests that leave it alive."""
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with a_caldav_server(tmp_path_factory.mktemp("radicale"), port) as running:
        yield running


@pytest.fixture
def user(server: CalDavServer) -> str:
    """A user of the server whom no other test knows, with the calendars Home and Work."""
    name = next(_USERS)
    server.make_calendar(name, "home", "Home")
    server.make_calendar(name, "work", "Work")
    return name


@asynccontextmanager
async def an_account(folder: Path, account: CalDavAccount, **changes: Any) -> AsyncIterator[ToolContext]:
    """A context of ann, who has that account."""
    users = UserCalendars(folder, lambda: NOW, demo=True, accounts={Owner("acme", "ann"): account})
    try:
        yield a_context(Services(calendars=users, clock=lambda: NOW), **changes)
    finally:
        await users.aclose()


def account_of(server: CalDavServer, user: str, **changes: Any) -> CalDavAccount:
    fields: dict[str, Any] = {
        "url": f"{server.url}/",
        "user": user,
        "secret": PASSWORD,
        "default": "Home",
        "timeout_s": 30.0,
        **changes,
    }
    return CalDavAccount(**fields)


def as_json(args: dict[str, Any]) -> dict[str, Any]:
    """Arguments as a call carries them."""
    return {name: value.isoformat() if isinstance(value, date) else value for name, value in args.items()}


async def listed(ctx: ToolContext, **args: Any) -> list[tuple[str, str, str]]:
    found = await get_calendar_events.run(ctx, GetEventsArgs.model_validate(as_json(args)))
    return [(e["title"], e["calendar"], e["start_time"]) for e in found.result["events"]]


@pytest.mark.requirement("calendar.caldav")
async def test_the_calendars_of_an_account_are_found_and_read(server: CalDavServer, user: str, tmp_path: Path) -> None:
    server.put(
        user, "home", "h1", "SUMMARY:Yoga", "DTSTART;TZID=America/New_York:20250905T060000", "DURATION:PT1H",
        "RRULE:FREQ=WEEKLY",
    )  # fmt: skip
    server.put(user, "home", "h2", "SUMMARY:Holiday", "DTSTART;VALUE=DATE:20251121")
    server.put(user, "work", "w1", "SUMMARY:Review", "DTSTART:20251121T090000", "DTEND:20251121T100000")
    server.put(user, "work", "w2", "SUMMARY:Off", "DTSTART:20251121T090000Z", "STATUS:CANCELLED")
    server.put(user, "work", "w3", "SUMMARY:Later", "DTSTART:20251212T090000Z")
    async with an_account(tmp_path, account_of(server, user)) as ctx:
        friday = {"start_date": date(2025, 11, 21)}
        assert await listed(ctx, **friday) == [
            ("Holiday", "Home", "2025-11-21"),
            ("Review", "Work", "2025-11-21T09:00:00+01:00"),
            ("Yoga", "Home", "2025-11-21T12:00:00+01:00"),
        ]
        assert [title for title, *_ in await listed(ctx, **friday, calendar_source="WORK")] == ["Review"]
        with pytest.raises(ToolFailed, match=r"no calendar family \(there are: .*Work"):
            await listed(ctx, calendar_source="family")
        server.make_calendar(user, "family", "Family")
        assert await listed(ctx, calendar_source="family") == []
    async with an_account(tmp_path, account_of(server, user, calendars=("Work",), default=None)) as ctx:
        assert [title for title, *_ in await listed(ctx, **friday)] == ["Review"]
        assert (await create_calendar_event.run(ctx, LUNCH)).result["calendar"] == "Work"


@pytest.mark.requirement("calendar.changes")
async def test_an_event_of_any_calendar_is_moved_and_deleted(server: CalDavServer, user: str, tmp_path: Path) -> None:
    server.put(user, "work", "w1", "SUMMARY:Review", "DTSTART:20251121T090000Z", "DTEND:20251121T100000Z", "X-OWN:kept")
    async with an_account(tmp_path, account_of(server, user)) as ctx:
        assert ctx.services.calendars is not None
        store = ctx.services.calendars.of(ctx.owner)
        (event,) = (await store.events(NOW, NOW + timedelta(days=3), BERLIN)).events
        start = datetime(2025, 11, 21, 15, tzinfo=BERLIN)
        change = Change(title="Big review", start=start, end=start + timedelta(hours=1))
        moved = await store.revise(event.event_id, change, BERLIN)
        assert moved is not None
        assert (moved.title, moved.start, moved.calendar) == ("Big review", start, "Work")
        assert await listed(ctx, start_date=date(2025, 11, 21)) == [("Big review", "Work", start.isoformat())]
        shown = await store.describe(event.event_id, BERLIN)
        assert shown is not None
        assert (shown.title, shown.calendar) == ("Big review", "Work")

        def check(sha256: str) -> None:
            if sha256 != shown.sha256:
                raise ShownChanged

        assert await store.revise("nobody", change, BERLIN) is None
        server.put(user, "work", "w1", "SUMMARY:Board", "DTSTART:20251121T090000Z", "DTEND:20251121T100000Z")
        with pytest.raises(ShownChanged):
            await store.delete(event.event_id, check)
        with pytest.raises(ShownChanged):
            await store.revise(event.event_id, change, BERLIN, check)
        assert await store.delete(event.event_id)
        assert not await store.delete(event.event_id)
        assert await listed(ctx, start_date=date(2025, 11, 21)) == []


@pytest.mark.requirement("calendar.caldav")
async def test_an_account_is_only_its_own_users(server: CalDavServer, user: str, tmp_path: Path) -> None:
    server.put(user, "home", "h1", "SUMMARY:Mine", "DTSTART:20251121T090000Z")
    async with an_account(tmp_path, account_of(server, user)) as ann:
        assert [title for title, *_ in await listed(ann)] == ["Mine"]
        for other in (a_context(ann.services, user_id="bob"), a_context(ann.services, tenant_id="other")):
            assert "Mine" not in [title for title, *_ in await listed(other)]
        assert not (tmp_path / "+acme" / "ann").exists()


@pytest.mark.requirement("calendar.repeat-is-harmless")
async def test_a_repeat_finds_the_event_it_created(server: CalDavServer, user: str, tmp_path: Path) -> None:
    async with an_account(tmp_path, account_of(server, user)) as ctx:
        first = await create_calendar_event.run(ctx, LUNCH)
        assert await create_calendar_event.run(ctx, LUNCH) == first
        assert server.get(user, "home").count("BEGIN:VEVENT") == 1
        assert await listed(ctx) == [("Lunch", "Home", "2025-11-21T12:00:00+01:00")]


@pytest.mark.requirement("calendar.reconciled")
async def test_the_server_knows_whether_an_event_was_created(server: CalDavServer, user: str, tmp_path: Path) -> None:
    async with an_account(tmp_path, account_of(server, user)) as ctx:
        with pytest.raises(EffectAbsent):
            await find_created_event.run(ctx, LUNCH)
        created = await create_calendar_event.run(ctx, LUNCH)
        assert await find_created_event.run(ctx, LUNCH) == created


@pytest.mark.requirement("calendar.conflict")
async def test_an_event_on_the_server_is_a_conflict(
    server: CalDavServer, user: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.put(user, "work", "w1", "SUMMARY:Call with Bob", "DTSTART:20251121T113000Z", "DURATION:PT1H")
    monkeypatch.setattr("steward.tools.calendar.conflict.LIMIT_S", 60.0)
    args = LUNCH.model_dump(mode="json")
    async with an_account(tmp_path, account_of(server, user)) as ctx:
        verdict = calendar_conflict(args, await find_conflict_facts(ctx, args))
    assert verdict.ruling is Ruling.CONFIRM
    assert "“Call with Bob” (Friday 21 November 2025, 12:30-13:30)" in verdict.reason


@pytest.mark.requirement("calendar.failures")
@pytest.mark.parametrize("secret", ["wrong", None])
async def test_a_refused_login_is_a_failure_that_shows_no_password(
    server: CalDavServer, user: str, tmp_path: Path, secret: str | None
) -> None:
    async with an_account(tmp_path, account_of(server, user, secret=secret, secret_name="ann_dav")) as ctx:
        with pytest.raises(ToolFailed) as caught:
            await create_calendar_event.run(ctx, LUNCH)
    assert ("401" in caught.value.detail) if secret else ("ann_dav" in caught.value.detail)
    assert "wrong" not in caught.value.detail


@asynccontextmanager
async def a_line_that_loses_answers(server: CalDavServer) -> AsyncIterator[str]:
    """The address of a line to the server that breaks off once a PUT was answered there."""

    carrying: set[asyncio.Task[None] | None] = set()

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        carrying.add(asyncio.current_task())
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)content-length: *(\d+)", head)
        body = await reader.readexactly(int(length.group(1)) if length else 0)
        there, back = await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))
        back.write(re.sub(rb"(?i)connection: [^\r]*", b"Connection: close", head) + body)
        answer = await there.read()
        if not head.startswith(b"PUT "):
            writer.write(answer)
        for end in (writer, back):
            end.close()
            with suppress(OSError):
                await end.wait_closed()

    line = await asyncio.start_server(carry, "127.0.0.1", 0)
    yield f"http://127.0.0.1:{line.sockets[0].getsockname()[1]}/"
    line.close()
    await line.wait_closed()
    await asyncio.gather(*(task for task in carrying if task is not None))


@pytest.mark.requirement("calendar.reconciled")
async def test_an_event_whose_answer_was_lost_is_found_and_not_created_twice(
    server: CalDavServer, user: str, tmp_path: Path
) -> None:
    async with (
        a_line_that_loses_answers(server) as url,
        an_account(tmp_path, account_of(server, user, url=url)) as ctx,
    ):
        with pytest.raises(ToolOutcomeUnknown):
            await create_calendar_event.run(ctx, LUNCH)
    async with an_account(tmp_path, account_of(server, user)) as ctx:
        found = await find_created_event.run(ctx, LUNCH)
        assert found is not None
        assert found.result["title"] == "Lunch"
        assert await create_calendar_event.run(ctx, LUNCH) == found
    assert server.get(user, "home").count("BEGIN:VEVENT") == 1


@pytest.mark.requirement("calendar.failures")
async def test_a_server_that_is_killed_is_unavailable_and_nothing_happened(
    tmp_path: Path, free_port: Callable[[], int]
) -> None:
    with a_caldav_server(tmp_path / "radicale", free_port()) as server:
        server.make_calendar(USERS[0], "home", "Home")
        async with an_account(tmp_path, account_of(server, USERS[0])) as ctx:
            assert await listed(ctx) == []
            server.process.kill()
            server.process.wait(10)
            with pytest.raises(ToolUnavailable):
                await listed(ctx)
            with pytest.raises(ToolUnavailable):
                await create_calendar_event.run(ctx, LUNCH)
            with pytest.raises(ToolUnavailable):
                await find_created_event.run(ctx, LUNCH)
            facts = await find_conflict_facts(ctx, LUNCH.model_dump(mode="json"))
            assert (set(facts), facts["no_hour"]) == ({"unknown", "no_hour"}, False)


WEEKLY = ("SUMMARY:Yoga", "DTSTART:20251124T090000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=5")
MONDAYS = ["2025-11-24", "2025-12-01", "2025-12-08", "2025-12-15", "2025-12-22"]


@asynccontextmanager
async def a_line_that_ends(
    server: CalDavServer, at: int, answer: bytes, *, arrives: bool = False
) -> AsyncIterator[str]:
    """The address of a line to the server. The PUT of that number gets this answer; `arrives`: the server had it."""
    puts = 0

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal puts
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)content-length: *(\d+)", head)
        body = await reader.readexactly(int(length.group(1)) if length else 0)
        puts += (is_put := head.startswith(b"PUT "))
        ends = is_put and puts == at
        if not ends or arrives:
            there, back = await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))
            back.write(re.sub(rb"(?i)connection: [^\r]*", b"Connection: close", head) + body)
            real = await there.read()
            writer.write(b"" if ends else real)
            back.close()
        if ends:
            writer.write(answer)
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()

    line = await asyncio.start_server(carry, "127.0.0.1", 0)
    yield f"http://127.0.0.1:{line.sockets[0].getsockname()[1]}/"
    line.close()
    await line.wait_closed()


async def starts(ctx: ToolContext) -> list[str]:
    found = await listed(ctx, start_date=date(2025, 11, 20), end_date=date(2026, 1, 31))
    return [start[:13] for _, _, start in found]


async def from_third_on(ctx: ToolContext, hour: int) -> UpdateEventArgs:
    """Arguments that move yoga from its third time on."""
    assert ctx.services.calendars is not None
    events = (await ctx.services.calendars.of(ctx.owner).events(NOW, NOW + timedelta(days=90), BERLIN)).events
    third = next(event for event in events if event.recurrence.startswith("20251208"))
    start = datetime(2025, 12, 8, hour, tzinfo=BERLIN)
    return UpdateEventArgs(
        event_id=third.event_id, start_time=start, end_time=start + timedelta(hours=1), which="following"
    )


def divided(hour: int) -> list[str]:
    return [f"{day}T10" for day in MONDAYS[:2]] + [f"{day}T{hour}" for day in MONDAYS[2:]]


@pytest.mark.requirement("calendar.divided")
async def test_a_series_is_divided_on_a_server(server: CalDavServer, user: str, tmp_path: Path) -> None:
    server.put(user, "work", "w1", *WEEKLY)
    async with an_account(tmp_path, account_of(server, user)) as ctx:
        args = await from_third_on(ctx, 18)
        assert await updated.run(ctx, args) is None
        done = await update_calendar_event.run(ctx, args)
        assert done.result["start_time"] == "2025-12-08T18:00:00+01:00"
        assert await starts(ctx) == divided(18)
        assert (found := await updated.run(ctx, args)) is not None
        assert found.result["start_time"] == done.result["start_time"]
    assert server.get(user, "work").count("BEGIN:VEVENT") == 2


@pytest.mark.requirement("calendar.divided")
@pytest.mark.parametrize("lost", [1, 2])
@pytest.mark.parametrize("arrives", [True, False])
async def test_a_division_that_breaks_off_loses_nothing_and_a_repeat_leaves_nothing_twice(
    server: CalDavServer, user: str, tmp_path: Path, lost: int, arrives: bool
) -> None:
    server.put(user, "work", "w1", *WEEKLY)
    async with (
        a_line_that_ends(server, lost, b"", arrives=arrives) as url,
        an_account(tmp_path, account_of(server, user, url=url)) as ctx,
    ):
        args = await from_third_on(ctx, 18)
        with pytest.raises(ToolOutcomeUnknown):
            await update_calendar_event.run(ctx, args)
        assert {start[:10] for start in await starts(ctx)} == set(MONDAYS)
        if lost == 2 and arrives:
            assert await updated.run(ctx, args) is not None
            assert await starts(ctx) == divided(18)
            return
        assert await updated.run(ctx, args) is None
        # Somebody may decide otherwise meanwhile: what is done then is what is there.
        await update_calendar_event.run(ctx, await from_third_on(ctx, 19))
        assert await starts(ctx) == divided(19)


@pytest.mark.requirement("calendar.divided")
@pytest.mark.parametrize(
    ("answer", "error"), [(an_answer(412), ToolFailed), (an_answer(403), ToolFailed), (an_answer(503), ToolUnavailable)]
)
async def test_a_division_that_is_refused_is_taken_back(
    server: CalDavServer, user: str, tmp_path: Path, answer: bytes, error: type[StewardError]
) -> None:
    server.put(user, "work", "w1", *WEEKLY)
    async with (
        a_line_that_ends(server, 2, answer) as url,
        an_account(tmp_path, account_of(server, user, url=url)) as ctx,
    ):
        with pytest.raises(error):
            await update_calendar_event.run(ctx, await from_third_on(ctx, 18))
        assert await starts(ctx) == [f"{day}T10" for day in MONDAYS]
    assert server.get(user, "work").count("BEGIN:VEVENT") == 1


def multistatus(href: str, prop: str) -> bytes:
    body = (
        '<?xml version="1.0"?><multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><response>'
        f"<href>{href}</href><propstat><prop>{prop}</prop><status>HTTP/1.1 200 OK</status></propstat>"
        "</response></multistatus>"
    )
    return an_answer(207, body.encode(), Content_Type="application/xml; charset=utf-8")


def discovery(report: bytes | None, put: bytes | None = None, fetched: bytes | None = None) -> Any:
    """Answers as RFC 4791's discovery has them, then `report`; a PUT gets `put` and a GET `fetched`."""

    def answer(asked: Asked) -> bytes | None:
        if asked.method == "REPORT":
            return report
        if asked.method == "PUT":
            return put
        if asked.method == "GET":
            return fetched
        if b"current-user-principal" in asked.body:
            return multistatus("/", "<current-user-principal><href>/me/</href></current-user-principal>")
        if b"calendar-home-set" in asked.body:
            return multistatus("/me/", "<C:calendar-home-set><href>/me/</href></C:calendar-home-set>")
        kind = "<resourcetype><collection/><C:calendar/></resourcetype><displayname>Home</displayname>"
        return multistatus("/me/home/", kind)

    return answer


class Everywhere(dict[str, Any]):
    """One answer for every path."""

    def __init__(self, answer: Any) -> None:
        super().__init__()
        self._answer = answer

    def __contains__(self, path: object) -> bool:
        return True

    def __getitem__(self, path: str) -> Any:
        return self._answer

    def get(self, path: str, default: Any = None) -> Any:
        return self._answer


@asynccontextmanager
async def at_peer(folder: Path, answer: Any, timeout_s: float = 30.0) -> AsyncIterator[tuple[ToolContext, Peer]]:
    """An account whose server is a peer that answers so, and that waits `timeout_s` for it."""
    async with a_peer() as peer:
        peer.answers = Everywhere(answer)
        account = CalDavAccount(f"{peer.url}/", "ann", secret=PASSWORD, timeout_s=timeout_s)
        async with an_account(folder, account) as ctx:
            yield ctx, peer


INVITING = LUNCH.model_copy(update={"attendees": "Bob Lee <bob@x.test>"})


def with_mail(ctx: ToolContext, folder: Path) -> ToolContext:
    """The same with a local mailbox."""
    return replace(
        ctx, services=replace(ctx.services, mail=MailSettings(root=folder / "mail", from_address="ann@x.test"))
    )


def mails_in(folder: Path) -> list[str]:
    """The mails that were sent, as they lie in the mailbox."""
    files = [file for file in (folder / "mail").rglob("*") if file.is_file() and file.parent.name == "cur"]
    return [file.read_text() for file in files]


@pytest.mark.requirement("calendar.guests")
async def test_guests_of_an_event_on_a_server_that_sends_nothing_get_mail(
    server: CalDavServer, user: str, tmp_path: Path
) -> None:
    async with an_account(tmp_path, account_of(server, user)) as plain:
        ctx = with_mail(plain, tmp_path)
        made = await create_calendar_event.run(ctx, INVITING)
        text = server.get(user, "home").replace("\r\n ", "")
        assert "ORGANIZER:mailto:ann@x.test" in text
        assert "mailto:bob@x.test" in text
        [mail] = mails_in(tmp_path)
        assert 'method="REQUEST"' in mail
        assert made.result["told"] == ["bob@x.test"]
        [event] = (await get_calendar_events.run(ctx, GetEventsArgs())).result["events"]
        assert event["guests"] == [{"email": "bob@x.test", "name": "Bob Lee", "answer": "none"}]
        assert await find_created_event.run(ctx, INVITING) is not None


@pytest.mark.requirement("calendar.guests")
async def test_a_server_that_sends_invitations_itself_sends_the_only_ones(tmp_path: Path) -> None:
    """RFC 6638: the server says so of the calendar, and knows the user's addresses."""
    found = discovery(multistatus("/me/home/", ""), an_answer(201))

    def answer(asked: Asked) -> bytes | None:
        if asked.method == "OPTIONS":
            return an_answer(200, DAV="1, calendar-access, calendar-auto-schedule")
        if b"calendar-user-address-set" in asked.body:
            return multistatus(
                "/me/", "<C:calendar-user-address-set><href>mailto:ann@work.test</href></C:calendar-user-address-set>"
            )
        known: bytes | None = found(asked)
        return known

    async with at_peer(tmp_path, answer) as (plain, peer):
        made = await create_calendar_event.run(with_mail(plain, tmp_path), INVITING)
    [put] = [one for one in peer.asked if one.method == "PUT"]
    assert b"ORGANIZER:mailto:ann@work.test" in put.body.replace(b"\r\n ", b"")
    assert mails_in(tmp_path) == []
    assert made.message.endswith("Invited by mail: Bob Lee <bob@x.test>.")


EVENT = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:x\r\nDTSTART:20251121T090000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"


def with_data(data: str) -> bytes:
    return multistatus("/me/home/x.ics", f"<C:calendar-data>{data}</C:calendar-data>")


@pytest.mark.requirement("calendar.failures")
@pytest.mark.parametrize(
    ("report", "error"),
    [
        (an_answer(429, Retry_After="7"), ToolUnavailable),
        (an_answer(503), ToolUnavailable),
        (an_answer(500), ToolUnavailable),
        (b"", ToolUnavailable),
        (None, ToolUnavailable),
        (an_answer(403), ToolFailed),
        (an_answer(404), ToolFailed),
        (an_answer(200, b"<html>welcome"), ToolFailed),
        (an_answer(207, b""), ToolFailed),
        (an_answer(207, b"\xff\x00 not xml"), ToolFailed),
        (an_answer(207, b"<a>" + b"x" * (9 << 20) + b"</a>"), ToolFailed),
    ],
)
async def test_an_answer_that_is_none_is_an_error_of_the_right_kind(
    tmp_path: Path, report: bytes | None, error: type[StewardError]
) -> None:
    async with at_peer(tmp_path, discovery(report), 30.0 if report is not None else 2.0) as (ctx, _):
        with pytest.raises(error) as caught:
            await listed(ctx)
        assert caught.value.retry_after_s == (7 if report is not None and b"Retry-After" in report else None)


@pytest.mark.requirement("calendar.failures")
@pytest.mark.parametrize(
    ("report", "titles"),
    [(with_data(EVENT), ["(no title)"]), (an_answer(207, b'<multistatus xmlns="DAV:"/>'), [])],
)
async def test_a_good_and_an_empty_answer_are_read(tmp_path: Path, report: bytes, titles: list[str]) -> None:
    async with at_peer(tmp_path, discovery(report)) as (ctx, peer):
        assert [title for title, *_ in await listed(ctx)] == titles
        assert all(asked.headers["authorization"].startswith("Basic ") for asked in peer.asked)
        assert peer.asked[0].headers["user-agent"] == "steward"


@pytest.mark.requirement("calendar.failures")
@pytest.mark.parametrize(
    ("put", "fetched", "error"),
    [
        (an_answer(500), None, ToolOutcomeUnknown),
        (b"", None, ToolOutcomeUnknown),
        (None, None, ToolOutcomeUnknown),
        (an_answer(301, Location="/elsewhere"), None, ToolOutcomeUnknown),
        (an_answer(429), None, ToolUnavailable),
        (an_answer(403), an_answer(404), ToolFailed),
        (an_answer(412), an_answer(404), ToolFailed),
        (an_answer(412), an_answer(500), ToolUnavailable),
    ],
)
async def test_a_write_that_went_wrong_says_what_that_means_for_the_effect(
    tmp_path: Path, put: bytes | None, fetched: bytes | None, error: type[StewardError]
) -> None:
    async with at_peer(tmp_path, discovery(None, put, fetched), 30.0 if put is not None else 2.0) as (ctx, peer):
        with pytest.raises(error):
            await create_calendar_event.run(ctx, LUNCH)
        sent = [asked for asked in peer.asked if asked.method == "PUT"]
        assert [asked.headers["if-none-match"] for asked in sent] == ["*"]


@pytest.mark.requirement("calendar.reconciled")
@pytest.mark.parametrize(
    ("fetched", "error"),
    [
        (an_answer(404), EffectAbsent),
        (an_answer(403), ToolFailed),
        (an_answer(500), ToolUnavailable),
        (b"", ToolUnavailable),
    ],
)
async def test_only_a_server_that_says_so_knows_of_no_event(
    tmp_path: Path, fetched: bytes, error: type[StewardError]
) -> None:
    async with at_peer(tmp_path, discovery(None, None, fetched)) as (ctx, _):
        with pytest.raises(error) as caught:
            await find_created_event.run(ctx, LUNCH)
        assert isinstance(caught.value, EffectAbsent) is (error is EffectAbsent)


@pytest.mark.requirement("calendar.conflict-fails-closed")
async def test_a_server_that_hangs_makes_the_guard_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("steward.tools.calendar.conflict.LIMIT_S", 3.0)
    spec = Registry().resolve("create_calendar_event")
    assert spec is not None
    async with at_peer(tmp_path, discovery(None)) as (ctx, _):
        verdict = await ask_guard(spec, ctx, LUNCH.model_dump(mode="json"))
    assert verdict.ruling is Ruling.CONFIRM
    assert "no answer within" in verdict.reason


@pytest.mark.requirement("calendar.caldav")
async def test_a_read_that_is_sent_on_keeps_its_method_and_its_host(tmp_path: Path) -> None:
    found = discovery(with_data(EVENT))

    def moved(asked: Asked) -> bytes | None:
        return an_answer(301, Location="/dav/") if asked.path == "/" else found(asked)

    async with at_peer(tmp_path, moved) as (ctx, peer):
        assert len(await listed(ctx)) == 1
        assert [asked.method for asked in peer.asked[:2]] == ["PROPFIND", "PROPFIND"]
        assert peer.asked[0].body == peer.asked[1].body
    async with at_peer(tmp_path, an_answer(301, Location="http://evil.example/")) as (ctx, _):
        with pytest.raises(ToolFailed, match="another host"):
            await listed(ctx)


STAGES = ("current-user-principal", "calendar-home-set", "calendar", "event")


def leading_away(stage: str, away: str) -> Any:
    """Discovery as RFC 4791 has it, but for one stage, whose address is `away`."""
    found: Callable[[Asked], bytes | None] = discovery(with_data(EVENT), an_answer(201))

    def answer(asked: Asked) -> bytes | None:
        if stage in STAGES[:2] and stage.encode() in asked.body:
            space = "C:" if stage == "calendar-home-set" else ""
            return multistatus(asked.path, f"<{space}{stage}><href>{away}</href></{space}{stage}>")
        if stage == "calendar" and b"resourcetype" in asked.body:
            kind = "<resourcetype><collection/><C:calendar/></resourcetype><displayname>Home</displayname>"
            return multistatus(away, kind)
        if stage == "event" and asked.method in ("GET", "PUT", "REPORT"):
            return an_answer(307, Location=away)
        return found(asked)

    return answer


@pytest.mark.requirement("attacks.c.caldav-origin")
@pytest.mark.parametrize(
    "form", ["{url}/{user}/home/", "//{netloc}/{user}/", "http://{netloc}", "https://{netloc}/{user}/"]
)
@pytest.mark.parametrize("stage", STAGES)
async def test_an_address_on_another_server_never_gets_the_password(
    server: CalDavServer, user: str, tmp_path: Path, stage: str, form: str
) -> None:
    server.put(user, "home", "h1", "SUMMARY:Foreign", "DTSTART:20251121T090000Z")
    async with a_peer() as thief:
        thief.answers = Everywhere(discovery(with_data(EVENT)))
        # A server that would let the password in, and one that only listens.
        for other in (server.url, thief.url):
            away = form.format(url=other, netloc=other.partition("//")[2], user=user)
            async with at_peer(tmp_path, leading_away(stage, away), 5.0) as (ctx, peer):
                for call in (listed(ctx, start_date=date(2025, 11, 21)), create_calendar_event.run(ctx, LUNCH)):
                    try:
                        told = str(await call)
                    except (ToolFailed, ToolOutcomeUnknown) as error:
                        told = str(error)
                    # Some hrefs are read as a path alone; then the account's own server is asked.
                    assert PASSWORD not in told
                    assert "Foreign" not in told
                assert peer.asked
        assert thief.asked == []
    assert "Lunch" not in server.get(user, "home")


@pytest.mark.requirement("attacks.c.caldav-origin")
@pytest.mark.parametrize(
    ("url", "address", "same"),
    [
        ("https://dav.example/", "https://dav.example:443/x", True),
        ("http://dav.example:80/", "http://DAV.example/x", True),
        ("https://dav.example/", "http://dav.example/x", False),
        ("https://dav.example/", "https://dav.example:8443/x", False),
        ("https://dav.example/", "https://dav.example.evil.example/x", False),
        ("https://dav.example/", "https://dav.example@evil.example/x", False),
        ("https://dav.example/", "https://evil.example#@dav.example/", False),
        ("https://dav.example/", "ftp://dav.example/", False),
        ("https://dav.example/", "https://[::1", False),
        ("https://dav.example/", "/x", False),
    ],
)
async def test_an_origin_is_scheme_host_and_port(url: str, address: str, same: bool) -> None:
    client = DavClient(url, "ann", PASSWORD, 1.0, "steward")
    if same:
        assert client._checked(address) == address
    else:
        with pytest.raises(ToolFailed):
            client._checked(address)
    await client.aclose()


@pytest.mark.requirement("calendar.caldav")
async def test_the_accounts_file_says_who_has_which_account(server: CalDavServer, user: str, tmp_path: Path) -> None:
    accounts = tmp_path / "accounts.yaml"
    accounts.write_text(
        f"users: {{ann: {{calendar: {{url: '{server.url}/', user: {user}, secret: dav, default: Work}}}}}}\n"
    )
    settings = Settings(home=tmp_path / "home", accounts=accounts, tenant_id="acme")
    assert remote_types(settings) == {"calendar"}
    users = calendars(settings)
    ctx = a_context(Services(calendars=users, clock=lambda: datetime.now(UTC)))
    with pytest.raises(ToolFailed, match="the secret dav"):
        await listed(ctx)
    assert await listed(a_context(ctx.services, user_id="bob")) == []
    await users.aclose()


@pytest.mark.requirement("trust.origin-kept")
async def test_events_of_a_calendar_that_belongs_to_somebody_else_are_others_words(
    server: CalDavServer, user: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in ("home", "work"):
        server.put(user, path, f"{path}-1", "SUMMARY:Lunch", "DTSTART:20251121T100000Z", "DURATION:PT1H")
    args = GetEventsArgs.model_validate({"start_date": "2025-11-21", "end_date": "2025-11-21"})
    told = dav_properties._properties

    async def owned_by_another(calendar: Any) -> Any:
        found = await told(calendar)
        owner = "/others/kim/" if "/work" in str(calendar.url) else found["{DAV:}owner"]
        return {**found, "{DAV:}owner": owner}

    monkeypatch.setattr(dav_properties, "_properties", owned_by_another)
    async with an_account(tmp_path, account_of(server, user)) as ctx:
        events = (await get_calendar_events.run(ctx, args)).result["events"]
    assert {event["calendar"]: event.get("from_outside", False) for event in events} == {"Home": False, "Work": True}
