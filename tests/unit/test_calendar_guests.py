"""Guests of events: who is invited, what the yes shows, what they get, and what the calendar keeps of them."""

from __future__ import annotations

import mailbox
from dataclasses import replace
from datetime import UTC, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
import yaml
from icalendar import Calendar

from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.errors import EffectAbsent, ShownChanged, ToolUnavailable
from steward.contracts.flow import FlowContext
from steward.contracts.plan import ToolCall
from steward.contracts.tool import Effect, Permission
from steward.tools.calendar.users import UserCalendars
from steward.tools.context import ToolContext, ToolResult
from steward.tools.functions import find_function, find_reconciler
from steward.tools.guarding.policy_file import PolicyFile
from steward.tools.mail.local import LocalMailbox
from steward.tools.mail.mailbox import Delivery
from steward.tools.mail.store import INBOX, MailStore
from steward.tools.ports import MailSettings, Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.contacts import Book, Known
from tests.support.mail_tools import a_mail, details, found
from tests.support.tool_bench import NOW, a_context

OWN = "ann@home.test"
LUNCH = {"title": "Lunch", "start_time": "tomorrow at noon"}
pytestmark = pytest.mark.requirement("calendar.guests")


@pytest.fixture
def ctx(tmp_path: Path) -> ToolContext:
    calendars = UserCalendars(tmp_path / "calendars", lambda: NOW)
    mail = MailSettings(root=tmp_path / "mail", from_address=OWN)
    contacts: Any = Book(Known("Bob Lee", "bob@x.test"), Known("Tom Ray", "tom@x.test"))
    return a_context(Services(calendars=calendars, mail=mail, contacts=contacts, clock=lambda: NOW))


async def prepare(ctx: ToolContext, tool: str, lang: str = "en", **args: Any) -> PreparedCall:
    """The call as it would be approved."""
    call = ToolCall(tool_name=tool, args=args)
    preparer = Preparer(Registry(), ctx.services)
    return await preparer.prepare(call, ctx.requester, NOW.isoformat(), (), FlowContext(lang=lang))


async def run(ctx: ToolContext, tool: str, prepared: PreparedCall, call_id: str) -> ToolResult:
    """The call run as it was prepared."""
    assert prepared.errors == [], prepared.reason
    found = find_function(f"calendar.{tool}")
    approved = replace(ctx, call_id=call_id, shown=prepared.shown)
    return await found.run(approved, found.args_type.model_validate(prepared.args))


async def done(ctx: ToolContext, tool: str, call_id: str = "c1", **args: Any) -> ToolResult:
    """The call prepared, approved and run."""
    return await run(ctx, tool, await prepare(ctx, tool, **args), call_id)


def sent(tmp_path: Path) -> list[EmailMessage]:
    """The mails that went out, the oldest first."""
    files = [file for file in (tmp_path / "mail").rglob("*") if file.is_file() and "Sent" in str(file)]
    read = [message_from_bytes(file.read_bytes(), policy=policy.default) for file in files if file.parent.name == "cur"]
    mails = [mail for mail in read if isinstance(mail, EmailMessage)]
    return sorted(mails, key=lambda mail: str(mail["Subject"]))


def invitation(mail: EmailMessage) -> tuple[str, Any]:
    """The method of what calendars read of a mail, and its event."""
    [part] = [part for part in mail.walk() if part.get_content_type() == "text/calendar"]
    calendar = Calendar.from_ical(part.get_content())
    assert part.get_param("method") == str(calendar["METHOD"])
    return str(calendar["METHOD"]), calendar.walk("VEVENT")[0]


def stored(tmp_path: Path) -> Any:
    """The one event of the calendar."""
    [file] = (tmp_path / "calendars").rglob("*.ics")
    [event] = Calendar.from_ical(file.read_bytes()).walk("VEVENT")
    return event


