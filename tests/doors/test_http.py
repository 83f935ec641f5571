"""What only HTTP has: bounded waits, live events, lists, steps, health, metrics, the documentation."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest

MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}


async def call(http: httpx.AsyncClient, headers: dict[str, str] | None = None, **body: Any) -> httpx.Response:
    return await http.post("/tool/call", json={"cmd": "tool/call", **body}, headers=headers)


async def events(http: httpx.AsyncClient, problem_id: int, after: str | None = None) -> list[dict[str, str]]:
    """The events of a stream, to its end."""
    headers = {} if after is None else {"Last-Event-ID": after}
    found: list[dict[str, str]] = []
    async with asyncio.timeout(30), http.stream("GET", f"/problems/{problem_id}/events", headers=headers) as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        current: dict[str, str] = {}
        async for line in response.aiter_lines():
            if not line and current:
                found.append(current)
                current = {}
            elif line and not line.startswith(":"):
                name, _, value = line.partition(": ")
                current[name] = value
    return found


@pytest.mark.requirement("api.call.wait")
async def test_a_request_that_does_not_wait_is_accepted_with_its_address(http: httpx.AsyncClient, user: str) -> None:
    response = await call(http, {"Prefer": "wait=0"}, text="what is 12*7+3", user_id=user)
    assert response.status_code == 202
    assert response.json()["status"] == "in_progress"
    location = response.headers["location"]
    assert location == f"/problems/{response.json()['problem_id']}"
    last = (await events(http, response.json()["problem_id"]))[-1]
    assert json.loads(last["data"])["status"] == "done"
    assert (await http.get(location)).json()["status"] == "done"


@pytest.mark.requirement("api.problems.events")
async def test_events_tell_every_step_once_and_end_with_the_problem(http: httpx.AsyncClient, user: str) -> None:
    asked = (await call(http, tool_name="compose_email", args=MAIL, user_id=user)).json()
    problem_id = asked["problem_id"]
    watching = asyncio.create_task(events(http, problem_id))
    confirmed = await http.post(f"/problems/{problem_id}/confirm", json={"confirmed": True, "user_id": user})
    assert confirmed.json()["tool_executed"] is True
    seen = await watching
    steps = [event for event in seen if event["event"] == "step"]
    recorded = (await http.get(f"/problems/{problem_id}/steps")).json()["steps"]
    assert [int(event["id"]) for event in steps] == sorted(step["id"] for step in recorded)
    assert {"request", "approval_requested", "approval_approved", "tool_dispatched", "tool_succeeded", "completed"} <= {
        json.loads(event["data"])["action"] for event in steps
    }
    assert seen[-1]["event"] == "problem"
    assert json.loads(seen[-1]["data"])["closed"] is True


@pytest.mark.requirement("api.problems.events-resume")
async def test_events_resume_after_the_last_one_seen(http: httpx.AsyncClient, user: str) -> None:
    done = (await call(http, tool_name="calculate", args={"expression": "1+1"}, user_id=user)).json()
    ids = [event["id"] for event in await events(http, done["problem_id"]) if event["event"] == "step"]
    assert len(ids) >= 2
    resumed = [event["id"] for event in await events(http, done["problem_id"], ids[0]) if event["event"] == "step"]
    assert resumed == ids[1:]
    assert [event["event"] for event in await events(http, done["problem_id"], ids[-1])] == ["problem"]


async def test_problems_are_listed_newest_first_and_page_by_page(http: httpx.AsyncClient, user: str) -> None:
    opened = [(await call(http, tool_name="ping", args={}, user_id=user)).json()["problem_id"] for _ in range(3)]
    first = (await http.get("/problems", params={"user_id": user, "limit": 2})).json()
    assert [p["problem_id"] for p in first["problems"]] == opened[:0:-1]
    rest = (await http.get("/problems", params={"user_id": user, "limit": 2, "before": first["next"]})).json()
    assert [p["problem_id"] for p in rest["problems"]] == opened[:1]
    assert rest["next"] is None
    failed = (await http.get("/problems", params={"user_id": user, "status": "failed,blocked"})).json()
    assert failed["problems"] == []


async def test_a_problem_is_canceled_once(http: httpx.AsyncClient, user: str) -> None:
    asked = (await call(http, tool_name="compose_email", args=MAIL, user_id=user)).json()
    address = f"/problems/{asked['problem_id']}/cancel"
    canceled = await http.post(address, json={"reason": "changed my mind", "user_id": user})
    assert canceled.json()["status"] == "canceled", canceled.text
    again = await http.post(address)
    assert (again.status_code, again.json()["error"]) == (409, "problem_closed")


@pytest.mark.requirement("api.problems.edit")
async def test_an_edit_is_shown_and_asked_again_before_it_runs(http: httpx.AsyncClient, user: str) -> None:
    asked = (await call(http, tool_name="compose_email", args=MAIL, user_id=user)).json()
    address = f"/problems/{asked['problem_id']}/confirm"
    wrong = await http.post(address, json={"confirmed": True, "arguments": {"to": 5}})
    assert (wrong.status_code, wrong.json()["error"]) == (422, "invalid_arguments")
    edited = (await http.post(address, json={"confirmed": True, "arguments": MAIL | {"subject": "Dinner"}})).json()
    [approval] = edited["approvals"]
    assert (edited["status"], edited["requires_confirmation"]) == ("awaiting_confirmation", True)
    assert (approval["args"]["subject"], approval["renews"]) == ("Dinner", asked["approvals"][0]["approval_id"])
    unnamed = await http.post(address, json={"confirmed": True})
    assert (unnamed.status_code, unnamed.json()["error"]) == (409, "ambiguous_approval")
    sent = await http.post(address, json={"confirmed": True, "approval_id": approval["approval_id"]})
    assert sent.json()["status"] == "done"
    steps = (await http.get(f"/problems/{asked['problem_id']}/steps")).json()["steps"]
    dispatched = next(step for step in steps if step["action"] == "tool_dispatched")
    assert dispatched["detail"]["args"]["subject"] == "Dinner"


@pytest.mark.requirement("api.problems.message")
async def test_a_message_answers_the_question(http: httpx.AsyncClient, user: str) -> None:
    asked = (
        await call(http, tool_name="compose_email", args={"to": "bob@example.com", "subject": "x"}, user_id=user)
    ).json()
    address = f"/problems/{asked['problem_id']}/message"
    told = await http.post(address, json={"text": "Lunch"}, headers={"Idempotency-Key": f"m-{user}"})
    assert told.json()["status"] == "awaiting_confirmation"
    again = await http.post(address, json={"text": "Lunch"}, headers={"Idempotency-Key": f"m-{user}"})
    assert again.json() == told.json()
    other = await http.post(address, json={"text": "Dinner"}, headers={"Idempotency-Key": f"m-{user}"})
    assert other.json()["error"] == "idempotency_mismatch"


async def test_tools_are_reloaded(http: httpx.AsyncClient) -> None:
    response = await http.post("/admin/tools/reload")
    assert response.status_code == 200
    assert response.json()["success"] is True
    assert response.json()["removed"] == []


@pytest.mark.requirement("api.health")
async def test_health_names_every_part(http: httpx.AsyncClient) -> None:
    assert (await http.get("/livez")).json() == {"status": "ok"}
    ready = await http.get("/readyz")
    assert ready.status_code == 200
    assert {name: part["ok"] for name, part in ready.json()["parts"].items()} == {
        "postgres": True,
        "temporal": True,
        "worker": True,
    }
    health = (await http.get("/health")).json()
    assert health["status"] == "ok"
    well = {"state": "closed", "failures": 0, "rests_for_s": 0.0, "loading": False}
    assert health["planners"] == {"embedded": well, "openai": well}
    assert (await http.get("/")).json()["name"] == "Steward"


@pytest.mark.requirement("api.metrics")
async def test_metrics_count_requests_by_route_and_problems_by_status(http: httpx.AsyncClient, user: str) -> None:
    done = (await call(http, tool_name="ping", args={}, user_id=user)).json()
    await http.get(f"/problems/{done['problem_id']}")
    text = (await http.get("/metrics")).text
    assert 'steward_requests_total{code="200",method="GET",route="/problems/{problem_id}"}' in text
    assert 'steward_request_seconds_count{route="/tool/call"}' in text
    assert 'steward_part_up{part="temporal"} 1.0' in text
    assert 'steward_planner_up{planner="embedded"} 1.0' in text
    assert 'steward_problems{status="done"}' in text
    assert 'steward_build_info{version="' in text


@pytest.mark.requirement("api.metrics.backlog")
async def test_metrics_tell_what_waits_for_an_approval_and_since_when(http: httpx.AsyncClient, user: str) -> None:
    before = await gauge(http, "steward_approvals_waiting")
    mail = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}
    asked = (await call(http, tool_name="compose_email", args=mail, user_id=user)).json()
    assert asked["requires_confirmation"]
    assert await gauge(http, "steward_approvals_waiting") == before + 1
    assert await gauge(http, "steward_oldest_approval_seconds") > 0
    for name in ("steward_unknown_outcomes", "steward_dead_notifications"):
        assert await gauge(http, name) >= 0
    await http.post(f"/problems/{asked['problem_id']}/cancel", json={})
    assert await gauge(http, "steward_approvals_waiting") == before


async def gauge(http: httpx.AsyncClient, name: str) -> float:
    """The value of a metric without labels."""
    lines = (await http.get("/metrics")).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


A2A_PATHS = (
    *("", "/message:send", "/message:stream", "/tasks", "/tasks/{id}", "/tasks/{id}:cancel", "/tasks/{id}:subscribe"),
    *("/tasks/{id}/pushNotificationConfigs", "/tasks/{id}/pushNotificationConfigs/{push_id}", "/extendedAgentCard"),
)


MEMORY_PATHS = (
    *("facts", "facts/{fact_id}", "profile", "profile/{entry}", "conversations", "conversations/{conversation_id}"),
    *("statistics", "search", "export", "import"),
)


async def test_the_documentation_has_every_door_and_examples_that_are_valid(http: httpx.AsyncClient) -> None:
    page = (await http.get("/openapi.json")).json()
    assert {
        *("/tool/call", "/events", "/tool/list", "/problems", "/problems/{problem_id}", "/problems/{problem_id}/steps"),
        *("/problems/{problem_id}/result", "/problems/{problem_id}/results/{sha256}"),
        *("/home/cameras/{ticket}", "/home/cameras/{ticket}/stream"),
        *("/problems/{problem_id}/events", "/problems/{problem_id}/confirm", "/problems/{problem_id}/message"),
        *("/notifications", "/notifications/{notification_id}/resend", "/approvals"),
        *("/users/{user_id}/channels", "/deliveries", "/deliveries/{delivery_id}/resend"),
        *(
            "/api/{user_id}/chat",
            "/api/chat",
            "/query",
            "/tools/list",
            "/tools/call",
            "/api/status",
            "/api/tools/{tool}",
        ),
        *("/conversations", "/conversations/{conversation_id}", "/conversations/{conversation_id}/export"),
        *("/admin/mcp", "/admin/mcp/decisions", "/admin/tools/switches"),
        *("/admin/keys", "/admin/keys/{key_id}/revoke", "/login/codes", "/login/codes/claim"),
        *("/login/pairs", "/login/pairs/{pair_id}"),
        *("/kb/documents", "/kb/documents/{document_id}", "/kb/documents/{document_id}/page", "/kb/status"),
        *("/kb/questions", "/security/events", "/users/{user_id}", "/forgettings/{forgetting_id}", "/admin/retention"),
        "/console/links",
        *(f"/api/memory/{part}" for part in MEMORY_PATHS),
        *("/problems/{problem_id}/cancel", "/admin/tools/reload", "/livez", "/readyz", "/health", "/", "/metrics"),
        *(agent + path for agent in ("/a2a", "/a2a/kb") for path in A2A_PATHS),
        "/mcp",
        *("/v1/models", "/v1/models/{model}", "/v1/chat/completions", "/v1/responses", "/agui"),
    } == set(page["paths"])
    body = page["paths"]["/tool/call"]["post"]["requestBody"]["content"]["application/json"]
    assert body["examples"]["direct"]["value"]["tool_name"] == "search_email"
    assert (await http.get("/docs")).status_code == 200
