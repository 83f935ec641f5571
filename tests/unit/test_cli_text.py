"""What the command line reads from words and events, and what it writes out of text from elsewhere."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from steward.cli.arguments import read_arguments
from steward.cli.errors import CliError
from steward.cli.exits import MEANINGS, ExitCode, exit_for_http
from steward.cli.options import Session
from steward.cli.outcome import answer_lines, exit_for, next_lines, show_answer
from steward.cli.pages import ToolRow
from steward.cli.plain import plain
from steward.cli.prompts import read_value
from steward.cli.render import approval_text
from steward.cli.sse import ServerEvent, parse_events
from steward.contracts.approval import ApprovalKind
from steward.contracts.base import sha256_of
from steward.contracts.problem import ProblemStatus
from steward.contracts.tool import Permission
from steward.contracts.wire import Answer, PendingApproval

PROPERTIES: dict[str, Any] = {
    "query": {"type": "string"},
    "limit": {"type": "integer"},
    "urgent": {"type": "boolean"},
    "cc": {"type": "array", "items": {"type": "string"}},
    "days_back": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
    "ids": {"type": "array", "items": {"type": "integer"}},
}


def read(*words: str) -> dict[str, Any]:
    return read_arguments(list(words), lambda: PROPERTIES)


@pytest.mark.requirement("cli.call.arguments-typed-by-schema")
@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("query=5", {"query": "5"}),
        ("query=", {"query": ""}),
        ("query=a=b", {"query": "a=b"}),
        ("limit=5", {"limit": 5}),
        ("urgent=true", {"urgent": True}),
        ("days_back=7", {"days_back": 7}),
        ("cc=a@example.com, b@example.com", {"cc": ["a@example.com", "b@example.com"]}),
        ('cc=["a@example.com"]', {"cc": ["a@example.com"]}),
        ("ids=1,2", {"ids": [1, 2]}),
        ("unlisted=5", {"unlisted": "5"}),
        ("unlisted:=5", {"unlisted": 5}),
        ('{"query": "x", "limit": 2}', {"query": "x", "limit": 2}),
    ],
)
def test_an_argument_gets_the_type_the_schema_wants(word: str, expected: dict[str, Any]) -> None:
    assert read(word) == expected


@pytest.mark.parametrize("words", [["plain"], ["=x"], [":=1"], ["limit=five"], ["{broken"], ["limit:=five"]])
def test_words_that_cannot_be_read_are_a_usage_error_with_the_forms_understood(words: list[str]) -> None:
    with pytest.raises(CliError) as caught:
        read(*words)
    assert caught.value.exit_code is ExitCode.USAGE
    assert "key=value" in caught.value.hint


def test_the_tool_is_not_looked_up_for_json_arguments() -> None:
    def never() -> dict[str, Any]:
        raise AssertionError

    assert read_arguments(['{"a": 1}'], never) == {"a": 1}
    assert read_arguments(["a:=1"], never) == {"a": 1}
    assert read_arguments([], never) == {}


def test_a_parameter_is_typed_under_its_other_names_too() -> None:
    tool = ToolRow(
        name="t",
        description="d",
        parameters={"properties": {"limit": {"type": "integer"}}},
        permission=Permission.AUTONOMOUS,
        tool_type="x",
        parameter_aliases={"max": "limit", "gone": "nothing"},
    )
    assert read_arguments(["max=3"], lambda: tool.properties) == {"max": 3}


def test_events_of_a_stream_are_read_as_the_standard_has_them() -> None:
    lines = ["id: 7", "event: step", "data: {", "data:  }", "", ": ping", "data: x", "", "event: cut", "data: off"]
    assert list(parse_events(lines)) == [
        ServerEvent("step", "{\n }", "7"),
        ServerEvent("", "", "7"),
        ServerEvent("message", "x", "7"),
    ]


@pytest.mark.requirement("cli.screen.no-hidden-characters")
def test_text_from_elsewhere_cannot_move_the_cursor_or_turn_the_writing() -> None:
    assert plain("a\x1b[2Jb\r\nc\td\x9b‮e\x00") == "a⟨U+001B⟩[2Jb\nc\td⟨U+009B U+202E⟩e⟨U+0000⟩"
    assert plain("Grüße, 你好 👋") == "Grüße, 你好 👋"


def approval(**args: Any) -> PendingApproval:
    now = datetime(2030, 1, 2, tzinfo=UTC)
    return PendingApproval(
        problem_id=43,
        approval_id="43-1",
        call_id="c1",
        tool_name="compose_email",
        args=args,
        args_sha256=sha256_of(args),
        reason="sends a mail",
        message="Send this mail?",
        requested_at=now,
        expires_at=now,
    )


@pytest.mark.requirement("cli.approve.shows-exact-arguments")
def test_an_approver_sees_every_argument_whole() -> None:
    shown = approval_text(approval(to="bob@example.com", body="one\n" + "two " * 200, cc=["a", "b"]))
    for part in ("bob@example.com", "one", "two " * 200, '["a", "b"]', "43-1", "Send this mail?", "compose_email"):
        assert part in shown


@pytest.mark.parametrize(
    ("text", "old", "new"),
    [
        ("same", "same", "same"),
        ("5", "x", "5"),
        ('"quoted"', "x", "quoted"),
        ('"two\\nlines"', "x", "two\nlines"),
        ('"unfinished', "x", '"unfinished'),
        ("5", 3, 5),
        ("[1, 2]", [], [1, 2]),
        ("true", False, True),
    ],
)
def test_an_edited_line_keeps_text_a_text_and_reads_the_rest_as_json(text: str, old: Any, new: Any) -> None:
    assert read_value(text, old) == new


def test_an_edited_number_must_stay_json() -> None:
    with pytest.raises(ValueError, match="Expecting value"):
        read_value("many", 3)


@pytest.mark.requirement("cli.exit-codes.stable")
def test_every_status_has_its_exit_code() -> None:
    codes = {status: exit_for(Answer(success=True, status=status)) for status in ProblemStatus}
    assert codes == {
        ProblemStatus.IN_PROGRESS: 9,
        ProblemStatus.AWAITING_CONFIRMATION: 5,
        ProblemStatus.AWAITING_USER: 6,
        ProblemStatus.DONE: 0,
        ProblemStatus.CANCELED: 1,
        ProblemStatus.BLOCKED: 1,
        ProblemStatus.FAILED: 1,
    }
    assert exit_for(Answer(success=False, status=ProblemStatus.DONE)) == 1
    assert exit_for(Answer(success=False, status=ProblemStatus.BLOCKED, approvals=[approval()])) == 5
    assert exit_for(Answer(success=False, status=ProblemStatus.CANCELED), refusing=True) == 0
    left = Answer(success=False, status=ProblemStatus.BLOCKED, error="outcome_unknown")
    assert (exit_for(left, refusing=True), exit_for(left)) == (0, 1)


@pytest.mark.requirement("cli.exit-codes.stable")
def test_every_http_error_has_its_exit_code() -> None:
    expected = {400: 2, 401: 2, 403: 2, 404: 7, 405: 2, 409: 8, 413: 2, 422: 2, 429: 4, 500: 1, 503: 4}
    assert {status: exit_for_http(status) for status in expected} == expected


@pytest.mark.requirement("cli.exit-codes.stable")
def test_the_exit_codes_are_the_documented_numbers() -> None:
    assert sorted(code.value for code in MEANINGS) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 130]
    assert set(MEANINGS) == set(ExitCode)


@pytest.mark.parametrize(
    ("message", "result", "shown"),
    [
        ("It is 5 pm.", {"time": "17:00"}, "It is 5 pm."),
        ("echo is done.", {"content": [{"type": "text", "text": "a"}, {"type": "text", "text": "b"}]}, "a\nb"),
        ("echo is done.", {"content": [{"type": "image", "data": ""}]}, '"type": "image"'),
        ("echo is done.", {"day": "Friday"}, '"day": "Friday"'),
        ("echo is done.", None, "echo is done."),
        ("", [1], "[\n  1\n]"),
    ],
)
def test_a_result_nobody_put_into_words_is_shown_itself(message: str, result: Any, shown: str) -> None:
    answer = Answer(success=True, status=ProblemStatus.DONE, tool_name="echo", message=message, result=result)
    assert shown in "\n".join(answer_lines(answer))


@pytest.mark.requirement("attacks.a2.repeats-are-named")
def test_what_has_to_be_named_is_named_in_the_command_to_give_next() -> None:
    asked = approval(to="bob@example.com")
    again = asked.model_copy(update={"kind": ApprovalKind.REPEAT})
    for approvals, naming in (
        ([asked], ""),
        ([again], f" --approval {again.approval_id}"),
        ([asked, asked], " --approval ID"),
    ):
        answer = Answer(success=True, problem_id=43, status=ProblemStatus.BLOCKED, approvals=approvals)
        (line,) = next_lines(answer, ExitCode.AWAITING_CONFIRMATION)
        assert line == f"Waiting for you: steward approve 43{naming}, or steward deny 43{naming}"


@pytest.mark.requirement("attacks.b5.a-sentence")
def test_a_word_that_nobody_can_place_is_answered_in_words_and_with_what_to_type(
    capsys: pytest.CaptureFixture[str],
) -> None:
    one = Answer(success=False, message="Is it this?", approvals=[approval()], error="ambiguous_approval")
    assert show_answer(Session(), one.model_copy(update={"problem_id": 43})) == 5
    assert show_answer(Session(), one) == 5
    told = capsys.readouterr()
    assert told.out == "Is it this?\nIs it this?\n"
    assert "steward approve 43 --approval 43-1" in told.err
    again = approval().model_copy(update={"kind": ApprovalKind.REPEAT, "problem_id": 44, "approval_id": "44-2"})
    assert show_answer(Session(), one.model_copy(update={"approvals": [approval(), again]})) == 10
    assert capsys.readouterr().err.splitlines() == [
        "It is not known whether it happened: look there before you decide.",
        "steward approve 43 --approval 43-1, or steward deny 43 --approval 43-1",
        "steward approve 44 --approval 44-2 runs it again, steward deny 44 --approval 44-2 leaves it",
    ]
