"""The doors as tests speak to them: one protocol, one client per door, and a bounded wait for other processes."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import subprocess
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Protocol

import httpx

JsonObject = dict[str, Any]
READY_S = 100.0
"""A server's first start of all compiles its modules and builds its models, beside others that do the same."""


class Door(Protocol):
    """A door. `call` answers with the envelope, or for a refusal with {"success": False, "error": code, ...}."""

    name: str

    async def call(self, **request: Any) -> JsonObject:
        """tool/call."""
        ...

    async def tools(self, **filters: Any) -> JsonObject:
        """tool/list."""
        ...

    async def status(self, problem_id: int, user_id: str) -> JsonObject:
        """One problem; of its members those that every door shows."""
        ...


class HttpDoor:
    """POST /tool/call and its neighbours."""

    name = "http"

    def __init__(self, client: httpx.AsyncClient) -> None:
        self._client = client

    async def call(self, **request: Any) -> JsonObject:
        """tool/call."""
        response = await self._client.post("/tool/call", json={"cmd": "tool/call", **request})
        return dict(response.json())

    async def tools(self, **filters: Any) -> JsonObject:
        """tool/list."""
        return dict((await self._client.get("/tool/list", params=filters)).json())

    async def status(self, problem_id: int, user_id: str) -> JsonObject:
        """One problem."""
        return dict((await self._client.get(f"/problems/{problem_id}", params={"user_id": user_id})).json())


class StdioDoorProcess:
    """A process of the STDIO door; answers find their requests by id. Bound to no event loop: tests share it."""

    name = "stdio"

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process
        self._ids = itertools.count(1)
        self._waiting: dict[int, Future[JsonObject]] = {}
        threading.Thread(target=self._read, name="stdio answers", daemon=True).start()

    async def call(self, **request: Any) -> JsonObject:
        """tool/call."""
        return await self.ask({"cmd": "tool/call", **request})

    async def tools(self, **filters: Any) -> JsonObject:
        """tool/list."""
        return await self.ask({"cmd": "tool/list", **filters})

    async def status(self, problem_id: int, user_id: str) -> JsonObject:
        """One problem."""
        return await self.ask({"cmd": "status", "problem_id": problem_id, "user_id": user_id})

    async def ask(self, line: JsonObject) -> JsonObject:
        """Send a line and await its answer."""
        number = next(self._ids)
        future = self._waiting[number] = Future[JsonObject]()
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({**line, "id": number}).encode() + b"\n")
        self._process.stdin.flush()
        async with asyncio.timeout(60):
            return await asyncio.wrap_future(future)

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            answer = json.loads(line)
            self._waiting.pop(answer.pop("id")).set_result(answer)


def wait_for(condition: Callable[[], bool], seconds: float, what: str) -> None:
    """Return as soon as the condition holds; fail after `seconds`. A condition that cannot be asked does not hold."""
    pause, deadline = threading.Event(), time.monotonic() + seconds
    while time.monotonic() < deadline:
        with contextlib.suppress(httpx.HTTPError, OSError, KeyError, ValueError):
            if condition():
                return
        pause.wait(0.05)
    raise AssertionError(f"{what} was not there within {seconds} s")
