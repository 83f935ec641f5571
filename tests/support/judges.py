"""Nearness without a model, for the tests of what is done with the judge's readings."""

from __future__ import annotations

from collections.abc import Sequence

from contracts.tool import Candidate
from models.nearness import Nearness, content_words
from models.tool_index import utterances


class WordNearness(Nearness):
    """How many words of the text a tool's descriptions and examples share with it, as a part of one."""

    def __init__(self) -> None:
        """Needs no embedder."""

    def of(self, text: str, candidates: Sequence[Candidate]) -> list[float]:
        words = content_words(text)
        known = [content_words(" ".join(utterances(candidate))) for candidate in candidates]
        return [len(words & told) / max(len(words), 1) for told in known]
