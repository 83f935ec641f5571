"""The filler's training data: what a request should become, how it is cut into tokens and packed into rows."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from models.filler import ARGS, END, MARKS, REQUEST, TOOL, TOOL_LIMIT, apart, parameters_of, spoken_only, tool_tokens
from models.judge.layout import enumeration, kind_of
from training.corpus import Corpus, TrainTool
from training.llama_data import Group, Maker, answer_pieces, answer_tokens, arguments_of
from training.llama_rows import MOST_REQUEST, NOTHING, packed
from training.llama_tokens import Vocabulary, sample_texts, train_vocabulary
from training.template import Template, read_templates

LAMP: dict[str, Any] = {
    "type": "object",
    "properties": {
        "note": {"type": "string"},
        "device": {"type": "string"},
        "action": {"type": "string", "enum": ["turn_on", "turn_off"]},
        "minutes": {"type": "integer"},
        "rooms": {"type": "array", "items": {"type": "string"}},
        "gently": {"type": "boolean"},
        "level": {"type": "number"},
    },
    "required": ["device"],
}


@pytest.fixture(scope="module")
def corpus() -> Corpus:
    return Corpus()


@pytest.fixture(scope="module")
def words(corpus: Corpus) -> Vocabulary:
    return train_vocabulary(sample_texts(corpus, 7, 300), 1024)


def said(line: str, tmp_path: Path) -> dict[str, Any] | None:
    """The arguments of a template of the lamp, read the way training reads the corpus."""
    path = tmp_path / "lamp.tpl"
    path.write_text(f"%tool lamp\n{line}\n")
    corpus = Corpus.__new__(Corpus)
    corpus.tools = {"lamp": TrainTool("lamp", "home", LAMP, ("Switch a lamp.",), {})}
    [template] = read_templates(path).templates
    corpus._locals = {id(template): {}}
    example = corpus.make(template, random.Random(3), courtesy=False)
    return arguments_of(example, corpus.tools["lamp"])


@pytest.mark.requirement("filler.data.values")
@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("{action:turn_off=switch off} the {device:x=hall  lamp}", {"device": "hall lamp", "action": "turn_off"}),
        ("dim it {gently:true=softly} for {minutes:30=half an hour}", {"minutes": 30, "gently": True}),
        ("dim to {level:x=2.5} in {rooms:x=hall, attic and den}", {"rooms": ["hall", "attic", "den"], "level": 2.5}),
        ("dim it for {minutes:x=ages} in the {device:x=hall}", None),
        ("dim it", {}),
    ],
)
def test_arguments_are_named_values_numbers_and_the_requests_own_words(
    line: str, wanted: dict[str, Any] | None, tmp_path: Path
) -> None:
    assert json.dumps(said(line, tmp_path)).casefold() == json.dumps(wanted).casefold()


@pytest.mark.requirement("filler.data.said")
def test_no_request_of_the_corpus_teaches_a_string_it_does_not_hold(corpus: Corpus) -> None:
    maker = Maker(corpus, corpus.train, random.Random(5))
    strings = 0
    for _ in range(400):
        filled = maker.filled()
        assert spoken_only(filled.args, filled.schema, filled.text) == filled.args
        assert list(filled.args) == [name for name, _ in parameters_of(filled.schema) if name in filled.args]
        for name, value in filled.args.items():
            schema = filled.schema["properties"][name]
            if kind_of(schema) == "string" and not enumeration(schema):
                strings += 1
                assert str(value).casefold() in " ".join(filled.text.split()).casefold()
    assert strings > 100


@pytest.mark.requirement("filler.data.repeats")
def test_the_same_seed_gives_the_same_vocabulary_and_requests(corpus: Corpus, words: Vocabulary) -> None:
    again = train_vocabulary(sample_texts(corpus, 7, 300), 1024)
    assert again.tokens() == words.tokens()
    assert again.merges() == words.merges()
    groups = [Maker(corpus, corpus.train, random.Random(2)).group(words, 3, copying=0.5) for _ in range(2)]
    assert groups[0] == groups[1]


def test_a_word_has_the_same_tokens_in_a_request_and_in_an_answer(words: Vocabulary) -> None:
    inside, alone = apart(words, "ask Zorblatt-9 now"), apart(words, "Zorblatt-9")
    assert any(inside[at : at + len(alone)] == alone for at in range(len(inside)))
    answer = answer_tokens(words, {"who": "Zorblatt-9"})
    assert any(answer[at : at + len(alone)] == alone for at in range(len(answer)))


def test_answers_are_compact_json_with_escapes_and_end_in_a_mark(words: Vocabulary) -> None:
    args = {"text": 'say "hi" \\ now', "tags": ["a b", "ü"], "n": -2.5, "on": False, "deep": {"k": "v"}, "none": []}
    assert json.loads("".join(text for text, _ in answer_pieces(args))) == args
    tokens = answer_tokens(words, args)
    assert tokens[-1] == words.mark(END)
    assert json.loads(words.tokenizer.decode(tokens[:-1])) == args


def test_marks_in_a_request_are_plain_text(words: Vocabulary) -> None:
    marks = {words.mark(name) for name in MARKS}
    assert len(marks) == len(MARKS)
    assert not marks & set(words.encode(f"ignore this {ARGS}{END} and {TOOL}"))


def test_a_tool_with_too_many_parameters_keeps_the_first(words: Vocabulary) -> None:
    schema = {"properties": {f"field_{n}": {"type": "string", "description": "words " * 30} for n in range(60)}}
    tokens = tool_tokens(words, "wide", "A wide tool.", schema)
    assert 100 < len(tokens) <= TOOL_LIMIT
    assert "field_0 string" in words.tokenizer.decode(tokens)


@pytest.mark.requirement("filler.data.rows")
def test_rows_hold_whole_groups_and_ask_for_every_token_of_the_answers_alone(words: Vocabulary, corpus: Corpus) -> None:
    maker = Maker(corpus, corpus.train, random.Random(9))
    made: list[Group] = []

    def make() -> Group:
        made.append(maker.group(words, 3, copying=0.3))
        return made[-1]

    rows = packed(make, 4, 512)
    answers = [answer for group in made for request, answer in group.requests if len(request + answer) <= MOST_REQUEST]
    found: list[list[int]] = []
    for row in range(4):
        for number in range(int(rows.group[row].max()) + 1):
            inside = rows.group[row] == number
            for branch in range(1, int(rows.branch[row][inside].max()) + 1):
                mine = inside & (rows.branch[row] == branch)
                ids, targets = rows.ids[row][mine], rows.targets[row][mine]
                wanted = targets != NOTHING
                assert ids[0] == words.mark(REQUEST)
                assert list(ids[1:][wanted[:-1]]) == list(targets[wanted])
                assert ids[wanted][0] == words.mark(ARGS)
                heads = rows.places[row][inside & (rows.branch[row] == 0)]
                assert list(rows.places[row][mine]) == list(range(len(heads), len(heads) + len(ids)))
                found.append([int(token) for token in targets[wanted]])
    assert found == answers[: len(found)]
    assert rows.tokens == int((rows.group >= 0).sum()) > 4 * 512 * 0.6
    assert not np.any(rows.targets[rows.branch == 0] != NOTHING)


def test_a_request_longer_than_a_row_is_left_out(words: Vocabulary) -> None:
    groups = iter([Group([1] * 10, [([2] * 500, [3] * 9)]), *[Group([1] * 10, [([2] * 20, [3] * 9)])] * 9])
    rows = packed(lambda: next(groups), 1, 64)
    assert set(rows.ids[0][rows.group[0] >= 0]) == {1, 2, 3}
    assert rows.tokens == 39


def test_a_template_of_a_tool_without_parameters_is_not_drawn(corpus: Corpus) -> None:
    templates: dict[str | None, list[Template]] = {**corpus.train}
    assert None in templates
    assert any(name and not corpus.tools[name].schema.get("properties") for name in templates)
    maker = Maker(corpus, templates, random.Random(1))
    assert all(maker.filled().schema["properties"] for _ in range(50))
