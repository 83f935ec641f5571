"""One call of an MCP tool: may it run, where, and what its end means for the effect.

Used by the hub. Before the request is written nothing has happened; after that, silence, a broken connection or an
unreadable answer of anything but a read is an unknown outcome (as in tools/exchange.py).
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol

import anyio
from mcp import MCPError
from mcp_types import CONNECTION_CLOSED, URL_ELICITATION_REQUIRED, CallToolResult, InputRequiredResult
from pydantic import ValidationError

from steward.contracts.base import Json, canonical_json
from steward.contracts.errors import StewardError, ToolFailed, ToolUnavailable, Unavailable
from steward.contracts.mcp import DefinitionState, McpDefinition, McpServer, PinnedTool
from steward.contracts.redaction import REDACTOR
from steward.contracts.tool import Effect, McpExecutor, ToolSpec
from steward.tools.context import ToolContext, ToolResult
from steward.tools.exchange import Exchange, SaidNo
from steward.tools.mcp.connection import Connection
from steward.tools.mcp.content import error_text, result_of
from steward.tools.mcp.definitions import misfit, why_withheld
from steward.tools.mcp.elicitation import Dialogue
from steward.tools.mcp.pool import ConnectionPool
from steward.tools.mcp.ports import Listed
from steward.tools.mcp.requests import SentRequest
from steward.tools.mcp.verdicts import Verdict, is_permanent, verdict_on

_MARGIN_S: Final = 1.0
_LEGS: Final = 10
_LEG_PAUSE_S: Final = 0.25
MAX_RESULT_BYTES: Final = 32 << 20


class Records(Protocol):
    """What the caller must know of servers and definitions."""

    def server(self, name: str) -> McpServer | None: ...
    def pinned(self, server: str, tool: str) -> PinnedTool | None: ...
    def listed(self, server: McpServer, tool: str) -> Listed | None:
        """What the server says of a tool. May raise ToolFailed for one that must not be called as it is now."""

    async def refresh(self) -> None: ...


class _SessionLost(Exception):
    """The server has forgotten the session, and has done nothing with the request."""


class McpCaller:
    """Calls through the pool."""

    def __init__(self, pool: ConnectionPool, records: Records) -> None:
        self._pool = pool
        self._records = records

    async def call(self, spec: ToolSpec, executor: McpExecutor, ctx: ToolContext, args: dict[str, Json]) -> ToolResult:
        """Call a tool once, within the entry's time.

        Raises:
            InputRequired: it asks the user something first; with `ctx.answer` the same call goes on.
            ToolFailed: it said no, or may not be used; nothing happened.
            ToolUnavailable: not reached; nothing happened. For a read also a broken call.
            ToolOutcomeUnknown: a broken, silent or unreadable call of anything but a read.
        """
        server = self._records.server(executor.server)
        if server is None:
            raise ToolFailed(f"{spec.name} needs the MCP server {executor.server}, which is not configured")
        attempt = _Attempt(spec, server, executor.tool, ctx, args)
        limit_s = spec.timeout_s - min(_MARGIN_S, spec.timeout_s / 10)
        try:
            async with asyncio.timeout(limit_s):
                try:
                    return await self._once(attempt)
                except _SessionLost:
                    return await self._once(attempt)
        except _SessionLost as error:
            raise ToolUnavailable(str(error)) from error
        except TimeoutError as error:
            if attempt.connection is not None:
                self._pool.retire(attempt.connection)
            if not attempt.sent:
                raise ToolUnavailable(f"{spec.name} could not be reached within {limit_s:g} s") from error
            raise attempt.exchange.after_sending(f"{spec.name} did not answer within {limit_s:g} s") from error

    async def _once(self, attempt: _Attempt) -> ToolResult:
        async with self._pool.connection(attempt.server) as connection:
            definition = await self._checked(attempt)
            try:
                return await attempt.run(connection, definition)
            finally:
                if attempt.broken:
                    self._pool.retire(connection)

    async def _checked(self, attempt: _Attempt) -> McpDefinition:
        """The definition the call rests on: accepted, and still what the server says."""
        server, tool = attempt.server, attempt.tool
        listed = self._records.listed(server, tool)
        if listed is None:
            raise ToolFailed(f"the MCP server {server.name} no longer has {tool}")
        pinned = self._records.pinned(server.name, tool)
        if pinned is None or not _accepted(pinned, listed):
            try:
                await self._records.refresh()
            except Unavailable as error:
                raise ToolUnavailable(f"whether {tool} is accepted cannot be read: {error.detail}") from error
            pinned = self._records.pinned(server.name, tool)
        if pinned is None:
            raise ToolFailed(f"{tool} of the MCP server {server.name} is not on record")
        if not _accepted(pinned, listed):
            waiting = DefinitionState.WAITING if pinned.state is DefinitionState.ACCEPTED else pinned.state
            raise ToolFailed(why_withheld(pinned.model_copy(update={"state": waiting})))
        return listed.definition


def _accepted(pinned: PinnedTool, listed: Listed) -> bool:
    return pinned.state is DefinitionState.ACCEPTED and pinned.accepted_sha256 == listed.sha256


class _Attempt:
    """The sending of one call and the reading of its end."""

    def __init__(self, spec: ToolSpec, server: McpServer, tool: str, ctx: ToolContext, args: dict[str, Json]) -> None:
        self.spec = spec
        self.server = server
        self.tool = tool
        self.exchange = Exchange(spec.name, read=spec.effect is Effect.READ)
        self.connection: Connection | None = None
        """Through which the request was to be sent."""
        self.sent: list[SentRequest] = []
        """What became of each request of this attempt, the last one last."""
        self.broken = False
        self._key = None if spec.effect is Effect.READ else ctx.idempotency_key
        self._dialogue = Dialogue.resumed(ctx.answer)
        self._asker = f"the MCP server {spec.mcp_server or server.name}"
        override = server.tools.get(tool)
        named = override.idempotency_argument if override else None
        self._args = {**args, named: ctx.idempotency_key} if named else args

    async def run(self, connection: Connection, definition: McpDefinition) -> ToolResult:
        """Send and read."""
        self._dialogue.raise_question(self._asker)
        self.connection, self.broken, self.sent = connection, False, []
        if not self.exchange.read and await connection.has_forgotten_us():
            self.broken = True
            raise _SessionLost(f"{self.spec.name}: its server has forgotten the session")
        for _ in range(_LEGS):
            answer = await self._answer(connection)
            if isinstance(answer, CallToolResult):
                self._dialogue.raise_question(self._asker)
                return await self._result(connection, definition, answer)
            self._dialogue.interrupted(answer)
            self._dialogue.raise_question(self._asker)
            # A server that only hands out a state is at work and is asked again (MCP 2026-07-28, input_required).
            await asyncio.sleep(_LEG_PAUSE_S)
        raise self.exchange.after_sending(f"{self.spec.name} does not come to an end")

    async def _answer(self, connection: Connection) -> CallToolResult | InputRequiredResult:
        earlier = len(self.sent)
        try:
            return await connection.call(self.tool, self._args, self._key, self._dialogue, self.sent)
        except MCPError as error:
            raise self._ended(connection, error, first=earlier == 0) from error
        except (ValidationError, RuntimeError) as error:
            text = f"{self.spec.name} answered with something that is no result"
            raise self.exchange.after_sending(text, permanent=True) from error
        except (anyio.BrokenResourceError, anyio.ClosedResourceError, OSError) as error:
            self.broken = True
            raise self.exchange.after_sending(f"{self.spec.name} broke off: {type(error).__name__}") from error

    def _ended(self, connection: Connection, error: MCPError, *, first: bool) -> StewardError | _SessionLost:
        """What the end of the last request means. Of a call that already went back and forth (`first` is False), only a
        success says that it is done; whatever refuses a later leg does not undo what an earlier one began."""
        if error.code == URL_ELICITATION_REQUIRED:
            self._dialogue.must_visit(error.data)
            self._dialogue.raise_question(self._asker)
        request, requests = self.sent[-1], connection.way.requests
        self.broken = error.code == CONNECTION_CLOSED
        verdict = verdict_on(request, error.code, was_sent=requests.was_sent(request)) if first else Verdict.UNKNOWN
        if verdict is Verdict.SESSION_LOST or (self.exchange.read and request.in_session and request.status == 400):
            self.broken = True
            return _SessionLost(f"{self.spec.name} was answered {request.status}")
        status = f" {request.status}" if request.status is not None and request.status >= 300 else ""
        text = REDACTOR.text(f"{self.spec.name} was answered{status}: {error.message}")[:1_000]
        if verdict is Verdict.UNSENT:
            return ToolUnavailable(f"{self.spec.name} could not be sent: its connection ended")
        if verdict is Verdict.BUSY or (self.exchange.read and request.status == 503):
            return ToolUnavailable(text, retry_after_s=request.retry_after_s)
        if verdict is Verdict.REFUSED:
            return ToolFailed(f"{text}: its server refuses the credentials" if request.status in (401, 403) else text)
        self.broken = self.broken or (request.in_session and request.status == 400)
        return self.exchange.after_sending(text, permanent=is_permanent(request, error.code))

    async def _result(self, connection: Connection, definition: McpDefinition, answer: CallToolResult) -> ToolResult:
        if answer.is_error:
            raise SaidNo(error_text(answer))
        result: dict[str, Any] = result_of(answer)
        size = len(canonical_json(result).encode("utf-8", "replace"))
        if size > MAX_RESULT_BYTES:
            text = f"The result has {size >> 20} MiB, more than {MAX_RESULT_BYTES >> 20}, and was left out."
            return ToolResult(result={"content": [{"type": "text", "text": text}]}, degraded=text)
        wrong = await asyncio.to_thread(misfit, self.server, definition, result.get("structuredContent"))
        return ToolResult(
            result=result, degraded=f"{self.spec.name} does not answer as it declares: {wrong}" if wrong else None
        )
