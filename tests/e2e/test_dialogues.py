"""`python -m bench.dialogues` whole: conversations with a stack of its own, right ones and wrong ones told apart."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from tests.support.embedding import real_embedder
from tests.support.folders import share_models
from tests.support.installations import eventually

CODE = Path(__file__).parents[2]
FILES = CODE / "tests" / "support" / "dialogues"
UP_S = 240.0

pytestmark = pytest.mark.timeout(600)


@pytest.fixture
def evaluation(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """The process, started on all files; whatever is left of its stack at the end is killed."""
    real_embedder().load()
    home = tmp_path / "home"
    home.mkdir()
    share_models(home)
    environment = {"PATH": "/usr/bin:/bin", "STEWARD_HOME": str(home), "PYTHONPATH": str(CODE), "HOME": str(home)}
    command = [sys.executable, "-m", "bench.dialogues", *map(str, sorted(FILES.glob("*.yaml")))]
    with subprocess.Popen(
        [*command, "--errors", "9", "--json", str(tmp_path / "out.json")],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            for left in psutil.Process(process.pid).children(recursive=True) if process.poll() is None else ():
                left.kill()
            process.kill()


@pytest.mark.requirement("documented.examples.held")
def test_right_turns_are_right_and_wrong_ones_are_told(evaluation: subprocess.Popen[str], tmp_path: Path) -> None:
    printed, errors = evaluation.communicate(timeout=UP_S * 2)
    assert evaluation.returncode == 0, errors
    told = json.loads((tmp_path / "out.json").read_text("utf-8"))
    turns = {(turn["conversation"], turn["turn"]): turn for turn in told["turns"]}
    wrong = {place: fault_of(turn) for place, turn in turns.items() if not turn["right"]}
    assert wrong == {
        ("not-asked-for", 1): "unasked effect",
        ("other-moment", 1): "did not run",
        ("tool-of-tomorrow", 1): "could not be prepared",
    }, printed
    assert len(turns) == 30
    assert (told["all"]["first_right"], told["all"]["follow_ups_right"], told["all"]["unasked"]) == (17, 10, 1)
    assert [call["tool"] for call in turns["task-and-mail", 3]["ran"]] == ["compose_email"]
    assert turns["lamp-and-weather", 1]["ran"][0]["args"]["device_id"] == "light.living_room_lamp"
    assert "not-asked-for, turn 1" in printed


def fault_of(turn: dict[str, Any]) -> str:
    return str(turn["faults"][0]).partition(":")[0]


def test_ctrl_c_ends_the_stack_and_prints_what_was_measured(evaluation: subprocess.Popen[str]) -> None:
    family = psutil.Process(evaluation.pid)
    eventually(lambda: bool(family.children()))
    children = family.children(recursive=True)
    evaluation.send_signal(signal.SIGINT)
    printed, _ = evaluation.communicate(timeout=UP_S)
    assert evaluation.returncode == 130
    assert "first requests right" in printed
    assert psutil.wait_procs(children, timeout=10)[1] == []
