"""Addresses, tool names and members of answers as other documents write them, asked word for word of a real stack."""

from __future__ import annotations

import json
from typing import Any, Final

import httpx
import pytest

MAIL: Final = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}


def said(text: str, version: str) -> dict[str, Any]:
    """A message to an agent, as version 0.3 or 1.0 of the protocol writes it."""
    if version == "0.3":
        part, role, method = {"kind": "text", "text": text}, "user", "message/send"
    else:
        part, role, method = {"text": text}, "ROLE_USER", "SendMessage"
    message = {"messageId": "m-1", "role": role, "parts": [part]}
    return {"jsonrpc": "2.0", "id": 1, "method": method, "params": {"message": message}}


@pytest.mark.requirement("documented.addresses.a2a")
@pytest.mark.parametrize("address", ["/", "/kb/", "/a2a"])
async def test_a_message_of_version_0_3_is_answered(http: httpx.AsyncClient, address: str) -> None:
    answer = (await http.post(address, json=said("what is 12*7+3", "0.3"))).json()
    assert "error" not in answer, answer
    task = answer["result"]
    assert (task["kind"], task["status"]["state"]) == ("task", "completed")


@pytest.mark.requirement("documented.addresses.a2a")
@pytest.mark.parametrize("address", ["/", "/kb/"])
async def test_a_message_of_version_1_is_answered_there_too(http: httpx.AsyncClient, address: str) -> None:
    answer = await http.post(address, json=said("what is 12*7+3", "1.0"), headers={"A2A-Version": "1.0"})
    assert answer.json()["result"]["task"]["status"]["state"] == "TASK_STATE_COMPLETED", answer.text


@pytest.mark.requirement("documented.addresses.a2a")
async def test_a_stream_of_version_0_3_ends_with_the_answer(http: httpx.AsyncClient) -> None:
    body = {**said("what is 12*7+3", "0.3"), "method": "message/stream"}
    async with http.stream("POST", "/", json=body) as response:
        lines = [line.removeprefix("data: ") async for line in response.aiter_lines() if line.startswith("data: ")]
    last = json.loads(lines[-1])["result"]
    assert (last["kind"], last["final"], last["status"]["state"]) == ("status-update", True, "completed"), lines


@pytest.mark.requirement("documented.addresses.a2a")
async def test_an_approval_over_version_0_3_is_asked_and_given(http: httpx.AsyncClient) -> None:
    call = {"kind": "data", "data": {"tool_name": "compose_email", "args": MAIL}}
    message = {"messageId": "m-2", "role": "user", "parts": [call]}
    body = {"jsonrpc": "2.0", "id": 1, "method": "message/send", "params": {"message": message}}
    asked = (await http.post("/", json=body)).json()["result"]
    assert asked["status"]["state"] == "input-required"
    yes = {"messageId": "m-3", "role": "user", "parts": [{"kind": "text", "text": "yes"}], "taskId": asked["id"]}
    done = (await http.post("/", json={**body, "params": {"message": yes}})).json()["result"]
    assert done["status"]["state"] == "completed", done


@pytest.mark.requirement("documented.addresses.a2a")
async def test_the_card_of_the_knowledge_base_lies_at_its_short_address(http: httpx.AsyncClient) -> None:
    card = (await http.get("/kb/.well-known/agent-card.json")).json()
    assert card == (await http.get("/a2a/kb/.well-known/agent-card.json")).json()
    assert (card["protocolVersion"], card["preferredTransport"]) == ("0.3", "JSONRPC")
    assert card["url"] == card["supportedInterfaces"][0]["url"]


@pytest.mark.requirement("documented.addresses.ready")
async def test_ready_says_what_readyz_says(http: httpx.AsyncClient) -> None:
    ready = await http.get("/ready")
    assert (ready.status_code, ready.json()["ready"]) == (200, True)


