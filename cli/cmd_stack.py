"""The commands about the installation: up, doctor, settings, stdio, version.

`up` and `doctor` hand over to the stack room, `stdio` becomes the API's STDIO door; nothing is started by this module
itself. What is heavy is imported when a command runs.
"""

from __future__ import annotations

from typing import Annotated

import typer

from cli.exits import ExitCode
from cli.options import Session, command


def up(
    session: Session,
    demo: Annotated[
        bool, typer.Option("--demo", help="Give every user without data of their own sample mail and calendars.")
    ] = False,
) -> ExitCode:
    """Start everything and keep it running until Ctrl-C.

    Starts what is not configured elsewhere: PostgreSQL, Temporal, the workers, the API; then tests itself.
    """
    from cli.connect import settings_or_refuse
    from cli.progress import JsonProgress, TerminalProgress
    from cli.screen import err, out
    from stack.supervisor import run_stack

    settings = settings_or_refuse(demo=demo or None)
    progress = JsonProgress(err()) if session.as_json else TerminalProgress(out(), err())
    return ExitCode(run_stack(settings, progress))


def doctor(session: Session) -> ExitCode:
    """Check every part and say the fix. Works with Steward up or down."""
    from cli.checkup import check_up

    return check_up(session)


def settings(session: Session) -> ExitCode:
    """List the settings with meaning, value and origin. Secrets are masked.

    Each is an environment variable, a line of .env, or a key under `settings` in temporal-dev.yaml, in that order.
    """
    from cli.checkup import list_settings

    return list_settings(session)


def stdio(session: Session) -> ExitCode:
    """Speak JSON lines on stdin and stdout. Logs go to stderr.

    For a parent process: one JSON object a line, cmd tool/call, tool/list or status.
    """
    import os
    import sys

    sys.stdout.flush()
    # This process becomes the door: signals, pipes and the exit code are the parent's to see directly.
    os.execv(sys.executable, [sys.executable, "-P", "-m", "api.stdio"])


def version(session: Session) -> ExitCode:
    """Show the version."""
    import json
    import platform
    from importlib.metadata import version as installed

    number = installed("steward")
    if session.as_json:
        print(json.dumps({"version": number, "python": platform.python_version()}))
    else:
        print(f"steward {number}")
    return ExitCode.DONE


def register(app: typer.Typer) -> None:
    """Add these commands to `app`."""
    command(app, user=False, examples=["steward up --demo"])(up)
    command(app, user=False, examples=["steward doctor", "steward doctor --json"])(doctor)
    command(app, user=False, examples=["steward settings"])(settings)
    command(
        app,
        user=False,
        examples=["""echo '{"cmd": "tool/call", "tool_name": "get_current_time"}' | steward stdio"""],
    )(stdio)
    command(app, user=False, examples=["steward version"])(version)
