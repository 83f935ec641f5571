"""The chat door over real HTTP: one message, one saved answer, in three shapes and as a stream."""

from __future__ import annotations

import asyncio
import json
import uuid
from typing import Any

import httpx
import pytest

from tests.support.doors import wait_for
from tests.support.stacks import serving

SUM = "what is 12*7+3?"
MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "Lunch at noon?"}
WRITE = "send an email to bob@example.com with the subject Lunch and the text Lunch at noon?"


async def said(http: httpx.AsyncClient, user: str, message: str, **more: Any) -> dict[str, Any]:
    """What the chat answered; it must have."""
    headers = {"Idempotency-Key": more.pop("key")} if "key" in more else {}
    response = await http.post(f"/api/{user}/chat", json={"message": message, **more}, headers=headers)
    assert response.status_code == 200, response.text
    return dict(response.json())


async def read(http: httpx.AsyncClient, user: str, conversation_id: str) -> dict[str, Any]:
    response = await http.get(f"/conversations/{conversation_id}", params={"user_id": user})
    assert response.status_code == 200, response.text
    return dict(response.json())


@pytest.mark.requirement("chat.answer")
async def test_a_message_is_answered_and_both_are_in_the_conversation(http: httpx.AsyncClient, user: str) -> None:
    answer = await said(http, user, SUM)
    assert "87" in answer["response"]
    [call] = answer["tool_calls"]
    assert (call["tool_name"], call["status"], call["arguments"]) == (
        "calculate",
        "succeeded",
        {"expression": "12*7+3"},
    )
    conversation = await read(http, user, answer["conversation_id"])
    assert [(m["role"], m["text"]) for m in conversation["messages"]] == [
        ("user", SUM),
        ("assistant", answer["response"]),
    ]
    assert (conversation["title"], conversation["unanswered"]) == (SUM, [])
    later = await said(http, user, "what is 1+1?", conversation_id=answer["conversation_id"])
    assert later["conversation_id"] == answer["conversation_id"]
    assert [call["tool_name"] for call in later["tool_calls"]] == ["calculate"]


@pytest.mark.requirement("chat.session")
async def test_a_session_is_a_conversation_of_the_callers_naming(http: httpx.AsyncClient, user: str) -> None:
    body = {"message": SUM, "session_id": user}
    answer = (await http.post("/api/chat", json=body)).json()
    assert (answer["session_id"], answer["tools_used"]) == (user, ["calculate"])
    assert "87" in answer["response"]
    fresh = (await http.post("/api/chat", json={"message": SUM})).json()
    assert fresh["session_id"] not in ("", user)


@pytest.mark.requirement("chat.query")
async def test_a_query_tells_what_the_steps_say_and_null_for_the_rest(http: httpx.AsyncClient, user: str) -> None:
    answer = (await http.post("/query", json={"query": SUM, "user_id": user, "session_id": "s"})).json()
    assert (answer["intent"], answer["tools_used"], answer["thinking"]) == ("system", ["calculate"], None)
    told = answer["metadata"]
    problem = told["problem_id"]
    steps = (await http.get(f"/problems/{problem}/steps", params={"user_id": user})).json()["steps"]
    [planned, *_] = [step["detail"] for step in steps if step["action"] == "planned"]
    assert (told["confidence"], told["planner"]) == (planned["confidence"], planned["backend"])
    entity = {"name": "expression", "value": "12*7+3", "tool_name": "calculate"}
    assert told["entities"] == [entity]
    assert told["timings"]["total_ms"] > 0


@pytest.mark.requirement("chat.approval")
async def test_a_yes_decides_what_the_conversation_showed_last(http: httpx.AsyncClient, user: str) -> None:
    asked = await said(http, user, WRITE)
    [approval] = asked["approvals"]
    assert (approval["tool_name"], approval["args"]["to"]) == ("compose_email", "bob@example.com")
    assert [call["status"] for call in asked["tool_calls"]] == ["awaiting_confirmation"]
    sent = await said(http, user, "yes", conversation_id=asked["conversation_id"])
    assert [(call["tool_name"], call["status"]) for call in sent["tool_calls"]] == [("compose_email", "succeeded")]
    assert sent["approvals"] == []
    texts = [m["text"] for m in (await read(http, user, asked["conversation_id"]))["messages"]]
    assert texts == [WRITE, asked["response"], "yes", sent["response"]]


