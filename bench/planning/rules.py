"""`python -m bench.planning.rules`, which `make eval-rules` runs: what each rule of the embedded planner is worth.

Every case is planned with all rules, then without each rule that changed something there. What the models say is asked
once: it does not depend on rules but through the texts they are shown.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.planning.__main__ import REQUESTS
from bench.planning.cases import FiledCase, load_cases
from bench.planning.catalogue import Toolsets, evaluated_tools
from bench.planning.judge import judge
from bench.planning.metrics import summarise
from bench.planning.pipeline import Offer, Pipeline, RememberingEmbedder, Retrieval, offered
from steward import wording
from steward.config.settings import Settings, load_settings
from steward.planners.embedded.answer_cache import AnswerCache
from steward.planners.embedded.backend import EmbeddedPlanner
from steward.planners.embedded.judge.layout import ToolText
from steward.planners.embedded.judge.model import Array, Judge
from steward.planners.embedded.judge.readings import Intents, Reading, ToolChoice
from steward.planners.embedded.judge.registry import RULES
from steward.planners.embedded.judge.rule_set import Rules
from steward.search.embedder import FastembedEmbedder
from steward.weights.names import FINDER

READ: Final = frozenset({"known", "ask", "none", "multi", "invented", "second", "fourth"})
"""Files whose errors were read while rules were written; the others are for figures alone."""
_FIGURES: Final = ("tool", "args", "ask_recall", "none_recall", "several", "second")
_WIDTH: Final = 110


class RememberingJudge(Judge):
    """A judge that is asked everything once."""

    def __init__(self, home: Path, *, threads: int) -> None:
        super().__init__(home, threads=threads)
        self._answers: AnswerCache[Any] = AnswerCache(sys.maxsize)

    def choose_tool(
        self,
        request: str,
        tools: Sequence[ToolText],
        nearness: Sequence[float],
        intents: Intents = Intents(),
        shared: Sequence[float] = (),
    ) -> ToolChoice:
        """As the judge; a text's intents are always the same."""
        asked = ("choose", request, tuple(tools), tuple(nearness), tuple(shared))
        work_out = partial(super().choose_tool, request, tools, nearness, intents, shared)
        choice: ToolChoice = self._answers.get(asked, work_out)
        return choice

    def read_parameters(self, request: str, tool: ToolText) -> list[Reading]:
        """As the judge."""
        work_out = partial(super().read_parameters, request, tool)
        readings: list[Reading] = self._answers.get(("read", request, tool), work_out)
        return readings

    def intents(self, meaning: Array) -> Intents:
        """As the judge."""
        intents: Intents = self._answers.get(("intents", meaning.tobytes()), partial(super().intents, meaning))
        return intents


@dataclass
class Worth:
    """What a rule is worth in some files. `heard`: in how many cases it changed something on the way to a plan."""

    heard: int = 0
    helped: int = 0
    hurt: int = 0
    moved: dict[str, int] = field(default_factory=dict)
    """By how many cases each figure is higher with the rule."""


class Bench:
    """Plans cases by rules, as production does."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        models = settings.home / "models"
        self._embedder = RememberingEmbedder(FastembedEmbedder(models, FINDER, threads=settings.embed_threads))
        self._judge = RememberingJudge(models, threads=settings.judge_threads)
        self._timeout_s = settings.plan_timeout_s
        self._retrieval = Retrieval(self._embedder, folder)
        self._offers: dict[str, Offer] = {}

    async def figures(self, filed: FiledCase, rules: Rules) -> dict[str, int]:
        """How often the case counts for each figure, and as right altogether."""
        if filed.case.id not in self._offers:
            self._offers[filed.case.id] = await offered(filed, self._retrieval)
        # A planner of its own: what one remembers would be heard of by no rule.
        planner = EmbeddedPlanner(self._judge, self._embedder, wording, rules=rules)
        verdict = judge(
            filed, await Pipeline(self._retrieval, planner, 60.0).planned(filed, self._offers[filed.case.id])
        )
        shares = summarise([verdict]).shares
        return {"right": int(not verdict.wrong)} | {name: shares[name].hit for name in _FIGURES}

    def close(self) -> None:
        """Let go of the indexes."""
        self._retrieval.close()


async def measured(cases: Sequence[FiledCase], bench: Bench, names: Collection[str]) -> dict[str, dict[bool, Worth]]:
    """Each rule's worth, on files that were read (True) and on the others."""
    worth = {name: {True: Worth(), False: Worth()} for name in names}
    for filed in track(cases, console=Console(stderr=True), transient=True):
        heard: set[str] = set()
        whole = await bench.figures(filed, RULES.with_listener(heard.add))
        for name in heard & worth.keys():
            without = await bench.figures(filed, RULES.without([name]))
            _count(worth[name][filed.file.stem in READ], whole, without)
    return worth


def _count(worth: Worth, whole: dict[str, int], without: dict[str, int]) -> None:
    worth.heard += 1
    worth.helped += whole["right"] > without["right"]
    worth.hurt += whole["right"] < without["right"]
    for figure in _FIGURES:
        worth.moved[figure] = worth.moved.get(figure, 0) + whole[figure] - without[figure]


def main(argv: Sequence[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="make eval-rules", description=__doc__)
    parser.add_argument("rules", nargs="*", metavar="RULE", help=f"only these of {', '.join(RULES.names)}")
    names = parser.parse_args(argv).rules or RULES.names
    RULES.without(names)
    settings = load_settings()
    cases = load_cases(sorted(REQUESTS.glob("*.jsonl")), Toolsets(evaluated_tools()))
    with tempfile.TemporaryDirectory(prefix="steward-rules-") as folder:
        bench = Bench(settings, Path(folder))
        try:
            worth = asyncio.run(measured(cases, bench, names))
        finally:
            bench.close()
    _print(worth, cases)
    return 0


def _print(worth: dict[str, dict[bool, Worth]], cases: Sequence[FiledCase]) -> None:
    read = sum(filed.file.stem in READ for filed in cases)
    title = (
        f"cases that are right with a rule and wrong without it, and the reverse; {read} read, {len(cases) - read} not"
    )
    table = Table("rule", "heard", "read", "heard", "unread", "figures that move, read | unread", title=title)
    for name, (told, untold) in ((name, (known[True], known[False])) for name, known in worth.items()):
        moved = " | ".join(_moved(one) for one in (told, untold))
        table.add_row(name, str(told.heard), _signed(told), str(untold.heard), _signed(untold), moved)
    Console(width=None if sys.stdout.isatty() else _WIDTH, markup=False, highlight=False).print(table)


def _signed(worth: Worth) -> str:
    return f"+{worth.helped} -{worth.hurt}" if worth.helped or worth.hurt else "0"


def _moved(worth: Worth) -> str:
    return ", ".join(f"{name} {cases:+d}" for name, cases in worth.moved.items() if cases) or "-"


if __name__ == "__main__":
    sys.exit(main())