async def test_an_event_without_guests_keeps_its_permission(ctx: ToolContext, tmp_path: Path) -> None:
    prepared = await prepare(ctx, "create_calendar_event", **LUNCH)
    assert (prepared.verdict, prepared.effect, prepared.egress) == (Verdict.RUN, Effect.IDEMPOTENT, False)
    await run(ctx, "create_calendar_event", prepared, "c1")
    moved = await prepare(ctx, "update_calendar_event", event_id="lunch", start_time="13:00")
    assert moved.verdict is Verdict.RUN
    await run(ctx, "update_calendar_event", moved, "c2")
    assert sent(tmp_path) == []
    assert "ORGANIZER" not in stored(tmp_path)


async def test_inviting_needs_a_yes_that_names_every_guest(ctx: ToolContext) -> None:
    prepared = await prepare(ctx, "create_calendar_event", **LUNCH, attendees=f"Bob, anna@x.test, {OWN}")
    assert prepared.verdict is Verdict.CONFIRM
    assert (prepared.permission, prepared.effect) == (Permission.PERMISSION_REQUIRED, Effect.ONCE)
    assert prepared.egress
    assert prepared.args["attendees"] == "Bob Lee <bob@x.test>, anna@x.test"
    assert "invite Bob Lee <bob@x.test>, anna@x.test by mail?" in prepared.message
    german = await prepare(ctx, "create_calendar_event", "de", **LUNCH, attendees="Bob")
    assert "und Bob Lee <bob@x.test> per E-Mail einladen?" in german.message


async def test_who_is_not_known_is_asked_for(ctx: ToolContext) -> None:
    prepared = await prepare(ctx, "create_calendar_event", **LUNCH, attendees="Zoe")
    assert (prepared.verdict, prepared.missing) == (Verdict.MISSING, ["attendees"])


async def test_guests_are_kept_in_the_calendar_and_get_an_invitation(ctx: ToolContext, tmp_path: Path) -> None:
    made = await done(ctx, "create_calendar_event", **LUNCH, description="Bring the plan", attendees="Bob, anna@x.test")
    event = stored(tmp_path)
    assert str(event["ORGANIZER"]) == f"mailto:{OWN}"
    assert [(str(one), one.params["PARTSTAT"], one.params["RSVP"]) for one in event["ATTENDEE"]] == [
        ("mailto:bob@x.test", "NEEDS-ACTION", "TRUE"),
        ("mailto:anna@x.test", "NEEDS-ACTION", "TRUE"),
    ]
    [mail] = sent(tmp_path)
    assert (mail["To"], mail["Subject"]) == ("bob@x.test, anna@x.test", "Invitation: Lunch")
    method, invited = invitation(mail)
    assert (method, str(invited["UID"])) == ("REQUEST", str(event["UID"]))
    assert invited["DTSTART"].dt == event["DTSTART"].dt
    body = mail.get_body(("plain",))
    assert body is not None
    assert "21 November 2025, 12:00-13:00 (Europe/Berlin)" in body.get_content()
    assert made.result["told"] == ["bob@x.test", "anna@x.test"]
    assert "filed in the local Sent folder" in made.message
    listed = await done(ctx, "get_calendar_events", start_date="tomorrow")
    assert listed.result["events"][0]["guests"] == [
        {"email": "bob@x.test", "name": "Bob Lee", "answer": "none"},
        {"email": "anna@x.test", "answer": "none"},
    ]
    assert "guests: Bob Lee <bob@x.test> (no answer), anna@x.test (no answer)" in listed.message


def mailed(ctx: ToolContext, tmp_path: Path, sender: str, guest: str, answer: str, minute: int) -> None:
    """A mail with an answer to the invitation of the one event."""
    event = stored(tmp_path)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "METHOD:REPLY", "BEGIN:VEVENT", f"UID:{event['UID']}", "SUMMARY:Lunch"]
    lines += [f"DTSTART:{event['DTSTART'].dt.astimezone(UTC):%Y%m%dT%H%M%SZ}", f"SEQUENCE:{event['SEQUENCE']}"]
    lines += [f"ATTENDEE;PARTSTAT={answer}:mailto:{guest}", "END:VEVENT", "END:VCALENDAR", ""]
    message = a_mail("Re: Lunch", "", sender=sender, at=NOW + timedelta(minutes=minute))
    message.add_alternative("\r\n".join(lines), subtype="calendar", params={"method": "REPLY"})
    mailbox.Maildir(MailStore(tmp_path / "mail", ctx.owner).home / INBOX, create=True).add(message)


