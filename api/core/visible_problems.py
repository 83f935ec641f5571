"""What doors show of problems: one view, lists, steps, live events, results. Part of the gateway.

Every method requires the scope call, and shows the caller's own alone: what belongs to others does not exist for them.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from steward.api.core.approver_views import decidable
from steward.api.core.gateway_config import GatewayConfig
from steward.api.core.problem_reader import ProblemReader
from steward.api.core.reply import Reply
from steward.api.core.result_reader import ResultReader, ResultText
from steward.api.core.shown_record import ShownRecord
from steward.api.credentials.identity import Principal, Scope
from steward.api.temporal.problems import TemporalProblems
from steward.contracts.approvers import fitting
from steward.contracts.drafts import Draft
from steward.contracts.errors import NotFound, Unavailable
from steward.contracts.problem import ProblemStatus, ProblemView
from steward.contracts.step import Step
from steward.sql.listen import ProblemListener
from steward.sql.problems import STEPS_AT_ONCE, PageFilter, ProblemStore, RecordedStep

_LOOK_AGAIN_S: Final = 5.0
"""A live view reads the mirror at least this often, should a notification be lost."""
_RETRY_S: Final = 1.0
WRITING: Final = "writing the answer"
"""In place of an answer that nobody may read before it is checked."""


@dataclass(frozen=True, slots=True)
class GoingOn:
    """What the problem waits for while nothing is recorded: "planning with llama, 12 s"."""

    words: str


@dataclass(frozen=True, slots=True)
class Event:
    """One event of a live view: a new step (with its row id), the problem as it now is, without its result, what it
    waits for, or its answer as far as it is written: that is provisional, and void with the next step or problem."""

    content: RecordedStep | ProblemView | GoingOn | Draft


@dataclass(frozen=True, slots=True)
class Steps:
    """The steps of a problem. From the workflow (PostgreSQL away) they have no row ids, and `mirrored` is false."""

    steps: Sequence[tuple[int | None, Step]]
    mirrored: bool


@dataclass(frozen=True, slots=True)
class Waiting:
    """A page of problems with approvals that somebody may decide; `next` is where the following page begins."""

    problems: Sequence[ProblemView]
    next: int | None


class VisibleProblems:
    """Reads the mirror and asks the workflows; of what answers a message it keeps a record."""

    def __init__(
        self,
        config: GatewayConfig,
        store: ProblemStore,
        temporal: TemporalProblems,
        listener: ProblemListener,
        reader: ProblemReader,
        shown: ShownRecord,
        results: ResultReader,
    ) -> None:
        self._config = config
        self._store = store
        self._temporal = temporal
        self._listener = listener
        self._reader = reader
        self._shown = shown
        self._results = results

    async def view(self, principal: Principal, problem_id: int) -> ProblemView:
        """One problem, live if a worker answers in time; somebody who may decide an approval of it sees their part.
        To look has no effect: what is seen so counts as shown to nobody. Raises as ProblemReader.view does."""
        principal.require(Scope.CALL)
        try:
            view = await self._reader.view(principal, problem_id)
        except NotFound:
            view = await self._reader.part(principal, problem_id, live=True)
        if not (view.settled or view.message) and (words := await self._temporal.going_on(problem_id)):
            view = view.model_copy(update={"message": words})
        return view.model_copy(update={"result": await self._results.whole(problem_id, view.result)})

    async def answered(self, principal: Principal, problem_id: int) -> ProblemView:
        """The same as the answer to what the user has just said: what waits in it has been shown in the conversation
        then. Of a problem that changed another one, that one; where it waits itself, its words come before its own.
        For the requests that say something, never for one that only looks."""
        view = await self.view(principal, problem_id)
        if view.closed and len(view.shows) == 1 and view.shows != [problem_id]:
            return await self.answered(principal, view.shows[0])
        others = [] if view.closed else [await self.answered(principal, other) for other in view.shows]
        words = [other.message for other in others if other.message not in view.message]
        if (view.approvals or view.question) and view.user_id == (principal.user_id or self._config.default_user):
            await self._shown.showing(view, Reply.of(view))
        return view.model_copy(update={"message": "\n\n".join([*words, view.message])}) if words else view

    async def settled(self, principal: Principal, problem_id: int, wait_s: float) -> None:
        """Wait at most `wait_s` seconds until a problem has ended or waits for a human. Raises NotFound."""
        principal.require(Scope.CALL)
        await self._reader.allowed(principal, problem_id)
        await self._reader.settled(principal, problem_id, wait_s)

    async def result(self, principal: Principal, problem_id: int, sha256: str | None = None) -> ResultText:
        """The result of a problem, or the one of these that was kept apart under that hash.

        Raises:
            NotFound: there is no such problem for this principal, or it has no such result.
            Unavailable: PostgreSQL is away.
        """
        principal.require(Scope.CALL)
        if sha256 is None:
            return await self._results.of_view(await self._reader.owned(principal, problem_id))
        await self._reader.allowed(principal, problem_id)
        return await self._results.text(problem_id, sha256)

    async def waiting(self, principal: Principal, limit: int = 50, before: int | None = None) -> Waiting:
        """The problems of the mirror with approvals that this principal may decide, newest first."""
        principal.require(Scope.CALL)
        named = fitting(principal.user_id, principal.roles)
        found = await self._store.with_approvals(principal, named, limit, before)
        views = [decidable(view, principal) for view in found]
        return Waiting([v for v in views if v.approvals], found[-1].problem_id if len(found) == limit else None)

    async def list(
        self,
        principal: Principal,
        statuses: Sequence[ProblemStatus] | None = None,
        conversation_id: str | None = None,
        limit: int = 50,
        before: int | None = None,
    ) -> list[ProblemView]:
        """Summaries of the principal's problems from the mirror, newest first."""
        principal.require(Scope.CALL)
        return await self._store.list(principal, statuses, conversation_id, limit, before)

    async def search(
        self,
        principal: Principal,
        words: str | None = None,
        statuses: Sequence[ProblemStatus] | None = None,
        limit: int = 50,
        before: int | None = None,
        without_user: str | None = None,
    ) -> Sequence[ProblemView]:
        """As `list`, of the problems that hold the words in their request, answer, tool's or user's name, or bear them
        as number; without one user's."""
        principal.require(Scope.CALL)
        return await self._store.search(principal, words, statuses, limit, before, without_user)

    async def page(
        self, principal: Principal, wanted: PageFilter, limit: int, before: tuple[datetime, int] | None = None
    ) -> tuple[Sequence[ProblemView], int]:
        """Problems with their results from the mirror, last changed first, and how many there are on all pages.
        `before` is the change and the id of the last problem of the page before. What is large in a result says where
        it is."""
        principal.require(Scope.CALL)
        return await self._store.page(principal, wanted, limit, before)

    async def steps(self, principal: Principal, problem_id: int) -> Steps:
        """All steps in order: mirrored ones, or while PostgreSQL is away the workflow's own. Raises NotFound."""
        principal.require(Scope.CALL)
        await self._reader.allowed(principal, problem_id)
        try:
            rows = await self._store.ordered_steps(problem_id)
        except Unavailable:
            found = await self._temporal.steps(problem_id, self._config.status_timeout_s)
            return Steps([(None, step) for step in found.steps], mirrored=False)
        return Steps([(row.id, row.step) for row in rows], mirrored=True)

    async def events(
        self, principal: Principal, problem_id: int, after_id: int = 0, *, going_on: bool = False
    ) -> AsyncIterator[Event]:
        """A live view: new steps after `after_id`, and the problem whenever it changed, as a summary, until it is
        closed; `going_on`: also what it waits for, every few seconds, and its answer while it is written. While
        PostgreSQL is away the stream waits. Raises NotFound before the iterator is returned."""
        principal.require(Scope.CALL)
        await self._reader.allowed(principal, problem_id)
        return self._events(principal, problem_id, after_id, going_on)

    async def _events(
        self, principal: Principal, problem_id: int, after_id: int, going_on: bool
    ) -> AsyncIterator[Event]:
        """Each look reads what is new alone."""
        shown: ProblemView | None = None
        revision: str | None = None
        quiet = False
        with contextlib.ExitStack() as watching:
            subscription = watching.enter_context(self._listener.subscribe(problem_id))
            if going_on:
                watching.enter_context(self._listener.watch_drafts(problem_id, subscription))
            while True:
                pause = _LOOK_AGAIN_S
                try:
                    changed = await self._store.summary(problem_id, principal, revision)
                    rows = await self._store.steps(problem_id, after_id)
                except Unavailable:
                    changed, rows, pause = None, [], _RETRY_S
                for row in rows:
                    after_id = row.id
                    yield Event(row)
                if len(rows) == STEPS_AT_ONCE:
                    # There may be more of them, and the problem's end comes after all.
                    continue
                if changed is not None:
                    revision = changed.revision
                    if changed.view != shown:
                        shown = changed.view
                        yield Event(shown)
                if shown is not None and shown.closed:
                    return
                if quiet and not (rows or changed) and (words := await self._words(shown)) is not None:
                    yield Event(GoingOn(words))
                while not (woken := await subscription.wait(pause)) and (drafts := subscription.drafts()):
                    for draft in drafts:
                        yield Event(draft if draft.text else GoingOn(WRITING))
                # Whatever has happened since makes a draft void.
                subscription.drafts()
                quiet = going_on and not woken

    async def _words(self, shown: ProblemView | None) -> str | None:
        return None if shown is None or shown.settled else await self._temporal.going_on(shown.problem_id)
