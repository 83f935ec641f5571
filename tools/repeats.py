"""Words for what comes again ("every Monday", "daily") as a recurrence rule (RFC 5545, 3.3.10). Pure.

Used by the calendar and reminder tools for their `repeat`, and by tools/arguments.py, which takes such words out of a
date: "every Monday at 9" is Monday at 9, and again every week. Refuses what it would have to guess.
"""

from __future__ import annotations

import re
from calendar import day_name
from datetime import UTC, datetime, timedelta

import recurring_ical_events
from icalendar import Calendar, vRecur
from icalendar import Event as IcalEvent

from steward.contracts.errors import ToolFailed
from steward.language.days import WEEKDAYS
from steward.language.units import times_in
from steward.language.word_lists import any_of, by_word, words_for
from steward.tools.calendar.recurrence import countable
from steward.tools.clock_words import take_time
from steward.tools.dates import LONGEST_WORDS, normalised

_SHORTEST_DAY = 5
_MORNING = 7 * 60
_CODES = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
_RULES = by_word("repeats")
_DAY = rf"(?:{any_of('weekdays')})s?"
_EVERY = any_of("every")
_OTHER = any_of("every_second")
_ALWAYS = re.compile(rf"(?<![^\W\d_])({any_of('repeats')})(?![^\W\d_])")
_ON_DAYS = re.compile(
    rf"(?<![^\W\d_])(?:{_EVERY})(?P<other> (?:{_OTHER}))? "
    rf"(?P<days>{_DAY}(?:(?:, | (?:{any_of('joining')}) ){_DAY}){{0,6}})(?![^\W\d_])"
)
"""Matches "every other Monday and Thursday"; the days stay where they stand, for they also say when it begins."""
_EACH_TIME = re.compile(rf"(?<![^\W\d_])(?:{_EVERY}) (?P<other>(?:{_OTHER}) )?(?P<number>)(?P<unit>[^\W\d_]+)")
_COUNTED_TIME = re.compile(rf"(?<![^\W\d_])(?:{_EVERY}) (?P<other>)(?P<number>[^\W_]+) (?P<unit>[^\W\d_]+)")
"""Matches "every second day" and "every three days"."""
_ON_PARTS = re.compile(rf"(?<![^\W\d_])(?:{_EVERY}) (?P<part>{any_of('parts_of_day', 'twelves')})(?![^\W\d_])")
_PLURAL_DAY = re.compile(
    rf"(?<![^\W\d_])(?P<day>{'|'.join(name for name in WEEKDAYS if len(name) > _SHORTEST_DAY)})s(?![^\W\d_])"
)
"""Matches "on Mondays" and "montags"; not "tues"."""
_NAMED_DAYS = re.compile(any_of("weekdays"))
_FREQUENCIES = {"day": "DAILY", "week": "WEEKLY", "month": "MONTHLY", "year": "YEARLY"}
ONCE = "once"
"""What stands for no repetition, where there may have been one."""
_ONCE = frozenset(words_for("no_repeat"))
_HORIZON = timedelta(days=800)


def take_repeat(words: str) -> tuple[str | None, str]:
    """The recurrence rule that stands in date words, or None, and what is left of them for when it begins.

    Raises:
        ValueError: when a time is named that does not exist, such as 25:00.
    """
    text = normalised(words) if len(words) <= LONGEST_WORDS else ""
    if match := _ALWAYS.search(text):
        return _RULES[match[1]], _without(text, match.start(), match.end())
    if match := _ON_DAYS.search(text):
        days = {WEEKDAYS[name] for name in _NAMED_DAYS.findall(match["days"])}
        every = ";INTERVAL=2" if match["other"] else ""
        first = _NAMED_DAYS.search(match["days"])
        begin = first[0] if first else ""
        rest = _without(text, match.start(), match.end(), begin)
        return f"FREQ=WEEKLY{every};BYDAY={','.join(_CODES[day] for day in sorted(days))}", rest
    if match := _ON_PARTS.search(text):
        return "FREQ=DAILY", _without(text, match.start(), match.end(), match["part"])
    if match := _PLURAL_DAY.search(text):
        return f"FREQ=WEEKLY;BYDAY={_CODES[WEEKDAYS[match['day']]]}", text[: match.end() - 1] + text[match.end() :]
    for match in filter(None, (_EACH_TIME.search(text), _COUNTED_TIME.search(text))):
        times = times_in(f"{match['number'] or 1} {match['unit']}")
        if times and len(times) == 1 and times[0][1] in _FREQUENCIES:
            number = int(times[0][0]) * (2 if match["other"] else 1)
            rest = _without(text, match.start(), match.end())
            return f"FREQ={_FREQUENCIES[times[0][1]]};INTERVAL={number}", rest
    return None, words