@pytest.mark.requirement("chat.approval")
async def test_of_several_approvals_a_yes_decides_none_and_lists_them(http: httpx.AsyncClient, user: str) -> None:
    asked = await said(http, user, WRITE)
    place = {"conversation_id": asked["conversation_id"]}
    for _ in range(2):
        call = {"tool_name": "compose_email", "args": MAIL | {"to": "eve@example.com"}, "user_id": user, **place}
        await http.post("/tool/call", json=call)
    # The last one was shown alone, so it is meant; of the two that are left, neither.
    assert [call["status"] for call in (await said(http, user, "ok", **place))["tool_calls"]] == ["succeeded"]
    which = await said(http, user, "ok", **place)
    assert which["error"] == "ambiguous_approval"
    numbers = [one["approval_id"] for one in which["approvals"]]
    assert len(numbers) == 2
    assert all(number in which["response"] for number in numbers)
    assert which["tool_calls"] == []


@pytest.mark.requirement("chat.question")
async def test_a_question_is_answered_in_the_conversation(http: httpx.AsyncClient, user: str) -> None:
    asked = await said(http, user, "remind me to call Ann")
    assert asked["question"] is not None, asked
    assert asked["response"] == asked["question"]["text"]
    done = await said(http, user, "tomorrow at 9am", conversation_id=asked["conversation_id"])
    assert done["problem_id"] == asked["problem_id"]
    assert [call["status"] for call in done["tool_calls"]] == ["succeeded"]


@pytest.mark.requirement("chat.repeat")
async def test_a_repeat_under_the_same_key_is_answered_the_same_and_saved_once(
    http: httpx.AsyncClient, user: str
) -> None:
    first, *others = await asyncio.gather(*(said(http, user, SUM, key="k1") for _ in range(3)))
    again = await said(http, user, SUM, key="k1")
    assert {one["problem_id"] for one in (first, again, *others)} == {first["problem_id"]}
    assert {one["conversation_id"] for one in (first, again, *others)} == {first["conversation_id"]}
    assert again["response"] == first["response"]
    assert len((await read(http, user, first["conversation_id"]))["messages"]) == 2
    other = await http.post(f"/api/{user}/chat", json={"message": "else"}, headers={"Idempotency-Key": "k1"})
    assert (other.status_code, other.json()["error"]) == (422, "idempotency_mismatch")


@pytest.mark.requirement("chat.at-once")
async def test_messages_at_once_are_saved_as_pairs(http: httpx.AsyncClient, user: str) -> None:
    begun = await said(http, user, SUM)
    place = {"conversation_id": begun["conversation_id"]}
    await asyncio.gather(*(said(http, user, f"what is {n}+{n}?", **place) for n in range(1, 5)))
    messages = (await read(http, user, begun["conversation_id"]))["messages"]
    assert [m["role"] for m in messages] == ["user", "assistant"] * 5
    for question, answer in zip(messages[2::2], messages[3::2], strict=True):
        n = int(question["text"].split("+")[1].rstrip("?"))
        assert str(2 * n) in answer["text"]
        assert question["problem_id"] == answer["problem_id"]


@pytest.mark.requirement("chat.late")
async def test_an_answer_that_comes_late_is_504_and_in_the_conversation_afterwards(stack: Any, user: str) -> None:
    hasty = stack.settings.model_copy(update={"chat_timeout_s": 0.001})
    with serving(hasty) as url:
        async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as client:
            response = await client.post(f"/api/{user}/chat", json={"message": SUM})
            body = response.json()
            assert (response.status_code, body["error"]) == (504, "answer_late"), body
            place = f"/conversations/{body['conversation_id']}"
            assert response.headers["location"] == f"/problems/{body['problem_id']}"

            def answered() -> bool:
                page = httpx.get(url + place, params={"user_id": user}, trust_env=False).json()
                return len(page["messages"]) == 2 and page["unanswered"] == []

            await asyncio.to_thread(wait_for, answered, 30, "the answer")
            page = (await client.get(place, params={"user_id": user})).json()
            assert "87" in page["messages"][1]["text"]
            assert page["messages"][1]["problem_id"] == body["problem_id"]


