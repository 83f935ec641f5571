"""The door /problems: lists, one problem, its steps, its live events, and what can be said to it."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from sse_starlette import ServerSentEvent
from starlette.responses import Response, StreamingResponse

from api import examples, openapi
from api.bodies import CancelBody, ConfirmBody, MessageBody, checked
from api.core.problem_reader import Event
from api.core.result_reader import ResultText
from api.event_streams import LiveView
from api.http import (
    GatewayDep,
    PrincipalDep,
    ReaderDep,
    idempotency_key_of,
    json_body,
    problem_id_of,
    reply_response,
    wait_of,
)
from api.ranges import span_of
from contracts.errors import BadRequest
from contracts.problem import ProblemStatus, ProblemView
from contracts.wire import MAX_PROBLEM_ID
from sql.problems import RecordedStep

router = APIRouter(tags=["problems"])
_JSON: Final = "application/json"
_STATUSES: Final = "^({0})(,({0}))*$".format("|".join(ProblemStatus))


@router.get("/problems", responses=openapi.reading(openapi.PROBLEM_PAGE))
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
    views = await gateway.problems(principal, statuses, conversation_id, limit, before)
    following = str(views[-1].problem_id) if len(views) == limit else "null"
    listed = ",".join(view.model_dump_json() for view in views)
    return Response(f'{{"problems":[{listed}],"next":{following}}}', media_type=_JSON)


@router.get("/problems/{problem_id}", responses=openapi.reading(openapi.VIEW, 404), openapi_extra=openapi.PROBLEM_PATH)
async def get_problem(request: Request, gateway: GatewayDep, principal: ReaderDep) -> Response:
    """One problem now. `stale` is true when no worker answered and the mirror did."""
    view = await gateway.view(principal, _problem_id(request))
    return Response(view.model_dump_json(), media_type=_JSON)


@router.get(
    "/problems/{problem_id}/steps",
    responses=openapi.reading(openapi.STEP_PAGE, 404),
    openapi_extra=openapi.PROBLEM_PATH,
)
async def get_steps(request: Request, gateway: GatewayDep, principal: ReaderDep) -> Response:
    """Every step, in the order they happened. `mirrored` is false when the workflow answered for PostgreSQL."""
    problem_id = _problem_id(request)
    found = await gateway.steps(principal, problem_id)
    steps = [{"id": number, **step.model_dump(mode="json")} for number, step in found.steps]
    body = {"problem_id": problem_id, "steps": steps, "mirrored": found.mirrored}
    return Response(json.dumps(body, ensure_ascii=False), media_type=_JSON)


@router.get(
    "/problems/{problem_id}/events",
    responses=openapi.reading(openapi.EVENTS, 404, 429),
    openapi_extra=openapi.EVENTS_PATH,
)
async def get_events(request: Request, gateway: GatewayDep, principal: ReaderDep) -> Response:
    """A live view as server-sent events: `step` (its id is what Last-Event-ID takes) and `problem`, whose
    result is left out. It ends with the problem. 429 when the user has too many open."""
    problem_id, after_id = _problem_id(request), _last_event_id(request)
    close = gateway.open_live_view(principal)
    try:
        events = await gateway.events(principal, problem_id, after_id)
    except BaseException:
        close()
        raise
    return LiveView(_sent(events), close)


@router.get("/problems/{problem_id}/result", responses=openapi.RESULT, openapi_extra=openapi.RESULT_PATH)
async def get_result(request: Request, gateway: GatewayDep, principal: ReaderDep) -> Response:
    """The result of a problem as JSON, also in parts (Range). Of several, each large one is named by its address."""
    return _result_response(request, await gateway.result(principal, _problem_id(request)))


@router.get(
    "/problems/{problem_id}/results/{sha256}", responses=openapi.RESULT, openapi_extra=openapi.STORED_RESULT_PATH
)
async def get_stored_result(request: Request, gateway: GatewayDep, principal: ReaderDep) -> Response:
    """One large result as JSON, also in parts (Range). What an address names never changes."""
    sha256 = request.path_params["sha256"]
    if not re.fullmatch(r"[0-9a-f]{64}", sha256):
        raise BadRequest("sha256: must be 64 hexadecimal digits", errors=["sha256: must be 64 hexadecimal digits"])
    return _result_response(request, await gateway.result(principal, _problem_id(request), sha256))


@router.post(
    "/problems/{problem_id}/confirm",
    responses=openapi.ANSWERS,
    openapi_extra=openapi.problem_body(ConfirmBody, examples.CONFIRM),
)
async def confirm(request: Request, gateway: GatewayDep, principal: PrincipalDep) -> Response:
    """Approve, deny or edit what waits for approval, and wait for what follows."""
    body = checked(ConfirmBody, await json_body(request))
    problem_id, key = _problem_id(request), idempotency_key_of(request)
    return reply_response(
        await gateway.decide(principal, problem_id, body, wait_s=wait_of(request), idempotency_key=key)
    )


@router.post(
    "/problems/{problem_id}/message",
    responses=openapi.ANSWERS,
    openapi_extra=openapi.problem_body(MessageBody, examples.MESSAGE),
)
async def message(request: Request, gateway: GatewayDep, principal: PrincipalDep) -> Response:
    """Answer a problem's question or add to it, and wait for what follows."""
    body = checked(MessageBody, await json_body(request))
    problem_id, key = _problem_id(request), idempotency_key_of(request)
    return reply_response(
        await gateway.reply(principal, problem_id, body, wait_s=wait_of(request), idempotency_key=key)
    )


@router.post(
    "/problems/{problem_id}/cancel",
    responses=openapi.ANSWERS,
    openapi_extra=openapi.problem_body(CancelBody, examples.CANCEL, required=False, keyed=False),
)
async def cancel(request: Request, gateway: GatewayDep, principal: PrincipalDep) -> Response:
    """Cancel a problem. A side effect that is under way is waited for."""
    body = checked(CancelBody, await json_body(request, empty={}))
    return reply_response(await gateway.cancel(principal, _problem_id(request), body, wait_s=wait_of(request)))


def _problem_id(request: Request) -> int:
    return problem_id_of(request.path_params["problem_id"])


def _last_event_id(request: Request) -> int:
    given = request.headers.get("last-event-id", "").strip()
    if not given:
        return 0
    if not re.fullmatch(r"[0-9]{1,18}", given, re.ASCII):
        raise BadRequest("Last-Event-ID: must be the id of a step event", errors=["Last-Event-ID: must be a number"])
    return int(given)


def _result_response(request: Request, result: ResultText) -> Response:
    tag = f'"{result.sha256}"'
    headers = {"ETag": tag, "Accept-Ranges": "bytes", "Cache-Control": "private, no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    wanted = request.headers.get("range") if request.headers.get("if-range", tag) == tag else None
    span = span_of(wanted, result.size)
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
