"""A "winmail.dat" as Outlook packs it, built entry by entry."""

from __future__ import annotations

import struct
from datetime import datetime


def entry(level: int, name: int, kind: int, data: bytes) -> bytes:
    """One entry with its checksum: level 1 is the message, 2 a file."""
    return struct.pack("<BHHI", level, name, kind, len(data)) + data + struct.pack("<H", sum(data) & 0xFFFF)


def text(value: str) -> bytes:
    """A text in UTF-16."""
    return value.encode("utf-16-le") + b"\0\0"


def moment(value: datetime) -> bytes:
    """A moment in UTC in steps of 100 ns since 1601."""
    return struct.pack("<Q", int((value - datetime(1601, 1, 1)).total_seconds()) * 10**7)


def prop(kind: int, name: int, data: bytes, named: int | None = None) -> bytes:
    """One MAPI property; `named` is the number it is known by where it has one of its own."""
    begin = struct.pack("<HH", kind, name)
    begin += b"" if named is None else bytes(16) + struct.pack("<II", 0, named)
    begin += struct.pack("<II", 1, len(data)) if kind in (0x1E, 0x1F, 0x102, 0x0D) else b""
    return begin + data + bytes(-len(data) % 4)


def properties(*each: bytes) -> bytes:
    """Properties with their number."""
    return struct.pack("<I", len(each)) + b"".join(each)


def packed(*entries: bytes) -> bytes:
    """The file of these entries."""
    return struct.pack("<IH", 0x223E9F78, 1) + b"".join(entries)


def a_meeting() -> bytes:
    """An invitation to "Büro" on 3 December 2026 at 13:00 UTC in Room 4, with a text and a file."""
    known = properties(
        prop(0x1F, 0x37, text("Büro")),
        prop(0x40, 0x8001, moment(datetime(2026, 12, 3, 13)), 0x820D),
        prop(0x40, 0x8002, moment(datetime(2026, 12, 3, 14)), 0x820E),
        prop(0x0B, 0x8004, b"\1\0", 0x8223),
        prop(0x1F, 0x8003, text("Room 4"), 0x8208),
    )
    return packed(
        entry(1, 0x9007, 6, struct.pack("<II", 1252, 0)),
        entry(1, 0x8008, 7, b"IPM.Microsoft Schedule.MtgReq\0"),
        entry(1, 0x9003, 6, known),
        entry(1, 0x800C, 2, "Bring Pläne.\0".encode("cp1252")),
        entry(2, 0x9002, 6, bytes(14)),
        entry(2, 0x8010, 1, b"plan~1.doc\0"),
        entry(2, 0x800F, 6, b"DATA"),
        entry(2, 0x9005, 6, properties(prop(0x1F, 0x3707, text("Plän.docx")))),
    )
