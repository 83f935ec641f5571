"""Papers of arXiv, by its Atom API: https://info.arxiv.org/help/api/user-manual.html."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from steward.contracts.base import Json
from steward.contracts.errors import ToolFailed
from steward.tools.internet.feeds import parsed_feed, published_at
from steward.tools.internet.texts import ABSTRACT, SNIPPET, TITLE, given, plain, web_address
from steward.tools.internet.upstream import Internet

_ID: Final = re.compile(r"(?:arxiv:)?(\d{4}\.\d{4,5}(?:v\d+)?|[a-z-]+(?:\.[a-z]{2})?/\d{7}(?:v\d+)?)", re.IGNORECASE)
_ERRORS: Final = "/api/errors"
"""Part of the id of the one entry that stands for a refusal (section 3.4 of the manual)."""
_MOST_WORDS: Final = 20
_MOST_AUTHORS: Final = 10
_STOP: Final = re.compile(
    r"an?|and|are|as|at|be|but|by|for|if|in|into|is|it|no|not|of|on|or|such|that|the|their|then|there|these|they|this|to"
    r"|was|will|with",
    re.IGNORECASE,
)
"""Words that Lucene leaves out of an English index: asked for with the others, they could make it find nothing."""


@dataclass(frozen=True, slots=True)
class Paper:
    """One paper. `published` is when its first version appeared, with offset."""

    title: str
    authors: list[str]
    published: datetime | None
    abstract: str
    url: str | None
    pdf_url: str | None

    def as_json(self) -> dict[str, Json]:
        """{title, authors, author_count, published?, summary?, url?, pdf_url?}; at most ten authors are named."""
        return given(
            title=self.title,
            authors=list[Json](self.authors[:_MOST_AUTHORS]),
            author_count=len(self.authors),
            published=self.published.isoformat() if self.published else None,
            summary=self.abstract,
            url=self.url,
            pdf_url=self.pdf_url,
        )


async def search(internet: Internet, query: str, limit: int) -> list[Paper]:
    """At most `limit` papers, the most relevant first; the one paper where `query` is an arXiv identifier.

    Raises:
        ToolFailed: no word to search for, or arXiv refuses; also as `Internet.get_bytes`.
    """
    params: dict[str, str | int | float] = {**_wanted(query), "start": 0, "max_results": limit}
    parsed = await parsed_feed("arxiv", await internet.get_bytes("arxiv", "/api/query", params))
    entries = parsed["entries"]
    refused = next((entry for entry in entries if _ERRORS in entry.get("id", "")), None)
    if refused is not None:
        raise ToolFailed(f"arXiv answered: {plain(refused.get('summary', ''), SNIPPET) or 'an error'}")
    return [_paper(entry) for entry in entries[:limit] if entry.get("title")]


def _wanted(query: str) -> dict[str, str]:
    """Every word, anywhere in the paper; operators and field names of arXiv's own language mean nothing here."""
    paper = _ID.fullmatch(query.strip())
    if paper:
        return {"id_list": paper[1]}
    words = re.findall(r"[^\W_]+", query)
    telling = [word for word in words if not _STOP.fullmatch(word)] or words
    if not telling:
        raise ToolFailed("there is no word to search for")
    return {"search_query": " AND ".join(f"all:{word}" for word in telling[:_MOST_WORDS])}


def _paper(entry: dict[str, Any]) -> Paper:
    links = entry.get("links", [])
    pdf = next((link.get("href") for link in links if link.get("type") == "application/pdf"), None)
    authors = [plain(author.get("name", ""), 80) for author in entry.get("authors", [])]
    return Paper(
        title=plain(entry["title"], TITLE),
        authors=[author for author in authors if author],
        published=published_at(entry),
        abstract=plain(entry.get("summary", ""), ABSTRACT),
        url=web_address(entry.get("link")),
        pdf_url=web_address(pdf),
    )
