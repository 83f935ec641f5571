"""What the evaluation calls right, and what it counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench.planning.cases import Case, FiledCase
from bench.planning.catalogue import Toolset
from bench.planning.floor import fill
from bench.planning.judge import Verdict, judge
from bench.planning.metrics import Gate, Share, gates, percentiles, summarise
from bench.planning.pipeline import Outcome, simulated
from contracts.plan import AnswerPlan, AskPlan, CallsPlan, Plan, ToolCall
from models.tool_index import Hit
from tests.support.toolbox import TOOLS, as_candidate

BASE = Toolset("", TOOLS)
SEEN = [{"tool_name": "search_email", "args": {}, "ok": True, "result": []}]


def call(name: str, **args: Any) -> ToolCall:
    return ToolCall(tool_name=name, args=args)


def calls(*made: ToolCall) -> Plan:
    return CallsPlan(calls=list(made))


def ask(draft: ToolCall | None, *missing: str) -> Plan:
    return AskPlan(question="which?", draft=draft, missing=list(missing))


ANSWER: Plan = AnswerPlan(text="done")


def verdict(
    plan: Plan | None, *, found: list[str] | None = None, second: Plan | None = None, ms: float = 1.0, **case: Any
) -> Verdict:
    filed = FiledCase(Case.model_validate({"id": "1", "text": "x", **case}), Path("a.jsonl"), 1, BASE)
    hits = [Hit(name, 0.5) for name in found or []]
    return judge(filed, Outcome(hits, plan, None if plan else "away", ms, 2 * ms, second))


def test_one_call_of_an_acceptable_tool_is_right() -> None:
    assert verdict(calls(call("list_tasks")), tool=["list_tasks", "list_reminders"]).tool
    assert not verdict(calls(call("add_task")), tool="list_tasks").tool
    assert not verdict(calls(call("list_tasks"), call("list_tasks")), tool="list_tasks").tool
    assert not verdict(ANSWER, tool="list_tasks").tool
    assert not verdict(None, tool="list_tasks").tool


def test_where_no_tool_fits_an_answer_alone_is_right() -> None:
    assert verdict(ANSWER, tool=None).tool
    assert not verdict(ask(None), tool=None).tool
    assert not verdict(calls(call("list_tasks")), tool=None).tool


@pytest.mark.parametrize(
    ("given", "right"),
    [
        ({"query": "Report."}, True),
        ({"query": "report", "limit": "5"}, True),
        ({"query": "report", "from_email": None}, True),
        ({"query": "report", "limit": 6}, False),
        ({"query": "report", "days_back": 7}, False),
        ({"limit": 5}, False),
    ],
)
def test_arguments_are_judged_strictly(given: dict[str, Any], right: bool) -> None:
    accepted = {"query": ["report", "the report"], "limit": [5, None]}
    made = verdict(calls(call("search_email", **given)), tool="search_email", args=accepted)
    assert (made.tool, made.args, made.wrong) == (True, right, not right)


def test_without_args_they_are_not_judged_and_with_none_none_may_be_given() -> None:
    plan = calls(call("list_tasks", status="open"))
    assert verdict(plan, tool="list_tasks").args is None
    assert verdict(plan, tool="list_tasks", args={}).args is False
    assert verdict(calls(call("list_tasks")), tool="list_tasks", args={}).args is True


def test_a_wrong_tool_has_wrong_arguments() -> None:
    assert verdict(calls(call("add_task", title="x")), tool="list_tasks", args={}).args is False


def test_a_question_is_right_when_it_asks_for_what_lacks_alone() -> None:
    case: dict[str, Any] = {"tool": "compose_email", "ask": ["subject"], "args": {"to": ["b@x.org"], "body": ["hi"]}}
    draft = call("compose_email", to="b@x.org", body="hi")
    right = verdict(ask(draft, "subject"), **case)
    assert (right.tool, right.args, right.ask, right.wrong) == (True, True, True, False)
    greedy = verdict(ask(call("compose_email", to="b@x.org"), "subject", "body"), **case)
    assert (greedy.tool, greedy.args, greedy.ask) == (True, False, False)
    made_up = verdict(calls(call("compose_email", to="b@x.org", body="hi", subject="hi")), **case)
    assert (made_up.tool, made_up.args, made_up.ask) == (True, False, False)


def test_an_idle_question_leaves_the_call_undone() -> None:
    made = verdict(ask(call("add_task", title="x"), "due_date"), tool="add_task", args={"title": ["x"]})
    assert (made.tool, made.args, made.asked) == (True, False, True)


def test_several_calls_are_an_exact_set_with_arguments_by_tool() -> None:
    case: dict[str, Any] = {"tools": ["list_tasks", "add_task"], "args": {"add_task.title": ["milk"]}}
    right = verdict(calls(call("add_task", title="milk"), call("list_tasks")), **case)
    assert (right.tool, right.several, right.args) == (True, True, True)
    assert not verdict(calls(call("add_task", title="milk")), **case).several
    assert verdict(calls(call("add_task", title="eggs"), call("list_tasks")), **case).args is False
    assert verdict(calls(call("add_task", title="milk"), call("list_tasks", status="open")), **case).args is False


def test_a_second_step_follows_a_right_first_one() -> None:
    case: dict[str, Any] = {"tool": "search_email", "then": "schedule_reminder"}
    first, then = calls(call("search_email", query="x")), calls(call("schedule_reminder"))
    assert verdict(first, second=then, **case).second is True
    assert verdict(first, second=ANSWER, **case).second is False
    assert verdict(calls(call("list_tasks")), second=then, **case).second is False
    assert verdict(ANSWER, tool=None, answer=True, context=SEEN).second is True
    assert verdict(calls(call("add_task")), tool="add_task", context=SEEN).second is True
    assert verdict(first, tool="search_email").second is None


def test_a_simulated_search_finds_what_was_searched_for() -> None:
    assert simulated(call("search_email", query="logo")).result == {"results": [{"id": "r1", "query": "logo"}]}
    assert simulated(call("add_task", title="x")).result == {"message": "done"}


def test_shares_count_what_they_are_shares_of() -> None:
    summary = summarise(
        [
            verdict(ANSWER, tool=None),
            verdict(ANSWER, tool="list_tasks", found=["add_task", "list_tasks"]),
            verdict(calls(call("list_tasks")), tool=None),
            verdict(ask(call("add_task"), "title"), tool="add_task", ask=["title"], args={}, found=["add_task"]),
            verdict(ask(call("add_task"), "title"), tool="list_tasks", args={}, found=[]),
            verdict(calls(call("add_task")), tool="add_task", ask=["title"], found=["x", "y", "z", "add_task"]),
            verdict(ANSWER, tool=None, answer=True, context=SEEN),
        ]
    )
    assert summary.shares["tool"] == Share(4, 7)
    assert summary.shares["args"] == Share(1, 2)
    assert (summary.shares["ask_precision"], summary.shares["ask_recall"]) == (Share(1, 2), Share(1, 2))
    assert (summary.shares["none_precision"], summary.shares["none_recall"]) == (Share(1, 2), Share(1, 2))
    assert [summary.shares[f"recall@{depth}"] for depth in (1, 3, 5, 10)] == [
        Share(1, 4),
        Share(2, 4),
        Share(3, 4),
        Share(3, 4),
    ]
    assert summary.shares["second"] == Share(1, 1)
    assert summary.shares["several"].value is None


def test_percentiles_are_by_nearest_rank() -> None:
    assert percentiles([]) is None
    assert percentiles([7.0]) == (7.0, 7.0)
    assert percentiles([float(n) for n in range(1, 101)]) == (50.0, 95.0)


def test_gates_pass_miss_or_have_nothing_to_tell_by() -> None:
    nothing = summarise([])
    slow = summarise([verdict(calls(call("list_tasks")), tool="list_tasks", ms=40.0)])
    told = {gate.name: gate.passed for gate in gates(slow, slow, nothing)}
    assert told == {
        "tool, known": True,
        "all arguments, known": None,
        "tool, invented": None,
        "all arguments, invented": None,
        "no tool, precision": None,
        "no tool, recall": None,
        "total p50, ms": False,
        "total p95, ms": True,
    }
    assert Gate("x", 95, 95.0).passed
    assert Gate("x", 95, 94.99).passed is False


def test_the_floor_finds_what_a_regex_can() -> None:
    tools = {tool.name: as_candidate(tool) for tool in TOOLS}
    assert fill(tools["compose_email"], 'mail ann@example.com "see you"')["to"] == "ann@example.com"
    assert fill(tools["complete_task"], "mark task 7 as done") == {"task_id": 7}
    assert fill(tools["schedule_reminder"], "remind me to call Bob tomorrow at 9am") == {
        "when": "tomorrow at 9am",
        "message": "call Bob",
    }
