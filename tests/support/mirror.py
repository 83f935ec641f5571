"""Builders of what the workflow would mirror: views, steps and writes with plain defaults."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from steward.contracts.mirror import MirrorWrite
from steward.contracts.problem import ProblemStatus, ProblemView
from steward.contracts.step import Action, Actor, Step

MOMENT = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)


def a_view(problem_id: int, *, after_s: float = 0.0, **changes: Any) -> ProblemView:
    """A view of a problem of tenant `acme`, user `ann`, last changed `after_s` seconds after MOMENT."""
    fields: dict[str, Any] = {
        "problem_id": problem_id,
        "tenant_id": "acme",
        "user_id": "ann",
        "conversation_id": "default",
        "status": ProblemStatus.IN_PROGRESS,
        "text": "what time is it?",
        "created_at": MOMENT,
        "updated_at": MOMENT + timedelta(seconds=after_s),
    }
    return ProblemView(**{**fields, **changes})


def a_step(seq: int | None, *, key: str | None = None, **changes: Any) -> Step:
    """A step; its key follows from its number unless given."""
    fields: dict[str, Any] = {
        "step_key": key or f"step-{seq}",
        "seq": seq,
        "actor": Actor.AGENT,
        "action": Action.PLANNED,
        "description": f"step number {seq}",
        "at": MOMENT,
    }
    return Step(**{**fields, **changes})


def a_write(problem_id: int, *seqs: int, after_s: float = 0.0, **changes: Any) -> MirrorWrite:
    """A write of the problem's view with the steps of these numbers."""
    return MirrorWrite(view=a_view(problem_id, after_s=after_s, **changes), steps=[a_step(seq) for seq in seqs])
