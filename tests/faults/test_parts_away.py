"""A part goes away and comes back: workers, Temporal, Qdrant. What was accepted goes on; what cannot be, says so."""

from __future__ import annotations

import asyncio
import shutil
import time

import httpx
import pytest
from temporalio.client import Client

from steward.sql.database import Database
from tests.faults.effect_ledger import EffectLedger, Script
from tests.faults.records import check_records
from tests.faults.steward import Steward, eventually
from tests.support.live import LiveStack

pytestmark = pytest.mark.timeout(150)
BOUNDED_S = 8.0
"""A look with nobody to answer it: the settings' 2 s for the query, a look at the server, and a slow machine."""


def refused(response: httpx.Response, code: str) -> None:
    """A clear 503 that says what is away and when to come back."""
    assert (response.status_code, response.json()["error"]) == (503, code), response.text
    assert int(response.headers["Retry-After"]) >= 1


@pytest.mark.requirement("faults.workers.away")
async def test_without_any_worker_status_is_answered_from_the_mirror_and_requests_are_accepted(
    stack: LiveStack, steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str
) -> None:
    """Invariant: no worker, no lie: a look is bounded and marked stale, a request is taken and done later, a decision
    is not lost."""
    waiting = await steward.call("effect_once_confirmed", label=label)
    problem_id = waiting["problem_id"]
    stack.workers[0].kill()

    began = time.monotonic()
    view = await steward.view(problem_id)
    assert time.monotonic() - began < BOUNDED_S
    assert (view["stale"], view["status"]) == (True, "awaiting_confirmation")
    assert [approval | {"problem_id": problem_id} for approval in view["approvals"]] == waiting["approvals"]

    response = await steward.post({"tool_name": "effect_once", "args": {"label": f"{label}-new"}}, wait_s=1)
    assert response.status_code == 202
    opened = response.json()["problem_id"]
    assert response.headers["Location"] == f"/problems/{opened}"
    assert (await steward.view(opened))["stale"] is True
    decision = await steward.confirm(problem_id, True, wait_s=1)
    assert decision.status_code == 202, decision.text

    stack.spawn_worker(stack.workers[0])
    await asyncio.to_thread(stack.workers[0].wait_ready)
    for number, name in ((problem_id, label), (opened, f"{label}-new")):
        assert (await steward.closed(number))["status"] == "done"
        assert len(effects.of(name)) == 1
        await check_records(temporal, mirror, number)
    assert (await steward.actions(problem_id)).count("approval_approved") == 1


@pytest.mark.requirement("faults.temporal.killed")
async def test_temporal_killed_and_restarted_in_the_middle_costs_time_only(
    stack: LiveStack, steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str
) -> None:
    """Invariant: Temporal's death loses no problem and repeats no effect: those that wait, read or have an effect in
    flight go on to their one end; meanwhile the API says 503 and when to come back."""
    waiting = (await steward.call("effect_once_confirmed", label=f"{label}-waiting"))["problem_id"]
    read = effects.script(f"{label}-read", Script.held())
    effect = effects.script(f"{label}-effect", Script.held())
    plan = {"script": [[{"tool": "read_ledger", "args": {"label": f"{label}-read"}}]], "answer": "read it"}
    reading = (await steward.plan(plan, wait_s=0))["problem_id"]
    acting = (await steward.call("effect_once", label=f"{label}-effect", wait_s=0))["problem_id"]
    for script in (read, effect):
        assert await asyncio.to_thread(script.arrived.wait, 30)
    stack.temporal.kill()

    began = time.monotonic()
    # What is sent before anybody knows that Temporal is gone may have reached it; what comes after is sent nowhere.
    first = await steward.post({"tool_name": "effect_once", "args": {"label": f"{label}-refused"}})
    assert first.status_code == 503
    assert first.json()["error"] in ("acceptance_unknown", "temporal_unavailable")
    assert time.monotonic() - began < BOUNDED_S
    refused(
        await steward.post({"tool_name": "effect_once", "args": {"label": f"{label}-refused"}}), "temporal_unavailable"
    )
    refused(await steward.confirm(waiting, True), "temporal_unavailable")
    view = await steward.view(waiting)
    assert (view["status"], view["stale"]) == ("awaiting_confirmation", True)
    refused(await steward.http.get("/readyz"), "temporal_unavailable")
    effect.answer.set()

    await asyncio.to_thread(stack.temporal.start)
    read.answer.set()
    answer = await eventually(lambda: confirmed(steward, waiting), 30, "the approval being taken")
    assert answer["status"] in ("done", "in_progress")
    for number in (waiting, reading, acting):
        assert (await steward.closed(number))["status"] == "done"
        await check_records(temporal, mirror, number)
    assert len(effects.of(f"{label}-waiting")) == 1
    assert len(effects.of(f"{label}-effect")) == 1
    assert effects.of(f"{label}-refused") == []


async def confirmed(steward: Steward, problem_id: int) -> dict[str, object] | None:
    """The answer to an approval, once there is one."""
    response = await steward.confirm(problem_id, True)
    return response.json() if response.status_code in (200, 202) else None


@pytest.mark.requirement("faults.qdrant.gone")
async def test_without_its_qdrant_folder_retrieval_degrades_aloud_and_is_healed(
    stack: LiveStack, steward: Steward
) -> None:
    """Invariant: a lost index costs quality, says so in the problem, and is rebuilt from the catalogue."""
    plan = {"script": [[{"tool": "get_current_time", "args": {}}]], "answer": "it is late"}
    await rebuilt(steward)
    before = await steward.plan(plan)
    assert before["status"] == "done"
    shutil.rmtree(stack.qdrant)

    during = await steward.plan(plan)
    assert (during["status"], during["message"]) == ("done", "it is late")
    steps = await steward.steps(during["problem_id"])
    assert [step["description"] for step in steps if step["action"] == "degraded"] != []
    assert sources(steps) == ["full_text"] or sources(steps) == ["catalogue"]
    assert "Qdrant" in " ".join((await steward.view(during["problem_id"]))["degraded"])

    await rebuilt(steward)
    after = await steward.plan(plan)
    steps = await steward.steps(after["problem_id"])
    assert sources(steps) == ["qdrant"]
    assert "degraded" not in [step["action"] for step in steps]


async def rebuilt(steward: Steward) -> None:
    """Have the index rebuilt, as an operator would."""
    response = await steward.http.post("/admin/tools/reload", timeout=60)
    assert response.status_code == 200, response.text
    assert response.json().get("degraded") is None, response.text


def sources(steps: list[dict[str, object]]) -> list[str]:
    """Where candidates came from."""
    found = []
    for step in steps:
        detail = step["detail"]
        if step["action"] == "tools_retrieved" and isinstance(detail, dict):
            found.append(str(detail["source"]))
    return found
