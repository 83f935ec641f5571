"""What a problem in progress waits for, in words, from what Temporal knows of its activities."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

import pytest
from temporalio.api.enums.v1 import PendingActivityState
from temporalio.api.workflow.v1 import PendingActivityInfo
from temporalio.contrib.pydantic import pydantic_data_converter

from steward.api.temporal.going_on import going_on

NOW = datetime(2026, 11, 27, 9, 0, tzinfo=UTC)
STARTED, SCHEDULED = (
    PendingActivityState.PENDING_ACTIVITY_STATE_STARTED,
    PendingActivityState.PENDING_ACTIVITY_STATE_SCHEDULED,
)


async def pending(name: str, state: PendingActivityState.ValueType, *beat: Any) -> PendingActivityInfo:
    info = PendingActivityInfo(state=state)
    info.activity_type.name = name
    info.scheduled_time.FromDatetime(NOW - timedelta(seconds=40))
    info.last_started_time.FromDatetime(NOW - timedelta(seconds=12))
    info.heartbeat_details.payloads.extend(await pydantic_data_converter.encode(beat))
    return info


@pytest.mark.requirement("api.going-on")
@pytest.mark.parametrize(
    ("name", "state", "beat", "words"),
    [
        ("plan_next_action", STARTED, ("llama", False), "planning with llama, 12 s"),
        ("plan_next_action", STARTED, ("llama", True), "waiting for llama, which plans for others, 12 s"),
        ("plan_next_action", STARTED, (), "planning, 12 s"),
        ("plan_next_action", STARTED, (None, False), "planning, 12 s"),
        ("plan_next_action", SCHEDULED, (), "waiting for a free planner, 40 s"),
        ("call_tool", STARTED, (), "a tool is running, 12 s"),
        ("call_tool", SCHEDULED, (), "waiting for a worker that runs the tool, 40 s"),
        ("deliver_notification", STARTED, (), None),
    ],
)
async def test_who_waits_reads_what_for_and_how_long(
    name: str, state: PendingActivityState.ValueType, beat: tuple[Any, ...], words: str | None
) -> None:
    found = SimpleNamespace(raw_description=SimpleNamespace(pending_activities=[await pending(name, state, *beat)]))
    assert await going_on(cast(Any, found), pydantic_data_converter, NOW) == words


@pytest.mark.requirement("api.going-on")
async def test_nothing_that_takes_long_is_nothing_to_say() -> None:
    found = SimpleNamespace(raw_description=SimpleNamespace(pending_activities=[]))
    assert await going_on(cast(Any, found), pydantic_data_converter, NOW) is None
