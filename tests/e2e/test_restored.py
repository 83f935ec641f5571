"""After a backup and a restore every family of tools works as before."""

from __future__ import annotations

import json
import signal
from typing import Any

import pytest

from tests.support.folders import share_models
from tests.support.installations import DOWN_S, Installation, a_folder, an_installation

pytestmark = pytest.mark.timeout(900)
USES: list[tuple[str, dict[str, Any]]] = [
    ("compose_email", {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}),
    ("search_email", {"query": "lunch"}),
    ("create_calendar_event", {"title": "Lunch", "start_time": "tomorrow 12:00", "end_time": "tomorrow 13:00"}),
    ("get_calendar_events", {}),
    ("add_task", {"title": "buy milk"}),
    ("list_tasks", {}),
    ("schedule_reminder", {"message": "tea", "when": "in 2 days"}),
    ("list_reminders", {}),
    ("add_contact", {"name": "Bob Chen", "email": "bob@example.com"}),
    ("list_contacts", {}),
    ("store_fact", {"fact": "I like tea"}),
    ("retrieve_memories", {"query": "tea"}),
    ("ask_knowledge_base", {"query": "What is tea?"}),
    ("calculate", {"expression": "2+2"}),
    ("get_current_time", {}),
    ("days_until", {"date": "christmas"}),
    ("run_sql", {"query": "SELECT 1"}),
]
"""One that reads and one that writes of each family that reaches nothing outside."""


def _use_all(installation: Installation) -> dict[str, str]:
    """How each call ended, by tool; whatever asks is approved."""
    ended = {}
    for tool, args in USES:
        answer = installation.call({"tool_name": tool, "args": args, "user_id": "ann"})
        if answer["requires_confirmation"]:
            decision = {"problem_id": answer["problem_id"], "confirmed": True}
            answer = installation.call({"tool_name": "confirm_action", "args": decision, "user_id": "ann"})
        ended[tool] = answer["status"] if answer["tool_executed"] else f"{answer['status']}: {answer['message']}"
    return ended


def _done(installation: Installation, *arguments: str) -> dict[str, Any]:
    process = installation.steward("--json", *arguments)
    said = process.communicate(timeout=DOWN_S)[0]
    assert process.returncode == 0, said
    return json.loads(said)  # type: ignore[no-any-return]


@pytest.mark.requirement("stack.backup.every-family-afterwards")
def test_every_family_of_tools_works_after_a_restore() -> None:
    with a_folder() as folder, an_installation(folder) as before:
        process, _ = before.up()
        worked = _use_all(before)
        assert set(worked.values()) == {"done"}, worked
        file = folder / "backup.tar.gz"
        _done(before, "backup", str(file))
        process.send_signal(signal.SIGINT)
        assert before.ended(process) == 0
        with a_folder() as elsewhere, an_installation(elsewhere, shares_models=False) as restored:
            _done(restored, "restore", str(file))
            share_models(restored.home)
            process, _ = restored.up()
            assert _use_all(restored) == worked
            found = restored.call({"tool_name": "list_tasks", "args": {}, "user_id": "ann"})
            assert found["result"]["count"] == 2
            process.send_signal(signal.SIGINT)
            assert restored.ended(process) == 0
