"""A `once` tool on the effect ledger whose backend can be asked afterwards. Runs in the workers of the live stack."""

from __future__ import annotations

import httpx

from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import reconciler


class CountEffectArgs(ToolArgs):
    """The effect's label, and where the effect ledger listens."""

    label: str
    url: str


async def count_effect(ctx: ToolContext, args: CountEffectArgs) -> ToolResult:
    """Count one effect under the call's key."""
    async with httpx.AsyncClient(trust_env=False, timeout=120) as http:
        headers = {"Idempotency-Key": ctx.idempotency_key}
        answer = await http.post(f"{args.url}/effect", json={"label": args.label}, headers=headers)
    return ToolResult(result=answer.json())


@reconciler("tests.faults.asked_tool:count_effect")
async def counted(ctx: ToolContext, args: CountEffectArgs) -> ToolResult | None:
    """Whether the ledger has counted this call."""
    async with httpx.AsyncClient(trust_env=False) as http:
        keys = (await http.get(f"{args.url}/effects/{args.label}")).json()["keys"]
    return ToolResult(result={"label": args.label, "key": ctx.idempotency_key}) if ctx.idempotency_key in keys else None
