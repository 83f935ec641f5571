"""The door GET /events: everything a user must hear of, as server-sent events that can be resumed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Final

from fastapi import APIRouter, Header
from pydantic.json_schema import models_json_schema
from sse_starlette import ServerSentEvent
from starlette.responses import Response

from steward.api import openapi
from steward.api.core.user_events import Happened
from steward.api.event_streams import LiveView
from steward.api.http import GatewayDep, ReaderDep
from steward.contracts.base import Message
from steward.contracts.user_events import EventKind, UserEvent, event_of
from steward.contracts.webhook import ID_HEADER, SIGNATURE_HEADER, TIMESTAMP_HEADER, ChatMessage, MessageData

router = APIRouter(tags=["events"])
_EVENT_ID: Final = r"^\s*[0-9]{0,18}\s*$"
_PAGE: Final = models_json_schema(
    [(UserEvent, "serialization"), (ChatMessage, "serialization")], ref_template=openapi.ref("{model}")["$ref"]
)[1]
SCHEMAS: Final[openapi.JsonObject] = _PAGE["$defs"]
"""The event, the chat message and their parts, for the OpenAPI page."""
_HAPPENED: Final = {
    EventKind.APPROVAL_REQUESTED: "A tool waits for a human",
    EventKind.APPROVAL_DECIDED: "An approval was decided, has expired or was withdrawn",
    EventKind.APPROVAL_EXPIRING: "An approval expires soon and nobody has decided",
    EventKind.QUESTION_ASKED: "A problem waits for an answer",
    EventKind.PROBLEM_ENDED: "A problem is closed",
    EventKind.NOTIFICATION: "A reminder, an incoming event or a tool tells the user something",
    EventKind.OUTCOME_UNKNOWN: "It is not known whether a tool's effect happened",
}
_SIGNED: Final = {
    ID_HEADER: "The event's id, the same at every attempt",
    TIMESTAMP_HEADER: "When it was posted, in seconds since 1970",
    SIGNATURE_HEADER: "v1, and the signature of Standard Webhooks; absent without STEWARD_WEBHOOK_SECRET",
}


def _webhook(name: str, summary: str, schema: openapi.JsonObject, example: Message) -> openapi.JsonObject:
    headers = [
        {"name": header, "in": "header", "schema": {"type": "string"}, "description": words}
        for header, words in _SIGNED.items()
    ]
    content = {"application/json": {"schema": schema, "example": example.model_dump(mode="json")}}
    operation = {
        "operationId": f"webhook_{name}",
        "summary": summary,
        "description": "Posted to STEWARD_WEBHOOK_URL, always with one webhook-id, until a 2xx answer comes.",
        "tags": ["webhooks"],
        "parameters": headers,
        "requestBody": {"required": True, "content": content},
        "responses": {"2XX": {"description": "Taken; any other answer has it sent again later"}},
    }
    return {"post": operation}


def _of_kind(kind: EventKind) -> openapi.JsonObject:
    of_this_kind = {"properties": {"type": {"const": kind.value}}}
    return {"allOf": [openapi.ref("UserEvent"), of_this_kind]}


def _example(kind: EventKind) -> UserEvent:
    approval = {
        "approval_id": "43-1",
        "tool_name": "compose_email",
        "args_sha256": "9f2c0b7f7b0a4c1e8d9e2b6a5f4c3d2e1f0a9b8c7d6e5f4a3b2c1d0e9f8a7b6c",
        "expires_at": _AT + timedelta(days=1),
        "decision": "approved" if kind is EventKind.APPROVAL_DECIDED else None,
        "decided_by": "ann" if kind is EventKind.APPROVAL_DECIDED else None,
    }
    detail: dict[str, Any] = {"text": _HAPPENED[kind]}
    if kind.value.startswith("approval"):
        detail |= {"tool_name": "compose_email", "approval": approval}
    return event_of(_ID, kind, _AT, ("default", "ann"), 43, detail, "https://steward.example.com")


_AT: Final = datetime(2026, 11, 23, 9, 30, tzinfo=UTC)
_ID: Final = "5f0c6b3e-3a39-4c55-8f6b-0f3f3b7e2a11"
_CHAT: Final = ChatMessage(
    id=_ID,
    timestamp=_AT,
    data=MessageData(tenant_id="default", user_id="ann", problem_id=43, chat_id="telegram_12345", text="At noon?"),
)
WEBHOOKS: Final[openapi.JsonObject] = {
    kind.value: _webhook(kind.value, _HAPPENED[kind], _of_kind(kind), _example(kind)) for kind in EventKind
} | {"message": _webhook("message", "The tool send_message hands on a message", openapi.ref("ChatMessage"), _CHAT)}
"""What is posted to the webhook, for the OpenAPI page: the models are those that are sent."""


@router.get(
    "/events",
    operation_id="watch_events",
    response_class=Response,
    responses=openapi.content(openapi.events(openapi.ref("UserEvent")), 429),
)
async def watch_events(
    gateway: GatewayDep,
    principal: ReaderDep,
    last_event_id: Annotated[
        str, Header(alias="Last-Event-ID", pattern=_EVENT_ID, description="Resume after this event; 0: from the first")
    ] = "",
) -> Response:
    """What waits for a user, what was decided and what ended, as server-sent events without end. Without Last-Event-ID
    it begins now: the first event, `open`, has an id to resume after. Then each is named by its type. 429 when the user
    has too many live views open."""
    close = gateway.live_views.open(principal)
    try:
        after = last_event_id.strip()
        happening = await gateway.user_events.watch(principal, int(after) if after else None)
    except BaseException:
        close()
        raise
    return LiveView(_sent(happening), close)


async def _sent(happening: AsyncIterator[Happened]) -> AsyncIterator[ServerSentEvent]:
    async for one in happening:
        if one.event is None:
            yield ServerSentEvent("{}", event="open", id=str(one.seq))
        else:
            yield ServerSentEvent(one.event.model_dump_json(), event=one.event.type, id=str(one.seq))
