"""Asking the planner: inside the workflow task where it is quick, else on its own queue, given up on cancellation."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from temporalio import workflow
from temporalio.exceptions import ApplicationError, FailureError, is_cancelled_exception

from steward.contracts.errors import ErrorCode
from steward.contracts.plan import PlanRequest
from steward.contracts.planning_activities import PlanOutput
from steward.decisions import outcomes, summaries
from steward.decisions.requests import plan_request
from steward.decisions.state import ProblemState
from steward.workflows import clock, work
from steward.workflows.closing import close_unplanned

Record = Callable[[], Awaitable[None]]
"""Brings the mirror up to date before what may take long."""


async def plan(state: ProblemState, record: Record) -> None:
    """Make the next plan and take up what it says; where nobody can plan, the problem ends."""
    request = plan_request(state, clock.now_text(state))
    summary = summaries.of_plan(state, request)
    try:
        if state.plan_route == "local":
            result = await _quickly(request, summary, record)
        else:
            result = await _queued(state, request, summary, record)
    except FailureError as error:
        if is_cancelled_exception(error):
            if state.cancel is None:
                raise
            return
        cause = work.root_of(error)
        if isinstance(cause, ApplicationError) and cause.type == ErrorCode.STATE_CHANGED and state.offered:
            state.retrieved_for, state.whole_candidates = None, True
            return
        await close_unplanned(state, outcomes.planning_failed(state, str(cause), clock.now(state)))
        return
    outcomes.plan_made(state, result, clock.now(state))


async def _quickly(request: PlanRequest, summary: str, record: Record) -> PlanOutput:
    """A planner that is not as quick as it should be is asked again once that is told."""
    try:
        return await work.plan_at_once(request, summary)
    except FailureError as error:
        cause = work.root_of(error)
        if is_cancelled_exception(error) or (isinstance(cause, ApplicationError) and cause.non_retryable):
            raise
    await record()
    return await work.plan_patiently(request, summary)


async def _queued(state: ProblemState, request: PlanRequest, summary: str, record: Record) -> PlanOutput:
    planning = asyncio.create_task(work.plan_queued(request, summary, state.input.plan_timeout_s))
    await record()
    await workflow.wait_condition(lambda: planning.done() or state.cancel is not None)
    if not planning.done():
        planning.cancel()
    return await planning
