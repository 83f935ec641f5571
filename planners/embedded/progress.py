"""How far a request has come: what failed, and which parts were left alone. Pure.

The backend asks it in every round; it plans nothing.
"""

from __future__ import annotations

from steward.contracts.plan import Observation, PlanRequest
from steward.planners.embedded.courtesies import small_talk_answer
from steward.planners.embedded.replies import SettledRequest
from steward.planners.embedded.request_parts import Part


def count_failures(observations: list[Observation]) -> int:
    """How many of these steps failed."""
    return sum(not observation.ok for observation in observations)


def has_no_tool(part: Part) -> bool:
    """Whether a part asks for what no tool does."""
    return part.candidate is None and small_talk_answer(part.text) is None


def is_declined(part: Part, settled: SettledRequest) -> bool:
    """Whether the user said that a part is for none of the tools they were asked about."""
    return part.candidate is None and part.text in settled.tools


def is_all_accounted_for(unclaimed: list[Observation], parts: list[Part], request: PlanRequest) -> bool:
    """Whether the results that are no part's outcome were at most looked up for one.

    Otherwise another planner began this problem, and it is unknown which words it did something for.
    """
    families = {part.candidate.tool_type for part in parts if part.candidate}
    own = {candidate.name for candidate in request.candidates if candidate.tool_type in families}
    return all(observation.tool_name in own for observation in unclaimed)
