"""One live connection to a server, in a task of its own: the SDK's scopes must be left by the task that entered them.

Opened and closed by the pool. Any task may send through it; when it is over, whatever was under way ends with an error
of the SDK (`CONNECTION_CLOSED`).
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import anyio
from mcp import Client, MCPError
from mcp.client import ClientRequestContext, Transport
from mcp_types import (
    CONNECTION_CLOSED,
    HEADER_MISMATCH,
    CallToolRequest,
    CallToolRequestParams,
    CallToolResult,
    ElicitRequestParams,
    ElicitResult,
    InputRequiredResult,
    ListRootsResult,
    Root,
    Tool,
    ToolListChangedNotification,
)
from mcp_types.version import MODERN_PROTOCOL_VERSIONS
from pydantic import TypeAdapter

from steward.contracts.errors import ToolUnavailable
from steward.contracts.mcp import McpServer
from steward.contracts.redaction import REDACTOR
from steward.tools.mcp.elicitation import Dialogue, Turns
from steward.tools.mcp.launch import Way, end_group
from steward.tools.mcp.ports import Secrets
from steward.tools.mcp.requests import SentRequest
from steward.tools.mcp.streams import Watched

_log = logging.getLogger(__name__)
for _quoting in ("stdio", "streamable_http", "session"):
    # These log whatever cannot be read in a server's own words, with its secrets and without a bound.
    logging.getLogger(f"mcp.client.{_quoting}").setLevel(logging.CRITICAL)

OPEN_S: Final = 30.0
LIST_S: Final = 30.0
_CLOSE_S: Final = 10.0
_PAGES: Final = 50
_BAD_REQUEST: Final = 400
_FORGOTTEN: Final = (_BAD_REQUEST, 404)
"""404 is the rule for a session that is not known any more (MCP 2025-11-25), 400 is what many say."""
_TOOLS: Final = 1_000
_RESULT: Final[TypeAdapter[CallToolResult | InputRequiredResult]] = TypeAdapter(CallToolResult | InputRequiredResult)
IDEMPOTENCY_META: Final = "io.steward/idempotency-key"


class Connection:
    """A connection to `server`. `changed` is called when it says that its tools have, `ended` when it is over."""

    def __init__(
        self, server: McpServer, secrets: Secrets, changed: Callable[[], None], ended: Callable[[Connection], None]
    ) -> None:
        self.server = server
        self.key = server.connection_key
        self.way = Way.to(server, secrets)
        self.turns = Turns()
        self._changed = changed
        self._ended = ended
        self._client: Client | None = None
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()
        self._closing = asyncio.Event()
        self._fault: BaseException | None = None
        self._opening: anyio.CancelScope | None = None

    @property
    def over(self) -> bool:
        """Whether it has ended, or will not begin another call."""
        return self._closing.is_set() or self._task is None or self._task.done()

    async def open(self) -> None:
        """Reach the server and agree on a protocol version, the newest both know.

        Raises:
            ToolUnavailable: it cannot be reached, or is silent.
        """
        try:
            await self._open("auto")
        except ToolUnavailable:
            if not (isinstance(self._fault, MCPError) and self._fault.code == CONNECTION_CLOSED):
                raise
            _log.info("%s breaks off at today's protocol; trying the older handshake", self.server.name)
            await self._open("legacy")

    async def _open(self, mode: str) -> None:
        self._fault = None
        self._task = asyncio.create_task(self._live(mode), name=f"mcp-{self.server.name}")
        ready = asyncio.create_task(self._ready.wait())
        try:
            await asyncio.wait([self._task, ready], return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            await self.close()
            raise
        finally:
            ready.cancel()
        if not self._ready.is_set():
            raise ToolUnavailable(f"the MCP server {self.server.name} cannot be reached: {self.why()}")

    def why(self) -> str:
        """What is known of its end."""
        fault = self._fault
        message = f"{type(fault).__name__}: {fault}" if fault else "it ended"
        status = f" (HTTP {self.way.requests.last_status})" if self.way.requests.last_status else ""
        line = f" (its last words: {self.way.last_line})" if self.way.last_line else ""
        return REDACTOR.text(f"{message}{status}{line}")[:600]

    async def close(self) -> None:
        """End it, with its process. Bounded."""
        self._closing.set()
        if self._task is None:
            return
        if self._opening is not None:
            self._opening.cancel()
        done, _ = await asyncio.wait([self._task], timeout=_CLOSE_S)
        if not done:
            self._task.cancel()
            await asyncio.wait([self._task], timeout=_CLOSE_S)

    async def list_tools(self) -> list[Tool]:
        """Every tool the server lists, page by page, bounded.

        Raises:
            MCPError, ValidationError, TimeoutError: as the SDK says it.
            ToolUnavailable: there is no end to it.
        """
        client = self._live_client()
        tools: list[Tool] = []
        cursor: str | None = None
        seen: set[str] = set()
        async with asyncio.timeout(LIST_S):
            for _ in range(_PAGES):
                page = await client.list_tools(cursor=cursor)
                tools += page.tools
                cursor = page.next_cursor
                if cursor is None:
                    return tools
                if cursor in seen:
                    _log.warning("%s repeats the cursor of a page of its tools; the list ends there", self.server.name)
                    return list({tool.name: tool for tool in tools}.values())
                seen.add(cursor)
                if len(tools) > _TOOLS:
                    break
        raise ToolUnavailable(f"the MCP server {self.server.name} lists more than {len(tools)} tools without an end")

    async def has_forgotten_us(self) -> bool:
        """Whether the server has forgotten the session, which it may at any time. Asked by a ping, which does nothing:
        no effect is sent to a server that would say so in a doubtful way."""
        requests = self.way.requests
        if not requests.in_session:
            return False
        with requests.follow() as ping:
            try:
                await self._live_client().session.send_ping()
            except MCPError as error:
                return self.over or error.code == CONNECTION_CLOSED or ping.status in _FORGOTTEN
        return False

    async def call(
        self, tool: str, args: dict[str, Any], key: str | None, dialogue: Dialogue, sent: list[SentRequest]
    ) -> CallToolResult | InputRequiredResult:
        """One `tools/call` without a limit of time; what older servers ask meanwhile goes into `dialogue`, what becomes
        of the request into `sent`.

        Raises:
            MCPError, ValidationError: as the SDK says it.
        """
        request = CallToolRequest(
            params=CallToolRequestParams(
                name=tool,
                arguments=args,
                input_responses=dialogue.responses(),
                request_state=dialogue.request_state,
                _meta={IDEMPOTENCY_META: key} if key else None,
            )
        )
        async with self.turns.call(dialogue):
            try:
                return await self._send(request, sent)
            except MCPError as error:
                if not self._has_refused_headers(error, sent[-1]):
                    raise
            # The server wants headers made from a schema that has changed since it was listed.
            await self.list_tools()
            return await self._send(request, sent)

    async def _send(self, request: CallToolRequest, sent: list[SentRequest]) -> CallToolResult | InputRequiredResult:
        with self.way.requests.follow() as followed:
            sent.append(followed)
            return await self._live_client().session.send_request(request, _RESULT)

    def _has_refused_headers(self, error: MCPError, sent: SentRequest) -> bool:
        """Before it looks at a request, a server of today refuses headers that do not fit with 400 (MCP 2026-07-28,
        transports). In older protocols that code is anybody's."""
        version = self._client.protocol_version if self._client else None
        return error.code == HEADER_MISMATCH and sent.status == _BAD_REQUEST and version in MODERN_PROTOCOL_VERSIONS

    def _live_client(self) -> Client:
        if self._client is None or self.over:
            raise MCPError(CONNECTION_CLOSED, "Connection closed")
        return self._client

    async def _live(self, mode: str) -> None:
        group: int | None = None
        try:
            with anyio.CancelScope(deadline=anyio.current_time() + OPEN_S) as scope:
                self._opening = scope
                async with self.way.transport() as transport:
                    gone = asyncio.Event()
                    async with self._made(Watched(transport, gone, self.way.requests), mode) as client:
                        scope.deadline = math.inf
                        self._opening = None
                        group = self.way.group() if self.server.command else None
                        self._client = client
                        self._ready.set()
                        await self._until_over(client, gone)
            if scope.cancelled_caught:
                self._fault = TimeoutError(f"no answer within {OPEN_S:g} s")
        except Exception as error:
            self._fault = _innermost(error)
        finally:
            self._client = None
            end_group(group)
            if self._ready.is_set():
                self._closing.set()
                self._ended(self)

    def _made(self, transport: Transport, mode: str) -> Client:
        roots = self._roots if self.server.roots else None
        return Client(
            transport,
            mode=mode,
            cache=None,
            elicitation_callback=self._elicit,
            list_roots_callback=roots,
            message_handler=self._hear,
        )

    async def _until_over(self, client: Client, gone: asyncio.Event) -> None:
        ends = [asyncio.create_task(event.wait()) for event in (gone, self._closing)]
        listening: list[asyncio.Task[None]] = []
        tools = client.server_capabilities.tools
        if client.protocol_version in MODERN_PROTOCOL_VERSIONS and tools and tools.list_changed:
            listening.append(asyncio.create_task(self._listen(client)))
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (*ends, *listening):
                task.cancel()
            await asyncio.wait([*ends, *listening])

    async def _listen(self, client: Client) -> None:
        """Today's servers tell of changes only to those who listen; without that, the next connection finds out."""
        try:
            async with client.listen(tools_list_changed=True) as subscription:
                async for _ in subscription:
                    self._changed()
        except Exception as error:
            _log.info("%s does not tell of changes any more: %s", self.server.name, type(error).__name__)

    async def _hear(self, message: Any) -> None:
        if isinstance(message, ToolListChangedNotification):
            self._changed()
        elif isinstance(message, Exception):
            self.way.last_line = f"something that is no message of the protocol ({type(message).__name__})"

    async def _elicit(self, context: ClientRequestContext, params: ElicitRequestParams) -> ElicitResult:
        return await self.turns.answer(params)

    async def _roots(self, context: ClientRequestContext) -> ListRootsResult:
        return ListRootsResult(roots=[Root.model_validate({"uri": Path(p).as_uri()}) for p in self.server.roots])


def _innermost(error: BaseException) -> BaseException:
    """The first error that is no group."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error
