"""The stand-ins for outside services of the evaluation, read by the product's own clients over real sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest

from bench.dialogues.items import device_readings
from bench.dialogues.world import load_world
from bench.dialogues.world_server import WorldServer, create_tables, serving_world
from steward.config.settings import Settings
from steward.tools.context import ToolContext
from steward.tools.executors.builtin import run_builtin
from steward.tools.home.assistant import HomeAssistant
from steward.tools.ports import Services
from steward.workers.internet_services import internet
from tests.support.tool_bench import NOW, a_context


@pytest.fixture
async def world() -> AsyncIterator[WorldServer]:
    """The services, answering."""
    async with serving_world(load_world()) as serving:
        yield serving


@pytest.fixture
async def ctx(world: WorldServer) -> AsyncIterator[ToolContext]:
    """What a tool is called with where the settings lead to the stand-ins."""
    reached = internet(Settings.model_validate(world.settings))
    yield a_context(Services(internet=reached, home=HomeAssistant(reached, fresh_s=0), clock=lambda: NOW))
    await reached.aclose()


async def result_of(ctx: ToolContext, function: str, **args: Any) -> dict[str, Any]:
    result = (await run_builtin(function, function, ctx, args)).result
    assert isinstance(result, dict)
    return result


async def test_every_place_has_the_weather_of_the_world(world: WorldServer, ctx: ToolContext) -> None:
    for place, told in world.world.weather.items():
        found = await result_of(ctx, "weather.get_weather", location=place, days=7)
        assert found["location"].startswith(place)
        assert found["current"]["temperature"] == told.now
        assert [day["temp_max"] for day in found["forecast"]] == [day[2] for day in told.days]
        assert [day["wind_speed"] for day in found["forecast"]] == [day[4] for day in told.days]
    german = await result_of(ctx, "weather.get_weather", location="München")
    assert german["location"] == "Munich, Bavaria, Germany"


async def test_prices_and_rates_are_those_of_the_world(ctx: ToolContext) -> None:
    share = await result_of(ctx, "finance.get_stock_price", symbol="siemens")
    assert (share["symbol"], share["price"], share["change_percent"]) == ("SIE.DE", 178.4, -0.2)
    coin = await result_of(ctx, "finance.get_crypto_price", symbol="btc", currency="USD")
    assert (coin["name"], coin["price"]) == ("Bitcoin", 64_000)
    rate = await result_of(ctx, "finance.get_exchange_rate", from_currency="EUR", to_currency="CHF")
    assert rate["rate"] == 0.95


async def test_news_articles_and_pages_are_found(world: WorldServer, ctx: ToolContext) -> None:
    for source, headlines in world.world.news.items():
        feed = await result_of(ctx, "news.get_news_rss", source=source)
        assert [item["title"] for item in feed["items"]] == headlines
    article = await result_of(ctx, "knowledge.search_wikipedia", query="who was Alan Turing")
    assert [hit["title"] for hit in article["results"]] == ["Alan Turing"]
    pages = await result_of(ctx, "knowledge.web_search", query="best tents")
    assert len(pages["results"]) == 3
    assert all("best tents" in page["title"] for page in pages["results"])


@pytest.mark.parametrize(
    ("device", "action", "parameters", "state"),
    [
        ("living room lamp", "turn_off", {}, "off"),
        ("bedroom lamp", "dim", {}, "on"),
        ("front door", "unlock", {}, "unlocked"),
        ("garage door", "open", {}, "open"),
        ("bedroom blinds", "close", {}, "closed"),
        ("bedroom thermostat", "set_temperature", {"temperature": 20}, "heat"),
        ("alarm", "arm", {}, "armed_away"),
        ("radio", "pause", {}, "paused"),
        ("coffee machine", "turn_on", {}, "on"),
    ],
)
async def test_a_device_is_switched_and_put_back(
    world: WorldServer, ctx: ToolContext, device: str, action: str, parameters: dict[str, object], state: str
) -> None:
    before = {one["entity_id"]: one["state"] for one in world.house.states}
    done = await result_of(ctx, "home.control_device", device_id=device, action=action, parameters=parameters)
    entity = world.house.state(done["device_id"])
    assert entity is not None
    assert (done["state"], entity["state"]) == (state, state)
    assert parameters.items() <= entity["attributes"].items()
    assert device_readings(world.house, device)[1:] == [entity["entity_id"], entity["attributes"]["friendly_name"]]
    world.house.reset()
    assert {one["entity_id"]: one["state"] for one in world.house.states} == before


async def test_the_tables_hold_the_rows_of_the_world(world: WorldServer, database_dsn: str) -> None:
    await create_tables(database_dsn, world.world.data)
    connection = await asyncpg.connect(database_dsn)
    try:
        rows = await connection.fetch("SELECT customer, total FROM data.orders WHERE status = 'open' ORDER BY id")
    finally:
        await connection.close()
    assert [(row["customer"], float(row["total"])) for row in rows] == [("Contoso", 310.5), ("Northwind", 89.9)]
