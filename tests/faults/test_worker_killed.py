"""kill -9 of the worker around a `once` tool: before, during and after its effect. Never a second one, never silence.

An unknown outcome is said and asked about; only a human's word repeats it.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from steward.sql.database import Database
from steward.sql.dispatches import DispatchState, DispatchStore
from steward.sql.installation import Installation
from tests.faults.effect_ledger import EffectLedger, Script
from tests.faults.steward import Steward, ends_once, eventually
from tests.support.live import LiveStack

pytestmark = pytest.mark.timeout(150)
NOTICED_S = 60.0
"""A heartbeat or workflow task timeout of 10 s, twice, and a worker's start."""


@pytest.fixture(autouse=True)
def _door_open(effects: EffectLedger) -> Any:
    yield
    effects.open_door()


async def accepted(steward: Steward, tool_name: str, label: str) -> int:
    """Open a problem and do not wait for it."""
    answer = await steward.call(tool_name, label=label, wait_s=0)
    return int(answer["problem_id"])


async def replace_worker(stack: LiveStack) -> None:
    """The killed worker's successor, ready."""
    worker = stack.workers[0]
    worker.kill()
    stack.spawn_worker(worker)
    await asyncio.to_thread(worker.wait_ready)


async def ledger_state(mirror: Database, problem_id: int, call_id: str = "c1") -> DispatchState | None:
    """What our own ledger says of a call."""
    row = await DispatchStore(mirror).get(problem_id, call_id)
    return None if row is None else row.state


async def arrived(script: Script) -> None:
    """Wait until the call's effect has been counted."""
    assert await asyncio.to_thread(script.arrived.wait, 30), "the call never came"


@pytest.mark.requirement("faults.worker.killed-before-effect")
async def test_killed_between_announcement_and_effect_asks_and_a_human_may_repeat_it(
    stack: LiveStack, steward: Steward, effects: EffectLedger, mirror: Database, label: str
) -> None:
    """Invariant: a call that was announced and whose worker died is unknown, even if nothing happened; it runs again
    only by a human's word, and then once."""
    effects.close_door()
    problem_id = await accepted(steward, "effect_once", label)
    await eventually(lambda: _is(mirror, problem_id, DispatchState.STARTED), 30, "the announcement being in the ledger")
    assert "tool_dispatched" in await steward.actions(problem_id)
    stack.workers[0].kill()
    effects.open_door()
    await replace_worker(stack)
    view = await steward.until(problem_id, "blocked", NOTICED_S)
    assert view["closed"] is False
    assert view["approvals"][0]["kind"] == "repeat"
    assert effects.of(label) == []
    assert (await steward.confirm(problem_id, True)).json()["error"] == "ambiguous_approval"
    assert effects.of(label) == []
    answer = (await steward.confirm(problem_id, True, approval_id=view["approvals"][0]["approval_id"])).json()
    assert answer["status"] == "done", answer
    assert answer["result"]["label"] == label
    assert len(effects.of(label)) == 1
    assert await ledger_state(mirror, problem_id, "c1") is DispatchState.UNKNOWN
    assert await ledger_state(mirror, problem_id, "c2") is DispatchState.SUCCEEDED
    assert ends_once(await steward.actions(problem_id))


async def _is(mirror: Database, problem_id: int, state: DispatchState) -> bool:
    return await ledger_state(mirror, problem_id) is state


@pytest.mark.requirement("faults.worker.killed-during-effect")
@pytest.mark.parametrize("again", [False, True], ids=["denied", "repeated"])
async def test_killed_while_the_effect_happens_asks_and_does_what_the_human_says(
    stack: LiveStack, steward: Steward, effects: EffectLedger, mirror: Database, label: str, again: bool
) -> None:
    """Invariant: an effect whose answer was lost with its worker is not repeated by itself. Denying the repeat closes
    the problem as blocked with an unknown outcome; approving it adds exactly one effect."""
    script = effects.script(label, Script.held(counted=lambda: stack.workers[0].kill()))
    problem_id = await accepted(steward, "effect_once", label)
    await arrived(script)
    script.answer.set()
    await replace_worker(stack)
    view = await steward.until(problem_id, "blocked", NOTICED_S)
    assert (view["closed"], view["approvals"][0]["kind"]) == (False, "repeat")
    assert len(effects.of(label)) == 1
    effects.script(label, Script.prompt())
    answer = (await steward.confirm(problem_id, again, approval_id=view["approvals"][0]["approval_id"])).json()
    if again:
        assert answer["status"] == "done", answer
        assert len(effects.of(label)) == 2
        assert len({effect.key for effect in effects.of(label)}) == 2
    else:
        assert (answer["status"], answer["error"]) == ("blocked", "outcome_unknown"), answer
        assert (await steward.view(problem_id))["closed"] is True
        assert len(effects.of(label)) == 1
        assert await ledger_state(mirror, problem_id) is DispatchState.UNKNOWN
    assert ends_once(await steward.actions(problem_id))


