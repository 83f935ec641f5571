"""The tools as the command line shows and finds them. Behind `tools list`, `tools sync`, `tools try` and `call`."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from cli.client import StewardClient
from cli.exits import ExitCode
from cli.options import Session
from cli.pages import ToolRow
from cli.plain import plain
from cli.screen import err, out, table_of
from contracts.tool import Permission

_PERMISSION_STYLES = {
    Permission.AUTONOMOUS: "green",
    Permission.AUTONOMOUS_WITH_GUARDRAILS: "yellow",
    Permission.PERMISSION_REQUIRED: "red",
}


def row_of(client: StewardClient, name: str) -> ToolRow | None:
    """The tool of that name or alias. None when it is not listed: the server says what it thinks of the call."""
    return next((tool for tool in client.tools().tools if name == tool.name or name in tool.aliases), None)


def parameters_of(tool: ToolRow | None) -> dict[str, Any]:
    """Each parameter's JSON Schema; empty for a tool that is not listed."""
    return tool.properties if tool else {}


def list_tools(
    session: Session, client: StewardClient, q: str | None, tool_type: str | None, permission: str | None
) -> ExitCode:
    """Show the tools that fit the filters."""
    page = client.tools(q=q, tool_type=tool_type, permission=permission)
    if session.as_json:
        print(page.model_dump_json())
        return ExitCode.DONE
    if not page.tools:
        err().print("No tool fits: steward tools list shows all, steward tools sync reads the catalogue anew.")
        return ExitCode.DONE
    # What a call is written with, and the setting that is missing, are never cut: they fold where the screen is narrow.
    table = table_of(("TOOL", "TYPE", "PERMISSION"), ("STATE", "ARGUMENTS", "WHAT IT DOES"))
    for tool in page.tools:
        permission_text = Text(tool.permission.value, style=_PERMISSION_STYLES[tool.permission])
        description = Text(plain(tool.description).replace("\n", " "))
        name = Text(tool.name, style="bold")
        table.add_row(name, tool.tool_type, permission_text, _state(tool), _signature(tool), description)
    out().print(table)
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
    if report.degraded:
        err().print(plain(report.degraded), style="yellow")
    return ExitCode.DONE


def switch_tool(session: Session, client: StewardClient, name: str, *, enabled: bool) -> ExitCode:
    """Switch a tool on or off and say so."""
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


def _state(tool: ToolRow) -> Text:
    if tool.state == "disabled":
        return Text("disabled", style="red")
    if not tool.unset:
        return Text(plain(tool.state.replace("_", " ")), style="green")
    return Text(plain(f"needs configuration: {', '.join(tool.unset)}"), style="yellow")


def _signature(tool: ToolRow) -> str:
    """The parameters, the required ones first, the optional ones with a question mark."""
    required = [str(name) for name in tool.parameters.get("required", [])]
    optional = [name for name in tool.parameters.get("properties", {}) if name not in required]
    return ", ".join([*required, *(f"{name}?" for name in optional)])
