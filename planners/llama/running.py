"""What the llama backend asks of the engine that runs its model."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from steward.contracts.plan import PlanRequest, PlanResult

Written: TypeAlias = Callable[[Callable[[], str]], None]
"""Is given, after each token of a plan, what makes the plan's text so far."""


class Engine(Protocol):
    """What runs the model; synchronous, used from one thread, but for `abort`."""

    def complete(
        self, request: PlanRequest, keep_going: Callable[[int], bool], written: Written | None = None
    ) -> PlanResult:
        """The plan; asks `keep_going` before each token."""
        ...

    def prepare(self, front: PlanRequest, wanted: Callable[[], bool]) -> None:
        """Compute what every plan begins with. Raises Stopped once it is no longer `wanted`, or after `abort`."""
        ...

    def abort(self) -> None:
        """Stop what is in progress, from any thread."""
        ...

    def close(self) -> None:
        """Free the model."""
        ...
