"""The memory family: facts, conversations and the profile of each user, kept by the injected keeper.

Its exports and imports are in `memory_files`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from steward.contracts.base import Json, sha256_of
from steward.contracts.errors import ToolFailed
from steward.contracts.provenance import FROM_OUTSIDE
from steward.contracts.shown import Shown, ShownField
from steward.language.moments.written import in_words
from steward.language.phrases import phrase
from steward.language.stated_facts import stands_in
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import binding, builtin, preview, reconciler
from steward.tools.memory_import import EVERYTHING, memory_of
from steward.tools.memory_port import ExchangeRecord, FactRecord, ProfileRecord
from steward.tools.named_things import Thing, things_called
from steward.tools.profile import checked_updates
from steward.tools.results import counted, of_source

_LISTED = 50
_RECALLED = 5


class NoArgs(ToolArgs):
    """get_profile and get_memory_stats take none."""


class StoreFactArgs(ToolArgs):
    """Arguments of store_fact."""

    fact: str
    category: str | None = None


class ListFactsArgs(ToolArgs):
    """Arguments of list_facts."""

    category: str | None = None
    limit: int = _LISTED


class DeleteFactArgs(ToolArgs):
    """Arguments of delete_fact."""

    fact_id: int | str | list[int | str]


class StoreConversationArgs(ToolArgs):
    """Arguments of store_conversation."""

    user_message: str
    agent_response: str


class SearchConversationsArgs(ToolArgs):
    """Arguments of search_conversations."""

    query: str
    limit: int = _RECALLED


class RetrieveMemoriesArgs(ToolArgs):
    """Arguments of retrieve_memories."""

    query: str
    limit: int = _RECALLED
    include_conversations: bool = False


class UpdateProfileArgs(ToolArgs):
    """Arguments of update_profile; a value of null takes its entry out."""

    updates: dict[str, Json]


@builtin("memory.store_fact")
async def store_fact(ctx: ToolContext, args: StoreFactArgs) -> ToolResult:
    """The fact; `known` when it had been told before."""
    category = args.category.strip() or None if args.category else None
    source = ctx.teller("fact")
    fact = await memory_of(ctx).add_fact(
        ctx.owner,
        ctx.idempotency_key,
        args.fact.strip(),
        category,
        ctx.now,
        source,
        problem_id=ctx.requester.problem_id,
    )
    if fact.deleted:
        raise ToolFailed(f"fact {fact.fact_id} was remembered and has been forgotten since")
    known = fact.key != ctx.idempotency_key
    message = phrase(ctx.lang, "fact_known" if known else "fact_kept", fact=fact_said(fact, ctx.lang))
    return ToolResult(result=fact_as_json(fact, ctx) | {"known": known}, message=message)


@builtin("memory.list_facts")
async def list_facts(ctx: ToolContext, args: ListFactsArgs) -> ToolResult:
    """{facts, count, total}: newest first; `total` is how many there are, shown or not."""
    memory, category = memory_of(ctx), args.category
    facts = await memory.list_facts(ctx.owner, category, args.limit)
    total = await memory.count_facts(ctx.owner, category)
    none = phrase(ctx.lang, "no_facts_kept_about" if category else "no_facts_kept", about=category)
    about = f" about {category}" if category else ""
    head = f"{counted(total, 'fact', 'facts')}{about}" + (f", the newest {len(facts)}:" if total > len(facts) else ":")
    lines = [head, *(fact_in_words(fact) for fact in facts)] if facts else [none]
    result = {"facts": [fact_as_json(fact, ctx) for fact in facts], "count": len(facts), "total": total}
    return ToolResult(result=result, message="\n".join(lines))


@binding("memory.delete_fact")
async def bind_fact(ctx: ToolContext, args: DeleteFactArgs) -> dict[str, Json]:
    """The ids of the facts that are meant, and of those that say the same among other things; what looks like ids
    stays, for it says itself what is deleted. The one fact that is about words which no fact has stands in a list,
    which the guard asks about."""
    given = args.fact_id if isinstance(args.fact_id, list) else [args.fact_id]
    if all(str(one).strip().lstrip("#").isdecimal() for one in given):
        return {}
    things = [Thing(str(fact.fact_id), fact.fact) for fact in await memory_of(ctx).list_facts(ctx.owner, None, 1_000)]
    names: Json = list[Json](args.fact_id) if isinstance(args.fact_id, list) else args.fact_id
    try:
        meant = things_called(names, things, "fact", "of yours")
    except ToolFailed:
        words = args.fact_id if isinstance(args.fact_id, str) else ""
        found = (await memory_of(ctx).recall_facts(ctx.owner, words, 2)).found if words else ()
        if len(found) != 1:
            raise
        return {"fact_id": [str(found[0][0].fact_id)]}
    ids: list[Json] = [one.thing_id for one in things if any(_say_the_same(one.title, fact.title) for fact in meant)]
    return {"fact_id": ids[0] if len(ids) == 1 else ids}


def _say_the_same(one: str, other: str) -> bool:
    """Whether one of two facts has the other in it."""
    return stands_in(one, other) or stands_in(other, one)


@preview("memory.delete_fact")
async def preview_deleted(ctx: ToolContext, args: DeleteFactArgs) -> Shown:
    """Each fact by id and words."""
    facts = await _facts_of(ctx, args)
    return Shown(
        fields=[ShownField(label="fact", value=quoted_fact(fact, ctx.lang), says=["fact_id"]) for fact in facts],
        objects={f"fact {fact.fact_id}": sha256_of(fact_as_json(fact, ctx)) for fact in facts},
    )


@builtin("memory.delete_fact")
async def delete_fact(ctx: ToolContext, args: DeleteFactArgs) -> ToolResult:
    """{fact_id, deleted: true}, or of several {count, fact_ids, deleted: true}. The text is gone at once."""
    ids, facts = _ids(args), await _facts_of(ctx, args)
    for one in ids:
        known = one.isascii() and one.isdecimal() and len(one) < 19
        if not known or not await memory_of(ctx).delete_fact(ctx.owner, int(one), ctx.idempotency_key):
            raise ToolFailed(f"there is no fact {one} of yours")
    return _forgotten(ids, [fact.fact for fact in facts], ctx)


@reconciler("memory.delete_fact")
async def deleted(ctx: ToolContext, args: DeleteFactArgs) -> ToolResult | None:
    """That none of the facts is there any more is all that was wanted."""
    return None if await _facts_of(ctx, args) else _forgotten(_ids(args), [], ctx)


async def _facts_of(ctx: ToolContext, args: DeleteFactArgs) -> list[FactRecord]:
    ids = set(_ids(args))
    facts = await memory_of(ctx).list_facts(ctx.owner, None, EVERYTHING)
    return [fact for fact in facts if str(fact.fact_id) in ids]


def _ids(args: DeleteFactArgs) -> list[str]:
    return [
        str(one).strip().lstrip("#") for one in (args.fact_id if isinstance(args.fact_id, list) else [args.fact_id])
    ]


def _forgotten(ids: Sequence[str], facts: Sequence[str], ctx: ToolContext) -> ToolResult:
    """That they are gone: in their words, or where an earlier attempt deleted them by how many there were."""
    told = phrase(ctx.lang, "facts_gone", facts="; ".join(facts) or counted(len(ids), "fact", "facts"))
    if len(ids) == 1:
        return ToolResult(result={"fact_id": ids[0], "deleted": True}, message=told)
    return ToolResult(result={"count": len(ids), "fact_ids": ids, "deleted": True}, message=told)


@builtin("memory.store_conversation")
async def store_conversation(ctx: ToolContext, args: StoreConversationArgs) -> ToolResult:
    """{stored: true, conversation_id}."""
    exchange = await memory_of(ctx).add_exchange(
        ctx.owner,
        ctx.idempotency_key,
        args.user_message,
        args.agent_response,
        problem_id=ctx.requester.problem_id,
        said_at=ctx.now,
    )
    result = {"stored": True, "conversation_id": str(exchange.exchange_id)}
    return ToolResult(result=result, message="The conversation is stored.")


@builtin("memory.search_conversations")
async def search_conversations(ctx: ToolContext, args: SearchConversationsArgs) -> ToolResult:
    """{conversations, count}: best first."""
    recalled = await memory_of(ctx).recall_exchanges(ctx.owner, args.query, args.limit)
    talks = [_exchange(exchange, score, ctx) for exchange, score in recalled.found]
    lines = _talk_lines([exchange for exchange, _ in recalled.found], ctx)
    message = "\n".join(lines) if lines else phrase(ctx.lang, "no_conversation_about", words=args.query)
    return ToolResult(result={"conversations": talks, "count": len(talks)}, message=message, degraded=recalled.degraded)


@builtin("memory.retrieve_memories")
async def retrieve_memories(ctx: ToolContext, args: RetrieveMemoriesArgs) -> ToolResult:
    """{memories, count} and, where asked for, {conversations}: best first."""
    memory = memory_of(ctx)
    facts = await memory.recall_facts(ctx.owner, args.query, args.limit)
    result: dict[str, Any] = {
        "memories": [_memory(fact, score, ctx) for fact, score in facts.found],
        "count": len(facts.found),
    }
    lines, degraded = [fact_in_words(fact) for fact, _ in facts.found], facts.degraded
    if args.include_conversations:
        talks = await memory.recall_exchanges(ctx.owner, args.query, args.limit)
        result["conversations"] = [_exchange(exchange, score, ctx) for exchange, score in talks.found]
        lines += _talk_lines([exchange for exchange, _ in talks.found], ctx)
        degraded = degraded or talks.degraded
    message = "\n".join(lines) or phrase(ctx.lang, "nothing_remembered", words=args.query)
    return ToolResult(result=result, message=message, degraded=degraded)


@builtin("memory.get_profile")
async def get_profile(ctx: ToolContext, args: NoArgs) -> ToolResult:
    """{profile} and, where there is any, {told}: entries that tools said, each with whose word it is."""
    profile = await memory_of(ctx).profile(ctx.owner)
    return ToolResult(result=_profile(profile), message=_profile_text("profile_is", profile, ctx.lang))


@builtin("memory.update_profile")
async def update_profile(ctx: ToolContext, args: UpdateProfileArgs) -> ToolResult:
    """{profile, updated}: the whole profile as it is then, and the keys that were given. An entry that the user did not
    say is kept as what a tool said."""
    updates = checked_updates(args.updates)
    tellers = {key: ctx.teller("updates", key) for key in args.updates}
    sources = {checked: source for checked, source in zip(updates, tellers.values(), strict=True) if source}
    profile = await memory_of(ctx).update_profile(ctx.owner, updates, sources)
    message = _profile_text("profile_changed", profile, ctx.lang)
    return ToolResult(result=_profile(profile) | {"updated": sorted(updates)}, message=message)


@builtin("memory.get_memory_stats")
async def get_memory_stats(ctx: ToolContext, args: NoArgs) -> ToolResult:
    """{facts, categories, conversations, size_bytes, oldest}."""
    stats = await memory_of(ctx).stats(ctx.owner)
    result = {
        "facts": stats.facts,
        "categories": stats.categories,
        "conversations": stats.conversations,
        "size_bytes": stats.size_bytes,
        "oldest": stats.oldest.astimezone(ctx.zone).isoformat() if stats.oldest else None,
    }
    held = [counted(stats.facts, "fact", "facts"), counted(stats.conversations, "conversation", "conversations")]
    message = f"The memory holds {' and '.join(held)}, {stats.size_bytes:,} bytes of text."
    return ToolResult(result=result, message=message)


def fact_as_json(fact: FactRecord, ctx: ToolContext) -> dict[str, Any]:
    """A fact as the tools of the family answer it."""
    return {
        "fact_id": str(fact.fact_id),
        "fact": fact.fact,
        "category": fact.category,
        "created_at": fact.created_at.astimezone(ctx.zone).isoformat(),
        **_outside(fact),
    }


def _outside(fact: FactRecord) -> dict[str, Any]:
    """The marks of a fact that is not the user's own word."""
    return of_source(fact.source)


