"""The tools as the command line shows and finds them. Behind `tools list`, `tools sync`, `tools try` and `call`."""

from __future__ import annotations

from typing import Any

from steward.cli.client import StewardClient
from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.cli.pages import ToolRow
from steward.cli.plain import plain
from steward.cli.screen import err
from steward.cli.suggestions import naming_tools, no_such_tool
from steward.cli.tool_pages import show_details, show_families, show_whole


def row_of(client: StewardClient, name: str) -> ToolRow | None:
    """The tool of that name or alias. None when it is not listed: the server says what it thinks of the call."""
    return next((tool for tool in client.tools().tools if name == tool.name or name in tool.aliases), None)


def parameters_of(tool: ToolRow | None) -> dict[str, Any]:
    """Each parameter's JSON Schema; empty for a tool that is not listed."""
    return tool.properties if tool else {}


def list_tools(
    session: Session, client: StewardClient, q: str | None, tool_type: str | None, permission: str | None
) -> ExitCode:
    """Show the tools that fit the filters: all of them as a page by family, those of a filter in detail."""
    page = client.tools(q=q, tool_type=tool_type, permission=permission)
    if session.as_json:
        print(page.model_dump_json())
    elif not page.tools:
        _say_none(client, tool_type)
    elif q or tool_type or permission:
        show_details(page.tools)
    else:
        show_families(page.tools)
    return ExitCode.DONE


def _say_none(client: StewardClient, tool_type: str | None) -> None:
    families = sorted({tool.tool_type for tool in client.tools().tools}) if tool_type else []
    if tool_type and tool_type not in families:
        err().print(f"There is no family {plain(tool_type)!r}: {', '.join(families)}", soft_wrap=True)
        return
    err().print("No tool fits: steward tools list shows all, steward tools sync reads the catalogue anew.")


def show_tool(session: Session, client: StewardClient, name: str) -> ExitCode:
    """Show one tool whole.

    Raises:
        CliError: NOT_FOUND, with the names that are close.
    """
    tool = row_of(client, name)
    if tool is None:
        raise no_such_tool(client, name)
    if session.as_json:
        print(tool.model_dump_json())
    else:
        show_whole(tool)
    return ExitCode.DONE


def sync_tools(session: Session, client: StewardClient) -> ExitCode:
    """Bring the index up to date and show what changed."""
    report = client.sync_tools()
    if session.as_json:
        print(report.model_dump_json())
        return ExitCode.DONE
    for label, names in (("added", report.added), ("changed", report.changed), ("removed", report.removed)):
        if names:
            print(plain(f"{label}: {', '.join(names)}"))
    print(f"unchanged: {report.unchanged}")
    if report.restart:
        files = ", ".join(report.restart)
        err().print(
            plain(f"restart Steward (steward down, steward up): changed since the workers imported it: {files}"),
            style="yellow",
            soft_wrap=True,
        )
    if report.degraded:
        err().print(plain(report.degraded), style="yellow")
    return ExitCode.DONE


def switch_tool(session: Session, client: StewardClient, name: str, *, enabled: bool) -> ExitCode:
    """Switch a tool on or off and say so."""
    with naming_tools(client, name):
        switched = client.switch_tool(name, enabled=enabled)
    if session.as_json:
        print(switched.model_dump_json())
        return ExitCode.DONE
    way = (
        "is in use again"
        if enabled
        else f"is switched off for everybody; steward tools enable {switched.tool} ends that"
    )
    print(plain(f"{switched.tool} {way}."))
    return ExitCode.DONE
