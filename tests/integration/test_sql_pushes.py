"""The outbox of push notifications: filled by the change itself, taken in order, never lost."""

from __future__ import annotations

import pytest

from steward.contracts.problem import ProblemStatus
from steward.sql.database import Database
from steward.sql.problems import ProblemStore
from steward.sql.pushes import MOST_ADDRESSES, PushAddress, PushStore
from tests.support.mirror import a_write

pytestmark = pytest.mark.requirement("a2a.push")
ASKS, DONE = ProblemStatus.AWAITING_CONFIRMATION, ProblemStatus.DONE
HERE = PushAddress("here", "assistant", "https://example.com/a", "t", "Bearer", "c")
THERE = PushAddress("there", "assistant", "https://example.com/b")


@pytest.fixture
def problems(database: Database) -> ProblemStore:
    return ProblemStore(database)


@pytest.fixture
def pushes(database: Database) -> PushStore:
    return PushStore(database)


async def test_every_change_of_state_is_due_at_each_address_one_after_the_other(
    problems: ProblemStore, pushes: PushStore
) -> None:
    await problems.record(a_write(7, 1))
    assert await pushes.set(7, HERE)
    assert await pushes.set(7, THERE)
    await problems.record(a_write(7, 2, after_s=1))  # nothing that a watcher would be told
    await problems.record(a_write(7, 3, after_s=2, status=ASKS))
    await problems.record(a_write(7, 4, after_s=3, status=DONE, closed=True))
    first = await pushes.claim(10, 60)
    assert {(push.address, push.view.status) for push in first} == {(HERE, ASKS), (THERE, ASKS)}
    assert await pushes.claim(10, 60) == []
    for push in first:
        await pushes.delivered(push.id)
    assert [push.view.status for push in await pushes.claim(10, 60)] == [DONE, DONE]


async def test_what_is_not_finished_in_time_comes_again_and_what_is_given_up_does_not(
    problems: ProblemStore, pushes: PushStore
) -> None:
    await problems.record(a_write(7, 1))
    await pushes.set(7, HERE)
    await problems.record(a_write(7, 2, after_s=1, status=ASKS))
    [lost] = await pushes.claim(10, 0)
    [again] = await pushes.claim(10, 60)
    assert (again.id, again.attempts) == (lost.id, lost.attempts + 1)
    await pushes.failed(again.id, "it answered 503", 0)
    [third] = await pushes.claim(10, 60)
    await pushes.failed(third.id, "it answered 503", None)
    assert await pushes.claim(10, 60) == []
    await problems.record(a_write(7, 3, after_s=2, status=DONE, closed=True))
    assert [push.view.status for push in await pushes.claim(10, 60)] == [DONE]


async def test_an_address_that_comes_late_is_told_what_waits_and_one_that_goes_nothing(
    problems: ProblemStore, pushes: PushStore
) -> None:
    await problems.record(a_write(7, 1))
    await problems.record(a_write(7, 2, after_s=1, status=ASKS))
    await pushes.set(7, THERE)
    assert await pushes.claim(10, 60) == []
    await pushes.set(7, HERE, catch_up=True)
    assert [push.address for push in await pushes.claim(10, 0)] == [HERE]
    await pushes.delete(7, "here")
    await pushes.delete(7, "here")
    assert await pushes.claim(10, 60) == []
    assert await pushes.list(7) == [THERE]


async def test_a_problem_has_so_many_addresses_and_no_more(problems: ProblemStore, pushes: PushStore) -> None:
    await problems.record(a_write(7, 1))
    for number in range(MOST_ADDRESSES):
        assert await pushes.set(7, PushAddress(f"c{number}", "assistant", "https://example.com"))
    assert not await pushes.set(7, HERE)
    assert await pushes.set(7, PushAddress("c0", "assistant", "https://example.com/other"))
    assert len(await pushes.list(7)) == MOST_ADDRESSES


async def test_a_problem_that_waits_when_it_is_first_recorded_is_due(problems: ProblemStore, pushes: PushStore) -> None:
    assert await pushes.set(7, HERE, catch_up=True)
    await problems.record(a_write(7, 1, status=ASKS))
    assert [push.view.status for push in await pushes.claim(10, 60)] == [ASKS]
