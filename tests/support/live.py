"""A live stack for tests: real PostgreSQL, a real Temporal server, worker and API processes, each to be broken alone.

Everything listens on a port of its own and lives in a folder of its own. Ready means that a process said so; every wait
is bounded; what was started is ended by its pid. The methods block: an async test calls them in a thread.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import threading
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from temporalio.client import Client

from steward.config.temporal_dev import load_temporal_dev
from steward.sql.converter import data_converter
from steward.sql.database import Database
from steward.stack.postgres import EmbeddedPostgres
from steward.stack.probes import temporal_status
from steward.stack.process import tail
from steward.stack.temporal import DevServer, start_command, temporal_binary
from tests.support import forkserver
from tests.support.forkserver import ForkedProcess, Module

CODE = Path(__file__).parents[2]
NAMESPACE = "default"
READY_S = 90.0
STOP_S = 30.0
_TICK_S = 0.05
_PORTS = range(21_000, 32_000)
"""Below the range the system gives to outgoing connections, so that a port stays free while its server is down."""


def wait_until(probe: Callable[[], bool], within_s: float, what: str) -> None:
    """Look until `probe` holds. Raises TimeoutError naming `what`."""
    deadline = time.monotonic() + within_s
    while not probe():
        if time.monotonic() > deadline:
            raise TimeoutError(f"{what} did not happen within {within_s:g} s")
        threading.Event().wait(_TICK_S)


def free_port() -> int:
    """A TCP port of the loopback interface that nobody listens on."""
    while True:
        port = random.choice(_PORTS)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port


class LiveProcess:
    """One process of the stack, startable again after it ended: a program, or one of our modules."""

    def __init__(
        self,
        name: str,
        program: list[str] | Module,
        environment: Mapping[str, str],
        log: Path,
        ready: Callable[[], bool],
    ) -> None:
        self.name = name
        self.log = log
        self._program = program
        self._environment = dict(environment)
        self._ready = ready
        self._process: subprocess.Popen[bytes] | ForkedProcess | None = None

    @property
    def pid(self) -> int:
        """Its process id, dead or alive."""
        assert self._process is not None, f"{self.name} was never started"
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether it is alive (a paused one is)."""
        return self._process is not None and self._process.poll() is None

    def spawn(self) -> None:
        """Start it and go on at once."""
        assert not self.running, f"{self.name} runs already"
        if isinstance(self._program, Module):
            self._process = forkserver.start(self._program, self._environment, self.log)
            return
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._program,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def wait_ready(self) -> None:
        """Wait until it says that it is ready; AssertionError with the end of its log when it does not."""

        def settled() -> bool:
            assert self.running, f"{self.name} ended while starting:\n{tail(self.log)}"
            return self._ready()

        try:
            wait_until(settled, READY_S, f"{self.name} being ready")
        except TimeoutError as error:
            raise AssertionError(f"{error}:\n{tail(self.log)}") from error

    def start(self) -> None:
        """Start it and wait until it is ready."""
        self.spawn()
        self.wait_ready()

    def kill(self) -> None:
        """kill -9, and wait until it is gone. Harmless for a dead one."""
        if self._process is not None:
            self._signal(signal.SIGKILL)
            self._process.wait(STOP_S)

    def pause(self) -> None:
        """SIGSTOP: alive, holding its connections, doing nothing."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """SIGCONT."""
        self._signal(signal.SIGCONT)

    def stop(self) -> int | None:
        """SIGTERM and a bounded wait. Its exit status; None when it had to be killed or did not run."""
        if self._process is None or not self.running:
            return None
        self._signal(signal.SIGTERM)
        try:
            return self._process.wait(STOP_S)
        except subprocess.TimeoutExpired:
            self.kill()
            return None

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(number)


class LiveStack:
    """The stack. `home` becomes STEWARD_HOME and may hold a stopped, migrated PostgreSQL cluster in `postgres`."""

    def __init__(self, home: Path, settings: Mapping[str, str]) -> None:
        self.home = home
        self.logs = home / "logs"
        self.logs.mkdir()
        self.postgres = EmbeddedPostgres(home / "postgres", self.logs / "postgres.log")
        self._settings = dict(settings)
        self._temporal_port, self._api_port = free_port(), free_port()
        self.temporal = self._temporal()
        self.api = self._api()
        self.workers: list[LiveProcess] = []

    @property
    def url(self) -> str:
        """Base URL of the API."""
        return f"http://127.0.0.1:{self._api_port}"

    @property
    def temporal_address(self) -> str:
        """host:port of the Temporal server."""
        return f"127.0.0.1:{self._temporal_port}"

    @property
    def qdrant(self) -> Path:
        """The folder of the local Qdrant."""
        return self.home / "qdrant"

    def start(self) -> None:
        """Bring everything up with one worker, ready to serve."""
        self.postgres.start()
        self.temporal.start()
        worker = self.add_worker()
        self.api.start()
        worker.wait_ready()
        self.wait_serving()
        # Its catalogue the worker fills while it works already.
        wait_until(lambda: _tools(self.url) > 0, READY_S, "the tool catalogue being filled")

    def wait_serving(self) -> None:
        """Wait until the API says that it and all it needs are ready."""
        wait_until(lambda: _status(f"{self.url}/readyz") == 200, READY_S, "/readyz saying yes")

    def add_worker(self, **settings: str) -> LiveProcess:
        """Spawn one more worker for every task queue, with settings of its own by name; `wait_ready` tells when it
        polls."""
        index = len(self.workers)
        ready_file = self.home / f"worker-{index}.ready"
        environment = self.environment(WORKER_INDEX=str(index), READY_FILE=str(ready_file), **settings)
        worker = LiveProcess(
            f"worker {index}",
            Module("steward.workers.main"),
            environment,
            self.logs / f"worker-{index}.log",
            ready_file.exists,
        )
        self.workers.append(worker)
        self.spawn_worker(worker)
        return worker

    def spawn_worker(self, worker: LiveProcess) -> None:
        """Start a worker (again) and go on at once."""
        (self.home / f"worker-{self.workers.index(worker)}.ready").unlink(missing_ok=True)
        worker.spawn()

    def mend(self, workers: int = 1) -> None:
        """Bring back whatever a test left down, paused or in excess."""
        for process in (self.temporal, self.api, *self.workers):
            process.resume()
        for extra in self.workers[workers:]:
            extra.stop()
        del self.workers[workers:]
        if not self.postgres.running:
            self.postgres.start()
        for process in (self.temporal, self.api):
            if not process.running:
                process.start()
        for worker in self.workers:
            if not worker.running:
                self.spawn_worker(worker)
        for worker in self.workers:
            worker.wait_ready()
        self.wait_serving()

    def close(self) -> None:
        """End everything, in order."""
        for process in (*self.workers, self.api, self.temporal):
            process.resume()
            process.stop()
        self.postgres.stop()

    def environment(self, **changes: str) -> dict[str, str]:
        """The environment of a process of this stack; settings by name, without their prefix."""
        settings = {
            "HOME": str(self.home),
            "POSTGRES_DSN": self.postgres.dsn,
            "TEMPORAL_ADDRESS": self.temporal_address,
            "API_PORT": str(self._api_port),
            **self._settings,
            **changes,
        }
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("STEWARD_")}  # noqa: TID251 - handed on to children
        return {
            **inherited,
            **{f"STEWARD_{name}": value for name, value in settings.items()},
            "PYTHONPATH": str(CODE),
        }

    @asynccontextmanager
    async def database(self) -> AsyncIterator[Database]:
        """The stack's database, opened for this test."""
        async with Database(self.postgres.dsn, application_name="test") as database:
            yield database

    @asynccontextmanager
    async def client(self) -> AsyncIterator[Client]:
        """A Temporal client that reads what the stack writes."""
        async with self.database() as database:
            yield await Client.connect(
                self.temporal_address, namespace=NAMESPACE, data_converter=data_converter(database)
            )

    def _temporal(self) -> LiveProcess:
        server = DevServer(NAMESPACE, self._temporal_port, None, self.home / "temporal.db", self.logs / "temporal.log")
        description = load_temporal_dev()
        binary = temporal_binary()
        assert binary is not None

        def ready() -> bool:
            status = asyncio.run(temporal_status(server.address, NAMESPACE))
            return status.namespace and status.attributes >= set(description.search_attributes)

        argv = start_command(binary, server, description)
        return LiveProcess("Temporal", argv, {"PATH": os.defpath, "HOME": str(self.home)}, server.log_file, ready)

    def _api(self) -> LiveProcess:
        return LiveProcess(
            "API",
            Module("steward.api.main"),
            self.environment(),
            self.logs / "api.log",
            lambda: _status(f"{self.url}/livez") == 200,
        )


def api_process(stack: LiveStack, **settings: str) -> tuple[LiveProcess, str]:
    """One more API on a stack, with settings of its own by name, and its base URL. Not started yet."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    environment = stack.environment(API_PORT=str(port), **settings)
    log = stack.logs / f"api-{port}.log"
    return LiveProcess("API", Module("steward.api.main"), environment, log, lambda: _status(f"{url}/livez") == 200), url


def _tools(url: str) -> int:
    """How many tools the API knows."""
    response = httpx.get(f"{url}/tool/list", timeout=5.0, trust_env=False)
    return len(response.json()["tools"]) if response.status_code == 200 else 0


def _status(url: str) -> int | None:
    try:
        return httpx.get(url, timeout=5.0, trust_env=False).status_code
    except httpx.HTTPError:
        return None
