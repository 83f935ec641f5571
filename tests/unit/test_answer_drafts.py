"""The words of an answer in a plan that is still being written: all of them, and nothing of any other plan."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.contracts.drafts import CHANNEL, Draft
from steward.contracts.redaction import Redactor
from steward.planners.answer_drafts import json_answer, native_answer

NO_ANSWERS = [
    {"calls": [{"tool": "compose_email", "args": {"body": "answer", "answer": "Dear Bob"}}]},
    {"ask": "Which one?", "draft": {"tool": "add_task", "args": {"answer": "x"}}},
    {"amend": {"approval": "7-1", "arguments": {"answer": "x"}}},
    {"intends": [{"tool": "add_task", "args": {"answer": "buy milk"}}]},
    {"tool": "add_task", "args": {"answer": "buy milk"}},
    [{"tool": "add_task", "args": {"answer": "buy milk"}}],
]


@pytest.mark.requirement("drafts.no-plan")
@pytest.mark.parametrize("plan", NO_ANSWERS, ids=str)
@pytest.mark.parametrize("form", ["{}", "```json\n{}\n```", '<think>an "answer"</think>{}', " \n{}"])
def test_no_part_of_another_plan_is_ever_an_answer(plan: object, form: str) -> None:
    text = form.replace("{}", json.dumps(plan))
    for end in range(len(text) + 1):
        assert json_answer(text[:end]) is None
        assert native_answer(text[:end], may_call=False) is None
        assert native_answer(f"{'Let me see. ' * 20}{text}"[: 240 + end], may_call=True) in (
            None,
            ("Let me see. " * 20).strip(),
        )


@pytest.mark.requirement("drafts.no-plan")
@given(
    st.text(),
    st.booleans(),
    st.sampled_from(['{"answer":', '{ "answer" :\n ', '```json\n{"answer": ', '<think>x</think>{"answer":']),
)
def test_an_answer_grows_to_what_it_is(text: str, ascii_only: bool, head: str) -> None:
    text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace").replace("\x00", "")
    written = head + json.dumps(text, ensure_ascii=ascii_only)
    seen = [json_answer(written[:end]) for end in range(len(written) + 1)]
    known = [one for one in seen if one is not None]
    assert all(text.startswith(one) for one in known)
    assert known[-1] == text.rstrip("\ufffd")
    assert known == sorted(known, key=len)


@pytest.mark.requirement("drafts.no-plan")
def test_words_beside_tools_are_an_answer_once_they_are_longer_than_what_is_said_before_a_call() -> None:
    assert native_answer("Let me look up your mail.", may_call=True) is None
    assert native_answer("w" * 200, may_call=True) == "w" * 200
    assert native_answer("Paris is the capital of France today.", may_call=False) is not None
    assert native_answer("<think>They want Paris, the capital of", may_call=False) is None
    assert native_answer('{"answer":"Paris', may_call=True) == "Paris"
    assert native_answer(f"{'w' * 200} <tool_call>{{", may_call=True) == "w" * 200


@pytest.mark.requirement("drafts.secrets")
@pytest.mark.parametrize("secret", ["hunter2-hunter2", "correct horse battery", "pä ßword ♥ 123"])
def test_no_part_of_a_secret_is_in_a_text_that_grows(secret: str) -> None:
    redactor = Redactor([secret])
    text = f"It is {secret}, they say."
    for end in range(len(text) + 1):
        shown = redactor.text(redactor.growing(text[:end]))
        assert "It is *** they say.".replace("***", "***,").startswith(shown), shown
    assert redactor.text(redactor.growing(text)) == "It is ***, they say."


@pytest.mark.requirement("drafts.transport")
@given(st.text(min_size=0, max_size=9_000), st.integers(1, 10**15))
def test_a_draft_fits_into_a_notification_and_comes_out_as_it_went_in(text: str, problem_id: int) -> None:
    payload = Draft(problem_id, text).payload()
    assert len(payload.encode("utf-8", "surrogatepass")) < 8_000
    read = Draft.read(payload)
    assert read is not None
    assert read.problem_id == problem_id
    assert read.text == text or text.startswith(read.text.removesuffix("…"))
    assert CHANNEL


@pytest.mark.requirement("drafts.transport")
@pytest.mark.parametrize("payload", ["", "7", "[7]", "[7, 8]", '["7", "x"]', "{", '{"a": 1, "b": 2}', "[true"])
def test_a_notification_that_is_no_draft_is_nothing(payload: str) -> None:
    assert Draft.read(payload) is None
