"""The activity `list_request_tools`: what the MCP server that a request named offers it. For the tools queue."""

from __future__ import annotations

import asyncio
from typing import Final

from temporalio import activity

from steward.activities.failures import translated
from steward.activities.heartbeat import heartbeating
from steward.activities.tenant_slots import TenantSlots
from steward.contracts.errors import ToolError
from steward.contracts.planning_activities import ListRequestToolsInput, ListRequestToolsOutput
from steward.tools.mcp.request_servers import RequestServers, tools_of_request
from steward.tools.registry import Registry

LISTING_S: Final = 20.0
"""What reaching the server and reading its list may take; below workflows/options.LISTING."""


class RequestToolActivities:
    """Lists tools for single problems. `registry` has the names that are taken; a listing takes one of the tenant's
    `slots`, as a call does."""

    def __init__(self, registry: Registry, servers: RequestServers, slots: TenantSlots) -> None:
        self._registry = registry
        self._servers = servers
        self._slots = slots

    @activity.defn(name="list_request_tools")
    async def list_request_tools(self, request: ListRequestToolsInput) -> ListRequestToolsOutput:
        """The server's tools under names that are free here. A server that is away, or not allowed, is told.

        Raises ApplicationError where Temporal shall repeat it: too many calls of the tenant run.
        """
        async with heartbeating():
            with translated():
                async with self._slots.taken(request.tenant_id):
                    return await self._listed(request.url)

    async def _listed(self, url: str) -> ListRequestToolsOutput:
        try:
            async with asyncio.timeout(LISTING_S):
                definitions = await self._servers.definitions(url)
        except TimeoutError:
            return ListRequestToolsOutput(away=f"it did not list its tools within {LISTING_S:g} s")
        except ToolError as error:
            return ListRequestToolsOutput(away=error.detail)
        taken = {name for spec in self._registry.known() for name in (spec.name, *spec.aliases)}
        tools, left_out = await asyncio.to_thread(tools_of_request, url, definitions, taken)
        return ListRequestToolsOutput(tools=tools, left_out=left_out)
