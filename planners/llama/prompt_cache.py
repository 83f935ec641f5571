"""The prompts llama.cpp has computed and still holds, so that nothing is computed twice. Called by the llama engine.

Several sequences, one per open problem, share llama.cpp's memory. A new problem takes the part it has in common with
another's prompt (instructions, tools) without computing or copying it. When the memory is full, the sequence that
was used longest ago is forgotten.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final

import numpy as np
import numpy.typing as npt

from steward.planners.chain import BackendFailed
from steward.planners.llama.model import LlamaModel

_FULL: Final = 1
_ABORTED: Final = 2


class Stopped(Exception):
    """The plan is no longer wanted; inference stopped."""


@dataclass(slots=True)
class _Sequence:
    """A computed prompt. `number` is llama.cpp's name for it, `used` when it was last wanted."""

    number: int
    key: Hashable = None
    tokens: list[int] = field(default_factory=list)
    used: int = 0


class PromptCache:
    """One sequence at a time is the current one: `start` chooses it, `feed` adds to it, `logits` reads its end."""

    def __init__(self, model: LlamaModel) -> None:
        import llama_cpp

        self._api = llama_cpp
        self._model = model
        self._sequences = [_Sequence(number) for number in range(model.sequences)]
        self._current = self._sequences[0]
        self._clock = 0
        self.computed = 0
        """Tokens so far, those of prompts and those that were made."""
        self._batch = llama_cpp.llama_batch_init(model.batch_size, 0, 1)

    def close(self) -> None:
        """Free the batch; before the model is closed."""
        self._api.llama_batch_free(self._batch)

    def start(self, key: Hashable, prompt: Sequence[int]) -> int:
        """Make the sequence of `key` the current one and keep what it, or another, has of `prompt`.

        Returns how many tokens need not be computed; the last one always must be.
        """
        self._clock += 1
        own = next((s for s in self._sequences if s.key == key), None)
        nearest = max(self._sequences, key=lambda s: (common(s.tokens, prompt), s is own))
        chosen = own or min(self._sequences, key=lambda s: s.used)
        kept = min(common(nearest.tokens, prompt), len(prompt) - 1)
        if nearest is not chosen:
            self._cut(chosen, 0)
            self._api.llama_memory_seq_cp(self._model.memory, nearest.number, chosen.number, 0, kept)
            chosen.tokens = nearest.tokens[:kept]
        else:
            self._cut(chosen, kept)
        chosen.key, chosen.used = key, self._clock
        self._current = chosen
        return len(chosen.tokens)

    def feed(self, tokens: Sequence[int]) -> None:
        """Compute tokens at the end of the current sequence.

        Raises Stopped after an abort, BackendFailed when they do not fit or llama.cpp fails; what was computed by
        then is kept.
        """
        for begin in range(0, len(tokens), self._model.batch_size):
            part = list(tokens[begin : begin + self._model.batch_size])
            while (code := self._decode(part)) == _FULL and self._forget_oldest():
                pass
            if code:
                self._cut(self._current, len(self._current.tokens))
                self._fail(code)
            self._current.tokens.extend(part)
            self.computed += len(part)

    def logits(self) -> npt.NDArray[np.float32]:
        """The scores of every word as the next token; valid until the next `feed`."""
        pointer = self._api.llama_get_logits_ith(self._model.context, -1)
        return np.ctypeslib.as_array(pointer, shape=(self._model.words,))

    def _decode(self, tokens: list[int]) -> int:
        batch, at = self._batch, len(self._current.tokens)
        batch.n_tokens = len(tokens)
        for place, token in enumerate(tokens):
            batch.token[place] = token
            batch.pos[place] = at + place
            batch.n_seq_id[place] = 1
            batch.seq_id[place][0] = self._current.number
            batch.logits[place] = place == len(tokens) - 1
        return int(self._api.llama_decode(self._model.context, batch))

    def _fail(self, code: int) -> None:
        if code == _ABORTED or self._model.aborted:
            raise Stopped
        raise BackendFailed("the context is full" if code == _FULL else f"llama.cpp failed (llama_decode: {code})")

    def _forget_oldest(self) -> bool:
        """Make room; False when nothing is left to forget."""
        others = [s for s in self._sequences if s is not self._current and s.tokens]
        if not others:
            return False
        self._cut(min(others, key=lambda s: s.used), 0)
        return True

    def _cut(self, sequence: _Sequence, length: int) -> None:
        """Forget a sequence's tokens from `length` on; all of them where the model cannot forget a part."""
        if not self._api.llama_memory_seq_rm(self._model.memory, sequence.number, length, -1):
            self._api.llama_memory_seq_rm(self._model.memory, sequence.number, -1, -1)
            length = 0
        del sequence.tokens[length:]
        if not sequence.tokens:
            sequence.key = None


def common(held: Sequence[int], wanted: Sequence[int]) -> int:
    """How many tokens two prompts begin with alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(held, wanted, strict=False)))
