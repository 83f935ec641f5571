"""Tools that answer oddly: the effect has happened, so the ledger says so, and the answer can be kept and sent."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from temporalio.exceptions import ApplicationError
from temporalio.testing import ActivityEnvironment

from steward.activities.tool_calls import ToolCallActivities
from steward.contracts.base import sha256_of, too_deep
from steward.contracts.calls import CallToolInput, CallToolOutput, FindOutcomeInput
from steward.contracts.errors import ErrorCode
from steward.contracts.tool import Effect
from steward.sql.converter import data_converter
from steward.sql.database import Database
from steward.sql.dispatches import DispatchState, DispatchStore
from steward.sql.problems import ProblemStore
from steward.tools.context import ToolResult
from steward.tools.executors import ToolRunner
from steward.tools.ports import Services
from tests.support.http_peer import a_peer, an_answer
from tests.support.odd_values import ANSWERS, CALLED, NAME, ODD, nested, texts, values
from tests.support.tool_bench import NOW, a_call, a_registry, an_entry

ODDLY: dict[str, Any] = {"executor": {"kind": "builtin", "function": NAME}, "timeout_s": 60}
ENTRIES = [
    an_entry("odd_once", effect="once", **ODDLY),
    an_entry("odd_idem", effect="idempotent", **ODDLY),
    an_entry("odd_read", **ODDLY),
]
PROBLEMS = count(1_000)
MANY = settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture
async def activities(tmp_path: Path, database: Database) -> AsyncIterator[ToolCallActivities]:
    runner = ToolRunner(Services(clock=lambda: NOW), lambda name: None)
    yield ToolCallActivities(a_registry(tmp_path, *ENTRIES), runner, DispatchStore(database), ProblemStore(database))
    await runner.aclose()


async def called(database: Database, activities: ToolCallActivities, request: CallToolInput) -> CallToolOutput:
    """Run the activity as a worker does: input and output go through the data converter, whole."""
    converter = data_converter(database)
    (given,) = await converter.decode(await converter.encode([request]), [CallToolInput])
    output = await ActivityEnvironment().run(activities.call_tool, given)
    (told,) = await converter.decode(await converter.encode([output]), [CallToolOutput])
    assert isinstance(told, CallToolOutput)
    assert not too_deep(told.result)
    return told


async def answered(database: Database, activities: ToolCallActivities, tool: str, answer: ToolResult) -> CallToolOutput:
    """The tool answers that; for an effect the ledger agrees, and so does the next attempt."""
    problem_id = next(PROBLEMS)
    ANSWERS["it"] = answer
    request = a_call(tool, {"value": "it"}, problem_id=problem_id)
    told = await called(database, activities, request)
    if tool != "odd_read":
        row = await DispatchStore(database).get(problem_id, "c1")
        assert row is not None
        assert row.state is DispatchState.SUCCEEDED
        again = await called(database, activities, request)
        assert again.state == "succeeded"
        assert CALLED.count(f"{problem_id}:c1") == 1
    return told


@pytest.mark.requirement("attacks.d1.odd-answer-is-success")
@pytest.mark.parametrize("tool", ["odd_once", "odd_idem", "odd_read"])
async def test_every_odd_answer_is_a_success_that_says_what_is_missing(
    activities: ToolCallActivities, database: Database, tool: str
) -> None:
    for value in ODD:
        told = await answered(
            database, activities, tool, ToolResult.model_construct(result=value, message="m\x00\ud800")
        )
        assert told.state == "succeeded"
        assert told.message == "m\ufffd\ufffd"
    told = await answered(database, activities, tool, ToolResult.model_construct(result=nested(199), degraded="\ud800"))
    assert told.degraded is not None
    assert told.degraded.startswith("\ufffd; ")
    assert "levels deep" in told.degraded
    assert (await answered(database, activities, tool, ToolResult(result=nested(32)))).degraded is None


@pytest.mark.requirement("attacks.d1.odd-answer-is-success")
@MANY
@given(result=values, message=texts, tool=st.sampled_from(["odd_once", "odd_idem", "odd_read"]))
async def test_any_answer_of_python_comes_through_the_ledger_and_the_data_converter(
    activities: ToolCallActivities, database: Database, result: Any, message: str, tool: str
) -> None:
    told = await answered(database, activities, tool, ToolResult.model_construct(result=result, message=message))
    assert told.state == "succeeded"


@pytest.mark.requirement("attacks.d1.errors-and-questions-too")
@MANY
@given(result=values, message=texts, tool=st.sampled_from(["odd_once", "odd_idem", "odd_read"]))
async def test_so_do_refusals_and_questions(
    activities: ToolCallActivities, database: Database, result: Any, message: str, tool: str
) -> None:
    ANSWERS["it"] = ToolResult.model_construct(result=result, message=message)
    failed = await called(database, activities, a_call(tool, {"value": "fail:it"}, problem_id=next(PROBLEMS)))
    assert (failed.state, failed.code) == ("failed", ErrorCode.TOOL_FAILED)
    request = a_call(tool, {"value": "ask:it"}, problem_id=next(PROBLEMS))
    for _ in range(2):
        asked = await called(database, activities, request)
        assert asked.state == "input_required"
        assert asked.question is not None
        assert not too_deep(asked.question.fields)


BODIES = {
    "900 levels": b"[" * 900 + b"1" + b"]" * 900,
    "199 levels": b"[" * 199 + b"1" + b"]" * 199,
    "100,000 levels": b'{"id": 7, "deep": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "a lone surrogate": b'{"text": "\\ud800", "\\u0000": 1}',
    "numbers no double holds": b'{"a": 1e400, "b": -1e400, "c": ' + b"9" * 5_000 + b"}",
}


@pytest.mark.requirement("attacks.d1.odd-answer-is-success")
@pytest.mark.parametrize("effect", ["once", "idempotent", "read"])
@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
async def test_a_service_that_answers_oddly_was_called_once_and_has_succeeded(
    tmp_path: Path, database: Database, effect: str, body: bytes
) -> None:
    async with a_peer() as peer:
        peer.answer = an_answer(body=body)
        method = "GET" if effect == "read" else "POST"
        executor = {"kind": "http", "method": method, "url": peer.url + "/{value}"}
        registry = a_registry(tmp_path, an_entry("svc", effect=effect, executor=executor))
        runner, ledger = ToolRunner(Services(clock=lambda: NOW), lambda name: None), DispatchStore(database)
        activities = ToolCallActivities(registry, runner, ledger, ProblemStore(database))
        told = await called(database, activities, a_call("svc"))
        assert told.state == "succeeded"
        assert told.degraded is not None
        assert len(peer.asked) == 1
        if effect != "read":
            row = await ledger.get(7, "c1")
            assert row is not None
            assert (row.state, row.result) == (DispatchState.SUCCEEDED, told.result)
        await runner.aclose()


async def find(activities: ToolCallActivities, request: CallToolInput, effect: Effect) -> CallToolOutput:
    given = FindOutcomeInput(call=request, effect=effect, why="activity StartToClose timeout")
    return await ActivityEnvironment().run(activities.find_outcome, given)


@pytest.mark.requirement("attacks.d1.ledger-is-asked")
@pytest.mark.parametrize(("tool", "effect"), [("odd_once", Effect.ONCE), ("odd_idem", Effect.IDEMPOTENT)])
async def test_what_never_reached_the_ledger_did_not_happen_and_cannot_any_more(
    activities: ToolCallActivities, database: Database, tool: str, effect: Effect
) -> None:
    ANSWERS["it"] = ToolResult(result=1)
    request = a_call(tool, {"value": "it"}, problem_id=next(PROBLEMS))
    told = await find(activities, request, effect)
    assert (told.state, told.code) == ("failed", ErrorCode.TOOL_UNAVAILABLE)
    late = await called(database, activities, request)
    assert (late.state, late.code) == ("failed", ErrorCode.TOOL_UNAVAILABLE)
    assert f"{request.problem_id}:c1" not in CALLED


@pytest.mark.requirement("attacks.d1.ledger-is-asked")
@pytest.mark.parametrize("effect", [Effect.ONCE, Effect.IDEMPOTENT])
async def test_what_was_begun_is_told_as_the_ledger_has_it_and_else_is_unknown(
    activities: ToolCallActivities, database: Database, effect: Effect
) -> None:
    ledger, args = DispatchStore(database), {"value": "it"}
    tool = "odd_once" if effect is Effect.ONCE else "odd_idem"
    for state in ("started", "succeeded", "failed", "gone"):
        problem_id = next(PROBLEMS)
        name = "no_such_tool" if state == "gone" else tool
        await ledger.begin(problem_id, "c1", name, sha256_of(args), effect, None, "lost")
        if state == "succeeded":
            await ledger.succeed(problem_id, "c1", "lost", {"sent": True})
        elif state == "failed":
            await ledger.fail(problem_id, "c1", "lost", "refused")
        told = await find(activities, a_call(name, args, problem_id=problem_id), effect)
        expected = {"started": "unknown", "gone": "unknown"}.get(state, state)
        assert (told.state, told.result) == (expected, {"sent": True} if state == "succeeded" else None)
        other = a_call(name, {"value": "other"}, problem_id=problem_id)
        assert (await find(activities, other, effect)).state == "unknown"


@pytest.mark.requirement("attacks.d1.uncertain-is-not-unavailable")
async def test_an_attempt_that_may_have_happened_never_ends_as_unavailable(
    activities: ToolCallActivities, tmp_path: Path, database: Database
) -> None:
    """The last error of an activity that runs out of time is what the workflow gets to see of it."""
    lost = an_entry("lost_idem", effect="idempotent", retry={"max_attempts": 3})
    runner = ToolRunner(Services(clock=lambda: NOW), lambda name: None)
    calls = ToolCallActivities(a_registry(tmp_path, lost), runner, DispatchStore(database), ProblemStore(database))
    for attempt, how in ((1, "lost"), (2, "broken"), (2, "away")):
        env = ActivityEnvironment()
        env.info = replace(env.info, attempt=attempt)
        problem_id = next(PROBLEMS)
        args = {"value": how}
        if attempt == 2:
            await DispatchStore(database).begin(
                problem_id, "c1", "lost_idem", sha256_of(args), Effect.IDEMPOTENT, None, "first"
            )
        with pytest.raises(ApplicationError) as caught:
            await env.run(calls.call_tool, a_call("lost_idem", args, problem_id=problem_id))
        assert caught.value.type == ErrorCode.OUTCOME_UNKNOWN
        assert not caught.value.non_retryable
