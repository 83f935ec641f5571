"""What clients of the OpenAI wire are answered with. Pure."""

from __future__ import annotations

import uuid
from typing import Final, Literal

from pydantic import ConfigDict

from steward.api.answer_details import ChatReply
from steward.api.chat_bodies import ApprovalShown
from steward.api.openai_wire.threads import response_id
from steward.contracts.base import Message
from steward.contracts.problem import ProblemStatus, Question

DEFAULT: Final = "steward"
"""The name of whatever plans by default."""


class _Told(Message):
    model_config = ConfigDict(use_attribute_docstrings=True)


class WireModel(_Told):
    """A model that a request may name."""

    id: str
    """Its name; `steward` is the default."""
    object: Literal["model"] = "model"
    """What it is."""
    created: int = 0
    """Not told: 0."""
    owned_by: str = DEFAULT
    """Who answers with it."""


class WireModels(_Told):
    """The models that a request may name, the default first."""

    object: Literal["list"] = "list"
    """What it is."""
    data: list[WireModel]
    """Each model once."""


class Extension(_Told):
    """What Steward tells beside the words, for buttons and follow-ups."""

    conversation_id: str
    """The conversation of the answer; sent back as `metadata.conversation_id` it goes on with it."""
    problem_id: int | None = None
    """The problem, for /problems/{problem_id}."""
    status: ProblemStatus | None = None
    """How the problem stands."""
    approvals: list[ApprovalShown] = []
    """What waits for a decision."""
    question: Question | None = None
    """What was asked back."""
    error: str | None = None
    """The stable code of what went wrong; null when nothing did."""


class Said(_Told):
    """The answer as a message."""

    role: Literal["assistant"] = "assistant"
    """Who says it."""
    content: str
    """The words."""
    refusal: None = None


class Choice(_Told):
    """The one answer there is."""

    index: int = 0
    """Always 0."""
    message: Said
    """The answer as a message."""
    logprobs: None = None
    finish_reason: Literal["stop"] = "stop"


class CompletionUsage(_Told):
    """The tokens that planning the answer took; 0 where no model planned."""

    prompt_tokens: int
    """Of the prompts."""
    completion_tokens: int
    """Of the plans."""
    total_tokens: int
    """Both."""


class Completion(_Told):
    """The answer of POST /v1/chat/completions."""

    id: str
    """An id of this answer."""
    object: Literal["chat.completion"] = "chat.completion"
    """What it is."""
    created: int
    """When it was saved, in seconds since 1970."""
    model: str
    """The model that the request named, or `steward`."""
    choices: list[Choice]
    """The one answer."""
    usage: CompletionUsage
    """The tokens."""
    steward: Extension
    """What Steward tells beside the words."""


class OutputText(_Told):
    """Words of a response."""

    type: Literal["output_text"] = "output_text"
    text: str
    """The words."""
    annotations: list[str] = []
    """None are made."""
    logprobs: list[str] = []


class OutputMessage(_Told):
    """The answer as an item of a response."""

    id: str
    """An id of this item."""
    type: Literal["message"] = "message"
    role: Literal["assistant"] = "assistant"
    """Who says it."""
    status: Literal["completed", "in_progress"] = "completed"
    """Whether all of it is there."""
    content: list[OutputText]
    """The words."""


class ResponseUsage(_Told):
    """The tokens that planning the answer took; 0 where no model planned."""

    input_tokens: int
    """Of the prompts."""
    input_tokens_details: dict[str, int] = {"cached_tokens": 0}
    output_tokens: int
    """Of the plans."""
    output_tokens_details: dict[str, int] = {"reasoning_tokens": 0}
    total_tokens: int
    """Both."""


class ResponseAnswer(_Told):
    """The answer of POST /v1/responses."""

    id: str
    """Sent back as `previous_response_id`, the next message goes on from here."""
    object: Literal["response"] = "response"
    """What it is."""
    created_at: int
    """When it was saved, in seconds since 1970."""
    status: Literal["completed", "in_progress"] = "completed"
    """Whether all of it is there."""
    error: None = None
    """Always null: what goes wrong is answered as an error."""
    incomplete_details: None = None
    """Always null."""
    instructions: None = None
    """Always null: how Steward plans is its operator's to say."""
    metadata: dict[str, str] = {}
    """The conversation's id."""
    model: str
    """The model that the request named, or `steward`."""
    output: list[OutputMessage]
    """The one answer."""
    parallel_tool_calls: bool = False
    """Always false: no tools of the caller are called."""
    tool_choice: Literal["none"] = "none"
    """Always `none`."""
    tools: list[str] = []
    """None: Steward calls its own."""
    usage: ResponseUsage | None = None
    """The tokens."""
    steward: Extension | None = None
    """What Steward tells beside the words."""


def completion_id() -> str:
    """An id of an answer."""
    return f"chatcmpl-{uuid.uuid4().hex}"


def extension_of(reply: ChatReply) -> Extension:
    """What a reply tells beside its words."""
    told = reply.details
    return Extension(
        conversation_id=reply.conversation_id,
        problem_id=told.problem_id,
        status=told.status,
        approvals=told.approvals,
        question=told.question,
        error=told.error,
    )


def usage_of(reply: ChatReply) -> CompletionUsage:
    """What a reply took."""
    read, written = reply.details.prompt_tokens, reply.details.completion_tokens
    return CompletionUsage(prompt_tokens=read, completion_tokens=written, total_tokens=read + written)


def completion_of(reply: ChatReply, model: str) -> Completion:
    """A reply as a completion."""
    return Completion(
        id=completion_id(),
        created=int(reply.created_at.timestamp()),
        model=model,
        choices=[Choice(message=Said(content=reply.response))],
        usage=usage_of(reply),
        steward=extension_of(reply),
    )


def response_of(reply: ChatReply, model: str) -> ResponseAnswer:
    """A reply as a response."""
    usage = usage_of(reply)
    return ResponseAnswer(
        id=response_id(reply.conversation_id, reply.response),
        created_at=int(reply.created_at.timestamp()),
        metadata={"conversation_id": reply.conversation_id},
        model=model,
        output=[OutputMessage(id=f"msg_{uuid.uuid4().hex}", content=[OutputText(text=reply.response)])],
        usage=ResponseUsage(
            input_tokens=usage.prompt_tokens, output_tokens=usage.completion_tokens, total_tokens=usage.total_tokens
        ),
        steward=extension_of(reply),
    )
