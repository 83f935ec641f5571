"""What a problem knows of the tools of the MCP server that its request named. Pure."""

from __future__ import annotations

from datetime import datetime

from steward.contracts.plan import ToolCall
from steward.contracts.planning_activities import ListRequestToolsOutput
from steward.contracts.provenance import all_stated
from steward.contracts.step import Action, Actor
from steward.contracts.tool import ToolSpec, tool_named
from steward.decisions.state import ProblemState


def listed(state: ProblemState, url: str, result: ListRequestToolsOutput, now: datetime) -> None:
    """The server answered, or is away: the problem goes on with what there is."""
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
