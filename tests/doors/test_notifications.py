"""Notifications over HTTP and the command line: what the webhook gave up is listed and sent again."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from steward.contracts.notification import NotificationInput
from steward.contracts.owner import Owner
from steward.sql.database import Database
from steward.sql.notifications import NotificationStore
from tests.doors.conftest import DoorStack
from tests.support.doors import wait_for

ROOT = Path(__file__).resolve().parents[2]
TEXT = ("The oven has been on since this morning: somebody had better go and look. " * 3).strip()


@pytest.fixture
async def dead(door_dsn: str, stack: DoorStack, user: str) -> int:
    """The id of a notification to `user` that was given up."""
    async with Database(door_dsn) as database:
        store = NotificationStore(database)
        recorded = await store.add(
            NotificationInput(
                owner=Owner(stack.settings.tenant_id, user),
                problem_id=4711,
                notification_key=f"dead-{user}",
                text=TEXT,
                source="notify_user",
            )
        )
        died = "UPDATE notifications SET attempts = 1, last_error = 'answered 500', dead_at = now() WHERE id = $1"
        await database.execute(died, recorded.id)
        return recorded.id


@pytest.mark.requirement("notifications.dead-letters")
def test_a_dead_notification_is_listed_and_sent_again_over_http(api_url: str, user: str, dead: int) -> None:
    with httpx.Client(base_url=api_url, trust_env=False) as client:

        def listed(state: str, who: str = user) -> list[dict[str, Any]]:
            page = client.get("/notifications", params={"state": state, "user_id": who})
            assert page.status_code == 200
            rows: list[dict[str, Any]] = page.json()["notifications"]
            return rows

        [row] = listed("dead")
        assert (row["id"], row["text"], row["last_error"]) == (dead, TEXT, "answered 500")
        assert listed("dead", "somebody-else") == []
        foreign = client.post(f"/notifications/{dead}/resend", params={"user_id": "somebody-else"})
        assert (foreign.status_code, foreign.json()["error"]) == (404, "not_found")
        sent = client.post(f"/notifications/{dead}/resend", params={"user_id": user})
        assert (sent.status_code, sent.json()["sending"]) == (200, True)
        # This stack has no webhook, so what is delivered waits on record.
        wait_for(lambda: listed("dead") == [] and len(listed("waiting")) == 1, 30, "a worker that takes it up")
        for path in ("/notifications/0/resend", "/notifications/x/resend"):
            assert client.post(path).status_code == 400
        assert client.get("/notifications", params={"state": "lost"}).status_code == 400


@pytest.mark.requirement("notifications.dead-letters")
def test_the_command_line_lists_and_resends(stack: DoorStack, api_url: str, user: str, dead: int) -> None:
    environment = {**stack.environment, "STEWARD_URL": api_url, "STEWARD_USER": user, "COLUMNS": "200"}

    def steward(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "steward.cli.main", "notifications", *words]
        return subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False
        )

    shown = steward("list", "--state", "dead")
    assert shown.stdout.splitlines()[1].split()[:5] == [str(dead), "dead", user, "4711", "notify_user"]
    assert " ".join(shown.stdout.split()).count("look") == TEXT.count("look")
    assert "answered 500" in shown.stdout
    [row] = json.loads(steward("list", "--json").stdout)["notifications"]
    assert row["id"] == dead
    assert "is being sent again" in steward("resend", str(dead)).stdout
    assert steward("resend", "999999999").returncode == 7
