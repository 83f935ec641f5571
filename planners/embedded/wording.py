"""The protocol by which the embedded planner puts results into words. Holds no words itself.

The composition root passes the room `wording`, which this room may not import.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from steward.contracts.base import Json
from steward.contracts.plan import Observation


class Wording(Protocol):
    """Puts results into words."""

    def render_answer(
        self,
        observations: Sequence[Observation],
        timezone: str | None = None,
        *,
        requests: Sequence[str] = (),
        now: str = "",
        lang: str = "en",
    ) -> str:
        """Every outcome in order, instants in the time zone of that name; as an answer to the words that it was asked
        in at the moment `now`; what tools say themselves in the language `lang`."""
        ...

    def render_choices(self, items: Sequence[dict[str, Json]]) -> str:
        """Items that fit equally well, one a line under a head that counts them; there must be some."""
        ...
