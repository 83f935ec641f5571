"""A user is forgotten: no store has a word of theirs afterwards, and another user's are all there."""

from __future__ import annotations

import json
import uuid
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from temporalio.client import Client

from steward.contracts.owner import Owner
from steward.sql.converter import data_converter
from steward.sql.database import Database
from steward.sql.forgetting import ForgettingStore
from tests.doors.conftest import DoorStack
from tests.support.people import OPERATOR_TOKEN
from tests.support.planting import (
    Planter,
    files_with,
    histories_with,
    indexed,
    tables_with,
    until,
    vectors_of,
)
from tests.support.ran import Run, as_process

pytestmark = pytest.mark.timeout(300)


def a_mark() -> str:
    return f"zq{uuid.uuid4().hex[:10]}"


async def planted(http: httpx.AsyncClient, database: Database) -> Planter:
    """A user who has used everything, and whose memories are in the index."""
    planter = Planter(http, f"user-{uuid.uuid4().hex[:10]}", a_mark())
    await planter.plant()
    await until(lambda: indexed(database, planter.user), "the index")
    return planter


@pytest.mark.requirement("forgetting.nothing-left")
@pytest.mark.requirement("forgetting.audit")
@pytest.mark.requirement("forgetting.claims")
async def test_no_store_has_a_word_of_a_forgotten_user_and_every_one_of_another(
    stack: DoorStack, http: httpx.AsyncClient, tmp_path: Path
) -> None:
    home = stack.settings.home
    assert stack.settings.postgres_dsn is not None
    async with Database(stack.settings.postgres_dsn.get_secret_value()) as database:
        client = await Client.connect(stack.settings.temporal_target, data_converter=data_converter(database))
        ann, bob = await planted(http, database), await planted(http, database)
        marks, users = (ann.mark, bob.mark), (ann.user, bob.user)
        before = {mark: await tables_with(database, mark) for mark in marks}
        histories = {who.mark: await histories_with(client, who.mark, who.user) for who in (ann, bob)}
        files = {mark: files_with(home, mark) for mark in marks}
        vectors = {user: await vectors_of(home, user, tmp_path) for user in users}
        # What was planted is found where it should be, or the search would prove nothing.
        expected = {
            *("problems", "problem_steps", "tool_dispatches", "idempotency", "todos", "reminders", "notifications"),
            *("contacts", "memory_facts", "memory_exchanges", "memory_profiles", "conversations", "chat_users"),
            *("conversation_messages", "conversation_exchanges", "question_logs", "payload_claims"),
        }
        assert expected - before[ann.mark] == set()
        assert {name.partition("-")[0] for name in histories[ann.mark]} >= {"problem", "reminder"}
        assert {name.split("/")[0] for name in files[ann.mark]} >= {"mail", "calendar", "exports"}
        assert vectors[ann.user] >= 2
        assert files_with(home / "qdrant-memory", ann.user)

        done = await http.delete(f"/users/{ann.user}", headers={"Prefer": "wait=60"}, timeout=90)
        assert done.status_code == 200, done.text
        certificate: dict[str, Any] = done.json()["forgetting"]

        assert await tables_with(database, ann.mark) == set()
        assert await tables_with(database, ann.user) == set()
        assert await histories_with(client, ann.mark, ann.user) == set()
        assert files_with(home, ann.mark) == set()
        assert files_with(home / "qdrant-memory", ann.user) == set()
        assert await vectors_of(home, ann.user, tmp_path) == 0

        assert await tables_with(database, bob.mark) == before[bob.mark]
        assert await histories_with(client, bob.mark, bob.user) >= histories[bob.mark]
        assert files_with(home, bob.mark) >= files[bob.mark]
        assert await vectors_of(home, bob.user, tmp_path) == vectors[bob.user]

        assert (certificate["stage"], certificate["asked_by"]) == ("done", "operator")
        deleted = certificate["deleted"]
        assert deleted["problems"] >= len(set(ann.problems))
        assert min(deleted[kind] for kind in ("todos", "reminders", "vectors", "mail_files", "payload_claims")) >= 1
        assert ann.user not in done.text
        assert ann.mark not in done.text
        kept = await database.fetch(
            "SELECT * FROM audit_effects WHERE pseudonym = $1 ORDER BY effect_id", certificate["pseudonym"]
        )
        assert len(kept) == certificate["kept"]["audit_effects"]["count"] >= 6
        sent = [row for row in kept if row["tool_name"] == "compose_email"]
        assert [(row["state"], row["approved"]) for row in sent] == [("succeeded", True)]
        shown = await http.get(f"/forgettings/{certificate['forgetting_id']}")
        assert shown.json()["forgetting"] == certificate


