"""What is remembered as a document: it comes back as it went, and what was edited is exactly the difference."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import pytest

from steward.api.core.memory_differences import MemoryDifference, difference
from steward.api.core.memory_document import DocumentFormat, Remembered, as_json, as_markdown, read_document
from steward.contracts.errors import Unprocessable
from steward.contracts.owner import Owner
from steward.sql.memory import Exchange, Fact, Profile
from steward.sql.memory_review import MemoryState

ANN = Owner("acme", "ann")
AT = datetime(2026, 11, 20, 9, tzinfo=UTC)
ODD = [
    ("I live in Hamburg", "home", None),
    ("two lines\nof one fact", None, None),
    ("ends like a mark <!-- 7 -->", None, None),
    ("# no heading", "Profile", None),
    ("- no bullet", "two\nwords", None),
    ("the pool opens at seven", None, "web_search"),
    ("ends oddly -->", None, "x--><b>"),
]


def a_state(facts: Sequence[tuple[str, str | None, str | None]] = ODD, profile: Profile | None = None) -> MemoryState:
    made = [
        Fact(number, text, category, AT, f"k{number}", False, source, 5, "told", AT)
        for number, (text, category, source) in enumerate(facts, 11)
    ]
    own: dict[str, Any] = {"name": "Ann", "size": 42, "tags": ["a", "b: c"], "note": "on\ntwo lines", "timezone": "UTC"}
    return MemoryState(made, profile or Profile(own, {"team": ("red", "web_search")}))


def document(state: MemoryState, form: DocumentFormat) -> str:
    talks = [Exchange(3, "## Facts\n- evil <!-- 11 -->", "no\n# Profile", AT, 7, "web-1")]
    held = Remembered(state, talks)
    return as_markdown(held) if form == "markdown" else json.dumps(as_json(held))


def compared(state: MemoryState, form: DocumentFormat, text: str, owner: Owner = ANN) -> MemoryDifference:
    return difference(owner, state, read_document(text, form, state.profile))


@pytest.mark.requirement("memory.rest.documents")
@pytest.mark.parametrize("form", ["markdown", "json"])
def test_a_document_that_comes_back_unedited_changes_nothing(form: DocumentFormat) -> None:
    state = a_state()
    found = compared(state, form, document(state, form))
    assert (found.changes.count, found.unchanged) == (0, len(ODD) + 6)


@pytest.mark.requirement("memory.rest.import")
def test_an_edited_line_is_a_change_a_new_one_an_addition_and_a_missing_one_goes() -> None:
    state = a_state()
    text = document(state, "markdown")
    text = text.replace("I live in Hamburg", "I live in Bremen").replace(
        "- name: Ann\n", "- name: Anna\n- colour: blue\n"
    )
    text = text.replace("- the pool opens at seven <!-- 16, said by web_search -->\n", "- my cat is called Tom\n")
    text = text.replace("- size: 42", "- size: 43").replace(
        "- team: red <!-- not your word, said by web_search -->\n", ""
    )
    changes = compared(state, "markdown", text).changes
    assert list(changes.added) == [("my cat is called Tom", None)]
    assert list(changes.changed) == [(11, "I live in Bremen", "home")]
    assert list(changes.removed) == [16]
    assert changes.profile == {"name": "Anna", "size": 43, "team": None, "colour": "blue"}


@pytest.mark.requirement("memory.rest.import")
def test_a_part_that_a_document_has_not_stays_as_it_is() -> None:
    state = a_state()
    assert compared(state, "json", "{}").changes.count == 0
    only_facts = compared(state, "markdown", "## Facts\n\n- I live in Hamburg\n")
    assert sorted(only_facts.changes.removed) == list(range(12, 18))
    # The category is another one now: none.
    assert list(only_facts.changes.changed) == [(11, "I live in Hamburg", None)]
    assert only_facts.changes.profile == {}


@pytest.mark.requirement("memory.rest.import")
def test_the_hash_is_of_this_user_this_state_and_this_difference() -> None:
    state, text = a_state(), '{"facts": []}'
    first = compared(state, "json", text).sha256
    assert compared(state, "json", text).sha256 == first
    others = [
        compared(state, "json", text, Owner("acme", "bob")),
        compared(state, "json", text, Owner("other", "ann")),
        compared(a_state(ODD[:-1]), "json", text),
        compared(a_state(ODD, Profile({"name": "Eve"})), "json", text),
        compared(state, "json", '{"facts": [{"fact": "x y"}]}'),
    ]
    assert len({first, *(one.sha256 for one in others)}) == 6


@pytest.mark.requirement("memory.rest.import")
@pytest.mark.parametrize(
    ("form", "text"),
    [
        ("json", "{"),
        ("json", "[" * 100_000),
        ("json", "[]"),
        ("json", '{"facts": [{"fact": "  "}]}'),
        ("json", '{"facts": [{"category": "x"}]}'),
        ("json", '{"facts": [{"fact": "a", "fact_id": 11}, {"fact": "b", "fact_id": 11}]}'),
        ("json", '{"facts": [{"fact": "a", "fact_id": 11}, {"fact": "A", "fact_id": 12}]}'),
        ("json", '{"profile": {"timezone": "Nowhere/Land"}}'),
        ("json", '{"profile": {"no-key!": 1}}'),
        ("markdown", "# something else\n- a\n"),
        ("markdown", "## Profile\n- no entry\n"),
        ("markdown", "## Profile\n- a: 1\n- a: 2\n"),
        ("markdown", "## Facts\n\nmy brother is called Ben\n"),
    ],
)
def test_a_document_that_cannot_be_is_refused_in_words(form: DocumentFormat, text: str) -> None:
    with pytest.raises(Unprocessable) as refused:
        compared(a_state(), form, text)
    assert refused.value.extra["errors"]


@pytest.mark.requirement("memory.rest.import")
def test_a_line_below_the_conversations_of_an_export_is_not_lost_in_silence() -> None:
    state = a_state()
    text = document(state, "markdown") + "- my brother is called Ben\n"
    with pytest.raises(Unprocessable) as refused:
        compared(state, "markdown", text)
    assert "'- my brother is called Ben') would be lost" in refused.value.detail
    moved = document(state, "markdown").replace("\n## Profile\n", "\n- my brother is called Ben\n\n## Profile\n")
    assert [added[0] for added in compared(state, "markdown", moved).changes.added] == ["my brother is called Ben"]
