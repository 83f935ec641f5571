"""`open_and_retrieve` and `call_and_plan`: what usually follows in the same local activity, since each costs the worker
milliseconds.

Registered on the problems queue. They decide nothing: the workflow has let the call go, and takes up what was found and
planned only if nothing else has come up meanwhile.
"""

from __future__ import annotations

from temporalio import activity

from steward.activities.planning import PlanningActivities
from steward.activities.problem_steps import ProblemStepActivities
from steward.activities.tool_calls import ToolCallActivities
from steward.contracts.activities import (
    CallAndPlanInput,
    CallAndPlanOutput,
    OpenAndRetrieveInput,
    OpenAndRetrieveOutput,
)
from steward.contracts.observed import with_context, with_outcome

_PLANNED_AFTER = ("succeeded", "failed")


class JoinedActivities:
    """Over those that do each by itself."""

    def __init__(self, steps: ProblemStepActivities, calls: ToolCallActivities, planning: PlanningActivities) -> None:
        self._steps = steps
        self._calls = calls
        self._planning = planning

    @activity.defn(name="open_and_retrieve")
    async def open_and_retrieve(self, request: OpenAndRetrieveInput) -> OpenAndRetrieveOutput:
        """Open the problem; with nothing to read or to block, find its tools. Raises what `open_problem` raises."""
        opened = await self._steps.open_problem(request.opening)
        if opened.blocked is not None or opened.injection or opened.recent:
            return OpenAndRetrieveOutput(opened=opened)
        search = request.search
        if search.plan is not None:
            search = search.model_copy(update={"plan": with_context(search.plan, opened)})
        return OpenAndRetrieveOutput(opened=opened, found=await self._planning.retrieve_tools(search))

    @activity.defn(name="call_and_plan")
    async def call_and_plan(self, request: CallAndPlanInput) -> CallAndPlanOutput:
        """Make the call and plan with its outcome. Raises what `call_tool` raises; a plan that fails is left out."""
        outcome = await self._calls.call_tool(request.call)
        if outcome.state not in _PLANNED_AFTER:
            return CallAndPlanOutput(outcome=outcome)
        planned = await self._planning.plan_along(with_outcome(request.plan, outcome))
        return CallAndPlanOutput(outcome=outcome, planned=planned)
