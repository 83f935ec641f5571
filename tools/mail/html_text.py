"""The text of an HTML mail. One pass over the tags: nothing is run, fetched or followed, and the time is linear."""

from __future__ import annotations

import html
import re

LONGEST = 1 << 20
_MARK = re.compile(r"<!--|-->|<(/?)([a-zA-Z][a-zA-Z0-9]*)(?![a-zA-Z0-9])[^<>]*>|<[!?][^<>]*>")
"""A name is not given up letter by letter: that would make the time quadratic."""
_HIDDEN = frozenset({"script", "style", "head", "title", "template"})
_BREAKS = frozenset(
    {"br", "p", "div", "tr", "li", "ul", "ol", "table", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6", "hr"}
)


def html_text(source: str) -> str:
    """What a reader sees of the first MiB, with a line for each block; nothing of scripts, styles and comments."""
    source = source[:LONGEST]
    kept: list[str] = []
    hidden: str | None = None
    at = 0
    for mark in _MARK.finditer(source):
        if hidden is None:
            kept.append(" ".join(source[at : mark.start()].split("\n")))
        at = mark.end()
        hidden = _after(mark, hidden)
        name = (mark.group(2) or "").lower()
        if hidden is None and name in _BREAKS:
            kept.append("\n")
    if hidden is None:
        kept.append(" ".join(source[at:].split("\n")))
    lines = "".join(kept).split("\n")
    return html.unescape("\n".join(" ".join(line.split()) for line in lines))


def _after(mark: re.Match[str], hidden: str | None) -> str | None:
    """What hides the text after a mark: an element that is not shown, or a comment. A body is always shown."""
    text, closing, name = mark.group(), mark.group(1), (mark.group(2) or "").lower()
    if hidden == "comment":
        return None if text.endswith("-->") else hidden
    if hidden is not None:
        return None if (closing and name == hidden) or (hidden == "head" and name == "body") else hidden
    if text == "<!--":
        return "comment"
    return name if name in _HIDDEN and not closing and not text.endswith("/>") else None
