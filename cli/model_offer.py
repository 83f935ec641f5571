"""Offers a Llama once, where somebody at a terminal starts Steward without any language model.

Called by `steward up` before anything starts. Nothing is asked of the network before there is a yes, so that a start
contacts what the settings name alone.
"""

from __future__ import annotations

import select
import sys
from typing import TYPE_CHECKING, Any, Final

import psutil

from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.model_work import MODELS_MODULE, pull_model, size_text
from steward.cli.options import Session
from steward.cli.worker_process import worked

if TYPE_CHECKING:
    from steward.config.settings import Settings

OFFERED: Final = "model-offered"
"""The file in the data folder that says that the question was put."""
ANSWER_S: Final = 30.0
"""Seconds to wait for an answer; none is a no, since nobody may sit there."""
_YES: Final = ("y", "yes")
_ROOM: Final = 2.0
"""How many times a model's memory a machine is to have: databases, workers and whatever else runs want theirs."""


def offer_model(session: Session, settings: Settings, *, answer_s: float = ANSWER_S) -> None:
    """Ask whether to download a recommended Llama and plan with it; a yes does it, and writes it to .env.

    Does nothing where no person can be asked, a planner or model was chosen, or it was offered before. A download that
    fails is told with what to do, and Steward starts without it; Ctrl-C in it keeps what came, for `models pull`.
    """
    if not session.interactive or "planners" in settings.origins or "llama_model_path" in settings.origins:
        return
    mark = settings.home / OFFERED
    if mark.exists():
        return
    row = _fitting([row for row in worked(MODELS_MODULE, "list")["models"] if row["recommended"]])
    print(
        "No language model is set. What is installed plans single requests; a local Llama follows conversations, too:\n"
        f"{row['name']}, {size_text(row['size'])} to download, {size_text(row['memory'])} of memory,"
        f" licence {row['licence']}.\n"
        f"Download it now and plan with it? [y/N] (no in {answer_s:.0f} s; asked once) ",
        end="",
        flush=True,
    )
    answer = _line(answer_s)
    settings.home.mkdir(parents=True, exist_ok=True, mode=0o700)
    mark.touch()
    if answer not in _YES:
        print(f"Whenever you like: steward models pull {row['name']}")
        return
    try:
        pull_model(session, row["name"], force=False, only=False, starting=True)
    except CliError as error:
        if error.exit_code is ExitCode.INTERRUPTED:
            raise
        print(f"{error} ({error.hint}). Starting without it; again with: steward models pull {row['name']}")


def _fitting(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The first choice, or the smallest where the machine has too little memory for that."""
    memory = psutil.virtual_memory().total
    small, first = rows[0], rows[1]
    return first if first["memory"] * _ROOM <= memory else small


def _line(seconds: float) -> str | None:
    """What was typed in that time, in small letters; None when nothing was."""
    if not select.select([sys.stdin], [], [], seconds)[0]:
        print()
        return None
    return sys.stdin.readline().strip().lower()
