"""What is on record of MCP servers: McpToolStore pins the definitions of their tools, McpHealthStore says how they
stand at the workers.

Written by workers (what a server lists) and by the API (what a human decides); all processes read the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import asyncpg
from pydantic import TypeAdapter

from steward.contracts.errors import Conflict, ErrorCode, NotFound
from steward.contracts.mcp import DefinitionState, McpDefinition, McpServerHealth, PinnedTool, ServerState
from steward.contracts.plain_json import clean_text
from steward.sql.database import Database
from steward.sql.jsontext import dump_model, dump_models
from steward.sql.named import load_queries

_Q: Final = load_queries("mcp")
_SERVERS: Final = TypeAdapter(list[McpServerHealth])

TELL_EVERY_S: Final = 15.0
_KNOWN_FOR_S: Final = 3 * TELL_EVERY_S
_RANK: Final = {ServerState.READY: 0, ServerState.CONNECTING: 1, ServerState.AWAY: 2}


class McpToolStore:
    """One row per tool of each server. Every method raises Unavailable without PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def stamp(self) -> str:
        """A text that changes whenever `all` would."""
        return str(await self._database.fetchval(_Q["stamp"]))

    async def all(self) -> list[PinnedTool]:
        """Every tool on record, by server and name, the gone ones too."""
        return [_pinned(row) for row in await self._database.fetch(_Q["all"])]

    async def see(self, server: str, definitions: Sequence[McpDefinition], *, trust_new: bool) -> None:
        """A server lists exactly these tools now. What was accepted before stays accepted as it was; a tool never seen
        is accepted as it is if `trust_new`. The same again changes nothing."""
        names = [clean_text(definition.name) for definition in definitions]
        texts = [dump_model(definition) for definition in definitions]
        hashes = [definition.sha256 for definition in definitions]
        async with self._database.transaction() as connection:
            await connection.execute(_Q["see"], server, names, texts, hashes, trust_new)
            await connection.execute(_Q["unlist"], server, names)

    async def give_names(self, names: Mapping[tuple[str, str], str]) -> None:
        """Give accepted tools, by server and tool, the names they go by from now on. One that has a name keeps it, and
        a name that is taken is not given twice."""
        async with self._database.transaction() as connection:
            await connection.execute(_Q["lock_names"])
            for (server, tool), name in sorted(names.items()):
                await connection.execute(_Q["name_tool"], server, clean_text(tool), name)

    async def accept(self, server: str, tool: str, actor: str, sha256: str | None = None) -> PinnedTool:
        """Accept what the server offers. With `sha256`, only if that is still what it offers.

        Raises:
            NotFound: there is no such tool.
            Conflict: nothing waits, or something else than `sha256`.
        """
        return await self._decide("accept", server, tool, actor, sha256)

    async def reject(self, server: str, tool: str, actor: str, sha256: str | None = None) -> PinnedTool:
        """Refuse what the server offers; it may be accepted later all the same. Raises as `accept` does."""
        return await self._decide("reject", server, tool, actor, sha256)

    async def _decide(self, verb: str, server: str, tool: str, actor: str, sha256: str | None) -> PinnedTool:
        async with self._database.transaction() as connection:
            row = await connection.fetchrow(_Q["one"], server, clean_text(tool))
            if row is None:
                raise NotFound(f"the MCP server {server} has no tool {tool} on record", code=ErrorCode.UNKNOWN_TOOL)
            if row["offered"] is None:
                raise Conflict(f"nothing of {tool} of {server} waits for a decision", code=ErrorCode.NOTHING_TO_CONFIRM)
            if sha256 not in (None, row["offered_sha256"]):
                raise Conflict(f"{tool} of {server} has changed again since; look at it anew")
            await connection.execute(_Q[verb], server, clean_text(tool), actor)
            decided = await connection.fetchrow(_Q["one"], server, clean_text(tool))
        assert decided is not None
        return _pinned(decided)


class McpHealthStore:
    """One row per worker that holds connections to MCP servers. Every method raises Unavailable without PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tell(self, worker: str, servers: Sequence[McpServerHealth]) -> None:
        """Replace what is known of the servers at a worker."""
        await self._database.execute(_Q["tell"], worker, dump_models(servers))

    async def forget(self, worker: str) -> None:
        """Take out what a worker said, for it ends."""
        await self._database.execute(_Q["forget"], worker)

    async def worst(self) -> list[McpServerHealth]:
        """Each server as it stands at the worker where it stands worst, by name."""
        found: dict[str, McpServerHealth] = {}
        for row in await self._database.fetch(_Q["told"], _KNOWN_FOR_S):
            for reported in _SERVERS.validate_json(row["servers"]):
                known = found.setdefault(reported.server, reported)
                if _RANK[reported.state] > _RANK[known.state]:
                    found[reported.server] = reported
        return [found[name] for name in sorted(found)]


def _pinned(row: asyncpg.Record) -> PinnedTool:
    return PinnedTool(
        server=row["server"],
        tool=row["tool"],
        name=row["name"],
        state=_state(row),
        accepted=McpDefinition.model_validate_json(row["accepted"]) if row["accepted"] else None,
        accepted_sha256=row["accepted_sha256"],
        offered=McpDefinition.model_validate_json(row["offered"]) if row["offered"] else None,
        offered_sha256=row["offered_sha256"],
        decided_by=row["decided_by"],
    )


def _state(row: asyncpg.Record) -> DefinitionState:
    if not row["listed"]:
        return DefinitionState.GONE
    if row["offered"] is None:
        return DefinitionState.ACCEPTED
    rejected = row["rejected_sha256"] == row["offered_sha256"]
    return DefinitionState.REJECTED if rejected else DefinitionState.WAITING
