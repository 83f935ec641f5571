"""The activities a problem is made of, each with its options: short ones inside the workflow task, planning outside."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from temporalio import workflow
from temporalio.exceptions import ActivityError, FailureError, is_cancelled_exception

from steward.contracts import activities, queues
from steward.contracts.activities import (
    PlanOutput,
    ReadMessageInput,
    RetrieveToolsOutput,
)
from steward.contracts.calls import PreparedCall, RecalledCall, RecallInput, Verdict
from steward.contracts.dialogue import Act, Reading, RecentCall
from steward.contracts.mirror import MirrorWrite
from steward.contracts.plan import PlanRequest, ToolCall
from steward.contracts.problem import Question
from steward.contracts.step import Action, Step
from steward.decisions.advance import AdvanceInput, AdvanceOutput
from steward.decisions.requests import prepare_input, search_input
from steward.decisions.state import ProblemState
from steward.workflows.options import (
    A_FEW_TIMES,
    ADVANCING,
    HEARTBEAT,
    LOCAL_RETRY_THRESHOLD,
    QUICK,
    UNTIL_IT_WORKS,
)

_DECISIONS = frozenset(
    {Action.APPROVAL_APPROVED, Action.APPROVAL_DENIED, Action.APPROVAL_EDITED, Action.APPROVAL_WITHDRAWN}
)
ADVANCE = "advance"
"""The name of the activity; what it is given is no contract, since nobody else may speak of a problem's state."""
_SUMMARY = 200
"""Characters of a summary; Temporal takes no more."""


def now_text() -> str:
    """The workflow's time, ISO 8601 with offset."""
    return workflow.now().isoformat()


def root_of(error: FailureError) -> BaseException:
    """What went wrong inside an activity. A regular one wraps it in an ActivityError, a local one does not."""
    return error.cause or error if isinstance(error, ActivityError) else error


async def advance(state: ProblemState) -> AdvanceOutput:
    """Do everything quick that comes next; waits for PostgreSQL as long as it takes."""
    done: AdvanceOutput = await workflow.execute_local_activity(
        ADVANCE,
        AdvanceInput(state=state, now=workflow.now()),
        result_type=AdvanceOutput,
        start_to_close_timeout=ADVANCING,
        retry_policy=UNTIL_IT_WORKS,
        local_retry_threshold=LOCAL_RETRY_THRESHOLD,
    )
    return done


def any_decision(steps: Sequence[Step]) -> bool:
    """Whether these steps hold a human's decision, which is durable before anything comes of it."""
    return any(step.action in _DECISIONS for step in steps)


async def record_steps(write: MirrorWrite, *, durable: int = 0) -> bool:
    """Mirror; waits for PostgreSQL as long as it takes. False: it was refused, see MirrorWrite.

    A decision is told outside the workflow task that took it: until that task is accepted another decision may still
    take its place, and whoever saw the first one in the mirror would have seen what never happened. The tasks of the
    first `durable` steps were accepted.
    """
    if any_decision([step for step in write.steps if (step.seq or 0) > durable]):
        refused = await workflow.execute_activity(
            activities.record_steps,
            write,
            start_to_close_timeout=QUICK,
            retry_policy=UNTIL_IT_WORKS,
            summary="what was decided",
        )
        return not refused
    refused = await workflow.execute_local_activity(
        activities.record_steps,
        write,
        start_to_close_timeout=QUICK,
        retry_policy=UNTIL_IT_WORKS,
        local_retry_threshold=LOCAL_RETRY_THRESHOLD,
    )
    return not refused


async def recall_dispatches(problem_id: int, known: list[str]) -> list[RecalledCall]:
    """Ask the ledger for calls beyond `known`; waits for PostgreSQL as long as it takes."""
    found = await workflow.execute_local_activity(
        activities.recall_dispatches,
        RecallInput(problem_id=problem_id, known=known),
        start_to_close_timeout=QUICK,
        retry_policy=UNTIL_IT_WORKS,
        local_retry_threshold=LOCAL_RETRY_THRESHOLD,
    )
    return found.calls


async def prepare_calls(state: ProblemState, calls: list[ToolCall]) -> list[PreparedCall]:
    """Validate calls. A check that cannot be made makes the call invalid: nothing runs unchecked."""
    request = prepare_input(state, calls, now_text())
    try:
        output = await workflow.execute_local_activity(
            activities.prepare_calls,
            request,
            start_to_close_timeout=QUICK,
            retry_policy=A_FEW_TIMES,
            local_retry_threshold=LOCAL_RETRY_THRESHOLD,
            summary=", ".join(call.tool_name for call in calls)[:_SUMMARY],
        )
    except FailureError as error:
        why = f"the call could not be checked: {root_of(error)}"
        return [PreparedCall(tool_name=c.tool_name, args=c.args, verdict=Verdict.INVALID, errors=[why]) for c in calls]
    return output.prepared


async def read_message(
    state: ProblemState,
    text: str,
    *,
    question: Question | None = None,
    amends: RecentCall | None = None,
) -> Reading:
    """Read a message. One that cannot be read stands as it is."""
    asked = state.draft_schema.get("properties", {}).get(question.parameter, {}) if question else {}
    request = ReadMessageInput(
        requester=state.input.requester,
        text=text,
        now=now_text(),
        question=question,
        asked_schema=asked,
        amends=amends,
    )
    try:
        return await workflow.execute_local_activity(
            activities.read_message,
            request,
            start_to_close_timeout=QUICK,
            retry_policy=A_FEW_TIMES,
            local_retry_threshold=LOCAL_RETRY_THRESHOLD,
        )
    except FailureError as error:
        if is_cancelled_exception(error):
            raise
        act = Act.REQUEST if question is None else Act.ANSWER
        return Reading(act=act, text=text, why=f"it could not be read: {root_of(error)}")


async def retrieve(state: ProblemState, text: str) -> RetrieveToolsOutput:
    """Find the tools for a text."""
    return await workflow.execute_local_activity(
        activities.retrieve_tools,
        search_input(state, text),
        start_to_close_timeout=QUICK,
        retry_policy=UNTIL_IT_WORKS,
        local_retry_threshold=LOCAL_RETRY_THRESHOLD,
    )


async def plan_locally(request: PlanRequest) -> PlanOutput:
    """Plan with a backend that is quick enough for the workflow task."""
    return await workflow.execute_local_activity(
        activities.plan_next_action,
        request,
        start_to_close_timeout=QUICK,
        retry_policy=A_FEW_TIMES,
        local_retry_threshold=LOCAL_RETRY_THRESHOLD,
        summary=f"plan {request.round}",
    )


async def plan_queued(request: PlanRequest, timeout_s: float) -> PlanOutput:
    """Plan on the planner queue, with heartbeats, visible in the Web UI."""
    return await workflow.execute_activity(
        activities.plan_next_action,
        request,
        task_queue=queues.PLANNER,
        start_to_close_timeout=timedelta(seconds=timeout_s),
        heartbeat_timeout=HEARTBEAT,
        # A planner that cannot plan says so for good: what is tried again lost its worker.
        retry_policy=A_FEW_TIMES,
        summary=f"plan {request.round}",
    )
