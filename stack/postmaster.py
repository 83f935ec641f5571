"""What a running PostgreSQL server says of itself in its data folder: the file postmaster.pid."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Postmaster:
    """The server that claims the folder; it need not be alive any more."""

    pid: int
    socket_dir: Path
    ready: bool
    """Whether it takes connections."""


def pid_file(data_dir: Path) -> Path:
    """Where the server of this folder says it."""
    return data_dir / "postmaster.pid"


def read_pid_file(data_dir: Path) -> Postmaster | None:
    """Its lines are: pid, folder, start time, port, socket folder, address, shared memory, state. None when there is no
    such file, or only a part of it yet."""
    try:
        lines = pid_file(data_dir).read_text(encoding="utf-8").splitlines()
        return Postmaster(int(lines[0]), Path(lines[4].strip()), len(lines) > 7 and lines[7].strip() == "ready")
    except (OSError, ValueError, IndexError):
        return None
