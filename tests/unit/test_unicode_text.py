"""Normal forms of foreign text: the standard ones, but for runs of marks that no language writes."""

from __future__ import annotations

import unicodedata
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from language.unicode_text import MOST_MARKS, normalized

Form = Literal["NFC", "NFD", "NFKC", "NFKD"]


@pytest.mark.requirement("attacks.b1.readers-are-linear")
@given(st.sampled_from(["NFC", "NFD", "NFKC", "NFKD"]), st.text(max_size=60).map(lambda text: text * 9))
def test_the_normal_form_is_the_standard_one(form: Form, text: str) -> None:
    if not any(0xD800 <= ord(char) <= 0xDFFF for char in text):
        assert normalized(form, text) == unicodedata.normalize(form, text)


@pytest.mark.requirement("attacks.b1.readers-are-linear")
@given(st.integers(MOST_MARKS + 1, 5_000))
def test_a_run_of_marks_beyond_what_languages_write_is_cut(marks: int) -> None:
    text = "a" + "\u0315\u0300" * marks + "b" * 300
    told = normalized("NFD", text)
    assert told.startswith("a")
    assert told.endswith("b" * 300)
    assert sum(map(unicodedata.combining, told))
    assert sum(unicodedata.combining(c) > 0 for c in told) == MOST_MARKS
