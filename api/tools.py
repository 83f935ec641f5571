"""The doors /tool/list and /admin/tools/reload: what tools there are, and bringing them up to date."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import JSONResponse, Response

from api import examples, openapi
from api.bodies import ReloadBody, ToolSwitchBody, checked
from api.core.tool_catalogue import tool_row
from api.http import AdminDep, CallerDep, GatewayDep, json_body
from contracts.tool import Permission

router = APIRouter(tags=["tools"])


@router.get("/tool/list", responses=openapi.reading(openapi.TOOL_PAGE))
async def list_tools(
    gateway: GatewayDep,
    principal: CallerDep,
    q: Annotated[str | None, Query(max_length=200, description="Words that must all occur")] = None,
    tool_type: Annotated[str | None, Query(max_length=200)] = None,
    permission: Annotated[Permission | None, Query()] = None,
    disabled: Annotated[bool, Query(description="Also those that the operator has switched off")] = False,
) -> Response:
    """The tools, by name."""
    rows = [tool_row(tool) for tool in await gateway.tools(q, tool_type, permission, disabled=disabled)]
    return JSONResponse({"success": True, "count": len(rows), "tools": rows})


@router.post(
    "/admin/tools/reload",
    responses=openapi.reading(openapi.RELOADED),
    openapi_extra=openapi.json_request(ReloadBody, examples.RELOAD, required=False),
)
async def reload_tools(request: Request, gateway: GatewayDep, principal: AdminDep) -> Response:
    """Read the catalogue again and index what changed."""
    body = checked(ReloadBody, await json_body(request, empty={}))
    done = await gateway.reload_tools(force=body.force)
    return JSONResponse({"success": True, **done.model_dump(mode="json")})


@router.post(
    "/admin/tools/switches",
    responses=openapi.reading(openapi.SWITCHED, 404),
    openapi_extra=openapi.json_request(ToolSwitchBody, examples.SWITCH),
)
async def switch_tool(request: Request, gateway: GatewayDep, principal: AdminDep) -> Response:
    """Switch a tool on or off for everybody. Off, it is not listed, offered or run, from now on and at every worker."""
    body = checked(ToolSwitchBody, await json_body(request))
    name = await gateway.switch_tool(principal, body.tool, body.enabled)
    return JSONResponse({"success": True, "tool": name, "enabled": body.enabled})
