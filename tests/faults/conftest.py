"""One live stack for this folder, mended after each test that left it broken, and the effect ledger beside it."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from temporalio.client import Client

from steward.sql.database import Database
from tests.faults.effect_ledger import EffectLedger, write_tools
from tests.faults.steward import Steward
from tests.support.embedding import copy_index
from tests.support.folders import copy_cluster, server_folder, share_models
from tests.support.live import LiveStack

PLAN_TIMEOUT_S = 4


@pytest.fixture(scope="package")
def effects() -> Iterator[EffectLedger]:
    """The effect ledger outside the system."""
    ledger = EffectLedger()
    ledger.start()
    yield ledger
    ledger.close()


@pytest.fixture(scope="package")
def _stack(effects: EffectLedger, stopped_cluster: Path) -> Iterator[LiveStack]:
    with server_folder() as home:
        copy_cluster(stopped_cluster, home)
        share_models(home)
        copy_index(home / "qdrant")
        settings = {
            "CATALOGUE": str(write_tools(home, effects.url)),
            "PLANNERS": "tests.support.planners:scripted_queued",
            "PLAN_TIMEOUT_S": str(PLAN_TIMEOUT_S),
            "TIMEZONE": "UTC",
        }
        stack = LiveStack(home, settings)
        try:
            stack.start()
            yield stack
        finally:
            stack.close()


@pytest.fixture
def stack(_stack: LiveStack, effects: EffectLedger) -> Iterator[LiveStack]:
    """The live stack, whole, with one worker."""
    yield _stack
    effects.open_door()
    _stack.mend()


@pytest.fixture
async def steward(stack: LiveStack) -> AsyncIterator[Steward]:
    """The API, as a user of this test's own."""
    async with httpx.AsyncClient(base_url=stack.url, trust_env=False) as http:
        yield Steward(http, f"user-{uuid.uuid4().hex[:8]}")


@pytest.fixture
async def temporal(stack: LiveStack) -> AsyncIterator[Client]:
    """A Temporal client."""
    async with stack.client() as client:
        yield client


@pytest.fixture
async def mirror(stack: LiveStack) -> AsyncIterator[Database]:
    """The stack's database."""
    async with stack.database() as database:
        yield database


@pytest.fixture
def label() -> str:
    """A label for this test's effects."""
    return f"effect-{uuid.uuid4().hex[:8]}"
