"""The door /problems: lists, one problem, its steps, its live events, and what can be said to it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import APIRouter, Body, Depends, Header, Path, Query
from sse_starlette import ServerSentEvent
from starlette.responses import Response, StreamingResponse

from steward.api import examples, openapi
from steward.api.bodies import CancelBody, ConfirmBody, MessageBody
from steward.api.core.result_reader import ResultText
from steward.api.core.visible_problems import Event, GoingOn
from steward.api.event_streams import LiveView, draft_event
from steward.api.http import (
    GatewayDep,
    JsonRoute,
    KeyDep,
    PrincipalDep,
    ReaderDep,
    RowId,
    WaitDep,
    reply_response,
)
from steward.api.ranges import span_of
from steward.api.response_models import ProblemPage
from steward.contracts.base import Message
from steward.contracts.drafts import Draft
from steward.contracts.problem import ProblemStatus, ProblemView
from steward.contracts.step import Step
from steward.contracts.wire import MAX_PROBLEM_ID, Answer
from steward.sql.problems import RecordedStep

router = APIRouter(tags=["problems"], route_class=JsonRoute)
_JSON: Final = "application/json"
_STATUSES: Final = "^({0})(,({0}))*$".format("|".join(ProblemStatus))

_SHA256: Final = r"^[0-9a-f]{64}$"
_EVENT_ID: Final = r"^\s*[0-9]{0,18}\s*$"


class NumberedStep(Step):
    """A step. `id` is what Last-Event-ID takes; null where the mirror has not numbered it."""

    id: int | None


class StepPage(Message):
    """Every step of a problem."""

    problem_id: int
    steps: list[NumberedStep]
    mirrored: bool


class Wanted:
    """What the headers of a request for a result ask for."""

    def __init__(
        self,
        span: Annotated[str | None, Header(alias="Range", description="The bytes wanted, as bytes=0-65535")] = None,
        if_range: Annotated[str | None, Header(alias="If-Range")] = None,
        if_none_match: Annotated[str | None, Header(alias="If-None-Match")] = None,
    ) -> None:
        self.span, self.if_range, self.if_none_match = span, if_range, if_none_match


WantedDep = Annotated[Wanted, Depends()]


@router.get("/problems", response_model=ProblemPage, responses=openapi.reading())
async def list_problems(
    gateway: GatewayDep,
    principal: ReaderDep,
    status: Annotated[str | None, Query(pattern=_STATUSES, description="One or several, by commas")] = None,
    conversation_id: Annotated[str | None, Query(min_length=1, max_length=200, pattern=r"^[^\x00]+$")] = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    before: Annotated[int | None, Query(ge=1, le=MAX_PROBLEM_ID, description="The `next` of the page before")] = None,
) -> Response:
    """Problems, newest first, as summaries: `result` is null and `result_size` says about how large it is; text and
    message have at most 1,000 characters."""
    statuses = None if status is None else [ProblemStatus(word) for word in status.split(",")]
    views = await gateway.problems.list(principal, statuses, conversation_id, limit, before)
    following = str(views[-1].problem_id) if len(views) == limit else "null"
    listed = ",".join(view.model_dump_json() for view in views)
    return Response(f'{{"problems":[{listed}],"next":{following}}}', media_type=_JSON)


@router.get("/problems/{problem_id}", response_model=ProblemView, responses=openapi.reading(404))
async def get_problem(gateway: GatewayDep, principal: ReaderDep, problem_id: RowId) -> Response:
    """One problem now. `stale` is true when no worker answered and the mirror did."""
    view = await gateway.problems.view(principal, problem_id)
    return Response(view.model_dump_json(), media_type=_JSON)


@router.get("/problems/{problem_id}/steps", responses=openapi.reading(404))
async def get_steps(gateway: GatewayDep, principal: ReaderDep, problem_id: RowId) -> StepPage:
    """Every step, in the order they happened. `mirrored` is false when the workflow answered for PostgreSQL."""
    found = await gateway.problems.steps(principal, problem_id)
    steps = [NumberedStep(id=number, **dict(step)) for number, step in found.steps]
    return StepPage(problem_id=problem_id, steps=steps, mirrored=found.mirrored)


@router.get(
    "/problems/{problem_id}/events",
    response_class=Response,
    responses=openapi.content(openapi.events(), 404, 429),
)
async def get_events(
    gateway: GatewayDep,
    principal: ReaderDep,
    problem_id: RowId,
    last_event_id: Annotated[
        str, Header(alias="Last-Event-ID", pattern=_EVENT_ID, description="Resume after this step")
    ] = "",
) -> Response:
    """A live view as server-sent events: `step` (its id is what Last-Event-ID takes), `problem`, whose
    result is left out, `progress` {text}, what it waits for, and `draft` {text, provisional}, the answer as far as it
    is written: each holds the whole, and is void with the next step or problem. It ends with the problem. 429 when
    the user has too many open."""
    close = gateway.live_views.open(principal)
    try:
        after = int(last_event_id.strip() or 0)
        events = await gateway.problems.events(principal, problem_id, after, going_on=True)
    except BaseException:
        close()
        raise
    return LiveView(_sent(events), close)


@router.get("/problems/{problem_id}/result", response_class=Response, responses=openapi.RESULT)
async def get_result(gateway: GatewayDep, principal: ReaderDep, problem_id: RowId, wanted: WantedDep) -> Response:
    """The result of a problem as JSON, also in parts (Range). Of several, each large one is named by its address."""
    return _result_response(wanted, await gateway.problems.result(principal, problem_id))


@router.get("/problems/{problem_id}/results/{sha256}", response_class=Response, responses=openapi.RESULT)
async def get_stored_result(
    gateway: GatewayDep,
    principal: ReaderDep,
    problem_id: RowId,
    sha256: Annotated[str, Path(pattern=_SHA256)],
    wanted: WantedDep,
) -> Response:
    """One large result as JSON, also in parts (Range). What an address names never changes."""
    return _result_response(wanted, await gateway.problems.result(principal, problem_id, sha256))


@router.post("/problems/{problem_id}/confirm", response_model=Answer, responses=openapi.ANSWERS)
async def confirm(
    gateway: GatewayDep,
    principal: PrincipalDep,
    problem_id: RowId,
    wait_s: WaitDep,
    key: KeyDep,
    body: Annotated[ConfirmBody, Body(openapi_examples=examples.CONFIRM)],
) -> Response:
    """Approve, deny or edit what waits for approval, and wait for what follows. What is edited, and what is not as it
    was shown any more, is asked anew: the answer has that approval."""
    return reply_response(await gateway.decide(principal, problem_id, body, wait_s=wait_s, idempotency_key=key))


@router.post("/problems/{problem_id}/message", response_model=Answer, responses=openapi.ANSWERS)
async def message(
    gateway: GatewayDep,
    principal: PrincipalDep,
    problem_id: RowId,
    wait_s: WaitDep,
    key: KeyDep,
    body: Annotated[MessageBody, Body(openapi_examples=examples.MESSAGE)],
) -> Response:
    """Answer a problem's question or add to it, and wait for what follows."""
    return reply_response(await gateway.reply(principal, problem_id, body, wait_s=wait_s, idempotency_key=key))


