"""The tool index on a real local Qdrant: what it holds, what it embeds again, and what happens when its folder goes."""

from __future__ import annotations

import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from contracts.errors import ErrorCode, Unavailable
from contracts.tool import Permission
from models.embedder import Vectors
from models.tool_index import ToolFilter, ToolIndex, utterances
from tests.support.embedding import real_embedder
from tests.support.toolbox import TOOLS


class CountingEmbedder:
    """The real one, keeping what it was asked for."""

    def __init__(self, model: str | None = None) -> None:
        self._inner = real_embedder()
        self.model = model or self._inner.model
        self.dimension = self._inner.dimension
        self.texts: list[str] = []

    def embed(self, texts: Sequence[str]) -> Vectors:
        self.texts.extend(texts)
        return self._inner.embed(texts)


@pytest.fixture
def embedder() -> CountingEmbedder:
    return CountingEmbedder()


@pytest.fixture
def index(tmp_path: Path, embedder: CountingEmbedder) -> Iterator[ToolIndex]:
    opened = ToolIndex(embedder, path=tmp_path / "qdrant")
    yield opened
    opened.close()


async def found(index: ToolIndex, text: str, limit: int = 3, where: ToolFilter = ToolFilter()) -> list[str]:
    [vector] = real_embedder().embed([text])
    return [hit.tool for hit in await index.search(vector, limit, where)]


@pytest.mark.requirement("models.index.best-score")
async def test_a_tool_is_found_by_its_description_and_by_each_example(index: ToolIndex) -> None:
    await index.sync(TOOLS)
    assert await index.count() == sum(len(utterances(tool)) for tool in TOOLS)
    for tool in TOOLS:
        for text in [tool.description, *tool.examples]:
            assert tool.name in await found(index, text, 2), text


@pytest.mark.requirement("models.index.best-score")
async def test_each_tool_is_listed_once_best_first(index: ToolIndex) -> None:
    await index.sync(TOOLS)
    [vector] = real_embedder().embed(["what time is it?"])
    hits = await index.search(vector, len(TOOLS))
    assert sorted(hit.tool for hit in hits) == sorted(tool.name for tool in TOOLS)
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)
    assert hits[0].tool == "get_current_time"
    assert hits[0].score == pytest.approx(1.0, abs=1e-4)


@pytest.mark.requirement("models.index.only-changes")
async def test_a_sync_embeds_only_what_changed(index: ToolIndex, embedder: CountingEmbedder) -> None:
    assert await index.sync(TOOLS) == len(TOOLS)
    embedder.texts.clear()
    assert await index.sync(TOOLS) == 0
    assert embedder.texts == []
    changed = TOOLS[0].model_copy(update={"examples": ["look for letters"]})
    assert await index.sync([changed, *TOOLS[1:]]) == 1
    assert embedder.texts == utterances(changed)
    assert (await found(index, "look for letters", 1)) == [changed.name]
    assert await index.count() == sum(len(utterances(tool)) for tool in [changed, *TOOLS[1:]])


@pytest.mark.requirement("models.index.only-changes")
async def test_force_embeds_everything_again(index: ToolIndex) -> None:
    await index.sync(TOOLS)
    before = await index.count()
    assert await index.sync(TOOLS, force=True) == len(TOOLS)
    assert await index.count() == before


@pytest.mark.requirement("models.index.dropped")
async def test_a_dropped_tool_is_found_no_more(index: ToolIndex) -> None:
    await index.sync(TOOLS)
    await index.sync([tool for tool in TOOLS if tool.name != "calculate"])
    assert "calculate" not in await found(index, "calculate 15% of 80", len(TOOLS))


@pytest.mark.requirement("models.index.filters")
async def test_searches_keep_to_permission_family_and_tenant(index: ToolIndex) -> None:
    await index.sync(TOOLS)
    text = "send an email to ann@example.com"
    asking = ToolFilter(permissions=(Permission.PERMISSION_REQUIRED,))
    assert await found(index, text, 9, asking) == ["compose_email"]
    assert set(await found(index, text, 9, ToolFilter(tool_types=("todo",)))) == {
        "add_task",
        "list_tasks",
        "complete_task",
    }
    assert len(await found(index, text, 50, ToolFilter(tenant="anybody"))) == len(TOOLS)


