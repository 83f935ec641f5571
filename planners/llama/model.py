"""A GGUF file opened by llama.cpp: its weights, its words and its memory. Called by the llama engine.

Goes to llama.cpp's own functions, because several sequences in one memory are out of reach of the wrapper class.
What llama.cpp says goes to our log; its last words become the reason when a file cannot be loaded.
"""

from __future__ import annotations

import contextlib
import ctypes
import logging
import os
import re
from collections import deque
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from steward.planners.chain import BackendFailed

log = logging.getLogger(__name__)

SMALLEST_CONTEXT: Final = 256
_BATCH: Final = 512
_LONGEST_PIECE: Final = 512
_MARKUP: Final = re.compile(r"[<\[◁].+[>\]▷]")
"""How special tokens are written: "<|eot_id|>", "[INST]", "◁think▷"."""
_ALL_LAYERS: Final = 0x7FFFFFFF
_ERROR_LEVEL: Final = 4
_AMX: Final = b"AMX_INT8 = 1"
"""In what llama.cpp says of itself when it was built for CPUs with AMX."""


class LlamaModel:
    """The open file. `context` is the memory in tokens, `sequences` how many prompts may share it.

    `threads` None means half the cores for writing and all of them for reading a prompt: llama.cpp's threads wait for
    each other by spinning, after every operation, and come to a standstill where others use the cores too. Not
    thread-safe, but for `abort`. Raises BackendFailed when the file is missing or cannot be loaded.
    """

    def __init__(
        self, path: Path, *, context: int, threads: int | None = None, gpu_layers: int = 0, sequences: int = 1
    ) -> None:
        if not path.is_file():
            raise BackendFailed(f"there is no model file at {path}")
        if context < SMALLEST_CONTEXT:
            raise BackendFailed(f"a context of {context} tokens is too small; {SMALLEST_CONTEXT} is the least")
        try:
            import llama_cpp
        except (ImportError, OSError, RuntimeError) as error:
            raise BackendFailed(f"llama.cpp cannot be loaded: {error}") from error
        self._api = llama_cpp
        self._open = contextlib.ExitStack()
        complaints = _complaints()
        complaints.clear()
        try:
            self._load(path, context, threads, gpu_layers, sequences)
        except ValueError as error:
            self._open.close()
            raise BackendFailed(f"{path.name} cannot be loaded: {'; '.join([str(error), *complaints])}") from error
        self._stop_flag = ctypes.create_string_buffer(2)
        _watch_flag(self.context, self._stop_flag)

    def _load(self, path: Path, context: int, threads: int | None, gpu_layers: int, sequences: int) -> None:
        api = self._api
        weights = api.llama_model_default_params()
        weights.n_gpu_layers = _ALL_LAYERS if gpu_layers < 0 else gpu_layers
        # In AMX buffers llama.cpp dies on quantised weights (docs/decisions/0002).
        weights.use_extra_bufts = _AMX not in api.llama_print_system_info()
        self.model = api.llama_model_load_from_file(str(path).encode(), weights)
        if not self.model:
            raise ValueError("llama.cpp refuses it")
        self._open.callback(api.llama_model_free, self.model)
        self.vocab = api.llama_model_get_vocab(self.model)
        partial = not (api.llama_model_is_recurrent(self.model) or api.llama_model_is_hybrid(self.model))
        self.sequences = sequences if partial else 1
        params = api.llama_context_default_params()
        params.n_ctx, params.n_batch, params.n_ubatch = context, min(_BATCH, context), min(_BATCH, context)
        params.n_seq_max, params.kv_unified = self.sequences, True
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        params.n_threads = threads or max(1, cores // 2)
        params.n_threads_batch = threads or cores
        self.context = api.llama_init_from_model(self.model, params)
        if not self.context:
            raise ValueError("there is no memory for its context")
        self._open.callback(api.llama_free, self.context)
        self.memory = api.llama_get_memory(self.context)
        self.batch_size = int(params.n_batch)
        self.context_size = min(context, int(api.llama_n_ctx_seq(self.context)))
        self.words = int(api.llama_vocab_n_tokens(self.vocab))

    def close(self) -> None:
        """Free the memory and the weights."""
        self._open.close()

    def abort(self) -> None:
        """Stop the evaluation in progress between two of its operations. Callable from any thread."""
        self._stop_flag[0] = b"\x01"

    def allow(self) -> None:
        """Take an earlier `abort` back."""
        self._stop_flag[0] = b"\x00"

    @property
    def aborted(self) -> bool:
        """Whether `abort` was called since the last `allow`."""
        return bool(self._stop_flag[0] != b"\x00")

    def metadata(self, key: str) -> str | None:
        """A value of the file's header as text."""
        size = 4096
        while True:
            buffer = ctypes.create_string_buffer(size)
            length = self._api.llama_model_meta_val_str(self.model, key.encode(), buffer, size)
            if length < size:
                return buffer.value.decode("utf-8", errors="replace") if length >= 0 else None
            size = length + 1

    def tokenize(self, text: str, *, special: bool, start: bool = False) -> list[int]:
        """The tokens of a text. `special` reads the markup of special tokens; `start` puts the model's own token of
        the beginning in front where the model wants one."""
        data = text.encode()
        room = len(data) + 8
        tokens = (self._api.llama_token * room)()
        count = self._api.llama_tokenize(self.vocab, data, len(data), tokens, room, start, special)
        if count < 0:
            raise BackendFailed("llama.cpp cannot tokenize the prompt")
        return list(tokens[:count])

    def text(self, tokens: Sequence[int], *, special: bool = False) -> str:
        """The text of tokens; `special` writes special tokens as their markup instead of nothing."""
        buffer = ctypes.create_string_buffer(_LONGEST_PIECE)
        pieces = []
        for token in tokens:
            length = self._api.llama_token_to_piece(self.vocab, token, buffer, _LONGEST_PIECE, 0, special)
            pieces.append(buffer.raw[: max(length, 0)])
        return b"".join(pieces).decode("utf-8", errors="replace")

    def name_of(self, token: int) -> str:
        """The markup of a special token; empty for a token the model does not have."""
        if token < 0:
            return ""
        return str(self._api.llama_vocab_get_text(self.vocab, token).decode("utf-8", errors="replace"))

    @property
    def bos(self) -> str:
        """The markup of the token of the beginning."""
        return self.name_of(self._api.llama_vocab_bos(self.vocab))

    @property
    def eos(self) -> str:
        """The markup of the token of the end."""
        return self.name_of(self._api.llama_vocab_eos(self.vocab))

    def ends(self, token: int) -> bool:
        """Whether a token ends what the model says."""
        return bool(self._api.llama_vocab_is_eog(self.vocab, token))

    def special_markup(self) -> list[str]:
        """Texts that become special tokens when a prompt is tokenized, longest first."""
        api = self._api
        found = set()
        for token in range(self.words):
            kind = api.llama_vocab_get_attr(self.vocab, token)
            if kind & (api.LLAMA_TOKEN_ATTR_CONTROL | api.LLAMA_TOKEN_ATTR_USER_DEFINED | api.LLAMA_TOKEN_ATTR_UNKNOWN):
                name = self.name_of(token)
                if len(name) > 1 and (kind & api.LLAMA_TOKEN_ATTR_CONTROL or _MARKUP.fullmatch(name)):
                    found.add(name)
        return sorted(found, key=len, reverse=True)


@cache
def _complaints() -> deque[str]:
    """Starts llama.cpp and makes it talk to our log; what it last called an error."""
    import llama_cpp

    message: deque[str] = deque(maxlen=3)

    @llama_cpp.llama_log_callback  # type: ignore[untyped-decorator]
    def listen(level: int, text: bytes, _data: Any) -> None:
        line = text.decode("utf-8", errors="replace").strip()
        if level == _ERROR_LEVEL and line:
            message.append(line)
        log.debug("llama.cpp: %s", line)

    _KEPT.append(listen)
    llama_cpp.llama_log_set(listen, ctypes.c_void_p(0))
    llama_cpp.llama_backend_init()
    return message


_KEPT: Final[list[Any]] = []
"""Native code holds no reference to a callback; this does."""


def _watch_flag(context: Any, flag: ctypes.Array[ctypes.c_char]) -> None:
    """Let llama.cpp look at `flag` between operations of an evaluation.

    It wants a C function from a pointer to a bool; `strlen` of a two-byte buffer is one: 0 while its first byte is
    zero. A Python function would need the interpreter's lock hundreds of times a token.
    """
    from llama_cpp import ggml_abort_callback, llama_set_abort_callback

    strlen = ctypes.CDLL(None).strlen
    callback = ctypes.cast(strlen, ggml_abort_callback)
    llama_set_abort_callback(context, callback, ctypes.cast(flag, ctypes.c_void_p))
