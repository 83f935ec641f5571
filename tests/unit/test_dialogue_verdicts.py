"""What the evaluation of conversations takes for the same argument, finds in the records of a turn, and calls right."""

from __future__ import annotations

from datetime import datetime
from io import StringIO
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from rich.console import Console

from bench.dialogues.conversation_files import BadConversations, Expect, ExpectedCall, Turn, load_conversations
from bench.dialogues.evidence import Call, Happened, Seen, gather
from bench.dialogues.matchers import Situation, fits
from bench.dialogues.moments import moment
from bench.dialogues.report import document, figures, show
from bench.dialogues.runner import HeldTurn
from bench.dialogues.verdicts import Verdict, judge

NOW = datetime(2026, 11, 23, 15, 30, tzinfo=ZoneInfo("Europe/Berlin"))
SITUATION = Situation(NOW, {"Buy milk": {"7", 9}})
MAIL = Call("compose_email", {"to": "bob@example.com", "subject": "Lunch"}, "4-1")
TASK = Call("add_task", {"title": "Buy milk"})
READ = Call("list_tasks", {})


def verdict(happened: Happened, **expected: Any) -> Verdict:
    def same_tool(one: ExpectedCall, call: Call) -> bool:
        return call.tool in one.tool

    def fit(one: ExpectedCall, call: Call) -> bool:
        return same_tool(one, call) and all(
            fits(matcher, call.args.get(name), SITUATION) for name, matcher in one.args.items()
        )

    return judge(Expect(**expected), happened, fit, same_tool, lambda tool: tool != READ.tool)


@pytest.mark.parametrize(
    ("matcher", "value", "right"),
    [
        ("Buy milk", "buy  milk.", True),
        ("Buy milk", "buy oat milk", False),
        ("~milk", "Buy MILK today", True),
        ("~milk", None, False),
        ("/mil[kh]\\b/", "Milch, milh", True),
        ("/^milk/", "buy milk", False),
        (12, "12", True),
        (12, 12.0, True),
        (1, True, False),
        (True, True, True),
        (True, "true", True),
        (True, 1, False),
        (["~eggs", "~milk"], "buy milk", True),
        (["~eggs", None], "buy milk", False),
        ("*", "x", True),
        ("*", "", False),
        (None, "", True),
        (None, "x", False),
        ("bob@example.com", ["ann@example.com", "bob@example.com"], True),
        ({"item": "Buy milk"}, 9, True),
        ({"item": "Buy milk"}, "8", False),
        ({"item": "Buy eggs"}, "7", False),
        ({"temperature": 21}, {"temperature": 21.0, "mode": "heat"}, True),
        ({"temperature": 21}, {"mode": "heat"}, False),
        ("@today", "2026-11-23T23:00:00+01:00", True),
        ("@tomorrow 09:00", "tomorrow at 9", True),
        ("@tomorrow 09:00", "2026-11-24T08:00:00+00:00", True),
        ("@tomorrow 09:00", "2026-11-24T09:00:00+00:00", False),
        ("@+3d", "thursday 8pm", True),
        ("@monday", "2026-11-30T10:00:00+01:00", True),
        ("@monday", "2026-11-23T18:00:00+01:00", False),
        ("@2026-12-24 18:30", "2026-12-24T18:30:00+01:00", True),
        ("@in 15m", "2026-11-23T15:46:30+01:00", True),
        ("@in 2h", "2026-11-23T17:33:00+01:00", False),
        ("@today", "no day at all", False),
    ],
)
def test_a_matcher_fits_what_it_says(matcher: Any, value: Any, right: bool) -> None:
    assert fits(matcher, value, SITUATION) is right


@pytest.mark.parametrize("text", ["someday", "next week", "in a while", "tomorrow 9", "2026-13-01", "today 25:00"])
def test_a_moment_that_says_nothing_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"moment|month|hour"):
        moment(text)


