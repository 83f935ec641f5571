"""API keys: making, listing and revoking them, and knowing one again. Part of the gateway.

A key is `stk_`, ten digits by which people recognise it, `_`, and 256 random bits in hexadecimal. It is shown once;
PostgreSQL has its SHA-256. A slow hash, as for passwords, would buy nothing: nobody guesses 256 bits, and every request
would pay for it. A key is looked up at each request, so that a revoked one is refused at once by every process.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import re
import secrets
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from steward.api.bodies import KeyBody
from steward.api.credentials.identity import Principal, Scope
from steward.contracts.errors import BadRequest, Forbidden, NotFound, Unauthorized, Unavailable, Unprocessable
from steward.contracts.owner import Reach
from steward.contracts.redaction import API_KEY_PREFIX
from steward.contracts.user_ids import fault_in, shown
from steward.sql.api_keys import ApiKeyRow, ApiKeyStore

_log = logging.getLogger(__name__)

_KEY: Final = re.compile(r"(?P<id>stk_[0-9a-f]{10})_[0-9a-f]{64}")
_NOTED_EVERY_S: Final = 60.0


class ApiKeys:
    """Administrators of the installation's tenant reach every tenant's keys, those of another tenant its own alone."""

    def __init__(self, store: ApiKeyStore, tenant_id: str) -> None:
        self._store = store
        self._tenant_id = tenant_id
        self._noted_at: dict[str, float] = {}

    async def principal(self, text: str) -> Principal:
        """Whose a key is. One with a user acts as that user alone, one without for any user of its tenant.

        Raises:
            Unauthorized: there is no such key, or it has expired or was revoked.
            Unavailable: PostgreSQL is away.
        """
        row = await self._store.find(_sha256(text)) if _KEY.fullmatch(text) else None
        if row is None:
            raise Unauthorized("there is no such API key")
        if not row.good:
            raise Unauthorized(f"the API key {row.key_id} {'was revoked' if row.revoked_at else 'has expired'}")
        await self._note_use(row.key_id)
        known = {scope.value: scope for scope in Scope}
        scopes = frozenset(known[name] for name in row.scopes if name in known)
        return Principal(
            row.tenant_id, row.user_id, may_act_for=row.user_id is None, roles=frozenset(row.roles), scopes=scopes
        )

    async def create(self, principal: Principal, wanted: KeyBody) -> tuple[ApiKeyRow, str]:
        """A new key, and its text, which nobody can be told again.

        Raises:
            Forbidden: without the scope admin, or for another tenant.
            BadRequest: no user goes by that id.
            Unprocessable: it would have expired already.
        """
        principal.require(Scope.ADMIN)
        tenant_id = wanted.tenant_id or principal.tenant_id
        if tenant_id != principal.tenant_id and principal.tenant_id != self._tenant_id:
            raise Forbidden("these credentials administer their own tenant alone")
        if wanted.user_id is not None and (fault := fault_in(wanted.user_id)):
            line = f"user_id: {shown(wanted.user_id)} {fault}"
            raise BadRequest(line, errors=[line])
        if wanted.expires_at is not None and wanted.expires_at <= datetime.now(UTC):
            raise Unprocessable("expires_at: lies in the past", errors=["expires_at: lies in the past"])
        key_id = API_KEY_PREFIX + secrets.token_hex(5)
        text = f"{key_id}_{secrets.token_hex(32)}"
        row = await self._store.add(
            key_id,
            _sha256(text),
            Reach(tenant_id, wanted.user_id),
            wanted.name,
            [scope.value for scope in Scope if scope.value in wanted.scopes],
            sorted(set(wanted.roles)),
            principal.actor,
            wanted.expires_at,
        )
        _log.warning("%s of %s made the API key %s for %s", principal.actor, principal.tenant_id, key_id, tenant_id)
        return row, text

    async def list(self, principal: Principal) -> Sequence[ApiKeyRow]:
        """The keys this principal administers, newest first, the revoked ones too. Raises Forbidden."""
        principal.require(Scope.ADMIN)
        return await self._store.list(self._reach(principal))

    async def revoke(self, principal: Principal, key_id: str) -> ApiKeyRow:
        """End a key for good, at once.

        Raises:
            Forbidden: without the scope admin.
            NotFound: there is no such key, or it is another tenant's.
        """
        principal.require(Scope.ADMIN)
        row = await self._store.revoke(self._reach(principal), key_id)
        if row is None:
            raise NotFound(f"there is no API key {key_id[:40]}")
        _log.warning("%s of %s revoked the API key %s", principal.actor, principal.tenant_id, key_id)
        return row

    def _reach(self, principal: Principal) -> str | None:
        return None if principal.tenant_id == self._tenant_id else principal.tenant_id

    async def _note_use(self, key_id: str) -> None:
        """Remember now and then that a key is in use. A database that takes no writes is no reason to refuse a read."""
        now = time.monotonic()
        if now - self._noted_at.get(key_id, -_NOTED_EVERY_S) >= _NOTED_EVERY_S:
            self._noted_at[key_id] = now
            with contextlib.suppress(Unavailable):
                await self._store.note_use(key_id)


def _sha256(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()
