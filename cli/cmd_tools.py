"""The commands about tools: list, show, new, check, sync, disable, enable and try."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from steward.cli import completion
from steward.cli.exits import ExitCode
from steward.cli.options import Session, command

ToolArgument = Annotated[
    str,
    typer.Argument(metavar="TOOL", help="The tool's name.", show_default=False, autocompletion=completion.tools),
]


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
    """List the tools: all of them as a page by family, those of a filter with what they take and who must agree."""
    with session.client() as client:
        client.open()
        from steward.cli.tool_list import list_tools

        return list_tools(session, client, q, tool_type, permission)


def show(session: Session, tool: ToolArgument) -> ExitCode:
    """Show one tool: what it does, who must agree, each argument."""
    from steward.cli.tool_list import show_tool

    with session.client() as client:
        return show_tool(session, client, tool)


def new(
    session: Session,
    name: Annotated[str, typer.Argument(metavar="NAME", help="Small letters, digits and _.", show_default=False)],
) -> ExitCode:
    """Write a small tool that works into the data folder, to be made your own, and say what to do next.

    Two files in tools.d: NAME.py, the function, and NAME.yaml, its entry. Nothing is overwritten. Steward need not run.
    """
    from steward.cli.tool_author import new_tool

    return new_tool(session, name)


def check(
    session: Session,
    files: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[FILE]...", help="Catalogue files beside those of the settings.", exists=True, dir_okay=False
        ),
    ] = None,
) -> ExitCode:
    """Look for faults in the catalogue, its functions, the policy and the MCP servers' file: each with file and line.

    The tools are imported in a process of their own, as a worker would. Steward need not run.
    """
    from steward.cli.tool_author import check_tools

    return check_tools(session, files or [])


def sync(session: Session) -> ExitCode:
    """Read the catalogue anew and index what changed."""
    from steward.cli.tool_list import sync_tools

    with session.client() as client:
        return sync_tools(session, client)


def disable(session: Session, tool: ToolArgument) -> ExitCode:
    """Switch a tool off for everybody: it is not offered, called or run any more, until it is enabled."""
    from steward.cli.tool_list import switch_tool

    with session.client() as client:
        return switch_tool(session, client, tool, enabled=False)


def enable(session: Session, tool: ToolArgument) -> ExitCode:
    """Switch a tool on again."""
    from steward.cli.tool_list import switch_tool

    with session.client() as client:
        return switch_tool(session, client, tool, enabled=True)


def try_(
    session: Session,
    tool: ToolArgument,
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[JSON | KEY=VALUE ...]",
            help="The arguments; - reads JSON from stdin.",
            autocompletion=completion.arguments,
        ),
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Approve each permission, once; never a repeat.")] = False,
    wait: Annotated[
        float | None, typer.Option("--wait", min=0, metavar="SECONDS", help="How long to stay; without, to the end.")
    ] = None,
) -> ExitCode:
    """Call a tool live, once, and see its result, what it took and where it came from.

    It is a call like any other: it has its effect, and what needs your approval asks for it.
    """
    from steward.cli.arguments import read_arguments
    from steward.cli.suggestions import naming_tools
    from steward.cli.talk import Manner
    from steward.cli.tool_list import parameters_of, row_of
    from steward.cli.tool_try import try_tool

    with session.client() as client, naming_tools(client, tool):
        row = row_of(client, tool)
        args = read_arguments(words or [], lambda: parameters_of(row))
        return try_tool(session, client, row, tool, args, Manner(confirmed=True if yes else None, wait_s=wait))


def register(app: typer.Typer) -> None:
    """Add these commands to `app`."""
    tools = typer.Typer(no_args_is_help=True, help="See, add, check and refresh the tools.")
    command(
        tools,
        "list",
        user=False,
        examples=["steward tools list", "steward tools list --type email --permission permission_required"],
    )(list_)
    command(tools, "show", user=False, examples=["steward tools show compose_email"])(show)
    command(tools, "new", user=False, examples=["steward tools new count_words"])(new)
    command(tools, "check", user=False, examples=["steward tools check", "steward tools check more.yaml --json"])(check)
    command(tools, "sync", user=False, examples=["steward tools sync"])(sync)
    command(tools, "disable", user=False, examples=["steward tools disable compose_email"])(disable)
    command(tools, "enable", user=False, examples=["steward tools enable compose_email"])(enable)
    command(
        tools,
        "try",
        examples=["steward tools try calculate expression='2^10'", """steward tools try web_search '{"query": "x"}'"""],
    )(try_)
    app.add_typer(tools, name="tools")
