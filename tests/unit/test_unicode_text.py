"""Normal forms of foreign text: the standard ones, but for runs of marks that no language writes."""

from __future__ import annotations

import unicodedata
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.language.unicode_text import MOST_MARKS, caseless, normalized, unaccented

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


@pytest.mark.parametrize(
    ("text", "plain", "bare"),
    [
        ("I’m  OK\n", "i'm ok", "i'm ok"),
        ("Lámpara", "lámpara", "lampara"),
        ("la\u0301mpara", "lámpara", "lampara"),
        ("Straße ÜBER", "strasse über", "strasse uber"),
        ("ﬁve Ｇ２", "five g2", "five g2"),
        ("ℌ", "h", "h"),
        ("हिन्दी 한국", "हिन्दी 한국", "हिनदी 한국"),
    ],
)
def test_foreign_text_is_compared_without_case_and_without_accents(text: str, plain: str, bare: str) -> None:
    assert caseless(text) == plain
    assert unaccented(text) == bare
