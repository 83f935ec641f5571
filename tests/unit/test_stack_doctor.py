"""The doctor: works with the stack down, finds what is wrong and says the fix."""

from __future__ import annotations

import contextlib
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from steward.config.settings import Settings
from steward.stack.checks import Check
from steward.stack.doctor import examine
from steward.stack.doctor_machine import llama_cpp_check
from steward.stack.doctor_models import model_check
from steward.stack.doctor_services import planners_check
from steward.stack.doctor_tools import broken_off_check, catalogue_check, mcp_check, restart_check
from steward.stack.state import ProcessRecord, RunState, only_one, prepare_home, write_state
from steward.weights import fine_tuned

pytestmark = pytest.mark.slow


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def settings(home: Path, **changes: Any) -> Settings:
    ports = {"api_port": free_port(), "temporal_port": free_port(), "temporal_ui_port": free_port()}
    return Settings(home=home, **{**ports, **changes})


def a_state(*records: ProcessRecord) -> RunState:
    return RunState(
        pid=1,
        api_url=f"http://127.0.0.1:{free_port()}",
        temporal_address=f"127.0.0.1:{free_port()}",
        temporal_namespace="default",
        processes=list(records),
    )


async def checks(wanted: Settings) -> dict[str, Check]:
    return {check.name: check for check in await examine(wanted)}


@pytest.mark.requirement("stack.doctor.fixes")
async def test_a_fresh_machine_with_nothing_running_is_healthy(tmp_path: Path) -> None:
    found = await checks(settings(tmp_path / "home"))
    assert {name: check.status for name, check in found.items() if check.status != "ok"} == {}
    services = {"PostgreSQL", "Temporal", "Qdrant", "API"}
    assert {"llama.cpp", "temporal program", "tool finder", "judge", *services} <= set(found)
    assert not (tmp_path / "home").exists()


@pytest.mark.requirement("stack.doctor.fixes")
async def test_given_servers_that_are_away_are_found_with_their_settings(tmp_path: Path) -> None:
    found = await checks(
        settings(
            tmp_path / "home",
            postgres_dsn=f"postgresql://me:word@127.0.0.1:{free_port()}/db",
            temporal_address=f"127.0.0.1:{free_port()}",
            qdrant_url=f"http://127.0.0.1:{free_port()}",
        )
    )
    expected = {
        "PostgreSQL": "STEWARD_POSTGRES_DSN",
        "Temporal": "STEWARD_TEMPORAL_ADDRESS",
        "Qdrant": "STEWARD_QDRANT_URL",
    }
    for name, setting in expected.items():
        assert found[name].status == "fail"
        assert setting in found[name].fix
    assert "word" not in str(found)


@pytest.mark.requirement("stack.doctor.fixes")
async def test_planners_that_lack_their_settings_are_a_warning(tmp_path: Path) -> None:
    text = tmp_path / "model.gguf"
    text.write_text("not a model", encoding="utf-8")
    lacking = await checks(settings(tmp_path, planners=["llama", "openai"]))
    assert "STEWARD_LLAMA_MODEL_PATH" in lacking["planner llama"].fix
    assert "STEWARD_OPENAI_BASE_URL and STEWARD_OPENAI_MODEL" in lacking["planner openai"].fix
    wrong = await checks(settings(tmp_path, planners=["llama"], llama_model_path=text))
    assert wrong["planner llama"].status == "warn"
    assert "not a GGUF" in wrong["planner llama"].detail


