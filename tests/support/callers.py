"""Every door as a caller of Steward sees it: the same few things to say, the same outcome to read.

An outcome holds what every door must tell alike; how a door words it is its own.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

import httpx
from a2a.types.a2a_pb2 import GetTaskRequest, Task, TaskState
from a2a.utils.errors import A2AError
from google.protobuf.json_format import MessageToDict
from mcp import Client
from mcp.shared.exceptions import MCPError
from mcp_types import TextResourceContents
from openai import AsyncOpenAI

from tests.support import forkserver
from tests.support.a2a import an_agent, data_of
from tests.support.agui import AguiRun, resume, run_agent
from tests.support.doors import JsonObject, StdioDoorProcess
from tests.support.forkserver import Module
from tests.support.stacks import ROOT


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

    async def decide(
        self, problem_id: int, confirmed: bool, arguments: JsonObject | None = None, approval_id: str | None = None
    ) -> Outcome:
        """Approve, edit or deny what a problem waits for."""
        ...

    async def answer(self, problem_id: int, text: str) -> Outcome:
        """Say something to a problem: the answer to its question, or yes or no."""
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


def _given(**members: Any) -> JsonObject:
    return {name: value for name, value in members.items() if value is not None}


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

    async def decide(
        self, problem_id: int, confirmed: bool, arguments: JsonObject | None = None, approval_id: str | None = None
    ) -> Outcome:
        """POST /problems/{id}/confirm."""
        edit = _given(arguments=arguments, approval_id=approval_id)
        return await self._post(f"/problems/{problem_id}/confirm", confirmed=confirmed, **edit)

    async def answer(self, problem_id: int, text: str) -> Outcome:
        """POST /problems/{id}/message."""
        return await self._post(f"/problems/{problem_id}/message", text=text)

    async def look(self, problem_id: int) -> Outcome:
        """GET /problems/{id}."""
        answer = await self.http.get(f"/problems/{problem_id}", params={"user_id": self.user})
        return outcome_of(answer.json())

    async def _post(self, path: str, **body: Any) -> Outcome:
        return outcome_of((await self.http.post(path, json={**body, "user_id": self.user})).json())


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

    async def decide(
        self, problem_id: int, confirmed: bool, arguments: JsonObject | None = None, approval_id: str | None = None
    ) -> Outcome:
        """tool/call with confirm_action."""
        edit = _given(arguments=arguments, approval_id=approval_id)
        return await self.call("confirm_action", {"problem_id": problem_id, "confirmed": confirmed, **edit})

    async def answer(self, problem_id: int, text: str) -> Outcome:
        """tool/call with problem_id and text."""
        return outcome_of(await self.door.call(problem_id=problem_id, text=text, user_id=self.user))

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

    async def decide(
        self, problem_id: int, confirmed: bool, arguments: JsonObject | None = None, approval_id: str | None = None
    ) -> Outcome:
        """steward approve, or deny."""
        edit = [] if arguments is None else ["--args", json.dumps(arguments)]
        edit += [] if approval_id is None else ["--approval", approval_id]
        return await self._run("approve" if confirmed else "deny", str(problem_id), *edit)

    async def answer(self, problem_id: int, text: str) -> Outcome:
        """steward reply."""
        return await self._run("reply", str(problem_id), text)

    async def look(self, problem_id: int) -> Outcome:
        """steward show."""
        return await self._run("show", str(problem_id))

    async def _run(self, *words: str) -> Outcome:
        process = await asyncio.create_subprocess_exec(
            *forkserver.command(Module("steward.cli.main", (*words, "--json"))),
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


@dataclass(frozen=True)
class ChatCaller:
    """The chat and its neighbours: what was said is answered in words, so each problem is looked at afterwards."""

    http: httpx.AsyncClient
    user: str

    @property
    def _buttons(self) -> HttpCaller:
        return HttpCaller(self.http, self.user)

    async def call(self, tool_name: str, args: JsonObject) -> Outcome:
        """POST /tools/call."""
        body = {"name": tool_name, "arguments": args, "user_id": self.user, "conversation_id": self.user}
        return outcome_of((await self.http.post("/tools/call", json=body)).json())

    async def ask(self, text: str) -> Outcome:
        """POST /query."""
        body = {"query": text, "user_id": self.user, "session_id": self.user}
        answer = (await self.http.post("/query", json=body)).json()
        return await self.look(answer["metadata"]["problem_id"]) if "metadata" in answer else outcome_of(answer)

    async def decide(
        self, problem_id: int, confirmed: bool, arguments: JsonObject | None = None, approval_id: str | None = None
    ) -> Outcome:
        """A button."""
        return await self._buttons.decide(problem_id, confirmed, arguments, approval_id)

    async def answer(self, problem_id: int, text: str) -> Outcome:
        """The next message of the conversation."""
        told = await self.ask(text)
        assert told.problem_id == problem_id
        return told

    async def look(self, problem_id: int) -> Outcome:
        """GET /problems/{id}."""
        return await self._buttons.look(problem_id)


@dataclass(frozen=True)
class OpenAiCaller:
    """OpenAI's own library; buttons and direct calls are those beside the chat."""

    client: AsyncOpenAI
    chat: ChatCaller

    async def call(self, tool_name: str, args: JsonObject) -> Outcome:
        """POST /tools/call, in the conversation that messages name."""
        return await self.chat.call(tool_name, args)

    async def ask(self, text: str) -> Outcome:
        """POST /v1/chat/completions."""
        user = self.chat.user
        answer = await self.client.chat.completions.create(
            model="steward",
            messages=[{"role": "user", "content": text}],
            user=user,
            metadata={"conversation_id": user},
        )
        assert answer.model_extra is not None
        return await self.look(answer.model_extra["steward"]["problem_id"])

    async def decide(
        self, problem_id: int, confirmed: bool, arguments: JsonObject | None = None, approval_id: str | None = None
    ) -> Outcome:
        """A button."""
        return await self.chat.decide(problem_id, confirmed, arguments, approval_id)

    async def answer(self, problem_id: int, text: str) -> Outcome:
        """The next message of the conversation."""
        told = await self.ask(text)
        assert told.problem_id == problem_id
        return told

    async def look(self, problem_id: int) -> Outcome:
        """GET /problems/{id}."""
        return await self.chat.look(problem_id)


