"""News feeds (RSS 2.0), Wikipedia (MediaWiki's Action API) and a SearXNG instance, with what world.yaml holds."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any
from xml.sax.saxutils import escape

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from bench.dialogues.world import World


def knowledge_routes(world: World) -> list[Route]:
    """/news/<source>, /wikipedia/w/api.php and /searxng/search."""

    async def feed(request: Request) -> Response:
        headlines = world.news.get(source := request.path_params["source"])
        if headlines is None:
            return Response("not found", 404)
        return Response(_feed(source, headlines), media_type="application/rss+xml")

    async def wikipedia(request: Request) -> Response:
        asked = request.query_params
        hits = _articles(world, asked.get("srsearch", ""))[: int(asked.get("srlimit", "10"))]
        return JSONResponse({"batchcomplete": True, "query": _listed(world, hits)})

    async def searxng(request: Request) -> Response:
        query, page = request.query_params.get("q", ""), int(request.query_params.get("pageno", "1"))
        results = [_result(query, number) for number in range(1, world.web_search.results + 1)] if page == 1 else []
        empty: dict[str, list[Any]] = {name: [] for name in ("answers", "corrections", "infoboxes", "suggestions")}
        counted = {"query": query, "number_of_results": 0, "results": results}
        return JSONResponse(counted | empty | {"unresponsive_engines": []})

    return [
        Route("/news/{source}", feed),
        Route("/wikipedia/w/api.php", wikipedia),
        Route("/searxng/search", searxng),
    ]


def _feed(source: str, headlines: list[str]) -> str:
    now = datetime.now(UTC)
    items = "".join(
        f"<item><title>{escape(headline)}</title><link>https://{source}.example/articles/{number}</link>"
        f'<guid isPermaLink="false">{source}-{number}</guid>'
        f"<pubDate>{format_datetime(now - timedelta(hours=number), usegmt=True)}</pubDate></item>"
        for number, headline in enumerate(headlines, start=1)
    )
    return (
        f'<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>{source}</title>'
        f"<link>https://{source}.example/</link><description>News of {source}</description>{items}</channel></rss>"
    )


def _articles(world: World, query: str) -> list[str]:
    """The titles of articles with words of the query, those with most of them in the title first."""
    wanted = _words(query)

    def rank(title: str) -> tuple[int, int]:
        return (-len(wanted & _words(title)), -len(wanted & _words(world.wikipedia[title])))

    return sorted((title for title in world.wikipedia if wanted & _words(title)), key=rank)


def _listed(world: World, hits: list[str]) -> dict[str, Any]:
    if not hits:
        return {"searchinfo": {}, "search": []}
    ids = {title: 1000 + number for number, title in enumerate(world.wikipedia)}
    pages = [
        {
            "pageid": ids[title],
            "ns": 0,
            "title": title,
            "index": index,
            "extract": world.wikipedia[title],
            "fullurl": f"https://en.wikipedia.org/wiki/{title.replace(' ', '_')}",
        }
        for index, title in enumerate(hits, start=1)
    ]
    search = [{"ns": 0, "title": title, "pageid": ids[title]} for title in hits]
    return {"searchinfo": {}, "search": search, "pages": pages}


def _result(query: str, number: int) -> dict[str, Any]:
    return {
        "url": f"https://pages.example/{number}/{'-'.join(sorted(_words(query)))}",
        "title": f"{query}: page {number}",
        "content": f"Page {number} about {query}.",
        "engine": "brave",
        "template": "default.html",
        "engines": ["brave"],
        "positions": [number],
        "score": 1 / number,
        "category": "general",
    }


def _words(text: str) -> set[str]:
    return set(re.findall(r"[^\W_]{3,}", text.casefold()))
