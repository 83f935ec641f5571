"""The data folder's lock, run.json, leftovers of a killed run, and taken ports."""

from __future__ import annotations

import os
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from pydantic import SecretStr

from steward.config.settings import Settings
from steward.stack.console import EXIT_REFUSED, StackError
from steward.stack.state import (
    ProcessRecord,
    RunState,
    end_leftovers,
    is_running,
    only_one,
    prepare_home,
    read_state,
    state_path,
    write_state,
)
from steward.stack.tcp_ports import require_free_ports

HOLD_LOCK = """
import sys
from pathlib import Path
from steward.stack.state import only_one
with only_one(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    prepare_home(folder)
    return folder


@pytest.fixture
def sleeper() -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"]) as child:
        yield child
        child.kill()


def state_with(*records: ProcessRecord) -> RunState:
    return RunState(
        pid=os.getpid(),
        api_url="http://127.0.0.1:1",
        temporal_address="127.0.0.1:2",
        temporal_namespace="default",
        postgres_dsn=SecretStr("postgresql://me:word@/db"),
        processes=list(records),
    )


def record_of(child: subprocess.Popen[bytes], name: str = "worker") -> ProcessRecord:
    record = ProcessRecord.of(name, child.pid)
    assert record is not None
    return record


@pytest.mark.requirement("stack.up.only-one")
def test_a_second_run_on_the_same_data_folder_is_refused_with_the_pid_of_the_first(home: Path) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD_LOCK, str(home)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        assert is_running(home)
        with pytest.raises(StackError) as caught, only_one(home):
            pytest.fail("the lock was given twice")
        assert caught.value.exit_code == EXIT_REFUSED
        assert f"pid {holder.pid}" in caught.value.detail
        assert "STEWARD_HOME" in caught.value.fix
        assert "steward down" in caught.value.fix
        holder.kill()
    assert not is_running(home)
    with only_one(home):
        assert is_running(home)


def test_run_json_is_for_its_owner_only_and_reads_back(home: Path) -> None:
    write_state(home, state_with())
    assert stat.S_IMODE(state_path(home).stat().st_mode) == 0o600
    back = read_state(home)
    assert back is not None
    assert back.postgres_dsn is not None
    assert back.postgres_dsn.get_secret_value() == "postgresql://me:word@/db"
    assert "word" not in repr(back)


def test_a_broken_run_json_counts_as_none(home: Path) -> None:
    assert read_state(home) is None
    state_path(home).write_text("{half", encoding="utf-8")
    assert read_state(home) is None
    assert end_leftovers(home, adopted=frozenset()) == []


@pytest.mark.requirement("stack.up.leftovers")
def test_what_a_killed_run_left_is_ended(home: Path, sleeper: subprocess.Popen[bytes]) -> None:
    write_state(home, state_with(record_of(sleeper)))
    assert end_leftovers(home, adopted=frozenset()) == [f"worker (pid {sleeper.pid})"]
    assert sleeper.poll() is not None


@pytest.mark.requirement("stack.up.leftovers")
@pytest.mark.parametrize("difference", [{"create_time": 1.0}, {"cmdline": ["python", "-m", "something.else"]}])
def test_a_process_that_only_has_the_same_pid_is_left_alone(
    home: Path, sleeper: subprocess.Popen[bytes], difference: dict[str, object]
) -> None:
    write_state(home, state_with(record_of(sleeper).model_copy(update=difference)))
    assert end_leftovers(home, adopted=frozenset()) == []
    assert sleeper.poll() is None


def test_an_adopted_part_is_left_running(home: Path, sleeper: subprocess.Popen[bytes]) -> None:
    write_state(home, state_with(record_of(sleeper, "PostgreSQL")))
    assert end_leftovers(home, adopted=frozenset({"PostgreSQL"})) == []
    assert sleeper.poll() is None


def test_a_leftover_that_ignores_sigterm_is_killed(home: Path) -> None:
    program = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print(1, flush=True); time.sleep(60)"
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        child.stdout.readline()
        write_state(home, state_with(record_of(child)))
        assert len(end_leftovers(home, adopted=frozenset(), timeout_s=0.3)) == 1
        assert not psutil.pid_exists(child.pid)


def test_a_data_folder_that_cannot_be_made_is_refused_with_the_setting(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StackError) as caught:
        prepare_home(tmp_path / "file" / "home")
    assert "STEWARD_HOME" in caught.value.fix


@pytest.mark.requirement("stack.up.ports")
def test_taken_ports_are_named_with_the_settings_to_change(home: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as api, socket.create_server(("127.0.0.1", 0)) as temporal:
        settings = Settings(
            home=home,
            api_port=api.getsockname()[1],
            temporal_port=temporal.getsockname()[1],
            temporal_ui_port=free_port(),
        )
        with pytest.raises(StackError) as caught:
            require_free_ports(settings)
    assert caught.value.exit_code == EXIT_REFUSED
    assert str(settings.api_port) in caught.value.detail
    assert str(settings.temporal_port) in caught.value.detail
    assert "STEWARD_API_PORT and STEWARD_TEMPORAL_PORT" in caught.value.fix
    assert "UI" not in caught.value.fix
    require_free_ports(settings)


@pytest.mark.requirement("stack.up.ports")
def test_the_ports_of_every_api_must_be_free(home: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = int(taken.getsockname()[1])
        settings = Settings(
            home=home, api_port=port - 1, apis=2, temporal_port=free_port(), temporal_ui_port=free_port()
        )
        with pytest.raises(StackError, match=f"port {port} is taken") as caught:
            require_free_ports(settings)
    assert caught.value.fix.count("STEWARD_API_PORT") == 1


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@pytest.mark.requirement("attacks.c.private-files")
def test_what_an_earlier_version_left_open_is_closed_and_links_lead_nowhere(tmp_path: Path) -> None:
    home, outside = tmp_path / "home", tmp_path / "outside"
    (home / "mail" / "new").mkdir(parents=True)
    for file in (home / "temporal.db", home / "mail" / "new" / "m1", outside):
        file.write_text("x")
        file.chmod(0o666)
    (home / "link").symlink_to(outside)
    for folder in (home, home / "mail", home / "mail" / "new"):
        folder.chmod(0o755)
    prepare_home(home)
    modes = {path.relative_to(home).as_posix(): path.lstat().st_mode & 0o777 for path in (home, *home.rglob("*"))}
    assert modes.pop("link") == 0o777
    assert modes == {
        ".": 0o700, "mail": 0o700, "mail/new": 0o700, "logs": 0o700, "temporal.db": 0o600, "mail/new/m1": 0o600,
    }  # fmt: skip
    assert outside.stat().st_mode & 0o777 == 0o666
