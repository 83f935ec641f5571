"""News from real sockets: feeds of the settings in the formats they have, a Ground News endpoint, and their faults."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from steward.contracts.errors import ToolFailed
from steward.tools.context import ToolResult
from steward.tools.internet.feeds import MAX_FEED_BYTES
from tests.support.http_peer import a_peer, an_answer
from tests.support.upstreams import Fault, a_world, every_fault

BBC = "/news:bbc"
XML = "application/rss+xml"
SOURCES = tuple(f"news:{name}" for name in ("bbc", "guardian", "elpais", "hackernews", "bbcsport"))


def members(answer: ToolResult, name: str) -> list[dict[str, Any]]:
    assert isinstance(answer.result, dict)
    found: Any = answer.result[name]
    return list(found)


def rss(*items: str, title: str = "T") -> str:
    shown = "".join(f"<item>{item}</item>" for item in items)
    return f'<?xml version="1.0"?><rss version="2.0"><channel><title>{title}</title>{shown}</channel></rss>'


@pytest.mark.requirement("news.rss.headlines")
async def test_headlines_of_a_feed_come_in_its_order_with_their_moments() -> None:
    async with a_world("news:bbc") as world:
        world.serve(BBC, "rss/bbc.xml", content_type=XML)
        answer = await world.call("get_news_rss", source="BBC", limit=2)
    assert answer.result == {
        "source": "bbc",
        "title": "BBC News",
        "items": [
            {
                "title": "Ferry service resumes after storm",
                "link": "https://www.bbc.com/news/articles/c0001?at_medium=RSS&at_campaign=rss",
                "published": "2025-11-20T14:41:07+00:00",
                "summary": 'Crossings start again at noon; operators warn of "long queues" & delays.',
            },
            {
                "title": "Council votes on new tram line",
                "link": "https://www.bbc.com/news/articles/c0002?at_medium=RSS&at_campaign=rss",
                "published": "2025-11-20T11:05:30+00:00",
                "summary": "The line would link the harbour with the old town.",
            },
        ],
    }
    assert answer.message.startswith(
        "2 headlines from BBC News:\n1. Ferry service resumes after storm (20 Nov 2025, 15:41)"
    )


@pytest.mark.requirement("news.rss.headlines")
async def test_an_atom_feed_is_read_like_an_rss_feed_and_its_markup_is_taken_out() -> None:
    async with a_world("news:bbc") as world:
        world.serve(BBC, "rss/atom.xml", content_type="application/atom+xml")
        answer = await world.call("get_news_rss", source="bbc")
    assert members(answer, "items") == [
        {
            "title": "Brücke gesperrt: Umleitung über die Altstadt",
            "link": "https://nachrichten.example/1",
            "published": "2025-11-20T14:30:00+00:00",
            "summary": "Bis Freitag. Fußgänger können passieren.",
        }
    ]


@pytest.mark.requirement("knowledge.texts-are-plain")
async def test_a_feed_cannot_smuggle_markup_control_characters_or_odd_addresses() -> None:
    title = (
        "Big &amp;lt;img src=x onerror=alert(1)&amp;gt; \u202ethi\u200bng <![CDATA[<b>now</b><script>x()</script>]]>"
    )
    item = f"<title>{title}</title><link>javascript:alert(1)</link><description>{'x' * 5000}</description>"
    async with a_world("news:bbc") as world:
        world.serve_text(BBC, rss(item), content_type=XML)
        (headline,) = members(await world.call("get_news_rss", source="bbc"), "items")
    assert headline["title"] == "Big thing now"
    assert "link" not in headline
    assert len(headline["summary"]) == 300


@pytest.mark.requirement("news.rss.sources-by-name")
async def test_the_first_source_of_the_settings_is_read_where_none_is_named() -> None:
    async with a_world(*SOURCES) as world:
        world.serve(BBC, "rss/bbc.xml", content_type=XML)
        answer = await world.call("get_news_rss", limit=1)
    assert [one["title"] for one in members(answer, "items")] == ["Ferry service resumes after storm"]


@pytest.mark.requirement("news.rss.sources-by-name")
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("bbc", "bbc"),
        ("BBC News", "bbc"),
        ("the Guardian", "guardian"),
        ("Hacker News", "hackernews"),
        ("El País", "elpais"),
        ("elpais.com", "elpais"),
        ("BBC Sport", "bbcsport"),
    ],
)
async def test_a_source_is_known_by_its_name_among_the_users_words(said: str, meant: str) -> None:
    async with a_world(*SOURCES) as world:
        world.serve_text(f"/news:{meant}", rss("<title>Here</title>"), content_type=XML)
        answer = await world.call("get_news_rss", source=said)
        assert isinstance(answer.result, dict)
        assert answer.result["source"] == meant
        assert [asked.path for asked in world.asked] == [f"/news:{meant}"]


@pytest.mark.requirement("news.rss.sources-by-name")
async def test_the_address_of_a_configured_feed_means_that_feed() -> None:
    async with a_world(*SOURCES) as world:
        world.serve(BBC, "rss/bbc.xml", content_type=XML)
        answer = await world.call("get_news_rss", source=world.peer.url + BBC)
        assert isinstance(answer.result, dict)
        assert answer.result["source"] == "bbc"


@pytest.mark.requirement("news.rss.sources-by-name")
async def test_an_unknown_source_is_refused_with_the_known_ones() -> None:
    async with a_world(*SOURCES) as world:
        error = await world.refusal("get_news_rss", source="Reuters\u202e")
        assert error.detail == (
            "there is no news source Reuters; the known ones are bbc, bbcsport, elpais, guardian, hackernews"
        )
        both = await world.refusal("get_news_rss", source="the BBC and the Guardian")
        assert both.detail == "one source at a time, please: bbc or guardian"
        assert world.asked == []
    async with a_world() as world:
        assert "STEWARD_NEWS_SOURCES" in (await world.refusal("get_news_rss", source="bbc")).detail


@pytest.mark.requirement("news.rss.configured-feeds-alone")
@pytest.mark.parametrize("address", ["{peer}/private", "{peer}/news:bbc/../private", "file:///etc/hostname", "://bbc"])
async def test_an_address_that_is_not_configured_is_never_fetched(address: str) -> None:
    async with a_world("news:bbc") as world:
        error = await world.refusal("get_news_rss", source=address.format(peer=world.peer.url))
        assert isinstance(error, ToolFailed)
        assert world.asked == []


@pytest.mark.requirement("news.rss.configured-feeds-alone")
async def test_a_feed_that_moved_is_followed_on_its_host_alone() -> None:
    async with a_world("news:bbc") as world, a_peer() as elsewhere:
        elsewhere.answer = an_answer(body=rss("<title>Secret</title>").encode())
        world.peer.answers[BBC] = an_answer(301, Location=f"{elsewhere.url}/private")
        error = await world.refusal("get_news_rss", source="bbc")
        assert isinstance(error, ToolFailed)
        assert "another host" in error.detail
        assert elsewhere.asked == []
        world.peer.answers[BBC] = an_answer(301, Location="/new")
        world.serve("/new", "rss/bbc.xml", content_type=XML)
        assert len(members(await world.call("get_news_rss", source="bbc"), "items")) == 3


@pytest.mark.requirement("news.rss.configured-feeds-alone")
async def test_a_body_that_names_a_file_or_declares_one_opens_none(tmp_path: Path) -> None:
    secret = tmp_path / "secret.xml"
    secret.write_text(rss("<title>Secret</title>"), encoding="utf-8")
    declared = f'<!DOCTYPE rss [<!ENTITY leak SYSTEM "{secret.as_uri()}">]>'
    async with a_world("news:bbc") as world:
        for body in (str(secret), secret.as_uri()):
            world.serve_text(BBC, body, content_type=XML)
            assert isinstance(await world.refusal("get_news_rss", source="bbc"), ToolFailed)
        text = rss("<title>News &leak;</title>").replace("<rss", declared + "<rss", 1)
        world.serve_text(BBC, text, content_type=XML)
        (headline,) = members(await world.call("get_news_rss", source="bbc"), "items")
    assert "Secret" not in headline["title"]
    assert headline["title"].startswith("News")


FOREIGN: Final = Path(__file__).parents[1] / "support" / "foreign_files" / "feeds"
DAY: Final = "2026-11-23T10:00:00+00:00"
FOREIGN_FEEDS: Final[dict[str, list[tuple[str, str | None]]]] = {
    "atom": [("X H", None)],
    "amp": [("Mobiles & Tablets < cheap", DAY), ("Next", DAY)],
    "bom": [("With a mark", DAY)],
    "space": [("After spaces", DAY)],
    "latin1": [("Größe zählt", DAY)],
    "wrongenc": [("Größe zählt", DAY)],
    "ctrl": [("Bell and tab", DAY)],
    "cut": [("First whole", DAY)],
    "htmltitle": [("Bold & more", DAY)],
    "nodate": [("No date", None), ("Only words here", None)],
}


@pytest.mark.requirement("news.rss.faulty-feeds")
@pytest.mark.parametrize("name", FOREIGN_FEEDS)
async def test_feeds_of_other_programs_are_read_with_their_faults(name: str) -> None:
    async with a_world("news:bbc") as world:
        body = (FOREIGN / f"{name}.xml").read_bytes()
        world.peer.answers[BBC] = an_answer(200, body, Content_Type="application/xml")
        found = members(await world.call("get_news_rss", source="bbc"), "items")
    expected = FOREIGN_FEEDS[name]
    assert [(one["title"], one.get("published")) for one in found[: len(expected)]] == expected


OTHERS: Final = yaml.safe_load((Path(__file__).parents[1] / "cases" / "feeds" / "others.yaml").read_text("utf-8"))


@pytest.mark.requirement("news.rss.faulty-feeds")
@pytest.mark.parametrize("case", OTHERS, ids=lambda case: case["name"])
async def test_feeds_of_more_programs_are_read_or_refused_in_words(case: dict[str, Any]) -> None:
    body = case["text"].encode(case.get("charset", "utf-8"))
    for mark, figures in case.get("bytes", {}).items():
        body = body.replace(mark.encode(), bytes.fromhex(figures))
    async with a_world("news:bbc") as world:
        world.peer.answers[BBC] = an_answer(200, body, Content_Type="application/xml")
        if "why" in case:
            assert case["why"] in (await world.refusal("get_news_rss", source="bbc")).detail
            return
        found = members(await world.call("get_news_rss", source="bbc"), "items")
    assert [[one["title"], one.get("published")] for one in found] == case["is"]


@pytest.mark.requirement("news.rss.faulty-feeds")
@pytest.mark.parametrize(("name", "why"), [("empty", "has no headlines"), ("html", "is not a feed")])
async def test_a_feed_that_is_empty_or_none_is_said_to_be(name: str, why: str) -> None:
    async with a_world("news:bbc") as world:
        body = (FOREIGN / f"{name}.xml").read_bytes()
        world.peer.answers[BBC] = an_answer(200, body, Content_Type="application/xml")
        assert why in (await world.refusal("get_news_rss", source="bbc")).detail


@pytest.mark.requirement("news.rss.impossible-dates")
@pytest.mark.parametrize(
    ("date", "published"),
    [
        ("Mon, 23 Nov 2026 10:00:00 GMT", DAY),
        ("Mon, 23 Nov 2026 15:45:00 +0545", DAY),
        ("2026-11-23T10:00:00Z", DAY),
        ("2026-11-24T00:00:00+14:00", DAY),
        ("2026-11-23T10:00:00+25:00", None),
        ("Mon, 23 Nov 2026 10:00:00 +2500", None),
        ("Mon, 23 Nov 2026 10:00:00 -9959", None),
        ("2026-13-45", None),
        ("2026-02-31T10:00:00Z", None),
        ("yesterday", None),
    ],
)
async def test_a_moment_that_cannot_be_is_none(date: str, published: str | None) -> None:
    async with a_world("news:bbc") as world:
        world.serve_text(BBC, rss(f"<title>A</title><pubDate>{date}</pubDate>"), content_type=XML)
        (found,) = members(await world.call("get_news_rss", source="bbc"), "items")
    assert found.get("published") == published


@pytest.mark.requirement("news.rss.faulty-feeds")
async def test_a_malformed_feed_is_used_as_far_as_it_can_be_read() -> None:
    async with a_world("news:bbc") as world:
        world.serve(BBC, "rss/malformed.xml", content_type=XML)
        first, second = members(await world.call("get_news_rss", source="bbc"), "items")
    assert first["title"] == "El tren llegará más tarde & nadie avisa"
    assert first["summary"] == "Los viajeros esperan. Sin noticias"
    assert second == {"title": "Sin cierre", "link": "https://diario.example/2"}


@pytest.mark.requirement("news.rss.faulty-feeds")
@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (rss(), "has no headlines"),
        (rss("<link>https://x.example/1</link>"), "has no headlines"),
        ("<html><body>Sign in</body></html>", "something that is not a feed"),
        (rss("<title>&#x110000;</title>").replace('<?xml version="1.0"?>', ""), "a feed that cannot be read"),
        (rss("<title>x</title>").ljust(MAX_FEED_BYTES + 1), "more than 2 MiB"),
    ],
)
async def test_a_feed_without_headlines_is_a_failure(body: str, reason: str) -> None:
    async with a_world("news:bbc") as world:
        world.serve_text(BBC, body, content_type=XML)
        error = await world.refusal("get_news_rss", source="bbc")
    assert isinstance(error, ToolFailed)
    assert reason in error.detail


@pytest.mark.requirement("news.rss.faulty-feeds")
async def test_entities_that_multiply_do_not_exhaust_the_reader() -> None:
    entities = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))
    declared = f'<!DOCTYPE rss [<!ENTITY a0 "{"a" * 10}">{entities}]>'
    text = rss("<title>&a9;</title>", "<title>After</title>").replace("<rss", declared + "<rss", 1)
    async with a_world("news:bbc") as world:
        world.serve_text(BBC, text, content_type=XML)
        items = members(await world.call("get_news_rss", source="bbc"), "items")
    assert all(len(item["title"]) <= 200 for item in items)


@pytest.mark.requirement("news.faults-told")
@every_fault
async def test_a_fault_of_a_feed_is_told(fault: Fault) -> None:
    async with a_world("news:bbc", timeout_s=fault.timeout_s) as world:
        world.break_off(BBC, fault)
        await world.expect(fault, "get_news_rss", source="bbc")


@pytest.mark.requirement("news.groundnews.stories")
async def test_stories_tell_who_covers_them_and_with_which_bias() -> None:
    async with a_world("groundnews", headers={"Authorization": "Bearer s3cret"}) as world:
        world.serve("/groundnews", "ground_news/stories.json")
        answer = await world.call("get_news_groundnews", query="climate & strikes", limit=5)
        (asked,) = world.asked
        assert asked.query == {"q": "climate & strikes", "limit": "5"}
        assert asked.headers["authorization"] == "Bearer s3cret"
    assert members(answer, "articles") == [
        {
            "title": "Ministers agree on climate fund",
            "url": "https://ground.news/article/ministers-agree-on-climate-fund",
            "source": "Reuters",
            "published": "2025-11-20T12:00:00+00:00",
            "summary": "The fund starts with 40 states.",
            "source_count": 214,
            "bias": {"left": 38.0, "center": 41.5, "right": 20.5},
        },
        {
            "title": "Strike ends after nine days",
            "url": "https://ground.news/article/strike-ends",
            "source": "dpa",
            "published": "2025-11-19T18:30:00+01:00",
            "summary": "Both sides signed.",
            "source_count": 12,
            "bias": "center",
        },
        {"title": "A story with nothing else"},
    ]
    assert "(Reuters, 214 sources, left 38 %, center 41.5 %, right 20.5 %)" in answer.message
    assert "(dpa, 12 sources, bias: center)" in answer.message


@pytest.mark.requirement("news.groundnews.stories")
@pytest.mark.parametrize("member", ["stories", "articles", "items", "results", "data", None])
async def test_a_list_of_stories_is_found_under_any_of_its_names(member: str | None) -> None:
    listed = '[{"title": "One"}, {"title": "Two"}]'
    async with a_world("groundnews") as world:
        world.serve_text("/groundnews", f'{{"{member}": {listed}}}' if member else listed)
        answer = await world.call("get_news_groundnews", limit=1)
        assert world.asked[0].query == {"limit": "1"}
    assert members(answer, "articles") == [{"title": "One"}]


@pytest.mark.requirement("news.groundnews.stories")
async def test_no_stories_are_said_to_be_none() -> None:
    async with a_world("groundnews") as world:
        world.serve_text("/groundnews", '{"stories": []}')
        answer = await world.call("get_news_groundnews", query="nothing")
    assert answer.result == {"articles": []}
    assert answer.message == "There are no stories about nothing."


@pytest.mark.requirement("news.faults-told")
@every_fault
async def test_a_fault_of_the_groundnews_endpoint_is_told(fault: Fault) -> None:
    async with a_world("groundnews", timeout_s=fault.timeout_s) as world:
        world.break_off("/groundnews", fault)
        await world.expect(fault, "get_news_groundnews", query="x")


@pytest.mark.requirement("news.faults-told")
@pytest.mark.parametrize(
    "story",
    ['{"url": "https://x.example"}', '{"title": "a", "bias": {"left": 170}}', '{"title": "a", "source_count": -1}'],
)
async def test_a_story_that_does_not_fit_is_not_guessed_at(story: str) -> None:
    async with a_world("groundnews") as world:
        world.serve_text("/groundnews", f"[{story}]")
        assert isinstance(await world.refusal("get_news_groundnews"), ToolFailed)


@pytest.mark.requirement("news.groundnews.needs-an-endpoint")
async def test_without_an_endpoint_the_missing_setting_is_named() -> None:
    async with a_world(unset=["groundnews"]) as world:
        error = await world.refusal("get_news_groundnews", query="x")
    assert isinstance(error, ToolFailed)
    assert "STEWARD_GROUNDNEWS_URL" in error.detail
