"""Keeps one part alive: says aloud when it ends and starts it again, later each time. Used by the supervisor."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from stack.console import Console, StackError
from stack.parts import Part

_FIRST_DELAY_S = 0.5
_LONGEST_DELAY_S = 30.0
_STEADY_S = 60.0


async def keep_running(
    name: str, part: Part, logs: Path, console: Console, *, first_delay_s: float = _FIRST_DELAY_S
) -> None:
    """Wait for a part's end and start it again, for ever. After a steady run the delay begins anew."""
    delay = first_delay_s
    while True:
        since = time.monotonic()
        how = await part.ended()
        if time.monotonic() - since > _STEADY_S:
            delay = first_delay_s
        console.trouble(f"{name} ended ({how}); starting it again in {delay:.1f} s", f"its log is in {logs}")
        await asyncio.sleep(delay)
        delay = min(delay * 2, _LONGEST_DELAY_S)
        began = time.monotonic()
        try:
            await part.start()
        except StackError as error:
            console.trouble(error.detail, error.fix)
            await part.stop(asyncio.Event())
        else:
            console.ready(name, "running again", time.monotonic() - began)
