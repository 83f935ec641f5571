"""A tool that asks the user something in the middle of its call gets the answer with its next call."""

from __future__ import annotations

from typing import Any

import pytest

from steward.contracts.calls import CallToolInput, CallToolOutput
from steward.contracts.plan import AnswerPlan, CallsPlan, ToolCall
from steward.contracts.problem import ProblemStatus, SettleRequest, UserMessage
from steward.contracts.tool_input import ToolAnswer, ToolQuestion
from steward.language.yes_or_no import flag_of
from steward.workflows.problem import ProblemWorkflow
from tests.support.fake_room import FakeRoom

FORM = {
    "type": "object",
    "required": ["seats"],
    "properties": {
        "seats": {"type": "integer", "title": "Seats", "description": "how many"},
        "class": {"type": "string", "enum": ["first", "second"]},
    },
}


def asking(fields: dict[str, Any]) -> Any:
    def answer(request: CallToolInput) -> CallToolOutput:
        if request.answer is None:
            question = ToolQuestion(message="Which seats?", fields=fields, state="s1")
            return CallToolOutput(state="input_required", question=question)
        return CallToolOutput(state="succeeded", result={"booked": True}, message="Booked.")

    return answer


async def say(handle: Any, text: str) -> Any:
    message = UserMessage(text=text, flag=flag_of(text))
    return await handle.execute_update(ProblemWorkflow.settle, SettleRequest(message=message))


@pytest.mark.requirement("mcp.elicitation-is-a-question")
async def test_a_form_is_asked_field_by_field_and_the_answer_goes_with_the_next_call(
    problems: Any, room: FakeRoom
) -> None:
    room.results["look"] = asking(FORM)
    handle, view = await problems.settle(tool_name="look")
    assert view.status is ProblemStatus.AWAITING_USER
    assert "Which seats?" in view.question.text
    assert view.question.parameter == "seats"
    view = await say(handle, "a few")
    assert "does not fit" in view.question.text
    view = await say(handle, "2")
    assert view.question.parameter == "class"
    assert "first, second" in view.question.text
    view = await say(handle, "First")
    assert (view.status, view.message) == (ProblemStatus.DONE, "Booked.")
    assert [c.call_id for c in room.calls] == ["c1", "c2"]
    assert room.calls[1].answer == ToolAnswer(state="s1", action="accept", content={"seats": 2, "class": "first"})


@pytest.mark.requirement("mcp.elicitation-is-a-question")
@pytest.mark.parametrize(("said", "action"), [("yes", "accept"), ("no", "decline")])
async def test_a_question_without_fields_is_consent(problems: Any, room: FakeRoom, said: str, action: str) -> None:
    room.results["look"] = asking({})
    handle, _ = await problems.settle(tool_name="look")
    view = await say(handle, "perhaps")
    assert "yes or no" in view.question.text
    await say(handle, said)
    assert room.calls[1].answer == ToolAnswer(state="s1", action=action)


@pytest.mark.requirement("mcp.elicitation-is-a-question")
async def test_declining_and_skipping(problems: Any, room: FakeRoom) -> None:
    room.results["look"] = asking(FORM)
    handle, _ = await problems.settle(tool_name="look")
    await say(handle, "decline")
    assert room.calls[-1].answer == ToolAnswer(state="s1", action="decline")
    handle, _ = await problems.settle(tool_name="look")
    await say(handle, "3")
    await say(handle, "skip")
    assert room.calls[-1].answer == ToolAnswer(state="s1", action="accept", content={"seats": 3})


@pytest.mark.requirement("mcp.elicitation-is-a-question")
async def test_two_calls_that_ask_are_asked_about_one_after_the_other(problems: Any, room: FakeRoom) -> None:
    room.results["look"] = asking({})
    both = [ToolCall(tool_name="look", args={"q": "a"}), ToolCall(tool_name="look", args={"q": "b"})]
    room.plans = [CallsPlan(calls=both), AnswerPlan(text="Both are booked.")]
    handle, view = await problems.settle(text="book a and b")
    assert view.status is ProblemStatus.AWAITING_USER
    view = await say(handle, "yes")
    assert view.status is ProblemStatus.AWAITING_USER
    view = await say(handle, "yes")
    assert (view.status, view.message) == (ProblemStatus.DONE, "Both are booked.")
    answered = sorted(c.args["q"] for c in room.calls if c.answer)
    assert answered == ["a", "b"]


@pytest.mark.requirement("mcp.elicitation-is-a-question")
@pytest.mark.parametrize(
    "items", [{"enum": ["cod", "eel"]}, {"anyOf": [{"const": "cod", "title": "Cod"}, {"const": "eel"}]}]
)
async def test_several_of_a_list_are_offered_and_taken(problems: Any, room: FakeRoom, items: dict[str, Any]) -> None:
    room.results["look"] = asking({"required": ["fish"], "properties": {"fish": {"type": "array", "items": items}}})
    handle, view = await problems.settle(tool_name="look")
    assert "any of: cod, eel" in view.question.text
    view = await say(handle, "cod, whale")
    assert "does not fit" in view.question.text
    await say(handle, "Cod and eel")
    assert room.calls[1].answer == ToolAnswer(state="s1", action="accept", content={"fish": ["cod", "eel"]})