@dataclass(frozen=True)
class AguiCaller:
    """AG-UI: the user's conversation is the thread, whose interrupts later runs answer."""

    http: httpx.AsyncClient
    user: str

    async def call(self, tool_name: str, args: JsonObject) -> Outcome:
        """POST /tools/call, in the thread."""
        return await ChatCaller(self.http, self.user).call(tool_name, args)

    async def ask(self, text: str) -> Outcome:
        """A run that says something."""
        return await self._outcome(await run_agent(self.http, self.user, text))

    async def decide(
        self, problem_id: int, confirmed: bool, arguments: JsonObject | None = None, approval_id: str | None = None
    ) -> Outcome:
        """A run that resumes."""
        answer = _given(approved=confirmed, editedArgs=arguments)
        return await self._resumed(approval_id or f"{problem_id}-1", answer)

    async def answer(self, problem_id: int, text: str) -> Outcome:
        """A run that answers the one interrupt that is open, which a refused run names."""
        refused = await run_agent(self.http, self.user, text)
        assert refused.error is not None
        assert refused.error.metadata is not None
        [asked] = refused.error.metadata["steward"]["interrupts"]
        payload = {"answer": text} if asked["reason"] == "input_required" else {"approved": text == "yes"}
        return await self._resumed(asked["id"], payload)

    async def look(self, problem_id: int) -> Outcome:
        """GET /problems/{id}."""
        return await HttpCaller(self.http, self.user).look(problem_id)

    async def _resumed(self, interrupt_id: str, payload: JsonObject) -> Outcome:
        return await self._outcome(await run_agent(self.http, self.user, resume=resume(interrupt_id, payload)))

    async def _outcome(self, run: AguiRun) -> Outcome:
        """What the run told: the interrupts are all that waits, with their exact arguments."""
        if run.error is not None:
            return Outcome(error=run.error.code)
        [problem] = run.problems
        told = [one.metadata["steward"] for one in run.interrupts if one.metadata is not None]
        asked = [one["parameter"] for one in told if "parameter" in one]
        return Outcome(
            problem_id=problem["problem_id"],
            status=problem["status"],
            pending=tuple(one["args"] for one in told if "args" in one),
            asks=asked[0] if asked else None,
            error=problem["error"],
        )


