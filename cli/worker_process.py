"""Has a process of the workers' room do something that this room does not know, and reads the one document it answers.

Used by the commands about models and own tools. What the process says on stderr goes there as it is. Ctrl-C and SIGTERM
reach it, and its end is always waited for.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.config.paths import code_folder

_EXITS: Final = {
    "not_found": ExitCode.NOT_FOUND,
    "unreachable": ExitCode.NOT_REACHABLE,
    "offline": ExitCode.NOT_REACHABLE,
    "in_use": ExitCode.CONFLICT,
    "settings": ExitCode.REFUSED,
    "usage": ExitCode.USAGE,
    "interrupted": ExitCode.INTERRUPTED,
}
_CODE: Final = str(code_folder())


def worked(module: str, *arguments: str, whatever: bool = False) -> dict[str, Any]:
    """The document of `python -m MODULE ARGUMENTS`; with `whatever` also that of a failure.

    Raises:
        CliError: with the document's reason, or how the process ended without one.
    """
    command_line = [sys.executable, "-P", "-m", module, *arguments]
    environment = dict(os.environ)  # noqa: TID251 - handed on to a child
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [_CODE, environment.get("PYTHONPATH")]))
    # In a session of its own, so that Ctrl-C comes to it once, from here, whoever sent it.
    process = subprocess.Popen(command_line, stdout=subprocess.PIPE, env=environment, start_new_session=True)
    with process, _passing_on(process):
        message = process.communicate()[0]
    try:
        document: dict[str, Any] = json.loads(message)
    except ValueError:
        raise CliError(
            _ended(module, process.returncode), exit_code=ExitCode.FAILED, hint="`steward doctor` may say why"
        ) from None
    if not document["success"] and not whatever:
        raise failure(document)
    return document


def failure(document: dict[str, Any]) -> CliError:
    """The error of a document that is one."""
    code = _EXITS.get(document["error"], ExitCode.FAILED)
    return CliError(document["detail"], exit_code=code, hint=document.pop("hint", ""), document=document)


@contextmanager
def _passing_on(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """The first signal asks the process to stop, another one ends it."""
    asked: list[int] = []

    def on_signal(number: int, frame: FrameType | None) -> None:
        process.send_signal(signal.SIGKILL if asked else signal.SIGTERM)
        asked.append(number)

    before = {number: signal.signal(number, on_signal) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _ended(module: str, code: int) -> str:
    what = "model" if module == "steward.workers.models" else "tool"
    if code >= 0:
        return f"the {what}'s process ended with exit code {code}"
    return f"the {what} took its process down ({signal.Signals(-code).name})"
