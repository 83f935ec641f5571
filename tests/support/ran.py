"""The `steward` command as tests run it, in this process or as one of its own, and what it left behind."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from steward.cli.main import build_app
from steward.cli.usage import run_line
from tests.support.stacks import ROOT


@dataclass(frozen=True)
class Ran:
    """Exit status and what was written to both streams."""

    code: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        """Standard output read as JSON."""
        return json.loads(self.out)


Run: TypeAlias = Callable[..., Ran]
COMMAND = [sys.executable, "-m", "steward.cli.main"]


def in_process(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path) -> Run:
    """What runs a command in this process, with nothing of this machine's settings."""
    for name in ("STEWARD_URL", "STEWARD_USER", "STEWARD_API_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("STEWARD_HOME", str(home))

    def run_command(*words: str) -> Ran:
        code = run_line(build_app(), words)
        shown = capsys.readouterr()
        return Ran(code, shown.out, shown.err)

    return run_command


def as_process(environment: Mapping[str, str]) -> Run:
    """What runs a command as a process with this environment and what a call changes of it."""

    def run_command(*words: str, stdin: str = "", **changes: str) -> Ran:
        ended = subprocess.run(
            [*COMMAND, *words],
            cwd=ROOT,
            env={**environment, **changes},
            input=stdin,
            capture_output=True,
            text=True,
            timeout=90,
            check=False,
        )
        return Ran(ended.returncode, ended.stdout, ended.stderr)

    return run_command
