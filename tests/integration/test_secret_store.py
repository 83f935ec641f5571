"""Credentials in a secret store behind an MCP server: found or not, never shown, used by HTTP tools by their name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from steward.config.errors import SettingsError
from steward.config.mcp import load_mcp_servers
from steward.contracts.errors import ToolFailed
from steward.contracts.mcp import McpServer
from steward.contracts.redaction import REDACTOR
from steward.sql.database import Database
from steward.tools.context import ToolResult
from steward.tools.executors import ToolRunner
from steward.tools.ports import Services
from steward.tools.registry import Registry
from tests.support.http_peer import a_peer, an_answer
from tests.support.mcp import Bench, a_bench, odd
from tests.support.tool_bench import a_context, a_spec

TOKEN: Final = "ghp-Zk81mQw7Lr"
SOURCE: Final = {"tool": "get_item", "value": "item.password"}


def vault(folder: Path, **changes: Any) -> McpServer:
    server = odd(folder, "get_item", "plain", name="vault", credentials=SOURCE, **changes)
    items = {"": {"GitHub token": TOKEN}, "Work": {"GitHub token": "of-work-Qx7"}}
    (folder / "vault.json").write_text(json.dumps(items))
    return server


async def asked(bench: Bench, **args: str) -> ToolResult:
    spec = Registry().resolve("get_credential")
    assert spec is not None
    services = Services(credentials=bench.hub.credentials)
    return await ToolRunner(services, lambda _: None, bench.hub).run(spec, a_context(services), dict(args))


@pytest.mark.requirement("documented.credentials.found")
async def test_a_credential_is_found_or_not_and_never_shown(database: Database, tmp_path: Path) -> None:
    async with a_bench(database, vault(tmp_path / "vault")) as bench:
        found = await asked(bench, item_name="GitHub token")
        work = await asked(bench, item_name="GitHub token", vault="Work")
        none = await asked(bench, item_name="Jira token")
    assert found.result == {"item_name": "GitHub token", "found": True}
    assert work.result == {"item_name": "GitHub token", "vault": "Work", "found": True}
    assert (none.result["found"], "no such item" in none.message) == (False, True)
    assert TOKEN not in found.model_dump_json() + work.model_dump_json()
    assert TOKEN not in REDACTOR.text(f"the token is {TOKEN}")


@pytest.mark.requirement("documented.credentials.alone")
async def test_nobody_else_can_call_the_tool_that_tells_it(database: Database, tmp_path: Path) -> None:
    async with a_bench(database, vault(tmp_path / "vault")) as bench:
        assert not [name for name in bench.names() if "get_item" in name]
        assert [name for name in bench.names() if "plain" in name]


@pytest.mark.requirement("documented.credentials.found")
async def test_what_is_not_accepted_yet_is_no_missing_credential(database: Database, tmp_path: Path) -> None:
    async with a_bench(database, vault(tmp_path / "vault", pin="strict")) as bench:
        with pytest.raises(ToolFailed, match="get_item"):
            await asked(bench, item_name="GitHub token")


@pytest.mark.requirement("documented.credentials.used")
async def test_an_http_tool_uses_it_by_its_name(database: Database, tmp_path: Path) -> None:
    async with a_bench(database, vault(tmp_path / "vault")) as bench, a_peer() as peer:
        store = bench.hub.credentials
        assert store is not None
        peer.answer = an_answer(body=json.dumps({"heard": TOKEN}).encode())
        runner = ToolRunner(Services(), lambda _: None, bench.hub, stored=store.header)

        async def sent(secret: str) -> ToolResult:
            executor = {"kind": "http", "url": f"{peer.url}/me", "query": {"v": "{value}"}}
            spec = a_spec(executor={**executor, "secret_headers": {"Authorization": secret}})
            return await runner.run(spec, a_context(), {"value": "x"})

        answer = await sent("Bearer store:GitHub token")
        await sent("store:Work/GitHub token")
        with pytest.raises(ToolFailed, match="no such item"):
            await sent("store:Jira token")
        await runner.aclose()
    assert [one.headers["authorization"] for one in peer.asked] == [f"Bearer {TOKEN}", "of-work-Qx7"]
    assert TOKEN not in answer.model_dump_json()


@pytest.mark.requirement("documented.credentials.alone")
def test_there_is_one_secret_store(tmp_path: Path) -> None:
    file = tmp_path / "servers.yaml"
    servers = [{"name": name, "url": "http://127.0.0.1:1", "credentials": SOURCE} for name in ("one", "two")]
    file.write_text(json.dumps({"mcp_servers": servers}))
    with pytest.raises(SettingsError, match=r"two\.credentials: one is the secret store already"):
        load_mcp_servers(file)
