"""Runs a built-in tool function with typed arguments."""

from __future__ import annotations

from pydantic import ValidationError

from steward.contracts.base import Json
from steward.contracts.errors import ToolFailed
from steward.tools.context import ToolContext, ToolResult
from steward.tools.functions import find_function
from steward.tools.own_calls import OwnToolBroken


async def run_builtin(tool: str, function: str, ctx: ToolContext, args: dict[str, Json]) -> ToolResult:
    """Call the function of the tool.

    Raises:
        OwnToolBroken: an operator's function did what none may.
        ToolFailed: when the function is gone or the arguments do not fit its type; nothing happened.
        ToolError: whatever the function raises.
    """
    try:
        found = find_function(function)
        typed = found.args_type.model_validate(args)
    except ValidationError as error:
        faults = "; ".join(f"{'.'.join(map(str, e['loc']))}: {e['msg']}" for e in error.errors())
        raise ToolFailed(f"the arguments do not fit: {faults}") from error
    except ValueError as error:
        raise ToolFailed(str(error)) from error
    answer = await ctx.services.own_calls.run(tool, function, found.run, ctx, typed)
    if not isinstance(answer, ToolResult):
        raise OwnToolBroken(f"it returned {type(answer).__name__}; it must `return ToolResult(...)`")
    return answer
