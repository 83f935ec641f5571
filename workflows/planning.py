"""Finding tools and asking the planner: inside the workflow task where it is quick, else on its own queue, given up on
cancellation."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from temporalio import workflow
from temporalio.exceptions import ApplicationError, FailureError, is_cancelled_exception

from steward.contracts.errors import ErrorCode
from steward.decisions import outcomes
from steward.decisions.requests import plan_request
from steward.decisions.state import ProblemState
from steward.workflows import work
from steward.workflows.closing import close_unplanned


async def plan(state: ProblemState, record: Callable[[], Awaitable[None]]) -> None:
    """Make the next plan and take up what it says; where nobody can plan, the problem ends. `record` brings the mirror
    up to date before a long wait."""
    request = plan_request(state, work.now_text())
    try:
        if state.plan_route == "local":
            result = await work.plan_locally(request)
        else:
            planning = asyncio.create_task(work.plan_queued(request, state.input.plan_timeout_s))
            await record()
            await workflow.wait_condition(lambda: planning.done() or state.cancel is not None)
            if not planning.done():
                planning.cancel()
            result = await planning
    except FailureError as error:
        if is_cancelled_exception(error):
            if state.cancel is None:
                raise
            return
        cause = work.root_of(error)
        if isinstance(cause, ApplicationError) and cause.type == ErrorCode.STATE_CHANGED and state.offered:
            state.retrieved_for, state.whole_candidates = None, True
            return
        await close_unplanned(state, outcomes.planning_failed(state, str(cause), workflow.now()))
        return
    outcomes.plan_made(state, result, workflow.now())
