"""An embedder that knows English alone, for texts of any language: German and Spanish are read word by word in English.

Called where short texts of users are compared. In their own language all German sentences lie near to one another,
whatever they say: "Wie trinke ich meinen Tee?" lay at 0.52 from "Ich wohne in Bremen", and lies below 0.2 so.
"""

from __future__ import annotations

from collections.abc import Sequence

from steward.language import gloss
from steward.search.embedder import Embedder, Vectors
from steward.weights.names import EMBEDDER


class GlossedEmbedder:
    """Another embedder's vectors of texts in English."""

    def __init__(self, embedder: Embedder) -> None:
        self._embedder = embedder

    @property
    def model(self) -> str:
        """The model's name."""
        return self._embedder.model

    @property
    def dimension(self) -> int:
        """Numbers in a vector. Raises Unavailable."""
        return self._embedder.dimension

    @property
    def version(self) -> str:
        """Changes with the model and with the glossary. Raises Unavailable."""
        return f"{self._embedder.version}-{gloss.version()}"

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Unit vectors, shape (len(texts), dimension). Raises Unavailable."""
        return self._embedder.embed([gloss.in_english(text).text for text in texts])


def glossed_if_english(embedder: Embedder) -> Embedder:
    """The embedder, glossed where it is the model that is built in; others may know more languages."""
    return GlossedEmbedder(embedder) if embedder.model == EMBEDDER else embedder
