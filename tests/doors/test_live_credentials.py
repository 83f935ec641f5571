"""Live views of every door end with the credentials they were opened with."""

from __future__ import annotations

import threading
import time
import uuid
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.doors.conftest import DoorStack
from tests.support.people import OPERATOR_TOKEN
from tests.support.stacks import serving
from tests.support.tokens import AUDIENCE, ISSUER, SECRET, hs_token

OPERATOR = {"Authorization": f"Bearer {OPERATOR_TOKEN}"}
BOUND_S = 12.0
"""Within which a view must have ended; it is looked after every two seconds."""
MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}
VIEWS = ("user", "problem", "console", "talk", "console problem", "a2a", "mcp")


@pytest.fixture(scope="module")
def jwt_url(stack: DoorStack, api_url: str) -> Iterator[str]:
    """One more API of the stack, for people with an issuer's tokens."""
    told: dict[str, Any] = {"auth_mode": "jwt", "jwt_issuer": ISSUER, "jwt_audience": AUDIENCE, "jwt_secret": SECRET}
    settings = type(stack.settings).model_validate({**stack.settings.model_dump(), **told, "jwt_leeway_s": 0.0})
    with serving(settings) as url:
        yield url


def _signed_in(url: str, credentials: str) -> dict[str, str]:
    form = {"token": credentials}
    answer = httpx.post(f"{url}/console/login", data=form, headers={"Sec-Fetch-Site": "same-origin"}, trust_env=False)
    assert answer.status_code == 303
    return {"Cookie": f"steward={answer.cookies['steward']}"}


def _mcp_session(url: str, headers: dict[str, str]) -> dict[str, str]:
    client = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}
    begun = httpx.post(
        f"{url}/mcp",
        json={"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": client},
        headers={**headers, "Accept": "application/json, text/event-stream"},
        trust_env=False,
    )
    session = {**headers, "Mcp-Session-Id": begun.headers["mcp-session-id"], "Mcp-Protocol-Version": "2025-06-18"}
    ready = {"jsonrpc": "2.0", "method": "notifications/initialized"}
    httpx.post(
        f"{url}/mcp", json=ready, headers={**session, "Accept": "application/json, text/event-stream"}, trust_env=False
    ).raise_for_status()
    return {**session, "Accept": "text/event-stream"}


def _view(name: str, url: str, credentials: str) -> tuple[str, dict[str, str]]:
    """The address of a live view that ends by itself only much later, and the headers to open it with."""
    headers = {"Authorization": f"Bearer {credentials}"}
    if name == "user":
        return f"{url}/events", headers
    if name == "mcp":
        return f"{url}/mcp", _mcp_session(url, headers)
    if name in ("console", "talk"):
        place = "inbox/live" if name == "console" else "talk/live?conversation=console-1"
        return f"{url}/console/{place}", _signed_in(url, credentials)
    body = {"tool_name": "compose_email", "args": MAIL}
    asked = httpx.post(f"{url}/tool/call", json=body, headers=headers, timeout=60, trust_env=False).json()
    problem_id = asked["problem_id"]
    if name == "console problem":
        return f"{url}/console/problems/{problem_id}/live", _signed_in(url, credentials)
    if name == "a2a":
        return f"{url}/a2a/tasks/{problem_id}:subscribe", {**headers, "A2A-Version": "1.0"}
    return f"{url}/problems/{problem_id}/events", headers


def _seconds_to_the_end(client: httpx.Client, address: str, headers: dict[str, str], end: Any) -> float:
    with client.stream("GET", address, headers=headers) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        threading.Event().wait(2.5)  # Long enough to be looked after while all is well.
        end()
        began = time.monotonic()
        for _ in answer.iter_raw():
            pass
        return time.monotonic() - began


@pytest.mark.requirement("identity.live-views-end")
@pytest.mark.parametrize("name", VIEWS)
def test_a_view_ends_when_its_key_is_revoked(people_url: str, user: str, name: str) -> None:
    body = {"name": "short", "user_id": user, "scopes": ["call", "approve"]}
    key = httpx.post(f"{people_url}/admin/keys", json=body, headers=OPERATOR, trust_env=False).json()["key"]
    revoked = f"{people_url}/admin/keys/{key.rpartition('_')[0]}/revoke"
    address, headers = _view(name, people_url, key)
    with httpx.Client(timeout=30, trust_env=False) as client:
        end = lambda: client.post(revoked, headers=OPERATOR).raise_for_status()  # noqa: E731
        assert _seconds_to_the_end(client, address, headers, end) < BOUND_S
        assert client.get(address, headers=headers, follow_redirects=False).status_code in (401, 303)


@pytest.mark.requirement("identity.live-views-end")
@pytest.mark.parametrize("name", ["user", "console", "a2a"])
def test_a_view_ends_when_its_token_expires(jwt_url: str, user: str, name: str) -> None:
    token = hs_token(sub=user, exp=int(time.time()) + 8)
    address, headers = _view(name, jwt_url, token)
    with httpx.Client(timeout=30, trust_env=False) as client:
        assert _seconds_to_the_end(client, address, headers, lambda: None) < BOUND_S


@pytest.mark.requirement("identity.live-views-end")
def test_a_view_ends_when_its_chat_user_is_paired_no_more(people_url: str, user: str) -> None:
    chat = {"X-Steward-Gateway": "telegram", "X-Steward-External-Id": uuid.uuid4().hex}
    wanted = {"gateway": "telegram", "external_id": chat["X-Steward-External-Id"]}
    with httpx.Client(base_url=people_url, timeout=30, trust_env=False, headers=OPERATOR) as client:
        code = client.post("/login/codes", json=wanted).json()["code"]
        claimed = client.post("/login/codes/claim", json={"code": code, "user_id": user})
        assert claimed.status_code == 200, claimed.text
        pairs = client.get("/login/pairs", params={"user_id": user}).json()["pairs"]
        unpair = lambda: client.delete(f"/login/pairs/{pairs[0]['pair_id']}").raise_for_status()  # noqa: E731
        assert _seconds_to_the_end(client, "/events", chat, unpair) < BOUND_S


@pytest.mark.requirement("identity.live-views-end")
def test_a_view_goes_on_while_its_credentials_are_good(people_url: str, user: str) -> None:
    headers = {**OPERATOR, "Steward-User": user}
    with (
        httpx.Client(timeout=30, trust_env=False) as client,
        client.stream("GET", f"{people_url}/events", headers=headers) as answer,
    ):
        lines = answer.iter_lines()
        assert next(lines).startswith("id: ")
        threading.Event().wait(5)  # Looked after twice.
        body = {"tool_name": "compose_email", "args": MAIL}
        httpx.post(f"{people_url}/tool/call", json=body, headers=headers, timeout=60, trust_env=False)
        assert next(line for line in lines if line.startswith("event: approval")) == "event: approval_requested"
