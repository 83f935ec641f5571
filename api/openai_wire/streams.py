"""Answers of the OpenAI wire as server-sent events. The words come in one piece, once they are saved: a draft may be
taken back, and this wire has no way to say so."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from typing import Any, Final

from sse_starlette import ServerSentEvent

from steward.api.answer_details import ChatReply
from steward.api.errors import openai_error, problem_document
from steward.api.exchange_streams import Seen
from steward.api.openai_wire.answers import ResponseAnswer, completion_id, extension_of, response_of, usage_of
from steward.contracts.errors import StewardError

_DONE: Final = ServerSentEvent("[DONE]")


async def completion_events(answer: AsyncIterator[Seen], model: str, *, usage: bool) -> AsyncIterator[ServerSentEvent]:
    """The chunks of a completion, with a last one of its tokens where `usage` is wanted."""
    common = {"id": completion_id(), "object": "chat.completion.chunk", "created": int(time.time()), "model": model}

    def chunk(delta: dict[str, str], finish: str | None = None, **more: Any) -> ServerSentEvent:
        choice = {"index": 0, "delta": delta, "logprobs": None, "finish_reason": finish}
        return _event({**common, "choices": [choice], **more})

    yield chunk({"role": "assistant", "content": ""})
    try:
        reply = await _reply(answer)
    except StewardError as error:
        yield _event(openai_error(problem_document(error.code, error.detail, "", error.extra)))
        yield _DONE
        return
    yield chunk({"content": reply.response})
    yield chunk({}, "stop", steward=extension_of(reply).model_dump(mode="json"))
    if usage:
        yield _event({**common, "choices": [], "usage": usage_of(reply).model_dump()})
    yield _DONE


async def response_events(
    answer: AsyncIterator[Seen], conversation_id: str, model: str
) -> AsyncIterator[ServerSentEvent]:
    """The events of a response, numbered."""
    begun = ResponseAnswer(
        id="resp_in_progress", created_at=int(time.time()), status="in_progress", model=model, output=[],
        metadata={"conversation_id": conversation_id},
    )  # fmt: skip
    numbers = iter(range(100))

    def event(kind: str, **more: Any) -> ServerSentEvent:
        return _event({"type": kind, "sequence_number": next(numbers), **more}, kind)

    yield event("response.created", response=begun.model_dump(mode="json"))
    yield event("response.in_progress", response=begun.model_dump(mode="json"))
    try:
        reply = await _reply(answer)
    except StewardError as error:
        told = openai_error(problem_document(error.code, error.detail, "", error.extra))["error"]
        yield event("error", **told)
        return
    whole = response_of(reply, model)
    [item] = whole.output
    [part] = item.content
    place = {"item_id": item.id, "output_index": 0, "content_index": 0}
    empty = item.model_copy(update={"status": "in_progress", "content": []})
    yield event("response.output_item.added", output_index=0, item=empty.model_dump(mode="json"))
    yield event("response.content_part.added", **place, part=part.model_copy(update={"text": ""}).model_dump())
    yield event("response.output_text.delta", **place, delta=part.text, logprobs=[])
    yield event("response.output_text.done", **place, text=part.text, logprobs=[])
    yield event("response.content_part.done", **place, part=part.model_dump())
    yield event("response.output_item.done", output_index=0, item=item.model_dump(mode="json"))
    yield event("response.completed", response=whole.model_dump(mode="json"))


async def _reply(answer: AsyncIterator[Seen]) -> ChatReply:
    """The reply, at the end of what is seen. Raises as Exchanges.answer does."""
    async for seen in answer:
        if isinstance(seen, ChatReply):
            return seen
    raise AssertionError("an answer ends with its reply")


def _event(data: dict[str, Any], kind: str | None = None) -> ServerSentEvent:
    return ServerSentEvent(json.dumps(data, ensure_ascii=False), event=kind)
