"""The command about security events: events."""

from __future__ import annotations

from typing import Annotated

import typer

from steward.cli.exits import ExitCode
from steward.cli.options import LimitOption, Session, command


def events(
    session: Session,
    kind: Annotated[
        str | None,
        typer.Option("--kind", metavar="KIND", help="asked, masked, denied, secret_found ...", show_default=False),
    ] = None,
    since: Annotated[
        str | None,
        typer.Option("--since", metavar="MOMENT", help="Such as 2026-11-23T08:00:00+01:00.", show_default=False),
    ] = None,
    problem: Annotated[
        int | None, typer.Option("--problem", min=1, metavar="PROBLEM", help="Of one problem.", show_default=False)
    ] = None,
    limit: LimitOption = 50,
) -> ExitCode:
    """List secrets that were found, masked, asked about or kept back, and other security events."""
    from steward.cli.security_list import list_events

    with session.client() as client:
        return list_events(session, client, kind, since, problem, limit)


def register(app: typer.Typer) -> None:
    """Add these commands to `app`."""
    security = typer.Typer(no_args_is_help=True, help="See what happened that concerns security.")
    command(security, "events", examples=["steward security events --kind asked"])(events)
    app.add_typer(security, name="security")
