"""The doors /admin/mcp and /admin/mcp/decisions: MCP servers, their tools, what a human says of changed ones."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body

from steward.api import examples, openapi
from steward.api.bodies import McpDecisionBody
from steward.api.core.mcp_review import pinned_row
from steward.api.http import AdminDep, GatewayDep, JsonRoute
from steward.contracts.base import Message
from steward.contracts.mcp import McpServerHealth

router = APIRouter(tags=["tools"], route_class=JsonRoute)


class McpServers(Message):
    """The MCP servers, and every tool of theirs on record."""

    success: bool = True
    servers: list[McpServerHealth]
    tools: list[dict[str, Any]]


class McpDecided(Message):
    """A tool as it stands after a decision."""

    success: bool = True
    tool: dict[str, Any]


@router.get("/admin/mcp", responses=openapi.reading())
async def list_mcp(gateway: GatewayDep, principal: AdminDep) -> McpServers:
    """The MCP servers as they stand, and every tool of theirs on record."""
    servers, tools = await gateway.mcp.servers(), await gateway.mcp.tools()
    return McpServers(servers=list(servers), tools=[pinned_row(tool) for tool in tools])


@router.post("/admin/mcp/decisions", responses=openapi.reading(404, 409))
async def decide_mcp(
    gateway: GatewayDep, principal: AdminDep, body: Annotated[McpDecisionBody, Body(openapi_examples=examples.MCP)]
) -> McpDecided:
    """Accept or reject what a server now says of a tool. Workers take it over within seconds."""
    decided = await gateway.mcp.decide(
        body.server, body.tool, accepted=body.accepted, actor=principal.actor, sha256=body.sha256
    )
    return McpDecided(tool=pinned_row(decided))
