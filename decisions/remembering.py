"""What a problem leaves to memory when it is over. Pure."""

from __future__ import annotations

from steward.contracts.memory import RememberInput
from steward.contracts.problem import ProblemStatus
from steward.decisions.state import ProblemState

_LONGEST = 20_000


def exchange_of(state: ProblemState) -> RememberInput | None:
    """What was said in a problem that ended well; None where nothing is to be remembered (a call by name, a refusal,
    an installation that does not want it)."""
    given, message = state.input, "\n".join(state.messages)
    ended_well = state.final_status is ProblemStatus.DONE and state.final_message
    if not (given.remember and ended_well and message) or state.direct:
        return None
    return RememberInput(
        owner=given.owner,
        problem_id=given.problem_id,
        user_message=message[:_LONGEST],
        agent_response=state.final_message[:_LONGEST],
        said_at=state.created_at.isoformat(),
    )
