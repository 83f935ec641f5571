"""The text of an HTML mail as a mail program shows it: what is hidden is left out, cells of a table stay apart.

lxml reads the tags, whatever is wrong with them; nothing is run, fetched or followed, and the time is linear. Libraries
that make text of HTML were measured: they read hidden text out, mix columns line by line, or take quadratic time.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from lxml import etree

from steward.tools.mail.html_hiding import HiddenElements

LONGEST: Final = 1 << 20
_PICTURE: Final = re.compile(r"data:[a-z/+.-]{1,40};base64,[a-z0-9+/=%]*", re.IGNORECASE)
"""Matches a picture that is written into the page, which may be longer than all of its words."""
_CLOSING: Final = re.compile(r"</(?:body|html)\s{0,20}>", re.IGNORECASE)
"""The end of the page, at which the parser stops, while mailing lists write below it."""
_UNSEEN: Final = dict.fromkeys(map(ord, "\u00ad\u034f\u200b\u2060\ufeff"))
"""Letters without a shape: they pad, or say where a word may be parted."""
_NO_TEXT: Final = frozenset({"script", "style", "head", "title", "template", "svg", "object", "iframe"})
_PARAGRAPHS: Final = frozenset(
    {"p", "table", "ul", "ol", "dl", "blockquote", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "form", "fieldset"}
)
_LINES: Final = frozenset(
    {"div", "li", "tr", "dt", "dd", "center", "address", "section", "article", "header", "footer", "main", "nav"}
    | {"aside", "figure", "figcaption", "caption", "body", "tbody", "thead", "tfoot", "option", "td", "th"}
)


@dataclass(slots=True)
class _Block:
    """A place that is written into: the page, a cell or a quotation. `cells` are those of the row that is open."""

    lines: list[str] = field(default_factory=list)
    line: list[str] = field(default_factory=list)
    cells: list[list[str]] = field(default_factory=list)

    def add(self, text: str, *, as_written: bool = False) -> None:
        """Text of the line that is open; line breaks of the source mean nothing but where they are `as_written`."""
        first, *others = text.splitlines() or [""] if as_written else [text]
        self.line.append(first)
        for other in others:
            self.end_line()
            self.line.append(other)

    def end_line(self, *, paragraph: bool = False) -> None:
        """Close the line that is open; with `paragraph` leave one free."""
        if words := " ".join("".join(self.line).split()):
            self.lines.append(words)
        self.line.clear()
        if paragraph and self.lines and self.lines[-1]:
            self.lines.append("")

    def end_row(self) -> None:
        """Write the cells of the row: beside one another, or in turn where one has several lines."""
        cells, self.cells = [cell for cell in self.cells if cell], []
        if all(len(cell) == 1 for cell in cells):
            cells = [[" | ".join(cell[0] for cell in cells)]] if cells else []
        for cell in cells:
            self.end_line()
            self.lines += cell

    def closed(self) -> list[str]:
        """All lines, without free ones at the ends."""
        self.end_line()
        self.end_row()
        return "\n".join(self.lines).strip().split("\n") if any(self.lines) else []


def html_text(source: str) -> str:
    """What a reader sees of the first MiB beside pictures, with a line for each block; where that is nothing, what is
    said in place of pictures."""
    source = _CLOSING.sub("", _PICTURE.sub("", source)[:LONGEST].replace("\x00", ""))
    root = _parsed(source)
    if root is None:
        return ""
    lines = _shown_lines(root)
    return "\n".join(lines or _said_of_pictures(root)).translate(_UNSEEN)


def _parsed(source: str) -> Any:
    parser = etree.HTMLParser(
        encoding="utf-8", recover=True, no_network=True, remove_comments=True, remove_pis=True, huge_tree=True
    )
    try:
        return etree.fromstring(source.encode("utf-8", "replace"), parser)
    except (etree.XMLSyntaxError, ValueError):
        return None


def _shown_lines(root: Any) -> list[str]:
    hiding = HiddenElements(root)
    blocks = [_Block()]
    unseen: Any = None
    for event, element in etree.iterwalk(root, events=("start", "end")):
        name = element.tag if isinstance(element.tag, str) else ""
        if unseen is None and event == "start":
            if name in _NO_TEXT or hiding.hides(element):
                unseen = element
            else:
                _begin(blocks, name, element.text or "")
        elif event == "end":
            if unseen is None:
                _end(blocks, name)
            elif unseen is element:
                unseen = None
            if unseen is None:
                blocks[-1].add(element.tail or "")
    while len(blocks) > 1:
        _end(blocks, "blockquote")
    return blocks[0].closed()


def _begin(blocks: list[_Block], name: str, text: str) -> None:
    block = blocks[-1]
    if name == "br":
        block.end_line()
    elif name in ("td", "th"):
        blocks.append(_Block())
    elif name in _LINES or name in _PARAGRAPHS:
        block.end_line(paragraph=name in _PARAGRAPHS)
        if name in ("tr", "table"):
            block.end_row()
        if name == "blockquote":
            blocks.append(_Block())
        if name == "li":
            block.line.append("- ")
    blocks[-1].add(text, as_written=name == "pre")


def _end(blocks: list[_Block], name: str) -> None:
    if name in ("td", "th", "blockquote") and len(blocks) > 1:
        lines = blocks.pop().closed()
        if name == "blockquote":
            blocks[-1].lines += [f"> {line}".rstrip() for line in lines]
            blocks[-1].end_line(paragraph=True)
        else:
            blocks[-1].cells.append(lines)
    elif name in _LINES or name in _PARAGRAPHS:
        blocks[-1].end_line()
        if name in ("tr", "table"):
            blocks[-1].end_row()
        if name in _PARAGRAPHS:
            blocks[-1].end_line(paragraph=True)


def _said_of_pictures(root: Any) -> Iterator[str]:
    for picture in root.iter("img"):
        if said := " ".join(picture.get("alt", "").split()):
            yield said
