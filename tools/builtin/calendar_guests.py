"""The calendar family, whom events are shared with: guests invited, told of changes, taken off and told of it.

Used by the tools that make, change and delete events. What is decided here before anybody approves (who is meant, who
gets mail) is compared again just before it happens; the mails themselves are calendar_notices.py's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from email.utils import getaddresses
from typing import Final

from steward.contracts.errors import ArgumentUnclear, ShownChanged, ToolFailed
from steward.contracts.shown import Shown, ShownField
from steward.language.phrases import phrase
from steward.tools.calendar.attendance import calendars_of
from steward.tools.calendar.events import Occurrences
from steward.tools.calendar.guests import Guest, guests_of, organizer_of
from steward.tools.calendar.itip import told_of
from steward.tools.calendar.revision import EventText
from steward.tools.context import ToolContext
from steward.tools.functions import Spoken
from steward.tools.look_ups import fit_field
from steward.tools.mail.choice import mailbox_of
from steward.tools.people import people_named
from steward.tools.recipients import in_words, own_addresses, people_meant

TOLD: Final = "mail to guests"
"""The label of those who are told of a change: whom the policy sees as recipients, and a human is shown."""
_IN_ADDRESSES: Final = re.compile(r"[,;<>\"()@\\\s]+")


@dataclass(frozen=True, slots=True)
class Host:
    """The user as one who invites: under which address, all their addresses, and whether the calendar's server sends
    the mails."""

    address: str
    own: tuple[str, ...]
    by_server: bool


@dataclass(frozen=True, slots=True)
class Hosted:
    """An event that is the user's to invite to, as it stands in the calendar."""

    text: EventText
    host: Host

    def told(self, part: Occurrences | None, uninvited: Sequence[str] = ()) -> list[Guest]:
        """The guests of it, or of what `part` is of it, without the user and who is taken off."""
        return [guest for guest in told_of(self.text, part, self.host.own) if not guest.is_of(uninvited)]


async def host_of(ctx: ToolContext) -> Host:
    """Raises ToolFailed: the user has no mail, and no server that invites."""
    served = await calendars_of(ctx).invites_as()
    if ctx.services.mail is None and served:
        return Host(served[0], (*served, *await own_addresses(ctx)), by_server=True)
    address = mailbox_of(ctx).address
    same = [one for one in served if one.casefold() == address.casefold()]
    return Host([*same, *served, address][0], (*served, address, *await own_addresses(ctx)), bool(served))


async def hosted(ctx: ToolContext, series_id: str, *, inviting: bool = False) -> Hosted | None:
    """The event of that id, if guests hear of it from the user: they organise it, or are about to (`inviting`).

    Raises:
        ToolFailed: somebody else organises it, and guests cannot be changed.
    """
    text = await calendars_of(ctx).text(series_id)
    organizer = organizer_of(text.whole) if text else ""
    if text is None or not (organizer or inviting):
        return None
    if not inviting and ctx.services.mail is None and not await calendars_of(ctx).invites_as():
        return None  # Nobody here could tell them.
    host = await host_of(ctx)
    if organizer and not Guest(organizer).is_of(host.own):
        if inviting:
            raise ToolFailed(f"{organizer} organises the event, so that only they can change its guests")
        return None
    return Hosted(text, host)


def listed(text: str | None) -> tuple[Guest, ...]:
    """The guests that a bound argument names."""
    return tuple(Guest(email, name) for name, email in getaddresses([text or ""]) if email)


async def bind_invited(ctx: ToolContext, words: str | None, known: Iterable[Guest] = ()) -> Spoken | None:
    """Who is invited, by name and address, without the user and those who are guests already; None for nobody.

    Raises:
        ArgumentUnclear: somebody's address is not known, or several people fit.
    """
    if not words or not words.strip():
        return None
    people = await people_meant(ctx, "attendees", words)
    out = [*(await host_of(ctx)).own, *(guest.email for guest in known)]
    new = [person for person in people if not Guest(person.email).is_of(out)]
    return Spoken(_written(Guest(one.email, one.name) for one in new), in_words(new, ctx.lang)) if new else None


def bind_uninvited(ctx: ToolContext, words: str | None, guests: Sequence[Guest], title: str) -> str | None:
    """Whom of the guests some names or addresses mean.

    Raises:
        ArgumentUnclear: several of them are called so.
        ToolFailed: nobody of them is.
    """
    gone: dict[str, Guest] = {}
    for name in filter(None, map(str.strip, re.split(r"[,;]", words or ""))):
        address = listed(name)[0].email if "@" in name and listed(name) else name
        found = people_named(guests, address)
        if not found:
            there = ", ".join(map(str, guests)) or "nobody"
            raise ToolFailed(f"{name} is not invited to “{title}”; invited are: {there}")
        if len(found) > 1:
            people = "; ".join(map(str, found))
            raise ArgumentUnclear("remove_attendees", phrase(ctx.lang, "ask_which_person", name=name, people=people))
        gone[found[0].email] = found[0]
    return _written(gone.values()) or None


def guests_in(text: EventText) -> list[Guest]:
    """All guests of an event, the user too."""
    return [guest for component in text.components for guest in guests_of(component)]


def shown_guests(told: Sequence[Guest]) -> list[ShownField]:
    """Who gets mail, as whoever approves it reads it; nothing where nobody does."""
    unique = {guest.email.casefold(): str(guest) for guest in told}
    return [fit_field(TOLD, ", ".join(unique.values()))] if unique else []


def shown_told(shown: Shown | None) -> list[str]:
    """Who was shown to get mail."""
    return [field.value for field in shown.fields if field.label == TOLD] if shown else []


def check_told(shown: Shown | None, told: Sequence[Guest]) -> None:
    """Raises ShownChanged: others would get mail than was shown."""
    if shown_told(shown) != [field.value for field in shown_guests(told)]:
        raise ShownChanged


def _written(guests: Iterable[Guest]) -> str:
    plain = (Guest(one.email, " ".join(_IN_ADDRESSES.sub(" ", one.name).split())) for one in guests)
    return ", ".join(map(str, plain))
