"""One message and its answer: kept before anything is done with it, answered within a bound, saved before it is told.

A process may die between a problem's end and the save: the message is on record under its key, and so is what it came
to, in the mirror or with Temporal. Whoever reads the conversation next saves that answer (`recover`).
"""

from __future__ import annotations

import logging
import time
import uuid
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Final

from steward.api.answer_details import (
    AnswerDetails,
    ChatReply,
    approvals_of,
    details_of,
    details_of_unclear,
    words_of,
)
from steward.api.core.call_origin import CallOrigin
from steward.api.core.idempotency import Watcher
from steward.api.credentials.identity import Principal
from steward.api.gateway import Gateway
from steward.contracts.base import sha256_of
from steward.contracts.errors import AnswerLate, ErrorCode, InDoubt, NotFound, StewardError, Unavailable
from steward.contracts.marks import marks_in, marks_of
from steward.contracts.plan import Reasoning
from steward.contracts.step import Step
from steward.contracts.wire import Answer, ToolCallRequest
from steward.language.gloss import language_of
from steward.language.phrases import phrase
from steward.sql.conversations import Exchange, SavedMessage, Unsaved

_log = logging.getLogger(__name__)
_RESERVE: Final = 0.05
"""The share of the time that is left for saving the answer."""
_HOLD_S: Final = 10.0
"""How much longer than it may take a request is believed to be still about to save."""


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """A message as a door took it. `must_exist`: a conversation that is named must be there. `gateway` is the door's
    name on record. `seen` are the marks (contracts.marks) in a thread that only its sender keeps: nothing else that
    waits can be meant, and the answer has such marks. None: the conversation is all there is."""

    principal: Principal
    text: str
    conversation_id: str | None = None
    must_exist: bool = False
    key: str | None = None
    model: str | None = None
    reasoning: Reasoning | None = None
    gateway: str = "chat"
    seen: frozenset[str] | None = None


@dataclass(frozen=True, slots=True)
class Begun:
    """A message that is on record, and what is left of its time (time.monotonic)."""

    principal: Principal
    exchange: Exchange
    said: ChatMessage
    began: float
    deadline: float


