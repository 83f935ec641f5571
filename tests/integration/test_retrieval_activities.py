"""retrieve_tools, plan_next_action and sync_tools with real parts, whole and with parts taken away."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from temporalio.exceptions import ApplicationError
from temporalio.testing import ActivityEnvironment

from steward import wording
from steward.activities.memory import Memories
from steward.activities.planning import PlanningActivities
from steward.activities.retrieval import RetrievalActivities
from steward.activities.switches import ToolSwitches
from steward.activities.tool_finding import ToolFinding
from steward.activities.tool_index import ToolIndexActivities
from steward.contracts.activities import SyncToolsInput, SyncToolsOutput
from steward.contracts.errors import ErrorCode, Unavailable
from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import CallsPlan, PlanRequest
from steward.contracts.planning_activities import EmbedTextInput, RetrieveToolsOutput
from steward.contracts.tool import OfferedTool, ToolSpec
from steward.language.request_texts import texts_apart
from steward.planners.chain import PlannerBackend, PlannerChain
from steward.planners.embedded.backend import EmbeddedPlanner
from steward.search.embedder import Embedder, Vectors, unpacked
from steward.search.retrieval import ToolRetriever
from steward.search.tool_index import ToolIndex
from steward.sql.database import Database
from steward.sql.tools import ToolStore
from steward.stack.postgres import EmbeddedPostgres
from steward.tools.ports import Services
from steward.tools.registry import Registry
from tests.support.embedding import real_embedder, real_judge
from tests.support.planners import scripted, scripted_queued
from tests.support.retrieving import found_for
from tests.support.toolbox import request, spec


class NoEmbedder:
    """An embedder whose model cannot be loaded."""

    model = "missing"
    dimension = 384
    version = "1"

    def embed(self, texts: Sequence[str]) -> Vectors:
        raise Unavailable("the model file is gone", code=ErrorCode.EMBEDDER_UNAVAILABLE)


@dataclass
class Room:
    """The activities over one database and one index, and how to run them."""

    registry: Registry
    tools: ToolStore
    index: ToolIndex
    embedder: Embedder
    planner: PlannerBackend
    services: Services | None = None

    @property
    def planning(self) -> PlanningActivities:
        chain = PlannerChain([self.planner])
        return PlanningActivities(self.registry, chain, self.services)

    @property
    def retrieval(self) -> RetrievalActivities:
        return self.retrieving(self.planner)

    def retrieving(self, planner: PlannerBackend, memories: Any = None) -> RetrievalActivities:
        retriever, chain = ToolRetriever(self.index, self.registry), PlannerChain([planner])
        services = self.services or Services()
        return RetrievalActivities(self.embedder, retriever, self.tools, self.registry, chain, services, memories)

    async def sync(self) -> SyncToolsOutput:
        activities = ToolIndexActivities(self.registry, self.tools, self.index)
        return await ActivityEnvironment().run(activities.sync_tools, SyncToolsInput())

    async def retrieve(self, text: str, limit: int = 8, own: Sequence[ToolSpec] = ()) -> RetrieveToolsOutput:
        return await self.found(text, whole=True, limit=limit, request_tools=list(own))

    async def found(self, text: str, **wanted: Any) -> RetrieveToolsOutput:
        return await found_for(self.retrieval, Owner("t", "u"), text, **wanted)


@pytest.fixture(scope="module")
def indexed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Qdrant folder that holds the catalogue; copied, not used."""
    folder = tmp_path_factory.mktemp("indexed") / "qdrant"
    index = ToolIndex(real_embedder(), path=folder)
    plannable = [tool for tool in Registry().specs() if tool.plannable]
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, index.sync(plannable)).result(120)
    index.close()
    return folder


@pytest.fixture
async def room(tmp_path: Path, indexed: Path, database: Database) -> AsyncIterator[Room]:
    """Everything in place; the index filled, PostgreSQL not."""
    shutil.copytree(indexed, tmp_path / "qdrant")
    index = ToolIndex(real_embedder(), path=tmp_path / "qdrant")
    planner = EmbeddedPlanner(real_judge(), real_embedder(), wording)
    yield Room(Registry(), ToolStore(database), index, real_embedder(), planner)
    index.close()


@pytest.mark.requirement("attacks.a7.switched-off")
async def test_a_tool_that_is_switched_off_is_not_offered_by_meaning_and_takes_nobodys_place(room: Room) -> None:
    await room.sync()
    text = "send an e-mail to bob about lunch"
    room.services = Services(switched_off=ToolSwitches(room.tools, lease_s=0).off)
    before = await room.retrieve(text, 4)
    assert before.source == "qdrant"
    best = names(before)[0]
    await room.tools.set_enabled(best, False)
    after = await room.retrieve(text, 4)
    assert (after.source, len(names(after)), best in names(after)) == ("qdrant", 4, False)


