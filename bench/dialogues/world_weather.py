"""Open-Meteo's geocoding and forecasts, with the weather of world.yaml, in °C, mm and km/h."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from bench.dialogues.world import Weather, World


@dataclass(frozen=True, slots=True)
class _Place:
    latitude: float
    longitude: float
    country_code: str
    timezone: str
    region: str
    other_names: tuple[str, ...] = ()


_PLACES: Final = {
    "Berlin": _Place(52.52437, 13.41053, "DE", "Europe/Berlin", "State of Berlin"),
    "Munich": _Place(
        48.13743, 11.57549, "DE", "Europe/Berlin", "Bavaria", ("münchen", "muenchen", "monaco di baviera")
    ),
    "Hamburg": _Place(53.55073, 9.99302, "DE", "Europe/Berlin", "Hamburg", ("hamburgo",)),
    "London": _Place(51.50853, -0.12574, "GB", "Europe/London", "England", ("londres",)),
    "Paris": _Place(48.85341, 2.3488, "FR", "Europe/Paris", "Île-de-France"),
    "Madrid": _Place(40.4165, -3.70256, "ES", "Europe/Madrid", "Madrid"),
    "Barcelona": _Place(41.38879, 2.15899, "ES", "Europe/Madrid", "Catalonia"),
    "Lisbon": _Place(38.71667, -9.13333, "PT", "Europe/Lisbon", "Lisbon", ("lissabon", "lisboa")),
    "Vienna": _Place(48.20849, 16.37208, "AT", "Europe/Vienna", "Vienna", ("wien", "viena")),
    "Zurich": _Place(47.36667, 8.55, "CH", "Europe/Zurich", "Zurich", ("zürich", "zuerich")),
    "New York": _Place(
        40.71427, -74.00597, "US", "America/New_York", "New York", ("new york city", "nyc", "nueva york")
    ),
    "Tokyo": _Place(35.6895, 139.69171, "JP", "Asia/Tokyo", "Tokyo", ("tokio",)),
}
"""Where the places of world.yaml are, and what else they are called: Open-Meteo knows names of every language."""
_CODES: Final = {"clear": 0, "cloudy": 3, "fog": 45, "rain": 63, "snow": 73, "thunderstorm": 95}
"""The sky as the World Meteorological Organization counts it."""
_UNITS: Final = {
    "temperature_2m": "°C",
    "apparent_temperature": "°C",
    "relative_humidity_2m": "%",
    "precipitation": "mm",
    "weather_code": "wmo code",
    "wind_speed_10m": "km/h",
    "temperature_2m_max": "°C",
    "temperature_2m_min": "°C",
    "precipitation_sum": "mm",
    "precipitation_probability_max": "%",
    "wind_speed_10m_max": "km/h",
}
_Day = tuple[str, float, float, float, float]
_DAILY: Final[dict[str, Callable[[_Day], float]]] = {
    "weather_code": lambda day: _CODES[day[0]],
    "temperature_2m_min": lambda day: day[1],
    "temperature_2m_max": lambda day: day[2],
    "precipitation_sum": lambda day: _fallen(day[0]),
    "precipitation_probability_max": lambda day: day[3],
    "wind_speed_10m_max": lambda day: day[4],
}
_CURRENT: Final[dict[str, Callable[[Weather], float]]] = {
    "temperature_2m": lambda weather: weather.now,
    "apparent_temperature": lambda weather: weather.now - 2,
    "relative_humidity_2m": lambda weather: 70,
    "precipitation": lambda weather: 0.0,
    "weather_code": lambda weather: _CODES[weather.days[0][0]],
    "wind_speed_10m": lambda weather: weather.days[0][4] / 2,
}


def weather_routes(world: World) -> list[Route]:
    """/geocoding/v1/search and /openmeteo/v1/forecast. Raises ValueError: a place or a sky is not known here."""
    for name, weather in world.weather.items():
        unknown = {day[0] for day in weather.days} - set(_CODES)
        if name not in _PLACES or unknown:
            raise ValueError(f"weather of {name}: the place or a sky ({', '.join(sorted(unknown))}) is not known here")

    async def search(request: Request) -> Response:
        wanted = _folded(request.query_params.get("name", ""))
        found = [
            _found(number, name, world.weather[name].country)
            for number, (name, place) in enumerate(_PLACES.items(), start=1)
            if name in world.weather and wanted in map(_folded, (name, *place.other_names))
        ]
        return JSONResponse({**({"results": found} if found else {}), "generationtime_ms": 0.5})

    async def forecast(request: Request) -> Response:
        asked = request.query_params
        try:
            latitude, longitude = float(asked["latitude"]), float(asked["longitude"])
            days = int(asked.get("forecast_days", "7"))
            if not 0 <= days <= 16:
                return _refused(f"Forecast days is invalid. Allowed range 0 to 16. Given {days}.")
            current, daily = asked.get("current", "").split(","), asked.get("daily", "").split(",")
            name = min(world.weather, key=lambda name: _distance(_PLACES[name], latitude, longitude))
            return JSONResponse(_forecast(_PLACES[name], world.weather[name], current, daily, days))
        except (KeyError, ValueError) as error:
            return _refused(f"Data corrupted: cannot initialize from invalid value {error}.")

    return [Route("/geocoding/v1/search", search), Route("/openmeteo/v1/forecast", forecast)]


def _found(number: int, name: str, country: str) -> dict[str, Any]:
    place = _PLACES[name]
    return {
        "id": number,
        "name": name,
        "latitude": place.latitude,
        "longitude": place.longitude,
        "feature_code": "PPLC",
        "country_code": place.country_code,
        "timezone": place.timezone,
        "population": 1_000_000,
        "country": country,
        "admin1": place.region,
    }


def _forecast(place: _Place, weather: Weather, current: list[str], daily: list[str], days: int) -> dict[str, Any]:
    """Raises KeyError: a quantity that is not known."""
    now = datetime.now(ZoneInfo(place.timezone))
    rows = [weather.days[number % len(weather.days)] for number in range(days)]
    dates = [(now + timedelta(days=number)).date().isoformat() for number in range(days)]
    offset = now.utcoffset() or timedelta()
    answer: dict[str, Any] = {
        "latitude": place.latitude,
        "longitude": place.longitude,
        "generationtime_ms": 0.2,
        "utc_offset_seconds": int(offset.total_seconds()),
        "timezone": place.timezone,
        "timezone_abbreviation": now.tzname(),
        "elevation": 38.0,
    }
    if any(current):
        answer["current_units"] = {"time": "iso8601", "interval": "seconds"} | {name: _UNITS[name] for name in current}
        quarter = now.replace(minute=now.minute // 15 * 15)
        answer["current"] = {"time": f"{quarter:%Y-%m-%dT%H:%M}", "interval": 900}
        answer["current"] |= {name: _CURRENT[name](weather) for name in current}
    if any(daily):
        answer["daily_units"] = {"time": "iso8601"} | {name: _UNITS[name] for name in daily}
        answer["daily"] = {"time": dates} | {name: [_DAILY[name](row) for row in rows] for name in daily}
    return answer


def _fallen(sky: str) -> float:
    return 5.0 if sky in ("rain", "snow", "thunderstorm") else 0.0


def _distance(place: _Place, latitude: float, longitude: float) -> float:
    return math.hypot(place.latitude - latitude, place.longitude - longitude)


def _refused(reason: str) -> Response:
    return JSONResponse({"error": True, "reason": reason}, 400)


def _folded(text: str) -> str:
    bare = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(char for char in bare if not unicodedata.combining(char))
