"""A tool that the operator has switched off is not found, not prepared and not run, from that moment on."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from temporalio.exceptions import ApplicationError
from temporalio.testing import ActivityEnvironment

from steward.activities.retrieval import RetrievalActivities
from steward.activities.switches import ToolSwitches
from steward.activities.tool_calls import ToolCallActivities
from steward.contracts.calls import CallToolInput, CallToolOutput, PreparedCall, Verdict
from steward.contracts.errors import ErrorCode
from steward.contracts.owner import Owner
from steward.contracts.plan import ToolCall
from steward.contracts.tool import ToolSpec
from steward.planners.chain import PlannerChain
from steward.search.retrieval import ToolRetriever
from steward.search.tool_index import ToolIndex
from steward.sql.database import Database
from steward.sql.dispatches import DispatchStore
from steward.sql.problems import ProblemStore
from steward.sql.tools import ToolStore
from steward.tools.executors import ToolRunner
from steward.tools.ports import Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.embedding import real_embedder
from tests.support.planners import scripted
from tests.support.retrieving import found_for
from tests.support.tool_bench import (
    NOW,
    Effects,
    a_call,
    a_proof,
    a_registry,
    a_requester,
    a_spec,
    an_announcement,
    an_entry,
    anns_effects,
)

ENTRIES = [
    an_entry("read_it"),
    an_entry("do_once", effect="once", aliases=["do_it"], description="Paints the garden fence."),
    an_entry("do_idem", effect="idempotent"),
    an_entry("ask_once", effect="once", permission="permission_required", confirm_template="do {value}?"),
]
ARGS = {"value": "x"}


@dataclass
class Worker:
    """One worker's parts over the common database."""

    registry: Registry
    tools: ToolStore
    services: Services
    calls: ToolCallActivities
    retrieval: RetrievalActivities

    async def prepare(self, tool: str) -> PreparedCall:
        return await Preparer(self.registry, self.services).prepare(
            ToolCall(tool_name=tool, args=ARGS), a_requester(), NOW.isoformat()
        )

    async def found(self, text: str) -> set[str]:
        output = await found_for(self.retrieval, Owner("acme", "ann"), text, whole=True, limit=8)
        return {candidate.name for candidate in output.candidates}

    async def run(self, request: CallToolInput) -> CallToolOutput:
        return await ActivityEnvironment().run(self.calls.call_tool, request)


@pytest.fixture
def effects() -> Iterator[Effects]:
    with anns_effects() as happened:
        yield happened


@pytest.fixture
async def worker(tmp_path: Path, database: Database, effects: Effects) -> AsyncIterator[Worker]:
    """A worker whose tools are mirrored, all of them on."""
    registry, tools = a_registry(tmp_path, *ENTRIES), ToolStore(database)
    await tools.mirror(registry.specs())
    services = Services(clock=lambda: NOW, switched_off=ToolSwitches(tools, lease_s=0).off)
    runner = ToolRunner(services, lambda name: None)
    index = ToolIndex(real_embedder(), path=tmp_path / "qdrant")
    calls = ToolCallActivities(registry, runner, DispatchStore(database), ProblemStore(database))
    retriever, chain = ToolRetriever(index, registry), PlannerChain([scripted()])
    retrieval = RetrievalActivities(real_embedder(), retriever, tools, registry, chain, services)
    yield Worker(registry, tools, services, calls, retrieval)
    index.close()
    await runner.aclose()


@pytest.mark.requirement("attacks.a7.switched-off")
async def test_a_tool_that_is_switched_off_is_neither_found_nor_prepared_and_on_again_it_is(worker: Worker) -> None:
    for enabled in (False, True, False, True):
        assert await worker.tools.set_enabled("do_it", enabled, "ann") == "do_once"
        assert ("do_once" in await worker.found("paint the fence")) is enabled
        prepared = await worker.prepare("do_it")
        assert (prepared.verdict is Verdict.RUN) is enabled
        if not enabled:
            assert (prepared.verdict, prepared.code) == (Verdict.DENY, ErrorCode.TOOL_DISABLED)
            assert "steward tools enable do_once" in prepared.reason


