"""What the metrics count of the audit: each call and plan once, by names that are few, however the steps came in."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from steward.api.core import work_counts
from steward.api.core.work_counts import Work, WorkCounts
from steward.contracts.actors import SELF_TEST_USER
from steward.contracts.mirror import MirrorWrite
from steward.contracts.owner import Reach
from steward.contracts.step import Action, Actor, Step
from steward.sql.database import Database
from steward.sql.measures import MeasureStore
from steward.sql.problems import PageFilter, ProblemStore
from tests.support.mirror import a_view

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)


def step(seq: int, action: Action, after_s: float, **detail: object) -> Step:
    at = NOON + timedelta(seconds=after_s)
    key = f"{seq}-{action}"
    return Step(step_key=key, seq=seq, actor=Actor.AGENT, action=action, description="", detail=detail, at=at)


PLAN = {"kind": "calls", "calls": [{"tool_name": "get_weather"}]}
STEPS = [
    step(1, Action.PLANNED, 0, backend="llama", prompt_version="0a1b", plan=PLAN, usage={"seconds": 0.25}),
    step(2, Action.TOOL_DISPATCHED, 1, call_id="c1", tool_name="get_weather"),
    step(3, Action.TOOL_DISPATCHED, 1, call_id="c2", tool_name="a-name-some-server-made-up"),
    step(4, Action.TOOL_SUCCEEDED, 3, call_id="c1", tool_name="get_weather"),
    step(5, Action.TOOL_FAILED, 1.5, call_id="c2", tool_name="a-name-some-server-made-up"),
    step(6, Action.PLANNING_FAILED, 4),
]


@pytest.mark.requirement("documented.answers.prompt-version")
@pytest.mark.requirement("documented.answers.intents")
@pytest.mark.requirement("operator.metrics.work")
async def test_each_call_and_plan_is_told_once_with_its_seconds(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await database.execute(
        "INSERT INTO agent_tools (name, spec, content_hash, tool_type, permission, search)"
        " VALUES ('get_weather', '{}', '', 'weather', '', '')"
    )
    problems = ProblemStore(database)
    monkeypatch.setattr(work_counts, "BEHIND_S", 0.0)
    await problems.record(MirrorWrite(view=a_view(problem_id=1), steps=[step(9, Action.PLANNING_FAILED, 0)]))
    counts = WorkCounts(MeasureStore(database))
    await problems.record(MirrorWrite(view=a_view(problem_id=2), steps=STEPS))
    assert await counts.fresh() == [
        Work("plan", "llama", "calls", 0.25, intent="weather", prompt_version="0a1b"),
        Work("call", "get_weather", "succeeded", 2.0),
        Work("call", "other", "failed", 0.5),
        Work("plan", "none", "failed", None),
    ]
    assert await counts.fresh() == []
    await problems.record(MirrorWrite(view=a_view(problem_id=2), steps=STEPS))
    assert await counts.fresh() == []


@pytest.mark.requirement("operator.metrics.work")
async def test_a_young_step_and_what_comes_after_it_wait(database: Database) -> None:
    counts = WorkCounts(MeasureStore(database))
    await ProblemStore(database).record(MirrorWrite(view=a_view(problem_id=2), steps=STEPS))
    assert await counts.fresh() == []
    await database.execute("UPDATE problem_steps SET recorded_at = now() - interval '1 hour' WHERE id <> 4")
    assert [work.kind for work in await counts.fresh()] == ["plan"]
    await database.execute("UPDATE problem_steps SET recorded_at = now() - interval '1 hour'")
    assert [work.outcome for work in await counts.fresh()] == ["succeeded", "failed", "failed"]


@pytest.mark.requirement("operator.self-test")
async def test_the_self_test_is_in_no_list_but_its_own(database: Database) -> None:
    problems, tenant = ProblemStore(database), Reach("acme", None)
    for number, user in enumerate(("ann", SELF_TEST_USER), 1):
        await problems.record(MirrorWrite(view=a_view(problem_id=number, user_id=user), steps=[]))
    assert [view.user_id for view in await problems.list(tenant)] == ["ann"]
    paged, total = await problems.page(tenant, PageFilter(), 10)
    assert ([view.user_id for view in paged], total) == (["ann"], 1)
    assert len(await problems.list(Reach("acme", SELF_TEST_USER))) == 1
