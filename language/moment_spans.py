"""Where a text says a day or a time of day, as people write them. Pure; what they mean is read elsewhere."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

from steward.language.word_lists import any_of

Kind = Literal["day", "time"]

_DAY: Final = (
    rf"(?:(?:{any_of('next', 'this', 'last')}) )?"
    rf"(?:{any_of('weekdays', 'days', 'month_ends', 'weekend', 'week', 'month', 'next_days')})"
)
_MONTHS: Final = any_of("months")
_NUMBERED: Final = r"\d{1,2}(?:st|nd|rd|th|\.)?"
_DATE: Final = (
    rf"\d{{4}}-\d{{2}}-\d{{2}}|\d{{1,2}}\.\d{{1,2}}\.(?:\d{{2,4}})?|(?:{_MONTHS}) {_NUMBERED}"
    rf"|{_NUMBERED} (?:(?:of|de) )?(?:{_MONTHS})|\d{{1,2}}(?:st|nd|rd|th)"
)
_PART: Final = any_of("parts_of_day", "twelves")
_HALF_DAY: Final = r"(?:[ap]\.?m\.?\b)"
_CLOCK: Final = (
    rf"\d{{1,2}}[:.]\d{{2}}(?: ?(?:{_HALF_DAY}|uhr|h\b))?|\d{{1,2}} ?(?:{_HALF_DAY}|uhr\b|h\b|o'?clock)"
    rf"|(?:{any_of('minutes_past')}) \w+"
)
_NO_HOUR: Final = rf"[\w:%€$£]|[.,]\d| ?(?:{_HALF_DAY}|uhr|h\b|o'?clock)"
_BARE_HOUR: Final = rf"(?<![\w.,])(?:{any_of('at')}|a las|um) (?P<hour>\d{{1,2}})(?!{_NO_HOUR})"
_MOMENT: Final = re.compile(
    rf"(?<!\w)(?:(?P<day>(?:{_DATE}|{_DAY}))|(?P<time>(?:{_CLOCK}|{_PART})))(?!\w)|{_BARE_HOUR}", re.I
)
"""Matches tuesday, next week, the 15th, 3 December, tomorrow, 7pm, 19:30, noon, evening, and the 8 of "at 8"; not
"monthly" or an 8 alone."""
MOST: Final = 2_000


@dataclass(frozen=True, slots=True)
class MomentSpan:
    """One of them, without the word that leads to it."""

    kind: Kind
    start: int
    end: int


def moment_spans(text: str) -> list[MomentSpan]:
    """The days and times of day that a text says, in order. Of a long text its first 2,000 characters are read."""
    found: list[MomentSpan] = []
    for match in _MOMENT.finditer(text[:MOST]):
        group = match.lastgroup or "time"
        kind: Kind = "day" if group == "day" else "time"
        found.append(MomentSpan(kind, *match.span(group)))
    return found
