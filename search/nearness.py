"""How near requests are to tools by meaning: cosines with descriptions and examples. Called by the planner."""

from __future__ import annotations

import re
import threading
from collections import OrderedDict
from collections.abc import Iterable, Sequence

import numpy as np

from contracts.tool import Candidate, ToolSpec
from search.embedder import Embedder, Vectors
from search.tool_index import utterances

_KEPT_VECTORS = 20_000
_STOP_WORDS = (
    "a an and any are at be by can could do does for from get give have how i in is it many me much my of on or our "
    "please show some tell that the this to us was we what when which will with would you your"
)
_STOP = frozenset(_STOP_WORDS.split())


class Nearness:
    """Cosines of texts with candidates. Thread-safe; keeps the vectors of what it has seen."""

    def __init__(self, embedder: Embedder) -> None:
        self._embedder = embedder
        self._vectors: OrderedDict[str, Vectors] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, text: str, candidates: Sequence[Candidate]) -> list[float]:
        """Each candidate's best cosine with the text. Raises Unavailable(EMBEDDER_UNAVAILABLE)."""
        asked = self.vector(text)
        told = [utterances(candidate) for candidate in candidates]
        known = self._embed(text for texts in told for text in texts)
        return [float((np.stack([known[text] for text in texts]) @ asked).max()) for texts in told]

    def vector(self, text: str) -> Vectors:
        """The text's own vector. Raises Unavailable(EMBEDDER_UNAVAILABLE)."""
        # Alone: the embedder remembers the request, which was embedded to find the tools.
        return self._embed([text])[text]

    def learn(self, tools: Sequence[ToolSpec]) -> None:
        """Embed what these tools are found by before anybody asks. Raises Unavailable(EMBEDDER_UNAVAILABLE)."""
        for tool in tools:
            self._embed(utterances(tool))

    def _embed(self, texts: Iterable[str]) -> dict[str, Vectors]:
        """Each text's vector. Two callers may embed the same text: better than that one waits for the other."""
        wanted = list(dict.fromkeys(texts))
        with self._lock:
            found = {text: self._vectors[text] for text in wanted if text in self._vectors}
        unknown = [text for text in wanted if text not in found]
        if unknown:
            found.update(zip(unknown, self._embedder.embed(unknown), strict=True))
        with self._lock:
            for text in wanted:
                self._vectors[text] = found[text]
                self._vectors.move_to_end(text)
            while len(self._vectors) > _KEPT_VECTORS:
                self._vectors.popitem(last=False)
        return found


def content_words(text: str) -> set[str]:
    """The words that carry meaning, lower case, with common endings taken off."""
    words = re.findall(r"[^\W_]+", re.sub(r"['’]\w{1,2}\b", "", text.casefold()))
    return {_stem(word) for word in words if word not in _STOP}


def _stem(word: str) -> str:
    for ending in ("ings", "ing", "ers", "er", "es", "ed", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word
