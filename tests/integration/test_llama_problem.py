"""Whole problems that a real Llama plans (SmolLM2, llama.cpp in a worker of its own), from request to end. What it
decides is its own; that each of its plans fits, that nothing is computed twice, and that it can be stopped is not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import httpx
import psutil
import pytest

from steward.config.settings import Settings
from steward.sql.database import Database
from steward.sql.tools import ToolStore
from steward.tools.registry import Registry
from steward.weights import smollm2
from steward.weights.names import SMOLLM2, known
from tests.support.doors import READY_S, wait_for
from tests.support.embedding import copy_index
from tests.support.folders import server_folder, share_models
from tests.support.forkserver import ForkedProcess
from tests.support.planting import until
from tests.support.stacks import a_database, a_worker, dev_server, environment_of, free_ports, serving

ROUND = ["tools_retrieved", "planned"]
OFFERED = {"calculate", "get_current_time"}
"""Both only look something up, so that every plan runs; and so few make a short prompt."""
ROUNDS = 4
"""The last one has no tools, and so another front."""
GROWTH = 64 << 20
"""Bytes that later problems may add to what a worker holds after its first."""
WITHOUT_MODEL = 1000 << 20
"""Bytes of a worker that plans without a language model, and some more."""


class Llama:
    """A stack whose requests SmolLM2 plans on one thread."""

    def __init__(self, client: httpx.AsyncClient, worker: ForkedProcess) -> None:
        self._client = client
        self._worker = psutil.Process(worker.pid)

    @property
    def memory(self) -> int:
        """What the worker holds, in bytes."""
        return int(self._worker.memory_info().rss)

    async def ask(self, text: str, wait_s: int = 110) -> dict[str, Any]:
        """The answer to a message in a conversation of its own."""
        body = {"text": text, "user_id": "ann", "conversation_id": text[:20]}
        return dict((await self._client.post("/tool/call", json=body, headers={"Prefer": f"wait={wait_s}"})).json())

    async def post(self, problem_id: int, verb: str) -> dict[str, Any]:
        """What comes of it."""
        return dict((await self._client.post(f"/problems/{problem_id}/{verb}", json={"user_id": "ann"})).json())

    async def is_planning(self, problem_id: int) -> bool:
        """Whether the Llama is at work on it."""
        view = (await self._client.get(f"/problems/{problem_id}", params={"user_id": "ann"})).json()
        return str(view["message"]).startswith("planning with llama")

    async def steps(self, problem_id: int) -> list[dict[str, Any]]:
        """All of its steps."""
        found = (await self._client.get(f"/problems/{problem_id}/steps", params={"user_id": "ann"})).json()
        return list(found["steps"])


async def offer_little(dsn: str) -> None:
    async with Database(dsn) as database:
        tools = ToolStore(database)
        await tools.mirror(Registry().specs())
        for spec in Registry().specs():
            if spec.name not in OFFERED:
                await tools.set_enabled(spec.name, False)


@pytest.fixture
async def llama(postgres_dsn: str, template_database: str) -> AsyncIterator[Llama]:
    with (
        server_folder() as home,
        a_database(postgres_dsn, template_database) as dsn,
        dev_server(home, free_ports(1)[0]) as temporal,
    ):
        share_models(home)
        copy_index(home / "qdrant")
        await offer_little(dsn)
        given = {
            "home": home,
            "postgres_dsn": dsn,
            "temporal_address": temporal.address,
            "llama_model_path": smollm2.checked_file(),
            "llama_context": 2048,
            "llama_threads": 1,
            "max_rounds": ROUNDS,
        }
        environment = environment_of(planners="llama", **given)
        settings = Settings.model_validate(given | {"planners": ["llama"]})
        with a_worker(environment, home) as worker, serving(settings) as url:
            wait_for(lambda: httpx.get(f"{url}/readyz", trust_env=False).status_code == 200, READY_S, "the API")
            async with httpx.AsyncClient(base_url=url, timeout=120, trust_env=False) as client:
                yield Llama(client, worker)


def plans_of(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What each plan cost; all of them are the Llama's."""
    plans = [step["detail"] for step in steps if step["action"] == "planned"]
    assert {plan["backend"] for plan in plans} == {"llama"}
    return [plan["usage"] for plan in plans]


@pytest.mark.timeout(300)  # The prompt alone takes ten seconds of a core that is free.
@pytest.mark.requirement("planners.llama.whole-problem")
async def test_a_real_llama_plans_problems_to_their_end(llama: Llama) -> None:
    first = await llama.ask("what is 12*30?")
    steps = await llama.steps(first["problem_id"])
    actions = [step["action"] for step in steps]
    assert (first["status"], actions[0], actions[-1]) == ("done", "request", "completed")
    assert [action for action in actions if action in ROUND][:2] == ROUND
    assert {step["detail"]["tool_name"] for step in steps if step["action"] == "tool_succeeded"} <= OFFERED
    assert first["message"]
    costs = plans_of(steps)
    if len(costs) > 1:
        assert costs[1]["reused_tokens"] >= costs[0]["prompt_tokens"], costs
    held = llama.memory

    long = await llama.ask("add these up: " + " and ".join(map(str, range(11, 90))), wait_s=0)
    await until(lambda: llama.is_planning(long["problem_id"]), "the Llama plans")
    stopped = await llama.post(long["problem_id"], "cancel")
    assert stopped["status"] == "canceled"

    other = await llama.ask("what time is it in Tokyo?")
    assert other["status"] == "done"
    cost = plans_of(await llama.steps(other["problem_id"]))[0]
    assert cost["reused_tokens"] > cost["prompt_tokens"] // 2, "the front is kept, also over a plan that was stopped"

    model = known(SMOLLM2)
    assert model is not None
    assert llama.memory - held < GROWTH
    assert llama.memory < WITHOUT_MODEL + model.memory