async def answers(ctx: ToolContext) -> list[str]:
    """What the guests of tomorrow's event answered."""
    listed = await done(ctx, "get_calendar_events", start_date="tomorrow")
    return [guest["answer"] for guest in listed.result["events"][0]["guests"]]


@pytest.mark.requirement("calendar.mailed-answers")
async def test_what_guests_answered_by_mail_is_told_with_the_event(ctx: ToolContext, tmp_path: Path) -> None:
    await done(ctx, "create_calendar_event", **LUNCH, attendees="Bob, anna@x.test")
    mailed(ctx, tmp_path, "Bob Lee <bob@x.test>", "bob@x.test", "ACCEPTED", 1)
    mailed(ctx, tmp_path, "Eve <eve@x.test>", "anna@x.test", "ACCEPTED", 2)
    kept = stored(tmp_path)
    assert await answers(ctx) == ["accepted", "none"]
    told = (await done(ctx, "get_calendar_events", start_date="tomorrow")).message
    assert "Bob Lee <bob@x.test> (accepted), anna@x.test (no answer)" in told
    [mail] = (await found(ctx, from_email="bob@x.test"))["emails"]
    read = (await details(ctx, mail["id"]))["body"]
    assert "Answer to an invitation: Lunch" in read
    assert "bob@x.test accepts" in read
    mailed(ctx, tmp_path, "bob@x.test", "bob@x.test", "DECLINED", 3)
    assert await answers(ctx) == ["declined", "none"]
    assert stored(tmp_path) == kept
    await done(ctx, "update_calendar_event", "c2", event_id="lunch", description="Bring the plan")
    assert await answers(ctx) == ["declined", "none"]
    await done(ctx, "update_calendar_event", "c3", event_id="lunch", start_time="13:00")
    assert await answers(ctx) == ["none", "none"]


async def test_letters_beyond_ascii_and_alarms_are_handled_on_the_way_out(ctx: ToolContext, tmp_path: Path) -> None:
    await done(ctx, "create_calendar_event", **{**LUNCH, "title": "Frühstück für Zoë"}, attendees="Bob")
    file = next((tmp_path / "calendars").rglob("*.ics"))
    alarm = b"BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT5M\r\nDESCRIPTION:private\r\nEND:VALARM\r\n"
    own = b"X-MY-NOTE:secret\r\n" + alarm + b"END:VEVENT"
    file.write_bytes(file.read_bytes().replace(b"END:VEVENT", own))
    await done(ctx, "update_calendar_event", "c2", event_id="Frühstück", start_time="13:00")
    mail = sent(tmp_path)[0]
    assert mail["Subject"] == "Changed: Frühstück für Zoë"
    raw = mail.as_bytes(policy=policy.SMTP.clone(cte_type="7bit"))
    assert raw.isascii()
    [part] = [part for part in mail.walk() if part.get_content_type() == "text/calendar"]
    assert "SUMMARY:Frühstück für Zoë" in part.get_content()
    assert "secret" not in part.get_content()
    assert "VALARM" not in part.get_content()
    assert "secret" in file.read_text()


async def test_a_series_is_changed_for_its_guests_from_one_occurrence_on(ctx: ToolContext, tmp_path: Path) -> None:
    """Two objects, so two mails: the series that ends before, and the one that begins with the change."""
    await done(ctx, "create_calendar_event", title="Yoga", start_time="every Monday at 6pm", attendees="Bob")
    change = {"event_id": "yoga", "current_day": "8 December", "which": "following", "start_time": "19:00"}
    await done(ctx, "update_calendar_event", "c2", **change)
    changed = [invitation(mail) for mail in sent(tmp_path) if mail["Subject"] == "Changed: Yoga"]
    assert [method for method, _ in changed] == ["REQUEST", "REQUEST"]
    assert sorted("UNTIL" in event["RRULE"] for _, event in changed) == [False, True]
    assert len({str(event["UID"]) for _, event in changed}) == 2


