"""A run of AG-UI: what it does, and the events it tells meanwhile.

A run takes the last message of its thread, or the answers to the interrupts that are open there, and nothing else while
some are open. Whoever goes away stops nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any

from ag_ui.core import BaseEvent, Interrupt, TokenUsage
from sse_starlette import ServerSentEvent

from steward.api.agui.bodies import RunBody
from steward.api.agui.events import RunWriter
from steward.api.agui.interrupts import Answered, check_open, ids_of, interrupts_of, read_answers
from steward.api.answer_details import AnswerDetails, ChatReply
from steward.api.bodies import ConfirmBody, MessageBody
from steward.api.core.reply import Reply
from steward.api.credentials.identity import Principal
from steward.api.exchange_streams import Followed, kept, steps_until
from steward.api.gateway import Gateway
from steward.contracts.base import sha256_of
from steward.contracts.errors import AnswerLate, Conflict, ErrorCode, StewardError
from steward.contracts.problem import ProblemView
from steward.sql.problems import RecordedStep


def key_of(body: RunBody) -> str:
    """The idempotency key of a run: sent again, it is the same run."""
    return f"agui:{sha256_of([body.thread_id, body.run_id])}"


async def open_in(gateway: Gateway, user: Principal, thread_id: str) -> list[ProblemView]:
    """The problems of a thread that wait for their user, as they stand now."""
    found = [await gateway.problems.view(user, view.problem_id) for view in await gateway.waiting(user, thread_id)]
    return [view for view in found if view.approvals or view.question is not None]


@dataclass(frozen=True, slots=True)
class Run:
    """One run of one user."""

    gateway: Gateway
    user: Principal
    body: RunBody

    async def said(self, answer: Followed) -> AsyncIterator[ServerSentEvent]:
        """The events of a run that says something."""
        writer = RunWriter(self.body)
        yield _sent(writer.started())
        try:
            async for seen in answer.seen:
                if isinstance(seen, RecordedStep) and answer.problem_id is not None:
                    for event in writer.step(answer.problem_id, seen.step):
                        yield _sent(event)
                elif isinstance(seen, ChatReply):
                    problems = [] if seen.details.problem_id is None else [seen.details.problem_id]
                    async for event in self._end(writer, seen.response, problems, seen.details):
                        yield _sent(event)
        except StewardError as error:
            yield _sent(writer.failed(error))

    async def resumed(self, waiting: Sequence[ProblemView]) -> AsyncIterator[ServerSentEvent]:
        """The events of a run that answers the interrupts that are open in its thread, and perhaps did so before."""
        answers = self.body.resume or []
        writer = RunWriter(self.body, [*ids_of(waiting), *(one.interrupt_id for one in answers)])
        yield _sent(writer.started())
        try:
            words: dict[int, str] = {}
            read = read_answers(answers, waiting)
            for one in read:
                check_open(one, await self.gateway.problems.view(self.user, one.problem_id), self.body.thread_id)
            for one in read:
                last = await self._last_step(one.problem_id)
                task = kept(self._answer(one))
                async for seen in steps_until(self.gateway, self.user, one.problem_id, last, task):
                    if isinstance(seen, RecordedStep):
                        last = seen.id
                        for event in writer.step(one.problem_id, seen.step):
                            yield _sent(event)
                reply = await asyncio.shield(task)
                found = await self.gateway.problems.steps(self.user, one.problem_id)
                for number, step in found.steps:
                    if number is not None and number > last:
                        for event in writer.step(one.problem_id, step):
                            yield _sent(event)
                words[one.problem_id] = reply.answer.message
            async for event in self._end(writer, "\n\n".join(filter(None, words.values())), list(words)):
                yield _sent(event)
        except StewardError as error:
            yield _sent(writer.failed(error))

    async def refused(self, waiting: Sequence[ProblemView]) -> AsyncIterator[ServerSentEvent]:
        """The events of a run that says something while interrupts are open; what they are stands beside the error."""
        writer, interrupts = RunWriter(self.body), await self._interrupts(waiting)
        yield _sent(writer.started())
        line = f"resume: answer what waits in this thread first: {', '.join(one.id for one in interrupts)}"
        yield _sent(writer.failed(Conflict(line, code=ErrorCode.STATE_CHANGED), interrupts))

    async def _answer(self, answer: Answered) -> Reply:
        """Have one interrupt answered. Raises as Gateway.decide, reply and cancel do; AnswerLate: it goes on."""
        wait_s, key = self.gateway.config.chat_timeout_s, f"{key_of(self.body)}:{answer.interrupt_id}"
        match answer.said:
            case ConfirmBody() as decision:
                reply = await self.gateway.decide(
                    self.user, answer.problem_id, decision, wait_s=wait_s, idempotency_key=key
                )
            case MessageBody() as message:
                reply = await self.gateway.reply(
                    self.user, answer.problem_id, message, wait_s=wait_s, idempotency_key=key
                )
            case given_up:
                reply = await self.gateway.cancel(self.user, answer.problem_id, given_up, wait_s=wait_s)
        if reply.accepted:
            raise AnswerLate(
                f"there is no answer yet; it goes on as problem {answer.problem_id}", problem_id=answer.problem_id
            )
        return reply

    async def _last_step(self, problem_id: int) -> int:
        found = await self.gateway.problems.steps(self.user, problem_id)
        return max((number for number, _ in found.steps if number is not None), default=0)

    async def _end(
        self, writer: RunWriter, words: str, problems: Sequence[int], details: AnswerDetails | None = None
    ) -> AsyncIterator[BaseEvent]:
        """The words, and why the run ends: what waits in its problems and elsewhere in the thread is open now."""
        views = {number: await self.gateway.problems.view(self.user, number) for number in problems}
        views |= {view.problem_id: view for view in await open_in(self.gateway, self.user, self.body.thread_id)}
        for event in writer.words(words):
            yield event
        for view in views.values():
            for event in writer.proposed(view):
                yield event
        interrupts = await self._interrupts(list(views.values()))
        for event in writer.finished(list(views.values()), interrupts, _usage(details)):
            yield event

    async def _interrupts(self, views: Sequence[ProblemView]) -> list[Interrupt]:
        schemas: dict[str, dict[str, Any]] = {}
        for name in {approval.tool_name for view in views for approval in view.approvals}:
            try:
                schemas[name] = (await self.gateway.tools.find(name)).spec.parameters
            except StewardError:
                continue  # It was switched off meanwhile; its call can be denied all the same.
        return [interrupt for view in views for interrupt in interrupts_of(view, schemas)]


def _usage(details: AnswerDetails | None) -> list[TokenUsage] | None:
    if details is None or not details.prompt_tokens + details.completion_tokens:
        return None
    read, written = details.prompt_tokens, details.completion_tokens
    return [TokenUsage(model=details.model, input_tokens=read, output_tokens=written, total_tokens=read + written)]


def _sent(event: BaseEvent) -> ServerSentEvent:
    return ServerSentEvent(event.model_dump_json(by_alias=True))
