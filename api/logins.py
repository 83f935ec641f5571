"""The doors /login: codes for chat users, claiming one, and the pairs that came of it."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Body, Response
from pydantic import ConfigDict

from steward.api import examples, openapi
from steward.api.bodies import LoginClaimBody, LoginCodeBody
from steward.api.http import GatewayDep, JsonRoute, PrincipalDep, ReaderDep, RowId
from steward.contracts.base import Message
from steward.contracts.errors import Unprocessable

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


def _chat_user(gateway: str | None, external_id: str | None) -> tuple[str, str] | None:
    """The chat user that is named, if any. Raises Unprocessable for half of one."""
    if gateway is not None and external_id is not None:
        return gateway, external_id
    if gateway is None and external_id is None:
        return None
    line = "gateway, external_id: go together"
    raise Unprocessable(line, errors=[line])


@router.post("/login/codes", responses=openapi.reading(429))
async def ask_for_code(
    response: Response,
    gateway: GatewayDep,
    principal: PrincipalDep,
    body: Annotated[LoginCodeBody, Body(openapi_examples=examples.LOGIN_CODE)],
) -> CodeMade:
    """A code for a chat user of a trusted gateway, to show to that chat user alone; or, with neither `gateway` nor
    `external_id`, a code of the user who asks, to type in a chat of theirs."""
    chat_user = _chat_user(body.gateway, body.external_id)
    if chat_user is None:
        made = await gateway.logins.ask_own(principal.acting_for(body.user_id))
    else:
        made = await gateway.logins.ask(principal, *chat_user)
    response.headers["Cache-Control"] = "no-store"
    return CodeMade(code=made.code, expires_at=made.expires_at)


@router.post("/login/codes/claim", responses=openapi.reading(404, 429))
async def claim_code(
    gateway: GatewayDep,
    principal: PrincipalDep,
    body: Annotated[LoginClaimBody, Body(openapi_examples=examples.LOGIN_CLAIM)],
) -> OnePair:
    """Pair the chat user who was shown the code with the user who asks; or, for a trusted gateway that names the chat
    user who typed it, with the user whose code it is."""
    chat_user = _chat_user(body.gateway, body.external_id)
    if chat_user is None:
        pair = await gateway.logins.claim(principal.acting_for(body.user_id), body.code)
    else:
        pair = await gateway.logins.redeem(principal, *chat_user, body.code)
    return OnePair(pair=PairShown.model_validate(pair))


@router.get("/login/pairs", responses=openapi.reading())
async def list_pairs(gateway: GatewayDep, principal: ReaderDep) -> PairPage:
    """The chat users who are this user, newest first."""
    return PairPage(pairs=[PairShown.model_validate(row) for row in await gateway.logins.pairs(principal)])


@router.delete("/login/pairs/{pair_id}", responses=openapi.reading(404))
async def remove_pair(gateway: GatewayDep, principal: ReaderDep, pair_id: RowId) -> OnePair:
    """End a pair: requests that name this chat user are refused from now on."""
    return OnePair(pair=PairShown.model_validate(await gateway.logins.remove(principal, pair_id)))
