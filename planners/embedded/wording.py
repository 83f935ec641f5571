"""How the embedded planner says what it found. The composition root gives it the room `wording`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from contracts.base import Json
from contracts.plan import Observation


class Wording(Protocol):
    """Puts results into words."""

    def render_answer(self, observations: Sequence[Observation], timezone: str | None = None) -> str:
        """Every outcome in order, instants in the time zone of that name."""
        ...

    def render_choices(self, items: Sequence[dict[str, Json]]) -> str:
        """Items that fit equally well, one a line under a head that counts them; there must be some."""
        ...
