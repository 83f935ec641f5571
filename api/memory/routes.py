"""The doors of the memory: each turns a request into one call of the gateway's memory, and the answer into the wire."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Body, Path, Query
from starlette.responses import Response

from steward.api import examples, openapi
from steward.api.core.memory_document import as_json, as_markdown
from steward.api.http import GatewayDep, KeyDep, LargeJsonRoute, ReaderDep, RowId
from steward.api.memory import responses as wire
from steward.api.memory_bodies import EntryBody, FactBody, FactChangeBody, MemoryImportBody
from steward.contracts.memory import MemoryKind
from steward.contracts.wire import MAX_PROBLEM_ID
from steward.sql.memory_review import OWN_WORD, FactFilter

router = APIRouter(prefix="/api/memory", tags=["memory"], route_class=LargeJsonRoute)

_KINDS: Final[dict[str, tuple[MemoryKind, ...]]] = {
    "all": ("fact", "exchange"),
    "facts": ("fact",),
    "conversations": ("exchange",),
}
_NO_NUL: Final = r"^[^\x00]+$"
LimitQuery = Annotated[int, Query(ge=1, le=200)]
CursorQuery = Annotated[int | None, Query(ge=1, le=MAX_PROBLEM_ID, description="The `next` of the page before")]
WordsQuery = Annotated[str | None, Query(min_length=1, max_length=200, pattern=_NO_NUL)]
EntryPath = Annotated[str, Path(min_length=1, max_length=60, pattern=r"^[^/\x00]+$")]
ConversationPath = Annotated[str, Path(min_length=1, max_length=200, pattern=r"^[^/\x00]+$")]


@router.get("/facts", responses=openapi.reading())
async def list_facts(
    gateway: GatewayDep,
    principal: ReaderDep,
    category: WordsQuery = None,
    q: Annotated[WordsQuery, Query(description="Only facts with this text in them")] = None,
    source: Annotated[WordsQuery, Query(description="Whose word it is: a tool's name, or user")] = None,
    before: CursorQuery = None,
    limit: LimitQuery = 50,
) -> wire.FactPage:
    """A user's facts, newest first, with whose word each is and the problem it was said in."""
    wanted = FactFilter(category, q, OWN_WORD if source == "user" else source)
    facts, total = await gateway.memory.facts(principal, wanted, before, limit)
    following = facts[-1].fact_id if len(facts) == limit else None
    return wire.FactPage(facts=[wire.FactShown.model_validate(one) for one in facts], total=total, next=following)


@router.post("/fact", status_code=201, responses=openapi.reading(409, 422), include_in_schema=False)
@router.post("/facts", status_code=201, responses=openapi.reading(409, 422))
async def add_fact(
    gateway: GatewayDep,
    principal: ReaderDep,
    key: KeyDep,
    body: Annotated[FactBody, Body(openapi_examples=examples.FACT)],
) -> wire.FactChanged:
    """Remember a fact as the user's own word. The same text again is the same fact."""
    principal = principal.acting_for(body.user_id)
    fact, new = await gateway.memory.add_fact(principal, body.fact, body.category, key)
    return wire.FactChanged(fact=wire.FactShown.model_validate(fact), new=new)


@router.get("/facts/{fact_id}", responses=openapi.reading(404))
async def read_fact(gateway: GatewayDep, principal: ReaderDep, fact_id: RowId) -> wire.FactChanged:
    """One fact."""
    return wire.FactChanged(fact=wire.FactShown.model_validate(await gateway.memory.fact(principal, fact_id)))


@router.patch("/facts/{fact_id}", responses=openapi.reading(404, 409))
async def edit_fact(
    gateway: GatewayDep,
    principal: ReaderDep,
    fact_id: RowId,
    body: Annotated[FactChangeBody, Body(openapi_examples=examples.FACT_CHANGE)],
) -> wire.FactChanged:
    """Put a fact right. A new text is the user's own word, whoever said the old one."""
    fact = await gateway.memory.edit_fact(principal, fact_id, body.changes)
    return wire.FactChanged(fact=wire.FactShown.model_validate(fact))


@router.delete("/facts/{fact_id}", responses=openapi.reading(404))
async def forget_fact(gateway: GatewayDep, principal: ReaderDep, fact_id: RowId) -> wire.FactForgotten:
    """Forget a fact: its text is gone at once, its vector as soon as the index follows."""
    await gateway.memory.forget_fact(principal, fact_id)
    return wire.FactForgotten(fact_id=fact_id)


@router.get("/profile", responses=openapi.reading())
async def show_profile(gateway: GatewayDep, principal: ReaderDep) -> wire.ProfileShown:
    """A user's profile: name, language, time zone and the like."""
    return wire.ProfileShown.of(await gateway.memory.profile(principal))


