"""Everything that leaves for Telegram: texts in parts, files, edits, and what its refusals mean.

429 is obeyed: whatever is sent next waits as long as Telegram said. A send that broke is repeated, for an approval that
comes twice harms nobody and one that never comes does. Texts are sent plain: nothing in them is markup, and no address
in them is fetched for a preview.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.session.middlewares.base import BaseRequestMiddleware, NextRequestMiddlewareType
from aiogram.client.telegram import TelegramAPIServer
from aiogram.exceptions import TelegramBadRequest, TelegramNetworkError, TelegramRetryAfter, TelegramServerError
from aiogram.methods import GetUpdates
from aiogram.methods.base import Response, TelegramMethod, TelegramType
from aiogram.types import BufferedInputFile, InlineKeyboardMarkup, LinkPreviewOptions, Message

from steward.gateways.telegram.settings import TelegramSettings
from steward.gateways.telegram.splitting import split

_log = logging.getLogger(__name__)
_ATTEMPTS: Final = 5
_PAUSE_S: Final = 0.5
_MOST_RETRY_S: Final = 120
MAX_PHOTO: Final = 10 << 20
MAX_DOCUMENT: Final = 50 << 20
_PLAIN: Final = LinkPreviewOptions(is_disabled=True)


class ObeyRetryAfter(BaseRequestMiddleware):
    """Waits as long as Telegram says, and repeats what broke. Getting updates is repeated by whoever asks for them."""

    async def __call__(
        self, make_request: NextRequestMiddlewareType[TelegramType], bot: Bot, method: TelegramMethod[TelegramType]
    ) -> Response[TelegramType]:
        """Send one request."""
        for attempt in range(1, _ATTEMPTS):
            try:
                return await make_request(bot, method)
            except TelegramRetryAfter as error:
                if error.retry_after > _MOST_RETRY_S:
                    raise
                _log.info("%s: Telegram asks to wait %s s", type(method).__name__, error.retry_after)
                await asyncio.sleep(error.retry_after)
            except (TelegramNetworkError, TelegramServerError) as error:
                if isinstance(method, GetUpdates):
                    raise
                _log.info("%s: %s", type(method).__name__, error)
                await asyncio.sleep(_PAUSE_S * 2**attempt)
        return await make_request(bot, method)


def make_bot(settings: TelegramSettings) -> Bot:
    """The bot of these settings."""
    session = AiohttpSession(api=TelegramAPIServer.from_base(settings.bot_api.rstrip("/")))
    session.middleware(ObeyRetryAfter())
    return Bot(settings.token.get_secret_value(), session=session)


class Outbox:
    """Sends to chats."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def say(self, chat_id: int, text: str, markup: Any = None, *, reply_to: int | None = None) -> Message | None:
        """Send a text whole, in as many messages as it takes; buttons stand below the last. Returns that one."""
        return await self.send_parts(chat_id, split(text), markup, reply_to=reply_to)

    async def send_parts(
        self, chat_id: int, parts: Sequence[str], markup: Any = None, *, reply_to: int | None = None
    ) -> Message | None:
        """Send parts in their order. None when there are none."""
        sent = None
        for number, part in enumerate(parts, 1):
            sent = await self.bot.send_message(
                chat_id,
                part,
                reply_markup=markup if number == len(parts) else None,
                link_preview_options=_PLAIN,
                reply_to_message_id=reply_to if number == 1 else None,
                allow_sending_without_reply=True,
            )
        return sent

    async def edit(self, chat_id: int, message_id: int, text: str, markup: InlineKeyboardMarkup | None = None) -> bool:
        """Change a message of the bot. False when it cannot be changed, as one that is gone; what stands there already
        is no failure."""
        try:
            await self.bot.edit_message_text(
                text, chat_id=chat_id, message_id=message_id, reply_markup=markup, link_preview_options=_PLAIN
            )
        except TelegramBadRequest as error:
            # Telegram has no code for it.
            if "not modified" in error.message:
                return True
            _log.info("message %s could not be changed: %s", message_id, error.message)
            return False
        return True

    async def send_file(self, chat_id: int, name: str, content: bytes, media_type: str = "") -> None:
        """Send a picture as a photo, anything else as a document."""
        file = BufferedInputFile(content, filename=name)
        if media_type in ("image/png", "image/jpeg", "image/webp") and len(content) <= MAX_PHOTO:
            try:
                await self.bot.send_photo(chat_id, file)
            except TelegramBadRequest as error:
                _log.info("no photo: %s", error.message)
            else:
                return
        await self.bot.send_document(chat_id, BufferedInputFile(content, filename=name))


class LiveMessage:
    """One message that shows how far a problem is, edited no more often than every so many seconds. What comes in
    between is shown by the next edit."""

    def __init__(
        self, outbox: Outbox, chat_id: int, every_s: float, message_id: int | None, sent: Callable[[int], None]
    ) -> None:
        """`sent` is told the id of the message once there is one."""
        self._sent = sent
        self._outbox = outbox
        self._chat_id = chat_id
        self._every_s = every_s
        self._message_id = message_id
        self._wanted = ""
        self._shown = ""
        self._changed = asyncio.Event()
        self._ended = asyncio.Event()

    def show(self, text: str) -> None:
        """What it should say now."""
        self._wanted = text
        self._changed.set()

    def end(self, text: str) -> None:
        """What it says last, if it was sent at all; then `run` returns."""
        self._wanted = text
        self._ended.set()
        self._changed.set()

    async def run(self) -> None:
        """Show what is wanted, until the end. A send under way is never broken off: its message would be nobody's."""
        while not self._ended.is_set():
            await self._changed.wait()
            self._changed.clear()
            await self._flush()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), self._every_s)
        await self._flush()

    async def _flush(self) -> None:
        text = self._wanted
        if text == self._shown or (self._ended.is_set() and self._message_id is None):
            return
        if self._message_id is not None:
            await self._outbox.edit(self._chat_id, self._message_id, text)
        elif (sent := await self._outbox.say(self._chat_id, text)) is not None:
            self._message_id = sent.message_id
            self._sent(sent.message_id)
        self._shown = text
