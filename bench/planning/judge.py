"""Whether a plan is what a case wants: tool, arguments, question, second step. Pure; the metrics only count.

Strict on purpose: one call where one is wanted, no argument that nobody asked for, no question about what was said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bench.planning.cases import Case, FiledCase
from bench.planning.pipeline import Outcome
from bench.planning.values import accepts, may_be_absent
from steward.contracts.plan import AnswerPlan, AskPlan, CallsPlan, Plan, ToolCall, calls_of
from steward.search.tool_index import Hit


@dataclass(frozen=True, slots=True)
class Verdict:
    """One case judged. None: the question does not arise for it."""

    filed: FiledCase
    outcome: Outcome
    tool: bool
    """Right where a question holds the right call as its draft, too."""
    called: bool | None = None
    """Where a tool is wanted and nothing lacks: whether the right one is called, without a question."""
    args: bool | None = None
    asked: bool = False
    """The plan asks the user something."""
    ask: bool | None = None
    """For a case that lacks something: whether the plan asks for that and nothing else."""
    answered: bool = False
    """The plan calls nothing and asks nothing."""
    several: bool | None = None
    second: bool | None = None
    ranks: list[int | None] = field(default_factory=list)
    """Where retrieval put each tool the case needs, from 1; None: not among those searched."""
    faults: list[str] = field(default_factory=list)

    @property
    def wrong(self) -> bool:
        """Whether anything the case asks of a plan is missing."""
        return not self.tool or any(verdict is False for verdict in (self.args, self.ask, self.second))


def judge(filed: FiledCase, outcome: Outcome) -> Verdict:
    """Compare what came with what was wanted."""
    case, plan = filed.case, outcome.plan
    faults: list[str] = [f"no plan: {outcome.failed}"] if outcome.failed else []
    tool = _tool_right(case, plan)
    if not tool:
        faults.append("tool")
    args = _args_right(case, plan, tool, faults) if case.names and case.args is not None else None
    ask = _ask_right(case, plan) if case.ask else None
    if ask is False:
        faults.append("ask")
    second = _second_right(case, tool, outcome.second)
    if second is False and case.then:
        faults.append("then")
    return Verdict(
        filed=filed,
        outcome=outcome,
        tool=tool,
        called=tool and isinstance(plan, CallsPlan) if case.names and not case.ask else None,
        args=args,
        asked=isinstance(plan, AskPlan),
        ask=ask,
        answered=isinstance(plan, AnswerPlan),
        several=tool if case.tools else None,
        second=second,
        ranks=ranks_of(case, outcome.hits),
        faults=faults,
    )


def _tool_right(case: Case, plan: Plan | None) -> bool:
    if not case.names:
        return isinstance(plan, AnswerPlan)
    called = [call.tool_name for call in calls_of(plan)]
    if case.tools is not None:
        return isinstance(plan, CallsPlan) and Counter(called) == Counter(case.tools)
    return len(called) == 1 and called[0] in case.names


def _ask_right(case: Case, plan: Plan | None) -> bool:
    if not isinstance(plan, AskPlan) or plan.draft is None:
        return False
    missing = set(plan.missing)
    return plan.draft.tool_name in case.names and bool(missing) and missing <= set(case.ask or ())


def _args_right(case: Case, plan: Plan | None, tool: bool, faults: list[str]) -> bool:
    """Whether every argument is right. A wrong tool's are not looked at; an idle question leaves a call undone."""
    if not tool:
        return False
    calls, accepted = calls_of(plan), case.args or {}
    found = [fault for call in calls for fault in _wrong_given(call, accepted)]
    found += [
        f"{key} is absent" for key, values in accepted.items() if not may_be_absent(values) and not _given(key, calls)
    ]
    if isinstance(plan, AskPlan) and not case.ask:
        found.append(f"asks for {', '.join(plan.missing) or 'something'}")
    faults.extend(found)
    return not found


def _wrong_given(call: ToolCall, accepted: dict[str, list[Any]]) -> list[str]:
    wrong = []
    for name, value in call.args.items():
        dotted = f"{call.tool_name}.{name}"
        values = accepted.get(dotted, accepted.get(name))
        if value is None or (values is not None and accepts(values, value)):
            continue
        wrong.append(f"{name}={value!r}" + ("" if values else " is not wanted"))
    return wrong


def _given(key: str, calls: list[ToolCall]) -> bool:
    return any(call.args.get(key.removeprefix(f"{call.tool_name}.")) is not None for call in calls)


def _second_right(case: Case, tool: bool, second: Plan | None) -> bool | None:
    if case.then:
        return tool and isinstance(second, CallsPlan) and case.then in [call.tool_name for call in second.calls]
    return tool if case.context else None


def ranks_of(case: Case, hits: Sequence[Hit]) -> list[int | None]:
    """Where each tool that a case needs stands among what was found, from 1; None: nowhere."""
    found = {hit.tool: rank for rank, hit in enumerate(hits, start=1)}
    needed = [[name] for name in dict.fromkeys(case.tools)] if case.tools else [case.names] if case.names else []
    needed += [[case.then]] if case.then else []
    return [min((found[name] for name in names if name in found), default=None) for names in needed]
