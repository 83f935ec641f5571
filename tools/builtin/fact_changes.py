"""The memory family, what is remembered already: a fact in other words."""

from __future__ import annotations

from steward.contracts.base import Json, sha256_of
from steward.contracts.errors import Conflict, ToolFailed
from steward.contracts.shown import Shown, ShownField
from steward.language.phrases import phrase
from steward.tools.builtin.memory import fact_as_json, fact_said, quoted_fact
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import binding, builtin, preview, reconciler
from steward.tools.memory_import import EVERYTHING, memory_of
from steward.tools.memory_port import FactRecord
from steward.tools.named_things import Thing, thing_called


class UpdateFactArgs(ToolArgs):
    """Arguments of update_fact."""

    fact_id: int | str
    fact: str


@binding("memory.update_fact")
async def bind_changed(ctx: ToolContext, args: UpdateFactArgs) -> dict[str, Json]:
    """The id of the fact that is meant."""
    return {"fact_id": str((await _meant(ctx, args.fact_id)).fact_id)}


@preview("memory.update_fact")
async def preview_changed(ctx: ToolContext, args: UpdateFactArgs) -> Shown:
    """The fact as it is now."""
    fact = await _meant(ctx, args.fact_id)
    return Shown(
        fields=[ShownField(label="fact", value=quoted_fact(fact, ctx.lang), says=["fact_id"])],
        objects={f"fact {fact.fact_id}": sha256_of(fact_as_json(fact, ctx))},
    )


@builtin("memory.update_fact")
async def update_fact(ctx: ToolContext, args: UpdateFactArgs) -> ToolResult:
    """The fact as it is afterwards; a repeat changes nothing more."""
    meant = await _meant(ctx, args.fact_id)
    try:
        fact = await memory_of(ctx).change_fact(
            ctx.owner, meant.fact_id, args.fact.strip(), ctx.teller("fact"), problem_id=ctx.requester.problem_id
        )
    except Conflict as error:
        raise ToolFailed(f"{error.detail}: {args.fact.strip()}") from error
    if fact is None:
        raise ToolFailed(f"there is no fact {args.fact_id} of yours")
    return _changed(fact, ctx)


@reconciler("memory.update_fact")
async def changed(ctx: ToolContext, args: UpdateFactArgs) -> ToolResult | None:
    """The fact, if it says what it should."""
    fact = await _meant(ctx, args.fact_id)
    return _changed(fact, ctx) if fact.fact == args.fact.strip() else None


def _changed(fact: FactRecord, ctx: ToolContext) -> ToolResult:
    return ToolResult(
        result=fact_as_json(fact, ctx), message=phrase(ctx.lang, "fact_changed", fact=fact_said(fact, ctx.lang))
    )


async def _meant(ctx: ToolContext, called: int | str) -> FactRecord:
    """The one fact of that id or of these words."""
    facts = {str(fact.fact_id): fact for fact in await memory_of(ctx).list_facts(ctx.owner, None, EVERYTHING)}
    things = [Thing(key, fact.fact) for key, fact in facts.items()]
    return facts[thing_called(called, things, "fact", "of yours").thing_id]
