"""What a planner sees of a call's outcome and of a problem's context. Used by the workflow, and where a plan is made
along with a call or the opening."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from steward.contracts.activities import OpenProblemOutput
from steward.contracts.base import Json, canonical_json
from steward.contracts.calls import CallToolOutput
from steward.contracts.plan import PlanRequest
from steward.contracts.stored import stored_in

OBSERVATION_LIMIT: Final = 12_000
"""Characters of one result the planner gets to see; the whole result stays with the problem."""


def shortened(result: Json) -> Json:
    """A result as it is, or the beginning of its JSON text and how long that is."""
    if (stored := stored_in(result)) is not None:
        return {"shortened": stored.excerpt[:OBSERVATION_LIMIT], "characters": stored.characters}
    text = canonical_json(result)
    if len(text) <= OBSERVATION_LIMIT:
        return result
    return {"shortened": text[:OBSERVATION_LIMIT], "characters": len(text)}


def with_context(request: PlanRequest, opened: OpenProblemOutput) -> PlanRequest:
    """The request of a problem's first plan, now that its context is known."""
    requester = request.requester
    if opened.timezone is not None:
        requester = replace(requester, timezone=opened.timezone)
    known = {"turns": opened.turns, "profile": opened.profile, "memories": opened.memories}
    return request.model_copy(update={"requester": requester, **known})


def with_outcome(request: PlanRequest, outcome: CallToolOutput) -> PlanRequest:
    """The request whose last observation is of a call that was still to be made, now that it came to `outcome`."""
    *before, last = request.observations
    seen = {
        "ok": outcome.state == "succeeded",
        "result": shortened(outcome.result),
        "error": outcome.error,
        "message": outcome.message,
    }
    return request.model_copy(update={"observations": [*before, last.model_copy(update=seen)]})
