"""The tools of the MCP server that a request named for itself: listed once, on record in the problem's state from then
on, and told to the activities that need them. A server that is away leaves the problem with the catalogue's tools.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from temporalio import workflow
from temporalio.exceptions import FailureError, is_cancelled_exception

from steward.contracts import activities, queues
from steward.contracts.planning_activities import ListRequestToolsInput, ListRequestToolsOutput
from steward.decisions.request_tools import listed
from steward.decisions.state import ProblemState
from steward.workflows import clock
from steward.workflows.options import A_FEW_TIMES, HEARTBEAT, LISTING, LISTING_IN_ALL
from steward.workflows.work import root_of


async def list_tools(state: ProblemState, url: str, record: Callable[[], Awaitable[None]]) -> None:
    """Have the server's tools listed; given up when the problem is canceled. `record` brings the mirror up to date
    before that wait."""
    listing = asyncio.create_task(_listed(state.input.owner.tenant_id, url))
    await record()
    await workflow.wait_condition(lambda: listing.done() or state.cancel is not None)
    if not listing.done():
        listing.cancel()
    try:
        result = await listing
    except FailureError as error:
        if is_cancelled_exception(error):
            if state.cancel is None:
                raise
            return
        result = ListRequestToolsOutput(away=str(root_of(error)))
    listed(state, url, result, clock.now(state))


async def _listed(tenant_id: str, url: str) -> ListRequestToolsOutput:
    return await workflow.execute_activity(
        activities.list_request_tools,
        ListRequestToolsInput(tenant_id=tenant_id, url=url),
        task_queue=queues.TOOLS,
        start_to_close_timeout=LISTING,
        schedule_to_close_timeout=LISTING_IN_ALL,
        heartbeat_timeout=HEARTBEAT,
        retry_policy=A_FEW_TIMES,
        summary=f"the tools of {url}",
    )
