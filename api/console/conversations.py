"""The conversations beside Talk: found, renamed, deleted. What was deleted is no turn and no context any more; the
record of its problems stays, and so does what waits."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from steward.api.bodies import checked
from steward.api.chat_bodies import RenameBody
from steward.api.console.guarded import PageRoute, Visitor, form_of, visitor_of
from steward.api.console.pages import page
from steward.api.credentials.identity import Principal
from steward.contracts.problem import ProblemView
from steward.sql.conversations import Conversation

router = APIRouter(prefix="/console/talk/conversations", route_class=PageRoute, include_in_schema=False)
_LOOKED_AT: Final = 200
_SHOWN: Final = 40
ConversationId = Annotated[str, Query(min_length=1, max_length=200, pattern=r"^[^\x00]+$")]
Words = Annotated[str, Query(max_length=200, pattern=r"^[^\x00]*$")]


@router.get("")
async def show(request: Request, current: ConversationId, q: Words = "") -> Response:
    """The list: the last conversations, or those that hold these words."""
    return await _list(visitor_of(request), current, q)


@router.post("/rename")
async def rename(request: Request, conversation: ConversationId, current: ConversationId, q: Words = "") -> Response:
    """Give one another name."""
    visitor, form = visitor_of(request), await form_of(request)
    wanted = checked(RenameBody, {"title": str(form.get("title", "")).strip()})
    await visitor.gateway.transcripts.rename(talker_of(visitor), conversation, wanted.title)
    return await _list(visitor, current, q)


@router.post("/delete")
async def delete(request: Request, conversation: ConversationId, current: ConversationId, q: Words = "") -> Response:
    """Delete one; whoever was in it begins another."""
    visitor = visitor_of(request)
    await visitor.gateway.transcripts.delete(talker_of(visitor), conversation)
    if conversation == current:
        return Response(headers={"HX-Redirect": "/console/talk?new=true"})
    return await _list(visitor, current, q)


async def _list(visitor: Visitor, current: str, q: str) -> Response:
    return page("conversations.html", visitor=visitor, held=await held(visitor, q), current=current, q=q)


async def held(visitor: Visitor, q: str = "") -> Sequence[Conversation]:
    """The visitor's conversations, the one used last first: the last ones, or all in which something holds every one
    of these words, their title too."""
    talker, transcripts = talker_of(visitor), visitor.gateway.transcripts
    words = q.casefold().split()
    if not words:
        return await transcripts.list(talker, _SHOWN)
    hits = await visitor.gateway.problems.search(talker, q, None, _LOOKED_AT)
    ids = {view.conversation_id for view in hits if view.conversation_id}
    titled = [
        one
        for one in await transcripts.list(talker, _LOOKED_AT)
        if one.conversation_id in ids or all(word in one.title.casefold() for word in words)
    ]
    older = await transcripts.list(talker, _SHOWN, only=ids - {one.conversation_id for one in titled})
    # What was said before a conversation was deleted is not found in what it has become since.
    return [
        one
        for one in (*titled, *older)
        if one.conversation_id not in ids
        or any(view.conversation_id == one.conversation_id and view.created_at >= one.created_at for view in hits)
    ][:_SHOWN]


def is_after(view: ProblemView, cleared_at: datetime | None) -> bool:
    """Whether a problem is of a conversation as it is since it was deleted."""
    return cleared_at is None or view.created_at > cleared_at


def talker_of(visitor: Visitor) -> Principal:
    """Who talks: an operator does as the default user."""
    return visitor.principal.acting_for(visitor.user_id)
