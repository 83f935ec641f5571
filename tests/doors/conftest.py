"""Fixtures of the door tests: one real stack for this folder (PostgreSQL, Temporal, a worker process, the API over
HTTP), which ends with its last test, and `connect`, which runs the same test over every door."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from steward.config.settings import Settings
from tests.support.callers import stdio_process
from tests.support.doors import READY_S, Door, HttpDoor, wait_for
from tests.support.embedding import copy_index
from tests.support.folders import server_folder, share_models
from tests.support.mcp_stack import CATALOGUE, PLANNER, McpStack, serving_fixtures
from tests.support.openai_endpoint import Endpoint
from tests.support.people import with_people
from tests.support.stacks import ROOT, a_database, a_worker, dev_server, environment_of, free_ports, serving
from tests.support.telegram_api import BotApi

POLICY = """
rules:
  - {tools: [compose_email], users: ["payer-*"], then: confirm, approvers: [user, role:finance, not:requester]}
"""
"""In force for users who are named so, and for nobody else."""


@dataclass(frozen=True)
class DoorStack:
    """The addresses of the folder's stack, and the settings that name them."""

    settings: Settings
    environment: dict[str, str]
    """For processes that are to talk to it."""
    endpoint: Endpoint
    """The OpenAI-compatible endpoint of its worker, which is asked where a request wants it."""


@pytest.fixture(scope="package")
def door_home() -> Iterator[Path]:
    """A data folder."""
    with server_folder() as home:
        share_models(home)
        copy_index(home / "qdrant")
        yield home


@pytest.fixture(scope="package")
def door_dsn(postgres_dsn: str, template_database: str) -> Iterator[str]:
    """A database of that stack."""
    with a_database(postgres_dsn, template_database) as dsn:
        yield dsn


@pytest.fixture(scope="package")
def temporal_address(door_home: Path) -> Iterator[str]:
    """host:port of a Temporal development server."""
    with dev_server(door_home, free_ports(1)[0]) as server:
        yield server.address


@pytest.fixture(scope="package")
def stack(door_home: Path, door_dsn: str, temporal_address: str) -> Iterator[DoorStack]:
    """PostgreSQL, Temporal and a worker."""
    policy = door_home / "policy.yaml"
    policy.write_text(POLICY)
    endpoint = Endpoint()
    environment = environment_of(
        home=door_home,
        postgres_dsn=door_dsn,
        temporal_address=temporal_address,
        timezone="Europe/Berlin",
        demo="true",
        policy=policy,
        planners="embedded,openai",
        openai_base_url=endpoint.url,
        openai_tools="json",
        openai_model="plain",
    )
    settings = Settings(
        home=door_home,
        postgres_dsn=door_dsn,
        temporal_address=temporal_address,
        timezone="Europe/Berlin",
        demo=True,
        a2a_push_private=True,
    )
    with closing(endpoint), a_worker(environment, door_home):
        yield DoorStack(settings, environment, endpoint)


@pytest.fixture(scope="package")
def api_url(stack: DoorStack) -> Iterator[str]:
    """The API of the stack, over real HTTP."""
    with serving(stack.settings) as url:
        wait_for(lambda: httpx.get(f"{url}/readyz", trust_env=False).status_code == 200, READY_S, "the API")
        wait_for(
            lambda: httpx.get(f"{url}/tool/list", trust_env=False).json()["count"] > 0, READY_S, "the tool catalogue"
        )
        yield url


@pytest.fixture(scope="package")
def people_url(stack: DoorStack, api_url: str) -> Iterator[str]:
    """One more API of the stack, at which everybody has credentials of their own (tests.support.people)."""
    with serving(with_people(stack.settings)) as url:
        wait_for(lambda: httpx.get(f"{url}/readyz", trust_env=False).status_code == 200, READY_S, "the API")
        yield url


@pytest.fixture
async def http(api_url: str) -> AsyncIterator[httpx.AsyncClient]:
    """A client of that API."""
    async with httpx.AsyncClient(base_url=api_url, timeout=60, trust_env=False) as client:
        yield client


@pytest.fixture(scope="package")
def stdio_door(stack: DoorStack) -> Iterator[Door]:
    """A process of the STDIO door, which serves every user."""
    with stdio_process(stack.environment) as process:
        yield process


@pytest.fixture(params=["http", "stdio"])
async def connect(request: pytest.FixtureRequest, stdio_door: Door, api_url: str) -> AsyncIterator[Door]:
    """One door after the other, speaking the same requests and answers."""
    if request.param == "http":
        async with httpx.AsyncClient(base_url=api_url, timeout=60, trust_env=False) as client:
            yield HttpDoor(client)
        return
    yield stdio_door


@pytest.fixture(scope="package")
def mcp_stack(postgres_dsn: str, template_database: str) -> Iterator[McpStack]:
    """A stack of its own whose worker has the tools that the MCP conformance suite calls."""
    with server_folder() as home, ExitStack() as running:
        share_models(home)
        copy_index(home / "qdrant")
        dsn = running.enter_context(a_database(postgres_dsn, template_database))
        temporal = running.enter_context(dev_server(home, free_ports(1)[0]))
        common = {"home": home, "postgres_dsn": dsn, "temporal_address": temporal.address, "timezone": "Europe/Berlin"}
        environment = environment_of(**common, demo="true", catalogue=CATALOGUE, planners=PLANNER)
        environment["PYTHONPATH"] = str(ROOT)
        running.enter_context(a_worker(environment, home))
        settings = Settings.model_validate({**common, "demo": True, "catalogue": [CATALOGUE], "planners": [PLANNER]})
        yield McpStack(settings, environment, running.enter_context(serving_fixtures(settings)))


@pytest.fixture
def user() -> str:
    """A user nobody else is."""
    return f"user-{uuid.uuid4().hex[:10]}"


@pytest.fixture
async def bot_api() -> AsyncIterator[BotApi]:
    """A Bot API server."""
    async with BotApi.serving() as api:
        yield api
