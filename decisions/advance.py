"""What `advance` is given and gives back: the quick part of a problem's life, told result by result.

An activity makes one quick thing after the other on a copy of the state; the workflow takes the same results, in the
same order, to its own. Both stand on `quick_action` and `take`, so that they cannot come to different states. Pure.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from steward.contracts.activities import OpenProblemOutput, PlanOutput, RetrieveToolsOutput
from steward.contracts.base import Message
from steward.contracts.calls import CallToolOutput, PreparedCall
from steward.contracts.dialogue import Reading
from steward.contracts.owner import Owner
from steward.contracts.problem import ProblemStatus
from steward.contracts.tool import Effect
from steward.decisions import outcomes, preparation
from steward.decisions.actions import Dispatch, Finish, NextAction, Open, Plan, Prepare, Retrieve
from steward.decisions.decide import decide
from steward.decisions.ledger import may_know_more
from steward.decisions.state import ProblemState


class Opened(Message):
    """The context of the problem is known, and its request read against what was just talked about."""

    kind: Literal["opened"] = "opened"
    at: datetime
    opened: OpenProblemOutput
    reading: Reading | None = None


class Retrieved(Message):
    """Tools were found for a text."""

    kind: Literal["retrieved"] = "retrieved"
    at: datetime
    text: str
    found: RetrieveToolsOutput


class Planned(Message):
    """A plan was made."""

    kind: Literal["planned"] = "planned"
    at: datetime
    plan: PlanOutput


class Prepared(Message):
    """Calls were validated, in order."""

    kind: Literal["prepared"] = "prepared"
    at: datetime
    calls: list[PreparedCall]


class Called(Message):
    """Quick reads were made, in parallel: their ids and outcomes in the order in which they were started."""

    kind: Literal["called"] = "called"
    began: datetime
    at: datetime
    outcomes: dict[str, CallToolOutput]


class Finished(Message):
    """The end that follows was reached."""

    kind: Literal["finished"] = "finished"
    at: datetime


class Recorded(Message):
    """The mirror has all steps up to that number."""

    kind: Literal["recorded"] = "recorded"
    last: int


Result: TypeAlias = Annotated[
    Opened | Retrieved | Planned | Prepared | Called | Finished | Recorded, Field(discriminator="kind")
]


class AdvanceInput(Message):
    """A problem none of whose calls is under way, and the workflow's time, which the activity goes on from."""

    state: ProblemState
    now: datetime

    @property
    def owner(self) -> Owner:
        """Whose problem it is."""
        return self.state.input.owner


class AdvanceOutput(Message):
    """`stopped`: something could not be done quickly; the workflow does it in its own way, which waits and repeats.
    `refused`: the mirror refused the end, since the ledger knows of more."""

    results: list[Result] = Field(default_factory=list)
    stopped: bool = False
    refused: bool = False
    tried: dict[str, float] = Field(default_factory=dict)
    """Calls whose tool could not answer for now: by id, the seconds until it may be tried again."""


def quick_action(state: ProblemState) -> NextAction | None:
    """What `decide` wants next, if that is quick, has no effect and may be done again; None for anything else."""
    if state.final_status is not None:
        return None
    action = decide(state)
    match action:
        case Open() | Retrieve() | Prepare():
            return action
        case Plan():
            return action if state.plan_route == "local" else None
        case Dispatch(call_ids=ids):
            return action if all(_is_quick_read(state, call_id) for call_id in ids) else None
        case Finish(status=ProblemStatus.DONE):
            return None if may_know_more(state, action) else action
        case _:
            return None


def _is_quick_read(state: ProblemState, call_id: str) -> bool:
    prepared = state.call(call_id).prepared
    return prepared.route == "local" and prepared.effect is Effect.READ


def take(state: ProblemState, result: Result) -> Finish | None:
    """Take a result to the state. The end, where the request was blocked: it needs the ledger first."""
    match result:
        case Opened():
            if (end := outcomes.opened(state, result.opened, result.at)) is not None:
                return end
            if result.reading is not None:
                state.read(result.at, result.reading)
        case Retrieved():
            outcomes.retrieved(state, result.text, result.found, result.at)
        case Planned():
            outcomes.plan_made(state, result.plan, result.at)
        case Prepared():
            preparation.prepared(state, result.calls, result.at)
        case Called():
            _take_calls(state, result)
        case Finished():
            if isinstance(due := decide(state), Finish):
                outcomes.finish(state, due, result.at)
        case Recorded():
            state.recorded = max(state.recorded, result.last)
    return None


def take_attempts(state: ProblemState, done: AdvanceOutput) -> None:
    """Count the attempts that came to nothing: they are among those that the tool's entry grants."""
    for call_id, pause_s in done.tried.items():
        call = state.call(call_id)
        call.tried, call.pause_s = call.tried + 1, pause_s


def _take_calls(state: ProblemState, result: Called) -> None:
    calls = [state.call(call_id) for call_id in result.outcomes]
    for call in calls:
        outcomes.dispatched(state, call, result.began)
    for call in calls:
        outcomes.called(state, call, result.outcomes[call.call_id], result.at)
    state.busy_seconds += (result.at - result.began).total_seconds()
