"""The exit codes of `steward` and what earns each: the one table that scripts rely on.

Read by every command; never prints and never exits by itself.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class ExitCode(IntEnum):
    """Stable: a number never changes its meaning."""

    DONE = 0
    FAILED = 1
    USAGE = 2
    REFUSED = 3
    NOT_REACHABLE = 4
    AWAITING_CONFIRMATION = 5
    AWAITING_USER = 6
    NOT_FOUND = 7
    CONFLICT = 8
    STILL_RUNNING = 9
    OUTCOME_UNKNOWN = 10
    INTERRUPTED = 130


MEANINGS: Final = {
    ExitCode.DONE: "done",
    ExitCode.FAILED: "the problem ended badly, or a check failed",
    ExitCode.USAGE: "wrong usage, arguments or credentials",
    ExitCode.REFUSED: "refused to start: already running, a port is taken, bad settings, or a fault in your own tools",
    ExitCode.NOT_REACHABLE: "Steward, or a part it needs, cannot be reached, or a limit is used up: try again later",
    ExitCode.AWAITING_CONFIRMATION: "waiting for a confirmation",
    ExitCode.AWAITING_USER: "waiting for your answer to a question",
    ExitCode.NOT_FOUND: "no such tool, problem or approval",
    ExitCode.CONFLICT: "conflict: already decided, expired or closed",
    ExitCode.STILL_RUNNING: "still running after the wait, or perhaps: look before you repeat it",
    ExitCode.OUTCOME_UNKNOWN: "it is not known whether a call happened; running it again waits for your decision",
    ExitCode.INTERRUPTED: "interrupted",
}
"""What `steward --help` and docs/cli.md say of each code."""


def exit_for_http(status: int) -> ExitCode:
    """The exit code of an error answer. 429 and 503 mean: not now, try again."""
    if status == 404:
        return ExitCode.NOT_FOUND
    if status == 409:
        return ExitCode.CONFLICT
    if status in (429, 502, 503, 504):
        return ExitCode.NOT_REACHABLE
    return ExitCode.USAGE if 400 <= status < 500 else ExitCode.FAILED
