"""A `steward up` that goes on without a terminal, and its end from another process.

Called by `steward up --detach` and `steward down`. The detached process is an ordinary `steward --json up`: it
holds the lock, writes run.json and restarts its parts as ever.
"""

from __future__ import annotations

import json
import os
import select
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

import psutil

from steward.stack.console import StackError
from steward.stack.process import rotate
from steward.stack.running import supervisor_pid
from steward.stack.state import end_leftovers, is_running, state_path

STOP_S: Final = 120.0
"""More than every part of a stack may take to stop."""
_LOOK_S: Final = 0.2


@dataclass(frozen=True, slots=True)
class Ended:
    """What `stop` ended: the supervisor, or what a killed one had left."""

    supervisor: int | None
    leftovers: list[str]


@dataclass(frozen=True, slots=True)
class Started:
    """What became of a start. `exit_code` is None while the process goes on, and then everything is up."""

    pid: int
    document: dict[str, Any]
    exit_code: int | None


def start(
    argv: Sequence[str], environment: Mapping[str, str], log_file: Path, progress: Callable[[str], None]
) -> Started:
    """Run a `steward --json up` in a session of its own and wait for the document it prints. What it logs meanwhile
    goes to `progress`, in whole lines. An interrupt while waiting stops it again."""
    rotate(log_file)
    with log_file.open("ab") as log:
        began_at = log.tell()
        process = subprocess.Popen(
            list(argv),
            env=dict(environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=log,
            start_new_session=True,
        )
    assert process.stdout is not None
    with log_file.open("rb") as lines, process.stdout as document:
        lines.seek(began_at)
        try:
            while not select.select([document], [], [], _LOOK_S)[0]:
                _forward(lines, progress)
        except KeyboardInterrupt:
            process.terminate()
            process.wait(STOP_S)
            raise
        message = _parsed(document.readline())
        code = None if message["success"] else process.wait(STOP_S)
        _forward(lines, progress)
    return Started(process.pid, message, code)


def _parsed(line: bytes) -> dict[str, Any]:
    """The document, or one of our own when the process ended without."""
    try:
        message = json.loads(line)
    except ValueError:
        return {"success": False, "error": "not_started", "detail": "it ended before it was up", "fix": "read up.log"}
    return dict(message)


def _forward(lines: IO[bytes], progress: Callable[[str], None]) -> None:
    for line in lines.read().decode(errors="replace").splitlines():
        progress(line)


def stop(home: Path, timeout_s: float = STOP_S) -> Ended:
    """End the stack of a data folder in order, or what a killed `steward up` left. Waits until it is gone.

    Raises:
        StackError: it belongs to somebody else, or did not end in time.
    """
    pid = supervisor_pid(home)
    if pid is None and is_running(home):
        raise StackError(f"the lock of {home} is held, and nobody has written down by whom", fix="try again")
    if pid is None:
        left = end_leftovers(home, adopted=frozenset())
        state_path(home).unlink(missing_ok=True)
        return Ended(None, left)
    try:
        process = psutil.Process(pid)
        process.terminate()
        process.wait(timeout_s)
    except psutil.NoSuchProcess:
        pass
    except psutil.AccessDenied:
        raise StackError(
            f"process {pid} belongs to another user than {os.getuid()}", fix="stop it as that user"
        ) from None
    except psutil.TimeoutExpired:
        raise StackError(
            f"Steward (pid {pid}) did not stop within {timeout_s:.0f} s",
            fix="read the logs; a second `steward down` shortens every wait",
        ) from None
    return Ended(pid, [])
