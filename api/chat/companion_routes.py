"""The doors that chat clients expect beside a chat: GET /tools/list, POST /tools/call, GET /api/status."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Body, Path
from starlette.responses import JSONResponse, Response

from steward.api import examples, openapi
from steward.api.chat_bodies import ArgumentsBody, NamedToolBody
from steward.api.core.tool_catalogue import tool_row
from steward.api.http import CallerDep, GatewayDep, JsonRoute, KeyDep, WaitDep, reply_response
from steward.api.response_models import ToolPage
from steward.contracts.planner_health import BreakerState
from steward.contracts.wire import Answer, ToolCallRequest

router = APIRouter(tags=["chat"], route_class=JsonRoute)
ToolPath = Annotated[str, Path(min_length=1, max_length=200, pattern=r"^[^/\x00]+$")]


@router.get("/tools/list", responses=openapi.reading())
async def list_tools(gateway: GatewayDep, principal: CallerDep) -> ToolPage:
    """Every tool, by name, as GET /tool/list shows them."""
    rows = [tool_row(tool) for tool in await gateway.tools.list()]
    return ToolPage(count=len(rows), tools=rows)


@router.post("/tools/call", response_model=Answer, responses=openapi.ANSWERS)
async def call_tool(
    gateway: GatewayDep,
    principal: CallerDep,
    wait_s: WaitDep,
    key: KeyDep,
    body: Annotated[NamedToolBody, Body(openapi_examples=examples.NAMED_TOOL)],
) -> Response:
    """Call a tool by its name; the answer is the envelope of POST /tool/call."""
    called = ToolCallRequest(
        tool_name=body.name, args=body.arguments, user_id=body.user_id, conversation_id=body.conversation_id
    )
    return reply_response(await gateway.call(principal, called, wait_s=wait_s, idempotency_key=key))


@router.post("/api/tools/{tool}", response_model=Answer, responses=openapi.ANSWERS)
async def call_tool_at_its_address(
    gateway: GatewayDep,
    principal: CallerDep,
    wait_s: WaitDep,
    key: KeyDep,
    tool: ToolPath,
    body: Annotated[ArgumentsBody, Body(openapi_examples=examples.TOOL_ARGUMENTS)],
) -> Response:
    """Call the tool that the address names, by a name or an alias; the body is its arguments, and `user_id` among them
    who asks."""
    called = ToolCallRequest(tool_name=tool, args=body.args)
    return reply_response(await gateway.call(principal, called, wait_s=wait_s, idempotency_key=key))


@router.get("/api/status", response_model=dict[str, Any], responses=openapi.reading())
async def status(gateway: GatewayDep, principal: CallerDep) -> Response:
    """Whether a message would be answered now: the parts, the planners, and the models a message may choose."""
    parts, planners = await asyncio.gather(gateway.parts.check(), gateway.parts.planners())
    body = {
        "status": "ok" if all(part.ok for part in parts.values()) else "degraded",
        "parts": {name: {"ok": part.ok, "detail": part.detail} for name, part in parts.items()},
        "planners": [{"name": one.backend, "ok": one.state is BreakerState.CLOSED} for one in planners],
        "models": list(gateway.config.models.names(principal.tenant_id)),
    }
    return JSONResponse(body)
