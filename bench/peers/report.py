"""The figures of `python -m bench.peers` as text for the terminal and as tables in Markdown."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping

from bench.measure import Figures
from bench.peers.sides import PYTHON, Side

NAMES = {
    "bare": "bare Temporal",
    "steward": "Steward",
    "langgraph": "LangGraph, PostgreSQL",
    "dbos": "DBOS, PostgreSQL",
    "pydantic-ai": "Pydantic AI, Temporal",
    "openai-agents": "OpenAI Agents SDK, Temporal",
}
PACKAGES = (
    *("langgraph", "langgraph-checkpoint-postgres", "dbos", "pydantic-ai-slim"),
    *("openai-agents", "temporalio-openai-agents", "temporalio"),
)
_HEAD = ("p50 ms", "p95 ms", "requests/s", "CPU ms a request")


def versions() -> dict[str, str]:
    """Of every package that is measured, as installed in the peers' environment."""
    code = "import importlib.metadata as m, json, sys; print(json.dumps({n: m.version(n) for n in sys.argv[1:]}))"
    told = subprocess.run([PYTHON, "-c", code, *PACKAGES], capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(told.stdout)
    return found


def cpu_of(side: Side, figures: Figures) -> dict[str, float]:
    """CPU milliseconds a request of the processes that work for this side."""
    return {name: figures.cpu[name] for name in side.processes}


def as_text(scenario: str, sides: Mapping[str, Side], figures: Mapping[str, Figures]) -> str:
    """A table for the terminal, with where the CPU goes under it."""
    lines = [f"\n{scenario:28}{_HEAD[0]:>16}{_HEAD[1]:>10}{_HEAD[2]:>18}{_HEAD[3]:>22}"]
    for name, row in _rows(sides, figures).items():
        lines.append(f"{NAMES[name]:28}{row[0]:>16}{row[1]:>10}{row[2]:>18}{row[3]:>22}")
    for name, side in sides.items():
        parts = ", ".join(f"{process} {ms:.1f}" for process, ms in cpu_of(side, figures[name]).items())
        lines.append(f"  CPU ms of {NAMES[name]}: {parts}")
    return "\n".join(lines)


def as_markdown(results: Mapping[str, tuple[Mapping[str, Side], Mapping[str, Figures]]]) -> str:
    """Tables in Markdown, one a scenario, and the versions."""
    blocks = []
    for scenario, (sides, figures) in results.items():
        lines = [f"| {scenario} | {' | '.join(_HEAD)} |", "|---|---|---|---|---|"]
        lines += [f"| {NAMES[name]} | {' | '.join(row)} |" for name, row in _rows(sides, figures).items()]
        blocks.append("\n".join(lines))
    return "\n\n".join([*blocks, "Versions: " + ", ".join(f"{n} {v}" for n, v in versions().items()) + "."])


def _rows(sides: Mapping[str, Side], figures: Mapping[str, Figures]) -> dict[str, tuple[str, str, str, str]]:
    """Per side the four cells; all but the p95 with their ratio to bare Temporal."""
    bare = figures["bare"]
    bare_cpu = sum(cpu_of(sides["bare"], bare).values())
    rows = {}
    for name, f in figures.items():
        cpu = sum(cpu_of(sides[name], f).values())
        cells = (_cell(f.p50, bare.p50), _cell(f.throughput, bare.throughput), _cell(cpu, bare_cpu))
        rows[name] = (cells[0], f"{f.p95:.1f}", cells[1], cells[2])
    return rows


def _cell(value: float, bare: float) -> str:
    return f"{value:.1f} = {value / bare:.2f}x"