async def test_a_guest_more_is_invited_and_the_others_hear_nothing(ctx: ToolContext, tmp_path: Path) -> None:
    await done(ctx, "create_calendar_event", **LUNCH, description="Bring the plan", attendees="Bob")
    prepared = await prepare(ctx, "update_calendar_event", event_id="lunch", attendees="anna@x.test, bob@x.test")
    assert prepared.verdict is Verdict.CONFIRM
    assert "Guests to invite by mail: anna@x.test" in prepared.message
    assert "Bring the plan" in prepared.message
    assert "Mail to guests" not in prepared.message
    await run(ctx, "update_calendar_event", prepared, "c2")
    assert sorted(str(mail["To"]) for mail in sent(tmp_path)) == ["anna@x.test", "bob@x.test"]
    again = await prepare(ctx, "update_calendar_event", event_id="lunch", attendees="Bob")
    assert again.verdict is Verdict.INVALID
    assert "invited to “Lunch” already" in again.reason


async def test_a_guest_who_is_taken_off_gets_a_cancellation(ctx: ToolContext, tmp_path: Path) -> None:
    await done(ctx, "create_calendar_event", **LUNCH, attendees="Bob, Tom")
    prepared = await prepare(ctx, "update_calendar_event", event_id="lunch", remove_attendees="Tom")
    assert prepared.verdict is Verdict.CONFIRM
    assert "Guests to uninvite by mail: Tom Ray <tom@x.test>" in prepared.message
    await run(ctx, "update_calendar_event", prepared, "c2")
    off = sent(tmp_path)[0]
    assert (off["To"], off["Subject"]) == ("tom@x.test", "Canceled: Lunch")
    method, event = invitation(off)
    assert (method, str(event["STATUS"]), int(event["SEQUENCE"])) == ("CANCEL", "CANCELLED", 1)
    assert str(event["ATTENDEE"]) == "mailto:tom@x.test"
    assert str(stored(tmp_path)["ATTENDEE"]) == "mailto:bob@x.test"
    nobody = await prepare(ctx, "update_calendar_event", event_id="lunch", remove_attendees="Tom")
    assert "Tom is not invited to “Lunch”" in nobody.reason


async def test_guests_of_an_event_that_moves_are_told_after_a_yes(ctx: ToolContext, tmp_path: Path) -> None:
    await done(ctx, "create_calendar_event", **LUNCH, attendees="Bob, Tom")
    file = next((tmp_path / "calendars").rglob("*.ics"))
    file.write_bytes(file.read_bytes().replace(b"PARTSTAT=NEEDS-ACTION", b"PARTSTAT=ACCEPTED", 1))
    prepared = await prepare(ctx, "update_calendar_event", event_id="lunch", start_time="13:00")
    assert (prepared.verdict, prepared.egress) == (Verdict.CONFIRM, True)
    assert "Mail to guests: Bob Lee <bob@x.test>, Tom Ray <tom@x.test>" in prepared.message
    moved = await run(ctx, "update_calendar_event", prepared, "c2")
    assert moved.result["told"] == ["bob@x.test", "tom@x.test"]
    mail = sent(tmp_path)[0]
    assert mail["Subject"] == "Changed: Lunch"
    method, event = invitation(mail)
    assert (method, int(event["SEQUENCE"])) == ("REQUEST", 1)
    assert {one.params["PARTSTAT"] for one in event["ATTENDEE"]} == {"NEEDS-ACTION"}


