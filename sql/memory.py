"""MemoryStore: what each user told Steward (facts, profile) and was told (exchanges), and what of it is indexed.

PostgreSQL is the truth; the index of meanings is filled from here. Adding and forgetting take an idempotency key, so
that a repeated tool call does nothing twice. The memory tools reach it through activities/memory.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, Literal, TypeAlias

import asyncpg

from steward.contracts.base import Json, canonical_json
from steward.contracts.errors import Conflict, ErrorCode, ToolFailed, Unavailable
from steward.contracts.memory import fact_hash, quoted_memory
from steward.contracts.owner import Owner
from steward.contracts.plain_json import clean_text
from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("memory")
_OF_UNINDEXED: Final = ("kind", "number", "text", "sha256", "gone")
Origin: TypeAlias = Literal["told", "rule", "model", "import", "edited"]
"""How a fact came in: a tool was asked to keep it, a rule or a model found it in a problem's words, or by hand."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact. `key` is that of the call that told it first; a `deleted` one has no text any more."""

    fact_id: int
    fact: str
    category: str | None
    created_at: datetime
    key: str
    deleted: bool
    source: str | None
    """Whose word it is, if not the user's own."""
    problem_id: int | None
    """The problem in which it was said last."""
    origin: Origin
    updated_at: datetime


@dataclass(frozen=True, slots=True)
class Exchange:
    """What a user said and was answered, in which problem and conversation."""

    exchange_id: int
    user_message: str
    agent_response: str
    said_at: datetime
    problem_id: int | None
    conversation: str


@dataclass(frozen=True, slots=True)
class Unindexed:
    """A fact or exchange that the index lacks, or still has although it is `gone`."""

    kind: Literal["fact", "exchange"]
    number: int
    owner: Owner
    text: str
    sha256: str
    """Of a fact's text."""
    gone: bool


@dataclass(frozen=True, slots=True)
class MemoryStats:
    """How much a user's memory holds; `oldest` is None when it holds nothing."""

    facts: int
    categories: int
    conversations: int
    size_bytes: int
    oldest: datetime | None


