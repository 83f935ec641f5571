"""The MCP servers of the MCP project, spawned for real: found, offered and called."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from steward.contracts.errors import ToolFailed
from steward.contracts.tool import Effect, Permission
from steward.sql.database import Database
from tests.support.mcp import Bench, a_bench, everything, five_servers, text_of
from tests.support.stacks import a_database

pytestmark = [pytest.mark.timeout(400), pytest.mark.asyncio(loop_scope="module")]
"""npm installs the servers at the first use."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the servers work on."""
    made = tmp_path_factory.mktemp("served")
    (made / "note.txt").write_text("remember the milk")
    return made


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bench(postgres_dsn: str, template_database: str, folder: Path) -> AsyncIterator[Bench]:
    """The five servers, started once: no test changes what another asks them."""
    with a_database(postgres_dsn, template_database) as dsn:
        async with Database(dsn) as database, a_bench(database, *five_servers(folder)) as opened:
            yield opened


@pytest.mark.requirement("mcp.servers.real")
async def test_five_servers_give_more_than_45_tools_and_each_is_called(bench: Bench, folder: Path) -> None:
    assert [(told.detail, told.left_out) for told in bench.hub.health] == [("", {})] * 5
    assert len(bench.names()) > 45
    read = await bench.call("read_text_file", {"path": str(folder / "note.txt")})
    assert text_of(read) == "remember the milk"
    assert text_of(await bench.call("echo", {"message": "hello"})) == "Echo: hello"
    made = await bench.call(
        "create_entities", {"entities": [{"name": "Ann", "entityType": "person", "observations": []}]}
    )
    assert made.result["structuredContent"]["entities"][0]["name"] == "Ann"
    assert "On branch" in text_of(await bench.call("git_status", {"repo_path": str(folder)}))
    told = await bench.call("time_get_current_time", {"timezone": "Asia/Tokyo"})
    assert told.result["structuredContent"]["timezone"] == "Asia/Tokyo"


@pytest.mark.requirement("mcp.names.own-unless-taken")
async def test_a_name_that_the_catalogue_has_gets_the_servers_before_it(bench: Bench) -> None:
    own = bench.registry.resolve("get_current_time")
    assert own is not None
    assert own.tool_type != "mcp"
    assert "time_get_current_time" in bench.names()
    assert "convert_time" in bench.names()


@pytest.mark.requirement("mcp.trust.hints-only-tighten")
async def test_without_trust_every_tool_needs_permission_and_happens_once(bench: Bench) -> None:
    theirs = [spec for spec in bench.registry.specs() if spec.tool_type == "mcp"]
    assert {(spec.permission, spec.effect) for spec in theirs} == {(Permission.PERMISSION_REQUIRED, Effect.ONCE)}


@pytest.mark.requirement("mcp.results.content-kept")
async def test_pictures_and_links_are_kept_as_content(bench: Bench) -> None:
    shown = await bench.call("get-tiny-image")
    kinds = [part["type"] for part in shown.result["content"]]
    assert "image" in kinds
    assert shown.result["content"][kinds.index("image")]["mimeType"] == "image/png"
    linked = await bench.call("get-resource-links", {"count": 2})
    assert "resource_link" in [part["type"] for part in linked.result["content"]]


@pytest.mark.requirement("mcp.calls.errors")
async def test_what_a_server_refuses_has_failed_with_its_words(bench: Bench) -> None:
    with pytest.raises(ToolFailed, match=r"outside|denied"):
        await bench.call("read_text_file", {"path": "/etc/hostname"})


@pytest.mark.requirement("mcp.trust.operator-decides")
@pytest.mark.asyncio(loop_scope="function")
async def test_a_trusted_server_is_believed_that_it_only_reads(database: Database) -> None:
    async with a_bench(database, everything(trust="trusted")) as bench:
        echo = bench.registry.resolve("echo")
        toggle = bench.registry.resolve("toggle-simulated-logging")
        assert echo is not None
        assert toggle is not None
        assert (echo.permission, echo.effect) == (Permission.AUTONOMOUS, Effect.READ)
        assert (toggle.permission, toggle.effect) == (Permission.PERMISSION_REQUIRED, Effect.ONCE)
