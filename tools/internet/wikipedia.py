"""Articles of a Wikipedia, by the Action API of MediaWiki: https://www.mediawiki.org/wiki/API:Search.

One request asks for the hits as a list (their order, and the redirect that matched) and as pages (introduction,
address, whether it is a disambiguation page: extensions TextExtracts and Disambiguator).
"""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import Field

from steward.contracts.base import Json
from steward.contracts.errors import ToolFailed, ToolUnavailable
from steward.tools.internet.texts import ABSTRACT, TITLE, given, plain, web_address
from steward.tools.internet.upstream import Answer, Internet

MOST_ARTICLES = 20
"""TextExtracts gives no more introductions than this for one request (exlimit)."""
_BUSY = ("ratelimited", "maxlag", "readonly", "internal_api_error", "cirrussearch-backend", "cirrussearch-too-busy")
"""Error codes that pass: https://www.mediawiki.org/wiki/API:Errors_and_warnings."""


class _Hit(Answer):
    pageid: int
    title: str
    redirecttitle: str | None = None


class _Page(Answer):
    pageid: int = 0
    fullurl: str | None = None
    extract: str | None = None
    pageprops: dict[str, Json] = Field(default_factory=dict)


class _Info(Answer):
    suggestion: str | None = None


class _Found(Answer):
    search: list[_Hit]
    pages: list[_Page] = Field(default_factory=list)
    searchinfo: _Info = Field(default_factory=_Info)


class _Error(Answer):
    code: str
    info: str = ""


class _Reply(Answer):
    query: _Found | None = None
    error: _Error | None = None


@dataclass(frozen=True, slots=True)
class Articles:
    """Articles, best first: {title, extract?, url?, redirected_from?, disambiguation?}. `suggestion` is another
    spelling of the query, where Wikipedia has one."""

    results: list[dict[str, Json]]
    suggestion: str | None


async def search(internet: Internet, query: str, limit: int) -> Articles:
    """At most `limit` articles, and at most MOST_ARTICLES.

    Raises:
        ToolFailed: Wikipedia refuses the query; also as `Internet.get`.
        ToolUnavailable: it is busy; also as `Internet.get`.
    """
    reply = await internet.get("wikipedia", "/w/api.php", _Reply, _parameters(query, min(limit, MOST_ARTICLES)))
    if reply.error is not None:
        text = f"Wikipedia answered {plain(reply.error.code, 80)}: {plain(reply.error.info, 200)}"
        raise ToolUnavailable(text) if reply.error.code.startswith(_BUSY) else ToolFailed(text)
    if reply.query is None:
        raise ToolFailed("Wikipedia answered without a result")
    pages = {page.pageid: page for page in reply.query.pages}
    suggestion = plain(reply.query.searchinfo.suggestion or "", TITLE) or None
    return Articles([_article(hit, pages.get(hit.pageid)) for hit in reply.query.search], suggestion)


def _parameters(query: str, limit: int) -> dict[str, str | int | float]:
    by_list = {"list": "search", "srsearch": query, "srinfo": "suggestion", "srprop": "redirecttitle"}
    by_page = {"generator": "search", "gsrsearch": query, "prop": "extracts|info|pageprops"}
    shown = {"exintro": "1", "explaintext": "1", "exlimit": "max", "inprop": "url", "ppprop": "disambiguation"}
    form = {"action": "query", "format": "json", "formatversion": "2"}
    return {**form, **by_list, **by_page, **shown, "srlimit": limit, "gsrlimit": limit}


def _article(hit: _Hit, page: _Page | None) -> dict[str, Json]:
    page = page or _Page()
    return given(
        title=plain(hit.title, TITLE),
        extract=plain(page.extract or "", ABSTRACT),
        url=web_address(page.fullurl),
        redirected_from=plain(hit.redirecttitle or "", TITLE),
        disambiguation=True if "disambiguation" in page.pageprops else None,
    )
