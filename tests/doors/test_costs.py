"""What a request needs of Temporal, counted: nothing of it may grow unnoticed (make bench-cost has the whole table)."""

from __future__ import annotations

import uuid
from typing import Any, Final

import httpx
import pytest
from temporalio.client import Client

from bench.history_counts import Counts, counted
from steward.contracts.queues import problem_workflow_id
from tests.doors.conftest import DoorStack

ROOM: Final = 1.1
"""By how much a history may be longer than it was: ids and moments are not always as long."""
MAIL: Final = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}


async def ended(http: httpx.AsyncClient, stack: DoorStack, body: dict[str, Any], *, approve: bool = False) -> Counts:
    """The counts of a request of a user of its own, once its workflow has ended."""
    body = {"user_id": f"cost-{uuid.uuid4().hex[:8]}", "conversation_id": "cost", **body}
    problem_id = (await http.post("/tool/call", json=body)).json()["problem_id"]
    if approve:
        decided = await http.post(
            f"/problems/{problem_id}/confirm", json={"confirmed": True, "user_id": body["user_id"]}
        )
        assert decided.json()["tool_executed"] is True, decided.text
    assert stack.settings.temporal_address is not None
    client = await Client.connect(stack.settings.temporal_address)
    await client.get_workflow_handle(problem_workflow_id(problem_id)).result()
    return await counted(client, problem_workflow_id(problem_id))


@pytest.mark.requirement("workflows.costs")
@pytest.mark.parametrize(
    ("body", "approve", "counts"),
    [
        pytest.param(
            {"tool_name": "calculate", "args": {"expression": "2+2"}},
            False,
            {"events": 11, "workflow tasks": 1, "local activities": 3, "upserts": 1, "updates": 1, "bytes": 7_200},
            id="look-up",
        ),
        pytest.param(
            {"tool_name": "add_task", "args": {"title": "buy milk"}},
            False,
            {
                "events": 16,
                "workflow tasks": 2,
                "activities": 1,
                "local activities": 2,
                "upserts": 1,
                "updates": 1,
                "bytes": 10_000,
            },
            id="effect unasked",
        ),
        pytest.param(
            {"tool_name": "compose_email", "args": MAIL},
            True,
            {
                "events": 31,
                "workflow tasks": 4,
                "activities": 2,
                "local activities": 3,
                "timers": 1,
                "upserts": 2,
                "updates": 2,
                "bytes": 18_200,
            },
            id="approved effect",
        ),
        pytest.param(
            {"text": "add a task to buy milk"},
            False,
            {
                "events": 20,
                "workflow tasks": 2,
                "activities": 1,
                "local activities": 6,
                "upserts": 1,
                "updates": 1,
                "bytes": 18_600,
            },
            id="planned",
        ),
    ],
)
async def test_a_request_needs_no_more_of_temporal_than_it_did(
    http: httpx.AsyncClient, stack: DoorStack, body: dict[str, Any], approve: bool, counts: Counts
) -> None:
    found = await ended(http, stack, body, approve=approve)
    assert found.pop("bytes") <= counts["bytes"] * ROOM
    assert found == {name: counts.get(name, 0) for name in found}
