"""An event in words, whole: when it is, or how often it comes. Pure; both stores describe through it."""

from __future__ import annotations

from copy import deepcopy
from datetime import date, timedelta
from itertools import islice
from zoneinfo import ZoneInfo

import recurring_ical_events
from icalendar import Calendar, Component

from steward.language.moments.written import in_words as moment_in_words
from steward.language.moments.written import span_in_words
from steward.language.phrases import phrase
from steward.tools.calendar.events import Described, Event
from steward.tools.calendar.ical import BROKEN, read_event
from steward.tools.calendar.recurrence import countable
from steward.tools.calendar.revision import EventText

_MOST_COUNTED = 500
_DAY = timedelta(days=1)
_YEAR = 366 * _DAY


def described(found: EventText, zone: ZoneInfo, name: str) -> Described | None:
    """The event as a human is shown it; None for one without a time, or that is canceled."""
    whole = found.whole
    event = read_event(whole, zone, name)
    if event is None:
        return None
    repeats = any(part in whole for part in ("RRULE", "RDATE"))
    times = _occurrences(found, whole, event, zone) if repeats else None
    last = event.end - _DAY if event.all_day else event.end
    return Described(event.title, event.start, last, name, found.sha256, repeats, times)


def in_words(event: Described, lang: str, today: date | None) -> str:
    """When an event is or, of one that repeats, how often it comes."""
    if not event.repeats:
        return span_in_words(event.start, event.last, lang, today)
    when = moment_in_words(event.start, lang, today)
    if event.times is None:
        return phrase(lang, "whole_series", when=when)
    many = phrase(lang, "more_than", count=_MOST_COUNTED) if event.times > _MOST_COUNTED else event.times
    return phrase(lang, "whole_series_of", count=many, when=when)


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
