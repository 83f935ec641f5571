"""The rules of the embedded planner, each alone: small talk, cuts, dates, slots and words for results."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contracts.plan import Observation
from models.clauses import cuts, small_talk, steps
from models.dates import find_dates
from models.render import render, render_answer
from models.slots import Filler
from tests.support.toolbox import TOOLS, as_candidate, candidates, spec


def filled(tool: str, text: str) -> dict[str, Any]:
    [candidate] = candidates(tool)
    return Filler(candidate, text).fill()


@pytest.mark.parametrize("text", ["hello", "Hi there!", "thanks a lot", "Thank you.", "good morning", "bye", "ok"])
def test_small_talk_is_answered_without_a_tool(text: str) -> None:
    assert small_talk(text)


@pytest.mark.parametrize("text", ["hello, what time is it?", "thanks, now add milk", "find mail", "what time is it"])
def test_a_request_is_not_small_talk(text: str) -> None:
    assert small_talk(text) is None


def test_a_question_about_steward_itself_is_recognised() -> None:
    assert small_talk("what can you do?") == ""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("check mail and then remind me at 6pm", ["check mail", "remind me at 6pm"]),
        ("add milk. After that show my tasks", ["add milk", "show my tasks"]),
        ('say "now and then" to Bob', ['say "now and then" to Bob']),
        ("email bob@example.com saying lunch first, then a walk", None),
    ],
)
def test_steps_are_cut_outside_of_quoted_and_dictated_text(text: str, expected: list[str] | None) -> None:
    assert steps(text) == (expected or [text])


def test_possible_parts_are_cut_at_and() -> None:
    assert cuts("what time is it and what is 3+4?") == ["what time is it", "what is 3+4?"]


@pytest.mark.requirement("models.slots.dates-as-words")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("call Bob tomorrow at 9am", "tomorrow at 9am"),
        ("remind me at 6pm", "6pm"),
        ("next Tuesday 10am standup", "next Tuesday 10am"),
        ("in 10 minutes check the oven", "in 10 minutes"),
        ("due on 2026-03-04 at 17:30", "2026-03-04 at 17:30"),
        ("on March 5th, 2026 fly", "March 5th, 2026"),
        ("meet in half an hour", "in half an hour"),
        ("the day after tomorrow in the evening", "the day after tomorrow in the evening"),
        ("Friday", "Friday"),
    ],
)
def test_dates_stay_the_words_they_were_said_in(text: str, words: str) -> None:
    assert [found for _, _, found in find_dates(text)] == [words]


@pytest.mark.parametrize("text", ["I may come", "call 555", "sun cream", "version 1.2.3", "12*7+3"])
def test_what_is_not_a_date_is_not_taken_for_one(text: str) -> None:
    assert find_dates(text) == []


FILLED: list[tuple[str, str, dict[str, Any]]] = [
    ("search_email", "find any emails from Alice about the Q3 report?", {"query": "Q3 report", "from_email": "Alice"}),
    ("search_email", "any mail about invoices from the last 7 days", {"query": "invoices", "days_back": 7}),
    ("search_email", "show the last 3 mails from kim", {"query": "kim", "from_email": "kim", "limit": 3}),
    ("search_email", 'search email for "team offsite"', {"query": "team offsite"}),
    ("add_task", "add buy milk to my todo list", {"title": "buy milk"}),
    (
        "add_task",
        "please add call mom tomorrow as a high priority task",
        {"title": "call mom", "priority": "high", "due_date": "tomorrow"},
    ),
    ("list_tasks", "show my open tasks", {"status": "open"}),
    ("complete_task", "mark task 3 as done", {"task_id": 3}),
    ("complete_task", "complete the milk task", {}),
    ("schedule_reminder", "remind me to call Bob tomorrow at 9am", {"when": "tomorrow at 9am", "message": "call Bob"}),
    ("schedule_reminder", "remind me at 6pm", {"when": "6pm"}),
    ("calculate", "what is 12*7+3", {"expression": "12*7+3"}),
    ("calculate", "how much is 12 times 7?", {"expression": "12 * 7"}),
    ("get_current_time", "what time is it?", {}),
    ("get_current_time", "what time is it in Tokyo right now?", {"timezone": "Tokyo"}),
    (
        "compose_email",
        "send an email to bob@example.com saying I'll be late",
        {"to": "bob@example.com", "body": "I'll be late"},
    ),
    (
        "compose_email",
        "email bob@example.com, cc: ann@example.com, subject: Lunch, text: at noon",
        {"to": "bob@example.com", "cc": "ann@example.com", "subject": "Lunch", "body": "at noon"},
    ),
    ("run_sql", "run select count(*) from orders", {"query": "select count(*) from orders"}),
    ("summarize_email", "summarize email 3f2a9c", {"email_id": "3f2a9c"}),
    ("summarize_email", "summarize the email about the Q3 report", {}),
    ("notify_user", 'notify me saying "stand up"', {"message": "stand up"}),
]


@pytest.mark.requirement("models.slots.fill")
@pytest.mark.parametrize(("tool", "text", "args"), FILLED, ids=[text for _, text, _ in FILLED])
def test_arguments_are_read_from_the_text(tool: str, text: str, args: dict[str, Any]) -> None:
    assert filled(tool, text) == args


@pytest.mark.requirement("models.slots.fill")
def test_a_tool_never_seen_is_filled_by_its_schema() -> None:
    tool = spec(
        "water_garden",
        "Water a zone of the garden.",
        {"zone": {"type": "string"}, "minutes": {"type": "integer"}, "mode": {"enum": ["drip", "full_spray"]}},
        ["zone"],
        ["water the roses for 5 minutes"],
    )
    args = Filler(as_candidate(tool), "water zone roses, minutes: 12, with full spray").fill()
    assert args == {"zone": "roses", "minutes": 12, "mode": "full_spray"}


@pytest.mark.requirement("models.slots.never-invented")
@given(text=st.text(alphabet=st.characters(codec="utf-8", exclude_characters="\x00"), max_size=80))
def test_no_string_is_ever_filled_that_the_text_does_not_hold(text: str) -> None:
    squeezed = "".join(text.split())
    for candidate in candidates(*(tool.name for tool in TOOLS if tool.name != "calculate")):
        for name, value in Filler(candidate, text).fill().items():
            fixed = candidate.parameters["properties"][name].get("enum", [])
            for part in str(value).split(", ") if isinstance(value, str) and value not in fixed else []:
                assert "".join(part.split()) in squeezed or all(word in text for word in part.split())


@pytest.mark.requirement("models.render.plain-words")
def test_mails_are_listed_with_sender_and_subject() -> None:
    mails = [{"id": "m1", "from": "Alice <alice@example.com>", "subject": "Q3 report", "snippet": "numbers"}]
    text = render(Observation(tool_name="search_email", ok=True, result={"total_found": 1, "emails": mails}))
    assert "1 email:" in text
    assert "Q3 report" in text
    assert "alice@example.com" in text


@pytest.mark.requirement("models.render.plain-words")
@pytest.mark.parametrize(
    ("tool", "result", "expected"),
    [
        ("calculate", {"expression": "3+4", "result": 7.0}, "3+4 = 7"),
        ("search_email", {"total_found": 0, "emails": []}, "I found no emails."),
        ("run_sql", {"columns": ["a", "b"], "rows": [[1, None]], "row_count": 1}, "a | b\n- | -\n1 | None"),
        ("notify_user", None, "Done: notify user."),
        ("anything", True, "yes"),
        ("anything", [1, 2], "2 results:\n1. 1\n2. 2"),
        ("anything", {"speed": 3, "unit": "m/s"}, "speed: 3\nunit: m/s"),
    ],
)
def test_results_are_put_into_words(tool: str, result: Any, expected: str) -> None:
    assert render(Observation(tool_name=tool, ok=True, result=result)) == expected


@pytest.mark.requirement("models.render.plain-words")
def test_the_tools_own_words_are_preferred() -> None:
    seen = Observation(tool_name="calculate", ok=True, result={"result": 7}, message="3+4 = 7")
    assert render(seen) == "3+4 = 7"


@pytest.mark.requirement("models.render.failures-said")
def test_what_failed_or_was_denied_is_said_next_to_what_succeeded() -> None:
    text = render_answer(
        [
            Observation(tool_name="add_task", ok=True, message="Added."),
            Observation(tool_name="compose_email", ok=False, error="you denied it"),
        ]
    )
    assert text == "Added.\n\nI could not compose email: you denied it"


def test_a_very_long_result_is_clipped() -> None:
    assert len(render(Observation(tool_name="read", ok=True, result={"text": "x" * 50_000}))) < 2_000