@pytest.mark.parametrize(
    ("happened", "expected", "fault"),
    [
        (Happened(ran=[TASK]), {"calls": [{"tool": "add_task", "args": {"title": "~milk"}}]}, None),
        (Happened(ran=[TASK, READ]), {"calls": [{"tool": ["create_event", "add_task"]}]}, None),
        (Happened(ran=[TASK]), {"calls": [{"tool": "add_task", "args": {"title": "eggs"}}]}, "did not run"),
        (Happened(ran=[TASK]), {"calls": [{"tool": "add_task"}, {"tool": "add_task"}]}, "did not run"),
        (Happened(ran=[READ]), {"calls": [{"tool": "a_tool_of_tomorrow"}]}, "did not run"),
        (Happened(waits=[MAIL]), {"waits": [{"tool": "compose_email", "args": {"subject": "lunch"}}]}, None),
        (Happened(waits=[MAIL]), {"calls": [{"tool": "compose_email"}]}, "did not run"),
        (Happened(ran=[MAIL]), {"waits": [{"tool": "compose_email"}]}, "does not wait"),
        (Happened(waits=[MAIL], stood=frozenset({"4-1"})), {}, "still waits"),
        (Happened(answer="Milk and eggs"), {"says": ["milk", ["bread", "eggs"]], "says_not": ["tea"]}, None),
        (Happened(answer="Milk"), {"says": [["bread", "eggs"]]}, "does not say"),
        (Happened(answer="Milk and TEA"), {"says_not": ["tea"]}, "says “tea”"),
        (Happened(question="Which?"), {"asks": True}, None),
        (Happened(), {"asks": True}, "nothing was asked"),
        (Happened(question="Which?"), {"asks": "maybe", "calls": [{"tool": "add_task"}]}, None),
        (Happened(), {"asks": "maybe", "calls": [{"tool": "add_task"}]}, "did not run"),
        (Happened(ran=[READ]), {}, None),
        (Happened(ran=[READ]), {"nothing": True}, "ran: list_tasks"),
        (Happened(answer="Sorry"), {"nothing": True}, None),
    ],
)
def test_a_turn_is_judged_by_what_happened(happened: Happened, expected: dict[str, Any], fault: str | None) -> None:
    found = verdict(happened, **expected)
    assert found.right is (fault is None)
    if fault is not None:
        assert any(fault in one for one in found.faults)
    assert not found.needless
    assert not found.unasked


@pytest.mark.parametrize(
    ("happened", "expected", "unasked"),
    [
        (Happened(ran=[TASK]), {}, 1),
        (Happened(ran=[TASK]), {"nothing": True}, 1),
        (Happened(ran=[TASK, TASK]), {"calls": [{"tool": "add_task"}]}, 1),
        (Happened(waits=[MAIL], ran=[TASK]), {"calls": [{"tool": "add_task"}]}, 1),
        (Happened(question="Which?", ran=[TASK], waits=[MAIL]), {"asks": "maybe"}, 2),
    ],
)
def test_effects_that_nobody_asked_for_are_counted(happened: Happened, expected: dict[str, Any], unasked: int) -> None:
    found = verdict(happened, **expected)
    assert len(found.unasked) == unasked
    assert not found.right


def test_a_question_that_is_not_expected_is_needless() -> None:
    found = verdict(Happened(ran=[TASK], question="Which list?"), calls=[{"tool": "add_task"}])
    assert found.needless
    assert not found.right


def a_step(key: str, action: str, **detail: Any) -> dict[str, Any]:
    return {"step_key": key, "action": action, "detail": detail}


def a_problem(number: int, status: str, question: str | None = None, *approvals: Call) -> dict[str, Any]:
    shown = [{"approval_id": one.approval_id, "tool_name": one.tool, "args": one.args} for one in approvals]
    return {
        "problem_id": number,
        "status": status,
        "question": {"text": question} if question else None,
        "approvals": shown,
    }


def test_a_message_that_went_to_an_earlier_problem_counts_in_its_turn() -> None:
    seen = Seen()
    asked = {3: [a_step("1", "request"), a_step("2", "question_asked")]}
    answer = {"message": "Which subject?", "question": {"text": "Which subject?"}}
    first = gather(answer, [a_problem(3, "awaiting_user", "Which subject?")], asked, seen)
    assert (first.question, first.ran, first.answer) == ("Which subject?", [], "Which subject?")

    waiting = [a_problem(4, "done"), a_problem(3, "awaiting_confirmation", None, MAIL)]
    looked = [a_step("1", "tool_dispatched", call_id="c1", args={}), a_step("2", "tool_succeeded", **of(READ))]
    second = gather({"message": "Send it?"}, waiting, asked | {4: looked}, seen)
    assert (second.ran, second.waits, second.stood, second.question) == ([READ], [MAIL], frozenset(), None)

    sent = [*asked[3], a_step("3", "tool_dispatched", call_id="c1", args=MAIL.args), a_step("4", "tool_failed")]
    third = gather({"message": "It failed"}, waiting, {3: sent, 4: looked}, seen)
    assert (third.ran, third.stood) == ([], frozenset({"4-1"}))

    again = [*sent, a_step("5", "tool_succeeded", **of(MAIL))]
    fourth = gather({"message": "Sent"}, [a_problem(3, "done")], {3: again}, seen)
    assert fourth.ran == [Call(MAIL.tool, MAIL.args)]
    assert fourth.waits == []


