"""The statuses that `steward problems --status` takes: those of a problem, and `active`. Pure."""

from __future__ import annotations

from typing import Final

from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.contracts.problem import ProblemStatus, ProblemView
from steward.contracts.suggestions import did_you_mean

ACTIVE: Final = "active"
"""Whatever is not over: it runs, or waits for somebody."""
NAMES: Final = (ACTIVE, *(status.value for status in ProblemStatus))
_ACTIVE: Final = (
    ProblemStatus.IN_PROGRESS,
    ProblemStatus.AWAITING_CONFIRMATION,
    ProblemStatus.AWAITING_USER,
    ProblemStatus.BLOCKED,
)


def wire_statuses(given: str | None) -> str | None:
    """What the API is asked for; None: every status.

    Raises:
        CliError: USAGE, naming what is no status and those there are.
    """
    if not given:
        return None
    wanted: list[str] = []
    for name in (part.strip() for part in given.split(",")):
        if name not in NAMES:
            question = did_you_mean(name, NAMES)
            hint = f"{question} " if question else ""
            raise CliError(
                f"{name!r} is no status", exit_code=ExitCode.USAGE, hint=f"{hint}the statuses are {', '.join(NAMES)}"
            )
        wanted += [status.value for status in _ACTIVE] if name == ACTIVE else [name]
    return ",".join(dict.fromkeys(wanted))


def is_wanted(view: ProblemView, given: str | None) -> bool:
    """Whether a problem of the API's answer is meant: a blocked one is active only while something can unblock it."""
    names = [part.strip() for part in given.split(",")] if given else []
    return ACTIVE not in names or not view.closed or view.status.value in names
