"""Turns of calls: how many of a tenant are under way, whose is next, and what is refused."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from steward.api.core.turns import Turns
from steward.contracts.errors import TooManyRequests

LONG = 3600.0


class Calls:
    """Calls of tenant `t` that end when they are told to, in the order their turns came."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def comes(self, name: str, *, tenant: str = "t") -> None:
        """A call of the user that the name begins with. Returns when it is under way, or waits for its turn."""
        self.ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._call(name, tenant))
        await settled()

    async def _call(self, name: str, tenant: str) -> None:
        async with self.turns.taken(tenant, name[0]):
            self.begun.append(name)
            await self.ends[name].wait()

    async def ends_now(self, name: str) -> None:
        self.ends[name].set()
        await self.tasks[name]
        await settled()


async def settled() -> None:
    """Until whatever can go on has gone on."""
    for _ in range(10):
        await asyncio.sleep(0)


@asynccontextmanager
async def calls(most: int, *, wait_s: float = LONG, most_waiting: int = 100) -> AsyncIterator[Calls]:
    known = Calls(Turns(most, held_s=LONG, wait_s=wait_s, most_waiting=most_waiting))
    try:
        yield known
    finally:
        for task in known.tasks.values():
            task.cancel()
        await asyncio.gather(*known.tasks.values(), return_exceptions=True)
        assert len(known.turns) == 0


@pytest.mark.requirement("api.turns.order")
async def test_the_users_of_a_tenant_take_turns_whatever_each_has_waiting() -> None:
    async with calls(1) as known:
        for name in ("a1", "a2", "a3", "a4", "b1", "c1", "b2"):
            await known.comes(name)
        for name in ("a1", "a2", "b1", "c1", "a3", "b2"):
            await known.ends_now(name)
        assert known.begun == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


@pytest.mark.requirement("api.turns.order")
async def test_so_many_are_under_way_and_a_tenant_never_waits_for_another() -> None:
    async with calls(2) as known:
        for name in ("a1", "a2", "a3"):
            await known.comes(name)
        await known.comes("z1", tenant="another")
        assert known.begun == ["a1", "a2", "z1"]
        await known.ends_now("z1")
        assert known.begun == ["a1", "a2", "z1"]
        await known.ends_now("a2")
        assert known.begun == ["a1", "a2", "z1", "a3"]


@pytest.mark.requirement("api.turns.order")
async def test_a_call_that_waits_for_something_gives_its_place_to_the_next() -> None:
    turns = Turns(1, held_s=0.01, wait_s=60)
    async with AsyncExitStack() as stack:
        for number in range(5):
            await stack.enter_async_context(turns.taken("t", f"u{number}"))
    assert len(turns) == 0


@pytest.mark.requirement("api.turns.bounded")
async def test_more_than_may_wait_are_refused_at_once() -> None:
    async with calls(1, most_waiting=2) as known:
        for name in ("a1", "a2", "b1", "a3"):
            await known.comes(name)
        with pytest.raises(TooManyRequests) as refused:
            await known.tasks["a3"]
        assert refused.value.retry_after_s == 5
        await known.comes("z1", tenant="another")
        assert known.begun == ["a1", "z1"]


@pytest.mark.requirement("api.turns.bounded")
async def test_who_waits_too_long_is_refused_and_nothing_is_begun() -> None:
    async with calls(1, wait_s=0.01) as known:
        await known.comes("a1")
        await known.comes("b1")
        with pytest.raises(TooManyRequests) as refused:
            await known.tasks["b1"]
        assert refused.value.retry_after_s == 5
        await known.ends_now("a1")
        assert known.begun == ["a1"]


@pytest.mark.requirement("api.turns.bounded")
@pytest.mark.parametrize("comes_first", ["the turn", "the cancellation"])
async def test_a_turn_whose_caller_goes_is_the_next_ones(comes_first: str) -> None:
    async with calls(1) as known, AsyncExitStack() as first:
        await first.enter_async_context(known.turns.taken("t", "a"))
        await known.comes("b1")
        await known.comes("c1")
        # Nothing else runs between the two: the caller hears of both at once.
        if comes_first == "the turn":
            await first.aclose()
            known.tasks["b1"].cancel()
        else:
            known.tasks["b1"].cancel()
            await first.aclose()
        await settled()
        assert known.begun == ["c1"]
