"""The OpenAI-compatible backend against a real HTTP server that speaks chat/completions, well and badly."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

import pytest

from steward.contracts.plan import (
    AnswerPlan,
    AskPlan,
    CallsPlan,
    IntendsPlan,
    ModelChoice,
    Observation,
    Plan,
    PlanRequest,
)
from steward.planners.chain import BackendFailed, PlanControl
from steward.planners.openai.backend import OpenAIPlanner
from tests.support.openai_endpoint import Endpoint, Reply, completion
from tests.support.toolbox import request

GOOD = '{"calls":[{"tool":"calculate","args":{"expression":"3+4"}}]}'


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    opened = Endpoint()
    yield opened
    opened.close()


@pytest.fixture
def planner(endpoint: Endpoint) -> OpenAIPlanner:
    return OpenAIPlanner(endpoint.url, "some-model", api_key="sk-test", timeout_s=10)


ASKED = request("what is 3+4?", "calculate", "compose_email")


@pytest.mark.requirement("planners.openai.plan")
async def test_a_plan_is_asked_for_by_schema_and_counted(endpoint: Endpoint, planner: OpenAIPlanner) -> None:
    endpoint.replies = [GOOD]
    result = await planner.plan(ASKED, PlanControl())
    assert isinstance(result.plan, CallsPlan)
    assert result.plan.calls[0].args == {"expression": "3+4"}
    assert (result.usage.prompt_tokens, result.usage.reused_tokens, result.usage.completion_tokens) == (90, 60, 10)
    [body] = endpoint.bodies
    assert body["response_format"]["json_schema"]["schema"]["anyOf"]
    assert body["messages"][0]["role"] == "system"
    assert endpoint.headers[0]["Authorization"] == "Bearer sk-test"


def structures(endpoint: Endpoint) -> list[str]:
    """How the form of the output was asked for, request by request."""
    words = ("response_format", "grammar")
    return [next((word for word in words if word in body), "none") for body in endpoint.bodies]


@pytest.mark.requirement("planners.openai.schema-refused")
@pytest.mark.parametrize(
    "refusal", [(400, {"error": "not supported"}), (422, ""), (500, {"error": "response_format is not known"})]
)
async def test_a_server_that_refuses_schemas_is_asked_by_grammar_and_remembered(
    endpoint: Endpoint, planner: OpenAIPlanner, refusal: Reply
) -> None:
    endpoint.replies = [refusal, GOOD, GOOD]
    await planner.plan(ASKED, PlanControl())
    await planner.plan(ASKED, PlanControl())
    assert structures(endpoint) == ["response_format", "grammar", "grammar"]
    assert endpoint.bodies[1]["grammar"].startswith("root ::= answer | ask | calls")


@pytest.mark.requirement("planners.openai.schema-refused")
async def test_a_server_that_refuses_both_is_asked_without_and_remembered(
    endpoint: Endpoint, planner: OpenAIPlanner
) -> None:
    endpoint.replies = [(400, "no schema"), (400, "no grammar"), GOOD, GOOD]
    await planner.plan(ASKED, PlanControl())
    await planner.plan(ASKED, PlanControl())
    assert structures(endpoint) == ["response_format", "grammar", "none", "none"]


REFERRING = {"type": "object", "$defs": {"N": {"type": "integer"}}, "properties": {"n": {"$ref": "#/$defs/N"}}}


@pytest.mark.requirement("planners.plan-json.references")
async def test_the_refusal_of_a_schema_with_references_is_for_that_request_alone(
    endpoint: Endpoint, planner: OpenAIPlanner
) -> None:
    first = ASKED.candidates[0].model_copy(update={"name": "other", "parameters": REFERRING})
    referring = ASKED.model_copy(update={"candidates": [*ASKED.candidates, first]})
    endpoint.replies = [(400, "cannot read the schema"), GOOD, GOOD, GOOD]
    for asked in (referring, ASKED, referring):
        await planner.plan(asked, PlanControl())
    assert structures(endpoint) == ["response_format", "grammar", "response_format", "response_format"]
    assert "$defs" in endpoint.bodies[3]["response_format"]["json_schema"]["schema"]


@pytest.mark.requirement("planners.openai.schema-refused")
async def test_a_server_that_refuses_everything_is_asked_by_schema_again(
    endpoint: Endpoint, planner: OpenAIPlanner
) -> None:
    endpoint.replies = [*[(404, "no such model")] * 3, GOOD]
    with pytest.raises(BackendFailed, match="answered 404: no such model"):
        await planner.plan(ASKED, PlanControl())
    await planner.plan(ASKED, PlanControl())
    assert structures(endpoint) == ["response_format", "grammar", "none", "response_format"]


@pytest.mark.requirement("planners.openai.schema-refused")
async def test_a_server_that_takes_the_new_names_alone_gets_them(endpoint: Endpoint, planner: OpenAIPlanner) -> None:
    endpoint.replies = [(400, "use 'max_completion_tokens' instead of 'max_tokens'"), GOOD, GOOD]
    await planner.plan(ASKED, PlanControl())
    await planner.plan(ASKED, PlanControl())
    assert ["max_completion_tokens" in body for body in endpoint.bodies] == [False, True, True]
    assert structures(endpoint) == ["response_format"] * 3


@pytest.mark.requirement("planners.llama.phrasing")
async def test_results_without_tools_on_offer_are_put_into_words(endpoint: Endpoint, planner: OpenAIPlanner) -> None:
    seen = Observation(tool_name="get_weather", ok=True, result={"sky": "sleet"})
    asked = request("weather in Oslo?", observations=[seen]).model_copy(update={"candidates": []})
    endpoint.replies = ['{"answer":"It sleets."}']
    assert (await planner.plan(asked, PlanControl())).plan == AnswerPlan(text="It sleets.")
    [body] = endpoint.bodies
    assert "sleet" in body["messages"][-1]["content"]
    assert body["response_format"]["json_schema"]["schema"]["required"] == ["answer"]


@pytest.mark.requirement("planners.openai.prefix")
async def test_a_later_round_sends_the_earlier_ones_messages_unchanged(
    endpoint: Endpoint, planner: OpenAIPlanner
) -> None:
    endpoint.replies = [GOOD, GOOD]
    seen = Observation(tool_name="calculate", args={"expression": "3+4"}, ok=True, result=7)
    await planner.plan(ASKED, PlanControl())
    await planner.plan(request("what is 3+4?", "add_task", "calculate", observations=[seen]), PlanControl())
    first, second = (body["messages"] for body in endpoint.bodies)
    assert second[: len(first)] == first


@pytest.mark.requirement("planners.openai.repair")
@pytest.mark.parametrize(
    "bad",
    [
        "Sure! I will calculate that.",
        '{"calls":[{"tool":"rm_rf","args":{}}]}',
        '{"calls":[{"tool":"compose_email","args":{"to":"invented@example.com","subject":"x","body":"y"}}]}',
    ],
)
async def test_a_wrong_plan_gets_one_turn_of_repair(endpoint: Endpoint, planner: OpenAIPlanner, bad: str) -> None:
    endpoint.replies = [bad, GOOD]
    result = await planner.plan(ASKED, PlanControl())
    assert isinstance(result.plan, CallsPlan)
    assert result.usage.completion_tokens == 20
    assert endpoint.bodies[1]["messages"][-2]["content"] == bad
    assert "cannot be used" in endpoint.bodies[1]["messages"][-1]["content"]


WRONG = '{"calls":[{"tool":"complete_task","args":{"task_id":"three"}}]}'
MISSING = '{"calls":[{"tool":"compose_email","args":{"to":null,"subject":""}}]}'


@pytest.mark.requirement("planners.openai.repair")
async def test_arguments_of_a_wrong_type_are_repaired(endpoint: Endpoint, planner: OpenAIPlanner) -> None:
    right = '{"calls":[{"tool":"complete_task","args":{"task_id":3}}]}'
    endpoint.replies = [WRONG, right]
    result = await planner.plan(request("mark task three as done", "complete_task"), PlanControl())
    assert isinstance(result.plan, CallsPlan)
    assert result.plan.calls[0].args == {"task_id": 3}
    assert "complete_task.task_id: 'three' is not of type 'integer'" in endpoint.bodies[1]["messages"][-1]["content"]


@pytest.mark.requirement("planners.openai.repair")
@pytest.mark.parametrize("repaired", [WRONG, "no", '{"answer":"I am sorry."}', (500, "boom"), (200, {})])
async def test_arguments_that_stay_wrong_are_left_to_who_prepares_the_calls(
    endpoint: Endpoint, planner: OpenAIPlanner, repaired: Reply
) -> None:
    endpoint.replies = [WRONG, repaired]
    result = await planner.plan(request("mark task three as done", "complete_task"), PlanControl())
    assert isinstance(result.plan, CallsPlan)
    assert result.plan.calls[0].args == {"task_id": "three"}


@pytest.mark.requirement("planners.openai.repair")
async def test_wrong_arguments_may_be_repaired_into_a_question(endpoint: Endpoint, planner: OpenAIPlanner) -> None:
    endpoint.replies = [WRONG, '{"ask":"Which task?"}']
    result = await planner.plan(request("mark task three as done", "complete_task"), PlanControl())
    assert result.plan == AskPlan(question="Which task?")


@pytest.mark.requirement("planners.openai.repair")
async def test_a_repair_that_never_comes_leaves_the_first_plan(endpoint: Endpoint) -> None:
    endpoint.replies = [WRONG]
    planner = OpenAIPlanner(endpoint.url, "m", timeout_s=0.5)
    result = await planner.plan(request("mark task three as done", "complete_task"), PlanControl())
    assert isinstance(result.plan, CallsPlan)


@pytest.mark.requirement("planners.openai.repair")
async def test_what_is_missing_is_asked_of_the_user_and_not_of_the_model(
    endpoint: Endpoint, planner: OpenAIPlanner
) -> None:
    endpoint.replies = [MISSING]
    result = await planner.plan(ASKED, PlanControl())
    assert isinstance(result.plan, CallsPlan)
    assert len(endpoint.bodies) == 1


TOO_LONG = [
    (400, "This model's maximum context length is 8192 tokens"),
    (400, {"type": "exceed_context_size_error", "message": "the request exceeds the available context size"}),
    (
        400,
        {"error": {"type": "invalid_request_error", "message": "prompt is too long: 210000 tokens > 200000 maximum"}},
    ),
    (400, "The input token count (2845475) exceeds the maximum number of tokens allowed (1048576)."),
    (413, {"error": {"type": "request_too_large", "message": "Request exceeds the maximum size"}}),
]


@pytest.mark.requirement("planners.openai.too-long")
@pytest.mark.parametrize("refusal", TOO_LONG)
async def test_a_prompt_that_is_too_long_is_shortened_and_asked_again_in_the_same_form(
    endpoint: Endpoint, planner: OpenAIPlanner, refusal: Reply
) -> None:
    seen = [Observation(tool_name="calculate", ok=True, result="7" * 9000)]
    endpoint.replies = [refusal, GOOD]
    await planner.plan(request("what is 3+4?", "calculate", observations=seen), PlanControl())
    assert structures(endpoint) == ["response_format"] * 2
    first, second = (body["messages"][-1]["content"].count("7") for body in endpoint.bodies)
    assert first - second == 4000


@pytest.mark.requirement("planners.openai.repair")
async def test_a_plan_that_stays_wrong_is_a_named_failure(endpoint: Endpoint, planner: OpenAIPlanner) -> None:
    endpoint.replies = ["no", "still no"]
    with pytest.raises(BackendFailed, match="not even after one repair"):
        await planner.plan(ASKED, PlanControl())


@pytest.mark.requirement("planners.thinking-marks.apart")
async def test_thinking_is_kept_apart_from_the_plan(endpoint: Endpoint, planner: OpenAIPlanner) -> None:
    endpoint.replies = [(200, completion('<think>hm</think>{"answer":"hi"}', reasoning_content="well"))]
    result = await planner.plan(ASKED, PlanControl())
    assert (result.plan, result.thinking) == (AnswerPlan(text="hi"), "well\nhm")


@pytest.mark.requirement("planners.openai.other-forms")
@pytest.mark.parametrize("content", [None, "", " \n"])
@pytest.mark.parametrize("thought", [GOOD, f"They want a sum, so: {GOOD}\nThat is it.", f"Well.\n```json\n{GOOD}\n```"])
async def test_a_plan_that_a_server_files_under_thoughts_is_taken_where_nothing_else_was_said(
    endpoint: Endpoint, planner: OpenAIPlanner, thought: str, content: str | None
) -> None:
    endpoint.replies = [(200, completion(content, reasoning_content=thought))]
    assert (await planner.plan(ASKED, PlanControl())).plan == (await _planned(endpoint, planner, GOOD))


async def _planned(endpoint: Endpoint, planner: OpenAIPlanner, said: str) -> Plan:
    endpoint.replies = [(200, completion(said))]
    return (await planner.plan(ASKED, PlanControl())).plan


@pytest.mark.requirement("planners.openai.other-forms")
async def test_a_plan_among_thoughts_is_not_taken_beside_another_one_or_words_or_where_it_was_cut_off(
    endpoint: Endpoint, planner: OpenAIPlanner
) -> None:
    beside = completion('{"answer":"hi"}', reasoning_content=GOOD)
    assert await _planned(endpoint, planner, '{"answer":"hi"}') == AnswerPlan(text="hi")
    endpoint.replies = [(200, beside)]
    assert (await planner.plan(ASKED, PlanControl())).plan == AnswerPlan(text="hi")
    several = f'I could {GOOD} or rather {{"answer":"7"}}'
    for reply in (completion("", reasoning_content=several), completion("", "length", reasoning_content=GOOD)):
        endpoint.replies = [(200, reply), (200, reply)]
        with pytest.raises(BackendFailed):
            await planner.plan(ASKED, PlanControl())


@pytest.mark.requirement("planners.thinking-marks.apart")
async def test_a_model_cut_off_while_it_thinks_is_named_so(endpoint: Endpoint, planner: OpenAIPlanner) -> None:
    endpoint.replies = [(200, completion("<think>hm", finish_reason="length"))]
    with pytest.raises(BackendFailed, match="cut off at 1024 tokens while it was thinking"):
        await planner.plan(ASKED, PlanControl())


@pytest.mark.requirement("planners.openai.cut-off")
@pytest.mark.parametrize(("text", "used"), [('{"answer": "6*7 is 42."}', True), ('{"answer": "6*7 is 42', False)])
async def test_a_whole_plan_is_taken_where_the_server_says_that_it_ran_out_of_tokens(
    endpoint: Endpoint, planner: OpenAIPlanner, text: str, used: bool
) -> None:
    endpoint.replies = [(200, completion(text, finish_reason="length"))]
    if used:
        assert (await planner.plan(ASKED, PlanControl())).plan == AnswerPlan(text="6*7 is 42.")
    else:
        with pytest.raises(BackendFailed, match="cut off"):
            await planner.plan(ASKED, PlanControl())


CALL = {"tool": "calculate", "args": {"expression": "3+4"}}
NATIVE = {"id": "1", "type": "function", "function": {"name": "calculate", "arguments": '{"expression": "3+4"}'}}


EVENTS = f"data: {json.dumps({'choices': [{'delta': {'content': GOOD}, 'finish_reason': 'stop'}]})}\n\ndata: [DONE]\n"


@pytest.mark.requirement("planners.openai.other-forms")
@pytest.mark.parametrize(
    "said",
    [
        f"```json\n{GOOD}\n```",
        f"```\n{GOOD}\n```\nLet me know if you need more!",
        f"Sure, here is the plan:\n```json\n{GOOD}\n```",
        f"Sure, here is the plan: {GOOD}",
        f"I looked at {{it}} and [that].\n{GOOD}\nI hope that helps {{you}}.",
        json.dumps(CALL),
        json.dumps([CALL]),
        json.dumps({"calls": [CALL | {"args": json.dumps(CALL["args"])}]}),
        json.dumps({"calls": [CALL | {"tool": "functions.calculate"}]}),
        json.dumps({"calls": [{"name": "calculate", "arguments": CALL["args"]}]}),
        json.dumps({"name": "calculate", "parameters": CALL["args"]}),
        json.dumps({"tool_calls": [NATIVE]}),
        (200, completion([{"type": "text", "text": GOOD}])),
        (200, completion([{"type": "thinking", "thinking": [{"type": "text", "text": "hm"}]}, {"text": GOOD}])),
        (200, completion(None, "tool_calls", tool_calls=[NATIVE])),
        (200, completion("", "tool_calls", tool_calls=[NATIVE])),
        f"```python\nprint(3)\n```\n```json\n{GOOD}\n```",
        f'```json\n{{"seen": 1}}\n```\n```json\n{GOOD}\n```',
        f"<tool_call>\n{json.dumps(CALL)}\n</tool_call>",
        f"[TOOL_CALLS]{json.dumps([CALL])}",
        json.dumps(GOOD),
        json.dumps({"plan": {"calls": [CALL]}}),
        json.dumps({"call": CALL}),
        json.dumps({"calls": CALL}),
        json.dumps({"answer": None, "ask": "", "calls": [CALL]}),
        json.dumps({"calls": [{"tool": "calculate", "expression": "3+4"}]}),
        json.dumps({"calls": [{"name": "calculate", "input": CALL["args"]}]}),
        json.dumps({"calls": [CALL | {"args": json.dumps(json.dumps(CALL["args"]))}]}),
        (200, completion([GOOD])),
        (200, completion({"type": "text", "text": GOOD})),
        (200, completion(json.loads(GOOD))),
        (200, completion([{"type": "text", "text": None}, {"type": "output_text", "text": GOOD}])),
        (200, completion([{"type": "text", "text": {"value": GOOD, "annotations": []}}])),
        (200, completion(None, "tool_calls", tool_calls=NATIVE)),
        (200, completion(None, "tool_calls", tool_calls=[NATIVE["function"]])),
        (200, completion(None, "function_call", function_call=NATIVE["function"])),
        (200, completion(GOOD, tool_calls=[{"id": "1", "function": {"name": None}}])),
        (200, completion(GOOD, reasoning={"summary": "hm"}, reasoning_content=["hm"])),
        (200, completion(GOOD) | {"usage": {"prompt_tokens": None, "completion_tokens": 1.5}}),
        (200, completion(GOOD) | {"usage": [], "error": []}),
        (200, {"choices": [{"text": GOOD, "finish_reason": 0}]}),
        (200, {"choices": [{"delta": {"content": GOOD}}]}),
        (200, "\ufeff" + json.dumps(completion(GOOD))),
        (200, ": PROCESSING\n\n" + EVENTS),
        f"<|python_tag|>{json.dumps({'name': 'calculate', 'parameters': CALL['args']})}<|eom_id|>",
        f"<|channel|>analysis<|message|>hm<|end|><|start|>assistant<|channel|>final<|message|>{GOOD}",
        '<|channel|>commentary to=functions.calculate <|constrain|>json<|message|>{"expression": "3+4"}<|call|>',
        '{"calls":[{"tool":"calculate","args":{"expression":"3+4"},}],}',
        "{'calls': [{'tool': 'calculate', 'args': {'expression': '3+4'}}]}",
        '<function=calculate>{"expression": "3+4"}</function>',
        "<tool_call>\n<function=calculate>\n<parameter=expression>\n3+4\n</parameter>\n</function>\n</tool_call>",
        f"```json5\n// the plan\n{GOOD}\n```",
        f"{GOOD}<|im_end|>",
        json.dumps({"type": "function", "function": {"name": "calculate", "parameters": CALL["args"]}}),
        json.dumps({"tool_uses": [{"recipient_name": "functions.calculate", "parameters": CALL["args"]}]}),
        json.dumps({"function_call": {"name": "calculate", "arguments": json.dumps(CALL["args"])}}),
        f'<think>maybe {{"answer": "7"}}</think>\n{GOOD}',
        '<｜tool▁call▁begin｜>function<｜tool▁sep｜>calculate\n```json\n{"expression":"3+4"}\n```<｜tool▁call▁end｜>',
        (200, {"message": {"role": "assistant", "content": GOOD}, "done": True, "done_reason": "stop"}),
    ],
)
async def test_a_plan_in_another_form_is_taken_where_it_can_mean_one_thing(
    endpoint: Endpoint, planner: OpenAIPlanner, said: Reply
) -> None:
    endpoint.replies = [said]
    plan = (await planner.plan(ASKED, PlanControl())).plan
    assert isinstance(plan, CallsPlan)
    assert [(call.tool_name, call.args) for call in plan.calls] == [("calculate", {"expression": "3+4"})]
    assert len(endpoint.bodies) == 1


@pytest.mark.requirement("planners.openai.other-forms")
@pytest.mark.parametrize("between", ["\n", "\n</tool_call>\n<tool_call>\n", "\n```\nand\n```json\n"])
async def test_calls_that_follow_each_other_are_all_taken(
    endpoint: Endpoint, planner: OpenAIPlanner, between: str
) -> None:
    said = f"{json.dumps(CALL)}{between}{json.dumps(CALL | {'args': {'expression': '5+4'}})}"
    endpoint.replies = [f"```json\n{said}\n```"]
    plan = (await planner.plan(ASKED, PlanControl())).plan
    assert isinstance(plan, CallsPlan)
    assert [call.args["expression"] for call in plan.calls] == ["3+4", "5+4"]


@pytest.mark.requirement("planners.openai.other-forms")
async def test_half_a_character_spoils_no_answer(endpoint: Endpoint, planner: OpenAIPlanner) -> None:
    endpoint.replies = ['{"answer": "ok \\ud83d there, \\ud83d\\ude00"}']
    result = await planner.plan(ASKED, PlanControl())
    assert result.plan == AnswerPlan(text="ok \ufffd there, \U0001f600")
    assert result.model_dump_json()
    body = json.dumps(completion("@")).replace('"@"', r'"{\"answer\": \"ok \ud83d there\"}"')
    endpoint.replies = [(200, body)]
    assert (await planner.plan(ASKED, PlanControl())).plan == AnswerPlan(text="ok ? there")


@pytest.mark.requirement("planners.openai.other-forms")
async def test_a_thought_among_the_parts_is_kept_apart(endpoint: Endpoint, planner: OpenAIPlanner) -> None:
    thought = {"type": "thinking", "thinking": [{"type": "text", "text": "hm"}]}
    endpoint.replies = [(200, completion([thought, {"type": "text", "text": GOOD}]))]
    assert (await planner.plan(ASKED, PlanControl())).thinking == "hm"


@pytest.mark.requirement("planners.openai.other-forms")
@pytest.mark.parametrize(
    "said",
    [
        "The set {1, 2} has two members.",
        '{"calls": [{"name": "calculate", "arguments": "3+4"}]}',
        '{"calls": [{"tool": "functions.unlock", "args": {}}]}',
        '{"calls": ["calculate"]}',
        f'Rather than {{"answer": "seven"}} it is {GOOD}',
    ],
)
async def test_what_is_no_plan_in_any_form_is_asked_for_again(
    endpoint: Endpoint, planner: OpenAIPlanner, said: str
) -> None:
    endpoint.replies = [said, GOOD]
    assert isinstance((await planner.plan(ASKED, PlanControl())).plan, CallsPlan)
    assert len(endpoint.bodies) == 2


@pytest.mark.requirement("planners.openai.errors")
@pytest.mark.parametrize(
    ("reply", "reason"),
    [
        ((401, {"error": "bad key"}), "answered 401"),
        ((500, "boom"), "answered 500: boom"),
        ((200, "not json"), "not a chat completion"),
        ((200, {"choices": []}), "no answer in it"),
        ((200, {"id": "x", "choices": None, "error": None}), "no answer in it"),
        ((200, {"error": {"message": "Quota exceeded for this key", "code": 402}}), "Quota exceeded for this key"),
        ((200, {"error": "Quota exceeded for this key"}), "Quota exceeded for this key"),
        ((200, {"error": {"message": None, "type": "quota"}}), "with an error: quota"),
        ((200, [{"error": {"code": 400, "message": "Key not valid"}}]), "with an error: Key not valid"),
        ((200, {"success": False, "errors": [{"code": 7003, "message": "No route"}]}), "with an error: No route"),
        ((200, {"object": "error", "message": "No such model", "code": 404}), "with an error: No such model"),
        ((200, {"error": True, "message": "overloaded"}), "with an error: overloaded"),
        ((200, {"detail": [{"loc": ["body"], "msg": "field required"}]}), "with an error: field required"),
        ((200, {"choices": None, "base_resp": {"status_code": 1, "status_msg": "no balance"}}), "error: no balance"),
        ((200, {"choices": [{"error": {"message": "Provider failed"}, "message": {}}]}), "error: Provider failed"),
        ((200, completion("") | {"error": {"message": "Provider failed"}}), "with an error: Provider failed"),
        ((200, completion(None, refusal="I cannot help with that.")), "the model refuses: I cannot help"),
        ((200, completion("", "content_filter")), "its filter of contents"),
        ((200, {"choices": ["x"]}), "not a chat completion"),
        ((200, "data: {", {"Content-Type": "text/event-stream"}), "a stream that was not asked for"),
        ((200, "x" * 5_000_000), "its answer has more than"),
        ((200, "plain", {"Content-Encoding": "gzip"}), "its answer cannot be unpacked"),
        ((503, "warming up", {"Retry-After": "7"}), "answered 503: warming up; it is to be left alone for 7 s"),
    ],
)
async def test_a_server_that_fails_is_named_with_its_answer(
    endpoint: Endpoint, planner: OpenAIPlanner, reply: Reply, reason: str
) -> None:
    endpoint.replies = [reply]
    with pytest.raises(BackendFailed, match=reason):
        await planner.plan(ASKED, PlanControl())


@pytest.mark.requirement("planners.openai.retry-after")
@pytest.mark.parametrize("after", ["12", "http-date"])
async def test_a_server_that_is_asked_too_often_says_when_to_come_back(
    endpoint: Endpoint, planner: OpenAIPlanner, after: str
) -> None:
    value = after if after.isdecimal() else format_datetime(datetime.now(UTC) + timedelta(seconds=12), usegmt=True)
    endpoint.replies = [(429, "slow down", {"Retry-After": value})]
    with pytest.raises(BackendFailed, match="answered 429: slow down") as caught:
        await planner.plan(ASKED, PlanControl())
    assert caught.value.retry_after_s in range(5, 13)


@pytest.mark.requirement("planners.openai.errors")
async def test_an_answer_that_breaks_off_is_named(endpoint: Endpoint, planner: OpenAIPlanner) -> None:
    endpoint.withheld = 100
    endpoint.replies = [GOOD]
    with pytest.raises(BackendFailed, match="the connection broke off"):
        await planner.plan(ASKED, PlanControl())


@pytest.mark.requirement("planners.openai.errors")
async def test_a_server_that_trickles_is_left_after_its_time(endpoint: Endpoint) -> None:
    endpoint.withheld, endpoint.trickles = 10_000, True
    endpoint.replies = [GOOD]
    with pytest.raises(BackendFailed, match=r"no answer within 0\.5 s"):
        await OpenAIPlanner(endpoint.url, "m", timeout_s=0.5).plan(ASKED, PlanControl())


@pytest.mark.requirement("planners.openai.errors")
async def test_a_server_that_hangs_is_left_after_its_time(endpoint: Endpoint) -> None:
    with pytest.raises(BackendFailed, match=r"no answer within 0\.2 s"):
        await OpenAIPlanner(endpoint.url, "m", timeout_s=0.2).plan(ASKED, PlanControl())


@pytest.mark.requirement("planners.openai.errors")
async def test_an_address_nobody_listens_on_is_named(free_port: Callable[[], int]) -> None:
    planner = OpenAIPlanner(f"http://127.0.0.1:{free_port()}/v1", "m", timeout_s=5)
    with pytest.raises(BackendFailed, match="cannot be reached"):
        await planner.plan(ASKED, PlanControl())


def choosing(**choice: Any) -> PlanRequest:
    return ASKED.model_copy(update={"model": ModelChoice(planner="openai", **choice)})


@pytest.mark.requirement("chat.reasoning")
async def test_the_chosen_model_and_mode_reach_the_endpoint_and_leave_room_to_think(
    endpoint: Endpoint, planner: OpenAIPlanner
) -> None:
    endpoint.replies = [GOOD, GOOD]
    deep = await planner.plan(choosing(model="o3", reasoning="high"), PlanControl())
    plain = await planner.plan(ASKED, PlanControl())
    assert (deep.model, deep.reasoning, plain.model, plain.reasoning) == ("o3", "high", "some-model", None)
    first, second = endpoint.bodies
    assert (first["model"], first["reasoning_effort"], first["max_tokens"]) == ("o3", "high", 5 * ASKED.max_tokens)
    assert (second["model"], "reasoning_effort" in second, second["max_tokens"]) == ("some-model", False, 1024)


@pytest.mark.requirement("chat.reasoning")
@pytest.mark.parametrize(
    "refusal",
    [
        (400, "Unsupported parameter: 'reasoning_effort' is not supported with this model."),
        (422, {"loc": ["body", "reasoning_effort"], "msg": "Input should be 'low', 'medium' or 'high'"}),
        (400, {"error": '"llama3.2" does not support thinking'}),
    ],
)
async def test_a_model_that_has_no_such_mode_plans_without_and_that_is_said(
    endpoint: Endpoint, planner: OpenAIPlanner, refusal: Reply
) -> None:
    endpoint.replies = [refusal, GOOD]
    result = await planner.plan(choosing(reasoning="xhigh"), PlanControl())
    assert (result.reasoning, structures(endpoint)) == (None, ["response_format"] * 2)
    assert result.degraded is not None
    assert result.degraded.startswith("some-model does not take the reasoning mode xhigh: ")
    assert "reasoning_effort" not in endpoint.bodies[1]


@pytest.mark.requirement("chat.reasoning")
async def test_a_model_that_takes_new_names_alone_does_not_change_how_another_is_asked(
    endpoint: Endpoint, planner: OpenAIPlanner
) -> None:
    endpoint.replies = [(400, "use 'max_completion_tokens' instead"), GOOD, GOOD]
    await planner.plan(choosing(model="o3"), PlanControl())
    await planner.plan(ASKED, PlanControl())
    assert ["max_tokens" in body for body in endpoint.bodies] == [True, False, True]


@pytest.mark.requirement("planners.intends")
async def test_what_a_request_is_for_is_asked_by_a_schema_of_its_own(
    endpoint: Endpoint, planner: OpenAIPlanner
) -> None:
    endpoint.replies = ['{"intends":[{"tool":"calculate","args":{"expression":"3+4"}}]}', GOOD]
    told = await planner.plan(ASKED.model_copy(update={"intends": True}), PlanControl())
    assert isinstance(told.plan, IntendsPlan)
    assert [act.args for act in told.plan.intends] == [{"expression": "3+4"}]
    assert list(endpoint.bodies[0]["response_format"]["json_schema"]["schema"]["properties"]) == ["intends"]
    assert isinstance((await planner.plan(ASKED, PlanControl())).plan, CallsPlan)
