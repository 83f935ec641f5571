"""Foreign values as JSON that can be kept: whatever goes in, what comes out is small, finite and readable again."""

from __future__ import annotations

import contextlib
import json
import time
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic_core import from_json, to_json

from steward.contracts.base import MAX_DEPTH, too_deep
from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.owner import Owner, Requester
from steward.contracts.plain_json import MAX_BYTES, MAX_PARTS, is_small, parse_json, plain
from steward.contracts.problem import ProblemInput, UserMessage
from steward.contracts.tool_input import ToolQuestion
from steward.decisions.call_records import CallRecord, CallState, Inquiry
from steward.decisions.inquiries import ask_next, take
from steward.decisions.state import ProblemState
from steward.decisions.typing_words import fits, options_of, typed
from steward.language.yes_or_no import flag_of
from tests.support.odd_values import ODD, circle, nested, texts, values

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**60), 2**60) | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=3), inner, max_size=4),
    max_leaves=15,
)


def check(value: Any) -> Any:
    cleaned = plain(value).value
    assert not too_deep(cleaned)
    assert from_json(to_json(cleaned)) == cleaned
    text = json.dumps(cleaned, allow_nan=False, ensure_ascii=False)
    text.encode()
    assert "\x00" not in str(cleaned)
    again = plain(cleaned)
    assert (again.value, again.changed) == (cleaned, ())
    return cleaned


@pytest.mark.requirement("attacks.d1.answers-are-bounded")
@settings(max_examples=400)
@given(values)
def test_any_value_becomes_json_that_can_be_written_and_read(value: Any) -> None:
    check(value)


@pytest.mark.requirement("attacks.d1.answers-are-bounded")
@pytest.mark.parametrize("value", ODD, ids=lambda value: type(value).__name__)
def test_odd_values_too(value: Any) -> None:
    check(value)


@pytest.mark.requirement("attacks.d1.answers-are-bounded")
@settings(max_examples=200)
@given(json_values)
def test_what_is_json_already_stays_as_it_is(value: Any) -> None:
    assert plain(value) == plain(json.loads(json.dumps(value)))
    assert plain(value).value == value
    assert plain(value).changed == ()


@pytest.mark.requirement("attacks.d1.answers-are-bounded")
def test_what_was_changed_is_said() -> None:
    assert not plain(nested(MAX_DEPTH)).changed
    assert "levels deep" in plain(nested(MAX_DEPTH + 1)).changed[0]
    assert "Unicode" in plain(["\ud800"]).changed[0]
    assert "not finite" in plain([float("inf")]).changed[0]
    assert "no JSON" in plain([object()]).changed[0]
    assert "values or" in plain([0] * (MAX_PARTS + 1)).changed[0]
    huge = "x" * (1 << 20)
    bounded = plain([huge] * 100)
    assert "MiB" in bounded.changed[0]
    assert len(to_json(bounded.value)) <= MAX_BYTES + 100
    assert len(to_json(plain(["\x01" * (1 << 20)] * 100).value)) <= MAX_BYTES + 100


@pytest.mark.requirement("attacks.d1.linear")
@pytest.mark.parametrize(
    "text",
    ['"' + '\\"', '"\\', "[", '{"a":', '["', '"a[', "]", "\\", '[{"a":"\\"'],
)
def test_reading_hostile_text_takes_linear_time(text: str) -> None:
    def seconds(times: int) -> float:
        began = time.perf_counter()
        with contextlib.suppress(ValueError):
            parse_json(text * times)
        return time.perf_counter() - began

    seconds(2_000)
    assert seconds(200_000) < 100 * max(seconds(20_000), 0.003)


@pytest.mark.requirement("attacks.d1.linear")
def test_a_value_that_holds_itself_is_left_after_so_many_parts() -> None:
    began = time.perf_counter()
    check(circle())
    assert time.perf_counter() - began < 60
    assert not is_small(circle(), 1_000)
    assert is_small({"a": [1, "x"]}, 10)
    assert not is_small(["x" * 1_000_000], 10)


@pytest.mark.requirement("attacks.d1.answers-are-bounded")
def test_json_text_is_read_whatever_its_nesting_and_its_numbers() -> None:
    deep = "[" * 100_000 + "]" * 100_000
    assert too_deep(parse_json(deep))
    check(parse_json(deep))
    assert parse_json('{"n": ' + "9" * 5_000 + ', "s": "[[[\\"["}') == {"n": float("inf"), "s": '[[["['}
    kept = parse_json('{"deep": ' + deep + ', "after": "] \\" }"}')
    assert kept["after"] == '] " }'
    for broken in ("[" * 100_000, "[" * 100_000 + "]" * 99_999, "]", '"', "", "NaN x"):
        with pytest.raises(ValueError, match=r"."):
            parse_json(broken)


@pytest.mark.requirement("attacks.d1.any-question-can-be-asked")
@settings(max_examples=300)
@given(schema=values, said=texts)
def test_words_are_typed_by_any_schema(schema: Any, said: str) -> None:
    schema = plain(schema).value
    for asked in (schema, {"items": schema, "type": "array"}, {"enum": schema}, {"oneOf": schema, "anyOf": schema}):
        fits(typed(said, asked), asked)
        options_of(asked)


@pytest.mark.requirement("attacks.d1.any-question-can-be-asked")
@settings(max_examples=300)
@given(fields=values, words=st.lists(texts | st.sampled_from(["yes", "5", "skip"]), min_size=1, max_size=5))
def test_whatever_form_a_tool_wants_filled_in_the_problem_goes_on(fields: Any, words: list[str]) -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    form = plain(fields).value
    for shape in (form, {"properties": form}, {"properties": {"a": form}, "required": form}):
        given_input = ProblemInput(requester=Requester(Owner("t", "u"), 1, "c"), tool_name="x")
        state = ProblemState(input=given_input, created_at=now, updated_at=now)
        prepared = PreparedCall(tool_name="x", verdict=Verdict.RUN)
        state.calls.append(CallRecord(call_id="c1", round=0, prepared=prepared, state=CallState.ASKED))
        asked = ToolQuestion(message="?", state="s", fields=shape if isinstance(shape, dict) else {"a": shape})
        state.inquiries.append(Inquiry(call_id="c1", question=asked))
        for said in words:
            if not state.inquiries:
                break
            if state.question is None:
                ask_next(state, now)
            take(state, UserMessage(text=said, flag=flag_of(said)), now)
