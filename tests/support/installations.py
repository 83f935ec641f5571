"""An installation of its own for a test: a data folder, ports, and `steward` run on it as a process."""

from __future__ import annotations

import json
import os
import select
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import psutil

from tests.support.embedding import copy_index
from tests.support.folders import share_models

CODE = Path(__file__).parents[2]
UP_S = 240.0
DOWN_S = 60.0


@dataclass
class Installation:
    """A data folder with ports of its own, and what was started on it."""

    home: Path
    environment: dict[str, str]
    started: list[subprocess.Popen[bytes]] = field(default_factory=list)
    stderr_file: Path | None = None
    """Where standard error goes, if not beside the data folder."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.environment['STEWARD_API_PORT']}"

    @property
    def stderr(self) -> Path:
        return self.stderr_file or self.home.parent / "stderr.txt"

    @property
    def processes(self) -> dict[str, int]:
        """Name to pid of the running parts, as recorded."""
        state = json.loads((self.home / "run.json").read_text(encoding="utf-8"))
        return {record["name"]: record["pid"] for record in state["processes"]}

    def steward(self, *arguments: str) -> subprocess.Popen[bytes]:
        with self.stderr.open("ab") as stderr:
            process = subprocess.Popen(
                [sys.executable, "-P", "-m", "steward.cli.main", *arguments],
                env=self.environment,
                cwd=self.home.parent,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=stderr,
                start_new_session=True,
            )
        self.started.append(process)
        return process

    def up(self) -> tuple[subprocess.Popen[bytes], dict[str, Any]]:
        """Bring it up; the process and the banner's data."""
        process = self.steward("--json", "up", "--demo")
        banner = json.loads(self._first_line(process))
        assert banner["success"], banner
        return process, banner

    def ended(self, process: subprocess.Popen[bytes], timeout_s: float = DOWN_S) -> int:
        """The exit code, once it has ended by itself or by the signal sent."""
        process.communicate(timeout=timeout_s)
        return process.returncode

    def call(self, body: dict[str, Any]) -> dict[str, Any]:
        answer = httpx.post(f"{self.url}/tool/call", json={"cmd": "tool/call", **body}, timeout=60, trust_env=False)
        assert answer.status_code == 200, answer.text
        content: dict[str, Any] = answer.json()
        return content

    def own_processes(self) -> list[psutil.Process]:
        """Everything running that has this data folder in its environment or command line."""
        return [process for process in psutil.process_iter() if self._is_own(process)]

    def _is_own(self, process: psutil.Process) -> bool:
        try:
            if process.pid == os.getpid() or process.status() == psutil.STATUS_ZOMBIE:
                return False
            words = [process.environ().get("STEWARD_HOME", ""), *process.cmdline()]
            return any(str(self.home) in word for word in words)
        except psutil.Error:
            return False

    def _first_line(self, process: subprocess.Popen[bytes]) -> bytes:
        assert process.stdout is not None
        readable, _, _ = select.select([process.stdout], [], [], UP_S)
        line = process.stdout.readline() if readable else b""
        assert line, f"no banner: {self.stderr.read_text(encoding='utf-8')}"
        return line


@contextmanager
def an_installation(folder: Path, *, shares_models: bool = True) -> Iterator[Installation]:
    """A fresh one in a folder short in path; whatever still runs on it at the end is killed. One that does not share
    the models built once a machine builds its own with its first `steward up`: 12 seconds of processor time."""
    folder.chmod(0o711)
    ports = dict.fromkeys(("STEWARD_API_PORT", "STEWARD_TEMPORAL_PORT", "STEWARD_TEMPORAL_UI_PORT"), "")
    probes = [socket.create_server(("127.0.0.1", 0)) for _ in ports]
    for name, probe in zip(ports, probes, strict=True):
        ports[name] = str(probe.getsockname()[1])
        probe.close()
    home = folder / "home"
    environment = {
        "PATH": os.defpath,
        "PYTHONPATH": str(CODE),
        "HOME": str(folder),
        "STEWARD_HOME": str(home),
        "STEWARD_TIMEZONE": "Europe/Berlin",
        **ports,
    }
    if shares_models:
        home.mkdir(mode=0o700)
        share_models(home)
        copy_index(home / "qdrant")
    made = Installation(home, environment)
    try:
        yield made
    finally:
        for process in made.own_processes():
            process.kill()
        for started in made.started:
            started.communicate(timeout=DOWN_S)


@contextmanager
def a_folder() -> Iterator[Path]:
    """A temporary folder with a short name."""
    with tempfile.TemporaryDirectory(prefix="up-") as folder:
        yield Path(folder)


def eventually(condition: Callable[[], bool], timeout_s: float = DOWN_S) -> None:
    """Wait for a condition about other processes, in bounded time."""
    deadline = time.monotonic() + timeout_s
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        select.select([], [], [], 0.1)


def is_ready(installation: Installation) -> bool:
    try:
        return httpx.get(f"{installation.url}/readyz", timeout=5, trust_env=False).status_code == 200
    except httpx.HTTPError:
        return False