@dataclass(frozen=True)
class McpCaller:
    """The official MCP client without forms, connected anew for each call."""

    connect: Callable[[str], AbstractAsyncContextManager[Client]]
    user: str

    async def call(self, tool_name: str, args: JsonObject) -> Outcome:
        """tools/call."""
        async with self.connect(self.user) as client:
            try:
                result = await client.call_tool(tool_name, args)
            except MCPError as error:
                return Outcome(error=error.error.data["error"])
        assert result.structured_content is not None
        return outcome_of(result.structured_content)

    async def ask(self, text: str) -> Outcome:
        """The tool execute_task."""
        return await self.call("execute_task", {"task": text})

    async def decide(
        self, problem_id: int, confirmed: bool, arguments: JsonObject | None = None, approval_id: str | None = None
    ) -> Outcome:
        """The tool confirm_action."""
        edit = _given(arguments=arguments, approval_id=approval_id)
        return await self.call("confirm_action", {"problem_id": problem_id, "confirmed": confirmed, **edit})

    async def answer(self, problem_id: int, text: str) -> Outcome:
        """The tool answer_question."""
        return await self.call("answer_question", {"problem_id": problem_id, "answer": text})

    async def look(self, problem_id: int) -> Outcome:
        """The resource of a problem."""
        async with self.connect(self.user) as client:
            try:
                [seen] = (await client.read_resource(f"steward://problems/{problem_id}")).contents
            except MCPError:
                return Outcome(error="unknown_problem")
        assert isinstance(seen, TextResourceContents)
        return outcome_of(json.loads(seen.text))


@dataclass(frozen=True)
class A2aCaller:
    """The official A2A client."""

    url: str
    binding: str
    user: str

    async def call(self, tool_name: str, args: JsonObject) -> Outcome:
        """A data part that names a tool."""
        return await self._send({"tool_name": tool_name, "args": args})

    async def ask(self, text: str) -> Outcome:
        """A text."""
        return await self._send(text)

    async def decide(
        self, problem_id: int, confirmed: bool, arguments: JsonObject | None = None, approval_id: str | None = None
    ) -> Outcome:
        """A data part to the task."""
        edit = _given(arguments=arguments, approval_id=approval_id)
        return await self._send({"confirmed": confirmed, **edit}, task_id=str(problem_id))

    async def answer(self, problem_id: int, text: str) -> Outcome:
        """A text to the task."""
        return await self._send(text, task_id=str(problem_id))

    async def look(self, problem_id: int) -> Outcome:
        """GetTask."""
        try:
            async with an_agent(self.url, self.user, self.binding) as agent:
                return _of_task(await agent.client.get_task(GetTaskRequest(id=str(problem_id))))
        except A2AError as error:
            return Outcome(error=_code_of(error))

    async def _send(self, what: str | JsonObject, **options: Any) -> Outcome:
        try:
            async with an_agent(self.url, self.user, self.binding) as agent:
                return _of_task(await agent.task(what, **options))
        except A2AError as error:
            return Outcome(error=_code_of(error))


def _of_task(task: Task) -> Outcome:
    known = MessageToDict(task.metadata)
    asked = data_of(task.status.message.parts) if task.status.state == TaskState.TASK_STATE_INPUT_REQUIRED else {}
    artifact = data_of(task.artifacts[0].parts) if task.artifacts else None
    return Outcome(
        problem_id=int(task.id),
        status=known["status"],
        pending=tuple(approval["args"] for approval in asked.get("approvals", [])),
        asks=asked.get("question", {}).get("parameter"),
        result=artifact,
        error=known.get("error"),
    )


def _code_of(error: A2AError) -> str:
    """The product's own code, where the error carries it; else the protocol's name for it."""
    data = getattr(error, "data", None)
    return str(data["error"]) if isinstance(data, dict) and "error" in data else type(error).__name__


@contextmanager
def stdio_process(environment: dict[str, str]) -> Iterator[StdioDoorProcess]:
    """A process of the STDIO door, ended in order."""
    with subprocess.Popen(
        forkserver.command(Module("steward.api.stdio")),
        cwd=ROOT,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as process:
        try:
            yield StdioDoorProcess(process)
        finally:
            assert process.stdin is not None
            process.stdin.close()
            assert process.wait(20) == 0
