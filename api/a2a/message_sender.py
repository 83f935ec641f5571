"""What a message leads to: a new problem, words or a decision for one, or words alone. Called by the handler."""

from __future__ import annotations

import re
import uuid
from dataclasses import dataclass
from typing import Any, Final

from a2a.types.a2a_pb2 import Message, Part, Role, SendMessageRequest
from a2a.utils.errors import InvalidParamsError, TaskNotFoundError, UnsupportedOperationError

from steward.api.a2a.agents import Agent
from steward.api.a2a.messages import Metadata, Request, checked_metadata, metadata_of
from steward.api.a2a.push_operations import PushOperations
from steward.api.a2a.tasks import approval_data, data_part
from steward.api.bodies import MessageBody, ToolCallBody
from steward.api.core.call_origin import CallOrigin
from steward.api.core.reply import Reply
from steward.api.credentials.identity import Principal
from steward.api.gateway import Gateway
from steward.api.large_bodies import checked_aside, user_key
from steward.contracts.errors import Conflict, ErrorCode, StewardError
from steward.contracts.problem import ProblemView
from steward.contracts.wire import Answer
from steward.sql.pushes import PushAddress

_TASK_ID: Final = re.compile(r"[1-9][0-9]{0,17}")


@dataclass(slots=True)
class Caller:
    """Who calls and how, from the HTTP request; `refusal` keeps why it was refused for the answer's status."""

    gateway: Gateway
    principal: Principal
    wait_s: float | None = None
    idempotency_key: str | None = None
    refusal: StewardError | None = None


@dataclass(frozen=True, slots=True)
class SentMessage:
    """The problem a message led to. Its conversation is known here before anybody else knows the problem."""

    problem_id: int
    conversation_id: str

    def complete(self, view: ProblemView) -> ProblemView:
        """The view with its conversation, which one that no worker has seen yet does not have."""
        return view if view.conversation_id else view.model_copy(update={"conversation_id": self.conversation_id})


