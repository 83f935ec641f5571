"""The operations of the protocol as calls of the gateway. The SDK's routes bring requests here; nothing is kept.

https://a2a-protocol.org/latest/specification, section 3.
"""

from __future__ import annotations

import functools
import re
from collections.abc import AsyncGenerator, Callable, Coroutine
from typing import Any, Concatenate, Final, NoReturn, ParamSpec, TypeVar

from a2a.server.context import ServerCallContext
from a2a.server.request_handlers.request_handler import RequestHandler, validate_request_params
from a2a.types.a2a_pb2 import (
    AgentCard,
    CancelTaskRequest,
    DeleteTaskPushNotificationConfigRequest,
    GetExtendedAgentCardRequest,
    GetTaskPushNotificationConfigRequest,
    GetTaskRequest,
    ListTaskPushNotificationConfigsRequest,
    ListTaskPushNotificationConfigsResponse,
    ListTasksRequest,
    ListTasksResponse,
    Message,
    SendMessageRequest,
    SubscribeToTaskRequest,
    Task,
    TaskPushNotificationConfig,
)
from a2a.utils.errors import (
    TaskNotCancelableError,
    UnsupportedOperationError,
)
from a2a.utils.task import apply_history_length, validate_history_length

from steward.api.a2a.agents import Agent
from steward.api.a2a.errors import as_a2a
from steward.api.a2a.message_sender import Caller, MessageSender, SentMessage
from steward.api.a2a.pages import page_of
from steward.api.a2a.push_operations import PushOperations
from steward.api.a2a.streams import Look, StreamEvent, task_stream
from steward.api.a2a.tasks import task_of
from steward.api.bodies import CancelBody
from steward.contracts.errors import Conflict, Forbidden, StewardError
from steward.contracts.problem import ProblemView

P = ParamSpec("P")
R = TypeVar("R")
_TASK_ID: Final = re.compile(r"[1-9][0-9]{0,17}")
BLOCKING_S: Final = 600.0
"""Seconds a blocking message waits for its task to end or to ask, unless `Prefer: wait=N` says."""


def caller_of(context: ServerCallContext) -> Caller:
    """The caller that the door has put into the context."""
    caller = context.state["caller"]
    assert isinstance(caller, Caller)
    return caller


def _refused(context: ServerCallContext, error: StewardError) -> NoReturn:
    caller_of(context).refusal = error
    raise as_a2a(error) from error