@pytest.mark.requirement("models.index.model-named")
async def test_another_model_is_another_collection(tmp_path: Path, embedder: CountingEmbedder) -> None:
    first = ToolIndex(embedder, path=tmp_path)
    other = ToolIndex(CountingEmbedder("someone/else-v2"), path=tmp_path)
    assert first.collection == "agent_tools-sentence-transformers-all-minilm-l6-v2-384"
    assert other.collection == "agent_tools-someone-else-v2-384"


@pytest.mark.requirement("models.index.survives")
async def test_what_was_indexed_is_there_after_a_restart(
    tmp_path: Path, index: ToolIndex, embedder: CountingEmbedder
) -> None:
    await index.sync(TOOLS)
    index.close()
    embedder.texts.clear()
    again = ToolIndex(embedder, path=tmp_path / "qdrant")
    try:
        assert (await found(again, "what time is it?"))[0] == "get_current_time"
        assert await again.sync(TOOLS) == 0
    finally:
        again.close()


@pytest.mark.requirement("models.index.vanished")
async def test_a_folder_that_vanishes_is_said_and_the_next_sync_rebuilds_it(tmp_path: Path, index: ToolIndex) -> None:
    await index.sync(TOOLS)
    shutil.rmtree(tmp_path / "qdrant")
    for _ in range(2):
        with pytest.raises(Unavailable) as caught:
            await found(index, "what time is it?")
        assert caught.value.code is ErrorCode.QDRANT_UNAVAILABLE
    assert await index.sync(TOOLS) == len(TOOLS)
    assert (await found(index, "what time is it?"))[0] == "get_current_time"


@pytest.mark.requirement("models.index.vanished")
@pytest.mark.parametrize("damage", ["meta.json", "storage.sqlite"])
async def test_a_damaged_folder_is_said_and_the_next_sync_rebuilds_it(
    tmp_path: Path, index: ToolIndex, damage: str
) -> None:
    await index.sync(TOOLS)
    index.close()
    [file] = (tmp_path / "qdrant").rglob(damage)
    file.write_bytes(b"\x00 not what it was")
    with pytest.raises(Unavailable):
        await found(index, "what time is it?")
    assert await index.sync(TOOLS) == len(TOOLS)
    assert (await found(index, "what time is it?"))[0] == "get_current_time"


@pytest.mark.requirement("models.index.before-sync")
async def test_a_search_before_the_first_sync_says_so_and_makes_nothing(tmp_path: Path, index: ToolIndex) -> None:
    with pytest.raises(Unavailable, match="tools sync"):
        await found(index, "what time is it?")
    assert not (tmp_path / "qdrant").exists()


@pytest.mark.requirement("models.index.one-owner")
async def test_a_folder_another_process_owns_is_refused_and_left_alone(tmp_path: Path, index: ToolIndex) -> None:
    holder = textwrap.dedent("""
        import sys
        from qdrant_client import QdrantClient
        client = QdrantClient(path=sys.argv[1])
        print("held", flush=True)
        sys.stdin.read()
        client.close()
    """)
    command = [sys.executable, "-c", holder, str(tmp_path / "qdrant")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(Unavailable, match="another process"):
            await index.sync(TOOLS)
        assert (tmp_path / "qdrant" / "meta.json").exists()
        other.communicate(timeout=30)
    assert await index.sync(TOOLS) == len(TOOLS)


@pytest.mark.requirement("models.index.away")
async def test_a_server_nobody_answers_for_is_unavailable(embedder: CountingEmbedder, free_port: object) -> None:
    assert callable(free_port)
    index = ToolIndex(embedder, url=f"http://127.0.0.1:{free_port()}")
    with pytest.raises(Unavailable) as caught:
        await found(index, "what time is it?")
    assert caught.value.code is ErrorCode.QDRANT_UNAVAILABLE
    index.close()
