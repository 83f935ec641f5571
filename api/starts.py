"""Starts of problems, and what their callers are told when an answer on the way is lost. Part of the gateway.

Once Temporal may have been asked to start a problem, every answer names it: it runs (202), or it may (InDoubt).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final, TypeVar

from api.reading import ProblemReader
from api.reply import Reply
from api.temporal import TemporalProblems
from api.temporal_errors import AlreadyClosed, NotSent, in_doubt
from contracts.errors import Conflict, ErrorCode, InDoubt, StewardError, Unavailable
from contracts.problem import ProblemInput, ProblemView

if TYPE_CHECKING:
    from api.speaking import Said

T = TypeVar("T")

_log = logging.getLogger(__name__)
_DOUBT_S: Final = 2.0
"""How long a problem whose start went unanswered is looked for."""
_LOOK_AGAIN_S: Final = 0.25


class ProblemStarter:
    """Starts problems, once each."""

    def __init__(self, temporal: TemporalProblems, reader: ProblemReader) -> None:
        self._temporal = temporal
        self._reader = reader

    async def start(self, said: Said, given: ProblemInput) -> Reply:
        """Start a problem and wait. A repeat joins it, or reads its end from the mirror.

        Raises:
            InDoubt: it may have been started; it was looked for and not found.
            StewardError: whatever else went wrong. With `problem_id` it may have been started, without nothing was.
        """
        problem_id = given.problem_id
        try:
            return await self._started(said, given)
        except NotSent as error:
            if said.repeat:
                raise in_doubt(problem_id, error.detail) from error
            raise
        except InDoubt:
            if (reply := await self._found(said, problem_id)) is not None:
                return reply
            raise
        except StewardError as error:
            error.extra.setdefault("problem_id", problem_id)
            raise
        except Exception as error:
            _log.exception("problem %d was opened and could not be answered", problem_id)
            raise StewardError("an internal error; it is in the log", problem_id=problem_id) from error

    async def _started(self, said: Said, given: ProblemInput) -> Reply:
        problem_id = given.problem_id
        if said.repeat and (view := await self._reader.mirrored(said.principal, problem_id)) is not None:
            return await self._joined(said, view)
        try:
            view = await self._temporal.start_and_settle(given, said.wait_s)
        except AlreadyClosed:
            view = await or_none(self._reader.view(said.principal, problem_id))
        except Conflict as error:
            if error.code is not ErrorCode.IN_FLIGHT:
                raise
            view = await or_none(self._reader.settled(said.principal, problem_id, said.wait_s))
        if view is not None and view.settled:
            return Reply.of(view)
        if said.wait_s <= 0:
            return Reply.waiting(problem_id, None, looked=False)
        try:
            return Reply.waiting(problem_id, await self._reader.mirrored(said.principal, problem_id))
        except Unavailable:
            return Reply.waiting(problem_id, None, looked=False)

    async def _found(self, said: Said, problem_id: int) -> Reply | None:
        """Look, for a moment, in the mirror and at Temporal, for a problem whose start went unanswered."""
        deadline = time.monotonic() + _DOUBT_S
        while True:
            if (view := await or_none(self._reader.mirrored(said.principal, problem_id))) is not None:
                return Reply.of(view) if view.settled else Reply.waiting(problem_id, view)
            if await self._temporal.is_known(problem_id):
                return Reply.waiting(problem_id, None, looked=False)
            if time.monotonic() > deadline:
                return None
            await asyncio.sleep(_LOOK_AGAIN_S)

    async def _joined(self, said: Said, view: ProblemView) -> Reply:
        """The repeat of an opening: the same problem as the first time, at its end or on its way."""
        if not view.settled:
            view = await self._reader.settled(said.principal, view.problem_id, said.wait_s) or view
        return Reply.of(view) if view.settled else Reply.waiting(view.problem_id, view)


async def or_none(look: Awaitable[T | None]) -> T | None:
    """What a look shows; None when nobody can tell, which takes nothing back of what was accepted."""
    try:
        return await look
    except Unavailable:
        return None
