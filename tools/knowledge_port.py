"""What ask_knowledge_base needs from outside: a search over a tenant's documents, and a log of what was asked.

Workers fulfil it with PostgreSQL and Qdrant (activities/knowledge.py); nothing here runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from steward.contracts.owner import Requester


@dataclass(frozen=True, slots=True)
class Source:
    """A passage that a question was found in. `score` is from 0 to about 1; `sentences` are those of it that tell most,
    in their order, and `begins`, `ends` its place in the document's text."""

    document_id: int
    title: str
    name: str
    heading: str
    number: int
    begins: int
    ends: int
    text: str
    score: float
    sentences: Sequence[str]

    @property
    def address(self) -> str:
        """Where the passage can be opened."""
        return f"/kb/documents/{self.document_id}/page#passage-{self.number}"


@dataclass(frozen=True, slots=True)
class Found:
    """What documents tell of a question: the passages above the threshold, best first, of `documents` that were
    searched. `best` is the score of the best passage, above it or not."""

    documents: int
    sources: Sequence[Source] = field(default_factory=tuple)
    best: float | None = None
    degraded: str | None = None


class KnowledgeBase(Protocol):
    """The documents of each tenant, by agent. `agent` is the one whose documents are asked where none is named."""

    @property
    def agent(self) -> str: ...
    async def search(self, tenant_id: str, agent: str, question: str) -> Found: ...
    def log(self, requester: Requester, agent: str, key: str, question: str, found: Found) -> None: ...
