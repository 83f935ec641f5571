"""The file of MCP servers, and what of it decides how servers are told apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from steward.config.errors import SettingsError
from steward.config.mcp import load_mcp_servers
from steward.contracts.mcp import McpServer

GOOD = """
mcp_servers:
  - name: files
    command: npx
    args: [-y, "@modelcontextprotocol/server-filesystem", /srv/files]
    env: {TOKEN: {secret: files_token}, MODE: plain}
    tools:
      read_file: {permission: autonomous, effect: read, timeout_s: 20}
  - name: tracker
    url: https://tracker.example.com/mcp
    headers: {Authorization: {secret: tracker_auth}}
    trust: trusted
    required: true
"""


def a_file(folder: Path, text: str) -> Path:
    path = folder / "mcp.yaml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.requirement("mcp.servers.settings")
def test_servers_come_in_the_order_of_the_file_with_secrets_by_name(tmp_path: Path) -> None:
    files, tracker = load_mcp_servers(a_file(tmp_path, GOOD))
    assert (files.name, files.secret_names(), files.trust, files.required) == (
        "files",
        ["files_token"],
        "untrusted",
        False,
    )
    assert (tracker.name, tracker.secret_names(), tracker.trust, tracker.required) == (
        "tracker",
        ["tracker_auth"],
        "trusted",
        True,
    )
    assert load_mcp_servers(None) == []


@pytest.mark.requirement("mcp.servers.settings")
@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("mcp_servers: [{name: a}]", "either a command or a url"),
        ("mcp_servers: [{name: a, command: x, url: 'http://x'}]", "either a command or a url"),
        ("mcp_servers: [{name: a, command: x, headers: {A: b}}]", "headers go with a url"),
        ("mcp_servers: [{name: a, url: 'http://user:word@x/mcp'}]", "a.url"),
        ("mcp_servers: [{name: a, command: x, commnd: y}]", "a.commnd"),
        ("mcp_servers: [{name: a, command: x}, {name: a, command: y}]", "more than once"),
        ("mcp_servers: [{name: A b, command: x}]", "name"),
        ("mcp_servers: {name: a}", "a list of servers"),
        ("[]", "a list of servers"),
        ("mcp_servers: [", "cannot be read"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_the_fault(tmp_path: Path, text: str, named: str) -> None:
    with pytest.raises(SettingsError) as caught:
        load_mcp_servers(a_file(tmp_path, text))
    assert "STEWARD_MCP_SERVERS" in caught.value.detail
    assert named in caught.value.detail
    assert "word@" not in caught.value.detail


@pytest.mark.requirement("mcp.servers.settings")
def test_servers_reached_in_the_same_way_share_a_connection_and_others_do_not() -> None:
    one = McpServer(name="one", url="https://x.example.com/mcp")
    assert one.connection_key == McpServer(name="two", url="https://x.example.com/mcp", required=True).connection_key
    assert one.connection_key != McpServer(name="one", url="https://x.example.com/mcp?team=b").connection_key
