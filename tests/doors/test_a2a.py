"""The A2A door, spoken to by the official client over both transports."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from a2a.client.errors import A2AClientError
from a2a.types.a2a_pb2 import (
    CancelTaskRequest,
    GetTaskRequest,
    ListTasksRequest,
    Message,
    Part,
    SubscribeToTaskRequest,
    TaskState,
)
from a2a.utils.errors import (
    ContentTypeNotSupportedError,
    InvalidParamsError,
    InvalidRequestError,
    TaskNotCancelableError,
    TaskNotFoundError,
    UnsupportedOperationError,
)
from pydantic import SecretStr

from tests.doors.conftest import DoorStack
from tests.support.a2a import BINDINGS, A2aAgent, a_request, an_agent, data_of, kind_of
from tests.support.stacks import serving

MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}
COMPOSE = {"tool_name": "compose_email", "args": MAIL}
DONE, ASKED = TaskState.TASK_STATE_COMPLETED, TaskState.TASK_STATE_INPUT_REQUIRED
CANCELED = TaskState.TASK_STATE_CANCELED


@pytest.fixture(params=BINDINGS)
def binding(request: pytest.FixtureRequest) -> str:
    """One transport after the other."""
    return str(request.param)


@pytest.fixture
async def agent(api_url: str, user: str, binding: str) -> AsyncIterator[A2aAgent]:
    """The assistant, for this test's user."""
    async with an_agent(f"{api_url}/a2a", user, binding) as opened:
        yield opened


async def audit(http: httpx.AsyncClient, task_id: str, user: str) -> list[str]:
    steps = (await http.get(f"/problems/{task_id}/steps", params={"user_id": user})).json()["steps"]
    return [step["action"] for step in steps]


@pytest.mark.requirement("a2a.call")
async def test_a_data_part_calls_a_tool_directly(agent: A2aAgent) -> None:
    task = await agent.task({"tool_name": "calculate", "args": {"expression": "6*7"}})
    assert task.status.state == DONE
    [artifact] = task.artifacts
    assert data_of(artifact.parts)["result"] == 42
    assert "42" in artifact.parts[-1].text
    assert task.history[0].parts[0].text == 'calculate {"expression": "6*7"}'


@pytest.mark.requirement("a2a.call")
async def test_a_text_is_planned(agent: A2aAgent) -> None:
    task = await agent.task("can you find any emails from Alice about the Q3 report?", context_id="c-1")
    assert (task.status.state, task.context_id) == (DONE, "c-1")
    assert task.artifacts[0].name == "search_email"
    assert data_of(task.artifacts[0].parts)["total_found"] >= 1


@pytest.mark.requirement("a2a.approval")
async def test_an_approval_shows_its_exact_arguments_and_is_given_as_data(
    agent: A2aAgent, http: httpx.AsyncClient, user: str
) -> None:
    asked = await agent.task(COMPOSE)
    assert asked.status.state == ASKED
    [approval] = data_of(asked.status.message.parts)["approvals"]
    assert approval["args"] == MAIL
    assert "bob@example.com" in asked.status.message.parts[0].text
    yes = {"confirmed": True, "approval_id": approval["approval_id"]}
    sent = await agent.task(yes, task_id=asked.id)
    assert (sent.id, sent.status.state) == (asked.id, DONE)
    actions = await audit(http, asked.id, user)
    assert actions.index("approval_approved") < actions.index("tool_dispatched") < actions.index("tool_succeeded")
    with pytest.raises(UnsupportedOperationError):
        await agent.send(yes, task_id=asked.id)


@pytest.mark.requirement("a2a.approval")
async def test_an_approval_is_given_in_words(agent: A2aAgent) -> None:
    asked = await agent.task(COMPOSE)
    sent = await agent.task("Yes, please!", context_id=asked.context_id)
    assert (sent.id, sent.status.state) == (asked.id, DONE)


@pytest.mark.requirement("a2a.approval")
async def test_a_denied_approval_runs_nothing(agent: A2aAgent, http: httpx.AsyncClient, user: str) -> None:
    asked = await agent.task(COMPOSE)
    denied = await agent.task({"confirmed": False, "reason": "not now"}, task_id=asked.id)
    assert denied.status.state == CANCELED
    assert "tool_dispatched" not in await audit(http, asked.id, user)


