"""The way to Temporal or PostgreSQL breaks after the request was taken, or the API is told to end: the answer says what
is known, and whoever does as it says never does anything twice."""

from __future__ import annotations

import asyncio
import random
import signal
import time
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import psutil
import pytest

from steward.contracts.errors import ErrorCode
from tests.faults.effect_ledger import EffectLedger, Script
from tests.faults.steward import Steward, eventually
from tests.support.live import LiveProcess, LiveStack, api_process
from tests.support.wires import Wire, wire_to

pytestmark = pytest.mark.timeout(240)
ROUNDS = 14
ENDS_WITHIN_S = 9.0
"""Less than the server waits for its requests before it cancels them."""


@asynccontextmanager
async def another_api(stack: LiveStack, user: str, **settings: str) -> AsyncIterator[tuple[Steward, LiveProcess]]:
    """An API of this test's own on the stack, with other settings by name."""
    process, url = api_process(stack, **settings)
    await asyncio.to_thread(process.start)
    try:
        async with httpx.AsyncClient(base_url=url, trust_env=False) as http:
            yield Steward(http, user), process
    finally:
        await asyncio.to_thread(process.stop)


def effect(label: str) -> dict[str, Any]:
    return {"tool_name": "effect_once", "args": {"label": label}}


def told_where(response: httpx.Response) -> int:
    """The problem an answer in doubt, or one that says accepted, names. It invites nobody to send it again."""
    problem_id = response.json()["problem_id"]
    assert response.headers["Location"] == f"/problems/{problem_id}"
    if response.status_code != 202:
        assert (response.status_code, response.json()["error"]) == (503, ErrorCode.ACCEPTANCE_UNKNOWN), response.text
        assert "Retry-After" not in response.headers
    return int(problem_id)


@pytest.mark.requirement("attacks.d2.answer-carries-id")
async def test_a_request_that_reached_its_worker_is_accepted_though_temporal_is_lost_meanwhile(
    stack: LiveStack, steward: Steward, effects: EffectLedger, label: str
) -> None:
    held = effects.script(label, Script.held())
    async with (
        wire_to(stack.temporal_address) as wire,
        another_api(stack, steward.user, TEMPORAL_ADDRESS=wire.address) as (beyond, _),
    ):
        asked = asyncio.create_task(beyond.post(effect(label)))
        assert await asyncio.to_thread(held.arrived.wait, 30)
        wire.cut()
        answer = await asked
        assert answer.status_code == 202, answer.text
        problem_id = told_where(answer)
    held.answer.set()
    assert (await steward.closed(problem_id))["status"] == "done"
    assert len(effects.of(label)) == 1


@pytest.mark.requirement("attacks.d2.answer-carries-id")
async def test_a_request_whose_answer_is_lost_before_any_worker_saw_it_names_its_problem(
    stack: LiveStack, steward: Steward, effects: EffectLedger, label: str
) -> None:
    async with (
        wire_to(stack.temporal_address) as wire,
        another_api(stack, steward.user, TEMPORAL_ADDRESS=wire.address) as (beyond, _),
    ):
        assert (await beyond.post(effect(f"{label}-before"))).status_code == 200
        stack.workers[0].kill()
        wire.mute(label.encode())
        asked = asyncio.create_task(beyond.post(effect(label)))
        await asyncio.wait_for(wire.sent.wait(), 30)
        wire.cut()
        answer = await asked
        assert answer.status_code == 503, answer.text
        problem_id = told_where(answer)

        refused = await beyond.post(effect(f"{label}-after"))
        assert (refused.status_code, refused.json()["error"]) == (503, ErrorCode.TEMPORAL_UNAVAILABLE)
        assert "problem_id" not in refused.json()
        assert int(refused.headers["Retry-After"]) > 0
    stack.spawn_worker(stack.workers[0])
    await asyncio.to_thread(stack.workers[0].wait_ready)
    found = await steward.http.get(f"/problems/{problem_id}", params={"user_id": steward.user})
    assert found.status_code in (200, 404)
    if found.status_code == 200:
        assert (await steward.closed(problem_id))["status"] == "done"
    assert len(effects.of(label)) == (found.status_code == 200)
    assert effects.of(f"{label}-after") == []


