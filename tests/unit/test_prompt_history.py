"""The prompts of one problem's rounds: each begins with the whole of the one before, whatever has changed since."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import Observation, PlanRequest, Turn
from steward.planners.prompt import PromptHistory, prompts
from tests.support.toolbox import TOOLS, candidates, request

NAMES = [tool.name for tool in TOOLS]

ADAS = Requester(Owner("default", "ada"), problem_id=1)


def texts_of(asked: PlanRequest, history: PromptHistory | None = None) -> Iterator[str]:
    """The request's prompts, from roomy to tight."""
    for prompt in prompts(asked, history):
        yield "\n".join(f"[{message.role}] {message.content}" for message in prompt.messages)


def text_of(asked: PlanRequest, history: PromptHistory | None = None) -> str:
    return next(texts_of(asked, history))


def asked(rounds: int, *tools: str, of: Requester = ADAS) -> PlanRequest:
    seen = [Observation(tool_name="calculate", ok=True, result=number) for number in range(rounds - 1)]
    return request("go", *tools, observations=seen, requester=of, now=f"2026-03-02T09:{rounds:02}:00+00:00")


@pytest.mark.requirement("planners.prompt.append-only")
@given(st.lists(st.sets(st.sampled_from(NAMES), min_size=1, max_size=6), min_size=2, max_size=5))
def test_a_later_round_begins_with_the_whole_of_the_one_before(offers: list[set[str]]) -> None:
    history = PromptHistory()
    prompts = [text_of(asked(number, *sorted(offer)), history) for number, offer in enumerate(offers, start=1)]
    assert all(after.startswith(before) for before, after in itertools.pairwise(prompts))
    assert all(f"- {name}(" in prompts[-1] for name in set().union(*offers))


@pytest.mark.requirement("planners.prompt.append-only")
def test_a_round_says_what_is_new_and_what_is_gone() -> None:
    history = PromptHistory()
    text_of(asked(1, "calculate"), history)
    second = text_of(asked(2, "add_task"), history)
    assert second.count("- add_task(") == 1
    assert second.endswith("Only these tools may be used now: add_task")
    assert text_of(asked(3, "add_task", "calculate"), history).count("- add_task(") == 1


@pytest.mark.requirement("planners.prompt.settled")
def test_words_that_changed_a_call_stand_once_in_the_rounds_after_it() -> None:
    history = PromptHistory()
    first = text_of(asked(1, "add_task"), history)
    later = {"settled": ['make it "5 pm" instead']}
    second = text_of(asked(2, "add_task").model_copy(update=later), history)
    third = text_of(asked(3, "add_task").model_copy(update=later), history)
    assert second.startswith(first)
    assert third.startswith(second)
    assert third.count('call that was shown or asked about: "make it \\"5 pm\\" instead". The call was changed') == 1


def test_the_order_in_which_tools_were_found_does_not_matter() -> None:
    found = asked(1, "calculate", "add_task")
    turned = found.model_copy(update={"candidates": candidates("calculate", "add_task")[::-1]})
    assert text_of(found) == text_of(turned)


def test_a_tool_that_has_changed_begins_the_story_anew() -> None:
    history = PromptHistory()
    text_of(asked(1, "calculate"), history)
    later = asked(2, "calculate")
    changed = later.candidates[0].model_copy(update={"description": "Reckon."})
    text = text_of(later.model_copy(update={"candidates": [changed]}), history)
    assert "Reckon." in text
    assert candidates("calculate")[0].description not in text


def test_problems_and_tenants_have_stories_of_their_own() -> None:
    history = PromptHistory()
    text_of(asked(1, "calculate"), history)
    for other in (replace(ADAS, problem_id=2), replace(ADAS, owner=Owner("other", "ada"))):
        assert "calculate" not in text_of(asked(1, "add_task", of=other), history)


def test_a_forgotten_story_costs_nothing_but_the_prefix() -> None:
    history = PromptHistory(problems=1)
    text_of(asked(1, "calculate"), history)
    text_of(asked(1, "calculate", of=replace(ADAS, problem_id=2)), history)
    assert text_of(asked(2, "calculate"), history) == text_of(asked(2, "calculate"))


def test_an_answer_of_the_user_keeps_the_tools_where_they_were() -> None:
    history = PromptHistory()
    first = text_of(asked(1, "calculate"), history)
    again = text_of(asked(1, "add_task", "calculate").model_copy(update={"text": "go\nat noon"}), history)
    assert again.split("[user]")[0] == first.split("[user]")[0]
    assert "- add_task(" in again


