"""The tasks extension (SEP-2663): a call that is not over at once is a task, and the task is the problem.

The task's id names the problem, its state is read from ProblemWorkflow at every question, and an update is a decision
like any other. So a task outlives every process, the client's included. Above stands the SDK, which knows of tasks only
that an extension may bring them; below, the gateway.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, Literal

from mcp.server.context import CallNext, HandlerResult
from mcp.server.extension import Extension, MethodBinding
from mcp.server.mcpserver import require_client_extension
from mcp.shared.exceptions import MCPError
from mcp_types import (
    HEADER_MISMATCH,
    INTERNAL_ERROR,
    INVALID_PARAMS,
    CallToolRequestParams,
    CallToolResult,
    RequestParams,
    Result,
)
from mcp_types.version import MODERN_PROTOCOL_VERSIONS
from pydantic import Field
from starlette.requests import Request

from steward.api.bodies import CancelBody
from steward.api.credentials.identity import Principal
from steward.api.gateway import Gateway
from steward.api.mcp.answers import protocol_error, tool_result
from steward.api.mcp.callers import Callers, Context
from steward.api.mcp.calls import GatewayOf
from steward.api.mcp.clients import TASKS, Client
from steward.api.mcp.questions import answered, filled_in, forms_of
from steward.contracts.errors import Conflict, ErrorCode, StewardError
from steward.contracts.problem import ProblemStatus, ProblemView
from steward.contracts.wire import MAX_PROBLEM_ID, Answer

_ID: Final = re.compile(r"problem-([1-9][0-9]{0,18})", re.ASCII)
"""Matches `problem-43`, which is also the workflow's id; not `problem-043`, `43`."""
_POLL_MS: Final = 500
_UPDATE_S: Final = 2.0
"""How long an update waits for its effect to show. What it starts goes on by itself."""
_OPEN: Final = {
    status.value
    for status in (ProblemStatus.IN_PROGRESS, ProblemStatus.AWAITING_CONFIRMATION, ProblemStatus.AWAITING_USER)
}
_BROKEN: Final = (ErrorCode.INTERNAL, ErrorCode.WORKFLOW_LOST)
"""The problem itself broke. Every other end is an outcome of the tool."""

TaskStatus = Literal["working", "input_required", "completed", "cancelled", "failed"]


class Task(Result):
    """What every task shows. No time to live: a problem stays on record."""

    task_id: str
    status: TaskStatus
    status_message: str | None = None
    created_at: datetime
    last_updated_at: datetime
    ttl_ms: None = None
    poll_interval_ms: int = _POLL_MS

    def wire(self, **more: Any) -> dict[str, Any]:
        """The task as a result, with the `ttlMs` null that the extension wants to see."""
        return self.model_dump(by_alias=True, mode="json", exclude_none=True) | {"ttlMs": None, **more}


class TaskParams(RequestParams):
    """The parameters of tasks/get and tasks/cancel."""

    task_id: str


class TaskUpdateParams(TaskParams):
    """The parameters of tasks/update."""

    input_responses: dict[str, Any] = Field(default_factory=dict)
    """Filled-in forms by key. Read one by one, for what nobody asked may have any form."""


