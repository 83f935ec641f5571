"""The parsers, one a kind: bytes in, a text with headings out. Run in `child` alone, whose limits bound what they cost.

None of them fetches anything, follows a reference out of the file or resolves an external entity.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from steward.language.charsets import decoded
from steward.tools.documents.kinds import Kind
from steward.tools.documents.lines import blocks_of
from steward.tools.documents.parsed import ParsedDocument, TextBuilder, UnreadableDocument

if TYPE_CHECKING:
    from markdown_it.token import Token

_MOST_UNPACKED: Final = 64 << 20
_MOST_MEMBERS: Final = 2_000
_MOST_PAGES: Final = 3_000
_HEADINGS: Final = {f"h{level}": level for level in range(1, 7)}
_HIDDEN: Final = frozenset({"script", "style", "template", "noscript", "svg", "head", "iframe", "object", "nav"})
_BLOCKS: Final = frozenset(
    {"p", "div", "section", "article", "li", "tr", "pre", "blockquote", "table", "ul", "ol", "dt", "dd", "br", "hr"}
    | {"main", "header", "footer", "aside", "figure", "figcaption", "form", "body", "address", "details", "summary"}
)
_UNTITLED: Final = ("untitled", "untitled document", "document", "unbenannt", "sin título")
_NEVER: Final = datetime(9990, 1, 1, tzinfo=UTC)
"""Stands for the moment at which a mail in a file came in, which nobody knows."""


def text_of(data: bytes) -> str:
    """Bytes of a text as characters, in the charset that they show."""
    return decoded(data).replace("\r\n", "\n").replace("\r", "\n")


def parse_text(data: bytes) -> ParsedDocument:
    """Plain text: its paragraphs. The first line is the title where it is a short one."""
    made, text = TextBuilder(), text_of(data)
    first = next((line.strip() for line in text.split("\n") if line.strip()), "")
    made.title = first if len(first) <= 100 else ""
    for block in blocks_of(text.split("\n"), headings=False):
        made.add(block.text)
    return made.parsed()


def parse_markdown(data: bytes) -> ParsedDocument:
    """Markdown: its words without the marks; lists and tables a line an entry."""
    from markdown_it import MarkdownIt

    made = TextBuilder()
    tokens = MarkdownIt("commonmark", {"html": False}).enable("table").parse(text_of(data))
    row: list[str] = []
    lines: list[str] = []
    for token, before in zip(tokens, [None, *tokens], strict=False):
        if token.type == "inline":
            words = _inline(token)
            if before is not None and before.type == "heading_open":
                _flush(made, lines)
                made.heading(int(before.tag[1:]), words)
            elif before is not None and before.type in ("th_open", "td_open"):
                row.append(words)
            elif token.level > 1:
                lines.append(f"- {words}" if before is not None and before.level > 1 else words)
            else:
                made.add(words)
        elif token.type == "tr_close":
            lines.append(" | ".join(row))
            row = []
        elif token.type in ("fence", "code_block"):
            _flush(made, lines)
            made.add(token.content)
        if token.level == 0 and token.nesting == -1:
            _flush(made, lines)
    return made.parsed()


def _flush(made: TextBuilder, lines: list[str]) -> None:
    made.add("\n".join(lines))
    lines.clear()


def _inline(token: Token) -> str:
    """The words of a paragraph. Where its source wraps, nothing ends; a break that is meant is one."""
    ends = {"softbreak": " ", "hardbreak": "\n"}
    return "".join(ends.get(child.type, child.content) for child in token.children or [])


def parse_html(data: bytes) -> ParsedDocument:
    """HTML: what a reader sees, without scripts, styles and navigation."""
    from lxml import html

    made = TextBuilder()
    parser = html.HTMLParser(no_network=True, remove_comments=True, remove_pis=True, encoding=_declared(data))
    try:
        root = html.document_fromstring(data, parser=parser)
    except Exception as error:
        raise UnreadableDocument("its HTML cannot be read") from error
    made.title = " ".join((root.findtext(".//title") or "").split())
    line: list[str] = []
    hidden: list[Any] = []
    heading: Any = None
    for event, element in _walk(root):
        name = element.tag if isinstance(element.tag, str) else ""
        if event == "end":
            if hidden and hidden[-1] is element:
                hidden.pop()
            elif not hidden and element is heading:
                made.heading(_HEADINGS[name], "".join(line))
                line, heading = [], None
            elif not hidden and name in _BLOCKS and heading is None:
                line = _ended(made, line)
            elif not hidden and name in ("td", "th"):
                line.append(" | ")
            if not hidden:
                line.append(element.tail or "")
            continue
        if hidden or name in _HIDDEN:
            hidden.append(element)
            continue
        if heading is None and (name in _HEADINGS or name in _BLOCKS):
            line = _ended(made, line)
            heading = element if name in _HEADINGS else None
            line += ["- "] if name == "li" else []
        line.append(element.text or "")
    _ended(made, line)
    return made.parsed()


def _declared(data: bytes) -> str | None:
    """UTF-8 where it is that; else what the page says of itself decides."""
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return None
    return "utf-8"


def _walk(root: Any) -> Iterator[tuple[str, Any]]:
    from lxml import etree

    yield from etree.iterwalk(root, events=("start", "end"))


def _ended(made: TextBuilder, line: list[str]) -> list[str]:
    words = " ".join("".join(line).split()).removesuffix("|").strip()
    if words != "-":
        made.add(words)
    return []


def parse_pdf(data: bytes) -> ParsedDocument:
    """PDF: the words page by page, with the outline's entries as headings, or else the pages."""
    from pypdf import PdfReader
    from pypdf.errors import PyPdfError

    made = TextBuilder()
    try:
        reader = PdfReader(io.BytesIO(data))
        if reader.is_encrypted and not reader.decrypt(""):
            raise UnreadableDocument("it is encrypted with a password")
        named = str((reader.metadata.title if reader.metadata else None) or "")
        made.title = "" if named.strip().casefold() in _UNTITLED else named
        outline = _outline(reader)
        for number, page in enumerate(reader.pages, start=1):
            if number > _MOST_PAGES or made.full:
                made.note(f"the pages from {number} on were left out")
                break
            text = page.extract_text()
            if not text.strip():
                continue
            for level, words in outline.get(number - 1, [] if outline else [(1, f"Page {number}")]):
                _heading_beside(made, level, words, pages=not outline)
            for block in blocks_of(text.splitlines(), headings=not outline):
                if block.is_heading:
                    _heading_beside(made, 2, block.text, pages=True)
                else:
                    made.add(block.text)
    except UnreadableDocument:
        raise
    except (PyPdfError, ValueError, KeyError, TypeError, AttributeError, IndexError, OSError) as error:
        raise UnreadableDocument(f"its PDF cannot be read ({type(error).__name__})") from error
    return made.parsed()


