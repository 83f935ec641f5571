"""The door /conversations: list, read, rename, delete and export what a user said and was answered."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import JSONResponse, Response

from api import examples, openapi
from api.bodies import checked
from api.chat import responses
from api.chat.exchanges import Exchanges, for_user
from api.chat_bodies import RenameBody
from api.credentials.identity import Principal
from api.gateway import Gateway
from api.http import GatewayDep, ReaderDep, json_body
from sql.conversations import Conversation, SavedMessage, Unsaved

router = APIRouter(tags=["conversations"])
_PAGE: Final = 200
_CURSOR: Final = r"^[0-9]{1,17}:[^/\u0000]{1,200}$"
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_PLACE: Final = "/conversations/{conversation_id}"

ConversationPath = Annotated[str, Path(min_length=1, max_length=200, pattern=r"^[^/\x00]+$")]


class ExportFormat(StrEnum):
    """How a conversation is exported."""

    MARKDOWN = "markdown"
    JSON = "json"


@router.get("/conversations", responses=openapi.reading(responses.CONVERSATION_PAGE))
async def list_conversations(
    gateway: GatewayDep,
    principal: ReaderDep,
    limit: Annotated[int, Query(ge=1, le=_PAGE)] = 50,
    before: Annotated[str | None, Query(pattern=_CURSOR, description="The `next` of the page before")] = None,
) -> Response:
    """A user's conversations, the one used last first."""
    user, after = _user(gateway, principal), None if before is None else _read_cursor(before)
    found = await gateway.transcripts.list(user, limit, after)
    following = _cursor(found[-1]) if len(found) == limit else None
    return JSONResponse({"conversations": [_row(one) for one in found], "next": following})


@router.get(_PLACE, responses=openapi.reading(responses.CONVERSATION, 404))
async def read_conversation(
    gateway: GatewayDep,
    principal: ReaderDep,
    conversation_id: ConversationPath,
    limit: Annotated[int, Query(ge=1, le=_PAGE)] = 50,
    before: Annotated[int | None, Query(ge=1, le=2**62, description="The `next` of the page before")] = None,
) -> Response:
    """A conversation with its last messages, oldest first. `unanswered` are those whose answer is under way."""
    user = _user(gateway, principal)
    waiting = await Exchanges(gateway).recover(user, conversation_id)
    found = await gateway.transcripts.existing(user, conversation_id)
    messages = await gateway.transcripts.messages(user, conversation_id, limit, before)
    body = _header(conversation_id, found) | {
        "messages": [_message(one) for one in messages],
        "unanswered": [_waiting(one) for one in waiting],
        "next": messages[0].position if len(messages) == limit and messages[0].position > 1 else None,
    }
    return JSONResponse(body)


@router.patch(
    _PLACE,
    responses=openapi.reading(responses.CONVERSATION_ROW, 404),
    openapi_extra=openapi.json_request(RenameBody, examples.RENAME),
)
async def rename_conversation(
    request: Request, gateway: GatewayDep, principal: ReaderDep, conversation_id: ConversationPath
) -> Response:
    """Give a conversation another title."""
    body = checked(RenameBody, await json_body(request))
    user = _user(gateway, principal)
    return JSONResponse(_row(await gateway.transcripts.rename(user, conversation_id, body.title)))


@router.delete(_PLACE, responses=openapi.reading(responses.DELETED, 404))
async def delete_conversation(gateway: GatewayDep, principal: ReaderDep, conversation_id: ConversationPath) -> Response:
    """Delete a conversation's messages; nothing of it is context any more. The audit of its problems stays."""
    await gateway.transcripts.delete(_user(gateway, principal), conversation_id)
    return JSONResponse({"success": True, "conversation_id": conversation_id})


@router.get(f"{_PLACE}/export", responses=responses.EXPORT)
async def export_conversation(
    gateway: GatewayDep,
    principal: ReaderDep,
    conversation_id: ConversationPath,
    format: Annotated[ExportFormat, Query()] = ExportFormat.MARKDOWN,
) -> Response:
    """The whole conversation as one document: Markdown for people, JSON for programs."""
    user = _user(gateway, principal)
    waiting = await Exchanges(gateway).recover(user, conversation_id)
    found = await gateway.transcripts.existing(user, conversation_id)
    messages = await _all_messages(gateway, user, conversation_id)
    header = _header(conversation_id, found)
    if format is ExportFormat.MARKDOWN:
        return Response(_markdown(header, messages), media_type="text/markdown; charset=utf-8")
    body = header | {
        "messages": [_message(one) for one in messages],
        "unanswered": [_waiting(one) for one in waiting],
    }
    return Response(json.dumps(body, ensure_ascii=False), media_type="application/json")


async def _all_messages(gateway: Gateway, user: Principal, conversation_id: str) -> Sequence[SavedMessage]:
    pages: list[Sequence[SavedMessage]] = []
    before: int | None = None
    while page := await gateway.transcripts.messages(user, conversation_id, _PAGE, before):
        pages.append(page)
        before = page[0].position
    return [message for page in reversed(pages) for message in page]


def _user(gateway: Gateway, principal: Principal) -> Principal:
    return for_user(principal, gateway.config.default_user)


def _row(one: Conversation) -> dict[str, Any]:
    return {
        "conversation_id": one.conversation_id,
        "title": one.title,
        "messages": one.messages,
        "created_at": one.created_at.isoformat(),
        "updated_at": one.updated_at.isoformat(),
    }


def _header(conversation_id: str, found: Conversation | None) -> dict[str, Any]:
    """The row's members without the count; of a conversation that only just begins, its id."""
    empty = {"conversation_id": conversation_id, "title": None, "created_at": None, "updated_at": None}
    return empty if found is None else {name: value for name, value in _row(found).items() if name != "messages"}


def _message(one: SavedMessage) -> dict[str, Any]:
    shown = {
        "position": one.position,
        "role": one.role,
        "text": one.text,
        "problem_id": one.problem_id,
        "created_at": one.created_at.isoformat(),
    }
    return shown if one.role == "user" else shown | {"tool_calls": one.detail.get("tool_calls", [])}


def _waiting(one: Unsaved) -> dict[str, Any]:
    return {"text": one.text, "asked_at": one.asked_at.isoformat()}


def _markdown(header: dict[str, Any], messages: Sequence[SavedMessage]) -> str:
    """Headings are ours alone: a line of a message that would be one is kept as text."""
    lines = [f"# {' '.join(str(header['title'] or header['conversation_id']).split())}", ""]
    for one in messages:
        who = "You" if one.role == "user" else "Steward"
        lines += [f"## {who}, {one.created_at:%Y-%m-%d %H:%M} UTC", "", _as_text(one.text), ""]
        tools = [call["tool_name"] for call in one.detail.get("tool_calls", [])]
        lines += [f"Tools: {', '.join(tools)}", ""] if tools else []
    return "\n".join(lines)


def _as_text(text: str) -> str:
    return "\n".join(f"\\{line}" if line.lstrip().startswith("#") else line for line in text.split("\n"))


def _cursor(last: Conversation) -> str:
    """Where a page ends: the time in microseconds since 1970, and the conversation's id."""
    return f"{(last.updated_at - _EPOCH) // timedelta(microseconds=1)}:{last.conversation_id}"


def _read_cursor(text: str) -> tuple[datetime, str]:
    at, _, conversation_id = text.partition(":")
    return _EPOCH + timedelta(microseconds=int(at)), conversation_id
