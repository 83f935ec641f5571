"""Files that old programs wrote into the text of a mail: uuencode, from "begin 644 plan.txt" to "end". Pure, linear.

What only looks like the beginning of one, or breaks off, is text.
"""

from __future__ import annotations

import binascii
import re
from collections.abc import Sequence
from typing import Final

_BEGIN: Final = re.compile(r"begin [0-7]{3,4} (\S.{0,199})")
_NOTHING: Final = ("`", "")
"""How the line before the end is written, which holds no bytes."""


def parted(text: str) -> tuple[str, list[tuple[str, bytes]]]:
    """A text without the files in it, and these by name."""
    if "begin " not in text:
        return text, []
    lines, kept, files = text.splitlines(), list[str](), list[tuple[str, bytes]]()
    at = 0
    while at < len(lines):
        begin = _BEGIN.fullmatch(lines[at].rstrip())
        found = _content(lines, at + 1) if begin else None
        if begin is None or found is None:
            kept.append(lines[at])
            at += 1
            continue
        data, at = found
        files.append((begin[1], data))
    return ("\n".join(kept), files) if files else (text, [])


def _content(lines: Sequence[str], at: int) -> tuple[bytes, int] | None:
    """The bytes from a line on, and the number of the line behind their end; None where they do not end."""
    data: list[bytes] = []
    while at < len(lines):
        line = lines[at].rstrip()
        at += 1
        if line == "end":
            return (b"".join(data), at) if data else None
        if line in _NOTHING:
            continue
        try:
            data.append(binascii.a2b_uu(line))
        except (binascii.Error, ValueError):
            return None
    return None
