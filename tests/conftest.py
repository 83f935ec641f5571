"""Fixtures every test folder may use: a real PostgreSQL, a fresh migrated database per test, free ports.

Set STEWARD_TEST_POSTGRES_DSN (of a superuser) to use a server that is already there; otherwise one is started for the
session. No test folder imports from here.
"""

from __future__ import annotations

import asyncio
import functools
import gc
import os
import socket
import uuid
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import httpx
import httpx2
import hypothesis
import pytest

from steward.contracts.redaction import REDACTOR
from steward.sql.database import Database
from steward.sql.migrate import migrate
from steward.stack.postgres import EmbeddedPostgres
from tests.support.folders import copy_cluster, server_folder

_T = TypeVar("_T")
_FOR_ALL = pytest.MonkeyPatch()


# How long an example takes says more of the machine than of the code.
hypothesis.settings.register_profile("steward", deadline=None)
hypothesis.settings.load_profile("steward")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "requirement(id): the promise of tests/requirements/*.yaml that this test proves"
    )
    # Each of the thousands of clients would read the authorities' certificates anew, which is most of what it costs.
    for library in (httpx, httpx2):
        made_once = functools.cache(library.create_ssl_context)
        _FOR_ALL.setattr(f"{library.__name__}._transports.default.create_ssl_context", made_once)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--cases", type=int, metavar="N", help="run the first N cases of each parametrised test alone")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the first cases of each test, where only so many are asked for."""
    most = config.getoption("--cases")
    if most is None:
        return
    seen: Counter[str] = Counter()
    kept: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    for item in items:
        name = item.nodeid.partition("[")[0]
        seen[name] += 1
        (kept if seen[name] <= most else left_out).append(item)
    items[:] = kept
    config.hook.pytest_deselected(items=left_out)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Nothing that collection makes is garbage: looking for some takes a third of its time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture(autouse=True)
def _secrets_of_this_test() -> Iterator[None]:
    """What a test makes the process know as a secret is forgotten after it, or it would be masked in the next one."""
    known = dict(vars(REDACTOR))
    yield
    vars(REDACTOR).update(known)


@pytest.fixture(scope="session")
def postgres_dsn() -> Iterator[str]:
    """DSN of a PostgreSQL server that lives for the session."""
    given = os.getenv("STEWARD_TEST_POSTGRES_DSN")
    if given:
        yield given
        return
    with server_folder() as home:
        # Nothing here outlives a power cut, so the session's server need not wait for the disk.
        server = EmbeddedPostgres(home / "postgres", home / "postgres.log", settings={"fsync": "off"})
        try:
            yield server.start()
        finally:
            server.stop()


@pytest.fixture(scope="session")
def template_database(postgres_dsn: str) -> Iterator[str]:
    """Name of a migrated database that others are copied from."""
    name = f"steward_template_{uuid.uuid4().hex[:12]}"
    _run(_statement(postgres_dsn, f'CREATE DATABASE "{name}" TEMPLATE template0'))
    _run(migrate(_on_database(postgres_dsn, name)))
    yield name
    _run(_statement(postgres_dsn, f'DROP DATABASE "{name}" WITH (FORCE)'))


@pytest.fixture
def database_dsn(postgres_dsn: str, template_database: str) -> Iterator[str]:
    """DSN of a fresh, migrated database of this test's own."""
    name = f"steward_test_{uuid.uuid4().hex[:12]}"
    # A copy of files, not of blocks through the log: half the work for a database that lives as long as a test.
    _run(_statement(postgres_dsn, f'CREATE DATABASE "{name}" TEMPLATE "{template_database}" STRATEGY FILE_COPY'))
    yield _on_database(postgres_dsn, name)
    _run(_statement(postgres_dsn, f'DROP DATABASE "{name}" WITH (FORCE)'))


@pytest.fixture
def empty_database_dsn(postgres_dsn: str) -> Iterator[str]:
    """DSN of a fresh database without any table."""
    name = f"steward_empty_{uuid.uuid4().hex[:12]}"
    _run(_statement(postgres_dsn, f'CREATE DATABASE "{name}" TEMPLATE template0'))
    yield _on_database(postgres_dsn, name)
    _run(_statement(postgres_dsn, f'DROP DATABASE "{name}" WITH (FORCE)'))


@pytest.fixture
async def database(database_dsn: str) -> AsyncIterator[Database]:
    """An open Database on this test's own database."""
    async with Database(database_dsn) as opened:
        yield opened


@pytest.fixture(scope="session")
def stopped_cluster() -> Iterator[Path]:
    """The data folder of a stopped server with a migrated database, to be copied."""
    with server_folder() as home:
        server = EmbeddedPostgres(home / "postgres", home / "postgres.log")
        try:
            _run(migrate(server.start()))
        finally:
            server.stop()
        yield server.data_dir


@pytest.fixture
def own_postgres(stopped_cluster: Path) -> Iterator[EmbeddedPostgres]:
    """A started, migrated server of this test's own, which it may stop, kill and start."""
    with server_folder() as home:
        copy_cluster(stopped_cluster, home)
        server = EmbeddedPostgres(home / "postgres", home / "postgres.log")
        try:
            server.start()
            yield server
        finally:
            server.stop()


@pytest.fixture
def free_port() -> Callable[[], int]:
    """Call it for a TCP port of the loopback interface that nobody listens on."""

    def find() -> int:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port: int = probe.getsockname()[1]
            return port

    return find


def _run(work: Coroutine[Any, Any, _T]) -> _T:
    """Run a coroutine to its end on a loop of its own, whatever loop the test has."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result(60)


async def _statement(dsn: str, statement: str) -> None:
    connection = await asyncpg.connect(dsn, timeout=10)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def _on_database(dsn: str, name: str) -> str:
    return urlunsplit(urlsplit(dsn)._replace(path=f"/{name}"))
