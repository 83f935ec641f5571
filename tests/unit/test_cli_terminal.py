"""`steward ask` on a real terminal: deciding, editing and answering in place, and leaving with Ctrl-C."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.support.fake_steward import MAIL, FakeSteward, fake_steward
from tests.support.terminal import Terminal

Open = Callable[[str], Terminal]


@pytest.fixture
def steward() -> Iterator[FakeSteward]:
    with fake_steward() as fake:
        yield fake


@pytest.fixture
def on_terminal(steward: FakeSteward, tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Run `steward` with these words on a terminal."""
    opened: list[Terminal] = []

    def run(*words: str) -> Terminal:
        command = [sys.executable, "-m", "steward.cli.main", *words, "--url", steward.url]
        opened.append(Terminal(command, {"PATH": "/usr/bin:/bin", "STEWARD_HOME": str(tmp_path)}))
        return opened[-1]

    yield run
    for terminal in opened:
        terminal.close()


@pytest.fixture
def ask(on_terminal: Callable[..., Terminal]) -> Open:
    """Run `steward ask TEXT` on a terminal."""
    return lambda text: on_terminal("ask", text)


def opened(steward: FakeSteward, text: str) -> None:
    """A problem that is there already."""
    httpx.post(f"{steward.url}/tool/call", json={"text": text, "user_id": "ann"}, trust_env=False).raise_for_status()


@pytest.mark.requirement("cli.call.approve-in-place")
def test_a_direct_call_is_approved_in_place_and_shows_its_steps(
    steward: FakeSteward, on_terminal: Callable[..., Terminal]
) -> None:
    terminal = on_terminal("call", "compose_email", "to=bob@example.com")
    terminal.expect(r"approval_requested.*Run it\?")
    assert steward.bodies("/problems/1/confirm") == []
    terminal.type("y\n")
    terminal.expect(r"Sent to bob@example\.com\.")
    assert terminal.end() == 0
    assert steward.bodies("/problems/1/confirm") == [{"confirmed": True, "approval_id": "1-1"}]


@pytest.mark.requirement("cli.inbox")
def test_the_inbox_goes_through_approvals_and_questions_one_after_the_other(
    steward: FakeSteward, on_terminal: Callable[..., Terminal]
) -> None:
    for text in ("mail one", "which", "mail two", "mail three"):
        opened(steward, text)
    terminal = on_terminal("inbox")
    terminal.expect(r"1 of 4.*Send a mail to bob@example\.com\?.*Run it\?")
    terminal.type("y\n")
    terminal.expect(r"Sent to bob.*2 of 4.*Which Bob\?.*> ")
    terminal.type("the tall one\n")
    terminal.expect(r"Then the tall one\..*3 of 4.*Run it\?")
    terminal.type("n\n")
    terminal.expect(r"Why\?")
    terminal.type("wrong Bob\n")
    terminal.expect(r"Canceled.*4 of 4.*Run it\?")
    terminal.type("l\n")
    assert terminal.end() == 0
    assert steward.bodies("/problems/1/confirm") == [{"confirmed": True, "approval_id": "1-1"}]
    assert steward.bodies("/problems/2/message") == [{"text": "the tall one"}]
    assert steward.bodies("/problems/3/confirm") == [{"confirmed": False, "approval_id": "3-1", "reason": "wrong Bob"}]
    assert steward.bodies("/problems/4/confirm") == []


@pytest.mark.requirement("cli.inbox")
def test_what_somebody_else_has_decided_meanwhile_is_said_and_the_inbox_goes_on(
    steward: FakeSteward, on_terminal: Callable[..., Terminal]
) -> None:
    opened(steward, "mail one")
    opened(steward, "which")
    terminal = on_terminal("inbox")
    terminal.expect(r"Run it\?")
    decided = httpx.post(f"{steward.url}/problems/1/confirm", json={"confirmed": False}, trust_env=False)
    assert decided.is_success
    terminal.type("y\n")
    terminal.expect(r"nothing waits.*waits for nothing any more: it is canceled.*2 of 2.*> ")
    terminal.type("\n")
    assert terminal.end() == 0
    assert steward.problems[1].view.tool_executed is False


