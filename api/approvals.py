"""The door /approvals: what waits for the caller's decision, their own and that of others which names them."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query
from starlette.responses import Response

from steward.api import openapi
from steward.api.http import GatewayDep, ReaderDep
from steward.api.response_models import ProblemPage
from steward.contracts.wire import MAX_PROBLEM_ID

router = APIRouter(tags=["problems"])
_JSON: Final = "application/json"


@router.get("/approvals", response_model=ProblemPage, responses=openapi.reading())
async def list_approvals(
    gateway: GatewayDep,
    principal: ReaderDep,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    before: Annotated[int | None, Query(ge=1, le=MAX_PROBLEM_ID, description="The `next` of the page before")] = None,
) -> Response:
    """Problems with approvals that the caller may decide, newest first, a page of at most `limit`. Of another user's
    problem only these approvals are shown; decide them by POST /problems/{problem_id}/confirm."""
    found = await gateway.problems.waiting(principal, limit, before)
    listed = ",".join(view.model_dump_json() for view in found.problems)
    following = "null" if found.next is None else str(found.next)
    return Response(f'{{"problems":[{listed}],"next":{following}}}', media_type=_JSON)
