"""Picks the likeliest token that a grammar allows. Called by the llama engine."""

from __future__ import annotations

import ctypes
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from steward.planners.chain import BackendFailed
from steward.planners.llama.model import LlamaModel

_ITEM: Final = np.dtype([("id", np.int32), ("logit", np.float32), ("p", np.float32)])
_LIKELY: Final = 256
_TEMPERATURE: Final = 0.6
_TOP: Final = 20


def free_choice(logits: npt.NDArray[np.float32], random: np.random.Generator) -> int:
    """A likely token, drawn by chance: what models reason with, because the likeliest one leads them in circles."""
    top = np.argsort(logits)[-_TOP:]
    weights = np.exp((logits[top] - logits[top].max()).astype(np.float64) / _TEMPERATURE)
    return int(random.choice(top, p=weights / weights.sum()))


class GrammarSampler:
    """Greedy under a grammar. The likeliest token is tried first and the whole vocabulary last: asking the grammar
    about 128,000 tokens costs more than the model's own work, and a good model rarely needs it.

    Raises BackendFailed for a grammar llama.cpp cannot read (which gives a null pointer and crashes when used).
    """

    def __init__(self, model: LlamaModel, grammar: str) -> None:
        import llama_cpp

        self._api = llama_cpp
        self._sampler: Any = llama_cpp.llama_sampler_init_grammar(model.vocab, grammar.encode(), b"root")
        if not self._sampler:
            raise BackendFailed("llama.cpp cannot read the grammar of these tools")

    def close(self) -> None:
        """Free the grammar."""
        self._api.llama_sampler_free(self._sampler)

    def pick(self, logits: npt.NDArray[np.float32]) -> int:
        """The likeliest allowed token. Raises BackendFailed when the grammar has come to an end."""
        best = int(np.argmax(logits))
        if self._allowed(np.array([best]), logits) is not None:
            return best
        some = np.argpartition(logits, -_LIKELY)[-_LIKELY:] if len(logits) > _LIKELY else np.arange(len(logits))
        for tokens in (some, np.arange(len(logits))):
            if (token := self._allowed(tokens, logits)) is not None:
                return token
        raise BackendFailed("no token fits the grammar any more")

    def accept(self, token: int) -> None:
        """Move the grammar on by a token that `pick` gave."""
        self._api.llama_sampler_accept(self._sampler, token)

    def _allowed(self, tokens: npt.NDArray[Any], logits: npt.NDArray[np.float32]) -> int | None:
        """The likeliest of the tokens that the grammar allows."""
        items = np.zeros(len(tokens), dtype=_ITEM)
        items["id"], items["logit"] = tokens, logits[tokens]
        data = items.ctypes.data_as(self._api.llama_token_data_p)
        array = self._api.llama_token_data_array(data, len(items), -1, False)
        self._api.llama_sampler_apply(self._sampler, ctypes.byref(array))
        best = int(np.argmax(items["logit"]))
        return int(items["id"][best]) if items["logit"][best] > -np.inf else None
