"""What conversations show and hear, on record before anybody can answer it. Part of the gateway.

Every message takes what was shown before it; every answer adds what it shows.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from steward.api.core.reply import Reply
from steward.contracts.errors import Unavailable
from steward.contracts.owner import Owner
from steward.contracts.problem import ProblemView
from steward.sql.shown import Shown, ShownStore


class ShownRecord:
    """What a bare word of a user can mean."""

    def __init__(self, store: ShownStore) -> None:
        self._store = store

    async def heard(self, owner: Owner, conversation_id: str, *, repeat: bool) -> Sequence[Shown]:
        """The user said something: what had been shown then, which nothing said later can mean. Of a repeat that is not
        known: it may have been shown in the very answer that was lost.

        Raises:
            Unavailable: PostgreSQL is away.
        """
        return [] if repeat else await self._store.take(owner, conversation_id)

    async def showing(self, view: ProblemView, reply: Reply) -> Reply:
        """The reply, once it is on record what it shows the user of this problem."""
        return await self.showing_in(view.owner, view.conversation_id, reply)

    async def showing_in(self, owner: Owner, conversation_id: str, reply: Reply) -> Reply:
        """The reply, once it is on record what it shows the user in a conversation. Without a record nothing of it is
        decided by a bare word; so a reply is not withheld for that."""
        answer = reply.answer
        if answer.problem_id is not None:
            approvals = [approval.approval_id for approval in answer.approvals]
            shown = Shown(problem_id=answer.problem_id, approvals=approvals, question=answer.question is not None)
            with contextlib.suppress(Unavailable):
                await self._store.add(owner, conversation_id, shown)
        return reply
