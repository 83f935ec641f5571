"""The list of problems, once or kept up to date on the screen. Behind `problems`; reads only.

The problems of the self-test of `steward up` are nobody's: they are left out unless their user is asked for.
"""

from __future__ import annotations

import threading
from typing import Final

from rich.console import RenderableType
from rich.live import Live
from rich.text import Text

from steward.cli.client import StewardClient
from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.cli.pages import ProblemPage
from steward.cli.render import about, problems_table
from steward.cli.screen import err, out, print_table
from steward.cli.statuses import is_wanted, wire_statuses
from steward.contracts.actors import SELF_TEST_USER
from steward.contracts.problem import ProblemView

WATCH_S: Final = 2.0
"""Seconds between two looks of --watch."""
_MOST_PAGES: Final = 5
"""How many pages are looked through for problems that are not the self-test's."""
_NOTHING: Final = "No problems here yet: steward ask TEXT opens one."
_NOTHING_SUCH: Final = "No such problems: steward problems lists those of every status."


def list_problems(session: Session, client: StewardClient, statuses: str | None, limit: int) -> ExitCode:
    """Show the newest problems as a table."""
    page = _page(session, client, statuses, limit)
    if session.as_json:
        print(page.model_dump_json(exclude={"next"}))
    elif page.problems:
        print_table(out(), problems_table(page.problems, out().width))
    else:
        err().print(_NOTHING_SUCH if statuses else _NOTHING)
    return ExitCode.DONE


def watch_problems(session: Session, client: StewardClient, statuses: str | None, limit: int) -> ExitCode:
    """Keep the table up to date until Ctrl-C. Where nothing can be drawn over, a line for each change.

    Raises:
        CliError: USAGE with --json, which is one document; NOT_REACHABLE, when Steward is away.
    """
    if session.as_json:
        raise CliError(
            "--watch and --json exclude each other",
            exit_code=ExitCode.USAGE,
            hint="`steward show PROBLEM --follow --json` waits for one problem",
        )
    try:
        if out().is_terminal and not out().is_dumb_terminal:
            _keep_table(session, client, statuses, limit)
        else:
            _tell_changes(session, client, statuses, limit)
    except KeyboardInterrupt:
        return ExitCode.DONE
    return ExitCode.DONE


def _keep_table(session: Session, client: StewardClient, statuses: str | None, limit: int) -> None:
    console = out()
    with Live(console=console, auto_refresh=False, vertical_overflow="crop") as live:
        while True:
            live.update(_screen(_page(session, client, statuses, limit).problems, console.width), refresh=True)
            _pause()


def _screen(views: list[ProblemView], width: int) -> RenderableType:
    return problems_table(views, width) if views else Text("Nothing here now. Ctrl-C ends this.", style="dim")


def _tell_changes(session: Session, client: StewardClient, statuses: str | None, limit: int) -> None:
    seen: dict[int, ProblemView] = {}
    while True:
        for view in reversed(_page(session, client, statuses, limit).problems):
            before = seen.get(view.problem_id)
            if before is None or (before.status, before.updated_at) != (view.status, view.updated_at):
                print(f"{view.problem_id}  {view.status.value}  {about(view)}", flush=True)
            seen[view.problem_id] = view
        _pause()


def _page(session: Session, client: StewardClient, statuses: str | None, limit: int) -> ProblemPage:
    """The newest problems that are wanted, of as many pages as it takes to find them."""
    found: list[ProblemView] = []
    wanted, before = wire_statuses(statuses), None
    for _ in range(_MOST_PAGES):
        page = client.problems(statuses=wanted, limit=limit, before=before)
        found += [view for view in page.problems if is_wanted(view, statuses) and _is_somebodys(session, view)]
        before = page.next
        if before is None or len(found) >= limit:
            break
    return ProblemPage(problems=found[:limit])


def _is_somebodys(session: Session, view: ProblemView) -> bool:
    return view.user_id != SELF_TEST_USER or session.user == SELF_TEST_USER


def _pause() -> None:
    threading.Event().wait(WATCH_S)
