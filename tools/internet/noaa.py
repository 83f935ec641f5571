"""Forecasts of the US National Weather Service (https://www.weather.gov/documentation/services-web-api).

Two steps: a point belongs to a cell of an office's grid, and the cell has the forecast. The service tells where that is
by a whole URL; its path alone is taken, so that the configured host is never left.
"""

from __future__ import annotations

import re
from typing import Annotated, Final
from urllib.parse import urlsplit

from pydantic import AfterValidator, AwareDatetime, Field, FiniteFloat

from steward.contracts.errors import ToolFailed
from steward.tools.exchange import NotThere
from steward.tools.internet.coordinates import degrees
from steward.tools.internet.upstream import Answer, Internet

_CELL: Final = re.compile(r"/gridpoints/[A-Z]{3}/-?\d{1,4},-?\d{1,4}/forecast$")


def _path(url: str) -> str:
    cell = _CELL.search(urlsplit(url).path)
    if cell is None:
        raise ValueError("not the address of a forecast")
    return cell.group()


class _City(Answer):
    city: str
    state: str


class _Near(Answer):
    properties: _City


class _Cell(Answer):
    forecast: Annotated[str, AfterValidator(_path)]
    near: _Near | None = Field(None, alias="relativeLocation")


class _Point(Answer):
    properties: _Cell


class Chance(Answer):
    """A probability in %."""

    value: FiniteFloat | None = None


class Period(Answer):
    """Half a day. `wind_speed` is in words, such as "10 to 15 km/h"."""

    name: str
    start_time: AwareDatetime = Field(alias="startTime")
    temperature: FiniteFloat
    temperature_unit: str = Field(alias="temperatureUnit")
    precipitation: Chance = Field(Chance(), alias="probabilityOfPrecipitation")
    wind_speed: str | None = Field(None, alias="windSpeed")
    wind_direction: str | None = Field(None, alias="windDirection")
    short: str = Field(alias="shortForecast")
    detailed: str | None = Field(None, alias="detailedForecast")


class _Periods(Answer):
    periods: list[Period]


class _Forecast(Answer):
    properties: _Periods


class Forecast(Answer):
    """The periods from now on for a week, and the town the point is near to."""

    near: str | None
    periods: list[Period]


async def forecast(internet: Internet, latitude: float, longitude: float) -> Forecast:
    """The forecast for a point in the United States, in metric units.

    Raises:
        ToolFailed: the point lies elsewhere; otherwise as `Internet.get`.
        ToolUnavailable: as `Internet.get`.
    """
    point = f"{degrees(latitude)},{degrees(longitude)}"
    try:
        cell = (await internet.get("noaa", f"/points/{point}", _Point)).properties
        found = await internet.get("noaa", cell.forecast, _Forecast, {"units": "si"})
    except NotThere as error:
        text = f"NOAA has no forecast for {point}: it covers the United States alone; use get_weather for other places"
        raise ToolFailed(text) from error
    near = f"{cell.near.properties.city}, {cell.near.properties.state}" if cell.near else None
    return Forecast(near=near, periods=found.properties.periods)
