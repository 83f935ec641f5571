"""Days that have been, in the words of people: the latest of a name, never one to come."""

from __future__ import annotations

from datetime import date

import pytest

from steward.language.moments.lengths import past_days
from tests.support.tool_bench import NOW, ZONE


@pytest.mark.requirement("tools.email.search")
@pytest.mark.parametrize(
    ("words", "first", "last"),
    [
        ("today", "2025-11-20", "2025-11-20"),
        ("from yesterday", "2025-11-19", "2025-11-19"),
        ("gestern", "2025-11-19", "2025-11-19"),
        ("ayer", "2025-11-19", "2025-11-19"),
        ("Monday", "2025-11-17", "2025-11-17"),
        ("on Thursday", "2025-11-20", "2025-11-20"),
        ("last Thursday", "2025-11-13", "2025-11-13"),
        ("letzten Montag", "2025-11-17", "2025-11-17"),
        ("el lunes pasado", "2025-11-17", "2025-11-17"),
        ("since Monday", "2025-11-17", "2025-11-20"),
        ("seit gestern", "2025-11-19", "2025-11-20"),
        ("this week", "2025-11-17", "2025-11-20"),
        ("last week", "2025-11-10", "2025-11-16"),
        ("der letzten Woche", "2025-11-10", "2025-11-16"),
        ("la semana pasada", "2025-11-10", "2025-11-16"),
        ("the weekend", "2025-11-15", "2025-11-16"),
        ("this month", "2025-11-01", "2025-11-20"),
        ("last month", "2025-10-01", "2025-10-31"),
        ("last year", "2024-01-01", "2024-12-31"),
        ("last quarter", "2025-07-01", "2025-09-30"),
        ("this quarter", "2025-10-01", "2025-11-20"),
        ("im letzten Quartal", "2025-07-01", "2025-09-30"),
        ("el trimestre pasado", "2025-07-01", "2025-09-30"),
        ("the last 3 days", "2025-11-17", "2025-11-20"),
        ("in den letzten zwei Wochen", "2025-11-06", "2025-11-20"),
        ("2025-11-03", "2025-11-03", "2025-11-03"),
        ("the 15th", "2025-11-15", "2025-11-15"),
        ("the 25th", "2025-10-25", "2025-10-25"),
        ("3 December", "2024-12-03", "2024-12-03"),
    ],
)
def test_words_for_days_mean_the_latest_ones(words: str, first: str, last: str) -> None:
    assert past_days(words, ZONE, NOW) == (date.fromisoformat(first), date.fromisoformat(last))


@pytest.mark.parametrize("words", ["tomorrow", "2031-01-01", "whenever", "", "the last 99999999 years", "x" * 300])
def test_what_is_no_day_that_has_been_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match=r"has not been yet|not a date|too long"):
        past_days(words, ZONE, NOW)
