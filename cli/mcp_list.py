"""MCP servers and their tools as the command line shows them. Behind `mcp list`, `mcp accept` and `mcp reject`."""

from __future__ import annotations

import difflib
import json

from rich.text import Text

from steward.cli.client import StewardClient
from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.mcp_pages import McpToolRow
from steward.cli.options import Session
from steward.cli.plain import plain
from steward.cli.screen import err, out, show_table, table_of
from steward.contracts.mcp import DefinitionState, McpDefinition, ServerState

_STATE_STYLES = {ServerState.READY: "green", ServerState.CONNECTING: "yellow", ServerState.AWAY: "red"}


def list_mcp(session: Session, client: StewardClient) -> ExitCode:
    """Show the servers, then what waits for a human and what is left out."""
    page = client.mcp()
    if session.as_json:
        print(page.model_dump_json())
        return ExitCode.DONE
    if not page.servers and not page.tools:
        err().print("No MCP server is known: name a file of them in STEWARD_MCP_SERVERS.")
        return ExitCode.DONE
    table = table_of(("SERVER", "STATE", "TOOLS"), ("DETAIL",))
    for reported in page.servers:
        state = Text(reported.state.value, style=_STATE_STYLES[reported.state])
        detail = plain(f"required. {reported.detail}" if reported.required else reported.detail)
        table.add_row(Text(reported.server, style="bold"), state, str(reported.tools), Text(detail))
    show_table(table)
    for reported in page.servers:
        for tool, reason in reported.left_out.items():
            out().print(Text(plain(f"left out: {tool} of {reported.server}: {reason}")), soft_wrap=True)
    for row in page.tools:
        if row.state in (DefinitionState.WAITING, DefinitionState.REJECTED):
            out().print(Text(plain(f"{row.state.value}: {row.tool} of {row.server}"), style="yellow"), soft_wrap=True)
            out().print(Text(plain(_changes(row))), soft_wrap=True)
            out().print(Text(plain(f"    steward mcp accept {row.server} {row.tool}")), soft_wrap=True)
    return ExitCode.DONE


def decide_mcp(session: Session, client: StewardClient, server: str, tool: str, *, accepted: bool) -> ExitCode:
    """Show what a tool is now, and decide about exactly that."""
    row = next((row for row in client.mcp().tools if (row.server, row.tool) == (server, tool)), None)
    if row is None:
        raise CliError(f"The MCP server {server} has no tool {tool} on record", exit_code=ExitCode.NOT_FOUND)
    decided = client.decide_mcp(server, tool, accepted=accepted, sha256=row.sha256).tool
    if session.as_json:
        print(decided.model_dump_json())
        return ExitCode.DONE
    print(plain(_changes(row)))
    done = "is accepted; workers offer it within seconds" if accepted else "is rejected and stays out of use"
    print(plain(f"{tool} of {server} {done}."))
    return ExitCode.DONE


def _changes(row: McpToolRow) -> str:
    """What would be accepted, as a difference to what was."""
    before, after = _lines(row.accepted), _lines(row.offered)
    return "\n".join(difflib.unified_diff(before, after, "accepted", "offered", lineterm="", n=2))


def _lines(definition: McpDefinition | None) -> list[str]:
    if definition is None:
        return []
    return json.dumps(definition.model_dump(mode="json"), indent=2, ensure_ascii=False, sort_keys=True).splitlines()