def names(output: RetrieveToolsOutput) -> list[str]:
    return [candidate.name for candidate in output.candidates]


async def test_tools_told_by_name_are_planned_with_as_if_they_were_told_whole(room: Room) -> None:
    await room.sync()
    text = "what is 3 times 4?"
    asked = PlanRequest(requester=Requester(Owner("t", "u"), 1), text=text, now="2026-11-24T10:00:00+00:00")
    found = await room.found(text)
    whole = await room.retrieve(text, 10)
    assert [tool.name for tool in found.offered] == names(whole)
    assert (found.candidates, found.plan_route, found.planner) == ([], "local", "embedded")
    apart = [
        await ActivityEnvironment().run(room.planning.plan_next_action, asked.model_copy(update=tools))
        for tools in ({"offered": found.offered}, {"candidates": whole.candidates})
    ]
    assert apart[0].plan == apart[1].plan
    assert [call.tool_name for call in apart[0].prepared] == ["calculate"]


async def test_tools_that_are_not_as_they_were_found_are_refused(room: Room) -> None:
    await room.sync()
    asked = PlanRequest(
        requester=Requester(Owner("t", "u"), 1),
        text="what is 3 times 4?",
        now="2026-11-24T10:00:00+00:00",
        offered=[OfferedTool(name="calculate", sha256="another", score=1.0)],
    )
    with pytest.raises(ApplicationError) as refused:
        await ActivityEnvironment().run(room.planning.plan_next_action, asked)
    assert (refused.value.type, refused.value.non_retryable) == (ErrorCode.STATE_CHANGED, True)


@pytest.mark.requirement("search.sync.both-mirrors")
async def test_sync_fills_both_mirrors_and_then_touches_nothing(room: Room, tmp_path: Path) -> None:
    room.index.close()
    shutil.rmtree(tmp_path / "qdrant")
    first = await room.sync()
    assert set(first.added) == {tool.name for tool in room.registry.specs()}
    assert first.indexed == sum(1 for tool in room.registry.specs() if tool.plannable)
    assert first.degraded is None
    again = await room.sync()
    assert (again.added, again.changed, again.removed, again.indexed) == ([], [], [], 0)


@pytest.mark.requirement("search.retrieve.meaning")
async def test_candidates_come_from_qdrant_best_first_and_within_the_limit(room: Room) -> None:
    await room.sync()
    output = await room.retrieve("look in my mailbox for the quarterly numbers", limit=5)
    assert (output.source, output.degraded, len(output.candidates)) == ("qdrant", None, 5)
    assert "search_email" in names(output)[:2]
    assert output.candidates[0].examples
    assert [c.score for c in output.candidates] == sorted((c.score for c in output.candidates), reverse=True)


@pytest.mark.requirement("search.retrieve.plannable-only")
async def test_tools_that_are_not_plannable_are_never_offered(room: Room) -> None:
    await room.sync()
    by_meaning = names(await room.retrieve("confirm problem 43", limit=50))
    room.embedder = NoEmbedder()
    by_words = names(await room.retrieve("confirm problem 43", limit=50))
    assert not {"confirm_action", "execute_task"} & {*by_meaning, *by_words}


@pytest.mark.requirement("mcp.request.tools")
async def test_a_requests_own_tools_are_found_beside_the_index_and_by_nobody_else(room: Room) -> None:
    await room.sync()
    words = "Books a berth for a boat in a harbour."
    own = [spec("book_berth", words, {"harbour": {"type": "string"}}, ["harbour"], [])]
    wanted = "book a berth for my boat in Kiel"
    found = await room.retrieve(wanted, 5, own)
    assert (found.source, found.degraded, names(found)[0], len(names(found))) == ("qdrant", None, "book_berth", 5)
    mail = await room.retrieve("look in my mailbox for the quarterly numbers", 5, own)
    assert "search_email" in names(mail)[:2]
    assert "book_berth" not in {*names(await room.retrieve(wanted, 50)), *names(mail)}
    room.embedder = NoEmbedder()
    by_words = await room.retrieve(wanted, 5, own)
    assert (by_words.source, names(by_words)[0]) == ("full_text", "book_berth")
    assert await room.tools.search("berth boat harbour", 5) == []


@pytest.mark.requirement("search.retrieve.embedded")
async def test_a_text_and_its_parts_are_embedded_as_they_are_and_in_little_room(room: Room) -> None:
    text = "read my last mail and e-mail a summary of it to bob@example.com"
    asked = EmbedTextInput(owner=Owner("t", "u"), text=text)
    output = await ActivityEnvironment().run(room.retrieval.embed_text, asked)
    whole, *parts = output.embedded
    assert (whole.text, [part.text for part in parts]) == (text, texts_apart(text))
    assert parts
    for embedded in output.embedded:
        [vector] = real_embedder().embed([embedded.text])
        assert abs(unpacked(embedded.vector) - vector).max() < 1e-6
        assert len(embedded.vector) == 2048


