"""The doors that chat clients expect beside a chat: GET /tools/list, POST /tools/call, GET /api/status."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from api import examples, openapi
from api.bodies import checked
from api.chat_bodies import NamedToolBody
from api.core.tool_catalogue import tool_row
from api.http import CallerDep, GatewayDep, idempotency_key_of, json_body, reply_response, wait_of
from contracts.planner_health import BreakerState
from contracts.wire import ToolCallRequest

router = APIRouter(tags=["chat"])


@router.get("/tools/list", responses=openapi.reading(openapi.TOOL_PAGE))
async def list_tools(gateway: GatewayDep, principal: CallerDep) -> Response:
    """Every tool, by name, as GET /tool/list shows them."""
    rows = [tool_row(tool) for tool in await gateway.tools()]
    return JSONResponse({"success": True, "count": len(rows), "tools": rows})


@router.post(
    "/tools/call",
    responses=openapi.ANSWERS,
    openapi_extra=openapi.keyed_request(NamedToolBody, examples.NAMED_TOOL, waiting=True),
)
async def call_tool(request: Request, gateway: GatewayDep, principal: CallerDep) -> Response:
    """Call a tool by its name; the answer is the envelope of POST /tool/call."""
    body = checked(NamedToolBody, await json_body(request))
    called = ToolCallRequest(
        tool_name=body.name, args=body.arguments, user_id=body.user_id, conversation_id=body.conversation_id
    )
    key = idempotency_key_of(request)
    return reply_response(await gateway.call(principal, called, wait_s=wait_of(request), idempotency_key=key))


@router.get("/api/status", responses=openapi.reading(openapi.OBJECT))
async def status(gateway: GatewayDep, principal: CallerDep) -> Response:
    """Whether a message would be answered now: the parts, the planners, and the models a message may choose."""
    parts, planners = await asyncio.gather(gateway.parts(), gateway.planners())
    body = {
        "status": "ok" if all(part.ok for part in parts.values()) else "degraded",
        "parts": {name: {"ok": part.ok, "detail": part.detail} for name, part in parts.items()},
        "planners": [{"name": one.backend, "ok": one.state is BreakerState.CLOSED} for one in planners],
        "models": list(gateway.config.models.names(principal.tenant_id)),
    }
    return JSONResponse(body)
