"""ChatUserStore: which user a gateway's chat user is, and the codes by which users claim them. Used by the gateway."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from steward.contracts.owner import Owner, Reach
from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("chat_users")
_MOST_LISTED: Final = 1_000


@dataclass(frozen=True, slots=True)
class ChatUserRow:
    """A pair: the chat user `external_id` of `gateway` is `user_id`."""

    pair_id: int
    gateway: str
    external_id: str
    user_id: str
    paired_at: datetime


class ChatUserStore:
    """Every call raises Unavailable while PostgreSQL is away."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put_code(
        self, tenant_id: str, gateway: str, external_id: str, code_hash: bytes, ttl_s: float
    ) -> datetime:
        """Open a code for a chat user in place of the one before; when it expires. Without a gateway it is the code of
        the user of that id."""
        row = await self._database.fetchrow(_Q["put_code"], tenant_id, gateway, external_id, code_hash, ttl_s)
        assert row is not None
        expires_at: datetime = row["expires_at"]
        return expires_at

    async def claim(self, owner: Owner, code_hash: bytes) -> ChatUserRow | None:
        """Use a code up for this user. None: there is no such code any more. Not tried again by itself."""
        async with self._database.transaction() as connection:
            row = await connection.fetchrow(_Q["claim"], owner.tenant_id, code_hash, owner.user_id)
        return None if row is None else ChatUserRow(**dict(row))

    async def redeem(self, tenant_id: str, gateway: str, external_id: str, code_hash: bytes) -> ChatUserRow | None:
        """Use a user's own code up for this chat user. None: there is no such code any more. Not tried again."""
        async with self._database.transaction() as connection:
            row = await connection.fetchrow(_Q["redeem"], tenant_id, code_hash, gateway, external_id)
        return None if row is None else ChatUserRow(**dict(row))

    async def user_of(self, tenant_id: str, gateway: str, external_id: str) -> str | None:
        """Whom a chat user is paired with."""
        user_id: str | None = await self._database.fetchval(_Q["user_of"], tenant_id, gateway, external_id)
        return user_id

    async def list(self, reach: Reach) -> list[ChatUserRow]:
        """The pairs of a user (None: of everybody), newest first, at most a thousand."""
        rows = await self._database.fetch(_Q["list"], *reach.ids, _MOST_LISTED)
        return [ChatUserRow(**dict(row)) for row in rows]

    async def remove(self, reach: Reach, pair_id: int) -> ChatUserRow | None:
        """End a pair of this user (None: of anybody). None: there is none. Not tried again by itself."""
        async with self._database.transaction() as connection:
            row = await connection.fetchrow(_Q["remove"], *reach.ids, pair_id)
        return None if row is None else ChatUserRow(**dict(row))
