"""The STDIO door: `python -m steward.api.stdio` serves one JSON object a line, for a parent process that speaks pipes.

cmd is tool/call, tool/list, approvals or status; an optional id is echoed, an optional wait_s bounds the wait as Prefer
does over HTTP. Lines of one id (or of none) are served one after another, lines of different ids side by side.
Standard output holds answers and nothing else; every log goes to standard error.
"""

from __future__ import annotations

import asyncio
import functools
import json
import logging
import os
import sys
import threading
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Any, BinaryIO, Final

from pydantic import Field

from steward.api.bodies import Received, ToolCallBody, checked
from steward.api.core.call_origin import CallOrigin
from steward.api.core.tool_catalogue import tool_row
from steward.api.credentials.identity import Principal
from steward.api.gateway import Gateway
from steward.api.json_text import MAX_BODY, parse_json, read_json
from steward.api.pipe_process import end, exit_code_of
from steward.api.running_stack import GatewayOfRunningStack
from steward.config.settings import Settings
from steward.contracts.errors import BadRequest, ErrorCode, StewardError
from steward.contracts.redaction import REDACTOR
from steward.contracts.tool import Permission
from steward.contracts.wire import Answer, Name, ProblemId, UserId

_log = logging.getLogger("steward.api.stdio")

JsonObject = dict[str, Any]
_AT_ONCE: Final = 32
_MAX_WAIT_S: Final = 600.0
_STOP: Final = b""
_AWAY: Final = (ErrorCode.TEMPORAL_UNAVAILABLE, ErrorCode.POSTGRES_UNAVAILABLE)
_START: Final = "`steward up`"


class ListLine(Received):
    """cmd tool/list: the filters of GET /tool/list."""

    q: Name | None = None
    tool_type: Name | None = None
    permission: Permission | None = None


class ApprovalsLine(Received):
    """cmd approvals: as GET /approvals."""

    user_id: UserId | None = None
    limit: int = Field(default=50, strict=True, ge=1, le=200)
    before: ProblemId | None = None


class StatusLine(Received):
    """cmd status: of one problem, or without problem_id of the stack."""

    problem_id: ProblemId | None = None
    user_id: UserId | None = None


class StdioDoor:
    """Serves lines. `gateway` is asked anew for each, so that a stack that comes up later is found."""

    def __init__(self, gateway: Callable[[], Awaitable[Gateway]], principal: Principal) -> None:
        self._gateway = gateway
        self._principal = principal
        self.commands: dict[str, Callable[[JsonObject, float | None], Awaitable[JsonObject]]] = {
            "tool/call": self._call,
            "tool/list": self._list,
            "approvals": self._approvals,
            "status": self._status,
        }
        self._last_of_id: dict[str, asyncio.Task[None]] = {}
        self._slots = asyncio.Semaphore(_AT_ONCE)

    async def serve(self, read: Callable[[], Awaitable[bytes]], write: Callable[[bytes], Awaitable[None]]) -> None:
        """Answer every line `read` gives until it gives an empty one, the end; then finish what is under way."""
        async with asyncio.TaskGroup() as tasks:
            while (line := await read()) != _STOP:
                if not line.strip():
                    continue
                await self._slots.acquire()
                value, trouble = _parsed(line)
                order = json.dumps(value.get("id"), sort_keys=True) if isinstance(value, dict) else "null"
                before = self._last_of_id.get(order)
                task = tasks.create_task(self._served(value, trouble, before, write))
                self._last_of_id[order] = task
                task.add_done_callback(functools.partial(self._ended, order))

    def _ended(self, order: str, task: asyncio.Task[None]) -> None:
        self._slots.release()
        if self._last_of_id.get(order) is task:
            del self._last_of_id[order]

    async def _served(
        self,
        value: Any,
        trouble: StewardError | None,
        before: asyncio.Task[None] | None,
        write: Callable[[bytes], Awaitable[None]],
    ) -> None:
        if before is not None:
            await asyncio.wait([before])
        answer = error_line(trouble) if trouble is not None else await self.answer(value)
        if isinstance(value, dict) and "id" in value:
            answer["id"] = value["id"]
        await write(json.dumps(answer, ensure_ascii=False).encode() + b"\n")

    async def answer(self, value: Any) -> JsonObject:
        """The answer to one line's value, without its id. Never raises for anything the line may hold."""
        try:
            if not isinstance(value, dict):
                raise BadRequest("a line must be a JSON object")
            given = {name: item for name, item in value.items() if name not in ("id", "wait_s")}
            return await self._dispatched(given, _wait(value.get("wait_s")))
        except StewardError as error:
            return error_line(error)
        except Exception:
            _log.exception("a line could not be served")
            return error_line(StewardError("an internal error; it is in the log"))

    async def _dispatched(self, given: JsonObject, wait_s: float | None) -> JsonObject:
        cmd = given.pop("cmd", "tool/call")
        command = self.commands.get(cmd) if isinstance(cmd, str) else None
        if command is None:
            line = f"cmd: must be one of {', '.join(self.commands)}"
            raise BadRequest(line, errors=[line])
        return await command(given, wait_s)

    async def _call(self, given: JsonObject, wait_s: float | None) -> JsonObject:
        request = checked(ToolCallBody, given)
        gateway = await self._gateway()
        reply = await gateway.call(self._principal, request, wait_s=wait_s, origin=CallOrigin("stdio"))
        return reply.answer.model_dump(mode="json")

    async def _list(self, given: JsonObject, _: float | None) -> JsonObject:
        wanted = checked(ListLine, given)
        tools = await (await self._gateway()).tools.list(wanted.q, wanted.tool_type, wanted.permission)
        return {"success": True, "count": len(tools), "tools": [tool_row(tool) for tool in tools]}

    async def _approvals(self, given: JsonObject, _: float | None) -> JsonObject:
        asked = checked(ApprovalsLine, given)
        principal = self._principal.acting_for(asked.user_id)
        found = await (await self._gateway()).problems.waiting(principal, asked.limit, asked.before)
        problems = [view.model_dump(mode="json") for view in found.problems]
        return {"success": True, "problems": problems, "next": found.next}

    async def _status(self, given: JsonObject, _: float | None) -> JsonObject:
        asked = checked(StatusLine, given)
        gateway = await self._gateway()
        if asked.problem_id is not None:
            view = await gateway.problems.view(self._principal.acting_for(asked.user_id), asked.problem_id)
            return Answer.of(view).model_dump(mode="json")
        parts = await gateway.parts.check()
        ready = all(part.ok for part in parts.values())
        status = "ok" if ready else "degraded"
        return {"success": ready, "status": status, "parts": {name: asdict(part) for name, part in parts.items()}}


