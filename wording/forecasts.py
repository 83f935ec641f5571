"""What a forecast answers: the figure of the day that is meant, yes or no first. Pure.

Reads the results of get_weather: `current`, `forecast` and `later`, days with their dates. Metric units, as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from steward.contracts.base import Json
from steward.language.moments.days import Days
from steward.language.moments.spans import says_night
from steward.language.moments.written import moment_of
from steward.language.phrases import day_in_words, days_in_words, sentence, sky
from steward.language.questions import Wanted
from steward.wording.asked import Asked, day_of
from steward.wording.fields import Record
from steward.wording.words import line, scalar

_LIKELY: Final = 50
_UNLIKELY: Final = 25
"""Percent: rain is said to be unlikely between these, and not at all below."""
_WET: Final = ("rain", "drizzle", "shower", "thunderstorm", "snow")
_CLEAR: Final = ("clear", "sunny", "partly cloudy")
_COLD: Final = 10
_JACKET: Final = 15
_WARM: Final = 20
_WINDY: Final = 30
_LOWEST: Final = ("cold", "frost")


@dataclass(frozen=True, slots=True)
class Forecast:
    """The weather of a place, now and by days."""

    place: str
    now: Record | None
    days: dict[date, Record]


def forecast_in(result: Json) -> Forecast | None:
    """The forecast of a result, or None where it is none."""
    if not isinstance(result, dict) or not isinstance(result.get("forecast"), list):
        return None
    later = result.get("later")
    rows = [*result["forecast"], *(later if isinstance(later, list) else [])]
    dated = [(moment_of(row.get("date")), row) for row in rows if isinstance(row, dict)]
    where = [scalar(result[key]) for key in ("latitude", "longitude") if result.get(key) is not None]
    place = line(result.get("location") or ", ".join(where) or "-", 160)
    now = result.get("current")
    days = {day_of(moment): row for moment, row in dated if moment is not None}
    return Forecast(place, now if isinstance(now, dict) else None, days) if days else None


def forecast_answer(asked: Asked, result: Json) -> str | None:
    """The answer that a forecast gives; None where the tool's own words are it."""
    forecast = forecast_in(result)
    if forecast is None:
        return None
    meant, aspects = asked.days(), asked.question.weather_aspects
    if (
        meant is None
        and forecast.now is not None
        and (asked.question.says("asks_of_now") or aspects == ["temperature"])
    ):
        return _now(asked, forecast, forecast.now, aspects)
    if meant is None and not aspects:
        return _overview(asked, forecast) if asked.lang != "en" else None
    today = min(forecast.days)
    shift = today - asked.today  # "today" is the day there.
    days = Days(meant.first + shift, meant.last + shift) if meant else Days(today, today)
    rows = {day: row for day, row in forecast.days.items() if day in days}
    if not rows:
        known = days_in_words(asked.lang, sorted(forecast.days), asked.today)
        day = day_in_words(asked.lang, days.first, asked.today)
        return asked.say("weather_beyond", place=forecast.place, range=known, day=day)
    return _of_days(asked, forecast.place, rows, aspects, today)


def _of_days(asked: Asked, place: str, rows: dict[date, Record], aspects: Sequence[str], today: date) -> str:
    aspect = aspects[0] if aspects else ""
    verdicts = [_holds(aspect, row) for row in rows.values()] if asked.question.wanted is Wanted.YES_OR_NO else []
    known = [verdict for verdict in verdicts if verdict is not None]
    lines = [(_day(asked, day, today), _words(asked, row, aspect)) for day, row in sorted(rows.items())]
    if len(lines) == 1:
        name = _verdict(asked, known, rows) if known else "weather_day"
        return sentence(asked.say(name, place=place, day=lines[0][0], words=lines[0][1]))
    reported = [asked.say("weather_day_only", day=sentence(day), words=words) for day, words in lines]
    lead = f"{asked.say('yes' if any(known) != _asks_dry(asked) else 'no')}. " if known else ""
    return "\n".join([f"{lead}{place}:", *reported])


