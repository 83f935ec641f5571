"""kill -9 of the worker while a language model acts on what waits in another problem: done once, and not lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from steward.config.settings import Settings
from steward.sql.database import Database
from tests.faults.effect_ledger import EffectLedger
from tests.faults.steward import Steward, ends_once, eventually
from tests.support.live import LiveStack
from tests.support.stacks import serving

pytestmark = pytest.mark.timeout(240)
TOOL = "effect_once_confirmed"


@pytest.fixture
async def by_model(stack: LiveStack, steward: Steward) -> AsyncIterator[Steward]:
    """The same user at an API that takes the planner for a language model."""
    settings = Settings.model_validate(
        {
            "home": stack.home,
            "postgres_dsn": stack.postgres.dsn,
            "temporal_address": stack.temporal_address,
            "planners": ["openai"],
            "timezone": "UTC",
        }
    )
    with serving(settings) as url:
        async with httpx.AsyncClient(base_url=url, trust_env=False) as http:
            yield Steward(http, steward.user)


@pytest.mark.requirement("waiting.once")
@pytest.mark.parametrize("act", ["amend", "withdraw"])
async def test_what_is_done_about_another_problem_is_done_once_though_its_worker_dies(
    stack: LiveStack, by_model: Steward, effects: EffectLedger, mirror: Database, label: str, act: str
) -> None:
    """Invariant: the worker dies after the other problem took the message and before anybody heard of it."""
    waits = await by_model.call(TOOL, label=label)
    wanted = f"{label}-new"
    script = {"acts": [_act(act, waits, wanted)]}
    async with mirror.transaction() as lock:
        await lock.execute("SELECT FROM problems WHERE problem_id = $1 FOR UPDATE", waits["problem_id"])
        acting = await by_model.plan(script, wait_s=0)
        await eventually(lambda: _writes(mirror), 60, "the other problem writing down what it was told")
        stack.workers[0].kill()
    stack.spawn_worker(stack.workers[0])
    await asyncio.to_thread(stack.workers[0].wait_ready)
    actions = await eventually(lambda: _ended(by_model, acting["problem_id"]), 120, "the end of what acts")
    assert (await by_model.view(acting["problem_id"]))["status"] == "done"
    assert actions.count("waiting_acted") == 1
    assert ends_once(actions)
    assert effects.of(label) == effects.of(wanted) == []
    if act == "withdraw":
        await eventually(lambda: _ended(by_model, waits["problem_id"]), 60, "the end of what was withdrawn")
    view, told = await by_model.view(waits["problem_id"]), await by_model.actions(waits["problem_id"])
    assert told.count("message_received") == 1
    if act == "withdraw":
        assert (view["status"], view["approvals"], ends_once(told)) == ("canceled", [], True)
        return
    [approval] = view["approvals"]
    assert approval["args"] == {"label": wanted}
    assert told.count("approval_requested") == 2
    answer = (await by_model.confirm(waits["problem_id"], True, approval_id=approval["approval_id"])).json()
    assert answer["status"] == "done", answer
    assert (len(effects.of(wanted)), effects.of(label)) == (1, [])


def _act(act: str, waits: dict[str, Any], label: str) -> dict[str, Any]:
    """What a plan wants of a problem that waits."""
    approval = waits["approvals"][0]["approval_id"]
    wanted: dict[str, Any] = {"act": act, "problem_id": waits["problem_id"], "approval_id": approval}
    return wanted if act == "withdraw" else wanted | {"call": {"tool_name": TOOL, "args": {"label": label}}}


async def _ended(steward: Steward, problem_id: int) -> list[str] | None:
    """The steps of a problem in the mirror, once they hold its end."""
    actions = await steward.actions(problem_id)
    return actions if ends_once(actions) else None


async def _writes(mirror: Database) -> bool:
    """Whether a worker waits for the row that is locked."""
    waiting: int = await mirror.fetchval(
        "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'steward-worker' AND wait_event_type = 'Lock'"
    )
    return waiting > 0
