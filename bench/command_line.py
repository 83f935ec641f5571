"""`python -m bench.command_line`: the processor time that a command takes, in one run.

Each command is a process of its own, taken turn by turn. Where nobody listens, it is the time before it has asked for
anything; where an empty Steward answers, reading and showing its answer come on top. Processor time (user, system) is
what counts, since the clock also sees what else the machine does. Exits 1 when a command misses the aim before it asks.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Final

AIM_S: Final = 0.3
COMMANDS: Final = (
    ("--help",),
    ("--version",),
    ("problems",),
    ("inbox",),
    ("show", "1"),
    ("tools", "list"),
    ("call", "ping"),
)
ANSWERED: Final = (("problems",), ("inbox",))
_NOBODY: Final = "http://127.0.0.1:9"


def _cpu_s(words: tuple[str, ...], environment: dict[str, str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, "-m", "steward.cli.main", *words], env=environment, capture_output=True, check=False
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


class _Empty(BaseHTTPRequestHandler):
    """A Steward that has no problems."""

    def do_GET(self) -> None:
        content = b'{"problems": [], "next": null}'
        self.send_response(200)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def _measured(commands: Sequence[tuple[str, ...]], environment: dict[str, str], runs: int, what: str) -> bool:
    """Print a line for each command. Returns whether all keep to the aim."""
    for words in commands:
        _cpu_s(words, environment)
    kept = True
    for words in commands:
        seconds = [_cpu_s(words, environment) for _ in range(runs)]
        median = statistics.median(seconds)
        kept = kept and median < AIM_S
        print(f"steward {' '.join(words):<12} {what:<9} median {median:.3f} s  slowest {max(seconds):.3f} s of {runs}")
    return kept


def main() -> int:
    """Print a line for each command. Returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=10)
    runs = parser.parse_args().runs
    server = HTTPServer(("127.0.0.1", 0), _Empty)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory() as home:
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment = {**kept, "STEWARD_HOME": home, "STEWARD_URL": _NOBODY}
        reached = _measured(COMMANDS, environment, runs, "away")
        environment["STEWARD_URL"] = f"http://127.0.0.1:{server.server_port}"
        _measured(ANSWERED, environment, runs, "answered")
    server.shutdown()
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
