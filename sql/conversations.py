"""ConversationStore: conversations as their users read them: titles, messages, and messages whose answer is under way.

An exchange is a message and its answer. The message is kept from the moment it comes in; both are saved together, with
the conversation's time, in one transaction. Called by the gateway's transcripts alone.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final, Literal

import asyncpg
from pydantic import TypeAdapter

from steward.contracts.base import Json
from steward.contracts.owner import Owner
from steward.sql.database import Database
from steward.sql.jsontext import dump_value
from steward.sql.named import load_queries

_Q: Final = load_queries("conversations")
_TITLE: Final = 60
"""Characters of a title made from a message."""
_DETAIL: Final = TypeAdapter(dict[str, Any]).validate_json

SaveOutcome = Literal["saved", "before", "gone"]
"""`before`: it was saved by somebody else; `gone`: the conversation was deleted meanwhile."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """A message that came in under its key, and when its answer was saved. `fresh`: it came in just now."""

    key: str
    conversation_id: str
    body_sha256: str
    text: str
    asked_at: datetime
    saved_at: datetime | None
    fresh: bool


@dataclass(frozen=True, slots=True)
class Unsaved:
    """A message without a saved answer; `held` while the request that brought it is still about to save one."""

    key: str
    conversation_id: str
    text: str
    asked_at: datetime
    held: bool


@dataclass(frozen=True, slots=True)
class Conversation:
    """One conversation, whatever doors it was held at. Without a title of its own `title` is how it began; `messages`
    counts what was said in it."""

    conversation_id: str
    title: str
    messages: int
    created_at: datetime
    updated_at: datetime


@dataclass(frozen=True, slots=True)
class SavedMessage:
    """One message, at its place in the conversation as that is now. `detail` of an answer is what its door told besides
    the words."""

    conversation_id: str
    position: int
    role: str
    text: str
    problem_id: int | None
    detail: dict[str, Any]
    created_at: datetime


@dataclass(frozen=True, slots=True)
class AnswerToSave:
    """What is saved as the answer of an exchange; `title` names a conversation that begins with it."""

    title: str
    text: str
    problem_id: int | None
    last_step: int | None
    detail: Json


class ConversationStore:
    """Every read and write is filtered by tenant and user. Every method raises Unavailable without PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(
        self, owner: Owner, key: str, conversation_id: str, body_sha256: str, text: str, held_s: float
    ) -> Exchange:
        """Keep a message under its key, or find the one that came before under it, as it was then."""
        row = await self._database.fetchrow(_Q["begin"], *owner.ids, key, conversation_id, body_sha256, text, held_s)
        assert row is not None
        return Exchange(key, **row)

    async def release(self, owner: Owner, key: str) -> None:
        """Whoever reads the conversation next may save the answer of this message."""
        await self._database.execute(_Q["release"], *owner.ids, key)

    async def forget(self, owner: Owner, key: str) -> None:
        """Drop a message that was refused before anything came of it."""
        await self._database.execute(_Q["forget"], *owner.ids, key)

    async def save(self, owner: Owner, key: str, answer: AnswerToSave) -> SaveOutcome:
        """Both messages and the conversation's time, in one transaction; once, however often it is called."""
        detail = dump_value(answer.detail)
        outcome: SaveOutcome = await self._database.fetchval(
            _Q["save"],
            *(*owner.ids, key, answer.title, answer.text, answer.problem_id, answer.last_step, detail),
        )
        return outcome

    async def answer(self, owner: Owner, key: str) -> SavedMessage | None:
        """The answer saved under a key."""
        row = await self._database.fetchrow(_Q["answer"], *owner.ids, key)
        return None if row is None else _message(row)

    async def last_answer(self, owner: Owner, conversation_id: str) -> str | None:
        """The last answer that a chat saved in a conversation, whatever other doors said there since."""
        found: str | None = await self._database.fetchval(_Q["last_answer"], *owner.ids, conversation_id)
        return found

    async def unsaved(self, owner: Owner, conversation_id: str) -> Sequence[Unsaved]:
        """The messages of the last 7 days without a saved answer, oldest first, at most 20."""
        rows = await self._database.fetch(_Q["unsaved"], *owner.ids, conversation_id)
        return [
            Unsaved(row["exchange_key"], row["conversation_id"], row["text"], row["asked_at"], row["held"])
            for row in rows
        ]

    async def last_step(self, problem_id: int) -> int:
        """The last step of a problem that a saved answer told of; 0 for none."""
        return int(await self._database.fetchval(_Q["last_step"], problem_id))

    async def get(self, owner: Owner, conversation_id: str) -> Conversation | None:
        """The conversation, or None."""
        found = await self.list(owner, 1, only=[conversation_id])
        return found[0] if found else None

    async def list(
        self,
        owner: Owner,
        limit: int,
        before: tuple[datetime, str] | None = None,
        *,
        only: Collection[str] | None = None,
    ) -> Sequence[Conversation]:
        """Conversations, the one used last first; `before` is the time and id of the last one of the page before,
        `only` the ids that are wanted."""
        ids = None if only is None else list(only)
        rows = await self._database.fetch(_Q["list"], *owner.ids, *(before or (None, None)), limit, ids)
        last = await self._messages(owner, [row["conversation_id"] for row in rows], 1, None)
        counts = {message.conversation_id: message.position for message in last}
        return [
            Conversation(
                row["conversation_id"],
                row["title"] or title_of(row["began"] or ""),
                counts.get(row["conversation_id"], 0),
                row["created_at"],
                row["updated_at"],
            )
            for row in rows
        ]

    async def ending_with(self, owner: Owner, begins: str, text: str) -> str | None:
        """The conversation whose name begins so and whose last message is this answer; of several the one used last."""
        found: str | None = await self._database.fetchval(_Q["ending_with"], *owner.ids, begins, text)
        return found

    async def messages(
        self, owner: Owner, conversation_id: str, limit: int, before: int | None = None
    ) -> Sequence[SavedMessage]:
        """The last messages before a position, oldest first; those of other doors are read from their problems."""
        return await self._messages(owner, [conversation_id], limit, before)

    async def _messages(
        self, owner: Owner, conversation_ids: Sequence[str], limit: int, before: int | None
    ) -> Sequence[SavedMessage]:
        rows = await self._database.fetch(_Q["messages"], *owner.ids, conversation_ids, before, limit)
        return [_message(row) for row in rows]

    async def cleared(self, owner: Owner, conversation_id: str) -> datetime | None:
        """When what was said in a conversation was deleted last."""
        found: datetime | None = await self._database.fetchval(_Q["cleared"], *owner.ids, conversation_id)
        return found

    async def rename(self, owner: Owner, conversation_id: str, title: str) -> Conversation | None:
        """The conversation under its new title, or None."""
        found = await self.get(owner, conversation_id)
        if found is None:
            return None
        times = found.created_at, found.updated_at
        await self._database.execute(_Q["rename"], *owner.ids, conversation_id, title, *times)
        return replace(found, title=title)

    async def delete(self, owner: Owner, conversation_id: str) -> bool:
        """Delete its messages, what it showed and what memory keeps of it; False when there is none. Of exchanges under
        way nothing is saved."""
        place = *owner.ids, conversation_id
        if await self.get(owner, conversation_id) is None:
            return False
        async with self._database.transaction() as connection:
            # In the order in which a save locks them: exchanges, then the conversation.
            for part in ("delete_exchanges", "delete", "delete_messages", "delete_shown", "forget_remembered"):
                await connection.execute(_Q[part], *place)
        return True


def title_of(text: str) -> str:
    """A title made from a message: its first words."""
    words = " ".join(text[: 4 * _TITLE].split())
    if len(words) <= _TITLE:
        return words
    return words[: _TITLE - 1].rsplit(" ", 1)[0] + "…"


def _message(row: asyncpg.Record) -> SavedMessage:
    return SavedMessage(
        row["conversation_id"],
        row["position"],
        row["role"],
        row["text"],
        row["problem_id"],
        _DETAIL(row["detail"]),
        row["created_at"],
    )
