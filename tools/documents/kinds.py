"""Which kind of document a file is, by its media type, its name and how it begins. Pure."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Kind(StrEnum):
    """The kinds that are read."""

    TEXT = "text"
    MARKDOWN = "markdown"
    HTML = "html"
    PDF = "pdf"
    DOCX = "docx"
    EML = "eml"


MEDIA_TYPES: Final = {
    "text/plain": Kind.TEXT,
    "text/markdown": Kind.MARKDOWN,
    "text/x-markdown": Kind.MARKDOWN,
    "text/html": Kind.HTML,
    "application/xhtml+xml": Kind.HTML,
    "application/pdf": Kind.PDF,
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Kind.DOCX,
    "message/rfc822": Kind.EML,
}
SUFFIXES: Final = {
    ".txt": Kind.TEXT,
    ".text": Kind.TEXT,
    ".md": Kind.MARKDOWN,
    ".markdown": Kind.MARKDOWN,
    ".html": Kind.HTML,
    ".htm": Kind.HTML,
    ".xhtml": Kind.HTML,
    ".pdf": Kind.PDF,
    ".docx": Kind.DOCX,
    ".eml": Kind.EML,
}
_ZIP: Final = b"PK\x03\x04"


def kind_of(name: str, media_type: str, data: bytes) -> Kind | None:
    """The kind of a document; None for one that is not read. How it begins goes before what is said of it."""
    begins = data[:1024].lstrip()
    if b"%PDF-" in data[:1024]:
        return Kind.PDF
    suffix = f".{name.lower().rpartition('.')[2]}" if "." in name else ""
    named = SUFFIXES.get(suffix) or MEDIA_TYPES.get(media_type.partition(";")[0].strip().lower())
    if data.startswith(_ZIP):
        return Kind.DOCX if named is Kind.DOCX else None
    if begins[:15].lower().startswith((b"<!doctype html", b"<html")):
        return Kind.HTML
    if named in (Kind.PDF, Kind.DOCX) or named is None:
        # Named so and not beginning so; or nothing is said of it and it may be text.
        return None if named or b"\x00" in data[:4096] or not _is_text(data[:4096]) else Kind.TEXT
    return named


def _is_text(sample: bytes) -> bool:
    try:
        sample.decode("utf-8")
    except UnicodeDecodeError as error:
        return error.start > len(sample) - 4
    return True
