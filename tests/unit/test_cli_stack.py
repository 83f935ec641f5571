"""What `steward up` and `steward doctor` show of what the stack tells them."""

from __future__ import annotations

import json
import socket
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from steward.cli.checkup import check_up
from steward.cli.main import build_app
from steward.cli.options import Session
from steward.cli.progress import TRY, JsonProgress, TerminalProgress
from steward.stack.checks import Check, CheckStatus
from steward.stack.console import Banner, SelfTestResult


def terminal() -> tuple[Console, StringIO]:
    text = StringIO()
    return Console(file=text, width=200, markup=False), text


def banner(*, ok: bool = True) -> Banner:
    return Banner(
        api_url="http://127.0.0.1:8000",
        docs_url="http://127.0.0.1:8000/docs",
        temporal_address="127.0.0.1:7233",
        temporal_ui="http://127.0.0.1:8233",
        home=Path("/data"),
        logs=Path("/data/logs"),
        postgres="embedded",
        qdrant="local",
        demo=True,
        seconds=4.2,
        self_test=[SelfTestResult("direct call", ok, "get_current_time answered", 31.0)],
    )


@pytest.mark.requirement("cli.up.banner")
def test_the_banner_says_where_everything_is_and_what_to_try() -> None:
    console, shown = terminal()
    progress = TerminalProgress(console, console)
    progress.starting("PostgreSQL", "embedded")
    progress.ready("PostgreSQL", "embedded", 1.25)
    progress.checked(banner().self_test[0])
    progress.up(banner())
    for part in ("PostgreSQL   embedded (1.2 s)", "direct call: get_current_time answered", "4.2 s", "8000/docs"):
        assert part in shown.getvalue()
    for part in ("http://127.0.0.1:8233", "/data/logs", *TRY):
        assert part in shown.getvalue()
    assert "self-test failed" not in shown.getvalue()


@pytest.mark.requirement("cli.up.banner")
def test_a_failed_self_test_is_said_below_the_banner() -> None:
    console, shown = terminal()
    TerminalProgress(console, console).up(banner(ok=False))
    assert "the self-test failed: direct call" in shown.getvalue()
    assert "steward doctor" in shown.getvalue()


@pytest.mark.requirement("cli.up.one-json-document")
def test_up_in_json_tells_the_banner_once(capsys: pytest.CaptureFixture[str]) -> None:
    console, shown = terminal()
    progress = JsonProgress(console)
    progress.starting("API", "")
    progress.up(banner())
    progress.trouble("the worker died", "see its log")
    document = json.loads(capsys.readouterr().out)
    assert (document["success"], document["api_url"], document["home"]) == (True, "http://127.0.0.1:8000", "/data")
    assert "the worker died" in shown.getvalue()


@pytest.mark.requirement("cli.up.one-json-document")
def test_up_in_json_tells_why_it_could_not_start(capsys: pytest.CaptureFixture[str]) -> None:
    console, _ = terminal()
    JsonProgress(console).trouble("port 8000 is taken", "set STEWARD_API_PORT")
    document = json.loads(capsys.readouterr().out)
    assert document == {
        "success": False,
        "error": "not_started",
        "detail": "port 8000 is taken",
        "fix": "set STEWARD_API_PORT",
    }


@pytest.mark.requirement("cli.up.refuses")
def test_up_refuses_a_taken_port_and_names_the_setting(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("STEWARD_HOME", str(tmp_path / "home"))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setenv("STEWARD_API_PORT", str(taken.getsockname()[1]))
        with pytest.raises(SystemExit) as ended:
            build_app()(["up"], prog_name="steward")
    assert ended.value.code == 3
    assert "STEWARD_API_PORT" in capsys.readouterr().err


@pytest.mark.requirement("cli.doctor.exit-code")
@pytest.mark.parametrize(("status", "code"), [("ok", 0), ("warn", 0), ("fail", 1)])
def test_doctor_fails_only_when_a_check_fails(
    status: CheckStatus, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    check = Check("ports", status, "8000 is taken", "set STEWARD_API_PORT")
    monkeypatch.setattr("steward.cli.checkup.run_doctor", lambda settings: [check])
    assert check_up(Session()) == code
    assert ("fix: set STEWARD_API_PORT" in capsys.readouterr().out) is (status != "ok")
    assert check_up(Session(as_json=True)) == code
    assert json.loads(capsys.readouterr().out)["healthy"] is (code == 0)


def test_version_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        build_app()(["version", "--json"], prog_name="steward")
    assert ended.value.code == 0
    assert json.loads(capsys.readouterr().out)["version"]
