"""Words planted for a user through the doors, and where they are found: in every store, as it is.

A word begins with the user's mark, which occurs nowhere else. Nothing here asks Steward what it still has.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from qdrant_client import QdrantClient
from temporalio.client import Client

from steward.sql.database import Database

LARGE = "\N{LINEAR B SYLLABLE B008 A}" * 90_000
"""Four bytes each: its payload is no part of a history any more (256 KiB)."""


class Planter:
    """A user who uses everything. Ids of what was made are in `problems`."""

    def __init__(self, http: httpx.AsyncClient, user: str, mark: str) -> None:
        self.http = http
        self.user = user
        self.mark = mark
        self.problems: list[int] = []

    async def call(self, tool: str, /, *, wait_s: int = 30, **args: Any) -> dict[str, Any]:
        """A direct call that is taken."""
        body = {"cmd": "tool/call", "tool_name": tool, "args": args, "user_id": self.user}
        sent = await self.http.post("/tool/call", json=body, headers={"Prefer": f"wait={wait_s}"}, timeout=90)
        assert sent.status_code in (200, 202), sent.text[:500]
        answer: dict[str, Any] = sent.json()
        self.problems.append(answer["problem_id"])
        return answer

    async def done(self, tool: str, /, **args: Any) -> dict[str, Any]:
        """A direct call that ends well."""
        answer = await self.call(tool, **args)
        assert answer["status"] == "done", answer
        return answer

    async def plant(self) -> None:
        """A word in everything that keeps words of a user."""
        mark = self.mark
        await self.done("store_fact", fact=f"my locker is {mark}fact")
        await self.done("store_conversation", user_message=f"say {mark}said", agent_response="well")
        await self.done("update_profile", updates={"nickname": f"{mark}profile"})
        await self.done("add_task", title=f"{mark}task", description=f"{mark}description")
        await self.done("schedule_reminder", when="tomorrow 9am", message=f"{mark}reminder")
        await self.done("add_contact", name=f"{mark} Contact", email=f"{mark}contact@example.com")
        await self.done("create_calendar_event", title=f"{mark}event", start_time="2031-03-04 05:00")
        await self.done("notify_user", message=f"{mark}notified")
        await self.done("ask_knowledge_base", query=f"what is {mark}asked?")
        await self.done("export_memory", format="json")
        mail = await self.call("compose_email", to=f"{mark}@example.com", subject=f"{mark}subject", body=f"{mark}body")
        await self._confirm(mail["problem_id"])
        asked = await self.call("compose_email", to="x@example.com", subject=f"{mark}open", body=f"{mark} " + LARGE)
        assert asked["status"] == "awaiting_confirmation", asked
        said = {"message": f"what is 12*7+3? The code is {mark}chat.", "session_id": f"{mark}conversation"}
        chat = await self.http.post(
            "/api/chat", json=said, headers={"Idempotency-Key": f"{mark}key", "Steward-User": self.user}
        )
        assert chat.status_code == 200, chat.text
        pair = {"gateway": "telegram", "external_id": f"{mark}paired"}
        code = (await self.http.post("/login/codes", json=pair)).json()["code"]
        claimed = await self.http.post("/login/codes/claim", json={"code": code, "user_id": self.user})
        assert claimed.status_code == 200, claimed.text

    async def _confirm(self, problem_id: int) -> None:
        body = {"confirmed": True, "user_id": self.user}
        decided = await self.http.post(f"/problems/{problem_id}/confirm", json=body, timeout=60)
        assert decided.json()["status"] == "done", decided.text


async def tables_with(database: Database, word: str) -> set[str]:
    """Tables in which a word stands, also as bytes; every column of every row is looked at."""
    tables = await database.fetch(
        "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'"
    )
    found = set()
    as_bytes = word.encode().hex()
    for (table,) in tables:
        query = f'SELECT EXISTS (SELECT FROM public."{table}" AS t WHERE t::text ILIKE $1 OR t::text LIKE $2)'
        if await database.fetchval(query, f"%{word}%", f"%{as_bytes}%"):
            found.add(table)
    return found


async def histories_with(client: Client, *words: str) -> set[str]:
    """Workflows that Temporal lists in whose histories or descriptions a word stands."""
    found = set()
    async for execution in client.list_workflows():
        handle = client.get_workflow_handle(execution.id, run_id=execution.run_id)
        seen = execution.raw_info.SerializeToString()
        seen += b"".join([event.SerializeToString() async for event in handle.fetch_history_events()])
        if any(word.encode() in seen for word in words):
            found.add(execution.id)
    return found


def files_with(home: Path, *words: str) -> set[str]:
    """Files below a folder in which, or in whose names, a word stands. Temporal's own store is left out: it is asked by
    its own means, and keeps deleted pages in its file."""
    found = set()
    for path in home.rglob("*"):
        name = str(path.relative_to(home))
        if name.startswith(("temporal", "models", "postgres")) or not path.is_file():
            continue
        content = path.read_bytes()
        if any(word.encode() in content or word in name for word in words):
            found.add(name)
    return found


async def vectors_of(home: Path, user: str, scratch: Path) -> int:
    """How many points a copy of the local memory index holds of a user."""
    copy = scratch / "qdrant-copy"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(home / "qdrant-memory", copy, ignore=shutil.ignore_patterns(".lock"))
    client = QdrantClient(path=str(copy))
    try:
        points = [
            point
            for collection in client.get_collections().collections
            for point in client.scroll(collection.name, limit=100_000)[0]
        ]
    finally:
        client.close()
    return sum((point.payload or {}).get("user") == user for point in points)


async def until(look: Callable[[], Awaitable[bool]], what: str, within_s: float = 60) -> None:
    """Look until something holds."""
    async with asyncio.timeout(within_s):
        while True:
            try:
                if await look():
                    return
            except sqlite3.DatabaseError:
                # A copy that was made in the middle of a write.
                pass
            await asyncio.sleep(0.2)
    raise AssertionError(what)


async def indexed(database: Database, user: str) -> bool:
    """Whether the index has all of a user's facts and exchanges."""
    waiting = await database.fetchval(
        "SELECT (SELECT count(*) FROM memory_facts WHERE user_id = $1 AND indexed_in IS NULL)"
        " + (SELECT count(*) FROM memory_exchanges WHERE user_id = $1 AND indexed_in IS NULL)",
        user,
    )
    return int(waiting) == 0
