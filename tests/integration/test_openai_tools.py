"""Native tool calling against a real HTTP server: found out once, used where it is there, left where it is not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from steward.contracts.plan import AnswerPlan, AskPlan, CallsPlan, IntendsPlan, Observation
from steward.planners.chain import BackendFailed, PlanControl
from steward.planners.openai.backend import OpenAIPlanner
from tests.support.openai_endpoint import Endpoint, Reply, completion
from tests.support.toolbox import request

ASKED = request("what is 3+4?", "calculate", "compose_email")
GOOD = '{"calls":[{"tool":"calculate","args":{"expression":"3+4"}}]}'


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    opened = Endpoint()
    yield opened
    opened.close()


@pytest.fixture
def planner(endpoint: Endpoint) -> OpenAIPlanner:
    return OpenAIPlanner(endpoint.url, "some-model", timeout_s=10, tools="auto")


def calls(*made: tuple[str, Any], content: Any = None) -> Reply:
    """A completion that makes these calls; arguments are a text, as most servers send them."""
    written = [
        {"id": f"c{n}", "type": "function", "function": {"name": name, "arguments": args}}
        for n, (name, args) in enumerate(made)
    ]
    return 200, completion(content, "tool_calls", tool_calls=written)


READY = calls(("ready", "{}"))
SUM = calls(("calculate", '{"expression":"3+4"}'))


@pytest.mark.requirement("planners.openai.native")
async def test_whether_a_model_calls_tools_is_found_out_once_and_used(
    endpoint: Endpoint, planner: OpenAIPlanner
) -> None:
    endpoint.replies = [READY, SUM, SUM]
    for _ in range(2):
        result = await planner.plan(ASKED, PlanControl())
        assert isinstance(result.plan, CallsPlan)
        assert result.plan.calls[0].args == {"expression": "3+4"}
    probe, body, _ = endpoint.bodies
    assert [tool["function"]["name"] for tool in probe["tools"]] == ["ready"]
    assert [tool["function"]["name"] for tool in body["tools"]] == ["ask_user", "calculate", "compose_email"]
    assert "response_format" not in body
    assert "- calculate(" not in body["messages"][0]["content"]
    assert result.usage.prompt_tokens == 90, "the question of the first plan is not asked again"


@pytest.mark.requirement("planners.openai.native")
async def test_calls_and_results_stand_in_their_own_roles(endpoint: Endpoint, planner: OpenAIPlanner) -> None:
    seen = [Observation(tool_name="calculate", args={"expression": "3+4"}, ok=True, result=7)]
    asked = request("what is 3+4?", "calculate", observations=seen)
    endpoint.replies = [READY, "It is 7."]
    result = await planner.plan(asked, PlanControl())
    assert result.plan == AnswerPlan(text="It is 7.")
    call, told = endpoint.bodies[1]["messages"][-2:]
    assert call["tool_calls"][0]["function"] == {"name": "calculate", "arguments": '{"expression":"3+4"}'}
    assert told == {"role": "tool", "tool_call_id": call["tool_calls"][0]["id"], "content": "7"}


@pytest.mark.requirement("planners.openai.native")
@pytest.mark.parametrize(
    ("reply", "plan"),
    [
        ("Just words.", AnswerPlan(text="Just words.")),
        ('{"answer": "as JSON"}', AnswerPlan(text="as JSON")),
        ('The form is {"answer": "x"}.', AnswerPlan(text='The form is {"answer": "x"}.')),
        (calls(("ask_user", '{"question": "Which one?"}')), AskPlan(question="Which one?")),
    ],
)
async def test_words_are_an_answer_and_a_question_is_a_tool(
    endpoint: Endpoint, planner: OpenAIPlanner, reply: Reply, plan: AnswerPlan | AskPlan
) -> None:
    endpoint.replies = [READY, reply]
    assert (await planner.plan(ASKED, PlanControl())).plan == plan


@pytest.mark.requirement("planners.openai.native")
async def test_a_question_keeps_the_call_that_it_is_for(endpoint: Endpoint, planner: OpenAIPlanner) -> None:
    asks = {"question": "To whom?", "tool": "compose_email", "args": {"subject": "Hi", "body": "Hello"}}
    endpoint.replies = [READY, calls(("ask_user", json.dumps(asks)))]
    plan = (await planner.plan(ASKED, PlanControl())).plan
    assert isinstance(plan, AskPlan)
    assert plan.draft is not None
    assert (plan.draft.tool_name, plan.missing) == ("compose_email", ["to"])


@pytest.mark.requirement("planners.openai.native")
@pytest.mark.parametrize("arguments", ['{"expression":"1+1"}', {"expression": "1+1"}])
async def test_several_calls_are_one_plan_whatever_is_said_beside_them(
    endpoint: Endpoint, planner: OpenAIPlanner, arguments: Any
) -> None:
    both = calls(("calculate", arguments), ("calculate", '{"expression":"2+2"}'), content="Let me see.")
    endpoint.replies = [READY, both]
    plan = (await planner.plan(ASKED, PlanControl())).plan
    assert isinstance(plan, CallsPlan)
    assert [call.args["expression"] for call in plan.calls] == ["1+1", "2+2"]


@pytest.mark.requirement("planners.openai.native")
async def test_what_is_wrong_with_a_call_comes_back_as_its_result(endpoint: Endpoint, planner: OpenAIPlanner) -> None:
    endpoint.replies = [READY, calls(("reckon", '{"expression":"3+4"}')), SUM]
    result = await planner.plan(ASKED, PlanControl())
    assert isinstance(result.plan, CallsPlan)
    call, told = endpoint.bodies[2]["messages"][-2:]
    assert call["tool_calls"][0]["function"]["name"] == "reckon"
    assert (told["role"], told["content"][:40]) == ("tool", "It did not run: 'reckon' is not one of t")


@pytest.mark.requirement("planners.openai.native")
async def test_arguments_that_are_no_json_are_repaired(endpoint: Endpoint, planner: OpenAIPlanner) -> None:
    endpoint.replies = [READY, calls(("calculate", '{"expression":')), SUM]
    assert isinstance((await planner.plan(ASKED, PlanControl())).plan, CallsPlan)


@pytest.mark.requirement("planners.openai.native")
async def test_names_that_endpoints_do_not_take_are_written_otherwise(
    endpoint: Endpoint, planner: OpenAIPlanner
) -> None:
    dotted, flat = (ASKED.candidates[0].model_copy(update={"name": name}) for name in ("srv.sum", "srv_sum"))
    endpoint.replies = [READY, calls(("srv_sum", '{"expression":"3+4"}'))]
    asked = ASKED.model_copy(update={"candidates": [dotted, flat]})
    plan = (await planner.plan(asked, PlanControl())).plan
    assert [tool["function"]["name"] for tool in endpoint.bodies[1]["tools"]] == ["ask_user", "srv_sum", "srv_sum_2"]
    assert isinstance(plan, CallsPlan)
    assert plan.calls[0].tool_name == "srv.sum"


@pytest.mark.requirement("planners.openai.native-refused")
@pytest.mark.parametrize(
    "refusal", [(400, {"error": "tools are not supported"}), (404, "no"), (500, "tool calling?"), "I am ready.", GOOD]
)
async def test_a_server_that_refuses_or_ignores_tools_is_asked_for_json_from_then_on(
    endpoint: Endpoint, planner: OpenAIPlanner, refusal: Reply
) -> None:
    endpoint.replies = [refusal, GOOD, GOOD]
    for _ in range(2):
        assert isinstance((await planner.plan(ASKED, PlanControl())).plan, CallsPlan)
    assert ["tools" in body for body in endpoint.bodies] == [True, False, False]
    assert "- calculate(" in endpoint.bodies[1]["messages"][0]["content"]


@pytest.mark.requirement("planners.openai.native-refused")
async def test_a_refusal_that_comes_later_counts_too(endpoint: Endpoint) -> None:
    planner = OpenAIPlanner(endpoint.url, "some-model", timeout_s=10, tools="native")
    endpoint.replies = [(400, {"error": {"message": '"auto" tool choice requires a flag'}}), GOOD, GOOD]
    for _ in range(2):
        assert isinstance((await planner.plan(ASKED, PlanControl())).plan, CallsPlan)
    assert ["tools" in body for body in endpoint.bodies] == [True, False, False]


@pytest.mark.requirement("planners.openai.native-refused")
async def test_a_server_that_is_only_busy_is_asked_again_whether_it_calls_tools(
    endpoint: Endpoint, planner: OpenAIPlanner
) -> None:
    endpoint.replies = [(503, "busy"), READY, SUM]
    with pytest.raises(BackendFailed, match="503"):
        await planner.plan(ASKED, PlanControl())
    assert isinstance((await planner.plan(ASKED, PlanControl())).plan, CallsPlan)


@pytest.mark.requirement("planners.openai.native-refused")
async def test_what_has_a_form_of_its_own_is_asked_for_as_json(endpoint: Endpoint, planner: OpenAIPlanner) -> None:
    endpoint.replies = ['{"intends":[]}']
    plan = (await planner.plan(ASKED.model_copy(update={"intends": True}), PlanControl())).plan
    assert isinstance(plan, IntendsPlan)
    assert "response_format" in endpoint.bodies[0]
