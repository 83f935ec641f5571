"""`python -m bench.planning [FILE...]`, which `steward eval` runs: how good the planner is, on requests with known
answers. Asks the production classes in this process; calls no tool."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import re
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from pydantic import SecretStr
from rich.console import Console
from rich.progress import Progress
from threadpoolctl import threadpool_limits

from bench.planning.cases import BadCases, FiledCase, load_cases
from bench.planning.catalogue import CatalogueFault, Toolsets, evaluated_tools
from bench.planning.judge import judge
from bench.planning.pipeline import Pipeline, RememberingEmbedder, Retrieval
from bench.planning.report import BREAKDOWNS, Evaluation, document, show
from steward import wording
from steward.config.errors import SettingsError
from steward.config.settings import Settings, load_settings
from steward.contracts.errors import StewardError
from steward.planners.backends import PlannerParams, build_planners
from steward.planners.chain import PlannerBackend
from steward.planners.embedded.judge.registry import RULES
from steward.planners.embedded.judge.rule_set import Rules
from steward.search.embedder import Embedder, FastembedEmbedder
from steward.weights.names import for_tools

REQUESTS = Path(__file__).parent / "requests"
_FLOOR = "zero-shot"
_PIPED_WIDTH = 200
_FAILED, _USAGE = 1, 2


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code: 0, 1 for a missed gate or an evaluation that broke, 2 for input that cannot be used."""
    options = _parser().parse_args(argv)
    logging.basicConfig(level=logging.ERROR, stream=sys.stderr)
    try:
        settings = load_settings()
        cases = _chosen(options)
        embedder = RememberingEmbedder(
            FastembedEmbedder(settings.home / "models", for_tools(settings.embed_model), threads=settings.embed_threads)
        )
        names = options.planner or [*settings.planners, _FLOOR]
        backends = _backends(names, settings, embedder, RULES.without(options.without))
    except (BadCases, CatalogueFault, SettingsError, ValueError) as error:
        return _refuse(str(error), options.json, _USAGE)
    except StewardError as error:
        return _refuse(error.detail, options.json, _USAGE)
    try:
        evaluations = asyncio.run(_evaluate(cases, backends, embedder, settings.plan_timeout_s))
    except StewardError as error:
        return _refuse(error.detail, options.json, _FAILED)
    _print(evaluations, options)
    return _FAILED if options.gate and evaluations[0].missed else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="steward eval", description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, help=f"request files (all of {REQUESTS.name}/*.jsonl)")
    names = f"embedded, llama, openai, module:factory or {_FLOOR} (those of the settings, then {_FLOOR})"
    parser.add_argument("--planner", action="append", help=names)
    parser.add_argument("--without", action="append", default=[], metavar="RULE", help="leave out a rule of `embedded`")
    parser.add_argument("--by", choices=BREAKDOWNS, help="break the figures down")
    parser.add_argument("--errors", type=int, default=0, metavar="N", help="show the first N wrong cases")
    parser.add_argument("--limit", type=int, metavar="N", help="only the first N cases")
    parser.add_argument("--match", metavar="REGEX", help="only cases whose id matches")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    parser.add_argument("--gate", action="store_true", help="exit 1 when the first planner misses a gate")
    return parser


def _chosen(options: argparse.Namespace) -> list[FiledCase]:
    """The cases asked for. Raises BadCases and ValueError."""
    files = options.files or sorted(REQUESTS.glob("*.jsonl"))
    if not files:
        raise ValueError(f"there are no request files in {REQUESTS}; name some")
    try:
        wanted = re.compile(options.match or "")
    except re.error as error:
        raise ValueError(f"--match {options.match!r} is not a regular expression: {error}") from error
    cases = [filed for filed in load_cases(files, Toolsets(evaluated_tools())) if wanted.search(filed.case.id)]
    chosen = cases[: options.limit]
    if not chosen:
        raise ValueError("no case is left to evaluate")
    return chosen


def _backends(
    names: Sequence[str], settings: Settings, embedder: Embedder, rules: Rules = RULES
) -> list[PlannerBackend]:
    """As a worker builds them, each to be asked alone. Raises ValueError."""
    values = {field.name: getattr(settings, field.name) for field in fields(PlannerParams)}
    plain: dict[str, Any] = {n: v.get_secret_value() if isinstance(v, SecretStr) else v for n, v in values.items()}
    paths = ["bench.planning.floor:make" if name == _FLOOR else name for name in names]
    return build_planners(paths, PlannerParams(**plain), wording, embedder, rules=rules)


async def _evaluate(
    cases: Sequence[FiledCase], backends: Sequence[PlannerBackend], embedder: RememberingEmbedder, timeout_s: float
) -> list[Evaluation]:
    """Every case with every backend, one after the other: latencies are of a machine that does nothing else."""
    evaluations = []
    one_thread = threadpool_limits(1, "blas")  # as in a worker
    with one_thread, tempfile.TemporaryDirectory(prefix="steward-eval-") as folder, _progress() as progress:
        retrieval = Retrieval(embedder, Path(folder))
        try:
            indexing = progress.add_task("indexing the tools", total=len({filed.toolset.key for filed in cases}))
            for toolset in {filed.toolset.key: filed.toolset for filed in cases}.values():
                await retrieval.retriever(toolset)
                progress.advance(indexing)
            for backend in backends:
                pipeline = Pipeline(retrieval, backend, timeout_s)
                try:
                    evaluations.append(await _evaluated(cases, backend.name, pipeline, progress))
                finally:
                    pipeline.close()
        finally:
            retrieval.close()
    return evaluations


async def _evaluated(cases: Sequence[FiledCase], name: str, pipeline: Pipeline, progress: Progress) -> Evaluation:
    """One backend on every case; one that cannot plan is named and stands in nobody's way."""
    away = await pipeline.ready(cases)
    if away is not None:
        return Evaluation(name, [], away)
    task = progress.add_task(f"planning with {name}", total=len(cases))
    verdicts = []
    for filed in cases:
        verdicts.append(judge(filed, await pipeline.run(filed)))
        progress.advance(task)
    return Evaluation(name, verdicts)


def _progress() -> Progress:
    return Progress(console=Console(stderr=True), transient=True)


def _print(evaluations: Sequence[Evaluation], options: argparse.Namespace) -> None:
    if options.json:
        told = [document(evaluation, by=options.by, errors=options.errors) for evaluation in evaluations]
        print(json.dumps({"backends": told}, ensure_ascii=False, indent=2))
        return
    width = None if sys.stdout.isatty() else _PIPED_WIDTH
    console = Console(width=width, markup=False, highlight=False, emoji=False)
    for evaluation in evaluations:
        show(console, evaluation, by=options.by, errors=options.errors)


def _refuse(detail: str, as_json: bool, code: int) -> int:
    if as_json:
        print(json.dumps({"success": False, "error": "usage" if code == _USAGE else "failed", "detail": detail}))
    else:
        print(detail, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
