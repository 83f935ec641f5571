"""Lines that fit the terminal: folded at words, with what follows below the words and not below a mark or a name.

Used for all that is said in words. What goes into a file or a pipe is left as it is.
"""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from typing import Final, TextIO

from steward.cli.plain import plain

_LEAD: Final = re.compile(r" +\S+ {2,}| *(?:\d{1,3}[.)]|[-*•]) +| *")
"""Matches "1. ", "- " and the name in "  tool       compose_email": a line goes on below what comes after it."""
_LEAST: Final = 20
"""Columns for the words, whatever the lead takes."""


def say(text: str, file: TextIO | None = None) -> None:
    """Print text from anywhere, without what deceives, on stdout or `file`."""
    stream = file or sys.stdout
    print(fold(plain(text)) if stream.isatty() else plain(text), file=stream)


def fold(text: str) -> str:
    """Each line as lines that the terminal holds."""
    width = shutil.get_terminal_size().columns
    return "\n".join("\n".join(_folded(line, width)) for line in text.split("\n"))


def hang(words: str, indent: int) -> str:
    """Words that begin `indent` columns to the right, and go on below their beginning."""
    room = max(shutil.get_terminal_size().columns - indent, _LEAST)
    return ("\n" + " " * indent).join(_wrapped(words, room, 0) or [""])


def _folded(line: str, width: int) -> list[str]:
    lead = _LEAD.match(line)
    indent = len(lead.group()) if lead is not None else 0
    return [line] if len(line) <= width else _wrapped(line, width, indent if width - indent >= _LEAST else 0)


def _wrapped(line: str, width: int, indent: int) -> list[str]:
    return textwrap.wrap(
        line, width, subsequent_indent=" " * indent, break_on_hyphens=False, expand_tabs=False, replace_whitespace=False
    )
