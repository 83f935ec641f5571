"""Acting on what waits in other problems, one thing after the other, by the activity `act_on_waiting`."""

from __future__ import annotations

from temporalio import workflow
from temporalio.exceptions import FailureError, is_cancelled_exception

from steward.contracts import activities
from steward.contracts.activities import ActOnWaitingOutput
from steward.decisions import waiting_acts
from steward.decisions.state import ProblemState
from steward.workflows import clock
from steward.workflows.options import A_FEW_TIMES, ACTING, HEARTBEAT
from steward.workflows.work import root_of


async def act_on_waiting(state: ProblemState) -> None:
    """Do what the plan wants next. A worker that dies meanwhile leaves it to another: it is done once."""
    request = waiting_acts.next_request(state)
    try:
        result = await workflow.execute_activity(
            activities.act_on_waiting,
            request,
            start_to_close_timeout=ACTING,
            heartbeat_timeout=HEARTBEAT,
            retry_policy=A_FEW_TIMES,
            summary=request.act.in_words,
        )
    except FailureError as error:
        if is_cancelled_exception(error):
            raise
        result = ActOnWaitingOutput(refused=f"it could not be reached: {root_of(error)}")
    waiting_acts.done(state, result, clock.now(state))
