"""What only problems of earlier versions do, whose histories are replayed as they were."""

from __future__ import annotations

from temporalio import workflow

from steward.decisions import outcomes
from steward.decisions.remembering import exchange_of
from steward.decisions.state import ProblemState
from steward.decisions.view import mirror_write
from steward.workflows import closing, detached, work
from steward.workflows.mirror import Mirror


async def open_problem(state: ProblemState, mirror: Mirror) -> None:
    """Before version 2: an activity opens the problem, another reads the request."""
    write = mirror_write(state)
    result = await work.open_problem(state.input, write)
    mirror.note(write)
    if (end := outcomes.opened(state, result, workflow.now())) is not None:
        await closing.close_unplanned(state, end)
    elif state.recent:
        state.read(workflow.now(), await work.read_message(state, state.messages[0], recent=state.recent))


async def remember(state: ProblemState) -> None:
    """In version 0: a workflow keeps what was said, once whoever waits has the answer."""
    exchange = None if state.input.version else exchange_of(state)
    if exchange is not None:
        await detached.remember(exchange)
