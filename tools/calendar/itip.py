"""What guests of an event are sent when it is made, changed or called off (RFC 5546, iTIP). Pure.

Only what guests need to know of an event goes out: no alarms, and nothing that programs keep for themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, Literal, TypeAlias
from zoneinfo import ZoneInfo

from icalendar import Component

from steward.tools.calendar.events import Change, Draft, Occurrences
from steward.tools.calendar.guests import Guest, guests_of, put_guests
from steward.tools.calendar.ical import calendar_of_series, calendar_with, calendars_in, revision_of
from steward.tools.calendar.occurrences import affected, is_whole, revised, without_part
from steward.tools.calendar.revision import EventText

Method: TypeAlias = Literal["REQUEST", "CANCEL"]
Kind: TypeAlias = Literal["invited", "changed", "canceled"]

_SENT: Final = frozenset(
    {"UID", "DTSTAMP", "DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "SEQUENCE"}
    | {"SUMMARY", "LOCATION", "DESCRIPTION", "ORGANIZER", "ATTENDEE", "STATUS", "TRANSP", "GEO", "URL"}
)


@dataclass(frozen=True, slots=True)
class Notice:
    """One message to some guests; `content` is its calendar object, `event` what it is about."""

    kind: Kind
    to: tuple[Guest, ...]
    content: bytes
    event: Component

    @property
    def method(self) -> Method:
        """The method of RFC 5546."""
        return "CANCEL" if self.kind == "canceled" else "REQUEST"


def told_of(found: EventText, part: Occurrences | None, own: Sequence[str]) -> tuple[Guest, ...]:
    """The guests of an event, or of what `part` is of it, without the user, whose addresses are `own`."""
    guests = (guest for component in affected(found, part) for guest in guests_of(component))
    return tuple({guest.email.casefold(): guest for guest in guests if not guest.is_of(own)}.values())


def of_draft(draft: Draft, stamp: datetime) -> list[Notice]:
    """The invitation to a new event; none where nobody is invited."""
    if not draft.guests:
        return []
    content = calendar_with(draft, stamp)
    [event] = calendars_in(content)[0].walk("VEVENT")
    return [Notice("invited", draft.guests, _with_method(content, "REQUEST"), event)]


def of_change(
    found: EventText, change: Change, part: Occurrences | None, zone: ZoneInfo, own: Sequence[str], stamp: datetime
) -> list[Notice]:
    """The invitations to what becomes of an event, and a cancellation to who is invited no longer. Where only guests
    change, the others hear nothing. `found` is changed by it. Raises as `revised` does."""
    told = told_of(found, part, own)
    gone = tuple(guest for guest in told if guest.is_of(change.uninvite))
    stay = tuple(guest for guest in told if guest not in gone)
    notices = [_cancellation(found, affected(found, part), gone, stamp)] if gone else []
    made = revised(found, change, part, zone)
    if part is None or part.which == "one" or (change.repeat is not None and not made.apart):
        changed = [[made.event]]
    else:
        changed = [[found.whole, *found.singles], *([list(made.apart)] if made.apart else [])]
    to = tuple(guest for guest in stay if changes_more_than_guests(change))
    new = tuple(guest for guest in change.invite if not guest.is_of(one.email for one in told))
    for components in changed:
        zones = found.zone_texts + made.zones
        notices += [_invitation("changed", zones, components, to, stamp)] if to else []
        notices += [_invitation("invited", zones, components, new, stamp)] if new else []
    return notices


def of_deletion(found: EventText, part: Occurrences | None, own: Sequence[str], stamp: datetime) -> list[Notice]:
    """What guests hear of an event, or of some occurrences, that are called off; of a series that ends earlier its new
    end. `found` is changed by it."""
    told = told_of(found, part, own)
    if not told:
        return []
    if part is None or part.which != "following" or is_whole(found, part):
        return [_cancellation(found, affected(found, part), told, stamp)]
    without_part(found, part)
    return [_invitation("changed", found.zone_texts, [found.whole], told, stamp)]


def changes_more_than_guests(change: Change) -> bool:
    """Whether those who are guests already hear of a change."""
    given = (change.title, change.start, change.end, change.description, change.location, change.repeat)
    return any(value is not None for value in given)


def _invitation(
    kind: Kind, zones: bytes, components: Sequence[Component], to: tuple[Guest, ...], stamp: datetime
) -> Notice:
    shown = [_for_guests(one, stamp) for one in components]
    return Notice(kind, to, _with_method(calendar_of_series(zones, shown), "REQUEST"), shown[0])


def _cancellation(found: EventText, components: Iterable[Component], to: tuple[Guest, ...], stamp: datetime) -> Notice:
    shown: list[Component] = []
    first: Component | None = None
    for one in components:
        gone = _for_guests(one, stamp)
        first = first or deepcopy(gone)
        gone["SEQUENCE"] = revision_of(gone) + 1
        gone["STATUS"] = "CANCELLED"
        kept = [guest.email for guest in guests_of(gone) if not guest.is_of(other.email for other in to)]
        put_guests(gone, "", (), kept)
        shown.append(gone)
    return Notice(
        "canceled", to, _with_method(calendar_of_series(found.zone_texts, shown), "CANCEL"), first or shown[0]
    )


def _for_guests(component: Component, stamp: datetime) -> Component:
    made = deepcopy(component)
    made.subcomponents = []
    for name in [name for name in made if name.upper() not in _SENT]:
        del made[name]
    made.pop("DTSTAMP", None)
    made.add("DTSTAMP", stamp.astimezone(UTC))
    return made


def _with_method(content: bytes, method: Method) -> bytes:
    return content.replace(b"VERSION:2.0\r\n", b"VERSION:2.0\r\nMETHOD:" + method.encode() + b"\r\n", 1)
