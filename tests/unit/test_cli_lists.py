"""What lists show on a narrow screen, what is left out of them, how wrong usage is said, and what tab completes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from steward.config import command_line
from steward.contracts.actors import SELF_TEST_USER
from steward.contracts.problem import ProblemStatus
from tests.support.fake_steward import FakeSteward, fake_steward
from tests.support.ran import COMMAND, Run, in_process

LONG_ID = 123456789012345


@pytest.fixture
def steward() -> Iterator[FakeSteward]:
    with fake_steward() as fake:
        yield fake


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, steward: FakeSteward
) -> Run:
    """Run a command in this process against the server, on a screen of 80 columns."""
    monkeypatch.setattr("steward.cli.screen.PIPED_WIDTH", 80)
    (tmp_path / "run.json").write_text(json.dumps({"api_url": steward.url}))
    return in_process(capsys, monkeypatch, tmp_path)


@pytest.fixture
def completed(steward: FakeSteward, tmp_path: Path) -> Callable[..., list[str]]:
    """What the shell offers for the last of these words, and nothing on stderr."""

    def complete(*words: str, url: str | None = None) -> list[str]:
        asked = {
            "_STEWARD_COMPLETE": "complete_bash",
            "COMP_WORDS": " ".join(["steward", *words]),
            "COMP_CWORD": str(len(words)),
            "PATH": "/bin",
            "STEWARD_HOME": str(tmp_path),
            "STEWARD_URL": url or steward.url,
        }
        ended = subprocess.run(COMMAND, env=asked, capture_output=True, text=True, timeout=60, check=False)
        assert ended.stderr == ""
        return ended.stdout.split()

    return complete


@pytest.mark.requirement("cli.lists.fit")
@pytest.mark.parametrize("users", [1, 2])
def test_the_id_and_the_status_of_a_problem_are_whole_at_80_columns(steward: FakeSteward, run: Run, users: int) -> None:
    for number in range(3):
        run("ask", "mail", "the very long words of this request " * 8, "--user", f"somebody-{number % users}")
    steward.problems[1].view = steward.problems[1].view.model_copy(update={"problem_id": LONG_ID})
    lines = run("problems").out.splitlines()
    assert max(map(len, lines)) <= 80
    assert [line.split()[:2] for line in lines[1:]] == [
        ["3", "awaiting_confirmation"],
        ["2", "awaiting_confirmation"],
        [str(LONG_ID), "awaiting_confirmation"],
    ]
    assert ("USER" in lines[0]) is (users > 1)


@pytest.mark.requirement("cli.problems.nobodys")
def test_the_self_tests_problems_are_passed_over_and_the_list_is_still_full(run: Run) -> None:
    run("ask", "now", "--user", "ann")
    for _ in range(3):
        run("ask", "now", "--user", SELF_TEST_USER)
    listed = run("problems", "--limit", "2", "--json").document["problems"]
    assert [view["problem_id"] for view in listed] == [1]
    asked_for = run("problems", "--limit", "2", "--json", "--user", SELF_TEST_USER).document["problems"]
    assert [view["problem_id"] for view in asked_for] == [4, 3]


def test_active_problems_are_those_that_are_not_over(steward: FakeSteward, run: Run) -> None:
    for text in ("now", "mail", "which", "bad", "now", "now"):
        run("ask", text)
    steward.problems[5].become(ProblemStatus.BLOCKED)
    steward.problems[6].become(ProblemStatus.BLOCKED, closed=True)
    listed = run("problems", "--status", "active", "--json").document["problems"]
    assert [view["problem_id"] for view in listed] == [5, 3, 2]
    both = run("problems", "--status", "active,blocked,failed", "--json").document["problems"]
    assert [view["problem_id"] for view in both] == [6, 5, 4, 3, 2]


@pytest.mark.requirement("cli.problems.watch")
def test_a_watched_list_is_no_json_document(run: Run) -> None:
    ran = run("problems", "--watch", "--json")
    assert (ran.code, ran.document["error"]) == (2, "usage")


@pytest.mark.requirement("cli.inbox")
def test_the_inbox_is_a_table_or_a_document_where_nobody_sits_before_it(run: Run) -> None:
    assert run("inbox").err == "Nothing waits for you.\n"
    run("ask", "mail")
    run("ask", "which")
    ran = run("inbox")
    assert ran.code == 0
    assert [line.split()[:2] for line in ran.out.splitlines()[1:] if line[:1].isdigit()] == [
        ["1", "approval"],
        ["2", "answer"],
    ]
    document = run("inbox", "--json").document
    assert document["approvals"][0]["approvals"][0]["approval_id"] == "1-1"
    assert document["questions"][0]["question"]["text"] == "Which Bob?"


@pytest.mark.requirement("cli.errors.usage-json")
@pytest.mark.parametrize(
    "words",
    [
        ("call",),
        ("aks", "x"),
        ("problems", "--limit", "many"),
        ("problems", "--limt", "3"),
        ("approve", "x"),
        ("problems", "--status", "dome"),
        ("ask", "mail", "--yes", "--no"),
    ],
)
def test_wrong_usage_is_said_once_and_is_one_document_with_json(run: Run, words: tuple[str, ...]) -> None:
    ran = run(*words)
    assert (ran.code, ran.out) == (2, "")
    message = ran.err.splitlines()[0]
    assert ran.err.count(message) == 1
    as_json = run(*words, "--json")
    assert (as_json.code, as_json.err) == (2, "")
    assert as_json.document["success"] is False
    assert (as_json.document["error"], as_json.document["detail"]) == ("usage", message)


def test_json_after_the_end_of_the_options_is_no_option(run: Run) -> None:
    assert run("approve", "--", "x", "--json").out == ""


@pytest.mark.requirement("cli.errors.did-you-mean")
def test_a_misspelt_command_status_or_setting_is_answered_with_what_is_close(run: Run) -> None:
    assert "'problems'" in run("problem").err
    assert "did you mean done?" in run("problems", "--status", "doen").err
    ran = run("settings", "STEWARD_API_PROT")
    assert ran.code == 7
    assert "did you mean STEWARD_API_PORT" in ran.err
    assert [row["env"] for row in run("settings", "api_port", "--json").document["settings"]] == ["STEWARD_API_PORT"]


def test_the_version_is_also_an_option(run: Run) -> None:
    assert run("--version").out == run("version").out


@pytest.mark.requirement("cli.completion.names")
def test_tab_completes_tools_problems_statuses_and_settings(run: Run, completed: Callable[..., list[str]]) -> None:
    run("ask", "mail")
    run("ask", "which")
    assert completed("call", "comp") == ["compose_email"]
    assert completed("tools", "show", "s") == ["search_email"]
    assert completed("approve", "") == ["1"]
    assert completed("reply", "") == ["2"]
    assert completed("show", "") == ["2", "1"]
    assert completed("problems", "--status", "done,awaiting_") == [
        "done,awaiting_confirmation",
        "done,awaiting_user",
    ]
    assert completed("settings", "STEWARD_API_PO") == ["STEWARD_API_PORT"]


@pytest.mark.requirement("cli.completion.names")
def test_tab_says_nothing_while_steward_is_away(
    completed: Callable[..., list[str]], free_port: Callable[[], int]
) -> None:
    assert completed("call", "comp", url=f"http://127.0.0.1:{free_port()}") == []
    assert completed("approve", "", url="nonsense") == []


@pytest.mark.requirement("cli.start.light")
def test_a_command_loads_neither_settings_nor_pages_before_it_knows_that_steward_is_there(
    free_port: Callable[[], int], tmp_path: Path
) -> None:
    heavy = (
        "httpx",
        "rich",
        "pydantic_settings",
        "yaml",
        "steward.config.settings",
        "steward.contracts.step",
        "steward.cli.render",
    )
    program = (
        "import sys\nfrom steward.cli.main import build_app\nfrom steward.cli.usage import run_line\n"
        "for words in (['problems'], ['inbox'], ['show', '1'], ['call', 'ping'], ['ask', 'it']): "
        "assert run_line(build_app(), words) == 4\n"
        f"print([m for m in {heavy} if m in sys.modules], file=sys.stderr)"
    )
    environment = {"STEWARD_HOME": str(tmp_path), "STEWARD_API_PORT": str(free_port()), "PATH": "/bin"}
    ended = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    assert ended.stderr.splitlines()[-1] == "[]", ended.stderr
    assert f"127.0.0.1:{environment['STEWARD_API_PORT']}" in ended.stderr


@pytest.mark.requirement("cli.start.light")
def test_the_command_finds_steward_where_the_settings_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("STEWARD_API_HOST", "STEWARD_API_PORT", "STEWARD_API_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    stack = tmp_path / "temporal-dev.yaml"
    lines = "settings:\n  # where\n  api_port: 9001\n  log_level: DEBUG\n\ntask_queues: []\n"
    stack.write_text(lines, encoding="utf-8")
    (tmp_path / ".env").write_text("STEWARD_API_TOKEN='from the file'\nSTEWARD_API_PORT=\n", encoding="utf-8")
    monkeypatch.setattr(command_line, "stack_file", lambda: stack)
    monkeypatch.setattr(command_line, "env_files", lambda: [tmp_path / ".env"])
    monkeypatch.setenv("STEWARD_HOME", str(tmp_path))
    assert command_line.own_place() == command_line.Place(tmp_path, "http://127.0.0.1:9001", "from the file")
    monkeypatch.setenv("STEWARD_API_PORT", "9002")
    monkeypatch.setenv("STEWARD_API_HOST", "::1")
    assert command_line.own_place() == command_line.Place(tmp_path, "http://[::1]:9002", "from the file")
    # What the settings themselves must read or refuse.
    monkeypatch.setenv("STEWARD_API_PORT", "70000")
    assert command_line.own_place() is None
    monkeypatch.setenv("STEWARD_API_PORT", "9002")
    stack.write_text(lines.replace("9001", "*port"), encoding="utf-8")
    assert command_line.own_place() is None


@pytest.mark.requirement("cli.start.quick")
def test_no_command_that_speaks_to_steward_loads_a_workers_libraries(steward: FakeSteward, tmp_path: Path) -> None:
    heavy = ("temporalio", "fastapi", "asyncpg", "qdrant_client", "numpy", "fastembed", "onnxruntime")
    program = (
        "import sys\nfrom steward.cli.main import build_app\nfrom steward.cli.usage import run_line\n"
        "for words in (['problems'], ['inbox'], ['tools', 'list'], ['show', '1'], ['call', 'ping']): "
        "run_line(build_app(), words)\n"
        f"print([m for m in {heavy} if m in sys.modules], file=sys.stderr)"
    )
    environment = {"STEWARD_HOME": str(tmp_path), "STEWARD_URL": steward.url, "PATH": "/bin"}
    ended = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    assert ended.stderr.splitlines()[-1] == "[]"