@pytest.mark.requirement("forgetting.race")
async def test_who_is_being_forgotten_is_refused_and_may_come_back_as_a_new_one(
    stack: DoorStack, http: httpx.AsyncClient, user: str
) -> None:
    assert stack.settings.postgres_dsn is not None
    async with Database(stack.settings.postgres_dsn.get_secret_value()) as database:
        first = Planter(http, user, a_mark())
        await first.done("add_task", title="before")
        store = ForgettingStore(database)
        # On record, and begun by nobody yet: as when the gateway died in between.
        begun = await store.begin(Owner("default", user), "operator")
        refused = await http.post("/tool/call", json={"tool_name": "ping", "args": {}, "user_id": user})
        assert (refused.status_code, refused.json()["error"]) == (409, "user_forgotten")
        body = {"message": "hello", "session_id": "s"}
        chat = await http.post("/api/chat", json=body, headers={"Steward-User": user})
        assert (chat.status_code, chat.json()["error"]) == (409, "user_forgotten")
        joined = await http.delete(f"/users/{user}", headers={"Prefer": "wait=60"}, timeout=90)
        assert joined.json()["forgetting"]["forgetting_id"] == begun.forgetting_id
        assert joined.status_code == 200
        again = await first.done("list_tasks")
        assert again["result"]["tasks"] == [] or "before" not in str(again["result"])
        second = await http.delete(f"/users/{user}", headers={"Prefer": "wait=60"}, timeout=90)
        assert second.json()["forgetting"]["forgetting_id"] != begun.forgetting_id
        assert second.json()["forgetting"]["pseudonym"] == joined.json()["forgetting"]["pseudonym"]


@pytest.mark.requirement("forgetting.authorised")
def test_a_user_has_themself_forgotten_and_an_administrator_anybody(people_url: str) -> None:
    with httpx.Client(base_url=people_url, timeout=90, trust_env=False) as api:

        def a_key(user: str | None, *scopes: str) -> dict[str, str]:
            body = {"name": "k", "user_id": user, "scopes": scopes}
            operator = {"Authorization": f"Bearer {OPERATOR_TOKEN}"}
            made = api.post("/admin/keys", json=body, headers=operator).raise_for_status()
            return {"Authorization": f"Bearer {made.json()['key']}"}

        ann, bob = (f"user-{uuid.uuid4().hex[:10]}" for _ in range(2))
        anns, gateway = a_key(ann, "call", "approve"), a_key(None, "call", "approve")
        assert api.delete(f"/users/{bob}", headers=anns).status_code == 403
        assert api.delete(f"/users/{bob}", headers=gateway).status_code == 403
        assert api.delete(f"/users/{ann}", headers=a_key(ann, "call")).status_code == 403
        assert api.delete("/users/operator", headers={"Authorization": f"Bearer {OPERATOR_TOKEN}"}).status_code == 400
        done = api.delete(f"/users/{ann}", headers=anns | {"Prefer": "wait=60"})
        assert (done.status_code, done.json()["forgetting"]["asked_by"]) == (200, "user")
        address = f"/forgettings/{done.json()['forgetting']['forgetting_id']}"
        assert api.get(address, headers=anns).status_code == 401
        assert api.get(address, headers=a_key(bob, "call")).status_code == 404
        assert api.get(address, headers=a_key(ann, "call")).status_code == 200


@pytest.fixture
def run(stack: DoorStack, api_url: str) -> Run:
    """Run a command as a process, at the stack's API."""
    return as_process(stack.environment | {"STEWARD_URL": api_url})


@pytest.mark.requirement("forgetting.cli")
def test_the_command_asks_first_follows_and_prints_the_certificate(run: Run, api_url: str, user: str) -> None:
    body = {"tool_name": "add_task", "args": {"title": "t"}, "user_id": user}
    assert httpx.post(f"{api_url}/tool/call", json=body, timeout=60, trust_env=False).json()["status"] == "done"
    asked = run("forget", user)
    assert (asked.code, "--yes" in asked.err) == (2, True)
    done = run("forget", user, "--yes", "--json")
    assert done.code == 0, done
    assert done.document["forgetting"]["deleted"]["todos"] == 1
    again = run("forget", user, "--yes")
    assert (again.code, "done" in again.out) == (0, True)


@pytest.mark.requirement("retention.schedule")
async def test_retention_is_scheduled_and_started_and_shown(stack: DoorStack, run: Run) -> None:
    client = await Client.connect(stack.settings.temporal_target)
    described = await client.get_schedule_handle("retention").describe()
    [interval] = described.schedule.spec.intervals
    assert interval.every.total_seconds() == stack.settings.retain_every_s
    began = datetime.now(UTC)
    page = json.loads(run("retention", "--now", "--json").out)
    assert page["days"] == stack.settings.retention_days
    assert datetime.fromisoformat(page["runs"][0]["finished_at"]) > began
    assert "problems 365 days" in run("retention").out
