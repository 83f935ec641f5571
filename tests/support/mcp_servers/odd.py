"""A server that behaves as told by its tools' definitions in a file, for what no well-meant server does.

`python odd.py FOLDER [--http PORT] [--legacy]`: FOLDER/tools.json lists the tools (MCP's own shape) and is read at
each listing. What a tool does follows from its name; what has happened is written to FOLDER/happened, one line a call.
Over HTTP, FOLDER/answer.json (status, headers, body) is answered instead of anything while it is there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import mcp_types as types
import uvicorn
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server
from mcp.server.subscriptions import InMemorySubscriptionBus, ListenHandler
from mcp.shared.subscriptions import ToolsListChanged
from starlette.applications import Starlette
from starlette.responses import JSONResponse, Response

ASKED = {"type": "object", "properties": {"colour": {"type": "string", "title": "Colour"}}, "required": ["colour"]}


class Odd:
    """The server's behaviour."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bus = InMemorySubscriptionBus()

    def note(self, text: str) -> None:
        """Tell the test that something happened."""
        with (self.folder / "happened").open("a") as file:
            file.write(text + "\n")

    async def list_tools(
        self, ctx: ServerRequestContext[Any], params: types.PaginatedRequestParams | None
    ) -> types.ListToolsResult:
        """The tools of the file, two a page."""
        listed = json.loads((self.folder / "tools.json").read_text())
        start = int(params.cursor) if params and params.cursor else 0
        more = str(start + 2) if start + 2 < len(listed) else None
        tools = [types.Tool.model_validate(tool, by_name=False) for tool in listed[start : start + 2]]
        return types.ListToolsResult(tools=tools, next_cursor=more, ttl_ms=0, cache_scope="private")

    async def call_tool(
        self, ctx: ServerRequestContext[Any], params: types.CallToolRequestParams
    ) -> types.CallToolResult | types.InputRequiredResult:
        """What the name says."""
        args = params.arguments or {}
        self.note(
            f"{params.name} {json.dumps(args)} {json.dumps(dict(ctx.meta or {}).get('io.steward/idempotency-key'))}"
        )
        match params.name:
            case "hang":
                await asyncio.Event().wait()
            case "wait":
                await until(lambda: (self.folder / "go").exists())
            case "spawn":
                silent = asyncio.subprocess.DEVNULL
                child = await asyncio.create_subprocess_exec("sleep", "600", stdin=silent, stdout=silent, stderr=silent)
                self.note(f"child {child.pid}")
            case "die":
                os._exit(3)
            case "large":
                return _text("x" * int(args["size"]))
            case "lie":
                return types.CallToolResult(content=[], structured_content={"wrong": True})
            case "secret":
                return _text(f"the token is {os.getenv('TOKEN', 'unset')}")
            case "grow":
                added = [*json.loads((self.folder / "tools.json").read_text()), a_tool("grown")]
                (self.folder / "tools.json").write_text(json.dumps(added))
                await self.bus.publish(ToolsListChanged())
            case "get_item":
                return self._item(args)
            case "ask":
                return await self._ask(ctx, params)
            case "fail":
                return types.CallToolResult(content=[types.TextContent(text="no such colour")], is_error=True)
        return _text(f"{params.name} done")

    def _item(self, args: dict[str, Any]) -> types.CallToolResult:
        """An item of FOLDER/vault.json, by vault and name."""
        items = json.loads((self.folder / "vault.json").read_text())
        value = items.get(args.get("vault", ""), {}).get(args["item_name"])
        if value is None:
            return types.CallToolResult(content=[types.TextContent(text="no such item")], is_error=True)
        return types.CallToolResult(content=[], structured_content={"item": {"password": value}})

    async def _ask(
        self, ctx: ServerRequestContext[Any], params: types.CallToolRequestParams
    ) -> types.CallToolResult | types.InputRequiredResult:
        if ctx.protocol_version < "2026":
            said = await ctx.session.elicit_form("Which colour?", ASKED)
        else:
            given = (params.input_responses or {}).get("colour")
            if given is None:
                question = types.ElicitRequestFormParams(message="Which colour?", requested_schema=ASKED)
                return types.InputRequiredResult(
                    input_requests={"colour": types.ElicitRequest(params=question)}, request_state="kept"
                )
            assert isinstance(given, types.ElicitResult)
            assert params.request_state == "kept"
            said = given
        if said.action != "accept":
            return _text(f"not painted: {said.action}")
        self.note(f"painted {json.dumps(said.content)}")
        return _text(f"painted {(said.content or {})['colour']}")


async def until(holds: Callable[[], bool]) -> None:
    """Wait for something that another process does."""
    while True:
        if holds():
            return
        await asyncio.sleep(0.02)


def a_tool(name: str, **changes: Any) -> dict[str, Any]:
    """A tool as MCP lists it."""
    return {
        "name": name,
        "description": f"Does {name}.",
        "inputSchema": {"type": "object", "properties": {}},
        **changes,
    }


def _text(text: str) -> types.CallToolResult:
    return types.CallToolResult(content=[types.TextContent(text=text)])


async def _serve_stdio(server: Server[Any]) -> None:
    async with stdio_server() as (read, write):
        await server.run(read, write, server.create_initialization_options())


async def _as_told(answer: dict[str, Any], scope: Any, receive: Any, send: Any) -> None:
    """Answer with what the test has laid down: status, headers, body."""
    response = Response(answer.get("body", ""), answer["status"], answer.get("headers"), "application/json")
    await response(scope, receive, send)


def _serve_http(server: Server[Any], odd: Odd, port: int) -> None:
    app: Starlette = server.streamable_http_app()

    async def guarded(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            headers = {name.decode(): value.decode() for name, value in scope["headers"]}
            if headers.get("authorization") != "Bearer let-me-in":
                odd.note("refused")
                await JSONResponse({"error": "unauthorized"}, 401)(scope, receive, send)
                return
            answer = odd.folder / "answer.json"
            if answer.exists():
                await _as_told(json.loads(answer.read_text()), scope, receive, send)
                return
        await app(scope, receive, send)

    uvicorn.run(guarded, port=port, log_level="warning", ws="none")


def main() -> None:
    """Serve."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--http", type=int)
    given = parser.parse_args()
    odd = Odd(given.folder)
    odd.note(f"started {os.getpid()}")
    sys.stderr.write(f"token {os.getenv('TOKEN', 'unset')}\n")
    server: Server[Any] = Server(
        "odd", on_list_tools=odd.list_tools, on_call_tool=odd.call_tool, on_subscriptions_listen=ListenHandler(odd.bus)
    )
    if given.http:
        _serve_http(server, odd, given.http)
    else:
        sys.stdout.write(f"{os.getenv('TOKEN', 'unset')}\n")  # as programs do that log to the wrong stream
        sys.stdout.flush()
        asyncio.run(_serve_stdio(server))


if __name__ == "__main__":
    main()
