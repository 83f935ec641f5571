"""What is remembered of the visitor: facts and profile put right by hand, conversations looked through and forgotten,
and a search by meaning."""

from __future__ import annotations

from typing import Annotated, Any, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from steward.api.bodies import checked
from steward.api.console.guarded import PageRoute, Visitor, form_of, visitor_of
from steward.api.console.memory_words import entries_of, value_of
from steward.api.console.pages import page
from steward.api.credentials.identity import Scope
from steward.api.http import RowId
from steward.api.memory_bodies import EntryBody, FactBody, FactChangeBody
from steward.contracts.errors import StewardError, Unprocessable
from steward.contracts.memory import MemoryKind
from steward.contracts.wire import MAX_PROBLEM_ID
from steward.sql.memory_review import OWN_WORD, FactFilter

router = APIRouter(prefix="/console/memory", route_class=PageRoute, include_in_schema=False)
PAGE: Final = 50
_TURNS: Final = 100
_FOUND: Final = 20
_KINDS: Final[dict[str, tuple[MemoryKind, ...]]] = {
    "": ("fact", "exchange"),
    "facts": ("fact",),
    "conversations": ("exchange",),
}
Words = Annotated[str, Query(max_length=200, pattern=r"^[^\x00]*$")]
Cursor = Annotated[int | None, Query(ge=1, le=MAX_PROBLEM_ID)]
EntryName = Annotated[str, Path(min_length=1, max_length=60, pattern=r"^[^/\x00]+$")]
ConversationId = Annotated[str, Query(min_length=1, max_length=200, pattern=r"^[^\x00]+$")]


def remembering(request: Request) -> Visitor:
    """Who looks at what is remembered of them. Raises Forbidden without the scope call."""
    visitor = visitor_of(request)
    visitor.principal.require(Scope.CALL)
    return visitor


@router.get("")
async def show_facts(
    request: Request, q: Words = "", category: Words = "", source: Words = "", before: Cursor = None
) -> Response:
    """Facts, newest first: with this text, of this category, said by this one."""
    visitor = remembering(request)
    memory = visitor.gateway.memory
    wanted = FactFilter(category or None, q.strip() or None, OWN_WORD if source == "user" else source or None)
    facts, total = await memory.facts(visitor.principal, wanted, before, PAGE)
    chosen: dict[str, Any] = {"q": q, "category": category, "source": source}
    more = urlencode({**chosen, "before": facts[-1].fact_id}) if len(facts) == PAGE else ""
    rows: dict[str, Any] = {"facts": facts, "total": total, "more": more, "sought": any(chosen.values())}
    if request.headers.get("hx-target") in ("facts", "more"):
        return page("memory_facts.html", following=before is not None, **rows)
    sizes, categories, sources = await memory.statistics(visitor.principal)
    return page(
        "memory.html", here="memory", visitor=visitor, following=False, **rows,
        sizes=sizes, categories=sorted(filter(None, categories)), sources=sorted(filter(None, sources)), **chosen,
    )  # fmt: skip


@router.post("/facts")
async def add_fact(request: Request) -> Response:
    """Remember a fact as the visitor's own word; the form anew, and the fact on top of the list."""
    visitor, form = remembering(request), await form_of(request)
    given = {"fact": str(form.get("fact", "")), "category": str(form.get("category", "")).strip() or None}
    try:
        body = checked(FactBody, given)
        fact, new = await visitor.gateway.memory.add_fact(visitor.principal, body.fact, body.category, None)
    except StewardError as error:
        return page("memory_added.html", given=given, fault=_fault(error), fact=None, new=False)
    return page("memory_added.html", given={}, fault="", fact=fact, new=new)


@router.get("/facts/{fact_id}")
async def show_fact(request: Request, fact_id: RowId, edit: bool = False) -> Response:
    """One fact, to read or to change."""
    visitor = remembering(request)
    fact = await visitor.gateway.memory.fact(visitor.principal, fact_id)
    given = {"fact": fact.fact, "category": fact.category}
    return page("memory_edit.html" if edit else "memory_fact.html", fact=fact, given=given, fault="")


@router.post("/facts/{fact_id}")
async def edit_fact(request: Request, fact_id: RowId) -> Response:
    """Put a fact right. A new text is the visitor's own word."""
    visitor, form = remembering(request), await form_of(request)
    fact = await visitor.gateway.memory.fact(visitor.principal, fact_id)
    given = {"fact": str(form.get("fact", "")), "category": str(form.get("category", "")).strip() or None}
    try:
        changes = checked(FactChangeBody, given).changes
        edited = await visitor.gateway.memory.edit_fact(visitor.principal, fact_id, changes)
    except StewardError as error:
        return page("memory_edit.html", fact=fact, given=given, fault=_fault(error))
    return page("memory_fact.html", fact=edited)


