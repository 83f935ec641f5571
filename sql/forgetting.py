"""ForgettingStore: users who are forgotten, and all that PostgreSQL has of them.

The gateway begins a forgetting and shows it, the activities of ForgetUserWorkflow carry it out. Each deletion is
counted in the transaction that makes it, so that a repeat counts nothing twice. `USERS_TABLES`, `PROBLEMS_TABLES` and
`DECLARED` name every table with a user in it; tests/integration/test_forgetting_schema.py fails for any other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

import asyncpg

from steward.contracts.owner import Owner
from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("forgetting")

USERS_TABLES: Final = (
    "idempotency",
    "todos",
    "reminders",
    "notifications",
    "contacts",
    "memory_facts",
    "memory_exchanges",
    "memory_profiles",
    "shown",
    "conversation_messages",
    "conversation_exchanges",
    "conversations",
    "question_logs",
    "security_events",
    "user_events",
    "channel_settings",
)
"""Tables whose rows of a user are deleted by tenant and user."""
PROBLEMS_TABLES: Final = (
    "problems",
    "problem_steps",
    "tool_dispatches",
    "tool_results",
    "push_addresses",
    "pushes",
    "erased_problems",
)
"""Tables whose rows go with a problem, by its number. Of `erased_problems` the number alone stays."""
DECLARED: Final[Mapping[str, str]] = {
    "forgettings": "names the user until the forgetting is done, then only by the pseudonym",
    "audit_effects": "what the audit keeps, by the pseudonym",
    "api_keys": "the user's go last; who made another's is renamed",
    "chat_users": "go last",
    "login_codes": "by the chat users that are paired with the user, and the user's own",
    "rate_limits": "by subject",
    "event_deliveries": "go with their event; those of other users' events, by recipient",
    "tool_cache": "emptied, since whose an answer is stands in no column",
    "payload_claims": "go with the last workflow that holds them",
    "payload_holders": "go with their workflow's history",
    "erased_workflows": "a row goes when its history is deleted",
    "agent_tools": "who switched a tool is renamed",
    "mcp_tools": "who decided on a tool is renamed",
    "kb_documents": "who added a document is renamed",
}
"""Tables that are dealt with in another way, and how."""
_AT_ONCE: Final = 1_000


@dataclass(frozen=True, slots=True)
class Forgetting:
    """A forgetting. `user_id` is None once it is done; `deleted` and `kept` are numbers by store."""

    forgetting_id: str
    tenant_id: str
    user_id: str | None
    stage: str
    asked_by: str
    pseudonym: str
    deleted: dict[str, int]
    kept: dict[str, int]
    asked_at: datetime
    finished_at: datetime | None

    @property
    def owner(self) -> Owner | None:
        """Who is being forgotten; None once that is done."""
        return None if self.user_id is None else Owner(self.tenant_id, self.user_id)


class ForgettingStore:
    """Every call raises Unavailable while PostgreSQL is away, and may be repeated."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, owner: Owner, asked_by: str) -> Forgetting:
        """Begin to forget a user; a forgetting that is under way goes on, whoever asked for it."""
        row = await self._database.fetchrow(_Q["begin"], *owner.ids, asked_by)
        assert row is not None
        return Forgetting(**dict(row))

    async def get(self, forgetting_id: str) -> Forgetting | None:
        """A forgetting, for those who carry it out."""
        return _one(await self._database.fetchrow(_Q["get"], forgetting_id))

    async def visible(self, forgetting_id: str, tenant_id: str, user_id: str | None) -> Forgetting | None:
        """A forgetting of this tenant and, unless that is None, of this very user."""
        return _one(await self._database.fetchrow(_Q["visible"], forgetting_id, tenant_id, user_id))

    async def under_way(self, older_s: float, limit: int) -> list[str]:
        """Forgettings that are not done although they were asked for a while ago."""
        rows = await self._database.fetch(_Q["under_way"], older_s, limit)
        return [row["forgetting_id"] for row in rows]

    async def enter(self, forgetting_id: str, stage: str) -> None:
        """Say how far it is."""
        await self._database.execute(_Q["enter"], forgetting_id, stage)

    async def wait_for_writers(self, owner: Owner) -> None:
        """Wait until every transaction that writes for this user and began before has ended."""
        await self._database.execute(_Q["wait_for_writers"], *owner.ids)

    async def open_problems(self, owner: Owner) -> list[int]:
        """The user's problems that the mirror has as open."""
        return [row["problem_id"] for row in await self._database.fetch(_Q["open_problems"], *owner.ids)]

    async def note_workflows(self, owner: Owner, forgetting_id: str) -> None:
        """Note the workflows of the user's reminders and notifications, before their rows go."""
        await self._database.execute(_Q["note_workflows"], *owner.ids, forgetting_id)

    async def note_problems(self, problem_ids: Sequence[int], forgetting_id: str, workflow_ids: Sequence[str]) -> None:
        """Note what Temporal has of the user: problems that nobody may write to any more, and workflows."""
        await self._database.execute(_Q["note_problems"], list(problem_ids))
        await self._database.execute(_Q["note_workflow_ids"], list(workflow_ids), forgetting_id)

    async def erase_problems(self, forgetting: Forgetting, owner: Owner, limit: int) -> int:
        """Take some of the user's problems out with all that goes by their numbers. How many there were."""
        rows = await self._database.fetch(_Q["problem_ids"], *owner.ids, limit)
        ids = [row["problem_id"] for row in rows]
        if ids:
            reported = (forgetting.forgetting_id, ids, owner.tenant_id, forgetting.pseudonym)
            await self._database.execute(_Q["erase_problems"], *reported)
        return len(ids)

    async def erase_rows(self, forgetting_id: str, owner: Owner, table: str) -> int:
        """Delete some of the user's rows of a table. How many there were."""
        return int(await self._database.fetchval(_Q["erase_of_user"], forgetting_id, *owner.ids, table, _AT_ONCE))

    async def erase_traces(self, forgetting: Forgetting, owner: Owner, *, of_installation: bool) -> None:
        """Delete what names the user in other ways, and rename them in what stays. `of_installation`: they are of the
        tenant whose people may switch tools."""
        number, name = forgetting.forgetting_id, forgetting.pseudonym
        for query in ("erase_login_codes", "erase_rate_limits", "erase_deliveries"):
            await self._database.execute(_Q[query], number, *owner.ids)
        await self._database.execute(_Q["erase_tool_cache"], number)
        for query in ("rename_documents", "rename_keys", "rename_decisions"):
            await self._database.execute(_Q[query], number, *owner.ids, name)
        await self._database.execute(_Q["rename_decisions_in_views"], *owner.ids, name)
        if of_installation:
            for query in ("rename_switches", "rename_decisions_on_tools"):
                await self._database.execute(_Q[query], number, owner.user_id, name)

    async def workflows(self, forgetting_id: str | None, limit: int) -> list[str]:
        """Workflows whose histories are still to be deleted; None: those of nobody who is being forgotten."""
        rows = await self._database.fetch(_Q["workflows"], forgetting_id, limit)
        return [row["workflow_id"] for row in rows]

    async def workflows_gone(self, forgetting_id: str | None, workflow_ids: Sequence[str], histories: int) -> None:
        """These workflows have no history any more; so many histories were deleted. Their payloads go too."""
        await self._database.execute(_Q["workflows_gone"], forgetting_id, list(workflow_ids), histories)

    async def count(self, forgetting_id: str, deleted: Mapping[str, int]) -> None:
        """Note how much of another store was deleted."""
        await self._database.execute(_Q["count"], forgetting_id, dict(deleted))

    async def left(self, owner: Owner) -> dict[str, int]:
        """How many rows there still are of the user, by table; nothing where all are gone."""
        tables = ("problems", *USERS_TABLES)
        counts = {table: await self._database.fetchval(_Q["left_of_user"], table, *owner.ids) for table in tables}
        return {table: int(count) for table, count in counts.items() if count}

    async def finish(self, forgetting_id: str) -> None:
        """Make the certificate. The user's keys and chat users end with it; the user may come back as a new one."""
        await self._database.execute(_Q["finish"], forgetting_id)


def _one(row: asyncpg.Record | None) -> Forgetting | None:
    return None if row is None else Forgetting(**dict(row))