@pytest.mark.requirement("chat.stream")
@pytest.mark.parametrize("path", ["/api/{user}/chat", "/api/chat", "/query"])
async def test_a_stream_tells_every_step_once_then_the_words_then_all(
    http: httpx.AsyncClient, user: str, path: str
) -> None:
    body = {"query": SUM, "user_id": user} if path == "/query" else {"message": SUM}
    events = []
    headers = {"Accept": "text/event-stream"}
    async with http.stream("POST", path.format(user=user), json=body, headers=headers) as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        name = ""
        async for line in response.aiter_lines():
            if line.startswith("event: "):
                name = line.removeprefix("event: ")
            elif line.startswith("data: "):
                events.append((name, json.loads(line.removeprefix("data: "))))
    steps = [told for kind, told in events if kind == "step"]
    assert [kind for kind, _ in events] == ["step"] * len(steps) + ["words", "done"]
    assert [step["seq"] for step in steps] == list(range(1, len(steps) + 1))
    assert (steps[0]["action"], steps[-1]["action"]) == ("request", "completed")
    assert "87" in events[-2][1]["text"]
    assert events[-1][1]["response"] == events[-2][1]["text"]


@pytest.mark.requirement("chat.errors")
async def test_every_refusal_has_its_code_in_plain_words_and_nothing_is_saved(
    http: httpx.AsyncClient, user: str
) -> None:
    place = f"/api/{user}/chat"
    events = {"Accept": "text/event-stream"}
    cases: list[tuple[httpx.Response, int, str]] = [
        (await http.post(place, json={}), 400, "invalid_request"),
        (await http.post(place, json={"message": "  "}), 400, "invalid_request"),
        (await http.post(place, json={"message": "x" * 10_001}), 400, "invalid_request"),
        (await http.post(place, content=b"{"), 400, "invalid_json"),
        (await http.post(place, json={"message": SUM, "conversation_id": "nowhere"}), 404, "not_found"),
        (await http.post(place, json={"message": SUM, "conversation_id": "no"}, headers=events), 404, "not_found"),
        (await http.post("/api/operator/chat", json={"message": SUM}), 400, "invalid_request"),
        (await http.get("/conversations/nowhere", params={"user_id": user}), 404, "not_found"),
        (await http.get("/conversations", params={"user_id": user, "before": "x"}), 400, "invalid_request"),
    ]
    for response, status, code in cases:
        assert (response.status_code, response.json()["error"]) == (status, code), response.text
        assert response.json()["detail"]
    assert (await http.get("/conversations", params={"user_id": user})).json()["conversations"] == []
    wrong = await http.put("/conversations/c")
    assert (wrong.status_code, wrong.headers["allow"]) == (405, "GET, PATCH, DELETE")


@pytest.mark.requirement("chat.conversations")
async def test_conversations_are_listed_renamed_exported_and_deleted(http: httpx.AsyncClient, user: str) -> None:
    who = {"user_id": user}
    made = [(await said(http, user, f"what is {n}+1?"))["conversation_id"] for n in range(3)]
    page = (await http.get("/conversations", params=who | {"limit": "2"})).json()
    rest = (await http.get("/conversations", params=who | {"limit": "2", "before": page["next"]})).json()
    listed = page["conversations"] + rest["conversations"]
    assert [one["conversation_id"] for one in listed] == made[::-1]
    assert rest["next"] is None
    place = f"/conversations/{made[0]}"
    renamed = (await http.patch(place, params=who, json={"title": "Sums"})).json()
    assert renamed["title"] == "Sums"
    text = (await http.get(f"{place}/export", params=who)).text
    assert text.startswith("# Sums\n")
    assert "what is 0+1?" in text
    whole = (await http.get(f"{place}/export", params=who | {"format": "json"})).json()
    assert [m["role"] for m in whole["messages"]] == ["user", "assistant"]
    assert (await http.delete(place, params=who)).json()["success"] is True
    for gone in (await http.get(place, params=who), await http.delete(place, params=who)):
        assert gone.status_code == 404
    left = (await http.get("/conversations", params=who)).json()["conversations"]
    assert [one["conversation_id"] for one in left] == [made[2], made[1]]