@pytest.mark.requirement("a2a.approval")
async def test_an_edit_is_shown_and_asked_again_before_it_runs(
    agent: A2aAgent, http: httpx.AsyncClient, user: str
) -> None:
    asked = await agent.task(COMPOSE)
    with pytest.raises(InvalidParamsError):
        await agent.send({"confirmed": True, "arguments": {"to": 5}}, task_id=asked.id)
    edited = await agent.task({"confirmed": True, "arguments": MAIL | {"subject": "Dinner"}}, task_id=asked.id)
    assert edited.status.state == ASKED
    [approval] = data_of(edited.status.message.parts)["approvals"]
    assert json.loads(approval["args_json"])["subject"] == "Dinner"
    named = {"confirmed": True, "approval_id": approval["approval_id"]}
    assert (await agent.task(named, task_id=asked.id)).status.state == DONE
    steps = (await http.get(f"/problems/{asked.id}/steps", params={"user_id": user})).json()["steps"]
    [dispatched] = [step for step in steps if step["action"] == "tool_dispatched"]
    assert dispatched["detail"]["args"]["subject"] == "Dinner"


@pytest.mark.requirement("a2a.approval")
async def test_words_that_fit_several_tasks_are_answered_with_the_list(agent: A2aAgent) -> None:
    one = await agent.task(COMPOSE, context_id="both")
    other = await agent.task(
        {"tool_name": "compose_email", "args": MAIL | {"to": "eve@example.com"}}, context_id="both"
    )
    words = await agent.send("yes", context_id="both")
    if isinstance(words, Message):
        approvals = data_of(words.parts)["approvals"]
        assert {str(int(approval["problem_id"])) for approval in approvals} == {one.id, other.id}
    else:
        assert words.id == other.id


@pytest.mark.requirement("a2a.question")
async def test_a_question_is_answered_by_the_next_message(agent: A2aAgent) -> None:
    asked = await agent.task({"tool_name": "compose_email", "args": {"to": "bob@example.com", "subject": "Noon"}})
    assert asked.status.state == ASKED
    assert data_of(asked.status.message.parts)["question"]["parameter"] == "body"
    answered = await agent.task("Lunch on Friday", task_id=asked.id)
    assert answered.id == asked.id
    assert data_of(answered.status.message.parts)["approvals"][0]["args"]["body"] == "Lunch on Friday"
    said = [(message.role, message.parts[0].text) for message in answered.history]
    assert (1, "Lunch on Friday") in said


@pytest.mark.requirement("a2a.errors")
async def test_what_cannot_be_read_or_found_is_refused(agent: A2aAgent) -> None:
    with pytest.raises(InvalidParamsError):
        await agent.send({"tool_name": "no_such_tool", "args": {}})
    with pytest.raises(InvalidParamsError):
        await agent.send({"tool_name": "calculate", "args": {"expressions": "1"}})
    with pytest.raises(InvalidParamsError):
        await agent.send({"something": "else"})
    with pytest.raises(InvalidParamsError):
        await agent.send({"confirmed": True})
    with pytest.raises(TaskNotFoundError):
        await agent.send("hello", task_id="no-task")
    with pytest.raises(TaskNotFoundError):
        await agent.client.get_task(GetTaskRequest(id=str(2**59)))
    request = a_request("look at this")
    request.message.parts.append(Part(raw=b"\x89PNG", media_type="image/png"))
    with pytest.raises(ContentTypeNotSupportedError):
        [_ async for _ in agent.client.send_message(request)]


@pytest.mark.requirement("a2a.identity")
async def test_a_task_of_another_user_does_not_exist(agent: A2aAgent, api_url: str, user: str, binding: str) -> None:
    asked = await agent.task(COMPOSE)
    async with an_agent(f"{api_url}/a2a", f"{user}-other", binding) as other:
        with pytest.raises(TaskNotFoundError):
            await other.client.get_task(GetTaskRequest(id=asked.id))
        with pytest.raises(TaskNotFoundError):
            await other.client.cancel_task(CancelTaskRequest(id=asked.id))
        with pytest.raises(TaskNotFoundError):
            await other.send({"confirmed": True}, task_id=asked.id)
        listed = await other.client.list_tasks(ListTasksRequest())
        assert (list(listed.tasks), listed.total_size) == ([], 0)
    async with an_agent(f"{api_url}/a2a", f"{user}-other", binding, streaming=True) as other:
        with pytest.raises(TaskNotFoundError):
            [_ async for _ in other.client.subscribe(SubscribeToTaskRequest(id=asked.id))]
    assert (await agent.client.get_task(GetTaskRequest(id=asked.id))).status.state == ASKED


