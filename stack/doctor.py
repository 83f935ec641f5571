"""`steward doctor`: looks at every part, up or down, and says the fix. Called by the CLI.

Changes nothing and needs nothing running. Checks of the machine and of the services are in the two modules beside it.
"""

from __future__ import annotations

import asyncio

from config.settings import Settings
from stack.checks import Check
from stack.doctor_machine import machine_checks
from stack.doctor_services import service_checks
from stack.state import is_running, read_state


async def examine(settings: Settings) -> list[Check]:
    """All checks, in the order they build on each other."""
    running = is_running(settings.home)
    state = read_state(settings.home) if running else None
    machine = await asyncio.to_thread(machine_checks, settings, running=running)
    return [*machine, *await service_checks(settings, state)]


def run_doctor(settings: Settings) -> list[Check]:
    """`examine` for callers without an event loop."""
    return asyncio.run(examine(settings))
