"""Whole problems over the real activities, PostgreSQL and Temporal: whatever anybody answers or sends, they end.

What is sent to Temporal by hand is sent as the `temporal` command line does: as bytes.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from temporalio import activity
from temporalio.api.common.v1 import Payload
from temporalio.client import Client, WorkflowUpdateFailedError
from temporalio.common import RawValue
from temporalio.testing import WorkflowEnvironment
from temporalio.worker import Worker

from steward.activities.ledger import LedgerActivities
from steward.activities.problem_steps import ProblemStepActivities
from steward.activities.tool_calls import ToolCallActivities
from steward.contracts import queues
from steward.contracts.approval import Decision
from steward.contracts.calls import CallToolInput, CallToolOutput
from steward.contracts.errors import ErrorCode
from steward.contracts.owner import Owner
from steward.contracts.problem import ProblemStatus, ProblemView, SettleRequest
from steward.contracts.step import Action
from steward.sql.converter import data_converter
from steward.sql.database import Database
from steward.sql.dispatches import DispatchStore
from steward.sql.problems import ProblemStore
from steward.tools.context import ToolResult
from steward.tools.executors import ToolRunner
from steward.tools.ports import Services
from steward.workers.temporal import workflow_runner
from steward.workflows import options
from steward.workflows.problem import ProblemWorkflow
from tests.support.http_peer import Peer, a_peer, an_answer
from tests.support.odd_values import ANSWERS, CALLED, NAME, ODD, nested
from tests.support.problems import Handle, Opener, add_search_attributes, beside_python
from tests.support.tool_bench import NOW, a_registry, an_entry

pytestmark = pytest.mark.timeout(240)
WITHIN_S = 60.0
DEEP = b"[" * 10_000 + b"]" * 10_000


@dataclass
class Room:
    """What the tests turn: `spoil` keeps what `call_tool` returns from the server."""

    client: Client
    database: Database
    peer: Peer
    opener: Opener
    spoil: list[Exception] = field(default_factory=list)
    attempts: list[int] = field(default_factory=list)

    async def settled(self, **given: Any) -> tuple[Handle, ProblemView]:
        async with asyncio.timeout(WITHIN_S):
            return await self.opener.settle(**given)

    async def mirrored(self, problem_id: int) -> ProblemView:
        view = await ProblemStore(self.database).get(problem_id, Owner("t", "alice"))
        assert view is not None
        return view

    async def actions(self, problem_id: int) -> list[Action]:
        return [r.step.action for r in await ProblemStore(self.database).ordered_steps(problem_id)]


@pytest.fixture
async def room(tmp_path: Path, database: Database) -> AsyncIterator[Room]:
    async with a_peer() as peer, a_server(database) as environment:
        peer.answer = an_answer()
        executor = {"kind": "http", "method": "POST", "url": peer.url + "/{value}"}
        odd: dict[str, Any] = {"executor": {"kind": "builtin", "function": NAME}, "timeout_s": 60}
        registry = a_registry(
            tmp_path,
            an_entry("svc", effect="once", executor=executor),
            an_entry("ask_svc", effect="once", permission="permission_required", executor=executor),
            an_entry("odd_once", effect="once", **odd),
            an_entry("odd_read", **odd),
            an_entry("quick_read", local=True, retry={"max_attempts": 3, "initial_interval_s": 0.1}, **odd),
        )
        runner = ToolRunner(Services(clock=lambda: NOW), lambda name: None)
        problems = ProblemStore(database)
        calls = ToolCallActivities(registry, runner, DispatchStore(database), problems)
        steps = ProblemStepActivities(problems, registry)
        room = Room(environment.client, database, peer, Opener(environment.client))

        @activity.defn(name="call_tool")
        async def call_tool(request: CallToolInput) -> CallToolOutput:
            room.attempts.append(activity.info().attempt)
            output = await calls.call_tool(request)
            if room.spoil:
                raise room.spoil[0]
            return output

        ledger = LedgerActivities(DispatchStore(database))
        beside: list[Any] = [
            steps.open_problem,
            steps.record_steps,
            calls.prepare_calls,
            calls.find_outcome,
            call_tool,
            ledger.recall_dispatches,
        ]
        async with (
            Worker(
                room.client,
                task_queue=queues.PROBLEMS,
                workflows=[ProblemWorkflow],
                activities=beside,
                workflow_runner=workflow_runner(sandboxed=False),
            ),
            Worker(room.client, task_queue=queues.TOOLS, activities=[call_tool]),
        ):
            yield room
        await runner.aclose()


@asynccontextmanager
async def a_server(database: Database) -> AsyncIterator[WorkflowEnvironment]:
    async with await WorkflowEnvironment.start_local(
        dev_server_existing_path=beside_python("temporal"), data_converter=data_converter(database)
    ) as environment:
        await add_search_attributes(environment.client)
        yield environment


def by_hand(data: bytes, encoding: bytes = b"json/plain") -> RawValue:
    """A payload as the temporal command line sends it."""
    return RawValue(Payload(metadata={"encoding": encoding}, data=data))


@pytest.mark.requirement("attacks.d1.every-answer-ends")
@pytest.mark.parametrize("levels", [199, 900, 50_000])
async def test_an_effect_whose_service_answers_deep_json_is_done_after_one_call(room: Room, levels: int) -> None:
    room.peer.answer = an_answer(body=b"[" * levels + b"1" + b"]" * levels)
    _, view = await room.settled(tool_name="svc", args={"value": "x"})
    assert (view.status, view.closed, view.tool_executed) == (ProblemStatus.DONE, True, True)
    assert "levels deep" in view.degraded[0]
    assert await room.mirrored(view.problem_id) == view
    assert (len(room.peer.asked), room.attempts) == (1, [1])


@pytest.mark.requirement("attacks.d1.every-answer-ends")
@pytest.mark.parametrize("tool", ["odd_once", "odd_read"])
async def test_whatever_a_tool_answers_its_problem_is_done_after_one_call(room: Room, tool: str) -> None:
    for value in ODD:
        ANSWERS["it"] = ToolResult.model_construct(result=value, message="\ud800")
        _, view = await room.settled(tool_name=tool, args={"value": "it"})
        assert (view.status, view.closed) == (ProblemStatus.DONE, True)
        assert await room.mirrored(view.problem_id) == view
    assert room.attempts == [1] * len(ODD)


@pytest.mark.requirement("life.quick-is-tried-again")
async def test_a_quick_read_is_tried_as_often_as_its_entry_says(room: Room) -> None:
    ANSWERS["it"] = ToolResult(result=None, message="it rests")
    CALLED.clear()
    handle, view = await room.settled(tool_name="quick_read", args={"value": "away:it"})
    assert (view.status, len(CALLED)) == (ProblemStatus.FAILED, 3)
    assert Action.TOOL_FAILED in await room.actions(view.problem_id)
    assert await handle.result() == view


@pytest.mark.requirement("attacks.d1.every-answer-ends")
async def test_whatever_form_a_tool_wants_filled_in_its_problem_asks_and_can_be_canceled(room: Room) -> None:
    for value in ODD:
        ANSWERS["it"] = ToolResult.model_construct(result=value, message="?")
        handle, view = await room.settled(tool_name="odd_once", args={"value": "ask:it"})
        assert view.status is ProblemStatus.AWAITING_USER
        await handle.signal("cancel_problem", {})
        async with asyncio.timeout(WITHIN_S):
            assert (await handle.result()).status is ProblemStatus.CANCELED


@pytest.mark.requirement("attacks.d1.lost-result-is-looked-up")
async def test_an_effect_whose_result_cannot_be_sent_is_told_as_the_ledger_has_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something else than the answer's shape keeps the result from the server, for as long as a dispatch may take."""
    monkeypatch.setattr(options, "DISPATCH_LIMIT", timedelta(seconds=3))
    room.spoil.append(ValueError("it cannot be encoded"))
    CALLED.clear()
    ANSWERS["it"] = ToolResult(result={"sent": True})
    _, view = await room.settled(tool_name="odd_once", args={"value": "it"})
    assert (view.status, view.result, view.tool_executed) == (ProblemStatus.DONE, {"sent": True}, True)
    assert len(room.attempts) > 1
    assert len(CALLED) == 1


