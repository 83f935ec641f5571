"""The commands about the installation: up, console, doctor, settings, stdio, version.

`up` and `doctor` hand over to the stack room, `stdio` becomes the API's STDIO door; nothing is started by this module
itself. What is heavy is imported when a command runs.
"""

from __future__ import annotations

from typing import Annotated

import typer

from steward.cli import completion
from steward.cli.exits import ExitCode
from steward.cli.options import Session, command


def up(
    session: Session,
    demo: Annotated[
        bool, typer.Option("--demo", help="Give every user without data of their own sample mail and calendars.")
    ] = False,
    detach: Annotated[
        bool, typer.Option("--detach", "-d", help="Return once it is up; `steward down` stops it.")
    ] = False,
) -> ExitCode:
    """Start everything and keep it running until Ctrl-C.

    Starts what is not configured elsewhere: PostgreSQL, Temporal, the workers, the API; then tests itself. Where
    no planner was chosen it asks once, at a terminal, whether to download a Llama.
    """
    from steward.cli.connect import settings_or_refuse
    from steward.cli.model_offer import offer_model

    offer_model(session, settings_or_refuse())
    if detach:
        from steward.cli.stack_status import start_detached

        return start_detached(session, demo=demo)
    from steward.cli.progress import JsonProgress, TerminalProgress
    from steward.cli.screen import err, out
    from steward.stack.supervisor import run_stack

    settings = settings_or_refuse(demo=demo or None)
    progress = JsonProgress(err()) if session.as_json else TerminalProgress(out(), err())
    return ExitCode(run_stack(settings, progress))


def doctor(session: Session) -> ExitCode:
    """Check every part and say the fix. Works with Steward up or down."""
    from steward.cli.checkup import check_up

    return check_up(session)


def settings(
    session: Session,
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="[NAME]", help="Only those with this in their name.", autocompletion=completion.settings
        ),
    ] = None,
) -> ExitCode:
    """List the settings with meaning, value and origin. Secrets are masked.

    Each is an environment variable, a line of .env, or a key under `settings` in temporal-dev.yaml, in that order.
    """
    from steward.cli.checkup import list_settings

    return list_settings(session, name)


def stdio(session: Session) -> ExitCode:
    """Speak JSON lines on stdin and stdout. Logs go to stderr.

    For a parent process: one JSON object a line, cmd tool/call, tool/list, status or approvals.
    """
    import os
    import sys

    sys.stdout.flush()
    # This process becomes the door: signals, pipes and the exit code are the parent's to see directly.
    os.execv(sys.executable, [sys.executable, "-P", "-m", "steward.api.stdio"])


def console(session: Session) -> ExitCode:
    """Show the console's address, with a link that signs in.

    Where nobody signs in, it is the bare address. A link works once, for ten minutes, as whoever asks (scope admin).
    """
    from steward.cli.console_link import show_link

    with session.client() as client:
        return show_link(session, client)


def version(session: Session) -> ExitCode:
    """Show the version, and the commit it was made from."""
    from steward.cli.versions import show_version

    return show_version(session)


def register(app: typer.Typer) -> None:
    """Add these commands to `app`."""
    command(app, user=False, examples=["steward up --demo", "steward up --demo -d"])(up)
    command(app, user=False, examples=["steward console"])(console)
    command(app, user=False, examples=["steward doctor", "steward doctor --json"])(doctor)
    command(app, user=False, examples=["steward settings", "steward settings planner"])(settings)
    command(
        app,
        user=False,
        examples=["""echo '{"cmd": "tool/call", "tool_name": "get_current_time"}' | steward stdio"""],
    )(stdio)
    command(app, user=False, examples=["steward version"])(version)
