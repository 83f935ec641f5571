"""The words for days, months, parts of the day and time zones, and what each of them is. Pure."""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from steward.language.word_lists import by_word


def _counted(kind: str) -> dict[str, int]:
    return {word: int(value) for word, value in by_word(kind).items()}


class PartOfDay(NamedTuple):
    """When a part of the day begins and ends, and the time in it that is meant where no hour is said; in minutes after
    midnight."""

    begin: int
    usual: int
    end: int


def _parts(kind: str) -> dict[str, PartOfDay]:
    return {word: PartOfDay(*map(int, minutes.split())) for word, minutes in by_word(kind).items()}


WEEKDAYS: Final = _counted("weekdays") | _counted("weekdays_short")
"""By name; Monday is 0."""
MONTHS: Final = _counted("months")
"""By name; January is 1."""
DAYS: Final = _counted("days")
"""How many days after today, by what it is called."""
FIXED_DAYS: Final = {
    word: (int(day[:2]), int(day[3:5]), day[5:6], int(day[6:] or 0)) for word, day in by_word("fixed_days").items()
}
"""Month and day by what the day is called, the same each year; behind ">" or "<" the weekday after or before it."""
EASTER_DAYS: Final = _counted("easter_days")
"""How many days from Easter, by what the day is called."""
TWELVES: Final = _counted("twelves")
"""The hours of noon and midnight, by their names."""
PARTS_OF_DAY: Final = _parts("parts_of_day")
"""By their names."""
COMPOUND_PARTS: Final = _parts("compound_parts")
"""The same by their names behind a weekday, in one word: "Montagabend"."""
MONTH_DAYS: Final = _counted("month_days")
"""The days of a month by their names: "first"."""
FIRST_PLACES: Final = _counted("first_places")
"""The same before the name of a weekday: "primer"."""
MINUTES_PAST: Final = _counted("minutes_past")
"""How many minutes after the hour it is, by the words before the hour."""
MINUTES_AFTER: Final = _counted("minutes_after")
"""How many minutes after the hour it is, by the words behind the hour."""
ZONES: Final = by_word("zones")
"""IANA names of time zones by their abbreviations."""
PLACES: Final = by_word("places")
"""IANA names of time zones by cities and countries that are no part of these."""
_MONTH_FIRST: Final = frozenset(("US", "UM", "PH", "FM", "MH", "PW"))
_EITHER_ORDER: Final = frozenset(("CA",))


def first_of_month(day: date, ahead: int) -> date:
    """The first day of the month so many months after that of a day. Raises ValueError beyond the calendar."""
    year, month = divmod(day.year * 12 + day.month - 1 + ahead, 12)
    return date(year, month + 1, 1)


@cache
def month_first(timezone: str) -> bool | None:
    """Whether people in a zone write the month before the day: 11/12 is 12 November. None where both do, or nobody
    lives."""
    country = "US" if timezone.startswith("US/") else _countries().get(timezone)
    return None if country in (None, *_EITHER_ORDER) else country in _MONTH_FIRST


@cache
def _countries() -> dict[str, str]:
    """The country of each zone, as the time zone database lists them."""
    table = (files("tzdata") / "zoneinfo" / "zone.tab").read_text(encoding="utf-8")
    rows = (line.split("\t") for line in table.splitlines() if not line.startswith("#"))
    return {row[2]: row[0] for row in rows}