@pytest.mark.requirement("attacks.d1.arguments-are-bounded")
@pytest.mark.parametrize("levels", [33, 150, 195])
async def test_a_problem_started_with_arguments_beyond_reason_fails_at_once(room: Room, levels: int) -> None:
    """By hand, past the doors, which refuse them."""
    _, view = await room.settled(tool_name="svc", args={"value": nested(levels)})
    assert view.error is not None
    assert (view.status, view.error.code) == (ProblemStatus.FAILED, ErrorCode.INVALID_ARGUMENTS)
    assert await room.mirrored(view.problem_id) == view


UNREADABLE = {
    "ten thousand brackets": (by_hand(DEEP),),
    "ten thousand brackets inside": (by_hand(b'{"confirmed": true, "text": "x", "arguments": ' + DEEP + b"}"),),
    "half an object": (by_hand(b'{"confirmed":'),),
    "a lone surrogate": (by_hand(b'{"text": "\\ud800"}'),),
    "bytes": (by_hand(b"\xff\xfe", b"binary/plain"),),
    "an unknown encoding": (by_hand(b"{}", b"binary/encrypted"),),
    "two payloads": (by_hand(b'{"confirmed": true}'), by_hand(b"{}")),
    "two payloads of brackets": (by_hand(DEEP), by_hand(DEEP)),
    "a list": (by_hand(b"[1]"),),
    "another type": (by_hand(b'{"confirmed": "maybe", "text": 5, "reason": {}}'),),
}


