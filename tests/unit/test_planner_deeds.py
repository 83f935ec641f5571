"""The call that does a deed to a thing: by the tool of its family that does it, or none."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from steward.contracts.base import Json
from steward.contracts.dialogue import Act, Deed, Reading, RecentCall
from steward.contracts.plan import Observation, ToolCall
from steward.contracts.tool import Candidate, Effect
from steward.language.moments.asked import after_that
from steward.planners.embedded.earlier import asked_beside, calls_meant, removal_left, set_right
from steward.planners.embedded.postponements import postponed
from tests.support.meanings import meaning_of
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
    about = RecentCall(problem_id=1, tool_name=tool, meaning=meaning_of(tool), at=datetime(2026, 3, 2, tzinfo=UTC))
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
    [call] = planned(deed, about, args, [*candidates(), *MORE])
    assert (call.tool_name, call.args) == (tool, given)


@pytest.mark.requirement("planners.reschedule")
@pytest.mark.parametrize(
    ("text", "words", "after"),
    [
        ("push it to Saturday", "Saturday", True),
        ("postpone it to next Saturday at 9", "next Saturday at 9", True),
        ("verschieb das auf Samstag", "Samstag", True),
        ("kannst du das bitte auf Samstag verschieben", "Samstag", True),
        ("aplázalo al sábado", "sábado", True),
        ("move it to Saturday", "Saturday", False),
        ("push it forward to Saturday", "Saturday", False),
        ("push it to this Saturday", "this Saturday", False),
        ("push it to 5 December", "5 December", False),
        ("push it by an hour", "an hour", False),
    ],
)
def test_a_weekday_that_something_is_put_off_to_comes_after_its_day(text: str, words: str, *, after: bool) -> None:
    for name, tool in (("due_date", "update_task"), ("by", "snooze_reminder")):
        call = ToolCall(tool_name=tool, args={name: words})
        assert postponed(call, text, MORE).args == {name: after_that(words) if after else words}


def test_a_new_thing_is_not_put_off() -> None:
    call = ToolCall(tool_name="schedule_reminder", args={"when": "Saturday"})
    assert postponed(call, "push me on Saturday", ALL) == call


def test_whose_words_a_deed_to_a_thing_is_made_of() -> None:
    [call] = planned(Deed.MOVE, "list_reminders", {"when": "2026-03-06 18:00"}, [*candidates(), *MORE])
    assert sources(call) == {"/reminder_id": "list_reminders", "/by": "user"}


def sources(call: ToolCall) -> dict[str, str]:
    """Whose each argument is: the user's, or a tool's."""
    return {label.path: label.tool or label.source.value for label in call.origins}


ALL = [
    as_candidate(one)
    for one in (
        spec(
            "schedule_reminder",
            "Remind.",
            {"when": TEXT, "message": TEXT, "repeat": TEXT},
            ["when"],
            [],
            tool_type="reminders",
            dates=["when"],
            effect=Effect.IDEMPOTENT,
        ),
        spec(
            "cancel_reminder",
            "Cancel.",
            {"reminder_id": TEXT},
            ["reminder_id"],
            [],
            tool_type="reminders",
            effect=Effect.IDEMPOTENT,
        ),
    )
]
FRIDAY: dict[str, Json] = {"when": "2026-03-06T17:00:00+01:00", "message": "water the plants"}
MADE = {"reminder_id": "1", "due_at": "2026-03-06T17:00:00+01:00", "message": "water the plants"}


def correcting(args: dict[str, Json]) -> Reading:
    at = datetime(2026, 3, 2, tzinfo=UTC)
    about = RecentCall(
        problem_id=1,
        tool_name="schedule_reminder",
        meaning=meaning_of("schedule_reminder"),
        args=FRIDAY,
        result=MADE,
        at=at,
    )
    named = [name for name, value in args.items() if FRIDAY.get(name) != value]
    return Reading(act=Act.CORRECTION, text="x", why="y", about=about, args=args, named=named)


def corrected(reading: Reading, offered: list[Candidate], *seen: Observation) -> tuple[Any, ToolCall | None]:
    asked = request("x", reading=reading).model_copy(update={"candidates": offered, "observations": list(seen)})
    return calls_meant(asked), removal_left(asked)


@pytest.mark.requirement("dialogue.acts")
def test_another_time_of_a_reminder_is_one_call() -> None:
    reading = correcting({**FRIDAY, "when": "2026-03-06 18:00"})
    [call], left = corrected(reading, [*ALL, *MORE])
    assert (call.tool_name, call.args) == ("snooze_reminder", {"reminder_id": "1", "by": "2026-03-06 18:00"})
    assert sources(call) == {"/reminder_id": "schedule_reminder", "/by": "user"}
    assert left is None


@pytest.mark.requirement("dialogue.acts")
@pytest.mark.parametrize(
    "args",
    [
        {**FRIDAY, "message": "water the cat"},
        {**FRIDAY, "when": "in 2 hours"},
        {"when": "2026-03-06 18:00", "message": "water the plants", "repeat": "weekly"},
    ],
)
def test_what_is_replaced_is_removed_once_its_replacement_stands(args: dict[str, Json]) -> None:
    reading = correcting(args)
    [call], left = corrected(reading, [*ALL, *MORE])
    assert (call.tool_name, call.args, left) == ("schedule_reminder", args, None)
    failed = Observation(tool_name="schedule_reminder", args=args, ok=False, error="denied")
    assert corrected(reading, [*ALL, *MORE], failed)[1] is None
    stands = Observation(tool_name="schedule_reminder", args=args, ok=True, result={"reminder_id": "2"})
    _, removal = corrected(reading, [*ALL, *MORE], stands)
    assert removal is not None
    assert (removal.tool_name, removal.args) == ("cancel_reminder", {"reminder_id": "1"})
    assert sources(removal) == {"/reminder_id": "schedule_reminder"}
    gone = Observation(tool_name="cancel_reminder", args={"reminder_id": "1"}, ok=True)
    assert corrected(reading, [*ALL, *MORE], stands, gone)[1] is None


def test_what_was_changed_already_is_changed_again_and_not_made_anew() -> None:
    reading = correcting(FRIDAY)
    assert reading.about is not None
    snoozed = {"reminder_id": "1", "by": "2026-03-06 18:00"}
    moved = {"tool_name": "snooze_reminder", "meaning": meaning_of("snooze_reminder"), "args": snoozed}
    reading = reading.model_copy(update={"about": reading.about.model_copy(update=moved)})
    call = ToolCall(tool_name="schedule_reminder", args={"when": "friday at 7pm", "message": "water the plants"})
    [made] = set_right(reading, [call], [*ALL, *MORE])
    assert (made.tool_name, made.args) == ("snooze_reminder", {"reminder_id": "1", "by": "friday at 7pm"})


@pytest.mark.requirement("dialogue.acts")
def test_what_was_completed_by_mistake_is_opened_again_once_the_other_is_done() -> None:
    done = RecentCall(
        problem_id=1,
        request="complete task 3",
        tool_name="complete_task",
        meaning=meaning_of("complete_task"),
        args={"task_id": 3},
        ok=True,
        result={"task_id": 3, "status": "done"},
        at=datetime(2026, 3, 2, tzinfo=UTC),
    )
    reading = Reading(act=Act.CORRECTION, text="complete task 4", why="x", about=done, args={"task_id": 4})
    offered = [*candidates("complete_task"), *MORE]
    [call], left = corrected(reading, offered)
    assert (call.tool_name, call.args, left) == ("complete_task", {"task_id": 4}, None)
    other = Observation(tool_name="complete_task", args={"task_id": 4}, ok=True, result={"task_id": 4})
    _, left = corrected(reading, offered, other)
    assert left is not None
    assert (left.tool_name, left.args) == ("update_task", {"task_id": 3, "status": "open"})
    again = Observation(tool_name="update_task", args=left.args, ok=True, result={})
    assert corrected(reading, offered, other, again)[1] is None
    assert corrected(reading, offered, other.model_copy(update={"ok": False}))[1] is None
    asked = request("x", reading=reading).model_copy(update={"candidates": offered})
    assert asked_beside(asked, ["complete_task"]) == ["update_task"]


def test_who_sets_something_right_asks_for_what_changes_or_removes_it() -> None:
    asked = request("x", reading=correcting(FRIDAY)).model_copy(update={"candidates": [*ALL, *MORE]})
    assert asked_beside(asked, ["schedule_reminder"]) == ["snooze_reminder", "cancel_reminder"]
    assert asked_beside(asked, ["get_weather"]) == []
    plain = asked.model_copy(update={"reading": None})
    assert asked_beside(plain, ["schedule_reminder"]) == []


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
