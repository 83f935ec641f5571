"""One tools/call: handed to the gateway, followed while it runs, its questions asked as the client can answer them.

A client that follows tasks gets what there is after a moment, and the tasks extension makes a task of it; one with
forms is asked; any other reads in the answer how to go on. Nothing is kept here between two requests.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

import anyio
from mcp.server.mcpserver import Context as ToolContext
from mcp_types import CallToolResult, InputRequiredResult
from starlette.requests import Request

from steward.api.bodies import CancelBody, ConfirmActionArgs, ToolCallBody, checked
from steward.api.core.call_origin import CallOrigin
from steward.api.core.gateway_tools import CONFIRM_ACTION
from steward.api.core.reply import Reply
from steward.api.core.visible_problems import GoingOn
from steward.api.credentials.identity import Principal
from steward.api.gateway import Gateway
from steward.api.large_bodies import checked_aside, user_key
from steward.api.mcp.answers import refusal, tool_result
from steward.api.mcp.callers import Callers, Context
from steward.api.mcp.clients import Client
from steward.api.mcp.questions import answered, dismissed, forms_of
from steward.api.mcp.states import AskedState
from steward.contracts.drafts import Draft
from steward.contracts.errors import ErrorCode, NotFound, StewardError, Unprocessable
from steward.contracts.problem import ProblemView
from steward.contracts.wire import Answer
from steward.sql.problems import RecordedStep

_log = logging.getLogger(__name__)

GatewayOf = Callable[[], Awaitable[Gateway]]
PROVISIONAL: Final = "[provisional]"
"""Before an answer in a progress notification: it has not been checked as a whole, and the result replaces it."""
_CANCEL_S: Final = 5.0
_MOST_QUESTIONS: Final = 20
"""Forms one call of the 2025 eras may show; what still waits then is told in text."""


@dataclass(slots=True)
class Opened:
    """The problem of a call, as soon as it has an id."""

    problem_id: int | None = None

    def note(self, problem_id: int) -> None:
        """This is it."""
        self.problem_id = problem_id


class ToolCalls:
    """Serves the calls of all clients. `task_after_s`: how long a client that follows tasks waits for the result."""

    def __init__(self, gateway: GatewayOf, callers: Callers, task_after_s: float) -> None:
        self._gateway = gateway
        self._callers = callers
        self._task_after_s = task_after_s

    async def call(
        self, name: str, arguments: dict[str, Any], context: ToolContext[Any, Any]
    ) -> CallToolResult | InputRequiredResult:
        """Call a tool of the catalogue by name.

        Raises:
            MCPError: the server cannot serve it, or there is no such tool.
        """
        ctx = context.request_context
        try:
            gateway, principal = await self._gateway(), self._callers.of(ctx)
            client = Client.of(ctx)
            if context.request_state is not None:
                return await self._resumed(gateway, principal, context)
            asked = (
                checked(ConfirmActionArgs, arguments, code=ErrorCode.INVALID_ARGUMENTS)
                if name == CONFIRM_ACTION
                else None
            )
            if client.asks_user and asked is not None and asked.confirmed:
                reply = await _shown(gateway, principal, asked)
            else:
                request = {"tool_name": name, "args": arguments, "conversation_id": self._callers.conversation_of(ctx)}
                reply = await self._opened(gateway, principal, request, ctx, client)
            return await self._settled(gateway, principal, reply, ctx, client)
        except StewardError as error:
            return refusal(error, name)

    async def reply(
        self, problem_id: int, answer: str, context: ToolContext[Any, Any]
    ) -> CallToolResult | InputRequiredResult:
        """Answer the question of a problem. What a tool asks of the user in the middle of its call is asked in a form,
        where there is one. Raises as `call` does."""
        ctx = context.request_context
        try:
            gateway, principal = await self._gateway(), self._callers.of(ctx)
            client = Client.of(ctx)
            if context.request_state is not None:
                return await self._resumed(gateway, principal, context)
            view = await gateway.problems.view(principal, problem_id) if client.asks_user else None
            if view is not None and view.question is not None and view.question.call_id is not None:
                reply = Reply.of(view)
            else:
                request = {"problem_id": problem_id, "text": answer}
                reply = await self._opened(gateway, principal, request, ctx, client)
            return await self._settled(gateway, principal, reply, ctx, client)
        except StewardError as error:
            return refusal(error, None)

    async def _opened(
        self, gateway: Gateway, principal: Principal, body: dict[str, Any], ctx: Context, client: Client
    ) -> Reply:
        request = await checked_aside(user_key(principal), ToolCallBody, body)
        wait_s = self._task_after_s if client.tasks else gateway.config.wait_s
        opened = Opened(request.problem_id)
        async with _canceled_with(ctx, gateway, principal, opened):
            watched = (ctx.meta or {}).get("progress_token") is not None and request.problem_id is None
            # The words are a model's: where its user can be asked, they decide nothing.
            origin = CallOrigin("mcp", watcher=opened.note, by_form=client.asks_user)
            reply = await gateway.call(principal, request, wait_s=0.0 if watched else wait_s, origin=origin)
            if watched and reply.accepted and reply.answer.problem_id is not None:
                reply = await _followed(gateway, principal, reply.answer.problem_id, wait_s, ctx)
        return reply

    async def _resumed(
        self, gateway: Gateway, principal: Principal, context: ToolContext[Any, Any]
    ) -> CallToolResult | InputRequiredResult:
        """The same call again, with what its problem had asked for. A form that was dismissed, or not answered, is not
        shown again: the call ends, and what waits goes on waiting."""
        ctx, filled = context.request_context, context.input_responses or {}
        problem_id = AskedState.read(context.request_state or "").problem_id
        view = await gateway.problems.view(principal, problem_id)
        async with _canceled_with(ctx, gateway, principal, Opened(problem_id)):
            reply = await answered(gateway, principal, view, filled, None)
        if reply is None or dismissed(filled):
            return tool_result(Answer.of(view) if reply is None else reply.answer)
        return await self._settled(gateway, principal, reply, ctx, Client.of(ctx))

    async def _settled(
        self, gateway: Gateway, principal: Principal, reply: Reply, ctx: Context, client: Client
    ) -> CallToolResult | InputRequiredResult:
        if client.tasks or not client.forms:
            return tool_result(reply.answer)
        if client.asks_again:
            forms = {} if reply.accepted else forms_of(reply.answer, principal)
            if not forms or reply.answer.problem_id is None:
                return tool_result(reply.answer)
            return InputRequiredResult(
                input_requests={key: form.request for key, form in forms.items()},
                request_state=AskedState(problem_id=reply.answer.problem_id).model_dump_json(),
            )
        return tool_result(await _asked(gateway, principal, reply, ctx))


async def _shown(gateway: Gateway, principal: Principal, asked: ConfirmActionArgs) -> Reply:
    """The problem that a model wants to approve, to be asked about: where a client can ask its user, its model does not
    decide.

    Raises:
        Unprocessable: the model wants other arguments than those that wait.
    """
    if asked.arguments is not None:
        raise Unprocessable("the user is asked about the arguments that wait; deny them and call the tool with others")
    return Reply.of(await gateway.problems.view(principal, asked.problem_id))


async def _asked(gateway: Gateway, principal: Principal, reply: Reply, ctx: Context) -> Answer:
    """Ask in the middle of the call, as the 2025 eras do, until nothing is asked or a form is dismissed."""
    for _ in range(_MOST_QUESTIONS):
        forms = {} if reply.accepted else forms_of(reply.answer, principal)
        if not forms:
            break
        key, form = next(iter(forms.items()))
        async with _canceled_with(ctx, gateway, principal, Opened(reply.answer.problem_id)):
            filled = await ctx.session.elicit_form(form.message, form.schema, ctx.request_id)
            after = await answered(gateway, principal, reply.answer, {key: filled}, None)
        if after is None:
            break
        reply = after
    return reply.answer


async def _followed(gateway: Gateway, principal: Principal, problem_id: int, wait_s: float, ctx: Context) -> Reply:
    """Tell the client of each step, and of the answer as far as it is written, until the problem has settled or the
    wait is over."""
    reported = 0
    with suppress(TimeoutError):
        async with asyncio.timeout(wait_s):
            async for event in await gateway.problems.events(principal, problem_id, going_on=True):
                match event.content:
                    case ProblemView(settled=True):
                        break
                    case RecordedStep(step=step):
                        words = step.description
                    case GoingOn(words=words):
                        pass
                    case Draft(text=text):
                        words = f"{PROVISIONAL} {text}"
                    case _:
                        continue
                reported += 1
                await ctx.session.report_progress(reported, message=words)
    return Reply.of(await gateway.problems.answered(principal, problem_id))


@asynccontextmanager
async def _canceled_with(ctx: Context, gateway: Gateway, principal: Principal, opened: Opened) -> AsyncIterator[None]:
    """Cancel the problem when the client cancels its call. A server or a client that ends cancels nothing."""
    try:
        yield
    except anyio.get_cancelled_exc_class():
        with anyio.CancelScope(shield=True), anyio.move_on_after(_CANCEL_S):
            if opened.problem_id is not None and await _client_canceled(ctx):
                body = CancelBody(reason="canceled by the MCP client")
                try:
                    await gateway.cancel(principal, opened.problem_id, body, wait_s=0.0)
                except NotFound:
                    _log.info("problem %s was canceled before it began", opened.problem_id)
                except StewardError as error:
                    _log.warning("problem %s could not be canceled: %s", opened.problem_id, error.detail)
        raise


async def _client_canceled(ctx: Context) -> bool:
    """Whether the client said so: by a notification, or, in the era without sessions, by closing the response."""
    # The dispatch context is public; the session that holds it has no public way to it (mcp 2.3).
    if ctx.session._request_outbound.cancel_requested.is_set():
        return True
    if not isinstance(ctx.request, Request) or not Client.of(ctx).asks_again:
        return False
    return await ctx.request.is_disconnected()
