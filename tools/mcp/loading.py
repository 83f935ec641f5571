"""Loads what speaks to MCP servers when the first of them is reached: the SDK takes half a second of CPU, a quarter of
what a worker's start takes, and most workers reach none.

Used by the hub, the servers of single requests and their pool, which import nothing of the SDK before. Off the event
loop, since it would stand still meanwhile.
"""

from __future__ import annotations

import asyncio
from importlib import import_module


async def load_sdk() -> None:
    """Return once connections and calls can be imported without a wait."""
    await asyncio.to_thread(import_module, "steward.tools.mcp.calls")
