"""The tools: looked through, explained, tried through the gateway as any call, switched on and off."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final
from urllib.parse import quote

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from steward.api.bodies import ToolCallBody, checked
from steward.api.console.arguments import new_fields, read_new
from steward.api.console.conversations import ConversationId
from steward.api.console.form_faults import faults_of
from steward.api.console.guarded import PageRoute, form_of, visitor_of
from steward.api.console.mcp_reviews import waiting_count
from steward.api.console.pages import page
from steward.api.console.schemas import parameters_of
from steward.api.console.talk import turn_of
from steward.api.console.tool_rows import STATES, families, row_of, rows
from steward.api.core.gateway_tools import CONFIRM_ACTION
from steward.api.credentials.identity import Scope
from steward.contracts.errors import BadRequest

router = APIRouter(prefix="/console/tools", route_class=PageRoute, include_in_schema=False)
ToolName = Annotated[str, Path(pattern=r"^[a-zA-Z][a-zA-Z0-9_.-]{0,63}$")]
Words = Annotated[str, Query(max_length=200, pattern=r"^[^\x00]*$")]
_NOT_TRIED: Final = {CONFIRM_ACTION: "Decisions are made in the inbox."}


@router.get("")
async def search(request: Request, q: Words = "", family: Words = "", state: Words = "") -> Response:
    """Tools with these words, of this family, in this state."""
    visitor = visitor_of(request)
    visitor.principal.require(Scope.CALL)
    found = await rows(visitor, q, family, state)
    if request.headers.get("hx-target") == "rows":
        return page("tool_rows.html", tools=found)
    chosen: dict[str, Any] = {"q": q, "family": family, "state": state}
    waiting = await waiting_count(visitor) if visitor.administers else None
    return page(
        "tools.html", here="tools", visitor=visitor, tools=found, families=await families(visitor), states=STATES,
        waiting=waiting, **chosen,
    )  # fmt: skip


@router.get("/{name}")
async def show(request: Request, name: ToolName) -> Response:
    """One tool with its parameters, and the form to try it."""
    visitor = visitor_of(request)
    visitor.principal.require(Scope.CALL)
    tool = await row_of(visitor, name)
    return page(
        "tool.html", here="tools", visitor=visitor, tool=tool, parameters=parameters_of(tool.spec),
        fields=new_fields(tool.spec), faults=[], given={}, conversation=f"try-{secrets.token_hex(6)}",
        not_tried=_NOT_TRIED.get(name, ""),
    )  # fmt: skip


@router.post("/{name}/try")
async def attempt(request: Request, name: ToolName, conversation: ConversationId) -> Response:
    """Call the tool as any caller does: it is recorded, and what needs an approval waits for it."""
    visitor, form = visitor_of(request), await form_of(request)
    if name in _NOT_TRIED:
        raise BadRequest(_NOT_TRIED[name])
    tool = await row_of(visitor, name)
    given = {field: str(value) for field, value in form.items()}
    args, faults = read_new(tool.spec, given)
    faults = faults or await faults_of(visitor, name, args)
    answer = turn = None
    if not faults:
        talker = visitor.principal.acting_for(visitor.user_id)
        call = {"tool_name": name, "args": args, "conversation_id": conversation, "user_id": talker.user_id}
        reply = await visitor.gateway.call(visitor.principal, checked(ToolCallBody, call), wait_s=0)
        answer = reply.answer
        if answer.problem_id is not None:
            turn = await turn_of(visitor, await visitor.gateway.problems.answered(talker, answer.problem_id))
    return page(
        "tool_tried.html", visitor=visitor, tool=tool, fields=new_fields(tool.spec), faults=faults,
        given=given, conversation=conversation, turn=turn, answer=answer, text=name,
    )  # fmt: skip


@router.post("/{name}/switch")
async def switch(request: Request, name: ToolName) -> Response:
    """Switch the tool on or off for everybody; the page anew."""
    visitor, form = visitor_of(request), await form_of(request)
    visitor.require_administers()
    await visitor.gateway.tools.switch(name, form.get("enabled") == "true", visitor.principal.actor)
    return Response(headers={"HX-Redirect": f"/console/tools/{quote(name)}"})
