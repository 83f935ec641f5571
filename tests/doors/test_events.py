"""POST /events: an e-mail that came in becomes a problem of the user it concerns, once."""

from __future__ import annotations

import asyncio
from typing import Any
from uuid import uuid4

import httpx
import pytest

ALERT = {
    "from": "monitor@company.com",
    "subject": "Server CPU High Alert",
    "body": "above 90% for 5 minutes, please investigate",
}


def event(user: str, **changes: Any) -> dict[str, Any]:
    return {"type": "email", "dedupe_key": uuid4().hex, "user_id": "system", "notify": user, "email": ALERT, **changes}


@pytest.mark.requirement("events.door")
async def test_an_alert_is_brought_to_its_user_who_has_the_proposal_run(http: httpx.AsyncClient, user: str) -> None:
    accepted = await http.post("/events", json=event(user))
    assert accepted.status_code == 202
    asked = (await http.post("/events", json=event(user), headers={"Prefer": "wait=20"})).json()
    assert asked["requires_confirmation"] is True
    approval = asked["approvals"][0]
    assert approval["tool_name"] == "add_task"
    view = (await http.get(f"/problems/{asked['problem_id']}", params={"user_id": user})).json()
    assert (view["problem_type"], view["user_id"]) == ("issue_detection", user)
    told = await _told_of(asked["problem_id"], http, user)
    done = await http.post(f"/problems/{asked['problem_id']}/message", json={"text": "run", "user_id": user})
    assert (done.json()["status"], done.json()["tool_executed"]) == ("done", True)
    tasks = await http.post("/tool/call", json={"tool_name": "list_tasks", "args": {}, "user_id": user})
    assert len(tasks.json()["result"]["tasks"]) == 1
    steps = (await http.get(f"/problems/{asked['problem_id']}/steps", params={"user_id": user})).json()["steps"]
    assert "notification" in [step["action"] for step in steps]
    assert [(option["label"], option["approval_id"]) for option in told["options"]] == [
        ("Run", approval["approval_id"]),
        ("Ignore", approval["approval_id"]),
    ]


@pytest.mark.requirement("events.door")
async def test_a_mail_without_subject_or_text_is_an_event_too(http: httpx.AsyncClient, user: str) -> None:
    blank = event(user, email={"from": "ann@company.com", "subject": "", "body": " \n"})
    view = (await http.post("/events", json=blank, headers={"Prefer": "wait=20"})).json()
    assert (view["status"], view["question"]) == ("done", None)


@pytest.mark.requirement("events.dedupe")
async def test_the_same_event_twice_is_one_problem(http: httpx.AsyncClient, user: str) -> None:
    wait = {"Prefer": "wait=20"}
    first = event(user)
    one = (await http.post("/events", json=first, headers=wait)).json()
    alike = [f"{'k' * 199}{last}" for last in "ab"]
    apart = [(await http.post("/events", json={**first, "dedupe_key": key})).status_code for key in alike]
    assert apart == [202, 202]
    two = (await http.post("/events", json={**first, "email": {**ALERT, "body": "again"}}, headers=wait)).json()
    assert one["problem_id"] == two["problem_id"]
    await http.post(f"/problems/{one['problem_id']}/message", json={"text": "ignore", "user_id": user})


@pytest.mark.requirement("events.door")
@pytest.mark.parametrize(
    "changes", [{"type": "call"}, {"dedupe_key": ""}, {"email": {"from": "a@b.c"}}, {"email": {**ALERT, "x": 1}}]
)
async def test_what_is_no_event_is_refused(http: httpx.AsyncClient, user: str, changes: dict[str, Any]) -> None:
    response = await http.post("/events", json=event(user, **changes))
    assert response.status_code == 400
    assert response.json()["error"] == "invalid_request"


async def _told_of(problem_id: int, http: httpx.AsyncClient, user: str) -> dict[str, Any]:
    """The notification of a problem, once its user has it: whoever posts the event has an answer before."""
    while True:
        told = (await http.get("/notifications", params={"user_id": user})).json()["notifications"]
        if found := [row for row in told if row["problem_id"] == problem_id]:
            return dict(found[0])
        await asyncio.sleep(0.05)


@pytest.mark.requirement("documented.examples.alert")
async def test_words_that_name_another_tool_leave_the_proposal_open_and_its_own_name_runs_it(
    http: httpx.AsyncClient, user: str
) -> None:
    asked = (await http.post("/events", json=event(user), headers={"Prefer": "wait=20"})).json()
    other = {"text": "Yes, run diagnostic.", "user_id": user}
    left = (await http.post(f"/problems/{asked['problem_id']}/message", json=other)).json()
    assert (left["error"], left["approvals"][0]["tool_name"]) == ("ambiguous_approval", "add_task")
    own = {"text": "Yes, add task.", "user_id": user, "conversation_id": "my-own"}
    done = (await http.post("/tool/call", json=own, headers={"Prefer": "wait=20"})).json()
    assert (done["problem_id"], done["status"], done["tool_executed"]) == (asked["problem_id"], "done", True)
