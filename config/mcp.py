"""The file of MCP servers, named by STEWARD_MCP_SERVERS. Read by workers and never written.

Secrets are names (STEWARD_SECRET_<NAME>), so that the file may be shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import yaml
from pydantic import ValidationError
from pydantic_core import ErrorDetails

from steward.config.errors import SettingsError
from steward.contracts.mcp import McpServer, ToolOverride
from steward.contracts.suggestions import did_you_mean


class McpFileError(SettingsError):
    """The file does not fit. `faults` are lines, 0 for the whole file, each with what is wrong there."""

    def __init__(self, path: Path, faults: Sequence[tuple[int, str]]) -> None:
        super().__init__([f"STEWARD_MCP_SERVERS: {path}{f':{line}' if line else ''}: {what}" for line, what in faults])
        self.faults = list(faults)


def load_mcp_servers(path: Path | None) -> list[McpServer]:
    """The servers of the file's list `mcp_servers`, in its order; none without a file.

    Raises:
        McpFileError: it cannot be read, with one line per fault.
    """
    if path is None:
        return []
    try:
        text = path.read_text(encoding="utf-8")
        content, root = yaml.safe_load(text), yaml.compose(text, yaml.SafeLoader)
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise McpFileError(path, [(0, f"cannot be read: {error}")]) from error
    entries = content.get("mcp_servers") if isinstance(content, dict) and set(content) == {"mcp_servers"} else None
    if not isinstance(entries, list):
        raise McpFileError(path, [(1, "must be a mapping with `mcp_servers`, a list of servers")])
    faults: list[tuple[int, str]] = []
    servers: list[McpServer] = []
    for number, entry in enumerate(entries):
        try:
            servers.append(McpServer.model_validate(entry))
        except ValidationError as error:
            name = str((entry.get("name") if isinstance(entry, dict) else None) or "a server without a name")
            for item in error.errors():
                where = ".".join([name, *map(str, item["loc"])])
                faults.append((_line(root, ("mcp_servers", number, *item["loc"])), f"{where}: {_words(item)}"))
    names = [server.name for server in servers]
    stores = [server.name for server in servers if server.credentials is not None]
    faults += [(0, f"{name}.credentials: {stores[0]} is the secret store already") for name in stores[1:]]
    faults += [(0, f"{name}: named more than once") for name in sorted(set(names)) if names.count(name) > 1]
    if faults:
        raise McpFileError(path, faults)
    return servers


def _line(node: yaml.Node | None, place: Sequence[str | int]) -> int:
    """The line of a member, or of the nearest one around it that is there."""
    line = 1
    for part in place:
        if isinstance(node, yaml.SequenceNode) and isinstance(part, int) and part < len(node.value):
            node = node.value[part]
            line = node.start_mark.line + 1
        elif isinstance(node, yaml.MappingNode):
            found = next(((key, value) for key, value in node.value if key.value == str(part)), None)
            if found is None:
                break
            line, node = found[0].start_mark.line + 1, found[1]
    return line


def _words(error: ErrorDetails) -> str:
    if error["type"] != "extra_forbidden":
        return error["msg"]
    known = ToolOverride.model_fields if error["loc"][0] == "tools" else McpServer.model_fields
    question = did_you_mean(str(error["loc"][-1]), known)
    return f"unknown key; {question}" if question else "unknown key"
