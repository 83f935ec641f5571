"""The knowledge family: the web, Wikipedia, arXiv, and the user's own documents."""

from __future__ import annotations

from steward.contracts.base import Json
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import builtin
from steward.tools.internet import arxiv, searxng, wikipedia
from steward.tools.internet.arxiv import Paper
from steward.tools.internet.texts import TITLE, numbered, plain
from steward.tools.internet.upstream import Internet
from steward.tools.knowledge_answers import answer_from
from steward.tools.ports import needed


class WebSearchArgs(ToolArgs):
    """Arguments of web_search."""

    query: str
    num_results: int = 10


class WikipediaArgs(ToolArgs):
    """Arguments of search_wikipedia."""

    query: str
    limit: int = 5


class ArxivArgs(ToolArgs):
    """Arguments of search_arxiv."""

    query: str
    max_results: int = 5


class KnowledgeBaseArgs(ToolArgs):
    """Arguments of ask_knowledge_base."""

    query: str


@builtin("knowledge.web_search")
async def web_search(ctx: ToolContext, args: WebSearchArgs) -> ToolResult:
    """{query, results: [{title, url, snippet?, engine?}]}, best first; degraded where fewer were found than wanted and
    a part of the search did not answer."""
    found = await searxng.search(_internet(ctx), args.query, args.num_results)
    results = list(found.results.values())
    lesser = bool(found.silent) and len(results) < args.num_results
    return ToolResult(
        result={"query": args.query, "results": list[Json](results)},
        message=_report(args.query, "result", [(str(one["title"]), one, "snippet") for one in results]),
        degraded=f"the web search was incomplete: no answer from {', '.join(sorted(found.silent))}" if lesser else None,
    )


@builtin("knowledge.search_wikipedia")
async def search_wikipedia(ctx: ToolContext, args: WikipediaArgs) -> ToolResult:
    """{results: [{title, extract?, url?, redirected_from?, disambiguation?}], suggestion?}, best first.

    `disambiguation` marks a page that lists several meanings; `suggestion` is another spelling where nothing was found.
    """
    found = await wikipedia.search(_internet(ctx), args.query, args.limit)
    result: dict[str, Json] = {"results": list[Json](found.results)}
    message = _report(args.query, "article", [(_titled(one), one, "extract") for one in found.results])
    if found.suggestion and not found.results:
        result["suggestion"] = found.suggestion
        message += f" Did you mean {found.suggestion}?"
    return ToolResult(result=result, message=message)


@builtin("knowledge.search_arxiv")
async def search_arxiv(ctx: ToolContext, args: ArxivArgs) -> ToolResult:
    """{papers: [{title, authors, author_count, published?, summary?, url?, pdf_url?}]}, the most relevant first."""
    papers = await arxiv.search(_internet(ctx), args.query, args.max_results)
    return ToolResult(
        result={"papers": [paper.as_json() for paper in papers]},
        message=_report(args.query, "paper", [(_paper(paper), paper.as_json(), "summary") for paper in papers]),
    )


@builtin("knowledge.ask_knowledge_base")
async def ask_knowledge_base(ctx: ToolContext, args: KnowledgeBaseArgs) -> ToolResult:
    """{answer, answered, documents_searched, sources: [{n, document_id, title, name, heading, text, address, begins,
    ends, score}]}: sentences of the documents alone, each with the number of its source; none if they do not tell."""
    base = needed(ctx.services.knowledge, "the knowledge base")
    found = await base.search(ctx.owner.tenant_id, base.agent, args.query)
    base.log(ctx.requester, base.agent, ctx.idempotency_key, args.query, found)
    answer = answer_from(found, ctx.lang)
    result: dict[str, Json] = {
        "answer": answer.text,
        "answered": bool(found.sources),
        "documents_searched": found.documents,
        "sources": list[Json](answer.sources),
    }
    return ToolResult(result=result, message=answer.message, degraded=found.degraded or answer.lesser)


def _internet(ctx: ToolContext) -> Internet:
    return needed(ctx.services.internet, "the internet")


def _report(query: str, noun: str, entries: list[tuple[str, dict[str, Json], str]]) -> str:
    asked = f"for {plain(query, TITLE)}"
    if not entries:
        return f"There are no {noun}s {asked}."
    head = f"{len(entries)} {noun if len(entries) == 1 else noun + 's'} {asked}:"
    return numbered(head, [(title, _text(one, "url") or None, _text(one, text)) for title, one, text in entries])


def _text(record: dict[str, Json], name: str) -> str:
    value = record.get(name)
    return value if isinstance(value, str) else ""


def _titled(article: dict[str, Json]) -> str:
    notes = [f"redirected from {article['redirected_from']}"] if "redirected_from" in article else []
    notes += ["several meanings"] if "disambiguation" in article else []
    message = f" ({', '.join(notes)})" if notes else ""
    return f"{article['title']}{message}"


def _paper(paper: Paper) -> str:
    more = " and others" if len(paper.authors) > 3 else ""
    year = f", {paper.published:%Y}" if paper.published else ""
    return f"{paper.title} ({', '.join(paper.authors[:3])}{more}{year})" if paper.authors else paper.title
