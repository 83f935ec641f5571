"""People with credentials of their own at an API under test: tenant, user and roles, as keys and tokens give them."""

from __future__ import annotations

from collections.abc import Mapping

from api.identity import Identity, Principal
from contracts.errors import Unauthorized


def token_of(tenant_id: str, user_id: str = "", *roles: str) -> str:
    """A bearer token of this person. Without a user: a trusted gateway of that tenant."""
    return f"{tenant_id}/{user_id}/{','.join(roles)}"


def headers_of(principal: Principal) -> dict[str, str]:
    """The header by which `People` knows this person."""
    return {"Authorization": f"Bearer {token_of(principal.tenant_id, principal.user_id or '', *principal.roles)}"}


class People(Identity):
    """Believes what a token says: what checks real credentials is tested elsewhere."""

    def __init__(self) -> None:
        super().__init__("none", "default")

    def authenticate(self, headers: Mapping[str, str]) -> Principal:
        """Whom the token names. Raises Unauthorized without one."""
        parts = headers.get("authorization", "").removeprefix("Bearer ").split("/")
        if len(parts) != 3:
            raise Unauthorized("send the header Authorization: Bearer <token>")
        tenant_id, user_id, roles = parts
        named = frozenset(role for role in roles.split(",") if role)
        return Principal(tenant_id, user_id or None, may_act_for=not user_id, roles=named)
