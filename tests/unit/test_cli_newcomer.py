"""The command line in somebody's first hours: what a terminal shows, and which conversation a request is in."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from steward.api.console.pages import FOLDER
from steward.cli import stack_status
from steward.cli.folding import fold
from steward.cli.options import Session
from steward.cli.render import show_step
from steward.cli.terminal_session import own_conversation
from steward.config.settings import Settings
from steward.contracts.step import Action, Actor, Step
from steward.stack.detached import Started
from steward.stack.supervisor import run_stack
from steward.workers.tool_author import check
from tests.support.fake_steward import FakeSteward, fake_steward
from tests.support.ran import COMMAND, Run, in_process
from tests.support.terminal import Terminal


@pytest.fixture
def steward() -> Iterator[FakeSteward]:
    with fake_steward() as fake:
        yield fake


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, steward: FakeSteward
) -> Run:
    (tmp_path / "run.json").write_text(json.dumps({"api_url": steward.url}))
    return in_process(capsys, monkeypatch, tmp_path)


def step(action: Action, description: str) -> Step:
    return Step(
        step_key="1",
        seq=1,
        actor=Actor.AGENT,
        action=action,
        description=description,
        at=datetime(2026, 11, 27, 12, tzinfo=UTC),
    )


def shown(one: Step, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("COLUMNS", "80")
    console = Console(file=StringIO(), width=80, force_terminal=True, color_system=None, markup=False, highlight=False)
    show_step(console, one)
    return str(console.file.getvalue())  # type: ignore[attr-defined]


@pytest.mark.requirement("cli.conversation.of-the-terminal")
def test_each_terminal_session_has_a_conversation_of_its_own(steward: FakeSteward, tmp_path: Path) -> None:
    for _ in range(2):
        terminal = Terminal(
            [
                "sh",
                "-c",
                f"'{sys.executable}' -m steward.cli.main ask now; '{sys.executable}' -m steward.cli.main ask now",
            ],
            {"PATH": "/usr/bin:/bin", "STEWARD_HOME": str(tmp_path), "STEWARD_URL": steward.url},
        )
        try:
            assert terminal.end() == 0
        finally:
            terminal.close()
    first, second, third, fourth = (body["conversation_id"] for body in steward.bodies("/tool/call"))
    assert first == second != third == fourth


@pytest.mark.requirement("cli.conversation.of-the-terminal")
def test_a_conversation_that_is_named_is_the_one(steward: FakeSteward, run: Run) -> None:
    run("ask", "now", "--conversation", "mine")
    run("ask", "now")
    run("call", "ping")
    run("tools", "try", "search_email", "query=x")
    own = own_conversation()
    assert [body["conversation_id"] for body in steward.bodies("/tool/call")] == ["mine", own, own, own]


@pytest.mark.requirement("cli.screen.folds-at-words")
def test_a_step_is_folded_at_words_below_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(
        step(Action.TOOLS_RETRIEVED, "Candidates by qdrant: search_email, list_contacts, get_email_details"),
        monkeypatch,
    )
    first, second = text.splitlines()
    assert first.endswith("search_email,")
    assert second == " " * 38 + "list_contacts, get_email_details"


@pytest.mark.requirement("cli.screen.folds-at-words")
@pytest.mark.parametrize(
    ("width", "line", "folded"),
    [
        (23, "1. a mail of some length", "1. a mail of some\n   length"),
        (34, "  body       one two three four five six", "  body       one two three four\n             five six"),
        (22, "plain words that are long", "plain words that are\nlong"),
        (80, "  as it is  ", "  as it is  "),
    ],
)
def test_a_line_is_folded_below_its_own_words(
    width: int, line: str, folded: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    assert fold(line) == folded


@pytest.mark.requirement("cli.ask.answer-once")
def test_the_steps_leave_the_answer_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = "Found 2 e-mails:\n1. One\n2. Two"
    assert "Two" not in shown(step(Action.TOOL_SUCCEEDED, answer), monkeypatch)
    assert "Found" not in shown(step(Action.COMPLETED, answer), monkeypatch)


@pytest.mark.requirement("cli.ask.answer-once")
def test_an_approval_that_was_left_is_not_shown_again(steward: FakeSteward, tmp_path: Path) -> None:
    environment = {"PATH": "/usr/bin:/bin", "STEWARD_HOME": str(tmp_path), "STEWARD_URL": steward.url}
    terminal = Terminal([*COMMAND, "ask", "mail", "bob"], environment)
    try:
        terminal.expect(r"Run it\?")
        terminal.type("l\n")
        after = terminal.expect(r"Waiting for you: steward approve 1")
        assert terminal.end() == 5
    finally:
        terminal.close()
    assert "subject" not in after


@pytest.mark.requirement("cli.inbox")
def test_the_piped_inbox_is_oldest_first(run: Run) -> None:
    for text in ("which", "mail", "which", "mail"):
        run("ask", text)
    rows = [line.split()[:2] for line in run("inbox").out.splitlines()[1:]]
    assert rows == [["1", "answer"], ["2", "approval"], ["3", "answer"], ["4", "approval"]]


@pytest.mark.requirement("cli.lists.fit")
def test_a_user_is_whole_on_a_narrow_screen(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("steward.cli.screen.PIPED_WIDTH", 80)
    for user in ("telegram_12345678901234567", "ann"):
        run("ask", "mail", "the very long words of this request", "--user", user)
    lines = run("problems").out.splitlines()
    assert max(map(len, lines)) <= 80
    start = lines[0].index("USER")
    assert re.sub(r"\s", "", "".join(line[start : lines[0].index("ABOUT")] for line in lines[2:])) == (
        "telegram_12345678901234567"
    )


@pytest.mark.requirement("cli.lists.fit")
def test_a_piped_list_has_no_spaces_at_the_ends_of_its_lines(run: Run) -> None:
    run("ask", "mail one two three")
    run("ask", "mail")
    for words in (("problems",), ("inbox",), ("settings", "api")):
        lines = run(*words).out.splitlines()
        assert lines == [line.rstrip() for line in lines]


@pytest.mark.requirement("tools.own.every-fault")
def test_the_check_of_tools_marks_faults_and_counts_them(run: Run, tmp_path: Path) -> None:
    (tmp_path / "tools.d").mkdir()
    (tmp_path / "tools.d" / "odd.yaml").write_text("tools:\n  - name: odd\n", encoding="utf-8")
    checked = run("tools", "check")
    assert checked.code == 1
    assert all(line.startswith("✗ ") for line in checked.out.splitlines())
    assert re.search(r"^\d+ faults?, 0 warnings$", checked.err, re.MULTILINE)


@pytest.mark.requirement("cli.help.order")
def test_help_begins_with_what_a_newcomer_needs(run: Run) -> None:
    text = run("--help").out
    commands = re.findall(r"^  ([a-z-]+)  ", text.partition("Commands:")[2], re.MULTILINE)
    assert commands[:7] == ["up", "status", "console", "ask", "call", "inbox", "approve"]
    assert "..." not in text.partition("Commands:")[2]
    assert "STEWARD_API_TOKEN" in text


@pytest.mark.requirement("cli.errors.say-what-to-do")
def test_no_address_of_the_api_is_named_to_who_types_commands(run: Run) -> None:
    assert "GET /" not in run("call", "compose_emial").err


@pytest.mark.requirement("cli.completion.names")
def test_tab_completes_arguments_logs_and_scopes(
    steward: FakeSteward, tmp_path: Path, completed: Callable[..., list[str]]
) -> None:
    (tmp_path / "logs").mkdir()
    (tmp_path / "logs" / "worker-0.log").touch()
    assert completed("call", "search_email", "") == ["query=", "limit="]
    assert completed("tools", "try", "search_email", "li") == ["limit="]
    assert completed("logs", "wor") == ["worker-0"]
    assert completed("keys", "create", "x", "--scope", "a") == ["approve", "admin"]


@pytest.fixture
def completed(steward: FakeSteward, tmp_path: Path) -> Callable[..., list[str]]:
    def complete(*words: str) -> list[str]:
        asked = {
            "_STEWARD_COMPLETE": "complete_bash",
            "COMP_WORDS": " ".join(["steward", *words]),
            "COMP_CWORD": str(len(words)),
            "PATH": "/bin",
            "STEWARD_HOME": str(tmp_path),
            "STEWARD_URL": steward.url,
        }
        ended = subprocess.run(COMMAND, env=asked, capture_output=True, text=True, timeout=60, check=False)
        return ended.stdout.split()

    return complete


@pytest.mark.requirement("cli.version.commit")
def test_the_version_names_the_commit_of_a_checkout(run: Run) -> None:
    head = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, cwd=FOLDER, check=False)
    if head.returncode:
        pytest.skip("this is no git checkout")
    commit = run("version", "--json").document["commit"]
    assert len(commit) >= 12
    assert head.stdout.startswith(commit)
    assert commit in run("version").out


@pytest.mark.requirement("cli.up.detached-check")
@pytest.mark.parametrize(("ok", "code"), [(True, 0), (False, 1)])
def test_a_detached_up_whose_check_fails_is_no_success_and_says_where_to_sign_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ok: bool, code: int
) -> None:
    link = "http://127.0.0.1:8000/console/login#secret"
    document = {"api_url": "http://127.0.0.1:8000", "console_url": link, "self_test": [{"name": "plan", "ok": ok}]}
    monkeypatch.setenv("STEWARD_HOME", str(tmp_path))
    monkeypatch.setattr(stack_status, "write_privately", lambda: None)
    monkeypatch.setattr("steward.cli.stack_status.detached.start", lambda *_: Started(7, document, None))
    assert stack_status.start_detached(Session(), demo=False) == code
    assert link in capsys.readouterr().out


class _Notes:
    """A console that keeps what it is told."""

    def __init__(self) -> None:
        self.notes: list[str] = []

    def note(self, text: str) -> None:
        self.notes.append(text)

    def trouble(self, text: str, fix: str) -> None:
        self.notes.append(f"{text}: {fix}")


@pytest.mark.requirement("cli.up.unknown-setting")
def test_a_variable_that_is_no_setting_is_named_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STEWARD_APIPORT", "1")
    monkeypatch.setattr("steward.stack.supervisor.write_privately", lambda: None)
    (tmp_path / "home").write_text("no folder")
    notes = _Notes()
    assert run_stack(Settings(home=tmp_path / "home"), notes) == 1  # type: ignore[arg-type]
    assert notes.notes[0].startswith("STEWARD_APIPORT is not a setting: did you mean STEWARD_API_PORT")


@pytest.mark.requirement("mcp.servers.settings")
def test_a_fault_of_the_mcp_file_has_its_line(tmp_path: Path) -> None:
    file = tmp_path / "mcp.yaml"
    file.write_text("mcp_servers:\n  - name: one\n    comand: x\n    url: http://127.0.0.1/mcp\n", encoding="utf-8")
    faults = check(Settings(home=tmp_path, mcp_servers=file))["faults"]
    assert [(fault["file"], fault["line"]) for fault in faults] == [(str(file), 3)]


@pytest.mark.requirement("cli.console.link")
def test_the_command_console_prints_the_address_alone(steward: FakeSteward, run: Run) -> None:
    assert run("console").out == f"{steward.url}/console/login#one-time\n"
