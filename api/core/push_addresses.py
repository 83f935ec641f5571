"""Addresses that a problem's changes are posted to, and what is due there. Called through the gateway; a door speaks
its own protocol to them."""

from __future__ import annotations

from collections.abc import Sequence

from api.core.problem_reader import ProblemReader
from api.credentials.identity import Principal, Scope
from contracts.errors import TooManyRequests
from sql.pushes import MOST_ADDRESSES, Push, PushAddress, PushStore


class PushAddresses:
    """Over the store. Addresses are those of the principal's own problems, with the scope call; what is due is for any
    process."""

    def __init__(self, store: PushStore, reader: ProblemReader) -> None:
        self._store = store
        self._reader = reader

    async def set(self, principal: Principal, problem_id: int, address: PushAddress, *, catch_up: bool = False) -> None:
        """Keep an address; with `catch_up` what the problem already waits for or came to is posted, too.

        Raises:
            NotFound: there is no such problem for this principal.
            TooManyRequests: it has as many addresses as it may.
        """
        await self._check(principal, problem_id)
        if not await self._store.set(problem_id, address, catch_up=catch_up):
            raise TooManyRequests(f"a task has at most {MOST_ADDRESSES} addresses; delete one first")

    async def list(self, principal: Principal, problem_id: int) -> Sequence[PushAddress]:
        """The addresses of a problem. Raises NotFound as `set` does."""
        await self._check(principal, problem_id)
        return await self._store.list(problem_id)

    async def delete(self, principal: Principal, problem_id: int, config_id: str) -> None:
        """Forget an address, or nothing. Raises NotFound as `set` does."""
        await self._check(principal, problem_id)
        await self._store.delete(problem_id, config_id)

    async def _check(self, principal: Principal, problem_id: int) -> None:
        principal.require(Scope.CALL)
        await self._reader.allowed(principal, problem_id)

    async def claim(self, most: int, lease_s: float) -> Sequence[Push]:
        """Take what is due for `lease_s` seconds."""
        return await self._store.claim(most, lease_s)

    async def delivered(self, push: Push) -> None:
        """The address took it."""
        await self._store.delivered(push.id)

    async def failed(self, push: Push, error: str, again_in_s: float | None) -> None:
        """The address did not take it; None gives it up."""
        await self._store.failed(push.id, error, again_in_s)
