"""What the doors of conversations answer with, and the responses of the chats as the OpenAPI page shows them."""

from __future__ import annotations

from datetime import datetime
from typing import Final, Literal, Self

from pydantic import ConfigDict

from steward.api.chat_bodies import ToolCallShown
from steward.api.openapi import JsonObject, events, refusals
from steward.contracts.base import Message
from steward.sql.conversations import SavedMessage

CHAT: Final[dict[int | str, JsonObject]] = {
    200: {"description": "The answer, saved; or a stream of events", "content": events()},
    **refusals(400, 401, 403, 404, 409, 413, 422, 429, 500, 503, 504),
}


class ConversationRow(Message):
    """A conversation, and how many messages it has."""

    model_config = ConfigDict(from_attributes=True)

    conversation_id: str
    title: str
    messages: int
    created_at: datetime
    updated_at: datetime


class ConversationPage(Message):
    """Conversations, the one used last first. `next` is the `before` of the page after, null on the last one."""

    conversations: list[ConversationRow]
    next: str | None


class MessageShown(Message):
    """What was said, or answered; an answer has the tool calls it told of."""

    position: int
    role: Literal["user", "assistant"]
    text: str
    problem_id: int | None
    created_at: datetime
    tool_calls: list[ToolCallShown] = []

    @classmethod
    def of(cls, saved: SavedMessage) -> Self:
        """A message on record. What the user said has no tool calls, not none."""
        shown = {name: getattr(saved, name) for name in ("position", "role", "text", "problem_id", "created_at")}
        calls = {} if saved.role == "user" else {"tool_calls": saved.detail.get("tool_calls", [])}
        return cls.model_validate({**shown, **calls})


class Unanswered(Message):
    """A message whose answer is under way."""

    model_config = ConfigDict(from_attributes=True)

    text: str
    asked_at: datetime


class ConversationExport(Message):
    """A conversation with its messages, oldest first. `title` and times are null while it only just begins."""

    conversation_id: str
    title: str | None
    created_at: datetime | None
    updated_at: datetime | None
    messages: list[MessageShown]
    unanswered: list[Unanswered]


class ConversationShown(ConversationExport):
    """The same, a page of messages: `next` is the `before` of the page of older ones, null on the last one."""

    next: int | None


class ConversationDeleted(Message):
    """A conversation that is no more."""

    success: bool = True
    conversation_id: str
