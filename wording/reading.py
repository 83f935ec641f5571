"""What one reads: headlines, search results, encyclopaedia articles, papers, answers from documents."""

from __future__ import annotations

from datetime import datetime, time
from typing import Final
from urllib.parse import urlsplit

from contracts.base import Json
from language.moments import moment_of
from wording.fields import Record, Renderer, Told, details, in_list, pick, pick_list
from wording.moments import day, when
from wording.words import given, line, passage

_URL: Final = ("url", "link", "href", "web_url", "pdf_url")
_TITLE: Final = ("title", "headline", "name")
_TEXT: Final = ("snippet", "summary", "extract", "description", "abstract", "text", "content", "body", "passage")
_LONG: Final = ("extract", "summary", "abstract", "content", "description", "text")
_NOUNS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("headline", ("headlines", "articles", "stories", "news")),
    ("paper", ("papers", "preprints")),
    ("result", ("pages", "search_results", "organic_results", "results", "hits", "documents", "matches", "entries")),
    ("passage", ("passages", "chunks", "snippets")),
)
_BY_TOOL: Final = (
    ("headline", "news", "rss", "feed"),
    ("paper", "arxiv"),
    ("article", "wiki"),
    ("passage", "knowledge"),
)


def _answered(record: Record, told: Told) -> str | None:
    answer = pick(record, "answer")
    sources = pick_list(record, "sources", "citations", "references", "passages", "results") or []
    if not isinstance(answer, str) or not (sources or told.about("knowledge", "ask")):
        return None
    named = [f"- {_source(source)}" for source in sources[:5] if given(source)]
    return "\n".join([passage(answer), *(["Sources:", *named] if named else [])])


def _source(source: Json) -> str:
    if not isinstance(source, dict):
        return line(source)
    title, place = pick(source, *_TITLE, "document", "file", "source"), pick(source, *_URL, "section")
    page = f"page {line(source['page'], 12)}" if given(source.get("page")) else ""
    return line(title or place or source) + details(line(place) if title and place else "", page)


def _listed(record: Record, told: Told) -> str | None:
    noun, keys = next(((noun, keys) for noun, keys in _NOUNS if pick_list(record, *keys) is not None), ("", ()))
    of_family = next((word for word, *stems in _BY_TOOL if told.about(*stems)), "")
    if not noun and (of_family or told.about("web", "search")):
        noun, keys = "result", ("items",)
    items = pick_list(record, *keys)
    if items is None or not all(map(_titled, items)):
        return None
    if not (any(map(_readable, items)) if items else of_family or told.args):
        return None
    noun = of_family or noun if noun == "result" else noun
    about = _about(told)
    empty = f"No {noun}s{about}." if about else f"No {noun}s were found."
    return in_list(record, items, noun, lambda item: _entry(item, told), about=about, empty=empty)


def _about(told: Told) -> str:
    source, query = told.args.get("source"), told.args.get("query")
    said = f" from {line(source, 80)}" if source else ""
    return said + (f" for “{line(query, 80)}”" if query else "")


def _titled(item: Json) -> bool:
    return isinstance(item, str) or (isinstance(item, dict) and given(pick(item, *_TITLE, *_TEXT)))


def _readable(item: Json) -> bool:
    """Whether an item is something to read: it has a text or an address."""
    return isinstance(item, str) or (given(pick(item, *_TEXT, *_URL)) and not item.get("subject"))


def _entry(item: Json, told: Told) -> str:
    if not isinstance(item, dict):
        return line(item)
    title, text = pick(item, *_TITLE), pick(item, *_TEXT)
    shown = line(title or text, 200)
    shown += details(_outlet(item), _published(item, told), _authors(item), _bias(item), *_found_as(item))
    url = pick(item, *_URL)
    shown += f"\n   {line(url, 300)}" if url else ""
    return shown + (f"\n   {line(text, 200)}" if title and text else "")


def _outlet(item: Record) -> str:
    source = pick(item, "source", "publisher", "outlet", "journal")
    if isinstance(source, dict):
        source = pick(source, "name", "title", "id")
    if isinstance(source, str) and source.startswith(("http://", "https://")):
        source = urlsplit(source).netloc
    count = item.get("source_count") or item.get("sources_count")
    told = [line(source, 60)] if given(source) else []
    return ", ".join([*told, *([f"{line(count, 10)} sources"] if count else [])])


def _published(item: Record, told: Told) -> str:
    at = pick(item, "published", "published_at", "publishedAt", "date", "updated", "timestamp", "year")
    if isinstance(at, int) and at < 3000:
        return str(at)
    moment = moment_of(at)
    if isinstance(moment, datetime) and moment.time() == time(0):
        return day(moment)
    return when(at, told.zone) if moment is not None or isinstance(at, str) else ""


def _authors(item: Record) -> str:
    authors = pick(item, "authors", "author", "creator")
    names = authors if isinstance(authors, list) else [authors] if authors else []
    said = [line(pick(name, "name") if isinstance(name, dict) else name, 60) for name in names[:3]]
    return ", ".join(said) + (" and others" if len(names) > 3 else "")


def _bias(item: Record) -> str:
    bias = pick(item, "bias", "bias_rating")
    if isinstance(bias, dict):
        return ", ".join(f"{line(key, 20)} {line(value, 10)}" for key, value in list(bias.items())[:4])
    return f"bias: {line(bias, 40)}" if bias else ""


def _found_as(item: Record) -> list[str]:
    """How an encyclopaedia came to this article, and whether it is one."""
    source = item.get("redirected_from")
    redirected = [f"redirected from {line(source, 80)}"] if given(source) else []
    return [*redirected, *(["several meanings"] if item.get("disambiguation") is True else [])]


def _article(record: Record, told: Told) -> str | None:
    title, text, url = pick(record, *_TITLE), pick(record, *_LONG), pick(record, *_URL)
    if not (isinstance(title, str) and isinstance(text, str)) or record.get("task_id"):
        return None
    if not (url or record.get("extract") or told.about("wiki", "arxiv", "web", "news", "fetch", "read")):
        return None
    return f"{line(title)}\n{passage(text)}" + (f"\n{line(url, 300)}" if url else "")


RENDERERS: Final[tuple[Renderer, ...]] = (_answered, _listed, _article)
