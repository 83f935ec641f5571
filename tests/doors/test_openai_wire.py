"""The OpenAI wire over real HTTP, through OpenAI's own library."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx
import httpx2
import openai
import pytest
from openai import AsyncOpenAI
from openai.types.chat import ChatCompletion

from steward.api.credentials.identity import Principal
from tests.doors.conftest import DoorStack
from tests.support.people import headers_of
from tests.support.stacks import serving

SUM = "what is 12*7+3?"
WRITE = "send an email to bob@example.com with the subject Lunch and the text Lunch at noon?"
Thread = list[Any]


def client_of(url: str, **more: Any) -> AsyncOpenAI:
    """The library, pointed at an API; without a word of `more` a failure is not tried again."""
    transport = httpx2.AsyncClient(timeout=60, trust_env=False)
    return AsyncOpenAI(
        base_url=f"{url}/v1",
        api_key=more.pop("api_key", "none"),
        max_retries=more.pop("max_retries", 0),
        http_client=transport,
        **more,
    )


@pytest.fixture
async def client(api_url: str) -> AsyncIterator[AsyncOpenAI]:
    """The library, pointed at the API."""
    async with client_of(api_url) as client:
        yield client


async def said(client: AsyncOpenAI, user: str, thread: Thread, text: str, **more: Any) -> ChatCompletion:
    """Say something in a thread that its client keeps, and keep the answer there."""
    thread.append({"role": "user", "content": text})
    answer = await client.chat.completions.create(model="steward", messages=thread, user=user, **more)
    assert isinstance(answer, ChatCompletion)
    thread.append({"role": "assistant", "content": words(answer)})
    return answer


def words(answer: ChatCompletion) -> str:
    """The words of an answer."""
    [choice] = answer.choices
    assert (choice.finish_reason, choice.message.role) == ("stop", "assistant")
    assert choice.message.content is not None
    return choice.message.content


def told(answer: Any) -> dict[str, Any]:
    """What is told beside the words."""
    return dict(answer.model_extra["steward"])


async def status(http: httpx.AsyncClient, user: str, problem_id: int) -> str:
    """How a problem stands."""
    return str((await http.get(f"/problems/{problem_id}", params={"user_id": user})).json()["status"])


@pytest.mark.requirement("openai.models")
async def test_the_models_are_the_allowed_ones_with_steward_first(client: AsyncOpenAI) -> None:
    assert [model.id async for model in client.models.list()] == ["steward", "embedded"]
    assert (await client.models.retrieve("embedded")).id == "embedded"
    with pytest.raises(openai.NotFoundError):
        await client.models.retrieve("gpt-0")


@pytest.mark.requirement("openai.answer")
async def test_a_completion_answers_in_a_conversation_with_its_tokens(
    client: AsyncOpenAI, http: httpx.AsyncClient, user: str
) -> None:
    thread: Thread = [{"role": "system", "content": "You are a pirate."}]
    answer = await said(client, user, thread, SUM, temperature=0.2, tools=[], extra_body={"seed": 7, "odd": {"a": 1}})
    assert "87" in words(answer)
    assert answer.usage is not None
    assert answer.usage.total_tokens == answer.usage.prompt_tokens + answer.usage.completion_tokens
    place = told(answer)["conversation_id"]
    follow_up = await said(client, user, thread, "what is 1+1?")
    assert told(follow_up)["conversation_id"] == place
    saved = (await http.get(f"/conversations/{place}", params={"user_id": user})).json()["messages"]
    assert [(one["role"], one["text"]) for one in saved] == [(one["role"], one["content"]) for one in thread[1:]]


@pytest.mark.requirement("openai.usage")
async def test_the_model_that_is_named_plans_and_its_tokens_are_counted(stack: DoorStack, user: str) -> None:
    allowed = {"planners": ["embedded", "openai"], "models": {"rules": "embedded", "org/deep": "openai:o3@low+high"}}
    stack.endpoint.replies, stack.endpoint.bodies = ['{"answer": "Once upon a time."}'], []
    with serving(stack.settings.model_copy(update=allowed)) as url:
        async with client_of(url) as client:
            assert [model.id async for model in client.models.list()] == ["steward", "rules", "org/deep"]
            assert (await client.models.retrieve("org/deep")).id == "org/deep"
            answer = await client.chat.completions.create(
                model="org/deep",
                messages=[{"role": "user", "content": "tell me a story"}],
                user=user,
                reasoning_effort="high",
            )
    [asked] = stack.endpoint.bodies
    assert (asked["model"], asked["reasoning_effort"]) == ("o3", "high")
    assert answer.model == "org/deep"
    assert answer.usage is not None
    assert answer.usage.prompt_tokens > 0
    assert answer.usage.completion_tokens > 0


@pytest.mark.requirement("openai.stream")
async def test_a_streamed_completion_says_the_same_with_its_usage(client: AsyncOpenAI, user: str) -> None:
    pieces = await client.chat.completions.create(
        model="steward",
        messages=[{"role": "user", "content": [{"type": "text", "text": SUM}]}],
        user=user,
        stream=True,
        stream_options={"include_usage": True},
    )
    text, finished, usage, extension = "", [], None, None
    async for piece in pieces:
        usage = piece.usage or usage
        extension = (piece.model_extra or {}).get("steward") or extension
        for choice in piece.choices:
            text += choice.delta.content or ""
            finished += [choice.finish_reason] if choice.finish_reason else []
    assert "87" in text
    assert finished == ["stop"]
    assert usage is not None
    assert extension is not None
    assert extension["status"] == "done"


@pytest.mark.requirement("openai.approval")
async def test_an_approval_is_words_and_a_yes_in_its_thread_decides_it(
    client: AsyncOpenAI, http: httpx.AsyncClient, user: str
) -> None:
    thread: Thread = []
    asked = await said(client, user, thread, WRITE)
    [approval] = told(asked)["approvals"]
    assert approval["args"]["to"] == "bob@example.com"
    assert "bob@example.com" in words(asked)
    assert words(asked).endswith(f"\n\nReference: #{approval['approval_id']}")
    assert await status(http, user, approval["problem_id"]) == "awaiting_confirmation"
    sent = await said(client, user, thread, "yes")
    assert told(sent)["problem_id"] == approval["problem_id"]
    assert await status(http, user, approval["problem_id"]) == "done"


@pytest.mark.requirement("openai.approval")
async def test_a_question_is_answered_by_the_next_message_of_its_thread(client: AsyncOpenAI, user: str) -> None:
    thread: Thread = []
    asked = await said(client, user, thread, "remind me to call Ann")
    assert told(asked)["question"] is not None
    assert f"#{told(asked)['problem_id']}" in words(asked)
    done = await said(client, user, thread, "tomorrow at 9am")
    assert told(done)["problem_id"] == told(asked)["problem_id"]
    assert told(done)["status"] == "done"


@pytest.mark.requirement("openai.threads-apart")
async def test_threads_that_begin_alike_stay_apart(client: AsyncOpenAI, http: httpx.AsyncClient, user: str) -> None:
    first: Thread = []
    second: Thread = []
    one = told(await said(client, user, first, WRITE))
    other = told(await said(client, user, second, WRITE))
    assert one["conversation_id"] != other["conversation_id"]
    await said(client, user, first, "yes")
    assert await status(http, user, one["problem_id"]) == "done"
    assert await status(http, user, other["problem_id"]) == "awaiting_confirmation"
    # Begun anew it answers nothing that was asked in another thread.
    begun = told(await said(client, user, [], "yes"))
    assert begun["problem_id"] != other["problem_id"]
    assert await status(http, user, other["problem_id"]) == "awaiting_confirmation"


@pytest.mark.requirement("openai.threads-apart")
async def test_a_yes_decides_nothing_that_its_thread_does_not_show(
    client: AsyncOpenAI, http: httpx.AsyncClient, user: str
) -> None:
    thread: Thread = []
    asked = told(await said(client, user, thread, WRITE))
    [approval] = asked["approvals"]
    # Edited elsewhere: what waits now is something that the thread never showed.
    edit = {"confirmed": True, "arguments": approval["args"] | {"subject": "Dinner"}, "user_id": user}
    edited = await http.post(f"/problems/{asked['problem_id']}/confirm", json=edit)
    [shown] = edited.json()["approvals"]
    await said(client, user, thread, "yes")
    assert await status(http, user, asked["problem_id"]) == "awaiting_confirmation"
    # A thread without the answer that asked, as another window has it.
    await said(client, user, [{"role": "user", "content": WRITE}, {"role": "assistant", "content": "Sure?"}], "yes")
    assert await status(http, user, asked["problem_id"]) == "awaiting_confirmation"
    assert shown["approval_id"] != approval["approval_id"]


@pytest.mark.requirement("openai.named")
@pytest.mark.parametrize("way", ["metadata", "header"])
async def test_a_conversation_that_is_named_goes_on_whatever_the_thread_holds(
    client: AsyncOpenAI, http: httpx.AsyncClient, user: str, way: str
) -> None:
    named: dict[str, Any] = {"metadata": {"conversation_id": "attic"}}
    named = named if way == "metadata" else {"extra_headers": {"Steward-Conversation": "attic"}}
    asked = told(await said(client, user, [], WRITE, **named))
    assert asked["conversation_id"] == "attic"
    await said(client, user, [], "yes", **named)
    assert await status(http, user, asked["problem_id"]) == "done"


@pytest.mark.requirement("openai.responses")
async def test_a_response_goes_on_from_the_one_before(client: AsyncOpenAI, http: httpx.AsyncClient, user: str) -> None:
    asked = await client.responses.create(model="steward", input=WRITE, user=user)
    assert "bob@example.com" in asked.output_text
    problem = told(asked)["problem_id"]
    sent = await client.responses.create(model="steward", input="yes", previous_response_id=asked.id, user=user)
    assert told(sent)["problem_id"] == problem
    assert await status(http, user, problem) == "done"
    with pytest.raises(openai.NotFoundError, match="previous_response_id"):
        await client.responses.create(model="steward", input="yes", previous_response_id=asked.id, user=user)
    with pytest.raises(openai.NotFoundError, match="previous_response_id"):
        await client.responses.create(model="steward", input="yes", previous_response_id=sent.id, user=f"{user}-other")


@pytest.mark.requirement("openai.responses")
async def test_a_response_is_streamed(client: AsyncOpenAI, user: str) -> None:
    thread: Any = [{"role": "user", "content": [{"type": "input_text", "text": SUM}]}]
    kinds, text, final = [], "", None
    events = await client.responses.create(model="steward", input=thread, conversation=user, user=user, stream=True)
    async for event in events:
        kinds.append(event.type)
        if event.type == "response.output_text.delta":
            text += event.delta
        if event.type == "response.completed":
            final = event.response
    assert (kinds[0], kinds[-1]) == ("response.created", "response.completed")
    assert final is not None
    assert "87" in text
    assert final.output_text == text
    assert told(final)["conversation_id"] == user


@pytest.mark.requirement("openai.identity")
async def test_user_names_a_person_only_where_the_credentials_may_act_for_others(people_url: str, user: str) -> None:
    ann = headers_of(people_url, Principal("default", user))
    async with client_of(people_url, default_headers=ann) as client:
        thread: Thread = []
        asked = told(await said(client, "a-mark-of-the-client", thread, WRITE))
    async with httpx.AsyncClient(base_url=people_url, headers=ann, trust_env=False) as http:
        assert (await http.get(f"/problems/{asked['problem_id']}")).status_code == 200


@pytest.mark.requirement("openai.errors")
async def test_refusals_are_told_as_the_library_reads_them(client: AsyncOpenAI, people_url: str, user: str) -> None:
    def ask(text: Any, **more: Any) -> Any:
        given = {"model": "steward", "messages": [{"role": "user", "content": text}], "user": user} | more
        return client.chat.completions.create(**given)

    with pytest.raises(openai.UnprocessableEntityError, match="must be one of") as unknown:
        await ask(SUM, model="gpt-0")
    assert unknown.value.code == "invalid_arguments"
    assert unknown.value.type == "invalid_request_error"
    assert unknown.value.response.headers["x-should-retry"] == "false"
    for wrong in (
        ask(" "),
        ask([{"type": "image_url", "image_url": {"url": "https://example.com/a.png"}}]),
        ask(SUM, messages=[{"role": "assistant", "content": "Hello"}]),
    ):
        with pytest.raises(openai.UnprocessableEntityError, match="in words"):
            await wrong
    for wrong in (ask("x" * 10_001), ask(SUM, messages=[])):
        with pytest.raises(openai.BadRequestError):
            await wrong
    async with client_of(people_url) as stranger:
        with pytest.raises(openai.AuthenticationError) as refused:
            await stranger.chat.completions.create(model="steward", messages=[{"role": "user", "content": SUM}])
    assert refused.value.type == "authentication_error"
    with pytest.raises(openai.NotFoundError) as nowhere:
        await client.embeddings.create(model="steward", input="x")
    assert nowhere.value.code == "not_found"


@pytest.mark.requirement("openai.windows")
async def test_what_a_chat_window_asks_by_itself_opens_nothing(
    client: AsyncOpenAI, http: httpx.AsyncClient, user: str
) -> None:
    chat = "<chat_history>\nUSER: remind me to call Ann tomorrow at 9am\nASSISTANT: Done.\n</chat_history>"
    schema = {"type": "json_schema", "json_schema": {"name": "title", "schema": {"type": "object"}}}
    for text, more in (
        (f"### Task:\nGenerate a concise title summarizing the chat history.\n### Chat History:\n{chat}", {}),
        ('<attached_files>\n<file type="file" id="1" name="notes.txt"/>\n</attached_files>\n\n' + SUM, {}),
        (f"\n### Task:\nRespond to the user query using the provided context.\n<context>{SUM}</context>\n\n{SUM}", {}),
        (f"Provide a concise, 5-word-or-less title for the conversation.\n\nConversation:\n{chat}", {"stream": True}),
        (SUM, {"response_format": schema}),
    ):
        thread: Any = [{"role": "user", "content": text}]
        with pytest.raises(openai.UnprocessableEntityError) as refused:
            await client.chat.completions.create(model="steward", messages=thread, user=user, **more)
        assert refused.value.response.headers["x-should-retry"] == "false"
    form: Any = {"format": {"type": "json_schema", "name": "title", "schema": {"type": "object"}}}
    with pytest.raises(openai.UnprocessableEntityError, match="in words"):
        await client.responses.create(model="steward", input=SUM, user=user, text=form)
    assert (await http.get("/problems", params={"user_id": user})).json()["problems"] == []
    assert (await http.get("/conversations", params={"user_id": user})).json()["conversations"] == []


@pytest.mark.requirement("openai.late")
async def test_an_answer_that_comes_late_is_not_asked_for_again(
    stack: DoorStack, http: httpx.AsyncClient, user: str
) -> None:
    with serving(stack.settings.model_copy(update={"chat_timeout_s": 0.001})) as url:
        async with client_of(url, max_retries=2) as client:
            with pytest.raises(openai.InternalServerError) as late:
                await said(client, user, [], SUM)
    assert late.value.code == "answer_late"
    assert late.value.response.headers["x-should-retry"] == "false"
    async with asyncio.timeout(30):
        while not (listed := (await http.get("/problems", params={"user_id": user})).json()["problems"]):
            pass
    assert len(listed) == 1


@pytest.mark.requirement("openai.errors")
async def test_a_page_of_another_address_is_refused(http: httpx.AsyncClient) -> None:
    body = {"messages": [{"role": "user", "content": SUM}]}
    answer = await http.post("/v1/chat/completions", json=body, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["error"]["type"]) == (403, "permission_error")


@pytest.mark.requirement("openai.repeat")
async def test_a_repeat_under_its_key_is_answered_the_same(client: AsyncOpenAI, user: str) -> None:
    key = {"extra_headers": {"Idempotency-Key": "k1"}}
    first = await said(client, user, [], SUM, **key)
    again = await said(client, user, [], SUM, **key)
    assert told(first)["problem_id"] == told(again)["problem_id"]
    assert told(first)["conversation_id"] == told(again)["conversation_id"]
