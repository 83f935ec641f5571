"""Stories of a configured Ground News endpoint.

Ground News has no public API. The endpoint of the settings is asked `GET <groundnews_url>?q=<topic>&limit=<number>` (no
`q` for the news in general) with `Authorization: Bearer <groundnews_key>`, and answers with a list of stories, alone or
as the member `stories` (also `articles`, `items`, `results` or `data`) of an object. A story is

    {"title": text, "url": address, "summary": text, "published": ISO 8601 with offset, "source_count": number,
     "source": name or {"name": name}, "bias": {"left": %, "center": %, "right": %} or a word}

of which only `title` must be there; `Story` names the other spellings that are read.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, AliasChoices, AwareDatetime, BeforeValidator, Field

from steward.contracts.base import Json
from steward.tools.internet.texts import SNIPPET, TITLE, given, plain, unmarked, web_address
from steward.tools.internet.upstream import Answer, Internet

_LISTS = ("stories", "articles", "items", "results", "data")


def _named(value: Any) -> Any:
    return value.get("name") if isinstance(value, dict) else value


class Bias(Answer):
    """Shares of the coverage in percent."""

    left: float | None = Field(None, ge=0, le=100)
    center: float | None = Field(None, ge=0, le=100, validation_alias=AliasChoices("center", "centre"))
    right: float | None = Field(None, ge=0, le=100)


class Story(Answer):
    """One story and who covers it."""

    title: str = Field(min_length=1, validation_alias=AliasChoices("title", "headline", "name"))
    url: Annotated[str | None, AfterValidator(web_address)] = Field(None, validation_alias=AliasChoices("url", "link"))
    summary: str | None = Field(None, validation_alias=AliasChoices("summary", "description", "excerpt"))
    published: AwareDatetime | None = Field(
        None, validation_alias=AliasChoices("published", "published_at", "publishedAt", "date")
    )
    source: Annotated[str | None, BeforeValidator(_named)] = Field(
        None, validation_alias=AliasChoices("source", "outlet", "publisher")
    )
    source_count: int | None = Field(
        None, ge=0, validation_alias=AliasChoices("source_count", "sourceCount", "sources_count")
    )
    bias: Bias | str | None = Field(
        None, validation_alias=AliasChoices("bias", "biasDistribution", "bias_distribution", "bias_rating")
    )

    def as_json(self) -> dict[str, Json]:
        """{title, url?, source?, published?, summary?, source_count?, bias?}"""
        return given(
            title=unmarked(self.title, TITLE),
            url=self.url,
            source=plain(self.source or "", 80),
            published=self.published.isoformat() if self.published else None,
            summary=unmarked(self.summary or "", SNIPPET),
            source_count=self.source_count,
            bias=given(**self.bias.model_dump()) if isinstance(self.bias, Bias) else plain(self.bias or "", 40),
        )


def _listed(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    return next((value[name] for name in _LISTS if isinstance(value.get(name), list)), value)


_Stories = Annotated[list[Story], BeforeValidator(_listed)]


async def stories(internet: Internet, query: str | None, limit: int) -> list[Story]:
    """At most `limit` stories, in the endpoint's order. Raises as `Internet.get`."""
    params: dict[str, str | int | float] = {"q": query, "limit": limit} if query else {"limit": limit}
    found: list[Story] = await internet.get("groundnews", "", _Stories, params)
    return found[:limit]
