"""Questions of servers to the user: which call asks, what is asked, and the answer on the call's next attempt.

A server of today ends the call with its questions and gets the answers with the call's repeat; an older one asks in the
middle of the call. That one cannot be kept waiting for a human, so its question is dismissed, remembered, and answered
when it asks again in the repeated call.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from mcp_types import (
    ElicitRequest,
    ElicitRequestFormParams,
    ElicitRequestParams,
    ElicitRequestURLParams,
    ElicitResult,
    InputRequiredResult,
    InputResponses,
)
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from steward.contracts.base import canonical_json, sha256_of, too_deep
from steward.contracts.errors import InputRequired, ToolFailed
from steward.contracts.letters import marked, visible
from steward.contracts.redaction import REDACTOR
from steward.contracts.tool_input import InputAction, ToolAnswer, ToolQuestion

_LONGEST_MESSAGE: Final = 4_000
_LARGEST_FORM: Final = 50_000
_WORDS_OF_A_FORM: Final = frozenset({"title", "description", "enumNames"})


class Asked(BaseModel):
    """One question of a server."""

    model_config = ConfigDict(extra="forbid")

    message: str
    fields: dict[str, Any] = Field(default_factory=dict)
    url: str | None = None


class Answered(BaseModel):
    """The user's answer to one question."""

    model_config = ConfigDict(extra="forbid")

    action: InputAction
    content: dict[str, Any] = Field(default_factory=dict)

    def result(self) -> ElicitResult:
        """As the protocol wants it."""
        return ElicitResult(action=self.action, content=(self.content or None) if self.action == "accept" else None)


class Dialogue(BaseModel):
    """What was asked and answered in one call so far; it travels as the opaque state of the question. `request_state`
    is the server's own, handed back unread."""

    model_config = ConfigDict(extra="forbid")

    asked: dict[str, Asked] = Field(default_factory=dict)
    answered: dict[str, Answered] = Field(default_factory=dict)
    asking: str | None = None
    ended: bool = False
    """Whether the questions ended the call, so that its repeat carries the answers."""
    request_state: str | None = None

    @classmethod
    def resumed(cls, answer: ToolAnswer | None) -> Dialogue:
        """The dialogue that an answer belongs to, with the answer in it; an empty one without an answer.

        Raises:
            ToolFailed: the state is not one of ours.
        """
        if answer is None:
            return cls()
        try:
            dialogue = cls.model_validate_json(answer.state)
        except ValidationError as error:
            raise ToolFailed("the answer belongs to no question of an MCP server") from error
        if dialogue.asking is not None:
            dialogue.answered[dialogue.asking] = Answered(action=answer.action, content=answer.content)
            dialogue.asking = None
        return dialogue

    def raise_question(self, asker: str) -> None:
        """Ask the first question without an answer, if there is one; `asker` is whose it is.

        Raises:
            InputRequired: with it.
        """
        key = next((key for key in self.asked if key not in self.answered), None)
        if key is None:
            return
        question = self.asked[key]
        state = self.model_copy(update={"asking": key})
        raise InputRequired(
            ToolQuestion(
                asker=asker,
                message=question.message,
                fields=question.fields,
                url=question.url,
                state=canonical_json(state.model_dump(mode="json")),
            )
        )

    def responses(self) -> InputResponses | None:
        """The answers to the questions that ended an earlier attempt, by the server's keys."""
        if not self.ended:
            return None
        return {key: self.answered[key].result() for key in self.asked if key in self.answered}

    def interrupted(self, result: InputRequiredResult) -> None:
        """A server of today ended the call with these questions.

        Raises:
            ToolFailed: it asks for something other than an answer of the user.
        """
        requests = result.input_requests or {}
        if others := sorted(r.method for r in requests.values() if not isinstance(r, ElicitRequest)):
            raise ToolFailed(f"the MCP server asks for {', '.join(others)}, which is not given to servers")
        questions = {key: request for key, request in requests.items() if isinstance(request, ElicitRequest)}
        self.asked = {key: _asked(question.params) for key, question in questions.items()}
        self.answered = {}
        self.ended = True
        self.request_state = result.request_state

    def met(self, params: ElicitRequestParams) -> ElicitResult:
        """An older server asks in the middle of the call: the answer if the user has given it, else a dismissal."""
        question = _asked(params)
        key = sha256_of(question.model_dump(mode="json"))
        if key in self.answered:
            return self.answered[key].result()
        self.asked[key] = question
        return ElicitResult(action="cancel")

    def must_visit(self, error_data: Any) -> None:
        """A server of 2025-11-25 refused the call until the user has visited pages (its error -32042)."""
        listed = error_data.get("elicitations") if isinstance(error_data, dict) else None
        for item in listed if isinstance(listed, list) else []:
            try:
                question = _asked(ElicitRequestURLParams.model_validate(item, by_name=False))
            except ValidationError:
                continue
            self.asked.setdefault(sha256_of(question.model_dump(mode="json")), question)


