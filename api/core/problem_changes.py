"""The problems that concern somebody, whenever one of them changes. Part of the gateway; reads the mirror alone.

Who watches several problems at once follows it: the console's inbox and its conversations.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from steward.api.core.problem_reader import ProblemReader
from steward.api.credentials.identity import Principal, Scope
from steward.contracts.errors import NotFound, Unavailable
from steward.contracts.problem import ProblemView
from steward.sql.listen import ProblemListener
from steward.sql.problems import ProblemStore

_LOOK_AGAIN_S: Final = 15.0
_CALM_S: Final = 0.1
"""Between two looks: a problem writes several steps at a time."""


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
                if not await feed.wait(_LOOK_AGAIN_S):
                    continue
                await asyncio.sleep(_CALM_S)
                changed = feed.taken()
                if changed is None:
                    yield None
                    continue
                for problem_id in sorted(changed):
                    try:
                        view = await self._seen(principal, problem_id)
                    except Unavailable:
                        feed.note(None)
                        break
                    if view is not None:
                        yield view

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
