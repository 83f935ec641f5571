"""The door POST /tool/call: direct calls, requests in words, replies and confirmations, in one envelope."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from api import openapi
from api.bodies import tool_call_request
from api.http import GatewayDep, PrincipalDep, idempotency_key_of, json_body, reply_response, wait_of

router = APIRouter(tags=["tool/call"])


@router.post("/tool/call", openapi_extra=openapi.TOOL_CALL, responses=openapi.ANSWERS)
async def tool_call(request: Request, gateway: GatewayDep, principal: PrincipalDep) -> Response:
    """Call a tool, ask in words, reply to a question, or confirm.

    Waits for the answer at most as long as `Prefer: wait=N` says; past it the answer is 202 with `Location`, and the
    problem goes on. With an `Idempotency-Key`, a repeat leads to the same problem and the same answer.
    """
    called = tool_call_request(await json_body(request))
    reply = await gateway.call(principal, called, wait_s=wait_of(request), idempotency_key=idempotency_key_of(request))
    return reply_response(reply)
