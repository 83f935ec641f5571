"""The commands for who runs Steward: status, down, logs, backup, restore, mail-gateway.

Each hands over to the stack room and shows what it says; `up` and `doctor` are in cli.cmd_stack.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from steward.cli import completion
from steward.cli.exits import ExitCode
from steward.cli.options import Session, command

_DEFAULT_LINES = 20


def status(session: Session) -> ExitCode:
    """Show what runs, where it listens, whether it is ready."""
    from steward.cli.stack_status import show_status

    return show_status(session)


def down(session: Session) -> ExitCode:
    """Stop the Steward of this data folder in order. Open problems carry on next time.

    Also ends what a `steward up` that was killed has left running.
    """
    from steward.cli.stack_status import stop_stack

    return stop_stack(session)


def logs(
    session: Session,
    parts: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[PART]...",
            help="api, worker-0, postgres ...; all when not given.",
            autocompletion=completion.logs,
        ),
    ] = None,
    lines: Annotated[int, typer.Option("--lines", "-n", min=0, help="How many of the last lines.")] = _DEFAULT_LINES,
    follow: Annotated[bool, typer.Option("--follow", "-f", help="Go on with new lines until Ctrl-C.")] = False,
) -> ExitCode:
    """Show the last lines of the parts' logs."""
    from steward.cli.stack_logs import show_logs

    return show_logs(session, parts or [], lines=lines, following=follow)


def backup(
    session: Session,
    file: Annotated[Path, typer.Argument(help="Where to write it.")],
) -> ExitCode:
    """Write everything that is kept into one file.

    The database with keys and memories, Temporal's histories, mail, calendars, the Qdrant folder and your own files.
    Steward may be up or down.
    """
    from steward.cli.backups import make_backup

    return make_backup(session, file)


def restore(
    session: Session,
    file: Annotated[Path, typer.Argument(help="A file that `steward backup` wrote.", exists=True, dir_okay=False)],
) -> ExitCode:
    """Bring a backup into an empty data folder. Steward must be down."""
    from steward.cli.backups import restore_backup

    return restore_backup(session, file)


def mail_gateway(session: Session) -> ExitCode:
    """Report a mailbox's new mails, and take replies.

    Runs until Ctrl-C. Its settings are environment variables (STEWARD_MAIL_...), which
    `python -m steward.gateways.mail --help` lists.
    """
    from steward.cli.mail_gateway import become_gateway

    become_gateway(session)


def register(app: typer.Typer) -> None:
    """Add these commands to `app`."""
    command(app, user=False, examples=["steward status", "steward status --json"])(status)
    command(app, user=False, examples=["steward down"])(down)
    command(app, user=False, examples=["steward logs", "steward logs api worker-0 -f"])(logs)
    command(app, user=False, examples=["steward backup steward.tar.gz"])(backup)
    command(app, user=False, examples=["STEWARD_HOME=/srv/steward steward restore steward.tar.gz"])(restore)
    command(app, "mail-gateway", user=False, examples=["steward mail-gateway"])(mail_gateway)