@router.put("/profile/{entry}", responses=openapi.reading(422))
async def set_entry(
    gateway: GatewayDep,
    principal: ReaderDep,
    entry: EntryPath,
    body: Annotated[EntryBody, Body(openapi_examples=examples.ENTRY)],
) -> wire.ProfileShown:
    """Set an entry of the profile as the user's own word; the profile as it is then."""
    return wire.ProfileShown.of(await gateway.memory.set_entry(principal, entry, body.value))


@router.delete("/profile/{entry}", responses=openapi.reading(404, 422))
async def remove_entry(gateway: GatewayDep, principal: ReaderDep, entry: EntryPath) -> wire.ProfileShown:
    """Take an entry out of the profile; the profile as it is then."""
    return wire.ProfileShown.of(await gateway.memory.set_entry(principal, entry, None))


@router.get("/conversations", responses=openapi.reading())
async def list_remembered(
    gateway: GatewayDep, principal: ReaderDep, before: CursorQuery = None, limit: LimitQuery = 50
) -> wire.RememberedPage:
    """The conversations that memory holds exchanges of, the one remembered last first."""
    return wire.RememberedPage.of(await gateway.memory.conversations(principal, before, limit), limit)


@router.get("/conversations/{conversation_id}", responses=openapi.reading(404))
async def read_remembered(
    gateway: GatewayDep,
    principal: ReaderDep,
    conversation_id: ConversationPath,
    after: CursorQuery = None,
    limit: LimitQuery = 50,
) -> wire.ExchangePage:
    """What memory holds of a conversation, oldest first."""
    found = await gateway.memory.turns(principal, conversation_id, after, limit)
    following = found[-1].exchange_id if len(found) == limit else None
    return wire.ExchangePage(exchanges=[wire.ExchangeShown.of(one) for one in found], next=following)


@router.delete("/conversations/{conversation_id}", responses=openapi.reading(404))
async def forget_conversation(
    gateway: GatewayDep, principal: ReaderDep, conversation_id: ConversationPath
) -> wire.ConversationForgotten:
    """Forget what memory holds of a conversation. What /conversations lists and the audit of its problems stay."""
    count = await gateway.memory.forget_conversation(principal, conversation_id)
    return wire.ConversationForgotten(conversation_id=conversation_id, exchanges=count)


@router.get("/statistics", responses=openapi.reading())
async def show_statistics(gateway: GatewayDep, principal: ReaderDep) -> wire.MemoryStatistics:
    """How much is remembered of a user: by category, by source, in bytes, since when."""
    return wire.MemoryStatistics.of(*await gateway.memory.statistics(principal))


@router.get("/search", responses=openapi.reading())
async def search_memory(
    gateway: GatewayDep,
    principal: ReaderDep,
    q: Annotated[str, Query(min_length=1, max_length=500, pattern=r"^[^\x00]*[^\s\x00][^\x00]*$")],
    kinds: Annotated[Literal["all", "facts", "conversations"], Query()] = "all",
    limit: Annotated[int, Query(ge=1, le=50)] = 10,
) -> wire.MemoryFound:
    """What is remembered about something, by meaning and by words. While the index or the embedder is away, by words
    alone, and `degraded` says so."""
    return wire.MemoryFound.of(await gateway.memory.search(principal, q, _KINDS[kinds], limit))


@router.get(
    "/export",
    response_model=wire.MemoryExport,
    responses=openapi.content({"text/markdown": {"schema": {"type": "string"}}}),
)
async def export_memory(
    gateway: GatewayDep,
    principal: ReaderDep,
    format: Annotated[Literal["markdown", "json"], Query()] = "markdown",
) -> Response:
    """Everything that is remembered of a user as one document, which may be edited and imported."""
    held = await gateway.memory.everything(principal)
    if format == "markdown":
        return Response(await asyncio.to_thread(as_markdown, held), media_type="text/markdown; charset=utf-8")
    exported = wire.MemoryExport.model_validate(as_json(held))
    return Response(exported.model_dump_json(indent=2), media_type="application/json")


@router.post("/import", responses=openapi.reading(409, 422))
async def import_memory(
    gateway: GatewayDep,
    principal: ReaderDep,
    body: Annotated[MemoryImportBody, Body(openapi_examples=examples.MEMORY_IMPORT)],
) -> wire.MemoryCompared:
    """See what an edited export would change: added, changed and removed. Nothing is done until the same is sent with
    `confirm`, the `sha256` of that difference; where memory or document changed meanwhile, that is a 409."""
    if body.confirm is None:
        return wire.MemoryCompared.of(await gateway.memory.compare(principal, body.format, body.text), applied=False)
    done = await gateway.memory.apply(principal, body.format, body.text, body.confirm)
    return wire.MemoryCompared.of(done, applied=True)
