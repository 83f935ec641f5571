"""The doors /tool/list and /admin/tools/reload: what tools there are, and bringing them up to date."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import JSONResponse, Response

from api import examples, openapi
from api.bodies import ReloadBody, checked
from api.http import GatewayDep, PrincipalDep, json_body
from api.tool_catalogue import tool_row
from contracts.tool import Permission

router = APIRouter(tags=["tools"])


@router.get("/tool/list", responses=openapi.reading(openapi.TOOL_PAGE))
async def list_tools(
    gateway: GatewayDep,
    principal: PrincipalDep,
    q: Annotated[str | None, Query(max_length=200, description="Words that must all occur")] = None,
    tool_type: Annotated[str | None, Query(max_length=200)] = None,
    permission: Annotated[Permission | None, Query()] = None,
) -> Response:
    """The tools, by name."""
    rows = [tool_row(tool) for tool in await gateway.tools(q, tool_type, permission)]
    return JSONResponse({"success": True, "count": len(rows), "tools": rows})


@router.post(
    "/admin/tools/reload",
    responses=openapi.reading(openapi.RELOADED),
    openapi_extra=openapi.json_request(ReloadBody, examples.RELOAD, required=False),
)
async def reload_tools(request: Request, gateway: GatewayDep, principal: PrincipalDep) -> Response:
    """Read the catalogue again and index what changed."""
    body = checked(ReloadBody, await json_body(request, empty={}))
    done = await gateway.reload_tools(force=body.force)
    return JSONResponse({"success": True, **done.model_dump(mode="json")})
