"""What the tests of tools and tool calls share: a context, a registry of their own, functions that misbehave."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import yaml
from temporalio.testing import ActivityEnvironment

from steward.activities.tool_calls import ToolCallActivities
from steward.contracts.approval import ApprovalKind
from steward.contracts.base import sha256_of
from steward.contracts.calls import ApprovalProof, CallToolInput, CallToolOutput
from steward.contracts.errors import InputRequired, ToolFailed, ToolOutcomeUnknown, ToolUnavailable, Unavailable
from steward.contracts.mirror import MirrorWrite
from steward.contracts.owner import Owner, Requester
from steward.contracts.tool import ToolSpec
from steward.contracts.tool_input import ToolQuestion
from steward.sql.database import Database
from steward.sql.dispatches import DispatchStore
from steward.sql.problems import ProblemStore
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.executors import ToolRunner
from steward.tools.ports import Services
from steward.tools.registry import Registry

NOW = datetime(2025, 11, 20, 15, 30, tzinfo=UTC)
"""A Thursday."""
ZONE = "Europe/Berlin"


def a_requester(*, tenant_id: str = "acme", user_id: str = "ann", **changes: Any) -> Requester:
    """Ann at acme in Berlin, with problem 7 of her default conversation."""
    fields = {"problem_id": 7, "conversation_id": "default", "timezone": ZONE}
    return Requester(Owner(tenant_id, user_id), **{**fields, **changes})


def _requested(changes: dict[str, Any]) -> Requester:
    """The requester that these changes make, which are taken out of them."""
    members = ("tenant_id", "user_id", "problem_id", "conversation_id", "timezone")
    return a_requester(**{name: changes.pop(name) for name in members if name in changes})


def a_context(services: Services | None = None, **changes: Any) -> ToolContext:
    """The context of call c1 of problem 7 of ann at acme."""
    fields: dict[str, Any] = {
        "requester": _requested(changes),
        "call_id": "c1",
        "now": NOW,
        "services": services or Services(clock=lambda: NOW),
        **changes,
    }
    return ToolContext(**fields)


def an_entry(name: str = "probe", **changes: Any) -> dict[str, Any]:
    """A catalogue entry as YAML would give it: an autonomous read of the built-in ping with one text parameter."""
    return {
        "name": name,
        "description": f"Does what {name} does.",
        "permission": "autonomous",
        "effect": "read",
        "tool_type": "test",
        "executor": {"kind": "builtin", "function": "tests.support.tool_bench:effect"},
        "parameters": {
            "type": "object",
            "additionalProperties": False,
            "required": ["value"],
            "properties": {"value": {"type": "string", "title": "value", "description": "Any text"}},
        },
        **changes,
    }


def a_spec(**changes: Any) -> ToolSpec:
    """The entry as a spec, not checked against a catalogue."""
    return ToolSpec.model_validate(an_entry(**changes))


def a_catalogue(folder: Path, *entries: dict[str, Any], name: str = "extra.yaml") -> Path:
    """A catalogue file with these entries."""
    path = folder / name
    path.write_text(yaml.safe_dump({"tools": list(entries)}), encoding="utf-8")
    return path


def a_registry(folder: Path, *entries: dict[str, Any]) -> Registry:
    """The shipped tools and these."""
    return Registry([a_catalogue(folder, *entries)])


def a_call(tool_name: str, args: dict[str, Any] | None = None, **changes: Any) -> CallToolInput:
    """A dispatch of call c1 of problem 7 for ann at acme."""
    given = {"value": "x"} if args is None else args
    fields: dict[str, Any] = {
        "requester": _requested(changes),
        "now": NOW.isoformat(),
        "call_id": "c1",
        "tool_name": tool_name,
        "args": given,
        "args_sha256": sha256_of(given),
        **changes,
    }
    return CallToolInput(**fields)


def a_proof(args: dict[str, Any], kind: ApprovalKind = ApprovalKind.PERMISSION) -> ApprovalProof:
    """An approval of exactly these arguments."""
    return ApprovalProof(approval_id="7-1", kind=kind, args_sha256=sha256_of(args), decided_by="ann")


class EffectArgs(ToolArgs):
    """`value` says how the effect behaves."""

    value: str = ""


class Effects:
    """The effects that happened, outside of every ledger, and a gate that holds one up."""

    def __init__(self) -> None:
        self.happened: list[str] = []
        self.started = asyncio.Event()
        self.gate = asyncio.Event()
        self.hook: Callable[[], None] | None = None


EFFECTS: dict[str, Effects] = {}
"""By user, so that tests do not meet."""


@contextmanager
def anns_effects() -> Iterator[Effects]:
    """What happens for ann meanwhile, whatever any ledger says."""
    EFFECTS["ann"] = Effects()
    yield EFFECTS["ann"]
    del EFFECTS["ann"]


async def effect(ctx: ToolContext, args: EffectArgs) -> ToolResult:
    """Does its effect and ends as `value` tells: x, refuse, away, lost, broken, hang, wait, postgres, degraded."""
    effects = EFFECTS.setdefault(ctx.owner.user_id, Effects())
    effects.started.set()
    match args.value:
        case "refuse":
            raise ToolFailed("no such thing")
        case "away":
            raise ToolUnavailable("nobody there", retry_after_s=7)
        case "postgres":
            raise Unavailable("PostgreSQL is away")
        case "ask" if ctx.answer is None:
            raise InputRequired(ToolQuestion(message="Are you sure?", state="opaque"))
        case "wait":
            await effects.gate.wait()
    effects.happened.append(ctx.idempotency_key)
    if effects.hook is not None:
        effects.hook()
    match args.value:
        case "lost":
            raise ToolOutcomeUnknown("the line broke")
        case "broken":
            raise RuntimeError("a bug")
        case "hang":
            await asyncio.Event().wait()
    lesser = "the better source was away" if args.value == "degraded" else None
    return ToolResult(result={"done": args.value}, message=f"did {args.value}", degraded=lesser)


class PayArgs(ToolArgs):
    """A payment."""

    amount: float
    currency: str


async def pay(ctx: ToolContext, args: PayArgs) -> ToolResult:
    """Happens."""
    EFFECTS.setdefault(ctx.owner.user_id, Effects()).happened.append(ctx.idempotency_key)
    return ToolResult(result={"paid": args.amount})


@asynccontextmanager
async def tool_calls(registry: Registry, database: Database) -> AsyncIterator[ToolCallActivities]:
    """The activities around calls, with the ledger of this database and nothing else to reach."""
    runner = ToolRunner(Services(clock=lambda: NOW), lambda name: None)
    yield ToolCallActivities(registry, runner, DispatchStore(database), ProblemStore(database))
    await runner.aclose()


async def call(activities: ToolCallActivities, request: CallToolInput, attempt: int = 1) -> CallToolOutput:
    """Run `call_tool` as the activity's attempt of that number."""
    env = ActivityEnvironment()
    env.info = replace(env.info, attempt=attempt)
    return await env.run(activities.call_tool, request)


def an_announcement(problem_id: int = 7) -> MirrorWrite:
    """A write with one step."""
    from tests.support.mirror import a_write

    return a_write(problem_id, 1)
