"""vCalendar 1.0, as phones write it, in the lines of iCalendar: quoted-printable, rules, days left out.

Used by pieces.py for the events of such a calendar. What is in the form of iCalendar already stays as it is. Pure.
"""

from __future__ import annotations

import quopri
import re
from typing import Final

from steward.language.charsets import decoded

_QUOTED: Final = re.compile(rb"^[A-Z0-9.-]{1,40};[^:\r\n]*QUOTED-PRINTABLE", re.IGNORECASE)
_CHARSET: Final = re.compile(r"CHARSET=\"?([\w.:-]{1,40})", re.IGNORECASE)
_RULE: Final = re.compile(
    r"^(MP|MD|YM|YD|D|W)(\d{1,3})((?: +[0-9A-Z+$-]{1,9})*?)(?: +(?:#(\d{1,5})|(\d{8}T\d{6}Z?|\d{8})))?$"
)
"""Matches "W2 MO TU #4", "D1 20270131T000000Z" and "MP1 1+ TU 2- SA #0"; not "FREQ=DAILY"."""
_PLACE: Final = re.compile(r"^(\d{1,3})([+-]?)$")
_WEEKDAY: Final = re.compile(r"^(MO|TU|WE|TH|FR|SA|SU)\$?$")
_TIME: Final = re.compile(r"^\d{4}\$?$")
_FREQUENCIES: Final = {"D": "DAILY", "W": "WEEKLY", "MP": "MONTHLY", "MD": "MONTHLY", "YM": "YEARLY", "YD": "YEARLY"}
_LISTS: Final = {"MD": "BYMONTHDAY", "YM": "BYMONTH", "YD": "BYYEARDAY"}
_LEFT_TO_THE_END: Final = 2
"""How often a rule fires that does not say when it ends."""


def joined(raw: bytes) -> bytes:
    """A text whose lines in quoted-printable are whole: a soft break ends none."""
    lines: list[bytes] = []
    soft = False
    for line in raw.splitlines(keepends=True):
        if soft:
            lines[-1] = lines[-1].rstrip(b"\r\n").removesuffix(b"=") + line
        else:
            lines.append(line)
        soft = line.rstrip(b"\r\n").endswith(b"=") and _QUOTED.match(lines[-1]) is not None
    return b"".join(lines)


def modern(line: str) -> str:
    """A line as iCalendar has it."""
    head, colon, value = line.partition(":")
    name, *parameters = head.split(";")
    if not colon:
        return line
    if any("QUOTED-PRINTABLE" in one.upper() for one in parameters):
        charset = _CHARSET.search(head)
        text = decoded(quopri.decodestring(value.encode()), charset[1] if charset else "utf-8")
        value = re.sub(r"\r\n|\r|\n", r"\\n", text)
    elif name.upper() in ("RRULE", "EXRULE"):
        value = _rule(value.strip())
    elif name.upper() in ("EXDATE", "RDATE"):
        value = value.replace(";", ",")
    kept = [one for one in parameters if "=" in one and not one.upper().startswith(("ENCODING=", "CHARSET="))]
    return f"{';'.join([name, *kept])}:{value}"


def _rule(value: str) -> str:
    """A rule as iCalendar has it; one that is in no known form as it is."""
    found = _RULE.match(value.upper())
    if found is None:
        return value
    kind, interval, words, count, until = found.groups()
    parts = [f"FREQ={_FREQUENCIES[kind]}", f"INTERVAL={int(interval)}"]
    listed = _listed(kind, [word for word in words.split() if not _TIME.match(word)])
    if listed is None:
        return value
    parts += [f"BYDAY={','.join(listed)}"] if listed and kind not in _LISTS else []
    parts += [f"{_LISTS[kind]}={','.join(listed)}"] if listed and kind in _LISTS else []
    if until:
        parts.append(f"UNTIL={until}")
    elif (times := _LEFT_TO_THE_END if count is None else int(count)) > 0:
        parts.append(f"COUNT={times}")
    return ";".join(parts)


def _listed(kind: str, words: list[str]) -> list[str] | None:
    """The days, or the months, of a rule: of MP each weekday with the places before it; None for what is none."""
    found: list[str] = []
    places: list[str] = []
    after_day = False
    for word in words:
        weekday, place = _WEEKDAY.match(word), _PLACE.match("1-" if (word, kind) == ("LD", "MD") else word)
        if weekday and kind not in _LISTS:
            found += [f"{one}{weekday[1]}" for one in places or [""]]
        elif place and kind not in ("D", "W"):
            places = [] if after_day else places
            (places if kind == "MP" else found).append(f"-{place[1]}" if place[2] == "-" else place[1])
        else:
            return None
        after_day = weekday is not None
    return found
