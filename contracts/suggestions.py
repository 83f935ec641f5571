"""Names that are close to one that nobody knows: "did you mean". For settings, tools, statuses and keys. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import Final

_CLOSE: Final = 0.65
"""difflib's measure of likeness from which on a name is worth showing: `STEWARD_API_PORT` for `STEWARD_API_PROT`."""
_MOST: Final = 3
_LONGEST: Final = 200
"""Nobody misspells a longer name, and comparing takes the product of both lengths."""


def closest(name: str, known: Iterable[str]) -> list[str]:
    """The names most like `name`, the likest first; the order of their words and their case do not count."""
    if len(name) > _LONGEST:
        return []
    rated = sorted(((_likeness(name, other), other) for other in known), key=lambda pair: (-pair[0], pair[1]))
    return [other for likeness, other in rated if likeness >= _CLOSE][:_MOST]


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """The question, or nothing where no name is close."""
    names = closest(name, known)
    return f"did you mean {' or '.join(names)}?" if names else ""


def _likeness(one: str, other: str) -> float:
    return max(
        SequenceMatcher(None, left, right).ratio()
        for left, right in ((one.casefold(), other.casefold()), (_sorted(one), _sorted(other)))
    )


def _sorted(name: str) -> str:
    return "_".join(sorted(name.casefold().replace("-", "_").replace(".", "_").split("_")))
