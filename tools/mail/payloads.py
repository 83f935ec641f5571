"""What one part of a mail holds: its bytes, its text as a mail program shows it, its name as a file."""

from __future__ import annotations

import base64
import re
from email.message import Message
from typing import Final

from steward.language.charsets import codec_of, decoded
from steward.tools.mail.headers import decoded_words
from steward.tools.mail.html_text import html_text

_BROKEN: Final = (ValueError, IndexError, KeyError, AttributeError, TypeError, RecursionError, LookupError)
"""What the parser raises over headers that break the rules."""
_ENCODING: Final = re.compile(r"[a-z0-9-]+")
_META: Final = re.compile(rb"<meta[^<>]{0,200}?charset\s*=\s*[\"']?([a-zA-Z0-9_:-]{1,40})", re.IGNORECASE)
"""Matches what a page says of itself: <meta charset="windows-1251">."""
_META_WITHIN: Final = 4_096
_LONGEST_NAME: Final = 200
_MISSPELT: Final = {"text": "text/plain", "plain": "text/plain", "html": "text/html"}
HTML: Final = frozenset({"text/html", "text/enriched", "text/richtext", "application/xhtml+xml"})


def kind_of(part: Message) -> str:
    """The media type; of one that is misspelt what it seems to be."""
    written = str(part.get("Content-Type", "")).partition(";")[0].strip().lower()
    if written and "/" not in written:
        return _MISSPELT.get(written, "application/octet-stream" if named_as_file(part) else "text/plain")
    try:
        return part.get_content_type()
    except _BROKEN:
        return "text/plain"


def disposition_of(part: Message) -> str:
    """The disposition: "attachment", "inline" or nothing."""
    try:
        return part.get_content_disposition() or ""
    except _BROKEN:
        return ""


def parameter_of(part: Message, name: str) -> str:
    """A parameter of the media type."""
    try:
        return str(part.get_param(name) or "")
    except _BROKEN:
        return ""


def bytes_of(part: Message) -> bytes:
    """The content, decoded from base64 and the like however that is spelled; of an attached mail its own bytes."""
    if part.is_multipart():
        inner = part.get_payload()
        return inner[0].as_bytes() if isinstance(inner, list) and isinstance(inner[0], Message) else b""
    spelled = str(part.get("Content-Transfer-Encoding", "")).lower()
    if (encoding := _ENCODING.search(spelled)) and encoding[0] != spelled:
        part.replace_header("Content-Transfer-Encoding", encoding[0])
    payload = part.get_payload(decode=True)
    return payload if isinstance(payload, bytes) else str(part.get_payload()).encode("utf-8", "replace")


def size_of(part: Message) -> int:
    """The bytes of the content; of an attached mail those of all its parts."""
    if part.is_multipart():
        return sum(map(size_of, inner_parts(part)))
    return len(bytes_of(part))


def inner_parts(part: Message) -> list[Message]:
    """The parts directly within."""
    inside = part.get_payload()
    return [one for one in inside if isinstance(one, Message)] if isinstance(inside, list) else []


def text_of(part: Message) -> str:
    """The text of a part, of HTML what a reader sees of it."""
    data, kind = bytes_of(part), kind_of(part)
    label = _charset(part)
    if kind in HTML:
        declared = _META.search(data, 0, _META_WITHIN)
        if declared and (label is None or codec_of(label) is None):
            label = declared[1].decode("ascii")
        return _tidy(html_text(decoded(data, label)))
    text = decoded(data, label)
    if parameter_of(part, "format").lower() == "flowed":
        text = _unflowed(text, parameter_of(part, "delsp").lower() == "yes")
    return _tidy(text)


def _charset(part: Message) -> str | None:
    try:
        return part.get_content_charset()
    except _BROKEN:
        return None


def _unflowed(text: str, without_space: bool) -> str:
    """Paragraphs that were parted into lines, each of which ends in a space, as one line each (RFC 3676)."""
    whole: list[str] = []
    open_line = False
    for line in text.splitlines():
        quoted = line.startswith(">")
        line = line if quoted else line.removeprefix(" ")
        flows = line.endswith(" ") and line != "-- " and not quoted
        kept = line[:-1] if flows and without_space else line
        if open_line and not quoted and line != "-- ":
            whole[-1] += kept
        else:
            whole.append(kept)
        open_line = flows
    return "\n".join(whole)


def _tidy(text: str) -> str:
    """Without spaces at the ends of lines, and at most one free line between two others."""
    lines = "\n".join(line.rstrip() for line in text.replace("\x00", "").splitlines())
    return re.sub(r"\n{3,}", "\n\n", lines).strip()


def named_as_file(part: Message) -> str:
    """The file name of a part, of a broken name what can be read and of a path its end (RFC 2183, 2.3); empty where it
    has none."""
    try:
        name = decoded_words(part.get_filename() or "")
    except _BROKEN:
        return ""
    name = name.encode("utf-8", "replace").decode().replace("\\", "/").rpartition("/")[2]
    return " ".join("".join(ch if ch.isprintable() else " " for ch in name).split())[:_LONGEST_NAME]


def inner_mail_bytes(part: Message) -> bytes | None:
    """The bytes of a mail within that was encoded against the rules, so that the parser read no head of it."""
    encoding = str(part.get("Content-Transfer-Encoding", "")).strip().lower()
    inside = inner_parts(part)
    if encoding != "base64" or not inside or inside[0].keys():
        return None
    try:
        return base64.b64decode(str(inside[0].get_payload()), validate=False)
    except ValueError:
        return None
