"""How much of what a worker is done with stays in its memory. The default settings keep fewer workflows than this."""

from __future__ import annotations

import gc
import weakref
from collections import deque
from collections.abc import Iterator

import pytest

from steward.workers.main import COLLECTED_AFTER

_CACHED = 1_000
_OBJECTS = 200
"""As many as a workflow that waits for an approval is made of."""


class OpenWorkflow:
    """Objects that hold each other, as a workflow's event loop, tasks and frames do."""

    def __init__(self) -> None:
        self.parts = [{"of": self} for _ in range(_OBJECTS)]


@pytest.fixture
def collected_as_in_a_worker() -> Iterator[None]:
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.requirement("stack.worker-memory")
def test_workflows_that_left_the_cache_are_collected_before_they_are_many(collected_as_in_a_worker: None) -> None:
    alive = weakref.WeakSet[OpenWorkflow]()
    cached = deque[OpenWorkflow](maxlen=_CACHED)
    most = 0
    for _ in range(10 * _CACHED):
        cached.append(OpenWorkflow())
        alive.add(cached[-1])
        most = max(most, len(alive))
    assert most < 5 * _CACHED
