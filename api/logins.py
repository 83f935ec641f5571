"""The doors /login: codes for chat users, claiming one, and the pairs that came of it."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Body, Response
from pydantic import ConfigDict

from api import examples, openapi
from api.bodies import LoginClaimBody, LoginCodeBody
from api.http import GatewayDep, JsonRoute, PrincipalDep, ReaderDep, RowId
from contracts.base import Message

router = APIRouter(tags=["identity"], route_class=JsonRoute)


class CodeMade(Message):
    """A code, and until when it is good."""

    success: bool = True
    code: str
    expires_at: datetime


class PairShown(Message):
    """The chat user `external_id` of `gateway` is `user_id`."""

    model_config = ConfigDict(from_attributes=True)

    pair_id: int
    gateway: str
    external_id: str
    user_id: str
    paired_at: datetime


class OnePair(Message):
    """The pair that was asked for."""

    success: bool = True
    pair: PairShown


class PairPage(Message):
    """Pairs, newest first."""

    success: bool = True
    pairs: list[PairShown]


@router.post("/login/codes", responses=openapi.reading(429))
async def ask_for_code(
    response: Response,
    gateway: GatewayDep,
    principal: PrincipalDep,
    body: Annotated[LoginCodeBody, Body(openapi_examples=examples.LOGIN_CODE)],
) -> CodeMade:
    """A code for a chat user of a trusted gateway. Show it to that chat user alone."""
    made = await gateway.logins.ask(principal, body.gateway, body.external_id)
    response.headers["Cache-Control"] = "no-store"
    return CodeMade(code=made.code, expires_at=made.expires_at)


@router.post("/login/codes/claim", responses=openapi.reading(404, 429))
async def claim_code(
    gateway: GatewayDep,
    principal: PrincipalDep,
    body: Annotated[LoginClaimBody, Body(openapi_examples=examples.LOGIN_CLAIM)],
) -> OnePair:
    """Pair the chat user who was shown the code with the user who asks."""
    pair = await gateway.logins.claim(principal.acting_for(body.user_id), body.code)
    return OnePair(pair=PairShown.model_validate(pair))


@router.get("/login/pairs", responses=openapi.reading())
async def list_pairs(gateway: GatewayDep, principal: ReaderDep) -> PairPage:
    """The chat users who are this user, newest first."""
    return PairPage(pairs=[PairShown.model_validate(row) for row in await gateway.logins.pairs(principal)])


@router.delete("/login/pairs/{pair_id}", responses=openapi.reading(404))
async def remove_pair(gateway: GatewayDep, principal: ReaderDep, pair_id: RowId) -> OnePair:
    """End a pair: requests that name this chat user are refused from now on."""
    return OnePair(pair=PairShown.model_validate(await gateway.logins.remove(principal, pair_id)))
