"""Whether a text has the form of an answer, and whether what it rests on is an error in disguise. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from steward.contracts.base import Json
from steward.contracts.plan import Observation

LONGEST: Final = 20_000
_A_PLAN: Final = re.compile(r"\A\s*(?:```(?:json)?\s*)?\{\s*\"(?:calls|tool|tool_name|answer|ask|name)\"\s*:")


def faults_of_form(text: str) -> Iterator[str]:
    """Why a text is not written as an answer."""
    if not text:
        yield "it says nothing"
    if _A_PLAN.search(text):
        yield "it is a plan and no answer"
    if len(text) > LONGEST:
        yield f"it is {len(text):,} characters long"
    lines = [line.strip() for line in text.split("\n") if len(line.strip()) > 10]
    if lines and max(lines.count(line) for line in set(lines)) > 5:
        yield "it repeats itself"


def errors_in_disguise(rested: Sequence[Observation]) -> Iterator[str]:
    """Calls that succeeded and yet returned an error."""
    for seen in rested:
        why = _error_in(seen.result)
        if why:
            yield f"{seen.tool_name} succeeded and yet returned an error: {why}"


def _error_in(result: Json) -> str | None:
    if not isinstance(result, dict):
        return None
    if result.get("isError") is True or (result.get("success") is False) or (result.get("ok") is False):
        return str(result.get("error") or "it says so itself")[:120]
    error = result.get("error")
    return str(error)[:120] if error and len(result) <= 3 else None
