"""A2A tasks from two API processes, and what a process that is killed leaves to the other."""

from __future__ import annotations

import contextlib
import json
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from a2a.client.errors import A2AClientError
from a2a.types.a2a_pb2 import (
    AuthenticationInfo,
    DeleteTaskPushNotificationConfigRequest,
    GetTaskPushNotificationConfigRequest,
    GetTaskRequest,
    ListTaskPushNotificationConfigsRequest,
    SubscribeToTaskRequest,
    TaskPushNotificationConfig,
    TaskState,
)
from a2a.utils.errors import InvalidParamsError, TaskNotFoundError

from steward.contracts.base import Json
from tests.doors.conftest import DoorStack
from tests.support import forkserver
from tests.support.a2a import BINDINGS, an_agent
from tests.support.doors import READY_S, wait_for
from tests.support.forkserver import ForkedProcess, Module
from tests.support.stacks import free_ports, stop

MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}
COMPOSE = {"tool_name": "compose_email", "args": MAIL}


@dataclass
class Receiver:
    """Takes posts. `statuses` are what the next ones are answered; then 200."""

    url: str = ""
    statuses: list[int] = field(default_factory=list)
    posts: list[tuple[dict[str, str], Json]] = field(default_factory=list)

    def states(self, task_id: str) -> list[str]:
        """What was taken of a task."""
        updates: list[Any] = [body for _, body in self.posts]
        mine = [update["statusUpdate"] for update in updates if update["statusUpdate"]["taskId"] == task_id]
        return [update["status"]["state"] for update in mine]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A webhook on this machine."""
    made = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            status = made.statuses.pop(0) if made.statuses else 200
            if status == 200:
                made.posts.append(({name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        made.url = f"http://127.0.0.1:{server.server_address[1]}/hook"
        yield made
        server.shutdown()
        thread.join(10)


@contextlib.contextmanager
def api_process(stack: DoorStack, log_file: Path) -> Iterator[tuple[ForkedProcess, str]]:
    """An API process of its own and its URL."""
    [port] = free_ports(1)
    environment = stack.environment | {"STEWARD_API_PORT": str(port), "STEWARD_A2A_PUSH_PRIVATE": "true"}
    process = forkserver.start(Module("steward.api.main"), environment, log_file)
    url = f"http://127.0.0.1:{port}"
    try:
        wait_for(lambda: httpx.get(f"{url}/readyz", trust_env=False).status_code == 200, READY_S, "an API process")
        yield process, url
    finally:
        stop(process)


@pytest.mark.requirement("a2a.same-everywhere")
@pytest.mark.parametrize("binding", BINDINGS)
async def test_a_stream_of_a_killed_process_is_taken_up_at_another(
    stack: DoorStack, api_url: str, user: str, binding: str, tmp_path: Path
) -> None:
    with api_process(stack, tmp_path / "api.log") as (process, url):
        async with (
            an_agent(f"{url}/a2a", user, binding, streaming=True) as there,
            an_agent(f"{api_url}/a2a", user, binding) as here,
            an_agent(f"{api_url}/a2a", user, binding, streaming=True) as watching,
        ):
            asked = await here.task(COMPOSE)
            events = there.client.subscribe(SubscribeToTaskRequest(id=asked.id))
            first = (await anext(events)).task
            assert first == await here.client.get_task(GetTaskRequest(id=asked.id))
            process.kill()
            with pytest.raises((A2AClientError, httpx.HTTPError)):
                [_ async for _ in events]
            again = watching.client.subscribe(SubscribeToTaskRequest(id=asked.id))
            assert (await anext(again)).task == first
            await here.task({"confirmed": True}, task_id=asked.id)
            seen = [event async for event in again]
    assert seen[-1].status_update.status.state == TaskState.TASK_STATE_COMPLETED


@pytest.mark.requirement("a2a.push")
async def test_changes_are_posted_in_order_with_what_proves_their_sender(
    api_url: str, user: str, receiver: Receiver
) -> None:
    auth = AuthenticationInfo(scheme="Bearer", credentials="s3cret")
    push = TaskPushNotificationConfig(id="mine", url=receiver.url, token="t0ken", authentication=auth)
    receiver.statuses = [500]
    async with an_agent(f"{api_url}/a2a", user) as agent:
        asked = await agent.task(COMPOSE, push=push)
        assert asked.status.state == TaskState.TASK_STATE_INPUT_REQUIRED
        wait_for(lambda: receiver.states(asked.id) == ["TASK_STATE_INPUT_REQUIRED"], 30, "the post that failed first")
        sent = await agent.task({"confirmed": True}, task_id=asked.id)
        assert sent.status.state == TaskState.TASK_STATE_COMPLETED
        ended = "TASK_STATE_COMPLETED"
        wait_for(lambda: receiver.states(asked.id)[-1:] == [ended], 30, "the last post")
    states = receiver.states(asked.id)
    assert states[0] == "TASK_STATE_INPUT_REQUIRED"
    headers, _ = receiver.posts[0]
    assert headers["authorization"] == "Bearer s3cret"
    assert headers["x-a2a-notification-token"] == "t0ken"


@pytest.mark.requirement("a2a.push")
async def test_what_a_killed_process_could_not_deliver_is_delivered(
    stack: DoorStack, api_url: str, user: str, receiver: Receiver, tmp_path: Path
) -> None:
    receiver.statuses = [503, 503]
    with api_process(stack, tmp_path / "api.log") as (process, url):
        async with an_agent(f"{url}/a2a", user) as agent:
            asked = await agent.task(COMPOSE, push=TaskPushNotificationConfig(url=receiver.url))
        wait_for(lambda: len(receiver.statuses) < 2, 20, "the first attempt")
        process.kill()
    wait_for(lambda: receiver.states(asked.id) == ["TASK_STATE_INPUT_REQUIRED"], 60, "the post")


@pytest.mark.requirement("a2a.push")
@pytest.mark.parametrize("binding", BINDINGS)
async def test_push_configurations_are_kept_read_without_secrets_and_deleted(
    api_url: str, user: str, binding: str
) -> None:
    async with an_agent(f"{api_url}/a2a", user, binding) as agent:
        task = await agent.task({"tool_name": "calculate", "args": {"expression": "1+1"}})
        wanted = TaskPushNotificationConfig(
            task_id=task.id,
            id="c1",
            url="https://127.0.0.1:9/hook",
            authentication=AuthenticationInfo(scheme="Bearer", credentials="s3cret"),
        )
        client = agent.client
        made = await client.create_task_push_notification_config(wanted)
        assert (made.id, made.url) == ("c1", wanted.url)
        got = await client.get_task_push_notification_config(
            GetTaskPushNotificationConfigRequest(task_id=task.id, id="c1")
        )
        assert (got.url, got.authentication.scheme, got.authentication.credentials) == (wanted.url, "Bearer", "")
        listed = ListTaskPushNotificationConfigsRequest(task_id=task.id)
        assert [one.id for one in (await client.list_task_push_notification_configs(listed)).configs] == ["c1"]
        for _ in range(2):
            await client.delete_task_push_notification_config(
                DeleteTaskPushNotificationConfigRequest(task_id=task.id, id="c1")
            )
        assert not (await client.list_task_push_notification_configs(listed)).configs
        wanted.url = "gopher://127.0.0.1/"
        with pytest.raises(InvalidParamsError):
            await client.create_task_push_notification_config(wanted)
        async with an_agent(f"{api_url}/a2a", f"{user}-other", binding) as other:
            with pytest.raises(TaskNotFoundError):
                await other.client.list_task_push_notification_configs(listed)
