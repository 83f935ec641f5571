"""Problem ids that Temporal has for somebody else: nobody is shown another's problem, every request has its own.

The database was set back (its sequence is behind), or another installation uses the namespace.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import httpx
import pytest
from pydantic import SecretStr

from steward.sql.database import Database
from steward.sql.migrate import migrate
from tests.doors.conftest import DoorStack
from tests.support.doors import READY_S, wait_for
from tests.support.stacks import ROOT, environment_of, serving

SECRET = "rm-rf-the-attic"


async def say(http: httpx.AsyncClient, user: str, expression: str, **headers: str) -> httpx.Response:
    """A direct call that needs nobody."""
    body = {"cmd": "tool/call", "tool_name": "calculate", "args": {"expression": expression}, "user_id": user}
    return await http.post("/tool/call", json=body, headers=headers, timeout=60)


async def ask(http: httpx.AsyncClient, user: str, subject: str) -> Any:
    """A mail that waits for its user."""
    args = {"to": "bob@example.com", "subject": subject, "body": "x"}
    body = {"cmd": "tool/call", "tool_name": "compose_email", "args": args, "user_id": user}
    return (await http.post("/tool/call", json=body, timeout=60)).json()


@pytest.fixture
async def set_back(stack: DoorStack, http: httpx.AsyncClient) -> AsyncIterator[int]:
    """Alice's waiting problem, after whose start the database was put back to before it: its id comes again."""
    problem_id: int = (await ask(http, "alice-of-old", SECRET))["problem_id"]
    dsn = stack.environment["STEWARD_POSTGRES_DSN"]
    async with Database(dsn) as database:
        await database.execute("DELETE FROM problem_steps WHERE problem_id = $1", problem_id)
        await database.execute("DELETE FROM problems WHERE problem_id = $1", problem_id)
        await database.execute("SELECT setval('problem_ids', $1, false)", problem_id)
        yield problem_id
        await database.execute("SELECT setval('problem_ids', greatest(nextval('problem_ids'), $1))", problem_id + 1_000)


@pytest.mark.requirement("attacks.d6.no-strangers-problem")
@pytest.mark.parametrize("user", ["bob", "alice-of-old"])
@pytest.mark.parametrize("headers", [{}, {"Prefer": "wait=0"}, {"Idempotency-Key": "k"}])
async def test_an_id_that_comes_again_is_passed_over(
    http: httpx.AsyncClient, set_back: int, user: str, headers: dict[str, str]
) -> None:
    """Whoever asks next, the same user too, gets a problem of their own and sees nothing of the other."""
    if "Idempotency-Key" in headers:
        headers = {"Idempotency-Key": uuid.uuid4().hex}
    response = await say(http, user, "6*7", **headers)
    assert response.status_code in (200, 202), response.text
    answer = response.json()
    assert answer["problem_id"] > set_back
    assert SECRET not in response.text

    async def looked() -> dict[str, Any]:
        found = await http.get(f"/problems/{answer['problem_id']}", params={"user_id": user})
        view: dict[str, Any] = found.json()
        return view

    view = await looked()
    for _ in range(100):
        if view.get("status") == "done":
            break
        view = await looked()
    assert (view["status"], view["tool_name"], view["user_id"]) == ("done", "calculate", user)
    again = await say(http, user, "6*7", **headers)
    if "Idempotency-Key" in headers:
        assert again.json()["problem_id"] == answer["problem_id"]


@pytest.mark.requirement("attacks.d6.no-strangers-problem")
async def test_what_comes_back_into_a_set_back_mirror_is_its_owners_alone(
    http: httpx.AsyncClient, set_back: int
) -> None:
    for path in (f"/problems/{set_back}", f"/problems/{set_back}/steps"):
        assert (await http.get(path, params={"user_id": "bob"})).status_code == 404
    confirmed = await http.post(f"/problems/{set_back}/confirm", json={"confirmed": True, "user_id": "bob"})
    assert confirmed.status_code == 404


@pytest.fixture
async def other_dsn(postgres_dsn: str) -> str:
    """The database of another installation."""
    name = f"steward_other_{uuid.uuid4().hex[:8]}"
    async with Database(postgres_dsn) as database:
        await database.execute(f'CREATE DATABASE "{name}" TEMPLATE template0')
    dsn = urlunsplit(urlsplit(postgres_dsn)._replace(path=f"/{name}"))
    await migrate(dsn)
    return dsn


@pytest.fixture
def other_url(stack: DoorStack, other_dsn: str, tmp_path: Path) -> Iterator[str]:
    """The API of another installation on the same Temporal namespace."""
    with serving(stack.settings.model_copy(update={"postgres_dsn": SecretStr(other_dsn), "home": tmp_path})) as url:
        wait_for(lambda: httpx.get(f"{url}/livez", trust_env=False).status_code == 200, READY_S, "the other API")
        yield url


@pytest.mark.requirement("attacks.d6.one-owner")
async def test_a_second_installation_in_a_namespace_is_refused(
    stack: DoorStack, http: httpx.AsyncClient, other_dsn: str, other_url: str, tmp_path: Path
) -> None:
    """Its worker ends and says why; its API starts nothing and shows nothing of the first one's problems."""
    problem_id = (await ask(http, "alice", SECRET))["problem_id"]
    environment = environment_of(
        home=tmp_path, postgres_dsn=other_dsn, temporal_address=stack.settings.temporal_address
    )
    argv = [sys.executable, "-m", "steward.workers.main"]
    worker = await asyncio.to_thread(
        subprocess.run, argv, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=90
    )
    assert worker.returncode == 1
    assert "STEWARD_TEMPORAL_NAMESPACE" in worker.stderr
    async with httpx.AsyncClient(base_url=other_url, trust_env=False) as other:
        for user in ("alice", "bob"):
            answers = [
                await say(other, user, "1+1"),
                await other.get(f"/problems/{problem_id}", params={"user_id": user}),
                await other.get(f"/problems/{problem_id}/steps", params={"user_id": user}),
                await other.post(f"/problems/{problem_id}/confirm", json={"confirmed": True, "user_id": user}),
            ]
            assert [answer.status_code for answer in answers][1:] == [404, 404, 404]
            assert all(SECRET not in answer.text for answer in answers)
        assert (await other.get("/readyz")).status_code == 503
    assert (await http.get(f"/problems/{problem_id}", params={"user_id": "alice"})).json()["status"] == (
        "awaiting_confirmation"
    )
