"""A pseudo-terminal for tests: a command that believes a person sits before it."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import time

PATIENCE_S = 30.0


class Terminal:
    """A command with a pseudo-terminal as its stdin, stdout and stderr."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self._master, terminal = pty.openpty()
        self.process = subprocess.Popen(
            command,
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env={**environment, "TERM": "dumb"},
            start_new_session=True,
        )
        os.close(terminal)
        self.shown = ""
        self._read_to = 0

    def expect(self, pattern: str) -> str:
        """Wait until what was shown since the last call matches. Returns what matched."""
        deadline = time.monotonic() + PATIENCE_S
        while True:
            found = re.compile(pattern, re.DOTALL).search(self.shown, self._read_to)
            if found:
                self._read_to = found.end()
                return found.group()
            assert time.monotonic() < deadline, f"{pattern!r} not in {self.shown!r}"
            assert self._take(), f"{pattern!r} not in {self.shown!r}, and it ended"

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self._master, keys.encode())

    def end(self) -> int:
        """The exit code, once it has ended."""
        while self._take():
            pass
        return self.process.wait(PATIENCE_S)

    def close(self) -> None:
        """Leave nothing behind."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE_S)
        os.close(self._master)

    def _take(self) -> bool:
        ready, _, _ = select.select([self._master], [], [], PATIENCE_S)
        if not ready:
            return False
        try:
            data = os.read(self._master, 65536)
        except OSError:
            return False
        self.shown += data.decode(errors="replace").replace("\r\n", "\n")
        return bool(data)
