"""What the mending loop decides of a problem, from its row and its workflow alone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from temporalio.api.enums.v1 import EventType, WorkflowTaskFailedCause
from temporalio.api.history.v1 import HistoryEvent
from temporalio.client import WorkflowExecutionStatus as Status

from steward.contracts.owner import Owner
from steward.contracts.problem import ProblemStatus
from steward.sql.mendings import ProblemRow
from steward.workers.stuck import last_good_task
from steward.workers.verdicts import LOST_AFTER, Execution, Mend, verdict

NOW = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
GRACE = timedelta(seconds=30)
AGES = st.integers(0, 3_000).map(lambda s: timedelta(seconds=s))
STATUSES = st.sampled_from(list(ProblemStatus))


def a_row(age: timedelta, *, closed: bool = False, status: ProblemStatus = ProblemStatus.IN_PROGRESS) -> ProblemRow:
    return ProblemRow(7, Owner("acme", "ann"), status, closed, NOW - age)


def an_execution(status: Status, age: timedelta, problem_status: str | None = None) -> Execution:
    closed = None if status is Status.RUNNING else NOW - age
    return Execution(status, NOW - age, closed, "run", problem_status)


@pytest.mark.requirement("attacks.d8.verdict")
@given(age=AGES, started=AGES, status=STATUSES, told=st.one_of(st.none(), STATUSES.map(lambda s: s.value)), closed=...)
def test_a_running_workflow_is_never_ended_and_left_alone_while_it_moves(
    age: timedelta, started: timedelta, status: ProblemStatus, told: str | None, closed: bool
) -> None:
    row = a_row(age, closed=closed, status=status)
    found = verdict(row, an_execution(Status.RUNNING, started, told), NOW, GRACE)
    assert found is not Mend.END
    if age <= GRACE or told in (None, status.value):
        assert found is Mend.NOTHING


@pytest.mark.requirement("attacks.d8.verdict")
@given(age=AGES, ended=AGES, how=st.sampled_from([s for s in Status if s is not Status.RUNNING]))
def test_a_closed_workflow_leaves_no_open_row_beyond_the_grace(age: timedelta, ended: timedelta, how: Status) -> None:
    found = verdict(a_row(age), an_execution(how, ended), NOW, GRACE)
    assert (found is Mend.NOTHING) is (ended <= GRACE)
    assert verdict(a_row(age, closed=True), an_execution(how, ended), NOW, GRACE) is Mend.NOTHING


@pytest.mark.requirement("attacks.d8.verdict")
@given(age=AGES, closed=...)
def test_a_workflow_nobody_knows_is_lost_only_after_a_long_while(age: timedelta, closed: bool) -> None:
    found = verdict(a_row(age, closed=closed), None, NOW, GRACE)
    assert (found is Mend.END) is (not closed and age > GRACE * LOST_AFTER)


def events(*kinds: str) -> list[HistoryEvent]:
    """A history, oldest first: c(ompleted), f(ailed for a lost update), o(ther failure), t(imed out), s(cheduled)."""
    types = {
        "c": EventType.EVENT_TYPE_WORKFLOW_TASK_COMPLETED,
        "f": EventType.EVENT_TYPE_WORKFLOW_TASK_FAILED,
        "o": EventType.EVENT_TYPE_WORKFLOW_TASK_FAILED,
        "t": EventType.EVENT_TYPE_WORKFLOW_TASK_TIMED_OUT,
        "s": EventType.EVENT_TYPE_WORKFLOW_TASK_SCHEDULED,
    }
    found = [HistoryEvent(event_id=n, event_type=types[kind]) for n, kind in enumerate(kinds, 1)]
    cause = WorkflowTaskFailedCause.WORKFLOW_TASK_FAILED_CAUSE_BAD_UPDATE_WORKFLOW_EXECUTION_MESSAGE
    other = WorkflowTaskFailedCause.WORKFLOW_TASK_FAILED_CAUSE_NON_DETERMINISTIC_ERROR
    for event, kind in zip(found, kinds, strict=True):
        if kind in "fo":
            event.workflow_task_failed_event_attributes.cause = cause if kind == "f" else other
    return found


@pytest.mark.parametrize(
    ("history", "event_id"),
    [("scscstsf", 4), ("scsfst", 2), ("scsfsc", None), ("scso", None), ("scst", None), ("sf", None), ("", None)],
)
@pytest.mark.requirement("attacks.d7.set-going")
def test_only_a_lost_update_after_a_good_task_is_reset(history: str, event_id: int | None) -> None:
    assert last_good_task(events(*history)[::-1]) == event_id
