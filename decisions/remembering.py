"""What a problem leaves to memory when it is over. Pure."""

from __future__ import annotations

from steward.contracts.memory import RememberInput
from steward.contracts.plan import LANGUAGE_MODELS
from steward.contracts.problem import ProblemStatus
from steward.contracts.tool import Effect
from steward.decisions.call_records import CallState
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
        facts_kept=_facts_kept(state),
    )


def _facts_kept(state: ProblemState) -> bool:
    """Whether a language model did what there was to do with the facts of the message. What it stored in words of its
    own would be learned a second time in the user's, and what it forgot would come back."""
    return state.planned_by in LANGUAGE_MODELS and any(
        call.state is CallState.SUCCEEDED
        and call.prepared.meaning.of == "fact"
        and call.prepared.effect is not Effect.READ
        for call in state.calls
    )