@pytest.mark.requirement("documented.addresses.memory")
async def test_a_fact_is_added_and_the_profile_is_an_object(http: httpx.AsyncClient, user: str) -> None:
    body = {"fact": "I like tea", "category": "food", "user_id": user, "agent_id": "assistant"}
    added = await http.post("/api/memory/fact", json=body)
    assert (added.status_code, added.json()["fact"]["fact"]) == (201, "I like tea"), added.text
    facts = (await http.get("/api/memory/facts", params={"user_id": user})).json()
    assert [one["fact"] for one in facts["facts"]] == ["I like tea"]
    await http.put("/api/memory/profile/timezone", params={"user_id": user}, json={"value": "Europe/Rome"})
    profile = (await http.get("/api/memory/profile", params={"user_id": user})).json()
    assert profile["profile"] == {"timezone": "Europe/Rome"}


@pytest.mark.requirement("documented.addresses.tools")
@pytest.mark.parametrize("chat", ["123456789", 123456789, -1001234567890], ids=str)
async def test_a_tool_is_called_at_an_address_of_its_own(http: httpx.AsyncClient, user: str, chat: str | int) -> None:
    body = {"chat_id": chat, "message": "I am on my way", "user_id": user}
    sent = (await http.post("/api/tools/telegram", json=body)).json()
    # Nothing leaves here without the gateway that this stack does not have, and never without a yes.
    assert (sent["tool_name"], sent["tool_executed"]) == ("send_message", False)
    task = (await http.post("/api/tools/add_task", json={"title": "Buy milk", "user_id": user})).json()
    assert (task["status"], task["result"]["title"]) == ("done", "Buy milk")
    none = await http.post("/api/tools/file", json={"action": "read", "path": "x"})
    assert (none.status_code, none.json()["error"]) == (404, "unknown_tool")


@pytest.mark.requirement("documented.addresses.tool-names")
@pytest.mark.parametrize(
    ("name", "tool", "args"),
    [
        ("incoming_email", "analyze_email", {"from": "a@example.com", "subject": "Hi", "body": "Hello"}),
        ("send_whatsapp", "send_message", {"to": "123", "message": "Hello"}),
        ("calendar_add_event", "create_calendar_event", {"title": "Tea", "start": "2031-03-02T10:00"}),
    ],
)
async def test_a_tool_goes_by_its_other_name(
    http: httpx.AsyncClient, user: str, name: str, tool: str, args: dict[str, Any]
) -> None:
    answer = (await http.post("/tool/call", json={"tool_name": name, "args": args, "user_id": user})).json()
    assert answer["tool_name"] == tool, answer


@pytest.mark.requirement("documented.answers.members")
async def test_answers_have_the_members_that_other_documents_name(http: httpx.AsyncClient, user: str) -> None:
    task = {"task": "what is 12*7+3"}
    done = (await http.post("/tool/call", json={"tool_name": "execute_task", "args": task, "user_id": user})).json()
    assert done["tools_used"] == ["calculate"], done
    told = (await http.post(f"/api/{user}/chat", json={"message": "what is 12*7+3"})).json()
    assert [one["tool"] for one in told["tool_calls"]] == ["calculate"]
    query = {"query": "what is 12*7+3", "user_id": user}
    metadata = (await http.post("/query", json=query)).json()["metadata"]
    assert [one["tool"] for one in metadata["tool_results"]] == ["calculate"]
    assert (metadata["context_used"], metadata["requires_multi_step"]) == (False, False)


@pytest.mark.requirement("documented.answers.errors")
async def test_a_refusal_says_it_in_message_too(http: httpx.AsyncClient) -> None:
    refused = (await http.post("/tool/call", json={"tool_name": "nothing"})).json()
    assert (refused["error"], refused["message"]) == ("unknown_tool", refused["detail"])


@pytest.mark.requirement("documented.answers.a2a-verification")
async def test_a_planned_answer_over_a2a_says_how_sure_it_is(http: httpx.AsyncClient) -> None:
    answer = (await http.post("/", json=said("what is 12*7+3", "0.3"))).json()["result"]
    view = (await http.get(f"/problems/{answer['id']}")).json()
    known = view["verification"] or {}
    assert answer["metadata"].get("confidence") == known.get("confidence")
    assert answer["metadata"].get("verified") == known.get("verified")
