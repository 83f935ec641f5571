"""The streaming variant of a chat: the problem's steps as they are recorded, then the words, then the whole answer.

Events: `step`, `progress` and `draft` as in /problems/{id}/events, `words` {text}, `done` with what the plain variant
answers, or `error` with the problem document. What is refused before anything began is refused with its status, as in
the plain variant.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

from sse_starlette import ServerSentEvent
from starlette.responses import Response

from steward.api.answer_details import ChatReply
from steward.api.chat.answer_shapes import Shape
from steward.api.core.visible_problems import GoingOn
from steward.api.errors import problem_document
from steward.api.event_streams import LiveView, draft_event
from steward.api.exchange_streams import Seen, followed
from steward.api.exchanges import ChatMessage, Exchanges
from steward.api.gateway import Gateway
from steward.contracts.drafts import Draft
from steward.contracts.errors import StewardError


async def streamed(
    gateway: Gateway, exchanges: Exchanges, message: ChatMessage, shape: Shape, instance: str
) -> Response:
    """The stream of a message's steps and answer. Raises as `followed` does."""
    answer = await followed(gateway, exchanges, message)
    return LiveView(_events(answer.seen, shape, instance), answer.close)


async def _events(answer: AsyncIterator[Seen], shape: Shape, instance: str) -> AsyncIterator[ServerSentEvent]:
    try:
        async for seen in answer:
            match seen:
                case ChatReply():
                    yield _event("words", {"text": seen.response})
                    yield ServerSentEvent(shape(seen).model_dump_json(), event="done")
                case GoingOn():
                    yield _event("progress", {"text": seen.words})
                case Draft():
                    yield draft_event(seen.text)
                case _:
                    yield ServerSentEvent(seen.step.model_dump_json(), event="step", id=str(seen.id))
    except StewardError as error:
        document = problem_document(error.code, error.detail, instance, error.extra)
        yield ServerSentEvent(json.dumps(document), event="error")


def _event(name: str, data: dict[str, str]) -> ServerSentEvent:
    return ServerSentEvent(json.dumps(data, ensure_ascii=False), event=name)
