"""The template language of the training data: what each construct says, and how a mistake is told."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from training.template import Piece, Template, TemplateFile, entry, read_templates, typed


def draw(name: str, lang: str, rng: random.Random) -> tuple[str, Any]:
    """A list of one value each, told apart by language; `two` means 2."""
    return ("two", 2) if name == "number" else (f"{name}-{lang}", None)


def read(tmp_path: Path, text: str) -> TemplateFile:
    path = tmp_path / "some.tpl"
    path.write_text(text, encoding="utf-8")
    return read_templates(path)


def said(template: Template, times: int = 60) -> set[str]:
    """Everything a template says, over many draws."""
    rng = random.Random(1)
    return {"".join(piece.text for piece in template.pieces(draw, rng)) for _ in range(times)}


@pytest.mark.parametrize(
    ("line", "sayings"),
    [
        ("plain words", {"plain words"}),
        ("(show|list) it", {"show it", "list it"}),
        ("show [me] it", {"show me it", "show it"}),
        ("show [me|us] it", {"show me it", "show us it", "show it"}),
        ("(a [b]|c (d|e))", {"a", "a b", "c d", "c e"}),
        ("find [the ] mail , now", {"find the mail, now", "find mail, now"}),
        ("[please] go ?", {"please go?", "go?"}),
    ],
)
def test_choices_and_optional_words_say_each_of_their_ways(tmp_path: Path, line: str, sayings: set[str]) -> None:
    [template] = read(tmp_path, line).templates
    assert said(template) == sayings


def test_an_optional_part_is_there_about_half_of_the_time(tmp_path: Path) -> None:
    [template] = read(tmp_path, "x [a|b|c]").templates
    rng = random.Random(2)
    there = sum(len(template.pieces(draw, rng)) > 1 for _ in range(1000))
    assert 430 < there < 570


def test_a_labelled_slot_is_filled_from_its_list_and_keeps_its_label(tmp_path: Path) -> None:
    [template] = read(tmp_path, "%tool t\n%lang de\nmail {to=person} and {count=number} for {=thing}").templates
    pieces = template.pieces(draw, random.Random(1))
    assert (template.tool, template.lang) == ("t", "de")
    assert [piece for piece in pieces if piece.param] == [
        Piece("person-de", "to", None),
        Piece("two", "count", 2),
    ]
    assert "".join(piece.text for piece in pieces) == "mail person-de and two for thing-de"


@pytest.mark.parametrize(
    ("slot", "value", "sayings"),
    [
        ("{on:true=on|turned on}", True, {"on", "turned on"}),
        ("{level:3=three}", 3, {"three"}),
        ("{mode:full_spray=full spray|all of it}", "full_spray", {"full spray", "all of it"}),
        ('{set:{"volume": 10}=to ten}', {"volume": 10}, {"to ten"}),
    ],
)
def test_a_slot_with_a_fixed_value_says_it_in_one_of_its_ways(
    tmp_path: Path, slot: str, value: Any, sayings: set[str]
) -> None:
    [template] = read(tmp_path, slot).templates
    pieces = [template.pieces(draw, random.Random(n)) for n in range(20)]
    assert {piece.text for [piece] in pieces} == sayings
    assert [piece.value for [piece] in pieces] == [value] * 20


def test_a_file_has_lists_tools_languages_and_remarks(tmp_path: Path) -> None:
    sizes = '%list size: small | big => 2 | wide => {"w": 1}'
    tools = "%tool a\none\n%tool none # nothing fits\ntwo\n%lang es\ntres\n%tool talk\nay\n"
    found = read(tmp_path, f"# a remark\n{sizes}\n\n{tools}")
    assert found.lists == {"size": [("small", None), ("big", 2), ("wide", {"w": 1})]}
    assert [(t.source, t.tool, t.lang, t.talk) for t in found.templates] == [
        ("one", "a", "en", False),
        ("two", None, "en", False),
        ("tres", None, "es", False),
        ("ay", None, "es", True),
    ]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("(a|b", "')' is missing"),
        ("[a", "']' is missing"),
        ("a) b", "unexpected ')' at column 2"),
        ("a ] b", "unexpected ']' at column 3"),
        ("{to=person", "a slot is not closed"),
        ("{to}", "a slot is neither param=list nor param:VALUE=said: {to}"),
        ("(a|{=})", "a slot is neither"),
    ],
)
@pytest.mark.requirement("training.mistakes-told")
def test_a_mistake_is_told_with_file_line_and_what_is_wrong(tmp_path: Path, line: str, reason: str) -> None:
    with pytest.raises(ValueError, match=r"^some\.tpl:3: ") as told:
        read(tmp_path, f"# first\n\n{line}\nfine\n")
    assert reason in str(told.value)
    assert str(told.value).endswith(line)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Rome", ("Rome", None)),
        ("half an hour => 30", ("half an hour", 30)),
        ("on => true", ("on", True)),
        ("x => [1, 2]", ("x", [1, 2])),
        ("coach => economy", ("coach", "economy")),
    ],
)
def test_an_entry_of_a_list_is_words_and_maybe_what_they_mean(text: str, meant: tuple[str, Any]) -> None:
    assert entry(text) == meant


def test_a_value_that_is_no_json_is_the_words_it_is() -> None:
    assert (typed("12"), typed("12a"), typed("null")) == (12, "12a", None)
