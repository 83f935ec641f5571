"""What the fault tests do to Steward from outside: call it over HTTP as one user, and look until something holds."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import httpx

T = TypeVar("T")
_TICK_S = 0.05
ENDS = ("completed", "canceled", "blocked", "failed")
"""The actions of terminal steps."""


async def eventually(look: Callable[[], Awaitable[T | None]], within_s: float, what: str) -> T:
    """The first value that is neither None nor False. Raises AssertionError naming `what` after `within_s` seconds."""
    deadline = time.monotonic() + within_s
    while True:
        found = await look()
        if found is not None and found is not False:
            return found
        assert time.monotonic() < deadline, f"{what} did not happen within {within_s:g} s"
        await asyncio.sleep(_TICK_S)


class Steward:
    """The API as one user of it sees it."""

    def __init__(self, http: httpx.AsyncClient, user: str) -> None:
        self.http = http
        self.user = user

    async def post(self, body: dict[str, Any], *, wait_s: float = 30, key: str | None = None) -> httpx.Response:
        """POST /tool/call, whatever it answers."""
        headers = {"Prefer": f"wait={wait_s:g}"}
        if key is not None:
            headers["Idempotency-Key"] = key
        request = {"cmd": "tool/call", "user_id": self.user, **body}
        return await self.http.post("/tool/call", json=request, headers=headers, timeout=wait_s + 20)

    async def call(self, tool_name: str, /, *, wait_s: float = 30, key: str | None = None, **args: Any) -> Any:
        """A direct call that is taken (200 or 202); the answer."""
        return taken(await self.post({"tool_name": tool_name, "args": args}, wait_s=wait_s, key=key))

    async def plan(self, script: dict[str, Any], *, wait_s: float = 30, conversation: str = "default") -> Any:
        """A planned problem that follows a script of tests.support.planners; the answer."""
        body = {"text": json.dumps(script), "conversation_id": conversation}
        return taken(await self.post(body, wait_s=wait_s))

    async def confirm(self, problem_id: int, confirmed: bool, *, wait_s: float = 30, **more: Any) -> httpx.Response:
        """POST /problems/{id}/confirm, whatever it answers."""
        return await self.http.post(
            f"/problems/{problem_id}/confirm",
            json={"confirmed": confirmed, "user_id": self.user, **more},
            headers={"Prefer": f"wait={wait_s:g}"},
            timeout=wait_s + 20,
        )

    async def view(self, problem_id: int) -> Any:
        """GET /problems/{id}, which must answer."""
        response = await self.http.get(f"/problems/{problem_id}", params={"user_id": self.user}, timeout=20)
        assert response.status_code == 200, response.text
        return response.json()

    async def steps(self, problem_id: int) -> list[dict[str, Any]]:
        """GET /problems/{id}/steps."""
        response = await self.http.get(f"/problems/{problem_id}/steps", params={"user_id": self.user}, timeout=20)
        assert response.status_code == 200, response.text
        steps: list[dict[str, Any]] = response.json()["steps"]
        return steps

    async def actions(self, problem_id: int) -> list[str]:
        """What happened, in order."""
        return [step["action"] for step in await self.steps(problem_id)]

    async def until(self, problem_id: int, status: str, within_s: float = 60) -> Any:
        """The problem's view once it has a status."""

        async def look() -> Any:
            response = await self.http.get(f"/problems/{problem_id}", params={"user_id": self.user}, timeout=20)
            view = response.json()
            return view if response.status_code == 200 and view["status"] == status else None

        return await eventually(look, within_s, f"problem {problem_id} being {status}")

    async def closed(self, problem_id: int, within_s: float = 60) -> Any:
        """The problem's view once it is closed."""

        async def look() -> Any:
            response = await self.http.get(f"/problems/{problem_id}", params={"user_id": self.user}, timeout=20)
            view = response.json()
            return view if response.status_code == 200 and view["closed"] else None

        return await eventually(look, within_s, f"the end of problem {problem_id}")


def taken(response: httpx.Response) -> Any:
    """The answer of a request that was taken."""
    assert response.status_code in (200, 202), f"{response.status_code} {response.text[:500]}"
    return response.json()


def ends_once(actions: list[str]) -> bool:
    """Whether these steps hold exactly one terminal one, with nothing after it but decisions that came too late."""
    ends = [place for place, action in enumerate(actions) if action in ENDS]
    return len(ends) == 1 and set(actions[ends[0] + 1 :]) <= {"decision_ignored"}
