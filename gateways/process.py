"""A gateway as a process: its settings told, what is wrong with them, and its end by a signal. For every gateway's
`__main__`."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Coroutine
from typing import Any

from pydantic import AliasChoices, ValidationError
from pydantic_settings import BaseSettings

_log = logging.getLogger(__name__)


def help_text(settings: type[BaseSettings]) -> str:
    """One line for each setting."""
    prefix, lines = str(settings.model_config["env_prefix"]), []
    for name, field in settings.model_fields.items():
        alias = field.validation_alias
        names = alias.choices if isinstance(alias, AliasChoices) else [prefix + name.upper()]
        default = "" if field.is_required() or field.default is None else f" [{field.default}]"
        lines.append(f"  {' or '.join(map(str, names))}{default}\n      {field.description}")
    return "\n".join(lines)


def faults_of(error: ValidationError, settings: type[BaseSettings]) -> str:
    """What is wrong with the settings, a line each, by the names of their variables."""
    prefix, lines = str(settings.model_config["env_prefix"]), []
    for one in error.errors(include_input=False, include_url=False):
        named = str(one["loc"][0]) if one["loc"] else ""
        name = named if named.startswith("STEWARD_") else f"{prefix}{named.upper()}"
        lines.append(f"{name}: {one['msg']}\n" if named else f"{one['msg']}\n")
    return "".join(lines)


async def until_signalled(serving: Coroutine[Any, Any, None]) -> None:
    """Run it until it ends or the process is told to end."""
    task = asyncio.ensure_future(serving)
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, task.cancel)
    try:
        await task
    except asyncio.CancelledError:
        _log.info("ended")
