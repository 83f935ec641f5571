"""Which steps of a problem the mirror in PostgreSQL has, and bringing it the others. Used by ProblemWorkflow.

Steps reach the mirror in two ways: this writes them, or a dispatch commits those that announce it before its tool runs.
Never changes what a step says.
"""

from __future__ import annotations

from typing import Final

from temporalio import workflow

from steward.contracts.mirror import MirrorWrite
from steward.decisions.actions import Dispatch, NextAction, Wait
from steward.decisions.state import ProblemState
from steward.decisions.summaries import details_of
from steward.decisions.view import mirror_write
from steward.workflows import closing, work
from steward.workflows.attributes import upsert_attributes

MOST_UNTOLD: Final = 12
"""Steps of what goes quickly, four rounds of one call each. Counted, since the time of a workflow may be another one in
a replay."""


class Mirror:
    """The mirror of one problem, as far as its workflow knows."""

    def __init__(self, state: ProblemState) -> None:
        self._state = state
        self._announced: dict[str, int] = {}
        self._carried: dict[str, int] = {}
        self._durable = 0

    @property
    def lacks_decision(self) -> bool:
        """Whether a human's decision is not there yet, and may not be durable yet either."""
        return work.any_decision(self._state.steps[max(self._state.recorded, self._durable) :])

    @property
    def carries_decision(self) -> bool:
        """Whether what was decided goes with calls that have begun: whoever decided need not wait for a record."""
        carried = max(self._state.recorded, self._durable, *self._carried.values(), 0)
        return not work.any_decision(self._state.steps[carried:])

    def leaves_decision_to(self, action: NextAction) -> bool:
        """Whether quick calls alone come next, which begin as soon as the decision is durable and bring it into the
        mirror. Others may wait for a worker long after the decision."""
        if isinstance(action, Wait):
            return self.carries_decision
        if not isinstance(action, Dispatch):
            return False
        return all(self._state.call(call_id).prepared.route == "near" for call_id in action.call_ids)

    def comes_before(self, action: NextAction) -> bool:
        """Whether it is brought up to date before this is done: a decision where nothing brings it there; what waits
        for a worker of its own queue; and so much that goes quickly that somebody may look on meanwhile."""
        if self.lacks_decision and not self.leaves_decision_to(action):
            return True
        if isinstance(action, Dispatch) and self.lacks_steps:
            return any(self._state.call(call_id).prepared.route == "queued" for call_id in action.call_ids)
        return self._behind > MOST_UNTOLD

    @property
    def lacks_steps(self) -> bool:
        """Whether there are steps that no running dispatch brings there either."""
        return self._behind > 0

    @property
    def _behind(self) -> int:
        return len(self._state.steps) - max(self._state.recorded, *self._announced.values(), 0)

    def announce(self, call_id: str) -> None:
        """The dispatch of this call commits all steps there are by now."""
        self._announced[call_id] = len(self._state.steps)

    def carry(self, call_id: str) -> None:
        """The dispatch of this call begins outside this workflow task, once all steps there are by now are durable."""
        self._carried[call_id] = len(self._state.steps)

    def forget(self, call_id: str) -> None:
        """This dispatch has ended and brings nothing more."""
        self._announced.pop(call_id, None)
        self._durable = max(self._durable, self._carried.pop(call_id, 0))

    def note(self, write: MirrorWrite) -> None:
        """This was written, by whomever."""
        if write.steps:
            self._state.recorded = max(self._state.recorded, write.steps[-1].seq or 0)

    async def record(self) -> None:
        """Bring the mirror and what the Web UI shows up to date; waits for PostgreSQL as long as it takes."""
        while self.lacks_steps:
            write = mirror_write(self._state)
            if await work.record_steps(write, durable=self._durable):
                self.note(write)
            else:
                await closing.reopen(self._state)
        state = self._state
        if state.settled or state.final_status:
            upsert_attributes(state)
        workflow.set_current_details(details_of(state))