@router.post("/problems/{problem_id}/cancel", response_model=Answer, responses=openapi.ANSWERS)
async def cancel(
    gateway: GatewayDep,
    principal: PrincipalDep,
    problem_id: RowId,
    wait_s: WaitDep,
    body: Annotated[CancelBody, Body(openapi_examples=examples.CANCEL)] = CancelBody(),
) -> Response:
    """Cancel a problem. A side effect that is under way is waited for."""
    return reply_response(await gateway.cancel(principal, problem_id, body, wait_s=wait_s))


def _result_response(wanted: Wanted, result: ResultText) -> Response:
    tag = f'"{result.sha256}"'
    headers = {"ETag": tag, "Accept-Ranges": "bytes", "Cache-Control": "private, no-cache"}
    if tag in (wanted.if_none_match or ""):
        return Response(status_code=304, headers=headers)
    span = span_of(wanted.span if wanted.if_range in (None, tag) else None, result.size)
    if span is None:
        first, last, status = 0, result.size - 1, 200
    else:
        first, last, status = span.first, span.last, 206 if span.length else 416
        headers["Content-Range"] = span.content_range
    if status == 416:
        return Response(status_code=416, headers=headers)
    headers["Content-Length"] = str(last - first + 1)
    return StreamingResponse(result.pieces(first, last), status, headers, _JSON)


async def _sent(events: AsyncIterator[Event]) -> AsyncIterator[ServerSentEvent]:
    async for event in events:
        match event.content:
            case RecordedStep(id=number, step=step):
                yield ServerSentEvent(step.model_dump_json(), event="step", id=str(number))
            case ProblemView() as view:
                yield ServerSentEvent(view.model_dump_json(), event="problem")
            case GoingOn(words=words):
                yield ServerSentEvent(json.dumps({"text": words}, ensure_ascii=False), event="progress")
            case Draft(text=text):
                yield draft_event(text)
