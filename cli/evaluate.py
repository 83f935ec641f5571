"""The command `eval`: hands over to the planner's evaluation, which lives with the benchmarks of the checkout.

It becomes that process instead of importing it: the command line knows no other room, and progress, exit code and
Ctrl-C are the evaluation's own. The working folder stays the caller's, whose .env and relative paths are meant.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.options import Session, command

# Like `python -m bench.planning`, which would look for `bench` in the caller's folder.
_RUN = (
    "import runpy, sys; sys.path.insert(0, sys.argv.pop(1));"
    " runpy.run_module('bench.planning', run_name='__main__', alter_sys=True)"
)


def evaluate(
    session: Session,
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="[FILE]...", help="Request files (bench/planning/requests/*.jsonl).")
    ] = None,
    planner: Annotated[
        list[str] | None,
        typer.Option(
            "--planner",
            metavar="NAME",
            help="embedded, llama, openai, module:factory or zero-shot; again."
            " Without it: those of the settings, then zero-shot.",
        ),
    ] = None,
    without: Annotated[
        list[str] | None,
        typer.Option("--without", metavar="RULE", help="Leave out a rule of the embedded planner; again."),
    ] = None,
    by: Annotated[str | None, typer.Option("--by", metavar="tool|lang|file", help="Break the figures down.")] = None,
    errors: Annotated[int, typer.Option("--errors", metavar="N", help="Show the first N wrong cases.")] = 0,
    limit: Annotated[int | None, typer.Option("--limit", metavar="N", help="Only the first N cases.")] = None,
    match: Annotated[str | None, typer.Option("--match", metavar="REGEX", help="Only cases whose id matches.")] = None,
    gate: Annotated[bool, typer.Option("--gate", help="Exit 1 when the first planner misses a gate.")] = False,
) -> ExitCode:
    """Measure the planner on requests with known answers.

    Needs nothing that runs, and calls no tool.
    """
    import os
    import sys

    from steward.config.paths import project_root

    root = project_root()
    if not (root / "bench" / "planning" / "__main__.py").is_file():
        raise CliError("the evaluation is part of the checkout, not of the package", exit_code=ExitCode.USAGE)
    command_line = [sys.executable, "-P", "-c", _RUN, str(root), *(str(file.absolute()) for file in files or ())]
    command_line += [f"--planner={name}" for name in planner or ()]
    command_line += [f"--without={rule}" for rule in without or ()]
    values = {"by": by, "errors": errors or None, "limit": limit, "match": match}
    command_line += [f"--{name}={value}" for name, value in values.items() if value is not None]
    command_line += [f"--{name}" for name, message in (("json", session.as_json), ("gate", gate)) if message]
    sys.stdout.flush()
    os.execv(sys.executable, command_line)


def register(app: typer.Typer) -> None:
    """Add this command to `app`."""
    command(
        app,
        "eval",
        user=False,
        examples=["steward eval", "steward eval --planner embedded --planner zero-shot --by tool --errors 20"],
    )(evaluate)
