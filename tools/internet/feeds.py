"""RSS and Atom: a body made into entries, and the configured news feeds.

Called by the news tools and the arXiv client. Only feeds of the settings are fetched, never an address that a user or
a model gives. Upstream follows a redirect on its own host alone: where a feed has moved elsewhere, an operator writes
its final address into the settings.
"""

from __future__ import annotations

import asyncio
import io
import re
from calendar import timegm
from dataclasses import dataclass
from datetime import UTC, date, datetime
from email.utils import parsedate_to_datetime
from typing import Any, Final

import feedparser

from steward.contracts.base import Json
from steward.contracts.errors import ToolFailed
from steward.language.unicode_text import unaccented
from steward.tools.internet.texts import SNIPPET, TITLE, given, plain, unmarked, web_address
from steward.tools.internet.upstream import Internet

MAX_FEED_BYTES: Final = 2 << 20
"""Parsing takes about a second for each MiB."""
_PREFIX: Final = "news:"
_ISO_DAY: Final = re.compile(r"(\d{4})-(\d{2})-(\d{2})")
_OFFSET: Final = re.compile(r":\d{2}(?:\.\d{1,9})? ?[+-](\d{2}):?(\d{2})$")
"""Matches the end of "10:00:00+25:00" and of "10:00:00 +0100"."""
_DAY_NAME: Final = re.compile(r"^\s*[^\W\d_]{1,12}\.?,\s*")
_WIDEST_OFFSET: Final = (14, 0)


@dataclass(frozen=True, slots=True)
class Headline:
    """One entry of a feed. `published` has an offset."""

    title: str
    link: str | None
    published: datetime | None
    summary: str

    def as_json(self) -> dict[str, Json]:
        """{title, link?, published?, summary?}"""
        published = self.published.isoformat() if self.published else None
        return given(title=self.title, link=self.link, published=published, summary=self.summary)


@dataclass(frozen=True, slots=True)
class Feed:
    """A feed's own title and its entries, in its order."""

    title: str
    headlines: list[Headline]


async def headlines(internet: Internet, source: str | None, limit: int) -> tuple[str, Feed]:
    """The name of the source that `source` means (None: the first of the settings), and at most `limit` of its entries.

    Raises:
        ToolFailed: no known source, several, or a feed without entries; otherwise as `Internet.get_bytes`.
    """
    name = _source_named(internet, source)
    parsed = await parsed_feed(_PREFIX + name, await internet.get_bytes(_PREFIX + name, ""))
    found = [headline for entry in parsed.get("entries", []) if (headline := _headline(entry))]
    if not found:
        raise ToolFailed(f"the feed of {name} has no headlines")
    return name, Feed(unmarked(str(parsed["feed"].get("title", "")), TITLE), found[:limit])


async def parsed_feed(name: str, body: bytes) -> dict[str, Any]:
    """The feed as feedparser gives it, one with faults too, as long as anything of it can be read.

    Raises:
        ToolFailed: it is too large, or no feed.
    """
    if len(body) > MAX_FEED_BYTES:
        raise ToolFailed(f"{name} answered with a feed of more than {MAX_FEED_BYTES >> 20} MiB")
    try:
        # As a stream: bytes or text of its own feedparser may take for the name of a file or an address to open.
        parsed: dict[str, Any] = await asyncio.to_thread(feedparser.parse, io.BytesIO(body))
    except (ValueError, LookupError, RecursionError) as error:
        # feedparser forgives nearly everything, but not a reference to a character that does not exist.
        raise ToolFailed(f"{name} answered with a feed that cannot be read: {type(error).__name__}") from error
    if not parsed.get("entries") and not parsed.get("version"):
        raise ToolFailed(f"{name} answered with something that is not a feed")
    return parsed


def published_at(entry: dict[str, Any]) -> datetime | None:
    """When an entry was published or else changed; feedparser gives UTC."""
    # dict.get, since feedparser's own look-up of `updated` warns where it falls back to `published`.
    for name in ("published", "updated"):
        at = dict.get(entry, f"{name}_parsed")
        try:
            if at and _is_possible(str(dict.get(entry, name, ""))):
                return datetime.fromtimestamp(timegm(at), UTC)
        except (ValueError, OverflowError, OSError):
            continue
    return _published_with_foreign_day(entry)


def _published_with_foreign_day(entry: dict[str, Any]) -> datetime | None:
    """When an entry was published, where only the name of the weekday is in another language: "Mo, 23 Nov 2026"."""
    written = str(dict.get(entry, "published", ""))
    rest = _DAY_NAME.sub("", written)
    try:
        at = parsedate_to_datetime(rest) if rest != written and _is_possible(written) else None
    except ValueError:
        return None
    return at.astimezone(UTC) if at is not None and at.tzinfo is not None else None


def _is_possible(written: str) -> bool:
    """Whether a moment has an offset and a day that exist; feedparser reckons with any: +25:00 moves the day.

    Raises:
        ValueError: there is no such day.
    """
    if day := _ISO_DAY.match(written.strip()):
        date(int(day[1]), int(day[2]), int(day[3]))
    offset = _OFFSET.search(written)
    return offset is None or (int(offset[1]), int(offset[2])) <= _WIDEST_OFFSET


def _headline(entry: dict[str, Any]) -> Headline | None:
    title, summary = unmarked(entry.get("title", ""), TITLE), unmarked(entry.get("summary", ""), SNIPPET)
    if not (title or summary):
        return None
    shown = title or plain(summary, TITLE)
    link = web_address(entry.get("link"))
    return Headline(shown, link, published_at(entry), summary if summary != shown else "")


def _source_named(internet: Internet, source: str | None) -> str:
    """The configured source: by its address, or by its name among the words of `source` ("BBC News", "El País"); the
    first where none is meant."""
    names = internet.names(_PREFIX)
    if not names:
        raise ToolFailed("this needs configuration: set STEWARD_NEWS_SOURCES")
    if source is None:
        return names[0]
    if "://" in source:
        address = source.strip().rstrip("/")
        found = [name for name in names if internet.url(_PREFIX + name) == address]
    else:
        found = _among(_words(source), names)
    if len(found) == 1:
        return found[0]
    if found:
        raise ToolFailed(f"one source at a time, please: {' or '.join(found)}")
    shown = plain(source, 80)
    raise ToolFailed(f"there is no news source {shown}; the known ones are {', '.join(sorted(names))}")


def _among(words: list[str], names: list[str]) -> list[str]:
    """The names that consecutive words spell; the name of more words hides one it contains."""
    runs = {
        "".join(words[first:last]): range(first, last)
        for first in range(len(words))
        for last in range(first + 1, len(words) + 1)
    }
    spelt = {name: runs[key] for name in names if (key := "".join(_words(name))) in runs}
    return [name for name, run in spelt.items() if not any(set(run) < set(other) for other in spelt.values())]


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", unaccented(text))[:12]
