"""The two consoles: stdout for what was asked for, stderr for progress. Nothing else decides where a line goes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TextIO

from pydantic import BaseModel
from rich.cells import cell_len
from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from steward.cli.exits import ExitCode

PIPED_WIDTH = 200
"""Columns when nobody sees them: wide enough that no line of a table is cut."""
_GAP = 2
_READABLE = 16
"""Columns that a text which folds needs to be read."""


def out() -> Console:
    """The console for results."""
    return _console(sys.stdout)


def err() -> Console:
    """The console for progress and for what to do next."""
    return _console(sys.stderr)


def table_of(fixed: Sequence[str], folding: Sequence[str] = ()) -> Table:
    """An empty table: columns that keep their line, then those that may fold. `show_table` shows it."""
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, _GAP, 0, 0))
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
        show_table(table)
    else:
        err().print(nothing)
    return ExitCode.DONE


def show_table(table: Table) -> None:
    """Print a table whose ids, states and names are whole whatever the width. Where they leave no room for the columns
    that fold, each row takes several lines: what keeps its line, then the rest below it."""
    console = out()
    fixed = [column for column in table.columns if column.no_wrap]
    folding = [column for column in table.columns if not column.no_wrap]
    for column in fixed:
        column.min_width = _natural(column)
    readable = sum(min(_natural(column), _READABLE) for column in folding)
    if sum(_natural(column) for column in fixed) + readable + _GAP * (len(table.columns) - 1) <= console.width:
        print_table(console, table)
        return
    for number in range(table.row_count):
        heads = [_cell(column, number) for column in fixed]
        console.print(Text(" " * _GAP).join(head for head in heads if head), overflow="fold")
        for column in folding:
            if cell := _cell(column, number):
                console.print(
                    Text("    ") + Text(f"{str(column.header).lower()}: ", style="dim") + cell, overflow="fold"
                )


def print_table(console: Console, table: Table) -> None:
    """Print a table; in a file or a pipe without the spaces that fill its lines up."""
    if console.is_terminal:
        console.print(table)
        return
    with console.capture() as captured:
        console.print(table)
    for line in captured.get().splitlines():
        print(line.rstrip(), file=console.file)


def _natural(column: Column) -> int:
    """How wide a column would be with nothing folded."""
    return max(cell_len(str(cell)) for cell in [column.header, *column.cells])


def _cell(column: Column, number: int) -> Text:
    cell = list(column.cells)[number]
    return cell if isinstance(cell, Text) else Text(str(cell))


def _console(stream: TextIO) -> Console:
    width = None if stream.isatty() else PIPED_WIDTH
    return Console(file=stream, width=width, markup=False, highlight=False, emoji=False)


class PassingLine:
    """What is waited for, on stderr: a line that the next one overwrites; where it cannot, one line a wait."""

    def __init__(self) -> None:
        self._console = err()
        self._stands = False

    def show(self, words: str) -> None:
        """Say it."""
        if self._console.is_terminal:
            self._console.file.write("\r\x1b[2K")
            self._console.print(Text(f"… {words}", style="dim"), end="", soft_wrap=True)
        elif not self._stands:
            self._console.print(Text(f"… {words}"), soft_wrap=True)
        self._stands = True

    def clear(self) -> None:
        """Take it away: something came."""
        if self._stands and self._console.is_terminal:
            self._console.file.write("\r\x1b[2K")
        self._stands = False


def wait_shower(*, as_json: bool) -> Callable[[str | None], None]:
    """What shows the words of a wait, and takes them away when None comes."""
    if as_json:
        return lambda words: None
    line = PassingLine()
    return lambda words: line.clear() if words is None else line.show(words)
