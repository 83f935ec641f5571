"""A service that echoes what it was sent: its token is in no history, step, dispatch, log or answer, in no form."""

from __future__ import annotations

import asyncio
import base64
import html
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import quote, quote_plus

import httpx
import pytest
import yaml
from temporalio.client import Client

from steward.contracts.queues import problem_workflow_id
from steward.sql.database import Database
from tests.faults.steward import Steward
from tests.support.embedding import copy_index
from tests.support.folders import copy_cluster, server_folder, share_models
from tests.support.http_peer import Peer, a_peer, an_answer
from tests.support.live import LiveStack

TOKEN = "Zq9+live/Kx7=tok-%22~41"
BASIC = "hunter2/+Qz8kTm"


def forms(secret: str) -> dict[str, str]:
    """Every way in which a service may write it."""
    raw = secret.encode()
    basic = [base64.b64encode(before + raw + b"!").decode() for before in (b"", b"u", b"us", b"ann:")]
    return {
        "bare": secret,
        "quoted": json.dumps(secret),
        "twice": json.dumps(json.dumps(secret)),
        "url": quote(secret, safe=""),
        "form": quote_plus(secret),
        "lower": "".join(f"%{byte:02x}" for byte in raw),
        "html": html.escape(secret),
        "hex": raw.hex(),
        "HEX": raw.hex().upper(),
        **{f"b64 {n}": text for n, text in enumerate(basic)},
        "b64 url": base64.urlsafe_b64encode(b"x" + raw).decode().rstrip("="),
    }


def needles() -> list[bytes]:
    """What must stand nowhere: the forms, and what of base64 does not depend on its surroundings."""
    found = []
    for secret in (TOKEN, BASIC):
        texts = {name: text for name, text in forms(secret).items() if not name.startswith("b64")}
        found += [text.encode() for text in texts.values()]
        for n in range(3):
            core = base64.b64encode(b"\0" * n + secret.encode()).decode().rstrip("=")[n + bool(n) : -1]
            found += [core.encode(), core.replace("+", "-").replace("/", "_").encode()]
    return found


def leaks(where: str, content: bytes) -> list[str]:
    return [f"{where}: {needle!r}" for needle in needles() if needle in content]


def echo(status: int) -> bytes:
    told = {"token": forms(TOKEN), "list": [[TOKEN], {TOKEN: 1}], "password": forms(BASIC)}
    return an_answer(status, json.dumps(told, ensure_ascii=False).encode(), Content_Type="application/json")


def write_catalogue(folder: Path, url: str) -> Path:
    def tool(name: str, effect: str, method: str, header: str, secret: str) -> dict[str, object]:
        return {
            "name": name, "description": f"Echo {name}.", "tool_type": "test", "permission": "autonomous",
            "effect": effect, "retry": {"max_attempts": 2, "initial_interval_s": 0.1},
            "executor": {"kind": "http", "method": method, "query": {"q": "{text}"} if method == "GET" else {},
                "url": f"{url}/{name}", "secret_headers": {header: secret}},
            "parameters": {"type": "object", "properties": {"text": {"type": "string"}}},
        }  # fmt: skip

    tools = [
        tool("echo_read", "read", "GET", "Authorization", "echo"),
        tool("echo_once", "once", "POST", "Authorization", "echo_basic"),
        tool("echo_refusal", "read", "GET", "X-Key", "echo"),
        tool("echo_fault", "once", "POST", "Authorization", "echo"),
        tool("echo_busy", "read", "GET", "Authorization", "echo"),
    ]
    path = folder / "echo.yaml"
    path.write_text(yaml.safe_dump({"tools": tools}))
    return path


@asynccontextmanager
async def an_echoing_stack(peer: Peer, cluster: Path) -> AsyncIterator[LiveStack]:
    """A stack of this test's own, whose secrets the peer echoes."""
    with server_folder() as home:
        await asyncio.to_thread(copy_cluster, cluster, home)
        share_models(home)
        copy_index(home / "qdrant")
        basic = base64.b64encode(f"ann:{BASIC}".encode()).decode()
        settings = {
            "CATALOGUE": str(write_catalogue(home, peer.url)),
            "PLANNERS": "tests.support.planners:scripted_queued",
            "SECRET_ECHO": f"Bearer {TOKEN}",
            "SECRET_ECHO_BASIC": f"Basic {basic}",
            "LOG_LEVEL": "DEBUG",
            "TIMEZONE": "UTC",
        }
        stack = LiveStack(home, settings)
        try:
            await asyncio.to_thread(stack.start)
            yield stack
        finally:
            await asyncio.to_thread(stack.close)


async def written(stack: LiveStack, client: Client, database: Database, problems: list[int]) -> dict[str, bytes]:
    """Everything that is kept of these problems, by where it lies."""
    found: dict[str, bytes] = {}
    for problem_id in problems:
        history = await client.get_workflow_handle(problem_workflow_id(problem_id)).fetch_history()
        found[f"history {problem_id}"] = b"".join(event.SerializeToString() for event in history.events)
        assert len(found[f"history {problem_id}"]) > 1_000
    tables = await database.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    for (table,) in tables:
        rows = await database.fetch(f'SELECT row_to_json(t)::text AS row FROM public."{table}" t')
        found[f"table {table}"] = "\n".join(json.dumps(json.loads(r["row"]), ensure_ascii=False) for r in rows).encode()
        raw = [value for row in await database.fetch(f'SELECT * FROM public."{table}"') for value in row.values()]
        found[f"bytes of {table}"] = b"\n".join(value for value in raw if isinstance(value, bytes))
    for log in stack.logs.iterdir():
        found[f"log {log.name}"] = log.read_bytes()
    for part in stack.home.glob("temporal.db*"):
        found[part.name] = part.read_bytes()
    return found


@pytest.mark.timeout(300)
@pytest.mark.requirement("attacks.c.end-to-end")
async def test_a_service_that_echoes_its_token_leaves_it_nowhere(stopped_cluster: Path) -> None:
    async with a_peer() as peer:
        peer.answers = {
            "/echo_read": echo(200), "/echo_once": echo(200), "/echo_refusal": echo(403),
            "/echo_fault": echo(500), "/echo_busy": echo(503),
        }  # fmt: skip
        async with an_echoing_stack(peer, stopped_cluster) as stack, httpx.AsyncClient(base_url=stack.url) as http:
            steward = Steward(http, "ann")
            answers = [await steward.call(name.removeprefix("/"), text=f"mine is {TOKEN}") for name in peer.answers]
            shown = {f"answer {one['tool_name']}": json.dumps(one, ensure_ascii=False).encode() for one in answers}
            problems = [answer["problem_id"] for answer in answers]
            for problem_id in problems:
                view, steps = await steward.view(problem_id), await steward.steps(problem_id)
                shown[f"view {problem_id}"] = json.dumps([view, steps], ensure_ascii=False).encode()
            async with stack.client() as client, stack.database() as database:
                shown |= await written(stack, client, database, problems)
    assert [answer["success"] for answer in answers] == [True, True, False, True, False]
    assert b"***" in shown["answer echo_read"]
    assert b"***" in shown[f"history {problems[0]}"]
    assert b"***" in shown["table tool_dispatches"]
    sent = [asked for asked in peer.asked if asked.path == "/echo_once"]
    assert [TOKEN in asked.body.decode() for asked in sent] == [False]
    assert len({asked.headers.get("authorization") for asked in peer.asked} - {None}) == 2
    assert [leak for where, content in shown.items() for leak in leaks(where, content)] == []
