"""What guests answered by mail (RFC 5546, REPLY), beside what the calendar keeps of their answers.

A mail changes nothing: the answer is looked for whenever events are listed, and counts from the guest's own address
alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Final

from steward.contracts.errors import ToolUnavailable, Unavailable
from steward.tools.calendar.events import Event, Look
from steward.tools.calendar.guests import Guest
from steward.tools.context import ToolContext
from steward.tools.mail.choice import mailbox_of
from steward.tools.mail.invitations import GuestAnswer
from steward.tools.mail.search import Wanted
from steward.tools.recipients import own_addresses

_BACK: Final = timedelta(days=180)
_MOST_ASKED: Final = 10
"""Guests whose mails are looked through; a mail server takes a moment for each."""
_WITHIN_S: Final = 5.0


async def with_mailed_answers(ctx: ToolContext, look: Look) -> Look:
    """The look with what guests answered by mail whose answer the calendar does not have, and with what of that could
    not be looked for."""
    waited = {guest.email.casefold() for event in look.events for guest in event.guests if guest.answer == "none"}
    if not waited or ctx.services.mail is None:
        return look
    try:
        waited -= {address.casefold() for address in await own_addresses(ctx)}
        asked = sorted(waited)[:_MOST_ASKED]
        async with asyncio.timeout(_WITHIN_S):
            answers = {email: await _answers_of(ctx, email) for email in asked}
    except (ToolUnavailable, Unavailable, TimeoutError):
        return replace(look, left_out=[*look.left_out, "answers that guests sent by mail, which could not be read"])
    events = [_answered(event, answers) for event in look.events]
    more = len(waited) - len(asked)
    left_out = [f"answers that {more} more guests may have sent by mail"] if more else []
    return replace(look, events=events, left_out=[*look.left_out, *left_out])


async def _answers_of(ctx: ToolContext, email: str) -> list[GuestAnswer]:
    """What somebody answered in mails of their own, the newest first."""
    wanted = Wanted(sender=email, earliest=ctx.services.clock() - _BACK)
    mails = (await mailbox_of(ctx).search(wanted)).mails
    own = [mail for mail in mails if mail.sender_address.casefold() == email]
    return [answer for mail in own for answer in mail.answers if answer.guest.is_of([email])]


def _answered(event: Event, answers: dict[str, list[GuestAnswer]]) -> Event:
    guests = tuple(_as_answered(guest, event, answers.get(guest.email.casefold(), ())) for guest in event.guests)
    return event if guests == event.guests else replace(event, guests=guests)


def _as_answered(guest: Guest, event: Event, answers: Sequence[GuestAnswer]) -> Guest:
    if guest.answer != "none":
        return guest
    newest = next((known for known in answers if _is_to(known, event)), None)
    return guest if newest is None else replace(guest, answer=newest.guest.answer)


def _is_to(answer: GuestAnswer, event: Event) -> bool:
    """Whether an answer is to this event, or this occurrence, and not to another time that it had before."""
    same = answer.uid == event.uid and answer.recurrence in ("", event.recurrence)
    return same and (answer.revision >= event.revision or answer.start == event.start)
