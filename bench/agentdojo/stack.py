"""A Steward that plans with the bench's endpoint and has a suite's tools: as an operator would set it up, and for the
control without the flow rule."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx

from bench.agentdojo.calls import READS
from bench.agentdojo.planner import ScriptedPlanner
from bench.agentdojo.world import World
from bench.live import running_steward
from steward.config.settings import load_settings

SLOTS: Final = 6
"""So many problems are under way at a time."""
_SECRETS: Final = {"tools": ["*"], "families": ["*"], "then": "allow"}
"""What is measured is where values come from, not that an IBAN is one."""
_POLICY_READ_S: Final = 3.0
"""A changed policy is in force within a second."""
_WITHOUT_RULE: Final = {"tool_type": "mcp", "origin": ["user", "own", "untrusted", "model", "unasked"], "then": "allow"}


class Product:
    """A running stack."""

    def __init__(self, client: httpx.AsyncClient, world: World, policy: Path) -> None:
        self.client = client
        self._world, self._policy = world, policy
        self._known: set[str] = set()

    async def switch_own_tools(self, on: bool) -> None:
        """Steward's own tools beside the suite's, or the suite's alone."""
        for name in await self._own_tools():
            answer = await self.client.post("/admin/tools/switches", json={"tool": name, "enabled": on})
            answer.raise_for_status()

    async def drop_flow_rule(self) -> None:
        """Let every call run, whatever it is made of: the control."""
        await self._take_policy([_WITHOUT_RULE])

    async def restore_flow_rule(self) -> None:
        """As an operator has it."""
        await self._take_policy([])

    async def until_ready(self) -> None:
        """Until the suite's tools are listed, and by which names. Raises TimeoutError."""
        async with asyncio.timeout(60):
            while len(names := await self._names(own=False)) < len(self._world.tools):  # noqa: ASYNC110 - its state
                await asyncio.sleep(0.2)
        self._world.call_tools(names)

    async def _take_policy(self, rules: list[dict[str, Any]]) -> None:
        self._policy.write_text(json.dumps({"secrets": [_SECRETS], "rules": rules}))
        await asyncio.sleep(_POLICY_READ_S)

    async def _own_tools(self) -> set[str]:
        """All that were ever listed: a tool that is off is listed no more."""
        self._known |= await self._names(own=True)
        return self._known

    async def _names(self, *, own: bool) -> set[str]:
        listed: dict[str, Any] = (await self.client.get("/tool/list")).raise_for_status().json()
        return {tool["name"] for tool in listed["tools"] if (tool["tool_type"] != "mcp") is own}


@asynccontextmanager
async def steward(home: Path, world: World, planner: ScriptedPlanner) -> AsyncIterator[Product]:
    """A whole stack in a folder of its own, ready to be asked."""
    models = load_settings().home / "models"
    models.mkdir(parents=True, exist_ok=True)
    (home / "models").symlink_to(models)
    servers, policy = home / "mcp.json", home / "policy.json"
    servers.write_text(json.dumps({"mcp_servers": [_server(world)]}))
    policy.write_text(json.dumps({"secrets": [_SECRETS], "rules": []}))
    async with running_steward(home, _settings(servers, policy, planner)) as up:
        url = f"http://127.0.0.1:{up.port('api_port')}"
        async with httpx.AsyncClient(base_url=url, timeout=90, trust_env=False) as client:
            product = Product(client, world, policy)
            await product.until_ready()
            yield product


def _settings(servers: Path, policy: Path, planner: ScriptedPlanner) -> dict[str, str]:
    """Room for every task: a round for each call. What names no model, as the self-test, has the embedded planner."""
    slots = [f"slot{number}=openai:slot{number}" for number in range(SLOTS)]
    return {
        "planners": "openai",
        "openai_base_url": planner.url,
        "openai_model": "slot0",
        "openai_tools": "json",
        "models": ",".join(["embedded", *slots]),
        "openai_concurrency": str(SLOTS),
        "calls_at_once": str(4 * SLOTS),
        "max_rounds": "40",
        "max_tool_calls": "60",
        "learn_facts": "none",
        "mcp_servers": str(servers),
        "policy": str(policy),
    }


def _server(world: World) -> dict[str, Any]:
    """A server whose definitions are trusted and that may be used unasked; what its tools return, others wrote."""
    tools = {
        name: {"permission": "autonomous", "effect": "read" if name.startswith(READS) else "once", "trusted": False}
        for name in world.tools
    }
    return {"name": world.suite, "url": f"{world.url}/mcp", "trust": "trusted", "required": True, "tools": tools}
