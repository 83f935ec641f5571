"""The answers of the doors below /api/memory as the command line reads them. Used by the client alone."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from steward.contracts.base import Message
from steward.contracts.memory import DegradedPart


class FactRow(Message):
    """A fact; `source` is whose word it is, None for the user's own."""

    fact_id: int
    fact: str
    category: str | None = None
    source: str | None = None
    origin: str = ""
    problem_id: int | None = None
    created_at: datetime
    score: float | None = None


class FactPage(Message):
    """GET /api/memory/facts: newest first."""

    facts: list[FactRow]
    total: int


class ProfileEntry(Message):
    """An entry of the profile."""

    entry: str
    value: Any
    source: str | None = None


class ProfilePage(Message):
    """GET /api/memory/profile."""

    entries: list[ProfileEntry]


class ExchangeRow(Message):
    """What the user said and was answered."""

    exchange_id: int
    conversation_id: str
    user_message: str
    agent_response: str
    said_at: datetime
    score: float | None = None


class MemoryFound(Message):
    """GET /api/memory/search: best first."""

    facts: list[FactRow]
    exchanges: list[ExchangeRow]
    degraded: list[DegradedPart]


class FactText(Message):
    """What a fact says."""

    fact: str
    category: str | None = None


class FactDifference(Message):
    """A fact before and after an import."""

    fact_id: int | None = None
    before: FactText | None = None
    after: FactText | None = None


class EntryDifference(Message):
    """An entry of the profile before and after an import."""

    entry: str
    before: Any = None
    after: Any = None


class MemoryCompared(Message):
    """POST /api/memory/import."""

    applied: bool
    sha256: str
    added: list[FactDifference]
    changed: list[FactDifference]
    removed: list[FactDifference]
    profile: list[EntryDifference]
    unchanged: int

    @property
    def count(self) -> int:
        """How many places it is about."""
        return len(self.added) + len(self.changed) + len(self.removed) + len(self.profile)
