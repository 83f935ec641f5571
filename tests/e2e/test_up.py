"""`steward up` as a process: one command brings everything up, Ctrl-C and kill -9 lose nothing."""

from __future__ import annotations

import json
import os
import signal
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import psutil
import pytest

from tests.support.installations import DOWN_S, UP_S, Installation, a_folder, an_installation, eventually, is_ready

MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}

pytestmark = pytest.mark.timeout(600)


@pytest.fixture
def installation() -> Iterator[Installation]:
    """A fresh one, short in path; whatever still runs on it at the end is killed."""
    with a_folder() as folder, an_installation(folder) as made:
        yield made


@pytest.fixture
def bare() -> Iterator[Installation]:
    """One that has to build its own models."""
    with a_folder() as folder, an_installation(folder, shares_models=False) as made:
        yield made


def asked_for_approval(installation: Installation) -> int:
    """The id of a problem that waits for an approval."""
    answer = installation.call({"tool_name": "compose_email", "args": MAIL, "user_id": "ann"})
    assert answer["requires_confirmation"]
    return int(answer["problem_id"])


def approve(installation: Installation, problem_id: int) -> dict[str, Any]:
    decision = {"problem_id": problem_id, "confirmed": True}
    return installation.call({"tool_name": "confirm_action", "args": decision, "user_id": "ann"})


@pytest.mark.requirement("stack.up.whole")
@pytest.mark.requirement("stack.up.models")
@pytest.mark.requirement("stack.up.carries-on")
def test_up_tests_itself_answers_and_carries_on_after_ctrl_c(bare: Installation) -> None:
    process, banner = bare.up()
    assert [check["name"] for check in banner["self_test"] if not check["ok"]] == [], banner["self_test"]
    assert bare.call({"tool_name": "get_current_time", "args": {}, "user_id": "ann"})["tool_executed"]
    assert httpx.get(f"{banner['temporal_ui']}/namespaces", trust_env=False).status_code == 200
    assert set(bare.processes) == {"PostgreSQL", "Temporal", "worker", "API"}
    assert "steward/all-MiniLM-L6-v2-tools: built" in (bare.home / "logs" / "models.log").read_text()

    second = bare.steward("up")
    assert bare.ended(second) == 3
    assert str(process.pid) in bare.stderr.read_text(encoding="utf-8")

    doctor = bare.steward("--json", "doctor")
    report = doctor.communicate(timeout=DOWN_S)[0]
    assert doctor.returncode == 0, report

    problem_id = asked_for_approval(bare)
    process.send_signal(signal.SIGINT)
    assert bare.ended(process) == 0
    assert bare.own_processes() == []
    assert not (bare.home / "run.json").exists()

    again, _ = bare.up()
    assert approve(bare, problem_id)["tool_executed"]
    again.send_signal(signal.SIGTERM)
    assert bare.ended(again) == 0
    assert bare.own_processes() == []


@pytest.mark.requirement("stack.up.detached")
def test_a_detached_up_is_told_by_status_and_ended_by_down(installation: Installation) -> None:
    up = installation.steward("--json", "up", "-d")
    banner = json.loads(up.communicate(timeout=UP_S)[0])
    assert (up.returncode, banner["success"]) == (0, True)
    status = installation.steward("--json", "status")
    report = json.loads(status.communicate(timeout=DOWN_S)[0])
    assert (status.returncode, report["well"], report["pid"]) == (0, True, banner["pid"])
    assert {part["name"] for part in report["processes"]} == set(installation.processes)
    assert installation.ended(installation.steward("up", "-d")) == 3

    assert installation.ended(installation.steward("down"), UP_S) == 0
    assert installation.own_processes() == []
    assert installation.ended(installation.steward("status")) == 4


