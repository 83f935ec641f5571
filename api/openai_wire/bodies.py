"""What clients of the OpenAI wire send. Members that Steward has no use for are passed over, as servers do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from steward.api.bodies import NO_NUL, Received
from steward.api.chat_bodies import ConversationId
from steward.contracts.plan import Reasoning
from steward.contracts.wire import Name, UserId

_LENIENT: Final = ConfigDict(extra="ignore", use_attribute_docstrings=True)
AnyText: TypeAlias = Annotated[str, Field(pattern=NO_NUL)]


class Part(BaseModel):
    """A part of a message. Text is read; a picture or a file is passed over."""

    model_config = _LENIENT

    type: AnyText = "text"
    """text, input_text or output_text; others are passed over."""
    text: AnyText | None = None
    """The words of a part of text."""


class ThreadMessage(BaseModel):
    """A message of the thread that the client keeps. Those of a system, developer or tool are passed over: how Steward
    plans is its operator's to say."""

    model_config = _LENIENT

    role: AnyText = ""
    """user or assistant; others are passed over."""
    content: AnyText | list[Part] | None = None
    """The words, or parts of them."""

    @property
    def text(self) -> str:
        """Its words."""
        if self.content is None or isinstance(self.content, str):
            return self.content or ""
        return "\n".join(part.text for part in self.content if part.text is not None)


class Metadata(BaseModel):
    """What the client attaches; Steward reads the name of a conversation."""

    model_config = _LENIENT

    conversation_id: ConversationId | None = None
    """The conversation that the message belongs to. Without one it is the thread's own."""


class StreamOptions(BaseModel):
    """What a stream has beside the words."""

    model_config = _LENIENT

    include_usage: bool = False
    """Whether a last piece tells the tokens."""


class Form(BaseModel):
    """What the answer has to be."""

    model_config = _LENIENT

    type: AnyText = "text"
    """text; others are refused."""


class WireBody(Received):
    """What both bodies have."""

    model_config = _LENIENT

    model: Name | None = None
    """A name of GET /v1/models; `steward` or none is the default."""
    stream: bool = False
    """Whether the answer comes as server-sent events."""
    user: UserId | None = None
    """The person spoken for, where the credentials may act for others; else it is passed over."""
    metadata: Metadata | None = None
    """What the client attaches; `conversation_id` names a conversation."""

    @property
    def named(self) -> str | None:
        """The conversation that it names."""
        return None if self.metadata is None else self.metadata.conversation_id


class CompletionBody(WireBody):
    """The body of POST /v1/chat/completions. The last message of the user is what is said."""

    messages: Annotated[list[ThreadMessage], Field(min_length=1)]
    """The thread, oldest first; its last user message is what is said."""
    stream_options: StreamOptions | None = None
    """What the stream has beside the words."""
    reasoning_effort: Reasoning | None = None
    """How hard the model may think."""
    response_format: Form | None = None
    """What the answer has to be; words."""

    @property
    def form(self) -> str:
        """What the answer has to be."""
        return "text" if self.response_format is None else self.response_format.type


class Effort(BaseModel):
    """How hard the model may think."""

    model_config = _LENIENT

    effort: Reasoning | None = None
    """How hard."""


class TextOptions(BaseModel):
    """How the answer is written."""

    model_config = _LENIENT

    format: Form | None = None
    """What it has to be; words."""


class NamedConversation(BaseModel):
    """A conversation by its id."""

    model_config = _LENIENT

    id: ConversationId
    """Its id."""


class ResponseBody(WireBody):
    """The body of POST /v1/responses. `input` is what is said, or a thread whose last user message is."""

    input: AnyText | Annotated[list[ThreadMessage], Field(min_length=1)]
    """What is said, or a thread whose last user message is that."""
    previous_response_id: Annotated[str, Field(max_length=1_000, pattern=NO_NUL)] | None = None
    """The response that this goes on from."""
    conversation: ConversationId | NamedConversation | None = None
    """The conversation that the message belongs to."""
    reasoning: Effort | None = None
    """How hard the model may think."""

    text: TextOptions | None = None
    """How the answer is written."""

    @property
    def form(self) -> str:
        """What the answer has to be."""
        return "text" if self.text is None or self.text.format is None else self.text.format.type

    @property
    def thread(self) -> Sequence[ThreadMessage]:
        """The input as messages."""
        return [ThreadMessage(role="user", content=self.input)] if isinstance(self.input, str) else self.input

    @property
    def named(self) -> str | None:
        """The conversation that it names."""
        if isinstance(self.conversation, NamedConversation):
            return self.conversation.id
        return self.conversation or super().named
