"""Follows problems: typing, one live message with the steps, and what they come to.

A view is kept in the store until its chat was told the end, so that a restart takes it up where it was: the live view
resumes after the step that was shown last, and the same message goes on being edited.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import aclosing
from dataclasses import replace
from typing import Any, Final

from aiogram.exceptions import TelegramForbiddenError
from aiogram.utils.chat_action import ChatActionSender
from steward_client import AsyncSteward, ChatUser, NotFound, NotPaired, Problem, ServerEvent, StewardError

from steward.gateways.telegram import texts
from steward.gateways.telegram.outbox import LiveMessage, Outbox
from steward.gateways.telegram.presenter import Presenter
from steward.gateways.telegram.splitting import shortened
from steward.gateways.telegram.store import Store, View

_log = logging.getLogger(__name__)
GATEWAY: Final = "telegram"
_STEPS: Final = 8
_STEP: Final = 200
_DRAFT: Final = 2_000
_AGAIN_S: Final = 5.0


class Tasks:
    """Work in the background, of which nothing is lost silently and which ends with the gateway."""

    def __init__(self) -> None:
        self._running: dict[object, asyncio.Task[None]] = {}

    def is_running(self, key: object) -> bool:
        """Whether that is being done."""
        return key in self._running

    def start(self, key: object, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do it, unless the same is being done."""
        if key in self._running:
            return
        task = self._running[key] = asyncio.create_task(work(), name=str(key))
        task.add_done_callback(lambda done: self._ended(key, done))

    async def stop(self) -> None:
        """Cancel everything and wait for its end."""
        running = list(self._running.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def _ended(self, key: object, task: asyncio.Task[None]) -> None:
        self._running.pop(key, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("%s failed", key, exc_info=error)


class Turns:
    """One lock for each chat user: what is said to them, and what they say, happens one after the other."""

    def __init__(self) -> None:
        self._locks: dict[int, asyncio.Lock] = {}

    def of(self, user_id: int) -> asyncio.Lock:
        """The lock of a chat user. It is fair: who waits first is first."""
        return self._locks.setdefault(user_id, asyncio.Lock())


class Following:
    """The views of all chats."""

    def __init__(
        self,
        steward: AsyncSteward,
        outbox: Outbox,
        store: Store,
        presenter: Presenter,
        tasks: Tasks,
        turns: Turns,
        edit_every_s: float,
    ) -> None:
        self._steward = steward
        self._outbox = outbox
        self._store = store
        self._presenter = presenter
        self._tasks = tasks
        self._turns = turns
        self._edit_every_s = edit_every_s

    def acting_for(self, user_id: int) -> AsyncSteward:
        """Steward as this chat user sees it."""
        return self._steward.acting_for(chat_user=ChatUser(GATEWAY, str(user_id)))

    def resume(self) -> None:
        """Take up every view that a restart broke."""
        for view in self._store.views():
            if not view.waiting:
                self._start(view)

    def follow(self, problem_id: int, chat_id: int) -> None:
        """Follow a problem in a chat until it has settled, and show what it comes to."""
        view = self._store.view(problem_id, chat_id) or View(problem_id, chat_id, chat_id)
        view = replace(view, waiting=False)
        self._store.follow(view)
        self._start(view)

    async def show(self, problem_id: int, chat_id: int, *, again: bool = False) -> None:
        """Show what a problem that has settled comes to; whoever follows it already does. In the user's turn."""
        if not self._tasks.is_running((problem_id, chat_id)):
            steward = self.acting_for(chat_id)
            self._settle(await self._presenter.present(steward, chat_id, problem_id, again=again), chat_id, 0)

    def _start(self, view: View) -> None:
        self._tasks.start((view.problem_id, view.chat_id), lambda: self._watched(view))

    async def _watched(self, view: View) -> None:
        """Follow, through every outage of Steward."""
        while True:
            try:
                return await self._follow(self._store.view(view.problem_id, view.chat_id) or view)
            except (NotFound, NotPaired, TelegramForbiddenError):
                # It is no longer this chat's, or the chat wants to hear nothing more.
                return self._store.unfollow(view.problem_id, view.chat_id)
            except StewardError as error:
                _log.warning("problem %s: %s", view.problem_id, error)
                await asyncio.sleep(_AGAIN_S)

    async def _follow(self, view: View) -> None:
        steward = self.acting_for(view.user_id)

        def keep(message_id: int) -> None:
            self._store.follow(replace(view, live_message_id=message_id))

        live = LiveMessage(self._outbox, view.chat_id, self._edit_every_s, view.live_message_id, keep)
        shower = asyncio.create_task(live.run())
        lines: list[str] = []
        last_id = view.after_id
        try:
            async with (
                ChatActionSender.typing(chat_id=view.chat_id, bot=self._outbox.bot),
                aclosing(steward.events(view.problem_id, after=view.after_id)) as events,
            ):
                async for event in events:
                    if (draft := event.draft) is not None:
                        live.show(
                            "\n".join([texts.WORKING, *lines[-_STEPS:], "", texts.DRAFT, shortened(draft, _DRAFT)])
                        )
                    elif self._took(event, lines):
                        live.show("\n".join([texts.WORKING, *lines[-_STEPS:]]))
                    last_id = int(event.id or last_id)
                    if (seen := event.problem) is not None and seen.settled:
                        break
            live.end("\n".join([texts.STEPS_DONE, *lines[-_STEPS:]]))
            await shower
        finally:
            shower.cancel()
        async with self._turns.of(view.user_id):
            if self._store.view(view.problem_id, view.chat_id) is not None:
                self._settle(
                    await self._presenter.present(steward, view.chat_id, view.problem_id), view.chat_id, last_id
                )

    def _took(self, event: ServerEvent, lines: list[str]) -> bool:
        step = event.step
        if step is None or step.action == "request":
            return False
        lines.append(f"• {shortened(' '.join(step.description.split()), _STEP)}")
        return True

    def _settle(self, problem: Problem, chat_id: int, after_id: int) -> None:
        """Keep that a problem waits, and that what follows gets a live message of its own; forget one that ended."""
        if problem.closed:
            self._store.unfollow(problem.problem_id, chat_id)
        else:
            self._store.follow(View(problem.problem_id, chat_id, chat_id, None, after_id, waiting=problem.settled))
