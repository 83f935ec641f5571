"""ApiKeyStore: API keys by the hash of their text, which is nowhere else. Written and read by the gateway."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from steward.contracts.owner import Reach
from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("api_keys")
_MOST_LISTED: Final = 1_000


@dataclass(frozen=True, slots=True)
class ApiKeyRow:
    """A key without its secret. `user_id` None: it may act for any user of its tenant."""

    key_id: str
    tenant_id: str
    user_id: str | None
    name: str
    scopes: list[str]
    roles: list[str]
    created_by: str
    created_at: datetime
    expires_at: datetime | None
    revoked_at: datetime | None
    last_used_at: datetime | None
    expired: bool

    @property
    def good(self) -> bool:
        """Whether it opens anything."""
        return self.revoked_at is None and not self.expired


class ApiKeyStore:
    """Every call raises Unavailable while PostgreSQL is away. `tenant_id` None means any tenant."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self,
        key_id: str,
        sha256: bytes,
        reach: Reach,
        name: str,
        scopes: Sequence[str],
        roles: Sequence[str],
        created_by: str,
        expires_at: datetime | None,
    ) -> ApiKeyRow:
        """Put a new key on record."""
        row = await self._database.fetchrow(
            _Q["add"], key_id, sha256, *reach.ids, name, list(scopes), list(roles), created_by, expires_at
        )
        assert row is not None
        return ApiKeyRow(**dict(row))

    async def find(self, sha256: bytes) -> ApiKeyRow | None:
        """The key of that hash, also one that is over."""
        row = await self._database.fetchrow(_Q["find"], sha256)
        return None if row is None else ApiKeyRow(**dict(row))

    async def note_use(self, key_id: str) -> None:
        """Remember that it was used now."""
        await self._database.execute(_Q["note_use"], key_id)

    async def list(self, tenant_id: str | None) -> list[ApiKeyRow]:
        """The keys, newest first, at most a thousand."""
        return [ApiKeyRow(**dict(row)) for row in await self._database.fetch(_Q["list"], tenant_id, _MOST_LISTED)]

    async def revoke(self, tenant_id: str | None, key_id: str) -> ApiKeyRow | None:
        """End a key. None: that tenant has none of this id."""
        row = await self._database.fetchrow(_Q["revoke"], key_id, tenant_id)
        return None if row is None else ApiKeyRow(**dict(row))
