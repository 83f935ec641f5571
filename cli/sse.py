"""Reading server-sent events: lines in, events out.

Used by the client for live views; holds no connection of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ServerEvent:
    """One event of the stream. `id` is the last one seen, as the standard has it; `data` is the text as sent."""

    event: str
    data: str
    id: str | None


def parse_events(lines: Iterable[str]) -> Iterator[ServerEvent]:
    """The events of a stream of lines without their ends. A comment (a keep-alive ping) comes out as an event without
    name and data, so that the reader gets to look at its clock. Unknown fields are skipped; an event that the stream
    cuts off before its blank line is dropped, as the standard says."""
    event, data, last_id = "", list[str](), None
    for line in lines:
        if not line:
            if data:
                yield ServerEvent(event or "message", "\n".join(data), last_id)
            event, data = "", []
            continue
        if line.startswith(":"):
            yield ServerEvent("", "", last_id)
            continue
        field, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if field == "event":
            event = value
        elif field == "data":
            data.append(value)
        elif field == "id" and "\0" not in value:
            last_id = value
