"""The commands against a server that speaks the wire: what is sent, what is shown, and the exit code."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from steward.api.credentials.identity import Principal
from steward.api.stdio import StdioDoor
from steward.cli import cmd_stack
from steward.contracts.errors import CODES, ErrorCode
from tests.support.fake_steward import MAIL, FakeSteward, fake_steward
from tests.support.ran import Run, in_process

EVERY_COMMAND = [
    "login-code",
    "call",
    "ask",
    "inbox",
    "approve",
    "deny",
    "reply",
    "cancel",
    "problems",
    "show",
    "tools list",
    "tools show",
    "tools sync",
    "tools try",
    "models list",
    "models build",
    "models pull",
    "models use",
    "models check",
    "up",
    "doctor",
    "settings",
    "stdio",
    "version",
    "eval",
]


@pytest.fixture
def steward() -> Iterator[FakeSteward]:
    with fake_steward() as fake:
        yield fake


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run a command in this process, with nothing of this machine's settings."""
    return in_process(capsys, monkeypatch, tmp_path)


def test_a_direct_call_sends_typed_arguments_and_shows_the_answer(steward: FakeSteward, run: Run) -> None:
    ran = run("call", "search_email", "query=42", "limit=3", "--url", steward.url, "--user", "ann")
    assert (ran.code, ran.out) == (0, "It is noon.\n")
    [body] = steward.bodies("/tool/call")
    assert (body["cmd"], body["tool_name"], body["user_id"]) == ("tool/call", "search_email", "ann")
    assert body["args"] == {"query": "42", "limit": 3}


def test_a_call_sends_its_key_its_wait_and_its_conversation(steward: FakeSteward, run: Run) -> None:
    options = ["--idempotency-key", "k1", "--wait", "7", "--conversation", "c"]
    assert run("call", "ping", *options, "--url", steward.url, "--token", "secret").code == 0
    _, _, body, headers = steward.seen[-1]
    assert body["conversation_id"] == "c"
    assert (headers["idempotency-key"], headers["prefer"]) == ("k1", "wait=7")
    assert headers["authorization"] == "Bearer secret"


@pytest.mark.requirement("cli.json.one-document")
@pytest.mark.parametrize("before", [True, False])
def test_json_is_one_document_wherever_the_option_stands(steward: FakeSteward, run: Run, before: bool) -> None:
    words = ["call", "ping", "--url", steward.url]
    ran = run("--json", *words) if before else run(*words, "--json")
    assert ran.code == 0
    assert ran.document["result"] == {"time": "12:00"}
    assert ran.err == ""


@pytest.mark.requirement("cli.json.one-document")
def test_an_error_in_json_is_the_servers_document(steward: FakeSteward, run: Run) -> None:
    ran = run("call", "nothing", "--url", steward.url, "--json")
    assert ran.code == 7
    assert (ran.document["success"], ran.document["error"], ran.err) == (False, "unknown_tool", "")


def test_arguments_that_do_not_fit_are_listed(steward: FakeSteward, run: Run) -> None:
    ran = run("call", "search_email", '{"limit": "x"}', "--url", steward.url)
    assert ran.code == 2
    assert "limit: must be an integer" in ran.err


@pytest.mark.requirement("cli.errors.say-what-to-do")
@pytest.mark.parametrize(
    ("code", "exit_code", "hint"),
    [
        (ErrorCode.UNAUTHORIZED, 2, "--token"),
        (ErrorCode.RATE_LIMITED, 4, "try again in 7 s"),
        (ErrorCode.POSTGRES_UNAVAILABLE, 4, "steward doctor"),
        (ErrorCode.STORAGE_FULL, 4, "steward doctor"),
        (ErrorCode.ACCEPTANCE_UNKNOWN, 9, "repeat it only if it was not"),
        (ErrorCode.ALREADY_DECIDED, 8, ""),
        (ErrorCode.INTERNAL, 1, ""),
    ],
)
def test_a_refusal_is_told_in_words_with_what_to_do(
    steward: FakeSteward, run: Run, code: ErrorCode, exit_code: int, hint: str
) -> None:
    steward.refuse = code
    ran = run("call", "ping", "--url", steward.url)
    assert (ran.code, ran.out) == (exit_code, "")
    assert ran.err.startswith("as the test wants it\n")
    assert hint in ran.err
    assert CODES[code].status >= 400


@pytest.mark.requirement("cli.errors.say-what-to-do")
def test_a_steward_that_is_not_there_is_named_with_how_to_start_it(run: Run, free_port: Callable[[], int]) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    ran = run("problems", "--url", url)
    assert ran.code == 4
    assert ran.err == f"Steward is not running at {url}\nstart it with `steward up`, or name another with --url\n"


