"""The operator's own tools as the stack sees them: looked at by a process of the workers' room, which imports them.

Used by the supervisor before it starts a worker, and by the doctor.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from steward.config.paths import code_folder
from steward.config.settings import Settings
from steward.config.sources import child_environment
from steward.stack.process import describe_exit, python_module
from steward.stack.state import RunState

_CHECK_S: Final = 120.0
_GROUP: Final = "steward.tools"


class NoDocument(Exception):
    """The process could not say what it found; the text says why."""


def has_own(settings: Settings) -> bool:
    """Whether there is anything that an operator wrote and that may have a fault: looking takes a second or more."""
    named = settings.catalogue or settings.policy or settings.mcp_servers
    return bool(named or settings.tools_folder.is_dir() or entry_points(group=_GROUP))


async def look_at_tools(settings: Settings) -> dict[str, Any]:
    """What `workers.tool_author check` says of the tools, the policy and the MCP servers' file.

    Raises:
        NoDocument: it says nothing.
    """
    environment = child_environment(settings, {})
    code = str(code_folder())
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [code, environment.get("PYTHONPATH")]))
    command = python_module("steward.workers.tool_author", "check")
    process = await asyncio.create_subprocess_exec(
        *command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    )
    try:
        output, errors = await asyncio.wait_for(process.communicate(), _CHECK_S)
    except TimeoutError:
        raise NoDocument(f"importing the tools took longer than {_CHECK_S:.0f} s") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    try:
        document: dict[str, Any] = json.loads(output)
    except ValueError:
        last = (errors.decode(errors="replace").strip().splitlines() or [describe_exit(process.returncode or 0)])[-1]
        raise NoDocument(f"the tools cannot be looked at: {last}") from None
    return document


def faults_of(document: dict[str, Any]) -> list[str]:
    """A line for each fault, or for why there is no list of them."""
    return [] if document["success"] else str(document["detail"]).splitlines()


def changed_since_start(code: list[str], state: RunState | None) -> list[str]:
    """Of these Python files those that are newer than a running worker, which uses them as they were."""
    starts = [record.create_time for record in state.processes if record.name.startswith("worker")] if state else []
    return [file for file in code if starts and _changed_at(file) > min(starts)]


def _changed_at(file: str) -> float:
    try:
        return Path(file).stat().st_mtime
    except OSError:
        return 0.0
