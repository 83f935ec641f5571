"""The `steward` command as a process against the real stack: what a person types, sees and gets as exit code."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.doors.conftest import DoorStack
from tests.support.ran import COMMAND, Run, as_process
from tests.support.terminal import Terminal

ROOT = Path(__file__).resolve().parents[2]
MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}


@pytest.fixture
def environment(stack: DoorStack, api_url: str, user: str) -> dict[str, str]:
    """The environment of a person at this stack."""
    return {**stack.environment, "STEWARD_URL": api_url, "STEWARD_USER": user, "COLUMNS": "200"}


@pytest.fixture
def run(environment: dict[str, str]) -> Run:
    """Run `steward` with these words."""

    return as_process(environment)


@pytest.fixture
def terminal(environment: dict[str, str]) -> Iterator[Callable[..., Terminal]]:
    """Run `steward` with these words on a terminal."""
    opened: list[Terminal] = []

    def open_terminal(*words: str) -> Terminal:
        opened.append(Terminal([*COMMAND, *words], environment))
        return opened[-1]

    yield open_terminal
    for one in opened:
        one.close()


def compose(run: Run) -> int:
    """A problem that waits for the approval of a mail."""
    asked = run("call", "compose_email", json.dumps(MAIL), "--json")
    assert asked.code == 5, asked
    return int(asked.document["problem_id"])


def actions(run: Run, problem_id: int) -> list[str]:
    steps = run("show", str(problem_id), "--json").document["steps"]
    return [step["action"] for step in steps]


@pytest.mark.requirement("cli.call.arguments-typed-by-schema")
def test_a_direct_call_runs_the_tool_with_typed_arguments(run: Run) -> None:
    ran = run("call", "search_email", "query=meeting schedule", "from=alice@example.com", "limit=1", "--json")
    assert ran.code == 0
    assert ran.document["tool_executed"] is True
    assert len(ran.document["result"]["emails"]) == 1


@pytest.mark.requirement("cli.approve.in-two-commands")
def test_a_mail_is_approved_in_a_second_command_and_only_once(run: Run) -> None:
    problem_id = compose(run)
    assert "tool_dispatched" not in actions(run, problem_id)
    approved = run("approve", str(problem_id))
    assert approved.code == 0
    assert "bob@example.com" in approved.out
    again = run("approve", str(problem_id))
    assert again.code == 8
    assert actions(run, problem_id).count("tool_dispatched") == 1


def test_a_mail_is_sent_with_the_arguments_the_approver_gave(run: Run) -> None:
    problem_id = compose(run)
    other = MAIL | {"to": "kim@example.com"}
    approved = run("approve", str(problem_id), "--args", json.dumps(other), "--json")
    assert approved.code == 5
    [asked] = approved.document["approvals"]
    assert asked["args"]["to"] == "kim@example.com"
    assert "tool_dispatched" not in actions(run, problem_id)
    unnamed = run("approve", str(problem_id))
    assert unnamed.code == 8
    sent = run("approve", str(problem_id), "--approval", asked["approval_id"], "--json")
    assert sent.code == 0
    assert "kim@example.com" in sent.document["message"]
    assert "approval_edited" in actions(run, problem_id)


def test_a_denied_mail_is_never_sent(run: Run) -> None:
    problem_id = compose(run)
    assert run("deny", str(problem_id), "--reason", "wrong Bob").code == 0
    assert "tool_dispatched" not in actions(run, problem_id)
    assert run("approve", str(problem_id)).code == 8


@pytest.mark.requirement("cli.ask.live-steps")
def test_a_request_in_words_shows_its_steps_and_the_answer(run: Run) -> None:
    ran = run("ask", "can you find any emails from Alice about the Q3 report?")
    assert ran.code == 0
    assert "Q3 report" in ran.out
    shown = [line.split()[2] for line in ran.err.splitlines()]
    assert shown[0] == "request"
    assert shown[-1] == "completed"
    assert {"tools_retrieved", "planned", "tool_succeeded"} <= set(shown)


@pytest.mark.requirement("cli.ask.approve-in-place")
def test_questions_and_the_approval_of_a_mail_are_settled_in_place(run: Run, terminal: Callable[..., Terminal]) -> None:
    asked = terminal("ask", "send an email to bob@example.com")
    # Which arguments the planner still asks for is its own affair; each is answered where it is asked.
    while asked.expect(r"\n> |Run it\? [^:]*: ").startswith("\n> "):
        asked.type("Lunch\n")
    assert "bob@example.com" in asked.shown
    asked.type("y\n")
    assert asked.end() == 0
    newest = run("problems", "--limit", "1", "--json").document["problems"][0]
    assert (newest["status"], newest["tool_executed"]) == ("done", True)


@pytest.mark.requirement("cli.ask.question")
def test_missing_arguments_are_asked_one_by_one(run: Run) -> None:
    asked = run("call", "compose_email", "subject=Lunch", "--json")
    assert asked.code == 6
    problem_id = asked.document["problem_id"]
    assert asked.document["question"]["parameter"] == "to"
    assert run("reply", str(problem_id), "bob@example.com").code == 6
    # The next words in the conversation go to the open problem; its earlier steps are not shown again.
    last = run("ask", "At noon?")
    assert last.code == 5
    assert "At noon?" in last.out
    assert "request " not in last.err
    assert run("ask", "no").code == 1
    assert actions(run, problem_id)[-1] == "canceled"


@pytest.mark.requirement("cli.show.follow")
def test_show_follow_in_one_terminal_sees_the_approval_given_in_another(
    run: Run, terminal: Callable[..., Terminal]
) -> None:
    problem_id = compose(run)
    answered = terminal("show", str(problem_id), "--follow")
    answered.expect("steward approve")
    assert answered.end() == 5
    assert run("approve", str(problem_id)).code == 0
    after = run("show", str(problem_id), "--follow")
    assert after.code == 0
    assert "tool_succeeded" in after.out


@pytest.mark.requirement("cli.wait.bounded")
def test_a_call_that_is_not_waited_for_is_followed_to_its_end(run: Run) -> None:
    started = run("call", "get_current_time", "--wait", "0", "--json")
    assert started.code in (0, 9)
    followed = run("show", str(started.document["problem_id"]), "--follow", "--json")
    assert followed.code == 0
    assert followed.document["problem"]["tool_executed"] is True


@pytest.mark.requirement("cli.problems.list")
def test_a_users_problems_are_their_own(run: Run) -> None:
    problem_id = compose(run)
    mine = run("problems", "--status", "awaiting_confirmation", "--json").document["problems"]
    assert [view["problem_id"] for view in mine] == [problem_id]
    assert run("problems", "--json", "--user", "somebody-else").document["problems"] == []
    assert run("show", str(problem_id), "--user", "somebody-else").code == 7
    assert run("approve", str(problem_id), "--user", "somebody-else").code == 7
    assert run("cancel", str(problem_id)).code == 0


@pytest.mark.requirement("cli.errors.say-what-to-do")
def test_what_the_server_refuses_is_said_in_words(run: Run) -> None:
    assert run("call", "no_such_tool").code == 7
    wrong = run("call", "search_email", '{"query": 5}')
    assert wrong.code == 2
    assert "query" in wrong.err
    assert "Traceback" not in wrong.err


def test_the_same_key_never_starts_it_twice(run: Run, user: str) -> None:
    words = ["call", "add_task", "title=water the plants", "--idempotency-key", f"key-{user}", "--json"]
    first, second = run(*words), run(*words)
    assert first.document["problem_id"] == second.document["problem_id"]
    other = run("call", "add_task", "title=other", "--idempotency-key", f"key-{user}")
    assert other.code == 2


@pytest.mark.requirement("cli.tools.list-and-sync")
def test_tools_are_listed_and_synced(run: Run) -> None:
    listed = run("tools", "list", "--permission", "permission_required", "--json").document["tools"]
    assert "compose_email" in [tool["name"] for tool in listed]
    synced = run("tools", "sync", "--json")
    assert synced.code == 0
    assert synced.document["unchanged"] >= len(listed)


@pytest.mark.requirement("cli.stdio.is-the-door")
def test_stdio_speaks_json_lines_until_its_input_ends(run: Run, user: str) -> None:
    asked = {"id": 7, "cmd": "tool/call", "tool_name": "calculate", "args": {"expression": "6*7"}, "user_id": user}
    ran = run("stdio", stdin=f"{json.dumps(asked)}\nnot json\n")
    assert ran.code == 0
    answers = [json.loads(line) for line in ran.out.splitlines()]
    by_id = {answer.get("id"): answer for answer in answers}
    assert by_id[7]["success"] is True
    assert by_id[None]["error"] == "invalid_json"


@pytest.mark.requirement("chat.cli")
def test_conversations_are_listed_shown_renamed_exported_and_deleted(run: Run, api_url: str, user: str) -> None:
    body = {"message": "what is 12*7+3?"}
    place = httpx.post(f"{api_url}/api/{user}/chat", json=body, timeout=60, trust_env=False).json()["conversation_id"]
    assert place in run("conversations", "list").out
    shown = run("conversations", "show", place).out
    assert "what is 12*7+3?" in shown
    assert "87" in shown
    assert run("conversations", "rename", place, "Sums").code == 0
    assert run("conversations", "export", place).out.startswith("# Sums\n")
    exported = run("conversations", "export", place, "--format", "json").out
    assert [message["role"] for message in json.loads(exported)["messages"]] == ["user", "assistant"]
    assert run("conversations", "delete", place).code == 0
    assert run("conversations", "show", place).code == 7


@pytest.mark.requirement("cli.inbox")
def test_what_waits_is_decided_in_the_inbox(run: Run, terminal: Callable[..., Terminal]) -> None:
    problem_id = compose(run)
    asked = run("call", "compose_email", "subject=Lunch", "body=At noon?", "--json")
    assert asked.code == 6
    waiting = run("inbox", "--json").document
    assert [view["problem_id"] for view in waiting["approvals"]] == [problem_id]
    assert [view["problem_id"] for view in waiting["questions"]] == [asked.document["problem_id"]]
    inbox = terminal("inbox")
    inbox.expect(r"1 of 2.*bob@example\.com.*Run it\? [^:]*: ")
    inbox.type("n\n")
    inbox.expect(r"Why\?[^:]*: ")
    inbox.type("wrong Bob\n")
    inbox.expect(r"2 of 2.*\n> ")
    inbox.type("kim@example.com\n")
    inbox.expect(r"kim@example\.com.*Run it\? [^:]*: ")
    inbox.type("y\n")
    assert inbox.end() == 0
    assert "wrong Bob" in run("show", str(problem_id)).out
    assert run("show", str(asked.document["problem_id"]), "--json").document["problem"]["status"] == "done"
    assert run("inbox", "--json").document == {"approvals": [], "questions": []}


@pytest.mark.requirement("cli.call.approve-in-place")
def test_a_called_tool_is_approved_in_place(run: Run, terminal: Callable[..., Terminal]) -> None:
    called = terminal("call", "compose_email", json.dumps(MAIL))
    called.expect(r"bob@example\.com.*Run it\? [^:]*: ")
    called.type("y\n")
    assert called.end() == 0
    newest = run("problems", "--limit", "1", "--json").document["problems"][0]
    assert (newest["status"], newest["tool_executed"]) == ("done", True)


@pytest.mark.requirement("cli.errors.did-you-mean")
def test_a_misspelt_tool_is_answered_with_the_right_one(run: Run) -> None:
    assert "did you mean compose_email?" in run("call", "compose_emial").err