@pytest.mark.requirement("search.retrieve.full-text")
async def test_without_qdrant_tools_are_found_by_words_and_that_is_said(room: Room, tmp_path: Path) -> None:
    await room.sync()
    shutil.rmtree(tmp_path / "qdrant")
    output = await room.retrieve("find any emails from Alice about the Q3 report")
    assert output.source == "full_text"
    assert "search_email" in names(output)[:3]
    assert output.degraded is not None
    assert "the Qdrant folder is gone" in output.degraded
    assert "by their words" in output.degraded
    await room.sync()
    assert (await room.retrieve("find any emails from Alice")).source == "qdrant"


@pytest.mark.requirement("search.retrieve.full-text")
async def test_without_an_embedder_the_request_is_still_planned_for(room: Room) -> None:
    await room.sync()
    room.embedder = NoEmbedder()
    output = await room.retrieve("add buy milk to my todo list")
    assert output.source == "full_text"
    assert "add_task" in names(output)[:3]
    assert "the model file is gone" in (output.degraded or "")


@pytest.mark.requirement("search.retrieve.catalogue")
async def test_without_any_match_the_catalogue_is_offered_in_its_order_as_far_as_a_planner_can_read(room: Room) -> None:
    await room.sync()
    room.embedder = NoEmbedder()
    output = await room.retrieve("xyzzy")
    assert output.source == "catalogue"
    assert names(output) == [tool.name for tool in room.registry.specs() if tool.plannable][:40]
    assert "at most 40 tools" in (output.degraded or "")


@pytest.mark.requirement("search.retrieve.catalogue")
async def test_with_qdrant_and_postgres_both_away_the_catalogue_is_offered(
    tmp_path: Path, own_postgres: EmbeddedPostgres
) -> None:
    async with Database(own_postgres.dsn) as database:
        index = ToolIndex(real_embedder(), path=tmp_path / "never-made")
        room = Room(Registry(), ToolStore(database), index, real_embedder(), scripted())
        own_postgres.stop()
        output = await room.retrieve("what time is it?")
    assert output.source == "catalogue"
    assert "get_calendar_events" in names(output)
    assert "Qdrant" in (output.degraded or "")
    assert "nor by words" in (output.degraded or "")


@pytest.mark.requirement("search.sync.degraded")
async def test_a_sync_without_an_embedder_mirrors_to_postgres_and_says_what_is_missing(
    room: Room, tmp_path: Path
) -> None:
    room.index = ToolIndex(NoEmbedder(), path=tmp_path / "other")
    output = await room.sync()
    assert output.added
    assert "the model file is gone" in (output.degraded or "")
    room.index.close()


@pytest.mark.requirement("search.retrieve.route")
async def test_the_route_follows_the_first_planner(room: Room) -> None:
    await room.sync()
    assert (await room.retrieve("what time is it?")).plan_route == "local"
    room.planner = scripted_queued()
    assert (await room.retrieve("what time is it?")).plan_route == "queued"


@pytest.mark.requirement("planners.activity.plan")
async def test_planning_gives_the_chains_plan(room: Room) -> None:
    room.planner = scripted()
    asked = request('{"script":[[{"tool":"list_tasks"}]]}')
    began = time.monotonic()
    result = await ActivityEnvironment().run(room.planning.plan_next_action, asked)
    assert isinstance(result.plan, CallsPlan)
    assert 0 < result.worked_s <= time.monotonic() - began


@pytest.mark.requirement("planners.activity.plan")
async def test_when_nobody_can_plan_the_activity_fails_for_good_with_the_code(room: Room) -> None:
    room.planner = scripted()
    with pytest.raises(ApplicationError) as caught:
        await ActivityEnvironment().run(room.planning.plan_next_action, request('{"fail": "no model"}'))
    assert (caught.value.type, caught.value.non_retryable) == (ErrorCode.PLANNING_FAILED, True)
    assert "no model" in caught.value.message


@pytest.mark.requirement("planners.activity.heartbeats")
async def test_planning_heartbeats_from_the_first_moment_and_ends_when_it_is_cancelled(room: Room) -> None:
    room.planner = scripted_queued()
    environment = ActivityEnvironment()
    beats: list[object] = []
    environment.on_heartbeat = lambda *details: beats.append(details)
    running = asyncio.ensure_future(environment.run(room.planning.plan_next_action, request('{"hang": true}')))
    async with asyncio.timeout(10):
        while not beats:
            await asyncio.wait([running], timeout=0.01)
        environment.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running


