"""Text, numbers and counts as a reader wants them. Pure.

Whatever a tool returned is data: letters that deceive are marked (contracts/letters.py), and what Markdown would turn
into a link or an image is taken apart, so that a mail or a web page cannot act through an answer.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from steward.contracts.base import Json
from steward.contracts.letters import marked
from steward.language.text import clip

SHOWN_ITEMS: Final = 10
SHOWN_TEXT: Final = 1500
SHOWN_LINE: Final = 240
SHOWN_WHOLE: Final = 50_000
"""Characters of a text that are looked at before it is clipped."""
_MARKUP: Final = re.compile(r"!(?=\[)|\](?=[(\[])")
"""Where Markdown's links and images are taken apart: "![a", "](b", "][c"; not "[a] b"."""


def safe(text: str) -> str:
    """Text of others: letters that deceive marked, links and images of Markdown taken apart."""
    lines = text[:SHOWN_WHOLE].replace("\r\n", "\n").replace("\r", "\n")
    return _MARKUP.sub(lambda match: f"{match.group()} ", marked(lines))


def passage(value: Json, most: int = SHOWN_TEXT) -> str:
    """A text of several lines: made safe, empty lines squeezed, clipped."""
    lines = [line.rstrip() for line in safe(scalar(value)).strip().split("\n")]
    kept = [line for place, line in enumerate(lines) if line or (place and lines[place - 1])]
    return clip("\n".join(kept), most)


def line(value: Json, most: int = SHOWN_LINE) -> str:
    """Any JSON value on one line, clipped."""
    return clip(" ".join(safe(_flat(value)).split()), most)


def _flat(value: Json) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{label(key)} {_flat(inner)}" for key, inner in value.items() if given(inner))
    if isinstance(value, list):
        return ", ".join(_flat(inner) for inner in value[:SHOWN_ITEMS]) + (" ..." if len(value) > SHOWN_ITEMS else "")
    return scalar(value)


def scalar(value: Json) -> str:
    """A scalar as it stands: no thousands separators, since it may be an id."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, float):
        return _decimal(value)
    return str(value)


def _decimal(value: float) -> str:
    if value != value or abs(value) >= 1e15:
        return str(value)
    text = f"{value:.6f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def label(key: str) -> str:
    """A key as words: `rowCount` and `row_count` are both "row count"."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", safe(str(key))).replace("_", " ").strip().lower()


def given(value: Json) -> bool:
    """Whether there is anything to show; zero and false are."""
    return not (value is None or value == "" or value == [] or value == {})


def plural(noun: str) -> str:
    """The plural of an English noun that is counted."""
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return f"{noun[:-1]}ies"
    return f"{noun}es" if noun.endswith(("s", "sh", "ch", "x")) else f"{noun}s"


def counted(count: int, noun: str) -> str:
    """ "1 task", "12 tasks"."""
    return f"{count:,} {noun if count == 1 else plural(noun)}"


def listing(lines: Sequence[str], total: int, noun: str, *, about: str = "", numbered: bool = True) -> str:
    """A head that says how many there are and how many are shown, then the lines. `lines` is not empty."""
    shown = lines[:SHOWN_ITEMS]
    total = max(total, len(lines))
    head = counted(total, noun) + about
    if total > len(shown):
        head += f", the first {len(shown)}" if len(shown) > 1 else ", the first"
    marks = [f"{place}. " if numbered else "- " for place in range(1, len(shown) + 1)]
    return "\n".join([f"{head}:", *(mark + text for mark, text in zip(marks, shown, strict=True))])
