"""Calls that end badly, over real processes and sockets: what each end means for the effect, and what becomes of the
server's process."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx2
import psutil
import pytest

from steward.contracts.errors import StewardError, ToolFailed, ToolOutcomeUnknown, ToolUnavailable
from steward.contracts.mcp import McpServer, ToolOverride
from steward.contracts.tool import Effect, Permission
from steward.sql.database import Database
from steward.tools.mcp import calls
from tests.support import npm
from tests.support.mcp import LOCKED, a_bench, happened, installed, list_odd, odd, text_of, until
from tests.support.mcp_servers.odd import a_tool

READ = ToolOverride(permission=Permission.AUTONOMOUS, effect=Effect.READ, timeout_s=1.0)
ONCE = ToolOverride(timeout_s=1.0)


def pids(folder: Path) -> list[int]:
    """The server's processes, in the order they were started."""
    return [int(line.split()[1]) for line in happened(folder) if line.startswith("started")]


async def ended(pid: int) -> None:
    """Wait until a process is gone."""
    await until(lambda: not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "odd"


@pytest.mark.requirement("mcp.calls.killed-server")
@pytest.mark.parametrize(("override", "means"), [(READ, ToolUnavailable), (ONCE, ToolOutcomeUnknown)])
async def test_a_server_killed_in_mid_call_leaves_an_unknown_outcome_unless_the_tool_only_reads(
    database: Database, folder: Path, override: ToolOverride, means: type[Exception]
) -> None:
    override = override.model_copy(update={"timeout_s": 30.0})
    async with a_bench(database, odd(folder, "hang", "plain", tools={"hang": override})) as bench:
        calling = asyncio.create_task(bench.call("hang"))
        await until(lambda: any(line.startswith("hang") for line in happened(folder)))
        os.kill(pids(folder)[-1], 9)
        with pytest.raises(means) as caught:
            await calling
        assert type(caught.value) is means
        assert text_of(await bench.call("plain")) == "plain done"
        assert len(pids(folder)) == 2


@pytest.mark.requirement("mcp.calls.hanging-server")
@pytest.mark.parametrize(("override", "means"), [(READ, ToolUnavailable), (ONCE, ToolOutcomeUnknown)])
async def test_a_hanging_server_is_given_up_and_ended_and_the_next_call_gets_a_new_one(
    database: Database, folder: Path, override: ToolOverride, means: type[Exception]
) -> None:
    async with a_bench(database, odd(folder, "hang", "plain", tools={"hang": override})) as bench:
        with pytest.raises(means, match="did not answer"):
            await bench.call("hang")
        assert text_of(await bench.call("plain")) == "plain done"
        first, second = pids(folder)
        await ended(first)
        assert psutil.pid_exists(second)
    await ended(second)


@pytest.mark.requirement("mcp.calls.hanging-server")
async def test_other_calls_under_way_in_a_server_that_is_given_up_end_first(database: Database, folder: Path) -> None:
    server = odd(folder, "hang", "wait", "plain", tools={"hang": ONCE})
    async with a_bench(database, server) as bench:
        slower = asyncio.create_task(bench.call("wait"))
        with pytest.raises(ToolOutcomeUnknown):
            await bench.call("hang")
        await bench.call("plain")
        first, _ = pids(folder)
        assert psutil.pid_exists(first)
        (folder / "go").touch()
        assert text_of(await slower) == "wait done"
        await ended(first)


@pytest.mark.requirement("mcp.pool.shutdown")
async def test_what_a_server_has_started_ends_with_it(database: Database, folder: Path) -> None:
    async with a_bench(database, odd(folder, "spawn")) as bench:
        await bench.call("spawn")
        child = next(int(line.split()[1]) for line in happened(folder) if line.startswith("child"))
        assert psutil.pid_exists(child)
    await ended(child)


@pytest.mark.requirement("mcp.calls.killed-server")
async def test_a_server_that_dies_of_a_call_is_started_again(database: Database, folder: Path) -> None:
    async with a_bench(database, odd(folder, "die", "plain")) as bench:
        with pytest.raises(ToolOutcomeUnknown):
            await bench.call("die")
        assert text_of(await bench.call("plain")) == "plain done"


@pytest.mark.requirement("mcp.calls.unreachable")
async def test_a_server_that_cannot_be_started_is_away_and_its_tools_stay_listed(
    database: Database, folder: Path
) -> None:
    server = odd(folder, "plain")
    async with a_bench(database, server) as bench:
        assert bench.names() == {"plain"}
    gone = server.model_copy(update={"command": str(folder / "no-such-program")})
    async with a_bench(database, gone) as bench:
        assert bench.stands("odd") == "away"
        assert "no-such-program" in bench.hub.health[0].detail
        assert bench.names() == {"plain"}
        with pytest.raises(ToolUnavailable):
            await bench.call("plain")


@pytest.mark.requirement("mcp.results.misfit-said")
async def test_a_result_that_is_not_what_the_tool_declares_is_given_and_said(database: Database, folder: Path) -> None:
    declared = {"type": "object", "properties": {"right": {"type": "integer"}}, "required": ["right"]}
    async with a_bench(database, odd(folder, a_tool("lie", outputSchema=declared))) as bench:
        told = await bench.call("lie")
        assert told.result["structuredContent"] == {"wrong": True}
        assert "right" in (told.degraded or "")


@pytest.mark.requirement("mcp.calls.errors")
async def test_an_error_of_the_tool_has_failed_with_its_words(database: Database, folder: Path) -> None:
    async with a_bench(database, odd(folder, "fail")) as bench:
        with pytest.raises(ToolFailed, match="no such colour"):
            await bench.call("fail")


@pytest.mark.requirement("mcp.results.large")
async def test_a_result_of_megabytes_comes_whole_and_one_beyond_the_limit_is_left_out_and_said(
    database: Database, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_bench(database, odd(folder, "large")) as bench:
        assert len(text_of(await bench.call("large", {"size": 5_000_000}))) == 5_000_000
        monkeypatch.setattr(calls, "MAX_RESULT_BYTES", 1 << 20)
        left_out = await bench.call("large", {"size": 3_000_000})
        assert left_out.degraded is not None
        assert len(text_of(left_out)) < 200


@pytest.mark.requirement("mcp.calls.idempotency-key")
async def test_an_effect_carries_its_key_and_a_read_none(database: Database, folder: Path) -> None:
    keyed = a_tool("keyed", inputSchema={"type": "object", "properties": {"key": {"type": "string"}, "n": {}}})
    overrides = {"keyed": ToolOverride(idempotency_argument="key"), "look": READ}
    async with a_bench(database, odd(folder, keyed, "look", tools=overrides)) as bench:
        spec = bench.registry.resolve("keyed")
        assert spec is not None
        assert list(spec.parameters["properties"]) == ["n"]
        await bench.call("keyed", {"n": 1})
        await bench.call("look")
        assert happened(folder)[1:] == ['keyed {"n": 1, "key": "7:c1"} "7:c1"', "look {} null"]


@pytest.mark.requirement("mcp.pool.idle")
async def test_an_idle_server_is_ended_and_started_again_when_needed(database: Database, folder: Path) -> None:
    async with a_bench(database, odd(folder, "plain"), idle_s=0.2) as bench:
        await ended(pids(folder)[0])
        assert bench.stands("odd") == "ready"
        assert text_of(await bench.call("plain")) == "plain done"
        assert len(pids(folder)) == 2


@pytest.mark.requirement("mcp.pool.shutdown")
async def test_a_connection_that_is_just_being_made_for_a_call_ends_with_the_worker(
    database: Database, folder: Path
) -> None:
    async with a_bench(database, odd(folder, "plain"), idle_s=0.1) as bench:
        await ended(pids(folder)[0])
        calling = asyncio.create_task(bench.call("plain"))
        await until(lambda: len(pids(folder)) == 2)
        await bench.hub.close()
        with pytest.raises((ToolUnavailable, ToolOutcomeUnknown)):  # By whether it was sent already.
            await calling
        assert not psutil.pid_exists(pids(folder)[1])


@pytest.mark.requirement("mcp.secrets.nowhere")
async def test_a_secret_reaches_the_server_and_nothing_that_leaves_it(
    database: Database, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    server = odd(folder, a_tool("secret", description="Uses hunter2-hunter2.")).model_dump()
    server["env"] = {"TOKEN": {"secret": "odd_token"}}
    secrets = {"odd_token": "hunter2-hunter2"}
    async with a_bench(database, McpServer.model_validate(server), secrets=secrets) as bench:
        assert text_of(await bench.call("secret")) == "the token is ***"
        spec = bench.registry.resolve("secret")
        assert spec is not None
        assert spec.description == "Uses ***."
        rows = await database.fetch("SELECT t::text FROM mcp_tools t")
    assert rows
    assert "hunter2" not in f"{rows} {caplog.text}"
    async with a_bench(database, McpServer.model_validate(server)) as bench:
        assert "STEWARD_SECRET_ODD_TOKEN" in bench.hub.health[0].detail


@asynccontextmanager
async def over_http(folder: Path, port: int) -> AsyncIterator[None]:
    """Our odd server over HTTP, until the end."""
    command = [sys.executable, str(LOCKED / "odd.py"), str(folder), "--http", str(port)]
    async with running(command, port):
        yield


@asynccontextmanager
async def running(command: list[str], port: int, environment: dict[str, str] | None = None) -> AsyncIterator[None]:
    """A program that listens on a port, until the end."""
    process = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.DEVNULL, env=environment)
    try:
        await until(lambda: _listens(port), 30)
        yield
    finally:
        process.kill()
        await process.wait()


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.requirement("mcp.servers.http")
async def test_a_server_over_http_is_reached_with_its_secret_and_outlived(
    database: Database, folder: Path, free_port: Callable[[], int]
) -> None:
    folder.mkdir()
    list_odd(folder, "plain", "hang", "large")
    port = free_port()
    headers = {"Authorization": {"secret": "odd_auth"}}
    server = McpServer.model_validate({"name": "web", "url": f"http://127.0.0.1:{port}/mcp", "headers": headers})
    secrets = {"odd_auth": "Bearer let-me-in"}
    async with over_http(folder, port), a_bench(database, server, secrets={"odd_auth": "Bearer wrong"}) as bench:
        assert bench.stands("web") == "away"
    async with a_bench(database, server, secrets=secrets) as bench:
        assert bench.stands("web") == "away"
        async with over_http(folder, port):
            await bench.until(lambda: bench.stands("web") == "ready")
            assert text_of(await bench.call("plain")) == "plain done"
            assert len(text_of(await bench.call("large", {"size": 5_000_000}))) == 5_000_000
            calling = asyncio.create_task(bench.call("hang"))
            await until(lambda: any(line.startswith("hang") for line in happened(folder)))
        with pytest.raises(ToolOutcomeUnknown):
            await calling
        with pytest.raises(ToolUnavailable):
            await bench.call("plain")


@pytest.mark.requirement("mcp.calls.errors")
@pytest.mark.parametrize(
    ("answer", "means", "of_a_read"),
    [
        ({"status": 429, "headers": {"Retry-After": "7"}}, ToolUnavailable, ToolUnavailable),
        ({"status": 503}, ToolOutcomeUnknown, ToolUnavailable),
        ({"status": 500}, ToolOutcomeUnknown, ToolUnavailable),
        ({"status": 401}, ToolFailed, ToolFailed),
        ({"status": 200, "body": "no json"}, ToolOutcomeUnknown, ToolFailed),
        ({"status": 200, "body": ""}, ToolOutcomeUnknown, ToolFailed),
        ({"status": 307, "headers": {"Location": "http://127.0.0.1:9/mcp"}}, ToolOutcomeUnknown, ToolFailed),
    ],
)
async def test_what_an_http_answer_means_for_the_effect(
    database: Database,
    folder: Path,
    free_port: Callable[[], int],
    answer: dict[str, object],
    means: type[Exception],
    of_a_read: type[Exception],
) -> None:
    folder.mkdir()
    list_odd(folder, "plain", "look")
    port = free_port()
    server = McpServer.model_validate(
        {
            "name": "web",
            "url": f"http://127.0.0.1:{port}/mcp",
            "headers": {"Authorization": "Bearer let-me-in"},
            "tools": {"look": READ},
        }
    )
    async with over_http(folder, port), a_bench(database, server) as bench:
        (folder / "answer.json").write_text(json.dumps(answer))
        for tool, expected in (("plain", means), ("look", of_a_read)):
            with pytest.raises(expected) as caught:
                await bench.call(tool)
            assert type(caught.value) is expected
            assert isinstance(caught.value, StewardError)
            assert caught.value.retry_after_s == (7 if answer["status"] == 429 else None)
        assert happened(folder)[1:] == []
        (folder / "answer.json").unlink()
        assert text_of(await bench.call("plain")) == "plain done"


@pytest.mark.requirement("mcp.calls.killed-server")
async def test_a_call_that_was_sent_is_not_called_unsent_when_another_one_cannot_connect(
    database: Database, folder: Path, free_port: Callable[[], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.mkdir()
    list_odd(folder, "plain", "hang")
    port = free_port()
    headers = {"Authorization": "Bearer let-me-in"}
    server = McpServer.model_validate({"name": "web", "url": f"http://127.0.0.1:{port}/mcp", "headers": headers})
    sending, send = asyncio.Event(), httpx2.AsyncHTTPTransport.handle_async_request

    async def refused_late(self: httpx2.AsyncHTTPTransport, request: httpx2.Request) -> httpx2.Response:
        if b'"plain"' in await request.aread():
            sending.set()
            await until(lambda: any(line.startswith("hang") for line in happened(folder)))
            raise httpx2.ConnectError("refused")
        return await send(self, request)

    async with over_http(folder, port), a_bench(database, server) as bench:
        monkeypatch.setattr(httpx2.AsyncHTTPTransport, "handle_async_request", refused_late)
        unsent = asyncio.create_task(bench.call("plain"))
        await sending.wait()
        with pytest.raises(ToolOutcomeUnknown):
            await bench.call("hang")
        with pytest.raises(StewardError):
            await unsent


@pytest.mark.requirement("mcp.servers.http")
@pytest.mark.timeout(400)
async def test_a_server_that_has_forgotten_the_session_is_asked_in_a_new_one(
    database: Database, free_port: Callable[[], int]
) -> None:
    port = free_port()
    command = [str(npm.NODE / "node"), str(installed() / "server-everything" / "dist" / "index.js"), "streamableHttp"]
    server = McpServer(name="everything", url=f"http://127.0.0.1:{port}/mcp")
    environment = {"PORT": str(port)}
    async with AsyncExitStack() as stack:
        async with running(command, port, environment):
            bench = await stack.enter_async_context(a_bench(database, server))
            assert text_of(await bench.call("echo", {"message": "one"})) == "Echo: one"
        async with running(command, port, environment):
            assert text_of(await bench.call("echo", {"message": "two"})) == "Echo: two"
