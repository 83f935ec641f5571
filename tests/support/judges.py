"""ToolSimilarity and a judge without a model, for the tests of what is done with the judge's readings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from steward.contracts.tool import Candidate
from steward.planners.embedded.judge.layout import ToolText
from steward.planners.embedded.judge.model import Judge
from steward.planners.embedded.judge.readings import Intents, Reading, Span, ToolChoice
from steward.search.embedder import Vectors
from steward.search.tool_index import utterances
from steward.search.tool_similarity import ToolSimilarity
from steward.search.word_index import content_words


class WordSimilarity(ToolSimilarity):
    """How many words of the text a tool's descriptions and examples share with it, as a part of one."""

    def __init__(self) -> None:
        """Needs no embedder."""

    def cosines(self, text: str, candidates: Sequence[Candidate]) -> list[float]:
        words = content_words(text)
        known = [content_words(" ".join(utterances(candidate))) for candidate in candidates]
        return [len(words & told) / max(len(words), 1) for told in known]

    def vector(self, text: str) -> Vectors:
        return np.zeros(1, dtype=np.float32)


class Told(Judge):
    """A judge that chooses the tool whose key word stands in the text, and sees requests begin at the words told."""

    def __init__(self, tools: dict[str, str], begins: Sequence[str] = (), likely: float = 0.97) -> None:
        super().__init__(Path("nowhere"))
        self._tools, self._begins, self._likely = tools, begins, likely
        self.shown: list[int] = []
        self.shared: dict[str, float] = {}
        self.begun = 0.9
        self.nothing = 1.0
        self.strange: set[str] = set()

    def reads_whole(self, request: str) -> bool:
        """Whether it has at most 50 words."""
        return len(request.split()) <= 50

    def knows(self, word: str) -> bool:
        """Every word but those of `strange`."""
        return word not in self.strange

    def intents(self, meaning: Vectors) -> Intents:
        return Intents()

    def choose_tool(
        self,
        request: str,
        tools: Sequence[ToolText],
        nearness: Sequence[float],
        intents: Intents = Intents(),
        shared: Sequence[float] = (),
    ) -> ToolChoice:
        self.shown.append(len(tools))
        self.shared = {tool.name: words for tool, words in zip(tools, shared, strict=True)}
        assert list(nearness) == sorted(nearness, reverse=True)
        meant = {tool for word, tool in self._tools.items() if word in request}
        fits = [self._likely if tool.name in meant else (1 - self._likely) / len(tools) for tool in tools]
        none = 0.05 if any(tool.name in meant for tool in tools) else self.nothing
        return ToolChoice(fits, none, {request.index(word): self.begun for word in self._begins if word in request})

    def read_parameters(self, request: str, tool: ToolText) -> list[Reading]:
        return [Reading(tool.params[0].name, 0.0, (Span(0, len(request), 1.0),))] if tool.params else []
