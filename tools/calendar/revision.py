"""An event of a calendar text changed or taken out, with everything else left as others wrote it. Pure.

Both stores write through it what is not new.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from icalendar import Component

from steward.tools.calendar.events import Change
from steward.tools.calendar.ical import BROKEN, Text, moment_in

_BEGIN = b"BEGIN:VEVENT"
_END = b"END:VEVENT"


def without_event(content: bytes, uid: str) -> bytes | None:
    """The text without the event of that uid and what was changed of single repetitions; None when it has none."""
    parts = [(part, component) for part, component in _parts(content)]
    kept = [part for part, component in parts if component is None or str(component.get("UID", "")) != uid]
    return b"".join(kept) if len(kept) < len(parts) else None


def with_change(content: bytes, uid: str, change: Change) -> bytes | None:
    """The text with the event of that uid changed; None when it has none."""
    parts, found = [], False
    for part, component in _parts(content):
        whole = component is not None and str(component.get("UID", "")) == uid and "RECURRENCE-ID" not in component
        found = found or whole
        parts.append(bytes(_changed(component, change).to_ical()) if component is not None and whole else part)
    return b"".join(parts) if found else None


def _changed(event: Component, change: Change) -> Component:
    for name, moment in (("DTSTART", change.start), ("DTEND", change.end)):
        if moment is not None:
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
