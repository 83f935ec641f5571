"""`python -m bench.agentdojo.server SUITE PORT`: a suite's tools by MCP over HTTP, and the bench's own addresses."""

from __future__ import annotations

import sys
from typing import Any, Final

import mcp_types as types
import uvicorn
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel import Server
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from bench.agentdojo.environments import Environments
from bench.agentdojo.suites import load_suite

READS: Final = ("get_", "read_", "search_", "list_", "check_")


def main() -> None:
    """Serve until the process is ended."""
    suite = load_suite(sys.argv[1])
    environments = Environments(suite)
    app = _mcp(suite, environments).streamable_http_app(json_response=True)
    app.router.routes.extend(_routes(environments))
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[2]), log_level="warning", timeout_keep_alive=600)


def _mcp(suite: Any, environments: Environments) -> Server[Any]:
    async def list_tools(
        context: ServerRequestContext[Any], params: types.PaginatedRequestParams | None
    ) -> types.ListToolsResult:
        return types.ListToolsResult(tools=[_tool(tool) for tool in suite.tools], ttl_ms=60_000, cache_scope="public")

    async def call_tool(
        context: ServerRequestContext[Any], params: types.CallToolRequestParams
    ) -> types.CallToolResult:
        text, ok = environments.run(params.name, params.arguments or {})
        return types.CallToolResult(content=[types.TextContent(type="text", text=text)], is_error=not ok)

    return Server(f"agentdojo-{suite.name}", on_list_tools=list_tools, on_call_tool=call_tool)


def _tool(tool: Any) -> types.Tool:
    hints = types.ToolAnnotations(read_only_hint=tool.name.startswith(READS), destructive_hint=False)
    schema = tool.parameters.model_json_schema()
    return types.Tool(name=tool.name, description=tool.description, input_schema=schema, annotations=hints)


def _routes(environments: Environments) -> list[Route]:
    async def tasks(request: Request) -> Response:
        return JSONResponse(environments.tasks())

    async def opened(request: Request) -> Response:
        return JSONResponse(environments.open(request.path_params["key"], await request.json()))

    async def expected(request: Request) -> Response:
        read = await environments.expect(request.path_params["key"], (await request.json())["calls"])
        return JSONResponse({"read": read})

    async def closed(request: Request) -> Response:
        return JSONResponse(await environments.close(request.path_params["key"], (await request.json())["output"]))

    return [
        Route("/tasks", tasks),
        Route("/problems/{key}", opened, methods=["POST"]),
        Route("/problems/{key}/expect", expected, methods=["POST"]),
        Route("/problems/{key}/close", closed, methods=["POST"]),
    ]


if __name__ == "__main__":
    main()
