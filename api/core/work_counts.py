"""What workers did since this process began, told once: tool calls and plans, read from the audit. Part of the gateway.

The audit is one for all workers, so that none needs a port of its own for this. It is read when somebody asks, a few
seconds behind, since steps that are committed at the same time may become visible out of order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, Literal

from steward.contracts.step import Action
from steward.sql.measures import MeasuredStep, MeasureStore

BEHIND_S: Final = 10.0
"""Longer than any transaction that records steps."""
_BATCH: Final = 5_000
_MOST_BATCHES: Final = 20
"""In one look; the rest is told by the next."""
_CALLS: Final = {
    Action.TOOL_SUCCEEDED: "succeeded",
    Action.TOOL_FAILED: "failed",
    Action.TOOL_OUTCOME_UNKNOWN: "unknown",
}


@dataclass(frozen=True, slots=True)
class Work:
    """A tool call or a plan that ended: the tool's or the planner's name, the outcome, and the seconds where known;
    `intent` is what a plan was for: the family of its first tool, or its kind; `prompt_version` is that of the prompt
    which a language model planned from."""

    kind: Literal["call", "plan"]
    name: str
    outcome: str
    seconds: float | None
    intent: str | None = None
    prompt_version: str | None = None


class WorkCounts:
    """Reads on where it stopped. Every API process tells all of it, each since its own beginning."""

    def __init__(self, store: MeasureStore) -> None:
        self._store = store
        self._began = datetime.now(UTC)
        self._last: int | None = None
        self._reading = asyncio.Lock()

    async def fresh(self) -> Sequence[Work]:
        """What ended since this was asked before. Raises Unavailable without PostgreSQL, and then forgets nothing."""
        async with self._reading:
            if self._last is None:
                self._last = await self._store.before(self._began)
            elif await self._store.newest() < self._last:
                self._last = await self._store.newest()  # The database was restored from an older copy.
            found: list[Work] = []
            for _ in range(_MOST_BATCHES):
                try:
                    steps = await self._store.after(self._last, older_than_s=BEHIND_S, limit=_BATCH)
                except Exception:
                    if found:
                        break
                    raise
                found += _work(steps)
                if steps:
                    self._last = steps[-1].id
                if len(steps) < _BATCH:
                    break
            return found


def _work(steps: Sequence[MeasuredStep]) -> Iterator[Work]:
    for step in steps:
        if step.action in _CALLS:
            yield Work("call", step.what, _CALLS[Action(step.action)], step.seconds)
        elif step.action == Action.PLANNED:
            yield Work("plan", step.what, step.kind or "none", step.seconds, step.intent, step.prompt_version)
        elif step.action == Action.PLANNING_FAILED:
            yield Work("plan", step.what, "failed", None)
