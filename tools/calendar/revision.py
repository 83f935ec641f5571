"""An event of a calendar text changed or taken out, with everything else left as others wrote it. Pure.

Both stores write through it what is not new.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from icalendar import Component

from steward.contracts.errors import ToolFailed
from steward.tools.calendar.events import Change
from steward.tools.calendar.ical import BROKEN, Text

_BEGIN = b"BEGIN:VEVENT"
_END = b"END:VEVENT"


def without_event(content: bytes, uid: str, name: str) -> bytes | None:
    """The text without the event of that uid and what was changed of single repetitions; None when it has none.

    Raises:
        ToolFailed: an event of the calendar `name` cannot be read.
    """
    parts = [(part, component) for part, component in _parts(content, name)]
    kept = [part for part, component in parts if component is None or str(component.get("UID", "")) != uid]
    return b"".join(kept) if len(kept) < len(parts) else None


def with_change(content: bytes, uid: str, change: Change, name: str) -> bytes | None:
    """The text with the event of that uid changed; None when it has none. Raises ToolFailed as `without_event`."""
    parts, found = [], False
    for part, component in _parts(content, name):
        whole = component is not None and str(component.get("UID", "")) == uid and "RECURRENCE-ID" not in component
        found = found or whole
        parts.append(bytes(_changed(component, change).to_ical()) if component is not None and whole else part)
    return b"".join(parts) if found else None


def _changed(event: Component, change: Change) -> Component:
    for name, moment in (("DTSTART", change.start), ("DTEND", change.end)):
        if moment is not None:
            before = getattr(event.pop(name, event.get("DTSTART")), "dt", None)
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


def _parts(content: bytes, name: str) -> Iterator[tuple[bytes, Component | None]]:
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
            yield block, _read(block, name)
            lines, inside = [], False
    yield b"".join(lines), None


def _read(block: bytes, name: str) -> Component:
    try:
        return Component.from_ical(block)
    except BROKEN as error:
        raise ToolFailed(f"the calendar {name} cannot be read: {error}") from error
