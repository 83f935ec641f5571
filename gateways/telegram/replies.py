"""Carries out what a chat user wants of Steward, again where Steward was away, and says what a refusal means.

Every request goes out under the number of its update, so that a repeat, now or after a restart, starts nothing twice.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from aiogram.utils.chat_action import ChatActionSender
from steward_client import (
    Answer,
    ApiError,
    AsyncSteward,
    Conflict,
    ConnectionFailed,
    InDoubt,
    NotPaired,
    RateLimited,
    StewardError,
    Unavailable,
)

from steward.gateways.telegram import texts
from steward.gateways.telegram.following import Following
from steward.gateways.telegram.outbox import Outbox

_T = TypeVar("_T")
_PAUSE_S: Final = 1.0
_AMBIGUOUS: Final = "ambiguous_approval"
_IN_FLIGHT: Final = "in_flight"
"""The same request is being handled, as one that was sent before a restart."""


class Replies:
    """Asks Steward in the name of a chat user and shows the answer."""

    def __init__(self, outbox: Outbox, following: Following, bot_id: int, wait_s: float, patience_s: float) -> None:
        self.outbox = outbox
        self.following = following
        self.wait_s = wait_s
        self._bot_id = bot_id
        self._patience_s = patience_s

    def key(self, update_id: int) -> str:
        """The idempotency key of an update."""
        return f"telegram-{self._bot_id}-{update_id}"

    async def answer(self, chat_id: int, ask: Callable[[AsyncSteward], Awaitable[Answer]]) -> bool:
        """Have Steward answer, and show the answer or why there is none. True: it was taken."""
        try:
            async with ChatActionSender.typing(chat_id=chat_id, bot=self.outbox.bot):
                answer = await self.patiently(lambda: ask(self.following.acting_for(chat_id)))
        except StewardError as error:
            await self.outbox.say(chat_id, in_words(error))
            return False
        if answer.error == _AMBIGUOUS:
            await self.outbox.say(chat_id, answer.message)
            await self._show_candidates(chat_id, [one.problem_id for one in answer.approvals])
        elif answer.problem_id is None:
            await self.outbox.say(chat_id, answer.message)
        elif answer.settled:
            await self.following.show(answer.problem_id, chat_id)
        else:
            self.following.follow(answer.problem_id, chat_id)
        return True

    async def patiently(self, ask: Callable[[], Awaitable[_T]]) -> _T:
        """What it gives, tried again while Steward is away. Safe for reads and for what has an idempotency key."""
        deadline = time.monotonic() + self._patience_s
        while True:
            try:
                return await ask()
            except (Unavailable, ConnectionFailed, Conflict) as error:
                if isinstance(error, Conflict) and error.code != _IN_FLIGHT:
                    raise
                pause = (error.retry_after_s if isinstance(error, ApiError) else None) or _PAUSE_S
                if time.monotonic() + pause > deadline:
                    raise
                await asyncio.sleep(pause)

    async def _show_candidates(self, chat_id: int, numbers: Sequence[int | None]) -> None:
        """A word that could mean several approvals: show them once more, each with its own buttons."""
        for number in dict.fromkeys(numbers):
            if number is not None:
                await self.following.show(number, chat_id, again=True)


def in_words(error: StewardError) -> str:
    """What a refusal or an outage means to a chat user."""
    match error:
        case NotPaired():
            return texts.NOT_PAIRED
        case RateLimited():
            return texts.LIMITED.format(seconds=int(error.retry_after_s or 60))
        case InDoubt() | ConnectionFailed():
            return texts.IN_DOUBT
        case Unavailable():
            return texts.AWAY
        case ApiError():
            return texts.REFUSED.format(detail=error.detail)
    return texts.BROKEN