def _memory(fact: FactRecord, score: float, ctx: ToolContext) -> dict[str, Any]:
    reported = fact_as_json(fact, ctx)
    return {"fact_id": reported["fact_id"], "text": reported["fact"], "category": reported["category"]} | {
        "created_at": reported["created_at"],
        "score": round(score, 3),
        **_outside(fact),
    }


def _exchange(exchange: ExchangeRecord, score: float, ctx: ToolContext) -> dict[str, Any]:
    return {
        "conversation_id": str(exchange.exchange_id),
        "user_message": exchange.user_message,
        "agent_response": exchange.agent_response,
        "at": exchange.said_at.astimezone(ctx.zone).isoformat(),
        FROM_OUTSIDE: True,
        "score": round(score, 3),
    }


def quoted_fact(fact: FactRecord, lang: str) -> str:
    """A fact as an approval shows it, with whose word it is."""
    words = phrase(lang, "quoted", text=fact.fact)
    return f"{words} {phrase(lang, 'said_by', who=fact.source)}" if fact.source else words


def fact_said(fact: FactRecord, lang: str) -> str:
    """A fact without its id, with whose word it is."""
    return f"{fact.fact} {phrase(lang, 'said_by', who=fact.source)}" if fact.source else fact.fact


def fact_in_words(fact: FactRecord) -> str:
    """A fact on one line, with its id and whose word it is."""
    whose = f" (said by {fact.source}, not by you)" if fact.source else ""
    return f"{fact.fact}{f' ({fact.category})' if fact.category else ''}{whose} [{fact.fact_id}]"


def _talk_lines(exchanges: Sequence[ExchangeRecord], ctx: ToolContext) -> list[str]:
    return [
        f"{in_words(talk.said_at.astimezone(ctx.zone))}: “{_short(talk.user_message)}”"
        f" - answered: {_short(talk.agent_response)}"
        for talk in exchanges
    ]


def _short(text: str, longest: int = 200) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= longest else f"{flat[:longest]}..."


def _profile(profile: ProfileRecord) -> dict[str, Any]:
    reported = [
        {"entry": key, "value": value, "source": source, FROM_OUTSIDE: True}
        for key, (value, source) in profile.from_tools.items()
    ]
    return {"profile": profile.own} | ({"told": reported} if reported else {})


def _profile_text(head: str, profile: ProfileRecord, lang: str) -> str:
    if not profile.own and not profile.from_tools:
        return phrase(lang, "profile_empty")
    own = [f"- {key.replace('_', ' ')}: {_short(str(value))}" for key, value in profile.own.items()]
    reported = [
        f"- {key.replace('_', ' ')}: {_short(str(value))} (said by {source}, not by you)"
        for key, (value, source) in profile.from_tools.items()
    ]
    return "\n".join([phrase(lang, head), *own, *reported])
