"""What wakes the console's live pages. The one place that knows where changes come from."""

from __future__ import annotations

from collections.abc import AsyncIterator

from fastapi import Request

from steward.api.console.guarded import Visitor, principal_behind
from steward.contracts.errors import StewardError
from steward.contracts.problem import ProblemView


async def changes(request: Request, visitor: Visitor) -> AsyncIterator[ProblemView | None]:
    """The visitor's problems that changed, as summaries; None at the beginning and whenever any may have changed. Ends
    as soon as their credentials are good no more."""
    async for view in visitor.gateway.changes.follow(visitor.principal):
        try:
            if await principal_behind(request, visitor.session) != visitor.principal:
                return
        except StewardError:
            return
        yield view
