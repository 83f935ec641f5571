"""Recurrence rules (RFC 5545, 3.3.10) as the calendar and the reminders keep them: checked, and when they come again.

The words for them `language.moments.repeats` reads; this module refuses what happens too often, or never.
"""

from __future__ import annotations

from calendar import day_name
from datetime import UTC, datetime, timedelta
from typing import Final

import recurring_ical_events
from icalendar import Calendar, vRecur
from icalendar import Event as IcalEvent

from steward.contracts.errors import ToolFailed
from steward.language.moments.repeats import CODES, FREQUENCIES, take_repeat
from steward.language.word_lists import words_for
from steward.tools.calendar.recurrence import countable

ONCE: Final = "once"
"""What stands for no repetition, where there may have been one."""
_ONCE: Final = frozenset(words_for("no_repeat"))
_HORIZON: Final = timedelta(days=800)
_SHORTEST_MONTH: Final = 28


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


def fitted(rule: str, start: datetime) -> str:
    """The rule for what begins then: what comes every month on the 31st comes on the last day of a shorter one, and
    what comes each 29 February on the 28th of other years."""
    parsed = vRecur.from_ical(rule)
    frequency = parsed["FREQ"][0]
    if start.day <= _SHORTEST_MONTH or any(name.startswith("BY") for name in parsed):
        return rule
    days = ",".join(str(day) for day in range(_SHORTEST_MONTH, start.day + 1))
    if frequency == "MONTHLY":
        return f"{rule};BYMONTHDAY={days};BYSETPOS=-1"
    leaps = frequency == "YEARLY" and start.month == 2
    return f"{rule};BYMONTH=2;BYMONTHDAY={days};BYSETPOS=-1" if leaps else rule


def first_time(rule: str, start: datetime) -> datetime:
    """The first moment at or after `start` that the rule allows: on Monday for every Monday, when today is Friday."""
    parsed = vRecur.from_ical(rule)
    if "BYDAY" not in parsed:
        return start
    for ahead in range(_HORIZON.days):
        day = start + timedelta(days=ahead)
        if _allows(parsed, day):
            return day
    return start


def _allows(rule: vRecur, moment: datetime) -> bool:
    """Whether one of the weekdays of a rule is that of a moment: MO, the first or last of its month in 1MO and -1MO."""
    for named in map(str, rule["BYDAY"]):
        place = int(named[:-2] or 0)
        last = (moment + timedelta(days=7)).month != moment.month
        places = (0, (moment.day - 1) // 7 + 1, -1 if last else 0)
        if CODES.index(named[-2:]) == moment.weekday() and place in places:
            return True
    return False


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


def soonest_time(rule: str, known: datetime, now: datetime) -> datetime | None:
    """The first moment after `now`, at the time of day of `known` (in the user's zone), that a rule allows which says
    its days itself: every day, on Mondays, on the 15th. None of one that counts from its beginning, and of ONCE."""
    parsed = vRecur.from_ical(rule) if rule != ONCE else {}
    if not parsed or not (parsed["FREQ"] == ["DAILY"] or any(name.startswith("BY") for name in parsed)):
        return None
    # Every other Monday begins with the next one, whichever week that is in.
    each = ";".join(part for part in rule.split(";") if not part.startswith("INTERVAL="))
    today = now.astimezone(known.tzinfo).date()
    return next_time(each, datetime.combine(today - timedelta(days=1), known.timetz()), now)


def _checked(rule: str) -> str:
    try:
        parsed = vRecur.from_ical(rule)
        good = countable(parsed, datetime.now(UTC), datetime.now(UTC) + _HORIZON)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ToolFailed(f"“{rule[:60]}” is not a recurrence rule") from error
    if not good:
        raise ToolFailed(f"“{rule[:60]}” happens too often, or never")
    return rule


def in_plain_words(rule: str) -> str:
    """A recurrence rule as a sentence shows it: "every week on Monday, Thursday"."""
    parsed = vRecur.from_ical(rule)
    frequency = str(parsed["FREQ"][0])
    unit = next((unit for unit, name in FREQUENCIES.items() if name == frequency), frequency.lower())
    number = int(next(iter(parsed.get("INTERVAL", [1]))))
    every = f"every {unit}" if number == 1 else f"every {number} {unit}s"
    days = [_day_in_words(str(day)) for day in parsed.get("BYDAY", [])]
    last = max((int(day) for day in parsed.get("BYMONTHDAY", [])), default=0)
    if parsed.get("BYSETPOS") and last:
        return f"{every} on day {last}, or the last day before it"
    return every + (f" on {', '.join(days)}" if days else "")


def _day_in_words(code: str) -> str:
    place, name = int(code[:-2] or 0), day_name[CODES.index(code[-2:])]
    return name if not place else f"the last {name}" if place < 0 else f"{name} number {place} of the month"