@pytest.mark.parametrize(
    ("lang", "asked", "told"),
    [
        ("de", "E-Mail an Gäste: Bob Lee", "„Lunch“ ist geändert"),
        ("es", "Correo a invitados: Bob Lee", "«Lunch» queda cambiado"),
    ],
)
async def test_guests_are_spoken_of_in_the_language_of_the_user(
    ctx: ToolContext, tmp_path: Path, lang: str, asked: str, told: str
) -> None:
    await done(ctx, "create_calendar_event", **LUNCH, attendees="Bob")
    prepared = await prepare(ctx, "update_calendar_event", lang, event_id="lunch", start_time="13:00")
    assert asked in prepared.message
    words = (await run(replace(ctx, lang=lang), "update_calendar_event", prepared, "c2")).message
    assert words.startswith(told)
    assert "Bob Lee <bob@x.test>" in words
    assert "filed" not in words
    subject = {"de": "Geändert: Lunch", "es": "Cambio: Lunch"}[lang]
    assert subject in [mail["Subject"] for mail in sent(tmp_path)]


async def test_a_policy_about_recipients_speaks_of_guests(ctx: ToolContext, tmp_path: Path) -> None:
    rule = {"tools": ["*calendar*"], "when": {"to": "*@evil.test"}, "then": "deny", "reason": "not to them"}
    path = tmp_path / "policy.yaml"
    path.write_text(yaml.safe_dump({"rules": [rule]}), encoding="utf-8")
    services = replace(ctx.services, policy=PolicyFile(path))
    ruled = replace(ctx, services=services)
    denied = await prepare(ruled, "create_calendar_event", **LUNCH, attendees="bob@x.test, eve@evil.test")
    assert denied.verdict is Verdict.DENY
    await done(ctx, "create_calendar_event", **LUNCH, attendees="eve@evil.test")
    moved = await prepare(ruled, "update_calendar_event", event_id="lunch", start_time="13:00")
    assert moved.verdict is Verdict.DENY


async def test_what_others_wrote_into_an_event_with_guests_stays_theirs(ctx: ToolContext) -> None:
    """An organizer's name proves nothing: anybody can write that of the user."""
    await done(ctx, "create_calendar_event", **LUNCH, attendees="Bob")
    listed = await done(ctx, "get_calendar_events", start_date="tomorrow")
    assert listed.result["events"][0]["from_outside"] is True


async def test_guests_of_an_event_that_is_deleted_are_told_after_a_yes(ctx: ToolContext, tmp_path: Path) -> None:
    await done(ctx, "create_calendar_event", **LUNCH, attendees="Bob")
    prepared = await prepare(ctx, "delete_calendar_event", event_id="lunch")
    assert "Mail to guests: Bob Lee <bob@x.test>" in prepared.message
    assert prepared.egress
    gone = await run(ctx, "delete_calendar_event", prepared, "c2")
    assert gone.message.startswith("The event is deleted. Mail to Bob Lee <bob@x.test>")
    method, event = invitation(sent(tmp_path)[0])
    assert (method, str(event["STATUS"])) == ("CANCEL", "CANCELLED")


async def test_one_occurrence_that_is_canceled_is_canceled_for_its_guests(ctx: ToolContext, tmp_path: Path) -> None:
    await done(ctx, "create_calendar_event", title="Yoga", start_time="every Monday at 6pm", attendees="Bob")
    await done(ctx, "delete_calendar_event", "c2", event_id="yoga", current_day="Monday", which="one")
    method, event = invitation(sent(tmp_path)[0])
    assert (method, "RECURRENCE-ID" in event, "RRULE" in event) == ("CANCEL", True, False)
    await done(ctx, "delete_calendar_event", "c3", event_id="yoga", current_day="8 December", which="following")
    method, event = invitation(sent(tmp_path)[1])
    assert (method, "UNTIL" in event["RRULE"]) == ("REQUEST", True)


async def test_an_event_that_got_guests_meanwhile_is_not_changed_unasked(ctx: ToolContext, tmp_path: Path) -> None:
    await done(ctx, "create_calendar_event", **LUNCH)
    prepared = await prepare(ctx, "update_calendar_event", event_id="lunch", start_time="13:00")
    file = next((tmp_path / "calendars").rglob("*.ics"))
    guests = f"ORGANIZER:mailto:{OWN}\r\nATTENDEE:mailto:eve@x.test\r\nEND:VEVENT".encode()
    file.write_bytes(file.read_bytes().replace(b"END:VEVENT", guests))
    before = file.read_bytes()
    with pytest.raises(ShownChanged):
        await run(ctx, "update_calendar_event", prepared, "c2")
    assert file.read_bytes() == before
    assert sent(tmp_path) == []


