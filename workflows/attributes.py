"""The search attributes an operator filters by in the Web UI; upserted only when they change."""

from __future__ import annotations

from temporalio import workflow
from temporalio.common import SearchAttributeKey, SearchAttributeUpdate

from steward.contracts import queues
from steward.decisions.state import ProblemState

STATUS = SearchAttributeKey.for_keyword(queues.SA_STATUS)
TOOL = SearchAttributeKey.for_keyword(queues.SA_TOOL)
PENDING = SearchAttributeKey.for_bool(queues.SA_PENDING)


def upsert_attributes(state: ProblemState) -> None:
    """Bring the search attributes up to date."""
    known = workflow.info().typed_search_attributes
    tool = state.calls[-1].tool_name if state.calls else None
    updates: list[SearchAttributeUpdate[str] | SearchAttributeUpdate[bool]] = []
    if known.get(STATUS) != state.status.value:
        updates.append(STATUS.value_set(state.status.value))
    if tool is not None and known.get(TOOL) != tool:
        updates.append(TOOL.value_set(tool))
    if known.get(PENDING, False) != bool(state.pending):
        updates.append(PENDING.value_set(bool(state.pending)))
    if updates:
        workflow.upsert_search_attributes(updates)