def _asked(params: ElicitRequestParams) -> Asked:
    message = marked(REDACTOR.text(params.message)[:_LONGEST_MESSAGE])
    if isinstance(params, ElicitRequestFormParams):
        if too_deep(params.requested_schema) or len(canonical_json(params.requested_schema)) > _LARGEST_FORM:
            raise ToolFailed("the MCP server asks with a form that is too large")
        return Asked(message=message, fields=_shown(params.requested_schema))
    return Asked(message=f"{message} ({marked(params.url)})", url=params.url)


def _shown(form: Any, key: str = "") -> Any:
    """A form as a person may be shown it: its titles and descriptions marked, names and choices as they are.

    Raises:
        ToolFailed: a name or a choice has characters that nobody sees or could type.
    """
    if isinstance(form, dict):
        return {_seen(name): _shown(value, name) for name, value in form.items()}
    if isinstance(form, list):
        return [_shown(item, key) for item in form]
    if not isinstance(form, str):
        return form
    return marked(form) if key in _WORDS_OF_A_FORM else _seen(form)


def _seen(text: str) -> str:
    if visible(text) != text:
        raise ToolFailed("the MCP server asks with a form that has hidden characters in its names or choices")
    return text


@dataclass(eq=False)
class CallInFlight:
    """A call that a server is at work on."""

    dialogue: Dialogue
    elicited: bool = False


@dataclass
class Turns:
    """Finds the call that an older server's question belongs to, which the protocol does not say.

    While a question is open no further call is begun, and once all calls but the asking one have ended it is clear
    whose it is. A server that has asked once gets one call at a time from then on.
    """

    calls: set[CallInFlight] = field(default_factory=set)
    _asking: int = 0
    _asks: bool = False
    _then: Callable[[], None] | None = None
    _moved: asyncio.Condition = field(default_factory=asyncio.Condition)

    def when_empty(self, then: Callable[[], None]) -> None:
        """Call `then` as soon as no call is under way."""
        self._then = then

    @asynccontextmanager
    async def call(self, dialogue: Dialogue) -> AsyncIterator[CallInFlight]:
        """A call, from its beginning to its end."""
        call = CallInFlight(dialogue)
        async with self._moved:
            await self._moved.wait_for(lambda: not self._asking and not (self._asks and self.calls))
            self.calls.add(call)
        try:
            yield call
        finally:
            self.calls.discard(call)
            if not self.calls and self._then is not None:
                self._then()
            async with self._moved:
                self._moved.notify_all()

    async def answer(self, params: ElicitRequestParams) -> ElicitResult:
        """What to answer to a question. One that could belong to several calls, or to none, is dismissed."""
        self._asking += 1
        self._asks = True
        try:
            async with self._moved:
                await self._moved.wait_for(lambda: len(self.calls) <= self._asking)
            if len(self.calls) != 1 or self._asking != 1:
                return ElicitResult(action="cancel")
            (call,) = self.calls
            result = call.dialogue.met(params)
            call.elicited = True
            return result
        finally:
            self._asking -= 1
            async with self._moved:
                self._moved.notify_all()
