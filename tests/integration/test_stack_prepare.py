"""`python -m steward.stack.prepare` against a PostgreSQL and a Temporal server that know nothing of Steward yet."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import uuid
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest

from steward.config.temporal_dev import TemporalDev, load_temporal_dev
from steward.stack.probes import temporal_status
from steward.stack.temporal import DevServer, temporal_dev_server

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def prepared(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": os.defpath, "PYTHONPATH": str(ROOT), "STEWARD_HOME": str(folder / "home"), **settings}
    command = [sys.executable, "-P", "-m", "steward.stack.prepare"]
    return subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, timeout=100)


@pytest.mark.requirement("deploy.prepare")
async def test_it_gives_both_servers_what_they_lack_and_may_be_repeated(tmp_path: Path, empty_database: str) -> None:
    server = DevServer("house", free_port(), None, tmp_path / "temporal.db", tmp_path / "temporal.log")
    bare = temporal_dev_server(server, TemporalDev(search_attributes={}), {"PATH": os.defpath}, lambda: None)
    given = {
        "STEWARD_POSTGRES_DSN": empty_database,
        "STEWARD_TEMPORAL_ADDRESS": server.address,
        "STEWARD_TEMPORAL_NAMESPACE": "house",
    }
    await bare.start()
    try:
        first = await asyncio.to_thread(prepared, tmp_path, **given)
        assert first.returncode == 0, first.stderr
        assert "0001_baseline.sql" in first.stderr
        attributes = (await temporal_status(server.address, "house")).attributes
        assert attributes >= set(load_temporal_dev().search_attributes)

        again = await asyncio.to_thread(prepared, tmp_path, **given)
        assert again.returncode == 0, again.stderr
        assert "none, it is up to date" in again.stderr

        elsewhere = await asyncio.to_thread(prepared, tmp_path, **{**given, "STEWARD_TEMPORAL_NAMESPACE": "elsewhere"})
        assert elsewhere.returncode == 1
        assert "temporal operator namespace create elsewhere" in elsewhere.stderr
    finally:
        await bare.stop(asyncio.Event())


@pytest.mark.requirement("deploy.prepare")
def test_it_names_the_settings_it_needs(tmp_path: Path) -> None:
    refused = prepared(tmp_path)
    assert refused.returncode == 1
    assert "set STEWARD_POSTGRES_DSN and STEWARD_TEMPORAL_ADDRESS" in refused.stderr


@pytest.fixture
async def empty_database(postgres_dsn: str) -> AsyncIterator[str]:
    """DSN of a database that nobody migrated."""
    name = f"steward_unprepared_{uuid.uuid4().hex[:12]}"
    connection = await asyncpg.connect(postgres_dsn)
    try:
        await connection.execute(f'CREATE DATABASE "{name}" TEMPLATE template0')
        head, _, tail = postgres_dsn.partition("?")
        yield f"{head.rpartition('/')[0]}/{name}?{tail}"
        await connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
    finally:
        await connection.close()
