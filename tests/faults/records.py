"""What must hold of a problem's records whatever happened: one end, and a mirror that equals the workflow."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, Protocol

from temporalio.client import Client

from steward.contracts.owner import Owner
from steward.contracts.queues import problem_workflow_id
from steward.contracts.step import Action, Step
from steward.sql.database import Database
from steward.sql.problems import ProblemStore
from steward.workflows.problem import ProblemWorkflow
from tests.faults.steward import ends_once

CLOCK = timedelta(seconds=120)
"""The workflow's clock may read a little earlier in a replay than it did when a local activity ended at the border of
two workflow tasks, and the mirror holds the first telling of what the ledger knows, also where the task was lost and
told again after its timeout of 10 s; times are compared as the same moment within this, and the order must hold
exactly."""


class Readable(Protocol):
    """A database or a single connection."""

    async def fetchval(self, query: str, *args: object) -> Any: ...


async def check_records(temporal: Client, mirror: Database, problem_id: int, within: timedelta = CLOCK) -> None:
    """The mirror holds the workflow's steps, all of them, in order, each once; a closed problem ended once."""
    handle = temporal.get_workflow_handle_for(ProblemWorkflow.run, problem_workflow_id(problem_id))
    known = (await handle.query(ProblemWorkflow.steps)).steps
    view = await handle.query(ProblemWorkflow.status)
    rows = await ProblemStore(mirror).ordered_steps(problem_id)
    mirrored = [row.step for row in rows if row.step.seq is not None]
    assert [timeless(step) for step in mirrored] == [timeless(step) for step in known], f"problem {problem_id}"
    assert all(abs(a.at - b.at) < within for a, b in zip(mirrored, known, strict=True)), f"problem {problem_id}"
    assert [step.at for step in mirrored] == sorted(step.at for step in mirrored), f"problem {problem_id}"
    assert [step.seq for step in mirrored] == list(range(1, len(mirrored) + 1))
    ids = [row.id for row in rows if row.step.seq is not None]
    assert ids == sorted(ids), f"problem {problem_id} was mirrored out of order"
    row = await ProblemStore(mirror).get(problem_id, Owner(view.tenant_id, view.user_id))
    assert row is not None
    assert (row.status, row.closed) == (view.status, view.closed)
    if view.closed:
        assert ends_once([step.action.value for step in mirrored]), f"problem {problem_id}"


def timeless(step: Step) -> dict[str, Any]:
    """A step without its moments."""
    content = step.model_dump(mode="json", exclude={"at"})
    content["detail"].pop("expires_at", None)
    return content


async def announced_at(mirror: Readable, problem_id: int, call_id: str) -> datetime | None:
    """When the step that announces a call was written; None while it is not committed."""
    found: datetime | None = await mirror.fetchval(
        """
        SELECT recorded_at FROM problem_steps
        WHERE problem_id = $1 AND action = $2 AND detail ->> 'call_id' = $3
        """,
        problem_id,
        Action.TOOL_DISPATCHED.value,
        call_id,
    )
    return found
