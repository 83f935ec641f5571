"""What a request leaves out and an earlier result holds: ids, and what a step before was about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from contracts.plan import Observation, ToolCall
from models.judge.layout import ToolText
from models.judge.session import Judge, Reading, Span
from models.lookups import from_results, from_step_before, is_done, lookup
from models.parts import Part, Reader
from tests.support.judges import WordNearness
from tests.support.toolbox import candidates, request

TASKS = [{"id": 3, "title": "buy milk"}, {"id": 4, "title": "call the dentist"}]


class Points(Judge):
    """A judge that points at one word for a tool's first parameter."""

    def __init__(self, word: str = "") -> None:
        super().__init__(Path("nowhere"))
        self._word = word

    def read(self, request: str, tool: ToolText) -> list[Reading]:
        at = request.find(self._word)
        if not self._word or at < 0:
            return []
        return [Reading(tool.params[0].name, 0.0, (Span(at, at + len(self._word), 1.0),))]


def reader(word: str = "") -> Reader:
    return Reader(Points(word), WordNearness())


def part(tool: str, text: str, **args: Any) -> Part:
    [candidate] = candidates(tool)
    return Part(text, candidate, 0.9, args)


def seen(tool: str, result: Any, ok: bool = True) -> Observation:
    return Observation(tool_name=tool, ok=ok, result=result)


@pytest.mark.requirement("models.judge.lookups")
@pytest.mark.parametrize(("text", "found"), [("complete the milk task", 3), ("the dentist one is done", 4)])
def test_an_id_is_that_of_the_item_the_text_speaks_of(text: str, found: int) -> None:
    asked = request(text, observations=[seen("list_tasks", {"tasks": TASKS})])
    assert from_results(part("complete_task", text), asked) == {"task_id": found}


@pytest.mark.requirement("models.judge.lookups")
def test_no_id_is_taken_from_items_the_text_does_not_speak_of() -> None:
    asked = request("complete the garden task", observations=[seen("list_tasks", [{"id": 3, "title": "buy milk"}])])
    assert from_results(part("complete_task", "complete the garden one"), asked) == {}


@pytest.mark.requirement("models.judge.lookups")
def test_a_search_for_it_found_it_whatever_it_is_called() -> None:
    asked = request("summarize it", observations=[seen("search_email", {"emails": [{"id": "m1", "subject": "Hello"}]})])
    assert from_results(part("summarize_email", "summarize it"), asked) == {"email_id": "m1"}


def test_the_latest_result_comes_first_and_given_ids_stay() -> None:
    asked = request(
        "complete milk",
        observations=[seen("list_tasks", TASKS), seen("list_tasks", [{"id": 9, "title": "milk the cow"}])],
    )
    assert from_results(part("complete_task", "complete milk"), asked) == {"task_id": 9}
    assert from_results(part("complete_task", "complete milk", task_id=1), asked) == {"task_id": 1}


@pytest.mark.parametrize("result", [None, [], {"tasks": []}, "text", {"count": 2}, [1, 2], [{"title": "milk"}]])
def test_results_without_items_give_nothing(result: Any) -> None:
    asked = request("complete milk", observations=[seen("list_tasks", result)])
    assert from_results(part("complete_task", "complete milk"), asked) == {}


@pytest.mark.requirement("models.judge.lookups")
def test_what_an_id_is_missing_for_is_searched_in_its_own_family() -> None:
    asked = request("summarize the mail about the merger")
    found = lookup(part("summarize_email", asked.text), asked, reader("merger"))
    assert found == ToolCall(tool_name="search_email", args={"query": "merger"})


@pytest.mark.requirement("models.judge.lookups")
def test_a_search_is_not_made_twice_nor_without_its_words_nor_for_other_things() -> None:
    text = "summarize the mail about the merger"
    again = request(text, observations=[seen("search_email", {"emails": []})])
    assert lookup(part("summarize_email", text), again, reader("merger")) is None
    assert lookup(part("summarize_email", text), request(text), reader()) is None
    assert lookup(part("compose_email", text), request(text), reader("merger")) is None
    alone = request(text, "summarize_email", "list_tasks")
    assert lookup(part("summarize_email", text), alone, reader("merger")) is None


@pytest.mark.requirement("models.judge.lookups")
@pytest.mark.parametrize(("text", "found"), [("complete the dentist one", True), ("complete a task", False)])
def test_a_list_is_asked_only_when_the_text_says_which_is_meant(text: str, found: bool) -> None:
    assert (lookup(part("complete_task", text), request(text), reader()) is not None) == found


def test_a_reminder_after_a_step_is_about_that_step() -> None:
    later = part("schedule_reminder", "remind me at 6pm", when="6pm")
    assert from_step_before(later, "please call Bob", later.args) == {"when": "6pm", "message": "call Bob"}
    assert from_step_before(later, "", later.args) == {"when": "6pm"}
    both = part("schedule_reminder", "remind me")
    assert from_step_before(both, "call Bob", {}) == {}


def test_each_observation_is_the_outcome_of_one_part() -> None:
    left = [seen("list_tasks", []), seen("add_task", {})]
    assert is_done(part("add_task", "add milk"), left)
    assert not is_done(part("add_task", "add bread"), left)
    assert [observation.tool_name for observation in left] == ["list_tasks"]
    assert is_done(Part("hm", None, 1.0), left)
