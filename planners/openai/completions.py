"""What chat/completions servers answer, as far as it is needed, however each of them has it. Pure; used by wire.py."""

from __future__ import annotations

import json
from typing import Any, Final

from pydantic import (
    BaseModel,
    ConfigDict,
    ValidationError,
    ValidationInfo,
    ValidatorFunctionWrapHandler,
    field_validator,
    model_validator,
)

_SPOKEN: Final = ("text", "output_text")
"""The kinds of parts that are words of the answer."""


class _Lenient(BaseModel):
    """A member that may be left out and does not have its form is as if it were left out: it costs itself alone."""

    model_config = ConfigDict(extra="ignore")

    @field_validator("*", mode="wrap")
    @classmethod
    def _or_left_out(cls, value: Any, handler: ValidatorFunctionWrapHandler, info: ValidationInfo) -> Any:
        try:
            return handler(value)
        except ValidationError:
            field = cls.model_fields[info.field_name or ""]
            if field.is_required():
                raise
            return field.get_default(call_default_factory=True)


class _Part(_Lenient):
    """A part of a content; what is thought has its own parts, or one text."""

    type: str = "text"
    text: str = ""
    thinking: str | list[_Part] = ""

    @model_validator(mode="before")
    @classmethod
    def _with_text(cls, value: Any) -> Any:
        """A part may be a text alone, and its text may be the value of an object."""
        if isinstance(value, dict) and isinstance(text := value.get("text"), dict):
            return {**value, "text": text.get("value")}
        return {"text": value} if isinstance(value, str) else value


class _Function(_Lenient):
    name: str
    arguments: Any = None


class _ToolCall(_Lenient):
    function: _Function

    @model_validator(mode="before")
    @classmethod
    def _with_function(cls, value: Any) -> Any:
        """Some servers leave out the envelope."""
        return {"function": value} if isinstance(value, dict) and "name" in value else value


class Reply(_Lenient):
    """What the model said. Servers put what it thought into one of two members, or among the parts of the content."""

    content: str | list[_Part] | None = None
    reasoning_content: str | None = None
    reasoning: str | None = None
    tool_calls: list[_ToolCall] | None = None
    refusal: str | None = None

    @model_validator(mode="before")
    @classmethod
    def _in_lists(cls, value: Any) -> Any:
        """One part or one call may stand where a list of them belongs; the one call had a name of its own once."""
        if not isinstance(value, dict):
            return value
        content, calls = value.get("content"), value.get("tool_calls") or value.get("function_call")
        if isinstance(content, dict):
            content = [content] if "text" in content else json.dumps(content)
        return {**value, "content": content, "tool_calls": [calls] if isinstance(calls, dict) else calls}

    @property
    def text(self) -> str:
        """The words, or the calls as the model would have written them into its words."""
        if self.words.strip() or not self.tool_calls:
            return self.words
        calls = [{"tool": one.function.name, "args": one.function.arguments} for one in self.tool_calls]
        return json.dumps({"calls": calls}, ensure_ascii=False)

    @property
    def words(self) -> str:
        """What it said in words."""
        parts = [_Part(text=self.content or "")] if not isinstance(self.content, list) else self.content
        return "".join(part.text for part in parts if part.type in _SPOKEN)

    @property
    def thought(self) -> str:
        """What it thought, where the server keeps that apart."""
        parts = self.content if isinstance(self.content, list) else []
        return self.reasoning_content or self.reasoning or "\n".join(filter(None, map(_thought, parts)))


class Choice(_Lenient):
    """One of the answers; only the first is asked for."""

    message: Reply
    finish_reason: str | None = None
    error: Any = None

    @model_validator(mode="before")
    @classmethod
    def _with_message(cls, value: Any) -> Any:
        """Some servers name the message as in a stream, or have its text alone, as completions of prompts do."""
        if not isinstance(value, dict) or isinstance(value.get("message"), dict):
            return value
        return {**value, "message": value.get("delta") or {"content": value.get("text")}}


class _Details(_Lenient):
    cached_tokens: int | None = None


class Tokens(_Lenient):
    """What a turn cost. `cached_tokens` were in the server's memory."""

    prompt_tokens: int = 0
    completion_tokens: int = 0
    prompt_tokens_details: _Details | None = None


class Completion(_Lenient):
    """A chat completion, as far as it is needed."""

    choices: list[Choice]
    usage: Tokens | None = None

    @property
    def first(self) -> Choice:
        """The answer that was asked for."""
        return self.choices[0]


def _thought(part: _Part) -> str:
    return part.thinking if isinstance(part.thinking, str) else "".join(inner.text for inner in part.thinking)
