"""Login codes: how a chat user becomes a user of Steward. Part of the gateway.

A trusted gateway asks for a code for one of its chat users and shows it there; the user, signed in to Steward, claims
it. Or the user, signed in to Steward, asks for a code and types it in the chat, whose gateway redeems it. From then on
the gateway may send requests that name the chat user alone. A code has eight characters, so that it can be typed: it
lives for minutes, works once, is guessed against a limit, and is kept as an scrypt hash, for 40 bits are few.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from steward.api.core.rate_limits import Policy, RateLimits
from steward.api.credentials.identity import Principal, Scope
from steward.contracts.errors import ErrorCode, Forbidden, NotFound
from steward.sql.chat_users import ChatUserRow, ChatUserStore

_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that are taken for one another: I, L, O, 0 and 1."""
_LENGTH: Final = 8
_NOBODYS: Final = ""
"""In place of the gateway, of a code that is a user's own."""
_ASKED: Final = [Policy("hour", 10, 3_600)]
"""Codes of one chat user, or of one user."""
_CLAIMED: Final = [Policy("minute", 5, 60), Policy("hour", 20, 3_600)]
"""Attempts of one user or chat user, good ones too: 20 an hour against 31^8 codes."""


@dataclass(frozen=True, slots=True)
class LoginCode:
    """A code as it is shown, and until when it is good."""

    code: str
    expires_at: datetime


class LoginCodes:
    """The pairs of a tenant's chat users and users."""

    def __init__(self, store: ChatUserStore, limits: RateLimits, default_user: str, ttl_s: int) -> None:
        self._store = store
        self._limits = limits
        self._default_user = default_user
        self._ttl_s = ttl_s

    async def ask(self, principal: Principal, gateway: str, external_id: str) -> LoginCode:
        """A code for a chat user of this gateway, in place of the one before.

        Raises:
            Forbidden: these credentials are no trusted gateway's.
            TooManyRequests: too many codes for that chat user.
        """
        _require_gateway(principal)
        return await self._open(principal.tenant_id, gateway, external_id)

    async def ask_own(self, principal: Principal) -> LoginCode:
        """A code of the principal's user, in place of the one before, to type in a chat that is theirs. It hands over
        what the user may do, decisions included, so it takes the scopes call and approve.

        Raises:
            Forbidden: a scope is missing.
            TooManyRequests: too many codes for that user.
        """
        principal.require(Scope.CALL)
        principal.require(Scope.APPROVE)
        owner = principal.owner(self._default_user)
        return await self._open(owner.tenant_id, _NOBODYS, owner.user_id)

    async def _open(self, tenant_id: str, gateway: str, external_id: str) -> LoginCode:
        await self._limits.take("login_codes", tenant_id, f"{gateway}\x1f{external_id}", _ASKED)
        letters = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
        code_hash = await asyncio.to_thread(_hash, tenant_id, letters)
        expires_at = await self._store.put_code(tenant_id, gateway, external_id, code_hash, self._ttl_s)
        return LoginCode(f"{letters[:4]}-{letters[4:]}", expires_at)

    async def claim(self, principal: Principal, code: str) -> ChatUserRow:
        """Pair the chat user who was shown this code with the principal's user.

        It hands over what the user may do, decisions included, so it takes the scopes call and approve.

        Raises:
            Forbidden: a scope is missing.
            NotFound: the code is wrong, used or has expired.
            TooManyRequests: too many attempts of this user.
        """
        principal.require(Scope.CALL)
        principal.require(Scope.APPROVE)
        owner = principal.owner(self._default_user)
        await self._limits.take("login_claims", owner.tenant_id, owner.user_id, _CLAIMED)
        code_hash = await asyncio.to_thread(_hash, owner.tenant_id, _letters(code))
        row = await self._store.claim(owner, code_hash)
        if row is None:
            raise NotFound("this code is wrong, was used or has expired; have the chat show you a new one")
        return row

    async def redeem(self, principal: Principal, gateway: str, external_id: str, code: str) -> ChatUserRow:
        """Pair the chat user who typed this code with the user whose code it is.

        Raises:
            Forbidden: these credentials are no trusted gateway's.
            NotFound: the code is wrong, used or has expired.
            TooManyRequests: too many attempts of this chat user.
        """
        _require_gateway(principal)
        await self._limits.take("login_claims", principal.tenant_id, f"{gateway}\x1f{external_id}", _CLAIMED)
        code_hash = await asyncio.to_thread(_hash, principal.tenant_id, _letters(code))
        row = await self._store.redeem(principal.tenant_id, gateway, external_id, code_hash)
        if row is None:
            raise NotFound("this code is wrong, was used or has expired; `steward login-code` makes a new one")
        return row

    async def user_of(self, tenant_id: str, gateway: str, external_id: str) -> str:
        """The user a chat user is paired with.

        Raises:
            Forbidden: NOT_PAIRED, with how to pair.
        """
        user_id = await self._store.user_of(tenant_id, gateway, external_id)
        if user_id is None:
            raise Forbidden(
                "this chat user is nobody here yet: ask for a code with POST /login/codes, show it in the chat, and"
                " have its user type `steward login CODE` or POST /login/codes/claim",
                code=ErrorCode.NOT_PAIRED,
                gateway=gateway,
                external_id=external_id,
            )
        return user_id

    async def pairs(self, principal: Principal) -> Sequence[ChatUserRow]:
        """The principal's own pairs; those of the whole tenant for who acts as nobody in particular."""
        principal.require(Scope.CALL)
        return await self._store.list(principal)

    async def remove(self, principal: Principal, pair_id: int) -> ChatUserRow:
        """End a pair: the chat user is nobody from now on. Raises NotFound for one that is not the principal's."""
        principal.require(Scope.CALL)
        row = await self._store.remove(principal, pair_id)
        if row is None:
            raise NotFound(f"there is no paired chat user {pair_id}")
        return row


def _require_gateway(principal: Principal) -> None:
    principal.require(Scope.CALL)
    if not principal.may_act_for:
        raise Forbidden("a trusted gateway speaks for chat users: use credentials without a user")


def _letters(code: str) -> str:
    return "".join(code.split()).replace("-", "").upper()


def _hash(tenant_id: str, letters: str) -> bytes:
    """The same code is another in each tenant; a code has no salt of its own, for it is found by its hash."""
    salt = hashlib.sha256(f"steward login code 1 {tenant_id}".encode()).digest()
    return hashlib.scrypt(letters.encode(), salt=salt, n=1 << 14, r=8, p=1, dklen=32)