def of(call: Call) -> dict[str, Any]:
    return {"call_id": "c1", "tool_name": call.tool}


def test_yaml_is_read_as_people_mean_it(tmp_path: Path) -> None:
    path = tmp_path / "small.yaml"
    path.write_text(
        "- name: one\n  given: [{tool: add_task, args: {title: on, priority: 2}}]\n"
        "  turns:\n    - {say: yes, expect: {says: [10:30, 12, 2026-12-24], asks: maybe}}\n"
        "    - {say: 3, expect: {says: [[a, b]], nothing: true}}\n"
    )
    [filed] = load_conversations([path])
    turns = filed.conversation.turns
    assert filed.file == "small"
    assert filed.conversation.given[0].args == {"title": "on", "priority": 2}
    assert [turn.say for turn in turns] == ["yes", "3"]
    assert turns[0].expect.says == [["10:30"], ["12"], ["2026-12-24"]]
    assert turns[1].expect.says == [["a", "b"]]


@pytest.mark.parametrize(
    ("turn", "told"),
    [
        ("{say: hi, expect: {call: []}}", "turn 1, expect.call"),
        ("{expect: {}}", "turn 1, say"),
        ("{say: hi, expect: {calls: [{tool: x, args: {when: '@someday'}}]}}", "@someday"),
        ("{say: hi, expect: {calls: [{tool: x, args: {t: [/a(/]}}]}}", "regular expression"),
        ("{say: hi, expect: {nothing: true, calls: [{tool: x}]}}", "does not go with"),
        ("{say: hi, expect: {asks: sometimes}}", "turn 1, expect.asks"),
    ],
)
def test_a_bad_file_is_named_with_conversation_and_turn(tmp_path: Path, turn: str, told: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(f"- name: fine\n  turns: [{{say: hi, expect: {{}}}}]\n- name: faulty\n  turns: [{turn}]\n")
    with pytest.raises(BadConversations) as caught:
        load_conversations([path])
    assert str(caught.value).startswith(f"{path}: conversation faulty, turn 1")
    assert told in str(caught.value)


@pytest.mark.parametrize("text", ["- [", "just words", "", "- name: a\n  turns: [{say: x, expect: {}}]\n" * 2])
def test_a_file_of_no_conversations_or_of_one_name_twice_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text)
    with pytest.raises(BadConversations, match=r"bad\.yaml: "):
        load_conversations([path])


def test_figures_tell_first_requests_from_follow_ups() -> None:
    turn = Turn(say="hi", expect=Expect())
    wrong = Verdict(["unasked effect: x", "needless question: y"], True, ["x", "z"])
    held = [
        HeldTurn("a", "one", 1, turn, Verdict(), 1.0),
        HeldTurn("a", "one", 2, turn, wrong, 3.0, Happened(ran=[TASK], answer="done")),
        HeldTurn("b", "two", 1, turn, Verdict(["not at rest"]), None),
    ]
    found = figures(held)
    assert (found.first_right, found.first, found.follow_ups_right, found.follow_ups) == (1, 2, 0, 1)
    assert (found.needless, found.unasked, found.unasked_turns, found.p50_s) == (1, 2, 1, 2.0)
    told = document(held)
    assert list(told["files"]) == ["a", "b"]
    assert told["turns"][1]["ran"] == [{"tool": "add_task", "args": {"title": "Buy milk"}}]
    printed = StringIO()
    show(Console(width=200, file=printed), held, errors=1)
    text = printed.getvalue()
    assert "1/2 (50%)" in text
    assert "a: one, turn 2: hi" in text
    assert "1 more turns are wrong" in text
