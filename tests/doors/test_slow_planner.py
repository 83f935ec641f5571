"""What callers read while a model takes its time: what is waited for, by whom and for how long, at every door."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from tests.doors.conftest import DoorStack
from tests.support.stacks import serving

SLOW = {"planners": ["openai"], "models": {"deep": "openai:o3"}}


@pytest.fixture
async def slow(stack: DoorStack) -> AsyncIterator[httpx.AsyncClient]:
    """An API whose requests are planned by an endpoint that is silent."""
    stack.endpoint.replies = []
    with serving(stack.settings.model_copy(update=SLOW)) as url:
        async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as client:
            yield client


async def first(client: httpx.AsyncClient, method: str, path: str, kind: str, **more: Any) -> dict[str, Any]:
    """The data of the first event of that kind."""
    async with asyncio.timeout(40), client.stream(method, path, **more) as response:
        lines = response.aiter_lines()
        async for line in lines:
            if line == f"event: {kind}":
                data = await anext(lines)
                found: dict[str, Any] = json.loads(data.removeprefix("data: "))
                return found
    raise AssertionError(f"no event {kind}")


@pytest.mark.requirement("api.going-on")
async def test_a_caller_past_its_wait_a_look_and_a_live_view_say_who_plans_and_how_long(
    slow: httpx.AsyncClient, user: str
) -> None:
    body = {"text": "what is 3+4?", "user_id": user}
    answer = await slow.post("/tool/call", json=body, headers={"Prefer": "wait=2"})
    assert answer.status_code == 202
    assert pytest.approx(2, abs=4) == float(answer.json()["message"].split(", ")[1].split(" ")[0])
    problem = answer.json()["problem_id"]
    me = {"user_id": user}
    try:
        assert "Accepted; planning with openai, " in answer.json()["message"]
        view = (await slow.get(f"/problems/{problem}", params=me)).json()
        assert (view["status"], view["message"].split(",")[0]) == ("in_progress", "planning with openai")
        told = await first(slow, "GET", f"/problems/{problem}/events", "progress", params=me)
        assert told["text"].startswith("planning with openai, ")
    finally:
        await slow.post(f"/problems/{problem}/cancel", json=me)


@pytest.mark.requirement("api.going-on")
async def test_a_streamed_chat_says_it_between_the_steps(slow: httpx.AsyncClient, user: str) -> None:
    body = {"message": "what is 3+4?"}
    told = await first(
        slow, "POST", f"/api/{user}/chat", "progress", json=body, headers={"Accept": "text/event-stream"}
    )
    assert told["text"].startswith("planning with openai, ")
    listed = (await slow.get("/problems", params={"user_id": user})).json()["problems"]
    await slow.post(f"/problems/{listed[0]['problem_id']}/cancel", json={"user_id": user})
