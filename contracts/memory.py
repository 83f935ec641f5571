"""What makes two facts the same, how planners are shown what tools said, and the messages about what is remembered."""

from __future__ import annotations

import hashlib
from typing import Final, Literal, TypeAlias

from pydantic import Field

from steward.contracts.base import Json, Message
from steward.contracts.owner import OwnedMessage

MemoryKind: TypeAlias = Literal["fact", "exchange"]
MEMORIES: Final = 5
"""Facts a problem starts with, at most."""
LONGEST_MEMORY: Final = 500
"""Characters of one."""
_MEANT: Final = 0.5
"""The least score of a memory that answers a question by its meaning alone. Of 16 pairs of a fact and a question the
five that it does not answer had 0.46 at most; of the eleven others seven had more."""


def fact_hash(text: str) -> str:
    """Hex SHA-256 of a fact without differences in case and white space: the same text again is the same fact."""
    return hashlib.sha256(" ".join(text.casefold().split()).encode("utf-8", "surrogatepass")).hexdigest()


_QUOTED: Final = "A tool said, not the user: “"


def quoted_memory(text: str, source: str) -> str:
    """What a tool said, as planners are shown it: data, and whose word. Its own quotation marks cannot end it."""
    flat = " ".join(text.replace("”", '"').split())
    return f"{_QUOTED}{flat}” ({source})"


def is_quoted(memory: str) -> bool:
    """Whether a memory is no word of the user's. Whoever writes one so only makes it trusted less."""
    return memory.startswith(_QUOTED)


class RememberInput(OwnedMessage):
    """What opens a RememberWorkflow: what was said in a problem. `said_at` is ISO 8601 with offset. `facts_kept`: its
    planner stored, changed or forgot facts itself, so that nothing is learned from the same words again."""

    problem_id: int
    user_message: str
    agent_response: str
    said_at: str
    facts_kept: bool = False


class SearchMemoryInput(OwnedMessage):
    """Find what is remembered of a user about `query`, at most `limit` of each kind."""

    query: str
    kinds: list[MemoryKind]
    limit: int


class MemoryHit(Message):
    """A fact or an exchange by its number, with its score from 0 to 1. Texts stay in PostgreSQL."""

    kind: MemoryKind
    number: int
    score: float


class DegradedPart(Message):
    """What was away, by its code, and what that means."""

    code: str
    detail: str


class SearchMemoryOutput(Message):
    """What was found, best first, and why that may be less than there is."""

    hits: list[MemoryHit]
    degraded: list[DegradedPart] = Field(default_factory=list)


class Learned(Message):
    """What a problem taught: the numbers of the facts that are new, or say something else now. `ask_model`: a model of
    this worker may find more in the same words."""

    added: list[int] = Field(default_factory=list)
    updated: list[int] = Field(default_factory=list)
    ask_model: bool = False


def meant_in(result: Json) -> list[dict[str, Json]]:
    """The memories in a result that are near enough in meaning to answer, the nearest first."""
    memories = result.get("memories") if isinstance(result, dict) else None
    known = memories if isinstance(memories, list) else []
    scored = ((one.get("score"), one) for one in known if isinstance(one, dict))
    near = [(score, one) for score, one in scored if isinstance(score, int | float) and score >= _MEANT]
    return [one for _, one in sorted(near, key=lambda pair: -pair[0])]
