"""Talking: a conversation with its steps as they happen, and what waits for a decision in its place."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from fastapi import APIRouter, Request
from sse_starlette import ServerSentEvent
from starlette.responses import Response

from steward.api.bodies import KbDocumentBody, ToolCallBody, checked
from steward.api.console import conversations
from steward.api.console.account import LONGEST_DOCUMENT
from steward.api.console.conversations import ConversationId, is_after, talker_of
from steward.api.console.exchanges import Exchange, exchanges_in
from steward.api.console.guarded import SECURITY_HEADERS, PageRoute, Visitor, form_of, visitor_of
from steward.api.console.inbox_cards import Card, card_ids, cards_of, problem_of
from steward.api.console.pages import page, render
from steward.api.console.timeline import Moment, timeline
from steward.api.core.problem_changes import Written
from steward.api.credentials.identity import Scope as CredentialScope
from steward.api.event_streams import LiveView
from steward.api.http import RowId
from steward.contracts.errors import ErrorCode, NotFound
from steward.contracts.problem import ProblemView
from steward.sql.problems import PageFilter

router = APIRouter(prefix="/console/talk", route_class=PageRoute, include_in_schema=False)
_OWN: Final = "console-"
"""How the names of conversations begin that were opened here."""
_SUGGESTIONS: Final = (
    "What can you do?",
    "What is on my calendar tomorrow?",
    "Show my unread e-mails",
    "Add water the plants to my todo list",
)
_TURNS: Final = 30
_MOST_NAMED: Final = 2_000


@dataclass(frozen=True, slots=True)
class Turn:
    """A problem as a turn of its conversation."""

    view: ProblemView
    moments: Sequence[Moment]
    cards: Sequence[Card]
    exchanges: Sequence[Exchange] = ()
    """What was asked and said after the request, and waits no more."""


@router.get("")
async def show(request: Request, conversation: ConversationId | None = None, new: bool = False) -> Response:
    """A conversation; without one the last that was held here, or a `new` one. Beside it the last others."""
    visitor = visitor_of(request)
    held = await conversations.held(visitor)
    own = next((one.conversation_id for one in held if one.conversation_id.startswith(_OWN)), None)
    left = None if new else conversation or own
    current = left or f"{_OWN}{secrets.token_hex(4)}"
    turns = [] if left is None else await _turns(visitor, current)
    return page(
        "talk.html", here="talk", visitor=visitor, current=current, turns=turns, held=held, q="",
        suggestions=_SUGGESTIONS, adds=CredentialScope.ADMIN in visitor.principal.scopes,
    )  # fmt: skip


@router.post("")
async def say(request: Request, conversation: ConversationId) -> Response:
    """Say something, and see it taken."""
    visitor, form = visitor_of(request), await form_of(request)
    talker = talker_of(visitor)
    said = {"text": str(form.get("text", "")), "conversation_id": conversation, "user_id": talker.user_id}
    if key := str(form.get("key", ""))[:200]:
        # A message whose answer was lost on the way is sent again by the page, and taken once.
        said["idempotency_key"] = key
    await _on_the_page(
        visitor, conversation, [one for one in str(form.get("shown", ""))[:_MOST_NAMED].split(",") if one]
    )
    reply = await visitor.gateway.call(visitor.principal, checked(ToolCallBody, said), wait_s=0)
    if reply.answer.problem_id is None or reply.answer.error == ErrorCode.AMBIGUOUS_APPROVAL:
        return page("turn_refused.html", visitor=visitor, text=said["text"], answer=reply.answer)
    view = await visitor.gateway.problems.answered(talker, reply.answer.problem_id)
    if not view.conversation_id:
        # Opened by this very message, and known to the server alone, which holds no words.
        view = view.model_copy(update={"text": said["text"], "conversation_id": conversation})
    turn = await turn_of(visitor, view)
    return page("turn_new.html", visitor=visitor, turn=turn, said=said["text"])


@router.post("/documents")
async def add_document(request: Request) -> Response:
    """Add a document that questions are answered from, as a line of the conversation."""
    visitor, form = visitor_of(request), await form_of(request, LONGEST_DOCUMENT)
    given = {name: str(form.get(name, "")) for name in ("name", "content")}
    document, fresh = await visitor.gateway.knowledge.add(visitor.principal, checked(KbDocumentBody, given))
    return page("turn_document.html", name=document.title or document.source, fresh=fresh)


async def _on_the_page(visitor: Visitor, conversation: str, cards: Sequence[str]) -> None:
    """Have a bare word mean the cards that end the conversation on the page it is said from, if just these wait in
    their problem. A page is answered before anything waits, so no answer has shown them; to look decides nothing."""
    if not cards:
        return
    try:
        view = await visitor.gateway.problems.answered(talker_of(visitor), problem_of(cards[0]))
    except NotFound:
        return
    if view.conversation_id == conversation and sorted(card_ids(visitor, view)) == sorted(cards):
        await visitor.gateway.shows(view)


@router.get("/live")
async def follow(request: Request, conversation: ConversationId) -> Response:
    """Each turn of a conversation anew whenever it changed."""
    visitor = visitor_of(request)
    close = visitor.gateway.live_views.open(visitor.principal)
    response = LiveView(_pieces(visitor, conversation), close)
    response.headers.update(SECURITY_HEADERS)
    return response


@router.get("/{problem_id}")
async def show_turn(request: Request, problem_id: RowId) -> Response:
    """One turn as it is now."""
    visitor = visitor_of(request)
    view = await visitor.gateway.problems.view(talker_of(visitor), problem_id)
    near = await _turns(visitor, view.conversation_id, {problem_id}) if view.conversation_id else []
    found = [turn for turn in near if turn.view.problem_id == problem_id]
    return page("turn.html", visitor=visitor, turn=found[0] if found else await turn_of(visitor, view))


async def _pieces(visitor: Visitor, conversation: str) -> AsyncIterator[ServerSentEvent]:
    shown: dict[int, str] = {}
    async for changed in visitor.gateway.changes.follow_talk(visitor.principal):
        if isinstance(changed, Written):
            if _is_turn(visitor, conversation, changed.view):
                yield ServerSentEvent(render("turn_draft.html", draft=changed), event="turn")
            continue
        if changed is None:
            turns = await _turns(visitor, conversation)
        elif _is_turn(visitor, conversation, changed):
            turns = await _turns(visitor, conversation, {changed.problem_id})
        else:
            continue
        for turn in turns:
            words = render("turn_changed.html", visitor=visitor, turn=turn)
            if shown.get(turn.view.problem_id) != words:
                shown[turn.view.problem_id] = words
                yield ServerSentEvent(words, event="turn")


def _is_turn(visitor: Visitor, conversation: str, view: ProblemView) -> bool:
    return view.conversation_id == conversation and view.user_id == visitor.user_id


async def _turns(visitor: Visitor, conversation: str, changed: Collection[int] | None = None) -> list[Turn]:
    """The last turns of a conversation; with `changed` those of these problems alone, and of what shows them or they
    show. What waits stands once: in the last turn that changed it or said it again, else in its own."""
    page_of = PageFilter(conversation_id=conversation)
    views, _ = await visitor.gateway.problems.page(talker_of(visitor), page_of, _TURNS)
    cleared = await visitor.gateway.transcripts.cleared(talker_of(visitor), conversation)
    views = sorted((view for view in views if is_after(view, cleared)), key=lambda view: view.problem_id)
    by_id = {view.problem_id: view for view in views}
    place = {shown: view.problem_id for view in views if view.settled for shown in view.shows if shown in by_id}
    wanted = set(by_id if changed is None else changed)
    wanted |= {shown for shown, at in place.items() if at in wanted} | {place[one] for one in wanted if one in place}
    turns = [await turn_of(visitor, view) for view in views if view.problem_id in wanted]
    return [replace(turn, cards=await _cards_in(visitor, turn, place, by_id)) for turn in turns]


async def _cards_in(
    visitor: Visitor, turn: Turn, place: Mapping[int, int], by_id: Mapping[int, ProblemView]
) -> list[Card]:
    """What waits in a turn, unless a later one shows it, and in the problems that it shows."""
    number = turn.view.problem_id
    shown = [by_id[one] for one, at in place.items() if at == number]
    own = [] if number in place else turn.cards
    return [*own, *[card for view in shown for card in await cards_of(visitor, view)]]


async def turn_of(visitor: Visitor, view: ProblemView) -> Turn:
    """A problem as a turn, with its steps and what waits in it."""
    found = await visitor.gateway.problems.steps(visitor.principal, view.problem_id)
    moments = timeline(found.steps)
    return Turn(view, moments, await cards_of(visitor, view), exchanges_in(view, moments, visitor.user_id))
