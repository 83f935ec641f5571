"""Words for what comes again become a recurrence rule, and a date keeps what says when it begins."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from steward.contracts.errors import ToolFailed
from steward.contracts.tool_meaning import Role
from steward.language.moments.repeats import take_repeat
from steward.tools.arguments import settle
from steward.tools.repeats import ONCE, in_plain_words, next_time, rule_of, soonest_time
from tests.support.tool_bench import NOW, ZONE, a_spec

THURSDAY = datetime(2025, 11, 20, 15, 30, tzinfo=ZoneInfo(ZONE))
SPEC = a_spec(
    dates=["start", "end"],
    ends={"end": "start"},
    roles={"repeat": Role.REPEAT},
    parameters={
        "type": "object",
        "required": ["start"],
        "properties": {name: {"type": "string"} for name in ("start", "end", "repeat")},
    },
)


@pytest.mark.requirement("tools.repeats.read")
@pytest.mark.parametrize(
    ("words", "rule", "rest"),
    [
        ("every Monday at 9", "FREQ=WEEKLY;BYDAY=MO", "monday at 9am"),
        ("every Monday and Thursday at 7", "FREQ=WEEKLY;BYDAY=MO,TH", "monday at 7am"),
        ("every other Tuesday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU", "tuesday"),
        ("on Mondays at 8", "FREQ=WEEKLY;BYDAY=MO", "on monday at 8am"),
        ("daily at 8", "FREQ=DAILY", "at 8am"),
        ("every day at 3", "FREQ=DAILY", "at 3pm"),
        ("every morning", "FREQ=DAILY", "morning"),
        ("weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", ""),
        ("every 2 weeks", "FREQ=WEEKLY;INTERVAL=2", ""),
        ("every three days", "FREQ=DAILY;INTERVAL=3", ""),
        ("every month on the 1st", "FREQ=MONTHLY", "on the 1st"),
        (
            "every 6 weeks on Friday at 8am starting next week",
            "FREQ=WEEKLY;INTERVAL=6",
            "on friday at 8am starting next week",
        ),
        ("every 6 weeks, Fridays at 8am", "FREQ=WEEKLY;INTERVAL=6;BYDAY=FR", ", friday at 8am"),
        ("jeden Montag um 9", "FREQ=WEEKLY;BYDAY=MO", "montag um 9am"),
        ("jeden zweiten Freitag", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "freitag"),
        ("täglich", "FREQ=DAILY", ""),
        ("cada lunes a las 9", "FREQ=WEEKLY;BYDAY=MO", "lunes a las 9am"),
        ("todos los días a las 8", "FREQ=DAILY", "a las 8am"),
        ("tomorrow at 8", None, "tomorrow at 8"),
        ("every so often", None, "every so often"),
        ("tues", None, "tues"),
    ],
)
def test_words_for_how_often_are_taken_out_of_a_date(words: str, rule: str | None, rest: str) -> None:
    assert take_repeat(words) == (rule, rest)


@pytest.mark.requirement("tools.repeats.read")
def test_a_rule_may_be_given_and_is_checked() -> None:
    assert rule_of("RRULE:FREQ=WEEKLY;BYDAY=MO") == "FREQ=WEEKLY;BYDAY=MO"
    for bad in ("FREQ=SECONDLY", "FREQ=MINUTELY", "FREQ=BANANA", "FREQ=DAILY;INTERVAL=x", "sometimes"):
        with pytest.raises(ToolFailed):
            rule_of(bad)
    assert in_plain_words("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH") == "every 2 weeks on Monday, Thursday"
    assert in_plain_words("FREQ=DAILY") == "every day"


@pytest.mark.requirement("tools.repeats.read")
def test_what_repeats_begins_at_the_first_moment_its_rule_allows() -> None:
    found = settle(SPEC, {"start": "every Monday and Tuesday at 9", "end": "10am"}, ZONE, NOW)
    assert found.errors == []
    assert found.args == {
        "start": "2025-11-24T09:00:00+01:00",
        "end": "2025-11-24T10:00:00+01:00",
        "repeat": "FREQ=WEEKLY;BYDAY=MO,TU",
    }
    assert found.spoken["repeat"] == "every Monday and Tuesday"
    assert settle(SPEC, {"start": "tomorrow 9am", "repeat": "now and then"}, ZONE, NOW).errors
    assert settle(SPEC, {"start": "every day"}, ZONE, NOW).missing == ["start"]


@pytest.mark.requirement("tools.repeats.read")
def test_the_time_of_day_stays_across_a_clock_change() -> None:
    june = THURSDAY + timedelta(days=200)
    following = next_time("FREQ=DAILY", THURSDAY, june)
    assert following is not None
    assert (following.hour, following.minute, following - june) == (15, 30, timedelta(days=1))
    assert next_time("FREQ=DAILY;COUNT=3", THURSDAY, june) is None


@pytest.mark.requirement("tools.reminders.changed")
@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("FREQ=DAILY", "2025-11-21T09:00:00+01:00"),
        ("FREQ=WEEKLY;BYDAY=MO", "2025-11-24T09:00:00+01:00"),
        ("FREQ=WEEKLY;BYDAY=MO,TH", "2025-11-24T09:00:00+01:00"),
        ("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU", "2025-11-25T09:00:00+01:00"),
        ("FREQ=MONTHLY;BYMONTHDAY=1", "2025-12-01T09:00:00+01:00"),
        ("FREQ=MONTHLY;BYDAY=-1FR", "2025-11-28T09:00:00+01:00"),
        ("FREQ=WEEKLY", None),
        ("FREQ=MONTHLY", None),
        (ONCE, None),
    ],
)
def test_a_rule_that_says_its_days_comes_next_on_the_first_of_them(rule: str, expected: str | None) -> None:
    known = datetime(2025, 12, 18, 9, tzinfo=ZoneInfo(ZONE))
    soonest = soonest_time(rule, known, THURSDAY)
    assert (soonest.isoformat() if soonest else None) == expected