@pytest.mark.requirement("stack.up.leftovers")
@pytest.mark.requirement("stack.up.carries-on")
def test_after_kill_9_the_next_up_ends_what_was_left_and_carries_on(installation: Installation) -> None:
    process, _ = installation.up()
    problem_id = asked_for_approval(installation)
    left = installation.processes
    process.kill()
    installation.ended(process)

    again, _ = installation.up()
    now = installation.processes
    assert {name for name in left if left[name] == now[name]} <= {"PostgreSQL"}
    assert approve(installation, problem_id)["tool_executed"]
    again.send_signal(signal.SIGINT)
    assert installation.ended(again) == 0
    assert installation.own_processes() == []


@pytest.mark.requirement("stack.up.restarts")
def test_every_part_that_is_killed_comes_back(installation: Installation) -> None:
    process, _ = installation.up()
    problem_id = asked_for_approval(installation)
    before = installation.processes
    for pid in before.values():
        psutil.Process(pid).kill()
    eventually(lambda: all(installation.processes.get(name) not in (None, pid) for name, pid in before.items()))
    eventually(lambda: is_ready(installation))
    assert approve(installation, problem_id)["tool_executed"]
    process.send_signal(signal.SIGINT)
    assert installation.ended(process) == 0
    assert installation.own_processes() == []


@pytest.mark.requirement("stack.up.ports")
def test_a_taken_port_is_refused_before_anything_starts(bare: Installation) -> None:
    port = int(bare.environment["STEWARD_TEMPORAL_PORT"])
    with socket.create_server(("127.0.0.1", port)):
        process = bare.steward("up")
        assert bare.ended(process) == 3
    said = bare.stderr.read_text(encoding="utf-8")
    assert f"port {port} is taken" in said
    assert "STEWARD_TEMPORAL_PORT" in said
    assert not (bare.home / "postgres").exists()


def test_ctrl_c_while_starting_leaves_nothing_behind(bare: Installation) -> None:
    process = bare.steward("up")
    eventually(lambda: (bare.home / "run.json").exists())
    process.send_signal(signal.SIGINT)
    assert bare.ended(process) == 0
    assert bare.own_processes() == []


@pytest.mark.requirement("attacks.c.private-files")
@pytest.mark.requirement("attacks.c.open-temporal-told")
def test_everything_in_the_data_folder_is_its_owners_alone_and_an_open_temporal_is_told(
    bare: Installation,
) -> None:
    mail = bare.home / "mail" / "ann"
    mail.mkdir(parents=True)
    (mail / "old").write_text("readable by all")
    for left_open, mode in ((bare.home, 0o755), (mail, 0o777), (mail / "old", 0o644)):
        left_open.chmod(mode)
    token = "a-token-of-some-length"
    bare.environment |= {"STEWARD_API_TOKEN": token}
    process, banner = bare.up()
    assert banner["temporal_ui"] is None
    told = bare.stderr.read_text(encoding="utf-8")
    assert "STEWARD_API_TOKEN does not protect Temporal" in told
    assert "STEWARD_TEMPORAL_TLS_CERT" in told
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", int(bare.environment["STEWARD_TEMPORAL_UI_PORT"]))) != 0
    headers = {"Authorization": f"Bearer {token}"}
    body = {"cmd": "tool/call", "tool_name": "export_memory", "args": {}}
    httpx.post(f"{bare.url}/tool/call", json=body, headers=headers, timeout=60, trust_env=False)
    found = {path: path.lstat() for path in (bare.home, *bare.home.rglob("*"))}
    names = {path.name for path in found}
    assert {"temporal.db", "api.log", "worker-0.log", "temporal.log", "postgres.log", "PG_VERSION", "old"} <= names
    own_group = found[bare.home].st_gid
    for path, status in found.items():
        others = status.st_mode & 0o077
        # As root the group of PostgreSQL's own account may pass through the folder to its data, and read nothing.
        passing = path == bare.home and os.geteuid() == 0 and own_group == found[bare.home / "postgres"].st_gid
        assert others == (0o010 if passing else 0) or path.is_symlink() or path.is_socket(), (path, oct(status.st_mode))
    process.send_signal(signal.SIGINT)
    assert bare.ended(process) == 0
