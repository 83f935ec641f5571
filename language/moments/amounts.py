"""The lengths of time in a text: how long something takes, or how far away it is. Pure."""

from __future__ import annotations

import re
from typing import Final

from steward.language.moments.values import Amount, Element, Times
from steward.language.unicode_text import caseless
from steward.language.units import times_in, units_of_time
from steward.language.word_lists import any_of, words_for

_AHEAD: Final = re.compile(rf"(?<!\w)(?:{any_of('ahead')})\s+$", re.I)
_NEXT_LEAD: Final = re.compile(rf"(?<!\w)(?:{any_of('next')})\s+$", re.I)
_LAST_LEAD: Final = re.compile(rf"(?<!\w)(?:{any_of('last')})\s+$", re.I)
_AGO_LEAD: Final = re.compile(rf"(?<!\w)(?:{any_of('ago_leads')})\s+$", re.I)
_FROM_NOW: Final = re.compile(rf"\s+(?:{any_of('from_now')})\b", re.I)
_AGO: Final = re.compile(rf"\s+(?:{any_of('ago')})\b", re.I)
_WORDS_OF_AMOUNT: Final = 6
_MOST_UNITS: Final = 4
_LONGEST: Final = 80
"""Characters of one length."""
_REST_OF_AMOUNT: Final = re.compile(
    rf"\s*(?:{any_of('half_more', 'quarter_more')})\b|(?<=h) ?\d{{1,2}}\b(?![:.])", re.I
)
_SHORT_UNIT: Final = re.compile(r"\d ?[a-z]$", re.I)
"""Matches "9h", which may be a time of day; "9 hours" is none."""
_WORD: Final = re.compile(r"\S+")
_NUMBER_JOINTS: Final = frozenset(words_for("number_joints"))
_LEAD_LENGTH: Final = 12


def amounts_in(text: str) -> list[Element]:
    """The lengths of time of a text: "two hours and a half", "3 days ago", "in 90 minutes"."""
    found: list[tuple[int, int, Times]] = []
    for _, end in units_of_time(text):
        stop, place, last = _more(text, end), max(end - _LONGEST, 0), found[-1] if found else None
        near = last is not None and last[0] >= place and len(last[2]) < _MOST_UNITS
        if last is not None and near and (times := times_in(text[last[0] : stop])) is not None:
            found[-1] = (last[0], stop, tuple(times))
            continue
        place = max(place, last[1]) if last is not None else place
        words = [match for match in _WORD.finditer(text, place, end) if caseless(match[0]) not in _NUMBER_JOINTS]
        for word in words[-_WORDS_OF_AMOUNT:]:
            if (times := times_in(text[word.start() : stop])) is not None:
                found.append((word.start(), stop, tuple(times)))
                break
    return [one for start, end, times in found if (one := _amount(text, start, end, times)) is not None]


def _more(text: str, end: int) -> int:
    """Where a length ends whose last unit ends there: behind "and a half", or the minutes of "1h30"."""
    more = _REST_OF_AMOUNT.match(text, end)
    return more.end() if more else end


def _amount(text: str, start: int, end: int, times: Times) -> Element | None:
    before = text[max(start - _LEAD_LENGTH, 0) : start]
    for sign, lead_words in ((1, _NEXT_LEAD), (-1, _LAST_LEAD)):
        if (lead := lead_words.search(before)) is not None:
            return Element(start - len(lead[0]), end, Amount(times, sign, whole=True))
    if (lead := _AHEAD.search(before)) is not None:
        return Element(start - len(lead[0]), end, Amount(times, 1))
    if (after := _FROM_NOW.match(text, end)) is not None:
        return Element(start, after.end(), Amount(times, 1))
    if (after := _AGO.match(text, end)) is not None:
        return Element(start, after.end(), Amount(times, -1))
    if (lead := _AGO_LEAD.search(before)) is not None and lead[0].strip():
        return Element(start - len(lead[0]), end, Amount(times, -1))
    short = _SHORT_UNIT.search(text[start:end]) is not None
    return None if short else Element(start, end, Amount(times), weak=True)
