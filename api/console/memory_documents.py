"""What is remembered as a document: taken along as Markdown or JSON, and read back after its changes were looked at."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from steward.api.bodies import checked
from steward.api.console.guarded import PageRoute, Visitor, form_of
from steward.api.console.memory import remembering
from steward.api.console.memory_words import lines_of
from steward.api.console.pages import as_json, page
from steward.api.core.memory_document import as_json as document_of
from steward.api.core.memory_document import as_markdown
from steward.api.memory_bodies import MemoryImportBody
from steward.contracts.errors import Conflict, StewardError

router = APIRouter(prefix="/console/memory", route_class=PageRoute, include_in_schema=False)
_LONGEST: Final = 13 << 20
"""A form says some characters in three bytes each."""


@router.get("/documents")
async def show(request: Request) -> Response:
    """Where documents are taken along and read back."""
    visitor = remembering(request)
    sizes, _, _ = await visitor.gateway.memory.statistics(visitor.principal)
    return page("memory_documents.html", here="memory", visitor=visitor, sizes=sizes)


@router.get("/export.md")
async def export_markdown(request: Request) -> Response:
    """All that is remembered, to read and to edit."""
    visitor = remembering(request)
    held = await visitor.gateway.memory.everything(visitor.principal)
    return _file(await asyncio.to_thread(as_markdown, held), "memory.md", "text/markdown; charset=utf-8")


@router.get("/export.json")
async def export_json(request: Request) -> Response:
    """All that is remembered, for programs."""
    visitor = remembering(request)
    held = await visitor.gateway.memory.everything(visitor.principal)
    text = await asyncio.to_thread(lambda: as_json(document_of(held)))
    return _file(text, "memory.json", "application/json")


@router.post("/compare")
async def compare(request: Request) -> Response:
    """What a document would change. Changes nothing."""
    visitor, given = remembering(request), await _given(request)
    try:
        body = checked(MemoryImportBody, given)
        found = await visitor.gateway.memory.compare(visitor.principal, body.format, body.text)
    except StewardError as error:
        return _refused(error)
    return page("memory_difference.html", lines=lines_of(found), difference=found, fault="", done=False)


@router.post("/import")
async def apply(request: Request) -> Response:
    """Do what was shown, all or nothing. Where document or memory changed since, that is shown instead."""
    visitor, given = remembering(request), await _given(request)
    try:
        body = checked(MemoryImportBody, given)
        found = await visitor.gateway.memory.apply(visitor.principal, body.format, body.text, body.confirm or "")
    except Conflict as error:
        return await _again(visitor, given, error)
    except StewardError as error:
        return _refused(error)
    return page("memory_difference.html", lines=lines_of(found), difference=found, fault="", done=True)


async def _again(visitor: Visitor, given: dict[str, Any], error: Conflict) -> Response:
    now = await visitor.gateway.memory.compare(visitor.principal, given["format"], given["text"])
    fault = f"Nothing was imported: {error.detail}. This is what it would change now."
    return page("memory_difference.html", lines=lines_of(now), difference=now, fault=fault, done=False)


async def _given(request: Request) -> dict[str, Any]:
    """The document of a form; what begins with a brace is JSON."""
    form = await form_of(request, _LONGEST)
    text = str(form.get("text", ""))
    form_name = "json" if text.lstrip().startswith("{") else "markdown"
    return {"format": form_name, "text": text, "confirm": str(form.get("confirm", "")) or None}


def _refused(error: StewardError) -> Response:
    lines = error.extra.get("errors") or [error.detail]
    return page("memory_difference.html", lines=[], difference=None, fault="; ".join(map(str, lines)), done=False)


def _file(text: str, name: str, media_type: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type=media_type)
