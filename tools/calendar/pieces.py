"""The text of a calendar in pieces, as other programs write it: events, time zones, and what lies between. Pure.

A piece is looked at by itself, so that a bad line, a cut end or a foreign charset costs its own event alone, and so
that of some thousand events only those near a look are parsed. expansion.py reads, revision.py writes through it.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final, Literal

from steward.language.charsets import detected
from steward.tools.calendar.vcalendar import joined, modern

Kind = Literal["event", "zone", "cut", "other"]

_OPEN: Final = {b"BEGIN:VEVENT": "event", b"BEGIN:VTIMEZONE": "zone"}
_CLOSE: Final = {"event": b"END:VEVENT", "zone": b"END:VTIMEZONE"}
_BOMS: Final = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
_FOLD: Final = re.compile(rb"\r?\n[ \t]")
_DATED: Final = re.compile(r"^(?P<name>DTSTART|DTEND)(?:;[^:\r\n]*+)?:(?P<day>\d{8})", re.MULTILINE | re.IGNORECASE)
_VALUE: Final = r"^{}(?:;(?:[^\":\r\n]|\"[^\"\r\n]*\")*+)?:(.*)$"
_UID: Final = re.compile(_VALUE.format("UID"), re.MULTILINE | re.IGNORECASE)
_TITLE: Final = re.compile(_VALUE.format("SUMMARY"), re.MULTILINE | re.IGNORECASE)
_SPREAD: Final = re.compile(r"^(?:RRULE|RDATE|RECURRENCE-ID|DURATION)[;:]", re.MULTILINE | re.IGNORECASE)
_MOMENT: Final = re.compile(
    r"^(DTSTART|DTEND|RECURRENCE-ID)(;.*)?:[ \t]?(\d{4})-?(\d\d)-?(\d\d)"
    r"(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?(?:\.\d{1,9})?(Z)?)?[ \t]?$",
    re.IGNORECASE,
)
"""Matches "DTSTART:2027-01-04T09:00:00Z" and "DTEND;TZID=(UTC+01:00) Rome, Bern:20270104T090000"; not "DTSTAMP:"."""
_DATES: Final = re.compile(
    r"^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)((?:;(?:[^\":]|\"[^\"]*\")*+)?):(.*)$", re.IGNORECASE
)
"""Matches every line of moments, split at its parameters."""
_RULE: Final = re.compile(r"^(?:RRULE|EXRULE)[;:]", re.IGNORECASE)
_ZONE: Final = re.compile(r";TZID=(?:\"[^\"]*\"|[^;:]*)", re.IGNORECASE)
_VENDOR: Final = re.compile(r"(?<=;TZID=)/[^/\";:]+/[^/\";:]+/(?=[A-Z][a-z]+/[A-Z])")
"""Matches the "/mozilla.org/20050126_1/" before "Europe/Berlin"."""
_ZONE_OF_ALL: Final = re.compile(_VALUE.format("X-WR-TIMEZONE"), re.MULTILINE | re.IGNORECASE)
_OFFSET_OF_ALL: Final = re.compile(r"^TZ:([+-]\d\d):?(\d\d)?[ \t]*$", re.MULTILINE | re.IGNORECASE)
_OLD: Final = re.compile(r"^VERSION:1\.0[ \t]*$", re.MULTILINE | re.IGNORECASE)
_SUMMER: Final = re.compile(r"^DAYLIGHT:TRUE", re.MULTILINE | re.IGNORECASE)
_BARE_ZONE: Final = re.compile(r"(?<=;TZID=)[^\";]*[:,][^\";]*", re.IGNORECASE)
_ESCAPED: Final = re.compile(r"\\([,;\\nN])")
_DAY: Final = timedelta(days=1)
_GUESSED: Final = 10
"""How many bytes beyond ASCII tell a charset; of fewer it is the one of the West."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a calendar as its bytes stand there."""

    kind: Kind
    raw: bytes
    charset: str = "cp1252"
    """What it is read as where it is not UTF-8."""
    zone: str = ""
    """The zone of its calendar, in which times stand that name none."""
    old: bool = False
    """Whether its calendar is in vCalendar 1.0."""

    @property
    def text(self) -> str:
        """Its words, with every folded line made one, no line that is none (RFC 5545, 3.1) and its moments as the
        standard has them."""
        raw = _FOLD.sub(b"", joined(self.raw) if self.old else self.raw)
        lines = (_decoded(line, self.charset) for line in raw.splitlines() if line.strip())
        modern_lines = map(modern, lines) if self.old else lines
        return "".join(f"{_in_zone(_standard(line), self.zone)}\r\n" for line in modern_lines)

    @property
    def uid(self) -> str:
        """The UID of an event; empty where it has none."""
        return _unescaped(_UID, self.text)

    @property
    def title(self) -> str:
        """The title of an event; empty where it has none."""
        return _unescaped(_TITLE, self.text)

    def may_meet(self, first: date, last: date) -> bool:
        """Whether an event may lie on a day from `first` to `last`; False only where its dates say that it does not."""
        text = self.text
        if _SPREAD.search(text):
            return True
        days = {match["name"].upper(): match["day"] for match in _DATED.finditer(text)}
        try:
            start = _day(days["DTSTART"])
            end = _day(days.get("DTEND", days["DTSTART"]))
            return start <= last + _DAY and max(start, end) >= first - _DAY
        except (KeyError, ValueError, OverflowError):
            return True


