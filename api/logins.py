"""The doors /login: codes for chat users, claiming one, and the pairs that came of it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import JSONResponse, Response

from api import examples, openapi
from api.bodies import LoginClaimBody, LoginCodeBody, checked
from api.http import GatewayDep, PrincipalDep, ReaderDep, json_body
from contracts.wire import MAX_PROBLEM_ID
from sql.chat_users import ChatUserRow

router = APIRouter(tags=["identity"])


@router.post(
    "/login/codes",
    responses=openapi.reading(openapi.LOGIN_CODE, 429),
    openapi_extra=openapi.json_request(LoginCodeBody, examples.LOGIN_CODE),
)
async def ask_for_code(request: Request, gateway: GatewayDep, principal: PrincipalDep) -> Response:
    """A code for a chat user of a trusted gateway. Show it to that chat user alone."""
    body = checked(LoginCodeBody, await json_body(request))
    made = await gateway.logins.ask(principal, body.gateway, body.external_id)
    answer = {"success": True, "code": made.code, "expires_at": made.expires_at.isoformat()}
    return JSONResponse(answer, headers={"Cache-Control": "no-store"})


@router.post(
    "/login/codes/claim",
    responses=openapi.reading(openapi.PAIR, 404, 429),
    openapi_extra=openapi.json_request(LoginClaimBody, examples.LOGIN_CLAIM),
)
async def claim_code(request: Request, gateway: GatewayDep, principal: PrincipalDep) -> Response:
    """Pair the chat user who was shown the code with the user who asks."""
    body = checked(LoginClaimBody, await json_body(request))
    pair = await gateway.logins.claim(principal.acting_for(body.user_id), body.code)
    return JSONResponse({"success": True, "pair": _row(pair)})


@router.get("/login/pairs", responses=openapi.reading(openapi.PAIR_PAGE))
async def list_pairs(gateway: GatewayDep, principal: ReaderDep) -> Response:
    """The chat users who are this user, newest first."""
    return JSONResponse({"success": True, "pairs": [_row(row) for row in await gateway.logins.pairs(principal)]})


@router.delete("/login/pairs/{pair_id}", responses=openapi.reading(openapi.PAIR, 404))
async def remove_pair(
    pair_id: Annotated[int, Path(ge=1, le=MAX_PROBLEM_ID)], gateway: GatewayDep, principal: ReaderDep
) -> Response:
    """End a pair: requests that name this chat user are refused from now on."""
    return JSONResponse({"success": True, "pair": _row(await gateway.logins.remove(principal, pair_id))})


def _row(row: ChatUserRow) -> dict[str, Any]:
    return {
        "pair_id": row.pair_id,
        "gateway": row.gateway,
        "external_id": row.external_id,
        "user_id": row.user_id,
        "paired_at": row.paired_at.isoformat(),
    }
