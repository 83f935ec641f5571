"""Finding tools by shared words, and the made-up tools retrieval is measured among."""

from __future__ import annotations

from bench.planning.distractors import distractors
from steward.language.stems import stems_in
from steward.search.word_index import WordIndex
from tests.support.toolbox import TOOLS


def test_words_are_lower_case_without_endings_and_without_the_empty_ones() -> None:
    assert stems_in("Show me the open REMINDERS, please") == ["open", "remind"]


def test_the_tool_that_shares_the_rarest_words_fits_best() -> None:
    scores = WordIndex(TOOLS).scores("add bread to the todo list")
    assert max(scores, key=scores.__getitem__) == "add_task"
    assert all(0 < score < 1 for score in scores.values())


def test_parameters_and_their_values_are_words_of_a_tool() -> None:
    scores = WordIndex(TOOLS).scores("low priority")
    assert {"add_task", "list_tasks"} <= set(scores)


def test_nothing_shared_and_nothing_there_find_nothing() -> None:
    assert WordIndex(TOOLS).scores("zzyzx") == {}
    assert WordIndex([]).scores("add a task") == {}


def test_distractors_are_many_different_and_always_the_same() -> None:
    made = distractors(1000)
    assert len({tool.name for tool in made}) == 1000
    assert made == distractors(1000)
    assert len({tool.tool_type for tool in made}) >= 30
    assert all(len(tool.examples) == 3 for tool in made)
