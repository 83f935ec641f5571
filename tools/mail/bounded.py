"""The parts of a mail that anybody may have written, parsed within bounds that are checked before the parser runs.

The standard library takes time that grows with the square of some headers, with lines times nesting, and with parts;
some of its codecs raise or never end. What is beyond the bounds is not read: a mail is cut, and says so.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from email import message_from_bytes
from email.message import EmailMessage, Message
from email.parser import BytesHeaderParser
from email.policy import EmailPolicy
from typing import Any, Final

MOST_BYTES: Final = 8 << 20
MOST_PARTS: Final = 200
_MOST_LINES: Final = 150_000
_MOST_CHECKS: Final = 1_000_000
"""Lines times the boundaries that each of them is compared with."""
_LONGEST_MIME: Final = 2_000
_BOUNDARY: Final = re.compile(rb"boundary", re.IGNORECASE)
_HEADER: Final = re.compile(rb"([!-9;-~]+)[ \t]*:")
"""Matches "Subject:" and "Subject :"."""
_GAP: Final = re.compile(rb"\r?\n\r?\n|\r\r")
_MOST_HEAD: Final = 256 << 10


class _TooManyParts(Exception):
    """A mail has more parts than are read."""


class _Bounded(EmailPolicy):
    """The standard policy, which parses no header: `headers` reads them as they were written. What MIME says of a part
    is a text in which the parser finds the parameters in linear time: it asks for them again and again."""

    def header_fetch_parse(self, name: str, value: str) -> Any:
        return " ".join(value[:_LONGEST_MIME].split())


_POLICY: Final = _Bounded()


def parse_parts(raw: bytes) -> tuple[Message, bool]:
    """The parts of a mail, and whether all of it was read."""
    cut = _cut(raw)
    whole = cut is raw
    cut = _mended_head(cut)
    try:
        return message_from_bytes(cut, _class=_counted(), policy=_POLICY), whole
    except (_TooManyParts, RecursionError):
        pass
    try:
        return message_from_bytes(_few_parts(cut), _class=_counted(), policy=_POLICY), False
    except (_TooManyParts, RecursionError):
        # Parts within parts beyond reason: what the head says must do.
        return BytesHeaderParser(policy=_POLICY).parsebytes(_few_parts(cut)), False


def _cut(raw: bytes) -> bytes:
    """What of a mail is read: so many bytes and lines, and of many boundaries so many lines fewer."""
    cut = raw[:MOST_BYTES] if len(raw) > MOST_BYTES else raw
    lines = cut.count(b"\n") + 1
    if lines > _MOST_LINES:
        cut, lines = _lines_of(cut, _MOST_LINES), _MOST_LINES
    found = [match.start() for match in _BOUNDARY.finditer(cut)]
    most = max(3, _MOST_CHECKS // lines)
    return cut[: found[most]] if len(found) > most else cut


def _lines_of(raw: bytes, number: int) -> bytes:
    end = -1
    for _ in range(number):
        end = raw.index(b"\n", end + 1)
    return raw[:end]


def _few_parts(raw: bytes) -> bytes:
    """The beginning, up to a line that could begin one part too many."""
    end = -1
    for _ in range(MOST_PARTS):
        end = raw.find(b"\n--", end + 1)
        if end < 0:
            return raw
    return raw[:end]


def _counted() -> Callable[..., Message]:
    """A factory for the parts of one mail."""
    made = 0

    def make(*, policy: EmailPolicy) -> Message:
        nonlocal made
        made += 1
        # The parser makes one to see how, and one for the mail itself.
        if made > MOST_PARTS + 2:
            raise _TooManyParts
        return EmailMessage(policy=policy)

    return make


def _mended_head(raw: bytes) -> bytes:
    """A mail whose head is as the parser takes it: that ends a head at the first line that is no header, where mail
    programs pass over such a line as long as headers follow. A space before a colon goes too."""
    end = _GAP.search(raw, 0, _MOST_HEAD)
    head = raw[: end.start()] if end else b""
    lines = head.splitlines(keepends=True)
    headers = [_HEADER.match(line) for line in lines]
    last = max((place for place, header in enumerate(headers) if header), default=-1)
    kept: list[bytes] = []
    for place, (line, header) in enumerate(zip(lines, headers, strict=True)):
        if header:
            kept.append(header[1] + b":" + line[header.end() :])
        elif place > last or (kept and line[:1] in b" \t") or (not place and line.startswith(b"From ")):
            kept.append(line)
    return raw if kept == lines else b"".join(kept) + raw[len(head) :]
