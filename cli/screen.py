"""The two consoles: stdout for what was asked for, stderr for progress. Nothing else decides where a line goes."""

from __future__ import annotations

import sys
from typing import TextIO

from rich.console import Console

PIPED_WIDTH = 200
"""Columns when nobody sees them: wide enough that no line of a table is cut."""


def out() -> Console:
    """The console for results."""
    return _console(sys.stdout)


def err() -> Console:
    """The console for progress and for what to do next."""
    return _console(sys.stderr)


def _console(stream: TextIO) -> Console:
    width = None if stream.isatty() else PIPED_WIDTH
    return Console(file=stream, width=width, markup=False, highlight=False, emoji=False)