class Exchanges:
    """Over one gateway; keeps nothing itself."""

    def __init__(self, gateway: Gateway) -> None:
        self._gateway = gateway
        self._transcripts = gateway.transcripts

    async def begin(self, message: ChatMessage) -> Begun:
        """Keep the message. Raises NotFound, Unprocessable (another message under this key, or a model that is not
        allowed), Unavailable."""
        began, within = time.monotonic(), self._gateway.config.chat_timeout_s
        principal = for_user(message.principal, self._gateway.config.default_user)
        wish = {"model": message.model, "reasoning": message.reasoning}
        self._gateway.config.models.choose(principal.tenant_id, message.model, message.reasoning)
        # A thread that only its sender keeps goes on under its key wherever it went before.
        place = message.conversation_id if message.seen is None else None
        body = {"conversation_id": place, "message": message.text, **wish}
        if message.conversation_id is not None:
            await self.recover(principal, message.conversation_id)
        exchange = await self._transcripts.begin(
            principal,
            f"chat:{message.key or uuid.uuid4().hex}",
            sha256_of(body),
            message.text,
            conversation_id=message.conversation_id,
            must_exist=message.must_exist,
            held_s=within + _HOLD_S,
        )
        return Begun(principal, exchange, message, began, began + within)

    async def answer(self, begun: Begun, watcher: Watcher | None = None) -> ChatReply:
        """Have the message answered, and save both. Of a repeat, the answer that was saved.

        Raises:
            AnswerLate: it goes on; its answer is saved by whoever reads the conversation next.
            StewardError: as Gateway.call does. With `problem_id` it may have been taken, without it nothing was.
        """
        if begun.exchange.saved_at is not None:
            return await self._saved_before(begun)
        try:
            answer = await self._asked(begun, watcher)
        except StewardError as error:
            await self._let_go(begun, taken="problem_id" in error.extra or not begun.exchange.fresh)
            error.extra.setdefault("conversation_id", begun.exchange.conversation_id)
            raise
        except BaseException:
            await self._let_go(begun, taken=True)
            raise
        return await self._finish(begun, answer)

    async def recover(self, principal: Principal, conversation_id: str) -> Sequence[Unsaved]:
        """Save the answers that have come since to messages whose requests have ended without one; what is left."""
        left = []
        for waiting in await self._transcripts.unsaved(principal, conversation_id):
            try:
                reply = None
                if not waiting.held:
                    reply = await self._gateway.answered(principal, waiting.key)
                if reply is None or reply.accepted:
                    left.append(waiting)
                else:
                    await self._save(principal, waiting, reply.answer, None)
            except (Unavailable, NotFound) as error:
                _log.info("the answer to a message of %s is not there: %s", conversation_id, error.detail)
                left.append(waiting)
        return left

    async def _asked(self, begun: Begun, watcher: Watcher | None) -> Answer:
        exchange, within = begun.exchange, begun.deadline - begun.began
        request = ToolCallRequest(
            text=exchange.text,
            conversation_id=exchange.conversation_id,
            model=begun.said.model,
            reasoning=begun.said.reasoning,
        )
        left = begun.deadline - time.monotonic() - within * _RESERVE
        reply = await self._gateway.call(
            begun.principal,
            request,
            wait_s=max(left, 0.0),
            idempotency_key=exchange.key,
            origin=CallOrigin(begun.said.gateway, watcher, seen=begun.said.seen),
        )
        if reply.accepted:
            raise AnswerLate(
                f"there is no answer yet; it goes on as problem {reply.answer.problem_id}, and the answer will stand in"
                f" the conversation",
                problem_id=reply.answer.problem_id,
            )
        return reply.answer

    async def _finish(self, begun: Begun, answer: Answer) -> ChatReply:
        exchange = begun.exchange
        try:
            reported = await self._save(begun.principal, exchange, answer, begun)
            return reported or await self._saved_before(begun)
        except Unavailable as error:
            await self._let_go(begun, taken=True)
            detail = f"it was answered, and the answer could not be saved yet: {error.detail}"
            known: dict[str, Any] = {"conversation_id": exchange.conversation_id}
            if answer.error == ErrorCode.AMBIGUOUS_APPROVAL:
                raise Unavailable(detail, code=error.code, **known) from error
            raise InDoubt(detail, code=error.code, problem_id=answer.problem_id, **known) from error

    async def _save(
        self, principal: Principal, exchange: Exchange | Unsaved, answer: Answer, begun: Begun | None
    ) -> ChatReply | None:
        """The answer, saved now; None when somebody else has saved it. Raises NotFound: the conversation is gone."""
        steps: list[tuple[int | None, Step]] = []
        if answer.error == ErrorCode.AMBIGUOUS_APPROVAL:
            text, details = answer.message, details_of_unclear(approvals_of(answer))
        else:
            steps = await self._new_steps(principal, answer.problem_id)
            text, details = words_of(answer), details_of(answer, [step for _, step in steps])
            details = details.model_copy(update={"intent": await self._family(details.intent)})
        if begun is not None:
            details = details.model_copy(update={"total_ms": round((time.monotonic() - begun.began) * 1000, 1)})
            text = text if begun.said.seen is None else _marked(text, answer)
        outcome = await self._transcripts.save(
            principal,
            exchange,
            text,
            details.model_dump(mode="json"),
            problem_id=details.problem_id,
            last_step=max((number for number, _ in steps if number is not None), default=None),
        )
        if outcome == "gone":
            raise NotFound("the conversation was deleted meanwhile", conversation_id=exchange.conversation_id)
        if outcome == "before":
            return None
        return ChatReply(
            conversation_id=exchange.conversation_id, response=text, created_at=datetime.now(UTC), details=details
        )

    async def _family(self, intent: str | None) -> str | None:
        """The family of the tool that a plan chose; what is none, or cannot be looked up, as it is."""
        try:
            return intent and (await self._gateway.tools.find(intent)).spec.tool_type
        except StewardError:
            return intent

    async def _new_steps(self, principal: Principal, problem_id: int | None) -> list[tuple[int | None, Step]]:
        """The steps of a problem that no answer told of."""
        if problem_id is None:
            return []
        covered = await self._transcripts.covered(problem_id)
        found = await self._gateway.problems.steps(principal, problem_id)
        return [(number, step) for number, step in found.steps if number is None or number > covered]

    async def _saved_before(self, begun: Begun) -> ChatReply:
        message = await self._transcripts.saved(begun.principal, begun.exchange)
        if message is None:
            raise NotFound("the conversation was deleted meanwhile")
        return recorded_reply(message)

    async def _let_go(self, begun: Begun, *, taken: bool) -> None:
        """The request ends without a saved answer. Should that not be put on record, the hold on it ends by itself."""
        let_go = self._transcripts.release if taken else self._transcripts.forget
        try:
            await let_go(begun.principal, begun.exchange)
        except Unavailable as error:
            _log.info("a message is not let go of: %s", error.detail)


def recorded_reply(message: SavedMessage) -> ChatReply:
    """A saved answer as it was told."""
    return ChatReply(
        conversation_id=message.conversation_id,
        response=message.text,
        created_at=message.created_at,
        details=AnswerDetails.model_validate(message.detail),
    )


def _marked(text: str, shown: Answer) -> str:
    """The text with a last line of the marks that it lacks of what it shows."""
    left = [f"#{mark}" for mark in sorted(marks_of(shown) - marks_in([text]))]
    return f"{text}\n\n{phrase(language_of(text), 'reference', marks=', '.join(left))}" if left else text


def for_user(principal: Principal, default_user: str) -> Principal:
    """The principal as a user: who is nobody in particular chats as the default user."""
    return principal if principal.user_id is not None else replace(principal, user_id=default_user)
