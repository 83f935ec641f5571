"""`python -m api.mcp [--user NAME]`: the MCP server over pipes, for a client that starts it.

Behind `steward mcp serve`. Whoever starts it owns this installation, as with the STDIO door. Finds the running stack by
the data folder and serves on when that comes up later. Standard output holds the protocol and nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import sys

from api.credentials.identity import Principal
from api.mcp.callers import Callers
from api.mcp.server import StewardServer
from api.running_stack import GatewayOfRunningStack
from config.errors import SettingsError
from config.logs import configure_logging
from config.settings import Settings, load_settings
from contracts.errors import StewardError


async def run(settings: Settings, user: str | None) -> None:
    """Serve standard input until it ends."""
    owner = Principal(settings.tenant_id, may_act_for=True).acting_for(user)
    async with GatewayOfRunningStack(settings) as running:
        await StewardServer(settings, running.gateway, Callers(owner)).run_stdio_async()


def main() -> int:
    """The exit code: 0 at the end of the input, 1 for bad settings, 130 when interrupted."""
    parser = argparse.ArgumentParser(prog="steward mcp serve")
    parser.add_argument("--user", help="the user to act for; the default user when left out")
    given = parser.parse_args()
    try:
        settings = load_settings()
        configure_logging(settings.log_level, as_json=settings.log_json)
        asyncio.run(run(settings, given.user))
    except (SettingsError, StewardError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
