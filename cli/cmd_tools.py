"""The commands about tools: list, sync, disable, enable and try."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.exits import ExitCode
from cli.options import Session, command

ToolArgument = Annotated[str, typer.Argument(metavar="TOOL", help="The tool's name.", show_default=False)]


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


def disable(session: Session, tool: ToolArgument) -> ExitCode:
    """Switch a tool off for everybody: it is not offered, called or run any more, until it is enabled."""
    from cli.tool_list import switch_tool

    with session.client() as client:
        return switch_tool(session, client, tool, enabled=False)


def enable(session: Session, tool: ToolArgument) -> ExitCode:
    """Switch a tool on again."""
    from cli.tool_list import switch_tool

    with session.client() as client:
        return switch_tool(session, client, tool, enabled=True)


def try_(
    session: Session,
    tool: ToolArgument,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[JSON | KEY=VALUE ...]", help="The arguments; - reads JSON from stdin."),
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Approve what asks for it.")] = False,
    wait: Annotated[
        float | None, typer.Option("--wait", min=0, metavar="SECONDS", help="How long to stay; without, to the end.")
    ] = None,
) -> ExitCode:
    """Call a tool live, once, and see its result, what it took and where it came from.

    It is a call like any other: it has its effect, and what needs your approval asks for it.
    """
    from cli.arguments import read_arguments
    from cli.talk import Manner
    from cli.tool_list import parameters_of, row_of
    from cli.tool_try import try_tool

    with session.client() as client:
        row = row_of(client, tool)
        args = read_arguments(words or [], lambda: parameters_of(row))
        return try_tool(session, client, row, tool, args, Manner(confirmed=True if yes else None, wait_s=wait))


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
    command(tools, "disable", user=False, examples=["steward tools disable compose_email"])(disable)
    command(tools, "enable", user=False, examples=["steward tools enable compose_email"])(enable)
    command(
        tools,
        "try",
        examples=["steward tools try calculate expression='2^10'", """steward tools try web_search '{"query": "x"}'"""],
    )(try_)
    app.add_typer(tools, name="tools")
