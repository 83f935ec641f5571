"""`ToolRunner`: hands a checked call to the executor of its entry. Composed by workers, called by activities."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from steward.contracts.base import Json
from steward.contracts.errors import StewardError, ToolFailed
from steward.contracts.tool import BuiltinExecutor, HttpExecutor, McpExecutor, RequestMcpExecutor, ToolSpec
from steward.tools.answers import fit, fit_error, shorten_error, shortened
from steward.tools.context import ToolContext, ToolResult
from steward.tools.executors.builtin import run_builtin
from steward.tools.executors.http import HttpCaller
from steward.tools.masking import mask_error, masked
from steward.tools.ports import Services


class McpTools(Protocol):
    """Calls tools of MCP servers. Raises as `ToolRunner.run` does."""

    async def call(
        self, spec: ToolSpec, executor: McpExecutor, ctx: ToolContext, args: dict[str, Json]
    ) -> ToolResult: ...


class RequestMcpTools(Protocol):
    """Calls tools of the MCP servers that requests named for themselves. Raises as `ToolRunner.run` does."""

    async def call(
        self, spec: ToolSpec, executor: RequestMcpExecutor, ctx: ToolContext, args: dict[str, Json]
    ) -> ToolResult: ...


class ToolRunner:
    """Runs tools. `secrets` gives a secret's value by name, or None, `stored` a header with one of the secret store."""

    def __init__(
        self,
        services: Services,
        secrets: Callable[[str], str | None],
        mcp: McpTools | None = None,
        request_mcp: RequestMcpTools | None = None,
        stored: Callable[[str], Awaitable[str]] | None = None,
    ) -> None:
        self.services = services
        self._mcp = mcp
        self._request_mcp = request_mcp
        self._http = HttpCaller(secrets, stored)

    async def run(self, spec: ToolSpec, ctx: ToolContext, args: dict[str, Json]) -> ToolResult:
        """Run the tool once, without retries and without a time limit of its own. What it answers or raises comes back
        without any secret, and fit to be kept (tools/answers.py).

        Raises:
            InputRequired: it asks the user something first; nothing happened.
            ToolFailed: the tool said no, or cannot run here; nothing happened.
            ToolUnavailable: it could not be reached; nothing happened.
            ToolOutcomeUnknown: it may have happened.
            OwnToolBroken: an operator's function did what none may.
        """
        try:
            answer = await self._run(spec, ctx, args)
        except StewardError as error:
            fit_error(error)
            mask_error(error)
            shorten_error(error)
            raise
        return shortened(await masked(await fit(spec, answer)))

    async def _run(self, spec: ToolSpec, ctx: ToolContext, args: dict[str, Json]) -> ToolResult:
        match spec.executor:
            case BuiltinExecutor(function=function):
                return await run_builtin(spec.name, function, ctx, args)
            case HttpExecutor() as executor:
                return await self._http.call(spec, executor, ctx, args)
            case McpExecutor() as executor:
                if self._mcp is None:
                    raise ToolFailed(f"{spec.name} is not available: no MCP server is configured here")
                return await self._mcp.call(spec, executor, ctx, args)
            case RequestMcpExecutor() as executor:
                if self._request_mcp is None:
                    raise ToolFailed(f"{spec.name} is not available: this worker reaches no servers of requests")
                return await self._request_mcp.call(spec, executor, ctx, args)

    async def aclose(self) -> None:
        """Close the connections."""
        await self._http.aclose()
