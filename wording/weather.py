"""The weather in words: now, then day by day. Knows the shapes of Open-Meteo and of NOAA besides plain ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from contracts.base import Json
from contracts.weather import WMO_CODES
from language.moments import local_day
from wording.fields import Record, Renderer, Told, pick, pick_list, pick_number
from wording.moments import day, when
from wording.words import SHOWN_ITEMS, counted, line, number

_NOW: Final = ("temperature", "temperature_2m", "temp", "temp_c", "current_temperature")
_HIGH: Final = ("temperature_max", "temperature_2m_max", "temp_max", "max_temp", "high", "max", "maxtemp_c")
_LOW: Final = ("temperature_min", "temperature_2m_min", "temp_min", "min_temp", "low", "min", "mintemp_c")
_SKY: Final = ("condition", "conditions", "description", "shortForecast", "short_forecast", "summary", "weather")
_CHANCE: Final = ("precipitation_probability", "precipitation_probability_max", "rain_chance", "chance_of_rain")
_WATER: Final = ("precipitation", "precipitation_sum", "rain", "precipitation_mm", "rain_mm")
_WIND: Final = ("wind_speed", "windspeed", "wind_speed_10m", "wind_speed_10m_max", "windspeed_10m_max", "wind")


def _weather(record: Record, told: Told) -> str | None:
    nested = record.get("properties")
    whole = nested if isinstance(nested, dict) and "periods" in nested else record
    current = next(
        (whole[name] for name in ("current", "current_weather", "now") if isinstance(whole.get(name), dict)), None
    )
    days = _days(whole, told)
    flat = current is None and days is None and pick_number(whole, *_NOW) is not None
    if not (current or days is not None or flat) or not (told.about("weather", "forecast") or current or flat):
        return None
    where = _place(whole, told)
    lines = []
    if current or flat:
        lines.append(f"Now{where}: {_conditions(current or whole, whole)}.")
    if days:
        several = counted(len(days), "period" if "periods" in whole else "day")
        head = f"Forecast for {several}{where if not lines else ''}"
        more = f", the first {SHOWN_ITEMS}" if len(days) > SHOWN_ITEMS else ""
        lines += [f"{head}{more}:", *(_day_line(one, whole, told) for one in days[:SHOWN_ITEMS])]
    return "\n".join(lines) or f"There is no forecast{where}."


def _days(whole: Record, told: Told) -> list[Record] | None:
    daily = pick_list(whole, "forecast", "daily", "days", "forecasts", "periods", "forecastday")
    if daily is not None:
        return [one for one in daily if isinstance(one, dict)]
    columns = whole.get("daily")
    if not isinstance(columns, dict) or not isinstance(columns.get("time"), list):
        return None
    lists = {name: column for name, column in columns.items() if isinstance(column, list)}
    return [
        {name: column[place] for name, column in lists.items() if place < len(column)}
        for place in range(len(columns["time"]))
    ]


def _place(whole: Record, told: Told) -> str:
    place = pick(whole, "location", "place", "city", "name") or told.args.get("location")
    if isinstance(place, dict):
        place = ", ".join(line(place[key], 60) for key in ("name", "city", "region", "country") if place.get(key))
    if place:
        return f" in {line(place, 100)}"
    latitude, longitude = (pick(whole, name) or told.args.get(name) for name in ("latitude", "longitude"))
    return f" at {line(latitude, 12)}, {line(longitude, 12)}" if latitude and longitude else ""


def _unit(whole: Mapping[str, Json], one: Mapping[str, Json], names: tuple[str, ...]) -> str:
    """The unit said for the first of these fields that has one, or ""."""
    for source in ("current_units", "current_weather_units", "daily_units", "units"):
        units = whole.get(source)
        found = pick(units, *names) if isinstance(units, dict) else None
        if found:
            return line(found, 8)
    own = pick(one, *(f"{name}_unit" for name in names), *(f"{name}Unit" for name in names))
    return line(own, 8) if own else ""


def _degrees(one: Record, whole: Record, *names: str) -> str:
    value = pick_number(one, *names)
    if value is None:
        return ""
    unit = _unit(whole, one, (*names, "temperature")) or line(pick(whole, "temperature_unit") or "", 8)
    letter = unit.lstrip("°").strip()[:1].upper()
    return f"{number(value, 1)} °{letter}" if letter in ("C", "F", "K") else f"{number(value, 1)}°"


def _conditions(one: Record, whole: Record) -> str:
    sky, feels = _sky(one), pick_number(one, "apparent_temperature", "feels_like", "feelslike_c")
    humidity = pick_number(one, "humidity", "relative_humidity", "relative_humidity_2m", "relativeHumidity")
    parts = [_degrees(one, whole, *_NOW), f"feels like {number(feels, 1)}°" if feels is not None else "", sky]
    parts += [f"humidity {number(humidity, 0)} %" if humidity is not None else "", *_wet_and_windy(one, whole)]
    return ", ".join(part for part in parts if part) or line(one)


def _sky(one: Record) -> str:
    sky = pick(one, *_SKY)
    if isinstance(sky, dict):
        sky = pick(sky, "text", "description")
    if isinstance(sky, list):
        sky = pick(sky[0], "description", "main") if sky and isinstance(sky[0], dict) else None
    code = pick_number(one, "weather_code", "weathercode", "code")
    if sky is None and code is not None:
        return WMO_CODES.get(int(code), "")
    return line(sky, 120).rstrip(".") if sky else ""


def _wet_and_windy(one: Record, whole: Record) -> list[str]:
    chance = pick_number(one, *_CHANCE, "probabilityOfPrecipitation")
    water, wind = pick_number(one, *_WATER), pick_number(one, *_WIND)
    said = pick(one, "windSpeed", *_WIND)
    windy = f"wind {number(wind, 0)} {_unit(whole, one, _WIND)}".rstrip() if wind is not None else ""
    return [
        f"rain {number(chance, 0)} %" if chance is not None else "",
        f"{number(water, 1)} {_unit(whole, one, _WATER) or 'mm'} of rain" if water else "",
        windy or (f"wind {line(said, 30)}" if isinstance(said, str) else ""),
    ]


def _day_line(one: Record, whole: Record, told: Told) -> str:
    at = pick(one, "date", "time", "day", "datetime", "startTime", "start_time")
    on = local_day(at, told.zone)
    name = pick(one, "name") or (day(on) if on else when(at, told.zone) if at else "")
    inner = one.get("day")
    one = one | inner if isinstance(inner, dict) else one
    low, high = _degrees(one, whole, *_LOW), _degrees(one, whole, *_HIGH)
    warm = f"{low.partition(' ')[0].rstrip('°')} to {high}" if low and high else high or low
    warm = warm or _degrees(one, whole, *_NOW)
    parts = [part for part in (_sky(one), warm, *_wet_and_windy(one, whole)) if part]
    return f"- {line(name, 60)}: {', '.join(parts) or line(one)}"


RENDERERS: Final[tuple[Renderer, ...]] = (_weather,)
