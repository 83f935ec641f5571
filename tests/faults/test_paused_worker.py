"""A worker that stands still past its heartbeats while `once` tools run, and comes back when another has taken over."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from temporalio.client import Client

from steward.sql.database import Database
from steward.sql.dispatches import DispatchState, DispatchStore, LedgerRow
from steward.sql.installation import Installation
from tests.faults.effect_ledger import EffectLedger, Script
from tests.faults.records import check_records
from tests.faults.steward import Steward, ends_once, eventually
from tests.support.live import LiveStack

pytestmark = pytest.mark.timeout(150)
TAKEN_OVER_S = 60.0


@pytest.mark.requirement("faults.worker.paused")
async def test_late_attempts_are_fenced_and_their_late_successes_kept(
    stack: LiveStack, steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str
) -> None:
    """Invariant: whoever comes back late, with the answer in hand or still on the way to the tool, neither repeats an
    effect nor rewrites what was said: the ledger keeps the late success, and a human's "run it again" finds it."""
    stopped = stack.workers[0]
    answered, underway = f"{label}-answered", f"{label}-underway"
    script = effects.script(answered, Script.held())
    first = (await steward.call("effect_once", label=answered, wait_s=0))["problem_id"]
    assert await asyncio.to_thread(script.arrived.wait, 30)
    effects.close_door()
    second = (await steward.call("effect_once", label=underway, wait_s=0))["problem_id"]
    await eventually(lambda: begun(mirror, second), 30, "the second call being announced")
    stopped.pause()
    script.answer.set()
    effects.open_door()
    # The server still holds the paused worker's polls, and each task handed to one of them costs a timeout of 10 s: by
    # a restart it forgets them.
    stack.temporal.kill()
    await asyncio.to_thread(stack.temporal.start)
    successor = stack.add_worker()
    await asyncio.to_thread(successor.wait_ready)
    for problem_id in (first, second):
        view = await steward.until(problem_id, "blocked", TAKEN_OVER_S)
        assert view["approvals"][0]["kind"] == "repeat"
        row = await ledger_row(mirror, problem_id)
        assert (row.state, row.late) == (DispatchState.UNKNOWN, False)
    assert (len(effects.of(answered)), len(effects.of(underway))) == (1, 0)

    stopped.resume()
    installation = await Installation(mirror).id()
    for problem_id, name in ((first, answered), (second, underway)):
        late = await eventually(partial(late_row, mirror, problem_id), 40, f"the late success of {name}")
        assert late.result == {"label": name, "key": f"{installation}:{problem_id}:c1"}
        assert (await steward.view(problem_id))["status"] == "blocked"
        answer = (await steward.confirm(problem_id, True, approval_id=f"{problem_id}-1")).json()
        assert (answer["status"], answer["result"]) == ("done", late.result), answer
        assert len(effects.of(name)) == 1
        actions = await steward.actions(problem_id)
        assert ends_once(actions)
        assert actions.count("tool_outcome_unknown") == 1
        await check_records(temporal, mirror, problem_id)


async def begun(mirror: Database, problem_id: int) -> bool:
    """Whether the ledger knows of the call."""
    return await DispatchStore(mirror).get(problem_id, "c1") is not None


async def ledger_row(mirror: Database, problem_id: int) -> LedgerRow:
    """The row of the problem's first call."""
    row = await DispatchStore(mirror).get(problem_id, "c1")
    assert row is not None
    return row


async def late_row(mirror: Database, problem_id: int) -> LedgerRow | None:
    """The row once it holds a late success."""
    row = await ledger_row(mirror, problem_id)
    return row if row.state is DispatchState.SUCCEEDED and row.late else None
