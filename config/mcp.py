"""The file of MCP servers, named by STEWARD_MCP_SERVERS. Read by workers and never written.

Secrets are names (STEWARD_SECRET_<NAME>), so that the file may be shown.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml
from pydantic import ValidationError
from pydantic_core import ErrorDetails

from steward.config.errors import SettingsError
from steward.contracts.mcp import McpServer, ToolOverride
from steward.contracts.suggestions import did_you_mean


def load_mcp_servers(path: Path | None) -> list[McpServer]:
    """The servers of the file's list `mcp_servers`, in its order; none without a file.

    Raises:
        SettingsError: it cannot be read, with one line per fault.
    """
    if path is None:
        return []
    try:
        content = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise SettingsError([f"STEWARD_MCP_SERVERS: {path} cannot be read: {error}"]) from error
    entries = content.get("mcp_servers") if isinstance(content, dict) and set(content) == {"mcp_servers"} else None
    if not isinstance(entries, list):
        raise SettingsError([f"STEWARD_MCP_SERVERS: {path} must be a mapping with `mcp_servers`, a list of servers"])
    faults: list[str] = []
    servers = [server for entry in entries if (server := _server(entry, faults)) is not None]
    names = [server.name for server in servers]
    stores = [server.name for server in servers if server.credentials is not None]
    faults += [f"{name}.credentials: {stores[0]} is the secret store already" for name in stores[1:]]
    faults += [f"{name}: named more than once" for name in sorted(set(names)) if names.count(name) > 1]
    if faults:
        raise SettingsError([f"STEWARD_MCP_SERVERS: {path}: {fault}" for fault in faults])
    return servers


def _server(entry: Any, faults: list[str]) -> McpServer | None:
    name = entry.get("name") if isinstance(entry, dict) else None
    try:
        return McpServer.model_validate(entry)
    except ValidationError as error:
        where = str(name or "a server without a name")
        faults.extend(f"{'.'.join([where, *map(str, item['loc'])])}: {_words(item)}" for item in error.errors())
        return None


def _words(error: ErrorDetails) -> str:
    if error["type"] != "extra_forbidden":
        return error["msg"]
    known = ToolOverride.model_fields if error["loc"][0] == "tools" else McpServer.model_fields
    question = did_you_mean(str(error["loc"][-1]), known)
    return f"unknown key; {question}" if question else "unknown key"
