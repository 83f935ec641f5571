"""A message that JSON cannot hold is cleaned: what cannot be encoded would fail a workflow task again and again."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steward.contracts.calls import CallToolOutput
from steward.contracts.mirror import MirrorWrite
from steward.sql.converter import SharedPydanticConverter
from tests.support.mirror import a_step, a_view

ANY = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(st.characters(codec=None), max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=10,
)


def nested(levels: int) -> Any:
    value: Any = "end"
    for level in range(levels):
        value = [value] if level % 2 else {"in": value}
    return value


@pytest.mark.requirement("attacks.b6.encodes-anything")
@settings(max_examples=200)
@given(result=ANY)
def test_any_result_travels(result: Any) -> None:
    travels(result)


@pytest.mark.requirement("attacks.b6.encodes-anything")
@pytest.mark.parametrize(
    "result", ["\ud800", {"\udfff": "\ud800x"}, ["\x00", float("inf")], nested(400), {"deep": nested(5_000)}]
)
def test_what_no_json_can_hold_travels_too(result: Any) -> None:
    travels(result)


def travels(result: Any) -> None:
    converter = SharedPydanticConverter()
    view = a_view(1, result=result)
    write = MirrorWrite(view=view, steps=[a_step(1, detail={"result": result})])
    for message in (CallToolOutput(state="succeeded", result=result), write):
        [back] = converter.from_payloads(converter.to_payloads([message]), [type(message)])
        assert type(back) is type(message)
    assert back.view.model_copy(update={"result": None}) == view.model_copy(update={"result": None})


def test_what_can_be_encoded_is_left_as_it_is() -> None:
    converter = SharedPydanticConverter()
    result = {"text": "ä \U0001f600 \u2028", "list": [1, 2.5, None, True]}
    [back] = converter.from_payloads(
        converter.to_payloads([CallToolOutput(state="succeeded", result=result)]), [CallToolOutput]
    )
    assert back.result == result
