"""Reminders on a page: what comes when, what has come, and calling one off."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from steward.api.bodies import ToolCallBody, checked
from steward.api.console.guarded import PageRoute, Visitor, visitor_of
from steward.api.console.pages import page

router = APIRouter(prefix="/console/account/reminders", route_class=PageRoute, include_in_schema=False)
ReminderId = Annotated[str, Path(pattern=r"^[0-9a-f-]{1,40}$", max_length=40)]
_OVER: Final = 20
_WAIT_S: Final = 8.0


@router.get("")
async def show(request: Request) -> Response:
    """The visitor's reminders."""
    return await _page(visitor_of(request))


@router.post("/{reminder_id}/cancel")
async def cancel(request: Request, reminder_id: ReminderId) -> Response:
    """Call one off: a call of the tool, on record as any other."""
    visitor = visitor_of(request)
    call = {"tool_name": "cancel_reminder", "args": {"reminder_id": reminder_id}, "user_id": visitor.user_id}
    reply = await visitor.gateway.call(
        visitor.principal.acting_for(visitor.user_id), checked(ToolCallBody, call), wait_s=_WAIT_S
    )
    done = reply.answer.tool_executed
    return await _page(visitor, **{"said" if done else "fault": reply.answer.message or "It is being called off."})


async def _page(visitor: Visitor, said: str = "", fault: str = "") -> Response:
    found = await visitor.gateway.reminders.list(visitor.principal, visitor.user_id)
    coming = [one for one in found if one.status == "scheduled"]
    over = sorted((one for one in found if one.status != "scheduled"), key=lambda one: one.due_at, reverse=True)
    return page(
        "reminders.html", here="account", visitor=visitor, coming=coming, over=over[:_OVER], said=said, fault=fault
    )  # fmt: skip
