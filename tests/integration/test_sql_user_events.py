"""The events of users: written by the change itself, once, and numbered in the order of the commits."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import asyncpg
import pytest

from steward.contracts.notification import NotificationInput, NotificationOption
from steward.contracts.owner import Owner, Reach
from steward.contracts.problem import ProblemStatus
from steward.contracts.step import Action, Step
from steward.contracts.user_events import EventKind
from steward.sql.database import Database
from steward.sql.notifications import NotificationStore
from steward.sql.problems import ProblemStore
from steward.sql.user_events import UserEventStore
from tests.support.mirror import a_step, a_write
from tests.support.waiting import an_approval, asking, of_approval

ANN = Reach("acme", "ann")


@pytest.fixture
def problems(database: Database) -> ProblemStore:
    return ProblemStore(database)


@pytest.fixture
def events(database: Database) -> UserEventStore:
    return UserEventStore(database)


def ended(problem_id: int, *steps: Step, after_s: float = 9, **changes: Any) -> Any:
    """A write that ends a problem."""
    write = a_write(problem_id, after_s=after_s, status=ProblemStatus.DONE, closed=True, **changes)
    return write.model_copy(update={"steps": list(steps)})


@pytest.mark.requirement("push.derived")
async def test_every_kind_comes_of_the_write_that_causes_it_in_its_order(
    database: Database, problems: ProblemStore, events: UserEventStore
) -> None:
    approval = an_approval(7)
    asked = a_step(2, key="q", action=Action.QUESTION_ASKED, description="Which Bob?")
    lost = a_step(3, key="u", action=Action.TOOL_OUTCOME_UNKNOWN, description="pay: no answer")
    await problems.record(asking(7, approval))
    write = a_write(7, after_s=2)
    await problems.record(write.model_copy(update={"steps": [asked, lost]}))
    option = NotificationOption(label="Run", approval_id=approval.approval_id, confirmed=True)
    told = NotificationInput(
        owner=Owner("acme", "ann"), problem_id=7, notification_key="k", text="Disk full", options=[option]
    )
    await NotificationStore(database).add(told)
    await problems.record(ended(7, of_approval(4, approval, Action.APPROVAL_DENIED), message="Nothing was sent."))
    page = await events.page(ANN, [], 0, 100)
    assert [(row.kind, row.detail["text"]) for row in page.events] == [
        (EventKind.APPROVAL_REQUESTED, approval.message),
        (EventKind.QUESTION_ASKED, "Which Bob?"),
        (EventKind.OUTCOME_UNKNOWN, "pay: no answer"),
        (EventKind.NOTIFICATION, "Disk full"),
        (EventKind.APPROVAL_DECIDED, "approval_denied"),
        (EventKind.PROBLEM_ENDED, "Nothing was sent."),
    ]
    requested = page.events[0].as_event("acme", "https://steward.example").data
    assert requested.approval is not None
    assert requested.approval.reason == approval.reason
    assert requested.link == (
        f"https://steward.example/console/approvals/{approval.approval_id}/{approval.args_sha256}"
    )
    assert [(a.kind, a.confirmed, a.approval_id, a.args_sha256) for a in requested.actions] == [
        ("decide", True, approval.approval_id, approval.args_sha256),
        ("decide", False, approval.approval_id, approval.args_sha256),
        ("view", None, None, None),
    ]
    decided = page.events[4].as_event("acme", "https://steward.example").data
    assert decided.approval is not None
    assert (decided.approval.decision, [action.kind for action in decided.actions]) == ("denied", ["view"])


@pytest.mark.requirement("push.derived")
async def test_a_write_that_is_repeated_or_told_again_tells_nothing_twice(
    problems: ProblemStore, events: UserEventStore
) -> None:
    first = asking(7, an_approval(7))
    for _ in range(2):
        await problems.record(first)
    later = first.steps[0].model_copy(update={"at": first.steps[0].at + timedelta(seconds=1)})
    view = first.view.model_copy(update={"updated_at": first.view.updated_at + timedelta(seconds=1)})
    await problems.record(first.model_copy(update={"view": view, "steps": [later]}))
    for _ in range(2):
        await problems.record(ended(7))
    kinds = [row.kind for row in (await events.page(ANN, [], 0, 100)).events]
    assert kinds == [EventKind.APPROVAL_REQUESTED, EventKind.PROBLEM_ENDED]


@pytest.mark.requirement("push.derived")
async def test_a_write_that_does_not_happen_tells_nothing(database: Database, events: UserEventStore) -> None:
    connection = await asyncpg.connect(database.dsn)
    try:
        transaction = connection.transaction()
        await transaction.start()
        write = ended(7)
        await connection.execute("SELECT record_problem($1::jsonb, '[]')", write.view.model_dump_json())
        await transaction.rollback()
    finally:
        await connection.close()
    assert (await events.page(ANN, [], 0, 100)).events == []


@pytest.mark.requirement("push.stream.order")
async def test_what_commits_late_is_read_after_what_committed_before_it(
    database: Database, problems: ProblemStore, events: UserEventStore
) -> None:
    """The slow one took its row's id first; a reader who has seen the fast one still gets it, and neither twice."""
    slow = await asyncpg.connect(database.dsn)
    try:
        transaction = slow.transaction()
        await transaction.start()
        await slow.execute("SELECT record_problem($1::jsonb, '[]')", ended(7).view.model_dump_json())
        await slow.execute("SET CONSTRAINTS ALL IMMEDIATE")
        await problems.record(ended(8))
        before = await events.page(ANN, [], 0, 100)
        assert [row.problem_id for row in before.events] == [8]
        await transaction.commit()
    finally:
        await slow.close()
    after = await events.page(ANN, [], before.last, 100)
    assert [row.problem_id for row in after.events] == [7]
    ids = await database.fetch("SELECT problem_id FROM user_events ORDER BY id")
    assert [row["problem_id"] for row in ids] == [7, 8], "the one that committed late was written first"


