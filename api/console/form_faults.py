"""What a tool's JSON Schema says against the arguments that a form brought back. Asks the gateway's catalogue."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from steward.api.console.guarded import Visitor
from steward.contracts.base import Json
from steward.contracts.errors import BadRequest, NotFound, Unprocessable


async def faults_of(visitor: Visitor, tool_name: str, args: Mapping[str, Json]) -> list[str]:
    """A line for each fault; none for a tool that is not in the catalogue, whose call is checked where it runs.

    Raises:
        Forbidden: the operator has switched the tool off.
        Unavailable: the catalogue cannot be read.
    """
    try:
        tool = await visitor.gateway.tools.find(tool_name)
    except NotFound:
        return []
    missing = [name for name in tool.spec.required() if name not in args]
    try:
        await asyncio.to_thread(tool.check, dict(args))
    except (Unprocessable, BadRequest) as error:
        return [str(line) for line in error.extra.get("errors", [error.detail])]
    return [f"{name}: must be given" for name in missing]
