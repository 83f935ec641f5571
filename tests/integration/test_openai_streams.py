"""Answers that an endpoint streams, over a real socket: read as they come, and the same plan as if they came whole."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from steward.contracts.plan import AnswerPlan, CallsPlan
from steward.planners.chain import BackendFailed, PlanControl
from steward.planners.openai.backend import OpenAIPlanner
from tests.support.openai_endpoint import Endpoint, Streamed
from tests.support.toolbox import request

ASKED = request("what is the capital of France?", "calculate")
ANSWER = (
    "Paris, which lies on the river Seine, is the capital of France: it has been that for more than a thousand years."
)
LONG = f"{ANSWER} {ANSWER}"
CALL = {"calls": [{"tool": "calculate", "args": {"expression": "3+4"}}]}


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    opened = Endpoint()
    yield opened
    opened.close()


def planner(endpoint: Endpoint, tools: Any = "json") -> OpenAIPlanner:
    return OpenAIPlanner(endpoint.url, "some-model", timeout_s=10, tools=tools)


def pieces(text: str, size: int = 5) -> list[Any]:
    return [text[at : at + size] for at in range(0, len(text), size)]


def watched() -> tuple[PlanControl, list[str]]:
    seen: list[str] = []
    return PlanControl(on_draft=seen.append), seen


@pytest.mark.requirement("drafts.endpoint")
async def test_the_words_of_an_answer_are_shown_as_they_come_and_the_plan_is_the_same(endpoint: Endpoint) -> None:
    endpoint.replies = [Streamed(pieces(json.dumps({"answer": ANSWER})))]
    control, seen = watched()
    result = await planner(endpoint).plan(ASKED, control)
    assert result.plan == AnswerPlan(text=ANSWER)
    assert (result.usage.prompt_tokens, result.usage.completion_tokens) == (90, 10)
    assert len(seen) > 10
    assert all(ANSWER.startswith(one) for one in seen)
    assert endpoint.bodies[0]["stream_options"] == {"include_usage": True}


@pytest.mark.requirement("drafts.costs-nothing")
async def test_where_nobody_watches_no_stream_is_asked_for(endpoint: Endpoint) -> None:
    endpoint.replies = [Streamed(pieces(json.dumps({"answer": ANSWER})))]
    assert (await planner(endpoint).plan(ASKED, PlanControl())).plan == AnswerPlan(text=ANSWER)
    assert "stream" not in endpoint.bodies[0]


@pytest.mark.requirement("drafts.no-plan")
async def test_no_piece_of_a_plan_that_calls_is_shown(endpoint: Endpoint) -> None:
    arguments = '{"expression": "3+4"}'
    first = {"tool_calls": [{"index": 0, "id": "c1", "type": "function", "function": {"name": "calculate"}}]}
    rest = [{"tool_calls": [{"index": 0, "function": {"arguments": piece}}]} for piece in pieces(arguments)]
    endpoint.replies = [
        Streamed(pieces(json.dumps(CALL))),
        Streamed(["Let me calculate. ", first, *rest], "tool_calls"),
    ]
    for tools in ("json", "native"):
        control, seen = watched()
        plan = (await planner(endpoint, tools).plan(ASKED, control)).plan
        assert isinstance(plan, CallsPlan)
        assert (plan.calls[0].tool_name, plan.calls[0].args) == ("calculate", {"expression": "3+4"})
        assert seen == []
    assert "tools" in endpoint.bodies[1]


@pytest.mark.requirement("drafts.endpoint")
async def test_the_words_of_a_model_that_calls_by_itself_are_shown_without_what_it_thinks(endpoint: Endpoint) -> None:
    thought = [{"reasoning_content": piece} for piece in pieces("They want a capital.")]
    unmarked = pieces(f"They want the capital of France. That is Paris, of course.</think>{LONG}")
    endpoint.replies = [Streamed([*thought, *pieces(LONG)]), Streamed(pieces(f"<think>Hm, {ANSWER}</think>{LONG}"))]
    endpoint.replies += [Streamed(unmarked), Streamed(unmarked)]
    model = planner(endpoint, "native")
    for place in range(4):
        control, seen = watched()
        assert (await model.plan(ASKED, control)).plan == AnswerPlan(text=LONG)
        if place != 2:  # That its thoughts begin without a mark is found out once.
            assert all(LONG.startswith(one) for one in seen), seen
        assert len(seen) > 3


@pytest.mark.requirement("drafts.no-stream")
@pytest.mark.parametrize(
    "refusals",
    [
        [(400, {"error": {"message": "Unrecognized request argument supplied: stream_options"}})],
        [
            (422, {"detail": "stream_options: extra fields not permitted"}),
            (400, {"error": "streaming is not supported"}),
        ],
        [(500, {"error": "stream is not implemented"})],
        [Streamed([b"data: {not json\n\n"])],
        [Streamed(pieces('{"answer":"Par'), ends=False)],
    ],
    ids=["options", "both", "fault", "garbage", "broken off"],
)
async def test_a_server_that_streams_otherwise_or_not_at_all_is_asked_as_it_can(
    endpoint: Endpoint, refusals: list[Any]
) -> None:
    said = json.dumps({"answer": ANSWER})
    endpoint.replies = [*refusals, Streamed(pieces(said), usage=False), Streamed(pieces(said), usage=False)]
    model = planner(endpoint)
    for _ in range(2):
        control, _seen = watched()
        result = await model.plan(ASKED, control)
        assert result.plan == AnswerPlan(text=ANSWER)
        assert result.usage.completion_tokens > 0
    assert len(endpoint.bodies) == len(refusals) + 2, "what it refuses is found out once"


@pytest.mark.requirement("drafts.no-stream")
async def test_a_server_that_answers_whole_though_it_was_asked_for_a_stream_is_heard(endpoint: Endpoint) -> None:
    endpoint.replies = [json.dumps({"answer": ANSWER})]
    control, seen = watched()
    assert (await planner(endpoint).plan(ASKED, control)).plan == AnswerPlan(text=ANSWER)
    assert seen == []


@pytest.mark.requirement("drafts.no-stream")
async def test_calls_that_share_an_index_are_told_apart_and_faults_in_a_stream_are_said(endpoint: Endpoint) -> None:
    both = [
        {"tool_calls": [{"index": 0, "id": f"c{n}", "function": {"name": "calculate", "arguments": {"expression": n}}}]}
        for n in ("3+4", "5+6")
    ]
    parts = [
        {"content": [{"type": "thinking", "thinking": [{"type": "text", "text": one}]}]} for one in ("Two ", "sums")
    ]
    endpoint.replies = [Streamed([*parts, *both], "tool_calls")]
    control, _seen = watched()
    result = await planner(endpoint, "native").plan(ASKED, control)
    assert isinstance(result.plan, CallsPlan)
    assert [call.args["expression"] for call in result.plan.calls] == ["3+4", "5+6"]
    assert result.thinking == "Two sums"
    endpoint.replies = [Streamed([b": keep alive\n\n", b'data: {"error": {"message": "out of memory"}}\n\n'])]
    with pytest.raises(BackendFailed, match="out of memory"):
        await planner(endpoint).plan(ASKED, control)
