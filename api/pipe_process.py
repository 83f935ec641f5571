"""A process whose door is its standard input and output: how it begins, and with which exit code it ends.

Used by `python -m steward.api.stdio` and `python -m steward.api.mcp`. Standard output is theirs alone; logs go to
standard error.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable, Coroutine
from typing import Any, NoReturn

from steward.config.errors import SettingsError
from steward.config.logs import configure_logging
from steward.config.settings import Settings, load_settings
from steward.contracts.errors import StewardError


def exit_code_of(serve: Callable[[Settings], Coroutine[Any, Any, None]]) -> int:
    """Serve until the input ends. 0 at its end, also when whoever reads the answers has gone; 1 for settings that do
    not fit; 130 when interrupted."""
    try:
        settings = load_settings()
        configure_logging(settings.log_level, as_json=settings.log_json)
        asyncio.run(serve(settings))
    except (SettingsError, StewardError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def end(code: int) -> NoReturn:
    """End this process at once: an interrupt leaves a reading thread inside its readline, which the interpreter's own
    exit would trip over."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError):
            stream.flush()
    os._exit(code)