@pytest.mark.requirement("attacks.d2.answer-carries-id")
async def test_a_decision_whose_answer_is_lost_is_in_doubt_and_counts_once(
    stack: LiveStack, steward: Steward, effects: EffectLedger, label: str
) -> None:
    asked = await steward.call("effect_once_confirmed", label=label)
    async with (
        wire_to(stack.temporal_address) as wire,
        another_api(stack, steward.user, TEMPORAL_ADDRESS=wire.address) as (beyond, _),
    ):
        assert (await beyond.post(effect(f"{label}-before"))).status_code == 200
        wire.mute(asked["approvals"][0]["approval_id"].encode())
        deciding = asyncio.create_task(beyond.confirm(asked["problem_id"], True))
        await asyncio.wait_for(wire.sent.wait(), 30)
        assert await eventually(lambda: counted(effects, label), 30, "the effect of the decision")
        wire.cut()
        assert told_where(await deciding) == asked["problem_id"]
    assert (await steward.closed(asked["problem_id"]))["status"] == "done"
    assert len(effects.of(label)) == 1


async def counted(effects: EffectLedger, label: str) -> bool:
    return bool(effects.of(label))


@pytest.mark.requirement("attacks.d2.answer-carries-id")
async def test_postgres_frozen_after_acceptance_is_answered_with_202(
    stack: LiveStack, steward: Steward, effects: EffectLedger, label: str
) -> None:
    held = effects.script(label, Script.held())
    asked = asyncio.create_task(steward.post(effect(label), wait_s=8))
    assert await asyncio.to_thread(held.arrived.wait, 30)
    assert stack.postgres.process is not None
    frozen = [stack.postgres.process, *stack.postgres.process.children()]
    for process in frozen:
        process.suspend()
    try:
        answer = await asked
        assert answer.status_code == 202, answer.text
        problem_id = told_where(answer)
    finally:
        for process in frozen:
            process.resume()
    held.answer.set()
    assert (await steward.closed(problem_id))["status"] == "done"
    assert len(effects.of(label)) == 1


@pytest.mark.requirement("attacks.d2.followed-answers-never-double")
async def test_whoever_does_as_the_answers_say_never_has_an_effect_twice(
    stack: LiveStack, steward: Steward, effects: EffectLedger, label: str
) -> None:
    """The wire to Temporal ends at random moments of a request; a caller without keys tries again only when nothing was
    started."""
    chance = random.Random(label)
    async with (
        wire_to(stack.temporal_address) as wire,
        another_api(stack, steward.user, TEMPORAL_ADDRESS=wire.address) as (beyond, _),
    ):
        for number in range(ROUNDS):
            cutting = asyncio.create_task(cut_for_a_while(wire, chance.uniform(0, 0.2), mute=chance.random() < 0.5))
            await insist(beyond, steward, f"{label}-{number}")
            await cutting
    for number in range(ROUNDS):
        assert len(effects.of(f"{label}-{number}")) == 1, number


async def cut_for_a_while(wire: Wire, after_s: float, *, mute: bool) -> None:
    """Cut the wire `after_s` seconds from now, with the answers lost before or not, and mend it a little later."""
    if mute:
        wire.mute()
    await asyncio.sleep(after_s)
    wire.cut()
    await asyncio.sleep(3 * after_s)
    wire.mend()


