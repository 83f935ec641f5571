"""Sessions of the console: a sealed cookie that holds the credentials somebody signed in with, and a token against
forged requests.

Of a session the server keeps nothing but that somebody signed out of it, or of all of theirs: a cookie that was copied
before is worth nothing after. Its credentials are checked anew at every request, so that a revoked key ends every
session made with it.
Called by `guarded`, which every page goes through, and by `login`.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
import time
from dataclasses import asdict, dataclass, field
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from steward.api.core.seals import Seal, SealBroken
from steward.api.credentials.identity import Principal
from steward.contracts.errors import Forbidden

LIFE_S: Final = 12 * 3_600
CSRF_HEADER: Final = "x-csrf-token"
_PLACE: Final = "console session"
_LONGEST: Final = 3_800
"""Characters of a cookie that browsers keep (RFC 6265 names 4,096 bytes with its attributes)."""


@dataclass(frozen=True, slots=True)
class Session:
    """`bearer` is empty where no credentials are needed; `ends_at` is in seconds since 1970."""

    bearer: str = ""
    csrf: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    ends_at: float = field(default_factory=lambda: time.time() + LIFE_S)

    @property
    def hash(self) -> bytes:
        """What the server knows a session by that was ended."""
        return hashlib.sha256(self.csrf.encode()).digest()

    def check_token(self, given: str) -> None:
        """Nothing, for the token that a page of this session carries. Raises Forbidden."""
        if not hmac.compare_digest(given.encode(), self.csrf.encode()):
            raise Forbidden("this page is out of date: load it again")


def whose(principal: Principal) -> bytes:
    """What the server knows all sessions of somebody by, whichever credentials opened them."""
    return hashlib.sha256(json.dumps(["all", principal.tenant_id, principal.actor]).encode()).digest()


def _is_secure(request: Request) -> bool:
    """Whether the browser came over TLS: to this process, or to the proxy whose address `STEWARD_PUBLIC_URL` names."""
    public = urlsplit(request.app.state.console.public_url or "")
    asked = urlsplit(f"//{request.headers.get('host', '')}").hostname
    return request.url.scheme == "https" or (public.scheme == "https" and asked == public.hostname)


def _cookie(request: Request) -> str:
    """The cookie's name. The prefix binds it to this very host, which browsers grant over TLS alone."""
    return "__Host-steward" if _is_secure(request) else "steward"


async def session_in(request: Request, seal: Seal) -> Session | None:
    """The session of a request's cookie; None without one that is whole and not over. Raises Unavailable."""
    kept = request.cookies.get(_cookie(request), "")
    if not kept.startswith("sealed:"):
        return None
    try:
        session = Session(**json.loads(await seal.open(kept, _PLACE)))
    except (SealBroken, ValueError, TypeError):
        return None
    return session if session.ends_at > time.time() else None


async def keep(request: Request, response: Response, session: Session, seal: Seal) -> None:
    """Give the browser this session. Raises Forbidden when it is too large for a cookie, Unavailable."""
    sealed = await seal.seal(json.dumps(asdict(session)), _PLACE)
    if len(sealed) > _LONGEST:
        raise Forbidden("these credentials are too long to sign in with: use an API key")
    response.set_cookie(
        _cookie(request),
        sealed,
        max_age=LIFE_S,
        path="/",
        secure=_is_secure(request),
        httponly=True,
        samesite="strict",
    )


def forget(request: Request, response: Response) -> None:
    """Take the session from the browser."""
    response.delete_cookie(_cookie(request), path="/", secure=_is_secure(request), httponly=True, samesite="strict")
