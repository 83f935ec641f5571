"""A Steward that plans with the bench's endpoint and has a suite's tools: as an operator would set it up, and without the flow
rule for the control."""

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
_WITHOUT_RULE: Final = {"tools": ["*"], "origin": "any", "then": "allow"}


@asynccontextmanager
async def steward(
    home: Path, world: World, planner: ScriptedPlanner, *, own_tools: bool, flow_rule: bool = True
) -> AsyncIterator[httpx.AsyncClient]:
    """A whole stack in a folder of its own, ready to be asked."""
    models = load_settings().home / "models"
    models.mkdir(parents=True, exist_ok=True)
    (home / "models").symlink_to(models)
    servers, policy = home / "mcp.json", home / "policy.json"
    servers.write_text(json.dumps({"mcp_servers": [_server(world)]}))
    policy.write_text(json.dumps({"secrets": [_SECRETS], "rules": [] if flow_rule else [_WITHOUT_RULE]}))
    async with running_steward(home, _settings(servers, policy, planner)) as up:
        url = f"http://127.0.0.1:{up.port('api_port')}"
        async with httpx.AsyncClient(base_url=url, timeout=90, trust_env=False) as client:
            await _ready(client, world)
            if not own_tools:
                await _switch_off(client, world)
            yield client


def _settings(servers: Path, policy: Path, planner: ScriptedPlanner) -> dict[str, str]:
    """Room for every task: a round for each call. What names no model (`steward up` tests itself) has the embedded planner."""
    slots = [f"slot{number}=openai:slot{number}" for number in range(SLOTS)]
    return {
        "planners": "openai",
        "openai_base_url": planner.url,
        "openai_model": "slot0",
        "models": ",".join(["embedded", *slots]),
        "planner_concurrency": str(SLOTS),
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


async def _ready(client: httpx.AsyncClient, world: World) -> None:
    """Until the suite's tools are listed. Raises TimeoutError."""
    async with asyncio.timeout(60):
        while not set(world.tools) <= {tool["name"] for tool in await _tools(client)}:
            await asyncio.sleep(0.2)


async def _switch_off(client: httpx.AsyncClient, world: World) -> None:
    for tool in await _tools(client):
        if tool["name"] not in world.tools:
            await client.post("/admin/tools/switches", json={"tool": tool["name"], "enabled": False})


async def _tools(client: httpx.AsyncClient) -> list[dict[str, Any]]:
    listed = (await client.get("/tool/list")).raise_for_status().json()
    found: list[dict[str, Any]] = listed["tools"]
    return found