async def insist(beyond: Steward, steward: Steward, label: str) -> None:
    """Have one effect, doing as every answer says."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        answer = await beyond.post(effect(label))
        if answer.status_code == 200:
            assert answer.json()["status"] == "done"
            return
        document = answer.json()
        if document.get("problem_id") is None:
            assert answer.status_code == 503
            await asyncio.sleep(0.2)
            continue
        problem_id = document["problem_id"]
        found = await looked_at(steward, problem_id)
        if found.status_code == 200:
            await steward.closed(problem_id)
            return
    raise AssertionError("never accepted")


async def looked_at(steward: Steward, problem_id: int) -> httpx.Response:
    """What stands at the address an answer named, as soon as somebody can tell."""

    async def look() -> httpx.Response | None:
        response = await steward.http.get(f"/problems/{problem_id}", params={"user_id": steward.user})
        return response if response.status_code in (200, 404) else None

    return await eventually(look, 30, f"an answer about problem {problem_id}")


@pytest.mark.requirement("attacks.d9.sigterm-answers-202")
async def test_an_api_that_is_told_to_end_answers_whoever_waits_and_then_ends(
    stack: LiveStack, steward: Steward, effects: EffectLedger, label: str
) -> None:
    held = effects.script(label, Script.held())
    waiting = await steward.call("effect_once_confirmed", label=f"{label}-decided")
    decided = effects.script(f"{label}-decided", Script.held())
    key = f"key-{uuid.uuid4().hex}"
    async with another_api(stack, steward.user) as (beyond, process):
        asked = [
            asyncio.create_task(beyond.post(effect(label), wait_s=60, key=key)),
            asyncio.create_task(beyond.confirm(waiting["problem_id"], True, wait_s=60)),
        ]
        for script in (held, decided):
            assert await asyncio.to_thread(script.arrived.wait, 30)
        asked.append(asyncio.create_task(beyond.post(effect(label), wait_s=60, key=key)))
        await eventually(lambda: mirrors(steward, waiting["problem_id"]), 30, "the decision in the mirror")
        psutil.Process(process.pid).send_signal(signal.SIGTERM)
        began = time.monotonic()
        answers = [await task for task in asked]
        assert time.monotonic() - began < ENDS_WITHIN_S
        assert [answer.status_code for answer in answers] == [202, 202, 202], [answer.text for answer in answers]
        ids = [told_where(answer) for answer in answers]
        assert ids == [ids[0], waiting["problem_id"], ids[0]]
        await eventually(lambda: ended(process), ENDS_WITHIN_S, "the end of the API")
    for script in (held, decided):
        script.answer.set()
    for problem_id in ids:
        assert (await steward.closed(problem_id))["status"] == "done"
    assert len(effects.of(label)) == 1
    assert len(effects.of(f"{label}-decided")) == 1


async def ended(process: LiveProcess) -> bool:
    return not process.running


async def mirrors(steward: Steward, problem_id: int) -> bool:
    return "tool_dispatched" in await steward.actions(problem_id)


@pytest.mark.requirement("attacks.d9.accepted-says-what-is-known")
async def test_a_202_lists_nothing_that_was_decided_and_claims_nothing_that_nobody_looked_for(
    stack: LiveStack, steward: Steward, effects: EffectLedger, label: str
) -> None:
    for wait_s in (1, 0):
        script = effects.script(f"{label}-{wait_s}", Script.held())
        asked = await steward.call("effect_once_confirmed", label=f"{label}-{wait_s}")
        assert len(asked["approvals"]) == 1
        confirmed = await steward.confirm(asked["problem_id"], True, wait_s=wait_s)
        assert confirmed.status_code == 202, confirmed.text
        answer = confirmed.json()
        assert (answer["approvals"], answer["requires_confirmation"]) == ([], False)
        assert (answer["confirmation_message"], answer["confirm_options"]) == (None, [])
        assert await asyncio.to_thread(script.arrived.wait, 30)
        script.answer.set()
        assert (await steward.closed(asked["problem_id"]))["status"] == "done"

    accepted = await steward.call("effect_once", wait_s=0, label=label)
    assert "worker" not in accepted["message"]
    assert accepted["stale"] is False
    assert (await steward.closed(accepted["problem_id"]))["status"] == "done"

    stack.workers[0].kill()
    asked_none = await steward.call("effect_once", wait_s=1, label=label)
    # Temporal counts a killed worker for a minute; tests/integration/test_observed_stack.py has none at all.
    assert asked_none["message"].startswith("Accepted;")
    assert asked_none["stale"] is True
