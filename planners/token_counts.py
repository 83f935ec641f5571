"""How many tokens a text has: by the configured llama model's own words, else by those of the built-in encoder.

Of a GGUF file only the vocabulary is read. Loaded at the first count; synchronous, so callers run it in a thread.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from steward.contracts.errors import Unavailable
from steward.planners.chain import BackendFailed
from steward.weights import fine_tuned

if TYPE_CHECKING:
    from tokenizers import Tokenizer

_log = logging.getLogger(__name__)


class TokenCounter:
    """Counts by the tokenizer of `gguf` where there is one that can be read, else by that of the encoder that is built
    into the folder `models`. Without either, by bytes, which are never fewer than tokens. Thread-safe.
    """

    def __init__(self, models: Path, gguf: Path | None = None) -> None:
        self._models = models
        self._gguf = gguf
        self._lock = threading.Lock()
        self._loaded: tuple[str, Callable[[str], int]] | None = None

    @property
    def source(self) -> str:
        """What it counts by: the file's name, `encoder` or `bytes`. Loads it."""
        return self._opened()[0]

    def __call__(self, text: str) -> int:
        """The tokens of the text, without the special ones around it."""
        return self._opened()[1](text)

    def _opened(self) -> tuple[str, Callable[[str], int]]:
        with self._lock:
            if self._loaded is None:
                self._loaded = self._open()
            return self._loaded

    def _open(self) -> tuple[str, Callable[[str], int]]:
        if self._gguf is not None:
            try:
                return self._gguf.name, GgufVocabulary(self._gguf).count
            except BackendFailed as error:
                _log.warning("tokens are counted by the encoder's words: %s", error.detail)
        try:
            return "encoder", _counting(fine_tuned.ensure_built(self._models))
        except (Unavailable, OSError, ValueError) as error:
            _log.warning("tokens are counted as bytes: %s", error)
            return "bytes", lambda text: len(text.encode())


class GgufVocabulary:
    """The vocabulary of a GGUF file. Raises BackendFailed when it cannot be read."""

    def __init__(self, path: Path) -> None:
        if not path.is_file():
            raise BackendFailed(f"there is no model file at {path}")
        try:
            import llama_cpp
        except (ImportError, OSError, RuntimeError) as error:
            raise BackendFailed(f"llama.cpp cannot be loaded: {error}") from error
        self._api = llama_cpp
        params = llama_cpp.llama_model_default_params()
        params.vocab_only = True
        self._model = llama_cpp.llama_model_load_from_file(str(path).encode(), params)
        if not self._model:
            raise BackendFailed(f"llama.cpp cannot read the words of {path.name}")
        self._vocab = llama_cpp.llama_model_get_vocab(self._model)

    def count(self, text: str) -> int:
        """How many tokens the text has; markup of special tokens in it counts as text."""
        data = text.encode()
        room = len(data) + 8
        tokens = (self._api.llama_token * room)()
        return abs(int(self._api.llama_tokenize(self._vocab, data, len(data), tokens, room, False, False)))


def _counting(folder: Path) -> Callable[[str], int]:
    from tokenizers import Tokenizer

    tokenizer: Tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    tokenizer.no_padding()
    tokenizer.no_truncation()
    return lambda text: len(tokenizer.encode(text, add_special_tokens=False).ids)