@pytest.mark.requirement("attacks.d10.unreadable-signals-are-told")
@pytest.mark.parametrize("payloads", UNREADABLE.values(), ids=UNREADABLE)
async def test_a_signal_that_cannot_be_read_is_recorded_as_ignored_and_stops_nothing(
    room: Room, payloads: tuple[RawValue, ...], caplog: pytest.LogCaptureFixture
) -> None:
    handle, view = await room.settled(tool_name="ask_svc", args={"value": "x"})
    assert view.status is ProblemStatus.AWAITING_CONFIRMATION
    for name in ("confirm", "message", "cancel_problem"):
        await handle.signal(name, args=payloads)
    async with asyncio.timeout(WITHIN_S):
        view = await handle.execute_update(ProblemWorkflow.settle, SettleRequest())
        assert view.status is ProblemStatus.AWAITING_CONFIRMATION
        told = [s for s in (await handle.query(ProblemWorkflow.steps)).steps if "ignored" in s.action]
        assert [s.action for s in told] == [Action.DECISION_IGNORED, Action.SIGNAL_IGNORED, Action.SIGNAL_IGNORED]
        await handle.signal("confirm", args=[by_hand(b'{"confirmed": true}')])
        assert (await handle.result()).status is ProblemStatus.DONE
    assert Action.SIGNAL_IGNORED in await room.actions(view.problem_id)
    assert len(room.peer.asked) == 1
    assert "Traceback" not in caplog.text


@pytest.mark.requirement("attacks.d10.unreadable-signals-are-told")
async def test_a_signal_without_a_payload_means_what_it_can(room: Room) -> None:
    handle, view = await room.settled(tool_name="ask_svc", args={"value": "x"})
    for name in ("confirm", "message"):
        await handle.signal(name)
    await handle.signal("cancel_problem")
    async with asyncio.timeout(WITHIN_S):
        assert (await handle.result()).status is ProblemStatus.CANCELED
    actions = await room.actions(view.problem_id)
    assert [a for a in actions if "ignored" in a] == [Action.DECISION_IGNORED, Action.SIGNAL_IGNORED]


@pytest.mark.requirement("attacks.d10.unreadable-signals-are-told")
@pytest.mark.parametrize("name", ["decide", "settle"])
async def test_an_update_that_cannot_be_read_is_refused_and_stops_nothing(room: Room, name: str) -> None:
    handle, _ = await room.settled(tool_name="ask_svc", args={"value": "x"})
    for payload in (by_hand(DEEP), by_hand(b"{"), by_hand(b'{"confirmed": 5, "message": 5}')):
        with pytest.raises(WorkflowUpdateFailedError):
            async with asyncio.timeout(WITHIN_S):
                await handle.execute_update(name, payload)
    async with asyncio.timeout(WITHIN_S):
        done = await handle.execute_update(ProblemWorkflow.decide, Decision(confirmed=True, wait=True))
    assert done.view.status is ProblemStatus.DONE


@pytest.mark.requirement("attacks.d1.arguments-are-bounded")
@pytest.mark.parametrize("levels", [33, 150, 195])
async def test_a_decision_with_arguments_beyond_reason_is_refused_and_the_approval_stays_open(
    room: Room, levels: int
) -> None:
    handle, view = await room.settled(tool_name="ask_svc", args={"value": "x"})
    edit: dict[str, Any] = {"confirmed": True, "arguments": {"value": nested(levels)}}
    await handle.signal("confirm", edit)
    with pytest.raises(WorkflowUpdateFailedError):
        await handle.execute_update(ProblemWorkflow.decide, Decision(**edit))
    async with asyncio.timeout(WITHIN_S):
        done = await handle.execute_update(ProblemWorkflow.decide, Decision(confirmed=True, wait=True))
    assert done.view.status is ProblemStatus.DONE
    assert Action.DECISION_IGNORED in await room.actions(view.problem_id)
