"""MemoryReview: what is remembered of a user, for those who look through it, put it right or have it forgotten.

`sql.memory` keeps what is remembered and lists it for tools; here a user edits it by hand and imports it as a whole.
What is written is indexed by the worker that next follows PostgreSQL. Called by the gateway, and by activities for
edits.
"""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import asyncpg

from steward.contracts.base import Json
from steward.contracts.errors import ToolFailed
from steward.contracts.memory import fact_hash
from steward.contracts.owner import Owner
from steward.contracts.plain_json import clean_text
from steward.sql.database import Database
from steward.sql.memory import Exchange, Fact, Origin, Profile, duplicate_fact, profile_of
from steward.sql.named import load_queries

_Q: Final = load_queries("memory_review")
_UPDATE_PROFILE: Final = load_queries("memory")["update_profile"]
OWN_WORD: Final = ""
"""The source of the user's own word, where facts are looked for or counted by source."""


@dataclass(frozen=True, slots=True)
class FactFilter:
    """Which facts are meant: of a category, with a text in them, of a source (OWN_WORD is the user)."""

    category: str | None = None
    text: str | None = None
    source: str | None = None


@dataclass(frozen=True, slots=True)
class RememberedConversation:
    """A conversation that memory holds `exchanges` of; `title` where it is listed with one."""

    conversation_id: str
    title: str | None
    exchanges: int
    size_bytes: int
    first_at: datetime
    last_at: datetime
    last_exchange: int


@dataclass(frozen=True, slots=True)
class Sizes:
    """How much there is. `waiting` is what the index of meanings is still to follow."""

    facts: int
    fact_bytes: int
    oldest_fact: datetime | None
    newest_fact: datetime | None
    exchanges: int
    conversations: int
    exchange_bytes: int
    oldest_exchange: datetime | None
    newest_exchange: datetime | None
    profile_entries: int
    waiting: int


@dataclass(frozen=True, slots=True)
class MemoryState:
    """All facts of a user, oldest first, and the profile, at one moment."""

    facts: Sequence[Fact]
    profile: Profile


@dataclass(frozen=True, slots=True)
class MemoryChanges:
    """What an import does: facts to add (text, category), to change (id, text, category) and to forget (ids), and
    entries of the profile to set or, with None, to take out."""

    added: Sequence[tuple[str, str | None]] = ()
    changed: Sequence[tuple[int, str, str | None]] = ()
    removed: Sequence[int] = ()
    profile: dict[str, Json] | None = None

    @property
    def count(self) -> int:
        """How many places it touches."""
        return len(self.added) + len(self.changed) + len(self.removed) + len(self.profile or {})


