"""The configuration snippets of docs/mcp-server.md have the form that each client's own documentation gives."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import jsonschema
import pytest

from tests.support.stacks import ROOT

_TEXTS: Final = {"type": "object", "additionalProperties": {"type": "string"}}
_PROGRAM: Final = {
    "type": "object",
    "required": ["command"],
    "properties": {
        "command": {"type": "string"},
        "args": {"type": "array", "items": {"type": "string"}},
        "env": _TEXTS,
    },
    "additionalProperties": False,
}
_ADDRESS: Final[dict[str, Any]] = {
    "type": "object",
    "required": ["url"],
    "properties": {"url": {"type": "string"}, "headers": _TEXTS},
    "additionalProperties": False,
}
_VS_CODE: Final = {
    **_ADDRESS,
    "required": ["type", "url"],
    "properties": {**_ADDRESS["properties"], "type": {"enum": ["http", "sse"]}},
}
CLIENTS: Final = {
    "Claude Desktop": ("mcpServers", _PROGRAM),  # modelcontextprotocol.io: connect to local servers
    "VS Code": ("servers", _VS_CODE),  # code.visualstudio.com: MCP configuration reference
    "LM Studio": ("mcpServers", _ADDRESS),  # lmstudio.ai/docs/app/mcp
}


@pytest.mark.requirement("mcp_server.snippets")
@pytest.mark.parametrize("client", CLIENTS)
def test_a_snippet_has_the_form_its_client_reads(client: str) -> None:
    page = (ROOT / "docs" / "mcp-server.md").read_text()
    found = re.search(rf"{client}, `[^`]+`:\n\n```json\n(.*?)\n```", page, re.DOTALL)
    assert found is not None
    top, server = CLIENTS[client]
    schema: dict[str, Any] = {
        "type": "object",
        "required": [top],
        "properties": {top: {"type": "object", "minProperties": 1, "additionalProperties": server}},
        "additionalProperties": False,
    }
    jsonschema.validate(json.loads(found[1]), schema)
