"""A look at a stack from outside: who runs it, which of its parts live, whether the API calls itself ready.

Called by `steward status` and `steward down`. Reads run.json and the lock; starts and ends nothing.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path

import psutil

from steward.stack.probes import http_get
from steward.stack.state import ProcessRecord, is_running, read_state


@dataclass(frozen=True, slots=True)
class PartStatus:
    """One process of the stack. `memory_bytes` and `up_seconds` are None when it does not run."""

    name: str
    pid: int
    running: bool
    up_seconds: float | None = None
    memory_bytes: int | None = None


@dataclass(frozen=True, slots=True)
class StackStatus:
    """How a data folder's stack stands. `supervised` is whether a `steward up` keeps its parts alive; without one,
    processes that still run were left by one that was killed. `ready` is None when the API does not answer."""

    home: Path
    supervised: bool
    pid: int | None
    api_url: str | None = None
    temporal_ui_url: str | None = None
    ready: bool | None = None
    waiting_for: dict[str, str] = field(default_factory=dict)
    """What /readyz says of each part that is not well."""
    processes: list[PartStatus] = field(default_factory=list)

    @property
    def well(self) -> bool:
        """Whether everything runs and the API calls itself ready."""
        return self.supervised and self.ready is True and all(part.running for part in self.processes)


def supervisor_pid(home: Path) -> int | None:
    """The process that holds the data folder's lock; None when nobody does, or it has not written its id yet."""
    if not is_running(home):
        return None
    try:
        return int((home / "up.lock").read_text(encoding="utf-8").strip())
    except (OSError, ValueError):
        return None


async def look(home: Path) -> StackStatus:
    """The status now; takes at most the time of one request to the API."""
    state = read_state(home)
    supervised, pid = is_running(home), supervisor_pid(home)
    if state is None:
        return StackStatus(home, supervised, pid)
    ready, waiting_for = await _readiness(state.api_url)
    return StackStatus(
        home=home,
        supervised=supervised,
        pid=pid,
        api_url=state.api_url,
        temporal_ui_url=state.temporal_ui_url,
        ready=ready,
        waiting_for=waiting_for,
        processes=[_part(record) for record in state.processes],
    )


async def _readiness(api_url: str) -> tuple[bool | None, dict[str, str]]:
    answer = await http_get(f"{api_url}/readyz")
    if answer is None:
        return None, {}
    try:
        parts = answer.json()["parts"]
        return answer.status_code == 200, {n: str(p["detail"]) for n, p in parts.items() if not p["ok"]}
    except (ValueError, KeyError, TypeError):
        # Something else listens at this address.
        return None, {}


def _part(record: ProcessRecord) -> PartStatus:
    process = record.find()
    if process is None:
        return PartStatus(record.name, record.pid, running=False)
    try:
        memory = process.memory_info().rss
    except psutil.Error:
        memory = None
    return PartStatus(record.name, record.pid, True, time.time() - record.create_time, memory)
