"""Shows an evaluation: tables for a person, one document for a program. Decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.planning.cases import Group
from bench.planning.judge import Verdict
from bench.planning.metrics import DEPTHS, Gate, Share, Summary, gates, summarise
from steward.contracts.base import canonical_json
from steward.contracts.plan import AnswerPlan, AskPlan, CallsPlan, Plan, calls_of

_COLUMNS: dict[str, Callable[[Summary], str]] = {
    "cases": lambda s: str(s.cases),
    "tool": lambda s: _percent(s.shares["tool"]),
    "called": lambda s: _percent(s.shares["called"]),
    "all args": lambda s: _percent(s.shares["args"]),
    "ask P/R": lambda s: f"{_percent(s.shares['ask_precision'])} / {_percent(s.shares['ask_recall'])}",
    "none P/R": lambda s: f"{_percent(s.shares['none_precision'])} / {_percent(s.shares['none_recall'])}",
    "several": lambda s: _percent(s.shares["several"]),
    "2nd step": lambda s: _percent(s.shares["second"]),
    "found in " + "/".join(map(str, DEPTHS)): lambda s: " ".join(
        _percent(s.shares[f"recall@{depth}"]) for depth in DEPTHS
    ),
    "search ms": lambda s: _pair(s, "search"),
    "plan ms": lambda s: _pair(s, "plan"),
    "total ms": lambda s: _pair(s, "total"),
}
_PASSED = {True: "pass", False: "MISS", None: "no cases"}
_BY: dict[str, Callable[[Verdict], str]] = {
    "tool": lambda v: " + ".join(v.filed.case.tools or v.filed.case.names[:1]) or "(none)",
    "lang": lambda v: v.filed.case.language,
    "file": lambda v: v.filed.file.name,
}
BREAKDOWNS = tuple(_BY)


@dataclass(frozen=True)
class Evaluation:
    """One backend's verdicts; none of them, and why, when it could not be asked at all."""

    backend: str
    verdicts: Sequence[Verdict]
    away: str | None = None

    def groups(self) -> dict[str, Summary]:
        """All cases, those of each group, and each file's."""
        grouped = {group: [v for v in self.verdicts if v.filed.group == group] for group in Group}
        return (
            {"all": summarise(self.verdicts)}
            | {group.value: summarise(verdicts) for group, verdicts in grouped.items()}
            | self.broken_down("file")
        )

    def broken_down(self, by: str) -> dict[str, Summary]:
        """A summary for each tool, language or file, in order of name."""
        sorted_in: dict[str, list[Verdict]] = {}
        for verdict in self.verdicts:
            sorted_in.setdefault(_BY[by](verdict), []).append(verdict)
        return {name: summarise(verdicts) for name, verdicts in sorted(sorted_in.items())}

    def gates(self) -> list[Gate]:
        """The aims, met or not."""
        groups = self.groups()
        return gates(groups["all"], groups[Group.KNOWN], groups[Group.INVENTED])

    @property
    def missed(self) -> bool:
        """Whether any aim is missed."""
        return self.away is not None or any(gate.passed is False for gate in self.gates())

    def wrong(self, most: int) -> list[Verdict]:
        """The first `most` verdicts with a fault."""
        return [verdict for verdict in self.verdicts if verdict.wrong][:most]


def show(console: Console, evaluation: Evaluation, *, by: str | None, errors: int) -> None:
    """Tables for a person: the groups, a breakdown, wrong cases, the gates."""
    if evaluation.away is not None:
        console.print(f"planner {evaluation.backend} was not measured: {evaluation.away}\n", soft_wrap=True)
        return
    console.print(_table(f"planner {evaluation.backend}", evaluation.groups()))
    if by is not None:
        console.print(_table(f"by {by}", evaluation.broken_down(by)))
    for verdict in evaluation.wrong(errors):
        console.print("\n".join(_told(verdict)), soft_wrap=True)
    gated = Table("gate", "aim", "value", "", title=f"gates, {evaluation.backend}", title_justify="left")
    for gate in evaluation.gates():
        value = "" if gate.value is None else f"{gate.value:.1f}"
        gated.add_row(gate.name, f"{'<=' if gate.at_most else '>='} {gate.aim:g}", value, _PASSED[gate.passed])
    console.print(gated)


