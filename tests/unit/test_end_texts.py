"""What ends say is there in every language, with the same blanks."""

from __future__ import annotations

import string

import pytest

from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import Budget
from steward.contracts.problem import ProblemInput
from steward.decisions import end_texts
from steward.decisions.limits import out_of_budget, spent
from steward.decisions.state import ProblemState
from tests.support.mirror import MOMENT


def blanks(text: str) -> set[str | None]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.requirement("life.end-language")
def test_the_texts_of_all_languages_say_the_same() -> None:
    english, *others = end_texts._TEXTS.values()
    for texts in others:
        assert {name: blanks(text) for name, text in texts.items()} == {
            name: blanks(text) for name, text in english.items()
        }


@pytest.mark.requirement("life.end-language")
def test_a_number_is_written_as_the_language_writes_it() -> None:
    given = ProblemInput(requester=Requester(Owner("t", "u"), 1), text="look", budget=Budget(tokens=100_000))
    state = ProblemState(input=given, created_at=MOMENT, updated_at=MOMENT)
    state.tokens_used = 100_000
    told = {}
    for state.language in ("en", "de", "es", "fr"):
        limit = spent(state)
        assert limit is not None
        told[state.language] = out_of_budget(state, limit).message
    assert "100,000 tokens" in told["en"] == told["fr"]
    assert "100.000 Token" in told["de"]
    assert "100.000 tokens" in told["es"]
