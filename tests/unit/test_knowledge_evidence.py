"""Codes, numbers, names and kinds of a question that no passage has forbid an answer; a code chooses the passage."""

from __future__ import annotations

import pytest

from steward.activities.knowledge_ranking import RankedPassage, found_in, told_of
from steward.sql.knowledge import FoundPassage

TEXTS = (
    "E04  The tap is closed\nE19  The pump is blocked",
    "E23  Too much foam",
    "Country | Daily allowance\nNorway | 62 euros",
    "The summer fair takes place on 12 July. Bicycles are insured up to 1,500 euros.",
)


def ranked() -> list[RankedPassage]:
    passages = [FoundPassage(at, 1, "Guide", "guide.md", at, "Faults", 0, 9, text) for at, text in enumerate(TEXTS)]
    return [RankedPassage(one, 1.0 - one.number / 10, 0.5, one.text.split("\n")[:1]) for one in passages]


@pytest.mark.requirement("documented.knowledge.named")
@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("What does E19 mean?", ["E19 The pump is blocked"]),
        ("what is e23", ["E23 Too much foam"]),
        ("What does error E31 mean?", []),
        ("What is the daily allowance in Japan?", []),
        ("Is a bicycle of 4000 euros insured?", []),
        ("When is the winter fair?", []),
    ],
)
def test_what_a_question_names_must_stand_in_a_passage(question: str, told: list[str]) -> None:
    sources = found_in(4, told_of(question, ranked())).sources
    assert [sentence for source in sources for sentence in source.sentences] == told


@pytest.mark.requirement("documented.knowledge.named")
@pytest.mark.parametrize(
    "question",
    [
        "What is the daily allowance in Norway?",
        "When is the summer fair?",
        "Are bicycles of 1500 euros insured?",
        "Was kostet ein Tag in Norwegen?",
        "Is anything closed on Monday?",
    ],
)
def test_what_is_held_is_told_by_its_meaning(question: str) -> None:
    assert len(found_in(4, told_of(question, ranked())).sources) == 4
