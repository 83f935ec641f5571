"""Brings up what is measured: `steward up` in a folder of its own, and a bare worker on the same Temporal server."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import psutil
from temporalio.client import Client

from bench.http import Caller
from steward.config.settings import load_settings
from steward.config.sources import child_environment

ROOT = Path(__file__).parent.parent


@dataclass(frozen=True)
class Stack:
    """What is measured: addresses and the processes whose CPU counts."""

    client: Client
    caller: Caller
    pids: dict[str, int]
    environment: dict[str, str]
    """Of a further process of the stack."""


@dataclass(frozen=True)
class Steward:
    """`steward up` in a folder of its own, ready to serve."""

    process: subprocess.Popen[str]
    home: Path
    environment: dict[str, str]

    def port(self, name: str) -> int:
        """The port of a setting: api_port, temporal_port, temporal_ui_port."""
        return int(self.environment[f"STEWARD_{name.upper()}"])

    @property
    def run(self) -> dict[str, Any]:
        """What it recorded of its parts: postgres_dsn, temporal_address."""
        recorded: dict[str, Any] = json.loads((self.home / "run.json").read_text())
        return recorded


@asynccontextmanager
async def running_steward(home: Path, settings: Mapping[str, str]) -> AsyncIterator[Steward]:
    """`steward up` with these settings by name, on free ports; ended in order afterwards."""
    ports = {name: str(free_port()) for name in ("api_port", "temporal_port", "temporal_ui_port")}
    changes = ports | {"home": str(home), "log_level": "WARNING"} | dict(settings)
    environment = child_environment(load_settings(), changes) | {"PYTHONPATH": str(ROOT)}
    with process(environment, "steward.cli.main", "up", stdout=subprocess.PIPE) as up:
        await asyncio.to_thread(_wait_for_banner, up)
        yield Steward(up, home, environment)


@asynccontextmanager
async def another_api(stack: Stack, **settings: str) -> AsyncIterator[Caller]:
    """One more API on the stack, with settings of its own; while it runs, its process is one of the stack's."""
    port = free_port()
    environment = stack.environment | {f"STEWARD_{name.upper()}": value for name, value in settings.items()}
    with process(environment | {"STEWARD_API_PORT": str(port)}, "steward.api.main") as running:
        await asyncio.to_thread(wait_for_port, port)
        name = next(name for number in count(2) if (name := f"api {number}") not in stack.pids)
        stack.pids[name] = running.pid
        caller = Caller("127.0.0.1", port)
        yield caller
        del stack.pids[name]
        await caller.close()


@asynccontextmanager
async def running_stack(
    home: Path,
    *,
    sandboxed: bool = False,
    planners: str = "bench.tools:instant,embedded",
    demo: bool = False,
    bare: bool = True,
    settings: Mapping[str, str] | None = None,
) -> AsyncIterator[Stack]:
    """Everything up and connected, with these settings by name as well; ended in order afterwards. `bare`: with a
    worker of bare Temporal workflows beside it."""
    given = {
        "catalogue": str(ROOT / "bench" / "catalogue.yaml"),
        "planners": planners,
        "demo": str(demo).lower(),
        "sandbox_workflows": str(sandboxed).lower(),
        **(settings or {}),
    }
    async with running_steward(home, given) as up:
        address = f"127.0.0.1:{up.port('temporal_port')}"
        pids = {
            "temporal": _find(up.process.pid, "temporal", "start-dev")[0],
            **_named("worker", _find(up.process.pid, "steward.workers.main")),
            "api": _find(up.process.pid, "steward.api.main")[0],
            "postgres": _find(up.process.pid, "postgres", "-D")[0],
            "client": psutil.Process().pid,
        }
        with ExitStack() as beside:
            if bare:
                pids["bare worker"] = beside.enter_context(process(up.environment, "bench.bare", address)).pid
            caller = Caller("127.0.0.1", up.port("api_port"))
            run = up.run
            found = {"POSTGRES_DSN": run["postgres_dsn"], "TEMPORAL_ADDRESS": run["temporal_address"]}
            further = up.environment | {f"STEWARD_{name}": value for name, value in found.items()}
            yield Stack(await Client.connect(address), caller, pids, further)
            await caller.close()


@contextmanager
def process(
    environment: dict[str, str], module: str, *args: str, stdout: int | None = None, python: str = sys.executable
) -> Iterator[subprocess.Popen[str]]:
    """A module as a process, ended with the block. In a session of its own, so that Ctrl-C reaches us alone and the
    processes end in our order."""
    command = [python, "-m", module, *args]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=stdout, text=True, start_new_session=True
    ) as running:
        try:
            yield running
        finally:
            running.terminate()
            running.wait(60)


def free_port() -> int:
    """A TCP port that nothing uses at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _find(parent: int, *words: str) -> list[int]:
    family = psutil.Process(parent).children(recursive=True)
    return [p.pid for p in family if all(w in " ".join(p.cmdline()) for w in words)]


def _named(name: str, pids: list[int]) -> dict[str, int]:
    """The processes by name: `worker`, or `worker 1`, `worker 2` where there are several."""
    return {name: pids[0]} if len(pids) == 1 else {f"{name} {n}": pid for n, pid in enumerate(sorted(pids), start=1)}


def wait_for_port(port: int) -> None:
    """Until something listens there. Raises TimeoutError after a minute."""
    for _ in range(600):
        with socket.socket() as probe:
            probe.settimeout(0.1)
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        threading.Event().wait(0.1)
    raise TimeoutError(f"nothing listens on port {port}")


def _wait_for_banner(up: subprocess.Popen[str]) -> None:
    assert up.stdout is not None
    for line in up.stdout:
        if "Ctrl-C" in line:
            return
    raise RuntimeError(f"steward up ended with {up.wait()}; its logs are in the data folder")
