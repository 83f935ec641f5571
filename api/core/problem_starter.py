"""Starts of problems, and what their callers are told when an answer on the way is lost. Part of the gateway.

Once Temporal may have been asked to start a problem, every answer names it: it runs (202), or it may (InDoubt).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from dataclasses import replace
from typing import Final, TypeVar

from api.core.idempotency import Said
from api.core.problem_reader import ProblemReader
from api.core.reply import Reply
from api.temporal.errors import AlreadyClosed, NotSent, in_doubt
from api.temporal.namespace_owner import NamespaceOwner
from api.temporal.problems import TemporalProblems
from contracts.errors import Conflict, ErrorCode, InDoubt, StewardError, Unavailable
from contracts.problem import ProblemInput, ProblemView
from sql.problems import ProblemStore

T = TypeVar("T")

_log = logging.getLogger(__name__)
_DOUBT_S: Final = 2.0
"""How long a problem whose start went unanswered is looked for."""
_LOOK_AGAIN_S: Final = 0.25
_MOST_TAKEN: Final = 20
"""How many ids in a row may be another's problems; each time twice as many are skipped."""


class ProblemStarter:
    """Starts problems, once each."""

    def __init__(
        self, store: ProblemStore, temporal: TemporalProblems, reader: ProblemReader, owner: NamespaceOwner
    ) -> None:
        self._store = store
        self._temporal = temporal
        self._reader = reader
        self._owner = owner

    async def start(self, said: Said, given: ProblemInput) -> Reply:
        """Start a problem and wait. A repeat joins it, or reads its end from the mirror. An id that Temporal has for
        another's problem, since the sequence of ids was set back, is passed over, and that one not looked into.

        Raises:
            InDoubt: it may have been started; it was looked for and not found.
            StewardError: whatever else went wrong. With `problem_id` it may have been started, without nothing was.
        """
        named = {"installation_id": await self._installation(said, given.problem_id), "opening": said.update_id}
        given = given.model_copy(update=named)
        for tries in range(_MOST_TAKEN):
            said.told(given.problem_id)
            try:
                return await self._start_under(said, given)
            except Conflict as error:
                if error.code is not ErrorCode.FOREIGN_PROBLEM:
                    raise
            requester = replace(given.requester, problem_id=await self._another_id(said, given.problem_id, tries))
            given = given.model_copy(update={"requester": requester})
        raise Unavailable("no free problem id was found; try again", retry_after_s=1)

    async def _installation(self, said: Said, problem_id: int) -> str:
        """This installation's id. Nothing was sent yet, but the first request of a repeat may have been."""
        try:
            return await self._owner.check()
        except Unavailable as error:
            if said.repeat and error.code is not ErrorCode.NAMESPACE_TAKEN:
                raise in_doubt(problem_id, error.detail) from error
            raise

    async def _another_id(self, said: Said, taken: int, tries: int) -> int:
        """An id beyond one that is another's, further on each time; the request's key stands for it from now on."""
        fresh = await self._store.next_problem_id(skip=2**tries - 1)
        if said.key is None:
            return fresh
        owner = said.principal.owner()
        await self._store.move_reservation(owner, said.key.key, taken, fresh)
        return (await self._store.reserve(owner, said.key.key, said.key.body_sha256)).problem_id

    async def _start_under(self, said: Said, given: ProblemInput) -> Reply:
        """Start under the id that `given` names. Raises Conflict(FOREIGN_PROBLEM) when it is taken."""
        problem_id = given.problem_id
        try:
            return await self._started(said, given)
        except NotSent as error:
            if said.repeat:
                raise in_doubt(problem_id, error.detail) from error
            raise
        except InDoubt:
            if (reply := await self._found(said, given)) is not None:
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
            view = await self._temporal.start_and_settle(given, said.wait_s, repeat=said.repeat)
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

    async def _found(self, said: Said, given: ProblemInput) -> Reply | None:
        """Look, for a moment, in the mirror and at Temporal, for a problem whose start went unanswered."""
        problem_id, deadline = given.problem_id, time.monotonic() + _DOUBT_S
        while True:
            if (view := await or_none(self._reader.mirrored(said.principal, problem_id))) is not None:
                return Reply.of(view) if view.settled else Reply.waiting(problem_id, view)
            if await self._temporal.has(given, repeat=said.repeat):
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
