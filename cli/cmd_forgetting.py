"""The commands of forgetting: forget a user, and how long everything is kept."""

from __future__ import annotations

from typing import Annotated

import typer

from steward.cli.exits import ExitCode
from steward.cli.options import Session, command


def forget(
    session: Session,
    user: Annotated[str, typer.Argument(metavar="USER", help="Who is forgotten.", show_default=False)],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    wait: Annotated[bool, typer.Option("--wait/--no-wait", help="Wait until everything is gone.")] = True,
) -> ExitCode:
    """Delete everything of a user, in every store, for good. Prints the certificate."""
    from steward.cli.forgetting import forget_user

    return forget_user(session, user, yes=yes, wait=wait)


def retention(
    session: Session,
    now: Annotated[bool, typer.Option("--now", help="Have what is too old removed now, and wait.")] = False,
) -> ExitCode:
    """Show how long things are kept and what was removed."""
    from steward.cli.forgetting import run_retention, show_retention

    with session.client() as client:
        return run_retention(session, client) if now else show_retention(session, client)


def register(app: typer.Typer) -> None:
    """Add these commands to `app`."""
    command(app, "forget", user=False, examples=["steward forget ann", "steward forget ann --yes --json"])(forget)
    command(app, "retention", user=False, examples=["steward retention", "steward retention --now"])(retention)
