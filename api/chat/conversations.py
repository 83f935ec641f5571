"""The door /conversations: list, read, rename, delete and export what a user said and was answered."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Path, Query
from starlette.responses import Response

from steward.api import examples, openapi
from steward.api.chat.responses import (
    ConversationDeleted,
    ConversationExport,
    ConversationPage,
    ConversationRow,
    ConversationShown,
    MessageShown,
    Unanswered,
)
from steward.api.chat_bodies import RenameBody
from steward.api.credentials.identity import Principal
from steward.api.exchanges import Exchanges, for_user
from steward.api.gateway import Gateway
from steward.api.http import GatewayDep, JsonRoute, ReaderDep
from steward.sql.conversations import Conversation, SavedMessage, Unsaved

router = APIRouter(tags=["conversations"], route_class=JsonRoute)
_PAGE: Final = 200
_CURSOR: Final = r"^[0-9]{1,17}:[^/\u0000]{1,200}$"
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_PLACE: Final = "/conversations/{conversation_id}"

ConversationPath = Annotated[str, Path(min_length=1, max_length=200, pattern=r"^[^/\x00]+$")]


class ExportFormat(StrEnum):
    """How a conversation is exported."""

    MARKDOWN = "markdown"
    JSON = "json"


@router.get("/conversations", responses=openapi.reading())
async def list_conversations(
    gateway: GatewayDep,
    principal: ReaderDep,
    limit: Annotated[int, Query(ge=1, le=_PAGE)] = 50,
    before: Annotated[str | None, Query(pattern=_CURSOR, description="The `next` of the page before")] = None,
) -> ConversationPage:
    """A user's conversations, the one used last first."""
    user, after = _user(gateway, principal), None if before is None else _read_cursor(before)
    found = await gateway.transcripts.list(user, limit, after)
    following = _cursor(found[-1]) if len(found) == limit else None
    return ConversationPage(conversations=[ConversationRow.model_validate(one) for one in found], next=following)


@router.get(_PLACE, response_model_exclude_unset=True, responses=openapi.reading(404))
async def read_conversation(
    gateway: GatewayDep,
    principal: ReaderDep,
    conversation_id: ConversationPath,
    limit: Annotated[int, Query(ge=1, le=_PAGE)] = 50,
    before: Annotated[int | None, Query(ge=1, le=2**62, description="The `next` of the page before")] = None,
) -> ConversationShown:
    """A conversation with its last messages, oldest first. `unanswered` are those whose answer is under way."""
    user = _user(gateway, principal)
    waiting = await Exchanges(gateway).recover(user, conversation_id)
    found = await gateway.transcripts.existing(user, conversation_id)
    messages = await gateway.transcripts.messages(user, conversation_id, limit, before)
    following = messages[0].position if len(messages) == limit and messages[0].position > 1 else None
    return ConversationShown(**_parts(conversation_id, found, messages, waiting), next=following)


@router.patch(_PLACE, responses=openapi.reading(404))
async def rename_conversation(
    gateway: GatewayDep,
    principal: ReaderDep,
    conversation_id: ConversationPath,
    body: Annotated[RenameBody, Body(openapi_examples=examples.RENAME)],
) -> ConversationRow:
    """Give a conversation another title."""
    user = _user(gateway, principal)
    return ConversationRow.model_validate(await gateway.transcripts.rename(user, conversation_id, body.title))


@router.delete(_PLACE, responses=openapi.reading(404))
async def delete_conversation(
    gateway: GatewayDep, principal: ReaderDep, conversation_id: ConversationPath
) -> ConversationDeleted:
    """Delete a conversation's messages; nothing of it is context any more. The audit of its problems stays."""
    await gateway.transcripts.delete(_user(gateway, principal), conversation_id)
    return ConversationDeleted(conversation_id=conversation_id)


@router.get(
    f"{_PLACE}/export",
    response_model=ConversationExport,
    responses=openapi.content({"text/markdown": {"schema": {"type": "string"}}}, 404),
)
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
    if format is ExportFormat.MARKDOWN:
        title = conversation_id if found is None else found.title
        return Response(_markdown(title, messages), media_type="text/markdown; charset=utf-8")
    exported = ConversationExport(**_parts(conversation_id, found, messages, waiting))
    return Response(exported.model_dump_json(exclude_unset=True), media_type="application/json")


async def _all_messages(gateway: Gateway, user: Principal, conversation_id: str) -> Sequence[SavedMessage]:
    pages: list[Sequence[SavedMessage]] = []
    before: int | None = None
    while page := await gateway.transcripts.messages(user, conversation_id, _PAGE, before):
        pages.append(page)
        before = page[0].position
    return [message for page in reversed(pages) for message in page]


def _user(gateway: Gateway, principal: Principal) -> Principal:
    return for_user(principal, gateway.config.default_user)


def _parts(
    conversation_id: str, found: Conversation | None, messages: Sequence[SavedMessage], waiting: Sequence[Unsaved]
) -> dict[str, Any]:
    """What is shown of a conversation; of one that only just begins, no more than its id and what waits."""
    return {
        "conversation_id": conversation_id,
        "title": found and found.title,
        "created_at": found and found.created_at,
        "updated_at": found and found.updated_at,
        "messages": [MessageShown.of(one) for one in messages],
        "unanswered": [Unanswered.model_validate(one) for one in waiting],
    }


def _markdown(title: str, messages: Sequence[SavedMessage]) -> str:
    """Headings are ours alone: a line of a message that would be one is kept as text."""
    lines = [f"# {' '.join(title.split())}", ""]
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