@pytest.mark.requirement("search.retrieve.after")
async def test_what_belongs_to_the_tools_just_called_is_offered_too(room: Room) -> None:
    await room.sync()
    text = "and what is the capital of France?"
    alone = names(await room.found(text, whole=True, limit=3))
    after = names(await room.found(text, whole=True, limit=3, recent_tools=["list_tasks"]))
    family = {tool.name for tool in room.registry.specs() if tool.tool_type == "todo" and tool.plannable}
    assert not family <= set(alone)
    assert after[:3] == alone[:3]
    assert family <= set(after)
    assert len(after) == len(set(after))
    room.services = Services(switched_off=ToolSwitches(room.tools, lease_s=0).off)
    await room.tools.set_enabled("complete_task", False)
    assert "complete_task" not in names(await room.found(text, whole=True, limit=3, recent_tools=["list_tasks"]))


@pytest.mark.requirement("search.retrieve.after")
async def test_a_tool_that_is_not_set_up_does_not_come_back_beside_the_tools_just_called(room: Room) -> None:
    await room.sync()
    room.services = Services(unset=lambda spec: ["A_KEY"] if spec.name == "complete_task" else [])
    text = "mark the laundry task as done"
    found = names(await room.found(text, whole=True, limit=3, recent_tools=["list_tasks"]))
    assert "list_tasks" in found
    assert "complete_task" not in found


@pytest.mark.requirement("search.find-tools")
async def test_find_tools_finds_by_meaning_else_by_words_and_nothing_that_is_off(room: Room) -> None:
    await room.sync()
    off = ToolSwitches(room.tools, lease_s=0).off
    retriever = ToolRetriever(room.index, room.registry)
    finding = ToolFinding(room.embedder, retriever, room.tools, off)
    owner = Owner("t", "u")
    found, fits = await finding.find(owner, "write somebody a letter by electronic mail")
    assert fits
    assert "compose_email" in found
    assert len(found) == 8
    await room.tools.set_enabled("compose_email", False)
    without, _ = await finding.find(owner, "write somebody a letter by electronic mail")
    assert "compose_email" not in without
    assert len(without) == 8
    by_words = ToolFinding(NoEmbedder(), retriever, room.tools, off)
    assert "get_current_time" in (await by_words.find(owner, "current time zone"))[0]


@pytest.mark.requirement("search.find-tools-none")
async def test_find_tools_says_that_nothing_fits_and_what_is_nearest(room: Room) -> None:
    await room.sync()
    retriever = ToolRetriever(room.index, room.registry)
    finding = ToolFinding(room.embedder, retriever, room.tools, ToolSwitches(room.tools, lease_s=0).off)
    owner = Owner("t", "u")
    fitting = [
        "send an e-mail to somebody",
        "remind me",
        "look up a contact",
        "Wetter",
        "enviar un correo",
        "bitcoin price",
        "delete a task",
        "Termin löschen",
        "borrar una cita",
        "remove a contact",
    ]
    for wanted in fitting:
        assert (await finding.find(owner, wanted))[1], wanted
    other_things = ("delete an email", "E-Mail löschen", "borrar un correo", "remove a device", "delete my account")
    unknown = ("order a pizza", "play music on spotify", "edit a photo", "pedir un taxi", "compress a zip archive")
    rare = ("pay an invoice", "Rechnung bezahlen", "pagar una factura", "transfer money", "book a flight")
    calls = (
        "call a person by phone and pass on a message",
        "make a phone call",
        "jemanden anrufen",
        "llamar a alguien",
    )
    notices = ("notification history", "read past notifications", "show which notifications were sent")
    for wanted in (*other_things, *unknown, *rare, *calls, *notices, "change my password"):
        found, fits = await finding.find(owner, wanted)
        assert (len(found), fits) == (3, False), wanted


class Remembering(Memories):
    """Memories that know what is near to a text, or cannot tell."""

    def __init__(self, near: list[str] | None, away: bool = False) -> None:
        self.near, self.away = near, away
        self.asked: list[str] = []

    async def remembered(self, owner: Owner, text: str, limit: int) -> list[str] | None:
        self.asked.append(text)
        if self.away:
            raise Unavailable("away", code=ErrorCode.POSTGRES_UNAVAILABLE)
        return self.near


@pytest.mark.requirement("memory.by-meaning")
@pytest.mark.parametrize(
    ("near", "away", "told"),
    [(["Ada is allergic to nuts"], False, ["Ada is allergic to nuts"]), (None, False, None), ([], True, None)],
)
async def test_a_language_model_is_told_what_is_remembered_near_to_the_text(
    room: Room, near: list[str] | None, away: bool, told: list[str] | None
) -> None:
    await room.sync()
    memories = Remembering(near, away)
    for planner, expected in ((scripted_queued(), told), (scripted(), None)):
        output = await found_for(room.retrieving(planner, memories), Owner("t", "u"), "book a table for Ada")
        assert output.memories == expected
    assert memories.asked == ["book a table for Ada"], "a planner that reads no prompt is told nothing"
