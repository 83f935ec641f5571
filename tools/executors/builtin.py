"""Runs a built-in tool function with typed arguments."""

from __future__ import annotations

from pydantic import ValidationError

from steward.contracts.base import Json
from steward.contracts.errors import ToolFailed
from steward.tools.context import ToolContext, ToolResult
from steward.tools.functions import find_function


async def run_builtin(function: str, ctx: ToolContext, args: dict[str, Json]) -> ToolResult:
    """Call the function.

    Raises:
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
    return await found.run(ctx, typed)
