"""The entry point of the `steward` command: puts the commands together and holds the options given before them.

Called by the console script and by `python -m steward.cli.main`. Imports nothing heavy: `steward --help` must be quick.
"""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from typer.models import CommandInfo

from steward.cli import (
    cmd_channels,
    cmd_conversations,
    cmd_forgetting,
    cmd_keys,
    cmd_knowledge,
    cmd_mcp,
    cmd_memory,
    cmd_notifications,
    cmd_operator,
    cmd_problems,
    cmd_security,
    cmd_stack,
    cmd_tools,
    evaluate,
    models,
)
from steward.cli.exits import MEANINGS
from steward.cli.options import JsonOption, Session, TokenOption, UrlOption, UserOption
from steward.cli.usage import run_line, wants_json

_EPILOG = "\b\nExit codes:\n" + "\n".join(f"  {code.value:>3}  {meaning}" for code, meaning in MEANINGS.items())


_FIRST = (
    *("up", "status", "console", "ask", "call", "inbox", "approve", "deny", "reply", "problems", "show", "cancel"),
    *("approvals", "down", "logs", "doctor", "settings"),
)
"""The commands that the help lists first, in the order a newcomer needs them; the others follow as they are added."""


def build_app() -> typer.Typer:
    """The whole command line."""
    app = typer.Typer(
        name="steward",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        # Boxes and colours would triple the time `steward --help` takes.
        rich_markup_mode=None,
        epilog=_EPILOG,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_shared)
    cmd_problems.register(app)
    cmd_tools.register(app)
    cmd_mcp.register(app)
    cmd_notifications.register(app)
    cmd_security.register(app)
    cmd_channels.register(app)
    cmd_keys.register(app)
    cmd_conversations.register(app)
    cmd_knowledge.register(app)
    cmd_memory.register(app)
    cmd_forgetting.register(app)
    models.register(app)
    cmd_stack.register(app)
    cmd_operator.register(app)
    evaluate.register(app)
    app.registered_commands.sort(key=_rank)
    return app


def _rank(command: CommandInfo) -> int:
    """The place of a command in the help."""
    return _FIRST.index(command.name) if command.name in _FIRST else len(_FIRST)


def _show_version(asked: bool) -> None:
    if asked:
        cmd_stack.version(Session(as_json=wants_json(sys.argv[1:])))
        raise typer.Exit


VersionOption = Annotated[
    bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit.")
]


def _shared(
    ctx: typer.Context,
    version: VersionOption = False,
    as_json: JsonOption = False,
    url: UrlOption = None,
    token: TokenOption = None,
    user: UserOption = None,
) -> None:
    """Steward: ask for something, approve what needs it, see every step.

    Start it with `steward up --demo`, then ask: steward ask find the mail from Alice about the Q3 report
    """
    ctx.obj = Session(as_json=as_json, url=url, token=token, user=user)


def main() -> None:
    """Run the command line and exit with its code."""
    sys.exit(run_line(build_app(), sys.argv[1:]))


if __name__ == "__main__":
    main()