@router.post("/facts/{fact_id}/forget")
async def forget_fact(request: Request, fact_id: RowId) -> Response:
    """Forget a fact; its row goes."""
    visitor = remembering(request)
    await visitor.gateway.memory.forget_fact(visitor.principal, fact_id)
    return Response(media_type="text/html")


@router.get("/profile")
async def show_profile(request: Request) -> Response:
    """The profile."""
    visitor = remembering(request)
    profile = await visitor.gateway.memory.profile(visitor.principal)
    return page("memory_profile.html", here="memory", visitor=visitor, entries=entries_of(profile), given={}, fault="")


@router.post("/profile")
async def set_entry(request: Request) -> Response:
    """Set an entry of the profile; the profile as it is then."""
    visitor, form = remembering(request), await form_of(request)
    given = {name: str(form.get(name, "")).strip() for name in ("entry", "value")}
    memory, fault = visitor.gateway.memory, ""
    profile = await memory.profile(visitor.principal)
    try:
        if not given["value"]:
            raise Unprocessable("value: must not be empty; Remove takes an entry out")
        known = profile.own | {name: value for name, (value, _) in profile.from_tools.items()}
        body = checked(EntryBody, {"value": value_of(given["value"], known.get(given["entry"]))})
        profile = await memory.set_entry(visitor.principal, given["entry"], body.value)
    except (StewardError, ValueError) as error:
        fault = _fault(error)
    return page("memory_entries.html", entries=entries_of(profile), given=given if fault else {}, fault=fault)


@router.post("/profile/{entry}/remove")
async def remove_entry(request: Request, entry: EntryName) -> Response:
    """Take an entry out of the profile; the profile as it is then."""
    visitor = remembering(request)
    profile = await visitor.gateway.memory.set_entry(visitor.principal, entry, None)
    return page("memory_entries.html", entries=entries_of(profile), given={}, fault="")


@router.get("/conversations")
async def list_conversations(request: Request, before: Cursor = None) -> Response:
    """The conversations that memory holds exchanges of, the one remembered last first."""
    visitor = remembering(request)
    found = await visitor.gateway.memory.conversations(visitor.principal, before, PAGE)
    more = urlencode({"before": found[-1].last_exchange}) if len(found) == PAGE else ""
    name = "memory_conversation_rows.html" if before is not None else "memory_conversations.html"
    return page(name, here="memory", visitor=visitor, found=found, more=more)


@router.get("/conversation")
async def show_conversation(request: Request, conversation: ConversationId, after: Cursor = None) -> Response:
    """What memory holds of a conversation, oldest first."""
    visitor = remembering(request)
    found = await visitor.gateway.memory.turns(visitor.principal, conversation, after, _TURNS)
    more = urlencode({"conversation": conversation, "after": found[-1].exchange_id}) if len(found) == _TURNS else ""
    name = "memory_exchanges.html" if after is not None else "memory_conversation.html"
    return page(name, here="memory", visitor=visitor, conversation=conversation, exchanges=found, more=more)


@router.post("/conversation/forget")
async def forget_conversation(request: Request, conversation: ConversationId) -> Response:
    """Forget what memory holds of a conversation."""
    visitor = remembering(request)
    await visitor.gateway.memory.forget_conversation(visitor.principal, conversation)
    return Response(headers={"HX-Redirect": "/console/memory/conversations"})


@router.get("/search")
async def search(request: Request, q: Words = "", kind: Annotated[str, Query(max_length=20)] = "") -> Response:
    """What is remembered about something, by meaning and by words."""
    visitor = remembering(request)
    kinds = _KINDS.get(kind, _KINDS[""])
    found = await visitor.gateway.memory.search(visitor.principal, q.strip(), kinds, _FOUND) if q.strip() else None
    name = "memory_found.html" if request.headers.get("hx-target") == "found" else "memory_search.html"
    return page(name, here="memory", visitor=visitor, q=q, kind=kind, found=found)


def _fault(error: Exception) -> str:
    """What is wrong with a form, in a line."""
    lines = error.extra.get("errors") if isinstance(error, StewardError) else None
    return "; ".join(map(str, lines)) if lines else str(getattr(error, "detail", error))