def utf8(content: bytes) -> bytes:
    """A calendar in UTF-16 as UTF-8, and one that begins with a mark of its charset without it; others as they are."""
    for mark, charset in _BOMS:
        if content.startswith(mark):
            rest = content[len(mark) :]
            return rest if charset == "utf-8" else rest.decode(charset, "replace").encode()
    for charset, begin in (("utf-16-le", b"B\0E\0G\0"), ("utf-16-be", b"\0B\0E\0G")):
        if content.startswith(begin):
            return content.decode(charset, "replace").encode()
    return content


def pieces_of(content: bytes) -> tuple[Piece, ...]:
    """The pieces of a calendar's text in order: together they are the text."""
    charset = _charset_of(content)
    pieces: list[Piece] = []
    zone, old = "", False
    for kind, raw in _split(content):
        if kind == "other" and b"BEGIN:VCALENDAR" in raw.upper():
            zone, old = _head(_decoded(raw, charset))
        if raw:
            own = (zone, old) if kind == "event" else ("", False)
            pieces.append(Piece(kind, raw, charset, *own))
    return tuple(pieces)


def _head(text: str) -> tuple[str, bool]:
    """What the head of a calendar says of its times, and whether it is in vCalendar 1.0."""
    text = "\n".join(text.splitlines())
    old = _OLD.search(text) is not None
    if zone := _ZONE_OF_ALL.search(text):
        return zone[1].strip().replace('"', ""), old
    offset = _OFFSET_OF_ALL.search(text) if old and not _SUMMER.search(text) else None
    return f"UTC{offset[1]}:{offset[2] or '00'}" if offset else "", old


def _split(content: bytes) -> Iterator[tuple[Kind, bytes]]:
    lines: list[bytes] = []
    kind: Kind = "other"
    for line in content.splitlines(keepends=True):
        mark = line.strip().upper()
        if mark in _OPEN or (kind != "other" and mark in (b"BEGIN:VCALENDAR", b"END:VCALENDAR")):
            yield "cut" if kind != "other" else "other", b"".join(lines)
            lines = []
            kind = "event" if _OPEN.get(mark) == "event" else "zone" if mark in _OPEN else "other"
        lines.append(line)
        if kind != "other" and mark == _CLOSE[kind]:
            yield kind, b"".join(lines)
            lines, kind = [], "other"
    yield "cut" if kind != "other" else "other", b"".join(lines)


def _charset_of(content: bytes) -> str:
    """The charset of the lines that are not UTF-8."""
    try:
        content.decode()
        return "cp1252"
    except UnicodeDecodeError:
        odd = b"\n".join(line for line in _FOLD.sub(b"", content).splitlines() if _is_odd(line))
    if sum(byte > 127 for byte in odd) < _GUESSED:
        return "cp1252"
    return detected(odd) or "cp1252"


def _is_odd(line: bytes) -> bool:
    try:
        line.decode()
    except UnicodeDecodeError:
        return True
    return False


def _decoded(line: bytes, charset: str) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError:
        try:
            return line.decode(charset)
        except UnicodeDecodeError:
            return line.decode("latin-1")


def _standard(line: str) -> str:
    """A line that says a moment as ISO 8601, without seconds, or in a zone whose name is not quoted, as it should; a
    rule without blanks."""
    found = _MOMENT.match(line) if line[:1] in "DRdr" else None
    if found is None:
        return line.replace(" ", "") if _RULE.match(line) else line
    name, parameters, year, month, day, hour, minute, second, utc = found.groups()
    clock = f"T{hour}{minute}{'59' if second == '60' else second or '00'}{'Z' if utc else ''}" if hour else ""
    quoted = _BARE_ZONE.sub(lambda zone: f'"{zone[0]}"', parameters or "")
    return f"{name}{quoted}:{year}{month}{day}{clock}"


def _in_zone(line: str, zone: str) -> str:
    """A line of moments with the zone of its calendar where it names none, and with none where they are in UTC."""
    found = _DATES.match(line) if line[:1] in "DREdre" else None
    if found is None or "T" not in found[3].upper():
        return line
    name, parameters, value = found[1], _VENDOR.sub("", found[2]), found[3]
    if value.rstrip().upper().endswith("Z"):
        parameters = _ZONE.sub("", parameters)
    elif zone and not _ZONE.search(parameters):
        parameters += f';TZID="{zone}"'
    return f"{name}{parameters}:{value}"


def _unescaped(pattern: re.Pattern[str], text: str) -> str:
    found = pattern.search(text)
    return _ESCAPED.sub(lambda mark: "\n" if mark[1] in "nN" else mark[1], found[1].strip()) if found else ""


def _day(digits: str) -> date:
    return date(int(digits[:4]), int(digits[4:6]), int(digits[6:8]))
