"""`python -m tests.support.mcp_conformance.killed_client URL USER`: calls a tool that needs approval as a client that
follows tasks, prints the task's id, and waits to be killed."""

from __future__ import annotations

import asyncio
import sys
from typing import Any, Final

import httpx

VERSION: Final = "2026-07-28"
_MAIL: Final = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}


async def rpc(
    http: httpx.AsyncClient, url: str, method: str, params: dict[str, Any], capabilities: dict[str, Any]
) -> dict[str, Any]:
    """One request of the era without sessions, and its JSON answer."""
    meta = {
        "io.modelcontextprotocol/protocolVersion": VERSION,
        "io.modelcontextprotocol/clientCapabilities": capabilities,
    }
    body = {"jsonrpc": "2.0", "id": 1, "method": method, "params": {**params, "_meta": meta}}
    headers = {"MCP-Protocol-Version": VERSION, "Mcp-Method": method, "Accept": "application/json, text/event-stream"}
    if (name := params.get("name") or params.get("taskId")) is not None:
        headers["Mcp-Name"] = str(name)
    return dict((await http.post(url, json=body, headers=headers)).json())


async def main(url: str, user: str) -> None:
    """Open the task and stay."""
    tasks: dict[str, Any] = {"extensions": {"io.modelcontextprotocol/tasks": {}}}
    async with httpx.AsyncClient(timeout=60, trust_env=False, headers={"Steward-User": user}) as http:
        answer = await rpc(http, url, "tools/call", {"name": "compose_email", "arguments": _MAIL}, tasks)
        sys.stdout.write(f"{answer['result']['taskId']}\n")
        sys.stdout.flush()
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:3]))
