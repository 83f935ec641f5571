"""Wrong usage of the command line in the form of every other error: once, in words, or as one JSON document.

Called by cli.main around the whole command line; never runs a command by itself.
"""

from __future__ import annotations

from collections.abc import Sequence

import typer
from typer.exceptions import Abort, TyperException

from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.options import show_error


def run_line(app: typer.Typer, words: Sequence[str]) -> int:
    """Run one command line. Returns its exit code."""
    try:
        code = app(list(words), prog_name="steward", standalone_mode=False)
    except TyperException as error:
        if not words or _asks_for_a_command(error):
            print(error.format_message())
            return ExitCode.USAGE
        return show_error(_usage_error(error), as_json=wants_json(words))
    except Abort:
        return ExitCode.INTERRUPTED
    return code if isinstance(code, int) else ExitCode.DONE


def wants_json(words: Sequence[str]) -> bool:
    """Whether a line that could not be read asks for JSON."""
    options = words[: words.index("--")] if "--" in words else words
    return "--json" in options


def _asks_for_a_command(error: TyperException) -> bool:
    """A group without a command: its help is the answer."""
    return type(error).__name__ == "NoArgsIsHelpError"


def _usage_error(error: TyperException) -> CliError:
    context = getattr(error, "ctx", None)
    if context is None:
        return CliError(error.format_message(), exit_code=ExitCode.USAGE)
    usage = " ".join(context.get_usage().split())
    return CliError(
        error.format_message(), exit_code=ExitCode.USAGE, hint=f"{usage}\n`{context.command_path} --help` says more"
    )