@pytest.mark.requirement("a2a.cancel")
async def test_a_task_is_canceled_once(agent: A2aAgent) -> None:
    asked = await agent.task(COMPOSE)
    assert (await agent.client.cancel_task(CancelTaskRequest(id=asked.id))).status.state == CANCELED
    with pytest.raises(TaskNotCancelableError):
        await agent.client.cancel_task(CancelTaskRequest(id=asked.id))


@pytest.mark.requirement("a2a.list")
async def test_tasks_are_listed_last_changed_first_page_by_page(agent: A2aAgent) -> None:
    asked = await agent.task(COMPOSE, context_id="here")
    made = [(await agent.task({"tool_name": "calculate", "args": {"expression": "1+1"}})).id for _ in range(3)]
    await agent.client.cancel_task(CancelTaskRequest(id=asked.id))
    first = await agent.client.list_tasks(ListTasksRequest(page_size=2, include_artifacts=True))
    assert ([task.id for task in first.tasks], first.total_size) == ([asked.id, made[2]], 4)
    assert first.tasks[1].artifacts
    rest = await agent.client.list_tasks(ListTasksRequest(page_size=2, page_token=first.next_page_token))
    assert [task.id for task in rest.tasks] == [made[1], made[0]]
    assert not rest.tasks[0].artifacts
    last = await agent.client.list_tasks(ListTasksRequest(page_size=2, page_token=rest.next_page_token))
    assert (list(last.tasks), last.next_page_token) == ([], "")
    [here] = (await agent.client.list_tasks(ListTasksRequest(context_id="here"))).tasks
    assert here.id == asked.id
    done = await agent.client.list_tasks(ListTasksRequest(status=DONE, history_length=5))
    assert {task.id for task in done.tasks} == set(made)
    assert done.tasks[0].history


@pytest.mark.requirement("a2a.stream")
async def test_a_stream_begins_with_the_task_and_ends_with_its_end(api_url: str, user: str, binding: str) -> None:
    async with an_agent(f"{api_url}/a2a", user, binding, streaming=True) as agent:
        request = a_request({"tool_name": "calculate", "args": {"expression": "6*7"}})
        events = [event async for event in agent.client.send_message(request)]
        kinds = [kind_of(event) for event in events]
        named = [getattr(event, kind).context_id for event, kind in zip(events, kinds, strict=True)]
        assert len(set(named)) == 1
        assert named[0]
        assert kinds[0] == "task"
        if len(kinds) > 1:
            assert kinds[-2:] == ["artifact_update", "status_update"]
            assert events[-1].status_update.status.state == DONE
        else:
            assert events[0].task.status.state == DONE


@pytest.mark.requirement("a2a.stream")
async def test_a_subscription_sees_the_decision_that_another_client_makes(
    agent: A2aAgent, api_url: str, user: str, binding: str
) -> None:
    asked = await agent.task(COMPOSE)
    async with an_agent(f"{api_url}/a2a", user, binding, streaming=True) as watching:
        events = watching.client.subscribe(SubscribeToTaskRequest(id=asked.id))
        first = await anext(events)
        assert first.task.status.state == ASKED
        await agent.task({"confirmed": True}, task_id=asked.id)
        seen = [event async for event in events]
        assert seen[-1].status_update.status.state == DONE
        with pytest.raises(UnsupportedOperationError):
            [_ async for _ in watching.client.subscribe(SubscribeToTaskRequest(id=asked.id))]


@pytest.mark.requirement("a2a.stream")
async def test_a_stream_that_its_client_leaves_gives_its_place_back(api_url: str, user: str, binding: str) -> None:
    async with an_agent(f"{api_url}/a2a", user, binding) as agent:
        asked = await agent.task(COMPOSE)
    for _ in range(25):  # five more than a user may have open
        async with an_agent(f"{api_url}/a2a", user, binding, streaming=True) as watching:
            first = await anext(watching.client.subscribe(SubscribeToTaskRequest(id=asked.id)))
            assert first.task.id == asked.id


