"""Which model answers: chosen by a request at every door, or by its tenant, from the allowed list alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from steward.api.credentials.identity import Principal
from tests.doors.conftest import DoorStack
from tests.support.openai_endpoint import Endpoint
from tests.support.people import headers_of, with_people
from tests.support.stacks import serving

HELLO = '{"answer": "Hello from the endpoint."}'
LIST = {
    "planners": ["embedded", "openai"],
    "models": {"rules": "embedded", "fast": "openai:mini", "deep": "openai:o3@medium+high"},
    "tenant_models": {"acme": "fast+rules"},
}


@pytest.fixture
async def choosing(stack: DoorStack) -> AsyncIterator[httpx.AsyncClient]:
    """An API with an allowed list, at which everybody has credentials of their own."""
    with serving(with_people(stack.settings).model_copy(update=LIST)) as url:
        async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as client:
            yield client


@pytest.fixture
def endpoint(stack: DoorStack) -> Endpoint:
    """The endpoint, with nothing to say yet and nothing heard."""
    stack.endpoint.replies, stack.endpoint.bodies = [], []
    return stack.endpoint


def ann(client: httpx.AsyncClient, tenant: str = "default") -> dict[str, str]:
    return headers_of(str(client.base_url).rstrip("/"), Principal(tenant, "ann"))


async def planned(client: httpx.AsyncClient, problem_id: int, headers: dict[str, str]) -> dict[str, Any]:
    steps = (await client.get(f"/problems/{problem_id}/steps", headers=headers)).json()["steps"]
    return next(step["detail"] for step in steps if step["action"] == "planned")


@pytest.mark.requirement("chat.model")
@pytest.mark.parametrize("door", ["chat", "query", "tool_call", "a2a"])
async def test_a_request_is_planned_by_the_model_and_in_the_mode_it_chooses(
    door: str, choosing: httpx.AsyncClient, endpoint: Endpoint
) -> None:
    endpoint.replies = [HELLO]
    headers, wish = ann(choosing), {"model": "deep", "reasoning": "high"}
    if door == "a2a":
        message = {"messageId": "m1", "role": "ROLE_USER", "parts": [{"text": "tell me a story"}]}
        body = {"message": message, "metadata": wish}
        sent = await choosing.post("/a2a/message:send", json=body, headers=headers | {"A2A-Version": "1.0"})
        problem_id = int(sent.json()["task"]["id"])
    elif door == "tool_call":
        sent = await choosing.post("/tool/call", json={"text": "tell me a story", **wish}, headers=headers)
        problem_id = sent.json()["problem_id"]
    elif door == "query":
        sent = await choosing.post("/query", json={"query": "tell me a story", **wish}, headers=headers)
        told = sent.json()["metadata"]
        assert (told["planner"], told["model"], told["reasoning"]) == ("openai", "o3", "high")
        problem_id = told["problem_id"]
    else:
        sent = await choosing.post("/api/ann/chat", json={"message": "tell me a story", **wish}, headers=headers)
        problem_id = sent.json()["problem_id"]
    [asked] = endpoint.bodies
    assert (asked["model"], asked["reasoning_effort"]) == ("o3", "high")
    step = await planned(choosing, problem_id, headers)
    assert (step["backend"], step["model"], step["reasoning"]) == ("openai", "o3", "high")
    assert len(step["prompt_version"]) == 12


@pytest.mark.requirement("chat.model")
async def test_a_request_that_names_none_gets_its_tenants_first(
    choosing: httpx.AsyncClient, endpoint: Endpoint
) -> None:
    endpoint.replies = [HELLO]
    for tenant, backend, model in (("acme", "openai", "mini"), ("default", "embedded", None)):
        headers = ann(choosing, tenant)
        answer = (await choosing.post("/tool/call", json={"text": "what is 12*7+3?"}, headers=headers)).json()
        step = await planned(choosing, answer["problem_id"], headers)
        assert (step["backend"], step["model"]) == (backend, model)
    [asked] = endpoint.bodies
    assert asked["model"] == "mini"
    listed = [(await choosing.get("/api/status", headers=ann(choosing, one))).json()["models"] for one in ("acme", "x")]
    assert listed == [["fast", "rules"], ["rules", "fast", "deep"]]


@pytest.mark.requirement("chat.model-refused")
async def test_what_is_not_allowed_is_refused_at_every_door_with_what_is(
    choosing: httpx.AsyncClient, endpoint: Endpoint
) -> None:
    headers = ann(choosing, "acme")
    for path, words in (("/tool/call", "text"), ("/query", "query"), ("/api/ann/chat", "message")):
        refused = await choosing.post(path, json={words: "hello", "model": "deep"}, headers=headers)
        assert (refused.status_code, refused.json()["allowed"]) == (422, ["fast", "rules"]), refused.text
    mode = {"text": "hello", "model": "rules", "reasoning": "high"}
    refused = await choosing.post("/tool/call", json=mode, headers=headers)
    assert (refused.status_code, refused.json()["allowed"]) == (422, ["none"])
    direct = {"tool_name": "calculate", "args": {"expression": "1+1"}, "model": "fast"}
    assert (await choosing.post("/tool/call", json=direct, headers=headers)).status_code == 422
    reply = {"problem_id": 1, "text": "yes", "model": "fast"}
    assert (await choosing.post("/tool/call", json=reply, headers=headers)).status_code == 422
    message = {"messageId": "m1", "role": "ROLE_USER", "parts": [{"text": "hello"}]}
    body = {"message": message, "metadata": {"model": "deep"}}
    sent = await choosing.post("/a2a/message:send", json=body, headers=headers | {"A2A-Version": "1.0"})
    assert sent.json()["error"]["message"] == "model: must be one of fast, rules"
    assert endpoint.bodies == []
