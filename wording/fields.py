"""What renderers share: the record they look at, what is known of the call, and picking fields by any of their names.

A renderer takes a record and says it in words, or gives None when the record has another shape.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import tzinfo
from math import inf
from typing import Any, TypeAlias

from contracts.base import Json
from wording.words import SHOWN_ITEMS, given, line, listing, plural

Record: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Told:
    """The call a result came from. `zone` is the reader's; None shows instants in their own offset."""

    tool: str
    args: Mapping[str, Json]
    zone: tzinfo | None = None

    def about(self, *stems: str) -> bool:
        """Whether a word of the tool's name begins with one of the stems."""
        words = re.split(r"[^a-z0-9]+", self.tool.lower())
        return any(word.startswith(stems) for word in words)

    @property
    def words(self) -> str:
        """The tool's name as words."""
        return line(re.sub(r"[_.\-]+", " ", self.tool), 80)


Renderer: TypeAlias = Callable[[Record, Told], "str | None"]


def pick(record: Mapping[str, Json], *names: str) -> Json:
    """The first of these fields that holds anything, or None."""
    return next((record[name] for name in names if given(record.get(name))), None)


def pick_number(record: Mapping[str, Json], *names: str) -> float | int | None:
    """The first of these fields that is a finite number; numbers written as text count."""
    for name in names:
        value = record.get(name)
        if isinstance(value, dict):
            value = value.get("value")
        if isinstance(value, str) and re.fullmatch(r"-?\d{1,15}(?:\.\d{1,15})?", value.strip()):
            value = float(value) if "." in value else int(value)
        if isinstance(value, int | float) and not isinstance(value, bool) and -inf < value < inf:
            return value
    return None


def pick_list(record: Mapping[str, Json], *names: str) -> list[Json] | None:
    """The first of these fields that is a list, an empty one too."""
    return next((record[name] for name in names if isinstance(record.get(name), list)), None)


def total_of(record: Mapping[str, Json], items: list[Json]) -> int:
    """How many there are in all, if the record says so; never fewer than it lists."""
    said = pick_number(
        record, "total_found", "total", "total_count", "totalResults", "total_results", "count", "row_count"
    )
    return max(int(said or 0), len(items))


def in_list(
    record: Record, items: list[Json], noun: str, words: Callable[[Json], str], *, empty: str = "", about: str = ""
) -> str:
    """The items counted and numbered, or that there are none."""
    if not items:
        return empty or f"No {plural(noun)} match."
    said = listing([words(item) for item in items[:SHOWN_ITEMS]], total_of(record, items), noun, about=about)
    return f"At least {said}" if record.get("partial") is True else said


def details(*parts: str) -> str:
    """The parts that say anything, in brackets behind a space; "" for none."""
    said = [part for part in parts if part]
    return f" ({', '.join(said)})" if said else ""
