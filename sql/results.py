"""ResultStore: large results of tools, each kept once per problem and read in pieces.

`call_tool` keeps them, the doors read them. The address of a result is the SHA-256 of its JSON text; it is found under
its own problem only, and goes when that problem's row is deleted.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from typing import Final

from steward.contracts.errors import ErrorCode, NotFound
from steward.contracts.stored import EXCERPT_CHARACTERS, StoredResult
from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("results")

CHUNK_BYTES: Final = 1 << 20
"""A result is kept in rows of at most this size, so that a part of it is read without the rest."""


class ResultStore:
    """Results by problem and hash. Who may see a problem is the caller's to check."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, problem_id: int, text: str) -> StoredResult:
        """Keep a result's JSON text. Keeping it again changes nothing. Raises Unavailable while PostgreSQL is away."""
        data = text.encode()
        digest = hashlib.sha256(data).hexdigest()
        async with self._database.transaction() as connection:
            for chunk, start in enumerate(range(0, len(data), CHUNK_BYTES)):
                piece = data[start : start + CHUNK_BYTES]
                await connection.execute(_Q["keep"], problem_id, digest, chunk, len(data), piece)
        return StoredResult(sha256=digest, size=len(data), characters=len(text), excerpt=text[:EXCERPT_CHARACTERS])

    async def size(self, problem_id: int, sha256: str) -> int:
        """How many bytes a result has. Raises NotFound when the problem has no such result."""
        size = await self._database.fetchval(_Q["size"], problem_id, sha256)
        if size is None:
            raise NotFound(f"problem {problem_id} has no result {sha256}", code=ErrorCode.NOT_FOUND)
        return int(size)

    async def pieces(self, problem_id: int, sha256: str, first: int, last: int) -> AsyncIterator[bytes]:
        """The bytes from `first` to `last`, both included, a chunk at a time."""
        for chunk in range(first // CHUNK_BYTES, last // CHUNK_BYTES + 1):
            data = await self._database.fetchval(_Q["chunk"], problem_id, sha256, chunk)
            if data is None:
                raise NotFound(f"problem {problem_id} has no result {sha256} any more", code=ErrorCode.NOT_FOUND)
            start = chunk * CHUNK_BYTES
            yield data[max(0, first - start) : last - start + 1]

    async def read(self, problem_id: int, sha256: str) -> bytes:
        """A whole result. Raises NotFound when the problem has no such result."""
        size = await self.size(problem_id, sha256)
        return b"".join([piece async for piece in self.pieces(problem_id, sha256, 0, size - 1)])