def document(evaluation: Evaluation, *, by: str | None, errors: int) -> dict[str, Any]:
    """The same for a program."""
    if evaluation.away is not None:
        return {"backend": evaluation.backend, "away": evaluation.away}
    groups = evaluation.groups()
    own = {name: groups.pop(name).as_json() for name in ("all", *Group)}
    return {
        "backend": evaluation.backend,
        **own,
        "files": {name: summary.as_json() for name, summary in groups.items()},
        **({"by": {name: s.as_json() for name, s in evaluation.broken_down(by).items()}} if by else {}),
        "gates": [gate.as_json() for gate in evaluation.gates()],
        "errors": [_as_json(verdict) for verdict in evaluation.wrong(errors)],
    }


def _table(title: str, groups: dict[str, Summary]) -> Table:
    table = Table("", title=title, title_justify="left")
    for heading in _COLUMNS:
        table.add_column(heading, justify="right")
    for name, summary in groups.items():
        table.add_row(name, *(column(summary) for column in _COLUMNS.values()))
    return table


def _percent(share: Share) -> str:
    return "-" if share.value is None else f"{100 * share.value:.1f}"


def _pair(summary: Summary, name: str) -> str:
    pair = summary.latency[name]
    return "-" if pair is None else f"{pair[0]:.1f} / {pair[1]:.1f}"


def _told(verdict: Verdict) -> Iterable[str]:
    case, found = verdict.filed.case, [hit.tool for hit in verdict.outcome.hits[:5]]
    yield f"{case.id} ({verdict.filed.file.name}:{verdict.filed.line}): {'; '.join(verdict.faults)}"
    yield f"  text      {case.text}"
    yield f"  expected  {expected(verdict)}"
    yield f"  got       {told_plan(verdict.outcome.plan)}"
    if case.then and verdict.outcome.second is not None:
        yield f"  then      {told_plan(verdict.outcome.second)}"
    yield f"  found     {', '.join(found)}"


def _as_json(verdict: Verdict) -> dict[str, Any]:
    case, second = verdict.filed.case, verdict.outcome.second
    return {
        "id": case.id,
        "file": str(verdict.filed.file),
        "line": verdict.filed.line,
        "text": case.text,
        "faults": verdict.faults,
        "expected": case.model_dump(include={"tool", "tools", "args", "ask", "then", "answer"}, exclude_none=True),
        "got": None if verdict.outcome.plan is None else verdict.outcome.plan.model_dump(mode="json"),
        **({} if second is None else {"second": second.model_dump(mode="json")}),
        "found": [hit.tool for hit in verdict.outcome.hits],
    }


def expected(verdict: Verdict) -> str:
    """What the case wants, in a line."""
    case = verdict.filed.case
    tool = " + ".join(case.tools) if case.tools else " | ".join(case.names) or "an answer"
    args = "" if case.args is None else f" {canonical_json(case.args)}"
    ask = f", asking for {' or '.join(case.ask)}" if case.ask else ""
    return tool + args + ask + (f", then {case.then}" if case.then else "")


def told_plan(plan: Plan | None) -> str:
    """A plan in a line."""
    called = " + ".join(f"{call.tool_name} {canonical_json(call.args)}" for call in calls_of(plan))
    match plan:
        case CallsPlan():
            return called
        case AskPlan(missing=missing, question=question):
            return f"{called or 'a question'}, asking for {', '.join(missing) or repr(question)}"
        case AnswerPlan(text=text):
            return f"an answer: {text[:100]!r}"
        case _:
            return "nothing"
