"""What the planner is told: the plan request as it follows from a problem's state."""

from __future__ import annotations

from steward.contracts.observed import shortened
from steward.contracts.plan import PlanRequest
from steward.contracts.tool import Candidate, OfferedTool
from steward.decisions.state import ProblemState


def plan_request(state: ProblemState, now: str) -> PlanRequest:
    """Everything the planner may know of this problem.

    In a last round after results no tool is offered any more, because nobody could tell what it returned.
    """
    given = state.input
    candidates = [] if state.only_words_left else state.candidates
    offered = [] if state.only_words_left else state.offered
    named: list[Candidate | OfferedTool] = [*candidates, *offered]
    return PlanRequest(
        requester=given.requester,
        text="\n".join(state.messages),
        turns=state.turns,
        recent=state.recent,
        reading=state.reading,
        asked=state.asked,
        profile=state.profile,
        memories=state.memories,
        candidates=candidates,
        offered=offered,
        observations=[o.model_copy(update={"result": shortened(o.result)}) for o in state.observations()],
        now=now,
        round=state.rounds_used + 1,
        model=given.model,
        request_tools=state.own_tools(tool.name for tool in named),
        said=[*filter(None, [given.text]), *state.messages[1:]],
        flow=state.flow,
        without_tools=state.without_tools,
    )
