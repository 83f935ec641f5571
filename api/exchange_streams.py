"""A message's answer as it comes: the problem's steps, what is waited for, drafts, and the reply.

Shared by the doors that stream; each has events of its own for them. A caller who goes away stops nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from steward.api.answer_details import ChatReply
from steward.api.core.visible_problems import Event, GoingOn
from steward.api.credentials.identity import Principal
from steward.api.exchanges import ChatMessage, Exchanges
from steward.api.gateway import Gateway
from steward.contracts.drafts import Draft
from steward.contracts.errors import NotFound, Unavailable
from steward.contracts.problem import ProblemView
from steward.sql.problems import RecordedStep

T = TypeVar("T")
Seen: TypeAlias = "RecordedStep | GoingOn | Draft | ChatReply"
_LOOK_AGAIN_S: Final = 0.05
"""Between two looks for a problem that is being started."""
_answering: Final[set[asyncio.Task[Any]]] = set()
"""Answers under way. A caller who goes away does not stop them: what was begun is saved."""


@dataclass(frozen=True, slots=True)
class Followed:
    """An answer under way; `close` gives the place of its live view back. `problem_id` is the problem whose steps are
    seen; None for a repeat, of which there are none to see."""

    conversation_id: str
    problem_id: int | None
    seen: AsyncIterator[Seen]
    """The reply last. Raises as Exchanges.answer does."""
    close: Callable[[], None]


async def followed(gateway: Gateway, exchanges: Exchanges, message: ChatMessage) -> Followed:
    """The answer of a message as it comes. Raises TooManyRequests, as Exchanges.begin does, and as Exchanges.answer
    where nothing is opened."""
    begun = await exchanges.begin(message)
    close = gateway.live_views.open(begun.principal)
    goes_to: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def opened(problem_id: int) -> None:
        if not goes_to.done():
            goes_to.set_result(problem_id)

    task = kept(exchanges.answer(begun, opened))
    try:
        either: set[asyncio.Future[Any]] = {task, goes_to}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if not goes_to.done():
            # Refused, or a repeat: there is nothing to follow.
            goes_to.cancel()
            await task
        problem_id = None if goes_to.cancelled() else goes_to.result()
        seen = _seen(gateway, begun.principal, task, problem_id)
        return Followed(begun.exchange.conversation_id, problem_id, seen, close)
    except BaseException:
        close()
        raise


def kept(answering: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """A task that goes on though whoever waits for it goes away."""
    task = asyncio.create_task(answering)
    _answering.add(task)
    task.add_done_callback(_ended)
    return task


def _ended(task: asyncio.Task[Any]) -> None:
    _answering.discard(task)
    if not task.cancelled():
        task.exception()


async def _seen(
    gateway: Gateway, principal: Principal, task: asyncio.Task[ChatReply], problem_id: int | None
) -> AsyncIterator[Seen]:
    last: int | None = None
    if problem_id is not None:
        last = await gateway.transcripts.covered(problem_id)
        async for seen in steps_until(gateway, principal, problem_id, last, task):
            if isinstance(seen, RecordedStep):
                last = seen.id
            yield seen
    reply = await asyncio.shield(task)
    for step in await _rest(gateway, principal, reply, last):
        yield step
    yield reply


async def steps_until(
    gateway: Gateway, principal: Principal, problem_id: int, after: int, task: asyncio.Task[Any]
) -> AsyncIterator[RecordedStep | GoingOn | Draft]:
    """The steps of a problem as they are recorded, and in between what it waits for and its answer as far as it is
    written, until the task that has it is done."""
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
    gateway: Gateway, principal: Principal, problem_id: int, after: int, task: asyncio.Task[Any]
) -> AsyncIterator[Event] | None:
    """The events of a problem as soon as it can be seen; None when the answer was there before."""
    while not task.done():
        try:
            return await gateway.problems.events(principal, problem_id, after, going_on=True)
        except (NotFound, Unavailable):
            await asyncio.wait({task}, timeout=_LOOK_AGAIN_S)
    return None


async def _rest(gateway: Gateway, principal: Principal, reply: ChatReply, after: int | None) -> list[RecordedStep]:
    """The steps up to the answer that were not told yet; none where no problem was followed."""
    problem_id = reply.details.problem_id
    if problem_id is None or after is None:
        return []
    found = await gateway.problems.steps(principal, problem_id)
    return [RecordedStep(number, step) for number, step in found.steps if number is not None and number > after]
