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

from steward.api.core.idempotency import Incoming
from steward.api.core.problem_reader import ProblemReader
from steward.api.core.reply import Reply
from steward.api.temporal.errors import AlreadyClosed, NotSent, in_doubt
from steward.api.temporal.namespace_owner import NamespaceOwner
from steward.api.temporal.problems import TemporalProblems
from steward.contracts.errors import Conflict, ErrorCode, InDoubt, StewardError, Unavailable
from steward.contracts.problem import ProblemInput, ProblemView
from steward.sql.problems import ProblemStore

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

    async def start(self, incoming: Incoming, given: ProblemInput) -> Reply:
        """Start a problem and wait. A repeat joins it, or reads its end from the mirror. An id that Temporal has for
        another's problem, since the sequence of ids was set back, is passed over, and that one not looked into.

        Raises:
            InDoubt: it may have been started; it was looked for and not found.
            StewardError: whatever else went wrong. With `problem_id` it may have been started, without nothing was.
        """
        named = {"installation_id": await self._installation(incoming, given.problem_id), "opening": incoming.update_id}
        given = given.model_copy(update=named)
        for tries in range(_MOST_TAKEN):
            incoming.opened(given.problem_id)
            try:
                return await self._start_under(incoming, given)
            except Conflict as error:
                if error.code is not ErrorCode.FOREIGN_PROBLEM:
                    raise
            requester = replace(given.requester, problem_id=await self._another_id(incoming, given.problem_id, tries))
            given = given.model_copy(update={"requester": requester})
        raise Unavailable("no free problem id was found; try again", retry_after_s=1)

    async def _installation(self, incoming: Incoming, problem_id: int) -> str:
        """This installation's id. Nothing was sent yet, but the first request of a repeat may have been."""
        try:
            return await self._owner.check()
        except Unavailable as error:
            if incoming.repeat and error.code is not ErrorCode.NAMESPACE_TAKEN:
                raise in_doubt(problem_id, error.detail) from error
            raise

    async def _another_id(self, incoming: Incoming, taken: int, tries: int) -> int:
        """An id beyond one that is another's, further on each time; the request's key stands for it from now on."""
        fresh = await self._store.next_problem_id(skip=2**tries - 1)
        if incoming.key is None:
            return fresh
        owner = incoming.principal.owner()
        await self._store.move_reservation(owner, incoming.key.key, taken, fresh)
        return (await self._store.reserve(owner, incoming.key.key, incoming.key.body_sha256)).problem_id

    async def _start_under(self, incoming: Incoming, given: ProblemInput) -> Reply:
        """Start under the id that `given` names. Raises Conflict(FOREIGN_PROBLEM) when it is taken."""
        problem_id = given.problem_id
        try:
            return await self._started(incoming, given)
        except NotSent as error:
            if incoming.repeat:
                raise in_doubt(problem_id, error.detail) from error
            raise
        except InDoubt:
            if (reply := await self._found(incoming, given)) is not None:
                return reply
            raise
        except StewardError as error:
            error.extra.setdefault("problem_id", problem_id)
            raise
        except Exception as error:
            _log.exception("problem %d was opened and could not be answered", problem_id)
            raise StewardError("an internal error; it is in the log", problem_id=problem_id) from error

    async def _started(self, incoming: Incoming, given: ProblemInput) -> Reply:
        problem_id = given.problem_id
        if incoming.repeat and (view := await self._reader.mirrored(incoming.principal, problem_id)) is not None:
            return await self._joined(incoming, view)
        try:
            view = await self._temporal.start_and_settle(given, incoming.wait_s)
        except AlreadyClosed:
            view = await or_none(self._reader.view(incoming.principal, problem_id))
        except Conflict as error:
            if error.code is not ErrorCode.IN_FLIGHT:
                raise
            view = await or_none(self._reader.settled(incoming.principal, problem_id, incoming.wait_s))
        if view is not None and view.settled:
            return Reply.of(view)
        if incoming.wait_s <= 0:
            return Reply.waiting(problem_id, None, looked=False)
        try:
            view = await self._reader.mirrored(incoming.principal, problem_id)
        except Unavailable:
            return Reply.waiting(problem_id, None, looked=False)
        going_on = await self._temporal.going_on(problem_id)
        worked_on = None if view is not None or going_on else await self._temporal.queues.is_worked_on()
        return Reply.waiting(problem_id, view, worked_on=worked_on, going_on=going_on)

    async def _found(self, incoming: Incoming, given: ProblemInput) -> Reply | None:
        """Look, for a moment, in the mirror and at Temporal, for a problem whose start went unanswered."""
        problem_id, deadline = given.problem_id, time.monotonic() + _DOUBT_S
        while True:
            if (view := await or_none(self._reader.mirrored(incoming.principal, problem_id))) is not None:
                return Reply.of(view) if view.settled else Reply.waiting(problem_id, view)
            if await self._temporal.has(given):
                return Reply.waiting(problem_id, None, looked=False)
            if time.monotonic() > deadline:
                return None
            await asyncio.sleep(_LOOK_AGAIN_S)

    async def _joined(self, incoming: Incoming, view: ProblemView) -> Reply:
        """The repeat of an opening: the same problem as the first time, at its end or on its way."""
        if not view.settled:
            view = await self._reader.settled(incoming.principal, view.problem_id, incoming.wait_s) or view
        if view.settled:
            return Reply.of(view)
        return Reply.waiting(view.problem_id, view, going_on=await self._temporal.going_on(view.problem_id))


async def or_none(look: Awaitable[T | None]) -> T | None:
    """What a look shows; None when nobody can tell, which takes nothing back of what was accepted."""
    try:
        return await look
    except Unavailable:
        return None
