"""Texts of other people's pages: made plain, bounded, and listed for a reader.

They stay data: what is kept here is what a human would see of them.
"""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from steward.contracts.base import Json

TITLE: Final = 200
SNIPPET: Final = 300
ABSTRACT: Final = 1_000
"""Characters kept of a headline, of a few lines about a page, and of an abstract or introduction."""
_LONGEST_READ: Final = 20_000
_LONGEST_URL: Final = 2_000
_SHOWN: Final = 160
_HIDDEN: Final = re.compile(r"<!--.*?(?:-->|\Z)|<(script|style)\b.*?(?:</\1\s*>|\Z)", re.IGNORECASE | re.DOTALL)
"""What is never closed hides the rest, as it does in a browser; looking for each anew would make the time quadratic."""
_BREAK: Final = re.compile(r"</?(?:br|p|div|li|ul|ol|tr|td|h\d|hr|img|blockquote)\b[^<>]*>", re.IGNORECASE)
_TAG: Final = re.compile(r"</?[a-z][a-z0-9:-]*(?:\s[^<>]*)?/?>|<![^<>]*>", re.IGNORECASE)

_KNOWN_TAG: Final = re.compile(
    r"</?(?:a|abbr|b|big|body|center|cite|code|dd|del|dl|dt|em|embed|figure|figcaption|font|form|h\d|head|html|i|iframe|img"
    r"|input|ins|link|mark|meta|object|p|picture|pre|q|s|small|source|span|strong|sub|sup|svg|t[abdfhr][a-z]{0,4}|time|tt|u"
    r"|video|audio|button|section|article|wbr)(?:\s[^<>]*)?/?>|<![^<>]*>",
    re.IGNORECASE,
)


def plain(text: str, most: int) -> str:
    """`text` on one line of at most `most` characters, without characters that have no shape of their own."""
    seen = (" " if ch.isspace() else ch for ch in text[:_LONGEST_READ])
    line = " ".join("".join(ch for ch in seen if not unicodedata.category(ch).startswith("C")).split())
    return line if len(line) <= most else line[: most - 3].rstrip() + "..."


def unmarked(text: str, most: int) -> str:
    """`plain` of an HTML fragment. Feeds often escape their markup twice, so known tags are taken out afterwards too;
    the "<more>" of "less is <more>" is a word."""
    return plain(_untagged(html.unescape(_untagged(text[:_LONGEST_READ], _TAG)), _KNOWN_TAG), most)


def _untagged(text: str, tag: re.Pattern[str]) -> str:
    return tag.sub("", _BREAK.sub(" ", _HIDDEN.sub(" ", text)))


def web_address(value: str | None) -> str | None:
    """The address, if it is one of the web (http or https) and whole; None for anything a reader must not follow."""
    text = (value or "").strip()
    if len(text) > _LONGEST_URL or any(ch.isspace() or not ch.isprintable() for ch in text):
        return None
    try:
        parts = urlsplit(text)
    except ValueError:
        return None
    return text if parts.scheme in ("http", "https") and parts.hostname else None


def given(**members: Json) -> dict[str, Json]:
    """The members that say anything."""
    return {name: value for name, value in members.items() if value not in (None, "", [], {})}


def numbered(head: str, entries: Sequence[tuple[str, str | None, str]]) -> str:
    """`head` and the entries, numbered: a title, an address if there is one, some text if there is any."""
    lines = [head]
    for place, (title, url, text) in enumerate(entries, 1):
        lines.append(f"{place}. {title}")
        lines += [f"   {part}" for part in (url, plain(text, _SHOWN)) if part]
    return "\n".join(lines)
