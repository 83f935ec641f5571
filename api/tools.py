"""The doors /tool/list and /admin/tools/reload: what tools there are, and bringing them up to date."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body, Query

from steward.api import examples, openapi
from steward.api.bodies import ReloadBody, ToolSwitchBody
from steward.api.core.tool_catalogue import tool_row
from steward.api.http import AdminDep, CallerDep, GatewayDep, JsonRoute
from steward.api.response_models import ToolPage
from steward.contracts.activities import SyncToolsOutput
from steward.contracts.base import Message
from steward.contracts.tool import Permission

router = APIRouter(tags=["tools"], route_class=JsonRoute)


class ToolsReloaded(SyncToolsOutput):
    """What became of the tools."""

    success: bool = True


class ToolSwitched(Message):
    """A tool by its own name."""

    success: bool = True
    tool: str
    enabled: bool


@router.get("/tool/list", responses=openapi.reading())
async def list_tools(
    gateway: GatewayDep,
    principal: CallerDep,
    q: Annotated[str | None, Query(max_length=200, description="Words that must all occur")] = None,
    tool_type: Annotated[str | None, Query(max_length=200)] = None,
    permission: Annotated[Permission | None, Query()] = None,
    disabled: Annotated[bool, Query(description="Also those that the operator has switched off")] = False,
) -> ToolPage:
    """The tools, by name."""
    rows = [tool_row(tool) for tool in await gateway.tools.list(q, tool_type, permission, disabled=disabled)]
    return ToolPage(count=len(rows), tools=rows)


@router.post("/admin/tools/reload", responses=openapi.reading())
async def reload_tools(
    gateway: GatewayDep,
    principal: AdminDep,
    body: Annotated[ReloadBody, Body(openapi_examples=examples.RELOAD)] = ReloadBody(),
) -> ToolsReloaded:
    """Read the catalogue again and index what changed."""
    done = await gateway.tool_reload.run(force=body.force)
    return ToolsReloaded(**dict(done))


@router.post("/admin/tools/switches", responses=openapi.reading(404))
async def switch_tool(
    gateway: GatewayDep, principal: AdminDep, body: Annotated[ToolSwitchBody, Body(openapi_examples=examples.SWITCH)]
) -> ToolSwitched:
    """Switch a tool on or off for everybody. Off, it is not listed, offered or run, from now on and at every worker."""
    name = await gateway.tools.switch(body.tool, body.enabled, principal.actor)
    return ToolSwitched(tool=name, enabled=body.enabled)
