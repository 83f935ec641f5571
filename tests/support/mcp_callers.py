"""A user at the MCP door, over HTTP or a pipe, as the table of scenarios sees one."""

from __future__ import annotations

import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from mcp import Client
from mcp.client.stdio import StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from mcp.shared._httpx_utils import create_mcp_http_client
from mcp.shared.exceptions import MCPError

from tests.support.callers import Outcome, outcome_of
from tests.support.doors import JsonObject
from tests.support.stacks import ROOT

ERA = "2026-07-28"


@dataclass
class McpCaller:
    """A client without forms, in the era without sessions: a connection each time. `url` None: a pipe."""

    environment: dict[str, str]
    user: str
    url: str | None
    _open: int | None = field(default=None, init=False)
    """The problem that waits for what the user says next."""

    async def call(self, tool_name: str, args: JsonObject) -> Outcome:
        """tools/call."""
        async with self._client() as client:
            try:
                result = await client.call_tool(tool_name, args)
            except MCPError as error:
                return _refused(error)
        assert result.structured_content is not None
        outcome = outcome_of(dict(result.structured_content))
        self._open = outcome.problem_id if outcome.asks or outcome.pending else None
        return outcome

    async def ask(self, text: str) -> Outcome:
        """execute_task, or what the open problem asks."""
        if self._open is not None:
            return await self.call("answer_question", {"problem_id": self._open, "answer": text})
        return await self.call("execute_task", {"task": text})

    async def decide(self, problem_id: int, confirmed: bool, arguments: JsonObject | None = None) -> Outcome:
        """confirm_action."""
        edit = {} if arguments is None else {"arguments": arguments}
        return await self.call("confirm_action", {"problem_id": problem_id, "confirmed": confirmed, **edit})

    async def look(self, problem_id: int) -> Outcome:
        """resources/read."""
        async with self._client() as client:
            try:
                read = await client.read_resource(f"steward://problems/{problem_id}")
            except MCPError as error:
                return _refused(error)
        content: Any = read.contents[0]
        return outcome_of(json.loads(content.text))

    @asynccontextmanager
    async def _client(self) -> AsyncIterator[Client]:
        if self.url is None:
            command = ["-m", "api.mcp", "--user", self.user]
            pipe = StdioServerParameters(command=sys.executable, args=command, env=self.environment, cwd=ROOT)
            async with Client(pipe, mode=ERA) as client:
                yield client
            return
        async with (
            create_mcp_http_client({"X-Steward-User": self.user}) as http,
            Client(streamable_http_client(f"{self.url}/mcp", http_client=http), mode=ERA) as client,
        ):
            yield client


def _refused(error: MCPError) -> Outcome:
    data = error.error.data
    assert isinstance(data, dict), error
    return Outcome(error=data["error"])
