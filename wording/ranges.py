"""What a list was asked for: the days it covers and what else it was narrowed by, in words. Pure.

An answer that says "none" names it, so that nobody takes a narrow look for the whole.
"""

from __future__ import annotations

from datetime import date, datetime, time, timedelta

from steward.contracts.base import Json
from steward.language.moments.days import Days
from steward.language.phrases import day_in_words, days_in_words
from steward.wording.asked import Asked, day_of
from steward.wording.words import line

Span = tuple[date | datetime, date | datetime]


def span_of(asked: Asked, result: Json) -> Span | None:
    """From when until when a result looked, as it says."""
    if not isinstance(result, dict):
        return None
    first, last = asked.moment(result.get("start_date")), asked.moment(result.get("end_date"))
    return (first, last) if first is not None and last is not None else None


def days_of(span: Span) -> Days:
    """The days of a span; the midnight that ends one belongs to the day before."""
    first, last = span
    if isinstance(last, datetime) and last.time() == time(0):
        last -= timedelta(days=1)
    return Days(day_of(first), day_of(last))


def span_in_words(asked: Asked, span: Span) -> str:
    """ "on Tuesday 24 November from 15:00", "from Monday 23 November to Monday 30 November"."""
    first, last = span
    days = days_of(span)
    if days.first != days.last or not isinstance(first, datetime) or not isinstance(last, datetime):
        return days_in_words(asked.lang, [days.first, days.last], asked.today)
    day = day_in_words(asked.lang, days.first, asked.today)
    if last.time() == time(0):
        return asked.say("on_day_from", day=day, time=f"{first:%H:%M}")
    return asked.say("on_day_from_to", day=day, time=f"{first:%H:%M}", end=f"{last:%H:%M}")


def narrowed(asked: Asked) -> str:
    """What the call asked for besides days: a sender, words, a status."""
    parts = []
    if isinstance(name := asked.args.get("from_email"), str) and name:
        parts.append(asked.say("from_sender", name=line(name, 80)))
    if isinstance(query := asked.args.get("query"), str) and query:
        parts.append(asked.say("about_topic", words=line(query, 80)))
    return "".join(f" {part}" for part in parts)
