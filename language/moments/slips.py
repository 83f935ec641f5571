"""Slips of the finger in the names of days, months and parts of the day put right: "tomorow" is "tomorrow". Pure.

Called by the reader with words that name no moment as they stand, so that nothing that is understood is changed.
"""

from __future__ import annotations

import re

from steward.language.moments.names import DAYS, MONTHS, PARTS_OF_DAY, TWELVES, WEEKDAYS

_LEAST = 5
"""Letters; a slip in a shorter word may be any other word."""
_LEAST_FOR_ANOTHER = 6
"""Letters of a word in which one may stand for another: "match" is no slip of "march"."""
_LEAST_FOR_TWO = 7
_LONGEST = 16
_WORD = re.compile(r"[^\W\d_]+")
_NAMES = tuple(
    sorted(
        {name for names in (DAYS, MONTHS, PARTS_OF_DAY, TWELVES, WEEKDAYS) for name in names if _WORD.fullmatch(name)}
    )
)


def put_right(text: str) -> str:
    """A normalised phrase with each word that is a slip away from one name, and from no second one, as that name."""
    return _WORD.sub(_meant, text)


def _meant(match: re.Match[str]) -> str:
    typed = match[0]
    if typed in _NAMES or not _LEAST <= len(typed) <= _LONGEST:
        return typed
    near = [(slips, name) for name in _NAMES if (slips := _slips(typed, name)) is not None]
    closest = [name for slips, name in near if slips == min(near)[0]]
    return closest[0] if len(closest) == 1 else typed


def _slips(typed: str, name: str) -> int | None:
    """How many slips make the name what was typed; None when they are too many for words of that length."""
    if len(name) < _LEAST or typed[0] != name[0]:
        return None
    most = 2 if min(len(typed), len(name)) >= _LEAST_FOR_TWO else 1
    if abs(len(typed) - len(name)) > most:
        return None
    if len(typed) == len(name) < _LEAST_FOR_ANOTHER and sorted(typed) != sorted(name):
        return None
    slips = _distance(typed, name)
    return slips if slips <= most else None


def _distance(one: str, other: str) -> int:
    """Letters left out, added, taken for another, or changed places with the one beside it (Damerau, Levenshtein)."""
    rows = [list(range(len(other) + 1))]
    for i, letter in enumerate(one, start=1):
        row = [i]
        for j, its in enumerate(other, start=1):
            steps = min(row[j - 1] + 1, rows[i - 1][j] + 1, rows[i - 1][j - 1] + (letter != its))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == its:
                steps = min(steps, rows[i - 2][j - 2] + 1)
            row.append(steps)
        rows.append(row)
    return rows[-1][-1]