@pytest.mark.requirement("push.stream.order")
async def test_pages_go_on_where_they_ended_and_pass_over_what_is_anothers(
    problems: ProblemStore, events: UserEventStore
) -> None:
    for number in range(1, 8):
        await problems.record(ended(number, user_id="ann" if number % 2 else "bob"))
    seen: list[int | None] = []
    after = 0
    for _ in range(3):
        page = await events.page(ANN, [], after, 2)
        seen += [row.problem_id for row in page.events]
        after = page.last
    assert seen == [1, 3, 5, 7]
    assert after == await events.last("acme")


@pytest.mark.requirement("push.expiring")
async def test_an_approval_that_nobody_has_decided_is_told_of_once_before_it_expires(
    problems: ProblemStore, events: UserEventStore
) -> None:
    soon = datetime.now(UTC) + timedelta(seconds=0.4)
    await problems.record(asking(7, an_approval(7, expires_at=soon)))
    await problems.record(asking(8, an_approval(8, expires_at=soon + timedelta(days=1))))
    decided = an_approval(9, expires_at=soon)
    await problems.record(asking(9, decided))
    await problems.record(ended(9, of_approval(2, decided, Action.APPROVAL_APPROVED)))
    told = 0
    while not told and datetime.now(UTC) < soon:
        told = await events.tell_of_expiring(3600)
    assert told == 1
    assert await events.tell_of_expiring(3600) == 0
    [expiring] = [r for r in (await events.page(ANN, [], 0, 100)).events if r.kind is EventKind.APPROVAL_EXPIRING]
    actions = expiring.as_event("acme", "http://x").data.actions
    assert (expiring.problem_id, [action.kind for action in actions]) == (7, ["decide", "decide", "view"])


@pytest.mark.requirement("push.derived")
async def test_the_events_of_a_problem_go_with_it(
    database: Database, problems: ProblemStore, events: UserEventStore
) -> None:
    await problems.record(ended(7))
    await database.execute("DELETE FROM problems WHERE problem_id = 7")
    assert (await events.page(ANN, [], 0, 100)).events == []
