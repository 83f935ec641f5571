"""What a message points at is called by its kind."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from steward.contracts.dialogue import RecentCall
from steward.dialogue.references import with_noun, worded_args
from tests.support.meanings import meaning_of


@pytest.mark.requirement("dialogue.read-in-full")
@pytest.mark.parametrize(
    ("tool", "text", "full"),
    [
        ("list_reminders", "cancel the second one", "cancel the second reminder"),
        ("list_tasks", "mark the first as done", "mark the first task as done"),
        ("list_tasks", "delete the bread one", "delete the bread task"),
        ("search_email", "open it", "open that e-mail"),
        ("search_email", "open the last one", "open the last e-mail"),
        ("create_calendar_event", "delete it", "delete that event"),
        ("get_device_state", "turn it off", "turn that device off"),
        ("search_email", "add it to my calendar", None),
        ("search_email", "is it going to rain", None),
        ("get_weather", "open it", None),
        ("list_tasks", "what's left", None),
    ],
)
def test_a_pointed_thing_gets_its_noun(tool: str, text: str, full: str | None) -> None:
    before = RecentCall(problem_id=1, tool_name=tool, meaning=meaning_of(tool), at=datetime(2026, 11, 23, tzinfo=UTC))
    assert with_noun(text, [before]) == full


@pytest.mark.requirement("dialogue.read-in-full")
def test_a_device_is_called_by_the_name_that_was_typed() -> None:
    before = RecentCall(
        problem_id=1,
        request="open the garage door",
        tool_name="control_device",
        meaning=meaning_of("control_device"),
        args={"device_id": "cover.garage_door", "action": "open"},
        result={"entity_id": "cover.garage_door", "name": "Garage door", "state": "open"},
        at=datetime(2026, 11, 23, tzinfo=UTC),
    )
    assert worded_args(before)["device_id"] == "Garage door"
    assert with_noun("and close it again", [before]) == "and close the Garage door again"


@pytest.mark.requirement("dialogue.read-in-full")
def test_a_device_whose_name_was_not_typed_is_called_by_it() -> None:
    before = RecentCall(
        problem_id=1,
        request="open the garage",
        tool_name="control_device",
        meaning=meaning_of("control_device"),
        args={"device_id": "cover.garage_door", "action": "open"},
        result={"device_id": "cover.garage_door", "friendly_name": "Garage door", "state": "open"},
        at=datetime(2026, 11, 23, tzinfo=UTC),
    )
    assert with_noun("close it again", [before]) == "close the Garage door again"
