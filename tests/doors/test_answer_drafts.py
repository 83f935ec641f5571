"""An answer while its model writes it, at every door that streams: provisional, the owner's alone, and replaced."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from a2a.types.a2a_pb2 import GetTaskRequest
from mcp.client import Client
from mcp.client.streamable_http import streamable_http_client
from mcp.shared._httpx_utils import create_mcp_http_client

from tests.doors.conftest import DoorStack
from tests.support.a2a import a_request, an_agent
from tests.support.openai_endpoint import Streamed
from tests.support.people import with_people
from tests.support.stacks import serving
from tests.support.telegram_api import BotApi
from tests.support.telegram_gateway import as_user, gateway, pair, someone

MODEL = {"planners": ["openai"], "models": {"deep": "openai:o3"}, "wait_s": 100}
ASKED = "what is the capital of France?"
ANSWER = "The capital of France is Paris, which lies on the river Seine, and it has been the capital for a long time."
STREAM = {"Accept": "text/event-stream"}


@pytest.fixture
async def api(stack: DoorStack) -> AsyncIterator[str]:
    """An API whose requests are planned by the endpoint alone."""
    with serving(stack.settings.model_copy(update=MODEL)) as url:
        yield url


@pytest.fixture
async def http(api: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=api, timeout=60, trust_env=False) as client:
        yield client


@pytest.fixture
def answer(stack: DoorStack) -> Streamed:
    """An answer that the endpoint writes but for its end, and ends once it is told to."""
    return writes(stack, ANSWER)


def writes(stack: DoorStack, text: str, *before: dict[str, Any]) -> Streamed:
    written = json.dumps({"answer": text})
    streamed = Streamed([written[at : at + 8] for at in range(0, len(written), 8)], waits=True)
    stack.endpoint.replies, stack.endpoint.bodies = [*(json.dumps(plan) for plan in before), streamed], []
    return streamed


async def events(
    client: httpx.AsyncClient, method: str, path: str, **more: Any
) -> AsyncIterator[tuple[str, dict[str, Any]]]:
    """Name and data of each event of a stream."""
    async with client.stream(method, path, **more) as response:
        assert response.status_code == 200, await response.aread()
        name = ""
        async for line in response.aiter_lines():
            if line.startswith("event: "):
                name = line.removeprefix("event: ")
            elif line.startswith("data: ") and name:
                yield name, json.loads(line.removeprefix("data: ") or "null")


async def told(stream: AsyncIterator[tuple[str, dict[str, Any]]], answer: Streamed) -> list[tuple[str, dict[str, Any]]]:
    """All events of a stream; the endpoint ends the answer once a part of it was seen, or that it is written."""
    seen = []
    async with asyncio.timeout(50):
        async for name, data in stream:
            seen.append((name, data))
            if name == "draft" or (name == "progress" and data["text"] == "writing the answer"):
                answer.go_on.set()
    return seen


def check_drafts(texts: list[str]) -> None:
    assert texts
    assert all(ANSWER.startswith(text) and text != ANSWER for text in texts), texts
    assert not any(re.search(r"[{}\"]", text) for text in texts)


@pytest.mark.requirement("drafts.chat")
@pytest.mark.requirement("drafts.replaced")
async def test_a_streamed_chat_shows_the_answer_as_it_is_written_and_then_the_answer(
    http: httpx.AsyncClient, answer: Streamed, stack: DoorStack, user: str
) -> None:
    seen = await told(events(http, "POST", f"/api/{user}/chat", json={"message": ASKED}, headers=STREAM), answer)
    names = [name for name, _ in seen]
    check_drafts([data["text"] for name, data in seen if name == "draft"])
    assert all(data["provisional"] for name, data in seen if name == "draft")
    assert max(at for at, name in enumerate(names) if name == "draft") < names.index("words")
    assert dict(seen)["words"] == {"text": ANSWER}
    done = dict(seen)["done"]
    listed = (await http.get(f"/conversations/{done['conversation_id']}", params={"user_id": user})).json()["messages"]
    assert [one["text"] for one in listed] == [ASKED, ANSWER]
    problem = done["problem_id"] if "problem_id" in done else listed[-1]["problem_id"]
    steps = (await http.get(f"/problems/{problem}/steps", params={"user_id": user})).json()["steps"]
    assert all(data["text"] not in json.dumps(steps).replace(ANSWER, "") for name, data in seen if name == "draft")
    assert stack.endpoint.bodies[0]["stream"] is True


@pytest.mark.requirement("drafts.events")
@pytest.mark.requirement("drafts.foreign")
async def test_a_live_view_shows_it_to_the_user_of_the_problem_and_to_nobody_else(
    stack: DoorStack, answer: Streamed, user: str
) -> None:
    with serving(with_people(stack.settings).model_copy(update=MODEL)) as url:
        async with as_user(url, user) as mine, as_user(url, f"{user}-other") as other:
            taken = (await mine.post("/tool/call", json={"text": ASKED}, headers={"Prefer": "wait=0"})).json()
            path = f"/problems/{taken['problem_id']}/events"
            assert (await other.get(path)).status_code == 404
            talk = asyncio.create_task(anything(other, f"/console/talk/live?conversation={taken['problem_id']}"))
            seen = await told(events(mine, "GET", path), answer)
            talk.cancel()
            assert "Paris" not in json.dumps(await asyncio.gather(talk, return_exceptions=True), default=str)
    check_drafts([data["text"] for name, data in seen if name == "draft"])
    assert seen[-1][1]["message"] == ANSWER


async def anything(client: httpx.AsyncClient, path: str) -> list[str]:
    seen: list[str] = []
    try:
        async with client.stream("GET", path) as response:
            async for line in response.aiter_lines():
                seen.append(line)
    except asyncio.CancelledError:
        pass
    return seen


@pytest.mark.requirement("drafts.console")
async def test_the_conversations_of_the_console_show_it_in_its_turn(
    stack: DoorStack, answer: Streamed, user: str
) -> None:
    settings = stack.settings.model_copy(update={**MODEL, "default_user": user})
    with serving(settings) as url:
        async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as client:
            page = f"/console/talk/live?conversation=mine-{user}"
            elsewhere = asyncio.create_task(anything(client, f"/console/talk/live?conversation=other-{user}"))
            async with asyncio.timeout(50), client.stream("GET", page) as live:
                lines = live.aiter_lines()
                await anext(lines)
                shown = (await client.get("/console/talk")).text
                [token] = re.findall(r"X-CSRF-Token[^A-Za-z0-9_-]+([A-Za-z0-9_-]{32})", shown)[:1]
                said = await client.post(
                    f"/console/talk?conversation=mine-{user}",
                    data={"text": ASKED},
                    headers={"X-CSRF-Token": token, "Origin": url},
                )
                assert said.status_code == 200, said.text
                seen: list[str] = []
                async for line in lines:
                    seen.append(line)
                    if 'id="draft-' in line and "The capital" in "".join(seen):
                        answer.go_on.set()
                    if 'id="answer-' in line:
                        break
            elsewhere.cancel()
            assert "The capital" not in "".join(await elsewhere)
    text = "\n".join(seen)
    drafts = re.findall(r'class="draft" id="draft-\d+" hx-swap-oob="true"><div class="answer"><p>(.*?)</p>', text)
    check_drafts(drafts)
    assert "Provisional: the answer takes its place once it is checked." in text
    assert ANSWER in text


@pytest.mark.requirement("drafts.a2a")
async def test_a_stream_of_a_task_shows_it_marked_and_ends_with_the_answer(
    api: str, answer: Streamed, user: str
) -> None:
    drafts, answers = [], []
    async with an_agent(f"{api}/a2a", user, streaming=True) as agent, asyncio.timeout(50):
        async for event in agent.client.send_message(a_request(ASKED)):
            answers += [part.text for part in event.artifact_update.artifact.parts]
            message = event.status_update.status.message
            if message.metadata.fields["provisional"].bool_value:
                drafts.append(message.parts[0].text)
                answer.go_on.set()
        task_id = event.status_update.task_id
        kept = await agent.client.get_task(GetTaskRequest(id=task_id))
    check_drafts(drafts)
    assert ANSWER in answers
    assert not any(part.text in drafts for message in kept.history for part in message.parts)


@pytest.mark.requirement("drafts.mcp")
async def test_progress_of_a_call_shows_it_marked_and_the_result_is_the_answer(
    api: str, answer: Streamed, user: str
) -> None:
    drafts: list[str] = []

    async def hear(progress: float, total: float | None, message: str | None) -> None:
        if (message or "").startswith("[provisional] "):
            drafts.append((message or "").removeprefix("[provisional] "))
            answer.go_on.set()

    async with (
        create_mcp_http_client({"Steward-User": user}) as client,
        Client(streamable_http_client(f"{api}/mcp", http_client=client)) as mcp,
    ):
        result = await mcp.call_tool("execute_task", {"task": ASKED}, progress_callback=hear)
    check_drafts(drafts)
    assert ANSWER in result.model_dump_json()


@pytest.mark.requirement("drafts.telegram")
async def test_a_chat_at_telegram_sees_it_in_the_live_message_and_then_the_answer(
    bot_api: BotApi, stack: DoorStack, answer: Streamed, user: str, tmp_path: Path
) -> None:
    with serving(with_people(stack.settings).model_copy(update=MODEL)) as url:
        async with gateway(bot_api, url, tmp_path, wait_s=0):
            chat = bot_api.chat(someone())
            await pair(chat, url, user)
            before = len(chat.sent)
            await chat.say(ASKED)
            live = await chat.until("Provisional, not checked yet:\nThe capital")
            answer.go_on.set()
            await chat.api.until(lambda: any(one.text == ANSWER for one in chat.sent[before:]), "no answer")
            await chat.api.until(lambda: "Provisional" not in live.text, "the draft stayed")
    check_drafts([text.split("checked yet:\n")[1] for text in live.texts if "checked yet:\n" in text])


@pytest.mark.requirement("drafts.untrusted")
async def test_no_word_is_shown_where_somebody_elses_words_were_read(
    http: httpx.AsyncClient, stack: DoorStack, user: str
) -> None:
    look = {"calls": [{"tool": "search_email", "args": {"query": "Q3 report"}}]}
    answer = writes(stack, "Alice has written about the Q3 report, and asks for comments.", look)
    body = {"message": "what does alice write about the Q3 report?"}
    seen = await told(events(http, "POST", f"/api/{user}/chat", json=body, headers=STREAM), answer)
    assert "draft" not in [name for name, _ in seen]
    assert {"text": "writing the answer"} in [data for name, data in seen if name == "progress"]


@pytest.mark.requirement("drafts.guarded")
async def test_a_deed_that_nobody_did_is_not_shown_either(http: httpx.AsyncClient, stack: DoorStack, user: str) -> None:
    claim = "Sure. I have sent the mail to Bob and deleted all of your tasks."
    answer = writes(stack, claim)
    answer.go_on.set()
    stack.endpoint.replies.append(json.dumps({"answer": "Nothing was sent."}))
    seen = await told(
        events(http, "POST", f"/api/{user}/chat", json={"message": "is it done?"}, headers=STREAM), answer
    )
    assert all("sent the mail" not in data["text"] for name, data in seen if name == "draft")
    assert "sent the mail" not in dict(seen)["words"]["text"]