@pytest.mark.requirement("faults.worker.killed-after-effect")
async def test_killed_after_the_ledger_has_the_result_ends_done_with_it(
    stack: LiveStack, steward: Steward, effects: EffectLedger, mirror: Database, label: str
) -> None:
    """Invariant: once the ledger knows the result, a worker's death costs nothing but time: no repeat, no question.
    Temporal is away meanwhile, so that the activity cannot have been completed."""
    script = effects.script(label, Script.held())
    problem_id = await accepted(steward, "effect_once", label)
    await arrived(script)
    stack.temporal.kill()
    script.answer.set()
    await eventually(lambda: _is(mirror, problem_id, DispatchState.SUCCEEDED), 30, "the result being in the ledger")
    stack.workers[0].kill()
    await asyncio.to_thread(stack.temporal.start)
    await replace_worker(stack)
    view = await steward.closed(problem_id, NOTICED_S)
    assert (view["status"], view["error"]) == ("done", None)
    assert view["result"]["label"] == label
    assert len(effects.of(label)) == 1
    actions = await steward.actions(problem_id)
    assert ends_once(actions)
    assert "tool_outcome_unknown" not in actions


@pytest.mark.requirement("faults.worker.killed-before-ledger")
async def test_killed_with_the_answer_in_hand_but_not_in_the_ledger_asks(
    stack: LiveStack, steward: Steward, effects: EffectLedger, mirror: Database, label: str
) -> None:
    """Invariant: an answer that died with the worker before it reached the ledger is an unknown outcome; it is asked
    about and not repeated."""
    script = effects.script(label, Script.held())
    problem_id = await accepted(steward, "effect_once", label)
    await arrived(script)
    async with mirror.transaction() as lock:
        await lock.execute("SELECT FROM tool_dispatches WHERE problem_id = $1 FOR UPDATE", problem_id)
        script.answer.set()
        writer = await eventually(lambda: _waiting_writer(mirror), 30, "the worker writing the outcome")
        stack.workers[0].kill()
        await mirror.fetchval("SELECT pg_terminate_backend($1, 10000)", writer)
    await replace_worker(stack)
    view = await steward.until(problem_id, "blocked", NOTICED_S)
    assert view["approvals"][0]["kind"] == "repeat"
    answer = (await steward.confirm(problem_id, False)).json()
    assert (answer["status"], answer["error"]) == ("blocked", "outcome_unknown"), answer
    assert len(effects.of(label)) == 1
    assert ends_once(await steward.actions(problem_id))


async def _waiting_writer(mirror: Database) -> int | None:
    """The backend that waits for a row of the ledger on behalf of a worker."""
    pid: int | None = await mirror.fetchval(
        """
        SELECT pid FROM pg_stat_activity
        WHERE application_name = 'steward-worker' AND wait_event_type = 'Lock' AND query LIKE '%tool_dispatches%'
        """
    )
    return pid


@pytest.mark.requirement("faults.worker.reconciled")
async def test_an_effect_whose_backend_can_be_asked_is_found_by_the_next_worker(
    stack: LiveStack, steward: Steward, effects: EffectLedger, mirror: Database, label: str
) -> None:
    """Invariant: a worker killed between the effect and the ledger leaves no question where the tool's backend can say
    that the effect happened; the step tells that it was found out by asking."""
    script = effects.script(label, Script.held(counted=lambda: stack.workers[0].kill()))
    answer = await steward.call("effect_asked", label=label, url=effects.url, wait_s=0)
    problem_id = int(answer["problem_id"])
    await arrived(script)
    script.answer.set()
    await replace_worker(stack)
    view = await steward.closed(problem_id, NOTICED_S)
    assert (view["status"], view["error"]) == ("done", None), view
    installation = await Installation(mirror).id()
    assert view["result"] == {"label": label, "key": f"{installation}:{problem_id}:c1"}
    assert len(effects.of(label)) == 1
    assert await ledger_state(mirror, problem_id) is DispatchState.SUCCEEDED
    told = [step for step in await steward.steps(problem_id) if step["action"] == "tool_succeeded"]
    assert [step["detail"]["reconciled"] for step in told] == [True]
    actions = await steward.actions(problem_id)
    assert ends_once(actions)
    assert "tool_outcome_unknown" not in actions


@pytest.mark.requirement("faults.worker.idempotent-goes-on")
async def test_an_idempotent_tool_is_sent_again_under_the_same_key(
    stack: LiveStack, steward: Steward, effects: EffectLedger, mirror: Database, label: str
) -> None:
    """Invariant: what may be repeated is repeated after a worker's death, under one key, and nobody is asked."""
    script = effects.script(label, Script.held(counted=lambda: stack.workers[0].kill()))
    problem_id = await accepted(steward, "effect_idempotent", label)
    await arrived(script)
    effects.script(label, Script.prompt())
    await replace_worker(stack)
    view = await steward.closed(problem_id, NOTICED_S)
    assert view["status"] == "done"
    installation = await Installation(mirror).id()
    assert {effect.key for effect in effects.of(label)} == {f"{installation}:{problem_id}:c1"}
    assert len(effects.of(label)) == 2
