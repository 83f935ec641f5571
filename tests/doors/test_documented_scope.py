"""Requests and roles that keep a plan to some of the tools, at the door of a real stack."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import httpx
import pytest

from steward.api.credentials.identity import Principal
from tests.support.people import headers_of

MAIL: Final = "send an email to bob@example.com saying I'll be late"


@pytest.mark.requirement("documented.retrieval.scope")
async def test_a_request_is_kept_to_the_tools_it_names(http: httpx.AsyncClient, user: str) -> None:
    async def called(text: str, tools: Any) -> tuple[str | None, bool]:
        body = {"text": text, "user_id": user, "tools": tools, "conversation_id": f"{text} {tools}"}
        answer = (await http.post("/tool/call", json=body)).json()
        return answer["tool_name"], answer["requires_confirmation"]

    assert await called(MAIL, {}) == ("compose_email", True)
    assert await called(MAIL, {"types": ["email"]}) == ("compose_email", True)
    assert not (await called(MAIL, {"permissions": ["autonomous"]}))[1]
    assert (await called("what is 12*7+3", {"permissions": ["autonomous"]}))[0] == "calculate"
    assert (await called("what is 12*7+3", {"types": ["email"]}))[0] != "calculate"


@pytest.mark.requirement("documented.retrieval.scope")
async def test_a_scope_goes_with_what_is_planned_anew(http: httpx.AsyncClient) -> None:
    scope = {"types": ["email"]}
    direct = await http.post("/tool/call", json={"tool_name": "ping", "args": {}, "tools": scope})
    reply = await http.post("/tool/call", json={"text": "yes", "problem_id": 1, "tools": scope})
    wrong = await http.post("/tool/call", json={"text": "hello", "tools": {"family": "email"}})
    assert [answer.status_code for answer in (direct, reply, wrong)] == [422, 422, 400]


@pytest.mark.requirement("documented.retrieval.problem-type")
async def test_a_request_is_kept_to_its_type_of_problem(http: httpx.AsyncClient, user: str) -> None:
    async def sent(problem_type: str, **body: Any) -> httpx.Response:
        given = {"user_id": user, "conversation_id": f"type {problem_type}", "problem_type": problem_type, **body}
        return await http.post("/tool/call", json=given)

    for problem_type in ("email", "open_composition", "request"):
        answer = (await sent(problem_type, text=MAIL)).json()
        assert answer["tool_name"] == "compose_email"
        view = (await http.get(f"/problems/{answer['problem_id']}", params={"user_id": user})).json()
        assert view["problem_type"] == problem_type
    assert (await sent("todo", text=MAIL)).json()["tool_name"] != "compose_email"
    direct = (await sent("todo", tool_name="calculate", args={"expression": "2+2"})).json()
    assert direct["tool_executed"]
    refused = await sent("mail", text=MAIL)
    assert refused.status_code == 422
    assert "email" in refused.json()["detail"]


@pytest.fixture
async def robot(people_url: str) -> AsyncIterator[Callable[[frozenset[str]], httpx.AsyncClient]]:
    """A client of the API with these roles."""
    clients: list[httpx.AsyncClient] = []

    def made(roles: frozenset[str]) -> httpx.AsyncClient:
        headers = headers_of(people_url.rstrip("/"), Principal("default", "robot", roles=roles))
        clients.append(httpx.AsyncClient(base_url=people_url, headers=headers, timeout=60, trust_env=False))
        return clients[-1]

    yield made
    for client in clients:
        await client.aclose()


@pytest.mark.requirement("documented.retrieval.role")
async def test_an_autonomous_caller_is_offered_nothing_that_asks(
    robot: Callable[[frozenset[str]], httpx.AsyncClient],
) -> None:
    for roles, asks in ((frozenset({"autonomous"}), False), (frozenset({"finance"}), True)):
        body = {"text": MAIL, "conversation_id": "-".join(sorted(roles))}
        answer = (await robot(roles).post("/tool/call", json=body)).json()
        assert answer["requires_confirmation"] is asks, answer
