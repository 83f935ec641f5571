"""A chat answer is told only once it is saved, and is not lost when the save fails or the process dies before it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import SecretStr

from steward.api.app import create_app
from steward.config.settings import Settings
from steward.sql.database import Database
from tests.support import forkserver
from tests.support.doors import wait_for
from tests.support.forkserver import ForkedProcess, Module
from tests.support.stacks import free_ports, serving

SUM = "what is 12*7+3?"


@asynccontextmanager
async def before_each_message(stack: Any, user: str, what: str) -> AsyncIterator[Database]:
    """Has PostgreSQL do this before it takes a message of this user."""
    name = f"meddle_{user.replace('-', '_')}"
    async with Database(stack.settings.postgres_dsn.get_secret_value()) as database:
        await database.execute(
            f"CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {what} RETURN NEW; END $$"
        )
        await database.execute(
            f"CREATE TRIGGER {name} BEFORE INSERT ON conversation_messages FOR EACH ROW"
            f" WHEN (NEW.user_id = '{user}') EXECUTE FUNCTION {name}()"
        )
        try:
            yield database
        finally:
            await database.execute(f"DROP TRIGGER {name} ON conversation_messages")


@contextmanager
def an_api(stack: Any, folder: Path) -> Iterator[tuple[ForkedProcess, str]]:
    """An API process of its own, and its address."""
    [port] = free_ports(1)
    environment = stack.environment | {"STEWARD_API_PORT": str(port)}
    process = forkserver.start(Module("steward.api.main"), environment, folder / "api.log")
    try:
        yield process, f"http://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait(10)


async def messages(http: httpx.AsyncClient, user: str, conversation_id: str) -> list[dict[str, Any]]:
    page = (await http.get(f"/conversations/{conversation_id}", params={"user_id": user})).json()
    assert page["unanswered"] == []
    return list(page["messages"])


@pytest.mark.requirement("chat.no-success-unsaved")
@pytest.mark.parametrize("accept", ["application/json", "text/event-stream"])
async def test_without_a_save_there_is_no_success_and_the_answer_comes_with_the_next_look(
    http: httpx.AsyncClient, stack: Any, user: str, accept: str
) -> None:
    headers = {"Accept": accept, "Idempotency-Key": "k"}
    async with before_each_message(stack, user, "RAISE EXCEPTION 'no room' USING ERRCODE = '53100';"):
        refused = await http.post(f"/api/{user}/chat", json={"message": SUM}, headers=headers)
    if accept == "application/json":
        assert (refused.status_code, refused.json()["error"]) == (503, "storage_full")
        # Who obeyed it without a key would have it done twice.
        assert "retry-after" not in refused.headers
        assert refused.headers["location"] == f"/problems/{refused.json()['problem_id']}"
    else:
        assert "event: words" not in refused.text
        assert "event: error" in refused.text
    problems = (await http.get("/problems", params={"user_id": user})).json()["problems"]
    [problem] = problems
    said = await messages(http, user, problem["conversation_id"])
    assert [m["role"] for m in said] == ["user", "assistant"]
    assert "87" in said[1]["text"]
    again = await http.post(f"/api/{user}/chat", json={"message": SUM}, headers={"Idempotency-Key": "k"})
    assert again.json()["response"] == said[1]["text"]
    assert len(await messages(http, user, problem["conversation_id"])) == 2


@pytest.mark.requirement("chat.killed")
async def test_after_a_kill_between_answer_and_save_a_repeat_is_answered_and_saved_once(
    http: httpx.AsyncClient, stack: Any, user: str, tmp_path: Path
) -> None:
    place = f"/api/{user}/chat"
    with an_api(stack, tmp_path) as (process, url):
        ready = f"{url}/readyz"
        await asyncio.to_thread(wait_for, lambda: httpx.get(ready, trust_env=False).is_success, 60, "the second API")
        async with (
            before_each_message(stack, user, "PERFORM pg_sleep(2);"),
            httpx.AsyncClient(base_url=url, timeout=30, trust_env=False) as doomed,
        ):
            asked = asyncio.create_task(doomed.post(place, json={"message": SUM}, headers={"Idempotency-Key": "k"}))

            def done() -> bool:
                page = httpx.get(f"{url}/problems", params={"user_id": user}, trust_env=False).json()
                return any(problem["closed"] for problem in page["problems"])

            await asyncio.to_thread(wait_for, done, 30, "the problem's end")
            process.kill()
            with pytest.raises(httpx.HTTPError):
                await asked
    again = await http.post(place, json={"message": SUM}, headers={"Idempotency-Key": "k"})
    assert again.status_code == 200, again.text
    assert "87" in again.json()["response"]
    said = await messages(http, user, again.json()["conversation_id"])
    assert [m["role"] for m in said] == ["user", "assistant"]
    assert len((await http.get("/problems", params={"user_id": user})).json()["problems"]) == 1


@pytest.mark.requirement("chat.away")
async def test_without_postgresql_nothing_is_begun_and_503_says_so(tmp_path: Path) -> None:
    port, other = free_ports(2)
    settings = Settings(
        home=tmp_path, postgres_dsn=f"postgresql://x@127.0.0.1:{port}/x", temporal_address=f"127.0.0.1:{other}"
    )
    app = create_app(settings)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost", timeout=30) as http,
    ):
        for accept in ("application/json", "text/event-stream"):
            response = await http.post("/api/ann/chat", json={"message": SUM}, headers={"Accept": accept})
            assert (response.status_code, response.json()["error"]) == (503, "postgres_unavailable")
            assert int(response.headers["retry-after"]) > 0
        assert (await http.get("/conversations")).status_code == 503


@pytest.mark.requirement("chat.identity")
async def test_a_chat_needs_credentials_and_is_limited_like_any_request(stack: Any, user: str) -> None:
    limited = stack.settings.model_copy(
        update={"auth_mode": "token", "api_token": SecretStr("s3cret-of-the-chat"), "rate_per_minute": 1}
    )
    with serving(limited) as url:
        async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as http:
            body = {"message": SUM}
            for path in (f"/api/{user}/chat", "/api/chat"):
                assert (await http.post(path, json=body)).json()["error"] == "unauthorized"
            known = {"Authorization": "Bearer s3cret-of-the-chat"}
            first = await http.post(f"/api/{user}/chat", json=body, headers=known)
            assert first.status_code == 200, first.text
            again = await http.post(f"/api/{user}/chat", json=body, headers=known)
            assert (again.status_code, again.json()["error"]) == (429, "rate_limited")
            assert int(again.headers["retry-after"]) > 0
