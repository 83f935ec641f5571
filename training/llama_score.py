"""Measures a filler beside the judge: `python -m training.llama_score --model build/filler/filler-q8_0.gguf`.

The right tool is given. On generated requests (lines it was trained on, lines and tools it was not) and on the written
ones of bench/planning: the share with every argument right, and milliseconds per plan. Needs no training framework.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from bench.planning.cases import FiledCase, Group, load_cases
from bench.planning.catalogue import Toolsets, evaluated_tools
from bench.planning.judge import judge
from bench.planning.metrics import percentiles
from bench.planning.pipeline import Outcome
from bench.planning.values import same
from contracts.base import Json
from contracts.errors import StewardError
from contracts.plan import CallsPlan, ToolCall
from contracts.tool import Candidate, Permission
from models.filler import Filler
from models.judge.arguments import arguments
from models.judge.layout import tool_text
from models.judge.session import Judge
from training.corpus import ROOT, Corpus
from training.llama_data import Maker
from training.template import Template

_REQUESTS = ROOT / "bench" / "planning" / "requests"
Fill = Callable[[str, Candidate], dict[str, Json]]
Lines = Mapping[str | None, list[Template]]


@dataclass(frozen=True, slots=True)
class Task:
    """A request for a tool, and how to tell whether arguments are right."""

    text: str
    candidate: Candidate
    right: Callable[[dict[str, Json]], bool]


@dataclass(slots=True)
class Score:
    """Counts of one filler on one set. Times are milliseconds."""

    right: int = 0
    failed: int = 0
    times: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def told(self) -> dict[str, Any]:
        """For people and for the card."""
        p50, p95 = percentiles(self.times) or (0.0, 0.0)
        share = round(self.right / max(len(self.times), 1), 3)
        return {
            "right": share,
            "of": len(self.times),
            "failed": self.failed,
            "p50": round(p50, 1),
            "p95": round(p95, 1),
        }


def main() -> None:
    """Print one JSON document: per set of requests, each filler's score."""
    asked = _arguments()
    fillers: dict[str, Fill] = {}
    if asked.model:
        fillers["llama"] = Filler(asked.model, threads=asked.threads).fill
    if not asked.no_judge:
        fillers["judge"] = judged(Judge(asked.home, threads=asked.threads or 2))
    told: dict[str, dict[str, Any]] = {}
    for name, tasks in _sets(asked).items():
        told[name] = {}
        for filler, fill in fillers.items():
            score = measure(fill, tasks)
            told[name][filler] = score.told() | ({"wrong": score.wrong[: asked.errors]} if asked.errors else {})
    print(json.dumps(told, ensure_ascii=False, indent=1))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", type=Path, help="the filler; left out, the judge alone is measured")
    parser.add_argument("--home", type=Path, default=Path(".steward/models"), help="where the built judge is kept")
    parser.add_argument("--no-judge", action="store_true", help="the filler alone")
    parser.add_argument("--count", type=int, default=240, help="generated requests in each set")
    parser.add_argument("--written", type=int, help="written requests of each kind (all)")
    parser.add_argument("--errors", type=int, default=0, help="wrong ones to show for each set")
    parser.add_argument("--threads", type=int)
    parser.add_argument("--seed", type=int, default=7, help="the one the model was trained with")
    return parser.parse_args()


def measure(fill: Fill, tasks: Sequence[Task]) -> Score:
    """Every task once, after one that loads what has to be loaded."""
    score = Score()
    _filled(fill, tasks[0])
    for task in tasks:
        began = time.perf_counter()
        args = _filled(fill, task)
        score.times.append(1000 * (time.perf_counter() - began))
        score.failed += args is None
        if args is not None and task.right(args):
            score.right += 1
        else:
            score.wrong.append(f"{task.candidate.name}: {task.text} -> {json.dumps(args, ensure_ascii=False)}")
    return score


def _filled(fill: Fill, task: Task) -> dict[str, Json] | None:
    try:
        return fill(task.text, task.candidate)
    except StewardError:
        return None


def judged(judge: Judge) -> Fill:
    """The judge's reading, as the embedded planner takes it."""

    def fill(text: str, candidate: Candidate) -> dict[str, Json]:
        shown = tool_text(candidate.name, candidate.description, candidate.parameters)
        return arguments(text, candidate.parameters, judge.read(text, shown))

    return fill


def _sets(asked: argparse.Namespace) -> dict[str, list[Task]]:
    corpus = Corpus()
    sets = {name: generated_tasks(corpus, made, asked.count, asked.seed) for name, made in corpus.sources().items()}
    cases = load_cases(sorted(_REQUESTS.glob("*.jsonl")), Toolsets(evaluated_tools()))
    written = [(filed, _given(filed)) for filed in cases if _is_single(filed)]
    sets["written, known tools"] = [task for filed, task in written if filed.group == Group.KNOWN][: asked.written]
    sets["written, invented tools"] = [task for filed, task in written if filed.group == Group.INVENTED][
        : asked.written
    ]
    return {name: tasks for name, tasks in sets.items() if tasks}


def generated_tasks(corpus: Corpus, templates: Lines, count: int, seed: int) -> list[Task]:
    """Requests drawn from templates; right is what the model would have been trained to say."""
    maker, tasks = Maker(corpus, templates, random.Random(f"score {seed}")), []
    for _ in range(count):
        filled = maker.filled()
        candidate = _candidate(filled.tool, filled.description, dict(filled.schema))
        tasks.append(Task(filled.text, candidate, partial(same, filled.args)))
    return tasks


def _is_single(filed: FiledCase) -> bool:
    """Whether a case is one request for one tool, out of whose text the arguments are to be read."""
    case = filed.case
    return bool(case.names) and case.args is not None and not (case.tools or case.then or case.context)


def _given(filed: FiledCase) -> Task:
    """A written case with its (first) right tool; its arguments are judged as `steward eval` judges them."""
    spec = filed.toolset.resolve(filed.case.names[0])
    assert spec is not None, "cases are checked as they are loaded"

    def right(args: dict[str, Json]) -> bool:
        plan = CallsPlan(calls=[ToolCall(tool_name=spec.name, args=args)])
        return judge(filed, Outcome([], plan, None, 0.0, 0.0)).args is True

    return Task(filed.case.text, _candidate(spec.name, spec.description, spec.parameters), right)


def _candidate(name: str, description: str, schema: dict[str, Any]) -> Candidate:
    return Candidate(
        name=name, description=description, parameters=schema, permission=Permission.AUTONOMOUS, tool_type="score"
    )


if __name__ == "__main__":
    main()
