"""What a problem in progress waits for, in words, from what Temporal knows of its activities. Part of the gateway.

The planner's name comes with the heartbeats of `plan_next_action`; without one, what is known is said alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from temporalio.api.enums.v1 import PendingActivityState
from temporalio.api.workflow.v1 import PendingActivityInfo
from temporalio.client import WorkflowExecutionDescription
from temporalio.converter import DataConverter

_PLAN: Final = "plan_next_action"
_CALL: Final = "call_tool"


async def going_on(
    found: WorkflowExecutionDescription, converter: DataConverter, now: datetime | None = None
) -> str | None:
    """What is under way: "planning with llama, 12 s"; None where nothing that takes long is."""
    pending = found.raw_description.pending_activities
    asked = [one for one in pending if one.activity_type.name in (_PLAN, _CALL)]
    if not asked:
        return None
    one = asked[0]
    started = one.state != PendingActivityState.PENDING_ACTIVITY_STATE_SCHEDULED
    since = one.last_started_time if started else one.scheduled_time
    seconds = max(0.0, ((now or datetime.now(UTC)) - since.ToDatetime(UTC)).total_seconds())
    words = await _words(one, started, converter)
    return f"{words}, {seconds:.0f} s"


async def _words(one: PendingActivityInfo, started: bool, converter: DataConverter) -> str:
    if one.activity_type.name == _CALL:
        return "a tool is running" if started else "waiting for a worker that runs the tool"
    if not started:
        return "waiting for a free planner"
    planner, waits = _beaten(await converter.decode(one.heartbeat_details.payloads))
    if planner is None:
        return "planning"
    return f"waiting for {planner}, which plans for others" if waits else f"planning with {planner}"


def _beaten(details: Sequence[Any]) -> tuple[str | None, bool]:
    """Whose turn it is, and whether that one is busy, as the activity last said."""
    if len(details) == 2 and isinstance(details[0], str):
        return details[0], bool(details[1])
    return None, False
