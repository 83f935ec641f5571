"""The Temporal development server of the stack: ready, tuned, durable, and the looks at servers that are not ours."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import psutil
import pytest
from temporalio import activity, workflow
from temporalio.client import Client, WorkflowHandle
from temporalio.common import Priority
from temporalio.worker import UnsandboxedWorkflowRunner, Worker

from steward.config.temporal_dev import TemporalDev, load_temporal_dev
from steward.stack.probes import add_search_attributes, temporal_status
from steward.stack.process import ManagedProcess
from steward.stack.temporal import DevServer, start_command, temporal_dev_server
from steward.stack.web_ui import unreachable

ENVIRONMENT = {"PATH": os.defpath}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@pytest.fixture
def server(tmp_path: Path) -> DevServer:
    return DevServer("house", free_port(), unreachable(), tmp_path / "temporal.db", tmp_path / "temporal.log")


@pytest.fixture
async def running(server: DevServer) -> AsyncIterator[ManagedProcess]:
    part = temporal_dev_server(server, load_temporal_dev(), ENVIRONMENT, lambda: None)
    await part.start()
    yield part
    await part.stop(asyncio.Event())


@pytest.mark.requirement("stack.temporal.tuned")
async def test_it_is_ready_with_namespace_search_attributes_and_pragmas(
    server: DevServer, running: ManagedProcess
) -> None:
    status = await temporal_status(server.address, "house")
    assert status.namespace
    assert status.attributes >= set(load_temporal_dev().search_attributes)
    with sqlite3.connect(server.database) as database:
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    database.close()


@pytest.mark.requirement("stack.temporal.tuned")
def test_every_dynamic_value_is_on_the_command_line(server: DevServer) -> None:
    stack = load_temporal_dev()
    argv = start_command("temporal", server, stack)
    for name, value in stack.dynamic_config.items():
        assert f"{name}={json.dumps(value)}" in argv
    assert argv[argv.index("--ip") + 1] == "127.0.0.1"


@activity.defn
async def remember(tenant: str) -> str:
    return tenant


@workflow.defn
class Fair:
    """Runs one activity under its tenant's fairness key and returns the instant at which that ran."""

    @workflow.run
    async def run(self, tenant: str) -> datetime:
        await workflow.execute_activity(
            remember,
            tenant,
            task_queue="tools",
            start_to_close_timeout=timedelta(seconds=30),
            priority=Priority(fairness_key=tenant),
        )
        return workflow.now()


@pytest.mark.requirement("stack.temporal.fair")
async def test_a_tenant_with_a_long_queue_does_not_hold_another_up(server: DevServer, running: ManagedProcess) -> None:
    client = await Client.connect(server.address, namespace="house")
    tenants = ["busy"] * 20 + ["quiet"] * 3
    async with Worker(client, task_queue="problems", workflows=[Fair], workflow_runner=UnsandboxedWorkflowRunner()):
        handles = [
            await client.start_workflow(
                Fair.run, tenant, id=f"fair-{number}", task_queue="problems", priority=Priority(fairness_key=tenant)
            )
            for number, tenant in enumerate(tenants)
        ]
        for handle in handles:
            await scheduled(handle)
        async with Worker(client, task_queue="tools", activities=[remember], max_concurrent_activities=1):
            instants = [await handle.result() for handle in handles]
    order = [tenant for _, tenant in sorted(zip(instants, tenants, strict=True))]
    assert order.index("quiet") < 4
    assert [place for place, tenant in enumerate(order) if tenant == "quiet"][-1] < 12


async def scheduled(handle: WorkflowHandle[Any, Any]) -> None:
    """Wait until the workflow's activity is in its task queue."""
    async with asyncio.timeout(30):
        while not (await handle.describe()).raw_description.pending_activities:  # noqa: ASYNC110 - server-side state
            await asyncio.sleep(0.02)


@pytest.mark.requirement("stack.temporal.durable")
async def test_what_it_was_given_outlives_kill_9(server: DevServer, running: ManagedProcess) -> None:
    client = await Client.connect(server.address, namespace="house")
    await client.start_workflow("Anything", id="kept", task_queue="nobody")
    assert running.pid is not None
    os.kill(running.pid, 9)
    assert await running.ended() == "SIGKILL"
    await running.start()
    description = await client.get_workflow_handle("kept").describe()
    assert description.workflow_type == "Anything"


@pytest.mark.requirement("stack.temporal.given")
async def test_a_server_without_our_search_attributes_gets_them(server: DevServer) -> None:
    bare = TemporalDev(search_attributes={})
    part = temporal_dev_server(server, bare, ENVIRONMENT, lambda: None)
    await part.start()
    try:
        wanted = dict(load_temporal_dev().search_attributes)
        assert not (await temporal_status(server.address, "house")).attributes & set(wanted)
        await add_search_attributes(server.address, "house", wanted)
        assert (await temporal_status(server.address, "house")).attributes >= set(wanted)
    finally:
        await part.stop(asyncio.Event())


@pytest.mark.requirement("stack.temporal.no-secrets")
async def test_its_process_is_given_no_secret(server: DevServer) -> None:
    secrets = {
        "STEWARD_API_TOKEN": "t" * 32,
        "STEWARD_SECRET_MAIL": "hunter2",
        "OPENAI_API_KEY": "sk-1",
        "PGPASSWORD": "p",
    }
    part = temporal_dev_server(server, load_temporal_dev(), {**ENVIRONMENT, **secrets}, lambda: None)
    await part.start()
    try:
        assert part.pid is not None
        given = set(psutil.Process(part.pid).environ())
        assert "PATH" in given
        assert not given & set(secrets)
        assert not {name for name in given if name.startswith("STEWARD_")}
    finally:
        await part.stop(asyncio.Event())


async def test_a_missing_namespace_and_a_missing_server_are_told_apart(
    server: DevServer, running: ManagedProcess
) -> None:
    unknown = await temporal_status(server.address, "elsewhere")
    assert unknown.reachable
    assert not unknown.namespace
    away = await temporal_status(f"127.0.0.1:{free_port()}", "house")
    assert not away.reachable
    assert away.detail
