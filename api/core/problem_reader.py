"""Looking at problems: one view, lists, steps, live events. Part of the gateway; writes nothing.

The workflow is asked first, in bounded time; the mirror answers for closed problems, for lists, and, marked stale,
whenever no worker answers.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from api.core.approver_views import decidable, may, part_of
from api.core.gateway_config import GatewayConfig
from api.core.waits import Waits
from api.credentials.identity import Principal
from api.temporal.namespace_owner import NamespaceOwner
from api.temporal.problems import TemporalProblems
from contracts.approvers import fitting
from contracts.errors import ErrorCode, NotFound, StewardError, Unavailable
from contracts.problem import ProblemStatus, ProblemView
from contracts.step import Step
from sql.listen import ProblemListener
from sql.problems import PageFilter, ProblemStore, RecordedStep, Summary

_log = logging.getLogger(__name__)

_LOOK_AGAIN_S: Final = 5.0
"""A live view reads the mirror at least this often, should a notification be lost."""
_RETRY_S: Final = 1.0


@dataclass(frozen=True, slots=True)
class Event:
    """One event of a live view: a new step (with its row id) or the problem as it now is, without its result."""

    content: RecordedStep | ProblemView


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


class ProblemReader:
    """Every read is the principal's own: what belongs to others does not exist for them."""

    def __init__(
        self,
        config: GatewayConfig,
        store: ProblemStore,
        temporal: TemporalProblems,
        listener: ProblemListener,
        owner: NamespaceOwner,
        waits: Waits | None = None,
    ) -> None:
        self._config = config
        self._store = store
        self._temporal = temporal
        self._listener = listener
        self._owner = owner
        self._waits = waits or Waits()

    async def mirrored(self, principal: Principal, problem_id: int) -> ProblemView | None:
        """The mirror's row of a problem of this principal."""
        return await self._store.get(problem_id, principal.tenant_id, principal.user_id)

    async def owned(self, principal: Principal, problem_id: int) -> ProblemView:
        """A problem this principal may touch, as the mirror has it; from Temporal while it is not mirrored.

        Raises:
            NotFound: there is none, or it is another's.
        """
        try:
            if (view := await self.mirrored(principal, problem_id)) is not None:
                return view
        except Unavailable:
            return await self._from_workflow(principal, problem_id)
        return await self._from_workflow(principal, problem_id, only_accepted=True)

    async def allowed(self, principal: Principal, problem_id: int) -> None:
        """Nothing, for a problem this principal may see. Raises NotFound as `owned` does, without reading results."""
        try:
            if await self._summary(principal, problem_id) is not None:
                return
        except Unavailable:
            await self._from_workflow(principal, problem_id)
            return
        await self._from_workflow(principal, problem_id, only_accepted=True)

    async def view(self, principal: Principal, problem_id: int) -> ProblemView:
        """The problem now; `stale` when only the mirror could say.

        Raises:
            NotFound: there is none, or it is another's.
            Unavailable: neither PostgreSQL nor Temporal can be reached.
        """
        known = await self.owned(principal, problem_id)
        if known.closed or known.stale:
            return known
        try:
            live = await self._temporal.view(problem_id, self._config.status_timeout_s)
            return live if (live.tenant_id, live.user_id) == (known.tenant_id, known.user_id) else known
        except (Unavailable, NotFound) as error:
            _log.info("problem %s is shown from the mirror: %s", problem_id, error.detail)
            return known.model_copy(update={"stale": True})

    async def seen(self, principal: Principal, problem_id: int) -> ProblemView:
        """As `view`; of another's problem the part that this principal may decide, as it is now. Raises as it does."""
        try:
            return await self.view(principal, problem_id)
        except NotFound:
            return await self.part(principal, problem_id, live=True)

    async def part(self, principal: Principal, problem_id: int, *, live: bool = False) -> ProblemView:
        """What a principal sees of a problem of another user's: approvals that name them, pending or decided by now.

        Raises:
            NotFound: there is no such problem in the tenant, or no approval of it ever named them.
        """
        tenant = replace(principal, user_id=None)
        part = part_of(await self.owned(tenant, problem_id), principal)
        if not part.approvals and not await self._was_asked(principal, part):
            raise NotFound(f"there is no problem {problem_id}", code=ErrorCode.UNKNOWN_PROBLEM)
        return part_of(await self.view(tenant, problem_id), principal) if live else part

    async def _was_asked(self, principal: Principal, part: ProblemView) -> bool:
        """Whether an approval of the problem ever named this principal; while nobody can tell, none did."""
        try:
            asked = await self._store.approvers_asked(part.problem_id)
        except Unavailable:
            return False
        return any(may(principal, approvers, part.user_id) for approvers in asked)

    async def waiting(self, principal: Principal, limit: int = 50, before: int | None = None) -> Waiting:
        """The problems of the mirror with approvals that this principal may decide, newest first."""
        named = fitting(principal.user_id, principal.roles)
        found = await self._store.with_approvals(principal.tenant_id, principal.user_id, named, limit, before)
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
        """The principal's problems from the mirror, newest first."""
        return await self._store.list(principal.tenant_id, principal.user_id, statuses, conversation_id, limit, before)

    async def page(
        self, principal: Principal, wanted: PageFilter, limit: int, before: tuple[datetime, int] | None
    ) -> tuple[Sequence[ProblemView], int]:
        """The principal's problems from the mirror, last changed first, and how many there are on all pages."""
        return await self._store.page(principal.tenant_id, principal.user_id, wanted, limit, before)

    async def steps(self, principal: Principal, problem_id: int) -> Steps:
        """All steps in order: mirrored ones, or while PostgreSQL is away the workflow's own."""
        await self.allowed(principal, problem_id)
        try:
            rows = await self._store.ordered_steps(problem_id)
        except Unavailable:
            found = await self._temporal.steps(problem_id, self._config.status_timeout_s)
            return Steps([(None, step) for step in found.steps], mirrored=False)
        return Steps([(row.id, row.step) for row in rows], mirrored=True)

    async def events(self, principal: Principal, problem_id: int, after_id: int = 0) -> AsyncIterator[Event]:
        """New steps after `after_id` and the problem whenever it changed, as a summary, until it is closed. The caller
        has asked `allowed` before; while PostgreSQL is away the stream waits. Each look reads what is new alone."""
        shown: ProblemView | None = None
        revision: str | None = None
        with self._listener.subscribe(problem_id) as subscription:
            while True:
                pause = _LOOK_AGAIN_S
                try:
                    changed = await self._summary(principal, problem_id, revision)
                    rows = await self._store.steps(problem_id, after_id)
                except Unavailable:
                    changed, rows, pause = None, [], _RETRY_S
                for row in rows:
                    after_id = row.id
                    yield Event(row)
                if changed is not None:
                    revision = changed.revision
                    if changed.view != shown:
                        shown = changed.view
                        yield Event(shown)
                if shown is not None and shown.closed:
                    return
                await subscription.wait(pause)

    async def settled(self, principal: Principal, problem_id: int, wait_s: float) -> ProblemView | None:
        """Wait for the mirror to show the problem settled, at no cost to Temporal; the last row seen after `wait_s`."""
        deadline = time.monotonic() + wait_s
        with self._listener.subscribe(problem_id) as subscription:
            while True:
                summary = await self._summary(principal, problem_id)
                left = deadline - time.monotonic()
                if (summary is not None and summary.view.settled) or left <= 0 or self._waits.ended:
                    return await self.mirrored(principal, problem_id)
                with contextlib.suppress(TimeoutError):
                    async with self._waits.within(min(left, _LOOK_AGAIN_S)):
                        await subscription.wait(_LOOK_AGAIN_S)

    async def _summary(self, principal: Principal, problem_id: int, known: str | None = None) -> Summary | None:
        return await self._store.summary(problem_id, principal.tenant_id, principal.user_id, known)

    async def _from_workflow(
        self, principal: Principal, problem_id: int, *, only_accepted: bool = False
    ) -> ProblemView:
        """Without a row in the mirror: just accepted (the server knows its owner), or PostgreSQL is away."""
        view, accepted = None, await self._temporal.accepted(problem_id, self._owner.id)
        if not only_accepted and accepted is not None:
            try:
                view = await self._temporal.view(problem_id, self._config.status_timeout_s)
            except StewardError as error:
                _log.info("problem %s could not be asked: %s", problem_id, error.detail)
        view = view or accepted
        foreign = view is None or view.tenant_id != principal.tenant_id
        if view is None or foreign or principal.user_id not in (None, view.user_id):
            raise NotFound(f"there is no problem {problem_id}", code=ErrorCode.UNKNOWN_PROBLEM)
        return view
