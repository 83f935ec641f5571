"""Every door as a caller of Steward sees it: the same few things to say, the same outcome to read.

An outcome holds what every door must tell alike; how a door words it is its own.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import httpx

from tests.support.doors import JsonObject, StdioDoorProcess

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Outcome:
    """What came of something that was said. `status` None: it was refused, with the code `error`."""

    problem_id: int | None = None
    status: str | None = None
    pending: tuple[JsonObject, ...] = ()
    """The arguments that wait for an approval, one entry each."""
    asks: str | None = None
    """The parameter a question is about."""
    result: Any = field(default=None, compare=False)
    error: str | None = None


class Caller(Protocol):
    """One user at one door."""

    async def call(self, tool_name: str, args: JsonObject) -> Outcome:
        """Call one tool."""
        ...

    async def ask(self, text: str) -> Outcome:
        """Say something in the user's conversation."""
        ...

    async def decide(self, problem_id: int, confirmed: bool, arguments: JsonObject | None = None) -> Outcome:
        """Approve, edit or deny what a problem waits for."""
        ...

    async def look(self, problem_id: int) -> Outcome:
        """One problem as it stands."""
        ...


def outcome_of(answer: JsonObject) -> Outcome:
    """The outcome an envelope, a problem's view or a refusal tells."""
    if "status" not in answer or isinstance(answer["status"], int):
        return Outcome(error=answer["error"])
    question = answer.get("question") or {}
    error = answer.get("error")
    return Outcome(
        problem_id=answer["problem_id"],
        status=answer["status"],
        pending=tuple(approval["args"] for approval in answer["approvals"]),
        asks=question.get("parameter"),
        result=answer.get("result"),
        error=error.get("code") if isinstance(error, dict) else error,
    )


@dataclass(frozen=True)
class HttpCaller:
    """POST /tool/call and its neighbours."""

    http: httpx.AsyncClient
    user: str

    async def call(self, tool_name: str, args: JsonObject) -> Outcome:
        """POST /tool/call with a tool."""
        return await self._post("/tool/call", cmd="tool/call", tool_name=tool_name, args=args)

    async def ask(self, text: str) -> Outcome:
        """POST /tool/call with a text."""
        return await self._post("/tool/call", cmd="tool/call", text=text)

    async def decide(self, problem_id: int, confirmed: bool, arguments: JsonObject | None = None) -> Outcome:
        """POST /problems/{id}/confirm."""
        edit = {} if arguments is None else {"arguments": arguments}
        return await self._post(f"/problems/{problem_id}/confirm", confirmed=confirmed, **edit)

    async def look(self, problem_id: int) -> Outcome:
        """GET /problems/{id}."""
        answer = await self.http.get(f"/problems/{problem_id}", params={"user_id": self.user})
        return outcome_of(answer.json())

    async def _post(self, path: str, **body: Any) -> Outcome:
        return outcome_of((await self.http.post(path, json={**body, "user_id": self.user})).json())


@dataclass(frozen=True)
class ChatCaller(HttpCaller):
    """A chat client: its messages, its tools and its buttons."""

    async def call(self, tool_name: str, args: JsonObject) -> Outcome:
        """POST /tools/call."""
        return await self._post("/tools/call", name=tool_name, arguments=args, conversation_id=self.user)

    async def ask(self, text: str) -> Outcome:
        """POST /query, and the problem it went to."""
        answer = (
            await self.http.post("/query", json={"query": text, "user_id": self.user, "session_id": self.user})
        ).json()
        return (
            Outcome(error=answer["error"]) if "error" in answer else await self.look(answer["metadata"]["problem_id"])
        )


@dataclass(frozen=True)
class StdioCaller:
    """Lines of JSON to a process."""

    door: StdioDoorProcess
    user: str

    async def call(self, tool_name: str, args: JsonObject) -> Outcome:
        """tool/call with a tool."""
        return outcome_of(await self.door.call(tool_name=tool_name, args=args, user_id=self.user))

    async def ask(self, text: str) -> Outcome:
        """tool/call with a text."""
        return outcome_of(await self.door.call(text=text, user_id=self.user))

    async def decide(self, problem_id: int, confirmed: bool, arguments: JsonObject | None = None) -> Outcome:
        """tool/call with confirm_action."""
        edit = {} if arguments is None else {"arguments": arguments}
        return await self.call("confirm_action", {"problem_id": problem_id, "confirmed": confirmed, **edit})

    async def look(self, problem_id: int) -> Outcome:
        """status."""
        return outcome_of(await self.door.status(problem_id, self.user))


@dataclass(frozen=True)
class CliCaller:
    """The `steward` command, a process each time."""

    environment: dict[str, str]
    user: str

    async def call(self, tool_name: str, args: JsonObject) -> Outcome:
        """steward call."""
        return await self._run("call", tool_name, json.dumps(args))

    async def ask(self, text: str) -> Outcome:
        """steward ask."""
        return await self._run("ask", text)

    async def decide(self, problem_id: int, confirmed: bool, arguments: JsonObject | None = None) -> Outcome:
        """steward approve, or deny."""
        edit = () if arguments is None else ("--args", json.dumps(arguments))
        return await self._run("approve" if confirmed else "deny", str(problem_id), *edit)

    async def look(self, problem_id: int) -> Outcome:
        """steward show."""
        return await self._run("show", str(problem_id))

    async def _run(self, *words: str) -> Outcome:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "cli.main", *words, "--json"),
            cwd=ROOT,
            env={**self.environment, "STEWARD_USER": self.user},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        async with asyncio.timeout(90):
            out, err = await process.communicate()
        document = json.loads(out or err)
        return outcome_of(document.get("problem", document))


@asynccontextmanager
async def stdio_process(environment: dict[str, str]) -> AsyncIterator[StdioDoorProcess]:
    """A process of the STDIO door, ended in order."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "api.stdio"),
        cwd=ROOT,
        env=environment,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        limit=1 << 24,
    )
    try:
        yield StdioDoorProcess(process)
    finally:
        assert process.stdin is not None
        process.stdin.close()
        async with asyncio.timeout(20):
            assert await process.wait() == 0
