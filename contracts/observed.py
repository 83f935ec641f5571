"""What a planner sees of a call's result."""

from __future__ import annotations

from typing import Final

from steward.contracts.base import Json, canonical_json
from steward.contracts.stored import stored_in

OBSERVATION_LIMIT: Final = 12_000
"""Characters of one result the planner gets to see; the whole result stays with the problem."""


def shortened(result: Json) -> Json:
    """A result as it is, or the beginning of its JSON text and how long that is."""
    if (stored := stored_in(result)) is not None:
        return {"shortened": stored.excerpt[:OBSERVATION_LIMIT], "characters": stored.characters}
    text = canonical_json(result)
    if len(text) <= OBSERVATION_LIMIT:
        return result
    return {"shortened": text[:OBSERVATION_LIMIT], "characters": len(text)}
