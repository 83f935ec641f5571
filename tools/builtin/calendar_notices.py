"""The calendar family, what guests get: a mail that people can read and calendars understand (RFC 6047, iMIP).

Sent once each, in order, under ids that are made from the call; where the calendar's own server invites, nothing is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from email.message import EmailMessage
from typing import Any

from steward.contracts.errors import ToolFailed, ToolUnavailable
from steward.contracts.provenance import FROM_OUTSIDE
from steward.language.moments.written import span_in_words
from steward.language.phrases import phrase
from steward.tools.builtin.calendar_guests import Host
from steward.tools.calendar.guests import Guest
from steward.tools.calendar.ical import read_event
from steward.tools.calendar.itip import Notice
from steward.tools.context import ToolContext, ToolResult
from steward.tools.mail.choice import mailbox_of
from steward.tools.mail.message import new_message
from steward.tools.mail.store import message_id_for, stamp


@dataclass(frozen=True, slots=True)
class Told:
    """Which guests were told, whom nothing reached and why, and whether all mail stays on this machine."""

    guests: tuple[Guest, ...] = ()
    missed: dict[str, str] = field(default_factory=dict)
    local: bool = False
    degraded: tuple[str, ...] = ()

    def added_to(self, result: ToolResult, deed: str, lang: str) -> ToolResult:
        """What a tool answers, and this besides; `deed` says what guests were: "invited", "told"."""
        if not self.guests and not self.missed:
            return result
        fields: dict[str, Any] = dict(result.result) if isinstance(result.result, dict) else {}
        fields["told"] = [guest.email for guest in self.guests]
        if self.missed:
            fields |= {"not_told": self.missed, FROM_OUTSIDE: True}
        who, message = ", ".join(map(str, self.guests)), result.message
        if self.guests:
            told = "guests_mail_kept_here" if self.local else f"guests_{deed}_by_mail"
            message = f"{message} {phrase(lang, told, people=who)}"
        parts = [*self.degraded, *(f"the mail to {who}: {why}" for who, why in self.missed.items())]
        degraded = "; ".join(filter(None, [result.degraded, *parts])) or None
        return ToolResult(result=fields, message=message, degraded=degraded)


async def tell(ctx: ToolContext, host: Host, notices: Sequence[Notice]) -> Told:
    """Send what guests are to know. A mail that nobody takes leaves the event as it is and is told.

    Raises:
        ToolOutcomeUnknown: a mail may have been sent.
    """
    if host.by_server:
        return Told(_unique(notices))
    box = mailbox_of(ctx)
    missed: dict[str, str] = {}
    degraded: list[str] = []
    local = False
    for number, notice in enumerate(notices):
        if ctx.keyed_as and await box.sent(_message_id(ctx, number)) is not None:
            continue
        try:
            delivery = await box.send(_message(ctx, box.address, notice, number))
        except (ToolFailed, ToolUnavailable) as error:
            missed |= {guest.email: error.detail for guest in notice.to}
            continue
        missed |= delivery.refused
        degraded += [delivery.degraded] if delivery.degraded else []
        local = local or delivery.local
    reached = tuple(guest for guest in _unique(notices) if not guest.is_of(missed))
    return Told(reached, missed, local, tuple(degraded))


async def are_told(ctx: ToolContext, host: Host, number: int) -> bool:
    """Whether so many mails of this call are among the sent ones."""
    if host.by_server:
        return True
    box = mailbox_of(ctx)
    return all([await box.sent(_message_id(ctx, place)) is not None for place in range(number)])


def _unique(notices: Sequence[Notice]) -> tuple[Guest, ...]:
    return tuple({guest.email.casefold(): guest for notice in notices for guest in notice.to}.values())


def _message_id(ctx: ToolContext, number: int) -> str:
    return message_id_for(f"{ctx.owner.tenant_id}:{ctx.idempotency_key}:{number}")


def _message(ctx: ToolContext, sender: str, notice: Notice, number: int) -> EmailMessage:
    lang = ctx.shown.lang if ctx.shown else ctx.lang
    event = read_event(notice.event, ctx.zone, "")
    title = event.title if event else ""
    subject = phrase(lang, f"guests_{notice.kind}", title=title)
    lines = [subject]
    if event is not None:
        last = event.end - timedelta(days=1) if event.all_day else event.end
        when = span_in_words(event.start, last, lang)
        when = phrase(lang, "whole_series", when=when) if "RRULE" in notice.event else when
        lines += [when if event.all_day else f"{when} ({ctx.zone.key})"]
        lines += [text for text in (event.location, event.description) if text]
    try:
        message = new_message(sender, ", ".join(guest.email for guest in notice.to), subject, "\n".join(lines))
        message.add_alternative(notice.content.decode(), subtype="calendar", params={"method": notice.method})
        message["Message-ID"] = _message_id(ctx, number)
        stamp(message, ctx.services.clock().astimezone(ctx.zone))
        message.as_bytes()
    except (ValueError, LookupError) as error:
        raise ToolFailed(f"the invitation cannot be written: {error}") from error
    return message
