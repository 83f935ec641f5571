"""What belongs to a visitor and their installation: how they are told, keys, security events and documents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from pydantic import ValidationError
from starlette.responses import Response

from steward.api.bodies import KbDocumentBody, KeyBody, checked
from steward.api.console.guarded import PageRoute, Visitor, form_of, visitor_of
from steward.api.console.pages import page
from steward.api.credentials.identity import Principal
from steward.api.http import RowId
from steward.contracts.channels import Channel, ChannelSettings, QuietHours
from steward.contracts.errors import Forbidden, StewardError, Unprocessable
from steward.sql.security import EventFilter

router = APIRouter(prefix="/console/account", route_class=PageRoute, include_in_schema=False)
KeyId = Annotated[str, Path(pattern=r"^stk_[0-9a-f]{10}$", max_length=14)]
_SHOWN: Final = 100
LONGEST_DOCUMENT: Final = 14 * 1024 * 1024
"""Bytes of a form that brings a document of 8 MiB."""


def _page(visitor: Visitor, template: str, **values: Any) -> Response:
    return page(template, here="account", visitor=visitor, **{"fault": "", "said": "", **values})


@router.get("")
async def show_channels(request: Request) -> Response:
    """How the visitor is told of what waits."""
    visitor = visitor_of(request)
    return _channels(visitor, await visitor.gateway.channels.settings(_own(visitor)))


@router.post("")
async def set_channels(request: Request) -> Response:
    """Have the visitor told otherwise; what does not fit is said in the form."""
    visitor, form = visitor_of(request), await form_of(request)
    given = {name: str(value).strip() for name, value in form.items()}
    before = await visitor.gateway.channels.settings(_own(visitor))
    wanted = _wanted(given, before)
    try:
        settings = ChannelSettings.model_validate(before.model_dump(mode="json") | wanted)
        await visitor.gateway.channels.set_settings(_own(visitor), settings)
    except ValidationError as error:
        fault = "; ".join(f"{item['loc'][-1]}: {item['msg']}" for item in error.errors())
        return _channels(visitor, _as_typed(wanted, before), fault=fault)
    except Unprocessable as error:
        return _channels(visitor, _as_typed(wanted, before), fault=error.detail)
    return _channels(visitor, settings, said="Kept. It holds for what happens from now on.")


@router.post("/test")
async def test_channels(request: Request) -> Response:
    """Tell the visitor something by all their ways."""
    visitor = visitor_of(request)
    await visitor.gateway.notifications.test(visitor.principal, visitor.user_id)
    settings = await visitor.gateway.channels.settings(_own(visitor))
    return _channels(visitor, settings, said="A test is on its way by what is saved here; it is in the inbox as well.")


def _channels(visitor: Visitor, settings: ChannelSettings, **words: str) -> Response:
    return _page(visitor, "account.html", settings=settings, every=list(Channel), **words)


def _own(visitor: Visitor) -> Principal:
    return visitor.principal.acting_for(visitor.user_id)


def _wanted(given: Mapping[str, str], before: ChannelSettings) -> dict[str, Any]:
    quiet = None
    if given.get("begin") or given.get("end"):
        kept = before.quiet.model_dump(mode="json") if before.quiet else {}
        quiet = kept | {"begin": given.get("begin", ""), "end": given.get("end", "")}
    return {
        "channels": [channel for channel in Channel if f"by_{channel.value}" in given],
        "ntfy_url": given.get("ntfy_url") or None,
        "email": given.get("email") or None,
        "quiet": quiet,
    }


def _as_typed(wanted: Mapping[str, Any], before: ChannelSettings) -> ChannelSettings:
    """What was typed, to be shown again: it does not fit."""
    quiet = QuietHours.model_construct(**wanted["quiet"]) if wanted["quiet"] else None
    return ChannelSettings.model_construct(**{**wanted, "quiet": quiet, "timezone": before.timezone})


@router.get("/keys")
async def show_keys(request: Request) -> Response:
    """The API keys, for who administers."""
    return await _keys(visitor_of(request))


@router.post("/keys")
async def make_key(request: Request) -> Response:
    """Make a key, and show it this once."""
    visitor, form = visitor_of(request), await form_of(request)
    body = {
        "name": str(form.get("name", "")).strip(),
        "scopes": [one for one in ("call", "approve", "admin") if one in form],
        "user_id": str(form.get("user_id", "")).strip() or None,
    }
    try:
        _, text = await visitor.gateway.keys.create(visitor.principal, checked(KeyBody, body))
    except StewardError as error:
        return await _keys(visitor, fault=error.detail)
    response = await _keys(visitor, made=text)
    response.headers["Cache-Control"] = "no-store"
    return response


@router.post("/keys/{key_id}/revoke")
async def revoke_key(request: Request, key_id: KeyId) -> Response:
    """End a key, and every session that was opened with it."""
    visitor = visitor_of(request)
    await visitor.gateway.keys.revoke(visitor.principal, key_id)
    return await _keys(visitor, said=f"{key_id} is revoked; sessions opened with it are over.")


async def _keys(visitor: Visitor, **values: Any) -> Response:
    try:
        rows = await visitor.gateway.keys.list(visitor.principal)
    except Forbidden:
        return _page(visitor, "account_refused.html", what="API keys")
    return _page(visitor, "account_keys.html", keys=rows, **{"made": "", **values})


@router.get("/security")
async def show_security(request: Request) -> Response:
    """The newest security events: a user's own, an operator's all."""
    visitor = visitor_of(request)
    found = await visitor.gateway.security.list(visitor.principal, EventFilter(None, None, None, None), _SHOWN)
    return _page(visitor, "account_security.html", events=found)


@router.get("/knowledge")
async def show_knowledge(request: Request) -> Response:
    """The documents that questions are answered from, and the questions that had no answer."""
    return await _knowledge(visitor_of(request))


@router.post("/knowledge")
async def add_document(request: Request) -> Response:
    """Add a document: a text or a file under a name, or an address."""
    visitor, form = visitor_of(request), await form_of(request, LONGEST_DOCUMENT)
    given = {name: str(form.get(name, "")).strip() or None for name in ("url", "name", "text", "content")}
    try:
        document, _ = await visitor.gateway.knowledge.add(visitor.principal, checked(KbDocumentBody, given))
    except StewardError as error:
        return await _knowledge(visitor, fault=error.detail)
    return await _knowledge(visitor, said=f"{document.source} is being read.")


@router.post("/knowledge/{document_id}/remove")
async def remove_document(request: Request, document_id: RowId) -> Response:
    """Take a document out."""
    visitor = visitor_of(request)
    await visitor.gateway.knowledge.remove(visitor.principal, document_id)
    return await _knowledge(visitor, said="It is taken out: nothing is answered from it from now on.")


async def _knowledge(visitor: Visitor, fault: str = "", said: str = "") -> Response:
    knowledge = visitor.gateway.knowledge
    documents = await knowledge.list(visitor.principal, None, None, None, _SHOWN)
    try:
        questions = await knowledge.questions(visitor.principal, None, False, None, _SHOWN)
    except Forbidden:
        questions = None
    return _page(
        visitor, "account_knowledge.html", documents=documents, questions=questions, fault=fault, said=said
    )  # fmt: skip
