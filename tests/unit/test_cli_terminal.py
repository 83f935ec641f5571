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
def ask(steward: FakeSteward, tmp_path: Path) -> Iterator[Open]:
    """Run `steward ask TEXT` on a terminal."""
    opened: list[Terminal] = []

    def run_ask(text: str) -> Terminal:
        command = [sys.executable, "-m", "cli.main", "ask", text, "--url", steward.url]
        opened.append(Terminal(command, {"PATH": "/usr/bin:/bin", "STEWARD_HOME": str(tmp_path)}))
        return opened[-1]

    yield run_ask
    for terminal in opened:
        terminal.close()


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
    terminal.expect(r"It would run with:.*kim@example\.com.*Run it so\?")
    terminal.type("y\n")
    terminal.expect(r"Sent to kim@example\.com\.")
    assert terminal.end() == 0
    edited = MAIL | {"to": "kim@example.com", "body": "At noon? Or at one?"}
    assert steward.bodies("/problems/1/confirm") == [{"confirmed": True, "approval_id": "1-1", "arguments": edited}]


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
