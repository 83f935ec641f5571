"""The tool index on a real local Qdrant: what it holds, what it embeds again, and what happens when its folder goes."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
import textwrap
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from qdrant_client import QdrantClient
from qdrant_client.models import Distance, PointStruct, VectorParams

from steward.contracts.errors import ErrorCode, Unavailable
from steward.contracts.tool import Permission
from steward.search.embedder import FastembedEmbedder, Vectors
from steward.search.local_qdrant import one_commit
from steward.search.tool_index import ToolFilter, ToolIndex, utterances
from tests.support.embedding import real_embedder
from tests.support.toolbox import TOOLS


class CountingEmbedder:
    """The real one, keeping what it was asked for."""

    def __init__(self, model: str | None = None) -> None:
        self._inner = real_embedder()
        self.model = model or self._inner.model
        self.dimension = self._inner.dimension
        self.version = "weights-1"
        self.texts: list[str] = []

    def embed(self, texts: Sequence[str]) -> Vectors:
        self.texts.extend(texts)
        return self._inner.embed(texts)


class AwayEmbedder(CountingEmbedder):
    """Its model went away."""

    def embed(self, texts: Sequence[str]) -> Vectors:
        raise Unavailable("the model file is gone", code=ErrorCode.EMBEDDER_UNAVAILABLE)


class HeldEmbedder(CountingEmbedder):
    """Embeds once it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.go_on = threading.Event(), threading.Event()

    def embed(self, texts: Sequence[str]) -> Vectors:
        self.asked.set()
        assert self.go_on.wait(60)
        return super().embed(texts)


@pytest.fixture
def embedder() -> CountingEmbedder:
    return CountingEmbedder()