@pytest.mark.parametrize("url", ["localhost:8000", "http://", "http://x:port", "ftp://x"])
def test_an_address_that_cannot_be_one_is_a_usage_error(run: Run, url: str) -> None:
    assert run("problems", "--url", url).code == 2


def test_a_server_that_is_no_steward_is_told_apart(steward: FakeSteward, run: Run) -> None:
    ran = run("problems", "--url", f"{steward.url}/elsewhere")
    assert ran.code == 4
    assert "not a Steward" in ran.err


@pytest.mark.requirement("cli.approve.in-two-commands")
def test_a_call_that_needs_approval_says_so_and_approve_runs_it(steward: FakeSteward, run: Run) -> None:
    asked = run("ask", "mail", "Bob", "--url", steward.url)
    assert asked.code == 5
    assert "Send a mail to bob@example.com?" in asked.out
    assert "At noon?" in asked.out
    assert "steward approve 1" in asked.err
    approved = run("approve", "1", "--url", steward.url)
    assert (approved.code, approved.out) == (0, "Sent to bob@example.com.\n")
    assert steward.bodies("/problems/1/confirm") == [{"confirmed": True}]


def test_approve_can_name_the_approval_and_other_arguments(steward: FakeSteward, run: Run) -> None:
    run("ask", "mail", "--url", steward.url)
    other = MAIL | {"to": "kim@example.com"}
    ran = run("approve", "1", "--approval", "1-1", "--args", json.dumps(other), "--url", steward.url)
    assert (ran.code, "kim@example.com" in ran.out, "steward approve 1 --approval 1-2" in ran.err) == (5, True, True)
    assert steward.bodies("/problems/1/confirm") == [{"confirmed": True, "approval_id": "1-1", "arguments": other}]


def test_a_denial_that_ends_the_problem_is_a_success(steward: FakeSteward, run: Run) -> None:
    run("ask", "mail", "--url", steward.url)
    ran = run("deny", "1", "--reason", "wrong Bob", "--url", steward.url)
    assert (ran.code, ran.out, ran.err) == (0, "Canceled: nothing was sent.\n", "")
    assert steward.bodies("/problems/1/confirm") == [{"confirmed": False, "reason": "wrong Bob"}]


def test_the_user_travels_with_every_request(steward: FakeSteward, run: Run) -> None:
    run("ask", "mail", "--url", steward.url, "--user", "ann")
    run("approve", "1", "--url", steward.url, "--user", "ann")
    assert all(sent.get("user_id") == "ann" for _, _, sent, _ in steward.seen)


def test_deciding_what_does_not_wait_is_a_conflict(steward: FakeSteward, run: Run) -> None:
    run("ask", "now", "--url", steward.url)
    assert run("approve", "1", "--url", steward.url).code == 8


@pytest.mark.requirement("cli.ask.yes-once")
@pytest.mark.parametrize(("asked", "code"), [("doubtful", 10), ("again", 5)])
def test_yes_approves_once_and_never_a_repeat(steward: FakeSteward, run: Run, asked: str, code: int) -> None:
    ran = run("ask", asked, "--yes", "--url", steward.url)
    assert ran.code == code
    assert steward.bodies("/problems/1/confirm") == [{"confirmed": True, "approval_id": "1-1"}]
    assert ("not known whether it happened" in ran.err) == (asked == "doubtful")
    assert "1-2" in ran.err or asked == "again"


@pytest.mark.requirement("cli.ask.yes-and-no")
@pytest.mark.parametrize(("option", "code", "shown"), [("--yes", 0, "Sent to"), ("--no", 1, "Canceled")])
def test_a_script_can_decide_beforehand(steward: FakeSteward, run: Run, option: str, code: int, shown: str) -> None:
    ran = run("ask", "mail", option, "--url", steward.url)
    assert (ran.code, ran.out.startswith(shown)) == (code, True)


def test_yes_and_no_exclude_each_other(steward: FakeSteward, run: Run) -> None:
    assert run("ask", "mail", "--yes", "--no", "--url", steward.url).code == 2
    assert steward.seen == []


@pytest.mark.requirement("cli.ask.question")
def test_a_question_is_shown_with_how_to_answer_and_reply_answers_it(steward: FakeSteward, run: Run) -> None:
    asked = run("ask", "which", "--url", steward.url)
    assert (asked.code, asked.out) == (6, "Which Bob?\n")
    assert "steward reply 1 TEXT" in asked.err
    ran = run("reply", "1", "the", "tall", "one", "--url", steward.url)
    assert (ran.code, ran.out) == (0, "Then the tall one.\n")


