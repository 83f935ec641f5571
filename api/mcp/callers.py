"""Who is behind a request of the protocol. The HTTP side has checked the credentials; a pipe has one owner.

Nothing in a message, its `_meta` included, ever says who asks.
"""

from __future__ import annotations

import uuid
from typing import Any, Final

from mcp.server.auth.middleware.bearer_auth import AuthenticatedUser
from mcp.server.auth.provider import AccessToken
from mcp.server.context import ServerRequestContext
from starlette.requests import Request
from starlette.types import Scope

from steward.api.credentials.identity import Principal
from steward.contracts.errors import Unauthorized

Context = ServerRequestContext[Any, Any]

CONVERSATION_HEADER: Final = "x-steward-conversation"
_PRINCIPAL: Final = "steward.principal"


def mark(scope: Scope, principal: Principal) -> None:
    """Note on an HTTP request who sent it. The SDK lets a session of the 2025 eras be used by its opener alone."""
    scope[_PRINCIPAL] = principal
    token = AccessToken(token="", client_id=principal.tenant_id, scopes=[], subject=principal.actor)
    scope["user"] = AuthenticatedUser(token)


class Callers:
    """Finds the principal of a request. `owner` is whoever started a process that is spoken to over a pipe."""

    def __init__(self, owner: Principal | None = None) -> None:
        self._owner = owner
        self._of_pipe = f"mcp-{uuid.uuid4().hex}"

    def of(self, ctx: Context) -> Principal:
        """The principal of this request.

        Raises:
            Unauthorized: nobody has checked it.
        """
        principal = ctx.request.scope.get(_PRINCIPAL) if isinstance(ctx.request, Request) else self._owner
        if not isinstance(principal, Principal):
            raise Unauthorized("this request carries no identity")
        return principal

    def conversation_of(self, ctx: Context) -> str | None:
        """The conversation of a request: the one its client names, its session of the 2025 eras, or its pipe. None: the
        user's default one."""
        if not isinstance(ctx.request, Request):
            return self._of_pipe
        if (named := ctx.request.headers.get(CONVERSATION_HEADER)) is not None:
            return named
        session = ctx.request.headers.get("mcp-session-id")
        return None if session is None else f"mcp-{session}"

    def name_of(self, ctx: Context) -> str:
        """What ties a sealed request state to its caller."""
        principal = self.of(ctx)
        return f"{principal.tenant_id}\x1f{principal.user_id or ''}"
