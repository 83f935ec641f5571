"""An event in words, whole: when it is, or how often it comes. Pure; both stores describe through it."""

from __future__ import annotations

from copy import deepcopy
from datetime import timedelta
from itertools import islice
from zoneinfo import ZoneInfo

import recurring_ical_events
from icalendar import Calendar, Component

from steward.tools.calendar.events import Described, Event
from steward.tools.calendar.ical import BROKEN, read_event
from steward.tools.calendar.recurrence import countable
from steward.tools.calendar.revision import EventText
from steward.tools.dates import in_words

_MOST_COUNTED = 500
_DAY = timedelta(days=1)
_YEAR = 366 * _DAY


def described(found: EventText, zone: ZoneInfo, name: str) -> Described | None:
    """The event in words; None for one without a time, or that is canceled."""
    whole = found.whole
    event = read_event(whole, zone, name)
    if event is None:
        return None
    repeats = any(part in whole for part in ("RRULE", "RDATE"))
    words = _series(found, whole, event, zone) if repeats else _once(event)
    return Described(event.title, words, name, found.sha256, repeats)


def _once(event: Event) -> str:
    last = event.end - _DAY if event.all_day else event.end
    return in_words(event.start) + (f" to {in_words(last)}" if last > event.start else "")


def _series(found: EventText, whole: Component, event: Event, zone: ZoneInfo) -> str:
    number = _occurrences(found, whole, event, zone)
    if number is None:
        return f"the whole series, from {in_words(event.start)} on"
    many = f"more than {_MOST_COUNTED}" if number > _MOST_COUNTED else str(number)
    return f"the whole series, {many} occurrence{'' if number == 1 else 's'} from {in_words(event.start)}"


def _occurrences(found: EventText, whole: Component, event: Event, zone: ZoneInfo) -> int | None:
    """How often it comes, up to one more than are counted; None where it has no end, or would take too long."""
    given = whole.get("RRULE", [])
    rules = given if isinstance(given, list) else [given]
    start = event.span(zone)[0]
    if any(not (rule.get("COUNT") or rule.get("UNTIL")) or not countable(rule, start, start + _YEAR) for rule in rules):
        return None
    try:
        calendar = Calendar()
        calendar.subcomponents = deepcopy(found.components)
        query = recurring_ical_events.of(calendar, skip_bad_series=True)
        return sum(1 for _ in islice(query.all(), _MOST_COUNTED + 1))
    except BROKEN:
        return None
