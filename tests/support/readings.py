"""Schemas and readings of the judge, told by hand."""

from __future__ import annotations

from typing import Any

from steward.planners.embedded.judge.readings import Reading, Span

TEXT: dict[str, Any] = {"type": "string"}


def schema(required: list[str] | None = None, **properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": required or []}


def says(text: str, param: str, *words: str, sure: float = 0.9, absent: float = 0.01) -> Reading:
    """A reading that points at these words, the likeliest first."""
    spans = [Span(text.index(said), text.index(said) + len(said), sure / (n + 1)) for n, said in enumerate(words)]
    return Reading(param, absent, tuple(spans))
