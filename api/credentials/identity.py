"""Who is asking. Turns credentials into a Principal; the gateway filters every read and write by it.

Called by every door. Identity never comes from a model or a message text. What a JSON Web Token, an API key and the
pair of a chat user stand for is looked up by those who know (`jwt_tokens`, `api_keys`, `login_codes`).
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Protocol

from steward.api.core.request_notes import note_tenant
from steward.config.identity import AuthMode
from steward.contracts.actors import OPERATOR
from steward.contracts.errors import BadRequest, Forbidden, Unauthorized
from steward.contracts.owner import Owner, Reach
from steward.contracts.redaction import API_KEY_PREFIX
from steward.contracts.user_ids import fault_in, shown


class Scope(StrEnum):
    """What credentials may be used for: `call` opens problems and reads, `approve` decides, `admin` administers."""

    CALL = "call"
    APPROVE = "approve"
    ADMIN = "admin"


EVERY_SCOPE: Final = frozenset(Scope)


@dataclass(frozen=True, slots=True)
class Principal(Reach):
    """A caller. `user_id` None is the operator of the tenant, who sees all of it. `may_act_for` marks a trusted
    gateway, which may name the user it speaks for. `roles` are those of these credentials, by which rules of the policy
    name who decides; whoever a gateway speaks for has none of the gateway's."""

    user_id: str | None = None
    may_act_for: bool = False
    roles: frozenset[str] = frozenset()
    scopes: frozenset[Scope] = EVERY_SCOPE

    def require(self, scope: Scope) -> None:
        """Nothing, for credentials with this scope. Raises Forbidden."""
        if scope not in self.scopes:
            raise Forbidden(f"these credentials lack the scope {scope}", scope=scope.value)

    def acting_for(self, user_id: str | None) -> Principal:
        """This caller speaking for `user_id` (None: nobody in particular).

        Raises:
            BadRequest: the id could be taken for somebody who is no user.
            Forbidden: these credentials belong to another user.
        """
        if user_id is None or user_id == self.user_id:
            return self
        if fault := fault_in(user_id):
            line = f"user_id: {shown(user_id)} {fault}"
            raise BadRequest(line, errors=[line])
        if not self.may_act_for:
            raise Forbidden("these credentials may not act for another user")
        return replace(self, user_id=user_id, may_act_for=False, roles=frozenset())

    def owner(self, default_user: str = "") -> Owner:
        """The user this caller asks for; `default_user` where that is nobody in particular. The empty id, which no user
        has, owns what an operator has as nobody, such as idempotency keys."""
        return Owner(self.tenant_id, self.user_id or default_user)

    @property
    def actor(self) -> str:
        """How this caller is named in steps and approvals."""
        return self.user_id or OPERATOR


USER_HEADER: Final = "steward-user"
"""The user a trusted gateway speaks for, at every door; from anybody else it is refused. A header carries ASCII alone:
a user of another name is named in the body or the path."""
_USER: Final = re.compile(r"[\x21-\x7e](?:[\x20-\x7e]{0,198}[\x21-\x7e])?")
GATEWAY_HEADER: Final = "x-steward-gateway"
EXTERNAL_ID_HEADER: Final = "x-steward-external-id"
"""The chat user a gateway speaks for: the gateway's name, and the user's id there."""
_MAX_NAME: Final = 200


class BadSignature(Unauthorized):
    """The credentials carry a signature that is wrong, or that of a key nobody knows: they may be made up."""


class Bearers(Protocol):
    """Knows a kind of bearer credential."""

    async def principal(self, text: str) -> Principal:
        """Whose it is. Raises Unauthorized, or Unavailable when nobody can tell."""
        ...


class ChatUsers(Protocol):
    """Knows which user a chat user is."""

    async def user_of(self, tenant_id: str, gateway: str, external_id: str) -> str:
        """The user. Raises Forbidden with NOT_PAIRED when nobody claimed that chat user."""
        ...


class Identity:
    """Checks credentials. Mode `none` trusts this machine (`api.site_check` refuses pages of other addresses); `token`
    knows the operator's shared token and API keys, `jwt` the issuer's tokens beside them."""

    def __init__(
        self,
        mode: AuthMode,
        tenant_id: str,
        token: str | None = None,
        *,
        tokens: Bearers | None = None,
        keys: Bearers | None = None,
        chat_users: ChatUsers | None = None,
    ) -> None:
        if mode == "token" and not token:
            raise ValueError("the mode token needs a token")
        if mode == "jwt" and tokens is None:
            raise ValueError("the mode jwt needs what checks its tokens")
        self._mode = mode
        self._operator = Principal(tenant_id, may_act_for=True)
        self._secret = token.encode() if token else None
        self._tokens = tokens
        self._keys = keys
        self._chat_users = chat_users

    @property
    def needs_token(self) -> bool:
        """Whether callers must send one."""
        return self._mode != "none"

    async def authenticate(self, headers: Mapping[str, str]) -> Principal:
        """The principal of a request's headers (names in lower case).

        Raises:
            Unauthorized: the bearer credentials are missing or wrong.
            Forbidden: it names a user or a chat user and may name none, or a chat user that is not paired.
            BadRequest: the user's name is malformed, or half a chat user is named.
            Unavailable: PostgreSQL or the tokens' issuer is away.
        """
        return await self.speaking_for(await self.bearer(headers), headers)

    async def bearer(self, headers: Mapping[str, str]) -> Principal:
        """Whose credentials they are, before it is asked for whom they speak. Raises as `authenticate` does."""
        if self._mode == "none":
            principal = self._operator
        else:
            principal = await self._of_bearer(headers.get("authorization", ""))
        note_tenant(principal.tenant_id)
        return principal

    async def speaking_for(self, principal: Principal, headers: Mapping[str, str]) -> Principal:
        """The user whom the headers name, for these credentials. Raises as `authenticate` does."""
        return (await self._of_chat_user(principal, headers)).acting_for(_named_user(headers))

    async def _of_bearer(self, header: str) -> Principal:
        scheme, _, given = header.partition(" ")
        given = given.strip()
        if scheme.lower() != "bearer" or not given:
            raise Unauthorized("send the header Authorization: Bearer <token>")
        if self._secret is not None and hmac.compare_digest(given.encode(), self._secret):
            return self._operator
        if self._keys is not None and given.startswith(API_KEY_PREFIX):
            return await self._keys.principal(given)
        if self._mode == "jwt" and self._tokens is not None:
            return await self._tokens.principal(given)
        raise Unauthorized("the bearer token is wrong")

    async def _of_chat_user(self, principal: Principal, headers: Mapping[str, str]) -> Principal:
        """The user whom the named chat user is paired with; the principal itself where none is named."""
        named = headers.get(GATEWAY_HEADER), headers.get(EXTERNAL_ID_HEADER)
        if named == (None, None):
            return principal
        gateway, external_id = named
        if not gateway or not external_id or max(len(gateway), len(external_id)) > _MAX_NAME:
            line = f"X-Steward-Gateway, X-Steward-External-Id: go together, each of 1 to {_MAX_NAME} characters"
            raise BadRequest(line, errors=[line])
        if not principal.may_act_for or self._chat_users is None:
            raise Forbidden("these credentials may not act for another user")
        return principal.acting_for(await self._chat_users.user_of(principal.tenant_id, gateway, external_id))


def _named_user(headers: Mapping[str, str]) -> str | None:
    named = headers.get(USER_HEADER)
    if named is not None and not _USER.fullmatch(named):
        line = "Steward-User: must have 1 to 200 printable ASCII characters"
        raise BadRequest(line, errors=[line])
    return named