@pytest.mark.requirement("attacks.a7.switched-off")
@pytest.mark.parametrize("tool", ["read_it", "do_once", "do_idem"])
async def test_a_call_that_was_prepared_before_the_switch_does_not_run(
    worker: Worker, database: Database, effects: Effects, tool: str
) -> None:
    assert (await worker.prepare(tool)).verdict is Verdict.RUN
    await worker.tools.set_enabled(tool, False, "ann")
    output = await worker.run(a_call(tool, ARGS, write=an_announcement()))
    assert (output.state, output.code) == ("failed", ErrorCode.TOOL_DISABLED)
    assert f"steward tools enable {tool}" in (output.error or "")
    assert effects.happened == []
    assert await DispatchStore(database).get(7, "c1") is None
    assert await database.fetchval("SELECT count(*) FROM problem_steps") > 0  # What was announced is on record.
    await worker.tools.set_enabled(tool, True, "ann")
    assert (await worker.run(a_call(tool, ARGS))).state == "succeeded"


@pytest.mark.requirement("tools.own.never-stops-others")
@pytest.mark.parametrize("tool", ["read_it", "do_once"])
async def test_who_calls_a_tool_that_steward_switched_off_is_told_why(worker: Worker, tool: str) -> None:
    await worker.tools.break_off(tool, "it stood still")
    told = f"{tool} is switched off by Steward, because it stood still; `steward tools enable {tool}`"
    assert (await worker.prepare(tool)).reason.startswith(told)
    assert ((await worker.run(a_call(tool, ARGS, write=an_announcement()))).error or "").startswith(told)


@pytest.mark.requirement("attacks.a7.switched-off")
async def test_an_approval_does_not_help_a_tool_that_is_switched_off_after_it(worker: Worker, effects: Effects) -> None:
    assert (await worker.prepare("ask_once")).verdict is Verdict.CONFIRM
    await worker.tools.set_enabled("ask_once", False, "ann")
    output = await worker.run(a_call("ask_once", ARGS, approval=a_proof(ARGS)))
    assert (output.state, output.code) == ("failed", ErrorCode.TOOL_DISABLED)
    assert effects.happened == []


@pytest.mark.requirement("attacks.a7.switched-off")
async def test_what_ran_before_the_switch_is_told_as_it_was(worker: Worker, effects: Effects) -> None:
    assert (await worker.run(a_call("do_once", ARGS))).state == "succeeded"
    await worker.tools.set_enabled("do_once", False, "ann")
    assert (await worker.run(a_call("do_once", ARGS))).state == "succeeded"
    assert len(effects.happened) == 1


@pytest.mark.requirement("attacks.a7.fails-closed")
async def test_without_postgresql_no_effect_runs_and_what_was_last_known_counts_for_reads(
    worker: Worker, database: Database, effects: Effects, monkeypatch: pytest.MonkeyPatch
) -> None:
    await worker.tools.set_enabled("read_it", False, "ann")
    assert (await worker.prepare("read_it")).verdict is Verdict.DENY
    await database.close()
    try:
        monkeypatch.setattr("steward.activities.attempt.ANNOUNCE_PATIENCE_S", 0.2)
        assert (await worker.prepare("read_it")).verdict is Verdict.DENY
        for tool in ("do_once", "do_idem"):
            with pytest.raises(ApplicationError):
                await worker.run(a_call(tool, ARGS))
        assert effects.happened == []
    finally:
        await database.open()


@pytest.mark.requirement("attacks.a7.survives")
async def test_a_switch_survives_every_sync_and_the_absence_of_its_tool(database: Database) -> None:
    tools = ToolStore(database)
    one, two = a_spec(name="one"), a_spec(name="two")

    async def listed() -> list[str]:
        return [spec.name for spec in await tools.all()]

    async def sync(*specs: ToolSpec) -> None:
        await tools.mirror(specs)

    await sync(one, two)
    await tools.set_enabled("two", False, "ann")
    await sync(one, two.model_copy(update={"description": "Something else."}))
    assert await listed() == ["one"]
    await sync(one)
    assert [spec.name for spec in await tools.all(include_disabled=True)] == ["one"]
    assert await tools.disabled() == {"two": None}
    await sync(one, two)
    assert await listed() == ["one"]
    assert await tools.set_enabled("two", True, "ann") == "two"
    assert await listed() == ["one", "two"]
    assert await tools.disabled() == {}
