"""The doctor: works with the stack down, finds what is wrong and says the fix."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from config.settings import Settings
from models import minilm
from stack.checks import Check
from stack.doctor import examine
from stack.doctor_models import model_check
from stack.state import RunState, only_one, prepare_home, write_state


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def settings(home: Path, **changes: Any) -> Settings:
    ports = {"api_port": free_port(), "temporal_port": free_port(), "temporal_ui_port": free_port()}
    return Settings(home=home, **{**ports, **changes})


async def checks(wanted: Settings) -> dict[str, Check]:
    return {check.name: check for check in await examine(wanted)}


@pytest.mark.requirement("stack.doctor.fixes")
async def test_a_fresh_machine_with_nothing_running_is_healthy(tmp_path: Path) -> None:
    found = await checks(settings(tmp_path / "home"))
    assert {name: check.status for name, check in found.items() if check.status != "ok"} == {}
    assert {"llama.cpp", "temporal program", "PostgreSQL", "Temporal", "Qdrant", "API", "embedding model"} <= set(found)
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


@pytest.mark.requirement("stack.doctor.models")
async def test_the_models_states_are_told(tmp_path: Path) -> None:
    fresh = await checks(settings(tmp_path / "home"))
    assert (fresh["embedding model"].status, "not built yet" in fresh["embedding model"].detail) == ("ok", True)
    assert "steward models build" in fresh["embedding model"].detail
    minilm.ensure_built(tmp_path / "home" / "models")
    built = await checks(settings(tmp_path / "home"))
    assert (built["embedding model"].status, "built, 91 MB" in built["embedding model"].detail) == ("ok", True)


@pytest.mark.requirement("stack.doctor.models")
@pytest.mark.parametrize(
    ("row", "status", "word"),
    [
        ({"state": "built"}, "ok", "built"),
        ({"state": "missing"}, "ok", "not built yet"),
        ({"state": "missing", "problem": "no trained parts"}, "warn", "no trained parts"),
        ({"state": "missing", "problem": "no wheel", "kind": "embedder"}, "fail", "no wheel"),
        ({"state": "missing", "address": "a/b/c", "kind": "embedder"}, "warn", "not here"),
    ],
)
def test_a_models_state_earns_its_status(row: dict[str, Any], status: str, word: str) -> None:
    listed = {"name": "it", "kind": "judge", "in_use": True, "size": 1, "problem": "", "address": None, **row}
    told = model_check(listed)
    assert (told.status, word in told.detail, bool(told.fix)) == (status, True, status != "ok")
