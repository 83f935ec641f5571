"""The news family: the feed of one configured source, and stories compared across outlets."""

from __future__ import annotations

from datetime import datetime

from steward.contracts.base import Json
from steward.language.phrases import phrase
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import builtin
from steward.tools.internet import feeds, ground_news
from steward.tools.internet.ground_news import Bias, Story
from steward.tools.internet.texts import TITLE, numbered, plain
from steward.tools.internet.upstream import Internet
from steward.tools.ports import needed
from steward.tools.results import counted

DEFAULT_LIMIT = 10


class RssArgs(ToolArgs):
    """Arguments of get_news_rss; without `source` the first feed of the settings."""

    source: str | None = None
    limit: int = DEFAULT_LIMIT


class GroundNewsArgs(ToolArgs):
    """Arguments of get_news_groundnews; without `query` the news in general."""

    query: str | None = None
    limit: int = DEFAULT_LIMIT


@builtin("news.get_news_rss")
async def get_news_rss(ctx: ToolContext, args: RssArgs) -> ToolResult:
    """{source, title, items: [{title, link?, published?, summary?}]}, in the order of the feed.

    `source` is the name in the settings, `title` the feed's own, `published` ISO 8601 in UTC.
    """
    name, feed = await feeds.headlines(_internet(ctx), args.source, args.limit)
    items: list[Json] = [headline.as_json() for headline in feed.headlines]
    head = f"{counted(len(items), 'headline', 'headlines')} from {feed.title or name}:"
    entries = [(f"{one.title}{_dated(one.published, ctx)}", one.link, one.summary) for one in feed.headlines]
    return ToolResult(result={"source": name, "title": feed.title, "items": items}, message=numbered(head, entries))


@builtin("news.get_news_groundnews")
async def get_news_groundnews(ctx: ToolContext, args: GroundNewsArgs) -> ToolResult:
    """{articles: [{title, url?, source?, published?, summary?, source_count?, bias?}]}.

    `bias` is the share of the coverage in percent, {left?, center?, right?}, or a word.
    """
    found = await ground_news.stories(_internet(ctx), args.query, args.limit)
    about = f" about {plain(args.query, TITLE)}" if args.query else ""
    result: dict[str, Json] = {"articles": [story.as_json() for story in found]}
    if not found:
        none = "no_stories_about" if args.query else "no_stories"
        return ToolResult(result=result, message=phrase(ctx.lang, none, topic=plain(args.query or "", TITLE)))
    entries = [(_story(story, ctx), story.url, str(story.as_json().get("summary", ""))) for story in found]
    return ToolResult(result=result, message=numbered(f"{counted(len(found), 'story', 'stories')}{about}:", entries))


def _internet(ctx: ToolContext) -> Internet:
    return needed(ctx.services.internet, "the internet")


def _dated(at: datetime | None, ctx: ToolContext) -> str:
    return f" ({at.astimezone(ctx.zone):%d %b %Y, %H:%M})" if at else ""


def _story(story: Story, ctx: ToolContext) -> str:
    shown = story.as_json()
    reported = [str(shown[key]) for key in ("source",) if key in shown]
    reported += [f"{story.source_count} sources"] if story.source_count else []
    if isinstance(story.bias, Bias):
        reported += [f"{side} {share:g} %" for side, share in story.bias if share is not None]
    elif "bias" in shown:
        reported.append(f"bias: {shown['bias']}")
    message = f" ({', '.join(reported)})" if reported else ""
    return f"{shown['title']}{_dated(story.published, ctx)}{message}"
