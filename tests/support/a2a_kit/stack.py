"""A whole stack with the kit's agent: PostgreSQL, Temporal, a worker that has the kit's tools, and the API."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx

from steward.api.a2a.door import mount
from steward.config.settings import Settings
from steward.sql.migrate import migrate
from steward.stack.postgres import EmbeddedPostgres
from tests.support.a2a_kit.agent import KIT_AGENT
from tests.support.doors import READY_S, wait_for
from tests.support.stacks import ROOT, a_worker, dev_server, environment_of, free_ports, serving

CATALOGUE: Final = Path(__file__).with_name("catalogue.yaml")


@contextlib.contextmanager
def kit_stack(home: Path) -> Iterator[str]:
    """The URL of the API; the kit's agent is at /kit."""
    postgres = EmbeddedPostgres(home / "postgres", home / "postgres.log", settings={"fsync": "off"})
    with contextlib.ExitStack() as opened:
        dsn = postgres.start()
        opened.callback(postgres.stop)
        asyncio.run(migrate(dsn))
        server = opened.enter_context(dev_server(home, free_ports(1)[0]))
        given: dict[str, Any] = {"home": home, "postgres_dsn": dsn, "temporal_address": server.address}
        # Streams that the kit leaves open, and its receiver of push notifications on this machine.
        given |= {"live_views_per_user": 200, "a2a_push_private": True}
        environment = environment_of(**given, catalogue=CATALOGUE) | {"PYTHONPATH": str(ROOT)}
        opened.enter_context(a_worker(environment, home))
        settings = Settings(**given, catalogue=[CATALOGUE])
        url = opened.enter_context(serving(settings, lambda app: mount(app, settings, [KIT_AGENT])))
        wait_for(lambda: _tools(url) > 0, READY_S, "the kit's tools")
        yield url


def _tools(url: str) -> int:
    listed = httpx.get(f"{url}/tool/list", params={"tool_type": "kit"}, trust_env=False).json()
    return int(listed["count"])
