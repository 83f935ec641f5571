"""Addresses that a problem's changes are posted to, and what is due there. Called through the gateway; a door speaks
its own protocol to them."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from steward.api.core.problem_reader import ProblemReader
from steward.api.core.seals import Seal, SealBroken
from steward.api.credentials.identity import Principal, Scope
from steward.contracts.errors import TooManyRequests
from steward.sql.pushes import MOST_ADDRESSES, Push, PushAddress, PushStore

_log = logging.getLogger(__name__)


class PushAddresses:
    """Over the store. Addresses are those of the principal's own problems, with the scope call; what is due is for any
    process. Their tokens and credentials are kept sealed, each for its column of its row."""

    def __init__(self, store: PushStore, reader: ProblemReader, seal: Seal) -> None:
        self._store = store
        self._reader = reader
        self._seal = seal

    async def set(self, principal: Principal, problem_id: int, address: PushAddress, *, catch_up: bool = False) -> None:
        """Keep an address; with `catch_up` what the problem already waits for or came to is posted, too.

        Raises:
            NotFound: there is no such problem for this principal.
            TooManyRequests: it has as many addresses as it may.
        """
        await self._check(principal, problem_id)
        sealed = await _with_secrets(self._seal.seal, problem_id, address)
        if not await self._store.set(problem_id, sealed, catch_up=catch_up):
            raise TooManyRequests(f"a task has at most {MOST_ADDRESSES} addresses; delete one first")

    async def list(self, principal: Principal, problem_id: int) -> Sequence[PushAddress]:
        """The addresses of a problem, their secrets as they are kept. Raises NotFound as `set` does."""
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
        """Take what is due for `lease_s` seconds. What cannot be unsealed is given up."""
        opened = []
        for push in await self._store.claim(most, lease_s):
            try:
                address = await _with_secrets(self._seal.open, push.view.problem_id, push.address)
            except SealBroken as broken:
                _log.warning("push %s is given up: its secrets cannot be read: %s", push.id, broken)
                await self._store.failed(push.id, f"its secrets cannot be read: {broken}", None)
            else:
                opened.append(replace(push, address=address))
        return opened

    async def delivered(self, push: Push) -> None:
        """The address took it."""
        await self._store.delivered(push.id)

    async def failed(self, push: Push, error: str, again_in_s: float | None) -> None:
        """The address did not take it; None gives it up."""
        await self._store.failed(push.id, error, again_in_s)


async def _with_secrets(
    change: Callable[[str, str], Awaitable[str]], problem_id: int, address: PushAddress
) -> PushAddress:
    """The address with its secrets sealed or opened by `change`."""
    place = f"push_addresses/{problem_id}/{address.config_id}"
    token, credentials = address.token, address.auth_credentials
    return replace(
        address,
        token=token and await change(token, f"{place}/token"),
        auth_credentials=credentials and await change(credentials, f"{place}/auth_credentials"),
    )
