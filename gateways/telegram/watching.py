"""Learns what waits for each chat user: approvals, questions and notifications that nobody here asked for, and what was
decided elsewhere.

GET /events says when something happened, and for whom: then the lists of the API are looked at. They are the truth
after a restart, too: what they hold and the chat was not shown is shown, and what the chat shows and they hold no
longer is marked. The last event that was looked into is kept, so a restart goes on behind it; a look at everything at
the start and now and then finds what no event told of.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Collection, Sequence
from contextlib import aclosing

from aiogram.exceptions import TelegramAPIError
from steward_client import AsyncSteward, Pair, Problem, ServerEvent, StewardError

from steward.gateways.telegram import texts
from steward.gateways.telegram.following import GATEWAY, Following, Turns
from steward.gateways.telegram.outbox import Outbox
from steward.gateways.telegram.presenter import Presenter, truth_of
from steward.gateways.telegram.store import Store

_log = logging.getLogger(__name__)
_PAGE = 200
_NOTIFICATIONS = "notifications"
_EVENTS = "events"
_NO_CHAT = 0
"""In place of a chat user, of the number of the last event that was looked into."""
_LISTEN_AGAIN_S = 5.0
_PAIRING_S = 3.0
"""Between two looks while a code is out: no event tells that somebody claimed it."""
ASKED_TO_PAIR = "asked_to_pair"
"""The mark of a chat user who was shown a code and has not been told yet that somebody claimed it: until when the code
is good, in seconds since 1970."""


class Watching:
    """The looks, one chat user after the other."""

    def __init__(
        self,
        steward: AsyncSteward,
        outbox: Outbox,
        store: Store,
        presenter: Presenter,
        following: Following,
        turns: Turns,
        every_s: float,
    ) -> None:
        self._steward = steward
        self._outbox = outbox
        self._store = store
        self._presenter = presenter
        self._following = following
        self._turns = turns
        self._every_s = every_s

    async def run(self) -> None:
        """Listen and look until cancelled."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._listen())
            while True:
                try:
                    await self.look()
                except StewardError as error:
                    _log.warning("no look at what waits: %s", error)
                await self._pause()

    async def _pause(self) -> None:
        """Until the next look is due, or a code is out and may have been claimed."""
        due = time.monotonic() + self._every_s
        while (left := due - time.monotonic()) > 0:
            await asyncio.sleep(min(left, _PAIRING_S))
            if self._store.has_mark_above(ASKED_TO_PAIR, int(time.time())):
                return

    async def look(self, users: Collection[str] | None = None) -> None:
        """One look for every chat user of these users (None: of everybody). Raises StewardError when Steward does not
        say who they are."""
        for pair in await self._steward.pairs():
            if pair.gateway != GATEWAY or not (pair.external_id.isascii() and pair.external_id.isdigit()):
                continue
            if users is not None and pair.user_id not in users:
                continue
            try:
                async with self._turns.of(int(pair.external_id)):
                    await self._look(int(pair.external_id), pair)
            except (StewardError, TelegramAPIError) as error:
                _log.warning("chat user %s: %s", pair.external_id, error)

    async def _listen(self) -> None:
        """Look whenever something happened. The event is done with when its look is over: what a crash cuts off comes
        again."""
        while True:
            try:
                async with aclosing(self._steward.user_events(after=self._store.mark(_NO_CHAT, _EVENTS))) as events:
                    async for event in events:
                        if event.event != "open":
                            await self.look(_concerned(event))
                        if event.id is not None and event.id.isdigit():
                            self._store.set_mark(_NO_CHAT, _EVENTS, int(event.id))
            except StewardError as error:
                _log.warning("no news: %s", error)
            await asyncio.sleep(_LISTEN_AGAIN_S)

    async def _look(self, user_id: int, pair: Pair) -> None:
        if self._store.mark(user_id, ASKED_TO_PAIR):
            await self._outbox.say(user_id, texts.PAIRED.format(user=pair.user_id))
            self._store.set_mark(user_id, ASKED_TO_PAIR, 0)
        steward = self._following.acting_for(user_id)
        pending = (await steward.approvals(limit=_PAGE)).problems
        asking = (await steward.problems(statuses="awaiting_user", limit=_PAGE)).problems
        for problem in [*pending, *asking]:
            if self._is_new(user_id, problem):
                await self._presenter.present(steward, user_id, problem.problem_id)
        if len(pending) < _PAGE and len(asking) < _PAGE:
            await self._retire(steward, user_id, pending, asking)
        await self._notify(steward, user_id)

    def _is_new(self, user_id: int, problem: Problem) -> bool:
        whats = [approval.approval_id for approval in problem.approvals]
        if problem.question is not None:
            whats.append(f"?{problem.problem_id}:{problem.question.text}")
        return any(not self._store.shown(user_id, what) for what in whats)

    async def _retire(
        self, steward: AsyncSteward, user_id: int, pending: Sequence[Problem], asking: Sequence[Problem]
    ) -> None:
        """Mark what waits no longer, and go on with what waited for it."""
        waits = {approval.approval_id for problem in pending for approval in problem.approvals}
        asked = {problem.problem_id for problem in asking}
        for shown in self._store.open_messages(user_id):
            if shown.problem_id in asked if shown.is_question else shown.what in waits:
                continue
            if shown.is_question:
                self._store.retire(shown)
            else:
                await self._presenter.retire(shown, await truth_of(steward, shown.problem_id, shown.what))
        still = asked | {problem.problem_id for problem in pending}
        for view in self._store.views():
            if view.waiting and view.user_id == user_id and view.problem_id not in still:
                self._following.follow(view.problem_id, view.chat_id)

    async def _notify(self, steward: AsyncSteward, user_id: int) -> None:
        """Tell what is new. What was there before the chat was paired is not news."""
        page = (await steward.notifications(limit=_PAGE)).notifications
        newest = max((one.id for one in page), default=0)
        seen = self._store.mark(user_id, _NOTIFICATIONS)
        if seen is None:
            self._store.set_mark(user_id, _NOTIFICATIONS, newest)
            return
        for one in sorted(page, key=lambda each: each.id):
            if one.id > seen:
                await self._outbox.say(user_id, one.text)
                self._store.set_mark(user_id, _NOTIFICATIONS, one.id)


def _concerned(event: ServerEvent) -> set[str] | None:
    """The users an event is about: whose problem it is and who is told. None: holders of a role may be among them."""
    data = json.loads(event.data)["data"]
    approvers = (data.get("approval") or {}).get("approvers") or []
    if any(not str(one).startswith("user:") for one in approvers):
        return None
    return {data["user_id"], data["recipient"], *(str(one).removeprefix("user:") for one in approvers)}
