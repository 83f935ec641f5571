"""A suite's server from outside: its process in an environment of its own, and what is said to it of problems."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import httpx

from bench.agentdojo.calls import Call, Equality
from bench.live import ROOT, free_port, wait_for_port

PYTHON: Final = ROOT / ".venv-agentdojo" / "bin" / "python"
_SERVER: Final = "bench.agentdojo.server"


@dataclass(frozen=True)
class UserTask:
    """A task of AgentDojo's: what the user says, what a right answer holds, and the places its calls read."""

    name: str
    prompt: str
    output: str
    places: tuple[str, ...]


class World:
    """The environments of one suite."""

    def __init__(self, suite: str, url: str, client: httpx.AsyncClient) -> None:
        self.suite, self.url = suite, url
        self._client = client
        self.user_tasks: dict[str, UserTask] = {}
        self.injections: dict[str, tuple[str, list[Call]]] = {}
        """The goal of each injection task, and its calls."""
        self.tools: dict[str, Any] = {}
        """The schema of each tool's arguments."""
        self._shown: dict[str, str] = {}

    async def look(self) -> None:
        """Learn the suite's tasks and tools."""
        told = (await self._client.get(f"{self.url}/tasks")).raise_for_status().json()
        self.tools = told["tools"]
        for name, task in told["user"].items():
            self.user_tasks[name] = UserTask(name, task["prompt"], task["output"], tuple(task["places"]))
        for name, task in told["injection"].items():
            self.injections[name] = task["goal"], [Call.read(call) for call in task["calls"]]

    def call_tools(self, shown: Iterable[str]) -> None:
        """Steward's names of the suite's tools: the suite goes before one that Steward has itself."""
        self._shown = {name.removeprefix(f"{self.suite}_"): name for name in shown}

    def shown_name(self, tool: str) -> str:
        """What Steward calls a tool of the suite."""
        return self._shown.get(tool, tool)

    def own_name(self, shown: str) -> str:
        """The suite's name of a tool by what Steward calls it; a tool of Steward's own has none that a suite has."""
        return next((tool for tool, name in self._shown.items() if name == shown), f"steward:{shown}")

    @property
    def equality(self) -> Equality:
        """Which calls of the suite's tools are equal."""
        return Equality(self.tools)

    async def open(self, key: str, **wanted: Any) -> dict[str, Any]:
        """A fresh environment for a problem."""
        return await self._post(f"/problems/{key}", wanted)

    async def expect(self, key: str, calls: Sequence[Call]) -> bool:
        """The problem makes these calls next. Whether its planted text was read."""
        return bool((await self._post(f"/problems/{key}/expect", {"calls": [call.json for call in calls]}))["read"])

    async def close(self, key: str, output: str) -> dict[str, Any]:
        """What became of the environment."""
        return await self._post(f"/problems/{key}/close", {"output": output})

    async def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = (await self._client.post(self.url + path, json=body)).raise_for_status().json()
        return answer


@contextlib.asynccontextmanager
async def serving(suite: str) -> AsyncIterator[World]:
    """The suite's server, ended with the block."""
    port = free_port()
    surroundings = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    process = await asyncio.create_subprocess_exec(
        PYTHON, "-m", _SERVER, suite, str(port), cwd=ROOT, env=surroundings, start_new_session=True
    )
    try:
        await asyncio.to_thread(wait_for_port, port)
        async with httpx.AsyncClient(timeout=120, trust_env=False) as client:
            world = World(suite, f"http://127.0.0.1:{port}", client)
            await world.look()
            yield world
    finally:
        process.terminate()
        await process.wait()
