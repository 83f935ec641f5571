"""MCP servers for tests and benches: those of the MCP project, installed from npm and PyPI, and one of our own that
misbehaves.

The npm packages are pinned by tests/support/mcp_servers/package-lock.json and installed once into build/mcp-servers.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from steward.contracts.mcp import McpServer
from steward.contracts.tool import McpExecutor
from steward.sql.database import Database
from steward.sql.mcp import McpToolStore
from steward.tools.context import ToolContext, ToolResult
from steward.tools.executors import ToolRunner
from steward.tools.mcp.hub import McpHub
from steward.tools.ports import Services
from steward.tools.registry import Registry
from tests.support import npm
from tests.support.mcp_servers.odd import a_tool
from tests.support.tool_bench import a_context

ROOT = Path(__file__).parents[2]
LOCKED = Path(__file__).parent / "mcp_servers"
INSTALLED = ROOT / "build" / "mcp-servers"
SCRIPTS = Path(sys.executable).parent


def installed() -> Path:
    """The folder of the npm servers' packages, installed if the lock file has changed since."""
    return npm.installed(LOCKED, INSTALLED) / "@modelcontextprotocol"


def _npm(name: str, *args: str, **changes: Any) -> McpServer:
    script = installed() / f"server-{name}" / "dist" / "index.js"
    return McpServer(name=name, command=str(npm.NODE / "node"), args=[str(script), *args], **changes)


def filesystem(folder: Path, **changes: Any) -> McpServer:
    """npm's @modelcontextprotocol/server-filesystem on a folder."""
    return _npm("filesystem", str(folder), **changes)


def everything(**changes: Any) -> McpServer:
    """npm's @modelcontextprotocol/server-everything."""
    return _npm("everything", "stdio", **changes)


def memory(folder: Path, **changes: Any) -> McpServer:
    """npm's @modelcontextprotocol/server-memory with its graph in a folder."""
    return _npm("memory", env={"MEMORY_FILE_PATH": str(folder / "memory.jsonl")}, **changes)


def time_server(**changes: Any) -> McpServer:
    """PyPI's mcp-server-time."""
    return McpServer(name="time", command=str(SCRIPTS / "mcp-server-time"), **changes)


def git_server(repository: Path, **changes: Any) -> McpServer:
    """PyPI's mcp-server-git on a repository."""
    command = str(SCRIPTS / "mcp-server-git")
    return McpServer(name="git", command=command, args=["--repository", str(repository)], **changes)


def five_servers(folder: Path) -> list[McpServer]:
    """All of the above, on a folder of their own that is a git repository too."""
    subprocess.run(["git", "init", "--quiet", str(folder)], check=True, timeout=30)
    return [filesystem(folder), everything(), memory(folder), time_server(), git_server(folder)]


def odd(folder: Path, *tools: str | Mapping[str, Any], name: str = "odd", **changes: Any) -> McpServer:
    """Our own misbehaving server with these tools, over its standard streams."""
    folder.mkdir(exist_ok=True)
    list_odd(folder, *tools)
    script = str(LOCKED / "odd.py")
    return McpServer(name=name, command=sys.executable, args=[script, str(folder)], **changes)


def list_odd(folder: Path, *tools: str | Mapping[str, Any]) -> None:
    """Have it list these tools from now on."""
    listed = [a_tool(tool) if isinstance(tool, str) else tool for tool in tools]
    (folder / "tools.json").write_text(json.dumps(listed))


async def until(holds: Callable[[], bool], within_s: float = 20.0) -> None:
    """Wait until `holds` of something that another process does."""
    async with asyncio.timeout(within_s):
        while True:
            if holds():
                return
            await asyncio.sleep(0.02)


def happened(folder: Path) -> list[str]:
    """What it did, one line a thing."""
    file = folder / "happened"
    return file.read_text().splitlines() if file.is_file() else []


class Bench:
    """A hub with a registry over it, as a worker has them."""

    def __init__(self, hub: McpHub, store: McpToolStore) -> None:
        self.hub = hub
        self.store = store
        self.registry = Registry(source=hub)

    async def until(self, holds: Callable[[], bool], within_s: float = 30.0) -> None:
        """Wait until `holds`, looking whenever a server or an offer has moved."""
        async with asyncio.timeout(within_s):
            while not holds():
                await self.hub.wait_health(0.1)

    async def reached(self) -> None:
        """Wait until no server is being connected."""
        await self.until(lambda: all(told.state != "connecting" for told in self.hub.health))

    async def call(self, name: str, args: dict[str, Any] | None = None, ctx: ToolContext | None = None) -> ToolResult:
        """Call a tool by the name it has here."""
        spec = self.registry.resolve(name)
        assert spec is not None, (
            f"no tool {name}: {sorted(s.name for s in self.registry.specs() if s.tool_type == 'mcp')}"
        )
        assert isinstance(spec.executor, McpExecutor)
        # Through the runner, as activities call: what leaves it is masked there.
        return await ToolRunner(Services(), lambda _: None, self.hub).run(spec, ctx or a_context(), args or {})

    def names(self) -> set[str]:
        """The names of the offered tools of MCP servers."""
        return {spec.name for spec in self.registry.specs() if spec.tool_type == "mcp"}

    def stands(self, server: str) -> str:
        """How a server stands."""
        return next(told.state.value for told in self.hub.health if told.server == server)


@asynccontextmanager
async def a_bench(
    database: Database, *servers: McpServer, secrets: Mapping[str, str] | None = None, idle_s: float = 300.0
) -> AsyncIterator[Bench]:
    """A started hub on these servers, all of them tried once."""
    store = McpToolStore(database)
    hub = McpHub(servers, store, (secrets or {}).get, idle_s=idle_s)
    await hub.start(connect=True)
    try:
        bench = Bench(hub, store)
        await bench.reached()
        yield bench
    finally:
        await hub.close()


def text_of(result: ToolResult) -> str:
    """The text of a result's first part."""
    return str(result.result["content"][0]["text"])
