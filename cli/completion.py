"""What the shell completes on tab beyond commands and options: tools and their arguments, problems, settings and more.

Called by the shell through typer while a line is typed. Asks the Steward that the line names, for a moment only; says
nothing and offers nothing where it is away or refuses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, TypeVar

import typer

if TYPE_CHECKING:
    from steward.cli.client import StewardClient
    from steward.contracts.problem import ProblemView

Row = TypeVar("Row")
Offered = list[tuple[str, str]]
_PATIENCE_S: Final = 2.0
_LISTED: Final = 50
_WORDS: Final = 60
"""Characters of a description."""


def tools(ctx: typer.Context, incomplete: str) -> Offered:
    """Names of tools."""
    rows = _asked(ctx, lambda client: client.tools().tools)
    return _fitting(incomplete, ((row.name, row.description) for row in rows))


def arguments(ctx: typer.Context, incomplete: str) -> Offered:
    """Keys of the arguments of the tool that the line names, and the values of one that has a list of them."""
    rows = [row for row in _asked(ctx, lambda client: client.tools().tools) if row.name == _given(ctx, "tool")]
    properties: dict[str, Any] = rows[0].parameters.get("properties", {}) if rows else {}
    key, said, _ = incomplete.partition("=")
    if said:
        return _fitting(incomplete, ((f"{key}={value}", "") for value in properties.get(key, {}).get("enum", [])))
    return _fitting(incomplete, ((f"{name}=", one.get("description", "")) for name, one in properties.items()))


def scopes(incomplete: str) -> list[str]:
    """What a key may be for."""
    return [name for name in ("call", "approve", "admin") if name.startswith(incomplete)]


def logs(incomplete: str) -> list[str]:
    """Names of the parts' logs of this data folder."""
    from steward.config.command_line import own_place
    from steward.stack.log_files import log_files

    place = own_place()
    return [name for name in log_files(place.home) if name.startswith(incomplete)] if place else []


def problems(ctx: typer.Context, incomplete: str) -> Offered:
    """Ids of problems, newest first."""
    return _ids(ctx, incomplete, lambda client: client.problems(limit=_LISTED).problems)


def open_problems(ctx: typer.Context, incomplete: str) -> Offered:
    """Ids of problems that can still be canceled."""
    statuses = "in_progress,awaiting_confirmation,awaiting_user,blocked"
    return _ids(ctx, incomplete, lambda client: client.problems(statuses=statuses, limit=_LISTED).problems)


def undecided(ctx: typer.Context, incomplete: str) -> Offered:
    """Ids of problems that wait for the caller's decision."""
    return _ids(ctx, incomplete, lambda client: client.approvals(limit=_LISTED).problems)


def unanswered(ctx: typer.Context, incomplete: str) -> Offered:
    """Ids of problems that have asked something."""
    return _ids(ctx, incomplete, lambda client: client.problems(statuses="awaiting_user", limit=_LISTED).problems)


def statuses(incomplete: str) -> list[str]:
    """Statuses; the last of several, separated by commas."""
    from steward.cli.statuses import NAMES

    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in NAMES if name.startswith(last) and name not in before.split(",")]


def models(incomplete: str) -> Offered:
    """Names of models, also by their last part."""
    from steward.cli.errors import CliError
    from steward.cli.worker_process import worked

    try:
        rows = worked("steward.workers.models", "list")["models"]
    except (CliError, OSError):
        return []
    return _fitting(incomplete, ((name, row["kind"]) for row in rows for name in _names(row["name"])))


def settings(incomplete: str) -> Offered:
    """Environment variables of settings."""
    from steward.config.settings import Settings, env_name

    rows = ((env_name(name), field.description or "") for name, field in Settings.model_fields.items())
    return _fitting(incomplete.upper(), rows)


def _names(name: str) -> list[str]:
    return list(dict.fromkeys((name, name.rpartition("/")[2])))


def _ids(ctx: typer.Context, incomplete: str, ask: Callable[[StewardClient], list[ProblemView]]) -> Offered:
    views = _asked(ctx, ask)
    return _fitting(incomplete, ((str(view.problem_id), view.text or view.tool_name or "") for view in views))


def _asked(ctx: typer.Context, ask: Callable[[StewardClient], list[Row]]) -> list[Row]:
    """What the Steward that the line names answers. What goes wrong is not said: the shell would print it into the
    line that is being typed."""
    from steward.cli.connect import connect
    from steward.cli.errors import CliError
    from steward.cli.options import Session

    session = Session(url=_given(ctx, "url"), token=_given(ctx, "token"), user=_given(ctx, "user"))
    try:
        with connect(session, patience_s=_PATIENCE_S) as client:
            return ask(client)
    except CliError:
        return []


def _given(ctx: typer.Context, name: str) -> str | None:
    """An option of the line, before or after the command's name."""
    for context in (ctx, ctx.find_root()):
        value = context.params.get(name)
        if isinstance(value, str) and value:
            return value
    return None


def _fitting(incomplete: str, offered: Iterator[tuple[str, str]]) -> Offered:
    from steward.cli.plain import plain

    return [(name, plain(" ".join(about.split()))[:_WORDS]) for name, about in offered if name.startswith(incomplete)]
