"""The door /admin/keys: making, listing and revoking API keys."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import JSONResponse, Response

from api import examples, openapi
from api.bodies import KeyBody, checked
from api.http import GatewayDep, PrincipalDep, json_body
from sql.api_keys import ApiKeyRow

router = APIRouter(tags=["identity"])


@router.post(
    "/admin/keys",
    responses=openapi.reading(openapi.KEY_MADE, 422),
    openapi_extra=openapi.json_request(KeyBody, examples.KEY),
)
async def create_key(request: Request, gateway: GatewayDep, principal: PrincipalDep) -> Response:
    """Make a key. `key` is shown here and nowhere else."""
    row, text = await gateway.keys.create(principal, checked(KeyBody, await json_body(request)))
    body = {"success": True, "key": text, "api_key": _row(row)}
    return JSONResponse(body, headers={"Cache-Control": "no-store"})


@router.get("/admin/keys", responses=openapi.reading(openapi.KEY_PAGE))
async def list_keys(gateway: GatewayDep, principal: PrincipalDep) -> Response:
    """The keys, newest first, revoked ones too."""
    rows = await gateway.keys.list(principal)
    return JSONResponse({"success": True, "api_keys": [_row(row) for row in rows]})


@router.post("/admin/keys/{key_id}/revoke", responses=openapi.reading(openapi.KEY_REVOKED, 404))
async def revoke_key(
    key_id: Annotated[str, Path(pattern=r"^stk_[0-9a-f]{10}$", max_length=14)],
    gateway: GatewayDep,
    principal: PrincipalDep,
) -> Response:
    """End a key for good: from now on it is refused everywhere."""
    return JSONResponse({"success": True, "api_key": _row(await gateway.keys.revoke(principal, key_id))})


def _row(row: ApiKeyRow) -> dict[str, Any]:
    times = {name: getattr(row, name) for name in ("created_at", "expires_at", "revoked_at", "last_used_at")}
    return {
        "key_id": row.key_id,
        "name": row.name,
        "state": "good" if row.good else "revoked" if row.revoked_at else "expired",
        "tenant_id": row.tenant_id,
        "user_id": row.user_id,
        "scopes": row.scopes,
        "roles": row.roles,
        "created_by": row.created_by,
        **{name: None if at is None else at.isoformat() for name, at in times.items()},
    }
