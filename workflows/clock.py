"""The time of a problem's workflow, by which everything in it is dated."""

from __future__ import annotations

from datetime import datetime

from temporalio import workflow

from steward.decisions.state import ProblemState


def now(state: ProblemState) -> datetime:
    """The workflow's time, which goes on inside a workflow task as local activities end; see ProblemState.dated."""
    return state.dated(workflow.info().get_current_history_length(), workflow.now())


def now_text(state: ProblemState) -> str:
    """The same, ISO 8601 with offset."""
    return now(state).isoformat()
