"""An event of a calendar text changed or taken out, with everything else left as others wrote it. Pure.

Both stores write through it what is not new.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from icalendar import Component

from steward.tools.calendar.events import Change, event_id_of
from steward.tools.calendar.ical import BROKEN, Text, moment_in

_BEGIN = b"BEGIN:VEVENT"
_END = b"END:VEVENT"


@dataclass(frozen=True, slots=True)
class EventText:
    """The text of a calendar with one event of it: all pieces in order, and which of them are the event's."""

    uid: str
    pieces: tuple[tuple[bytes, Component | None], ...]
    own: frozenset[int]

    @property
    def sha256(self) -> str:
        """The hash of the event as it stands in the text, with what was changed of single repetitions."""
        return hashlib.sha256(b"".join(self.pieces[place][0] for place in sorted(self.own))).hexdigest()

    @property
    def components(self) -> list[Component]:
        """The event and what was changed of single repetitions."""
        return [part for place in sorted(self.own) if (part := self.pieces[place][1]) is not None]

    def alone(self) -> bytes:
        """The text without all other events: the event, and the time zones that it may need."""
        return b"".join(text for at, (text, part) in enumerate(self.pieces) if part is None or at in self.own)

    def without(self) -> bytes:
        """The text without the event and what was changed of single repetitions."""
        return b"".join(text for place, (text, _) in enumerate(self.pieces) if place not in self.own)

    @property
    def whole(self) -> Component:
        """The event itself, beside what was changed of single repetitions."""
        return next((part for part in self.components if "RECURRENCE-ID" not in part), self.components[0])

    def written(self, changed: Sequence[Component], left_out: Sequence[Component] = ()) -> bytes:
        """The text with components in the place of what they were, or new behind the event, and without others; the
        rest of it stays as others wrote it."""
        known = {id(part): place for place, (_, part) in enumerate(self.pieces) if part is not None}
        texts = {place: text for place, (text, _) in enumerate(self.pieces)}
        texts |= {known[id(one)]: bytes(one.to_ical()) for one in changed if id(one) in known}
        texts |= {known[id(one)]: b"" for one in left_out}
        texts[max(self.own)] += b"".join(bytes(one.to_ical()) for one in changed if id(one) not in known)
        return b"".join(texts[place] for place in range(len(self.pieces)))


def find_event(content: bytes, place: str, event_id: str) -> EventText | None:
    """The event of that id in the text of a calendar; None when it has none. An event without a UID, and one that
    cannot be read, has no id."""
    pieces = tuple(_parts(content))
    uids = {at: uid for at, (_, part) in enumerate(pieces) if part is not None and (uid := str(part.get("UID", "")))}
    own = {at: uid for at, uid in uids.items() if event_id_of(place, uid) == event_id}
    return EventText(next(iter(own.values())), pieces, frozenset(own)) if own else None


def changed(event: Component, change: Change) -> Component:
    """An event, changed."""
    if change.all_day and change.start is not None and change.end is not None:
        _put_days(event, change.start.date(), change.end.date())
    for name, moment in (("DTSTART", change.start), ("DTEND", change.end)):
        if moment is not None and not change.all_day:
            before = moment_in(event, name) or moment_in(event, "DTSTART")
            event.pop(name, None)
            zone = before.tzinfo if isinstance(before, datetime) and before.tzinfo else UTC
            event.pop("DURATION", None)
            event.add(name, moment.astimezone(zone))
    for name, text in (("SUMMARY", change.title), ("LOCATION", change.location), ("DESCRIPTION", change.description)):
        if text is not None:
            event.pop(name, None)
            event.add(name, Text(text))
    event.pop("LAST-MODIFIED", None)
    event.add("LAST-MODIFIED", datetime.now(UTC))
    event["SEQUENCE"] = int(event.get("SEQUENCE", 0)) + 1
    return event


def _put_days(event: Component, first: date, last: date) -> None:
    for name, day in (("DTSTART", first), ("DTEND", last + timedelta(days=1))):
        event.pop(name, None)
        event.pop("DURATION", None)
        event.add(name, day)


def _parts(content: bytes) -> Iterator[tuple[bytes, Component | None]]:
    """The text in pieces: each event by itself, read, and what lies between."""
    lines: list[bytes] = []
    inside = False
    for line in content.splitlines(keepends=True):
        if line.strip().upper() == _BEGIN:
            yield b"".join(lines), None
            lines, inside = [], True
        lines.append(line)
        if inside and line.strip().upper() == _END:
            block = b"".join(lines)
            yield block, _read(block)
            lines, inside = [], False
    yield b"".join(lines), None


def _read(block: bytes) -> Component | None:
    """An event; one that cannot be read stays as others wrote it."""
    try:
        return Component.from_ical(block)
    except BROKEN:
        return None
