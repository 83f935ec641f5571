"""A rolling upgrade while problems wait and others come: none is ever replayed on the other version's code."""

from __future__ import annotations

import asyncio
import subprocess
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from temporalio.client import Client

from steward.config.settings import Settings
from steward.stack.temporal import temporal_binary
from tests.support.doors import READY_S, wait_for
from tests.support.embedding import copy_index
from tests.support.folders import server_folder, share_models
from tests.support.stacks import a_database, a_worker, dev_server, environment_of, free_ports, serving

pytestmark = pytest.mark.timeout(400)
LOAD = 12


def make_current(address: str, build_id: str) -> None:
    """What an operator does once the workers of a version are there; Temporal knows them a moment later."""
    command = [*(str(temporal_binary()), "worker", "deployment", "set-current-version", "--address", address, "--yes")]
    command += ["--deployment-name", "steward", "--build-id", build_id]
    wait_for(lambda: subprocess.run(command, capture_output=True, check=False).returncode == 0, READY_S, build_id)


async def builds(address: str, problem_id: int) -> set[str]:
    """The versions whose workers finished workflow tasks of a problem."""
    handle = (await Client.connect(address)).get_workflow_handle(f"problem-{problem_id}")
    done = [event.workflow_task_completed_event_attributes async for event in handle.fetch_history_events()]
    return {one.deployment_version.build_id or one.worker_deployment_version for one in done if one.scheduled_event_id}


@pytest.mark.requirement("deploy.versions")
def test_problems_stay_with_the_version_they_began_with(postgres_dsn: str, template_database: str) -> None:
    with server_folder() as home, ExitStack() as running:
        share_models(home)
        copy_index(home / "qdrant")
        dsn = running.enter_context(a_database(postgres_dsn, template_database))
        temporal = running.enter_context(dev_server(home, free_ports(1)[0]))
        common = {"home": home, "postgres_dsn": dsn, "temporal_address": temporal.address}
        url = running.enter_context(serving(Settings.model_validate(common)))
        client = running.enter_context(
            httpx.Client(base_url=url, trust_env=False, timeout=90, headers={"Prefer": "wait=60"})
        )

        def call(body: dict[str, Any]) -> dict[str, Any]:
            return client.post("/tool/call", json={"user_id": "ann", **body}).json()  # type: ignore[no-any-return]

        def mail(subject: str) -> dict[str, Any]:
            args = {"to": "kim@example.com", "subject": subject, "body": "Hello."}
            return call({"tool_name": "compose_email", "args": args})

        running.enter_context(a_worker(environment_of(**common, worker_build_id="one"), home))
        make_current(temporal.address, "one")
        waiting = [mail(f"before {number}") for number in range(3)]
        assert {one["status"] for one in waiting} == {"awaiting_confirmation"}, waiting
        with ThreadPoolExecutor(4) as pool:
            during = [pool.submit(call, {"tool_name": "get_current_time", "args": {}}) for _ in range(LOAD)]
            running.enter_context(a_worker(environment_of(**common, worker_build_id="two"), home))
            make_current(temporal.address, "two")
            after = [pool.submit(mail, f"after {number}") for number in range(3)]
            ended = [one.result() for one in during]
            asked = [one.result() for one in after]
        assert {one["status"] for one in ended} == {"done"}, ended
        for one in [*waiting, *asked]:
            done = client.post(f"/problems/{one['problem_id']}/confirm", json={"confirmed": True}).json()
            assert done["status"] == "done", done
        assert [asyncio.run(builds(temporal.address, one["problem_id"])) for one in waiting] == [{"one"}] * 3
        assert [asyncio.run(builds(temporal.address, one["problem_id"])) for one in asked] == [{"two"}] * 3