@pytest.mark.requirement("a2a.errors")
@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b'{"n": NaN}',
        b"[" * 50_000,
        b'{"message": ' * 5_000 + b"1" + b"}" * 5_000,
        b'{"message": "' + b"x" * (1 << 20) + b'"}',
        b'{"message": {"parts": [{"data": {"confirmed": "\\ud800"}}]}}',
        b'{"message": 5}',
        b"[1]",
    ],
)
async def test_a_body_that_cannot_be_read_is_answered_with_an_error_of_the_protocol(
    http: httpx.AsyncClient, body: bytes
) -> None:
    headers = {"Content-Type": "application/json", "A2A-Version": "1.0"}
    rest = await http.post("/a2a/message:send", content=body, headers=headers)
    assert (rest.status_code, rest.json()["error"]["code"]) == (400, 400)
    rpc = (await http.post("/a2a", content=body, headers=headers)).json()
    assert rpc["error"]["code"] in (-32700, -32600, -32602)


@pytest.mark.requirement("a2a.errors")
async def test_a_wrong_media_type_and_an_unknown_version_are_refused(http: httpx.AsyncClient) -> None:
    headers = {"Content-Type": "text/plain", "A2A-Version": "1.0"}
    assert (await http.post("/a2a/message:send", content=b"{}", headers=headers)).status_code == 415
    assert (await http.post("/a2a", content=b"{}", headers=headers)).json()["error"]["code"] == -32005
    old = await http.get("/a2a/tasks", headers={"A2A-Version": "0.3"})
    assert old.json()["error"]["details"][0]["reason"] == "VERSION_NOT_SUPPORTED"
    listed = await http.get("/a2a/tasks", headers={"A2A-Version": "1.0"})
    assert listed.headers["content-type"] == "application/json"
    newer = {"A2A-Version": "1.0", "Accept": "application/a2a+json"}
    assert (await http.get("/a2a/tasks", headers=newer)).headers["content-type"] == "application/a2a+json"


@pytest.mark.requirement("a2a.errors")
async def test_requests_are_counted_by_their_route(http: httpx.AsyncClient) -> None:
    await http.get("/a2a/tasks/12345678", headers={"A2A-Version": "1.0"})
    assert 'code="404",method="GET",route="/a2a/tasks/{id}"' in (await http.get("/metrics")).text


@pytest.mark.requirement("a2a.card")
async def test_the_cards_tell_where_the_agents_are(http: httpx.AsyncClient, api_url: str) -> None:
    root = await http.get("/.well-known/agent-card.json")
    assert root.json() == (await http.get("/a2a/.well-known/agent-card.json")).json()
    assert [one["url"] for one in root.json()["supportedInterfaces"]] == [f"{api_url}/a2a"] * 3
    again = await http.get("/.well-known/agent-card.json", headers={"If-None-Match": root.headers["etag"]})
    assert again.status_code == 304
    knowledge = (await http.get("/a2a/kb/.well-known/agent-card.json")).json()
    assert knowledge["supportedInterfaces"][0]["url"] == f"{api_url}/a2a/kb"


@pytest.mark.requirement("a2a.identity")
async def test_who_asks_is_told_by_http_alone(stack: DoorStack) -> None:
    settings = stack.settings.model_copy(update={"auth_mode": "token", "api_token": SecretStr("s3cret-token-1")})
    with serving(settings) as url:
        async with httpx.AsyncClient(base_url=url, headers={"A2A-Version": "1.0"}, trust_env=False) as client:
            assert (await client.get("/a2a/tasks")).status_code == 401
            assert (await client.post("/a2a", json={})).status_code == 401
            card = (await client.get("/a2a/.well-known/agent-card.json")).json()
            assert card["securitySchemes"]["bearer"]["httpAuthSecurityScheme"]["scheme"] == "Bearer"
            known = {"Authorization": "Bearer s3cret-token-1"}
            assert (await client.get("/a2a/tasks", headers=known)).status_code == 200


