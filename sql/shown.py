"""ShownStore: what a conversation showed its user since their last message. A bare "yes" can mean nothing else.

The gateway takes it with each message and adds what each answer shows; whatever tells the user something outside an
answer adds that. Losing any of it only costs a question, never a wrong decision.
"""

from __future__ import annotations

from typing import Final

from pydantic import Field, TypeAdapter

from steward.contracts.base import Message
from steward.contracts.owner import Owner
from steward.sql.database import Database
from steward.sql.jsontext import dump_model
from steward.sql.named import load_queries

_Q: Final = load_queries("shown")


class Shown(Message):
    """What was shown of one problem: its pending approvals by id, and whether it asked a question."""

    problem_id: int
    approvals: list[str] = Field(default_factory=list)
    question: bool = False


_ENTRIES: Final = TypeAdapter(list[Shown])


class ShownStore:
    """One row per tenant, user and conversation, shared by every process that shows or asks."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, owner: Owner, conversation_id: str) -> list[Shown]:
        """What was shown since the last call, and forget it: the user has said something. Of concurrent calls one
        gets it. Raises Unavailable."""
        text = await self._database.fetchval(_Q["take"], *owner.ids, conversation_id)
        return [] if text is None else _ENTRIES.validate_json(text)

    async def add(self, owner: Owner, conversation_id: str, shown: Shown) -> None:
        """This was shown, beside what was shown since the user's last message. Raises Unavailable."""
        await self._database.execute(_Q["add"], *owner.ids, conversation_id, dump_model(shown))
