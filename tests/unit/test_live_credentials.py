"""What goes on as long as its credentials are good: not shorter where nobody can tell, and not longer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from starlette.requests import Request

from steward.api import live_credentials
from steward.api.credentials.identity import Principal
from steward.api.live_credentials import hold, while_good
from steward.contracts.errors import StewardError, Unauthorized, Unavailable

ANN = Principal("t", "ann")


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_credentials, "LOOK_S", 0.01)


def answering(*answers: Principal | StewardError) -> Callable[[], Awaitable[Principal]]:
    """One answer after the other, at each look; the last one again and again."""
    left = list(answers)

    async def again() -> Principal:
        found = left.pop(0) if len(left) > 1 else left[0]
        if isinstance(found, StewardError):
            raise found
        return found

    return again


async def ends(*answers: Principal | StewardError) -> bool:
    """Whether work without an end is ended."""
    request, going = Request({"type": "http"}), asyncio.Event()

    async def work() -> None:
        going.set()
        await asyncio.Event().wait()

    hold(request, ANN, answering(*answers))
    try:
        await asyncio.wait_for(while_good(request, work()), 0.3)
    except TimeoutError:
        return False
    return going.is_set()


@pytest.mark.requirement("identity.live-views-end")
@pytest.mark.parametrize("last", [Unauthorized("revoked"), Principal("t", "ann", roles=frozenset({"finance"}))])
async def test_it_ends_with_the_credentials_or_when_they_are_others(last: Principal | StewardError) -> None:
    assert await ends(ANN, Unavailable("PostgreSQL is away"), ANN, last)


@pytest.mark.requirement("identity.live-views-end")
@pytest.mark.parametrize("last", [ANN, Unavailable("PostgreSQL is away")])
async def test_it_goes_on_while_they_are_good_or_nobody_can_tell(last: Principal | StewardError) -> None:
    assert not await ends(ANN, last)


@pytest.mark.requirement("identity.live-views-end")
async def test_work_that_is_done_is_done() -> None:
    request = Request({"type": "http"})
    hold(request, ANN, answering(ANN))
    await asyncio.wait_for(while_good(request, asyncio.sleep(0)), 1)
