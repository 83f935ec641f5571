"""A worker that is killed while it reads a document into the knowledge base: its successor does the rest."""

from __future__ import annotations

import asyncio

import pytest

from steward.sql.database import Database
from tests.faults.steward import Steward, eventually, taken
from tests.support.live import LiveStack

pytestmark = pytest.mark.timeout(150)
NOTICED_S = 90.0
"""The heartbeat timeout, and a worker's start."""
SECTIONS = 400
EMBEDDED = """
SELECT count(*) FILTER (WHERE p.vector IS NOT NULL) BETWEEN 1 AND $2
FROM kb_passages AS p WHERE p.document_id = $1
"""


@pytest.mark.requirement("knowledge.ingest.killed")
async def test_a_document_is_whole_though_its_worker_was_killed(
    stack: LiveStack, steward: Steward, mirror: Database
) -> None:
    lockers = [f"# Locker {n}\n\nThe key of locker {n} hangs on hook {n * 7 % 251}.\n" for n in range(SECTIONS)]
    body = {"name": f"{steward.user}.md", "text": "\n".join(lockers)}
    document_id = int(taken(await steward.http.post("/kb/documents", json=body))["document"]["document_id"])

    async def half_embedded() -> bool:
        return bool(await mirror.fetchval(EMBEDDED, document_id, SECTIONS - 1))

    await eventually(half_embedded, 60, "some passages being embedded, and not all")
    worker = stack.workers[0]
    worker.kill()
    stack.spawn_worker(worker)
    await asyncio.to_thread(worker.wait_ready)

    async def read() -> bool:
        shown = (await steward.http.get(f"/kb/documents/{document_id}")).json()["document"]
        assert shown["state"] != "failed", shown
        return bool(shown["state"] == "ready")

    await eventually(read, NOTICED_S, "the document being read")
    shown = (await steward.http.get(f"/kb/documents/{document_id}")).json()
    assert [passage["heading"] for passage in shown["passages"]] == [f"Locker {n}" for n in range(SECTIONS)]
    answer = await steward.call("ask_knowledge_base", query="On which hook hangs the key of locker 399?")
    assert f"hook {399 * 7 % 251}" in answer["result"]["answer"]
