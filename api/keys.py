"""The door /admin/keys: making, listing and revoking API keys."""

from __future__ import annotations

from dataclasses import asdict
from datetime import datetime
from typing import Annotated, Literal, Self

from fastapi import APIRouter, Body, Path, Response

from steward.api import examples, openapi
from steward.api.bodies import KeyBody
from steward.api.http import GatewayDep, JsonRoute, PrincipalDep
from steward.contracts.base import Message
from steward.sql.api_keys import ApiKeyRow

router = APIRouter(tags=["identity"], route_class=JsonRoute)


class ApiKeyShown(Message):
    """A key without its text."""

    key_id: str
    name: str
    state: Literal["good", "revoked", "expired"]
    tenant_id: str
    user_id: str | None
    scopes: list[str]
    roles: list[str]
    created_by: str
    created_at: datetime
    expires_at: datetime | None
    revoked_at: datetime | None
    last_used_at: datetime | None

    @classmethod
    def of(cls, row: ApiKeyRow) -> Self:
        """A key on record."""
        state = "good" if row.good else "revoked" if row.revoked_at else "expired"
        return cls.model_validate({**asdict(row), "state": state})


class ApiKeyMade(Message):
    """A new key with its text."""

    success: bool = True
    key: str
    api_key: ApiKeyShown


class ApiKeyPage(Message):
    """Keys, newest first."""

    success: bool = True
    api_keys: list[ApiKeyShown]


class ApiKeyRevoked(Message):
    """A key that is no more."""

    success: bool = True
    api_key: ApiKeyShown


@router.post("/admin/keys", responses=openapi.reading(422))
async def create_key(
    response: Response,
    gateway: GatewayDep,
    principal: PrincipalDep,
    body: Annotated[KeyBody, Body(openapi_examples=examples.KEY)],
) -> ApiKeyMade:
    """Make a key. `key` is shown here and nowhere else."""
    row, text = await gateway.keys.create(principal, body)
    response.headers["Cache-Control"] = "no-store"
    return ApiKeyMade(key=text, api_key=ApiKeyShown.of(row))


@router.get("/admin/keys", responses=openapi.reading())
async def list_keys(gateway: GatewayDep, principal: PrincipalDep) -> ApiKeyPage:
    """The keys, newest first, revoked ones too."""
    rows = await gateway.keys.list(principal)
    return ApiKeyPage(api_keys=[ApiKeyShown.of(row) for row in rows])


@router.post("/admin/keys/{key_id}/revoke", responses=openapi.reading(404))
async def revoke_key(
    key_id: Annotated[str, Path(pattern=r"^stk_[0-9a-f]{10}$", max_length=14)],
    gateway: GatewayDep,
    principal: PrincipalDep,
) -> ApiKeyRevoked:
    """End a key for good: from now on it is refused everywhere."""
    return ApiKeyRevoked(api_key=ApiKeyShown.of(await gateway.keys.revoke(principal, key_id)))
