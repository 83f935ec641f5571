"""The official A2A client as tests use it: one agent, one user, one transport."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from a2a.client import Client, ClientConfig, ClientFactory
from a2a.types.a2a_pb2 import (
    Message,
    Part,
    Role,
    SendMessageConfiguration,
    SendMessageRequest,
    StreamResponse,
    Task,
    TaskPushNotificationConfig,
)
from google.protobuf.json_format import MessageToDict, ParseDict
from google.protobuf.struct_pb2 import Value

BINDINGS = ("JSONRPC", "HTTP+JSON")


class A2aAgent:
    """An agent as one user's client sees it."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def send(self, what: str | dict[str, Any], **options: Any) -> Task | Message:
        """Send a text or a data part; wait for the task, or the words, that come of it."""
        [answer] = [one async for one in self.client.send_message(a_request(what, **options))]
        return answer.task if answer.HasField("task") else answer.message

    async def task(self, what: str | dict[str, Any], **options: Any) -> Task:
        """The same where a task must come of it."""
        sent = await self.send(what, **options)
        assert isinstance(sent, Task), sent
        return sent


@asynccontextmanager
async def an_agent(
    url: str, user: str, binding: str = "JSONRPC", *, streaming: bool = False, **headers: str
) -> AsyncIterator[A2aAgent]:
    """The agent at this address, found by its card."""
    sent = {"Steward-User": user, **headers}
    async with httpx.AsyncClient(headers=sent, timeout=60, trust_env=False) as http:
        config = ClientConfig(streaming=streaming, httpx_client=http, supported_protocol_bindings=[binding])
        client = await ClientFactory(config).create_from_url(url)
        yield A2aAgent(client)


def a_request(
    what: str | dict[str, Any],
    *,
    task_id: str = "",
    context_id: str = "",
    metadata: dict[str, Any] | None = None,
    push: TaskPushNotificationConfig | None = None,
    return_immediately: bool = False,
) -> SendMessageRequest:
    """A message of one part."""
    part = Part(text=what) if isinstance(what, str) else Part(data=ParseDict(what, Value()))
    message = Message(
        message_id=uuid.uuid4().hex, role=Role.ROLE_USER, parts=[part], task_id=task_id, context_id=context_id
    )
    configuration = SendMessageConfiguration(return_immediately=return_immediately)
    if push is not None:
        configuration.task_push_notification_config.CopyFrom(push)
    request = SendMessageRequest(message=message, configuration=configuration)
    request.metadata.update(metadata or {})
    return request


def data_of(parts: Any) -> dict[str, Any]:
    """The one data part."""
    [part] = [part for part in parts if part.HasField("data")]
    found: dict[str, Any] = MessageToDict(part.data)
    return found


def kind_of(event: StreamResponse) -> str:
    """Which member of a stream's event is set."""
    return str(event.WhichOneof("payload"))
