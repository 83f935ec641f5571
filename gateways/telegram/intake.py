"""Takes updates from Telegram, by long polling or as a webhook, and has each handled once, in each chat in its order.

An update is on disk before Telegram is told that it came, so none is lost when the process ends; one that comes twice
is known by its number. What a crash left unhandled is handled at the next start, under the same idempotency key.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from typing import Final

from aiogram import Bot, Dispatcher
from aiogram.exceptions import TelegramAPIError, TelegramUnauthorizedError
from aiogram.types import Update
from aiohttp import web
from pydantic import ValidationError

from steward.gateways.telegram import texts
from steward.gateways.telegram.following import Tasks, Turns
from steward.gateways.telegram.outbox import Outbox
from steward.gateways.telegram.settings import TelegramSettings
from steward.gateways.telegram.store import Store

_log = logging.getLogger(__name__)
ALLOWED: Final = ["message", "callback_query"]
SECRET_HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"
PATH: Final = "/telegram"
_POLL_S: Final = 25
_PAUSE_S: Final = 2.0
_QUICK_S: Final = 0.3
_MAX_BODY: Final = 1 << 20


class Intake:
    """The way from Telegram to the handlers."""

    def __init__(
        self,
        outbox: Outbox,
        dispatcher: Dispatcher,
        store: Store,
        tasks: Tasks,
        turns: Turns,
        settings: TelegramSettings,
    ) -> None:
        self._bot: Bot = outbox.bot
        self._outbox = outbox
        self._dispatcher = dispatcher
        self._store = store
        self._tasks = tasks
        self._turns = turns
        self._settings = settings

    def resume(self) -> None:
        """Handle what was taken and not dealt with."""
        for content in self._store.unhandled():
            self._start(Update.model_validate_json(content, context={"bot": self._bot}))

    def take(self, update: Update) -> None:
        """Keep an update and have it handled; one that was taken before is left alone."""
        if self._store.take(update.update_id, update.model_dump_json(exclude_none=True)):
            self._start(update)

    async def poll(self) -> None:
        """Ask Telegram for updates until cancelled. Raises TelegramUnauthorizedError for a wrong token."""
        await self._bot.delete_webhook()
        offset = None
        while True:
            asked_at = time.monotonic()
            try:
                updates = await self._bot.get_updates(
                    offset=offset, timeout=_POLL_S, allowed_updates=ALLOWED, request_timeout=_POLL_S + 10
                )
            except TelegramUnauthorizedError:
                raise
            except TelegramAPIError as error:
                _log.warning("no updates: %s", error)
                await asyncio.sleep(_PAUSE_S)
                continue
            for update in updates:
                self.take(update)
                offset = update.update_id + 1
            if not updates and time.monotonic() - asked_at < _QUICK_S:
                # A server that does not wait for updates would be asked without end.
                await asyncio.sleep(_QUICK_S)

    async def serve(self, url: str) -> None:
        """Be the webhook at this address until cancelled."""
        host, _, port = self._settings.webhook_listen.rpartition(":")
        app = web.Application(client_max_size=_MAX_BODY)
        app.router.add_post(PATH, self._posted)
        runner = web.AppRunner(app)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, int(port)).start()
            await self._bot.set_webhook(url, secret_token=self.secret, allowed_updates=ALLOWED)
            await asyncio.Event().wait()
        finally:
            await runner.cleanup()

    @property
    def secret(self) -> str:
        """What Telegram sends along, so that nobody else's posts are taken for updates."""
        given = self._settings.webhook_secret
        if given is not None:
            return given.get_secret_value()
        return hmac.new(self._settings.token.get_secret_value().encode(), b"webhook", hashlib.sha256).hexdigest()

    async def _posted(self, request: web.Request) -> web.Response:
        given = request.headers.get(SECRET_HEADER, "")
        if not hmac.compare_digest(given.encode(), self.secret.encode()):
            return web.Response(status=401)
        try:
            update = Update.model_validate_json(await request.read(), context={"bot": self._bot})
        except ValidationError:
            return web.Response(status=400)
        self.take(update)
        return web.Response()

    def _start(self, update: Update) -> None:
        self._tasks.start(("update", update.update_id), lambda: self._handle(update))

    async def _handle(self, update: Update) -> None:
        chat_id = _chat_of(update)
        async with self._turns.of(chat_id):
            try:
                await self._dispatcher.feed_update(self._bot, update)
            except TelegramAPIError as error:
                _log.warning("update %s: %s", update.update_id, error)
            except Exception:
                _log.exception("update %s failed", update.update_id)
                await self._apologise(chat_id)
            self._store.handled(update.update_id)

    async def _apologise(self, chat_id: int) -> None:
        try:
            await self._outbox.say(chat_id, texts.BROKEN)
        except TelegramAPIError as error:
            _log.warning("chat %s: %s", chat_id, error)


def _chat_of(update: Update) -> int:
    """The chat that an update belongs to: of a pressed button that of who pressed it."""
    if update.callback_query is not None:
        return update.callback_query.from_user.id
    return update.message.chat.id if update.message is not None else 0
