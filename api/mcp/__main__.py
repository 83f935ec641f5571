"""`python -m steward.api.mcp [--user NAME]`: the MCP server over pipes, for a client that starts it.

Behind `steward mcp serve`. Whoever starts it owns this installation, as with the STDIO door. Finds the running stack by
the data folder and serves on when that comes up later. Standard output holds the protocol and nothing else.
"""

from __future__ import annotations

import argparse

from steward.api.credentials.identity import Principal
from steward.api.mcp.callers import Callers
from steward.api.mcp.server import StewardServer
from steward.api.pipe_process import end, exit_code_of
from steward.api.running_stack import GatewayOfRunningStack
from steward.config.settings import Settings


async def run(settings: Settings, user: str | None) -> None:
    """Serve standard input until it ends."""
    owner = Principal(settings.tenant_id, may_act_for=True).acting_for(user)
    async with GatewayOfRunningStack(settings) as running:
        await StewardServer(settings, running.gateway, Callers(owner)).run_stdio_async()


def main() -> int:
    """The exit code, as api.pipe_process has it."""
    parser = argparse.ArgumentParser(prog="steward mcp serve")
    parser.add_argument("--user", help="the user to act for; the default user when left out")
    given = parser.parse_args()
    return exit_code_of(lambda settings: run(settings, given.user))


if __name__ == "__main__":
    end(main())
