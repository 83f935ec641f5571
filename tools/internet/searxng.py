"""Web search by a SearXNG instance, or by what answers like one: https://docs.searxng.org/dev/search_api.html.

The instance must allow the format json (`search.formats` in its settings.yml); one that does not answers 403.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from pydantic import Field

from steward.contracts.base import Json
from steward.contracts.errors import ToolError, ToolUnavailable
from steward.tools.internet.texts import SNIPPET, TITLE, given, plain, unmarked, web_address
from steward.tools.internet.upstream import Answer, Internet

MOST_PAGES = 3


class _Hit(Answer):
    url: str | None = None
    title: str | None = None
    content: str | None = None
    engine: str | None = None


class _Page(Answer):
    results: list[_Hit]
    unresponsive_engines: list[Json] = Field(default_factory=list)
    """[name, why] each."""


@dataclass(slots=True)
class Found:
    """Results by address, {title, url, snippet?, engine?} each, and the search engines that did not answer."""

    results: dict[str, dict[str, Json]] = field(default_factory=dict)
    silent: set[str] = field(default_factory=set)


async def search(internet: Internet, query: str, limit: int) -> Found:
    """At most `limit` results, best first, from at most MOST_PAGES pages; no address twice.

    Raises:
        ToolUnavailable: nothing was found and engines behind the instance did not answer; also as `Internet.get`.
    """
    found = Found()
    for number in range(1, MOST_PAGES + 1):
        try:
            page = await internet.get("searxng", "/search", _Page, {"q": query, "format": "json", "pageno": number})
        except ToolError:
            if not found.results:
                raise
            found.silent.add(f"page {number}")
            break
        found.silent |= {
            plain(str(engine[0]), 40) for engine in page.unresponsive_engines if isinstance(engine, list) and engine
        }
        if not _added(found, page, limit):
            break
    if not found.results and found.silent:
        raise ToolUnavailable(f"the search engines did not answer: {', '.join(sorted(found.silent))}")
    return found


def _added(found: Found, page: _Page, limit: int) -> bool:
    """Whether the page brought anything new and more is wanted."""
    before = len(found.results)
    for hit in page.results:
        url, title = web_address(hit.url), unmarked(hit.title or "", TITLE)
        if url and title and len(found.results) < limit:
            snippet, engine = unmarked(hit.content or "", SNIPPET), plain(hit.engine or "", 40)
            found.results.setdefault(url, given(title=title, url=url, snippet=snippet, engine=engine))
    return before < len(found.results) < limit
