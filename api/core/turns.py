"""Turns of calls in this process: so many of one tenant are under way, its other users' wait for theirs. Part of the
gateway.

Priorities order Temporal's task queues and nothing else. A flood of calls that only use processors would be under way
all at once, and every other tenant's call would share the processors with all of it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

from steward.api.core.request_notes import note_limits
from steward.contracts.errors import TooManyRequests

HELD_S: Final = 0.5
"""A call gives its place back when it ends, and at the latest then: what takes longer waits for something."""
WAIT_S: Final = 30.0
MOST_WAITING: Final = 1_000
"""Calls of one tenant; each holds a connection and its body."""
_RETRY_AFTER_S: Final = 5
_Turn: TypeAlias = "asyncio.Future[None]"


class Turns:
    """At most `most` calls of a tenant at a time. Its users get their turns one after the other, however many calls
    each of them has waiting; a tenant never waits for another. Knows only tenants with a call under way."""

    def __init__(
        self, most: int, *, held_s: float = HELD_S, wait_s: float = WAIT_S, most_waiting: int = MOST_WAITING
    ) -> None:
        self._most = most
        self._held_s = held_s
        self._wait_s = wait_s
        self._most_waiting = most_waiting
        self._tenants: dict[str, _Tenant] = {}

    @asynccontextmanager
    async def taken(self, tenant_id: str, user_id: str | None) -> AsyncIterator[float]:
        """Wait for a turn and have a place. Gives the seconds it waited.

        Raises:
            TooManyRequests: too many wait, or no turn came in time. Nothing was begun.
        """
        loop = asyncio.get_running_loop()
        came = loop.time()
        tenant = self._tenants.setdefault(tenant_id, _Tenant())
        await self._turn(tenant_id, tenant, user_id)
        held = [tenant]

        def give_back() -> None:
            if held:
                self._give_back(tenant_id, held.pop())

        timer = loop.call_later(self._held_s, give_back)
        try:
            yield loop.time() - came
        finally:
            timer.cancel()
            give_back()

    def __len__(self) -> int:
        return len(self._tenants)

    async def _turn(self, tenant_id: str, tenant: _Tenant, user_id: str | None) -> None:
        if tenant.under_way < self._most:
            tenant.under_way += 1
            return
        if tenant.count >= self._most_waiting:
            note_limits(["turns"])
            raise TooManyRequests("too many calls wait for their turn", retry_after_s=_RETRY_AFTER_S)
        turn = tenant.wait(user_id)
        try:
            async with asyncio.timeout(self._wait_s):
                await turn
        except BaseException as error:
            tenant.leave(user_id, turn)
            if not turn.cancelled():
                self._give_back(tenant_id, tenant)  # It came while its caller went.
            if isinstance(error, TimeoutError):
                detail = f"more than {self._most} calls at a time, and none ended within {self._wait_s:g} seconds"
                note_limits(["turns"])
                raise TooManyRequests(detail, retry_after_s=_RETRY_AFTER_S) from error
            raise

    def _give_back(self, tenant_id: str, tenant: _Tenant) -> None:
        turn = tenant.next()
        if turn is not None:
            turn.set_result(None)
            return
        tenant.under_way -= 1
        if not tenant.under_way:
            del self._tenants[tenant_id]


class _Tenant:
    """How many calls are under way, and the turns that are waited for, by user; the user in front is next."""

    def __init__(self) -> None:
        self.under_way = 0
        self.waiting: OrderedDict[str | None, deque[_Turn]] = OrderedDict()

    @property
    def count(self) -> int:
        return sum(map(len, self.waiting.values()))

    def wait(self, user_id: str | None) -> _Turn:
        turn: _Turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(user_id, deque()).append(turn)
        return turn

    def leave(self, user_id: str | None, turn: _Turn) -> None:
        turns = self.waiting.get(user_id, deque())
        if turn in turns:
            turns.remove(turn)
        if not turns:
            self.waiting.pop(user_id, None)

    def next(self) -> _Turn | None:
        """The turn of the user in front, who goes to the end; None when nobody waits."""
        while self.waiting:
            user_id, turns = self.waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self.waiting[user_id] = turns
            # One whose caller has gone is canceled before its caller has left.
            if not turn.done():
                return turn
        return None
