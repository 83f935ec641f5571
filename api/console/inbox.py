"""The inbox: what waits for the visitor, kept current, and everything that can be said to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request
from sse_starlette import ServerSentEvent
from starlette.responses import Response

from steward.api.bodies import ConfirmBody, MessageBody, checked
from steward.api.console.arguments import fields_of, read_form
from steward.api.console.form_faults import faults_of
from steward.api.console.guarded import SECURITY_HEADERS, FrontPageRoute, PageRoute, Visitor, form_of, visitor_of
from steward.api.console.inbox_cards import Card, Outcome, card_ids, problem_of, spec_of, standing, waiting
from steward.api.console.pages import page
from steward.api.console.timeline import timeline
from steward.api.event_streams import LiveView
from steward.contracts.errors import Conflict, NotFound, StewardError, Unprocessable
from steward.contracts.step import Action
from steward.contracts.wire import MAX_PROBLEM_ID

front = APIRouter(route_class=FrontPageRoute, include_in_schema=False)
router = APIRouter(prefix="/console/inbox", route_class=PageRoute, include_in_schema=False)
CardId = Annotated[str, Path(pattern=r"^(q[1-9][0-9]{0,17}|[1-9][0-9]{0,17}-[1-9][0-9]{0,8})$")]
_WAIT_S: Final = 8.0
"""How long a decision's page waits for what came of it."""
_AT_ONCE: Final = 8
_MOST_SELECTED: Final = 500
_DONE: Final = frozenset(
    {
        *(Action.TOOL_SUCCEEDED, Action.TOOL_FAILED, Action.TOOL_OUTCOME_UNKNOWN, Action.MESSAGE_RECEIVED),
        *(Action.APPROVAL_APPROVED, Action.APPROVAL_DENIED, Action.APPROVAL_EDITED),
    }
)
"""What counts as done in a problem: what its calls came to, and what people said to it."""


@front.get("/")
async def show_inbox(request: Request) -> Response:
    """What waits, newest first."""
    visitor = visitor_of(request)
    return page("inbox.html", here="inbox", visitor=visitor, waiting=await waiting(visitor))


@router.get("/more")
async def show_more(request: Request, before: Annotated[int, Query(ge=1, le=MAX_PROBLEM_ID)]) -> Response:
    """The following page of cards."""
    visitor = visitor_of(request)
    return page("inbox_more.html", visitor=visitor, waiting=await waiting(visitor, before))


@router.get("/live")
async def follow(request: Request) -> Response:
    """Says of each problem that changed which cards it has now; `again` when any may have changed."""
    visitor = visitor_of(request)
    close = visitor.gateway.live_views.open(visitor.principal)
    response = LiveView(_report(visitor), close)
    response.headers.update(SECURITY_HEADERS)
    return response


async def _report(visitor: Visitor) -> AsyncIterator[ServerSentEvent]:
    async for view in visitor.gateway.changes.follow(visitor.principal):
        if view is not None:
            data = {"problem": view.problem_id, "cards": card_ids(visitor, view)}
            yield ServerSentEvent(json.dumps(data), event="waiting")
        else:
            yield ServerSentEvent("{}", event="again")


@router.get("/{card_id}")
async def show_card(request: Request, card_id: CardId) -> Response:
    """A card as it is now, or what became of it."""
    visitor = visitor_of(request)
    now, _ = await standing(visitor, card_id)
    return page("card.html", visitor=visitor, cards=[now])


@router.get("/{card_id}/so-far")
async def show_so_far(request: Request, card_id: CardId) -> Response:
    """What the problem of a card did before it asked."""
    visitor = visitor_of(request)
    try:
        found = await visitor.gateway.problems.steps(visitor.principal, problem_of(card_id))
        moments = [moment for moment in timeline(found.steps) if moment.step.action in _DONE]
    except NotFound:
        return page("so_far.html", moments=None)
    return page("so_far.html", moments=moments)


@router.post("/approve")
async def approve_several(request: Request) -> Response:
    """Approve exactly the cards that were selected, as they were shown, and say of each what came of it."""
    visitor, form = visitor_of(request), await form_of(request)
    chosen = [str(one).partition(":") for one in form.getlist("chosen")][:_MOST_SELECTED]
    turns = asyncio.Semaphore(_AT_ONCE)

    async def decide(card_id: str, sha256: str) -> tuple[str, str]:
        async with turns:
            try:
                await _decide(visitor, card_id, sha256, ConfirmBody(confirmed=True, approval_id=card_id))
            except StewardError as error:
                return card_id, error.detail
            return card_id, ""

    told = await asyncio.gather(*(decide(card_id, sha256) for card_id, _, sha256 in chosen))
    cards: list[Card | Outcome] = []
    for card_id, _ in told:
        try:
            cards.append((await standing(visitor, card_id))[0])
        except StewardError:
            continue
    return page("inbox_report.html", visitor=visitor, cards=cards, told=told)


