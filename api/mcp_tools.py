"""The doors /admin/mcp and /admin/mcp/decisions: MCP servers, their tools, what a human says of changed ones."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from api import examples, openapi
from api.bodies import McpDecisionBody, checked
from api.core.mcp_review import pinned_row
from api.http import AdminDep, GatewayDep, json_body

router = APIRouter(tags=["tools"])


@router.get("/admin/mcp", responses=openapi.reading(openapi.MCP_PAGE))
async def list_mcp(gateway: GatewayDep, principal: AdminDep) -> Response:
    """The MCP servers as they stand, and every tool of theirs on record."""
    servers, tools = await gateway.mcp.servers(), await gateway.mcp.tools()
    return JSONResponse(
        {
            "success": True,
            "servers": [told.model_dump(mode="json") for told in servers],
            "tools": [pinned_row(tool) for tool in tools],
        }
    )


@router.post(
    "/admin/mcp/decisions",
    responses=openapi.reading(openapi.MCP_DECIDED, 404, 409),
    openapi_extra=openapi.json_request(McpDecisionBody, examples.MCP),
)
async def decide_mcp(request: Request, gateway: GatewayDep, principal: AdminDep) -> Response:
    """Accept or reject what a server now says of a tool. Workers take it over within seconds."""
    body = checked(McpDecisionBody, await json_body(request))
    decided = await gateway.mcp.decide(
        body.server, body.tool, accepted=body.accepted, actor=principal.actor, sha256=body.sha256
    )
    return JSONResponse({"success": True, "tool": pinned_row(decided)})
