"""HTTP ranges (RFC 9110, section 14): which bytes of a body a request wants. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_ONE: Final = re.compile(
    r"bytes[ \t]*=[ \t]*(?:(?P<first>\d{1,18})-(?P<last>\d{0,18})|-(?P<suffix>\d{1,18}))[ \t]*", re.ASCII
)


@dataclass(frozen=True, slots=True)
class Span:
    """Bytes `first` to `last` of `size`, both included; all of them when nothing less was asked for. Empty (last before
    first) for a body without bytes, and for a range that lies outside."""

    first: int
    last: int
    size: int

    @property
    def length(self) -> int:
        """How many bytes that is."""
        return max(0, self.last - self.first + 1)

    @property
    def content_range(self) -> str:
        """The header of a 206, or of a 416 for a range that lies outside."""
        return f"bytes {self.first}-{self.last}/{self.size}" if self.length else f"bytes */{self.size}"


def span_of(header: str | None, size: int) -> Span | None:
    """What a Range header asks of a body of `size` bytes. None: the whole body, because there is no header, or one that
    is to be ignored (another unit, several ranges, not understood). An empty span: nothing of it is there, 416."""
    found = _ONE.fullmatch(header) if header else None
    if found is None:
        return None
    if found["suffix"] is not None:
        length = min(int(found["suffix"]), size)
        return Span(size - length, size - 1, size) if length else Span(0, -1, size)
    first, last = int(found["first"]), int(found["last"] or size - 1)
    if found["last"] and last < first:
        return None
    return Span(first, min(last, size - 1), size) if first < size else Span(0, -1, size)
