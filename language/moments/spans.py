"""The moments of a text: where it says days and times of day, and which they are. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time
from typing import Final, Literal

from steward.language.moments.clock import Clock
from steward.language.moments.days import Days, DayWords
from steward.language.moments.elements import elements_in
from steward.language.moments.pieces import groups, is_led, put_together, said
from steward.language.moments.reader import Sense, moment_of
from steward.language.moments.repeats import without_counted
from steward.language.moments.values import Amount, Element, Named, Number
from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of, single_words

Kind = Literal["day", "time"]
_NIGHT: Final = re.compile(rf"(?<!\w)(?:{any_of('at_night')})(?!\w)")


_HOW_OFTEN: Final = single_words("every", "every_second")
_OFTEN_LEAD: Final = re.compile(rf"(?<!\w)(?:{any_of('every')})(?: (?:{any_of('every_second')}))? $", re.I)
_LONGEST_LEAD: Final = 30
_OF_DAYS: Final = ("day", "week", "fortnight", "month", "year")


@dataclass(frozen=True, slots=True)
class MomentSpan:
    """One of them, without the word that leads to it."""

    kind: Kind
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Phrase:
    """Where a text says a moment, and whether that is a range of hours."""

    start: int
    stop: int
    time_range: bool = False


def moment_spans(text: str) -> list[MomentSpan]:
    """The days and times of day that a text says, in order; "three weeks from today" is one day. Of a long text its
    first 2,000 characters are read."""
    return [span for group in groups(text, _strong(text, elements_in(text))) for span in _spans_of(text, group)]


def _spans_of(text: str, group: Sequence[Element]) -> Iterator[MomentSpan]:
    amounts = [one for one in group if isinstance(one.value, Amount)]
    counted = amounts[:1] if _counts_from_day(text, group) else []
    for one in group:
        if isinstance(one.value, Clock | Named):
            yield MomentSpan("time", one.start, one.end)
        elif not isinstance(one.value, Amount):
            whole = [one, *counted]
            yield MomentSpan("day", min(part.start for part in whole), max(part.end for part in whole))


def _counts_from_day(text: str, group: Sequence[Element]) -> bool:
    """Whether a length in a group is counted from its day: "two days after Friday", "heute in drei Wochen"."""
    whole = put_together(text, group)
    if whole is None or len(whole.days) != 1:
        return False
    ahead = whole.amount if whole.amount is not None and whole.amount.sign > 0 else None
    return bool(whole.days[0].later) or (ahead is not None and all(unit in _OF_DAYS for _, unit in ahead.times))


def days_meant(text: str, today: date, *, past: bool = False) -> Days | None:
    """The days that a text says, all from the first to the last of them; None when it says none. A weekday is the next
    one, or with `past` the latest."""
    found = _days_named(text, today, sense="past" if past else "look")
    if not found:
        return Days(today, today) if says_night(text) else None
    return Days(min(days.first for days in found), max(days.last for days in found))


def says_night(text: str) -> bool:
    """Whether it speaks of a night."""
    return _NIGHT.search(caseless(text)) is not None


def phrases(text: str) -> list[Phrase]:
    """The moments of a text by all their words, with those for how often it comes again."""
    found = []
    text = without_counted(text)
    for group in groups(text, elements_in(text), _HOW_OFTEN):
        pieces = put_together(text, group)
        if pieces is not None and (pieces.days or pieces.times or pieces.part or pieces.amount):
            often = _OFTEN_LEAD.search(text, max(group[0].start - _LONGEST_LEAD, 0), group[0].start)
            start = often.start() if often else group[0].start
            found.append(Phrase(start, group[-1].end, time_range=pieces.time_range))
    return found


def _days_named(text: str, today: date, *, sense: Sense = "look") -> list[Days]:
    """The days of a text, in order; what the calendar does not have is left out."""
    now = datetime.combine(today, time(0), tzinfo=UTC)
    days = []
    for group in groups(text, _strong(text, elements_in(text))):
        whole = put_together(text, group)
        found = [whole] if whole is not None else [one for piece in group if (one := put_together(text, [piece]))]
        for one in found:
            with suppress(ValueError):
                if (one.days or one.amount) and (moment := moment_of(one, now, sense)) is not None:
                    days.append(moment.days or Days(moment.begin.date(), moment.begin.date()))
    return days


def _strong(text: str, elements: Sequence[Element]) -> list[Element]:
    """The pieces of a text that say a day or a time there, a bare number only where it is an hour or a date."""
    found = []
    for group in groups(text, elements):
        for one, value in zip(group, said(text, group, whole=False), strict=True):
            led = is_led(text, one) and not isinstance(value, DayWords)
            if not isinstance(value, Number) and (not one.weak or led or len(group) > 1):
                found.append(replace(one, value=value))
    return found
