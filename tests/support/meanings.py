"""What the house's own tools mean, as their catalogue entries say it."""

from __future__ import annotations

from functools import cache

from steward.contracts.tool_meaning import NOTHING_KNOWN, Meaning
from steward.tools.catalogue import load_catalogue


@cache
def _meanings() -> dict[str, Meaning]:
    return {spec.name: spec.meaning for spec in load_catalogue()}


def meaning_of(tool: str) -> Meaning:
    """The meaning of a tool by name; nothing for one that is not in the catalogue."""
    return _meanings().get(tool, NOTHING_KNOWN)
