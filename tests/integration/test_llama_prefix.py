"""What llama.cpp has computed is computed once: across the rounds of a problem, and with other problems in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import Observation, PlanRequest, Usage
from steward.planners.grammar import GrammarLimits
from steward.planners.llama.engine import LlamaEngine, Stopped
from tests.support.tiny_llama import write_tiny_llama
from tests.support.toolbox import TOOLS, request

TIGHT = GrammarLimits(answer=12, question=12, text=12, items=2, calls=2, acts=1)
SUM = Observation(tool_name="calculate", args={"expression": "3+4"}, ok=True, result={"result": 7})
Open = Callable[..., LlamaEngine]


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Open]:
    """Call it for an engine on the tiny model; closed at the end."""
    path = write_tiny_llama(tmp_path / "m.gguf", context=32768)
    made: list[LlamaEngine] = []

    def make(**options: Any) -> LlamaEngine:
        made.append(LlamaEngine(path, **{"context": 16384, "threads": 1, "limits": TIGHT, **options}))
        return made[-1]

    yield make
    for opened in made:
        opened.close()


def ask(engine: LlamaEngine, asked: PlanRequest) -> Usage:
    return engine.complete(asked, lambda tokens: True).usage


def asked(problem: int, rounds: int, *tools: str) -> PlanRequest:
    """A round of a problem, asked at a minute of its own, as rounds are."""
    return request(
        f"what is {problem}+4, and then?",
        *(tools or ("calculate", "list_tasks", "compose_email")),
        observations=[SUM] * (rounds - 1),
        now=f"2026-03-02T09:{rounds:02}:00+00:00",
        requester=Requester(Owner("default", "ada"), problem),
    )


def read(rounds: int) -> PlanRequest:
    """A round in which each one before it has brought a result of 2,500 characters, which are as many tokens here."""
    seen = [Observation(tool_name="calculate", ok=True, result=f"{number}" * 2500) for number in range(1, rounds)]
    return asked(1, rounds).model_copy(update={"observations": seen})


@pytest.mark.requirement("planners.llama.prefix")
def test_with_long_results_too_the_whole_round_before_was_computed_until_the_context_is_full(engine: Open) -> None:
    llama = engine(context=9216)
    usages = [ask(llama, read(number)) for number in (1, 2, 3, 4)]
    kept = [after.reused_tokens >= before.prompt_tokens for before, after in pairwise(usages)]
    assert kept == [True, True, False]
    assert usages[1].prompt_tokens > usages[0].prompt_tokens + 2500
    assert usages[3].reused_tokens >= usages[0].prompt_tokens + 2000, "all before the first result that was shortened"


@pytest.mark.requirement("planners.llama.prefix")
def test_nine_tenths_of_every_later_round_were_computed_before(engine: Open) -> None:
    llama = engine()
    usages = [ask(llama, asked(1, number)) for number in (1, 2, 3)]
    assert usages[0].reused_tokens == 0
    for before, after in pairwise(usages):
        assert after.prompt_tokens > before.prompt_tokens
        assert after.reused_tokens >= before.prompt_tokens
        assert after.reused_tokens >= 0.9 * after.prompt_tokens


@pytest.mark.requirement("planners.llama.problems-apart")
def test_other_problems_in_between_cost_a_problem_nothing(engine: Open) -> None:
    llama = engine()
    first = [ask(llama, asked(problem, 1)) for problem in (1, 2, 3)]
    second = [ask(llama, asked(problem, 2)) for problem in (1, 2, 3)]
    assert all(usage.reused_tokens >= 0.9 * usage.prompt_tokens for usage in second)
    assert all(after.reused_tokens >= before.prompt_tokens for before, after in zip(first, second, strict=True))


@pytest.mark.requirement("planners.llama.problems-apart")
def test_a_new_problem_takes_over_what_it_has_in_common_with_others(engine: Open) -> None:
    llama = engine()
    ask(llama, asked(1, 1))
    other = ask(llama, asked(2, 1))
    assert 0.8 * other.prompt_tokens < other.reused_tokens < other.prompt_tokens


@pytest.mark.requirement("planners.llama.problems-apart")
@pytest.mark.parametrize("options", [{"sequences": 2}, {"context": 3072, "sequences": 8}], ids=["sequences", "memory"])
def test_when_there_is_no_room_the_problem_used_longest_ago_is_forgotten(engine: Open, options: dict[str, int]) -> None:
    llama = engine(**options)
    tools = [
        ("calculate",),
        ("list_tasks", "add_task", "complete_task"),
        ("compose_email", "summarize_email"),
        ("run_sql", "notify_user", "get_current_time"),
        tuple(tool.name for tool in TOOLS[:8]),
    ]
    for problem, offered in enumerate(tools, start=1):
        ask(llama, asked(problem, 1, *offered))
    latest, oldest = ask(llama, asked(5, 2, *tools[4])), ask(llama, asked(1, 2, *tools[0]))
    assert latest.reused_tokens >= 0.9 * latest.prompt_tokens
    assert oldest.reused_tokens < 0.9 * oldest.prompt_tokens


@pytest.mark.requirement("planners.llama.front")
def test_what_every_plan_begins_with_is_computed_before_the_first(engine: Open) -> None:
    llama = engine()
    house = request("", "calculate", "list_tasks", "compose_email").candidates
    front = request("", "calculate", requester=Requester(Owner("", ""), 0), house=house)
    llama.prepare(front.model_copy(update={"candidates": []}), lambda: True)
    first = ask(llama, asked(1, 1, "calculate").model_copy(update={"house": house}))
    assert first.reused_tokens > 0.7 * first.prompt_tokens
    other = ask(llama, asked(2, 1, "list_tasks").model_copy(update={"house": house}))
    assert other.reused_tokens >= first.reused_tokens


@pytest.mark.requirement("planners.llama.front")
def test_what_was_begun_when_a_plan_came_is_kept_for_it(engine: Open) -> None:
    llama = engine()
    house = request("", "calculate", "list_tasks", "compose_email").candidates
    front = request("", requester=Requester(Owner("", ""), 0), house=house).model_copy(update={"candidates": []})
    with pytest.raises(Stopped):
        llama.prepare(front, lambda: False)
    assert ask(llama, asked(1, 1, "calculate").model_copy(update={"house": house})).reused_tokens == 0


@pytest.mark.requirement("planners.llama.more-tools")
def test_tools_that_only_a_later_round_offers_leave_what_was_computed(engine: Open) -> None:
    llama = engine()
    first = ask(llama, asked(1, 1, "calculate", "list_tasks"))
    more = ask(llama, asked(1, 2, "add_task", "calculate", "list_tasks"))
    fewer = ask(llama, asked(1, 3, "add_task"))
    assert more.reused_tokens >= first.prompt_tokens
    assert fewer.reused_tokens >= more.prompt_tokens


@pytest.mark.requirement("planners.llama.prefix")
def test_a_stopped_plan_leaves_what_it_had_computed(engine: Open) -> None:
    llama = engine()
    whole = ask(llama, asked(1, 1))
    with pytest.raises(Stopped):
        llama.complete(asked(1, 2), lambda tokens: tokens < 3)
    assert ask(llama, asked(1, 2)).reused_tokens >= whole.prompt_tokens


@pytest.mark.requirement("planners.llama.prefix")
def test_the_plan_does_not_depend_on_what_was_computed_before(engine: Open) -> None:
    used, fresh = engine(), engine()
    for problem in (1, 2, 3):
        ask(used, asked(problem, 1))
    again = used.complete(asked(1, 2), lambda tokens: True)
    fresh.complete(asked(1, 1), lambda tokens: True)
    assert fresh.complete(asked(1, 2), lambda tokens: True).plan == again.plan
