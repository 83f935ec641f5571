"""The call that does a deed to a thing: by the tool of its family that does it, or none."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from steward.contracts.base import Json
from steward.contracts.dialogue import Act, Deed, Reading, RecentCall
from steward.contracts.plan import ToolCall
from steward.contracts.tool import Candidate
from steward.planners.embedded.earlier import calls_meant
from tests.support.toolbox import TEXT, WHOLE, as_candidate, candidates, request, spec

STATUS = {"type": "string", "enum": ["open", "done"]}
MORE = [
    as_candidate(one)
    for one in (
        spec(
            "update_task",
            "Change a task.",
            {"task_id": WHOLE, "status": STATUS, "due_date": TEXT},
            ["task_id"],
            [],
            tool_type="todo",
            dates=["due_date"],
        ),
        spec("delete_task", "Delete a task.", {"task_id": WHOLE}, ["task_id"], [], tool_type="todo"),
        spec(
            "snooze_reminder",
            "Put a reminder off.",
            {"reminder_id": TEXT, "by": TEXT},
            ["reminder_id", "by"],
            [],
            tool_type="reminders",
        ),
        spec("get_email_details", "Read one e-mail.", {"email_id": TEXT}, ["email_id"], [], tool_type="email"),
    )
]


def planned(deed: Deed, tool: str, args: dict[str, Json], offered: list[Candidate], thing: Any = 3) -> Any:
    about = RecentCall(problem_id=1, tool_name=tool, at=datetime(2026, 3, 2, tzinfo=UTC))
    reading = Reading(act=Act.REFERENCE, text="x", why="y", about=about, args=args, deed=deed, thing=thing)
    return calls_meant(request("x", reading=reading).model_copy(update={"candidates": offered}))


@pytest.mark.requirement("dialogue.acts")
@pytest.mark.parametrize(
    ("deed", "about", "args", "tool", "given"),
    [
        (Deed.DELETE, "add_task", {}, "delete_task", {"task_id": 3}),
        (Deed.COMPLETE, "list_tasks", {}, "complete_task", {"task_id": 3}),
        (Deed.REOPEN, "complete_task", {}, "update_task", {"task_id": 3, "status": "open"}),
        (Deed.DUE, "add_task", {"when": "friday"}, "update_task", {"task_id": 3, "due_date": "friday"}),
        (Deed.MOVE, "list_reminders", {"when": "8pm"}, "snooze_reminder", {"reminder_id": 3, "by": "8pm"}),
        (Deed.READ, "search_email", {}, "get_email_details", {"email_id": 3}),
        (Deed.REST, "complete_task", {"status": "open"}, "list_tasks", {"status": "open"}),
        (Deed.REST, "snooze_reminder", {"status": "open"}, "list_reminders", {}),
    ],
)
def test_a_tool_of_the_family_does_it(
    deed: Deed, about: str, args: dict[str, Json], tool: str, given: dict[str, Json]
) -> None:
    assert planned(deed, about, args, [*candidates(), *MORE]) == [ToolCall(tool_name=tool, args=given)]


def test_a_reminder_before_an_event_says_where_its_words_come_from() -> None:
    args: dict[str, Json] = {"when": "2026-03-03T09:00:00+00:00", "message": "Dentist"}
    [call] = planned(Deed.REMIND, "list_tasks", args, candidates())
    assert (call.tool_name, call.args) == ("schedule_reminder", args)
    assert {label.path: label.tool for label in call.origins} == {"/when": "list_tasks", "/message": "list_tasks"}


def test_a_sum_of_numbers_says_nothing_that_others_wrote() -> None:
    args: dict[str, Json] = {"expression": "86.40 * 2"}
    assert planned(Deed.COMPUTE, "search_email", args, candidates()) == [ToolCall(tool_name="calculate", args=args)]


@pytest.mark.parametrize(
    ("deed", "about", "args"),
    [
        (Deed.DELETE, "list_reminders", {}),
        (Deed.PLACE, "add_task", {"location": "here"}),
        (Deed.DELETE, "unknown_tool", {}),
        (Deed.CONVERT, "calculate", {"from_currency": "EUR", "to_currency": "USD"}),
    ],
)
def test_what_no_tool_offered_does_is_planned_by_its_words(deed: Deed, about: str, args: dict[str, Json]) -> None:
    assert planned(deed, about, args, [*candidates(), *MORE]) is None
