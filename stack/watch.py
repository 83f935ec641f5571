"""Keeps one part alive: ends it when it is frozen, says aloud when it ends and starts it again, later each time while
it does not run well. Used by the supervisor, which nothing that befalls a part may end.
"""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path

from steward.stack.components import Part
from steward.stack.console import Console, StackError
from steward.stack.probes import PROBE_S

_log = logging.getLogger(__name__)

FROZEN_S = 30.0
"""A part that gave no sign of life for so long is ended and started again."""
_LOOK_EVERY_S = 5.0
_FIRST_DELAY_S = 0.5
_LONGEST_DELAY_S = 30.0
_STEADY_S = 10.0
"""A part that ran so long, and longer than it was waited for, ran well."""


async def keep_running(
    name: str,
    part: Part,
    logs: Path,
    console: Console,
    *,
    first_delay_s: float = _FIRST_DELAY_S,
    steady_s: float = _STEADY_S,
    frozen_s: float = FROZEN_S,
) -> None:
    """Wait for a part's end and start it again, for ever. After a run that went well the delay begins anew. A part that
    is frozen is ended first; while it starts it is exempt."""
    delay = first_delay_s
    while True:
        since = time.monotonic()
        how = await _end_of(part, frozen_s)
        if time.monotonic() - since >= max(steady_s, delay):
            delay = first_delay_s
        console.trouble(f"{name} ended ({how}); starting it again in {delay:.1f} s", f"its log is in {logs}")
        await asyncio.sleep(delay)
        delay = min(delay * 2, _LONGEST_DELAY_S)
        began = time.monotonic()
        if await _started(name, part, console):
            console.ready(name, "running again", time.monotonic() - began)


async def _end_of(part: Part, frozen_s: float) -> str:
    """Wait until a part has ended, or end it when it is frozen; how, in words."""
    ended = asyncio.ensure_future(part.ended())
    silent = asyncio.ensure_future(_silence(part, frozen_s))
    try:
        await asyncio.wait({ended, silent}, return_when=asyncio.FIRST_COMPLETED)
        if ended.done():
            return ended.result()
        await part.kill()
        await ended
        return f"it was frozen: no sign of life for {frozen_s:.0f} s"
    finally:
        for task in (ended, silent):
            task.cancel()


async def _silence(part: Part, frozen_s: float) -> None:
    """Wait until a part has given no sign of life for `frozen_s` seconds. Only what a look itself may take is counted:
    a supervisor that was stopped itself has seen nothing meanwhile."""
    every = min(_LOOK_EVERY_S, frozen_s / 6)
    silent = 0.0
    while silent < frozen_s:
        await asyncio.sleep(every)
        began = time.monotonic()
        try:
            alive = await part.is_alive()
        except Exception:
            # Who cannot look has seen no silence.
            _log.exception("a part could not be looked at")
            alive = True
        silent = 0.0 if alive else silent + every + min(time.monotonic() - began, PROBE_S)


async def _started(name: str, part: Part, console: Console) -> bool:
    """Start a part, or say why it cannot be started and clear away what is left of it."""
    try:
        await part.start()
    except Exception as error:
        fix = error.fix if isinstance(error, StackError) else ""
        console.trouble(error.detail if isinstance(error, StackError) else f"{name} cannot be started: {error}", fix)
    else:
        return True
    try:
        await part.stop(asyncio.Event())
    except Exception as error:
        console.trouble(f"{name} did not stop in order: {error}", "")
    return False
