"""What backends may do ahead of the first plan. Asked for by the chain, of those that offer it."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from steward.contracts.plan import PlanRequest


@runtime_checkable
class LoadingBackend(Protocol):
    """A backend that holds something large."""

    def warm(self) -> None:
        """Begin to load it; returns at once."""
        ...

    def close(self) -> None:
        """Free it."""
        ...


@runtime_checkable
class PreparingBackend(Protocol):
    """A backend that computes what every plan begins with once, and keeps it."""

    def prepare(self, front: PlanRequest) -> None:
        """Begin to compute what the prompt of this request without words has in common with all; returns at once."""
        ...
