"""Ready means ready: who waits for /readyz finds the catalogue filled and is planned for with the index at once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from steward.config.settings import Settings
from tests.support.doors import READY_S
from tests.support.folders import server_folder, share_models
from tests.support.forkserver import Module, start
from tests.support.stacks import a_database, dev_server, environment_of, free_ports, serving, stop


@pytest.fixture
def starting(postgres_dsn: str, template_database: str) -> Iterator[str]:
    """The API of a new data folder, whose worker has just been started."""
    with server_folder() as home, ExitStack() as running:
        share_models(home)
        dsn = running.enter_context(a_database(postgres_dsn, template_database))
        temporal = running.enter_context(dev_server(home, free_ports(1)[0]))
        common = {"home": home, "postgres_dsn": dsn, "temporal_address": temporal.address}
        url = running.enter_context(serving(Settings.model_validate(common)))
        # Asked before there is anything: no answer of then may be kept.
        assert httpx.get(f"{url}/tool/list", trust_env=False).json()["tools"] == []
        running.callback(stop, start(Module("steward.workers.main"), environment_of(**common), home / "worker.log"))
        yield url


@pytest.mark.requirement("stack.ready-is-ready")
def test_the_first_request_after_readiness_finds_everything(starting: str) -> None:
    deadline = time.monotonic() + READY_S
    with httpx.Client(base_url=starting, trust_env=False, timeout=60) as client:
        while client.get("/readyz").status_code != 200:
            assert time.monotonic() < deadline, client.get("/readyz").text
            client.get("/tool/list")
        tools = client.get("/tool/list").json()["tools"]
        planned = client.post(
            "/tool/call", json={"text": "what time is it?", "user_id": "ann"}, headers={"Prefer": "wait=30"}
        ).json()
        steps = client.get(f"/problems/{planned['problem_id']}/steps").json()["steps"]
    assert "get_current_time" in [tool["name"] for tool in tools]
    assert planned["tool_executed"], planned
    assert "degraded" not in [step["action"] for step in steps], steps
