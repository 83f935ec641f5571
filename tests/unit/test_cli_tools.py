"""The commands about tools against a server that speaks the wire: the state of each, and one live call."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from steward.cli.exits import ExitCode
from tests.support.fake_steward import FakeSteward, fake_steward
from tests.support.ran import Run, in_process


@pytest.fixture
def steward() -> Iterator[FakeSteward]:
    with fake_steward() as fake:
        yield fake


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, steward: FakeSteward
) -> Run:
    """Run a command in this process against the server, with nothing of this machine's settings."""
    monkeypatch.setenv("COLUMNS", "200")
    (tmp_path / "run.json").write_text(json.dumps({"api_url": steward.url}))
    return in_process(capsys, monkeypatch, tmp_path)


@pytest.mark.requirement("execution.needs.listed")
def test_the_list_says_of_each_tool_whether_it_is_ready_or_what_to_set(run: Run) -> None:
    lines = {line.split()[0]: line for line in run("tools", "list", "--q", "e").out.splitlines()}
    assert " ready " in lines["search_email"]
    assert "needs configuration: STEWARD_SEARXNG_URL" in lines["web_search"]
    rows = {row["name"]: row for row in json.loads(run("tools", "list", "--json").out)["tools"]}
    assert (rows["web_search"]["state"], rows["web_search"]["unset"]) == (
        "needs_configuration",
        ["STEWARD_SEARXNG_URL"],
    )


@pytest.mark.requirement("execution.needs.listed")
def test_no_tool_and_no_setting_of_the_list_is_cut_off(run: Run) -> None:
    shown = run("tools", "list", "--q", "e").out
    assert {row.split()[0] for row in shown.splitlines() if row[0] != " "} > {"search_email", "control_device"}
    assert "autonomous_with_guardrails" in shown
    assert "STEWARD_HOME_ASSISTANT_URL" in shown
    assert "STEWARD_HOME_ASSISTANT_TOKEN" in shown
    assert "…" not in shown


@pytest.mark.requirement("execution.try")
def test_a_tool_is_tried_once_and_everything_about_it_is_shown(run: Run, steward: FakeSteward) -> None:
    ran = run("tools", "try", "search_email", '{"query": "x"}')
    assert ran.code == ExitCode.DONE
    assert "It is noon." in ran.out
    assert ran.out.count('"time": "12:00"') == 1
    assert "took 0." in ran.err
    assert "a kept answer of 2026-03-02T09:00:00+00:00" in ran.err
    sent = [(body, headers) for _, path, body, headers in steward.seen if path == "/tool/call"]
    assert len(sent) == 1
    assert (sent[0][0]["tool_name"], sent[0][0]["args"]) == ("search_email", {"query": "x"})
    assert sent[0][1]["idempotency-key"].startswith("try-")


@pytest.mark.requirement("execution.try")
def test_the_settings_a_tried_tool_needs_are_shown_with_what_they_are_here(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STEWARD_SEARXNG_URL", "http://127.0.0.1:8888")
    tried = json.loads(run("tools", "try", "web_search", "--json").out)
    assert tried["settings"] == {"STEWARD_SEARXNG_URL": "http://127.0.0.1:8888"}
    assert tried["answer"]["result"] == {"time": "12:00"}
    assert tried["took_s"] >= 0
    assert (tried["cached_at"], tried["reconciled"], tried["degraded"]) == ("2026-03-02T09:00:00+00:00", False, [])


@pytest.mark.requirement("execution.try")
def test_a_tried_tool_that_needs_approval_runs_with_yes_alone(run: Run, steward: FakeSteward) -> None:
    waiting = run("tools", "try", "compose_email", "to=bob@example.com")
    assert waiting.code == ExitCode.AWAITING_CONFIRMATION
    assert steward.bodies("/problems/1/confirm") == []
    approved = run("tools", "try", "compose_email", "to=bob@example.com", "--yes")
    assert approved.code == ExitCode.DONE
    assert steward.bodies("/problems/2/confirm")[0]["confirmed"] is True


@pytest.mark.requirement("execution.try")
def test_a_tool_that_is_not_there_or_arguments_that_do_not_fit_are_refused(run: Run, steward: FakeSteward) -> None:
    assert run("tools", "try", "nothing").code == ExitCode.NOT_FOUND
    misfit = run("tools", "try", "search_email", '{"query": "x", "limit": "many"}')
    assert misfit.code == ExitCode.USAGE
    assert "limit: must be an integer" in misfit.err
    assert steward.problems == {}


@pytest.mark.requirement("cli.lists.fit")
def test_all_tools_are_one_page_by_family_that_fits_80_columns(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("steward.cli.screen.PIPED_WIDTH", 80)
    ran = run("tools", "list")
    lines = ran.out.splitlines()
    families = [line for line in lines if not line.startswith(" ")]
    assert families == ["email", "home", "knowledge"]
    assert [line.split()[0] for line in lines if line.startswith(" ")] == [
        "compose_email",
        "search_email",
        "control_device",
        "web_search",
    ]
    assert max(map(len, lines)) <= 80
    assert "? Send a mail" in lines[1].replace("?  ", "? ")
    assert "~! " in lines[4]
    assert "steward tools show TOOL" in ran.err


@pytest.mark.requirement("cli.lists.fit")
def test_where_a_table_does_not_fit_every_name_and_setting_is_still_whole(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("steward.cli.screen.PIPED_WIDTH", 60)
    shown = run("tools", "list", "--q", "e").out
    assert max(map(len, shown.splitlines())) <= 60
    assert "control_device  home  autonomous_with_guardrails" in shown
    assert "STEWARD_HOME_ASSISTANT_TOKEN" in shown
    assert "arguments: device_id, action, parameters?" in shown


def test_one_tool_is_shown_with_its_arguments_and_a_call_of_it(run: Run) -> None:
    ran = run("tools", "show", "search_email")
    assert ran.code == 0
    for part in ("search_email  email  ready", "It runs without asking.", "limit", "integer", "required."):
        assert part in ran.out
    assert "steward tools try search_email query=..." in ran.err
    assert json.loads(run("tools", "show", "search_email", "--json").out)["name"] == "search_email"


@pytest.mark.requirement("cli.errors.did-you-mean")
@pytest.mark.parametrize(
    "words", [("tools", "show"), ("call",), ("tools", "try"), ("tools", "disable"), ("tools", "enable")]
)
def test_a_misspelt_tool_is_answered_with_the_one_that_is_meant(run: Run, words: tuple[str, ...]) -> None:
    ran = run(*words, "compose_emial")
    assert ran.code == ExitCode.NOT_FOUND
    assert ran.err.count("did you mean compose_email?") == 1
    document = json.loads(run(*words, "email_compose", "--json").out)
    assert (document["success"], "compose_email" in document["hint"]) == (False, True)


def test_a_family_that_does_not_exist_is_answered_with_those_that_do(run: Run, steward: FakeSteward) -> None:
    ran = run("tools", "list", "--type", "mail")
    assert ran.err == "There is no family 'mail': email, home, knowledge\n"
