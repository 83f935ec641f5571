"""`steward eval` whole: a small request file, the real embedder, the real index, a process of its own.

And the parts of it that need the real ones: many indexes, and the measurement of retrieval.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench.planning.cases import load_cases
from bench.planning.catalogue import Toolset, Toolsets, as_spec, evaluated_tools
from bench.planning.pipeline import RememberingEmbedder, Retrieval
from bench.planning.retrieval import measure
from steward.search.local_qdrant import owned_elsewhere
from tests.support.embedding import real_embedder
from tests.support.folders import share_models
from tests.support.toolbox import TOOLS

PLAY = {
    "name": "song_on_speakers",
    "description": "Play a song or an artist on the speakers.",
    "parameters": {"type": "object", "properties": {"query": {"type": "string"}}, "required": ["query"]},
}
LINES: list[dict[str, Any]] = [
    {"id": "time-1", "text": "what time is it?", "tool": "get_current_time", "args": {}},
    {"id": "tasks-1", "text": "show my tasks", "tool": "list_tasks", "args": {}},
    {"id": "wrong-1", "text": "show my tasks, please", "tool": "cancel_reminder"},
    {"id": "music-1", "text": "play a song by Queen on the speakers", "tool": "song_on_speakers", "catalogue": [PLAY]},
    {"id": "none-1", "text": "thanks", "tool": None},
]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A data folder with the model already built."""
    real_embedder().load()
    folder = tmp_path / "home"
    folder.mkdir()
    share_models(folder)
    return folder


@pytest.fixture
def requests(tmp_path: Path) -> Path:
    """Five requests, one of them with a wrong expectation."""
    path = tmp_path / "small.jsonl"
    path.write_text("\n".join(map(json.dumps, LINES)), encoding="utf-8")
    return path


def evaluate(home: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": "/usr/bin:/bin", "STEWARD_HOME": str(home), "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-m", "steward.cli.main", "eval", *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=200, check=False
    )


def test_it_measures_every_planner_and_tells_a_program(home: Path, requests: Path) -> None:
    ran = evaluate(
        home, requests.parent, "--planner", "zero-shot", "--errors", "5", "--by", "tool", "--json", requests.name
    )
    assert ran.returncode == 0, ran.stderr
    [backend] = json.loads(ran.stdout)["backends"]
    assert backend["backend"] == "zero-shot"
    assert (backend["all"]["cases"], backend["known"]["cases"], backend["invented"]["cases"]) == (5, 4, 1)
    assert backend["invented"]["tool"] == {"share": 1.0, "hit": 1, "of": 1}
    assert backend["invented, trained by name"]["cases"] == 0
    assert set(backend["files"]) == {"small.jsonl"}
    assert backend["by"]["cancel_reminder"]["tool"]["hit"] == 0
    assert "wrong-1" in [error["id"] for error in backend["errors"]]
    assert backend["all"]["latency_ms"]["total"]["p50"] > 0
    assert backend["all"]["recall@10"]["of"] == 4


def test_it_shows_a_person_the_figures_the_faults_and_the_gates(home: Path, requests: Path) -> None:
    ran = evaluate(home, requests.parent, "--errors", "1", "--match", "wrong|time", "--gate", str(requests))
    assert ran.returncode == 1
    assert "planner embedded" in ran.stdout
    assert "wrong-1 (small.jsonl:3): tool" in ran.stdout
    assert "expected  cancel_reminder" in ran.stdout
    assert "MISS" in ran.stdout


def test_the_planners_of_the_settings_and_the_floor_are_measured_unless_others_are_named(
    home: Path, requests: Path
) -> None:
    (requests.parent / ".env").write_text("STEWARD_PLANNERS=llama\n")
    (requests.parent / "bench").mkdir()
    (requests.parent / "bench" / "__init__.py").write_text("raise SystemExit('this is somebody else\\'s')")
    ran = evaluate(home, requests.parent, "--json", requests.name)
    assert ran.returncode == 0, ran.stderr
    llama, embedded, floor = json.loads(ran.stdout)["backends"]
    assert llama["backend"] == "llama"
    assert "no model file is set" in llama["away"]
    assert (embedded["backend"], embedded["all"]["tool"]["of"]) == ("embedded", 5)
    assert (floor["backend"], floor["all"]["tool"]["of"]) == ("zero-shot", 5)


async def test_many_catalogues_are_searched_with_few_of_them_open(tmp_path: Path) -> None:
    base = TOOLS[:4]
    toolsets = [Toolset(f"own-{number}", base, [as_spec(PLAY, "here")]) for number in range(12)]
    retrieval = Retrieval(RememberingEmbedder(real_embedder()), tmp_path)
    try:
        for toolset in (*toolsets, *toolsets):
            hits = await retrieval.find("play a song on the speakers", await retrieval.retriever(toolset))
            assert hits[0].tool == PLAY["name"]
            assert {hit.tool for hit in hits} <= {PLAY["name"], *(spec.name for spec in base)}
            assert retrieval.opened <= 8
        again = await retrieval.retriever(Toolset("other", base))
        assert PLAY["name"] not in {hit.tool for hit in await retrieval.find("play a song", again)}
    finally:
        retrieval.close()
    assert not any(owned_elsewhere(folder) for folder in tmp_path.iterdir())


async def test_retrieval_is_measured_among_distractors(requests: Path) -> None:
    tools = evaluated_tools()
    toolsets = Toolsets(tools)
    cases = [filed for filed in load_cases([requests], toolsets) if filed.case.names]
    found = await measure(cases, toolsets, 20, real_embedder())
    assert (found.tools, found.requests) == (len(tools) + 1 + 20, 4)
    assert found.vectors > found.tools
    assert min(found.embed_p50, found.search_p50, found.index_s) > 0
    assert found.recall["invented"] == {1: 1.0, 3: 1.0, 5: 1.0, 8: 1.0}
    assert found.recall["known"][8] >= 2 / 3


def test_bad_lines_exit_2_by_file_and_line(home: Path, requests: Path) -> None:
    requests.write_text('{"id": "1", "text": "x", "tool": "no_such_tool"}', encoding="utf-8")
    ran = evaluate(home, requests.parent, requests.name)
    assert ran.returncode == 2
    assert f"{requests}:1: 1: there is no plannable tool no_such_tool" in ran.stderr
    told = json.loads(evaluate(home, requests.parent, "--json", requests.name).stdout)
    assert told["error"] == "usage"


def test_a_rule_is_left_out_by_its_name(home: Path, requests: Path) -> None:
    asked = ("--planner", "embedded", "--json", requests.name)
    left_out = ("--without", "nearest-period", "--without", "unit-of-amount")
    assert evaluate(home, requests.parent, *left_out, *asked).returncode == 0
    unknown = evaluate(home, requests.parent, "--without", "luck", *asked)
    assert unknown.returncode == 2
    assert "there is no rule luck; there are cannot-do" in json.loads(unknown.stdout)["detail"]
