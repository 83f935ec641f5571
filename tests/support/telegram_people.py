"""The people who talk to a bot through the Bot API server of the tests, and the bot's messages as they see them."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tests.support.telegram_api import BotApi

BOT: Final = {"id": 4242, "is_bot": True, "first_name": "Steward", "username": "steward_test_bot"}


@dataclass
class Sent:
    """A message of the bot as it now is. `texts` are all it ever said, oldest first."""

    chat_id: int
    message_id: int
    texts: list[str]
    markup: dict[str, Any] = field(default_factory=dict)
    file: tuple[str, bytes] | None = None
    kind: str = "text"

    @property
    def text(self) -> str:
        """What it says now."""
        return self.texts[-1] if self.texts else ""

    @property
    def buttons(self) -> dict[str, str]:
        """The callback data below it, by label."""
        rows = self.markup.get("inline_keyboard", [])
        return {button["text"]: button["callback_data"] for row in rows for button in row}


def as_message(sent: Sent) -> dict[str, Any]:
    chat = {"id": sent.chat_id, "type": "private", "first_name": "P"}
    message = {"message_id": sent.message_id, "date": int(time.time()), "chat": chat, "from": BOT}
    if sent.kind != "text":
        file = {"file_id": "f", "file_unique_id": "u"}
        return message | ({"photo": [file | {"width": 1, "height": 1}]} if sent.kind == "photo" else {"document": file})
    keyboard = {"reply_markup": sent.markup} if "inline_keyboard" in sent.markup else {}
    return message | {"text": sent.text} | keyboard


@dataclass(frozen=True)
class Chat:
    """A person in a private chat with the bot."""

    api: BotApi
    user_id: int

    @property
    def sent(self) -> list[Sent]:
        """The bot's messages in this chat, oldest first."""
        return [one for one in self.api.sent.values() if one.chat_id == self.user_id]

    async def say(self, text: str = "", *, reply_to: Sent | None = None, **more: Any) -> dict[str, Any]:
        """Write something; `more` are members of the message."""
        message: dict[str, Any] = self._message(next(self.api.message_ids)) | more
        if text:
            message["text"] = text
        if text.startswith("/"):
            length = len(text.split()[0])
            message["entities"] = [{"type": "bot_command", "offset": 0, "length": length}]
        if reply_to is not None:
            message["reply_to_message"] = as_message(reply_to)
        return await self.api.update(message=message)

    async def press(self, sent: Sent, label: str, *, by: int | None = None) -> dict[str, Any]:
        """Press a button below a message."""
        person = {"id": by or self.user_id, "is_bot": False, "first_name": "P"}
        query = {"id": self.api.query(), "from": person, "chat_instance": "1", "message": as_message(sent)}
        return await self.api.update(callback_query=query | {"data": sent.buttons[label]})

    async def until(self, words: str) -> Sent:
        """The newest message of the bot that says these words."""
        found = await self.api.until(lambda: [one for one in self.sent if words in one.text], f"no {words!r}")
        newest: Sent = found[-1]
        return newest

    async def approval(self, words: str = "") -> Sent:
        """The newest message with buttons that says these words."""

        def waiting() -> list[Sent]:
            return [one for one in self.sent if one.buttons and words in one.text]

        newest: Sent = (await self.api.until(waiting, f"no buttons with {words!r}"))[-1]
        return newest

    def _message(self, message_id: int) -> dict[str, Any]:
        person = {"id": self.user_id, "is_bot": False, "first_name": "P"}
        chat = {"id": self.user_id, "type": "private", "first_name": "P"}
        return {"message_id": message_id, "date": int(time.time()), "chat": chat, "from": person}
