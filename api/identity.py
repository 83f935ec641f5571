"""Who is asking. Turns credentials into a Principal; the gateway filters every read and write by it.

Called by every door. Identity never comes from a model or a message text.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from api.sites import host_of, host_of_origin
from config.settings import is_loopback
from contracts.actors import OPERATOR, is_reserved
from contracts.errors import BadRequest, Forbidden, Unauthorized


@dataclass(frozen=True, slots=True)
class Principal:
    """A caller. `user_id` None is the operator of the tenant, who sees all of it. `may_act_for` marks a trusted
    gateway, which may name the user it speaks for. `roles` are those of these credentials, by which rules of the policy
    name who decides; whoever a gateway speaks for has none of the gateway's."""

    tenant_id: str
    user_id: str | None = None
    may_act_for: bool = False
    roles: frozenset[str] = frozenset()

    def acting_for(self, user_id: str | None) -> Principal:
        """This caller speaking for `user_id` (None: nobody in particular).

        Raises:
            BadRequest: the id could be taken for somebody who is no user.
            Forbidden: these credentials belong to another user.
        """
        if user_id is None or user_id == self.user_id:
            return self
        if is_reserved(user_id):
            line = f"user_id: {user_id[:40]!r} is reserved, no user goes by it"
            raise BadRequest(line, errors=[line])
        if not self.may_act_for:
            raise Forbidden("these credentials may not act for another user")
        return replace(self, user_id=user_id, may_act_for=False, roles=frozenset())

    @property
    def actor(self) -> str:
        """How this caller is named in steps and approvals."""
        return self.user_id or OPERATOR


class Identity:
    """Checks credentials. Mode `none` trusts this machine, `token` a shared secret (a trusted gateway's)."""

    def __init__(self, mode: Literal["none", "token"], tenant_id: str, token: str | None = None) -> None:
        if mode == "token" and not token:
            raise ValueError("the mode token needs a token")
        self.tenant_id = tenant_id
        self._principal = Principal(tenant_id, may_act_for=True)
        self._secret = token.encode() if mode == "token" and token else None

    @property
    def needs_token(self) -> bool:
        """Whether callers must send one."""
        return self._secret is not None

    def authenticate(self, headers: Mapping[str, str]) -> Principal:
        """The principal of a request's headers (names in lower case).

        Raises:
            Unauthorized: the bearer token is missing or wrong.
            Forbidden: without a token, the request was made by a web page of another site.
            BadRequest: Host or Origin is malformed.
        """
        if self._secret is None:
            _refuse_other_sites(headers)
            return self._principal
        scheme, _, given = headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not hmac.compare_digest(given.strip().encode(), self._secret):
            raise Unauthorized("send the header Authorization: Bearer <token>")
        return self._principal


def _refuse_other_sites(headers: Mapping[str, str]) -> None:
    """Without a token any page a browser shows could post to this machine, by its own origin or by a name it lets
    point here; programs send neither."""
    origin = headers.get("origin")
    if origin is not None and not is_loopback(host_of_origin(origin)):
        raise Forbidden("requests from web pages of other sites are refused; set STEWARD_API_TOKEN to allow callers")
    host = host_of(headers.get("host", "localhost"))
    if not is_loopback(host):
        raise Forbidden(f"without a token only a loopback address is served, not {host}")
