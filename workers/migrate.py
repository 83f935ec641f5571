"""`python -m steward.workers.migrate`: bring the database of the settings up to date and say what was applied."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import Final

from steward.config.errors import SettingsError
from steward.config.logs import configure_logging
from steward.config.settings import load_settings
from steward.contracts.errors import StewardError
from steward.sql.migrate import OtherSchema, migrate

_log = logging.getLogger("steward.workers.migrate")

REFUSED: Final = 3
"""The exit code of `steward up` for what it will not touch, too."""


def main() -> int:
    """0 when the database is up to date; with one line on standard error, REFUSED when these migrations do not lead on
    from it, and 1 when it cannot be brought there for another reason."""
    try:
        settings = load_settings()
    except SettingsError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    configure_logging(settings.log_level, as_json=settings.log_json)
    if settings.postgres_dsn is None:
        _log.error("no database: set STEWARD_POSTGRES_DSN (`steward up` does so for its own)")
        return 1
    try:
        applied = asyncio.run(migrate(settings.postgres_dsn.get_secret_value()))
    except OtherSchema as refused:
        sys.stderr.write(f"{refused.detail}\n")
        return REFUSED
    except StewardError as error:
        _log.error("%s", error.detail)
        return 1
    _log.info("migrations applied: %s", ", ".join(applied) or "none, it is up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main())
