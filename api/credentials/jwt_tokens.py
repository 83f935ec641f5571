"""Checks JSON Web Tokens and reads from them who is asking. Called by `identity`.

A token counts when its signature fits a key of ours under that key's own algorithm, and `iss`, `aud`, `exp` and, where
given, `nbf` and `iat` hold (RFC 7519, 4.1; RFC 8725). User, tenant and roles are what its claims say and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import jwt

from steward.api.credentials.identity import BadSignature, Principal, Scope
from steward.api.credentials.jwt_keys import TokenKeys
from steward.contracts.errors import Unauthorized
from steward.contracts.user_ids import fault_in, shown
from steward.contracts.wire import number_as_text

_LONGEST: Final = 16_384
_REQUIRED: Final = ["exp", "iss", "aud"]
_MAX_NAME: Final = 200
_MAX_ROLES: Final = 100
_WORDS: Final[list[tuple[type[Exception], str]]] = [
    (jwt.ExpiredSignatureError, "the token has expired"),
    (jwt.ImmatureSignatureError, "the token is not valid yet"),
    (jwt.InvalidAudienceError, "the token is meant for another audience"),
    (jwt.InvalidIssuerError, "the token is from another issuer"),
    (jwt.MissingRequiredClaimError, "the token lacks one of the claims exp, iss and aud"),
]


@dataclass(frozen=True, slots=True)
class TokenRules:
    """What a token must say, and which of its claims mean what. `leeway_s` is how far the clocks may differ.

    Without `tenant_claim` everybody is of `tenant_id`; with it, a token must have that claim. Without `scope_claim`
    users may call and approve; who has the `admin_role` may administer too.
    """

    tenant_id: str
    issuer: str
    audience: str
    leeway_s: float = 30.0
    user_claim: str = "sub"
    tenant_claim: str | None = None
    roles_claim: str = "roles"
    scope_claim: str | None = None
    admin_role: str | None = None


class TokenVerifier:
    """Turns a token into a principal who acts as themselves alone."""

    def __init__(self, keys: TokenKeys, rules: TokenRules) -> None:
        self._keys = keys
        self._rules = rules

    async def principal(self, token: str) -> Principal:
        """Who the token speaks for.

        Raises:
            Unauthorized: it is not good, or names no user or tenant.
            Unavailable: the issuer's keys cannot be read.
        """
        if len(token) > _LONGEST:
            raise Unauthorized("the token is too long")
        try:
            kid = jwt.get_unverified_header(token).get("kid")
            key = await self._keys.find(kid)
            claims: dict[str, Any] = jwt.decode(
                token,
                key.key,
                algorithms=[key.algorithm],
                issuer=self._rules.issuer,
                audience=self._rules.audience,
                leeway=self._rules.leeway_s,
                options={"require": _REQUIRED},
            )
        except (jwt.PyJWTError, ValueError, TypeError, RecursionError) as error:
            refused = BadSignature if isinstance(error, jwt.InvalidSignatureError) else Unauthorized
            raise refused(_why(error)) from None
        return self._principal(claims)

    async def close(self) -> None:
        """End what reads keys in the background."""
        await self._keys.close()

    def _principal(self, claims: dict[str, Any]) -> Principal:
        rules = self._rules
        user_id = _name(claims, rules.user_claim)
        tenant_id = rules.tenant_id if rules.tenant_claim is None else _name(claims, rules.tenant_claim)
        roles = frozenset(_words(claim(claims, rules.roles_claim))[:_MAX_ROLES])
        if rules.scope_claim is None:
            scopes = {Scope.CALL, Scope.APPROVE}
        else:
            granted = _words(claim(claims, rules.scope_claim))
            scopes = {scope for scope in Scope if scope.value in granted}
        if rules.admin_role is not None and rules.admin_role in roles:
            scopes.add(Scope.ADMIN)
        return Principal(tenant_id, user_id, roles=roles, scopes=frozenset(scopes))


def claim(claims: dict[str, Any], name: str) -> Any:
    """A claim by its name, or by dots that lead into objects (`realm_access.roles`). None: there is none."""
    if name in claims:
        return claims[name]
    value: Any = claims
    for part in name.split("."):
        value = value.get(part) if isinstance(value, dict) else None
    return value


def _name(claims: dict[str, Any], name: str) -> str:
    value = number_as_text(claim(claims, name))
    if not isinstance(value, str) or not value.strip() or len(value) > _MAX_NAME or "\x00" in value:
        raise Unauthorized(f"the token's claim {name} must be a text of 1 to {_MAX_NAME} characters")
    if fault := fault_in(value):
        raise Unauthorized(f"the token's claim {name} is no name here: {shown(value)} {fault}")
    return value


def _words(value: Any) -> list[str]:
    """The texts of a list, or the words of one text (as OAuth's `scope` has them)."""
    if isinstance(value, str):
        value = value.split()
    return [word for word in value if isinstance(word, str)] if isinstance(value, list) else []


def _why(error: Exception) -> str:
    return next((words for kind, words in _WORDS if isinstance(error, kind)), "the token is not valid")