@router.post("/{card_id}/approve")
async def approve(request: Request, card_id: CardId) -> Response:
    """Approve one card as it was shown."""
    visitor, form = visitor_of(request), await form_of(request)
    body = ConfirmBody(confirmed=True, approval_id=card_id)
    return await _decided(visitor, card_id, str(form.get("args_sha256", "")), body)


@router.post("/{card_id}/deny")
async def deny(request: Request, card_id: CardId) -> Response:
    """Deny one card, with or without a reason."""
    visitor, form = visitor_of(request), await form_of(request)
    reason = str(form.get("reason", "")).strip() or None
    body = checked(ConfirmBody, {"confirmed": False, "approval_id": card_id, "reason": reason})
    return await _decided(visitor, card_id, str(form.get("args_sha256", "")), body)


@router.post("/{card_id}/message")
async def say(request: Request, card_id: CardId) -> Response:
    """Answer the question of a card, or say what to change about its call."""
    visitor, form = visitor_of(request), await form_of(request)
    body = checked(MessageBody, {"text": str(form.get("text", ""))})
    try:
        await visitor.gateway.reply(visitor.principal, problem_of(card_id), body, wait_s=_WAIT_S)
    except Conflict as error:
        return await _truth(visitor, card_id, error.detail)
    return await _truth(visitor, card_id)


@router.get("/{card_id}/edit")
async def show_form(request: Request, card_id: CardId) -> Response:
    """The arguments of a card as a form."""
    visitor = visitor_of(request)
    now, _ = await standing(visitor, card_id)
    if isinstance(now, Outcome) or now.approval is None:
        return page("card.html", visitor=visitor, cards=[now])
    spec = await spec_of(visitor, now.approval.tool_name)
    return page("edit.html", visitor=visitor, card=now, fields=fields_of(spec, now.approval.args), faults=[])


@router.post("/{card_id}/edited")
async def edit(request: Request, card_id: CardId) -> Response:
    """Have a card's call asked anew with what the form holds; or the form again, with what does not fit."""
    visitor, form = visitor_of(request), await form_of(request)
    now, _ = await standing(visitor, card_id)
    if isinstance(now, Outcome) or now.approval is None:
        return page("card.html", visitor=visitor, cards=[now])
    spec = await spec_of(visitor, now.approval.tool_name)
    before = now.approval.args
    given = {name: str(value) for name, value in form.items()}
    args, faults = read_form(spec, before, given)
    faults = faults or await faults_of(visitor, now.approval.tool_name, args)
    if not faults:
        body = checked(ConfirmBody, {"confirmed": True, "approval_id": card_id, "arguments": args})
        try:
            return await _decided(visitor, card_id, now.approval.args_sha256, body)
        except Unprocessable as error:
            # What the words in it mean is known only once it is looked up.
            faults = [error.detail]
    fields = fields_of(spec, before)
    return page("edit.html", visitor=visitor, card=now, fields=fields, faults=faults, given=given)


async def _decided(visitor: Visitor, card_id: str, sha256: str, body: ConfirmBody) -> Response:
    """What came of a decision. A stale one is answered with the truth: what was decided, or what is asked now."""
    try:
        await _decide(visitor, card_id, sha256, body)
    except (Conflict, NotFound) as error:
        return await _truth(visitor, card_id, error.detail)
    return await _truth(visitor, card_id)


async def _decide(visitor: Visitor, card_id: str, sha256: str, body: ConfirmBody) -> None:
    """Decide what was shown, and nothing else. Raises Conflict when other arguments wait now."""
    now, _ = await standing(visitor, card_id)
    if isinstance(now, Outcome):
        raise Conflict(f"It was {now.state} before" + (f" by {now.by}." if now.by else "."))
    if now.approval is None or now.approval.args_sha256 != sha256:
        raise Conflict("Other arguments wait now than those that were shown; nothing was decided.")
    await visitor.gateway.decide(visitor.principal, problem_of(card_id), body, wait_s=_WAIT_S)


async def _truth(visitor: Visitor, card_id: str, stale: str = "") -> Response:
    # What is asked anew is a card of its own, which the live view puts on the page.
    now, _ = await standing(visitor, card_id)
    return page("card.html", visitor=visitor, cards=[now], stale=stale)
