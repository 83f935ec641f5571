"""Forecasts for a point anywhere, from Open-Meteo (https://open-meteo.com/en/docs). Metric units: °C, km/h, mm."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

from pydantic import FiniteFloat

from steward.tools.internet.coordinates import degrees
from steward.tools.internet.upstream import Answer, Internet

_CURRENT: Final = "temperature_2m,apparent_temperature,relative_humidity_2m,precipitation,weather_code,wind_speed_10m"
_DAILY: Final = (
    "weather_code,temperature_2m_max,temperature_2m_min,precipitation_sum,precipitation_probability_max,"
    "wind_speed_10m_max"
)
_Column = list[FiniteFloat | None]


class Current(Answer):
    """The weather at `time`, local to the point. Temperatures in °C, wind in km/h, precipitation in mm."""

    time: datetime
    temperature_2m: FiniteFloat | None = None
    apparent_temperature: FiniteFloat | None = None
    relative_humidity_2m: FiniteFloat | None = None
    precipitation: FiniteFloat | None = None
    weather_code: int | None = None
    wind_speed_10m: FiniteFloat | None = None


class Daily(Answer):
    """One column per quantity, one row per day of `time`; units as `Current`, probabilities in %."""

    time: list[date]
    weather_code: list[int | None] = []
    temperature_2m_max: _Column = []
    temperature_2m_min: _Column = []
    precipitation_sum: _Column = []
    precipitation_probability_max: _Column = []
    wind_speed_10m_max: _Column = []


class Forecast(Answer):
    """A forecast from today on, in the time zone of the point."""

    timezone: str
    daily: Daily
    current: Current | None = None


async def forecast(internet: Internet, latitude: float, longitude: float, days: int) -> Forecast:
    """The weather now and for `days` days (1 to 16). Raises as `Internet.get`."""
    params: dict[str, str | int | float] = {
        "latitude": degrees(latitude),
        "longitude": degrees(longitude),
        "current": _CURRENT,
        "daily": _DAILY,
        "timezone": "auto",
        "forecast_days": days,
    }
    return await internet.get("openmeteo", "/v1/forecast", Forecast, params)
