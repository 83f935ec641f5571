"""What an AG-UI client sends: RunAgentInput, as far as Steward has a use for it. The rest is passed over."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

from steward.api.bodies import NO_NUL, Received
from steward.api.chat_bodies import ConversationId
from steward.contracts.plan import Reasoning
from steward.contracts.wire import Name

_LENIENT: Final = ConfigDict(extra="ignore", alias_generator=to_camel, use_attribute_docstrings=True)
_AnyText = Annotated[str, Field(pattern=NO_NUL)]


class RunMessage(BaseModel):
    """A message of the thread. The last one of the user is what is said."""

    model_config = _LENIENT

    role: _AnyText = ""
    """user; others are passed over."""
    content: Any = None
    """The words, or parts of them."""

    @property
    def text(self) -> str:
        """Its words."""
        if isinstance(self.content, str):
            return self.content
        parts = self.content if isinstance(self.content, list) else []
        return "\n".join(part["text"] for part in parts if isinstance(part, dict) and isinstance(part.get("text"), str))


class Resumed(BaseModel):
    """The answer to one interrupt."""

    model_config = _LENIENT

    interrupt_id: Name
    """The interrupt, by its id."""
    status: Literal["resolved", "cancelled"]
    """cancelled says no to an approval and gives up what a question is about."""
    payload: Any = None
    """What the interrupt's responseSchema describes."""


class Forwarded(BaseModel):
    """What the application passes through."""

    model_config = _LENIENT

    model: Name | None = None
    """A model of the allowed list."""
    reasoning: Reasoning | None = None
    """How hard it may think."""


class RunBody(Received):
    """The body of POST /agui: RunAgentInput of AG-UI 1.0. Its thread is a conversation; the last message of the user is
    what is said, unless `resume` answers the interrupts that are open there."""

    model_config = _LENIENT

    thread_id: ConversationId
    """The conversation."""
    run_id: Name
    """The run; sent again, it is answered the same."""
    messages: list[RunMessage]
    """The thread, oldest first."""
    resume: list[Resumed] | None = None
    """An answer to each open interrupt."""
    state: Any = None
    """The state that the client keeps; Steward adds a member `steward`."""
    forwarded_props: Forwarded | None = None
    """The model, and how hard it may think."""

    @property
    def said(self) -> str:
        """The last words of the user."""
        return next((one.text for one in reversed(self.messages) if one.role == "user"), "")
