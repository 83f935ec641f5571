"""An event of a calendar text changed or taken out, with everything else left as others wrote it. Pure.

Both stores write through it what is not new.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any

from icalendar import Component, vDDDLists, vDDDTypes

from steward.tools.calendar.events import Change, event_id_of
from steward.tools.calendar.guests import put_guests
from steward.tools.calendar.ical import Text, calendar_of, moment_in, revision_of
from steward.tools.calendar.pieces import pieces_of, utf8


@dataclass(frozen=True, slots=True)
class EventText:
    """The text of a calendar with one event of it: all pieces in order, and which of them are the event's."""

    uid: str
    pieces: tuple[tuple[bytes, Component | None], ...]
    own: frozenset[int]
    zones: frozenset[int] = frozenset()

    @property
    def sha256(self) -> str:
        """The hash of the event as it stands in the text, with what was changed of single repetitions."""
        return hashlib.sha256(b"".join(self.pieces[place][0] for place in sorted(self.own))).hexdigest()

    @property
    def components(self) -> list[Component]:
        """The event and what was changed of single repetitions."""
        return [part for place in sorted(self.own) if (part := self.pieces[place][1]) is not None]

    @property
    def zone_texts(self) -> bytes:
        """The time zones that the text explains."""
        return b"".join(self.pieces[place][0] for place in sorted(self.zones))

    def without(self) -> bytes:
        """The text without the event and what was changed of single repetitions."""
        return b"".join(text for place, (text, _) in enumerate(self.pieces) if place not in self.own)

    @property
    def whole(self) -> Component:
        """The event itself in its newest revision, beside what was changed of single repetitions."""
        own = [part for part in self.components if "RECURRENCE-ID" not in part]
        return max(own, key=revision_of) if own else self.components[0]

    @property
    def singles(self) -> list[Component]:
        """What was changed of single repetitions."""
        return [part for part in self.components if "RECURRENCE-ID" in part and part is not self.whole]

    def written(self, changed: Sequence[Component], left_out: Sequence[Component] = (), zones: bytes = b"") -> bytes:
        """The text with components in the place of what they were, or new behind the event, and without others; `zones`
        stand before it. The rest of it stays as others wrote it."""
        known = {id(part): place for place, (_, part) in enumerate(self.pieces) if part is not None}
        texts = {place: text for place, (text, _) in enumerate(self.pieces)}
        texts |= {known[id(one)]: bytes(one.to_ical()) for one in changed if id(one) in known}
        texts |= {known[id(one)]: b"" for one in left_out}
        texts[min(self.own)] = zones + texts[min(self.own)]
        texts[max(self.own)] += b"".join(bytes(one.to_ical()) for one in changed if id(one) not in known)
        return b"".join(texts[place] for place in range(len(self.pieces)))


def find_event(content: bytes, place: str, event_id: str) -> EventText | None:
    """The event of that id in the text of a calendar; None when it has none. An event without a UID, and one that
    cannot be read, has no id."""
    pieces = pieces_of(utf8(content))
    zones = [piece for piece in pieces if piece.kind == "zone"]
    parts: list[tuple[bytes, Component | None]] = [(piece.raw, None) for piece in pieces]
    own: dict[int, str] = {}
    for at, piece in enumerate(pieces):
        if piece.kind != "event" or not (uid := piece.uid) or event_id_of(place, uid) != event_id:
            continue
        read = calendar_of([*zones, piece]).walk("VEVENT")
        if read:
            parts[at], own[at] = (piece.raw, read[0]), uid
    if not own:
        return None
    places = (at for at, piece in enumerate(pieces) if piece.kind == "zone")
    return EventText(next(iter(own.values())), tuple(parts), frozenset(own), frozenset(places))


def changed(event: Component, change: Change) -> Component:
    """An event, changed."""
    if change.start is not None and change.end is not None:
        if change.all_day:
            put(event, "DTSTART", change.start.date())
            put(event, "DTEND", change.end.date() + timedelta(days=1))
        else:
            _put_times(event, change.start, change.end)
    put_texts(event, change)
    return event


def put_texts(event: Component, change: Change) -> None:
    """Change the words and the guests of an event, and say that it was changed."""
    for name, text in (("SUMMARY", change.title), ("LOCATION", change.location), ("DESCRIPTION", change.description)):
        if text is not None:
            event.pop(name, None)
            event.add(name, Text(text))
    if change.organizer:
        put_guests(event, change.organizer, change.invite, change.uninvite, ask_anew=change.start is not None)
    event.pop("LAST-MODIFIED", None)
    event.add("LAST-MODIFIED", datetime.now(UTC))
    event["SEQUENCE"] = revision_of(event) + 1


def put(event: Component, name: str, moment: date | Sequence[date], like: Any = None) -> None:
    """Set the moment, or the moments, of a property; in the zone, by the name, of the property `like`."""
    event.pop(name, None)
    event.pop("DURATION", None) if name == "DTEND" else None
    zone_name = str(getattr(like, "params", {}).get("TZID", ""))
    many = not isinstance(moment, date)
    moments = [moment] if isinstance(moment, date) else list(moment)
    if not moments:
        return
    value: Any = vDDDLists(moments) if many else vDDDTypes(moments[0])
    if not isinstance(moments[0], datetime):
        value.params["VALUE"] = "DATE"
    elif zone_name:
        value.params["TZID"] = zone_name
    event.add(name, value, encode=False)


def _put_times(event: Component, start: datetime, end: datetime) -> None:
    for name, moment in (("DTSTART", start), ("DTEND", end)):
        before = event.get(name) or event.get("DTSTART")
        at = moment_in(event, name) or moment_in(event, "DTSTART")
        zone = at.tzinfo if isinstance(at, datetime) else None
        known = isinstance(at, datetime) and zone is not None
        put(event, name, moment.astimezone(zone if known else UTC), before if known else None)
