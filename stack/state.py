"""What `steward up` leaves in the data folder: the lock, run.json, and how the next run deals with what is left.

Used by the supervisor, read by the doctor and by callers that look for the API. Ends only processes it can prove to be
this data folder's own: recorded pid, same start time, same command line.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
from collections.abc import Iterator
from pathlib import Path

import psutil
from pydantic import BaseModel, Field, SecretStr, ValidationError, field_serializer

from steward.config.private_files import replace_file
from steward.stack.console import EXIT_REFUSED, StackError
from steward.stack.private_files import keep_private

_SAME_START_S = 2.0


class ProcessRecord(BaseModel):
    """A running process, recorded so that it can be recognised later."""

    name: str
    pid: int
    create_time: float
    cmdline: list[str]

    @classmethod
    def of(cls, name: str, pid: int) -> ProcessRecord | None:
        """The record of a live process; None when it is gone."""
        try:
            process = psutil.Process(pid)
            return cls(name=name, pid=pid, create_time=process.create_time(), cmdline=process.cmdline())
        except psutil.Error:
            return None

    def find(self) -> psutil.Process | None:
        """The process this record is about, if it still runs."""
        try:
            process = psutil.Process(self.pid)
            same = abs(process.create_time() - self.create_time) < _SAME_START_S and process.cmdline() == self.cmdline
            return process if same and process.status() != psutil.STATUS_ZOMBIE else None
        except psutil.Error:
            return None


class RunState(BaseModel):
    """run.json: how to reach the running stack, and its processes. Holds the DSN, so only its owner may read it."""

    pid: int
    api_url: str
    temporal_address: str
    temporal_namespace: str
    temporal_ui_url: str | None = None
    postgres_dsn: SecretStr | None = None
    processes: list[ProcessRecord] = Field(default_factory=list)

    @field_serializer("postgres_dsn", when_used="json")
    def _plain(self, value: SecretStr | None) -> str | None:
        return value.get_secret_value() if value else None


def state_path(home: Path) -> Path:
    """Where run.json is."""
    return home / "run.json"


def read_state(home: Path) -> RunState | None:
    """The recorded state, or None when there is none or it cannot be read."""
    try:
        return RunState.model_validate_json(state_path(home).read_bytes())
    except (OSError, ValidationError):
        return None


def write_state(home: Path, state: RunState) -> None:
    """Replace run.json atomically, mode 600. When it cannot be written: OSError, and the one there was stays."""
    replace_file(state_path(home), state.model_dump_json(indent=2))


def prepare_home(home: Path) -> None:
    """Make the data folder, for its owner alone, and close what is open to others in it."""
    try:
        home.mkdir(parents=True, exist_ok=True, mode=0o700)
        keep_private(home)
        (home / "logs").mkdir(exist_ok=True, mode=0o700)
    except OSError as error:
        raise StackError(
            f"the data folder {home} cannot be made: {error.strerror}", fix="set STEWARD_HOME to a folder you can write"
        ) from error


@contextlib.contextmanager
def only_one(home: Path) -> Iterator[None]:
    """Hold the data folder's lock; it goes with the process, however that ends.

    Raises:
        StackError: another `steward up` holds it (exit code 3).
    """
    with (home / "up.lock").open("a+", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.seek(0)
            pid = lock.read().strip() or "unknown"
            raise StackError(
                f"Steward is already running on the data folder {home} (pid {pid})",
                fix="use it, stop it (`steward down`), or set STEWARD_HOME to another folder",
                exit_code=EXIT_REFUSED,
            ) from None
        lock.truncate(0)
        lock.write(str(os.getpid()))
        lock.flush()
        yield
        lock.truncate(0)


def end_leftovers(home: Path, *, adopted: frozenset[str], timeout_s: float = 15.0) -> list[str]:
    """End what an `up` that was killed has left running, all but the parts in `adopted`. Names and pids of the ended.

    Blocks for up to `timeout_s`; called before anything is started.
    """
    state = read_state(home)
    found: list[tuple[ProcessRecord, psutil.Process]] = []
    for record in reversed(state.processes if state else []):
        process = None if record.name in adopted else record.find()
        if process is not None:
            found.append((record, process))
    for _, process in found:
        with contextlib.suppress(psutil.Error):
            process.terminate()
    _, alive = psutil.wait_procs([process for _, process in found], timeout=timeout_s)
    for process in alive:
        with contextlib.suppress(psutil.Error):
            process.kill()
    psutil.wait_procs(alive, timeout=5.0)
    return [f"{record.name} (pid {record.pid})" for record, _ in found]


def is_running(home: Path) -> bool:
    """True while a `steward up` holds the data folder."""
    try:
        with (home / "up.lock").open("r", encoding="utf-8") as lock:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False
