"""The knowledge base on a real PostgreSQL, a real Qdrant and the real encoder: found, changed, removed, kept apart."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from temporalio.exceptions import ApplicationError
from temporalio.testing import ActivityEnvironment

from steward.activities.ingestion import IngestionActivities
from steward.activities.knowledge import Knowledge
from steward.contracts.errors import ErrorCode, ToolFailed, Unavailable
from steward.contracts.knowledge import IngestStep, shown_source
from steward.contracts.owner import Owner
from steward.search.knowledge_index import KnowledgeIndex
from steward.sql.database import Database
from steward.sql.knowledge import KnowledgeStore, WantedDocument
from steward.sql.questions import QuestionStore
from steward.tools.builtin.knowledge import KnowledgeBaseArgs, ask_knowledge_base
from steward.tools.context import ToolResult
from steward.tools.internet.pages import PageReader
from steward.tools.ports import Services
from tests.support.embedding import general_embedder
from tests.support.http_peer import Peer, an_answer
from tests.support.knowledge import Base
from tests.support.tool_bench import a_context

LEAVE = "# Annual leave\n\nEveryone has 27 days off a year.\n\n## Carrying over\n\nUnused days lapse in March."
TRIPS = "# Business trips\n\n## Hotels\n\nA room may cost 140 euros, in Paris 210."
BIKES = "# Company bicycles\n\nThe lease runs for 36 months. One inspection a year is covered."


@pytest.fixture
async def base(database: Database, tmp_path: Path) -> AsyncIterator[Base]:
    store, embedder = KnowledgeStore(database), general_embedder()
    index = KnowledgeIndex(embedder, path=tmp_path / "qdrant")
    knowledge = Knowledge(store, index, embedder, QuestionStore(database))
    pages = PageReader("steward-tests", private=True)
    yield Base(store, index, knowledge, IngestionActivities(store, knowledge, pages))
    await pages.aclose()
    index.close()


async def ask(base: Base, question: str, tenant: str = "acme", **context: str) -> ToolResult:
    """What the tool answers."""
    ctx = a_context(Services(knowledge=base.knowledge), tenant_id=tenant, **context)
    return await ask_knowledge_base.run(ctx, KnowledgeBaseArgs(query=question))


def sources(result: ToolResult) -> list[str]:
    assert isinstance(result.result, dict)
    return [one["name"] for one in result.result["sources"]]


@pytest.mark.requirement("knowledge.base.relative")
@pytest.mark.parametrize(
    "name", ["/home/olga/policies/leave.md", "C:\\policies\\leave.md", "\\\\host\\share\\leave.md"]
)
async def test_a_source_tells_nothing_of_the_machine_it_came_from(base: Base, name: str) -> None:
    await base.add(name, LEAVE)
    answer = await ask(base, "How many days off are there in a year?")
    assert sources(answer)[0] == "leave.md"
    assert "polic" not in answer.model_dump_json().replace("policy", "")


@pytest.mark.requirement("knowledge.base.relative")
def test_an_address_and_a_relative_name_are_shown_as_they_are() -> None:
    for source in ("https://example.com/a/b.html", "leave.md", "handbook/leave.md"):
        assert shown_source(source) == source


@pytest.mark.requirement("knowledge.base.answers")
async def test_a_question_in_other_words_is_answered_in_the_documents_own(base: Base) -> None:
    for name, text in {"leave.md": LEAVE, "trips.md": TRIPS, "bikes.md": BIKES}.items():
        await base.add(name, text)
    answer = await ask(base, "How much may I spend on a hotel in Paris?")
    assert isinstance(answer.result, dict)
    assert answer.result["answered"] is True
    assert answer.result["documents_searched"] == 3
    assert answer.result["answer"].startswith("A room may cost 140 euros, in Paris 210. [1]")
    [first, *_] = answer.result["sources"]
    assert (first["name"], first["heading"]) == ("trips.md", "Business trips > Hotels")
    kept = await base.store.text("acme", first["document_id"])
    assert kept is not None
    assert kept[first["begins"] : first["ends"]] == first["text"]
    assert f"[1] Business trips > Hotels: {first['address']}" in answer.message
    assert answer.degraded is None


@pytest.mark.requirement("knowledge.base.honest")
async def test_what_the_documents_do_not_tell_is_said_and_logged(base: Base, database: Database) -> None:
    empty = await ask(base, "What is the boiling point of nitrogen?")
    assert empty.message.startswith("There are no documents in the knowledge base yet")
    assert empty.degraded == "the knowledge base has no documents yet"
    await base.add("leave.md", LEAVE)
    answer = await ask(base, "What is the boiling point of nitrogen?", call_id="c2")
    assert answer.message == "The only document does not tell."
    assert answer.result == {"answer": answer.message, "answered": False, "documents_searched": 1, "sources": []}
    await ask(base, "How many days off are there in a year?", call_id="c3")
    await ask(base, "How many days off are there in a year?", call_id="c3")
    await base.knowledge.keep_questions_left()
    questions = QuestionStore(database)
    assert [one.question for one in await questions.list("acme", None, False, None, 10)] == [
        "What is the boiling point of nitrogen?",
        "What is the boiling point of nitrogen?",
    ]
    [answered] = await questions.list("acme", None, True, None, 10)
    assert (answered.user_id, answered.documents, len(answered.sources)) == ("ann", 1, 1)
    assert await questions.list("other", None, None, None, 10) == []


@pytest.mark.requirement("knowledge.base.changes")
async def test_a_changed_document_is_answered_from_its_new_text_alone(base: Base) -> None:
    first = await base.add("leave.md", LEAVE)
    again = await base.add("leave.md", LEAVE)
    assert (again.document_id, again.version, again.updated_at) == (first.document_id, first.version, first.updated_at)
    changed = await base.add("leave.md", LEAVE.replace("27 days", "31 days"))
    assert changed.document_id == first.document_id
    assert changed.version == first.version + 1
    answer = await ask(base, "How many days off are there in a year?")
    assert "31 days" in answer.message
    assert "27 days" not in answer.message
    assert (await base.index.counts()) == {base.index.collection("acme", "default"): changed.passages}


@pytest.mark.requirement("knowledge.base.changes")
async def test_the_old_text_answers_until_the_new_one_is_whole(base: Base) -> None:
    await base.add("leave.md", LEAVE)
    changing = await base.want("leave.md", LEAVE.replace("27 days", "31 days"))
    step = await base.steps(changing)
    assert "27 days" in (await ask(base, "How many days off are there in a year?")).message
    assert step is not None
    await ActivityEnvironment().run(base.activities.publish_document, step)
    assert "31 days" in (await ask(base, "How many days off are there in a year?")).message


@pytest.mark.requirement("knowledge.base.changes")
async def test_a_version_that_is_not_wanted_any_more_is_left(base: Base) -> None:
    older = await base.want("leave.md", LEAVE)
    step = await base.steps(older)
    assert step is not None
    await base.want("leave.md", TRIPS)
    published = await ActivityEnvironment().run(base.activities.publish_document, step)
    assert published.go_on is False
    assert sources(await ask(base, "How many days off are there in a year?")) == []


@pytest.mark.requirement("knowledge.base.changes")
async def test_a_removed_document_is_found_by_nothing_any_more(base: Base) -> None:
    kept, gone = await base.add("trips.md", TRIPS), await base.add("leave.md", LEAVE)
    assert await base.store.remove("acme", gone.document_id)
    assert sources(await ask(base, "How many days off are there in a year?")) == []
    await base.knowledge.catch_up()
    assert await base.index.counts() == {base.index.collection("acme", "default"): kept.passages}
    assert await base.store.text("acme", gone.document_id) is None


@pytest.mark.requirement("knowledge.base.tenants-apart")
async def test_tenants_and_agents_have_collections_of_their_own(base: Base) -> None:
    theirs = await base.add("secret.md", LEAVE.replace("27", "4711"), tenant="other")
    await base.add("hr.md", LEAVE.replace("27", "0815"), agent="hr")
    await base.add("trips.md", TRIPS)
    found = await ask(base, "How many days off are there in a year?")
    assert sources(found) == []
    assert "secret.md" in sources(await ask(base, "How many days off are there in a year?", tenant="other"))
    assert len(await base.index.counts()) == 3
    assert await base.store.get("acme", theirs.document_id) is None
    assert await base.store.text("acme", theirs.document_id) is None
    assert await base.store.remove("acme", theirs.document_id) is False
    stolen = await base.store.passages("acme", "default", list(range(1, 50)))
    assert {one.source for one in stolen.values()} == {"trips.md"}


@pytest.mark.requirement("knowledge.base.degraded")
async def test_without_qdrant_words_find_and_it_is_said(base: Base, monkeypatch: pytest.MonkeyPatch) -> None:
    await base.add("trips.md", TRIPS)

    async def away(*_: object) -> dict[int, float]:
        raise Unavailable("Qdrant failed", code=ErrorCode.QDRANT_UNAVAILABLE)

    monkeypatch.setattr(base.index, "search", away)
    answer = await ask(base, "cost of a room in Paris")
    assert sources(answer) == ["trips.md"]
    assert answer.degraded == "documents were searched by words alone: Qdrant failed"


@pytest.mark.requirement("knowledge.base.degraded")
async def test_an_index_that_is_lost_is_made_anew(base: Base, tmp_path: Path) -> None:
    added = await base.add("trips.md", TRIPS)
    base.index.close()
    await asyncio.to_thread(shutil.rmtree, tmp_path / "qdrant")
    await base.knowledge.catch_up()
    assert await base.index.counts() == {base.index.collection("acme", "default"): added.passages}


@pytest.mark.requirement("search.index.owner-answers")
async def test_the_owner_of_the_folder_searches_documents_for_a_process_beside_it(
    base: Base, database: Database, tmp_path: Path
) -> None:
    await base.add("trips.md", TRIPS)
    await base.knowledge.answer_others()
    embedder, index = general_embedder(), KnowledgeIndex(general_embedder(), path=tmp_path / "qdrant")
    beside = Knowledge(base.store, index, embedder, QuestionStore(database))
    assert await beside.catch_up() == 0
    found = await beside.search("acme", "default", "How much may I spend on a hotel in Paris?")
    assert found.degraded is None
    assert [source.heading for source in found.sources] == ["Business trips > Hotels"]
    await base.index.shared.close()
    assert (await beside.search("acme", "default", "hotel Paris")).degraded is not None
    index.close()


@pytest.mark.requirement("knowledge.base.fetched")
async def test_a_page_is_fetched_and_fetched_again_only_where_it_changed(base: Base, peer: Peer) -> None:
    page = b"<!doctype html><title>FAQ</title><h1>Parking</h1><p>Guests park in row C.</p>"
    peer.answer = an_answer(body=page, Content_Type="text/html")
    wanted = WantedDocument("default", f"{peer.url}/faq", "", "", "ann")
    document, new = await base.store.want("acme", wanted)
    step = IngestStep(tenant_id="acme", document_id=document.document_id, version=document.version)
    run = ActivityEnvironment().run
    assert new
    assert await base.store.begin("acme", document.document_id, "beginning") is not None
    assert (await run(base.activities.fetch_document, step)).go_on
    await base.steps(document)
    await run(base.activities.publish_document, step)
    assert "Guests park in row C." in (await ask(base, "Where do visitors leave their car?")).message
    again, _ = await base.store.want("acme", wanted)
    await base.store.begin("acme", document.document_id, "beginning")
    later = step.model_copy(update={"version": again.version})
    assert (await run(base.activities.fetch_document, later)).go_on is False
    ready = await base.store.get("acme", document.document_id)
    assert ready is not None
    assert ready.state == "ready"


@pytest.mark.requirement("knowledge.base.fetched")
@pytest.mark.parametrize(
    "url", ["http://127.0.0.1/x", "https://127.0.0.1/x", "https://localhost/x", "https://[::1]/", "https://10.0.0.1/"]
)
async def test_private_addresses_are_not_fetched_unless_allowed(url: str) -> None:
    pages = PageReader("steward-tests")
    with pytest.raises(ToolFailed):
        await pages.read(url)
    await pages.aclose()


@pytest.mark.requirement("knowledge.ingest.durable")
async def test_a_broken_file_fails_with_words_and_keeps_what_was_live(base: Base) -> None:
    live = await base.add("manual.md", LEAVE)
    broken = await base.want("manual.md", "%PDF-1.4 broken")
    with pytest.raises(ApplicationError) as caught:
        await base.steps(broken)
    assert caught.value.non_retryable
    await base.store.fail(broken.document_id, broken.version, caught.value.message)
    failed = await base.store.get("acme", live.document_id)
    assert failed is not None
    assert (failed.state, failed.live_version) == ("failed", live.version)
    assert "27 days" in (await ask(base, "How many days off are there in a year?")).message


@pytest.mark.requirement("knowledge.ingest.durable")
async def test_work_nobody_heard_of_is_found(base: Base) -> None:
    document = await base.want("leave.md", LEAVE)
    assert await base.store.neglected(0, 10) == [("acme", document.document_id)]
    assert await base.store.neglected(3_600, 10) == []
    assert Owner("acme", "ann").tenant_id == document.tenant_id
