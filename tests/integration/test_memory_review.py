"""What is remembered, put right and forgotten by hand: on a real PostgreSQL, followed by a real Qdrant."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from qdrant_client import QdrantClient
from temporalio.testing import ActivityEnvironment

from steward.activities.memory import Memories, MemoryActivities
from steward.contracts.errors import Conflict, ErrorCode, ToolFailed
from steward.contracts.memory import MemoryKind, SearchMemoryInput, SearchMemoryOutput
from steward.contracts.owner import Owner
from steward.search.memory_index import MemoryIndex
from steward.sql.conversations import AnswerToSave, ConversationStore
from steward.sql.database import Database
from steward.sql.memory import Fact, MemoryStore
from steward.sql.memory_review import FactFilter, MemoryChanges, MemoryReview, MemoryState
from steward.sql.problems import ProblemStore
from tests.support.embedding import general_embedder
from tests.support.mirror import a_write

ANN, BOB, OTHER = Owner("acme", "ann"), Owner("acme", "bob"), Owner("other", "ann")


@pytest.fixture
def index(tmp_path: Path) -> Iterator[MemoryIndex]:
    opened = MemoryIndex(general_embedder(), path=tmp_path / "qdrant")
    yield opened
    opened.close()


@pytest.fixture
def memories(database: Database, index: MemoryIndex) -> Memories:
    return Memories(MemoryStore(database), index)


@pytest.fixture
def review(database: Database) -> MemoryReview:
    return MemoryReview(database)


async def told(memories: Memories, text: str, owner: Owner = ANN, category: str | None = None) -> Fact:
    return await memories.add_fact(owner, f"k-{text}", text, category)


async def found(memories: Memories, query: str, *kinds: MemoryKind, owner: Owner = ANN) -> SearchMemoryOutput:
    wanted = SearchMemoryInput(owner=owner, query=query, kinds=list(kinds), limit=10)
    return await ActivityEnvironment().run(MemoryActivities(memories).search_memory, wanted)


@pytest.mark.requirement("memory.rest.index")
async def test_an_edited_fact_is_found_by_its_new_meaning_and_no_more_by_its_old(
    memories: Memories, review: MemoryReview
) -> None:
    fact = await told(memories, "our anniversary is 12 June")
    assert [hit.number for hit in (await found(memories, "when did we get married", "fact")).hits] == [fact.fact_id]
    edited = await review.edit_fact(ANN, fact.fact_id, "I don't eat meat", "food")
    assert edited is not None
    assert (edited.fact, edited.category, edited.origin, edited.source) == ("I don't eat meat", "food", "edited", None)
    assert [hit.number for hit in (await found(memories, "am I a vegetarian", "fact")).hits] == [fact.fact_id]
    assert (await found(memories, "when did we get married", "fact")).hits == []


@pytest.mark.requirement("memory.rest.index")
async def test_a_text_that_changes_while_it_is_indexed_is_indexed_again(
    memories: Memories, review: MemoryReview, database: Database, index: MemoryIndex
) -> None:
    store = MemoryStore(database)
    fact = await told(memories, "my dentist is in the harbour")
    waiting = await store.unindexed(index.collection, 10)
    await review.edit_fact(ANN, fact.fact_id, "my car is red", None)
    await store.mark_indexed(waiting, index.collection)
    [again] = await store.unindexed(index.collection, 10)
    assert (again.number, again.text) == (fact.fact_id, "my car is red")
    await review.forget_facts(ANN, [fact.fact_id])
    [gone] = await store.unindexed(index.collection, 10)
    assert gone.gone


@pytest.mark.requirement("memory.rest.index")
async def test_what_is_forgotten_leaves_no_vector_and_no_text(
    memories: Memories, review: MemoryReview, database: Database, index: MemoryIndex, tmp_path: Path
) -> None:
    fact = await told(memories, "my dentist is in the harbour")
    talk = await memories.add_exchange(ANN, "problem-7", "the secret of the attic", "noted", problem_id=7)
    await told(memories, "I like jazz")
    await memories.catch_up()
    await review.edit_fact(ANN, fact.fact_id, "my dentist is uptown", None)
    assert await review.forget_facts(ANN, [fact.fact_id]) == 1
    assert await review.forget_conversation(ANN, talk.conversation) == 1
    await memories.catch_up()
    index.close()
    client = QdrantClient(path=str(tmp_path / "qdrant"))
    try:
        assert client.count(index.collection).count == 1
    finally:
        client.close()
    left = await database.fetchrow(
        "SELECT string_agg(user_message || agent_response || search::text, '') FROM memory_exchanges"
    )
    assert left is not None
    assert left[0] == ""
    # The workflow that keeps the exchange may come again: it stays forgotten.
    await memories.add_exchange(ANN, "problem-7", "the secret of the attic", "noted", problem_id=7)
    assert await memories.list_exchanges(ANN, 10) == []
    assert (await found(memories, "the attic", "exchange")).hits == []


@pytest.mark.requirement("memory.rest")
async def test_facts_are_paged_and_filtered(memories: Memories, review: MemoryReview) -> None:
    for number in range(5):
        await told(memories, f"fact {number} of 100%", category="Work" if number % 2 else None)
    await memories.add_fact(ANN, "t", "the pool is open", None, source="web_search")
    first = await review.list_facts(ANN, FactFilter(), None, 4)
    rest = await review.list_facts(ANN, FactFilter(), first[-1].fact_id, 4)
    assert [fact.fact for fact in (*first, *rest)] == [
        "the pool is open",
        *(f"fact {number} of 100%" for number in (4, 3, 2, 1, 0)),
    ]
    assert await review.count_facts(ANN, FactFilter(category="work")) == 2
    assert await review.count_facts(ANN, FactFilter(text="0%")) == 5
    assert await review.count_facts(ANN, FactFilter(text="_%")) == 0
    assert await review.count_facts(ANN, FactFilter(source="")) == 5
    assert await review.count_facts(ANN, FactFilter(source="web_search")) == 1
    assert await review.facts_by(ANN, "category") == {"": 4, "Work": 2}
    assert await review.facts_by(ANN, "source") == {"": 5, "web_search": 1}
    sizes = await review.sizes(ANN)
    assert (sizes.facts, sizes.exchanges, sizes.waiting, sizes.profile_entries) == (6, 0, 6, 0)
    await memories.catch_up()
    assert (await review.sizes(ANN)).waiting == 0


@pytest.mark.requirement("memory.rest")
async def test_exchanges_are_listed_by_the_conversation_of_their_problem(
    memories: Memories, review: MemoryReview, database: Database
) -> None:
    write = a_write(7, tenant_id="acme", user_id="ann", conversation_id="web-1")
    await ProblemStore(database).record(write)
    await memories.add_exchange(ANN, "problem-7", "one", "1", problem_id=7)
    await memories.add_exchange(ANN, "problem-7b", "two", "2", problem_id=7)
    alone = await memories.add_exchange(ANN, "import-1", "three", "3")
    # Somebody else's problem gives no conversation.
    foreign = await memories.add_exchange(BOB, "problem-7", "four", "4", problem_id=7)
    listed = await review.conversations(ANN, None, 10)
    assert [(one.conversation_id, one.exchanges) for one in listed] == [(alone.conversation, 1), ("web-1", 2)]
    assert [one.conversation_id for one in await review.conversations(ANN, listed[0].last_exchange, 10)] == ["web-1"]
    assert [turn.user_message for turn in await review.turns(ANN, "web-1", None, 10)] == ["one", "two"]
    assert foreign.conversation == f"exchange-{foreign.exchange_id}"
    await review.forget_conversation(ANN, alone.conversation)
    again = await memories.add_exchange(ANN, "import-1", "three", "3")
    assert again.user_message == "three"


@pytest.mark.requirement("memory.rest")
@pytest.mark.requirement("memory.users-apart")
@pytest.mark.parametrize("stranger", [BOB, OTHER])
async def test_nobody_else_reads_edits_or_forgets(memories: Memories, review: MemoryReview, stranger: Owner) -> None:
    fact = await told(memories, "my dentist is in the harbour")
    talk = await memories.add_exchange(ANN, "problem-7", "one", "1")
    await memories.update_profile(ANN, {"name": "Ann"})
    await memories.catch_up()
    assert await review.edit_fact(stranger, fact.fact_id, "x", None) is None
    assert await review.forget_facts(stranger, [fact.fact_id]) == 0
    assert await review.forget_conversation(stranger, talk.conversation) == 0
    assert await review.list_facts(stranger, FactFilter(), None, 10) == []
    assert await review.conversations(stranger, None, 10) == []
    assert (await review.sizes(stranger)).facts == 0
    state = await review.state(stranger)
    assert (list(state.facts), state.profile.own) == ([], {})
    changes = MemoryChanges(changed=[(fact.fact_id, "x", None)], removed=[fact.fact_id])
    await review.change(stranger, lambda _: changes)
    assert [one.fact for one in await review.list_facts(ANN, FactFilter(), None, 10)] == [fact.fact]
    assert (await found(memories, "dentist", "fact", "exchange", owner=stranger)).hits == []


@pytest.mark.requirement("memory.rest.import")
async def test_changes_are_done_all_or_nothing(memories: Memories, review: MemoryReview) -> None:
    one, two = await told(memories, "one fact"), await told(memories, "two facts")
    await memories.update_profile(ANN, {"name": "Ann"})
    for changes in (
        MemoryChanges(removed=[one.fact_id], added=[("Two  Facts", None)], profile={"name": "Eve"}),
        MemoryChanges(removed=[one.fact_id], profile={"note": "x" * 20_000}),
    ):
        with pytest.raises((Conflict, ToolFailed)):
            await review.change(ANN, lambda _, changes=changes: changes)  # type: ignore[misc]
        assert [fact.fact for fact in (await review.state(ANN)).facts] == ["one fact", "two facts"]
        assert (await review.state(ANN)).profile.own == {"name": "Ann"}
    swapped = MemoryChanges(changed=[(one.fact_id, "two facts", None), (two.fact_id, "one fact", "x")])
    await review.change(ANN, lambda _: swapped)
    assert [(f.fact, f.origin) for f in (await review.state(ANN)).facts] == [
        ("two facts", "import"),
        ("one fact", "import"),
    ]


@pytest.mark.requirement("memory.rest.import")
async def test_what_is_decided_about_is_what_is_there_when_it_is_done(
    memories: Memories, review: MemoryReview, database: Database
) -> None:
    fact = await told(memories, "one fact")
    seen: list[str] = []

    def decide(state: MemoryState) -> MemoryChanges:
        seen.extend(one.fact for one in state.facts)
        return MemoryChanges()

    async with asyncio.timeout(20):
        async with database.transaction() as connection:
            await connection.execute("UPDATE memory_facts SET fact = 'edited' WHERE fact_id = $1", fact.fact_id)
            deciding = asyncio.create_task(review.change(ANN, decide))
            while not await database.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
                assert not deciding.done()
        await deciding
    assert seen == ["edited"]


@pytest.mark.requirement("memory.rest")
async def test_a_text_that_another_fact_has_is_refused(memories: Memories, review: MemoryReview) -> None:
    one = await told(memories, "one fact")
    await told(memories, "two facts")
    with pytest.raises(Conflict) as refused:
        await review.edit_fact(ANN, one.fact_id, "TWO facts", None)
    assert refused.value.code is ErrorCode.STATE_CHANGED


@pytest.mark.requirement("memory.rest.degraded")
async def test_without_qdrant_words_are_searched_which_is_said_with_a_code(database: Database) -> None:
    memories = Memories(MemoryStore(database), MemoryIndex(general_embedder(), url="http://127.0.0.1:9"))
    fact = await told(memories, "my locker code is 4411")
    answer = await found(memories, "locker", "fact", "exchange")
    assert [hit.number for hit in answer.hits] == [fact.fact_id]
    assert [part.code for part in answer.degraded] == ["qdrant_unavailable"]
    assert "words alone" in answer.degraded[0].detail


@pytest.mark.requirement("memory.rest")
async def test_a_conversation_that_its_user_deletes_is_not_remembered_either(
    memories: Memories, review: MemoryReview, database: Database
) -> None:
    await ProblemStore(database).record(a_write(7, conversation_id="web-1"))
    conversations = ConversationStore(database)
    await conversations.begin(ANN, "k", "web-1", "0" * 64, "one", 0)
    await conversations.save(ANN, "k", AnswerToSave("one", "1", 7, None, {}))
    await memories.add_exchange(ANN, "problem-7", "one", "1", problem_id=7)
    [listed] = await review.conversations(ANN, None, 10)
    assert (listed.conversation_id, listed.title) == ("web-1", "one")
    assert await conversations.delete(ANN, "web-1")
    assert await review.conversations(ANN, None, 10) == []
