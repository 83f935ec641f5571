"""The claim check: large payloads of Temporal kept in PostgreSQL, content-addressed.

Every Temporal client and worker is given this driver through ExternalStorage; the history then holds the hash alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from temporalio.api.common.v1 import Payload
from temporalio.converter import (
    StorageDriver,
    StorageDriverClaim,
    StorageDriverRetrieveContext,
    StorageDriverStoreContext,
)

from steward.contracts.errors import NotFound, Unprocessable
from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("claims")

DRIVER_NAME: Final = "steward-postgres"
CHUNK_BYTES: Final = 1 << 20
"""A payload is kept in rows of at most this size, so that no single value or message grows with it."""
MAX_PAYLOAD_BYTES: Final = 64 << 20


class PostgresStorageDriver(StorageDriver):
    """Stores each payload once under the SHA-256 of its bytes. Storing it again is harmless, and so is a retry."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def name(self) -> str:
        """The name histories refer to; it may never change."""
        return DRIVER_NAME

    async def store(self, context: StorageDriverStoreContext, payloads: Sequence[Payload]) -> list[StorageDriverClaim]:
        """One claim per payload. Raises Unavailable while PostgreSQL is away, Unprocessable above 64 MiB."""
        holder = (context.target.id if context.target else None) or ""
        return [await self._store(payload.SerializeToString(deterministic=True), holder) for payload in payloads]

    async def retrieve(
        self, context: StorageDriverRetrieveContext, claims: Sequence[StorageDriverClaim]
    ) -> list[Payload]:
        """The payloads behind the claims, checked against their hash. A claim nobody stored raises NotFound."""
        return [await self._retrieve(claim.claim_data["sha256"]) for claim in claims]

    async def _store(self, data: bytes, holder: str) -> StorageDriverClaim:
        if len(data) > MAX_PAYLOAD_BYTES:
            raise Unprocessable(f"a payload of {len(data)} bytes is above the limit of {MAX_PAYLOAD_BYTES}")
        digest = hashlib.sha256(data).hexdigest()
        claim = StorageDriverClaim({"sha256": digest, "size": str(len(data))})
        chunks = [data[start : start + CHUNK_BYTES] for start in range(0, len(data), CHUNK_BYTES)]
        async with self._database.transaction() as connection:
            # Touched first: who lets go of a payload holds its rows, and this waits for them.
            there = await connection.fetchval(_Q["touch"], digest, len(chunks))
            await connection.execute(_Q["hold"], digest, holder)
            if there:
                return claim
            await connection.executemany(
                _Q["store"], [(digest, index, len(chunks), chunk) for index, chunk in enumerate(chunks)]
            )
        return claim

    async def _retrieve(self, digest: str) -> Payload:
        rows = await self._database.fetch(_Q["retrieve"], digest)
        data = b"".join(row["data"] for row in rows)
        if hashlib.sha256(data).hexdigest() != digest:
            raise NotFound(f"the stored payload {digest} is missing or damaged")
        return Payload.FromString(data)
