"""Processes of the product, forked from one that has imported it: that saves each of them seconds of processor time.

`start` does what `python -m MODULE ...` does: the module runs as `__main__`, in a process and a session of its own,
with the environment given and nothing of the test's. `command` is for whoever starts processes itself, as clients over
pipes do. Run as a program, this file is the server, one for each process that runs tests: it imports, forks, and tells
how each child ended. It ends with its client.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import gc
import importlib
import json
import os
import random
import runpy
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

ROOT: Final = Path(__file__).resolve().parents[2]
PRELOADED: Final = (
    "steward.workers.composition",
    "steward.workers.temporal",
    "steward.tools.builtin",
    "steward.config.tracing",
    "steward.api.app",
    "steward.api.composition",
    "steward.api.mcp.server",
    "steward.api.running_stack",
    "qdrant_client",
    "fastembed",
    "uvicorn",
    "uvloop",
)
"""Imported before the first fork. Not the modules that are run: each runs anew."""
_LONGEST: Final = 1 << 20
_TURN: Final = threading.Lock()
_STANDS_FOR: Final = Path(__file__).with_name("forked.py")


class ForkedProcess:
    """A process that another one forked, with those methods of `subprocess.Popen` that tests use."""

    def __init__(self, pid: int, status: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._status = status
        self._looking = threading.Lock()

    def poll(self) -> int | None:
        """Its exit status, negative for a signal; None while it runs."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Its exit status, once it ended. Raises subprocess.TimeoutExpired. Several threads may wait."""
        with self._looking:
            if self.returncode is None:
                if not select.select([self._status], [], [], timeout)[0]:
                    raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
                self.returncode = int(os.read(self._status, 32) or b"-9")
                os.close(self._status)
            return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal, if it still runs."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """SIGTERM."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """SIGKILL."""
        self.send_signal(signal.SIGKILL)


class Module(NamedTuple):
    """`python -m name arguments`."""

    name: str
    arguments: tuple[str, ...] = ()


def start(module: Module, environment: Mapping[str, str], log: Path) -> ForkedProcess:
    """Run a module in the repository's root, its output behind what the log holds already."""
    request = {"module": module.name, "arguments": module.arguments, "environment": dict(environment)}
    receives, sends = os.pipe()
    with log.open("ab") as output, Path(os.devnull).open("rb") as nothing, _TURN:
        connection, _ = _server()
        streams = [nothing.fileno(), output.fileno(), output.fileno()]
        socket.send_fds(connection, [json.dumps(request).encode()], [*streams, sends])
        pid = connection.recv(32)
    os.close(sends)
    assert pid, "the server that forks has ended"
    return ForkedProcess(int(pid), receives)


def command(module: Module) -> list[str]:
    """A program that stands for a module, which runs, forked, with the program's streams and environment."""
    _, address = _server()
    return [sys.executable, "-I", "-S", str(_STANDS_FOR), address, module.name, *module.arguments]


@functools.cache
def _server() -> tuple[socket.socket, str]:
    """The connection to the server, which is started with the first process, and the address where it listens."""
    folder = tempfile.mkdtemp(prefix="steward-fork-")
    address = f"{folder}/socket"
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    listener.bind(address)
    listener.listen(64)
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    for side in (ours, theirs):
        side.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _LONGEST)
    path = os.pathsep.join([str(ROOT), str(ROOT / "clients" / "python")])
    server = subprocess.Popen(
        [sys.executable, "-P", "-m", "tests.support.forkserver", str(theirs.fileno()), str(listener.fileno())],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": path},  # noqa: TID251 - handed on to children
        pass_fds=[theirs.fileno(), listener.fileno()],
        stdin=subprocess.DEVNULL,
        start_new_session=True,
    )
    theirs.close()
    listener.close()

    def end() -> None:
        ours.close()
        server.wait(10)
        shutil.rmtree(folder, ignore_errors=True)

    atexit.register(end)
    return ours, address


def _serve(client: socket.socket, listener: socket.socket) -> None:
    """Fork what is asked for until the client is gone."""
    for name in PRELOADED:
        importlib.import_module(name)
    gc.freeze()  # else the first collection of each child copies all of it
    woken, wakes = os.pipe()
    os.set_blocking(wakes, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wakes)
    statuses: dict[int, int] = {}
    while True:
        ready, _, _ = select.select([client.fileno(), listener.fileno(), woken], [], [])
        if woken in ready:
            os.read(woken, 4096)
            _report(statuses)
        if client.fileno() in ready and not _fork(client, statuses, [client, listener], [woken, wakes]):
            return
        if listener.fileno() in ready:
            connection, _ = listener.accept()
            with connection:
                _fork(connection, statuses, [client, listener, connection], [woken, wakes])


def _fork(connection: socket.socket, statuses: dict[int, int], sockets: list[socket.socket], pipes: list[int]) -> bool:
    """Fork what is asked for, which keeps nothing of the server's open. False once nobody asks any more."""
    message, files, _, _ = socket.recv_fds(connection, _LONGEST, 4)
    if not message:
        return False
    *streams, status = files
    pid = os.fork()
    if pid == 0:
        signal.set_wakeup_fd(-1)
        for descriptor in (*pipes, status, *statuses.values()):
            os.close(descriptor)
        for held in sockets:
            held.close()
        _become(json.loads(message), streams)
    for stream in streams:
        os.close(stream)
    statuses[pid] = status
    connection.send(str(pid).encode())
    return True


def _report(statuses: dict[int, int]) -> None:
    """Tell of each child that ended how it did."""
    with contextlib.suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            pid, status = ended
            receiver = statuses.pop(pid)
            with contextlib.suppress(OSError):
                os.write(receiver, str(os.waitstatus_to_exitcode(status)).encode())
            os.close(receiver)


def _become(request: dict[str, object], streams: list[int]) -> NoReturn:
    """Be `python -m module`."""
    module, arguments, environment = request["module"], request["arguments"], request["environment"]
    assert isinstance(module, str)
    assert isinstance(arguments, list)
    assert isinstance(environment, dict)
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for descriptor, stream in enumerate(streams):
        os.dup2(stream, descriptor)
        os.close(stream)
    os.environ.clear()  # noqa: TID251
    os.environ.update(environment)  # noqa: TID251
    time.tzset()
    random.seed()
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)
    sys.exit(0)


if __name__ == "__main__":
    _serve(*(socket.socket(fileno=int(number)) for number in sys.argv[1:]))
