"""Temporal's store restored from an older copy: what happened since is still told, and does not happen again."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest
from temporalio.client import Client

from steward.contracts.queues import problem_workflow_id
from steward.contracts.step import Action
from steward.sql.database import Database
from steward.workflows.problem import ProblemWorkflow
from tests.faults.effect_ledger import EffectLedger
from tests.faults.steward import Steward, eventually
from tests.support.live import LiveStack

pytestmark = pytest.mark.timeout(480)


def save(stack: LiveStack, folder: Path) -> None:
    """Copy Temporal's store while the server is down."""
    assert stack.temporal.stop() is not None
    folder.mkdir()
    for file in stack.home.glob("temporal.db*"):
        shutil.copy2(file, folder / file.name)
    stack.temporal.start()


def restore(stack: LiveStack, folder: Path) -> None:
    """Put the copy back in the place of what came since, and start the worker anew, as after a machine was lost."""
    stack.workers[0].kill()
    assert stack.temporal.stop() is not None
    for file in stack.home.glob("temporal.db*"):
        file.unlink()
    for file in folder.iterdir():
        shutil.copy2(file, stack.home / file.name)
    stack.temporal.start()
    stack.spawn_worker(stack.workers[0])
    stack.workers[0].wait_ready()


async def audit(mirror: Database, problem_id: int) -> list[tuple[str, str, object]]:
    """Every row, by id."""
    rows = await mirror.fetch(
        "SELECT id, action, description, at FROM problem_steps WHERE problem_id = $1 ORDER BY id", problem_id
    )
    return [(row["action"], row["description"], row["at"]) for row in rows]


@pytest.mark.requirement("attacks.d5.audit-kept", "attacks.d5.ledger-first", "attacks.d5.not-again")
@pytest.mark.parametrize("then", ["denied", "canceled", "approved again"])
async def test_an_older_store_takes_nothing_back(
    stack: LiveStack,
    steward: Steward,
    effects: EffectLedger,
    temporal: Client,
    mirror: Database,
    label: str,
    tmp_path: Path,
    then: str,
) -> None:
    """Invariant: what was approved and done stays in the audit, is told, and is not done again, whatever a human says
    to the question that the older store asks once more."""
    problem_id = (await steward.call("effect_once_confirmed", label=label))["problem_id"]
    await asyncio.to_thread(save, stack, tmp_path / "copy")
    assert (await steward.confirm(problem_id, True)).json()["status"] == "done"
    assert len(effects.of(label)) == 1
    before = await audit(mirror, problem_id)

    await asyncio.to_thread(restore, stack, tmp_path / "copy")
    handle = temporal.get_workflow_handle_for(ProblemWorkflow.run, problem_workflow_id(problem_id))
    if then == "canceled":
        await handle.signal("cancel_problem", {"reason": "never mind"})
    else:
        await handle.signal("confirm", {"confirmed": then == "approved again"})

    async def ended() -> bool:
        return (await handle.describe()).status not in (None, 1)

    await eventually(ended, 60, "the end of the restored workflow")
    view = await steward.view(problem_id)
    assert len(effects.of(label)) == 1
    assert view["status"] == ("canceled" if then == "canceled" else "done")
    assert view["tool_executed"] is True
    after = await audit(mirror, problem_id)
    gone = [row for row in before if row not in after and row[0] not in (Action.COMPLETED, Action.REQUEST)]
    assert gone == []
    assert Action.HISTORY_ROLLED_BACK in [row[0] for row in after]