def error_line(error: StewardError) -> JsonObject:
    """A refusal as a line."""
    message = error.detail
    if error.code in _AWAY and _START not in message:
        message = f"{message}; if Steward is not running, start it with {_START}"
    line: JsonObject = REDACTOR.value({"message": message, **error.extra})
    return {"success": False, "error": error.code.value, **line}


def _parsed(line: bytes) -> tuple[Any, StewardError | None]:
    try:
        return read_json(line), None
    except StewardError as error:
        if error.code is not ErrorCode.INVALID_REQUEST:
            return None, error
        # It has two members of one name; unless that is the id, the refusal finds its way back by it.
        value = parse_json(line)
        return ({"id": value["id"]} if isinstance(value, dict) and "id" in value else None), error


def _wait(given: Any) -> float | None:
    if given is None:
        return None
    if isinstance(given, bool) or not isinstance(given, int | float) or not 0 <= given <= _MAX_WAIT_S:
        line = f"wait_s: must be a number from 0 to {_MAX_WAIT_S:.0f}"
        raise BadRequest(line, errors=[line])
    return float(given)


class LineReader:
    """Lines of a stream, read in a thread of its own: works for pipes, files and terminals alike."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._lines: asyncio.Queue[bytes] = asyncio.Queue(maxsize=_AT_ONCE)
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._pump, name="stdin", daemon=True).start()

    async def read(self) -> bytes:
        """The next line, b"" at the end. A line above the limit comes cut, one byte too long."""
        return await self._lines.get()

    def _pump(self) -> None:
        line = b"\n"
        while line:
            line = self._stream.readline(MAX_BODY + 1)
            rest = line
            while len(rest) > MAX_BODY and not rest.endswith(b"\n"):
                rest = self._stream.readline(MAX_BODY + 1)
            try:
                asyncio.run_coroutine_threadsafe(self._lines.put(line), self._loop).result()
            except (RuntimeError, asyncio.CancelledError):
                return


def claim_stdout() -> BinaryIO:
    """Standard output for answers alone: whatever else writes to it from here on lands on standard error."""
    sys.stdout.flush()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


async def run(settings: Settings, answers: BinaryIO) -> None:
    """Serve standard input until it ends."""
    writing = asyncio.Lock()

    def put(line: bytes) -> None:
        try:
            answers.write(line)
            answers.flush()
        except BrokenPipeError:
            _log.info("nobody reads the answers any more")

    async def write(line: bytes) -> None:
        async with writing:
            await asyncio.to_thread(put, line)

    async with GatewayOfRunningStack(settings) as running:
        door = StdioDoor(running.gateway, Principal(settings.tenant_id, may_act_for=True))
        await door.serve(LineReader(sys.stdin.buffer).read, write)


def main() -> int:
    """The exit code, as api.pipe_process has it."""
    answers = claim_stdout()
    return exit_code_of(lambda settings: run(settings, answers))


if __name__ == "__main__":
    end(main())
