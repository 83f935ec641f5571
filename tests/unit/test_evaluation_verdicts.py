"""What the evaluation calls right, and what it counts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from bench.planning import retrieval
from bench.planning.cases import Case, FiledCase, Group
from bench.planning.catalogue import Toolset
from bench.planning.floor import fill
from bench.planning.judge import Verdict, judge
from bench.planning.metrics import Gate, Share, gates, percentiles, summarise
from bench.planning.pipeline import Outcome, simulated
from bench.planning.report import Evaluation, document, show
from bench.planning.retrieval import Found, recalls
from steward.contracts.plan import AnswerPlan, AskPlan, CallsPlan, Plan, ToolCall
from steward.search.tool_index import Hit
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


def test_a_question_that_asks_for_nothing_is_never_right() -> None:
    made = verdict(ask(call("add_task")), tool="add_task", ask=["title"], args={})
    assert (made.tool, made.ask, made.wrong) == (True, False, True)


def test_a_right_draft_is_the_right_tool_and_no_call() -> None:
    made = verdict(ask(call("add_task", title="x")), tool="add_task", args={"title": ["x"]})
    assert (made.tool, made.called, made.args) == (True, False, False)
    assert verdict(calls(call("add_task", title="y")), tool="add_task", args={"title": ["x"]}).called is True
    assert verdict(calls(call("list_tasks")), tool="add_task").called is False
    assert verdict(ask(call("add_task"), "title"), tool="add_task", ask=["title"]).called is None
    assert verdict(ANSWER, tool=None).called is None
    both: dict[str, Any] = {"tools": ["list_tasks", "add_task"]}
    assert verdict(calls(call("add_task", title="x"), call("list_tasks")), **both).called is True


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


def test_a_second_step_may_follow_several_calls() -> None:
    case: dict[str, Any] = {"tools": ["list_tasks", "list_reminders"], "then": "add_task"}
    first = calls(call("list_tasks"), call("list_reminders"))
    made = verdict(first, second=calls(call("add_task")), found=["add_task", "list_tasks"], **case)
    assert (made.several, made.second, made.ranks) == (True, True, [2, None, 1])
    assert verdict(first, second=ANSWER, **case).second is False


def test_a_simulated_search_finds_what_was_searched_for() -> None:
    offered = [as_candidate(tool) for tool in TOOLS]
    assert simulated(call("search_email", query="logo"), offered).result == {"results": [{"id": "r1", "query": "logo"}]}
    assert simulated(call("add_task", title="x"), offered).result == {"message": "done"}


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
    assert summary.shares["called"] == Share(0, 2)
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


def test_a_group_counts_only_its_own_cases_and_the_gates_leave_out_names_from_training() -> None:
    spec = TOOLS[0].model_copy(update={"name": "hum"})
    trained = TOOLS[0].model_copy(update={"name": "whistle"})
    toolset = Toolset("own", TOOLS, [spec, trained], {"whistle"})
    cases = [("list_tasks", "list_tasks"), ("hum", "hum"), ("whistle", "list_tasks"), ("whistle", "list_tasks")]
    verdicts = [
        judge(
            FiledCase(Case(id=str(number), text="x", tool=tool), Path("a.jsonl"), number, toolset),
            Outcome([], calls(call(called)), None, 1.0, 1.0),
        )
        for number, (tool, called) in enumerate(cases)
    ]
    evaluation = Evaluation("some", verdicts)
    groups = evaluation.groups()
    told = {name: groups[name].shares["tool"] for name in ("all", *Group)}
    assert told == {
        "all": Share(2, 4),
        Group.KNOWN: Share(1, 1),
        Group.INVENTED: Share(1, 1),
        Group.TRAINED: Share(0, 2),
    }
    assert [gate.passed for gate in evaluation.gates() if gate.name.startswith("tool")] == [True, True]
    console = Console(record=True, width=200)
    show(console, evaluation, by=None, errors=0)
    shown = console.export_text()
    assert "invented, trained by name" in shown
    assert "called" in shown
    assert Group.TRAINED in document(evaluation, by=None, errors=0)


def test_a_backend_that_could_not_be_asked_misses_and_says_why() -> None:
    evaluation = Evaluation("llama", [], "no model file is set")
    assert evaluation.missed
    assert document(evaluation, by="tool", errors=3) == {"backend": "llama", "away": "no model file is set"}
    console = Console(record=True)
    show(console, evaluation, by="tool", errors=3)
    assert "planner llama was not measured: no model file is set" in console.export_text()


def test_recall_wants_each_tool_of_several_calls() -> None:
    one = FiledCase(Case(id="1", text="the tasks", tool=["list_tasks", "add_task"]), Path("a.jsonl"), 1, BASE)
    two = FiledCase(Case(id="2", text="die und der", tools=["list_tasks", "add_task"]), Path("a.jsonl"), 2, BASE)
    hits = [Hit("x", 0.9), Hit("list_tasks", 0.8)]
    found = recalls([one, two], [hits, hits])
    assert found["all"] == {1: 0.0, 3: 2 / 3, 5: 2 / 3, 8: 2 / 3}
    assert found["known"] == found["all"]
    assert found["not English"] == {1: 0.0, 3: 0.5, 5: 0.5, 8: 0.5}
    assert set(found) == {"all", "known", "not English"}


@pytest.mark.parametrize(
    ("measured", "missed"),
    [
        ({}, None),
        ({"search_p95": 10.1}, "search p95 10.1 ms, at most 10"),
        ({"embed_p50": 12.0}, "embed p50 12.0 ms, at most 10"),
        ({"recall": {"all": {5: 0.89}}}, "recall at 5 89.0%, at least 90%"),
    ],
)
def test_a_measurement_of_retrieval_fails_with_any_aim_it_misses(
    measured: dict[str, Any], missed: str | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    well = Found(1000, 3000, 900, 60.0, 10.0, 5.0, 10.0, {"all": {5: 0.9}})

    async def measure(*_: Any) -> Found:
        return replace(well, **measured)

    monkeypatch.setattr(retrieval, "measure", measure)
    assert retrieval.main(["--json"]) == (0 if missed is None else 1)
    assert capsys.readouterr().err == ("" if missed is None else f"missed: {missed}\n")


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
