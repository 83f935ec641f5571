"""The door POST /tool/call: direct calls, requests in words, replies and confirmations, in one envelope."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body
from starlette.responses import Response

from steward.api import examples, openapi
from steward.api.bodies import ToolCallBody
from steward.api.http import GatewayDep, JsonRoute, KeyDep, PrincipalDep, WaitDep, reply_response
from steward.contracts.wire import Answer

router = APIRouter(tags=["tool/call"], route_class=JsonRoute)


@router.post("/tool/call", response_model=Answer, responses=openapi.ANSWERS)
async def tool_call(
    gateway: GatewayDep,
    principal: PrincipalDep,
    wait_s: WaitDep,
    key: KeyDep,
    body: Annotated[ToolCallBody, Body(openapi_examples=examples.TOOL_CALL)],
) -> Response:
    """Call a tool, ask in words, reply to a question, or confirm.

    Waits for the answer at most as long as `Prefer: wait=N` says; past it the answer is 202 with `Location`, and the
    problem goes on. With an `Idempotency-Key`, a repeat leads to the same problem and the same answer.
    """
    return reply_response(await gateway.call(principal, body, wait_s=wait_s, idempotency_key=key))
