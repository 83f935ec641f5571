"""Counts verdicts: shares, precision and recall, percentiles, and the gates a planner has to pass. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bench.planning.judge import Verdict

DEPTHS = (1, 3, 5, 10)


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many. Of none, there is no share."""

    hit: int = 0
    of: int = 0

    @property
    def value(self) -> float | None:
        """0 to 1."""
        return self.hit / self.of if self.of else None

    def as_json(self) -> dict[str, Any]:
        """The share with its counts: 9 of 10 is not 900 of 1000."""
        return {"share": None if self.value is None else round(self.value, 4), "hit": self.hit, "of": self.of}


@dataclass(frozen=True, slots=True)
class Summary:
    """What a set of verdicts comes to. Times are milliseconds, (p50, p95)."""

    cases: int
    shares: dict[str, Share]
    latency: dict[str, tuple[float, float] | None]

    def as_json(self) -> dict[str, Any]:
        """For `--json`."""
        return {
            "cases": self.cases,
            **{name: share.as_json() for name, share in self.shares.items()},
            "latency_ms": {
                name: None if pair is None else {"p50": round(pair[0], 2), "p95": round(pair[1], 2)}
                for name, pair in self.latency.items()
            },
        }


@dataclass(frozen=True, slots=True)
class Gate:
    """One aim. `passed` None: there was no case to tell by."""

    name: str
    aim: float
    value: float | None
    at_most: bool = False

    @property
    def passed(self) -> bool | None:
        """Whether the aim is met."""
        if self.value is None:
            return None
        return self.value <= self.aim if self.at_most else self.value >= self.aim

    def as_json(self) -> dict[str, Any]:
        """For `--json`."""
        return {"gate": self.name, "aim": self.aim, "value": self.value, "passed": self.passed}


def summarise(verdicts: Sequence[Verdict]) -> Summary:
    """Every figure of a set of verdicts.

    No-tool and ask figures look at first plans alone: after an observation an answer is the usual end.
    """
    first = [v for v in verdicts if not v.filed.case.context]
    shares = {
        "tool": _share(v.tool for v in verdicts),
        "called": _share(v.called for v in verdicts),
        "args": _share(v.args for v in verdicts),
        "ask_precision": _share(v.ask is True for v in verdicts if v.asked),
        "ask_recall": _share(v.ask for v in verdicts),
        "none_precision": _share(not v.filed.case.names for v in first if v.answered),
        "none_recall": _share(v.answered for v in first if not v.filed.case.names),
        "several": _share(v.several for v in verdicts),
        "second": _share(v.second for v in verdicts),
    }
    ranks = [rank for v in verdicts for rank in v.ranks]
    for depth in DEPTHS:
        shares[f"recall@{depth}"] = _share(rank is not None and rank <= depth for rank in ranks)
    times: dict[str, Callable[[Verdict], float]] = {
        "search": lambda v: v.outcome.search_ms,
        "plan": lambda v: v.outcome.plan_ms,
        "total": lambda v: v.outcome.total_ms,
    }
    latency = {name: percentiles([time(v) for v in verdicts]) for name, time in times.items()}
    return Summary(len(verdicts), shares, latency)


def gates(overall: Summary, known: Summary, invented: Summary) -> list[Gate]:
    """The aims, in the order they are shown. Percentages and milliseconds."""
    p50, p95 = overall.latency["total"] or (None, None)
    return [
        Gate("tool, known", 95, _percent(known, "tool")),
        Gate("all arguments, known", 88, _percent(known, "args")),
        Gate("tool, invented", 90, _percent(invented, "tool")),
        Gate("all arguments, invented", 80, _percent(invented, "args")),
        Gate("no tool, precision", 95, _percent(overall, "none_precision")),
        Gate("no tool, recall", 95, _percent(overall, "none_recall")),
        Gate("total p50, ms", 100, _rounded(p50), at_most=True),
        Gate("total p95, ms", 250, _rounded(p95), at_most=True),
    ]


def percentiles(values: Sequence[float]) -> tuple[float, float] | None:
    """(p50, p95) by nearest rank; None of nothing."""
    if not values:
        return None
    ordered = sorted(values)
    p50, p95 = (ordered[max(0, -(-len(ordered) * part // 100) - 1)] for part in (50, 95))
    return p50, p95


def _share(outcomes: Iterable[bool | None]) -> Share:
    known = [outcome for outcome in outcomes if outcome is not None]
    return Share(sum(known), len(known))


def _percent(summary: Summary, name: str) -> float | None:
    value = summary.shares[name].value
    return None if value is None else round(100 * value, 2)


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)
