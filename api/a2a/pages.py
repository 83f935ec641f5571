"""Lists of tasks, page by page, last changed first (specification, section 3.1.4)."""

from __future__ import annotations

import binascii
from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import UTC, datetime
from typing import Final

from a2a.types.a2a_pb2 import ListTasksRequest, ListTasksResponse, TaskState
from a2a.utils.errors import InvalidParamsError
from a2a.utils.task import apply_history_length, validate_history_length, validate_page_size

from steward.api.a2a.tasks import statuses_of, task_of
from steward.api.credentials.identity import Principal
from steward.api.gateway import Gateway
from steward.contracts.base import Json
from steward.contracts.problem import ProblemView
from steward.contracts.stored import stored_in
from steward.contracts.wire import MAX_PROBLEM_ID
from steward.sql.problems import PageFilter

_DEFAULT_SIZE: Final = 50


async def page_of(
    gateway: Gateway, principal: Principal, params: ListTasksRequest, opened_by: str | None
) -> ListTasksResponse:
    """One page of the principal's tasks; with `opened_by`, of those that this gateway opened.

    Raises:
        InvalidParamsError: page size, history length or page token are not of their form.
    """
    validate_history_length(params)
    if params.HasField("page_size"):
        validate_page_size(params.page_size)
    if "\x00" in params.context_id:
        raise InvalidParamsError("contextId: must not contain a NUL character")
    size = params.page_size or _DEFAULT_SIZE
    before = _position(params.page_token) if params.page_token else None
    views, total = await gateway.problems.page(principal, _filter(params, opened_by), size, before)
    tasks = []
    for view in views:
        # History costs a query a task; whoever wants it in a list says how long.
        steps = (await gateway.problems.steps(principal, view.problem_id)).steps if params.history_length else []
        task = task_of(_in_short(view), [step for _, step in steps], artifacts=params.include_artifacts)
        if not params.history_length:
            task.ClearField("history")
        tasks.append(apply_history_length(task, params))
    return ListTasksResponse(
        tasks=tasks,
        next_page_token=_token(views[-1]) if len(views) == size else "",
        page_size=size,
        total_size=total,
    )


def _in_short(view: ProblemView) -> ProblemView:
    """The view with what was kept apart of its result as where it is: a list holds no large results."""

    def shown(result: Json) -> Json:
        stored = stored_in(result)
        return result if stored is None else stored.shown(view.problem_id)

    result = shown(view.result)
    if isinstance(result, list):
        result = [
            {**one, "result": shown(one["result"])} if isinstance(one, dict) and "result" in one else one
            for one in result
        ]
    return view.model_copy(update={"result": result})


def _filter(params: ListTasksRequest, opened_by: str | None) -> PageFilter:
    statuses, closed = None, None
    if params.status != TaskState.TASK_STATE_UNSPECIFIED:
        statuses, closed = statuses_of(params.status)
    after = None
    if params.HasField("status_timestamp_after"):
        after = params.status_timestamp_after.ToDatetime(UTC)
    return PageFilter(statuses, closed, params.context_id or None, opened_by, after)


def _token(view: ProblemView) -> str:
    return urlsafe_b64encode(f"{view.updated_at.isoformat()} {view.problem_id}".encode()).decode()


def _position(token: str) -> tuple[datetime, int]:
    try:
        changed, _, problem_id = urlsafe_b64decode(token.encode()).decode().partition(" ")
        position = datetime.fromisoformat(changed), int(problem_id)
    except (ValueError, binascii.Error):
        position = datetime.min, 0
    if position[0].tzinfo is None or not 0 < position[1] <= MAX_PROBLEM_ID:
        raise InvalidParamsError("pageToken: is none of this agent's")
    return position
