"""How near requests are to tools by meaning: cosines with descriptions and examples. Called by the planner."""

from __future__ import annotations

import re
import threading
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import numpy as np

from contracts.tool import Candidate, ToolSpec
from language.stems import stems_in
from search import tool_vectors
from search.embedder import Embedder, Vectors
from search.tool_index import utterances

_KEPT_VECTORS = 20_000


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

    def learn(self, tools: Sequence[ToolSpec], models: Path | None = None) -> None:
        """Know what these tools are found by before anybody asks: from the folder `models`, or embedded and then kept
        there. Raises Unavailable(EMBEDDER_UNAVAILABLE)."""
        told = [utterances(tool) for tool in tools]
        texts = list(dict.fromkeys(text for one in told for text in one))[:_KEPT_VECTORS]
        known = tool_vectors.load(models, self._embedder, texts) if models else None
        if known is not None:
            self._remember(dict(zip(texts, known, strict=True)))
            return
        found: dict[str, Vectors] = {}
        for one in told:
            found |= self._embed(one)
        if models and texts:
            tool_vectors.keep(models, self._embedder, texts, np.stack([found[text] for text in texts]))

    def _embed(self, texts: Iterable[str]) -> dict[str, Vectors]:
        """Each text's vector. Two callers may embed the same text: better than that one waits for the other."""
        wanted = list(dict.fromkeys(texts))
        with self._lock:
            found = {text: self._vectors[text] for text in wanted if text in self._vectors}
        unknown = [text for text in wanted if text not in found]
        if unknown:
            found.update(zip(unknown, self._embedder.embed(unknown), strict=True))
        self._remember(found)
        return found

    def _remember(self, found: Mapping[str, Vectors]) -> None:
        with self._lock:
            for text, vector in found.items():
                self._vectors[text] = vector
                self._vectors.move_to_end(text)
            while len(self._vectors) > _KEPT_VECTORS:
                self._vectors.popitem(last=False)


def content_words(text: str) -> set[str]:
    """The words that carry meaning, without what an apostrophe joins to them."""
    return set(stems_in(re.sub(r"['’]\w{1,2}\b", "", text)))
