"""One problem as it stands, for whoever may touch it. Part of the gateway; writes nothing.

The workflow is asked first, in bounded time; the mirror answers for closed problems and, marked stale, whenever no
worker answers. What doors show of problems is `visible_problems`' business.
"""

from __future__ import annotations

import contextlib
import logging
import time
from dataclasses import replace
from typing import Final

from steward.api.core.approver_views import may, part_of
from steward.api.core.gateway_config import GatewayConfig
from steward.api.core.waits import Waits
from steward.api.credentials.identity import Principal
from steward.api.temporal.namespace_owner import NamespaceOwner
from steward.api.temporal.problems import TemporalProblems
from steward.contracts.errors import ErrorCode, NotFound, StewardError, Unavailable
from steward.contracts.problem import ProblemView
from steward.sql.listen import ProblemListener
from steward.sql.problems import ProblemStore, Summary

_log = logging.getLogger(__name__)

_LOOK_AGAIN_S: Final = 5.0
"""A wait reads the mirror at least this often, should a notification be lost."""


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
        return await self._store.get(problem_id, principal)

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
            return live if live.owner == known.owner else known
        except (Unavailable, NotFound) as error:
            _log.info("problem %s is shown from the mirror: %s", problem_id, error.detail)
            return known.model_copy(update={"stale": True})

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

    async def _summary(self, principal: Principal, problem_id: int) -> Summary | None:
        return await self._store.summary(problem_id, principal)

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
        if view is None or not principal.covers(view.owner):
            raise NotFound(f"there is no problem {problem_id}", code=ErrorCode.UNKNOWN_PROBLEM)
        return view
