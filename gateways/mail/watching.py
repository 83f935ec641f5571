"""Watches one folder: each mail that came is taken once, in order, and kept as taken only when it is.

What a crash cuts off comes again, under the same key.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from steward_client import AsyncSteward, InvalidRequest, StewardError

from steward.gateways.mail.folders import Arrived, Folder, MailboxAway
from steward.gateways.mail.letters import Letter, read_letter
from steward.gateways.mail.replies import Replies
from steward.gateways.mail.store import Store

_log = logging.getLogger(__name__)
_FIRST_PAUSE_S: Final = 1.0
_LONGEST_PAUSE_S: Final = 60.0

Taking = Callable[[Letter, Arrived], Awaitable[None]]


class Watching:
    """The watch over one folder. `take` is what is done with a mail."""

    def __init__(self, folder: Folder, store: Store, take: Taking) -> None:
        self._folder = folder
        self._store = store
        self._take = take

    async def run(self) -> None:
        """Watch until cancelled. Whoever is away is waited for."""
        pause = _FIRST_PAUSE_S
        try:
            while True:
                try:
                    places = await self._folder.arrived()
                    for place in places:
                        await self._handle(place)
                        pause = _FIRST_PAUSE_S
                    if not places:
                        # What came while others were handled is not told of again.
                        await self._folder.wait()
                        pause = _FIRST_PAUSE_S
                except (MailboxAway, StewardError) as error:
                    _log.warning("%s; again in %.0f s", error, pause)
                    await asyncio.sleep(pause)
                    pause = min(pause * 2, _LONGEST_PAUSE_S)
        finally:
            self._folder.close()

    async def _handle(self, place: str) -> None:
        arrived = await self._folder.read(place)
        if arrived is not None and not self._store.is_handled(self._folder.name, arrived.key):
            await self._take(read_letter(arrived.raw), arrived)
            self._store.set_handled(self._folder.name, arrived.key)
        await self._folder.done(place)


class Inbox:
    """What is done with a mail that came in: a reply of the account's decides, Steward's own news are known, and all
    else is reported."""

    def __init__(self, steward: AsyncSteward, replies: Replies, user: str, address: str) -> None:
        self._steward = steward
        self._replies = replies
        self._user = user
        self._address = address.casefold()

    async def take(self, letter: Letter, arrived: Arrived) -> None:
        """Raises StewardError: ask again."""
        # A server on the way may have given it another Message-ID. What is reported is told by such mails: no loop.
        if letter.automatic and letter.address == self._address:
            return
        if await self._replies.take(letter, arrived, in_sent=False):
            return
        try:
            answer = await self._steward.report_email(
                letter.sender, letter.subject, letter.text, dedupe_key=f"mail:{arrived.key}", notify=self._user
            )
        except InvalidRequest as error:
            # One odd mail must not keep the others.
            _log.error("Steward does not take the mail %s: %s", letter.message_id[:200], error)
            return
        _log.info("reported the mail %s: problem %s", letter.message_id[:200], answer.problem_id)


class Sent:
    """What is done with a mail that the account sent: a reply decides, all else is nobody's news."""

    def __init__(self, replies: Replies) -> None:
        self._replies = replies

    async def take(self, letter: Letter, arrived: Arrived) -> None:
        """Raises StewardError: ask again."""
        await self._replies.take(letter, arrived, in_sent=True)
