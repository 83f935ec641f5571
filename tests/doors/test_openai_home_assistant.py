"""Home Assistant's conversation integrations over the OpenAI wire: the requests that its 2026.11 sends, by the library
that it sends them with, and the answers as it reads them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

import httpx
import pytest
from openai import AsyncOpenAI
from openai.types.responses import ResponseCompletedEvent, ResponseErrorEvent, ResponseTextDeltaEvent

from steward.api.credentials.identity import Principal
from tests.doors.test_openai_wire import client_of
from tests.support.people import headers_of

CHAT_LOG: Final = "01KB4S5T9QZ2R4X6V8W0Y1N3M5"
"""What it calls a conversation; it sends it as the user."""
PROMPT: Final = "You are a voice assistant for Home Assistant.\nAnswer in plain text. Keep it simple and to the point."
SCHEMA: Final = {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}
WRITE: Final = "send an email to bob@example.com with the subject Lunch and the text Lunch is ready"
Turn: TypeAlias = tuple[str, str]
Agent: TypeAlias = Callable[[AsyncOpenAI, list[Turn]], Coroutine[Any, Any, str]]


async def llama_cpp(client: AsyncOpenAI, turns: list[Turn]) -> str:
    """`llama_cpp` where it found that the server cannot stream."""
    answer: Any = await client.chat.completions.create(stream=False, **_completion(turns))
    message = answer.choices[0].message
    assert (message.role, message.tool_calls) == ("assistant", None)
    return str(message.content)


async def llama_cpp_streamed(client: AsyncOpenAI, turns: list[Turn]) -> str:
    """`llama_cpp` as a rule; it stops to read where the answer has ended."""
    words, role = "", None
    stream: Any = await client.chat.completions.create(stream=True, **_completion(turns))
    async for chunk in stream:
        choice = chunk.choices[0]
        role = role or choice.delta.role
        words += choice.delta.content or ""
        assert choice.delta.tool_calls is None
        if choice.finish_reason:
            break
    assert role == "assistant"
    return words


async def litellm(client: AsyncOpenAI, turns: list[Turn]) -> str:
    """`litellm`."""
    given = {name: value for name, value in _completion(turns).items() if name in ("model", "user", "tools")}
    answer: Any = await client.chat.completions.create(messages=_completion(turns)["messages"], **given)
    return str(answer.choices[0].message.content)


async def openai_conversation(client: AsyncOpenAI, turns: list[Turn]) -> str:
    """`openai_conversation`, which speaks the Responses API."""
    said = [("developer", PROMPT), *turns]
    given: dict[str, Any] = {
        "model": "steward",
        "input": [{"type": "message", "role": role, "content": text} for role, text in said],
        "max_output_tokens": 3000,
        "safety_identifier": CHAT_LOG,
        "prompt_cache_key": "01KB4S5T9QSUBENTRY00000000",
        "service_tier": "auto",
        "store": False,
        "top_p": 1.0,
        "temperature": 1.0,
        "prompt_cache_retention": "24h",
        "tools": [
            {"type": "function", "name": "HassTurnOn", "parameters": SCHEMA, "description": "On", "strict": False},
            {"type": "web_search", "search_context_size": "medium"},
        ],
    }
    stream: Any = await client.responses.create(stream=True, **given)
    words, completed = "", None
    async for event in stream:
        assert not isinstance(event, ResponseErrorEvent), event
        if isinstance(event, ResponseTextDeltaEvent):
            words += event.delta
        elif isinstance(event, ResponseCompletedEvent):
            completed = event.response
    assert completed is not None
    assert completed.usage is not None
    assert completed.usage.output_tokens >= 0
    return words


def _completion(turns: list[Turn]) -> dict[str, Any]:
    said = [("system", PROMPT), *turns]
    tool = {"name": "HassTurnOn", "parameters": SCHEMA, "description": "Turns on"}
    return {
        "messages": [{"role": role, "content": text} for role, text in said],
        "model": "steward",
        "tools": [{"type": "function", "function": tool}],
        "max_tokens": 3000,
        "top_p": 1.0,
        "temperature": 0.7,
        "user": CHAT_LOG,
    }


@pytest.mark.requirement("openai.home-assistant")
@pytest.mark.parametrize("agent", [llama_cpp, llama_cpp_streamed, litellm, openai_conversation])
async def test_what_is_spoken_is_asked_and_a_yes_does_it(people_url: str, user: str, agent: Agent) -> None:
    headers = headers_of(people_url, Principal("default", user))
    async with client_of(people_url, default_headers=headers) as client:
        turns: list[Turn] = [("user", WRITE)]
        asked = await agent(client, turns)
        assert "bob@example.com" in asked
        turns += [("assistant", asked), ("user", "yes")]
        assert "sent" in (await agent(client, turns)).lower()
    async with httpx.AsyncClient(base_url=people_url, headers=headers, trust_env=False) as http:
        [problem] = (await http.get("/problems")).json()["problems"]
    assert problem["status"] == "done"


@pytest.mark.requirement("openai.home-assistant")
@pytest.mark.parametrize("stream", [False, True])
async def test_the_trial_that_sets_it_up_is_answered(people_url: str, user: str, stream: bool) -> None:
    headers = headers_of(people_url, Principal("default", user))
    async with client_of(people_url, default_headers=headers) as client:
        assert "steward" in [model.id async for model in client.with_options(timeout=10.0).models.list()]
        tool: Any = {"name": "test_function", "description": "Test function.", "parameters": {"type": "object"}}
        result: Any = await client.chat.completions.create(
            model="steward",
            messages=[
                {"role": "system", "content": "You are a helpful assistant."},
                {"role": "user", "content": "What is the capital of France?"},
            ],
            tools=[{"type": "function", "function": tool}],
            max_tokens=3,
            stream=stream,
        )
        ends = (
            [chunk.choices[0].finish_reason async for chunk in result] if stream else [result.choices[0].finish_reason]
        )
    assert ends[-1] == "stop"
