"""Brings up the peers beside a stack and makes their requests; `__main__` measures them.

Every peer is a service of its own in the peers' environment, those on Temporal a worker too, on the stack's Temporal
and PostgreSQL servers. Every answer is checked: which tools ran, and that none ran before its request or its approval.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from bench.http import Caller
from bench.live import ROOT, Stack, free_port, process, wait_for_port
from bench.measure import Request, Timed, at_once
from bench.peers.script import FINAL_TEXT
from bench.sides import ask_steward, bare_requests, check_ran, decide_steward, steward_requests

PYTHON = ROOT / ".venv-peers" / "bin" / "python"

SCENARIOS = ("direct", "planned", "approval")
ON_POSTGRES = {"langgraph": "langgraph_postgres", "dbos": "dbos_postgres"}
ON_TEMPORAL = {"pydantic-ai": "pydantic_ai_agent", "openai-agents": "openai_agents_agent"}
PEERS = (*ON_POSTGRES, *ON_TEMPORAL)


@dataclass(frozen=True)
class Side:
    """One side of the comparison."""

    requests: dict[str, Request]
    """By scenario."""
    deny: Timed | None
    """Asks, says no, and checks that nothing ran; None where there is no answer to check."""
    processes: dict[str, int]
    """Process ids by name: those that work for this side, servers included."""


def bare_side(stack: Stack) -> Side:
    """The measure: as many activities as a peer on Temporal needs. The client's process is what calls Temporal here."""
    requests = bare_requests(stack.client)
    requests["approval"] = requests["effect"]
    return Side(requests, None, _some(stack, "temporal", "bare worker", "client"))


def steward_side(stack: Stack) -> Side:
    """Steward behind its API."""

    async def deny() -> None:
        asked = await ask_steward(stack.caller, "noop_confirmed")
        answer = await decide_steward(stack.caller, asked, False)
        assert not answer["tool_executed"], answer

    return Side(steward_requests(stack.caller), deny, _some(stack, "temporal", "postgres", "worker", "api"))


@asynccontextmanager
async def running_peer(stack: Stack, name: str) -> AsyncIterator[Side]:
    """The peer's processes, ready to serve; ended in order afterwards."""
    port = free_port()
    with ExitStack() as processes:

        def start(module: str, *args: str) -> int:
            module = f"bench.peers.{module}"
            return processes.enter_context(process(stack.environment, module, *args, python=str(PYTHON))).pid

        if name in ON_POSTGRES:
            pids = _some(stack, "postgres")
            pids[f"{name} service"] = start(ON_POSTGRES[name], str(port), await _database(stack, name))
        else:
            agent, address = ON_TEMPORAL[name], stack.environment["STEWARD_TEMPORAL_ADDRESS"]
            pids = _some(stack, "temporal")
            pids[f"{name} worker"] = start("temporal_worker", agent, address)
            pids[f"{name} service"] = start("temporal_service", str(port), agent, address)
        await asyncio.to_thread(wait_for_port, port)
        caller = Caller("127.0.0.1", port)
        yield _peer_side(caller, pids)
        await caller.close()


def _peer_side(caller: Caller, pids: dict[str, int]) -> Side:
    async def direct() -> None:
        began = time.time()
        check_ran((await caller.post("/direct", {}))["ran"], [1], began)

    async def planned() -> None:
        began = time.time()
        answer = await caller.post("/planned", {})
        check_ran(answer["ran"], [1, 2], began)
        assert answer["text"] == FINAL_TEXT, answer

    async def ask() -> str:
        return str((await caller.post("/approval", {}))["id"])

    async def decide(asked: str, confirmed: bool) -> list[dict[str, Any]]:
        runs: list[dict[str, Any]] = (await caller.post(f"/approval/{asked}", {"confirmed": confirmed}))["ran"]
        return runs

    async def waiting() -> Timed:
        asked = await ask()

        async def approve() -> None:
            began = time.time()
            check_ran(await decide(asked, True), [1], began)

        return approve

    async def deny() -> None:
        runs = await decide(await ask(), False)
        assert not runs, runs

    return Side({"direct": at_once(direct), "planned": at_once(planned), "approval": waiting}, deny, pids)


def _some(stack: Stack, *names: str) -> dict[str, int]:
    return {name: stack.pids[name] for name in names}


async def _database(stack: Stack, name: str) -> str:
    """A new database on the stack's server; its address."""
    address = stack.environment["STEWARD_POSTGRES_DSN"]
    connection = await asyncpg.connect(address)
    await connection.execute(f"CREATE DATABASE peer_{name}")
    await connection.close()
    return urlsplit(address)._replace(path=f"/peer_{name}").geturl()
