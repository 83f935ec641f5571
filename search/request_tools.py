"""Tools that one problem has for itself, scored as the tool index scores the catalogue's. Called by `retrieve_tools`.

In memory alone: nothing of them reaches the index or the mirror of the catalogue.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from steward.contracts.errors import Unavailable
from steward.contracts.tool import Candidate, ToolSpec
from steward.language.gloss import in_english
from steward.search.embedder import Embedder
from steward.search.retrieval import WORDS_WEIGHT, Catalogue, as_candidate
from steward.search.tool_similarity import ToolSimilarity
from steward.search.word_index import WordIndex


class RequestToolFinder:
    """Scores tools beside a catalogue, whose words say how rare a word is. Keeps the vectors of what it has seen."""

    def __init__(self, embedder: Embedder, catalogue: Catalogue) -> None:
        self._similarity = ToolSimilarity(embedder)
        self._catalogue = catalogue

    def find(self, text: str, tools: Sequence[ToolSpec]) -> list[Candidate]:
        """The tools as a planner sees them, with their scores: by words alone while the embedder is away. Embeds, so
        not for the event loop."""
        candidates = [as_candidate(spec, 0.0) for spec in tools]
        shared = WordIndex([*self._catalogue.specs(), *tools]).scores(f"{text} {in_english(text).text}")
        near = [0.0] * len(candidates)
        with contextlib.suppress(Unavailable):
            near = self._similarity.cosines(text, candidates)
        scores = [
            cosine + WORDS_WEIGHT * shared.get(each.name, 0.0) for each, cosine in zip(candidates, near, strict=True)
        ]
        return [each.model_copy(update={"score": score}) for each, score in zip(candidates, scores, strict=True)]


def beside(offered: Sequence[Candidate], own: Sequence[Candidate], limit: int) -> list[Candidate]:
    """The best `limit` of both. A tool of the request's own goes first where the scores are equal, and where they have
    one name: what the request named is what it means."""
    named = {each.name for each in own}
    both = [*own, *(each for each in offered if each.name not in named)]
    return sorted(both, key=lambda each: -each.score)[:limit]
