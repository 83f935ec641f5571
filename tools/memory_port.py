"""What the memory tools need from outside: one keeper of facts, exchanges and profiles, and where files lie.

Workers fulfil it with PostgreSQL and the index of meanings (activities/memory.py); nothing here runs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from steward.contracts.base import Json
from steward.contracts.owner import Owner

R = TypeVar("R", covariant=True)


class FactRecord(Protocol):
    """A fact. `key` is that of the call that told it first; a `deleted` one has no text any more. `source` is whose
    word it is, if not the user's own."""

    @property
    def fact_id(self) -> int: ...
    @property
    def fact(self) -> str: ...
    @property
    def category(self) -> str | None: ...
    @property
    def created_at(self) -> datetime: ...
    @property
    def key(self) -> str: ...
    @property
    def deleted(self) -> bool: ...
    @property
    def source(self) -> str | None: ...


class ProfileRecord(Protocol):
    """A user's profile: their own word, and what tools said, by entry with the tool."""

    @property
    def own(self) -> dict[str, Any]: ...
    @property
    def from_tools(self) -> dict[str, tuple[Json, str]]: ...


class ExchangeRecord(Protocol):
    """What a user said and was answered."""

    @property
    def exchange_id(self) -> int: ...
    @property
    def user_message(self) -> str: ...
    @property
    def agent_response(self) -> str: ...
    @property
    def said_at(self) -> datetime: ...


class StatsRecord(Protocol):
    """How much a user's memory holds."""

    @property
    def facts(self) -> int: ...
    @property
    def categories(self) -> int: ...
    @property
    def conversations(self) -> int: ...
    @property
    def size_bytes(self) -> int: ...
    @property
    def oldest(self) -> datetime | None: ...


@dataclass(frozen=True, slots=True)
class Recalled(Generic[R]):
    """What a search found, best first, each with its score (0 to 1); `degraded` says what was away meanwhile, `code` is
    its error code."""

    found: Sequence[tuple[R, float]]
    degraded: str | None = None
    code: str | None = None


class MemoryKeeper(Protocol):
    """The memory of each user. `key` makes a repeat harmless; the same text again is the same fact."""

    async def add_fact(
        self,
        owner: Owner,
        key: str,
        fact: str,
        category: str | None,
        stated_at: datetime | None = None,
        source: str | None = None,
        *,
        problem_id: int | None = None,
    ) -> FactRecord: ...
    async def list_facts(self, owner: Owner, category: str | None = None, limit: int = 100) -> Sequence[FactRecord]: ...
    async def count_facts(self, owner: Owner, category: str | None = None) -> int: ...
    async def change_fact(
        self, owner: Owner, fact_id: int, fact: str, source: str | None = None, *, problem_id: int | None = None
    ) -> FactRecord | None: ...
    async def delete_fact(self, owner: Owner, fact_id: int, key: str) -> bool: ...
    async def recall_facts(self, owner: Owner, query: str, limit: int) -> Recalled[FactRecord]: ...
    async def add_exchange(
        self,
        owner: Owner,
        key: str,
        user_message: str,
        agent_response: str,
        *,
        problem_id: int | None = None,
        said_at: datetime | None = None,
    ) -> ExchangeRecord: ...
    async def list_exchanges(self, owner: Owner, limit: int) -> Sequence[ExchangeRecord]: ...
    async def recall_exchanges(self, owner: Owner, query: str, limit: int) -> Recalled[ExchangeRecord]: ...
    async def stats(self, owner: Owner) -> StatsRecord: ...
    async def profile(self, owner: Owner) -> ProfileRecord: ...
    async def update_profile(
        self, owner: Owner, updates: Mapping[str, Json], sources: Mapping[str, str] | None = None
    ) -> ProfileRecord: ...


@dataclass(frozen=True, slots=True)
class MemoryFolders:
    """Exports are written under `exports`, imports read from `imports` and from a user's own exports."""

    exports: Path
    imports: Path
