"""Reading bodies: what is given twice is refused wherever it stands, and everything else reads as it is written."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.api.json_text import read_json
from steward.contracts.errors import BadRequest, ErrorCode

NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | NAMES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.requirement("attacks.d9.duplicate-members")
@given(value=VALUES)
def test_what_names_nothing_twice_reads_as_it_is_written(value: Any) -> None:
    assert read_json(json.dumps(value).encode()) == value
    assert read_json(json.dumps(value, ensure_ascii=False).encode()) == value


@pytest.mark.requirement("attacks.d9.duplicate-members")
@given(value=VALUES, name=NAMES, first=VALUES, second=VALUES, escaped=st.booleans(), data=st.data())
def test_an_object_that_names_a_member_twice_is_refused_at_any_depth(
    value: Any, name: str, first: Any, second: Any, escaped: bool, data: st.DataObject
) -> None:
    twice = (
        f"{{{json.dumps(name)}: {json.dumps(first)}, {json.dumps(name, ensure_ascii=escaped)}: {json.dumps(second)}}}"
    )
    for before, after in data.draw(
        st.lists(st.sampled_from([('{"x": ', "}"), ("[1, ", "]"), ('{"a": [', "]}")]), max_size=8)
    ):
        twice = f"{before}{twice}{after}"
    with pytest.raises(BadRequest) as refused:
        read_json(f"[{json.dumps(value)}, {twice}]".encode())
    assert refused.value.code is ErrorCode.INVALID_REQUEST
