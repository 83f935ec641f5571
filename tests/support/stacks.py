"""Real processes for tests: a Temporal development server, a worker, the API over HTTP. Each ends with its block."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import threading
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import httpx
import uvicorn
from fastapi import FastAPI

from steward.api.app import create_app
from steward.api.main import server_config
from steward.config.settings import Settings
from steward.config.temporal_dev import load_temporal_dev
from steward.stack.temporal import DevServer, start_command, temporal_binary
from steward.stack.web_ui import Unreachable
from tests.support import forkserver
from tests.support.doors import READY_S, wait_for
from tests.support.forkserver import ForkedProcess, Module

ROOT = Path(__file__).resolve().parents[2]


@contextlib.contextmanager
def a_database(postgres_dsn: str, template: str) -> Iterator[str]:
    """The DSN of a database of its own, made from a template and dropped at the end."""
    name = f"steward_stack_{uuid.uuid4().hex[:8]}"
    _statement(postgres_dsn, f'CREATE DATABASE "{name}" TEMPLATE "{template}" STRATEGY FILE_COPY')
    try:
        yield urlunsplit(urlsplit(postgres_dsn)._replace(path=f"/{name}"))
    finally:
        _statement(postgres_dsn, f'DROP DATABASE "{name}" WITH (FORCE)')


def environment_of(**settings: object) -> dict[str, str]:
    """The environment of a child process with these settings and no others."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("STEWARD_")}  # noqa: TID251
    return kept | {f"STEWARD_{name.upper()}": str(value) for name, value in settings.items()}


@contextlib.contextmanager
def a_worker(environment: dict[str, str], home: Path) -> Iterator[ForkedProcess]:
    """A worker process for every task queue, polling."""
    ready, log_file = home / "worker.ready", home / "worker.log"
    ready.unlink(missing_ok=True)
    environment = environment | {"STEWARD_READY_FILE": str(ready)}
    worker = forkserver.start(Module("steward.workers.main"), environment, log_file)
    try:
        wait_for(lambda: ready.exists() or worker.poll() is not None, READY_S, "the worker")
        assert worker.poll() is None, log_file.read_text()
        yield worker
    finally:
        stop(worker)


@contextlib.contextmanager
def dev_server(home: Path, port: int, ui: Unreachable | None = None) -> Iterator[DevServer]:
    """A Temporal development server as `steward up` would run it."""
    binary = temporal_binary()
    assert binary is not None
    server = DevServer("default", port, ui, home / f"temporal-{port}.db", home / "temporal.log")
    with server.log_file.open("ab") as log:
        process = subprocess.Popen(start_command(binary, server, load_temporal_dev()), stdout=log, stderr=log)
    try:
        wait_for(lambda: _listens(port) or process.poll() is not None, READY_S, "Temporal")
        assert process.poll() is None, server.log_file.read_text()
        yield server
    finally:
        stop(process)


@contextlib.contextmanager
def serving(settings: Settings, extend: Callable[[FastAPI], None] | None = None) -> Iterator[str]:
    """The API for these settings on a port of its own, in a thread; `extend` adds what the test needs to it."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        config = server_config(settings)
        if extend is not None:
            assert isinstance(config.app, FastAPI)
            extend(config.app)
        config.timeout_graceful_shutdown = 3
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        try:
            wait_for(lambda: server.started, READY_S, "uvicorn")
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(20)


@contextlib.asynccontextmanager
async def api(settings: Settings) -> AsyncIterator[httpx.AsyncClient]:
    """The application in this loop, without a server."""
    app = create_app(settings)
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://localhost", timeout=60) as client,
    ):
        yield client


def free_ports(count: int) -> list[int]:
    """Ports nobody listens on."""
    with contextlib.ExitStack() as held:
        probes = [held.enter_context(socket.socket()) for _ in range(count)]
        for probe in probes:
            probe.bind(("127.0.0.1", 0))
        return [probe.getsockname()[1] for probe in probes]


def stop(process: subprocess.Popen[bytes] | ForkedProcess) -> None:
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
