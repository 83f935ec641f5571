"""Forgetting a user as the command line does it: asked, followed, certified. Behind `forget` and `retention`."""

from __future__ import annotations

import sys
import threading
import time
from typing import Final

from rich.text import Text

from steward.cli.client import StewardClient
from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.forgetting_pages import Forgotten
from steward.cli.options import Session
from steward.cli.plain import plain
from steward.cli.screen import err, out, show_page, table_of

_LOOK_S: Final = 1.0
_RUN_S: Final = 60.0


def forget_user(session: Session, user: str, *, yes: bool, wait: bool) -> ExitCode:
    """Ask, begin, follow and show. Without a terminal `--yes` must be given."""
    if not yes and not _agreed(session, user):
        return ExitCode.USAGE
    with session.client() as client:
        found = client.forget(user)
        message = ""
        while wait and not found.done:
            if found.forgetting.stage != message and not session.as_json:
                message = found.forgetting.stage
                err().print(Text(f"{message} ..."))
            threading.Event().wait(_LOOK_S)
            found = client.forgetting(found.forgetting.forgetting_id)
    _show(session, found)
    return ExitCode.DONE if found.done else ExitCode.STILL_RUNNING


def run_retention(session: Session, client: StewardClient) -> ExitCode:
    """Start a run, wait until one has looked at everything, and show it as `show_retention` does. Not longer than
    `_RUN_S`: without a worker nothing begins."""
    before = _finished(client)
    client.start_retention()
    latest = time.monotonic() + _RUN_S
    while not _finished(client) - before:
        if time.monotonic() > latest:
            show_retention(session, client)
            err().print(f"No run has ended within {_RUN_S:.0f} seconds; `steward retention` shows it when it has.")
            return ExitCode.STILL_RUNNING
        threading.Event().wait(_LOOK_S)
    return show_retention(session, client)


def _finished(client: StewardClient) -> set[str]:
    return {run.run_id for run in client.retention().runs if run.finished_at}


def show_retention(session: Session, client: StewardClient) -> ExitCode:
    """Show the days of each kind, and the last runs."""
    page = client.retention()
    if not session.as_json:
        kept = (f"{kind} {days} days" if days else f"{kind} for ever" for kind, days in page.days.items())
        out().print(Text("Kept: " + ", ".join(kept)))
    table = table_of(("STARTED", "FINISHED"), ("REMOVED",))
    for run in page.runs:
        removed = ", ".join(f"{count} {kind}" for kind, count in run.removed.items()) or "nothing"
        finished = f"{run.finished_at.astimezone():%H:%M:%S}" if run.finished_at else "runs"
        table.add_row(f"{run.started_at.astimezone():%Y-%m-%d %H:%M}", finished, Text(removed))
    return show_page(page, table, "There was no run yet.", as_json=session.as_json)


def _agreed(session: Session, user: str) -> bool:
    if not session.interactive:
        raise CliError("this deletes everything of the user: repeat it with --yes", exit_code=ExitCode.USAGE)
    print(f"Everything of {plain(user)} is deleted and cannot be brought back.")
    print(f"Type {plain(user)} to go on: ", end="", flush=True)
    return sys.stdin.readline().rstrip("\n") == user


def _show(session: Session, found: Forgotten) -> None:
    if session.as_json:
        print(found.model_dump_json())
        return
    certificate = found.forgetting
    state = "done" if found.done else f"goes on ({certificate.stage})"
    out().print(Text(f"Forgetting {certificate.forgetting_id}: {state}"))
    for kind, count in certificate.deleted.items():
        out().print(Text(f"  deleted  {count:>8,}  {kind}"))
    for kind, kept in certificate.kept.items():
        out().print(Text(f"  kept     {kept.count:>8,}  {kind}: {plain(kept.why)}"))
