"""The gateway put together: one bot, one connection to Steward, one store. Run by `__main__`."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from aiogram import Dispatcher
from aiogram.exceptions import AiogramError
from aiogram.types import BotCommand
from steward_client import AsyncSteward

from steward.gateways.telegram import texts
from steward.gateways.telegram.commands import Commands
from steward.gateways.telegram.following import Following, Tasks, Turns
from steward.gateways.telegram.intake import Intake
from steward.gateways.telegram.messages import Messages
from steward.gateways.telegram.outbox import Outbox, make_bot
from steward.gateways.telegram.presenter import Presenter
from steward.gateways.telegram.presses import Presses
from steward.gateways.telegram.replies import Replies
from steward.gateways.telegram.settings import TelegramSettings
from steward.gateways.telegram.store import Store
from steward.gateways.telegram.watching import Watching

_log = logging.getLogger(__name__)


async def run(settings: TelegramSettings) -> None:
    """Serve until cancelled. Raises TelegramAPIError when Telegram does not know the bot."""
    key = None if settings.key is None else settings.key.get_secret_value()
    bot, store, tasks, turns = make_bot(settings), Store(settings.home / "telegram.db"), Tasks(), Turns()
    outbox = Outbox(bot)
    presenter = Presenter(outbox, store)
    try:
        async with AsyncSteward(settings.url, token=key) as steward:
            following = Following(steward, outbox, store, presenter, tasks, turns, settings.edit_every_s)
            watching = Watching(steward, outbox, store, presenter, following, turns, settings.watch_every_s)
            replies = Replies(outbox, following, bot.id, settings.wait_s, settings.patience_s)
            dispatcher = Dispatcher()
            dispatcher.include_routers(
                Commands(replies, store, steward).router(),
                Presses(replies, presenter, store).router(),
                Messages(replies, presenter, store, settings).router(),
            )
            intake = Intake(outbox, dispatcher, store, tasks, turns, settings)
            with suppress(AiogramError):
                # The menu is a convenience.
                await bot.set_my_commands([BotCommand(command=c, description=d) for c, d in texts.COMMANDS.items()])
            _log.info("bot %s serves %s", bot.id, settings.url)
            following.resume()
            intake.resume()
            way_in = intake.poll() if settings.webhook_url is None else intake.serve(settings.webhook_url)
            try:
                async with asyncio.TaskGroup() as group:
                    group.create_task(way_in)
                    group.create_task(watching.run())
            finally:
                await tasks.stop()
    finally:
        await bot.session.close()
        store.close()
