"""The stand-ins for outside services in one HTTP server of this process, the settings that lead the product to it, and
the tables that run_sql reads."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
import uuid
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, Final

import asyncpg
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from bench.dialogues.world import Table, World
from bench.dialogues.world_home import TOKEN, House, home_routes
from bench.dialogues.world_knowledge import knowledge_routes
from bench.dialogues.world_money import money_routes
from bench.dialogues.world_weather import weather_routes

_SERVICES: Final = ("openmeteo", "geocoding", "searxng", "wikipedia", "quotes", "coingecko", "frankfurter")
_TYPES: Final = {bool: "boolean", int: "integer", float: "numeric(12, 2)", str: "text"}


@dataclass(frozen=True, slots=True)
class WorldServer:
    """Where the services answer, and the house behind one of them."""

    world: World
    url: str
    house: House

    @property
    def settings(self) -> dict[str, str]:
        """The product's settings, by name, that lead it here."""
        urls = {f"{name}_url": f"{self.url}/{name}" for name in (*_SERVICES, "home_assistant")}
        feeds = ",".join(f"{source}={self.url}/news/{source}" for source in self.world.news)
        return urls | {
            "home_assistant_token": TOKEN,
            "news_sources": feeds,
            "webhook_url": f"{self.url}/webhook",
            "timezone": self.world.user.time_zone,
            "mail_from": self.world.user.email,
        }


@contextlib.asynccontextmanager
async def serving_world(world: World) -> AsyncIterator[WorldServer]:
    """The services on a free port, in a thread of their own: what the evaluation does must not slow their answers."""
    house = House(world.home)
    app = create_app(world, house)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = uvicorn.Server(uvicorn.Config(app, log_config=None, access_log=False, ws="none", lifespan="off"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        try:
            yield WorldServer(world, f"http://127.0.0.1:{listener.getsockname()[1]}", house)
        finally:
            server.should_exit = True
            await asyncio.to_thread(thread.join, 10)


def create_app(world: World, house: House) -> Starlette:
    """Every stand-in. Raises ValueError: the world names what a stand-in does not know."""
    routes = [*weather_routes(world), *knowledge_routes(world), *money_routes(world), *home_routes(house)]
    return Starlette(routes=[*routes, Route("/webhook", _take, methods=["POST"])])


async def create_tables(dsn: str, tables: dict[str, Table]) -> None:
    """Make the tables in the schema `data`, which the reader of run_sql may read at once."""
    connection = await asyncpg.connect(dsn)
    try:
        for name, table in tables.items():
            await connection.execute(_definition(name, table))
            await connection.copy_records_to_table(name, schema_name="data", records=table.rows, columns=table.columns)
    finally:
        await connection.close()


async def _take(request: Request) -> Response:
    json.loads(await request.body())
    return JSONResponse({"message_id": uuid.uuid4().hex})


def _definition(name: str, table: Table) -> str:
    first: list[Any] = table.rows[0]
    typed = zip(table.columns, first, strict=True)
    columns = ", ".join(f'"{column}" {_TYPES[type(value)]}' for column, value in typed)
    return f'CREATE TABLE data."{name}" ({columns})'
