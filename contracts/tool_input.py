"""What a tool asks of the user in the middle of its call, and the answer that the repeated call takes along."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from pydantic import Field

from steward.contracts.base import Message

InputAction: TypeAlias = Literal["accept", "decline", "cancel"]
"""The user gave what was asked for; said no; went away without a choice. MCP's own words."""


class ToolQuestion(Message):
    """A question to the user. `fields` is a JSON Schema object of flat properties that the answer's content must fit;
    empty when only consent is asked. `url` is a page the user must visit first. `state` is opaque and goes back with
    the answer, unread. `asker` is whose words these are, where they are a stranger's: "the MCP server files"."""

    asker: str = ""
    message: str
    fields: dict[str, Any] = Field(default_factory=dict)
    url: str | None = None
    state: str


class ToolAnswer(Message):
    """The user's answer to the question that came with `state`."""

    state: str
    action: InputAction
    content: dict[str, Any] = Field(default_factory=dict)
