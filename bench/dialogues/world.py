"""What world.yaml says: weather, rates, prices, news, articles, devices, tables and who talks.

Read by the stand-ins for outside services (world_*.py) and by the runner; it answers nothing itself.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml
from pydantic import Field

from steward.contracts.base import WireMessage

SHIPPED = Path(__file__).parent / "world.yaml"
_NAMED = re.compile(r"(?P<name>[^()]+) \((?P<code>[^()]+)\)")


@dataclass(frozen=True, slots=True)
class Named:
    """A coin or a share: `Bitcoin (BTC)`."""

    name: str
    code: str


class Weather(WireMessage):
    """A place's weather: °C now, and per day from today the sky, lowest and highest °C, chance of rain, wind."""

    country: str
    now: float
    days: list[tuple[str, float, float, float, float]] = Field(min_length=1)


class Device(WireMessage):
    """A device of the home as it is when a conversation begins."""

    name: str
    kind: str
    state: str
    temperature: float | None = None
    current: float | None = None

    @property
    def entity_id(self) -> str:
        """Home Assistant's name for it."""
        return f"{self.kind}.{'_'.join(self.name.lower().split())}"


class WebSearch(WireMessage):
    """How many pages answer any query."""

    results: int


class Table(WireMessage):
    """A table of the schema `data`."""

    columns: list[str]
    rows: list[list[Any]]


class User(WireMessage):
    """Who talks."""

    name: str
    email: str
    time_zone: str
    place: str


class World(WireMessage):
    """The surroundings of every conversation."""

    weather: dict[str, Weather]
    exchange_rates: dict[str, float]
    crypto_prices: dict[str, float]
    share_prices: dict[str, tuple[float, float]]
    news: dict[str, list[str]]
    wikipedia: dict[str, str]
    web_search: WebSearch
    home: list[Device]
    data: dict[str, Table]
    user: User


def load_world(path: Path = SHIPPED) -> World:
    """The world of a file. Raises pydantic's ValidationError."""
    return World.model_validate(yaml.safe_load(path.read_text("utf-8")))


def named(text: str) -> Named:
    """`Bitcoin (BTC)` in its parts. Raises ValueError."""
    found = _NAMED.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is not written as “name (code)”")
    return Named(found["name"], found["code"])
