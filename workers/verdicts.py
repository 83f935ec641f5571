"""What is to be done about a problem whose mirror and whose workflow differ. Pure; the mending loop acts on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from temporalio.client import WorkflowExecutionStatus

from steward.contracts.errors import ErrorCode
from steward.contracts.problem import ProblemError, ProblemStatus, ProblemView
from steward.contracts.step import Action, Actor, Step
from steward.sql.dispatches import DispatchState, LedgerRow
from steward.sql.mendings import ProblemRow

LOST_AFTER: Final = 20
"""A workflow that Temporal does not know counts as lost after so many times the grace: its server may be another."""
_BY_ITSELF: Final = (WorkflowExecutionStatus.COMPLETED, WorkflowExecutionStatus.CANCELED)
_HOW: Final = {
    WorkflowExecutionStatus.TERMINATED: "was terminated in Temporal",
    WorkflowExecutionStatus.TIMED_OUT: "timed out in Temporal",
    WorkflowExecutionStatus.FAILED: "failed in Temporal",
}
_ACTION: Final = {
    ProblemStatus.BLOCKED: Action.BLOCKED,
    ProblemStatus.CANCELED: Action.CANCELED,
    ProblemStatus.FAILED: Action.FAILED,
}


class Mend(StrEnum):
    """NOTHING: they agree, or may do so soon. RETELL: the mirror takes over what the workflow says. END: the workflow
    ended without saying so, and the mirror says it in its place."""

    NOTHING = "nothing"
    RETELL = "retell"
    END = "end"


@dataclass(frozen=True, slots=True)
class Execution:
    """What Temporal says of a workflow: `problem_status` is its search attribute."""

    status: WorkflowExecutionStatus
    started_at: datetime
    closed_at: datetime | None
    run_id: str
    problem_status: str | None = None


def verdict(row: ProblemRow | None, found: Execution | None, now: datetime, grace: timedelta) -> Mend:
    """What is to be done; nothing within `grace` of the last change, which a live workflow is about to mirror."""
    if found is None:
        lost = row is not None and not row.closed and now - row.updated_at > grace * LOST_AFTER
        return Mend.END if lost else Mend.NOTHING
    if now - (found.closed_at or (row.updated_at if row else found.started_at)) <= grace:
        return Mend.NOTHING
    if found.closed_at is None:
        behind = row is None or (not row.closed and found.problem_status not in (None, row.status.value))
        return Mend.RETELL if behind else Mend.NOTHING
    if row is not None and row.closed:
        return Mend.NOTHING
    return Mend.RETELL if found.status in _BY_ITSELF else Mend.END


def end_of(
    view: ProblemView, found: Execution | None, reason: str, ledger: Sequence[LedgerRow], now: datetime
) -> tuple[ProblemView, Step]:
    """The honest end of a problem whose workflow ended without one, as its row and as a step. `reason` is what whoever
    ended it said; `ledger` holds the problem's dispatches, none of them open any more."""
    how = _HOW.get(found.status, "ended in Temporal") if found else "is not known to Temporal any more"
    done = [row.tool_name for row in ledger if row.state is DispatchState.SUCCEEDED]
    in_doubt = [row.tool_name for row in ledger if row.state is DispatchState.UNKNOWN]
    message = f"The workflow of this problem {how}{f': {reason}' if reason else ''}."
    if done:
        message += f" Already done before that: {', '.join(done)}."
    status, code = ProblemStatus.FAILED, ErrorCode.WORKFLOW_LOST
    if in_doubt:
        status, code = ProblemStatus.BLOCKED, ErrorCode.OUTCOME_UNKNOWN
        message += f" It is not known whether {', '.join(in_doubt)} happened."
    elif found is not None and found.status is WorkflowExecutionStatus.TERMINATED:
        status, code = ProblemStatus.CANCELED, ErrorCode.CANCELED
    ended = view.model_copy(
        update={
            "status": status,
            "closed": True,
            "message": message,
            "error": ProblemError(code=code, detail=message),
            "approvals": [],
            "question": None,
            "tool_executed": bool(done),
            "stale": False,
            # Just after what the workflow said last: should it live after all, anything it says is newer.
            "updated_at": view.updated_at + timedelta(microseconds=1),
        }
    )
    step = Step(
        step_key=f"ended:{found.run_id if found else 'lost'}",
        actor=Actor.SYSTEM,
        action=_ACTION[status],
        description=message[:500],
        detail={"code": code, "by": "reconciler"},
        at=now,
    )
    return ended, step
