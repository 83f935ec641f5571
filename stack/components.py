"""The components of the stack and how each is started: PostgreSQL, migrations, Temporal, workers, API. Built per run.

Used by the supervisor. The worker and the API are reached by module name only; settings travel by environment.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from steward.config.paths import code_folder
from steward.config.settings import Settings
from steward.config.sources import child_environment
from steward.contracts.errors import StewardError
from steward.stack.console import StackError
from steward.stack.postgres import EmbeddedPostgres
from steward.stack.probes import http_get, postgres_answers
from steward.stack.process import Command, ManagedProcess, python_module, run_to_end
from steward.stack.web_ui import Unreachable

POSTGRES, MIGRATIONS, TEMPORAL, WORKER, API = "PostgreSQL", "migrations", "Temporal", "worker", "API"
MODELS = "models"
TOOLS = "tools"
_WATCH_S = 0.5
_POSTGRES_READY_S = 120.0
_MIGRATE_S = 600.0
_BUILD_S = 240.0
_WORKER_READY_S = 240.0
_WORKER_STOP_S = 30.0
_API_STOP_S = 15.0
"""More than the API gives the requests it serves."""


class Part(Protocol):
    """Something that runs until it is stopped. Restartable after it ended."""

    @property
    def pid(self) -> int | None:
        """Its process id while it runs."""

    async def start(self) -> None:
        """Start it and wait until it is ready; StackError when it is not."""

    async def ended(self) -> str:
        """Wait until it has ended; how, in words."""

    async def is_alive(self) -> bool:
        """Whether it gave a sign of life, now or since this was asked before; in bounded time."""

    async def kill(self) -> None:
        """End it at once, also when it is frozen. Harmless when it does not run."""

    async def stop(self, hurry: asyncio.Event) -> None:
        """Stop it in bounded time, sooner once `hurry` is set. Harmless when it does not run."""


class PostgresPart:
    """The embedded PostgreSQL. It may be adopted from a run that was killed, so it is watched by pid."""

    def __init__(self, home: Path, log_file: Path, on_spawn: Callable[[], None]) -> None:
        self._server = EmbeddedPostgres(home / "postgres", log_file)
        self._log_file = log_file
        self._on_spawn = on_spawn

    @property
    def pid(self) -> int | None:
        """The postmaster's process id while it runs."""
        return self._server.pid if self._server.running else None

    @property
    def dsn(self) -> str:
        """How to connect, once started."""
        return self._server.dsn

    async def start(self) -> None:
        """Start or adopt the server; crash recovery is waited for."""
        starting = asyncio.ensure_future(asyncio.to_thread(self._server.start, _POSTGRES_READY_S))
        try:
            await asyncio.shield(starting)
        except asyncio.CancelledError:
            # The thread goes on; a stop must not overtake it.
            await asyncio.wait({starting})
            raise
        except (OSError, RuntimeError, StewardError) as error:
            raise StackError(f"PostgreSQL did not start: {error}", fix=f"read {self._log_file}") from error
        self._on_spawn()

    async def ended(self) -> str:
        """Wait until the postmaster is gone."""
        while self._server.running:  # noqa: ASYNC110 - nothing announces its end
            await asyncio.sleep(_WATCH_S)
        return "the server is gone"

    async def is_alive(self) -> bool:
        """Whether the server answers."""
        return await postgres_answers(self.dsn)

    async def kill(self) -> None:
        """End the postmaster at once; what it leaves is ended by the next start, which recovers the data."""
        await asyncio.to_thread(self._server.kill)

    async def stop(self, hurry: asyncio.Event) -> None:
        """A fast shutdown; the server bounds it itself, so there is nothing to hurry."""
        await asyncio.to_thread(self._server.stop)


class Pulse:
    """The pulse of a process that touches a file again and again from its event loop."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._seen = 0

    async def beats(self) -> bool:
        """Whether the file was touched since this was asked before."""
        try:
            touched = self._file.stat().st_mtime_ns
        except OSError:
            return False
        beat, self._seen = touched != self._seen, touched
        return beat


class PartFactory:
    """Builds the parts of one run from its settings."""

    def __init__(self, settings: Settings, on_spawn: Callable[[], None]) -> None:
        self._settings = settings
        self._on_spawn = on_spawn
        self.logs = settings.home / "logs"

    def postgres(self) -> PostgresPart:
        """The embedded PostgreSQL."""
        return PostgresPart(self._settings.home, self.logs / "postgres.log", self._on_spawn)

    async def migrate(self, dsn: str) -> None:
        """Bring the database's schema up to date, in a process of its own."""
        await run_to_end(
            self._command(MIGRATIONS, "steward.workers.migrate", "migrate.log", postgres_dsn=dsn), _MIGRATE_S
        )

    async def build_models(self) -> None:
        """Build the models that need no download, where they are not built; in a process of its own."""
        argv = python_module("steward.workers.models", "build")
        await run_to_end(Command(MODELS, argv, self.environment(), self.logs / "models.log"), _BUILD_S)

    def worker(self, index: int, dsn: str, temporal_address: str) -> ManagedProcess:
        """A worker process; ready once it has created its ready file, alive while its event loop touches that."""
        ready_file = self._settings.home / f"worker-{index}.ready"
        ready_file.unlink(missing_ok=True)
        pulse = Pulse(ready_file)

        async def ready() -> bool:
            return ready_file.exists()

        def spawned() -> None:
            ready_file.unlink(missing_ok=True)
            self._on_spawn()

        command = self._command(
            f"{WORKER} {index}" if self._settings.workers > 1 else WORKER,
            "steward.workers.main",
            f"worker-{index}.log",
            postgres_dsn=dsn,
            temporal_address=temporal_address,
            worker_index=str(index),
            ready_file=str(ready_file),
        )
        return ManagedProcess(
            command,
            ready=ready,
            alive=pulse.beats,
            ready_timeout_s=_WORKER_READY_S,
            stop_timeout_s=_WORKER_STOP_S,
            on_spawn=spawned,
        )

    def api(self, index: int, dsn: str, temporal_address: str, web_ui: Unreachable | None) -> ManagedProcess:
        """An API process, the first of which shows the Web UI too; ready once /readyz says so, alive while /livez
        answers."""
        port = self._settings.api_port + index
        url = self._settings.model_copy(update={"api_port": port}).api_url

        async def ready() -> bool:
            answer = await http_get(f"{url}/readyz")
            return answer is not None and answer.status_code == 200

        async def alive() -> bool:
            return await http_get(f"{url}/livez") is not None

        told = {"postgres_dsn": dsn, "temporal_address": temporal_address, "api_port": str(port)}
        if web_ui is not None and index == 0:
            told["temporal_ui_behind"] = web_ui.url
        name, log = (f"{API} {index}", f"api-{index}.log") if index else (API, "api.log")
        command = self._command(name, "steward.api.main", log, **told)
        return ManagedProcess(
            command,
            ready=ready,
            alive=alive,
            ready_timeout_s=_WORKER_READY_S,
            stop_timeout_s=_API_STOP_S,
            on_spawn=self._on_spawn,
        )

    def environment(self, **changes: str) -> dict[str, str]:
        """The environment of a child, with this code first on its path."""
        environment = child_environment(self._settings, changes)
        code = str(code_folder())
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, [code, environment.get("PYTHONPATH")]))
        return environment

    def _command(self, name: str, module: str, log: str, **changes: str) -> Command:
        return Command(name, python_module(module), self.environment(**changes), self.logs / log)
