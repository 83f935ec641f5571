"""The commands about tools: list and sync."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.exits import ExitCode
from cli.options import Session, command


def list_(
    session: Session,
    q: Annotated[str | None, typer.Option("--q", metavar="WORDS", help="Only those that fit these words.")] = None,
    tool_type: Annotated[str | None, typer.Option("--type", metavar="TYPE", help="Such as email or todo.")] = None,
    permission: Annotated[
        str | None,
        typer.Option(
            "--permission",
            metavar="PERMISSION",
            help="autonomous, autonomous_with_guardrails or permission_required.",
        ),
    ] = None,
) -> ExitCode:
    """List the tools, what they take and who must agree."""
    from cli.tool_list import list_tools

    with session.client() as client:
        return list_tools(session, client, q, tool_type, permission)


def sync(session: Session) -> ExitCode:
    """Read the catalogue anew and index what changed."""
    from cli.tool_list import sync_tools

    with session.client() as client:
        return sync_tools(session, client)


def register(app: typer.Typer) -> None:
    """Add these commands to `app`."""
    tools = typer.Typer(no_args_is_help=True, help="See and refresh the tools.")
    command(
        tools,
        "list",
        user=False,
        examples=["steward tools list", "steward tools list --type email --permission permission_required"],
    )(list_)
    command(tools, "sync", user=False, examples=["steward tools sync"])(sync)
    app.add_typer(tools, name="tools")