@pytest.mark.requirement("chat.conversations-of-every-door")
async def test_what_was_said_at_another_door_is_listed_and_exported(http: httpx.AsyncClient, user: str) -> None:
    who = {"user_id": user}
    asked = {"text": SUM, "conversation_id": "terminal-1", **who}
    assert (await http.post("/tool/call", json=asked)).json()["status"] == "done"
    mail = {"text": "email bob@example.com: lunch at noon?", "conversation_id": "terminal-1", **who}
    waits = (await http.post("/tool/call", json=mail)).json()
    assert waits["status"] == "awaiting_confirmation"
    [listed] = (await http.get("/conversations", params=who)).json()["conversations"]
    assert (listed["conversation_id"], listed["title"], listed["messages"]) == ("terminal-1", SUM, 4)
    messages = (await read(http, user, "terminal-1"))["messages"]
    assert [message["role"] for message in messages] == ["user", "assistant"] * 2
    assert [call["tool_name"] for call in messages[1]["tool_calls"]] == ["calculate"]
    assert waits["approvals"][0]["message"] in messages[3]["text"]
    text = (await http.get("/conversations/terminal-1/export", params=who)).text
    assert f"\n\n{SUM}\n" in text
    assert "Tools: calculate" in text


@pytest.mark.requirement("chat.foreign")
async def test_another_users_conversation_does_not_exist(http: httpx.AsyncClient, user: str) -> None:
    mine = await said(http, user, SUM)
    eve = f"eve-{uuid.uuid4().hex[:8]}"
    place, who = f"/conversations/{mine['conversation_id']}", {"user_id": eve}
    answers = [
        await http.get(place, params=who),
        await http.get(f"{place}/export", params=who),
        await http.patch(place, params=who, json={"title": "mine"}),
        await http.delete(place, params=who),
        await http.post(f"/api/{eve}/chat", json={"message": SUM, "conversation_id": mine["conversation_id"]}),
    ]
    assert [answer.status_code for answer in answers] == [404] * 5
    assert len((await read(http, user, mine["conversation_id"]))["messages"]) == 2


@pytest.mark.requirement("chat.neighbours")
async def test_tools_are_listed_and_called_and_the_status_told(http: httpx.AsyncClient, user: str) -> None:
    tools = (await http.get("/tools/list")).json()
    assert "calculate" in [tool["name"] for tool in tools["tools"]]
    call = {"name": "calculate", "arguments": {"expression": "12*7+3"}, "user_id": user}
    done = (await http.post("/tools/call", json=call)).json()
    assert (done["success"], done["status"], done["tool_name"]) == (True, "done", "calculate")
    assert (await http.post("/tools/call", json={"name": "nothing"})).json()["error"] == "unknown_tool"
    status = (await http.get("/api/status")).json()
    assert (status["status"], status["parts"]["postgres"]["ok"]) == ("ok", True)


@pytest.mark.requirement("chat.model")
async def test_a_message_chooses_its_model_from_the_list_alone(http: httpx.AsyncClient, stack: Any, user: str) -> None:
    status = (await http.get("/api/status")).json()
    assert status["models"] == ["embedded"]
    body = {"query": SUM, "user_id": user, "model": "embedded", "reasoning": "none"}
    assert (await http.post("/query", json=body)).json()["metadata"]["planner"] == "embedded"
    for path in ("/query", f"/api/{user}/chat", "/api/chat"):
        asked = {"model": "gpt-99"} | ({"query": SUM} if path == "/query" else {"message": SUM})
        refused = await http.post(path, json=asked)
        assert (refused.status_code, refused.json()["errors"]) == (422, ["model: must be one of embedded"])
