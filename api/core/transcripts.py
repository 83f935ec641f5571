"""Conversations as their users read them, and the exchanges that make them. Part of the gateway.

Everything here is one user's: the principal's, or the default user's where a caller is nobody in particular. What an
answer says and tells besides is the door's business; it is kept as it is given.
"""

from __future__ import annotations

import uuid
from collections.abc import Collection, Sequence
from datetime import datetime

from steward.api.credentials.identity import Principal
from steward.contracts.errors import ErrorCode, NotFound, Unprocessable
from steward.contracts.owner import Owner
from steward.sql.conversations import (
    AnswerToSave,
    Conversation,
    ConversationStore,
    Exchange,
    SavedMessage,
    SaveOutcome,
    Unsaved,
    title_of,
)


class Transcripts:
    """Every method raises Unavailable without PostgreSQL. A principal has a user here."""

    def __init__(self, store: ConversationStore) -> None:
        self._store = store

    async def begin(
        self,
        principal: Principal,
        key: str,
        body_sha256: str,
        text: str,
        *,
        conversation_id: str | None,
        must_exist: bool,
        held_s: float,
    ) -> Exchange:
        """Keep a message before anything is done with it; without a conversation, it begins one. `held_s` is how long
        the request that brings it means to save its answer itself.

        Raises:
            NotFound: there is no such conversation, and it must exist.
            Unprocessable: IDEMPOTENCY_MISMATCH, another message came under this key.
        """
        if conversation_id is not None and must_exist:
            await self.existing(principal, conversation_id)
        place = conversation_id or uuid.uuid4().hex
        exchange = await self._store.begin(_whose(principal), key, place, body_sha256, text, held_s)
        if exchange.body_sha256 != body_sha256:
            raise Unprocessable(
                "this idempotency key was used with another message", code=ErrorCode.IDEMPOTENCY_MISMATCH
            )
        return exchange

    async def save(
        self,
        principal: Principal,
        exchange: Exchange | Unsaved,
        text: str,
        detail: dict[str, object],
        *,
        problem_id: int | None,
        last_step: int | None,
    ) -> SaveOutcome:
        """Save the message, its answer and the conversation's time: all or nothing, once."""
        answer = AnswerToSave(title_of(exchange.text), text, problem_id, last_step, detail)
        return await self._store.save(_whose(principal), exchange.key, answer)

    async def saved(self, principal: Principal, exchange: Exchange) -> SavedMessage | None:
        """The answer of an exchange, if it is saved."""
        return await self._store.answer(_whose(principal), exchange.key)

    async def last_answer(self, principal: Principal, conversation_id: str) -> str | None:
        """The last answer that a chat saved in a conversation, whatever other doors said there since."""
        return await self._store.last_answer(_whose(principal), conversation_id)

    async def release(self, principal: Principal, exchange: Exchange) -> None:
        """The request that brought this message ends without its answer: whoever reads the conversation saves it."""
        await self._store.release(_whose(principal), exchange.key)

    async def forget(self, principal: Principal, exchange: Exchange) -> None:
        """The message was refused before anything came of it, and its sender is told so."""
        await self._store.forget(_whose(principal), exchange.key)

    async def unsaved(self, principal: Principal, conversation_id: str) -> Sequence[Unsaved]:
        """Messages of a conversation that have no saved answer yet, oldest first."""
        return await self._store.unsaved(_whose(principal), conversation_id)

    async def covered(self, problem_id: int) -> int:
        """The last step of a problem that an answer told of; 0 for none."""
        return await self._store.last_step(problem_id)

    async def existing(self, principal: Principal, conversation_id: str) -> Conversation | None:
        """A conversation; None while its first answer is under way. Raises NotFound."""
        found = await self._store.get(_whose(principal), conversation_id)
        if found is None and not await self.unsaved(principal, conversation_id):
            raise _unknown(conversation_id)
        return found

    async def list(
        self,
        principal: Principal,
        limit: int,
        before: tuple[datetime, str] | None = None,
        *,
        only: Collection[str] | None = None,
    ) -> Sequence[Conversation]:
        """Conversations at whatever doors, the one used last first; `only` are the ids that are wanted."""
        return await self._store.list(_whose(principal), limit, before, only=only)

    async def messages(
        self, principal: Principal, conversation_id: str, limit: int, before: int | None = None
    ) -> Sequence[SavedMessage]:
        """The last messages before a position, oldest first."""
        return await self._store.messages(_whose(principal), conversation_id, limit, before)

    async def cleared(self, principal: Principal, conversation_id: str) -> datetime | None:
        """Until when what was said in a conversation was deleted."""
        return await self._store.cleared(_whose(principal), conversation_id)

    async def ending_with(self, principal: Principal, begins: str, text: str) -> str | None:
        """The conversation whose name begins so and whose last message is this answer; of several the one used last."""
        return await self._store.ending_with(_whose(principal), begins, text)

    async def rename(self, principal: Principal, conversation_id: str, title: str) -> Conversation:
        """Give a conversation another title. Raises NotFound."""
        renamed = await self._store.rename(_whose(principal), conversation_id, title)
        if renamed is None:
            raise _unknown(conversation_id)
        return renamed

    async def delete(self, principal: Principal, conversation_id: str) -> None:
        """Delete a conversation's messages; they are no context any more. The audit stays. Raises NotFound."""
        if not await self._store.delete(_whose(principal), conversation_id):
            raise _unknown(conversation_id)


def _whose(principal: Principal) -> Owner:
    assert principal.user_id is not None
    return principal.owner()


def _unknown(conversation_id: str) -> NotFound:
    return NotFound(f"there is no conversation {conversation_id[:100]}")
