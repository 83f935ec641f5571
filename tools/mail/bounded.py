"""The parts of a mail that anybody may have written, parsed within bounds that are checked before the parser runs.

The standard library takes time that grows with the square of some headers, with lines times nesting, and with parts;
some of its codecs raise or never end. What is beyond the bounds is not read: a mail is cut, and says so.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable
from email import message_from_bytes
from email.headerregistry import HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage, Message
from email.parser import BytesHeaderParser
from email.policy import EmailPolicy
from email.utils import getaddresses
from functools import lru_cache
from typing import Any, Final

MOST_BYTES: Final = 8 << 20
MOST_PARTS: Final = 200
_MOST_LINES: Final = 150_000
_MOST_CHECKS: Final = 1_000_000
"""Lines times the boundaries that each of them is compared with."""
_LONGEST_HEADER: Final = 8_000
_LONGEST_STRUCTURED: Final = 1_000
"""Characters of a header whose parts are parsed one by one; a longer one is read as a text."""
_LONGEST_MIME: Final = 2_000
BROKEN: Final = (ValueError, IndexError, KeyError, AttributeError, TypeError, RecursionError, LookupError)
"""What the parser raises over headers that break the rules."""
_NO_TEXT: Final = frozenset({"idna", "punycode", "undefined", "unicode_escape", "raw_unicode_escape", "mbcs", "oem"})
"""Codecs of Python's own that are no charset of any mail; some raise whatever the error handling, one is quadratic."""
_KINDS: Final = HeaderRegistry().registry
_BOUNDARY: Final = re.compile(rb"boundary", re.IGNORECASE)


class _TooManyParts(Exception):
    """A mail has more parts than are read."""


class _Bounded(EmailPolicy):
    """The standard policy, for mail that anybody may have written: a header that cannot be parsed is empty."""

    def header_fetch_parse(self, name: str, value: str) -> Any:
        if name[:8].lower() == "content-":
            # As a text, whose parameters the parser finds in linear time: it asks for them again and again.
            return " ".join(value[:_LONGEST_MIME].split())
        try:
            if len(value) > _LONGEST_STRUCTURED and not _is_text(name):
                return _long(name, value[:_LONGEST_HEADER], self)
            return super().header_fetch_parse(name, value[:_LONGEST_HEADER])
        except BROKEN:
            return ""


_POLICY: Final = _Bounded()


def parse_parts(raw: bytes) -> tuple[Message, bool]:
    """The parts of a mail, and whether all of it was read."""
    cut = _cut(raw)
    try:
        return message_from_bytes(cut, _class=_counted(), policy=_POLICY), cut is raw
    except (_TooManyParts, RecursionError):
        pass
    try:
        return message_from_bytes(_few_parts(cut), _class=_counted(), policy=_POLICY), False
    except (_TooManyParts, RecursionError):
        # Parts within parts beyond reason: what the head says must do.
        return BytesHeaderParser(policy=_POLICY).parsebytes(_few_parts(cut)), False


def decoded_text(data: bytes, charset: str | None) -> str:
    """Bytes as a text in the charset that a mail names; in UTF-8 where that is none."""
    return data.decode(charset if charset and _is_charset(charset) else "utf-8", "replace")


def decoded_words(text: str) -> str:
    """A text with its encoded words (RFC 2047) decoded."""
    if "=?" not in text:
        return text
    return str(_POLICY.header_factory("Subject", text[:_LONGEST_HEADER]))


@lru_cache(maxsize=500)
def _is_charset(name: str) -> bool:
    try:
        codec = codecs.lookup(name)
        return codec.name.replace("-", "_") not in _NO_TEXT and isinstance(b"a".decode(name, "replace"), str)
    except (LookupError, ValueError):
        return False


def _is_text(name: str) -> bool:
    return issubclass(_KINDS.get(name.lower(), UnstructuredHeader), UnstructuredHeader)


def _long(name: str, value: str, policy: EmailPolicy) -> str:
    """A long header as a text: of a list of addresses each name decoded by itself, since it may hold a comma."""
    text = " ".join(value.encode("utf-8", "surrogateescape").decode("utf-8", "replace").split())
    if name.lower() not in ("from", "to", "cc", "reply-to", "sender", "bcc"):
        return str(policy.header_factory("Subject", text))
    # Pieces are read one by one, so that one that is broken costs itself alone.
    return ", ".join(_person(name, address) for name, address in getaddresses([text]) if address)


def _person(name: str, address: str) -> str:
    shown = decoded_words(name).replace("\\", "").replace('"', "")
    return f'"{shown}" <{address}>' if shown else address


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