@pytest.mark.requirement("cli.problems.watch")
def test_a_watched_list_shows_what_changes_until_ctrl_c(
    steward: FakeSteward, on_terminal: Callable[..., Terminal]
) -> None:
    opened(steward, "mail one")
    terminal = on_terminal("problems", "--watch", "--status", "active")
    terminal.expect("1  awaiting_confirmation")
    opened(steward, "which")
    terminal.expect("2  awaiting_user")
    os.kill(terminal.process.pid, signal.SIGINT)
    assert terminal.end() == 0


@pytest.mark.requirement("cli.ask.approve-in-place")
def test_an_approval_is_shown_whole_and_given_in_place(steward: FakeSteward, ask: Open) -> None:
    terminal = ask("mail bob")
    terminal.expect(r"Send a mail to bob@example\.com\?.*At noon\?.*Run it\?")
    terminal.type("\n")
    terminal.expect(r"Run it\?")
    assert steward.bodies("/problems/1/confirm") == []
    terminal.type("y\n")
    terminal.expect(r"Sent to bob@example\.com\.")
    assert terminal.end() == 0
    assert steward.bodies("/problems/1/confirm") == [{"confirmed": True, "approval_id": "1-1"}]


@pytest.mark.requirement("cli.ask.approve-in-place")
def test_a_denial_in_place_ends_it_and_nothing_runs(steward: FakeSteward, ask: Open) -> None:
    terminal = ask("mail bob")
    terminal.expect(r"Run it\?")
    terminal.type("n\n")
    terminal.expect("Canceled: nothing was sent")
    assert terminal.end() == 1
    assert steward.bodies("/problems/1/confirm") == [{"confirmed": False, "approval_id": "1-1"}]


@pytest.mark.requirement("cli.ask.edit-in-place")
def test_arguments_are_edited_in_place_and_shown_again_before_they_run(steward: FakeSteward, ask: Open) -> None:
    terminal = ask("mail bob")
    terminal.expect(r"Run it\?")
    terminal.type("e\n")
    terminal.expect(r"to: ")
    terminal.type("\x15kim@example.com\n")
    terminal.expect(r"subject: ")
    terminal.type("\n")
    terminal.expect(r"body: ")
    terminal.type(" Or at one?\n")
    terminal.expect(r"It was edited.*kim@example\.com.*Run it\?")
    terminal.type("y\n")
    terminal.expect(r"Sent to kim@example\.com\.")
    assert terminal.end() == 0
    edited = MAIL | {"to": "kim@example.com", "body": "At noon? Or at one?"}
    assert steward.bodies("/problems/1/confirm") == [
        {"confirmed": True, "approval_id": "1-1", "arguments": edited},
        {"confirmed": True, "approval_id": "1-2"},
    ]


@pytest.mark.requirement("cli.ask.approve-in-place")
def test_an_approval_left_for_later_stays_open(steward: FakeSteward, ask: Open) -> None:
    terminal = ask("mail bob")
    terminal.expect(r"Run it\?")
    terminal.type("l\n")
    terminal.expect("steward approve 1")
    assert terminal.end() == 5
    assert steward.bodies("/problems/1/confirm") == []


@pytest.mark.requirement("cli.ask.too-late")
def test_a_decision_that_comes_too_late_is_said_and_the_outcome_shown(steward: FakeSteward, ask: Open) -> None:
    terminal = ask("mail bob")
    terminal.expect(r"Run it\?")
    httpx.post(f"{steward.url}/problems/1/confirm", json={"confirmed": False}).raise_for_status()
    terminal.type("y\n")
    terminal.expect("nothing waits.*Canceled: nothing was sent")
    assert terminal.end() == 1


@pytest.mark.requirement("cli.ask.question")
def test_a_question_is_answered_in_place(steward: FakeSteward, ask: Open) -> None:
    terminal = ask("which bob")
    terminal.expect(r"Which Bob\?\n> ")
    terminal.type("the tall one\n")
    terminal.expect(r"Then the tall one\.")
    assert terminal.end() == 0


@pytest.mark.requirement("cli.ask.interrupt-leaves-it-running")
@pytest.mark.parametrize("text", ["slow work", "mail bob"])
def test_ctrl_c_leaves_the_problem_running_and_says_how_to_see_it(steward: FakeSteward, ask: Open, text: str) -> None:
    terminal = ask(text)
    terminal.expect(r"Run it\?" if text.startswith("mail") else "request ")
    os.kill(terminal.process.pid, signal.SIGINT)
    terminal.expect(r"Problem 1 goes on without you\nsee it with `steward show 1 --follow`")
    assert terminal.end() == 130
    assert not steward.bodies("/problems/1/cancel")