def rule_of(words: str) -> str:
    """The recurrence rule of words, or of a rule as RFC 5545 writes it; ONCE of words for no repetition. Raises
    ToolFailed: they are neither."""
    if words.strip().casefold() in _ONCE:
        return ONCE
    given = words.strip().upper().removeprefix("RRULE:")
    if given.startswith("FREQ="):
        return _checked(given)
    try:
        rule, _ = take_repeat(words)
    except ValueError as error:
        raise ToolFailed(str(error)) from error
    if rule is None:
        raise ToolFailed(f"“{words[:60]}” does not say how often; say daily, weekdays, every Monday, or give an RRULE")
    return rule


def first_time(rule: str, start: datetime) -> datetime:
    """The first moment at or after `start` that the rule allows: on Monday for every Monday, when today is Friday."""
    parsed = vRecur.from_ical(rule)
    days = [_CODES.index(day) for day in parsed.get("BYDAY", []) if day in _CODES]
    if parsed["FREQ"] != ["WEEKLY"] or not days:
        return start
    return start + timedelta(days=min((day - start.weekday()) % 7 for day in days))


def next_time(rule: str, start: datetime, after: datetime) -> datetime | None:
    """The first moment after `after` at which what began at `start` (in the user's zone) comes again; None when it does
    not within two years."""
    event = IcalEvent()
    event.add("UID", "next")
    event.add("DTSTART", start)
    event.add("RRULE", vRecur.from_ical(rule))
    calendar = Calendar()
    calendar.add_component(event)
    starts = [found["DTSTART"].dt for found in recurring_ical_events.of(calendar).between(start, after + _HORIZON)]
    return min((begin for begin in starts if begin > after), default=None)


def _checked(rule: str) -> str:
    try:
        parsed = vRecur.from_ical(rule)
        good = countable(parsed, datetime.now(UTC), datetime.now(UTC) + _HORIZON)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ToolFailed(f"“{rule[:60]}” is not a recurrence rule") from error
    if not good:
        raise ToolFailed(f"“{rule[:60]}” happens too often, or never")
    return rule


def _without(text: str, start: int, end: int, begin: str = "") -> str:
    rest = " ".join(f"{text[:start]} {begin} {text[end:]}".split())
    clock, more = take_time(rest)
    if clock is not None and clock.either_half and clock.minute >= _MORNING and not more:
        return f"{clock.minute // 60}am"  # Every day at 8 is the morning's, however late it is now.
    return rest


def in_plain_words(rule: str) -> str:
    """A recurrence rule as a sentence shows it: "every week on Monday, Thursday"."""
    parsed = vRecur.from_ical(rule)
    frequency = str(parsed["FREQ"][0])
    unit = next((unit for unit, name in _FREQUENCIES.items() if name == frequency), frequency.lower())
    number = int(next(iter(parsed.get("INTERVAL", [1]))))
    days = [day_name[_CODES.index(day)] for day in parsed.get("BYDAY", []) if day in _CODES]
    every = f"every {unit}" if number == 1 else f"every {number} {unit}s"
    return every + (f" on {', '.join(days)}" if days else "")
