"""Moments that an expectation names relative to today (`@tomorrow 09:00`), and whether an argument means the same one.

Used by the matchers alone. An argument is an instant already, or words that the product's own reading resolves.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Final

from steward.language.moments.reader import resolve

_WEEKDAYS: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_AHEAD: Final = re.compile(r"in (\d{1,5}) ?(m|h|d)")
"""in 15m, in 2h, in 3d; not: in a while."""
_DAY: Final = re.compile(r"(today|tomorrow|\+(\d{1,4})d|[a-z]+day|\d{4}-\d{2}-\d{2})(?: (\d{1,2}):(\d{2}))?")
"""tomorrow, +3d 9:00, friday 18:30, 2026-12-24; not: 9:00, next week."""
_UNITS: Final = {"m": timedelta(minutes=1), "h": timedelta(hours=1), "d": timedelta(days=1)}
_NEAR: Final = timedelta(minutes=2)


@dataclass(frozen=True, slots=True)
class Moment:
    """`ahead` of now, or a `day` (as written) with or without a time of day."""

    ahead: timedelta | None = None
    day: str = ""
    clock: time | None = None

    def is_meant_by(self, value: object, now: datetime) -> bool:
        """Whether an argument given at `now` (in the user's zone) is this moment; without a time the day counts."""
        found = _instant(value, now)
        if found is None:
            return False
        if self.ahead is not None:
            return abs(found - (now + self.ahead)) <= _NEAR
        same_time = self.clock is None or (found.hour, found.minute) == (self.clock.hour, self.clock.minute)
        return found.date() == self._date(now.date()) and same_time

    def _date(self, today: date) -> date:
        if self.day in _WEEKDAYS:
            return today + timedelta(days=(_WEEKDAYS.index(self.day) - today.weekday() - 1) % 7 + 1)
        if self.day.startswith("+"):
            return today + timedelta(days=int(self.day[1:-1]))
        if self.day in ("today", "tomorrow"):
            return today + timedelta(days=self.day == "tomorrow")
        return date.fromisoformat(self.day)


def moment(text: str) -> Moment:
    """What `@…` says, without the @. Raises ValueError."""
    if ahead := _AHEAD.fullmatch(text):
        return Moment(ahead=int(ahead[1]) * _UNITS[ahead[2]])
    found = _DAY.fullmatch(text.lower())
    if found is None or (found[1].endswith("day") and found[1] not in (*_WEEKDAYS, "today")):
        raise ValueError(f"“@{text}” is no moment: write @tomorrow 09:00, @+3d, @monday, @2026-12-24 or @in 15m")
    if found[1][0].isdigit():
        date.fromisoformat(found[1])
    return Moment(day=found[1], clock=time(int(found[3]), int(found[4])) if found[3] else None)


def _instant(value: object, now: datetime) -> datetime | None:
    """The instant of an argument, in the zone of `now`."""
    zone = getattr(now.tzinfo, "key", "UTC")
    try:
        return resolve(str(value), zone, now).begin
    except (ValueError, OverflowError):
        return None
