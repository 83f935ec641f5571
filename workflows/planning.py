"""Finding tools and asking the planner: inside the workflow task where it is quick, else on its own queue, given up on
cancellation."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime

from temporalio import workflow
from temporalio.exceptions import ApplicationError, FailureError, is_cancelled_exception

from steward.contracts.activities import PlanOutput, RetrieveToolsInput, RetrieveToolsOutput
from steward.contracts.errors import ErrorCode
from steward.contracts.plan import PlanRequest
from steward.contracts.tool import Effect
from steward.decisions import outcomes
from steward.decisions.actions import Plan, Retrieve
from steward.decisions.decide import decide
from steward.decisions.preparation import prepared
from steward.decisions.requests import plan_request
from steward.decisions.state import CallRecord, CallState, ProblemState
from steward.workflows import work
from steward.workflows.closing import close_unplanned


async def retrieve(state: ProblemState, text: str) -> None:
    """Find the tools for a text; a plan that was made with them at once is taken up."""
    began = workflow.now()
    found = await work.retrieve(state, search_of(state, text))
    take_found(state, text, found, began)


def search_of(state: ProblemState, text: str) -> RetrieveToolsInput:
    """The search for a text, as the state stands."""
    return work.search_for(state, text, plan_request(state, work.now_text()))


def first_search(state: ProblemState) -> RetrieveToolsInput | None:
    """The search that comes next unless opening the problem brings something up; None where another thing does."""
    if state.direct or not state.input.version:
        return None
    search = decide(state.model_copy(update={"opened": True}))
    return search_of(state, search.text) if isinstance(search, Retrieve) else None


def take_found(state: ProblemState, text: str, found: RetrieveToolsOutput, began: datetime) -> None:
    """Go on with what a search found."""
    outcomes.retrieved(state, text, found, workflow.now())
    if found.planned is not None:
        take_up(state, found.planned, began)


async def plan(state: ProblemState, record: Callable[[], Awaitable[None]]) -> None:
    """Make the next plan and take up what it says; where nobody can plan, the problem ends. `record` brings the mirror
    up to date before a long wait."""
    request = plan_request(state, work.now_text())
    began = workflow.now()
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
    take_up(state, result, began)


def plan_after(state: ProblemState, call: CallRecord) -> PlanRequest | None:
    """What the planner is asked once a call has succeeded that is alone and as quick as the planner.

    None where it is not, or something else would come next.
    """
    quick = call.prepared.route == "local" and state.plan_route == "local" and call.prepared.effect is Effect.READ
    if not quick or not state.input.version:
        return None
    done = call.model_copy(update={"state": CallState.SUCCEEDED})
    imagined = state.model_copy(update={"calls": [done if each is call else each for each in state.calls]})
    last = imagined.calls[-1] is done and isinstance(decide(imagined), Plan)
    return plan_request(imagined, work.now_text()) if last else None


def take_up(state: ProblemState, result: PlanOutput, began: datetime) -> None:
    """Go on with a plan."""
    elapsed = (workflow.now() - began).total_seconds()
    state.busy_seconds += elapsed if result.worked_s is None else result.worked_s
    outcomes.planned(state, result, workflow.now())
    if result.prepared and state.proposed:
        prepared(state, result.prepared[: len(state.proposed)], workflow.now())
