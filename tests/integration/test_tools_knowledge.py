"""Looking things up over real sockets: SearXNG, Wikipedia, arXiv in their own formats, and whatever they do wrong."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.contracts.errors import ToolFailed, ToolUnavailable
from steward.tools.context import ToolResult
from steward.tools.internet import texts
from steward.tools.internet.searxng import MOST_PAGES
from tests.support.http_peer import an_answer
from tests.support.upstreams import RECORDED, Fault, World, a_world, every_fault

SEARCH = "/searxng/search"
WIKI = "/wikipedia/w/api.php"
ARXIV = "/arxiv/api/query"
ATOM = "application/atom+xml"


def members(answer: ToolResult, name: str) -> list[dict[str, Any]]:
    assert isinstance(answer.result, dict)
    found: Any = answer.result[name]
    return list(found)


def pages(world: World, *bodies: bytes) -> None:
    """Answer the requests for the first, second, ... page of results; beyond them, a server error."""
    answers = {
        str(number): an_answer(body=body, Content_Type="application/json") for number, body in enumerate(bodies, 1)
    }
    world.peer.answers[SEARCH] = lambda asked: answers.get(asked.query["pageno"], an_answer(500, b"oh no"))


def recorded(path: str) -> bytes:
    return (RECORDED / path).read_bytes()


def a_page(*hits: dict[str, Any], silent: list[Any] | None = None) -> bytes:
    return json.dumps({"query": "q", "results": list(hits), "unresponsive_engines": silent or []}).encode()


def hit(number: int) -> dict[str, Any]:
    return {"url": f"https://x.example/{number}", "title": f"Page {number}", "content": "", "engine": "brave"}


@pytest.mark.requirement("knowledge.web.results")
async def test_a_web_search_gives_title_address_text_and_engine() -> None:
    async with a_world("searxng") as world:
        pages(world, recorded("searxng/page_1.json"))
        answer = await world.call("web_search", query="hiking boots", num_results=2)
        (asked,) = world.asked
        assert asked.query == {"q": "hiking boots", "format": "json", "pageno": "1"}
    assert answer.result == {
        "query": "hiking boots",
        "results": [
            {
                "title": "The best hiking boots of the year",
                "url": "https://boots.example/best-hiking-boots",
                "snippet": "We walked 500 miles in 24 pairs of hiking boots; these six are worth buying.",
                "engine": "brave",
            },
            {
                "title": "How to choose hiking boots | Trail",
                "url": "https://trail.example/boots?size=42",
                "snippet": "Fit, weight and waterproofing, explained.",
                "engine": "duckduckgo",
            },
        ],
    }
    assert answer.degraded is None
    assert answer.message.splitlines()[:3] == [
        "2 results for hiking boots:",
        "1. The best hiking boots of the year",
        "   https://boots.example/best-hiking-boots",
    ]


@pytest.mark.requirement("knowledge.web.results")
async def test_more_results_than_a_page_has_come_from_the_next_pages_and_none_twice() -> None:
    async with a_world("searxng") as world:
        pages(world, recorded("searxng/page_1.json"), recorded("searxng/page_2.json"), a_page())
        answer = await world.call("web_search", query="hiking boots")
        assert [asked.query["pageno"] for asked in world.asked] == ["1", "2", "3"]
    assert [one["url"] for one in members(answer, "results")] == [
        "https://boots.example/best-hiking-boots",
        "https://trail.example/boots?size=42",
        "https://shop.example/boots",
    ]


@pytest.mark.requirement("knowledge.web.results")
async def test_no_more_than_three_pages_are_asked_for() -> None:
    async with a_world("searxng") as world:
        pages(world, *(a_page(hit(number)) for number in range(1, 9)))
        answer = await world.call("web_search", query="x", num_results=50)
        assert len(world.asked) == MOST_PAGES == 3
    assert len(members(answer, "results")) == 3


@pytest.mark.requirement("knowledge.web.results")
async def test_a_page_that_repeats_itself_is_the_last_one_asked_for() -> None:
    async with a_world("searxng") as world:
        pages(world, *[a_page(hit(1))] * 3)
        await world.call("web_search", query="x", num_results=5)
        assert len(world.asked) == 2


@pytest.mark.requirement("knowledge.texts-are-plain")
async def test_a_result_without_an_address_of_the_web_is_left_out() -> None:
    odd = [{"title": "No address"}, {"url": "javascript:alert(1)", "title": "Run"}, {"url": "https://x.example/a b"}]
    async with a_world("searxng") as world:
        pages(world, a_page(*odd, hit(1) | {"title": "<b>One</b>\u0000\u202e"}))
        answer = await world.call("web_search", query="x", num_results=1)
    assert members(answer, "results") == [{"title": "One", "url": "https://x.example/1", "engine": "brave"}]


@pytest.mark.requirement("knowledge.web.silence-said")
async def test_engines_that_did_not_answer_are_never_passed_off_as_nothing_found() -> None:
    silent = [["google", "CAPTCHA"], ["brave", "timeout"]]
    async with a_world("searxng") as world:
        pages(world, a_page(silent=silent))
        error = await world.refusal("web_search", query="x")
        assert isinstance(error, ToolUnavailable)
        assert error.detail == "the search engines did not answer: brave, google"
        pages(world, a_page(hit(1), silent=silent), a_page())
        answer = await world.call("web_search", query="x", num_results=5)
        assert answer.degraded == "the web search was incomplete: no answer from brave, google"
        pages(world, a_page())
        nothing = await world.call("web_search", query="x")
    assert (nothing.result, nothing.degraded) == ({"query": "x", "results": []}, None)
    assert nothing.message == "There are no results for x."


@pytest.mark.requirement("knowledge.web.silence-said")
@pytest.mark.parametrize("broken", [an_answer(429), an_answer(500), an_answer(body=b"<html>"), b""])
async def test_a_later_page_that_fails_costs_nothing_that_was_found(broken: bytes) -> None:
    async with a_world("searxng") as world:
        first = an_answer(body=a_page(hit(1)), Content_Type="application/json")
        world.peer.answers[SEARCH] = lambda asked: first if asked.query["pageno"] == "1" else broken
        answer = await world.call("web_search", query="x", num_results=5)
        assert len(world.asked) == 2
    assert len(members(answer, "results")) == 1
    assert answer.degraded == "the web search was incomplete: no answer from page 2"


@pytest.mark.requirement("knowledge.web.needs-an-instance")
async def test_without_a_search_service_the_missing_setting_is_named() -> None:
    async with a_world(unset=["searxng"]) as world:
        error = await world.refusal("web_search", query="x")
    assert isinstance(error, ToolFailed)
    assert "STEWARD_SEARXNG_URL" in error.detail


@pytest.mark.requirement("knowledge.wikipedia.articles")
async def test_articles_come_with_introduction_address_and_how_they_were_found() -> None:
    async with a_world("wikipedia") as world:
        world.serve(WIKI, "wikipedia/nyc.json")
        answer = await world.call("search_wikipedia", query="NYC", limit=3)
        (asked,) = world.asked
        assert asked.query["gsrsearch"] == asked.query["srsearch"] == "NYC"
        assert asked.query["gsrlimit"] == asked.query["srlimit"] == "3"
        assert asked.headers["user-agent"] == "steward-tests/1"
    city, meanings, subway = members(answer, "results")
    assert city == {
        "title": "New York City",
        "extract": (
            "New York, often called New York City (NYC), is the most populous city in the United States. "
            "It is located at the southern tip of New York State."
        ),
        "url": "https://en.wikipedia.org/wiki/New_York_City",
        "redirected_from": "NYC",
    }
    assert meanings["disambiguation"] is True
    assert set(subway) == {"title", "extract", "url"}
    assert "1. New York City (redirected from NYC)" in answer.message
    assert "2. NYC (disambiguation) (several meanings)" in answer.message


@pytest.mark.requirement("knowledge.wikipedia.articles")
async def test_no_article_is_said_to_be_none_with_another_spelling() -> None:
    async with a_world("wikipedia") as world:
        world.serve(WIKI, "wikipedia/nothing.json")
        answer = await world.call("search_wikipedia", query="fotosinthesis", limit=50)
        assert world.asked[0].query["gsrlimit"] == "20"
    assert answer.result == {"results": [], "suggestion": "photosynthesis"}
    assert answer.message == "There are no articles for fotosinthesis. Did you mean photosynthesis?"


@pytest.mark.requirement("knowledge.wikipedia.refusals")
async def test_an_error_of_wikipedia_passes_or_is_a_failure() -> None:
    async with a_world("wikipedia") as world:
        world.serve(WIKI, "wikipedia/error.json")
        assert isinstance(await world.refusal("search_wikipedia", query="x"), ToolUnavailable)
        world.serve_text(WIKI, '{"error": {"code": "missingparam", "info": "The srsearch parameter must be set."}}')
        error = await world.refusal("search_wikipedia", query="x")
        assert isinstance(error, ToolFailed)
        assert error.detail == "Wikipedia answered missingparam: The srsearch parameter must be set."
        world.serve_text(WIKI, '{"batchcomplete": true}')
        assert isinstance(await world.refusal("search_wikipedia", query="x"), ToolFailed)


@pytest.mark.requirement("knowledge.arxiv.papers")
async def test_papers_come_with_authors_date_abstract_and_pdf() -> None:
    async with a_world("arxiv") as world:
        world.serve(ARXIV, "arxiv/attention.xml", content_type=ATOM)
        answer = await world.call("search_arxiv", query="attention is all you need", max_results=2)
        (asked,) = world.asked
        assert asked.query == {
            "search_query": "all:attention AND all:all AND all:you AND all:need",
            "start": "0",
            "max_results": "2",
        }
    attention, electrons = members(answer, "papers")
    assert attention["title"] == "Attention Is All You Need"
    assert attention["authors"][:3] == ["Ashish Vaswani", "Noam Shazeer", "Niki Parmar"]
    assert attention["author_count"] == 8
    assert attention["published"] == "2017-06-12T17:57:34+00:00"
    assert attention["summary"].endswith("We find p < 0.05 & q > 1.")
    assert attention["url"] == "https://arxiv.org/abs/1706.03762v7"
    assert attention["pdf_url"] == "https://arxiv.org/pdf/1706.03762v7"
    assert electrons["authors"] == ["H1 Collaboration"]
    assert electrons["pdf_url"] == "https://arxiv.org/pdf/hep-ex/0307015v1"
    assert "1. Attention Is All You Need (Ashish Vaswani, Noam Shazeer, Niki Parmar and others, 2017)" in answer.message


@pytest.mark.requirement("knowledge.arxiv.papers")
@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("few-shot learning", {"search_query": "all:few AND all:shot AND all:learning"}),
        (
            'au:"x" ANDNOT (cat:cs.CL)',
            {"search_query": "all:au AND all:x AND all:ANDNOT AND all:cat AND all:cs AND all:CL"},
        ),
        ("to be or not to be", {"search_query": "all:to AND all:be AND all:or AND all:not AND all:to AND all:be"}),
        ("1706.03762", {"id_list": "1706.03762"}),
        ("arXiv:1706.03762v7", {"id_list": "1706.03762v7"}),
        ("hep-ex/0307015", {"id_list": "hep-ex/0307015"}),
    ],
)
async def test_the_words_of_the_query_are_words_and_never_operators(query: str, wanted: dict[str, str]) -> None:
    async with a_world("arxiv") as world:
        world.serve(ARXIV, "arxiv/nothing.xml", content_type=ATOM)
        await world.call("search_arxiv", query=query)
        assert world.asked[0].query == {**wanted, "start": "0", "max_results": "5"}


@pytest.mark.requirement("knowledge.arxiv.refusals")
async def test_a_refusal_of_arxiv_is_a_failure_and_nothing_found_is_not() -> None:
    async with a_world("arxiv") as world:
        world.serve(ARXIV, "arxiv/error.xml", content_type=ATOM)
        error = await world.refusal("search_arxiv", query="1234.12345")
        assert isinstance(error, ToolFailed)
        assert error.detail == "arXiv answered: incorrect id format for 1234.12345"
        world.serve(ARXIV, "arxiv/nothing.xml", content_type=ATOM)
        answer = await world.call("search_arxiv", query="xyzzy")
        assert (answer.result, answer.message) == ({"papers": []}, "There are no papers for xyzzy.")
        before = len(world.asked)
        assert isinstance(await world.refusal("search_arxiv", query="?!"), ToolFailed)
        assert len(world.asked) == before


@pytest.mark.requirement("knowledge.faults-told")
@pytest.mark.parametrize(
    ("tool", "service", "path"),
    [
        ("web_search", "searxng", SEARCH),
        ("search_wikipedia", "wikipedia", WIKI),
        ("search_arxiv", "arxiv", ARXIV),
    ],
)
@every_fault
async def test_a_fault_of_a_service_is_told(fault: Fault, tool: str, service: str, path: str) -> None:
    async with a_world(service, timeout_s=fault.timeout_s) as world:
        world.break_off(path, fault)
        await world.expect(fault, tool, query="x")


@pytest.mark.requirement("knowledge.texts-are-plain")
@given(st.text(max_size=400), st.integers(4, 300))
def test_plain_text_is_one_bounded_line_of_what_can_be_seen(text: str, most: int) -> None:
    for said in (texts.plain(text, most), texts.unmarked(text, most)):
        assert len(said) <= most
        assert said == " ".join(said.split())
        assert not {"\x00", "\x1b", "\n", "\u200b", "\u202e", "\ud800"} & set(said)
        said.encode("utf-8")
    assert texts.plain(texts.plain(text, most), most) == texts.plain(text, most)


@pytest.mark.requirement("knowledge.texts-are-plain")
@pytest.mark.parametrize(
    ("fragment", "seen"),
    [
        ("<p>One</p><p>two<br/>three</p>", "One two three"),
        ("a &lt;b&gt;bold&lt;/b&gt; word", "a bold word"),
        ("<script>x()</script>kept<!-- not --><style>p{}</style>", "kept"),
        ("p < 0.05 & q > 1, a<b", "p < 0.05 & q > 1, a<b"),
        ("<b>un</b>broken", "unbroken"),
    ],
)
def test_markup_is_taken_out_and_mathematics_stays(fragment: str, seen: str) -> None:
    assert texts.unmarked(fragment, 300) == seen


@pytest.mark.requirement("knowledge.texts-are-plain")
@pytest.mark.parametrize("hostile", ["<!--", "<style ", "<script>", "<a ", "<"])
def test_markup_that_is_never_closed_takes_no_longer_than_its_length(hostile: str) -> None:
    started = time.process_time()
    for _ in range(10):
        texts.unmarked(hostile * 20_000, 300)
    assert time.process_time() - started < 4
