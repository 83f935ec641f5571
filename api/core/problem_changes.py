"""The problems that concern somebody, whenever one of them changes. Part of the gateway; reads the mirror alone.

Who watches several problems at once follows it: the console's inbox and its conversations.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from typing import Final

from steward.api.core.problem_reader import ProblemReader
from steward.api.credentials.identity import Principal, Scope
from steward.contracts.errors import NotFound, Unavailable
from steward.contracts.problem import ProblemStatus, ProblemView
from steward.sql.listen import Feed, ProblemListener
from steward.sql.problems import ProblemStore

_LOOK_AGAIN_S: Final = 15.0
_CALM_S: Final = 0.1
"""Between two looks: a problem writes several steps at a time."""


_MOST_KNOWN: Final = 1_000
_MOST_GOING_ON: Final = 50
"""Problems whose answers one page has written: each is a lock in PostgreSQL."""


@dataclass(frozen=True, slots=True)
class Written:
    """The answer of a problem as far as it is written; empty where it must not be read before it is checked."""

    view: ProblemView
    text: str


class _GoingOn:
    """The newest problems that are being worked on, whose answers are written for a feed."""

    def __init__(self, listener: ProblemListener, listened: ExitStack) -> None:
        self._listener = listener
        self._kept: dict[int, ExitStack] = {}
        listened.callback(self._let_go)

    def note(self, view: ProblemView) -> None:
        """It is like this now."""
        if view.settled:
            self._kept.pop(view.problem_id, ExitStack()).close()
        elif view.problem_id not in self._kept:
            if len(self._kept) >= _MOST_GOING_ON:
                self._kept.pop(next(iter(self._kept))).close()
            self._kept[view.problem_id] = kept = ExitStack()
            kept.enter_context(self._listener.have_written(view.problem_id))

    def _let_go(self) -> None:
        for kept in self._kept.values():
            kept.close()


class ProblemChanges:
    """One instance per process; any number of followers."""

    def __init__(self, store: ProblemStore, listener: ProblemListener, reader: ProblemReader) -> None:
        self._store = store
        self._listener = listener
        self._reader = reader

    async def follow(self, principal: Principal) -> AsyncIterator[ProblemView | None]:
        """Each problem of the principal that changed, and of others' the part that names them, as summaries. None, also
        at the beginning: any may have changed. Never ends by itself. Raises Forbidden without the scope call."""
        principal.require(Scope.CALL)
        with self._listener.follow() as feed:
            yield None
            while True:
                if await feed.wait(_LOOK_AGAIN_S):
                    async for view in self._changed(principal, feed):
                        yield view

    async def follow_talk(self, principal: Principal) -> AsyncIterator[ProblemView | Written | None]:
        """The same, and the answers of the principal's own problems while they are written."""
        principal.require(Scope.CALL)
        owned: dict[int, ProblemView | None] = {}
        with self._listener.follow(drafts=True) as feed, ExitStack() as listened:
            going_on = _GoingOn(self._listener, listened)
            with suppress(Unavailable):
                for known in await self._store.list(principal, [ProblemStatus.IN_PROGRESS], limit=_MOST_GOING_ON):
                    going_on.note(known)
            yield None
            while True:
                changed = await feed.wait(_LOOK_AGAIN_S)
                for draft in feed.drafts():
                    if (view := await self._owned(principal, draft.problem_id, owned)) is not None:
                        yield Written(view, draft.text)
                if changed:
                    async for seen in self._changed(principal, feed):
                        if seen is not None and await self._owned(principal, seen.problem_id, owned) is not None:
                            going_on.note(seen)
                        yield seen

    async def _changed(self, principal: Principal, feed: Feed) -> AsyncIterator[ProblemView | None]:
        """What has changed by now."""
        await asyncio.sleep(_CALM_S)
        changed = feed.taken()
        if changed is None:
            yield None
            return
        for problem_id in sorted(changed):
            try:
                view = await self._seen(principal, problem_id)
            except Unavailable:
                feed.note(None)
                return
            if view is not None:
                yield view

    async def _owned(
        self, principal: Principal, problem_id: int, known: dict[int, ProblemView | None]
    ) -> ProblemView | None:
        """A problem of the principal's; None for another's, and while nobody can tell."""
        if problem_id not in known:
            try:
                summary = await self._store.summary(problem_id, principal)
            except Unavailable:
                return None
            if len(known) >= _MOST_KNOWN:
                known.clear()
            known[problem_id] = summary.view if summary is not None else None
        return known[problem_id]

    async def _seen(self, principal: Principal, problem_id: int) -> ProblemView | None:
        summary = await self._store.summary(problem_id, principal)
        if summary is not None:
            return summary.view
        if principal.user_id is None:
            return None
        try:
            return await self._reader.part(principal, problem_id)
        except NotFound:
            return None