@dataclass(frozen=True, slots=True)
class Profile:
    """A user's profile: what they said themselves, and what tools said, by entry with the tool."""

    own: dict[str, Any]
    from_tools: dict[str, tuple[Json, str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Context:
    """What a problem starts with: the profile in the user's own words, and the facts its text is about, best first.
    What tools said, of the profile too, is among the facts, and quoted."""

    profile: dict[str, Any]
    facts: Sequence[str]


class MemoryStore:
    """Every statement but those of the index is bound to one tenant and user."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_fact(
        self,
        owner: Owner,
        key: str,
        fact: str,
        category: str | None,
        stated_at: datetime | None = None,
        source: str | None = None,
        *,
        problem_id: int | None = None,
        origin: Origin = "told",
    ) -> Fact:
        """Add a fact; the same `key`, or the same text, finds the fact that is there. A new category replaces one.
        `source` is whose word it is, if not the user's own, which takes the place of a tool's and never the reverse."""
        text = clean_text(fact)
        given = (*owner.ids, key, text, fact_hash(text), None if category is None else clean_text(category))
        for _ in range(2):
            # Nothing comes back when another call adds the same text at this moment; then it is there.
            row = await self._database.fetchrow(_Q["add_fact"], *given, stated_at, source, problem_id, origin)
            if row is not None:
                return Fact(**dict(row))
        raise Unavailable("the fact was added and forgotten at the same time", retry_after_s=1)

    async def list_facts(self, owner: Owner, category: str | None = None, limit: int = 100) -> Sequence[Fact]:
        """The user's facts, newest first; the case of the category does not matter."""
        rows = await self._database.fetch(_Q["list_facts"], *owner.ids, category, limit)
        return [Fact(**dict(row)) for row in rows]

    async def count_facts(self, owner: Owner, category: str | None = None) -> int:
        """How many there are."""
        count: int = await self._database.fetchval(_Q["count_facts"], *owner.ids, category)
        return count

    async def change_fact(
        self, owner: Owner, fact_id: int, fact: str, source: str | None = None, *, problem_id: int | None = None
    ) -> Fact | None:
        """Give a fact another text, which is the word of `source`, if not the user's own; None when it is not this
        user's.

        Raises:
            Conflict: another fact says just that.
        """
        text = clean_text(fact)
        given = (fact_id, text, fact_hash(text), source, problem_id)
        try:
            row = await self._database.fetchrow(_Q["change_fact"], *owner.ids, *given)
        except asyncpg.UniqueViolationError:
            raise duplicate_fact() from None
        return None if row is None else Fact(**dict(row))

    async def delete_fact(self, owner: Owner, fact_id: int, key: str) -> bool:
        """Forget a fact and its text. True also when this `key` did so before; False when it is not this user's."""
        return await self._database.fetchval(_Q["delete_fact"], *owner.ids, fact_id, key) is not None

    async def facts_by_words(self, owner: Owner, text: str, limit: int) -> dict[int, float]:
        """By fact id, the share of the words of `text` it has, best first."""
        rows = await self._database.fetch(_Q["facts_by_words"], *owner.ids, clean_text(text), limit)
        return {row["fact_id"]: row["share"] for row in rows}

    async def facts(self, owner: Owner, fact_ids: Sequence[int]) -> dict[int, Fact]:
        """The user's facts of these ids, as far as there are."""
        rows = await self._database.fetch(_Q["facts"], *owner.ids, list(fact_ids))
        return {row["fact_id"]: Fact(**dict(row)) for row in rows}

    async def add_exchange(
        self,
        owner: Owner,
        key: str,
        user_message: str,
        agent_response: str,
        *,
        problem_id: int | None = None,
        said_at: datetime | None = None,
    ) -> Exchange:
        """Keep an exchange; the same `key` again returns the one it made."""
        message, answered = clean_text(user_message), clean_text(agent_response)
        row = await self._database.fetchrow(_Q["add_exchange"], *owner.ids, key, problem_id, message, answered, said_at)
        assert row is not None
        return Exchange(**dict(row))

    async def list_exchanges(self, owner: Owner, limit: int) -> Sequence[Exchange]:
        """The user's exchanges, newest first."""
        rows = await self._database.fetch(_Q["list_exchanges"], *owner.ids, limit)
        return [Exchange(**dict(row)) for row in rows]

    async def exchanges_by_words(self, owner: Owner, text: str, limit: int) -> dict[int, float]:
        """By exchange id, the share of the words of `text` it has, best first."""
        rows = await self._database.fetch(_Q["exchanges_by_words"], *owner.ids, clean_text(text), limit)
        return {row["exchange_id"]: row["share"] for row in rows}

    async def exchanges(self, owner: Owner, exchange_ids: Sequence[int]) -> dict[int, Exchange]:
        """The user's exchanges of these ids, as far as there are."""
        rows = await self._database.fetch(_Q["exchanges"], *owner.ids, list(exchange_ids))
        return {row["exchange_id"]: Exchange(**dict(row)) for row in rows}

    async def stats(self, owner: Owner) -> MemoryStats:
        """How much there is."""
        row = await self._database.fetchrow(_Q["stats"], *owner.ids)
        assert row is not None
        return MemoryStats(**dict(row))

    async def profile(self, owner: Owner) -> Profile:
        """The user's profile; empty for one who set nothing."""
        row = await self._database.fetchrow(_Q["profile"], *owner.ids)
        return profile_of(row["profile"], row["sources"]) if row else Profile({})

    async def update_profile(
        self, owner: Owner, updates: Mapping[str, Json], sources: Mapping[str, str] | None = None
    ) -> Profile:
        """Set entries, take those out whose value is None, and return the profile as it is then. `sources`: of those
        that are not the user's own word, whose they are.

        Raises:
            ToolFailed: it would be larger than 20,000 bytes; nothing was changed.
        """
        kept = {key: value for key, value in updates.items() if value is not None}
        dropped = [key for key, value in updates.items() if value is None]
        try:
            reported = {key: source for key, source in (sources or {}).items() if key in kept}
            row = await self._database.fetchrow(_Q["update_profile"], *owner.ids, kept, dropped, reported)
        except asyncpg.CheckViolationError as error:
            raise ToolFailed("the profile would become too large: it takes 20,000 bytes at most") from error
        assert row is not None
        return profile_of(row["profile"], row["sources"])

    async def context(self, owner: Owner, text: str, limit: int) -> Context:
        """The profile and the facts that have at least half of the words of `text`; one statement."""
        row = await self._database.fetchrow(_Q["context"], *owner.ids, clean_text(text), limit)
        assert row is not None
        profile = profile_of(row["profile"] or {}, row["sources"] or {})
        facts = [quoted_memory(fact, source) if source else fact for fact, source in row["facts"]]
        entries = [f"profile entry {key}: {canonical_json(value)}" for key, (value, _) in profile.from_tools.items()]
        reported = zip(entries, (source for _, source in profile.from_tools.values()), strict=True)
        return Context(profile.own, [*facts, *(quoted_memory(entry, source) for entry, source in reported)])

    async def unindexed(self, collection: str, limit: int) -> Sequence[Unindexed]:
        """What the collection lacks or still has of what was forgotten, of every user, oldest first."""
        rows = await self._database.fetch(_Q["unindexed"], collection, limit)
        return [
            Unindexed(owner=Owner(row["tenant_id"], row["user_id"]), **{name: row[name] for name in _OF_UNINDEXED})
            for row in rows
        ]

    async def vanished(self, memories: Sequence[Unindexed]) -> list[Unindexed]:
        """Those of these whose rows are gone."""
        facts, exchanges = ([m.number for m in memories if m.kind == kind] for kind in ("fact", "exchange"))
        rows = await self._database.fetch(_Q["there"], facts, exchanges)
        there = {(row["kind"], row["number"]) for row in rows}
        return [memory for memory in memories if (memory.kind, memory.number) not in there]

    async def mark_indexed(self, memories: Sequence[Unindexed], collection: str) -> None:
        """The collection is right about these now; a fact whose text has changed since is left to be indexed again."""
        facts = [memory for memory in memories if memory.kind == "fact"]
        held = [memory for memory in facts if not memory.gone]
        gone = [memory.number for memory in facts if memory.gone]
        if held:
            numbers, hashes = [memory.number for memory in held], [memory.sha256 for memory in held]
            await self._database.execute(_Q["mark_facts"], numbers, hashes, collection)
        if gone:
            await self._database.execute(_Q["unmark_facts"], gone)
        for left, name in ((False, collection), (True, None)):
            message = [memory.number for memory in memories if memory.kind == "exchange" and memory.gone is left]
            if message:
                await self._database.execute(_Q["mark_exchanges"], message, name)

    async def count_indexed(self, collection: str) -> int:
        """How many memories the collection should hold."""
        count: int = await self._database.fetchval(_Q["count_indexed"], collection)
        return count

    async def forget_index(self, collection: str) -> None:
        """The collection was lost: everything in it is unindexed again."""
        await self._database.execute(_Q["forget_index"], collection)


def profile_of(entries: dict[str, Any], sources: Mapping[str, str]) -> Profile:
    """A profile by whose word its entries are."""
    own = {key: value for key, value in entries.items() if key not in sources}
    return Profile(own, {key: (entries[key], source) for key, source in sources.items() if key in entries})


def duplicate_fact() -> Conflict:
    """The refusal of a text that another fact has."""
    return Conflict("another fact says that already", code=ErrorCode.STATE_CHANGED)
