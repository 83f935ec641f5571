"""How near texts are to tools: what is embedded when, and that nobody waits for another's embedding."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from steward import wording
from steward.contracts.tool import ToolSpec
from steward.planners.embedded.backend import EmbeddedPlanner
from steward.planners.embedded.judge.model import Judge
from steward.search.embedder import Vectors
from steward.search.tool_index import utterances
from steward.search.tool_similarity import ToolSimilarity
from tests.support.toolbox import TOOLS, candidates


class LengthEmbedder:
    """A text's vector is its length and one; a text with the word `slow` waits for `go_on`."""

    model, dimension = "length", 2

    def __init__(self) -> None:
        self.version = "1"
        self.asked: list[list[str]] = []
        self.slow, self.go_on, self.all_known = threading.Event(), threading.Event(), threading.Event()

    def embed(self, texts: Sequence[str]) -> Vectors:
        self.asked.append(list(texts))
        if any("slow" in text for text in texts):
            self.slow.set()
            assert self.go_on.wait(60)
        if set(texts) >= set(utterances(TOOLS[-1])):
            self.all_known.set()
        return np.array([[len(text), 1.0] for text in texts], dtype=np.float32)


class ReadyJudge(Judge):
    """Is loaded."""

    def load(self) -> None:
        """Has nothing to load."""


@pytest.mark.requirement("planners.embedded.warmed")
def test_each_text_is_embedded_once_and_all_candidates_together() -> None:
    embedder = LengthEmbedder()
    similarity = ToolSimilarity(embedder)
    shown = candidates("add_task", "list_tasks")
    expected = [max(3.0 * len(text) + 1 for text in utterances(known)) for known in shown]
    assert similarity.cosines("abc", shown) == expected
    assert embedder.asked == [["abc"], [text for known in shown for text in utterances(known)]]
    assert similarity.cosines("abc", shown) == expected
    assert len(embedder.asked) == 2


@pytest.mark.requirement("planners.embedded.warmed")
async def test_one_request_does_not_wait_for_the_embedding_of_another() -> None:
    embedder = LengthEmbedder()
    similarity = ToolSimilarity(embedder)
    slow = asyncio.ensure_future(asyncio.to_thread(similarity.cosines, "a slow one", candidates("add_task")))
    try:
        assert await asyncio.to_thread(embedder.slow.wait, 60)
        async with asyncio.timeout(20):
            assert len(await asyncio.to_thread(similarity.cosines, "another", candidates("list_tasks"))) == 1
        assert not slow.done()
    finally:
        embedder.go_on.set()
        await slow


@pytest.mark.requirement("planners.embedded.warmed")
async def test_a_warmed_planner_has_the_tools_embedded(tmp_path: Path) -> None:
    embedder = LengthEmbedder()
    EmbeddedPlanner(ReadyJudge(tmp_path), embedder, wording, TOOLS).warm()
    assert await asyncio.to_thread(embedder.all_known.wait, 60)
    assert [text for texts in embedder.asked for text in texts] == [text for tool in TOOLS for text in utterances(tool)]


def learned(folder: Path, tools: list[ToolSpec], embedder: LengthEmbedder) -> ToolSimilarity:
    similarity = ToolSimilarity(embedder)
    similarity.learn(tools, folder)
    return similarity


@pytest.mark.requirement("planners.embedded.vectors-kept")
def test_what_was_embedded_once_is_not_embedded_at_the_next_start(tmp_path: Path) -> None:
    first, second = LengthEmbedder(), LengthEmbedder()
    learned(tmp_path, TOOLS, first)
    similarity = learned(tmp_path, TOOLS, second)
    assert first.asked
    assert not second.asked
    shown = candidates("add_task", "list_tasks")
    assert similarity.cosines("abc", shown) == ToolSimilarity(LengthEmbedder()).cosines("abc", shown)
    assert second.asked == [["abc"]]


@pytest.mark.requirement("planners.embedded.vectors-kept")
def test_other_tools_other_weights_and_damage_are_embedded_anew(tmp_path: Path) -> None:
    learned(tmp_path, TOOLS, LengthEmbedder())
    others, retrained, mended = LengthEmbedder(), LengthEmbedder(), LengthEmbedder()
    retrained.version = "2"
    learned(tmp_path, TOOLS[1:], others)
    learned(tmp_path, TOOLS, retrained)
    assert others.asked
    assert retrained.asked == [utterances(tool) for tool in TOOLS]
    for file in tmp_path.iterdir():
        file.write_bytes(file.read_bytes()[:-1] + b"!")
    learned(tmp_path, TOOLS, mended)
    assert mended.asked


@pytest.mark.requirement("planners.embedded.vectors-kept")
def test_the_latest_few_catalogues_are_kept_and_nothing_half_written(tmp_path: Path) -> None:
    for count in range(1, len(TOOLS)):
        learned(tmp_path, TOOLS[:count], LengthEmbedder())
    assert len(list(tmp_path.iterdir())) == 4
    latest = LengthEmbedder()
    learned(tmp_path, TOOLS[: len(TOOLS) - 1], latest)
    assert not latest.asked


@pytest.mark.requirement("planners.embedded.vectors-kept")
def test_a_folder_that_cannot_be_written_only_costs_the_next_start(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    embedder = LengthEmbedder()
    learned(file, TOOLS, embedder)
    assert embedder.asked
