"""How similar texts are to tools: the cosines of their vectors with those of descriptions and examples.

Called by the embedded planner and for the tools of one request. Never asks Qdrant.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import numpy as np

from steward.contracts.tool import Candidate, ToolSpec
from steward.search import tool_vectors
from steward.search.embedder import Embedder, Vectors
from steward.search.tool_index import utterances

_KEPT_VECTORS = 20_000


class ToolSimilarity:
    """Cosines of texts with candidates. Thread-safe; keeps the vectors of what it has seen."""

    def __init__(self, embedder: Embedder) -> None:
        self._embedder = embedder
        self._vectors: OrderedDict[str, Vectors] = OrderedDict()
        self._lock = threading.Lock()

    def cosines(self, text: str, candidates: Sequence[Candidate]) -> list[float]:
        """Each candidate's best cosine with the text. Raises Unavailable(EMBEDDER_UNAVAILABLE)."""
        asked = self.vector(text)
        texts_of = [utterances(candidate) for candidate in candidates]
        known = self._embed(text for texts in texts_of for text in texts)
        return [float((np.stack([known[text] for text in texts]) @ asked).max()) for texts in texts_of]

    def vector(self, text: str) -> Vectors:
        """The text's own vector. Raises Unavailable(EMBEDDER_UNAVAILABLE)."""
        # Alone: the embedder remembers the request, which was embedded to find the tools.
        return self._embed([text])[text]

    def learn(self, tools: Sequence[ToolSpec], models: Path | None = None) -> None:
        """Know what these tools are found by before anybody asks: from the folder `models`, or embedded and then kept
        there. Raises Unavailable(EMBEDDER_UNAVAILABLE)."""
        texts_of = [utterances(tool) for tool in tools]
        texts = list(dict.fromkeys(text for texts_of_one in texts_of for text in texts_of_one))[:_KEPT_VECTORS]
        known = tool_vectors.load(models, self._embedder, texts) if models else None
        if known is not None:
            self._remember(dict(zip(texts, known, strict=True)))
            return
        found: dict[str, Vectors] = {}
        for texts_of_one in texts_of:
            found |= self._embed(texts_of_one)
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