def _heading_beside(made: TextBuilder, level: int, words: str, *, pages: bool) -> None:
    title = made.title
    made.heading(level, words)
    if pages:
        made.title = title


def _outline(reader: Any) -> dict[int, list[tuple[int, str]]]:
    """By page from 0: level and words of each entry of the outline."""
    found: dict[int, list[tuple[int, str]]] = {}
    waiting: list[tuple[int, Any]] = [(1, entry) for entry in reversed(reader.outline)]
    while waiting and len(found) < _MOST_PAGES:
        level, entry = waiting.pop()
        if isinstance(entry, list):
            waiting += [(level + 1, one) for one in reversed(entry)]
            continue
        page = reader.get_destination_page_number(entry)
        if page is not None:
            found.setdefault(page, []).append((level, str(entry.title)))
    return found


def parse_docx(data: bytes) -> ParsedDocument:
    """DOCX: paragraphs, with those styled as headings, and tables a line a row."""
    from docx import Document
    from docx.opc.exceptions import OpcError
    from docx.table import Table

    _check_archive(data)
    made = TextBuilder()
    try:
        document = Document(io.BytesIO(data))
        made.title = document.core_properties.title or ""
        for block in document.iter_inner_content():
            if isinstance(block, Table):
                rows = [list(dict.fromkeys(cell.text.strip() for cell in row.cells)) for row in block.rows]
                made.add("\n".join(" | ".join(row) for row in rows))
                continue
            style = str(block.style.name if block.style is not None else "").lower()
            if style == "title":
                made.heading(1, block.text)
            elif style.startswith("heading ") and style[8:].isdigit():
                made.heading(int(style[8:]), block.text)
            else:
                made.add(f"- {block.text}" if style.startswith("list") and block.text.strip() else block.text)
    except (OpcError, ValueError, KeyError, AttributeError, SyntaxError, zipfile.BadZipFile, OSError) as error:
        raise UnreadableDocument(f"its DOCX cannot be read ({type(error).__name__})") from error
    return made.parsed()


def _check_archive(data: bytes) -> None:
    """Look at an archive's list before anything of it is unpacked. Raises UnreadableDocument."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            members = archive.infolist()
    except (zipfile.BadZipFile, ValueError, OSError) as error:
        raise UnreadableDocument("it is no whole archive") from error
    if len(members) > _MOST_MEMBERS or sum(member.file_size for member in members) > _MOST_UNPACKED:
        raise UnreadableDocument(f"it unpacks to more than {_MOST_UNPACKED >> 20} MiB or {_MOST_MEMBERS:,} files")


def parse_eml(data: bytes) -> ParsedDocument:
    """A mail: who, when, about what, and its text as a mail program shows it. Attachments are named and not read."""
    from steward.tools.mail.message import read_mail

    mail = read_mail(data, _NEVER, email_id="")
    if mail.fault or not (mail.sender or mail.to or mail.body):
        raise UnreadableDocument("it is no mail")
    made = TextBuilder()
    when = f"{mail.date:%a, %d %b %Y %H:%M:%S %z}" if mail.date != _NEVER else ""
    heads = {"From": mail.sender, "To": mail.to, "Cc": mail.cc, "Date": when, "Subject": mail.subject}
    made.heading(1, mail.subject)
    made.add("\n".join(f"{name}: {value[:500]}" for name, value in heads.items() if value))
    for block in blocks_of(mail.body.split("\n"), headings=False):
        made.add(block.text)
    if mail.attachments:
        made.note(f"attachments are not read: {', '.join(one.name for one in mail.attachments[:20])}")
    return made.parsed()


PARSERS: Final[dict[Kind, Callable[[bytes], ParsedDocument]]] = {
    Kind.TEXT: parse_text,
    Kind.MARKDOWN: parse_markdown,
    Kind.HTML: parse_html,
    Kind.PDF: parse_pdf,
    Kind.DOCX: parse_docx,
    Kind.EML: parse_eml,
}
