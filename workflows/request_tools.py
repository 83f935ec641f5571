"""The tools of the MCP server that a request named for itself: listed once, on record in the problem's state from then
on, and told to the activities that need them. A server that is away leaves the problem with the catalogue's tools.
"""

from __future__ import annotations

import asyncio
from datetime import datetime

from temporalio import workflow
from temporalio.exceptions import FailureError, is_cancelled_exception

from steward.contracts import activities, queues
from steward.contracts.activities import ListRequestToolsInput, ListRequestToolsOutput
from steward.contracts.plan import ToolCall
from steward.contracts.provenance import all_stated
from steward.contracts.step import Action, Actor
from steward.contracts.tool import ToolSpec, tool_named
from steward.workflows.options import A_FEW_TIMES, HEARTBEAT, LISTING, LISTING_IN_ALL
from steward.workflows.state import ProblemState
from steward.workflows.work import root_of


async def list_tools(state: ProblemState, url: str) -> None:
    """Have the server's tools listed; given up when the problem is canceled."""
    listing = asyncio.create_task(_listed(state.input.owner.tenant_id, url))
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
    listed(state, url, result, workflow.now())


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


def listed(state: ProblemState, url: str, result: ListRequestToolsOutput, now: datetime) -> None:
    """The server answered, or is away: the problem goes on with what there is. Pure."""
    state.request_tools = result.tools
    if state.input.tool_name is not None:
        # Of a direct call nobody could tell before whether its tool is one of these.
        args = state.input.args
        state.proposed = [ToolCall(tool_name=state.input.tool_name, args=args, origins=all_stated(args))]
    if result.away is not None:
        state.note_degraded(
            now, f"the MCP server {url} of this request is away, its tools are not offered: {result.away}"
        )
        return
    names = [spec.name for spec in result.tools]
    detail = {"mcp_server": url, "tools": {spec.name: _pin(spec) for spec in result.tools}}
    if result.left_out:
        detail["left_out"] = result.left_out
    description = f"The MCP server {url} offers this request: {', '.join(names) or 'no tool'}"
    state.add_step(now, Actor.SYSTEM, Action.TOOLS_LISTED, description[:500], detail)


def at_server(state: ProblemState, tool_name: str) -> dict[str, str]:
    """What a step tells of where a call goes, if that is the request's own server."""
    found = tool_named(tool_name, state.request_tools or ())
    return {"mcp_server": found.request_server} if found and found.request_server else {}


def _pin(spec: ToolSpec) -> str:
    """The hash of what the server said of a tool."""
    return getattr(spec.executor, "sha256", "")