@pytest.fixture(scope="module")
def indexed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Qdrant folder that holds TOOLS; copied, not used."""
    folder = tmp_path_factory.mktemp("indexed") / "qdrant"
    opened = ToolIndex(CountingEmbedder(), path=folder)
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(asyncio.run, opened.sync(TOOLS)).result(120) == len(TOOLS)
    opened.close()
    return folder


@pytest.fixture
def filled(tmp_path: Path, indexed: Path, embedder: CountingEmbedder) -> Iterator[ToolIndex]:
    """An index that holds TOOLS."""
    shutil.copytree(indexed, tmp_path / "qdrant")
    opened = ToolIndex(embedder, path=tmp_path / "qdrant")
    yield opened
    opened.close()


@pytest.fixture
def index(tmp_path: Path, embedder: CountingEmbedder) -> Iterator[ToolIndex]:
    """An index that was never filled."""
    opened = ToolIndex(embedder, path=tmp_path / "qdrant")
    yield opened
    opened.close()


async def found(index: ToolIndex, text: str, limit: int = 3, where: ToolFilter = ToolFilter()) -> list[str]:
    [vector] = real_embedder().embed([text])
    return [hit.tool for hit in await index.search(vector, limit, where)]


@pytest.mark.requirement("search.index.best-score")
async def test_a_tool_is_found_by_its_description_and_by_each_example(filled: ToolIndex) -> None:
    assert await filled.count() == sum(len(utterances(tool)) for tool in TOOLS)
    for tool in TOOLS:
        for text in [tool.description, *tool.examples]:
            assert tool.name in await found(filled, text, 2), text


@pytest.mark.requirement("search.index.best-score")
async def test_each_tool_is_listed_once_best_first(filled: ToolIndex) -> None:
    [vector] = real_embedder().embed(["what time is it?"])
    hits = await filled.search(vector, len(TOOLS))
    assert sorted(hit.tool for hit in hits) == sorted(tool.name for tool in TOOLS)
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)
    assert hits[0].tool == "get_current_time"
    assert hits[0].score == pytest.approx(1.0, abs=1e-4)


@pytest.mark.requirement("search.index.only-changes")
async def test_a_sync_embeds_only_what_changed(filled: ToolIndex, embedder: CountingEmbedder) -> None:
    assert await filled.sync(TOOLS) == 0
    assert embedder.texts == []
    changed = TOOLS[0].model_copy(update={"examples": ["look for letters"]})
    assert await filled.sync([changed, *TOOLS[1:]]) == 1
    assert embedder.texts == utterances(changed)
    assert (await found(filled, "look for letters", 1)) == [changed.name]
    assert await filled.count() == sum(len(utterances(tool)) for tool in [changed, *TOOLS[1:]])


@pytest.mark.requirement("search.index.only-changes")
async def test_force_embeds_everything_again(filled: ToolIndex) -> None:
    before = await filled.count()
    assert await filled.sync(TOOLS, force=True) == len(TOOLS)
    assert await filled.count() == before


@pytest.mark.requirement("search.index.dropped")
async def test_a_dropped_tool_is_found_no_more(filled: ToolIndex) -> None:
    await filled.sync([tool for tool in TOOLS if tool.name != "calculate"])
    assert "calculate" not in await found(filled, "calculate 15% of 80", len(TOOLS))


@pytest.mark.requirement("search.index.filters")
async def test_searches_keep_to_permission_family_and_tenant(filled: ToolIndex) -> None:
    text = "send an email to ann@example.com"
    asking = ToolFilter(permissions=(Permission.PERMISSION_REQUIRED,))
    assert await found(filled, text, 9, asking) == ["compose_email"]
    assert set(await found(filled, text, 9, ToolFilter(tool_types=("todo",)))) == {
        "add_task",
        "list_tasks",
        "complete_task",
    }
    assert len(await found(filled, text, 50, ToolFilter(tenant="anybody"))) == len(TOOLS)


@pytest.mark.requirement("search.index.survives")
def test_what_one_commit_writes_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    def opened() -> QdrantClient:
        return QdrantClient(path=str(tmp_path), force_disable_check_same_thread=True)

    def count(client: QdrantClient) -> int:
        try:
            return client.count("c").count
        finally:
            client.close()

    client = opened()
    client.create_collection("c", vectors_config=VectorParams(size=2, distance=Distance.DOT))
    with one_commit(client, "c"):
        client.upsert("c", points=[PointStruct(id=number, vector=[1.0, 0.0]) for number in range(3)])
    assert count(client) == 3

    def break_off(client: QdrantClient) -> None:
        with one_commit(client, "c"):
            client.upsert("c", points=[PointStruct(id=number, vector=[1.0, 0.0]) for number in range(9)])
            raise RuntimeError("broken off")

    client = opened()
    with pytest.raises(RuntimeError):
        break_off(client)
    client.close()
    assert count(opened()) == 3


@pytest.mark.requirement("search.index.model-named")
async def test_another_model_is_another_collection(tmp_path: Path, embedder: CountingEmbedder) -> None:
    first = ToolIndex(embedder, path=tmp_path)
    other = ToolIndex(CountingEmbedder("someone/else-v2"), path=tmp_path)
    assert first.collection == "agent_tools-steward-all-minilm-l6-v2-tools-384-weights-1"
    assert other.collection == "agent_tools-someone-else-v2-384-weights-1"
    other = ToolIndex(FastembedEmbedder(tmp_path, "BAAI/bge-base-en-v1.5"), path=tmp_path)
    assert other.collection == "agent_tools-baai-bge-base-en-v1-5-768"


@pytest.mark.requirement("search.index.model-named")
async def test_other_weights_of_the_same_name_are_embedded_anew(tmp_path: Path, filled: ToolIndex) -> None:
    filled.close()
    retrained = CountingEmbedder()
    retrained.version = "weights-2"
    client = QdrantClient(path=str(tmp_path / "qdrant"))
    wider = "agent_tools-steward-all-minilm-l6-v2-tools-3840-weights-1"
    client.create_collection(wider, vectors_config=VectorParams(size=3840, distance=Distance.DOT))
    client.close()
    again = ToolIndex(retrained, path=tmp_path / "qdrant")
    with pytest.raises(Unavailable, match="tools sync"):
        await found(again, "what time is it?")
    assert await again.sync(TOOLS) == len(TOOLS)
    assert (await found(again, "what time is it?"))[0] == "get_current_time"
    again.close()
    client = QdrantClient(path=str(tmp_path / "qdrant"))
    assert {known.name for known in client.get_collections().collections} == {again.collection, wider}
    client.close()


@pytest.mark.requirement("search.index.not-held-up")
async def test_an_embedder_that_fails_leaves_the_index_as_it_was(tmp_path: Path, filled: ToolIndex) -> None:
    before = await filled.count()
    filled.close()
    broken = ToolIndex(AwayEmbedder(), path=tmp_path / "qdrant")
    for force in (False, True):
        with pytest.raises(Unavailable) as caught:
            await broken.sync([TOOLS[0].model_copy(update={"description": "Other."}), *TOOLS[1:]], force=force)
        assert caught.value.code is ErrorCode.EMBEDDER_UNAVAILABLE
    assert await broken.count() == before
    assert (await found(broken, "what time is it?"))[0] == "get_current_time"
    broken.close()


@pytest.mark.requirement("search.index.not-held-up")
async def test_a_search_does_not_wait_while_a_sync_embeds(tmp_path: Path, filled: ToolIndex) -> None:
    filled.close()
    held = HeldEmbedder()
    index = ToolIndex(held, path=tmp_path / "qdrant")
    syncing = asyncio.ensure_future(index.sync(TOOLS, force=True))
    try:
        assert await asyncio.to_thread(held.asked.wait, 60)
        async with asyncio.timeout(20):
            assert (await found(index, "what time is it?"))[0] == "get_current_time"
        assert not syncing.done()
    finally:
        held.go_on.set()
        assert await syncing == len(TOOLS)
        index.close()


@pytest.mark.requirement("search.index.vanished")
async def test_a_folder_that_vanishes_during_a_sync_is_filled_whole(tmp_path: Path, filled: ToolIndex) -> None:
    filled.close()
    held = HeldEmbedder()
    index = ToolIndex(held, path=tmp_path / "qdrant")
    changed = TOOLS[0].model_copy(update={"examples": ["look for letters"]})
    syncing = asyncio.ensure_future(index.sync([changed, *TOOLS[1:]]))
    assert await asyncio.to_thread(held.asked.wait, 60)
    shutil.rmtree(tmp_path / "qdrant")
    held.go_on.set()
    assert await syncing == len(TOOLS)
    assert await index.count() == sum(len(utterances(tool)) for tool in [changed, *TOOLS[1:]])
    index.close()


@pytest.mark.requirement("search.index.survives")
async def test_what_was_indexed_is_there_after_a_restart(
    tmp_path: Path, filled: ToolIndex, embedder: CountingEmbedder
) -> None:
    filled.close()
    embedder.texts.clear()
    again = ToolIndex(embedder, path=tmp_path / "qdrant")
    try:
        assert (await found(again, "what time is it?"))[0] == "get_current_time"
        assert await again.sync(TOOLS) == 0
    finally:
        again.close()


@pytest.mark.requirement("search.index.vanished")
async def test_a_folder_that_vanishes_is_said_and_the_next_sync_rebuilds_it(tmp_path: Path, filled: ToolIndex) -> None:
    shutil.rmtree(tmp_path / "qdrant")
    for _ in range(2):
        with pytest.raises(Unavailable) as caught:
            await found(filled, "what time is it?")
        assert caught.value.code is ErrorCode.QDRANT_UNAVAILABLE
    assert await filled.sync(TOOLS) == len(TOOLS)
    assert (await found(filled, "what time is it?"))[0] == "get_current_time"


@pytest.mark.requirement("search.index.vanished")
@pytest.mark.parametrize("damage", ["meta.json", "storage.sqlite"])
async def test_a_damaged_folder_is_said_and_the_next_sync_rebuilds_it(
    tmp_path: Path, filled: ToolIndex, damage: str
) -> None:
    filled.close()
    [file] = (tmp_path / "qdrant").rglob(damage)
    file.write_bytes(b"\x00 not what it was")
    with pytest.raises(Unavailable):
        await found(filled, "what time is it?")
    assert await filled.sync(TOOLS) == len(TOOLS)
    assert (await found(filled, "what time is it?"))[0] == "get_current_time"


@pytest.mark.requirement("search.index.before-sync")
async def test_a_search_before_the_first_sync_says_so_and_makes_nothing(tmp_path: Path, index: ToolIndex) -> None:
    with pytest.raises(Unavailable, match="tools sync"):
        await found(index, "what time is it?")
    assert not (tmp_path / "qdrant").exists()


@pytest.mark.requirement("search.index.one-owner")
async def test_beside_a_folder_that_another_process_owns_tools_are_found_in_memory(
    tmp_path: Path, index: ToolIndex
) -> None:
    holder = textwrap.dedent("""
        import sys
        from qdrant_client import QdrantClient
        client = QdrantClient(path=sys.argv[1])
        print("held", flush=True)
        sys.stdin.read()
        client.close()
    """)
    command = [sys.executable, "-c", holder, str(tmp_path / "qdrant")]
    other = await asyncio.create_subprocess_exec(*command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    async with asyncio.timeout(60):
        assert other.stdout is not None
        assert await other.stdout.readline() == b"held\n"
        before = (tmp_path / "qdrant" / "meta.json").read_bytes()
        assert await index.sync(TOOLS) == len(TOOLS)
        assert (await found(index, "what time is it?"))[0] == "get_current_time"
        assert await index.sync(TOOLS) == 0
        assert (tmp_path / "qdrant" / "meta.json").read_bytes() == before
        await other.communicate(b"")
    index.close()
    assert await index.sync(TOOLS[:1]) == 1


@pytest.mark.requirement("search.index.away")
async def test_a_server_nobody_answers_for_is_unavailable(embedder: CountingEmbedder, free_port: object) -> None:
    assert callable(free_port)
    index = ToolIndex(embedder, url=f"http://127.0.0.1:{free_port()}")
    with pytest.raises(Unavailable) as caught:
        await found(index, "what time is it?")
    assert caught.value.code is ErrorCode.QDRANT_UNAVAILABLE
    index.close()
