"""Days that a record means by words that count from its own: "until Wednesday" in a mail of Tuesday 24 November is the
25th. Pure and bounded."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from itertools import islice, product
from typing import Final

from steward.contracts.base import Json
from steward.language.moments.days import Days
from steward.language.moments.spans import days_meant, moment_spans
from steward.language.moments.written import moment_of

_MOST_RECORDS: Final = 40
_MOST_DAYS: Final = 4
_MOST_SPANS: Final = 12
_LONGEST: Final = 2_000


def days_told(result: Json) -> Iterator[date]:
    """The days that the texts of records mean, each read from the days that its record is of."""
    for record in islice(_records(result), _MOST_RECORDS):
        texts = [value for value in record.values() if isinstance(value, str)]
        moments = list(islice(filter(None, map(moment_of, texts)), _MOST_DAYS))
        days = dict.fromkeys(date(moment.year, moment.month, moment.day) for moment in moments)
        for text in texts if days else ():
            yield from days_from(text, *days)


def days_from(text: str, *days: date) -> Iterator[date]:
    """The days that a text means if it is said on one of these: those to come, and those that are over."""
    if moment_of(text) is not None:
        return
    for span in islice(moment_spans(text[:_LONGEST]), _MOST_SPANS):
        for today, past in product(days, (False, True)) if span.kind == "day" else ():
            meant = _meant(text[span.start : span.end], today, past=past)
            if meant is not None:
                yield from (meant.first, meant.last)


def _meant(words: str, today: date, *, past: bool) -> Days | None:
    try:
        return days_meant(words, today, past=past)
    except (ValueError, OverflowError):
        # The calendar has no such day.
        return None


def _records(value: Json) -> Iterator[dict[str, Json]]:
    """The objects of a JSON value, the outer first."""
    if isinstance(value, dict):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _records(inner)
