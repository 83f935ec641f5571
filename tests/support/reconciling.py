"""A tool whose backend can be asked afterwards, for the tests of reconciliation. The backend is a set in memory."""

from __future__ import annotations

import asyncio

from steward.contracts.errors import EffectAbsent, ToolFailed, ToolOutcomeUnknown
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import reconciler

HAPPENED: set[str] = set()
"""The keys of the effects that happened."""
NAME = "tests.support.reconciling:effect"


class AskedArgs(ToolArgs):
    """How the effect goes (`done`, `undone`, `hang`) and what the backend says afterwards (`no`, `nothing`, `login`,
    `hang`; `honest` is what is true)."""

    effect: str
    says: str = "honest"


async def effect(ctx: ToolContext, args: AskedArgs) -> ToolResult:
    """Happens and loses its answer, or loses it without happening, or hangs."""
    if args.effect != "undone":
        HAPPENED.add(ctx.idempotency_key)
    if args.effect == "hang":
        await asyncio.Event().wait()
    raise ToolOutcomeUnknown("the line broke")


@reconciler(NAME)
async def happened(ctx: ToolContext, args: AskedArgs) -> ToolResult | None:
    """What the backend says."""
    if args.says == "login":
        raise ToolFailed("the login was refused")
    if args.says == "hang":
        await asyncio.Event().wait()
    if args.says == "nothing":
        return None
    if args.says == "no" or ctx.idempotency_key not in HAPPENED:
        raise EffectAbsent("there is no such thing at the backend")
    return ToolResult(result={"key": ctx.idempotency_key}, message="It happened.")
