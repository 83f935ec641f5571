"""Problems on pages: finding one, its life from request to end as it happens, and taking it along."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Final
from urllib.parse import quote, urlencode

from fastapi import APIRouter, Query, Request
from sse_starlette import ServerSentEvent
from starlette.responses import Response

from steward.api.bodies import CancelBody
from steward.api.console.guarded import SECURITY_HEADERS, PageRoute, Visitor, parts_of, visitor_of
from steward.api.console.inbox_cards import cards_of
from steward.api.console.pages import page, render
from steward.api.console.timeline import Moment, markdown, timeline
from steward.api.core.visible_problems import Event, GoingOn
from steward.api.event_streams import LiveView
from steward.api.http import RowId
from steward.contracts.actors import SELF_TEST_USER
from steward.contracts.drafts import Draft
from steward.contracts.problem import WAITING, ProblemStatus, ProblemView
from steward.contracts.wire import MAX_PROBLEM_ID
from steward.sql.problems import RecordedStep

router = APIRouter(prefix="/console/problems", route_class=PageRoute, include_in_schema=False)
PAGE: Final = 50
_WAIT_S: Final = 8.0
KINDS: Final[dict[str, list[ProblemStatus]]] = {
    "running": [ProblemStatus.IN_PROGRESS],
    "waiting": list(WAITING),
    "done": [ProblemStatus.DONE],
    "canceled": [ProblemStatus.CANCELED],
    "failed": [ProblemStatus.FAILED],
}


@router.get("")
async def search(
    request: Request,
    q: Annotated[str, Query(max_length=200, pattern=r"^[^\x00]*$")] = "",
    kind: Annotated[str, Query(max_length=20)] = "",
    before: Annotated[int | None, Query(ge=1, le=MAX_PROBLEM_ID)] = None,
) -> Response:
    """Problems, newest first, with these words and of this kind."""
    visitor = visitor_of(request)
    statuses = KINDS.get(kind)
    found = await visitor.gateway.problems.search(
        visitor.principal, q.strip() or None, statuses, PAGE, before, SELF_TEST_USER
    )
    more = urlencode({"q": q, "kind": kind, "before": found[-1].problem_id}) if len(found) == PAGE else ""
    rows_alone = request.headers.get("hx-target") in ("rows", "more")
    name = "problem_rows.html" if rows_alone else "problems.html"
    return page(name, here="problems", visitor=visitor, problems=found, q=q, kind=kind, kinds=list(KINDS), more=more)


@router.get("/{problem_id}")
async def show(request: Request, problem_id: RowId) -> Response:
    """One problem with every step."""
    visitor = visitor_of(request)
    view, moments = await _life(visitor, problem_id)
    last = max((moment.number for moment in moments if moment.number is not None), default=0)
    cards = await cards_of(visitor, view)
    temporal = _temporal_page(request, problem_id)
    return page(
        "problem.html", here="problems", visitor=visitor, view=view, moments=moments, last=last, cards=cards,
        temporal=temporal,
    )  # fmt: skip


@router.get("/{problem_id}/live")
async def follow(
    request: Request, problem_id: RowId, after: Annotated[int, Query(ge=0, le=MAX_PROBLEM_ID)] = 0
) -> Response:
    """New steps and the problem's state, as pieces of its page."""
    visitor = visitor_of(request)
    resumed = request.headers.get("last-event-id", "").strip()
    close = visitor.gateway.live_views.open(visitor.principal)
    try:
        begin = int(resumed) if resumed.isascii() and resumed.isdigit() and len(resumed) < 19 else after
        events = await visitor.gateway.problems.events(visitor.principal, problem_id, begin, going_on=True)
    except BaseException:
        close()
        raise
    response = LiveView(_pieces(visitor, events), close)
    response.headers.update(SECURITY_HEADERS)
    return response


async def _pieces(visitor: Visitor, events: AsyncIterator[Event]) -> AsyncIterator[ServerSentEvent]:
    before: Moment | None = None
    known: ProblemView | None = None
    drafted = False
    async for event in events:
        match event.content:
            case RecordedStep(id=number, step=step):
                before = Moment.after(before, number, step)
                yield ServerSentEvent(render("moment.html", moment=before), event="step", id=str(number))
            case GoingOn(words=words) if known is not None:
                waits = known.model_copy(update={"message": words})
                yield ServerSentEvent(
                    render("problem_state.html", view=waits, cards=[], visitor=visitor), event="state"
                )
            case Draft(text=text):
                drafted = True
                yield ServerSentEvent(render("draft.html", text=text), event="draft")
            case ProblemView() as view:
                known = view
                if drafted:
                    drafted = False
                    yield ServerSentEvent("", event="draft")
                words = render("problem_state.html", view=view, cards=await cards_of(visitor, view), visitor=visitor)
                yield ServerSentEvent(words, event="state")
    yield ServerSentEvent("", event="end")


@router.get("/{problem_id}/export.json")
async def export_json(request: Request, problem_id: RowId) -> Response:
    """The problem and its steps as one JSON document."""
    view, moments = await _life(visitor_of(request), problem_id)
    steps = ",".join(moment.step.model_dump_json() for moment in moments)
    text = f'{{"problem":{view.model_dump_json()},"steps":[{steps}]}}'
    return _file(text, f"problem-{problem_id}.json", "application/json")


@router.get("/{problem_id}/export.md")
async def export_markdown(request: Request, problem_id: RowId) -> Response:
    """The problem's life to read and to pass on."""
    view, moments = await _life(visitor_of(request), problem_id)
    return _file(markdown(view, moments), f"problem-{problem_id}.md", "text/markdown; charset=utf-8")


@router.post("/{problem_id}/cancel")
async def cancel(request: Request, problem_id: RowId) -> Response:
    """Cancel a problem."""
    visitor = visitor_of(request)
    await visitor.gateway.cancel(visitor.principal, problem_id, CancelBody(), wait_s=_WAIT_S)
    return Response(headers={"HX-Refresh": "true"})


async def _life(visitor: Visitor, problem_id: int) -> tuple[ProblemView, list[Moment]]:
    view = await visitor.gateway.problems.view(visitor.principal, problem_id)
    found = await visitor.gateway.problems.steps(visitor.principal, problem_id)
    return view, timeline(found.steps)


def _file(text: str, name: str, media_type: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type=media_type)


def _temporal_page(request: Request, problem_id: int) -> str | None:
    """Temporal's page of a problem, for who sits at its machine and may look at it. It has this page's name, since the
    session is a cookie of that name."""
    visitor, parts = visitor_of(request), parts_of(request)
    host = request.url.hostname
    if parts.temporal_ui is None or host not in ("localhost", "127.0.0.1") or not visitor.administers:
        return None
    place = f"namespaces/{quote(parts.namespace, safe='')}/workflows/problem-{problem_id}"
    return f"http://{host}:{parts.temporal_ui}/{place}"
