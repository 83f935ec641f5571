"""The commands about MCP: serve, which makes Steward an MCP server; list, accept and reject, about those it uses."""

from __future__ import annotations

from typing import Annotated

import typer

from steward.cli.exits import ExitCode
from steward.cli.options import Session, command

ServerArgument = Annotated[str, typer.Argument(metavar="SERVER", help="The server's name in the settings.")]
ToolArgument = Annotated[str, typer.Argument(metavar="TOOL", help="The tool's own name at that server.")]


def list_(session: Session) -> ExitCode:
    """List the MCP servers, how they stand, and the tools that wait for a decision."""
    from steward.cli.mcp_list import list_mcp

    with session.client() as client:
        return list_mcp(session, client)


def accept(session: Session, server: ServerArgument, tool: ToolArgument) -> ExitCode:
    """Accept a new or changed tool as its server describes it now, after showing what changed."""
    from steward.cli.mcp_list import decide_mcp

    with session.client() as client:
        return decide_mcp(session, client, server, tool, accepted=True)


def reject(session: Session, server: ServerArgument, tool: ToolArgument) -> ExitCode:
    """Reject a new or changed tool. It stays out of use; it may be accepted later."""
    from steward.cli.mcp_list import decide_mcp

    with session.client() as client:
        return decide_mcp(session, client, server, tool, accepted=False)


def serve(session: Session) -> ExitCode:
    """Serve Steward's tools to an MCP client on stdin and stdout. Logs go to stderr.

    For a client that starts its servers. Over HTTP the same is served at /mcp of the API.
    """
    import os
    import sys

    sys.stdout.flush()
    user = ["--user", session.user] if session.user else []
    # This process becomes the door: signals, pipes and the exit code are the parent's to see directly.
    os.execv(sys.executable, [sys.executable, "-P", "-m", "steward.api.mcp", *user])


def register(app: typer.Typer) -> None:
    """Add these commands to `app`."""
    mcp = typer.Typer(no_args_is_help=True, help="Serve MCP clients; see MCP servers and accept their tools.")
    command(mcp, "list", user=False, examples=["steward mcp list"])(list_)
    command(mcp, "accept", user=False, examples=["steward mcp accept git git_log"])(accept)
    command(mcp, "reject", user=False, examples=["steward mcp reject git git_log"])(reject)
    command(mcp, "serve", examples=["steward mcp serve", "steward mcp serve --user alice"])(serve)
    app.add_typer(mcp, name="mcp")