class TasksExtension(Extension):
    """Problems as tasks, for clients that declared the extension in their request."""

    identifier = TASKS

    def __init__(self, gateway: GatewayOf, callers: Callers) -> None:
        self._gateway = gateway
        self._callers = callers

    def methods(self) -> Sequence[MethodBinding]:
        """tasks/get, tasks/update and tasks/cancel."""
        versions = frozenset(MODERN_PROTOCOL_VERSIONS)
        return (
            MethodBinding("tasks/get", TaskParams, self._get, versions),
            MethodBinding("tasks/update", TaskUpdateParams, self._update, versions),
            MethodBinding("tasks/cancel", TaskParams, self._cancel, versions),
        )

    async def intercept_tool_call(
        self, params: CallToolRequestParams, ctx: Context, call_next: CallNext
    ) -> HandlerResult:
        """Make a task of a call whose problem is still open."""
        result = await call_next(ctx)
        if not Client.of(ctx).tasks or not isinstance(result, CallToolResult):
            return result
        reported = result.structured_content or {}
        problem_id = reported.get("problem_id")
        if reported.get("status") not in _OPEN or not isinstance(problem_id, int):
            return result
        try:
            principal = self._callers.of(ctx)
            view = await (await self._gateway()).problems.view(principal, problem_id)
        except StewardError as error:
            raise protocol_error(error) from error
        return _task(view, principal).wire(resultType="task")

    async def _get(self, ctx: Context, params: TaskParams) -> HandlerResult:
        _, principal, view = await self._found(ctx, params)
        return _detailed(view, principal)

    async def _update(self, ctx: Context, params: TaskUpdateParams) -> HandlerResult:
        gateway, principal, view = await self._found(ctx, params)
        try:
            await answered(gateway, principal, view, filled_in(params.input_responses), _UPDATE_S)
        except StewardError as error:
            raise protocol_error(error) from error
        return {"resultType": "complete"}

    async def _cancel(self, ctx: Context, params: TaskParams) -> HandlerResult:
        gateway, principal, view = await self._found(ctx, params)
        try:
            if not view.closed:
                body = CancelBody(reason="canceled by the MCP client")
                await gateway.cancel(principal, view.problem_id, body, wait_s=_UPDATE_S)
        except Conflict:
            # It has ended meanwhile; canceling what has ended changes nothing.
            pass
        except StewardError as error:
            raise protocol_error(error) from error
        return {"resultType": "complete"}

    async def _found(self, ctx: Context, params: TaskParams) -> tuple[Gateway, Principal, ProblemView]:
        """The task's problem.

        Raises:
            MCPError: the client did not declare the extension, the headers name another task, or there is no such
                task for this caller.
        """
        require_client_extension(ctx, TASKS)
        _check_header(ctx, params.task_id)
        found = _ID.fullmatch(params.task_id)
        if found is None or int(found.group(1)) > MAX_PROBLEM_ID:
            raise MCPError(code=INVALID_PARAMS, message="there is no such task", data={"error": "unknown_problem"})
        try:
            gateway, principal = await self._gateway(), self._callers.of(ctx)
            return gateway, principal, await gateway.problems.view(principal, int(found.group(1)))
        except StewardError as error:
            raise protocol_error(error) from error


def _check_header(ctx: Context, task_id: str) -> None:
    """A proxy routes by Mcp-Name, which must name the task of the body (SEP-2243)."""
    named = ctx.request.headers.get("mcp-name") if isinstance(ctx.request, Request) else None
    if named is not None and named.strip() != task_id:
        raise MCPError(code=HEADER_MISMATCH, message="the header Mcp-Name names another task than the body")


def _task(view: ProblemView, principal: Principal) -> Task:
    return Task(
        task_id=f"problem-{view.problem_id}",
        status=_status(view, principal),
        status_message=view.message or None,
        created_at=view.created_at,
        last_updated_at=view.updated_at,
    )


def _status(view: ProblemView, principal: Principal) -> TaskStatus:
    if not view.closed:
        return "input_required" if forms_of(view, principal) else "working"
    if view.status is ProblemStatus.CANCELED:
        return "cancelled"
    return "failed" if view.error is not None and view.error.code in _BROKEN else "completed"


def _detailed(view: ProblemView, principal: Principal) -> dict[str, Any]:
    task = _task(view, principal)
    if task.status == "input_required":
        forms = {key: form.request for key, form in forms_of(view, principal).items()}
        asked = {key: form.model_dump(by_alias=True, mode="json", exclude_none=True) for key, form in forms.items()}
        return task.wire(inputRequests=asked)
    if task.status == "completed":
        result = tool_result(Answer.of(view)).model_dump(by_alias=True, mode="json", exclude_none=True)
        return task.wire(result=result)
    if task.status == "failed" and view.error is not None:
        error = {"code": INTERNAL_ERROR, "message": view.error.detail, "data": {"error": view.error.code.value}}
        return task.wire(error=error)
    return task.wire()
