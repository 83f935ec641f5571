"""Results put into words without a model: a tool's own, those of its result's shape, and of what went wrong."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from steward.contracts.plan import Observation
from steward.wording import dispatch, render, render_answer
from steward.wording.dispatch import LONGEST, LONGEST_ANSWER

ROOT = Path(__file__).parent.parent.parent
RESULTS: list[dict[str, Any]] = yaml.safe_load((ROOT / "tests/support/renderings.yaml").read_text("utf-8"))
ENDS_OF_THE_CALENDAR = ("9999-12-31T23:59:59Z", "0001-01-01T00:00:00+14:00", "9999-12-31", "31 Dec 9999 23:59:59 GMT")


def keys_of(value: Any) -> set[str]:
    if isinstance(value, dict):
        return {*value, *(key for inner in value.values() for key in keys_of(inner))}
    return {key for inner in value for key in keys_of(inner)} if isinstance(value, list) else set()


KEYS = st.sampled_from(sorted({"shortened", "characters", *(key for row in RESULTS for key in keys_of(row["result"]))}))
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40)
ODD = st.sampled_from(
    [*ENDS_OF_THE_CALENDAR, "2026-03-02T08:00:00+01:00", float("nan"), float("inf"), "text", "{[", 10**400]
)
JSON = st.recursive(
    SCALARS | ODD,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(KEYS | st.text(max_size=12), inner, max_size=5),
    max_leaves=20,
)
RECORDS = [row["result"] for row in RESULTS if isinstance(row["result"], dict) and row["result"]]
NEARLY = st.sampled_from(RECORDS).flatmap(
    lambda record: st.dictionaries(st.sampled_from(sorted(record)), JSON, min_size=1, max_size=2).map(
        lambda other: record | other
    )
)
"""What tools return, with one or two fields of it changed into something else."""


def seen(result: Any, tool: str = "look_up", **args: Any) -> Observation:
    return Observation(tool_name=tool, ok=True, result=result, args=args)


@pytest.mark.requirement("wording.plain-words")
@pytest.mark.parametrize("row", RESULTS, ids=[f"{place}-{row['tool']}" for place, row in enumerate(RESULTS)])
def test_a_result_is_put_into_words(row: dict[str, Any]) -> None:
    observation = seen(row["result"], row["tool"], **row.get("args", {}))
    assert render(observation, "Europe/Berlin") == row["words"]


@pytest.mark.requirement("wording.plain-words")
def test_every_built_in_tool_has_words_of_its_own() -> None:
    modules = [ast.parse(file.read_text("utf-8")) for file in sorted((ROOT / "tools/builtin").rglob("*.py"))]
    calls = [node for module in modules for node in ast.walk(module) if isinstance(node, ast.Call)]
    answers = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "ToolResult"]
    assert len(answers) > 40
    assert not [ast.unparse(one) for one in answers if "message" not in {given.arg for given in one.keywords}]


@pytest.mark.requirement("wording.plain-words")
def test_the_tools_own_words_are_preferred() -> None:
    assert render(Observation(tool_name="calculate", ok=True, result={"result": 7}, message="3+4 = 7")) == "3+4 = 7"


@pytest.mark.requirement("wording.plain-words")
def test_times_are_shown_in_the_readers_zone_or_else_in_their_own() -> None:
    event = seen({"title": "Call", "start_time": "2026-03-02T23:30:00Z"}, "get_event")
    assert render(event, "Europe/Berlin") == "title: Call\nstart time: Tue 3 Mar 2026, 00:30"
    assert render(event) == "title: Call\nstart time: Mon 2 Mar 2026, 23:30 UTC"
    assert render(event, "Not/AZone") == render(event)
    there = seen({"timezone": "Europe/Berlin", "datetime": "2026-11-26T16:30:00+01:00"}, "clock_of_a_server")
    assert "Thu 26 Nov 2026, 16:30 (UTC+01:00)" in render(there, "Etc/UTC")
    assert "Thu 26 Nov 2026, 16:30" in render(there, "Europe/Berlin")
    assert "(UTC" not in render(there, "Europe/Berlin")
    alone = seen("2026-11-26T16:30:00-05:00", "clock_of_a_server")
    assert render(alone, "Etc/UTC") == "Thu 26 Nov 2026, 16:30 (UTC-05:00)"


@pytest.mark.requirement("wording.bounded")
@pytest.mark.parametrize("zone", ["Asia/Tokyo", "America/New_York"])
@pytest.mark.parametrize("moment", ENDS_OF_THE_CALENDAR)
@pytest.mark.parametrize(
    ("tool", "result"),
    [
        ("list_events", lambda at: {"events": [{"title": "Forever", "start": at, "end": at}]}),
        ("list_tasks", lambda at: {"tasks": [{"task_id": 1, "title": "Rest", "due_date": at}]}),
        ("run_sql", lambda at: {"rows": [{"until": at}, {"until": at}]}),
        ("look_up", lambda at: {"until": at}),
        ("look_up", lambda at: at),
    ],
)
def test_the_ends_of_the_calendar_are_told_in_every_zone(
    tool: str, result: Callable[[str], Any], moment: str, zone: str
) -> None:
    text = render(seen(result(moment), tool), zone)
    assert ("Dec 9999" if "9999" in moment else "Jan 1") in text


@pytest.mark.requirement("wording.bounded")
def test_a_renderer_that_breaks_costs_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: Any) -> str:
        raise RuntimeError("a bug")

    monkeypatch.setattr(dispatch, "_record", breaks)
    text = render_answer([seen({"city": "Rome"}), Observation(tool_name="add_task", ok=True, message="Added.")])
    assert text == "city Rome\n\nAdded."


@pytest.mark.requirement("wording.failures-said")
def test_what_failed_or_was_denied_is_said_next_to_what_succeeded() -> None:
    text = render_answer(
        [
            Observation(tool_name="add_task", ok=True, message="Added."),
            Observation(tool_name="compose_email", ok=False, error="You said no: too late."),
            Observation(tool_name="get_weather", ok=False),
        ]
    )
    denied = "I did not compose email: you said no: too late."
    assert text == f"Added.\n\n{denied}\n\nI could not get weather: it gave no reason"


@pytest.mark.requirement("wording.failures-said")
@pytest.mark.parametrize(
    ("error", "text"),
    [
        (
            "`date`: “bob” is not a date or time I understand",
            "I do not understand “bob” as a date or time. Say it like “tomorrow at 9”, “Friday 3pm” or “24 December”.",
        ),
        ("there is no device “kitchen”", "There is no device “kitchen”."),
        (
            "nothing to change was given: title or due_date",
            "I could not tell what should change. Say the new title or due date.",
        ),
        (
            "this needs configuration: set STEWARD_X",
            "That is not set up here yet; whoever runs Steward has to set STEWARD_X.",
        ),
        ('`from_currency` must be one of EUR, USD, not the text "hm"', "“hm” is no from currency that I know."),
        ("`limit` must be at most 5", "I could not look up: the limit must be at most 5"),
        ("x" * 5000, f"I could not look up: {'x' * 600}"),
    ],
)
def test_a_failure_is_told_in_plain_words(error: str, text: str) -> None:
    assert render(Observation(tool_name="look_up", ok=False, error=error))[:600] == text[:600]


@pytest.mark.requirement("wording.counted")
@pytest.mark.parametrize("count", [1, 10, 11, 250])
def test_a_list_says_how_many_there_are_and_shows_ten(count: int) -> None:
    rooms = [{"name": f"Room {place}", "seats": place} for place in range(1, count + 1)]
    text = render(seen({"rooms": rooms} if count == 1 else rooms, "list_rooms"))
    assert "Room 1" in text
    assert text.count("seats") == min(count, 10)
    assert f"{count} result{'s, the first 10' if count > 10 else 's'}:" in text or count == 1


@pytest.mark.requirement("wording.bounded")
def test_very_long_results_and_very_many_stay_readable() -> None:
    long = seen({"text": "word " * 50_000}, "read_file")
    assert len(render(long)) <= LONGEST
    assert len(render(Observation(tool_name="read", ok=True, message="x" * 50_000))) <= LONGEST + 4
    assert len(render_answer([long] * 8)) <= LONGEST_ANSWER + 100
    assert len(render_answer([Observation(tool_name="x", ok=False, error="why " * 9_000)])) < 1_000


@pytest.mark.requirement("wording.data-only")
def test_characters_that_act_and_markup_that_loads_are_taken_apart() -> None:
    mail = {
        "id": "m",
        "from": "Eve\x1b[31m",
        "subject": "a\u202eb\x00c",
        "snippet": "![x](https://evil.example/?q=1)\nnew",
    }
    text = render(seen({"total_found": 1, "emails": [mail]}, "search_email"))
    assert not {"\x1b", "\u202e", "\x00"} & set(text)
    assert "![" not in text
    assert "](" not in text
    assert len(text.split("\n")) == 3, "what is within a field makes no new line of the list"


@pytest.mark.requirement("wording.data-only")
def test_pictures_are_named_and_not_dumped() -> None:
    picture = {"type": "image", "data": "A" * 100_000, "mimeType": "image/png"}
    assert render(seen({"content": [picture]}, "shoot")) == "[image: image/png, 75 kB]"


@pytest.mark.requirement("wording.bounded")
@given(
    result=JSON | NEARLY | st.lists(NEARLY, max_size=2),
    tool=st.sampled_from(sorted({row["tool"] for row in RESULTS})),
    zone=st.sampled_from(["Europe/Berlin", "America/New_York"]),
)
def test_whatever_a_tool_returns_there_are_words_for_it(result: Any, tool: str, zone: str) -> None:
    with patch.object(dispatch.log, "exception") as broken:
        text = render(seen(result, tool), zone)
    assert not broken.called
    assert len(text) <= LONGEST + 100
    assert not any(char < " " and char not in "\n\t" for char in text)
