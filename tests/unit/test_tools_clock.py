"""The time in one place or several, and the days until a date."""

from __future__ import annotations

from typing import Any

import pytest

from steward.contracts.errors import ToolFailed
from steward.tools.arguments import settle
from steward.tools.arithmetic import evaluate
from steward.tools.builtin.clock import CurrentTimeArgs, DaysUntilArgs, days_until, get_current_time
from steward.tools.places import places_in
from steward.tools.registry import Registry
from tests.support.tool_bench import NOW, ZONE, a_context


@pytest.mark.requirement("tools.clock.several-places")
async def test_the_time_is_told_for_several_places() -> None:
    told = await get_current_time.run(a_context(), CurrentTimeArgs(timezone="Tokyo and New York"))
    assert [(one["timezone"], one["time"]) for one in told.result["times"]] == [
        ("Asia/Tokyo", "00:30"),
        ("America/New_York", "10:30"),
    ]
    listed = await get_current_time.run(a_context(), CurrentTimeArgs(timezone=["Tokyo", "New York"]))
    assert listed.result == told.result
    one = await get_current_time.run(a_context(), CurrentTimeArgs(timezone="Berlin"))
    assert one.result["time"] == "16:30"
    with pytest.raises(ToolFailed, match="“Atlantis” is not known"):
        await get_current_time.run(a_context(), CurrentTimeArgs(timezone="Berlin and Atlantis"))


@pytest.mark.requirement("tools.clock.several-places")
def test_places_are_cut_where_they_are_joined_and_bounded() -> None:
    assert places_in("Berlin and Munich") == ["Berlin", "Munich"]
    assert places_in("Berlin und München") == ["Berlin", "München"]
    assert places_in("Portland, Oregon") == ["Portland, Oregon"]
    assert places_in("Trinidad and Tobago", lambda words: True) == ["Trinidad and Tobago"]
    assert places_in(["Rome", "Rome"]) == ["Rome"]
    with pytest.raises(ToolFailed, match="more than 10"):
        places_in([str(n) for n in range(11)])


@pytest.mark.requirement("tools.clock.days-until")
@pytest.mark.parametrize(
    ("words", "days", "message"),
    [
        ("Christmas", 35, "It is 35 days until Thursday 25 December 2025."),
        ("December 24", 34, "It is 34 days until Wednesday 24 December 2025."),
        ("tomorrow", 1, "It is 1 day until Friday 21 November 2025."),
        ("today", 0, "Thursday 20 November 2025 is today."),
        ("yesterday", -1, "Wednesday 19 November 2025 was 1 day ago."),
    ],
)
async def test_days_are_counted_to_a_date(words: str, days: int, message: str) -> None:
    spec = Registry().resolve("days_until")
    assert spec is not None
    args: dict[str, Any] = settle(spec, {"date": words}, ZONE, NOW).args
    told = await days_until.run(a_context(), DaysUntilArgs.model_validate(args))
    assert (told.result["days"], told.message) == (days, message)


@pytest.mark.requirement("tools.calculate.words")
@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("18% tip on 64.50", "11.61"),
        ("15% of 240", "36"),
        ("split 80 by 4", "20"),
        ("split 80 among 4 people", "20"),
        ("half of 250", "125"),
        ("a quarter of 80", "20"),
        ("la mitad de 30", "15"),
    ],
)
def test_sums_are_read_as_people_say_them(expression: str, value: str) -> None:
    assert evaluate(expression).text == value