def read(rounds: int, size: int = 5500) -> PlanRequest:
    """A round in which each one before it has brought a long result."""
    seen = [Observation(tool_name="calculate", ok=True, result=f"{number}" * size) for number in range(1, rounds)]
    turns = [Turn(role="user", text="before"), Turn(role="assistant", text="yes")] * 5
    return request("go", "calculate", observations=seen, turns=turns, now=f"2026-03-02T09:{rounds:02}:00+00:00")


def shown(text: str, rounds: int) -> list[int]:
    """How many characters of each result stand in a prompt, rounded to hundreds."""
    return [round(text.count(f"{number}" * 50) * 50, -2) for number in range(1, rounds)]


@pytest.mark.requirement("planners.prompt.append-only")
def test_where_the_context_is_full_new_results_are_shortened_before_old_ones() -> None:
    history, before = PromptHistory(), ""
    taken = []
    for rounds in range(1, 7):
        after = next(text for text in texts_of(read(rounds), history) if len(text) < 14_100)
        taken.append((after.startswith(before), shown(after, rounds)))
        before = after
    assert taken == [
        (True, []),
        (True, [5500]),
        (True, [5500, 5500]),
        (False, [2000, 2000, 2000]),
        (True, [2000, 2000, 2000, 5500]),
        (False, [2000, 2000, 2000, 2000, 2000]),
    ]


@pytest.mark.requirement("planners.prompt.append-only")
def test_a_round_that_nothing_can_hold_leaves_what_was_told_as_it_was() -> None:
    history = PromptHistory()
    first = text_of(read(2), history)
    tight = list(texts_of(read(3), history))
    assert [len(text) for text in tight] == sorted({len(text) for text in tight}, reverse=True)
    assert shown(tight[-1], 3) == [200, 200]
    assert text_of(read(3), history).startswith(first)


@pytest.mark.requirement("planners.llama.phrasing")
def test_results_and_failures_stand_in_the_prompt() -> None:
    seen = [
        Observation(tool_name="get_weather", args={"location": "Oslo"}, ok=True, result={"sky": "sleet"}),
        Observation(tool_name="add_task", ok=False, error="you denied it"),
    ]
    text = text_of(request("weather?", observations=seen).model_copy(update={"candidates": []}))
    assert 'Result of get_weather: {"sky":"sleet"}' in text
    assert "add_task did not run or failed: you denied it" in text


def test_user_and_assistant_take_turns() -> None:
    turns = [Turn(role="user", text="a"), Turn(role="user", text="b"), Turn(role="assistant", text="c")]
    roles = [message.role for message in next(prompts(request("go", turns=turns))).messages]
    assert roles == ["system", "user", "assistant", "user"]


@pytest.mark.requirement("planners.prompt.conversation")
def test_a_request_that_has_no_answer_yet_is_told_to_be_at_work() -> None:
    running = Turn(role="user", text="move the standup", at_work=True)
    asked = Turn(role="assistant", text="Which one?")
    [prompt, *_] = prompts(request("and call Kim", turns=[running]))
    assert [message.role for message in prompt.messages] == ["system", "user", "assistant", "user"]
    assert "still at work" in prompt.messages[2].content
    [prompt, *_] = prompts(request("the daily one", turns=[running, asked]))
    assert "still at work" not in "".join(message.content for message in prompt.messages)


@pytest.mark.requirement("planners.prompt.clock")
@pytest.mark.parametrize(
    ("now", "timezone", "told"),
    [
        ("2026-11-27T01:25:00+00:00", "Europe/Berlin", "Time: Friday 2026-11-27 02:25, Europe/Berlin"),
        ("2026-11-27T23:30:00+00:00", "Asia/Tokyo", "Time: Saturday 2026-11-28 08:30, Asia/Tokyo"),
        ("2026-11-30T02:00:00+00:00", "America/New_York", "Time: Sunday 2026-11-29 21:00, America/New_York"),
    ],
)
def test_the_time_is_that_of_the_user_with_its_weekday(now: str, timezone: str, told: str) -> None:
    asked = request("what is on?", "list_tasks", now=now, requester=Requester(Owner("t", "u"), 1, timezone=timezone))
    [prompt, *_] = prompts(asked)
    assert told in prompt.messages[-1].content
