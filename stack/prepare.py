"""`python -m steward.stack.prepare`: what separate processes need before workers and API start, once a version.

Migrates the database of the settings and registers the search attributes that their Temporal server lacks. For systemd,
Compose and Kubernetes; `steward up` does the same by itself. Starts no server and may be run again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys

from steward.config.errors import SettingsError
from steward.config.logs import configure_logging
from steward.config.settings import Settings, env_name, load_settings
from steward.config.temporal_dev import load_temporal_dev
from steward.stack.components import PartFactory
from steward.stack.console import StackError
from steward.stack.given_temporal import check_given_temporal
from steward.stack.process import python_module

_log = logging.getLogger("steward.stack.prepare")


async def prepare(settings: Settings) -> None:
    """Bring database and Temporal to what this version needs. Raises StackError."""
    address = settings.temporal_address
    missing = [name for name in ("postgres_dsn", "temporal_address") if getattr(settings, name) is None]
    if address is None or missing:
        raise StackError("servers to prepare are not named", fix=f"set {' and '.join(map(env_name, missing))}")
    environment = PartFactory(settings, lambda: None).environment()
    migration = await asyncio.create_subprocess_exec(*python_module("steward.workers.migrate"), env=environment)
    if await migration.wait() != 0:
        raise StackError("the database could not be migrated", fix="see the line above")
    await check_given_temporal(settings, address, load_temporal_dev().search_attributes)
    _log.info("Temporal at %s has the namespace %s and its search attributes", address, settings.temporal_namespace)


def main() -> int:
    """0 when everything is there, 1 with what is wrong and its fix on standard error."""
    try:
        settings = load_settings()
    except SettingsError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    configure_logging(settings.log_level, as_json=settings.log_json)
    try:
        asyncio.run(prepare(settings))
    except StackError as error:
        _log.error("%s; fix: %s", error.detail, error.fix)
        return 1
    return 0


if __name__ == "__main__":
    code = main()
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    # The threads of Temporal's SDK may abort the process while the interpreter is torn down, whatever was done before.
    os._exit(code)
