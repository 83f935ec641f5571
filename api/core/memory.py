"""What is remembered of a user: facts, profile, conversations; looked through, put right, exported and imported. Part
of the gateway.

Everything here is one user's: the principal's, or the default user's where a caller is nobody in particular. Writing
goes to PostgreSQL; the index of meanings, which a worker has alone, follows.
"""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Mapping, Sequence

from steward.api.core.memory_differences import MemoryDifference, difference
from steward.api.core.memory_document import DocumentFormat, Remembered, read_document
from steward.api.core.memory_search import Found, MemorySearch
from steward.api.credentials.identity import Principal
from steward.contracts.base import Json
from steward.contracts.errors import Conflict, ErrorCode, NotFound, ToolFailed, Unprocessable
from steward.contracts.memory import MemoryKind
from steward.contracts.owner import Owner
from steward.language.profile_entries import checked_entries
from steward.sql.memory import Exchange, Fact, MemoryStore, Profile
from steward.sql.memory_review import (
    FactFilter,
    MemoryChanges,
    MemoryReview,
    MemoryState,
    RememberedConversation,
    Sizes,
)


class Memory:
    """Every method raises Unavailable without PostgreSQL. What is another user's does not exist here."""

    def __init__(self, store: MemoryStore, review: MemoryReview, search: MemorySearch, default_user: str) -> None:
        self._store = store
        self._review = review
        self._search = search
        self._default_user = default_user

    async def facts(
        self, principal: Principal, wanted: FactFilter, before: int | None, limit: int
    ) -> tuple[Sequence[Fact], int]:
        """Facts, newest first, older than the id `before`; and how many there are on all pages."""
        owner = self._owner(principal)
        return await self._review.list_facts(owner, wanted, before, limit), await self._review.count_facts(
            owner, wanted
        )

    async def fact(self, principal: Principal, fact_id: int) -> Fact:
        """One fact. Raises NotFound."""
        found = (await self._store.facts(self._owner(principal), [fact_id])).get(fact_id)
        if found is None:
            raise _no_fact(fact_id)
        return found

    async def add_fact(
        self, principal: Principal, fact: str, category: str | None, key: str | None
    ) -> tuple[Fact, bool]:
        """The fact, as the user's own word, and whether it is new. `key` is the Idempotency-Key of the request.

        Raises:
            Conflict: what was added under this key has been forgotten since.
        """
        own_key = f"rest:{key or uuid.uuid4().hex}"
        added = await self._store.add_fact(self._owner(principal), own_key, fact, category, origin="edited")
        if added.deleted:
            raise Conflict(f"fact {added.fact_id} has been forgotten since", code=ErrorCode.STATE_CHANGED)
        return added, added.key == own_key

    async def edit_fact(
        self,
        principal: Principal,
        fact_id: int,
        changes: Mapping[str, str | None],
    ) -> Fact:
        """The fact with another text (`fact`), which is the user's own word then, or another `category`.

        Raises:
            NotFound: there is none.
            Conflict: another fact says just that.
        """
        found = await self.fact(principal, fact_id)
        text, category = changes.get("fact") or found.fact, changes.get("category", found.category)
        edited = await self._review.edit_fact(self._owner(principal), fact_id, text, category)
        if edited is None:
            raise _no_fact(fact_id)
        return edited

    async def forget_fact(self, principal: Principal, fact_id: int) -> None:
        """Forget a fact, its text at once. Raises NotFound."""
        if not await self._review.forget_facts(self._owner(principal), [fact_id]):
            raise _no_fact(fact_id)

    async def profile(self, principal: Principal) -> Profile:
        """The profile; empty for one who set nothing."""
        return await self._store.profile(self._owner(principal))

    async def set_entry(self, principal: Principal, entry: str, value: Json) -> Profile:
        """The profile with an entry set by the user's own word, or, with None, taken out.

        Raises:
            Unprocessable: the entry or its value cannot be, or the profile would be too large.
            NotFound: an entry that is to be taken out is not there.
        """
        owner = self._owner(principal)
        try:
            updates = checked_entries({entry: value})
            if value is None:
                profile = await self._store.profile(owner)
                if not updates.keys() & (profile.own | profile.from_tools).keys():
                    raise NotFound(f"the profile has no entry {entry[:60]}")
            return await self._store.update_profile(owner, updates)
        except (ValueError, ToolFailed) as error:
            raise Unprocessable(str(error), errors=[str(error)]) from None

    async def conversations(
        self, principal: Principal, before: int | None, limit: int
    ) -> Sequence[RememberedConversation]:
        """The conversations that memory holds exchanges of, the one remembered last first."""
        return await self._review.conversations(self._owner(principal), before, limit)

    async def turns(
        self, principal: Principal, conversation_id: str, after: int | None, limit: int
    ) -> Sequence[Exchange]:
        """The exchanges of a conversation, oldest first, after the id `after`. Raises NotFound where there is none."""
        found = await self._review.turns(self._owner(principal), conversation_id, after, limit)
        if not found and (
            after is None or not await self._review.turns(self._owner(principal), conversation_id, None, 1)
        ):
            raise _no_conversation(conversation_id)
        return found

    async def forget_conversation(self, principal: Principal, conversation_id: str) -> int:
        """Forget what is remembered of a conversation, the texts at once. Raises NotFound."""
        if not (count := await self._review.forget_conversation(self._owner(principal), conversation_id)):
            raise _no_conversation(conversation_id)
        return count

    async def statistics(self, principal: Principal) -> tuple[Sizes, dict[str, int], dict[str, int]]:
        """How much there is in all, and the facts by category and by source."""
        owner = self._owner(principal)
        sizes = await self._review.sizes(owner)
        return sizes, await self._review.facts_by(owner, "category"), await self._review.facts_by(owner, "source")

    async def search(self, principal: Principal, query: str, kinds: Sequence[MemoryKind], limit: int) -> Found:
        """What is remembered about a text, by meaning and by words. Raises as MemorySearch.run does."""
        return await self._search.run(self._owner(principal), query, kinds, limit)

    async def everything(self, principal: Principal) -> Remembered:
        """All there is, for an export."""
        owner = self._owner(principal)
        return Remembered(await self._review.state(owner), await self._review.all_turns(owner))

    async def compare(self, principal: Principal, form: DocumentFormat, text: str) -> MemoryDifference:
        """What an edited export would change in what is there now. Changes nothing.

        Raises:
            Unprocessable: it cannot be read, or says what cannot be.
        """
        owner = self._owner(principal)
        return await asyncio.to_thread(_difference, owner, await self._review.state(owner), form, text)

    async def apply(self, principal: Principal, form: DocumentFormat, text: str, sha256: str) -> MemoryDifference:
        """Do what `compare` said, under its hash, all or nothing. Where nothing is left to do, nothing is done.

        Raises:
            Unprocessable: as in compare.
            Conflict: that would be another difference than was confirmed: document or memory is another one now.
        """
        owner, found = self._owner(principal), list[MemoryDifference]()

        def decide(state: MemoryState) -> MemoryChanges:
            now = _difference(owner, state, form, text)
            if now.changes.count and now.sha256 != sha256:
                raise Conflict(
                    "what is remembered, or the document, is not what was looked at: compare again",
                    code=ErrorCode.STATE_CHANGED,
                )
            found.append(now)
            return now.changes

        try:
            await self._review.change(owner, decide)
        except ToolFailed as error:
            raise Unprocessable(error.detail, errors=[error.detail]) from None
        return found[-1]

    def _owner(self, principal: Principal) -> Owner:
        return principal.owner(self._default_user)


def _difference(owner: Owner, state: MemoryState, form: DocumentFormat, text: str) -> MemoryDifference:
    return difference(owner, state, read_document(text, form, state.profile))


def _no_fact(fact_id: int) -> NotFound:
    return NotFound(f"there is no fact {fact_id}")


def _no_conversation(conversation_id: str) -> NotFound:
    return NotFound(f"nothing is remembered of a conversation {conversation_id[:100]}")