class MemoryReview:
    """Every statement is bound to one tenant and user. Every method raises Unavailable without PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list_facts(self, owner: Owner, wanted: FactFilter, before: int | None, limit: int) -> Sequence[Fact]:
        """Facts, newest first, older than the id `before`."""
        rows = await self._database.fetch(_Q["list_facts"], *owner.ids, *_of(wanted), before, limit)
        return [Fact(**dict(row)) for row in rows]

    async def count_facts(self, owner: Owner, wanted: FactFilter) -> int:
        """How many there are of those."""
        count: int = await self._database.fetchval(_Q["count_facts"], *owner.ids, *_of(wanted))
        return count

    async def edit_fact(
        self,
        owner: Owner,
        fact_id: int,
        fact: str,
        category: str | None,
        *,
        origin: Origin = "edited",
        problem_id: int | None = None,
    ) -> Fact | None:
        """The fact with that text, which is then the user's own word, and category; None when it is not this user's.

        Raises:
            Conflict: another fact says just that.
        """
        given = _edit(owner, fact_id, fact, category, origin, problem_id)
        try:
            row = await self._database.fetchrow(_Q["edit_fact"], *given)
        except asyncpg.UniqueViolationError:
            raise duplicate_fact() from None
        return None if row is None else Fact(**dict(row))

    async def forget_facts(self, owner: Owner, fact_ids: Sequence[int]) -> int:
        """Forget facts, their text at once. Returns how many of them there were."""
        done = await self._database.execute(_Q["forget_facts"], *owner.ids, list(fact_ids), _by_hand())
        return int(done.rpartition(" ")[2])

    async def has_forgotten(self, owner: Owner, problem_id: int) -> bool:
        """Whether a fact that the problem's own tools kept has been forgotten since."""
        return bool(await self._database.fetchval(_Q["has_forgotten"], *owner.ids, problem_id))

    async def conversations(self, owner: Owner, before: int | None, limit: int) -> Sequence[RememberedConversation]:
        """Conversations, the one remembered last first; `before` is `last_exchange` of the last one of a page."""
        rows = await self._database.fetch(_Q["conversations"], *owner.ids, before, limit)
        return [RememberedConversation(**dict(row)) for row in rows]

    async def turns(self, owner: Owner, conversation_id: str, after: int | None, limit: int) -> Sequence[Exchange]:
        """The exchanges of a conversation, oldest first, after the id `after`."""
        rows = await self._database.fetch(_Q["turns"], *owner.ids, conversation_id, after, limit)
        return [Exchange(**dict(row)) for row in rows]

    async def all_turns(self, owner: Owner) -> Sequence[Exchange]:
        """Every exchange, oldest first."""
        return [Exchange(**dict(row)) for row in await self._database.fetch(_Q["all_turns"], *owner.ids)]

    async def forget_conversation(self, owner: Owner, conversation_id: str) -> int:
        """Forget what is remembered of a conversation. Returns how many exchanges that were."""
        return len(await self._database.fetch(_Q["forget_conversation"], *owner.ids, conversation_id))

    async def sizes(self, owner: Owner) -> Sizes:
        """How much there is in all."""
        row = await self._database.fetchrow(_Q["sizes"], *owner.ids)
        assert row is not None
        return Sizes(**dict(row))

    async def facts_by(self, owner: Owner, what: str) -> dict[str, int]:
        """How many facts there are by "category" ('' is none) or by "source" (OWN_WORD is the user), most first."""
        return {row["name"]: row["facts"] for row in await self._database.fetch(_Q[f"by_{what}"], *owner.ids)}

    async def state(self, owner: Owner) -> MemoryState:
        """Facts and profile as they are now, of one moment."""
        async with self._database.transaction(readonly=True) as connection:
            facts = await connection.fetch(_Q["all_facts"], *owner.ids)
            profile = await connection.fetchrow(load_queries("memory")["profile"], *owner.ids)
        return _state(facts, profile)

    async def change(self, owner: Owner, decide: Callable[[MemoryState], MemoryChanges]) -> MemoryChanges:
        """Do what `decide` says of the state that is there, all or nothing; nobody changes that state meanwhile. What
        `decide` raises changes nothing.

        Raises:
            Conflict: the same fact was added at this very moment.
            ToolFailed: the profile would be larger than 20,000 bytes.
        """
        try:
            async with self._database.transaction() as connection:
                await connection.execute(_Q["begin_profile"], *owner.ids)
                profile = await connection.fetchrow(_Q["lock_profile"], *owner.ids)
                state = _state(await connection.fetch(_Q["lock_facts"], *owner.ids), profile)
                changes = await asyncio.to_thread(decide, state)
                await _apply(connection, owner, changes)
                return changes
        except asyncpg.UniqueViolationError:
            raise duplicate_fact() from None
        except asyncpg.CheckViolationError as error:
            raise ToolFailed("the profile would become too large: it takes 20,000 bytes at most") from error


async def _apply(connection: Any, owner: Owner, changes: MemoryChanges) -> None:
    """In the order in which a text may go from one fact to another: forgotten, then changed, then added."""
    if changes.removed:
        await connection.execute(_Q["forget_facts"], *owner.ids, list(changes.removed), _by_hand())
    await connection.execute(_Q["free_texts"], *owner.ids, [fact_id for fact_id, _, _ in changes.changed])
    for fact_id, fact, category in changes.changed:
        await connection.fetchrow(_Q["edit_fact"], *_edit(owner, fact_id, fact, category, "import", None))
    for fact, category in changes.added:
        text = clean_text(fact)
        await connection.execute(_Q["insert_fact"], *owner.ids, _by_hand(), text, fact_hash(text), _clean(category))
    if changes.profile:
        kept = {key: value for key, value in changes.profile.items() if value is not None}
        dropped = [key for key, value in changes.profile.items() if value is None]
        await connection.fetchrow(_UPDATE_PROFILE, *owner.ids, kept, dropped, {})


def _state(facts: Sequence[asyncpg.Record], profile: asyncpg.Record | None) -> MemoryState:
    reported = profile_of(profile["profile"], profile["sources"]) if profile else Profile({})
    return MemoryState([Fact(**dict(row)) for row in facts], reported)


def _of(wanted: FactFilter) -> tuple[str | None, str | None, str | None]:
    return wanted.category, wanted.text, wanted.source


def _edit(
    owner: Owner, fact_id: int, fact: str, category: str | None, origin: Origin, problem_id: int | None
) -> tuple[object, ...]:
    text = clean_text(fact)
    return *owner.ids, fact_id, text, fact_hash(text), _clean(category), origin, problem_id


def _clean(category: str | None) -> str | None:
    return clean_text(category) if category else None


def _by_hand() -> str:
    """The key of what no tool call did."""
    return f"by-hand:{uuid.uuid4().hex}"
