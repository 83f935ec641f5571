"""What stands in a workflow's history, counted. Called by bench.cost, and by the test that holds the counts."""

from __future__ import annotations

from collections import Counter
from typing import Final

from temporalio.api.enums.v1 import EventType
from temporalio.client import Client

Counts = dict[str, int]

_NAMES: Final = {
    EventType.EVENT_TYPE_WORKFLOW_TASK_COMPLETED: "workflow tasks",
    EventType.EVENT_TYPE_ACTIVITY_TASK_SCHEDULED: "activities",
    EventType.EVENT_TYPE_MARKER_RECORDED: "local activities",
    EventType.EVENT_TYPE_TIMER_STARTED: "timers",
    EventType.EVENT_TYPE_UPSERT_WORKFLOW_SEARCH_ATTRIBUTES: "upserts",
    EventType.EVENT_TYPE_WORKFLOW_EXECUTION_UPDATE_ACCEPTED: "updates",
    EventType.EVENT_TYPE_WORKFLOW_EXECUTION_SIGNALED: "signals",
}


async def counted(client: Client, workflow_id: str) -> Counts:
    """The events of a history by what they are, how many they are in all, and their bytes."""
    history = await client.get_workflow_handle(workflow_id).fetch_history()
    found = Counter(_NAMES[event.event_type] for event in history.events if event.event_type in _NAMES)
    size = sum(event.ByteSize() for event in history.events)
    return {"events": len(history.events), **{name: found[name] for name in _NAMES.values()}, "bytes": size}
