"""What a conversation just talked about, as its next problem finds it."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from steward.contracts.mirror import MirrorWrite
from steward.contracts.owner import Owner
from steward.contracts.step import Action
from steward.sql.database import Database
from steward.sql.problems import ProblemStore
from tests.support.mirror import MOMENT, a_step, a_view

ANN = Owner("acme", "ann")
LONG = timedelta(days=10_000)


@pytest.fixture
def problems(database: Database) -> ProblemStore:
    return ProblemStore(database)


async def talked(problems: ProblemStore, number: int, text: str, result: Any, **changes: Any) -> None:
    """A problem whose one call came to that result."""
    call = {"call_id": f"{number}-1", "tool_name": "list_tasks"}
    steps = [
        a_step(1, action=Action.TOOL_DISPATCHED, detail={**call, "args": {"status": "open"}}),
        a_step(2, action=Action.TOOL_SUCCEEDED, detail={**call, "result": result}),
    ]
    await problems.record(MirrorWrite(view=a_view(number, text=text, **changes), steps=steps))


@pytest.mark.requirement("dialogue.recent")
async def test_the_last_calls_of_this_conversation_alone_are_found_newest_first(problems: ProblemStore) -> None:
    await talked(problems, 1, "show my tasks", {"tasks": [{"task_id": 4, "title": "milk"}]})
    await talked(problems, 2, "and the open ones?", {"excerpt": "{", "characters": 9, "records": [{"task_id": 5}]})
    await talked(problems, 3, "elsewhere", {}, conversation_id="other")
    await talked(problems, 4, "somebody else", {}, user_id="bob")
    found = await problems.recent_calls(ANN, "default", 9, LONG)
    assert [(call.problem_id, call.request, call.args) for call in found] == [
        (2, "and the open ones?", {"status": "open"}),
        (1, "show my tasks", {"status": "open"}),
    ]
    assert found[0].result == {"records": [{"task_id": 5}]}
    assert await problems.recent_calls(ANN, "default", 1, LONG) == []
    assert await problems.recent_calls(Owner("other", "ann"), "default", 9, LONG) == []


@pytest.mark.requirement("dialogue.recent")
async def test_what_was_talked_about_long_ago_is_not_found(problems: ProblemStore) -> None:
    await talked(problems, 1, "show my tasks", {}, created_at=MOMENT)
    assert await problems.recent_calls(ANN, "default", 9, timedelta(hours=12)) == []


@pytest.mark.requirement("dialogue.recent")
async def test_a_request_is_found_as_it_was_read_in_full(problems: ProblemStore) -> None:
    await talked(problems, 1, "and bread", {})
    passed = {"act": "request", "text": "hi", "passed_over": True}
    read = {"act": "follow_up", "text": "add bread to my list"}
    steps = [a_step(n, action=Action.MESSAGE_READ, detail=detail) for n, detail in ((3, passed), (4, read))]
    await problems.record(MirrorWrite(view=a_view(1, text="and bread", after_s=1), steps=steps))
    [call] = await problems.recent_calls(ANN, "default", 9, LONG)
    assert call.request == "add bread to my list"
