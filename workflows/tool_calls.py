"""One dispatch seen from the workflow: which activity, which options, and what a failed activity means."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from temporalio import workflow
from temporalio.exceptions import ApplicationError, FailureError

from steward.contracts import activities, queues
from steward.contracts.calls import CallToolInput, CallToolOutput, FindOutcomeInput
from steward.contracts.errors import CODES, ErrorCode
from steward.contracts.mirror import MirrorWrite
from steward.contracts.tool import Effect
from steward.decisions import summaries
from steward.decisions.call_records import CallRecord
from steward.decisions.requests import call_input
from steward.decisions.state import ProblemState
from steward.workflows.options import HEARTBEAT, LOCAL_RETRY_THRESHOLD, LOOK_UP, UNTIL_IT_WORKS, call_options
from steward.workflows.work import root_of


@dataclass(frozen=True, slots=True)
class CallEnd:
    """How a call ended. `on_record`: what it announced is certainly in the mirror."""

    output: CallToolOutput
    on_record: bool = False


async def run_call(state: ProblemState, call: CallRecord, write: MirrorWrite | None, now: str) -> CallEnd:
    """Dispatch a call."""
    request = call_input(state, call, write, now)
    try:
        output = await _dispatch(call, request, summaries.of_call(state, call))
        return CallEnd(output, request.write is not None)
    except asyncio.CancelledError:
        # Only a read is canceled; here it waited for its next attempt.
        return CallEnd(CallToolOutput(state="failed", code=ErrorCode.TOOL_UNAVAILABLE, error="canceled"))
    except FailureError as error:
        if call.prepared.effect is Effect.READ:
            return CallEnd(CallToolOutput(state="failed", code=_code_of(error), error=str(root_of(error))))
        return CallEnd(await _found_out(call, request, error))


async def _dispatch(call: CallRecord, request: CallToolInput, summary: str) -> CallToolOutput:
    options = call_options(call.prepared)
    if call.prepared.route == "local":
        return await workflow.execute_local_activity(
            activities.call_tool,
            request,
            start_to_close_timeout=options.start_to_close,
            schedule_to_close_timeout=options.schedule_to_close,
            retry_policy=options.retry,
            local_retry_threshold=LOCAL_RETRY_THRESHOLD,
            summary=summary,
        )
    return await workflow.execute_activity(
        activities.call_tool,
        request,
        task_queue=queues.PROBLEMS if call.prepared.route == "near" else queues.TOOLS,
        start_to_close_timeout=options.start_to_close,
        schedule_to_close_timeout=options.schedule_to_close,
        heartbeat_timeout=HEARTBEAT,
        retry_policy=options.retry,
        summary=summary,
    )


async def _found_out(call: CallRecord, request: CallToolInput, error: FailureError) -> CallToolOutput:
    """An activity that ended badly proves nothing about the effect: its result may have been lost, its worker may stand
    still. The ledger knows; what it does not know is unknown."""
    why = str(root_of(error))
    unannounced = request.model_copy(update={"write": None})
    try:
        return await workflow.execute_activity(
            activities.find_outcome,
            FindOutcomeInput(call=unannounced, effect=call.prepared.effect, why=why),
            start_to_close_timeout=LOOK_UP,
            retry_policy=UNTIL_IT_WORKS,
            summary=summaries.of_outcome(call),
        )
    except FailureError:
        return CallToolOutput(state="unknown", code=ErrorCode.OUTCOME_UNKNOWN, error=why)


def _code_of(error: FailureError) -> ErrorCode:
    cause = root_of(error)
    if isinstance(cause, ApplicationError) and cause.type in {code.value for code in CODES}:
        return ErrorCode(cause.type)
    return ErrorCode.TOOL_UNAVAILABLE