class MessageSender:
    """Takes the messages of one agent."""

    def __init__(self, agent: Agent, pushes: PushOperations) -> None:
        self._agent = agent
        self._pushes = pushes

    async def view(self, caller: Caller, task_id: str) -> ProblemView:
        """The problem of a task id.

        Raises:
            TaskNotFoundError, NotFound: there is none for this caller and this agent.
        """
        if not _TASK_ID.fullmatch(task_id):
            raise TaskNotFoundError(f"there is no task {task_id[:40]}")
        view = await caller.gateway.problems.view(caller.principal, int(task_id))
        # Where no worker has seen it yet, its door is not known; it is this caller's all the same.
        if self._agent.tool is not None and view.conversation_id and view.gateway != self._agent.gateway:
            raise TaskNotFoundError(f"there is no task {task_id}")
        return view

    async def send(self, params: SendMessageRequest, caller: Caller, wait_s: float) -> Message | SentMessage:
        """What a message leads to: a problem, or words alone where nobody can tell which problem is meant."""
        message = params.message
        try:
            metadata = checked_metadata(metadata_of(params), caller.principal.tenant_id, self._agent.id)
            if metadata.mcp_url is not None and (message.task_id or self._agent.tool is not None):
                raise UnsupportedOperationError("metadata.mcp_url goes with a new request to the assistant")
            push = await self._push_of(params)
            if message.task_id:
                return await self._say(message, caller, wait_s, push)
            conversation_id = _context_id(message, caller)
            wait = wait_s if push is None else 0.0
            reply = await self._open(message, caller, wait, conversation_id, metadata)
            if push is not None and reply.answer.error != ErrorCode.AMBIGUOUS_APPROVAL:
                await self._keep(push, caller, reply, wait_s)
        except Conflict as error:
            if error.code is not ErrorCode.AMBIGUOUS_APPROVAL:
                raise
            return _in_words(error.detail, error.extra.get("approvals"), message.context_id)
        if (words := _asked_back(reply.answer, conversation_id)) is not None:
            return words
        assert reply.answer.problem_id is not None
        return SentMessage(reply.answer.problem_id, conversation_id)

    async def _push_of(self, params: SendMessageRequest) -> PushAddress | None:
        if not params.configuration.HasField("task_push_notification_config"):
            return None
        return await self._pushes.read(params.configuration.task_push_notification_config)

    async def _keep(self, push: PushAddress, caller: Caller, reply: Reply, wait_s: float) -> None:
        """Keep the address that came with a first message, then wait as that message wanted."""
        assert reply.answer.problem_id is not None
        problem_id = reply.answer.problem_id
        await caller.gateway.pushes.set(caller.principal, problem_id, push, catch_up=True)
        if wait_s > 0:
            await caller.gateway.problems.settled(caller.principal, problem_id, wait_s)

    async def _open(
        self, message: Message, caller: Caller, wait_s: float, conversation_id: str, metadata: Metadata
    ) -> Reply:
        asked = self._agent.reading(message)
        if asked.decision is not None:
            raise InvalidParamsError("a decision needs the taskId it is about")
        wish = {name: value for name in ("model", "reasoning") if (value := getattr(metadata, name)) is not None}
        body = {**self._wanted(asked, metadata.workflow_context), "conversation_id": conversation_id, **wish}
        return await caller.gateway.call(
            caller.principal,
            await checked_aside(user_key(caller.principal), ToolCallBody, body),
            wait_s=wait_s,
            idempotency_key=caller.idempotency_key,
            origin=CallOrigin(self._agent.gateway, mcp_url=metadata.mcp_url),
        )

    def _wanted(self, asked: Request, workflow_context: str | None) -> dict[str, Any]:
        if self._agent.tool is not None:
            if asked.text is None:
                raise InvalidParamsError("this agent takes questions as text")
            return {"tool_name": self._agent.tool, "args": {self._agent.argument: asked.text}}
        if asked.tool_name is not None:
            return {"tool_name": asked.tool_name, "args": asked.args}
        if workflow_context is not None:
            return {"tool_name": "execute_task", "args": {"task": asked.text, "context": workflow_context}}
        return {"text": asked.text}

    async def _say(
        self, message: Message, caller: Caller, wait_s: float, push: PushAddress | None
    ) -> Message | SentMessage:
        view = await self.view(caller, message.task_id)
        if message.context_id and message.context_id != view.conversation_id:
            raise InvalidParamsError(f"task {message.task_id} is not of the context {message.context_id}")
        if view.closed and caller.idempotency_key is None:
            raise UnsupportedOperationError(f"task {message.task_id} has ended and takes no more messages")
        asked = self._agent.reading(message)
        key, problem_id = caller.idempotency_key, view.problem_id
        sent = SentMessage(problem_id, view.conversation_id)
        if push is not None:
            await caller.gateway.pushes.set(caller.principal, problem_id, push)
        if asked.decision is not None:
            await caller.gateway.decide(
                caller.principal, problem_id, asked.decision, wait_s=wait_s, idempotency_key=key
            )
            return sent
        if asked.text is None:
            raise InvalidParamsError("a task takes an answer in words or a decision")
        body = MessageBody(text=asked.text)
        reply = await caller.gateway.reply(caller.principal, problem_id, body, wait_s=wait_s, idempotency_key=key)
        if (words := _asked_back(reply.answer, view.conversation_id)) is not None:
            return words
        # A cry for help is a task of its own.
        return SentMessage(reply.answer.problem_id or problem_id, view.conversation_id)


def _context_id(message: Message, caller: Caller) -> str:
    """The message's context, or a new one: under an idempotency key the same for every repeat."""
    if message.context_id:
        return message.context_id
    key = caller.idempotency_key
    return f"a2a-{uuid.uuid4() if key is None else uuid.uuid5(uuid.NAMESPACE_OID, key)}"


def _asked_back(answer: Answer, context_id: str) -> Message | None:
    """The words that ask what a word meant; None for any other answer."""
    if answer.error != ErrorCode.AMBIGUOUS_APPROVAL:
        return None
    pending = [{"problem_id": one.problem_id, **approval_data(one)} for one in answer.approvals]
    return _in_words(answer.message, pending, context_id)


def _in_words(text: str, approvals: Any, context_id: str) -> Message:
    parts = [Part(text=text)]
    if approvals:
        parts.append(data_part({"approvals": approvals}))
    return Message(message_id=uuid.uuid4().hex, context_id=context_id, role=Role.ROLE_AGENT, parts=parts)
