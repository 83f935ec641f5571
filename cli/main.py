"""The entry point of the `steward` command: puts the commands together and holds the options given before them.

Called by the console script and by `python -m cli.main`. Imports nothing heavy: `steward --help` must be quick.
"""

from __future__ import annotations

import typer

from cli import (
    cmd_conversations,
    cmd_keys,
    cmd_knowledge,
    cmd_mcp,
    cmd_notifications,
    cmd_problems,
    cmd_stack,
    cmd_tools,
    evaluate,
    models,
)
from cli.exits import MEANINGS
from cli.options import JsonOption, Session, TokenOption, UrlOption, UserOption

_EPILOG = "\b\nExit codes:\n" + "\n".join(f"  {code.value:>3}  {meaning}" for code, meaning in MEANINGS.items())


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
    cmd_keys.register(app)
    cmd_conversations.register(app)
    cmd_knowledge.register(app)
    models.register(app)
    cmd_stack.register(app)
    evaluate.register(app)
    return app


def _shared(
    ctx: typer.Context,
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
    build_app()(prog_name="steward")


if __name__ == "__main__":
    main()