@pytest.mark.requirement("cli.ask.live-steps")
def test_ask_shows_the_steps_on_stderr_and_the_answer_on_stdout(steward: FakeSteward, run: Run) -> None:
    threading.Timer(0.2, steward.release.set).start()
    ran = run("ask", "slow", "please", "--url", steward.url)
    assert (ran.code, ran.out) == (0, "Slowly done.\n")
    assert [line.split(maxsplit=2)[2] for line in ran.err.splitlines()] == [
        "request              slow please",
        "tool_succeeded       the slow tool succeeded",
    ]


@pytest.mark.requirement("cli.ask.survives-a-broken-stream")
def test_a_broken_stream_is_taken_up_again_without_repeating_a_step(steward: FakeSteward, run: Run) -> None:
    steward.break_streams = 2
    threading.Timer(0.5, steward.release.set).start()
    ran = run("ask", "slow", "--url", steward.url)
    assert ran.code == 0
    assert len(ran.err.splitlines()) == 2


@pytest.mark.requirement("cli.wait.bounded")
def test_a_wait_that_is_over_leaves_the_problem_running_and_says_how_to_see_it(steward: FakeSteward, run: Run) -> None:
    ran = run("ask", "slow", "--wait", "0.2", "--url", steward.url)
    assert ran.code == 9
    assert "steward show 1 --follow" in ran.err


def test_a_problem_that_ended_badly_says_why(steward: FakeSteward, run: Run) -> None:
    ran = run("ask", "bad", "--url", steward.url)
    assert (ran.code, ran.out) == (1, "The tool failed.\n")
    assert "failed (tool_failed): steward show 1" in ran.err


def test_cancel_sends_the_reason(steward: FakeSteward, run: Run) -> None:
    run("ask", "which", "--url", steward.url)
    assert run("cancel", "1", "--reason", "changed my mind", "--url", steward.url).code == 0
    assert steward.bodies("/problems/1/cancel") == [{"reason": "changed my mind"}]


@pytest.mark.requirement("cli.problems.list")
def test_problems_are_listed_newest_first(steward: FakeSteward, run: Run) -> None:
    run("ask", "now", "--url", steward.url)
    run("ask", "which", "--url", steward.url)
    options = ["--url", steward.url, "--status", "done,awaiting_user", "--limit", "5", "--user", "ann"]
    lines = run("problems", *options).out.splitlines()
    assert [line.split()[:2] for line in lines[1:]] == [["2", "awaiting_user"], ["1", "done"]]
    assert steward.bodies("/problems") == [{"user_id": "ann", "status": "done,awaiting_user", "limit": "5"}]
    assert [p["problem_id"] for p in run("problems", *options, "--json").document["problems"]] == [2, 1]


def test_a_misspelt_status_is_a_usage_error_that_lists_them(steward: FakeSteward, run: Run) -> None:
    ran = run("problems", "--status", "dome", "--url", steward.url)
    assert ran.code == 2
    assert "awaiting_confirmation" in ran.err


@pytest.mark.requirement("cli.show.whole-problem")
def test_show_tells_the_whole_problem(steward: FakeSteward, run: Run) -> None:
    run("ask", "mail", "--url", steward.url)
    ran = run("show", "1", "--url", steward.url)
    assert ran.code == 0
    for part in ("Problem 1", "awaiting_confirmation", "approval_requested", "bob@example.com", "asked: mail"):
        assert part in ran.out
    document = run("show", "1", "--url", steward.url, "--json").document
    assert document["problem"]["approvals"][0]["approval_id"] == "1-1"
    assert [step["action"] for step in document["steps"]] == ["request", "approval_requested"]


def test_show_of_an_unknown_problem_is_not_found(steward: FakeSteward, run: Run) -> None:
    assert run("show", "99", "--url", steward.url).code == 7


@pytest.mark.requirement("cli.show.follow")
@pytest.mark.parametrize("as_json", [True, False])
def test_show_follow_stays_until_it_settles(steward: FakeSteward, run: Run, as_json: bool) -> None:
    run("ask", "slow", "--wait", "0", "--url", steward.url)
    threading.Timer(0.2, steward.release.set).start()
    ran = run("show", "1", "--follow", "--url", steward.url, *(["--json"] if as_json else []))
    assert ran.code == 0
    if as_json:
        assert [step["action"] for step in ran.document["steps"]] == ["request", "tool_succeeded"]
    else:
        assert "the slow tool succeeded" in ran.out
        assert ran.out.endswith("Slowly done.\n")


