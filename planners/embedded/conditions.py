"""Whether what a request makes a condition is so, by what was read for it. Pure; `result_arguments` calls it.

Three answers: it is so, it is not, and the result does not say. Nothing is done on the third.
"""

from __future__ import annotations

import re
from datetime import date, datetime
from typing import Final

from steward.contracts.base import Json
from steward.contracts.plan import Observation
from steward.contracts.records import records_in
from steward.language.moments.spans import days_meant, moment_spans
from steward.language.moments.written import local_day, zone_named
from steward.language.result_words import Check, check_of
from steward.planners.embedded.result_values import value_of

_LIKELY: Final = 50
"""Percent; what is likelier than not counts as coming."""
_WET: Final = 0.5
"""Millimetres a day."""
_SKIES: Final = {
    "rain": re.compile(r"\b(?:rain|drizzle|shower)", re.I),
    "snow": re.compile(r"\bsnow", re.I),
    "storm": re.compile(r"\b(?:thunder|storm|squall)", re.I),
}
"""Conditions as weather services name them, in English."""


def is_so(condition: str, seen: Observation, now: str, timezone: str) -> bool | None:
    """Whether a condition holds by a result; None where the result does not say."""
    check = check_of(condition)
    if check is None or not seen.ok:
        return None
    found = _holds(check, condition, seen, now, timezone)
    return None if found is None else found is not check.denied


def _holds(check: Check, condition: str, seen: Observation, now: str, timezone: str) -> bool | None:
    if check.kind == "any":
        return _has_any(seen)
    day = _day_meant(condition, now, timezone)
    reported = _weather_of(seen, day)
    if check.kind in _SKIES:
        return None if reported is None else _falls(check, reported)
    if reported is not None:
        number = reported.get("temp_max" if check.kind == "above" else "temp_min")
    else:
        value = value_of("amount", seen)
        number = float(value.split()[0]) if value else None
    if not isinstance(number, int | float):
        return None
    return number > check.bound if check.kind == "above" else number < check.bound


def _has_any(seen: Observation) -> bool | None:
    """Whether a result's lists hold anything; None for one without lists."""
    holds_lists = isinstance(seen.result, list) or (
        isinstance(seen.result, dict) and any(isinstance(value, list) for value in seen.result.values())
    )
    return bool(records_in(seen.result)) if holds_lists else None


def _falls(check: Check, reported: dict[str, Json]) -> bool | None:
    sky, chance, fallen = (
        reported.get("condition"),
        reported.get("precipitation_probability"),
        reported.get("precipitation"),
    )
    if isinstance(sky, str) and _SKIES[check.kind].search(sky):
        return True
    if check.kind != "rain" and isinstance(sky, str):
        return False
    if isinstance(chance, int | float):
        return chance >= _LIKELY
    if isinstance(fallen, int | float):
        return fallen >= _WET
    return False if isinstance(sky, str) else None


def _weather_of(seen: Observation, day: date | None) -> dict[str, Json] | None:
    """The forecast for a day."""
    if day is None:
        return None
    return next((reported for reported in records_in(seen.result) if local_day(reported.get("date")) == day), None)


def _day_meant(condition: str, now: str, timezone: str) -> date | None:
    """The day a condition is about: today where it names none, none where it names one that is not read here."""
    today = datetime.fromisoformat(now).astimezone(zone_named(timezone)).date()
    if not any(span.kind == "day" for span in moment_spans(condition)):
        return today
    days = days_meant(condition, today)
    return days.first if days is not None and days.first == days.last else None
