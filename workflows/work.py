"""The activities a problem is made of, each with its options and its summary: short ones inside the workflow task,
planning by a model outside."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from typing import TypeVar

from temporalio import workflow
from temporalio.common import RetryPolicy
from temporalio.exceptions import ActivityError, FailureError, is_cancelled_exception

from steward.contracts import activities, queues
from steward.contracts.activities import OpenProblemInput, OpenProblemOutput, ReadMessageInput
from steward.contracts.calls import PreparedCall, RecalledCall, RecallInput, Verdict
from steward.contracts.dialogue import Act, Reading, RecentCall
from steward.contracts.mirror import MirrorWrite
from steward.contracts.plan import PlanRequest, ToolCall
from steward.contracts.planning_activities import EmbedTextInput, PlanOutput, RetrieveToolsOutput
from steward.contracts.problem import Question
from steward.contracts.step import Action, Step
from steward.decisions import summaries
from steward.decisions.requests import prepare_input, search_input
from steward.decisions.state import ProblemState
from steward.workflows.clock import now_text
from steward.workflows.options import (
    A_FEW_TIMES,
    HEARTBEAT,
    LOCAL_RETRY_THRESHOLD,
    ONCE,
    PLAN_AT_ONCE,
    QUICK,
    UNTIL_IT_WORKS,
)

P = TypeVar("P")
R = TypeVar("R")
_DECISIONS = frozenset(
    {Action.APPROVAL_APPROVED, Action.APPROVAL_DENIED, Action.APPROVAL_EDITED, Action.APPROVAL_WITHDRAWN}
)


def root_of(error: FailureError) -> BaseException:
    """What went wrong inside an activity. A regular one wraps it in an ActivityError, a local one does not."""
    return error.cause or error if isinstance(error, ActivityError) else error


async def _locally(
    stub: Callable[[P], Awaitable[R]],
    given: P,
    summary: str,
    retry: RetryPolicy = UNTIL_IT_WORKS,
    within: timedelta = QUICK,
) -> R:
    """Run a short activity inside the workflow task."""
    return await workflow.execute_local_activity(
        stub,
        given,
        start_to_close_timeout=within,
        retry_policy=retry,
        local_retry_threshold=LOCAL_RETRY_THRESHOLD,
        summary=summary,
    )


async def open_problem(state: ProblemState) -> OpenProblemOutput:
    """Load the context of the problem; waits for PostgreSQL as long as it takes."""
    request = OpenProblemInput(problem=state.input, now=now_text(state))
    return await _locally(activities.open_problem, request, summaries.of_opening(state.input))


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
            summary=summaries.of_record(write),
        )
    else:
        refused = await _locally(activities.record_steps, write, summaries.of_record(write))
    return not refused


async def recall_dispatches(problem_id: int, known: list[str]) -> list[RecalledCall]:
    """Ask the ledger for calls beyond `known`; waits for PostgreSQL as long as it takes."""
    request = RecallInput(problem_id=problem_id, known=known)
    summary = "before the end: does the ledger know of calls that this history does not?"
    return (await _locally(activities.recall_dispatches, request, summary)).calls


async def prepare_calls(state: ProblemState, calls: list[ToolCall]) -> list[PreparedCall]:
    """Validate calls. A check that cannot be made makes the call invalid: nothing runs unchecked."""
    request = prepare_input(state, calls, now_text(state))
    try:
        output = await _locally(activities.prepare_calls, request, summaries.of_check(calls), A_FEW_TIMES)
    except FailureError as error:
        why = f"the call could not be checked: {root_of(error)}"
        return [PreparedCall(tool_name=c.tool_name, args=c.args, verdict=Verdict.INVALID, errors=[why]) for c in calls]
    return output.prepared


async def read_message(
    state: ProblemState,
    text: str,
    *,
    recent: Sequence[RecentCall] = (),
    question: Question | None = None,
    amends: RecentCall | None = None,
) -> Reading:
    """Read a message. One that cannot be read stands as it is."""
    asked = state.draft_schema.get("properties", {}).get(question.parameter, {}) if question else {}
    request = ReadMessageInput(
        requester=state.input.requester,
        text=text,
        now=now_text(state),
        recent=list(recent),
        question=question,
        asked_schema=asked,
        amends=amends,
    )
    try:
        return await _locally(activities.read_message, request, summaries.of_reading(text), A_FEW_TIMES)
    except FailureError as error:
        if is_cancelled_exception(error):
            raise
        act = Act.REQUEST if question is None else Act.ANSWER
        return Reading(act=act, text=text, why=f"it could not be read: {root_of(error)}")


async def retrieve(state: ProblemState, text: str) -> RetrieveToolsOutput:
    """Make vectors of a text and find the tools for it by them."""
    wanted = EmbedTextInput(owner=state.input.owner, text=text)
    embedding = await _locally(activities.embed_text, wanted, summaries.of_text(text))
    search = search_input(state, text, embedding)
    return await _locally(activities.retrieve_tools, search, summaries.of_search(text))


async def plan_at_once(request: PlanRequest, summary: str) -> PlanOutput:
    """Plan with a backend that is quick enough for the workflow task, in one attempt of a few seconds."""
    return await _locally(activities.plan_next_action, request, summary, ONCE, PLAN_AT_ONCE)


async def plan_patiently(request: PlanRequest, summary: str) -> PlanOutput:
    """Plan with such a backend that has not been as quick."""
    return await _locally(activities.plan_next_action, request, summary, A_FEW_TIMES)


async def plan_queued(request: PlanRequest, summary: str, timeout_s: float) -> PlanOutput:
    """Plan on the planner queue, with heartbeats."""
    return await workflow.execute_activity(
        activities.plan_next_action,
        request,
        task_queue=queues.PLANNER,
        start_to_close_timeout=timedelta(seconds=timeout_s),
        heartbeat_timeout=HEARTBEAT,
        # A planner that cannot plan says so for good: what is tried again lost its worker.
        retry_policy=A_FEW_TIMES,
        summary=summary,
    )