async def test_a_taken_port_and_a_folder_that_cannot_be_written_are_failures(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        wanted = settings(Path("/proc/steward"), api_port=taken.getsockname()[1])
        found = await checks(wanted)
    assert found["ports"].status == "fail"
    assert "STEWARD_API_PORT" in found["ports"].fix
    assert found["data folder"].status == "fail"
    assert "STEWARD_HOME" in found["data folder"].fix


_LISTENS = """
import socket, sys
with socket.create_server(("127.0.0.1", 0)) as server:
    print(server.getsockname()[1], flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def listener() -> Iterator[tuple[int, int]]:
    """The pid of a process, and the port that it listens on."""
    with subprocess.Popen([sys.executable, "-c", _LISTENS], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        yield process.pid, int(process.stdout.readline())
        process.kill()


@pytest.mark.requirement("stack.doctor.fixes")
async def test_ports_that_a_killed_up_left_taken_are_not_to_be_changed(
    listener: tuple[int, int], tmp_path: Path
) -> None:
    pid, port = listener
    wanted = settings(tmp_path / "home", api_port=port)
    prepare_home(wanted.home)
    record = ProcessRecord.of("API", pid)
    assert record is not None
    write_state(wanted.home, a_state(record))
    found = (await checks(wanted))["ports"]
    assert (found.status, found.fix) == ("fail", "`steward down` ends it")


async def test_parts_of_a_running_stack_that_do_not_answer_are_failures(tmp_path: Path) -> None:
    wanted = settings(tmp_path / "home")
    prepare_home(wanted.home)
    state = RunState(
        pid=1,
        api_url=wanted.api_url,
        temporal_address=wanted.temporal_target,
        temporal_namespace="default",
        postgres_dsn=f"postgresql://me@127.0.0.1:{free_port()}/db",
    )
    write_state(wanted.home, state)
    with only_one(wanted.home):
        found = await checks(wanted)
    assert {name for name, check in found.items() if check.status == "fail"} == {"PostgreSQL", "Temporal", "API"}
    assert all(check.fix for check in found.values() if check.status == "fail")


@pytest.mark.requirement("stack.doctor.fixes")
def test_a_planner_that_keeps_failing_is_a_warning() -> None:
    well = {"state": "closed", "failures": 1, "rests_for_s": 0.0}
    assert planners_check({"llama": well, "embedded": well}).status == "ok"
    told = planners_check({"llama": {"state": "open", "failures": 3, "rests_for_s": 11.7}, "embedded": well})
    assert (told.status, told.detail) == ("warn", "llama failed 3 times in a row, is asked again in 12 s")
    assert told.fix
    tried = planners_check({"embedded": {"state": "half_open", "failures": 4, "rests_for_s": 0.0}})
    assert tried.detail == "embedded failed 4 times in a row, is asked again by the next request"


@pytest.mark.requirement("stack.doctor.fixes")
def test_a_llama_cpp_built_for_amx_is_a_warning() -> None:
    assert llama_cpp_check("0.3.36", "CPU : AVX2 = 1 | REPACK = 1 | ").status == "ok"
    told = llama_cpp_check("0.3.36", "CPU : AVX2 = 1 | AMX_INT8 = 1 | REPACK = 1 | ")
    assert (told.status, "AMX" in told.detail, "AVX2" in told.fix) == ("warn", True, True)


@pytest.mark.requirement("stack.doctor.models")
async def test_the_models_states_are_told(tmp_path: Path) -> None:
    fresh = await checks(settings(tmp_path / "home"))
    assert (fresh["tool finder"].status, "not built yet" in fresh["tool finder"].detail) == ("ok", True)
    assert "steward models build" in fresh["tool finder"].detail
    fine_tuned.ensure_built(tmp_path / "home" / "models", fine_tuned.FINDER_PARTS)
    built = await checks(settings(tmp_path / "home"))
    assert (built["tool finder"].status, "built, 91 MB" in built["tool finder"].detail) == ("ok", True)


@pytest.mark.requirement("stack.doctor.models")
@pytest.mark.parametrize(
    ("name", "status", "words"),
    [("BAAI/bge-small-en", "ok", "on first use"), ("nobody/knows-this", "fail", "fastembed knows no embedding model")],
)
async def test_an_embedding_model_set_by_hand_is_told_of(tmp_path: Path, name: str, status: str, words: str) -> None:
    wanted = settings(tmp_path / "home", embed_model=name).with_origins({"embed_model": "argument"}, {})
    told = (await checks(wanted))["embedding model"]
    assert (told.status, words in told.detail) == (status, True)
    assert ("STEWARD_EMBED_MODEL" in told.fix) == (status == "fail")


@pytest.mark.requirement("stack.doctor.fixes")
async def test_several_workers_on_a_local_qdrant_are_told_who_searches_it(tmp_path: Path) -> None:
    """Those that run count, not the setting of whoever asks."""
    for running, workers in ((0, 2), (2, 1)):
        wanted = settings(tmp_path / "home", workers=workers)
        prepare_home(wanted.home)
        with only_one(wanted.home) if running else contextlib.nullcontext():
            records = [
                ProcessRecord(name=f"worker {index}", pid=1, create_time=1.0, cmdline=[]) for index in range(running)
            ]
            write_state(wanted.home, a_state(*records))
            found = (await checks(wanted))["Qdrant"]
        assert (found.status, "one worker searches it for all" in found.detail) == ("ok", True)


@pytest.mark.requirement("stack.doctor.models")
@pytest.mark.parametrize(
    ("row", "status", "word"),
    [
        ({"state": "built"}, "ok", "built"),
        ({"state": "missing"}, "ok", "not built yet"),
        ({"state": "missing", "problem": "no trained parts"}, "warn", "no trained parts"),
        ({"state": "missing", "problem": "no wheel", "kind": "finder"}, "fail", "no wheel"),
        ({"state": "missing", "problem": "no such name", "kind": "embedder"}, "fail", "no such name"),
        ({"state": "missing", "kind": "embedder"}, "ok", "on first use"),
        ({"state": "missing", "address": "a/b/c", "kind": "embedder"}, "warn", "not here"),
    ],
)
def test_a_models_state_earns_its_status(row: dict[str, Any], status: str, word: str) -> None:
    listed = {"name": "it", "kind": "judge", "in_use": True, "size": 1, "problem": "", "address": None, "setting": "X"}
    told = model_check(listed | row)
    assert (told.status, word in told.detail, bool(told.fix)) == (status, True, status != "ok")


@pytest.mark.requirement("stack.doctor.fixes")
@pytest.mark.parametrize(
    ("required", "state", "status"),
    [(True, "ready", "ok"), (False, "away", "warn"), (True, "away", "fail"), (True, "connecting", "fail")],
)
def test_an_mcp_server_that_is_away_fails_the_doctor_only_when_it_is_required(
    required: bool, state: str, status: str
) -> None:
    check = mcp_check({"files": {"state": state, "required": required, "tools": 3}})
    assert check.status == status
    assert ("files" in check.detail) == (state != "ready")


@pytest.mark.requirement("stack.doctor.fixes")
async def test_a_file_of_mcp_servers_with_faults_is_told_by_the_doctor(tmp_path: Path) -> None:
    file = tmp_path / "mcp.yaml"
    file.write_text("mcp_servers: [{name: files}]")
    found = await checks(settings(tmp_path / "home", mcp_servers=file))
    assert found["MCP servers"].status == "fail"
    assert "files" in found["MCP servers"].detail


@pytest.mark.requirement("tools.own.seen-by-the-doctor")
def test_faults_of_own_tools_and_code_newer_than_a_worker_are_told_by_the_doctor(tmp_path: Path) -> None:
    fault = {"file": "/d/a.yaml", "line": 3, "entry": "entry 1 (a)", "what": "effect is missing"}
    told = catalogue_check({"success": False, "faults": [fault] * 7}, [fault] * 7)
    assert (told.status, told.detail.count("/d/a.yaml:3: entry 1 (a): effect is missing")) == ("fail", 5)
    assert "2 more" in told.detail
    assert "steward tools check" in told.fix
    code = tmp_path / "mine.py"
    code.write_text("")
    changed = code.stat().st_mtime
    state = RunState(pid=1, api_url="http://x", temporal_address="x:1", temporal_namespace="default")
    for began, injection_remark in ((changed - 5, True), (changed + 5, False)):
        state.processes = [ProcessRecord(name="worker 1", pid=1, create_time=began, cmdline=[])]
        check = restart_check([str(code)], state)
        assert (check is not None and str(code) in check.detail) is injection_remark
        assert check is None or "steward tools sync" in (check.fix or "")
    assert restart_check([str(code)], None) is None


@pytest.mark.requirement("tools.own.never-stops-others")
def test_tools_that_steward_has_switched_off_are_told_by_the_doctor() -> None:
    assert broken_off_check(None) is None
    assert broken_off_check({"tools": {"broken_off": []}}) is None
    check = broken_off_check({"tools": {"broken_off": ["bad_sleep"]}})
    assert check is not None
    assert (check.status, "bad_sleep" in check.detail) == ("fail", True)
    assert "steward tools enable bad_sleep" in (check.fix or "")
