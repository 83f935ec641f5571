"""Parts that are away: a named 503 in bounded time, never a hang; what was accepted goes on."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from steward.config.settings import Settings
from steward.contracts.errors import ErrorCode
from steward.contracts.owner import Reach
from steward.contracts.step import Action
from steward.sql.database import Database
from steward.sql.problems import ProblemStore
from steward.stack.postgres import EmbeddedPostgres
from tests.support.stacks import ROOT, a_worker, api, dev_server, environment_of, free_ports

AWAY_S = 5.0
"""What a refusal may take, on a busy machine."""


def refused(response: httpx.Response, code: ErrorCode, began: float) -> None:
    assert response.json()["error"] == code
    assert response.status_code == 503
    assert int(response.headers["retry-after"]) > 0
    assert time.monotonic() - began < AWAY_S


async def ask(http: httpx.AsyncClient, wait_s: float | None = None, **body: Any) -> httpx.Response:
    headers = {} if wait_s is None else {"Prefer": f"wait={wait_s:.0f}"}
    return await http.post("/tool/call", json={"cmd": "tool/call", **body}, headers=headers)


@pytest.mark.requirement("api.away.postgres")
async def test_without_postgres_everything_is_refused_in_time_and_the_process_lives(tmp_path: Path) -> None:
    port, other = free_ports(2)
    dsn = f"postgresql://nobody@127.0.0.1:{port}/none"
    settings = Settings(home=tmp_path, postgres_dsn=dsn, temporal_address=f"127.0.0.1:{other}")
    async with api(settings) as http:
        assert (await http.get("/livez")).status_code == 200
        for url in ("/problems", "/tool/list"):
            began = time.monotonic()
            refused(await http.get(url), ErrorCode.POSTGRES_UNAVAILABLE, began)
        began = time.monotonic()
        refused(await ask(http, text="hello"), ErrorCode.POSTGRES_UNAVAILABLE, began)
        began = time.monotonic()
        refused(await http.get("/problems/1"), ErrorCode.TEMPORAL_UNAVAILABLE, began)
        began = time.monotonic()
        refused(await http.get("/readyz"), ErrorCode.POSTGRES_UNAVAILABLE, began)
        assert (await http.get("/health")).json()["status"] == "degraded"
        assert 'steward_part_up{part="postgres"} 0.0' in (await http.get("/metrics")).text


@pytest.mark.requirement("api.away.temporal")
async def test_temporal_away_is_said_and_its_return_is_noticed(tmp_path: Path, database_dsn: str, user: str) -> None:
    [port] = free_ports(1)
    settings = Settings(home=tmp_path, postgres_dsn=database_dsn, temporal_address=f"127.0.0.1:{port}")
    async with api(settings) as http:
        began = time.monotonic()
        refused(await ask(http, text="hello", user_id=user), ErrorCode.TEMPORAL_UNAVAILABLE, began)
        assert (await http.get("/problems")).json()["problems"] == []
        with dev_server(tmp_path, port):
            accepted = await _once_served(http, wait_s=1, text="hello", user_id=user)
            assert accepted.status_code == 202, accepted.text
            assert "no worker" in accepted.json()["message"]
            location = accepted.headers["location"]
            shown = await http.get(location, params={"user_id": user})
            assert (shown.json()["status"], shown.json()["stale"]) == ("in_progress", True)
            assert (await http.get(location, params={"user_id": "somebody else"})).status_code == 404
            assert (await http.get("/readyz")).json()["error"] == "worker_unavailable"
        began = time.monotonic()
        refused(await ask(http, text="hello", user_id=user), ErrorCode.TEMPORAL_UNAVAILABLE, began)


@pytest.mark.requirement("api.away.worker")
async def test_a_decision_made_while_no_worker_runs_is_kept(tmp_path: Path, database_dsn: str, user: str) -> None:
    with dev_server(tmp_path, free_ports(1)[0]) as server:
        given: dict[str, Any] = {"home": tmp_path, "postgres_dsn": database_dsn, "temporal_address": server.address}
        environment = environment_of(**given)
        async with api(Settings(**given, status_timeout_s=1.0)) as http:
            with a_worker(environment, tmp_path) as worker:
                mail = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}
                asked = (await _once_served(http, tool_name="compose_email", args=mail, user_id=user)).json()
                assert asked["status"] == "awaiting_confirmation"
                worker.kill()
                worker.wait(10)
            address = f"/problems/{asked['problem_id']}"
            shown = (await http.get(address)).json()
            assert (shown["status"], shown["stale"]) == ("awaiting_confirmation", True)
            decided = await http.post(f"{address}/confirm", json={"confirmed": True}, headers={"Prefer": "wait=1"})
            assert decided.status_code == 202, decided.text
            with a_worker(environment, tmp_path):
                done = await _settled(http, address)
            assert (done["status"], done["tool_executed"]) == ("done", True)
            steps = (await http.get(f"{address}/steps")).json()["steps"]
            assert [step["action"] for step in steps].count("tool_dispatched") == 1


@pytest.mark.requirement("api.away.worker-repeat")
async def test_what_is_said_while_no_worker_runs_counts_once_however_often_it_is_repeated(
    tmp_path: Path, database_dsn: str, user: str
) -> None:
    with dev_server(tmp_path, free_ports(1)[0]) as server:
        given: dict[str, Any] = {"home": tmp_path, "postgres_dsn": database_dsn, "temporal_address": server.address}
        environment = environment_of(**given)
        async with api(Settings(**given, status_timeout_s=1.0)) as http:
            mail = {"to": "bob@example.com", "subject": "At noon?"}
            with a_worker(environment, tmp_path) as worker:
                asked = (await _once_served(http, tool_name="compose_email", args=mail, user_id=user)).json()
                worker.kill()
                worker.wait(10)
            said = {"text": "Lunch", "user_id": user, "idempotency_key": "subject"}
            told = [await ask(http, 1, **said) for _ in range(2)]
            with a_worker(environment, tmp_path) as worker:
                later = await ask(http, 30, **said)
                worker.kill()
                worker.wait(10)
            agreed = {"text": "yes", "user_id": user, "idempotency_key": "yes"}
            told += [await ask(http, 1, **agreed) for _ in range(2)]
            with a_worker(environment, tmp_path):
                done = await _settled(http, f"/problems/{asked['problem_id']}")
                afterwards = [await ask(http, 30, **words) for words in (said, agreed)]
        assert [answer.status_code for answer in told] == [202] * 4, [answer.text for answer in told]
        assert later.json()["status"] == "awaiting_confirmation"
        assert done["status"] == "done"
        answers = [answer.json() for answer in (*told, later, *afterwards)]
        assert {answer["problem_id"] for answer in answers} == {asked["problem_id"]}
        assert [answer["status"] for answer in answers[-2:]] == ["awaiting_confirmation", "done"]
        async with Database(database_dsn) as database:
            assert len(await ProblemStore(database).list(Reach("default", None))) == 1
            steps = [row.step.action for row in await ProblemStore(database).steps(asked["problem_id"])]
        assert [steps.count(action) for action in (Action.MESSAGE_RECEIVED, Action.APPROVAL_APPROVED)] == [1, 1]


@pytest.mark.requirement("api.away.postgres-reads")
async def test_a_problem_is_read_from_its_workflow_while_postgres_is_away(
    tmp_path: Path, own_postgres: EmbeddedPostgres, user: str
) -> None:
    assert own_postgres.dsn
    with dev_server(tmp_path, free_ports(1)[0]) as server:
        given: dict[str, Any] = {"home": tmp_path, "postgres_dsn": own_postgres.dsn, "temporal_address": server.address}
        async with api(Settings(**given)) as http:
            with a_worker(environment_of(**given), tmp_path):
                asked = (await _once_served(http, tool_name="compose_email", args={"body": "x"}, user_id=user)).json()
                own_postgres.stop()
                address = f"/problems/{asked['problem_id']}"
                shown = await http.get(address, params={"user_id": user})
                assert shown.json()["status"] == "awaiting_user", shown.text
                foreign = await http.get(address, params={"user_id": "somebody else"})
                assert foreign.json()["error"] == "unknown_problem"
                steps = (await http.get(f"{address}/steps")).json()
                assert steps["mirrored"] is False
                assert steps["steps"][0]["action"] == "request"
                own_postgres.start()


@pytest.mark.requirement("api.stdio.away")
@pytest.mark.parametrize("stale", [False, True])
def test_the_stdio_door_says_how_to_start_a_stack_that_is_away(tmp_path: Path, stale: bool) -> None:
    if stale:
        port, other = free_ports(2)
        state = {"postgres_dsn": f"postgresql://x@127.0.0.1:{port}/x", "temporal_address": f"127.0.0.1:{other}"}
        (tmp_path / "run.json").write_text(json.dumps(state))
    lines = b'{"cmd":"tool/call","text":"hi","id":1}\n{"cmd":"tool/list","id":2}\nnot json\n'
    done = subprocess.run(
        [sys.executable, "-m", "steward.api.stdio"],
        cwd=ROOT,
        env=environment_of(home=tmp_path),
        input=lines,
        capture_output=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    away = [answer for answer in answers if answer["error"] != "invalid_json"]
    assert len(answers) == 3
    assert sorted(answer["id"] for answer in away) == [1, 2]
    assert {answer["error"] for answer in away} == {"postgres_unavailable" if stale else "temporal_unavailable"}
    assert all("steward up" in answer["message"] for answer in away)


async def _once_served(http: httpx.AsyncClient, wait_s: float | None = None, **body: Any) -> httpx.Response:
    """The first answer that is not 503: Temporal has come up, a worker has filled the catalogue."""
    async with asyncio.timeout(60):
        for _ in range(600):
            if (response := await ask(http, wait_s, **body)).status_code != 503:
                return response
            await asyncio.sleep(0.1)
    raise AssertionError(response.text)


async def _settled(http: httpx.AsyncClient, address: str) -> dict[str, Any]:
    async with asyncio.timeout(60), http.stream("GET", f"{address}/events") as response:
        await response.aread()
    return dict((await http.get(address)).json())
