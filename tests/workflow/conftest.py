"""A time-skipping Temporal server per test, a worker with fake activities, and a way to open problems."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from temporalio.contrib.pydantic import pydantic_data_converter
from temporalio.testing import WorkflowEnvironment

from tests.support.fake_room import FakeRoom
from tests.support.problems import Opener, add_search_attributes, beside_python, working


@pytest.fixture
async def env() -> AsyncIterator[WorkflowEnvironment]:
    """A server whose clock jumps to the next timer while everything waits."""
    async with await WorkflowEnvironment.start_time_skipping(
        test_server_existing_path=beside_python("temporal-test-server"), data_converter=pydantic_data_converter
    ) as environment:
        await add_search_attributes(environment.client)
        yield environment


@pytest.fixture
def room() -> FakeRoom:
    """The fake activities of this test."""
    return FakeRoom()


@pytest.fixture
async def problems(env: WorkflowEnvironment, room: FakeRoom) -> AsyncIterator[Opener]:
    """Opens problems against a worker with the fake activities."""
    async with working(env.client, room):
        yield Opener(env.client)
