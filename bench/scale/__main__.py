"""`python -m bench.scale [PART ...]`: how Steward grows, part by part. `make bench-scale` runs all of them.

Everything is real: each part brings up what it measures in a folder of its own. `--quick` is for trying a part out; its
figures mean little. `--markdown` prints the tables in Markdown alone and draws the plots of docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final

from bench.live import ROOT
from bench.scale.plot import draw, file_name
from bench.scale.tables import Part, Table

PARTS: Final = {
    "approvals": "bench.scale.approvals",
    "processes": "bench.scale.processes",
    "steps": "bench.scale.steps",
    "mirror": "bench.scale.mirror",
    "index": "bench.scale.index",
}
"""Each a module with `async def measure(quick: bool) -> Part`, loaded when it is asked for."""
IMAGES: Final = ROOT / "docs" / "images"


def text_of(table: Table) -> str:
    """A table for a terminal."""
    rows = [table.columns, *table.rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(table.columns))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return "\n".join(["", table.title, *(f"  {line}" for line in lines), *(f"  {note}" for note in table.notes)])


def markdown_of(part: Part) -> str:
    """A part in Markdown: its tables with their notes, its plots."""
    blocks = []
    for table in part.tables:
        rows = [table.columns, ["---"] * len(table.columns), *table.rows]
        lines = [f"| {' | '.join(row)} |" for row in rows]
        blocks += [f"**{table.title}**", "\n".join(lines), *table.notes]
    blocks += [f"![{curve.title}](images/{file_name(curve)})" for curve in part.curves]
    return "\n\n".join(blocks)


def _written(part: Part) -> None:
    IMAGES.mkdir(exist_ok=True)
    for curve in part.curves:
        (IMAGES / file_name(curve)).write_text(draw(curve), encoding="utf-8")


async def _run(names: list[str], quick: bool, markdown: bool) -> dict[str, Part]:
    parts: dict[str, Part] = {}
    for name in names:
        print(f"{name} ...", file=sys.stderr)
        part = parts[name] = await importlib.import_module(PARTS[name]).measure(quick)
        print(f"\n{markdown_of(part)}" if markdown else "\n".join(map(text_of, part.tables)), flush=True)
        if markdown:
            _written(part)
    return parts


def main() -> None:
    """Measure and print. Progress goes to stderr."""
    parser = argparse.ArgumentParser(prog="python -m bench.scale", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="parts to run (all)")
    parser.add_argument("--quick", action="store_true", help="small numbers only")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write everything to this file")
    parser.add_argument("--markdown", action="store_true", help="print tables in Markdown, and draw the plots")
    given = parser.parse_args()
    parts = asyncio.run(_run(given.parts or list(PARTS), given.quick, given.markdown))
    if given.json is not None:
        given.json.write_text(json.dumps({name: asdict(part) for name, part in parts.items()}, indent=2) + "\n")


if __name__ == "__main__":
    main()