async def test_what_somebody_else_organises_has_no_guests_to_change(ctx: ToolContext, tmp_path: Path) -> None:
    await done(ctx, "create_calendar_event", **LUNCH)
    file = next((tmp_path / "calendars").rglob("*.ics"))
    guests = f"ORGANIZER:mailto:sam@x.test\r\nATTENDEE:mailto:{OWN}\r\nEND:VEVENT".encode()
    file.write_bytes(file.read_bytes().replace(b"END:VEVENT", guests))
    refused = await prepare(ctx, "update_calendar_event", event_id="lunch", attendees="Bob")
    assert "sam@x.test organises the event" in refused.reason
    moved = await prepare(ctx, "update_calendar_event", event_id="lunch", start_time="13:00")
    assert moved.verdict is Verdict.RUN
    await run(ctx, "update_calendar_event", moved, "c2")
    assert sent(tmp_path) == []


async def test_a_mail_that_nobody_takes_is_told_and_the_event_stays(
    ctx: ToolContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(box: LocalMailbox, message: EmailMessage) -> Delivery:
        raise ToolUnavailable("the mail server is away")

    monkeypatch.setattr(LocalMailbox, "send", away)
    made = await done(ctx, "create_calendar_event", **LUNCH, attendees="Bob")
    assert (made.result["told"], made.result["not_told"]) == ([], {"bob@x.test": "the mail server is away"})
    assert made.degraded == "the mail to bob@x.test: the mail server is away"
    assert str(stored(tmp_path)["SUMMARY"]) == "Lunch"


async def test_after_a_crash_the_calendar_and_the_sent_mails_tell_what_happened(
    ctx: ToolContext, tmp_path: Path
) -> None:
    prepared = await prepare(ctx, "create_calendar_event", **LUNCH, attendees="Bob")
    found = find_reconciler("calendar.create_calendar_event")
    assert found is not None
    args = found.args_type.model_validate(prepared.args)
    with pytest.raises(EffectAbsent):
        await found.run(ctx, args)
    await run(ctx, "create_calendar_event", prepared, "c1")
    again = await found.run(ctx, args)
    assert again is not None
    assert again.result["title"] == "Lunch"
    for mail in [file for file in (tmp_path / "mail").rglob("*") if file.is_file() and "Sent" in str(file)]:
        mail.unlink()
    assert await found.run(ctx, args) is None, "the event is there, and the mail may have been sent"


async def test_a_repeat_that_a_human_orders_sends_no_mail_twice(ctx: ToolContext, tmp_path: Path) -> None:
    prepared = await prepare(ctx, "create_calendar_event", **LUNCH, attendees="Bob")
    await run(ctx, "create_calendar_event", prepared, "c1")
    await run(replace(ctx, keyed_as="c1"), "create_calendar_event", prepared, "c2")
    assert len(sent(tmp_path)) == 1
    assert str(stored(tmp_path)["SUMMARY"]) == "Lunch"


@pytest.mark.requirement("calendar.changed-rule")
async def test_guests_are_told_of_a_rule_after_a_yes(ctx: ToolContext, tmp_path: Path) -> None:
    await done(ctx, "create_calendar_event", attendees="bob@x.test", **LUNCH)
    prepared = await prepare(ctx, "update_calendar_event", event_id="lunch", repeat="every week")
    assert prepared.verdict is Verdict.CONFIRM
    assert "bob@x.test" in prepared.message
    await run(ctx, "update_calendar_event", prepared, "c2")
    told = [event for method, event in map(invitation, sent(tmp_path)) if method == "REQUEST" and "RRULE" in event]
    assert [event["RRULE"].to_ical() for event in told] == [b"FREQ=WEEKLY"]
