"""The running product as its users reach it: POST /tool/call, GET /problems and their steps. Called by the runner."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import httpx

from bench.dialogues.evidence import AT_WORK, Happened, Seen, gather

_LOOK_AGAIN_S: Final = 0.1
_ASIDE: Final = "aside"
"""The conversation of direct calls, which are no part of what is talked about."""


class Refused(Exception):
    """A direct call did not do what it was made for; in words."""


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer, and the seconds until everything that it set going had come to rest."""

    happened: Happened
    seconds: float
    fault: str | None = None
    """Why there is no envelope."""


class Product:
    """One user of the product, in one conversation."""

    def __init__(self, client: httpx.AsyncClient, user: str, conversation: str) -> None:
        self._client, self._user, self._conversation = client, user, conversation
        self._seen = Seen()

    async def call(self, tool: str, args: Mapping[str, Any]) -> dict[str, Any]:
        """The result of a direct call aside, approved where needed. Raises Refused: it did not run with success."""
        answer = await self._direct(tool, args)
        if answer.get("requires_confirmation"):
            answer = await self._direct("confirm_action", {"problem_id": answer["problem_id"], "confirmed": True})
        if not (answer.get("success") and answer.get("tool_executed")):
            raise Refused(f"{tool}: {answer.get('detail') or answer.get('message') or answer}")
        return answer["result"] if isinstance(answer["result"], dict) else {}

    async def say(self, text: str) -> Reply:
        """What comes of a message, once nothing in the conversation is at work any more."""
        body = {"text": text, "user_id": self._user, "conversation_id": self._conversation}
        began = time.perf_counter()
        response = await self._client.post("/tool/call", json=body, headers={"Prefer": "wait=30"})
        answer = response.json()
        problems = await self._problems()
        while any(problem["status"] == AT_WORK for problem in problems):
            await asyncio.sleep(_LOOK_AGAIN_S)
            problems = await self._problems()
        seconds = time.perf_counter() - began
        if response.status_code == httpx.codes.ACCEPTED:
            answer = await self._get(f"/problems/{answer['problem_id']}")
        steps = {int(problem["problem_id"]): await self._steps(problem) for problem in problems}
        fault = None if response.is_success else f"HTTP {response.status_code}: {answer.get('detail')}"
        return Reply(gather(answer, problems, steps, self._seen), seconds, fault)

    async def _direct(self, tool: str, args: Mapping[str, Any]) -> dict[str, Any]:
        body = {"tool_name": tool, "args": dict(args), "user_id": self._user, "conversation_id": _ASIDE}
        answer: dict[str, Any] = (await self._client.post("/tool/call", json=body)).json()
        return answer

    async def _problems(self) -> list[dict[str, Any]]:
        found = (await self._get("/problems", conversation_id=self._conversation, limit="200"))["problems"]
        # What a list leaves out of large approvals, the problem itself has.
        return [
            await self._get(f"/problems/{problem['problem_id']}")
            if any(approval["args_left_out"] for approval in problem["approvals"])
            else problem
            for problem in found
        ]

    async def _steps(self, problem: Mapping[str, Any]) -> list[dict[str, Any]]:
        steps: list[dict[str, Any]] = (await self._get(f"/problems/{problem['problem_id']}/steps"))["steps"]
        return steps

    async def _get(self, path: str, **params: str) -> dict[str, Any]:
        response = await self._client.get(path, params={"user_id": self._user, **params})
        found: dict[str, Any] = response.raise_for_status().json()
        return found
