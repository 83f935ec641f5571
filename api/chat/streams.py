"""The streaming variant of a chat: the problem's steps as they are recorded, then the words, then the whole answer.

Events: `step`, `progress` and `draft` as in /problems/{id}/events, `words` {text}, `done` with what the plain variant
answers, or `error` with the problem document. What is refused before anything began is refused with its status, as in
the plain variant.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any, Final

from sse_starlette import ServerSentEvent
from starlette.responses import Response

from steward.api.chat.answer_details import ChatReply, Shape
from steward.api.chat.exchanges import ChatMessage, Exchanges
from steward.api.core.visible_problems import Event, GoingOn
from steward.api.credentials.identity import Principal
from steward.api.errors import problem_document
from steward.api.event_streams import LiveView, draft_event
from steward.api.gateway import Gateway
from steward.contracts.drafts import Draft
from steward.contracts.errors import NotFound, StewardError, Unavailable
from steward.contracts.problem import ProblemView
from steward.sql.problems import RecordedStep

_LOOK_AGAIN_S: Final = 0.05
"""Between two looks for a problem that is being started."""
_answering: Final[set[asyncio.Task[ChatReply]]] = set()
"""Answers under way. A caller who goes away does not stop them: what was begun is saved."""


async def streamed(
    gateway: Gateway, exchanges: Exchanges, message: ChatMessage, shape: Shape, instance: str
) -> Response:
    """The stream of a message's steps and answer. Raises as Exchanges.begin and .answer do, and TooManyRequests."""
    begun = await exchanges.begin(message)
    close = gateway.live_views.open(begun.principal)
    goes_to: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def opened(problem_id: int) -> None:
        gateway.problems.expect(problem_id)
        if not goes_to.done():
            goes_to.set_result(problem_id)

    task = asyncio.create_task(exchanges.answer(begun, opened))
    _answering.add(task)
    task.add_done_callback(_ended)
    try:
        either: set[asyncio.Future[Any]] = {task, goes_to}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if not goes_to.done():
            # Refused, or a repeat: there is nothing to follow.
            goes_to.cancel()
            await task
        return LiveView(_events(gateway, begun.principal, task, goes_to, shape, instance), close)
    except BaseException:
        close()
        raise


def _ended(task: asyncio.Task[ChatReply]) -> None:
    _answering.discard(task)
    if not task.cancelled():
        task.exception()


async def _events(
    gateway: Gateway,
    principal: Principal,
    task: asyncio.Task[ChatReply],
    goes_to: asyncio.Future[int],
    shape: Shape,
    instance: str,
) -> AsyncIterator[ServerSentEvent]:
    last: int | None = None
    if not goes_to.cancelled():
        last = await gateway.transcripts.covered(goes_to.result())
        async for seen in _steps(gateway, principal, goes_to.result(), last, task):
            if isinstance(seen, GoingOn):
                yield ServerSentEvent(json.dumps({"text": seen.words}, ensure_ascii=False), event="progress")
                continue
            if isinstance(seen, Draft):
                yield draft_event(seen.text)
                continue
            last = seen.id
            yield _step(seen.id, seen.step.model_dump_json())
    try:
        reported = await asyncio.shield(task)
        for number, step in await _rest(gateway, principal, reported, last):
            yield _step(number, step)
    except StewardError as error:
        document = problem_document(error.code, error.detail, instance, error.extra)
        yield ServerSentEvent(json.dumps(document), event="error")
        return
    yield ServerSentEvent(json.dumps({"text": reported.response}, ensure_ascii=False), event="words")
    yield ServerSentEvent(shape(reported).model_dump_json(), event="done")


def _step(number: int, step: str) -> ServerSentEvent:
    return ServerSentEvent(step, event="step", id=str(number))


async def _steps(
    gateway: Gateway, principal: Principal, problem_id: int, after: int, task: asyncio.Task[ChatReply]
) -> AsyncIterator[RecordedStep | GoingOn | Draft]:
    """The steps of a problem as they are recorded, and in between what it waits for and its answer as far as it is
    written, until the answer is there."""
    events = await _opened(gateway, principal, problem_id, after, task)
    while events is not None:
        look = asyncio.ensure_future(anext(events, None))
        try:
            await asyncio.wait({look, task}, return_when=asyncio.FIRST_COMPLETED)
            if not look.done() or (event := look.result()) is None:
                return
        finally:
            if not look.done():
                look.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await look
        if not isinstance(event.content, ProblemView):
            yield event.content


async def _opened(
    gateway: Gateway, principal: Principal, problem_id: int, after: int, task: asyncio.Task[ChatReply]
) -> AsyncIterator[Event] | None:
    """The events of a problem as soon as it can be seen; None when the answer was there before."""
    while not task.done():
        try:
            return await gateway.problems.events(principal, problem_id, after, going_on=True)
        except (NotFound, Unavailable):
            await asyncio.wait({task}, timeout=_LOOK_AGAIN_S)
    return None


async def _rest(gateway: Gateway, principal: Principal, reply: ChatReply, after: int | None) -> list[tuple[int, Any]]:
    """The steps up to the answer that were not sent yet; none where no problem was followed."""
    problem_id = reply.details.problem_id
    if problem_id is None or after is None:
        return []
    found = await gateway.problems.steps(principal, problem_id)
    return [(number, step.model_dump_json()) for number, step in found.steps if number is not None and number > after]