@pytest.mark.requirement("a2a.stream")
async def test_a_task_that_is_not_waited_for_is_known_at_once(agent: A2aAgent) -> None:
    task = await agent.task("what is 12*7+3", return_immediately=True, context_id="at-once")
    assert task.context_id == "at-once"
    assert (await agent.client.get_task(GetTaskRequest(id=task.id))).id == task.id


@pytest.mark.requirement("a2a.metadata")
async def test_metadata_must_agree_with_the_credentials_and_the_agent(agent: A2aAgent) -> None:
    for metadata, error in (
        ({"tenant_id": "another"}, InvalidRequestError),
        ({"agent_id": "kb"}, InvalidParamsError),
        ({"mcp_url": "https://tools.example.com/mcp"}, InvalidParamsError),
    ):
        with pytest.raises((error, A2AClientError)):
            await agent.send("what is 1+1", metadata=metadata)
    agreed: dict[str, Any] = {"tenant_id": "default", "agent_id": "assistant", "workflow_context": {"unit": "euros"}}
    task = await agent.task("what is 12*7+3", metadata=agreed)
    assert task.status.state == DONE
    assert '"unit":"euros"' in task.history[0].parts[0].text


@pytest.mark.requirement("a2a.knowledge")
async def test_the_knowledge_agent_answers_and_knows_its_own_tasks_alone(
    agent: A2aAgent, api_url: str, user: str, binding: str
) -> None:
    elsewhere = await agent.task({"tool_name": "calculate", "args": {"expression": "1+1"}})
    async with an_agent(f"{api_url}/a2a/kb", user, binding) as knowledge:
        answer = await knowledge.task("What does the travel policy say?")
        assert answer.status.state in (DONE, TaskState.TASK_STATE_FAILED)
        assert answer.status.message.parts[0].text
        assert [task.id for task in (await knowledge.client.list_tasks(ListTasksRequest())).tasks] == [answer.id]
        with pytest.raises(TaskNotFoundError):
            await knowledge.client.get_task(GetTaskRequest(id=elsewhere.id))
        with pytest.raises(InvalidParamsError):
            await knowledge.send({"tool_name": "calculate", "args": {"expression": "1+1"}})


@pytest.mark.requirement("tools.guard.emergency-to-the-knowledge-base")
async def test_the_knowledge_agent_answers_a_cry_for_help_with_the_number(
    agent: A2aAgent, api_url: str, user: str, binding: str
) -> None:
    async with an_agent(f"{api_url}/a2a/kb", user, binding) as knowledge:
        answer = await knowledge.task("help, my father is not breathing")
        assert answer.status.state != DONE
        assert "112" in answer.status.message.parts[0].text


@pytest.mark.requirement("a2a.same-everywhere")
async def test_both_transports_and_the_http_door_tell_the_same(
    api_url: str, user: str, http: httpx.AsyncClient
) -> None:
    async with AsyncExitStack() as opened:
        one, other = [
            await opened.enter_async_context(an_agent(f"{api_url}/a2a", user, binding)) for binding in BINDINGS
        ]
        asked = await one.task(COMPOSE)
        assert await other.client.get_task(GetTaskRequest(id=asked.id)) == await one.client.get_task(
            GetTaskRequest(id=asked.id)
        )
        view = (await http.get(f"/problems/{asked.id}", params={"user_id": user})).json()
        assert view["approvals"][0]["args"] == MAIL
        sent = await other.task({"confirmed": True}, task_id=asked.id)
        assert sent.status.state == DONE


@pytest.mark.requirement("a2a.doubled")
@pytest.mark.parametrize("address", ["/a2a", "/a2a/message:send"])
async def test_a_member_given_twice_is_refused(http: httpx.AsyncClient, user: str, address: str) -> None:
    message = b'{"messageId":"1","role":"ROLE_USER","parts":[{"text":"hello","text":"goodbye"}]}'
    params = b'{"message":' + message + b"}"
    body = params if ":" in address else b'{"jsonrpc":"2.0","id":1,"method":"SendMessage","params":' + params + b"}"
    headers = {"A2A-Version": "1.0", "Content-Type": "application/json", "Steward-User": user}
    answer = (await http.post(address, content=body, headers=headers)).json()
    assert "text: is given twice" in answer["error"]["message"]
