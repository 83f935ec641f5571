"""What was shown is looked at again just before an approved call runs, once the call is on record."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from temporalio.exceptions import ApplicationError

from steward.activities.tool_calls import ToolCallActivities
from steward.contracts.approval import ApprovalKind
from steward.contracts.calls import ApprovalProof, CallToolInput
from steward.contracts.errors import ErrorCode, ToolFailed, ToolUnavailable
from steward.contracts.shown import Shown, ShownField, bound_sha256
from steward.sql.database import Database
from steward.sql.dispatches import DispatchState, DispatchStore
from steward.tools import functions
from steward.tools.context import ToolContext
from tests.support.tool_bench import (
    EffectArgs,
    Effects,
    a_call,
    a_registry,
    an_announcement,
    an_entry,
    anns_effects,
    call,
    tool_calls,
)

FUNCTION = "tests.support.tool_bench:effect"
RETRY = {"max_attempts": 3, "initial_interval_s": 0.1}
ENTRIES = [
    an_entry("ask_once", effect="once", permission="permission_required"),
    an_entry("ask_idem", effect="idempotent", permission="permission_required", retry=RETRY),
    an_entry("do_idem", effect="idempotent", retry=RETRY),
]


class World:
    """What a look-up finds now."""

    def __init__(self) -> None:
        self.to: str | Exception = "boss@corp.example"
        self.looks = 0

    async def look(self, ctx: ToolContext, args: EffectArgs) -> Shown:
        """The preview of the tool."""
        self.looks += 1
        if isinstance(self.to, Exception):
            raise self.to
        return seen(self.to)


def seen(to: str) -> Shown:
    return Shown(fields=[ShownField(label="to", value=to)], objects={"m1": to})


@pytest.fixture
def effects() -> Iterator[Effects]:
    with anns_effects() as happened:
        yield happened


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    world = World()
    monkeypatch.setitem(functions._PREVIEWS, FUNCTION, functions.ToolPreview(EffectArgs, world.look))
    return world


@pytest.fixture
async def activities(tmp_path: Path, database: Database, effects: Effects) -> AsyncIterator[ToolCallActivities]:
    async with tool_calls(a_registry(tmp_path, *ENTRIES), database) as activities:
        yield activities


def approved(tool: str, value: str = "x", **changes: Any) -> CallToolInput:
    """A call of which its approver was shown the boss."""
    args, shown = {"value": value}, seen("boss@corp.example")
    bound = bound_sha256(args, shown)
    proof = ApprovalProof(approval_id="7-1", kind=ApprovalKind.PERMISSION, args_sha256=bound, decided_by="ann")
    fields = {"shown": shown, "args_sha256": bound, "approval": proof, "write": an_announcement(), **changes}
    return a_call(tool, args).model_copy(update=fields)


async def raised(activities: ToolCallActivities, request: CallToolInput) -> str | None:
    with pytest.raises(ApplicationError) as caught:
        await call(activities, request)
    return caught.value.type


@pytest.mark.requirement("shown.bound")
@pytest.mark.parametrize("to", ["eve@evil.example", ToolFailed("there is no such e-mail")], ids=str)
async def test_what_is_not_as_it_was_shown_does_not_run_and_is_on_record(
    activities: ToolCallActivities, database: Database, world: World, effects: Effects, to: str | Exception
) -> None:
    world.to = to
    output = await call(activities, approved("ask_once"))
    assert (output.state, output.code) == ("failed", ErrorCode.SHOWN_CHANGED)
    row = await DispatchStore(database).get(7, "c1")
    assert row is not None
    assert (row.state, row.code, effects.happened) == (DispatchState.FAILED, ErrorCode.SHOWN_CHANGED, [])
    world.to = "boss@corp.example"
    assert (await call(activities, approved("ask_once"))).code is ErrorCode.SHOWN_CHANGED, "the ledger has its end"


@pytest.mark.requirement("shown.bound")
async def test_what_is_as_it_was_shown_runs_and_only_what_was_shown_counts(
    activities: ToolCallActivities, world: World, effects: Effects
) -> None:
    assert (await call(activities, approved("ask_once"))).state == "succeeded"
    forged = approved("ask_once", call_id="c2", shown=seen("eve@evil.example"))
    assert (await call(activities, forged)).code is ErrorCode.FORBIDDEN
    unshown = approved("ask_once", call_id="c3", shown=None)
    assert (await call(activities, unshown)).code is ErrorCode.FORBIDDEN
    assert effects.happened == ["7:c1"]


@pytest.mark.requirement("shown.bound")
async def test_what_nobody_was_asked_about_is_not_looked_at_again(
    activities: ToolCallActivities, world: World, effects: Effects
) -> None:
    world.to = "eve@evil.example"
    assert (await call(activities, approved("do_idem", approval=None))).state == "succeeded"
    assert (world.looks, effects.happened) == (0, ["7:c1"])


@pytest.mark.requirement("shown.attempts")
async def test_an_attempt_after_one_that_did_nothing_says_that_nothing_happened(
    activities: ToolCallActivities, world: World, effects: Effects
) -> None:
    world.to = ToolUnavailable("the mailbox is away")
    assert await raised(activities, approved("ask_idem")) == "tool_unavailable"
    world.to = "eve@evil.example"
    output = await call(activities, approved("ask_idem"), attempt=2)
    assert (output.state, output.code, effects.happened) == ("failed", ErrorCode.SHOWN_CHANGED, [])


@pytest.mark.requirement("shown.attempts")
async def test_an_attempt_after_one_that_may_have_worked_leaves_the_outcome_open(
    activities: ToolCallActivities, world: World, effects: Effects
) -> None:
    assert await raised(activities, approved("ask_idem", "lost")) == "outcome_unknown"
    world.to = "what the first attempt made of it"
    output = await call(activities, approved("ask_idem", "lost"), attempt=2)
    assert (output.state, effects.happened) == ("unknown", ["7:c1"])
