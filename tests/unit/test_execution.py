"""What execution tells and refuses: missing settings, kept and found-out outcomes, depths, references, deadlines."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr
from temporalio.service import RPCError, RPCStatusCode

from steward.api.core.tool_catalogue import CheckedTool, tool_row
from steward.api.temporal.errors import NotInTime
from steward.api.temporal.problems import TemporalProblems
from steward.config.settings import Settings
from steward.contracts.base import MAX_DEPTH, too_deep
from steward.contracts.calls import CallToolOutput, PreparedCall, Verdict
from steward.contracts.errors import ErrorCode, InDoubt, Unprocessable
from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import ToolCall
from steward.contracts.problem import CancelRequest, ProblemInput, ProblemStatus
from steward.contracts.references import resolve
from steward.contracts.step import Action
from steward.decisions import outcomes, preparation
from steward.decisions.actions import Finish
from steward.decisions.call_records import CallState
from steward.decisions.decide import decide
from steward.decisions.state import ProblemState
from steward.tools.arguments import schema_errors, settle
from steward.tools.catalogue import CatalogueError, load_catalogue
from steward.tools.ports import Services
from steward.tools.preparation import Preparer
from steward.workers.needs import unset_of
from tests.support.tool_bench import NOW, ZONE, a_catalogue, a_registry, a_requester, a_spec, an_entry

AT = datetime(2026, 3, 2, 9, tzinfo=UTC)
SECRET = {"kind": "http", "url": "http://127.0.0.1:1/x", "secret_headers": {"Authorization": "rooms-token"}}


def a_state(prepared: PreparedCall) -> ProblemState:
    """A direct problem whose one call was prepared so."""
    given = ProblemInput(requester=Requester(Owner("acme", "ann"), 7, "d"), tool_name="probe")
    state = ProblemState(input=given, created_at=AT, updated_at=AT)
    state.opened = True
    preparation.prepared(state, [prepared], AT)
    return state


@pytest.mark.requirement("execution.needs.refused")
@pytest.mark.parametrize("args", [{"value": "x"}, {}], ids=["whole", "something missing"])
async def test_a_call_that_cannot_work_asks_for_nothing_and_says_what_to_set(
    tmp_path: Path, args: dict[str, Any]
) -> None:
    registry = a_registry(tmp_path, an_entry("send", effect="once", permission="permission_required"))
    services = Services(unset=lambda spec: ["STEWARD_WEBHOOK_URL"] if spec.name == "send" else [])
    prepared = await Preparer(registry, services).prepare(
        ToolCall(tool_name="send", args=args), a_requester(), NOW.isoformat()
    )
    assert (prepared.verdict, prepared.code) == (Verdict.DENY, ErrorCode.TOOL_FAILED)
    state = a_state(prepared)
    assert (state.calls[0].state, state.pending, state.question) == (CallState.FAILED, [], None)
    end = decide(state)
    assert isinstance(end, Finish)
    assert end.status is ProblemStatus.FAILED
    assert end.error is not None
    assert end.error.code is ErrorCode.TOOL_FAILED
    assert "set STEWARD_WEBHOOK_URL" in end.message
    assert state.steps[-1].action is Action.TOOL_FAILED


@pytest.mark.requirement("execution.needs.known")
def test_what_a_tool_needs_is_told_by_environment_variable_until_it_is_set(tmp_path: Path) -> None:
    search = a_spec(name="search", needs=["searxng_url", "openmeteo_url"])
    book = a_spec(name="book", executor=SECRET)
    unset = unset_of(Settings(home=tmp_path))
    assert unset(search) == ["STEWARD_SEARXNG_URL"]
    assert unset(book) == ["STEWARD_SECRET_ROOMS_TOKEN"]
    assert unset(a_spec()) == []
    given = Settings(home=tmp_path, searxng_url="http://127.0.0.1:8888").with_origins(
        {}, {"ROOMS_TOKEN": SecretStr("Bearer abc")}
    )
    assert unset_of(given)(search) == unset_of(given)(book) == []


@pytest.mark.requirement("execution.needs.listed")
def test_the_state_of_a_tool_is_part_of_its_row() -> None:
    ready, needing = CheckedTool.of(a_spec()), CheckedTool.of(a_spec(needs=["searxng_url"]), ["STEWARD_SEARXNG_URL"])
    assert (tool_row(ready)["state"], tool_row(ready)["unset"]) == ("ready", [])
    row = tool_row(needing)
    assert (row["state"], row["needs"], row["unset"]) == (
        "needs_configuration",
        ["searxng_url"],
        ["STEWARD_SEARXNG_URL"],
    )


@pytest.mark.requirement("execution.cache.only-reads")
def test_an_entry_that_keeps_the_answers_of_an_effect_is_refused(tmp_path: Path) -> None:
    file = a_catalogue(tmp_path, an_entry("act", effect="idempotent", cache_ttl_s=60))
    with pytest.raises(CatalogueError, match="cache_ttl_s: only the answers of a read may be kept"):
        load_catalogue([file])


@pytest.mark.requirement("execution.steps-say-how")
@pytest.mark.parametrize(
    ("output", "said", "detail"),
    [
        ({"state": "succeeded", "cached_at": "2026-03-02T08:59:00+00:00"}, "kept answer of 2026-03-02T08:59", True),
        ({"state": "succeeded", "reconciled": True, "message": "x" * 600}, "found out by asking]", True),
        ({"state": "failed", "reconciled": True, "error": "no such mail"}, "no such mail [the outcome was", True),
        ({"state": "succeeded", "message": "did it"}, "did it", False),
    ],
    ids=["kept", "happened", "did not happen", "ordinary"],
)
def test_a_step_says_when_its_outcome_is_not_the_tools_own_word(
    output: dict[str, Any], said: str, detail: bool
) -> None:
    state = a_state(PreparedCall(tool_name="probe", verdict=Verdict.RUN))
    outcomes.called(state, state.calls[0], CallToolOutput(**output), AT)
    step = state.steps[-1]
    assert said in step.description
    assert len(step.description) <= 500
    assert bool({"cached_at", "reconciled"} & set(step.detail)) is detail


@pytest.mark.requirement("tools.arguments.bounded-depth")
def test_arguments_nested_beyond_reason_are_refused_in_words_before_they_are_checked() -> None:
    tree = {"type": "object", "properties": {"child": {"$ref": "#/$defs/tree"}}}
    parameters = {"type": "object", "$defs": {"tree": tree}, "properties": {"value": {"$ref": "#/$defs/tree"}}}
    spec = a_spec(parameters=parameters)
    deep: dict[str, Any] = {}
    for _ in range(5_000):
        deep = {"child": deep}
    args = {"value": deep}
    said = f"the arguments are nested more than {MAX_DEPTH} levels deep"
    assert schema_errors(spec, args) == [said]
    assert settle(spec, args, ZONE, NOW).errors == [said]
    with pytest.raises(Unprocessable, match="levels deep"):
        CheckedTool.of(spec).check(args)


@pytest.mark.requirement("tools.arguments.bounded-depth")
def test_the_deepest_arguments_that_are_taken_can_be_checked() -> None:
    tree = {"anyOf": [{"type": "array", "items": {"$ref": "#/$defs/tree"}}, {"type": "integer"}]}
    spec = a_spec(parameters={"type": "object", "$defs": {"tree": tree}, "properties": {"value": tree}})
    deep: Any = "not an integer"
    for _ in range(MAX_DEPTH - 1):
        deep = [deep]
    assert not too_deep({"value": deep})
    assert too_deep({"value": [deep]})
    assert len(schema_errors(spec, {"value": deep})) == 1


@pytest.mark.requirement("tools.references.one-reading")
@pytest.mark.parametrize(
    ("pointer", "target"),
    [
        ("#", "root"),
        ("#/a~1b", 1),
        ("#/a%2Fb", None),
        ("#/m~0n", 2),
        ("#/with%20space", 3),
        ("#/list/1", 5),
        ("#/list/2", None),
        ("other.json#/a", None),
    ],
)
def test_a_reference_is_read_as_rfc_6901_says(pointer: str, target: object) -> None:
    root = {"a/b": 1, "m~n": 2, "with space": 3, "list": [4, 5]}
    assert resolve(root, pointer) == (root if target == "root" else target)


class Late:
    """A Temporal that answers nothing in time."""

    namespace = "default"

    def __init__(self, error: Exception) -> None:
        self._error = error
        self.workflow_service = self

    async def get_system_info(self, *args: Any, **options: Any) -> None:
        """It is there."""

    async def start_workflow(self, *args: Any, **options: Any) -> None:
        raise self._error

    def get_workflow_handle_for(self, *args: Any) -> Late:
        return self

    async def describe(self, **options: Any) -> None:
        raise self._error

    async def signal(self, *args: Any, **options: Any) -> None:
        raise self._error


@pytest.mark.requirement("api.away.deadlines")
@pytest.mark.parametrize("error", [RPCError("late", RPCStatusCode.DEADLINE_EXCEEDED, b""), TimeoutError()])
async def test_a_deadline_of_temporal_is_a_503_whatever_was_asked(error: Exception) -> None:
    client: Any = Late(error)
    problems = TemporalProblems(client)
    given = ProblemInput(requester=Requester(Owner("acme", "ann"), 7, "d"), text="hi")
    with pytest.raises(NotInTime) as late:
        await problems.accepted(7)
    assert (late.value.status, late.value.code) == (503, ErrorCode.TEMPORAL_UNAVAILABLE)
    assert late.value.retry_after_s
    for sent in (problems.start_and_settle(given, 0), problems.signal(7, "cancel_problem", CancelRequest())):
        with pytest.raises(InDoubt) as doubted:
            await sent
        assert (doubted.value.status, doubted.value.code) == (503, ErrorCode.ACCEPTANCE_UNKNOWN)
        assert doubted.value.extra["problem_id"] == 7
        assert doubted.value.retry_after_s is None