@pytest.mark.requirement("cli.tools.list-and-sync")
def test_tools_are_listed_with_who_must_agree_and_synced(steward: FakeSteward, run: Run) -> None:
    ran = run("tools", "list", "--permission", "permission_required", "--q", "mail", "--url", steward.url)
    assert ran.out.splitlines()[1].split()[:3] == ["compose_email", "email", "permission_required"]
    assert steward.seen[-1][2] == {"permission": "permission_required", "q": "mail", "disabled": "true"}
    assert "search_email" in run("tools", "list", "--url", steward.url).out
    synced = run("tools", "sync", "--url", steward.url)
    assert synced.out == "added: ping\nunchanged: 2\n"


@pytest.mark.requirement("cli.connect.finds-the-running-one")
def test_the_running_steward_of_the_data_folder_is_found(steward: FakeSteward, run: Run, tmp_path: Path) -> None:
    (tmp_path / "run.json").write_text(json.dumps({"api_url": steward.url}))
    assert run("call", "ping").code == 0


@pytest.mark.requirement("cli.connect.finds-the-running-one")
def test_user_token_and_url_come_from_the_environment(
    steward: FakeSteward, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STEWARD_URL", steward.url)
    monkeypatch.setenv("STEWARD_USER", "ann")
    monkeypatch.setenv("STEWARD_API_TOKEN", "from-the-environment")
    assert run("call", "ping").code == 0
    _, _, body, headers = steward.seen[-1]
    assert body["user_id"] == "ann"
    assert headers["authorization"] == "Bearer from-the-environment"


@pytest.mark.requirement("cli.settings.bad-values-refused")
def test_bad_settings_are_refused_naming_the_variable(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STEWARD_API_PORT", "many")
    ran = run("problems")
    assert ran.code == 3
    assert "STEWARD_API_PORT" in ran.err


def test_settings_are_listed_with_secrets_masked(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STEWARD_API_TOKEN", "very-secret")
    rows = {row["env"]: row for row in run("settings", "--json").document["settings"]}
    assert rows["STEWARD_API_TOKEN"]["origin"] == "env"
    shown = run("settings")
    assert shown.code == 0
    assert "STEWARD_API_TOKEN" in shown.out
    assert "very-secret" not in shown.out + json.dumps(rows)


@pytest.mark.parametrize("name", EVERY_COMMAND)
@pytest.mark.requirement("cli.help.examples")
def test_every_command_has_help_with_an_example_and_json(run: Run, name: str) -> None:
    ran = run(*name.split(), "--help")
    assert ran.code == 0
    assert "--json" in ran.out
    assert f"steward {name}" in ran.out.split("Examples:")[1]


@pytest.mark.requirement("cli.exit-codes.stable")
def test_wrong_usage_exits_2(run: Run) -> None:
    assert run("call").code == 2
    assert run("approve", "forty-three").code == 2
    assert run("nonsense").code == 2


@pytest.mark.requirement("cli.help.quick")
def test_help_loads_nothing_heavy() -> None:
    heavy = (
        "httpx",
        "pydantic",
        "rich",
        "temporalio",
        "asyncpg",
        "fastapi",
        "steward.stack",
        "steward.config.settings",
        "steward.contracts",
    )
    program = (
        "import sys\nfrom steward.cli.main import build_app\n"
        "try: build_app()(['--help'], prog_name='steward')\n"
        f"except SystemExit: print([m for m in {heavy} if m in sys.modules], file=sys.stderr)"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    assert ended.stderr.strip() == "[]"
    assert "Exit codes:" in ended.stdout


@pytest.mark.requirement("cli.completion")
def test_the_shell_completes_commands() -> None:
    asked = {"_STEWARD_COMPLETE": "complete_bash", "COMP_WORDS": "steward approve", "COMP_CWORD": "1", "PATH": "/bin"}
    command = [sys.executable, "-m", "steward.cli.main"]
    ended = subprocess.run(command, env=asked, capture_output=True, text=True, timeout=60, check=False)
    assert ended.stdout.split() == ["approve"]


@pytest.mark.requirement("cli.help.examples")
def test_the_help_of_stdio_names_every_command_of_the_door() -> None:
    async def no_gateway() -> Any:
        raise AssertionError

    door = StdioDoor(no_gateway, Principal("acme"))
    assert [name for name in door.commands if name not in (cmd_stack.stdio.__doc__ or "")] == []
