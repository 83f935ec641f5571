"""Switches off the own tools that stop everybody: those that hold the event loop at once, and at the next start those
that ran when workers ended."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Final

from steward.contracts.errors import Unavailable
from steward.sql.tools import ToolStore
from steward.tools.own_calls import DEATHS, OwnCalls

_log = logging.getLogger(__name__)
_AGAIN_S: Final = 5.0


async def open_own_calls(home: Path, tools: ToolStore) -> OwnCalls:
    """How the functions of own tools run in this worker."""
    switching: set[asyncio.Task[None]] = set()

    def switch_off(name: str, why: str) -> None:
        task = asyncio.create_task(_switch_off(tools, name, why))
        switching.add(task)
        task.add_done_callback(switching.discard)

    own_calls = OwnCalls(home / "own-calls", switch_off)
    for name in own_calls.left_behind():
        why = f"{DEATHS} workers in a row ended while it ran"
        _log.error("%s is switched off: %s", name, why)
        await _switch_off(tools, name, why)
    return own_calls


async def _switch_off(tools: ToolStore, name: str, why: str) -> None:
    while True:
        try:
            await tools.break_off(name, why)
        except Unavailable:
            await asyncio.sleep(_AGAIN_S)
        else:
            return
