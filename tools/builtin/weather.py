"""The tools get_weather, get_weather_openmeteo and get_weather_noaa. Metric units, named in each result."""

from __future__ import annotations

from typing import Any, Final

from steward.contracts.weather import WMO_CODES
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import builtin
from steward.tools.internet import geocoding, noaa, open_meteo
from steward.tools.internet.upstream import Internet
from steward.tools.places import places_in
from steward.tools.ports import needed
from steward.tools.results import given

_DAYS: Final = 3
"""Today, tomorrow and the day after, where nobody says how many."""
_AHEAD: Final = 8
"""So many days are always looked at: a question about a weekday is answered by its own."""
_PERIODS: Final = 14
_UNITS: Final = {"temperature": "°C", "wind_speed": "km/h", "precipitation": "mm"}


class WeatherArgs(ToolArgs):
    """Arguments of get_weather."""

    location: str | list[str]
    days: int | None = None


class WeatherOpenMeteoArgs(ToolArgs):
    """Arguments of get_weather_openmeteo; degrees, north and east positive."""

    latitude: float
    longitude: float
    forecast_days: int | None = None


class WeatherNoaaArgs(ToolArgs):
    """Arguments of get_weather_noaa; degrees, north and east positive."""

    latitude: float
    longitude: float


@builtin("weather.get_weather")
async def get_weather(ctx: ToolContext, args: WeatherArgs) -> ToolResult:
    """{location, latitude, longitude, timezone, units, current: {time, temperature, feels_like, condition, humidity,
    precipitation, wind_speed}, forecast: [{date, condition, temp_min, temp_max, precipitation,
    precipitation_probability, wind_speed}], later?}. `location` is the place that was taken, with its region and
    country; `later` are the days after those that were asked for; what the service did not tell is left out. Of several
    places {count, places: [the same]}."""
    reported = [await _in_place(ctx, name, args.days or _DAYS) for name in places_in(args.location) or [""]]
    if len(reported) == 1:
        return reported[0]
    result = {"count": len(reported), "places": [one.result for one in reported]}
    return ToolResult(result=result, message="\n".join(one.message or "" for one in reported))


@builtin("weather.get_weather_openmeteo")
async def get_weather_openmeteo(ctx: ToolContext, args: WeatherOpenMeteoArgs) -> ToolResult:
    """As get_weather, of a point and without `location`."""
    days = args.forecast_days or _DAYS
    found = await open_meteo.forecast(_internet(ctx), args.latitude, args.longitude, max(days, _AHEAD))
    where = {"latitude": args.latitude, "longitude": args.longitude}
    return _report(where, f"{args.latitude:g}, {args.longitude:g}", found, days)


@builtin("weather.get_weather_noaa")
async def get_weather_noaa(ctx: ToolContext, args: WeatherNoaaArgs) -> ToolResult:
    """{location (the town nearby), latitude, longitude, source, periods: [{name, start_time, temperature,
    temperature_unit, condition, wind_speed (in words), wind_direction, precipitation_probability, details}]}, a period
    being half a day."""
    found = await noaa.forecast(_internet(ctx), args.latitude, args.longitude)
    periods = [_period(period) for period in found.periods[:_PERIODS]]
    where = found.near or f"{args.latitude:g}, {args.longitude:g}"
    lines = [
        f"{period['name']}: {period['condition']}, {period['temperature']:g} °{period['temperature_unit']}"
        for period in periods
    ]
    return ToolResult(
        result=given(
            location=found.near,
            latitude=args.latitude,
            longitude=args.longitude,
            source="NOAA",
            periods=periods,
        ),
        message="\n".join([f"Forecast of NOAA for {where}:", *lines]),
    )


async def _in_place(ctx: ToolContext, name: str, days: int) -> ToolResult:
    internet = _internet(ctx)
    place = await geocoding.find_place(internet, name)
    found = await open_meteo.forecast(internet, place.latitude, place.longitude, max(days, _AHEAD))
    where = {"location": place.label, "latitude": place.latitude, "longitude": place.longitude}
    return _report(where, place.label, found, days)


def _internet(ctx: ToolContext) -> Internet:
    return needed(ctx.services.internet, "the internet")


def _report(where: dict[str, Any], name: str, found: open_meteo.Forecast, days: int) -> ToolResult:
    current = _now(found.current) if found.current else None
    rows = [_day(found.daily, place) for place in range(len(found.daily.time))]
    forecast, later = rows[:days], rows[days:]
    lines = [f"{name}, now: {_words(current)}"] if current else [f"{name}:"]
    lines += [f"{day['date']}: {_words(day)}" for day in forecast]
    result = where | given(timezone=found.timezone, units=_UNITS, current=current, forecast=forecast)
    result |= {"later": later} if later else {}
    return ToolResult(result=result, message="\n".join(lines))


def _now(now: open_meteo.Current) -> dict[str, Any]:
    return given(
        time=now.time.isoformat(timespec="minutes"),
        temperature=now.temperature_2m,
        feels_like=now.apparent_temperature,
        condition=_sky(now.weather_code),
        humidity=now.relative_humidity_2m,
        precipitation=now.precipitation,
        wind_speed=now.wind_speed_10m,
    )


def _day(daily: open_meteo.Daily, place: int) -> dict[str, Any]:
    def of(column: list[float | None] | list[int | None]) -> float | None:
        return column[place] if place < len(column) else None

    code = of(daily.weather_code)
    return given(
        date=daily.time[place].isoformat(),
        condition=_sky(code if code is None else int(code)),
        temp_min=of(daily.temperature_2m_min),
        temp_max=of(daily.temperature_2m_max),
        precipitation=of(daily.precipitation_sum),
        precipitation_probability=of(daily.precipitation_probability_max),
        wind_speed=of(daily.wind_speed_10m_max),
    )


def _period(period: noaa.Period) -> dict[str, Any]:
    return given(
        name=period.name,
        start_time=period.start_time.isoformat(),
        temperature=period.temperature,
        temperature_unit=period.temperature_unit,
        condition=period.short,
        wind_speed=period.wind_speed,
        wind_direction=period.wind_direction,
        precipitation_probability=period.precipitation.value,
        details=period.detailed,
    )


def _sky(code: int | None) -> str | None:
    return None if code is None else WMO_CODES.get(code)


def _words(weather: dict[str, Any]) -> str:
    """The conditions of a moment or a day, in the units of `_UNITS`."""
    low, high, now = weather.get("temp_min"), weather.get("temp_max"), weather.get("temperature")
    parts = [weather.get("condition")]
    parts += [f"{now:g} °C"] if now is not None else []
    parts += [f"{low:g} to {high:g} °C"] if low is not None and high is not None else []
    chance, wind = weather.get("precipitation_probability"), weather.get("wind_speed")
    parts += [f"rain {chance:g} %"] if chance is not None else []
    parts += [f"wind {wind:g} km/h"] if wind is not None else []
    return ", ".join(part for part in parts if part) or "nothing is known"
