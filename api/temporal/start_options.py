"""How a problem's workflow is started: its id, search attributes, summary and fairness. Used by `problems`."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

from temporalio.client import WithStartWorkflowOperation
from temporalio.common import (
    Priority,
    SearchAttributeKey,
    SearchAttributePair,
    TypedSearchAttributes,
    WorkflowIDConflictPolicy,
    WorkflowIDReusePolicy,
)

from steward.contracts import queues
from steward.contracts.problem import ProblemInput, ProblemStatus, ProblemView
from steward.workflows.problem import ProblemWorkflow

_SUMMARY_CHARS: Final = 100

STATUS: Final = SearchAttributeKey.for_keyword(queues.SA_STATUS)
TENANT: Final = SearchAttributeKey.for_keyword(queues.SA_TENANT)
USER: Final = SearchAttributeKey.for_keyword(queues.SA_USER)
TOOL: Final = SearchAttributeKey.for_keyword(queues.SA_TOOL)


def start_options(given: ProblemInput) -> dict[str, Any]:
    """The options of a start, whichever RPC carries it."""
    attributes: list[SearchAttributePair[Any]] = [
        SearchAttributePair(STATUS, ProblemStatus.IN_PROGRESS.value),
        SearchAttributePair(TENANT, given.owner.tenant_id),
        SearchAttributePair(USER, given.owner.user_id),
    ]
    if given.tool_name is not None:
        attributes.append(SearchAttributePair(TOOL, given.tool_name))
    return {
        "id": queues.problem_workflow_id(given.problem_id),
        "task_queue": queues.PROBLEMS,
        "id_reuse_policy": WorkflowIDReusePolicy.REJECT_DUPLICATE,
        "search_attributes": TypedSearchAttributes(attributes),
        "memo": {queues.MEMO_INSTALLATION: given.installation_id, queues.MEMO_OPENING: given.opening},
        "static_summary": (given.tool_name or " ".join((given.text or "").split()))[:_SUMMARY_CHARS],
        "priority": Priority(fairness_key=queues.fairness_key(given.owner.tenant_id)),
    }


def start_operation(given: ProblemInput) -> WithStartWorkflowOperation[Any, ProblemView]:
    """The start as a part of update-with-start: joins the problem when it runs already."""
    return WithStartWorkflowOperation(
        ProblemWorkflow.run,
        given,
        **start_options(given),
        id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
    )


async def forget(operation: WithStartWorkflowOperation[Any, Any]) -> None:
    """The operation keeps its own copy of the error; unless it is fetched, the event loop reports it as lost."""
    with contextlib.suppress(BaseException):
        async with asyncio.timeout(0):
            await operation.workflow_handle()
