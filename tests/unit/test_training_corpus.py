"""The training data as it is: every line parses, names what there is, and its marks stand where their words are."""

from __future__ import annotations

import random

import pytest

from steward.planners.embedded.judge.layout import MAX_VALUES
from steward.planners.embedded.judge.schemas import enumeration
from training.corpus import Corpus, Example
from training.lists import draw, known
from training.rules import RULES
from training.template import Template


@pytest.fixture(scope="module")
def corpus() -> Corpus:
    return Corpus()


def templates(corpus: Corpus) -> list[Template]:
    return [line for kept in (corpus.train, corpus.held) for lines in kept.values() for line in lines]


@pytest.mark.requirement("training.data-sound")
def test_no_line_of_the_training_data_is_wrong(corpus: Corpus) -> None:
    assert corpus.problems == []
    assert len(templates(corpus)) > 5_000


@pytest.mark.requirement("training.data-sound")
def test_every_known_tool_is_asked_for_in_every_language(corpus: Corpus) -> None:
    langs: dict[str | None, set[str]] = {}
    for line in templates(corpus):
        langs.setdefault(line.tool, set()).add(line.lang)
    known_tools = {name for name, tool in corpus.tools.items() if not tool.invented}
    assert {name for name in known_tools if langs.get(name) != {"en", "de", "es"}} == set()
    assert langs[None] == {"en", "de", "es"}


@pytest.mark.requirement("training.data-sound")
def test_every_invented_tool_has_templates(corpus: Corpus) -> None:
    asked = {line.tool for line in templates(corpus)}
    assert {name for name, tool in corpus.tools.items() if tool.invented} <= asked


@pytest.mark.requirement("training.labels-true")
def test_every_mark_stands_on_the_words_of_its_value(corpus: Corpus) -> None:
    rng = random.Random(4)
    marked = 0
    for line in templates(corpus):
        made = corpus.make(line, rng, widened=rng.random() < 0.5)
        places = [(mark.start, mark.end) for mark in made.marks]
        assert places == sorted(places), line.source
        for mark in made.marks:
            words, value = made.text[mark.start : mark.end], made.values[mark.param]
            assert words, line.source
            assert words == words.strip(), line.source
            schema = corpus.tools[made.tools[0]].schema["properties"][mark.param]
            if mark.choice is not None:
                assert str(enumeration(schema)[mark.choice]).casefold() == str(value).casefold()
            elif 0 < len(enumeration(schema)) <= MAX_VALUES:
                pytest.fail(f"{value!r} is none of {mark.param}'s values: {line.source}")
            marked += 1
    assert marked > 5_000


def test_a_value_without_one_of_its_own_is_the_words_themselves(corpus: Corpus) -> None:
    made = _first(corpus, "add_task", "title")
    [mark] = [mark for mark in made.marks if mark.param == "title"]
    assert made.values["title"] == made.text[mark.start : mark.end]


def test_widened_requests_have_values_that_no_list_holds(corpus: Corpus) -> None:
    lines = [line for line in corpus.train["add_task"] if line.lang == "en"]
    plain, wide = (
        {
            made.values["title"]
            for n, line in enumerate(lines * 20)
            if "title" in (made := corpus.make(line, random.Random(n), widened=widened)).values
        }
        for widened in (False, True)
    )
    assert len(wide) > 1.1 * len(plain)
    assert any(" and " in title and all(half in plain for half in title.split(" and ")) for title in wide - plain)


def test_several_requests_in_one_message_begin_where_they_say(corpus: Corpus) -> None:
    rng = random.Random(9)
    lines = [line for line in templates(corpus) if line.tool in ("add_task", "get_weather") and line.lang == "en"]
    for _ in range(100):
        made = corpus.several(rng.sample(lines, 3), rng)
        assert [made.text[at:].startswith(part.text.rstrip(".?! ")) for at, part in zip(
            made.starts, made.parts[1:], strict=True
        )] == [True, True]  # fmt: skip
        assert made.tools == tuple(dict.fromkeys(tool for part in made.parts for tool in part.tools))


@pytest.mark.requirement("training.held-back")
def test_what_is_marked_as_held_back_is_never_trained_and_unseen_servers_come_whole(corpus: Corpus) -> None:
    assert not any(line.held for lines in corpus.train.values() for line in lines)
    assert all(line.held for lines in corpus.held.values() for line in lines)
    sources = corpus.sources()
    unseen, trained = (
        {corpus.tools[name].family for name in sources[kind] if name} for kind in ("unseen tools", "trained lines")
    )
    assert len(unseen) == 8
    assert not unseen & trained


def test_some_lines_of_trained_tools_are_held_back(corpus: Corpus) -> None:
    held = sum(map(len, corpus.sources()["unseen lines"].values()))
    kept = sum(len(lines) for name, lines in corpus.train.items())
    assert 0.03 < held / (held + kept) < 0.1


def test_the_same_seed_makes_the_same_requests(corpus: Corpus) -> None:
    line = corpus.train["compose_email"][0]
    assert [corpus.make(line, random.Random(n)) for n in range(20)] == [
        corpus.make(line, random.Random(n)) for n in range(20)
    ]


def test_a_tool_is_described_in_several_ways(corpus: Corpus) -> None:
    tool = corpus.tools["search_flights"]
    rng = random.Random(1)
    shown = [tool.text(rng) for _ in range(60)]
    assert {text.description for text in shown} == set(tool.descriptions)
    assert {"origin", "from_airport"} <= {param.name for text in shown for param in text.params}
    assert tool.text() == tool.text()


@pytest.mark.parametrize("lang", ["en", "de", "es"])
@pytest.mark.parametrize("name", sorted(RULES))
def test_every_rule_gives_words_in_every_language(name: str, lang: str) -> None:
    made = [draw(name, lang, random.Random(n)) for n in range(50)]
    assert all(words and words == words.strip() for words, _ in made)
    assert len({words for words, _ in made}) > 5
    assert known(name)


def test_an_unknown_list_is_not_known_and_not_drawn_from() -> None:
    assert not known("no_such_list")
    with pytest.raises(KeyError):
        draw("no_such_list", "de", random.Random(1))


def test_a_files_own_list_comes_before_the_others() -> None:
    assert draw("email", "en", random.Random(1), {"email": [("me", "x")]}) == ("me", "x")


def _first(corpus: Corpus, tool: str, param: str) -> Example:
    rng = random.Random(3)
    made = (corpus.make(line, rng) for line in corpus.train[tool])
    return next(example for example in made if example.values.get(param))
