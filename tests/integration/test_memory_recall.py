"""Facts and exchanges are found by meaning and by words, on a real Qdrant and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from qdrant_client import QdrantClient

from steward.activities.memory import Memories
from steward.contracts.errors import ErrorCode, Unavailable
from steward.contracts.memory import meant_in
from steward.contracts.owner import Owner
from steward.language import gloss
from steward.search.memory_index import MemoryIndex
from steward.sql.database import Database
from steward.sql.memory import MemoryStore
from tests.support.embedding import general_embedder

ANN, BOB, FOREIGN = Owner("acme", "ann"), Owner("acme", "bob"), Owner("other", "ann")
FACTS = [
    "my locker code is 4411",
    "my wife's birthday is on 3 May",
    "I am allergic to peanuts",
    "the server room is on floor 2",
    "my car is parked on level 3 of the east garage",
    "the wifi password at the cabin is blue-otter-77",
    "my sister Clara lives in Lisbon",
    "I prefer window seats on trains",
    "my dentist is Dr. Okafor",
    "our anniversary is 12 June",
    "the landlord's phone number is 555-0142",
    "I take my coffee without sugar",
    "mom's favourite flowers are lilies",
    "my passport expires in August 2027",
    "the team standup is at 9:30 every morning",
    "I am training for a half marathon",
    "the plumber charges 80 euros an hour",
    "my blood type is 0 negative",
    "Tom owes me 35 dollars",
    "the spare key is under the flower pot",
    "I don't eat meat",
    "the alarm code at the office is 9921",
]
ASKED = {
    "what is my locker code": 0,
    "what do you know about my allergies": 2,
    "where did I leave the car": 4,
    "which seat do I like on trains": 7,
    "when did we get married": 9,
    "how do I reach the landlord": 10,
    "what flowers should I buy for my mother": 12,
    "until when is my passport valid": 13,
    "when is the daily meeting of the team": 14,
    "what sport am I preparing for": 15,
    "who owes me money": 18,
    "am I a vegetarian": 20,
    "Okafor": 8,
}
NEVER_TOLD = [
    "who won the world cup",
    "what is the capital of France",
    "which laptop do I own",
    "what is the weather in Berlin",
]


@pytest.fixture
def index(tmp_path: Path) -> Iterator[MemoryIndex]:
    opened = MemoryIndex(general_embedder(), path=tmp_path / "qdrant")
    yield opened
    opened.close()


@pytest.fixture
def store(database: Database) -> MemoryStore:
    return MemoryStore(database)


@pytest.fixture
def memories(store: MemoryStore, index: MemoryIndex) -> Memories:
    return Memories(store, index)


async def told(memories: Memories, *facts: str, user: Owner = ANN) -> list[int]:
    """Tell these facts; their ids."""
    return [(await memories.add_fact(user, f"key {fact}", fact, None)).fact_id for fact in facts]


async def recalled(memories: Memories, query: str, limit: int = 3, user: Owner = ANN) -> list[str]:
    return [fact.fact for fact, _ in (await memories.recall_facts(user, query, limit)).found]


@pytest.mark.requirement("memory.recall.meaning")
async def test_what_is_asked_for_comes_first_and_what_was_never_told_does_not_come(memories: Memories) -> None:
    await told(memories, *FACTS)
    assert await memories.catch_up() == len(FACTS)
    for query, number in ASKED.items():
        found = await memories.recall_facts(ANN, query, 3)
        assert found.found, query
        assert found.found[0][0].fact == FACTS[number], query
        assert found.degraded is None
        scores = [score for _, score in found.found]
        assert scores == sorted(scores, reverse=True)
    for query in NEVER_TOLD:
        assert await recalled(memories, query) == [], query


@pytest.mark.requirement("memory.recall.meaning")
async def test_a_fact_is_found_by_its_words_before_it_is_indexed(memories: Memories) -> None:
    await memories.catch_up()
    await told(memories, "the gate code is 7788")
    found = await memories.recall_facts(ANN, "what is the gate code", 3)
    assert ([fact.fact for fact, _ in found.found], found.degraded) == (["the gate code is 7788"], None)


@pytest.mark.requirement("memory.recall.meaning")
async def test_conversations_are_found_by_meaning(memories: Memories) -> None:
    await memories.add_exchange(ANN, "1", "how long do I boil eggs?", "Seven minutes for a soft yolk.")
    await memories.add_exchange(ANN, "2", "what does a flight to Rome cost?", "About 120 euros in May.")
    assert await memories.catch_up() == 2
    found = await memories.recall_exchanges(ANN, "air travel to Italy", 5)
    assert [exchange.agent_response for exchange, _ in found.found] == ["About 120 euros in May."]
    assert (await memories.recall_exchanges(BOB, "air travel to Italy", 5)).found == []


@pytest.mark.requirement("memory.recall.degraded")
async def test_without_qdrant_words_find_what_was_told_and_nothing_is_lost(
    store: MemoryStore, memories: Memories, free_port: object
) -> None:
    assert callable(free_port)
    away = Memories(store, MemoryIndex(general_embedder(), url=f"http://127.0.0.1:{free_port()}"))
    await told(away, *FACTS)
    with pytest.raises(Unavailable) as caught:
        await away.catch_up()
    assert caught.value.code is ErrorCode.QDRANT_UNAVAILABLE
    found = await away.recall_facts(ANN, "what is my locker code", 1)
    assert [fact.fact for fact, _ in found.found] == ["my locker code is 4411"]
    assert found.degraded is not None
    assert "words alone" in found.degraded
    assert await memories.catch_up() == len(FACTS)
    assert await recalled(memories, "when did we get married", 1) == ["our anniversary is 12 June"]


@pytest.mark.requirement("memory.recall.degraded")
async def test_a_folder_of_another_process_is_left_alone_and_words_are_used(
    tmp_path: Path, store: MemoryStore, memories: Memories
) -> None:
    await told(memories, "the gate code is 7788")
    owner = QdrantClient(path=str(tmp_path / "qdrant"))
    try:
        with pytest.raises(Unavailable, match="another process"):
            await memories.catch_up()
        assert (await memories.recall_facts(ANN, "gate code", 1)).degraded is not None
        assert (tmp_path / "qdrant" / "meta.json").exists()
    finally:
        owner.close()
    assert await memories.catch_up() == 1


@pytest.mark.requirement("memory.index.follows")
@pytest.mark.parametrize("damage", ["gone", "meta.json", "storage.sqlite"])
async def test_an_index_that_was_lost_is_made_anew(
    tmp_path: Path, memories: Memories, index: MemoryIndex, damage: str
) -> None:
    await told(memories, *FACTS[:5])
    await memories.catch_up()
    assert await memories.catch_up() == 0
    if damage == "gone":
        shutil.rmtree(tmp_path / "qdrant")
    else:
        index.close()
        [file] = (tmp_path / "qdrant").rglob(damage)
        file.write_bytes(b"\x00 not what it was")
    assert (await memories.recall_facts(ANN, "allergies", 1)).degraded is not None
    assert await memories.catch_up() == 5
    assert await recalled(memories, "what do you know about my allergies", 1) == ["I am allergic to peanuts"]


@pytest.mark.requirement("documented.knowledge.kept")
async def test_what_was_told_a_moment_ago_is_found_by_its_meaning(memories: Memories) -> None:
    await told(memories, "I live in Rome")
    found = (await memories.recall_facts(ANN, "which city am I from?", 3)).found or []
    assert [(fact.fact, score > 0.3) for fact, score in found] == [("I live in Rome", True)]


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        ("Ich wohne in Bremen", "Wogegen bin ich allergisch?"),
        ("Ich wohne in Bremen", "Wie trinke ich meinen Tee?"),
        ("Soy alérgica a las nueces", "¿Cuándo prefiero las reuniones?"),
    ],
)
@pytest.mark.requirement("documented.knowledge.kept")
async def test_what_only_shares_small_words_with_a_question_does_not_answer_it(
    memories: Memories, told: str, asked: str
) -> None:
    await memories.add_fact(ANN, "told", told, None)
    assert (
        meant_in({"memories": [{"score": score} for _, score in (await memories.recall_facts(ANN, asked, 5)).found]})
        == []
    )


@pytest.mark.requirement("memory.index.follows")
async def test_what_is_forgotten_leaves_the_index(memories: Memories, index: MemoryIndex) -> None:
    first, second = await told(memories, "I am allergic to peanuts", "I am allergic to pollen")
    await memories.catch_up()
    assert await index.count() == 2
    assert await memories.delete_fact(ANN, first, "forget")
    assert await recalled(memories, "allergies") == ["I am allergic to pollen"]
    assert await memories.catch_up() == 0
    assert await index.count() == 1
    assert second
    assert await memories.catch_up() == 0


@pytest.mark.requirement("memory.index.follows")
async def test_another_model_is_another_collection_and_everything_is_embedded_for_it(
    tmp_path: Path, store: MemoryStore, memories: Memories, index: MemoryIndex
) -> None:
    await told(memories, *FACTS[:3])
    assert await memories.catch_up() == 3
    index.close()
    general = general_embedder()

    class Renamed:
        model, dimension, version = "someone/else", general.dimension, "2"
        embed = staticmethod(general.embed)

    other = MemoryIndex(Renamed(), path=tmp_path / "qdrant")
    assert (index.collection, other.collection) == (
        f"assistant_memory-sentence-transformers-all-minilm-l6-v2-384-{general.version.lower()}-{gloss.version()}",
        "assistant_memory-someone-else-384-2",
    )
    assert await Memories(store, other).catch_up() == 3
    other.close()


@pytest.mark.requirement("search.index.owner-answers")
async def test_the_owner_of_the_folder_finds_by_meaning_for_a_process_beside_it(
    tmp_path: Path, store: MemoryStore, memories: Memories, index: MemoryIndex
) -> None:
    beside = MemoryIndex(general_embedder(), path=tmp_path / "qdrant")
    others = Memories(store, beside)
    await memories.catch_up()
    with pytest.raises(Unavailable):
        await others.catch_up()
    await memories.answer_others()
    await told(others, *FACTS)
    found = await others.recall_facts(ANN, "when did we get married", 1)
    assert [fact.fact for fact, _ in found.found] == ["our anniversary is 12 June"]
    assert found.degraded is None
    assert await recalled(others, "when did we get married", user=BOB) == []
    await others.answer_others()
    assert await recalled(others, "which seat do I like on trains", 1) == ["I prefer window seats on trains"]

    await index.shared.close()
    found = await others.recall_facts(ANN, "when did we get married", 1)
    assert found.degraded is not None
    assert "does not answer" in found.degraded

    index.close()
    await others.catch_up()
    await others.answer_others()
    assert await recalled(memories, "when did we get married", 1) == ["our anniversary is 12 June"]
    await beside.shared.close()
    beside.close()


@pytest.mark.requirement("search.index.owner-answers")
async def test_the_owner_answers_nobody_who_does_not_know_what_lies_beside_the_folder(
    tmp_path: Path, memories: Memories, index: MemoryIndex
) -> None:
    await told(memories, *FACTS[:1])
    await memories.catch_up()
    await memories.answer_others()
    file = tmp_path / "qdrant-owner.json"
    assert file.stat().st_mode & 0o077 == 0
    given = [index.collection, [0.0] * 384, 5, None]
    for secret in ("guessed", None, json.loads(file.read_text())["secret"]):
        reader, writer = await asyncio.open_connection("127.0.0.1", json.loads(file.read_text())["port"])
        writer.write(json.dumps({"secret": secret, "question": "nearest", "given": given}).encode() + b"\n")
        answer = await reader.readline()
        writer.close()
        assert bool(answer) is (secret not in ("guessed", None))
    await index.shared.close()


@pytest.mark.requirement("memory.users-apart")
async def test_nobody_finds_what_another_told(memories: Memories) -> None:
    await told(memories, "my locker code is 4411")
    await told(memories, "my locker code is 9999", user=FOREIGN)
    await memories.catch_up()
    assert await recalled(memories, "locker code", user=BOB) == []
    assert await recalled(memories, "locker code") == ["my locker code is 4411"]
    assert await recalled(memories, "locker code", user=FOREIGN) == ["my locker code is 9999"]


@pytest.mark.requirement("memory.facts.once")
async def test_the_same_text_told_at_the_same_time_is_one_fact(memories: Memories) -> None:
    added = await asyncio.gather(
        *(memories.add_fact(ANN, f"k{n}", f"likes  {'TEA' if n % 2 else 'tea'}", None) for n in range(8))
    )
    assert len({fact.fact_id for fact in added}) == 1
    assert await memories.count_facts(ANN) == 1
