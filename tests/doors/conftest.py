"""Fixtures of the door tests: one real stack for the session (PostgreSQL, Temporal, a worker process, the API over
HTTP), and `connect`, which runs the same test over every door."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import uuid
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import httpx
import pytest
import uvicorn

from api.app import create_app
from config.settings import Settings
from config.temporal_dev import load_temporal_dev
from stack.temporal import DevServer, start_command, temporal_binary
from tests.support.doors import Door, HttpDoor, StdioDoorProcess, wait_for

ROOT = Path(__file__).resolve().parents[2]
READY_S = 90


@dataclass(frozen=True)
class DoorStack:
    """The addresses of the session's stack, and the settings that name them."""

    settings: Settings
    environment: dict[str, str]
    """For processes that are to talk to it."""


@pytest.fixture(scope="session")
def door_home() -> Iterator[Path]:
    """A data folder."""
    with tempfile.TemporaryDirectory(prefix="steward-doors-") as name:
        yield Path(name)


@pytest.fixture(scope="session")
def door_dsn(postgres_dsn: str, template_database: str) -> Iterator[str]:
    """A database of the session's stack."""
    name = f"steward_doors_{uuid.uuid4().hex[:8]}"
    _statement(postgres_dsn, f'CREATE DATABASE "{name}" TEMPLATE "{template_database}"')
    yield urlunsplit(urlsplit(postgres_dsn)._replace(path=f"/{name}"))
    _statement(postgres_dsn, f'DROP DATABASE "{name}" WITH (FORCE)')


@pytest.fixture(scope="session")
def temporal_address(door_home: Path) -> Iterator[str]:
    """host:port of a Temporal development server."""
    with dev_server(door_home) as address:
        yield address


@pytest.fixture(scope="session")
def stack(door_home: Path, door_dsn: str, temporal_address: str) -> Iterator[DoorStack]:
    """PostgreSQL, Temporal and a worker."""
    ready = door_home / "worker.ready"
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("STEWARD_")},
        "STEWARD_HOME": str(door_home),
        "STEWARD_POSTGRES_DSN": door_dsn,
        "STEWARD_TEMPORAL_ADDRESS": temporal_address,
        "STEWARD_TIMEZONE": "Europe/Berlin",
        "STEWARD_DEMO": "true",
        "STEWARD_READY_FILE": str(ready),
    }
    settings = Settings(
        home=door_home, postgres_dsn=door_dsn, temporal_address=temporal_address, timezone="Europe/Berlin", demo=True
    )
    with (door_home / "worker.log").open("ab") as log:
        worker = subprocess.Popen(
            [sys.executable, "-m", "workers.main"], cwd=ROOT, env=environment, stdout=log, stderr=log
        )
    try:
        wait_for(lambda: ready.exists() or worker.poll() is not None, READY_S, "the worker")
        assert worker.poll() is None, (door_home / "worker.log").read_text()
        yield DoorStack(settings, {k: v for k, v in environment.items() if k != "STEWARD_READY_FILE"})
    finally:
        stop(worker)


@pytest.fixture(scope="session")
def api_url(stack: DoorStack) -> Iterator[str]:
    """The API of the stack, over real HTTP."""
    with serving(stack.settings) as url:
        wait_for(lambda: httpx.get(f"{url}/readyz", trust_env=False).status_code == 200, 30, "the API")
        wait_for(
            lambda: httpx.get(f"{url}/tool/list", trust_env=False).json()["count"] > 0, 60, "the tool catalogue"
        )
        yield url


@pytest.fixture
async def http(api_url: str) -> AsyncIterator[httpx.AsyncClient]:
    """A client of that API."""
    async with httpx.AsyncClient(base_url=api_url, timeout=60, trust_env=False) as client:
        yield client


@pytest.fixture(params=["http", "stdio"])
async def connect(request: pytest.FixtureRequest, stack: DoorStack, api_url: str) -> AsyncIterator[Door]:
    """One door after the other, speaking the same requests and answers."""
    if request.param == "http":
        async with httpx.AsyncClient(base_url=api_url, timeout=60, trust_env=False) as client:
            yield HttpDoor(client)
        return
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "api.stdio",
        cwd=ROOT,
        env=stack.environment,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        limit=1 << 24,
    )
    try:
        yield StdioDoorProcess(process)
    finally:
        assert process.stdin is not None
        process.stdin.close()
        async with asyncio.timeout(20):
            assert await process.wait() == 0


@pytest.fixture
def user() -> str:
    """A user nobody else is."""
    return f"user-{uuid.uuid4().hex[:10]}"


@contextlib.contextmanager
def dev_server(home: Path) -> Iterator[str]:
    """A Temporal development server as `steward up` would run it."""
    binary = temporal_binary()
    assert binary is not None
    port, ui_port = free_ports(2)
    server = DevServer("default", port, ui_port, home / f"temporal-{port}.db", home / "temporal.log")
    with server.log_file.open("ab") as log:
        process = subprocess.Popen(start_command(binary, server, load_temporal_dev()), stdout=log, stderr=log)
    try:
        wait_for(lambda: _listens(port) or process.poll() is not None, 60, "Temporal")
        assert process.poll() is None, server.log_file.read_text()
        yield server.address
    finally:
        stop(process)


@contextlib.contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """The API for these settings on a port of its own, in a thread."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        config = uvicorn.Config(create_app(settings), log_config=None, ws="none", timeout_graceful_shutdown=3)
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        try:
            wait_for(lambda: server.started, 20, "uvicorn")
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(20)


def free_ports(count: int) -> list[int]:
    """Ports nobody listens on."""
    with contextlib.ExitStack() as held:
        probes = [held.enter_context(socket.socket()) for _ in range(count)]
        for probe in probes:
            probe.bind(("127.0.0.1", 0))
        return [probe.getsockname()[1] for probe in probes]


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a process, in order if it lets us."""
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(30)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(10)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(0.5)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _statement(dsn: str, statement: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(dsn, timeout=10)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, run()).result(60)


