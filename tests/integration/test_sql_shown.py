"""What a conversation showed last, as every API process sees it."""

from __future__ import annotations

import asyncio

import pytest

from steward.contracts.notification import NotificationInput, NotificationOption
from steward.contracts.owner import Owner
from steward.sql.database import Database
from steward.sql.notifications import NotificationStore
from steward.sql.problems import ProblemStore
from steward.sql.shown import Shown, ShownStore
from tests.support.mirror import a_write

ANN = (Owner("acme", "ann"), "default")
FIRST, SECOND = Shown(problem_id=1, approvals=["1-1"]), Shown(problem_id=2, approvals=["2-1"])


@pytest.fixture
def store(database: Database) -> ShownStore:
    return ShownStore(database)


@pytest.mark.requirement("attacks.a2.shown-is-durable")
async def test_what_was_shown_since_the_last_message_is_taken_once_and_in_order(store: ShownStore) -> None:
    assert await store.take(*ANN) == []
    await store.add(*ANN, FIRST)
    await store.add(*ANN, SECOND)
    assert await store.take(*ANN) == [FIRST, SECOND]
    assert await store.take(*ANN) == []


@pytest.mark.requirement("attacks.a2.shown-is-durable")
async def test_a_problem_shown_again_stands_last_and_once(store: ShownStore) -> None:
    asked_again = Shown(problem_id=1, approvals=["1-2"])
    for shown in (FIRST, SECOND, asked_again):
        await store.add(*ANN, shown)
    assert await store.take(*ANN) == [SECOND, asked_again]


@pytest.mark.requirement("attacks.a2.shown-is-durable")
async def test_an_answer_stands_beside_an_approval_and_never_in_its_place(store: ShownStore) -> None:
    answer, of_the_same = Shown(problem_id=3), Shown(problem_id=1)
    await store.add(*ANN, answer)
    assert await store.take(*ANN) == []
    for shown in (FIRST, of_the_same, answer):
        await store.add(*ANN, shown)
    assert await store.take(*ANN) == [FIRST, answer]
    await store.add(*ANN, answer)
    await store.add(*ANN, FIRST)
    assert await store.take(*ANN) == [answer, FIRST]


@pytest.mark.requirement("attacks.a2.shown-is-durable")
async def test_conversations_users_and_tenants_are_apart(store: ShownStore) -> None:
    await store.add(*ANN, FIRST)
    for other in (
        (Owner("acme", "ann"), "other"),
        (Owner("acme", "bob"), "default"),
        (Owner("other", "ann"), "default"),
    ):
        assert await store.take(*other) == []
    assert await store.take(*ANN) == [FIRST]


@pytest.mark.requirement("attacks.a2.shown-is-durable")
async def test_of_concurrent_messages_one_gets_what_was_shown(store: ShownStore) -> None:
    for _ in range(20):
        await store.add(*ANN, FIRST)
        taken = await asyncio.gather(*(store.take(*ANN) for _ in range(12)))
        assert sorted(map(len, taken)) == [0] * 11 + [1]


@pytest.mark.requirement("attacks.a2.shown-is-durable")
async def test_many_things_at_once_are_all_more_than_one(store: ShownStore) -> None:
    await asyncio.gather(*(store.add(*ANN, Shown(problem_id=n, approvals=[f"{n}-1"])) for n in range(1, 41)))
    assert 1 < len(await store.take(*ANN)) <= 12


@pytest.mark.requirement("attacks.a2.shown-is-durable")
async def test_a_notification_shows_what_it_offers_in_its_problems_conversation(
    store: ShownStore, database: Database
) -> None:
    await ProblemStore(database).record(a_write(1, 1))
    offered = [NotificationOption(label=text, approval_id="1-1", confirmed=text == "Run") for text in ("Run", "Ignore")]
    await NotificationStore(database).add(
        NotificationInput(owner=Owner("acme", "ann"), problem_id=1, notification_key="k", text="?", options=offered)
    )
    assert await store.take(*ANN) == [FIRST]
