"""The live view of a problem that has more steps than are read at a time."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, cast

import pytest

from steward.api.core.gateway_config import GatewayConfig
from steward.api.core.problem_reader import ProblemReader
from steward.api.core.result_reader import ResultReader
from steward.api.core.shown_record import ShownRecord
from steward.api.core.visible_problems import VisibleProblems
from steward.api.credentials.identity import Principal
from steward.contracts.mirror import MirrorWrite
from steward.contracts.problem import ProblemStatus, ProblemView
from steward.sql.database import Database
from steward.sql.listen import ProblemListener
from steward.sql.problems import STEPS_AT_ONCE, ProblemStore, RecordedStep
from steward.sql.results import ResultStore
from steward.sql.shown import ShownStore
from tests.support.mirror import a_step, a_view
from tests.support.pure_problems import OwnInstallation


@pytest.fixture
async def listener(database_dsn: str) -> AsyncIterator[ProblemListener]:
    listening = ProblemListener(database_dsn)
    await listening.start()
    assert await listening.wait_connected(5)
    yield listening
    await listening.stop()


@pytest.mark.requirement("api.problems.events")
@pytest.mark.parametrize("steps", [STEPS_AT_ONCE, 2 * STEPS_AT_ONCE + 1])
async def test_the_stream_of_a_long_closed_problem_tells_every_step_and_then_its_end(
    database: Database, listener: ProblemListener, steps: int
) -> None:
    store, config, no_temporal = ProblemStore(database), GatewayConfig(), cast(Any, None)
    closed = a_view(7, status=ProblemStatus.DONE, closed=True)
    await store.record(MirrorWrite(view=closed, steps=[a_step(seq) for seq in range(1, steps + 1)]))
    problems = VisibleProblems(
        config,
        store,
        no_temporal,
        listener,
        ProblemReader(config, store, no_temporal, listener, OwnInstallation()),
        ShownRecord(ShownStore(database)),
        ResultReader(ResultStore(database)),
    )
    events = [event.content async for event in await problems.events(Principal("acme", "ann"), 7)]
    told, end = events[:-1], events[-1]
    assert [one.step.seq for one in told if isinstance(one, RecordedStep)] == list(range(1, steps + 1))
    assert isinstance(end, ProblemView)
    assert end.closed
