"""`python -m bench.planning.retrieval`: whether the right tool is found among a thousand others, and how quickly.

The evaluation's requests over the real tools, the invented ones and distractors, all in one local Qdrant, through the
production retriever. The search is timed without the embedding, the embedding beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.planning.__main__ import REQUESTS
from bench.planning.cases import BadCases, FiledCase, Group, load_cases
from bench.planning.catalogue import Toolset, Toolsets, evaluated_tools
from bench.planning.distractors import distractors
from bench.planning.judge import ranks_of
from bench.planning.metrics import percentiles
from steward.config.settings import load_settings
from steward.search.embedder import Embedder, FastembedEmbedder, Vectors
from steward.search.retrieval import ToolRetriever
from steward.search.tool_index import Hit, ToolFilter, ToolIndex
from steward.weights.names import for_tools

_DEPTHS = (1, 3, 5, 8)
_SEARCHED = 8
_EMBED_AIM_MS = 10.0
_SEARCH_AIM_MS = 10.0
_RECALL_AIM = 0.9
"""At a depth of five. A tool that is not found is not planned: with less, no planner reaches its aims."""


@dataclass(frozen=True)
class Found:
    """What a run comes to. Times are milliseconds but for `index_s`; recalls are shares by depth."""

    tools: int
    vectors: int
    requests: int
    index_s: float
    embed_p50: float
    search_p50: float
    search_p95: float
    recall: dict[str, dict[int, float]]

    def missed(self) -> list[str]:
        """The aims that are missed, each with what was measured."""
        recall = self.recall["all"][5]
        aims = {
            f"embed p50 {self.embed_p50:.1f} ms, at most {_EMBED_AIM_MS:g}": self.embed_p50 <= _EMBED_AIM_MS,
            f"search p95 {self.search_p95:.1f} ms, at most {_SEARCH_AIM_MS:g}": self.search_p95 <= _SEARCH_AIM_MS,
            f"recall at 5 {100 * recall:.1f}%, at least {100 * _RECALL_AIM:g}%": recall >= _RECALL_AIM,
        }
        return [aim for aim, met in aims.items() if not met]


def main(argv: Sequence[str] | None = None) -> int:
    """0, or 1 when an aim is missed, or 2 for requests that cannot be used."""
    parser = argparse.ArgumentParser(prog="python -m bench.planning.retrieval", description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, help=f"request files (all of {REQUESTS.name}/*.jsonl)")
    parser.add_argument("--tools", type=int, default=1000, help="distractors beside the real tools (1000)")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    options = parser.parse_args(argv)
    try:
        toolsets = Toolsets(evaluated_tools())
        cases = [c for c in load_cases(options.files or sorted(REQUESTS.glob("*.jsonl")), toolsets) if c.case.names]
    except BadCases as error:
        print(error, file=sys.stderr)
        return 2
    if not cases:
        print("no request asks for a tool", file=sys.stderr)
        return 2
    found = asyncio.run(_measured(cases, toolsets, options.tools))
    if options.json:
        print(json.dumps(asdict(found), indent=2))
    else:
        _print(found)
    missed = found.missed()
    print("\n".join(f"missed: {aim}" for aim in missed), file=sys.stderr, end="\n" if missed else "")
    return 1 if missed else 0


async def _measured(cases: Sequence[FiledCase], toolsets: Toolsets, count: int) -> Found:
    settings = load_settings()
    embedder = FastembedEmbedder(
        settings.home / "models", for_tools(settings.embed_model), threads=settings.embed_threads
    )
    return await measure(cases, toolsets, count, embedder)


async def measure(cases: Sequence[FiledCase], toolsets: Toolsets, count: int, embedder: Embedder) -> Found:
    """Every case among all tools and `count` distractors."""
    tools = _everything(cases, toolsets, count)
    with tempfile.TemporaryDirectory(prefix="steward-retrieval-") as folder:
        index = ToolIndex(embedder, path=Path(folder) / "qdrant")
        try:
            print(f"indexing {len(tools.specs())} tools", file=sys.stderr)
            began = time.perf_counter()
            await index.sync(tools.specs())
            index_s = time.perf_counter() - began
            embedded = [_timed_embedding(embedder, filed.case.text) for filed in cases]
            hits, times = await _search(cases, [vector for vector, _ in embedded], ToolRetriever(index, tools))
            vectors = await index.count()
        finally:
            index.close()
    embed_p50, _ = percentiles([ms for _, ms in embedded]) or (0.0, 0.0)
    p50, p95 = percentiles(times) or (0.0, 0.0)
    return Found(len(tools.specs()), vectors, len(cases), index_s, embed_p50, p50, p95, recalls(cases, hits))


def _everything(cases: Sequence[FiledCase], toolsets: Toolsets, count: int) -> Toolset:
    """One set of all tools: what tells a case's tool apart must do so among everybody's."""
    tools = dict(toolsets.base.tools)
    for filed in cases:
        tools |= {name: spec for name, spec in filed.toolset.extra.items() if name not in tools}
    others = [spec for spec in distractors(count) if spec.name not in tools]
    return Toolset("all", [*tools.values(), *others])


def _timed_embedding(embedder: Embedder, text: str) -> tuple[Vectors, float]:
    began = time.perf_counter()
    [vector] = embedder.embed([text])
    return vector, (time.perf_counter() - began) * 1000


async def _search(
    cases: Sequence[FiledCase], vectors: Sequence[Vectors], retriever: ToolRetriever
) -> tuple[list[list[Hit]], list[float]]:
    """What each case finds and the milliseconds it took; the first search, which builds, is not counted."""
    found: list[list[Hit]] = []
    times: list[float] = []
    where = ToolFilter(tenant="default")
    await retriever.find(cases[0].case.text, vectors[0], _SEARCHED, where)
    for filed, vector in zip(cases, vectors, strict=True):
        began = time.perf_counter()
        found.append(await retriever.find(filed.case.text, vector, _SEARCHED, where))
        times.append((time.perf_counter() - began) * 1000)
    return found, times


def recalls(cases: Sequence[FiledCase], found: Sequence[Sequence[Hit]]) -> dict[str, dict[int, float]]:
    """By group, the share of the tools needed that stand among the first so many; several for several calls."""
    groups: dict[str, list[int | None]] = {"all": [], **{group: [] for group in Group}, "not English": []}
    for filed, hits in zip(cases, found, strict=True):
        ranks = ranks_of(filed.case, hits)
        for name in ("all", filed.group, *(["not English"] if filed.case.language != "en" else [])):
            groups[name] += ranks
    return {
        str(name): {depth: sum(r is not None and r <= depth for r in group) / len(group) for depth in _DEPTHS}
        for name, group in groups.items()
        if group
    }


def _print(found: Found) -> None:
    print(f"{found.tools} tools, {found.vectors} vectors, indexed in {found.index_s:.1f} s; {found.requests} requests")
    print(f"embed p50 {found.embed_p50:.1f} ms; search p50 {found.search_p50:.1f} ms, p95 {found.search_p95:.1f} ms")
    print(f"{'recall at':<26}" + "".join(f"{depth:>8}" for depth in _DEPTHS))
    for name, recall in found.recall.items():
        print(f"{name:<26}" + "".join(f"{100 * recall[depth]:7.1f}%" for depth in _DEPTHS))


if __name__ == "__main__":
    sys.exit(main())
