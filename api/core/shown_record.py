"""What conversations show and hear, on record before anybody can answer it. Part of the gateway.

Every message takes what was shown before it; every answer adds what it shows.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from api.core.reply import Reply
from contracts.errors import Unavailable
from contracts.problem import ProblemInput, ProblemView
from sql.shown import Shown, ShownStore


class ShownRecord:
    """What a bare word of a user can mean."""

    def __init__(self, store: ShownStore) -> None:
        self._store = store

    async def heard(self, tenant_id: str, user_id: str, conversation_id: str, *, repeat: bool) -> Sequence[Shown]:
        """The user said something: what had been shown then, which nothing said later can mean. Of a repeat that is not
        known: it may have been shown in the very answer that was lost.

        Raises:
            Unavailable: PostgreSQL is away.
        """
        return [] if repeat else await self._store.take(tenant_id, user_id, conversation_id)

    async def showing(self, of: ProblemView | ProblemInput, reply: Reply) -> Reply:
        """The reply, once it is on record what it shows the user. Without a record nothing of it is decided by a bare
        word; so a reply is not withheld for that."""
        answer = reply.answer
        if answer.problem_id is not None:
            approvals = [approval.approval_id for approval in answer.approvals]
            shown = Shown(problem_id=answer.problem_id, approvals=approvals, question=answer.question is not None)
            with contextlib.suppress(Unavailable):
                await self._store.add(of.tenant_id, of.user_id, of.conversation_id, shown)
        return reply
