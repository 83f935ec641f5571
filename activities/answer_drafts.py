"""Shows the answer of a plan while it is written, to whoever watches its problem. Used by `plan_next_action` alone.

Best effort: a piece that is lost or late harms nothing, since the answer takes its place, and nothing is kept. What is
shown has passed the guards as far as it is written, without secrets. Of a problem that may have read what somebody
else wrote, no word is shown before the whole answer was checked.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

from steward.activities.answer_guard import shown_so_far
from steward.contracts.dialogue import RecentCall
from steward.contracts.drafts import Draft
from steward.contracts.errors import Unavailable
from steward.contracts.plan import PlanRequest
from steward.contracts.redaction import REDACTOR
from steward.planners.chain import PlanControl
from steward.sql.drafts import DraftChannel
from steward.tools.evidence import Trust, entered_by

_log = logging.getLogger(__name__)
_EVERY_S: Final = 0.2
_ASK_AGAIN_S: Final = 0.5
"""Until a door watches, which may begin at any word."""
_LAST_WORD: Final = re.compile(r"(?<![!-~])[!-~]+\Z")
"""The end of "You owe 1,2", which may go on."""


class AnswerDrafts:
    """`grounding_required`: an answer must rest on a result, also while it is written."""

    def __init__(self, channel: DraftChannel, *, grounding_required: bool = False) -> None:
        self._channel = channel
        self._grounding_required = grounding_required

    @asynccontextmanager
    async def shown(
        self, request: PlanRequest, trust: Trust, changed: Sequence[RecentCall], control: PlanControl
    ) -> AsyncIterator[None]:
        """Until the block ends, what the planner writes is shown where somebody watches. `changed`: as the guards want
        it."""

        def readable(words: str) -> str | None:
            whole = REDACTOR.text(REDACTOR.growing(_LAST_WORD.sub("", words)))
            return shown_so_far(whole, request, changed=changed, grounding_required=self._grounding_required)

        unread = bool(entered_by(request, trust) or request.flow.entered or request.emergency)
        writer = _Writer(self._channel, request.requester.problem_id, (lambda words: "") if unread else readable)
        control.on_draft = writer.take
        writing = asyncio.create_task(writer.run())
        try:
            yield
        finally:
            control.on_draft = None
            writing.cancel()
            with suppress(asyncio.CancelledError):
                await writing


class _Writer:
    """Brings the newest words to those who watch, a few times a second."""

    def __init__(self, channel: DraftChannel, problem_id: int, readable: Callable[[str], str | None]) -> None:
        self._channel = channel
        self._problem_id = problem_id
        self._readable = readable
        self._loop = asyncio.get_running_loop()
        self._more = asyncio.Event()
        self._words = ""

    def take(self, words: str) -> None:
        """The answer so far. Callable from any thread."""
        self._words = words
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._more.set)

    async def run(self) -> None:
        """Write until cancelled."""
        watched = False
        shown: str | None = None
        while True:
            await self._more.wait()
            if watched := watched or await self._is_watched():
                self._more.clear()
                shown = await self._write(shown)
            await asyncio.sleep(_EVERY_S if watched else _ASK_AGAIN_S)

    async def _write(self, shown: str | None) -> str | None:
        """What is shown after this."""
        text = await asyncio.to_thread(self._readable, self._words)
        if text is None or text == shown:
            return shown
        try:
            await self._channel.write(Draft(self._problem_id, text))
        except Unavailable as error:
            _log.info("an answer is not shown while it is written: %s", error.detail)
        return text

    async def _is_watched(self) -> bool:
        try:
            return await self._channel.watched(self._problem_id)
        except Unavailable:
            return False
