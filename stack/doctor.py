"""`steward doctor`: looks at every part, up or down, and says the fix. Called by the CLI.

Changes nothing and needs nothing running. The checks of the machine, of the services and of tools are in the modules
beside it.
"""

from __future__ import annotations

import asyncio

from steward.config.settings import Settings
from steward.stack.checks import Check
from steward.stack.doctor_machine import machine_checks
from steward.stack.doctor_services import service_checks
from steward.stack.doctor_tools import reader_check, tool_checks
from steward.stack.state import is_running, read_state


async def examine(settings: Settings) -> list[Check]:
    """All checks, in the order they build on each other."""
    running = is_running(settings.home)
    state = read_state(settings.home) if running else None
    machine = await asyncio.to_thread(machine_checks, settings, running=running)
    services, tools, reader = await asyncio.gather(
        service_checks(settings, state), tool_checks(settings, state), reader_check(settings, state)
    )
    return [*machine, *services, *filter(None, [reader]), *tools]


def run_doctor(settings: Settings) -> list[Check]:
    """`examine` for callers without an event loop."""
    return asyncio.run(examine(settings))
