"""Closing a problem: before an end is told, the ledger is asked for calls that happened and this history has forgotten.

`ledger` says when that is needed and what follows from the answer; here is the order in which it is done.
"""

from __future__ import annotations

from steward.contracts.problem import ProblemStatus
from steward.decisions import ledger, outcomes
from steward.decisions.actions import Finish
from steward.decisions.decide import decide
from steward.decisions.state import ProblemState
from steward.workflows import clock, work


async def close(state: ProblemState, end: Finish) -> None:
    """End as `decide` says, unless the ledger knows of calls that this history does not, or something was said
    meanwhile: then `decide` goes on from there."""
    if ledger.may_know_more(state, end):
        recalled = await work.recall_dispatches(state.input.problem_id, ledger.dispatched_calls(state))
        if ledger.take_up(state, recalled, clock.now(state)) or decide(state) != end:
            return
    outcomes.finish(state, end, clock.now(state))


async def reopen(state: ProblemState) -> None:
    """Take back an end as done that the mirror refused because the ledger knows of more; nobody was told of it yet.
    What the ledger knows is told with that end; only an outcome that it does not know either is asked about first."""
    end = Finish(ProblemStatus.DONE, state.final_message, state.error)
    recalled = await work.recall_dispatches(state.input.problem_id, ledger.dispatched_calls(state))
    outcomes.take_back_end(state)
    if ledger.take_up(state, recalled, clock.now(state), decided=True) and state.pending:
        return
    outcomes.finish(state, end, clock.now(state))


async def close_unplanned(state: ProblemState, end: Finish) -> None:
    """End where no plan leads any further: the input was blocked, or nobody could plan. What the ledger knows is told
    with that end; only an outcome that it does not know either is asked about first."""
    recalled = await work.recall_dispatches(state.input.problem_id, ledger.dispatched_calls(state))
    if ledger.take_up(state, recalled, clock.now(state), decided=True) and state.pending:
        return
    outcomes.finish(state, end, clock.now(state))
