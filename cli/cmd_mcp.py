"""The commands about MCP servers: list, accept and reject."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.exits import ExitCode
from cli.options import Session, command

ServerArgument = Annotated[str, typer.Argument(metavar="SERVER", help="The server's name in the settings.")]
ToolArgument = Annotated[str, typer.Argument(metavar="TOOL", help="The tool's own name at that server.")]


def list_(session: Session) -> ExitCode:
    """List the MCP servers, how they stand, and the tools that wait for a decision."""
    from cli.mcp_list import list_mcp

    with session.client() as client:
        return list_mcp(session, client)


def accept(session: Session, server: ServerArgument, tool: ToolArgument) -> ExitCode:
    """Accept a new or changed tool as its server describes it now, after showing what changed."""
    from cli.mcp_list import decide_mcp

    with session.client() as client:
        return decide_mcp(session, client, server, tool, accepted=True)


def reject(session: Session, server: ServerArgument, tool: ToolArgument) -> ExitCode:
    """Reject a new or changed tool. It stays out of use; it may be accepted later."""
    from cli.mcp_list import decide_mcp

    with session.client() as client:
        return decide_mcp(session, client, server, tool, accepted=False)


def register(app: typer.Typer) -> None:
    """Add these commands to `app`."""
    mcp = typer.Typer(no_args_is_help=True, help="See MCP servers, and accept tools that are new or have changed.")
    command(mcp, "list", user=False, examples=["steward mcp list"])(list_)
    command(mcp, "accept", user=False, examples=["steward mcp accept git git_log"])(accept)
    command(mcp, "reject", user=False, examples=["steward mcp reject git git_log"])(reject)
    app.add_typer(mcp, name="mcp")