def _verdict(asked: Asked, known: Sequence[bool], rows: dict[date, Record]) -> str:
    chance = next(iter(rows.values())).get("precipitation_probability")
    if any(known) != _asks_dry(asked):
        return "weather_yes"
    doubtful = isinstance(chance, int | float) and _UNLIKELY <= chance < _LIKELY and not _asks_dry(asked)
    wet = bool({"rain", "umbrella"} & set(asked.question.weather_aspects))
    return "weather_unlikely" if doubtful and wet else "weather_no"


def _asks_dry(asked: Asked) -> bool:
    """Whether it is asked for no rain: a yes to rain is a no to that."""
    return asked.question.says("dry_words")


def _holds(aspect: str, row: Record) -> bool | None:
    """Whether a day, or the moment, has what is asked about; None where nothing says, or it is no matter of yes or
    no."""
    sky_words = str(row.get("condition") or "")
    low, high, now = row.get("temp_min"), row.get("temp_max"), row.get("temperature")
    coldest, warmest = low if low is not None else now, high if high is not None else now
    match aspect:
        case "rain" | "umbrella":
            chance = row.get("precipitation_probability")
            return chance >= _LIKELY if chance is not None else any(word in sky_words for word in _WET)
        case "snow":
            return "snow" in sky_words
        case "sun":
            return any(word in sky_words for word in _CLEAR)
        case "wind":
            return row["wind_speed"] >= _WINDY if row.get("wind_speed") is not None else None
        case "frost":
            return None if coldest is None else bool(coldest <= 0)
        case "cold":
            return None if warmest is None else bool(warmest < _COLD)
        case "jacket":
            return None if warmest is None else bool(warmest < _JACKET)
        case "warm":
            return None if warmest is None else bool(warmest >= _WARM)
        case _:
            return None


def _now(asked: Asked, forecast: Forecast, now: Record, aspects: Sequence[str]) -> str:
    holds = _holds(aspects[0], now) if aspects and asked.question.wanted is Wanted.YES_OR_NO else None
    name = "weather_now" if holds is None else "weather_yes" if holds != _asks_dry(asked) else "weather_no"
    words = _words(asked, now, "" if aspects != ["temperature"] else "temperature")
    return asked.say(name, place=forecast.place, day=asked.say("now"), words=words)


def _overview(asked: Asked, forecast: Forecast) -> str:
    today = min(forecast.days)
    lines = (
        [asked.say("weather_now", place=forecast.place, words=_words(asked, forecast.now, ""))] if forecast.now else []
    )
    for day, row in sorted(forecast.days.items())[:3]:
        lines.append(asked.say("weather_day_only", day=sentence(_day(asked, day, today)), words=_words(asked, row, "")))
    return "\n".join(lines if forecast.now else [f"{forecast.place}:", *lines])


def _day(asked: Asked, day: date, today: date) -> str:
    """What a day is called: the near ones as people do."""
    if day == today:
        return asked.say("tonight" if says_night(asked.question.text) else "today")
    named = day_in_words(asked.lang, day, asked.today)
    return f"{asked.say('tomorrow')} ({named})" if day == today + timedelta(days=1) else named


def _words(asked: Asked, row: Record, aspect: str) -> str:
    """The figures of a day or of now; of temperature alone where that is what is asked."""
    low, high, now = (row.get(key) for key in ("temp_min", "temp_max", "temperature"))
    heat = asked.say("temperature", now=scalar(now)) if now is not None else ""
    if low is not None and high is not None:
        lowest = aspect in _LOWEST or (aspect in ("", "temperature", "cold") and says_night(asked.question.text))
        of_one = asked.question.wanted is not Wanted.YES_OR_NO and aspect
        name = "lowest" if of_one and lowest else "highest" if of_one and aspect == "warm" else "temperatures"
        heat = asked.say(name, low=scalar(low), high=scalar(high))
    if aspect in ("temperature", "cold", "warm"):
        return heat or "-"
    chance, wind = row.get("precipitation_probability"), row.get("wind_speed")
    parts = [
        sky(asked.lang, str(row["condition"])) if row.get("condition") else "",
        asked.say("chance", chance=scalar(chance)) if chance is not None else "",
        heat,
        asked.say("wind", wind=scalar(wind)) if wind is not None else "",
    ]
    return ", ".join(part for part in parts if part) or "-"
