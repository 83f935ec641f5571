"""plan_next_action guards answers: one a server phrased over real HTTP, and one the embedded planner rendered."""

from __future__ import annotations

import json

import pytest
from temporalio.testing import ActivityEnvironment

from steward.activities.planning import PlanningActivities
from steward.contracts.plan import AnswerPlan, Observation, PlanRequest, PlanResult
from steward.contracts.planning_activities import PlanOutput
from steward.contracts.problem import Verification
from steward.planners.chain import PlanControl, PlannerBackend, PlannerChain
from steward.planners.openai.backend import OpenAIPlanner
from steward.tools.registry import Registry
from tests.support.http_peer import a_peer, an_answer
from tests.support.toolbox import request

SUNNY = Observation(
    tool_name="get_weather",
    ok=True,
    result={"location": "Berlin", "current": {"temperature": 21.4, "condition": "sunny"}},
    message="Now in Berlin: 21.4°, sunny.",
)


class Rendering:
    """Stands for the embedded planner where its judge is of no matter: it answers, under that name."""

    name = "embedded"
    quick = True

    async def plan(self, request: PlanRequest, control: PlanControl) -> PlanResult:
        return PlanResult(plan=AnswerPlan(text="A text of 4711 letters."), backend=self.name)


async def guarded(backend: PlannerBackend, seen: list[Observation], *, required: bool = False) -> PlanOutput:
    activities = PlanningActivities(
        Registry(),
        PlannerChain([backend]),
        grounding_required=required,
    )
    asked = request("what is the weather in Berlin?", "get_current_time", observations=seen)
    output: PlanOutput = await ActivityEnvironment().run(activities.plan_next_action, asked)
    return output


async def phrased(words: str, seen: list[Observation], *, required: bool = False) -> PlanOutput:
    body = {"choices": [{"message": {"role": "assistant", "content": json.dumps({"answer": words})}}]}
    async with a_peer() as peer:
        peer.answer = an_answer(body=json.dumps(body).encode(), Content_Type="application/json")
        return await guarded(OpenAIPlanner(peer.url, "m"), seen, required=required)


@pytest.mark.requirement("answers.cross-reference")
async def test_what_a_model_phrased_is_checked_against_what_the_tools_returned() -> None:
    faithful = await phrased("It is sunny in Berlin, 21 degrees.", [SUNNY])
    assert (faithful.plan, faithful.verification) == (
        AnswerPlan(text="It is sunny in Berlin, 21 degrees."),
        Verification(),
    )
    invented = await phrased("It is sunny in Munich, 31 degrees.", [SUNNY])
    assert invented.plan == AnswerPlan(text="Now in Berlin: 21.4°, sunny.")
    assert invented.withheld == "It is sunny in Munich, 31 degrees."
    assert invented.verification
    assert (invented.verification.confidence, len(invented.verification.notes)) == (0.3, 2)


@pytest.mark.requirement("answers.provenance")
async def test_where_a_source_is_required_an_answer_without_one_is_blocked() -> None:
    output = await phrased("It is 31 degrees in Berlin.", [], required=True)
    assert output.answer_blocked
    assert (await phrased("It is 31 degrees in Berlin.", [])).answer_blocked is False


@pytest.mark.requirement("answers.rendered-clean")
async def test_an_answer_of_the_embedded_planner_is_clean() -> None:
    output = await guarded(Rendering(), [])
    assert (output.plan, output.verification) == (AnswerPlan(text="A text of 4711 letters."), Verification())