def _operation(
    method: Callable[Concatenate[TaskHandler, Any, ServerCallContext, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[TaskHandler, Any, ServerCallContext, P], Coroutine[Any, Any, R]]:
    """Checks the request's form and tenant; the product's errors become the protocol's."""

    @functools.wraps(method)
    async def served(
        self: TaskHandler, params: Any, context: ServerCallContext, /, *args: P.args, **kwargs: P.kwargs
    ) -> R:
        try:
            _check_tenant(params, context)
            return await method(self, params, context, *args, **kwargs)
        except StewardError as error:
            _refused(context, error)

    checked: Callable[Concatenate[TaskHandler, Any, ServerCallContext, P], Coroutine[Any, Any, R]] = (
        validate_request_params(served)
    )
    return checked


def _check_tenant(params: Any, context: ServerCallContext) -> None:
    mine = caller_of(context).principal.tenant_id
    if {context.tenant, getattr(params, "tenant", "")} - {"", mine}:
        raise Forbidden("these credentials do not belong to that tenant")


class TaskHandler(RequestHandler):
    """Serves one agent."""

    def __init__(self, agent: Agent, pushes: PushOperations) -> None:
        self._agent = agent
        self._pushes = pushes
        self._sender = MessageSender(agent, pushes)

    @_operation
    async def on_message_send(self, params: SendMessageRequest, context: ServerCallContext) -> Task | Message:
        """Open a task or say something to one, and wait until it has ended or asks."""
        validate_history_length(params.configuration)
        caller = caller_of(context)
        wait_s = BLOCKING_S if caller.wait_s is None else caller.wait_s
        sent = await self._sender.send(params, caller, 0.0 if params.configuration.return_immediately else wait_s)
        if isinstance(sent, Message):
            return sent
        view = await caller.gateway.problems.answered(caller.principal, sent.problem_id)
        return apply_history_length(await self._task(caller, sent, view), params.configuration)

    async def on_message_send_stream(
        self, params: SendMessageRequest, context: ServerCallContext
    ) -> AsyncGenerator[StreamEvent]:
        """The same as a stream, which begins with the task."""
        started = await self._started(params, context)
        if isinstance(started, Message):
            yield started
            return
        async for event in self._stream(started, context, caller_of(context).gateway.problems.answered):
            yield apply_history_length(event, params.configuration) if isinstance(event, Task) else event

    @_operation
    async def _started(self, params: SendMessageRequest, context: ServerCallContext) -> Message | SentMessage:
        validate_history_length(params.configuration)
        return await self._sender.send(params, caller_of(context), 0.0)

    async def on_subscribe_to_task(
        self, params: SubscribeToTaskRequest, context: ServerCallContext
    ) -> AsyncGenerator[StreamEvent]:
        """A stream of a task that has not ended."""
        known = await self._subscribable(params, context)
        async for event in self._stream(known, context, caller_of(context).gateway.problems.view):
            yield event

    @_operation
    async def _subscribable(self, params: SubscribeToTaskRequest, context: ServerCallContext) -> SentMessage:
        view = await self._sender.view(caller_of(context), params.id)
        if view.closed:
            raise UnsupportedOperationError(f"task {params.id} has ended")
        return SentMessage(view.problem_id, view.conversation_id)

    @_operation
    async def on_get_task(self, params: GetTaskRequest, context: ServerCallContext) -> Task | None:
        """One task as it is now."""
        validate_history_length(params)
        caller = caller_of(context)
        view = await self._sender.view(caller, params.id)
        return apply_history_length(
            await self._task(caller, SentMessage(view.problem_id, view.conversation_id), view), params
        )

    @_operation
    async def on_list_tasks(self, params: ListTasksRequest, context: ServerCallContext) -> ListTasksResponse:
        """The caller's tasks, last changed first."""
        caller = caller_of(context)
        gateway = None if self._agent.tool is None else self._agent.gateway
        return await page_of(caller.gateway, caller.principal, params, gateway)

    @_operation
    async def on_cancel_task(self, params: CancelTaskRequest, context: ServerCallContext) -> Task | None:
        """Cancel a task. A side effect that is under way is waited for."""
        caller = caller_of(context)
        view = await self._sender.view(caller, params.id)
        try:
            await caller.gateway.cancel(caller.principal, view.problem_id, CancelBody(), wait_s=caller.wait_s)
        except Conflict as error:
            raise TaskNotCancelableError(error.detail, {"error": error.code.value}) from error
        return await self._task(caller, SentMessage(view.problem_id, view.conversation_id))

    @_operation
    async def on_create_task_push_notification_config(
        self, params: TaskPushNotificationConfig, context: ServerCallContext
    ) -> TaskPushNotificationConfig:
        """Have changes of a task posted to an address."""
        caller = caller_of(context)
        view = await self._sender.view(caller, params.task_id)
        return await self._pushes.create(caller.gateway, caller.principal, view.problem_id, params)

    @_operation
    async def on_get_task_push_notification_config(
        self, params: GetTaskPushNotificationConfigRequest, context: ServerCallContext
    ) -> TaskPushNotificationConfig:
        """One such address."""
        caller = caller_of(context)
        view = await self._sender.view(caller, params.task_id)
        return await self._pushes.get(caller.gateway, caller.principal, view.problem_id, params.id)

    @_operation
    async def on_list_task_push_notification_configs(
        self, params: ListTaskPushNotificationConfigsRequest, context: ServerCallContext
    ) -> ListTaskPushNotificationConfigsResponse:
        """All of a task."""
        caller = caller_of(context)
        view = await self._sender.view(caller, params.task_id)
        return await self._pushes.list(caller.gateway, caller.principal, view.problem_id)

    @_operation
    async def on_delete_task_push_notification_config(
        self, params: DeleteTaskPushNotificationConfigRequest, context: ServerCallContext
    ) -> None:
        """Post no longer to an address."""
        caller = caller_of(context)
        view = await self._sender.view(caller, params.task_id)
        if "\x00" not in params.id:
            await caller.gateway.pushes.delete(caller.principal, view.problem_id, params.id)

    @_operation
    async def on_get_extended_agent_card(
        self, params: GetExtendedAgentCardRequest, context: ServerCallContext
    ) -> AgentCard:
        """There is none: the card says all."""
        raise UnsupportedOperationError("this agent has no extended card")

    async def _stream(self, sent: SentMessage, context: ServerCallContext, look: Look) -> AsyncGenerator[StreamEvent]:
        caller = caller_of(context)
        try:
            async for event in task_stream(caller.gateway, caller.principal, sent.problem_id, sent.complete, look):
                yield event
        except StewardError as error:
            _refused(context, error)

    async def _task(self, caller: Caller, sent: SentMessage, view: ProblemView | None = None) -> Task:
        if view is None:
            view = await caller.gateway.problems.view(caller.principal, sent.problem_id)
        steps = await caller.gateway.problems.steps(caller.principal, sent.problem_id)
        return task_of(sent.complete(view), [step for _, step in steps.steps])
