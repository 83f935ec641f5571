"""The mirror: ids, idempotency keys, writes in any order, and reads that keep tenants and users apart."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from steward.contracts.errors import ErrorCode, Unprocessable
from steward.contracts.mirror import MirrorWrite
from steward.contracts.owner import Owner, Reach
from steward.contracts.plan import Turn
from steward.contracts.problem import ProblemStatus, ProblemView
from steward.sql.database import Database
from steward.sql.problems import ProblemStore
from tests.support.mirror import a_step, a_view, a_write


@pytest.fixture
def problems(database: Database) -> ProblemStore:
    return ProblemStore(database)


async def keys(problems: ProblemStore, problem_id: int) -> list[str]:
    return [recorded.step.step_key for recorded in await problems.steps(problem_id)]


async def read(problems: ProblemStore, problem_id: int) -> ProblemView:
    view = await problems.get(problem_id, Owner("acme", "ann"))
    assert view is not None
    return view


async def test_problem_ids_never_repeat(problems: ProblemStore) -> None:
    ids = await asyncio.gather(*(problems.next_problem_id() for _ in range(30)))
    assert len(set(ids)) == 30


@pytest.mark.requirement("sql.idempotency.one-problem-per-key")
async def test_of_many_concurrent_reservations_of_a_key_exactly_one_is_fresh(problems: ProblemStore) -> None:
    reservations = await asyncio.gather(*(problems.reserve(Owner("acme", "ann"), "k", "body") for _ in range(25)))
    assert len({reservation.problem_id for reservation in reservations}) == 1
    assert [reservation.fresh for reservation in reservations].count(True) == 1


@pytest.mark.requirement("sql.idempotency.other-body-refused")
async def test_a_key_with_another_body_is_refused(problems: ProblemStore) -> None:
    await problems.reserve(Owner("acme", "ann"), "k", "body")
    with pytest.raises(Unprocessable) as refused:
        await problems.reserve(Owner("acme", "ann"), "k", "another body")
    assert refused.value.code is ErrorCode.IDEMPOTENCY_MISMATCH


async def test_keys_of_other_users_and_tenants_are_other_keys(problems: ProblemStore) -> None:
    reservations = [
        await problems.reserve(owner, "k", f"{owner}")
        for owner in (Owner("acme", "ann"), Owner("acme", "bob"), Owner("other", "ann"))
    ]
    assert all(reservation.fresh for reservation in reservations)
    assert len({reservation.problem_id for reservation in reservations}) == 3


async def test_a_recorded_problem_reads_back_as_it_was_written(problems: ProblemStore) -> None:
    write = MirrorWrite(
        view=a_view(7, result={"nested": [1, 2.5, None, "ä"]}, message="done", degraded=["Qdrant is away"]),
        steps=[a_step(1, detail={"tool": "ping", "n": 3})],
    )
    await problems.record(write)
    assert await read(problems, 7) == write.view
    assert [recorded.step for recorded in await problems.steps(7)] == write.steps


@pytest.mark.requirement("sql.steps.exactly-once")
async def test_recording_the_same_write_again_changes_nothing(problems: ProblemStore) -> None:
    write = a_write(7, 1, 2)
    await problems.record(write)
    before = await problems.steps(7)
    await asyncio.gather(*(problems.record(write) for _ in range(5)))
    assert await problems.steps(7) == before
    assert await read(problems, 7) == write.view


@pytest.mark.requirement("sql.record.late-write-keeps-newer-row")
async def test_a_late_older_write_adds_its_steps_and_leaves_the_newer_row(problems: ProblemStore) -> None:
    newer = a_write(7, 3, after_s=10, status=ProblemStatus.DONE, closed=True)
    await problems.record(newer)
    await problems.record(a_write(7, 1, 2, after_s=5))
    assert await read(problems, 7) == newer.view
    assert await keys(problems, 7) == ["step-3", "step-1", "step-2"]
    assert [recorded.step.seq for recorded in await problems.ordered_steps(7)] == [1, 2, 3]


@pytest.mark.requirement("sql.record.late-write-keeps-newer-row")
async def test_of_two_writes_of_one_instant_the_one_with_later_steps_wins(problems: ProblemStore) -> None:
    await problems.record(a_write(7, 2, message="second"))
    await problems.record(a_write(7, 1, message="first"))
    assert (await read(problems, 7)).message == "second"


async def test_a_closed_problem_is_not_reopened_by_a_write_of_the_same_instant(problems: ProblemStore) -> None:
    await problems.record(a_write(7, 2, status=ProblemStatus.DONE, closed=True))
    await problems.record(a_write(7))
    assert (await read(problems, 7)).closed


@pytest.mark.requirement("sql.steps.ids-in-commit-order")
async def test_a_reader_that_resumes_after_an_id_misses_no_step_of_concurrent_writers(problems: ProblemStore) -> None:
    seen: list[str] = []

    async def follow() -> None:
        last = 0
        while len(seen) < 40:
            for recorded in await problems.steps(7, after_id=last):
                last = recorded.id
                seen.append(recorded.step.step_key)

    follower = asyncio.create_task(follow())
    await asyncio.gather(*(problems.record(a_write(7, seq, after_s=seq)) for seq in range(1, 41)))
    await asyncio.wait_for(follower, 20)
    assert sorted(seen) == sorted(f"step-{seq}" for seq in range(1, 41))


async def test_steps_come_in_pages(problems: ProblemStore) -> None:
    await problems.record(a_write(7, 1, 2, 3))
    first = await problems.steps(7, limit=2)
    rest = await problems.steps(7, after_id=first[-1].id)
    assert [recorded.step.seq for recorded in [*first, *rest]] == [1, 2, 3]


async def test_a_step_from_outside_the_workflow_is_added_once_and_ordered_last(problems: ProblemStore) -> None:
    await problems.record(a_write(7, 1))
    for _ in range(2):
        await problems.add_step(7, a_step(None, key="notification-1"))
    await problems.record(a_write(7, 2, after_s=1))
    assert [recorded.step.step_key for recorded in await problems.ordered_steps(7)] == [
        "step-1",
        "step-2",
        "notification-1",
    ]


@pytest.mark.requirement("sql.reads.tenant-and-user")
async def test_a_problem_is_read_by_its_user_and_by_an_operator_of_its_tenant_only(problems: ProblemStore) -> None:
    await problems.record(a_write(7))
    assert await problems.get(7, Owner("acme", "ann")) is not None
    assert await problems.get(7, Reach("acme", None)) is not None
    assert await problems.get(7, Owner("acme", "bob")) is None
    assert await problems.get(7, Owner("other", "ann")) is None
    assert await problems.get(7, Reach("other", None)) is None
    assert await problems.list(Reach("other", None)) == []
    assert await problems.list(Owner("acme", "bob")) == []


async def test_problems_are_listed_newest_first_by_status_conversation_and_page(problems: ProblemStore) -> None:
    for problem_id in range(1, 6):
        status = ProblemStatus.DONE if problem_id % 2 else ProblemStatus.AWAITING_USER
        await problems.record(a_write(problem_id, status=status, conversation_id=f"c{problem_id // 3}"))

    async def listed(**filters: object) -> list[int]:
        return [view.problem_id for view in await problems.list(Owner("acme", "ann"), **filters)]  # type: ignore[arg-type]

    assert await listed() == [5, 4, 3, 2, 1]
    assert await listed(statuses=[ProblemStatus.AWAITING_USER]) == [4, 2]
    assert await listed(conversation_id="c0") == [2, 1]
    assert await listed(limit=2, before=4) == [3, 2]
    assert await listed(statuses=[]) == []


async def test_open_problems_waiting_in_a_conversation_are_found_newest_first(problems: ProblemStore) -> None:
    statuses = {
        1: (ProblemStatus.AWAITING_USER, False),
        2: (ProblemStatus.AWAITING_CONFIRMATION, False),
        3: (ProblemStatus.BLOCKED, False),
        4: (ProblemStatus.BLOCKED, True),
        5: (ProblemStatus.DONE, True),
        6: (ProblemStatus.IN_PROGRESS, False),
    }
    for problem_id, (status, closed) in statuses.items():
        await problems.record(a_write(problem_id, status=status, closed=closed))
    waiting = await problems.waiting_in_conversation(Owner("acme", "ann"), "default")
    assert [view.problem_id for view in waiting] == [3, 2, 1]
    assert await problems.waiting_in_conversation(Owner("acme", "ann"), "elsewhere") == []
    assert await problems.waiting_in_conversation(Owner("acme", "bob"), "default") == []


def timeless(turns: Sequence[Turn]) -> list[Turn]:
    """The turns without when they were said."""
    return [turn.model_copy(update={"at": None}) for turn in turns]


async def test_a_conversations_turns_are_those_of_its_last_closed_problems(problems: ProblemStore) -> None:
    for problem_id in range(1, 5):
        await problems.record(
            a_write(
                problem_id,
                status=ProblemStatus.DONE,
                closed=problem_id < 4,
                text=f"q{problem_id}",
                message=f"a{problem_id}",
            )
        )
    turns = await problems.conversation_turns(Owner("acme", "ann"), "default", limit=4)
    assert all(turn.at is not None for turn in turns)
    assert timeless(turns) == [
        Turn(role="user", text="q2"),
        Turn(role="assistant", text="a2", problem_id=2),
        Turn(role="user", text="q3"),
        Turn(role="assistant", text="a3", problem_id=3),
    ]
    whole = await problems.conversation_turns(Owner("acme", "ann"), "default", limit=1, whole=True)
    assert timeless(whole) == [Turn(role="user", text="q4", at_work=False)]
    await problems.record(a_write(5, status=ProblemStatus.IN_PROGRESS, closed=False, text="q5"))
    whole = await problems.conversation_turns(Owner("acme", "ann"), "default", limit=1, whole=True)
    assert timeless(whole) == [Turn(role="user", text="q5", at_work=True)]
    assert len(await problems.conversation_turns(Owner("acme", "ann"), "default", limit=3)) == 3
    assert await problems.conversation_turns(Owner("acme", "ann"), "default", limit=0) == []


async def test_problems_are_counted_by_status(problems: ProblemStore) -> None:
    await problems.record(a_write(1, status=ProblemStatus.DONE, closed=True))
    await problems.record(a_write(2, status=ProblemStatus.DONE, closed=True))
    await problems.record(a_write(3))
    counts = await problems.counts_by_status()
    assert counts[ProblemStatus.DONE] == 2
    assert counts[ProblemStatus.IN_PROGRESS] == 1
    assert counts[ProblemStatus.FAILED] == 0


@pytest.mark.requirement("sql.text.nothing-breaks-a-write")
@pytest.mark.parametrize("nasty", ["a\x00b", "literal \\u0000 stays", "lone \ud800 surrogate", "both \x00 and \udfff"])
async def test_characters_postgres_refuses_are_replaced_and_never_break_a_write(
    problems: ProblemStore, nasty: str
) -> None:
    view = a_view(7, message="m")
    view.message, view.result = nasty, {nasty: [nasty, float("inf")]}
    step = a_step(1)
    step.description, step.detail = nasty, {"said": nasty}
    await problems.record(MirrorWrite(view=view, steps=[step]))
    expected = "".join("\ufffd" if c == "\x00" or "\ud800" <= c <= "\udfff" else c for c in nasty)
    stored = await read(problems, 7)
    assert stored.message == expected
    assert stored.result == {expected: [expected, None]}
    (recorded,) = await problems.steps(7)
    assert recorded.step.description == expected
    assert recorded.step.detail == {"said": expected}
