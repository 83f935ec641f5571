"""One line of the worker's log for each recorded step: which problem, whose, what, how long. No word of a user's."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final

from steward.contracts.mirror import MirrorWrite
from steward.contracts.step import Action, Step

_log = logging.getLogger(__name__)

_OUTCOMES: Final = frozenset({Action.TOOL_SUCCEEDED, Action.TOOL_FAILED, Action.TOOL_OUTCOME_UNKNOWN})


def log_steps(write: MirrorWrite) -> None:
    """Log the steps of a write that was made."""
    if not _log.isEnabledFor(logging.INFO):
        return
    view = write.view
    for step, seconds in _timed(write.steps):
        tool = step.detail.get("tool_name")
        fields: dict[str, Any] = {
            "problem_id": view.problem_id,
            "tenant_id": view.tenant_id,
            "tool": tool if isinstance(tool, str) else None,
            "step": step.action.value,
            "seconds": seconds,
        }
        took = "" if seconds is None else f", {seconds:.3f} s"
        text = "problem %s of tenant %s: %s %s%s"
        _log.info(
            text,
            view.problem_id,
            view.tenant_id,
            step.action.value,
            fields["tool"] or "-",
            took,
            extra={"fields": fields},
        )


def _timed(steps: list[Step]) -> Iterator[tuple[Step, float | None]]:
    """Each step with how long it took: a plan as its planner says, a call since it was announced in the same write,
    anything else since the step before it there."""
    announced: dict[object, datetime] = {}
    before: datetime | None = None
    for step in steps:
        call_id = step.detail.get("call_id")
        since = announced.get(call_id) if step.action in _OUTCOMES else before
        usage = step.detail.get("usage")
        told = usage.get("seconds") if step.action is Action.PLANNED and isinstance(usage, dict) else None
        yield step, float(told) if told else (step.at - since).total_seconds() if since else None
        if step.action is Action.TOOL_DISPATCHED:
            announced[call_id] = step.at
        before = step.at
