"""What records of results are called, and who wrote them: in JSON, and in the texts of services that write records out.

For the words of an approval; nothing follows from a name. Pure and bounded.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from steward.contracts.base import Json
from steward.contracts.provenance import leaves

_WHO: Final = ("from", "sender", "from_email")
_WHAT: Final = ("subject", "title", "name", "filename", "file_name", "url")
_LONGEST: Final = 80
_NEAR: Final = 2_000
"""Characters before or after a place in which its record begins or ends, at most."""
_BEGINS: Final = re.compile(r"^[ \t]*- |^[ \t]*\{|\}, ?\{|\n[ \t]*\n", re.M)
"""Where a record begins in a text: an item of a list in YAML, an object in JSON, a blank line."""
_FIELD: Final = re.compile(
    r"""(?<![\w.])["']?(\w{1,20}?)_?["']?[ \t]*[:=][ \t]*(?:"([^"\n]{1,200})"|'([^'\n]{1,200})'|([^\n,}"']{1,200}))"""
)
"""A field and its value: "sender: Kim", "'title': 'Notes'"."""


def names_of_records(value: Json) -> dict[str, str]:
    """By pointer, the words that name a record: who wrote it, and what it is called."""
    who: dict[str, str] = {}
    what: dict[str, str] = {}
    for at, leaf in leaves(value):
        record, _, name = at.rpartition("/")
        if not isinstance(leaf, str) or not leaf.strip():
            continue
        if name in _WHO:
            who.setdefault(record, f"of {short(leaf)}")
        elif name in _WHAT:
            what.setdefault(record, f"“{short(leaf)}”")
    return {record: ", ".join(filter(None, [who.get(record), what.get(record)])) for record in who | what}


def names_around(text: str, place: int) -> str:
    """The same of the record in a text that a place stands in, as the text itself says."""
    named = _named(_record(text, place, place))
    return f"by its own words {named}" if named else ""


def is_id_name(name: str) -> bool:
    """Whether a field or a parameter is called as ids of things are: "id", "task_id", "taskId"."""
    return name == "id" or name.endswith(("_id", "Id"))


def name_of_id(text: str, wanted: str) -> str:
    """What a record of a text is called whose id is `wanted`; empty where none says."""
    for name, value, start, end in _fields(text):
        if is_id_name(name) and value == wanted:
            return _named(_record(text, start, end))
    return ""


def _record(text: str, start: int, end: int) -> str:
    """The record around a place, as far as it is told where it begins and ends."""
    begin, close = max(0, start - _NEAR), min(len(text), end + _NEAR)
    starts = [found.end() for found in _BEGINS.finditer(text, begin, start)]
    after = _BEGINS.search(text, end, close)
    return text[(starts or [begin])[-1] : after.start() if after else close]


def _named(record: str) -> str:
    who = what = ""
    for name, value, _, _ in _fields(record):
        if name in _WHO:
            who = who or f"of {short(value)}"
        elif name in _WHAT:
            what = what or f"“{short(value)}”"
    return ", ".join(filter(None, [who, what]))


def _fields(text: str) -> Iterator[tuple[str, str, int, int]]:
    for found in _FIELD.finditer(text):
        value = (found[2] or found[3] or found[4] or "").strip()
        if value:
            yield found[1].casefold(), value, found.start(), found.end()


def short(text: str) -> str:
    """A name, cut and without what cannot be shown."""
    plain = " ".join("".join(ch if ch.isprintable() else " " for ch in text[: 4 * _LONGEST]).split())
    return plain if len(plain) <= _LONGEST else f"{plain[:_LONGEST]}…"
