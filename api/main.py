"""`python -m steward.api.main`: the API process. Serves until SIGINT or SIGTERM, then ends in bounded time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI

from steward.api.app import create_app
from steward.api.composition import check_files
from steward.api.http_protocol import BoundedProtocol
from steward.config.errors import SettingsError
from steward.config.logs import configure_logging
from steward.config.private_files import write_privately
from steward.config.settings import Settings, load_settings
from steward.config.tracing import start_tracing

_log = logging.getLogger("steward.api.main")
_GRACE_S: Final = 10
KEEP_ALIVE_S: Final = 120
"""How long an idle connection is kept. Longer than HTTP clients keep theirs (httpx 5 s, aiohttp 15 s, Go 90 s): who
closes first must be the client, or its next request may meet a connection that is being closed and fail unanswered."""


def main() -> int:
    """The exit code: 0 after a signal, 1 when the settings do not fit or the address is taken."""
    try:
        settings = load_settings()
        check_files(settings)
        start_tracing(settings, "steward-api")
        served = server_config(settings)
    except SettingsError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    configure_logging(settings.log_level, as_json=settings.log_json)
    write_privately()
    if settings.postgres_dsn is None:
        _log.error("no database: set STEWARD_POSTGRES_DSN (`steward up` does so for its own)")
        return 1
    server = Server(served)
    server.run()
    return 0 if server.started else 1


class Server(uvicorn.Server):
    """A server that answers whoever waits before it ends: what was accepted is told with 202 and where to look."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The signal to end. Runs between two steps of the event loop's thread."""
        super().handle_exit(sig, frame)
        app = self.config.app
        assert isinstance(app, FastAPI)
        with contextlib.suppress(RuntimeError):
            asyncio.get_running_loop().call_soon_threadsafe(app.state.waits.end)


def server_config(settings: Settings) -> uvicorn.Config:
    """The application and how it is served."""
    return uvicorn.Config(
        create_app(settings),
        host=settings.api_host,
        port=settings.api_port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=BoundedProtocol,
        ws="none",
        timeout_keep_alive=KEEP_ALIVE_S,
        timeout_graceful_shutdown=_GRACE_S,
    )


if __name__ == "__main__":
    sys.exit(main())
