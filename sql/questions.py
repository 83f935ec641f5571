"""QuestionStore: what the knowledge base was asked, and whether its documents told. Written by workers, read by the
gateway for the tenant's administrators."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from steward.contracts.owner import Owner
from steward.contracts.plain_json import clean_text
from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("questions")


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with what came of it. `key` is that of its call, `sources` the documents it was answered from."""

    owner: Owner
    agent: str
    key: str
    problem_id: int | None
    question: str
    answered: bool
    best_score: float | None
    documents: int
    sources: tuple[int, ...]
    asked_at: datetime


@dataclass(frozen=True, slots=True)
class LoggedQuestion:
    """A question on record."""

    question_id: int
    user_id: str
    agent: str
    problem_id: int | None
    question: str
    answered: bool
    best_score: float | None
    documents: int
    sources: list[int]
    asked_at: datetime


class QuestionStore:
    """Every read is filtered by tenant."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, asked: Asked) -> None:
        """Keep a question; the same call again changes nothing."""
        reported = (asked.answered, asked.best_score, asked.documents, list(asked.sources), asked.asked_at)
        question = clean_text(asked.question)[:2_000]
        await self._database.execute(
            _Q["add"], *asked.owner.ids, asked.agent, asked.key, asked.problem_id, question, *reported
        )

    async def list(
        self, tenant_id: str, agent: str | None, answered: bool | None, before: int | None, limit: int
    ) -> Sequence[LoggedQuestion]:
        """Questions, newest first."""
        rows = await self._database.fetch(_Q["list"], tenant_id, agent, answered, before, limit)
        return [LoggedQuestion(**dict(row)) for row in rows]
