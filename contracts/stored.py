"""A tool's large result, kept apart from its problem, and the reference that stands in its place.

`call_tool` stores a result above INLINE_CHARACTERS once (sql/results.py); from there on the ledger, the workflow, its
view, the mirror and the planner carry the reference alone, and a door puts the result back. A reference names a result
of the same problem only, so one that a tool made up leads nowhere new.
"""

from __future__ import annotations

from typing import Final

from pydantic import Field, ValidationError

from steward.contracts.base import Json, Message

INLINE_CHARACTERS: Final = 16_000
"""Characters of JSON up to which a result travels with its problem; above what a planner is shown of one."""
EXCERPT_CHARACTERS: Final = 12_000
MAX_RESULT_BYTES: Final = 32 << 20
"""A result with more bytes of JSON is left out, and the problem says so. Also the most that one answer holds."""
_KEY: Final = "steward_stored_result"


class StoredResult(Message):
    """Where a result is and how it begins. `size` counts the bytes of its JSON text, `characters` its characters."""

    sha256: str = Field(pattern=r"^[0-9a-f]{64}$")
    size: int = Field(ge=0)
    characters: int = Field(ge=0)
    excerpt: str

    def as_result(self, excerpt: int = EXCERPT_CHARACTERS) -> Json:
        """The reference as it stands in a result's place, with at most `excerpt` characters of the beginning."""
        return {_KEY: {**self.model_dump(), "excerpt": self.excerpt[:excerpt]}}

    def shown(self, problem_id: int, excerpt: int = 4_000) -> Json:
        """What a caller gets in place of the result: how it begins, how long it is, where it is."""
        return {
            "shortened": self.excerpt[:excerpt],
            "characters": self.characters,
            "bytes": self.size,
            "address": f"/problems/{problem_id}/results/{self.sha256}",
        }


def stored_in(value: Json) -> StoredResult | None:
    """The reference that a result is, or None for any other value."""
    if not isinstance(value, dict) or len(value) != 1 or _KEY not in value:
        return None
    try:
        return StoredResult.model_validate(value[_KEY])
    except ValidationError:
        return None


def left_out(why: str) -> Json:
    """What stands in place of a result that is not kept anywhere."""
    return {"left_out": why}
