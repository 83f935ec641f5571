"""The conversations beside Talk: found, renamed, deleted. What was deleted is no turn and no context any more; the
record of its problems stays, and so does what waits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from steward.api.bodies import checked
from steward.api.chat_bodies import RenameBody
from steward.api.console.guarded import PageRoute, Visitor, form_of, visitor_of
from steward.api.console.pages import page
from steward.api.core.transcripts import title_of
from steward.api.credentials.identity import Principal
from steward.contracts.errors import NotFound
from steward.contracts.problem import ProblemView
from steward.sql.problems import PageFilter

router = APIRouter(prefix="/console/talk/conversations", route_class=PageRoute, include_in_schema=False)
_LOOKED_AT: Final = 200
_SHOWN: Final = 40
Conversation = Annotated[str, Query(min_length=1, max_length=200, pattern=r"^[^\x00]+$")]
Words = Annotated[str, Query(max_length=200, pattern=r"^[^\x00]*$")]


@dataclass(frozen=True, slots=True)
class Held:
    """A conversation as the list shows it: its name, else how it began, and when something was said last."""

    conversation_id: str
    title: str
    last: datetime


@router.get("")
async def show(request: Request, current: Conversation, q: Words = "") -> Response:
    """The list: the last conversations, or those that hold these words."""
    return await _list(visitor_of(request), current, q)


@router.post("/rename")
async def rename(request: Request, conversation: Conversation, current: Conversation, q: Words = "") -> Response:
    """Give one another name."""
    visitor, form = visitor_of(request), await form_of(request)
    wanted = checked(RenameBody, {"title": str(form.get("title", "")).strip()})
    await _keep(visitor, conversation)
    await visitor.gateway.transcripts.rename(talker_of(visitor), conversation, wanted.title)
    return await _list(visitor, current, q)


@router.post("/delete")
async def delete(request: Request, conversation: Conversation, current: Conversation, q: Words = "") -> Response:
    """Delete one; whoever was in it begins another."""
    visitor = visitor_of(request)
    await _keep(visitor, conversation)
    await visitor.gateway.transcripts.delete(talker_of(visitor), conversation)
    if conversation == current:
        return Response(headers={"HX-Redirect": "/console/talk?new=true"})
    return await _list(visitor, current, q)


async def _list(visitor: Visitor, current: str, q: str) -> Response:
    return page("conversations.html", visitor=visitor, held=await held(visitor, q), current=current, q=q)


async def _keep(visitor: Visitor, conversation: str) -> None:
    """Nothing, but that it is on record. Raises NotFound where nothing was said in it."""
    views, _ = await visitor.gateway.problems.page(talker_of(visitor), PageFilter(conversation_id=conversation), 1)
    if not views:
        raise NotFound("there is no such conversation")
    await visitor.gateway.transcripts.keep(talker_of(visitor), conversation, views[0].text or views[0].message)


async def held(visitor: Visitor, q: str = "") -> Sequence[Held]:
    """The visitor's conversations, the one used last first: those among the newest problems, or all that hold every
    one of these words, in their name too."""
    talker, problems = talker_of(visitor), visitor.gateway.problems
    words = q.casefold().split()
    hits = await problems.search(talker, q, None, _LOOKED_AT) if words else []
    found = {view.conversation_id for view in hits}
    listed = [*await problems.list(talker, None, None, _LOOKED_AT), *hits]
    names = await visitor.gateway.transcripts.names(
        talker, list({view.conversation_id for view in listed if view.conversation_id})
    )
    rows: dict[str, Held] = {}
    for view in sorted(listed, key=lambda view: view.problem_id, reverse=True):
        conversation = view.conversation_id
        name = names.get(conversation) if conversation else None
        if not conversation or not view.text or not is_after(view, name.cleared_at if name else None):
            continue
        last = rows[conversation].last if conversation in rows else view.updated_at
        rows[conversation] = Held(conversation, (name.title if name else "") or title_of(view.text), last)
    return [
        row
        for row in rows.values()
        if not words or row.conversation_id in found or all(word in row.title.casefold() for word in words)
    ][:_SHOWN]


async def cleared(visitor: Visitor, conversations: Sequence[str]) -> dict[str, datetime]:
    """Until when what was said in these conversations was deleted."""
    names = await visitor.gateway.transcripts.names(talker_of(visitor), conversations)
    return {name: one.cleared_at for name, one in names.items() if one.cleared_at is not None}


def is_after(view: ProblemView, cleared_at: datetime | None) -> bool:
    """Whether a problem is of a conversation as it is since it was deleted."""
    return cleared_at is None or view.created_at > cleared_at


def talker_of(visitor: Visitor) -> Principal:
    """Who talks: an operator does as the default user."""
    return visitor.principal.acting_for(visitor.user_id)
