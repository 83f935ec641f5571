"""The two consoles: stdout for what was asked for, stderr for progress. Nothing else decides where a line goes."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TextIO

from pydantic import BaseModel
from rich.console import Console
from rich.table import Table

from cli.exits import ExitCode

PIPED_WIDTH = 200
"""Columns when nobody sees them: wide enough that no line of a table is cut."""


def out() -> Console:
    """The console for results."""
    return _console(sys.stdout)


def err() -> Console:
    """The console for progress and for what to do next."""
    return _console(sys.stderr)


def table_of(fixed: Sequence[str], folding: Sequence[str] = ()) -> Table:
    """An empty table: columns that keep their line, then those that may fold."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in fixed:
        table.add_column(heading, no_wrap=True)
    for heading in folding:
        table.add_column(heading, overflow="fold")
    return table


def show_page(page: BaseModel, table: Table, nothing: str, *, as_json: bool) -> ExitCode:
    """Show a page of a list as one JSON document, as its table, or say that there is `nothing` in it."""
    if as_json:
        print(page.model_dump_json())
    elif table.row_count:
        out().print(table)
    else:
        err().print(nothing)
    return ExitCode.DONE


def _console(stream: TextIO) -> Console:
    width = None if stream.isatty() else PIPED_WIDTH
    return Console(file=stream, width=width, markup=False, highlight=False, emoji=False)
