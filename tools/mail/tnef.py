"""What Outlook packs into "winmail.dat" (TNEF): text, files and the meeting that it invites to.

A reader of its own: `tnefparse` copies the rest of the file for each entry and believes every count, so that a short
hostile file keeps it busy for ever. This one reads each byte once and stops at what does not fit.
Formats: [MS-OXTNEF], [MS-OXCDATA] and, for the text, [MS-OXRTFCP].
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from compressed_rtf import decompress
from striprtf.striprtf import rtf_to_text

from steward.language.charsets import decoded
from steward.tools.mail.html_text import html_text
from steward.tools.mail.invitations import EventText, Meeting

_SIGNATURE: Final = 0x223E9F78
_MOST_FILES: Final = 100
_MOST_PROPERTIES: Final = 5_000
_LONGEST_RTF: Final = 1 << 20
_MESSAGE, _ATTACHMENT = 1, 2
_CLASS, _SUBJECT, _BODY, _START, _END = 0x8008, 0x8004, 0x800C, 0x0006, 0x0007
_TITLE, _DATA, _NEXT_FILE, _FILE_PROPERTIES, _PROPERTIES, _CODE_PAGE = 0x8010, 0x800F, 0x9002, 0x9005, 0x9003, 0x9007
_P_SUBJECT, _P_BODY, _P_HTML, _P_RTF, _P_CODE_PAGE = 0x0037, 0x1000, 0x1013, 0x1009, 0x3FDE
_P_DATA, _P_LONG_NAME, _P_NAME, _P_SHOWN_NAME = 0x3701, 0x3707, 0x3704, 0x3001
_LID_LOCATION, _LID_START, _LID_END, _NAMED = 0x8208, 0x820D, 0x820E, 0x8000
_WIDTHS: Final = {0x02: 4, 0x03: 4, 0x04: 4, 0x05: 8, 0x06: 8, 0x07: 8, 0x0A: 4, 0x0B: 4, 0x14: 8, 0x40: 8, 0x48: 16}
"""Bytes that a value of each type takes, filled up to four."""
_COUNTED: Final = frozenset({0x0D, 0x1E, 0x1F, 0x102})
_SIXTEEN_BITS: Final = 0x1F
_OBJECT: Final = 0x0D
_MANY: Final = 0x1000


@dataclass(frozen=True, slots=True)
class Packed:
    """Text, files by name, and the invitation in words."""

    text: str = ""
    files: tuple[tuple[str, bytes], ...] = ()
    event: EventText = field(default_factory=EventText)


@dataclass(slots=True)
class _Reading:
    """What is read so far."""

    entries: dict[int, bytes] = field(default_factory=dict)
    properties: dict[int, Any] = field(default_factory=dict)
    files: list[dict[str, bytes]] = field(default_factory=list)


def read_tnef(data: bytes) -> Packed | None:
    """What is packed in these bytes, as far as they can be read; None where they are something else."""
    if len(data) < 6 or struct.unpack_from("<I", data)[0] != _SIGNATURE:
        return None
    reading = _Reading()
    for level, name, value in _entries(data):
        if level == _ATTACHMENT or name == _NEXT_FILE:
            _read_file_entry(reading.files, name, value)
        elif name == _PROPERTIES:
            reading.properties.update(_properties(value))
        else:
            reading.entries.setdefault(name, value)
    charset = _charset(reading)
    files = [(_name(file, charset), file["data"]) for file in reading.files if file.get("data")]
    return Packed(_text(reading, charset), tuple(files), _event(reading, charset))


def _entries(data: bytes) -> Iterator[tuple[int, int, bytes]]:
    """Level, name and bytes of each entry; a checksum follows each."""
    at = 6
    while at + 9 <= len(data):
        level, name, _, length = struct.unpack_from("<BHHI", data, at)
        if level not in (_MESSAGE, _ATTACHMENT) or at + 9 + length > len(data):
            return
        yield level, name, data[at + 9 : at + 9 + length]
        at += 11 + length


def _read_file_entry(files: list[dict[str, bytes]], name: int, value: bytes) -> None:
    if name == _NEXT_FILE and len(files) < _MOST_FILES:
        files.append({})
    elif not files:
        return
    elif name == _TITLE:
        files[-1]["title"] = value.rstrip(b"\0")
    elif name == _DATA:
        files[-1]["data"] = value
    elif name == _FILE_PROPERTIES:
        known = _properties(value)
        for key in (_P_LONG_NAME, _P_NAME, _P_SHOWN_NAME):
            if isinstance(found := known.get(key), bytes) and found:
                files[-1]["name"] = found
                break
        if isinstance(inner := known.get(_P_DATA), bytes) and "data" not in files[-1]:
            files[-1]["data"] = inner[16:] if len(inner) > 16 else inner


def _properties(data: bytes) -> dict[int, Any]:
    """The properties by their number, those with names by the number they are named by. Text is in UTF-8."""
    found: dict[int, Any] = {}
    with suppress(struct.error, IndexError):
        (count,) = struct.unpack_from("<I", data)
        at = 4
        for _ in range(min(count, _MOST_PROPERTIES)):
            kind, name = struct.unpack_from("<HH", data, at)
            at += 4
            if name >= _NAMED:
                name, at = _named(data, at)
            value, at = _value(data, at, kind)
            if name not in found:
                found[name] = value
    return found


def _named(data: bytes, at: int) -> tuple[int, int]:
    """The number of a property with a name, 0 for one that is named by a text, and where it ends."""
    by_text, number = struct.unpack_from("<II", data, at + 16)
    at += 24
    return (0, at + number + -number % 4) if by_text else (number, at)


def _value(data: bytes, at: int, kind: int) -> tuple[Any, int]:
    """The first value of a property, and where the property ends."""
    many, kind = bool(kind & _MANY), kind & ~_MANY
    counted = kind in _COUNTED
    number = 1
    if many or counted:
        (number,) = struct.unpack_from("<I", data, at)
        at += 4
    values: list[Any] = []
    for _ in range(min(number, _MOST_PROPERTIES)):
        length = _WIDTHS.get(kind, 4)
        if counted:
            (length,) = struct.unpack_from("<I", data, at)
            at += 4
        value = data[at : at + length]
        if len(value) < length:
            raise IndexError
        if kind == _SIXTEEN_BITS:
            value = value.decode("utf-16-le", "replace").rstrip("\0").encode()
        values.append(value)
        at += length + -length % 4
    return (values[0] if values else b""), at


def _charset(reading: _Reading) -> str:
    """The charset of texts in bytes."""
    for value in (reading.properties.get(_P_CODE_PAGE), reading.entries.get(_CODE_PAGE)):
        if isinstance(value, bytes) and len(value) >= 4:
            return f"cp{struct.unpack_from('<I', value)[0]}"
    return "cp1252"


def _name(file: dict[str, bytes], charset: str) -> str:
    name = decoded(file.get("name") or file.get("title") or b"", charset)
    return " ".join("".join(ch if ch.isprintable() else " " for ch in name).split())[:200]


def _words(value: Any, charset: str) -> str:
    return decoded(value.rstrip(b"\0"), charset).strip() if isinstance(value, bytes) else ""


def _text(reading: _Reading, charset: str) -> str:
    """The text: as it is, else of its HTML, else of its RTF."""
    plain = _words(reading.entries.get(_BODY) or reading.properties.get(_P_BODY), charset)
    if plain:
        return plain
    if page := _words(reading.properties.get(_P_HTML), charset):
        return html_text(page)
    packed = reading.properties.get(_P_RTF)
    if not isinstance(packed, bytes) or len(packed) < 16 or struct.unpack_from("<I", packed, 4)[0] > _LONGEST_RTF:
        return ""
    with suppress(Exception):
        to_text: Callable[..., str] = rtf_to_text
        return to_text(decompress(packed).decode("ascii", "replace"), errors="replace").strip()
    return ""


def _event(reading: _Reading, charset: str) -> EventText:
    """The meeting, where the message is an invitation or an answer to one."""
    kind = _words(reading.entries.get(_CLASS), "cp1252").lower()
    if "schedule.meeting" not in kind and "microsoft schedule" not in kind and "appointment" not in kind:
        return EventText()
    known, entries = reading.properties, reading.entries
    start = _filetime(known.get(_LID_START)) or _date(entries.get(_START))
    meeting = Meeting(
        _words(known.get(_P_SUBJECT) or entries.get(_SUBJECT), charset) or "(no title)",
        "Canceled" if "cancel" in kind else "Answer to an invitation" if "resp" in kind else "Invitation",
        start,
        _filetime(known.get(_LID_END)) or _date(entries.get(_END)),
        place=_words(known.get(_LID_LOCATION), charset),
    )
    return EventText(str(meeting), (meeting.time,) if meeting.time else ())


def _filetime(value: Any) -> datetime | None:
    """A moment in steps of 100 ns since 1601."""
    if not isinstance(value, bytes) or len(value) != 8:
        return None
    with suppress(OverflowError):
        return datetime(1601, 1, 1, tzinfo=UTC) + timedelta(microseconds=struct.unpack("<Q", value)[0] // 10)
    return None


def _date(value: Any) -> datetime | None:
    """A moment as seven numbers of 16 bits; its zone is not written."""
    if not isinstance(value, bytes) or len(value) < 12:
        return None
    with suppress(ValueError):
        return datetime(*struct.unpack_from("<6H", value))
    return None
