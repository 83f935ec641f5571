"""What chat/completions servers answer: read, judged, and named when it is not a plan. Used by the backend."""

from __future__ import annotations

import codecs
import json
import re
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any, Final

import httpx
from pydantic import ValidationError
from pydantic_core import from_json

from steward.contracts.plan import Usage
from steward.contracts.redaction import REDACTOR
from steward.planners.chain import BackendFailed, CannotPlanThis
from steward.planners.openai.completions import Completion, Tokens

_EXCERPT: Final = 200
_REFUSING_STATUSES: Final = (400, 404, 415, 422, 501)
_STRUCTURE_WORDS: Final = ("response_format", "json_schema", "grammar")
"""A 500 with one of these words refuses only how the output is asked for; llama-cpp-python's server answers so."""
_TOOL_WORDS: Final = re.compile(r"\btools?\b|tool_|function", re.IGNORECASE)
_STREAM_WORDS: Final = re.compile(r"\bstream(?:ing|_options)?\b", re.IGNORECASE)
_CONTEXT_TOO_SMALL: Final = re.compile(
    r"context[ _](?:length|window|size)|(?:prompt|input) is too long|input token count .{0,20}exceeds", re.IGNORECASE
)
"""OpenAI, vLLM and llama.cpp: "maximum context length is 8192 tokens"; Anthropic: "prompt is too long: 210000 tokens";
Gemini: "input token count (40000) exceeds the maximum"."""
_NO_REASONING_MODE: Final = re.compile(r"reasoning.?effort|not support thinking", re.IGNORECASE)
"""OpenAI, vLLM and xAI name the member, `reasoning_effort`; Ollama: "\"llama3\" does not support thinking"."""

_FAULT_NAMES: Final = (
    "error",
    "errors",
    "message",
    "msg",
    "detail",
    "base_resp",
    "status_msg",
    "reason",
    "type",
    "code",
)
"""Where servers say what went wrong, best first."""


class TooLong(CannotPlanThis):
    """The model's context does not hold the prompt."""


def refuses_structure(response: httpx.Response) -> bool:
    """Whether the server may only dislike how the output is asked for."""
    if response.status_code == httpx.codes.INTERNAL_SERVER_ERROR:
        return any(word in response.text for word in _STRUCTURE_WORDS)
    return response.status_code in _REFUSING_STATUSES


def refuses_tools(response: httpx.Response) -> bool:
    """Whether the server, or its model, takes no tools: "does not support tools", "tool_choice is not supported"."""
    refusing = response.status_code in (*_REFUSING_STATUSES, httpx.codes.INTERNAL_SERVER_ERROR)
    return refusing and not is_too_long(response) and bool(_TOOL_WORDS.search(response.text))


def refuses_stream(response: httpx.Response) -> bool:
    """Whether the server does not stream, or does not take `stream_options`: "streaming is not supported"."""
    refusing = response.status_code in (*_REFUSING_STATUSES, httpx.codes.INTERNAL_SERVER_ERROR)
    return refusing and bool(_STREAM_WORDS.search(response.text))


def is_too_long(response: httpx.Response) -> bool:
    """Whether the server says that the model's context does not hold the prompt."""
    if response.status_code == httpx.codes.BAD_REQUEST:
        return bool(_CONTEXT_TOO_SMALL.search(response.text))
    return response.status_code == httpx.codes.REQUEST_ENTITY_TOO_LARGE


def wants_new_names(response: httpx.Response) -> bool:
    """Whether the server only takes the members that reasoning models of OpenAI take."""
    return response.status_code == httpx.codes.BAD_REQUEST and "max_completion_tokens" in response.text


def effort_refusal(response: httpx.Response) -> str | None:
    """The server's words if it dislikes the reasoning mode, because the model has none or not that one."""
    disliked = response.status_code in (httpx.codes.BAD_REQUEST, httpx.codes.UNPROCESSABLE_ENTITY)
    return _excerpt(response) if disliked and _NO_REASONING_MODE.search(response.text) else None


def kept_headers(headers: httpx.Headers) -> dict[str, str]:
    """The content is decoded and whole by now; of the headers only this one still means something."""
    return {"Retry-After": headers["Retry-After"]} if "Retry-After" in headers else {}


def completion_of(response: httpx.Response) -> Completion:
    """The completion. Raises TooLong, or BackendFailed with the server's own words."""
    if not response.is_success:
        rest = _rest_s(response)
        if is_too_long(response):
            raise TooLong(f"the prompt is too long for it: {_excerpt(response)}")
        later = f"; it is to be left alone for {rest} s" if rest is not None else ""
        raise BackendFailed(f"answered {response.status_code}: {_excerpt(response)}{later}", retry_after_s=rest)
    try:
        value = _with_choices(_read(response.content.removeprefix(codecs.BOM_UTF8)))
        if not isinstance(value, dict) or not value.get("choices"):
            raise _named(value)
        completion = Completion.model_validate(value)
    except ValidationError as error:
        raise BackendFailed(f"answered something that is not a chat completion: {error.errors()[0]['msg']}") from error
    except ValueError as error:
        raise BackendFailed(f"answered something that is not a chat completion: {error}") from error
    choice = completion.first
    if choice.message.words.strip() or choice.message.tool_calls:
        return completion
    if choice.error or value.get("error"):
        raise _named(choice.error or value["error"])
    if choice.message.refusal:
        raise BackendFailed(f"the model refuses: {_cut(choice.message.refusal)}")
    if choice.finish_reason == "content_filter":
        raise BackendFailed("its filter of contents took the answer away")
    return completion


def _read(content: bytes) -> Any:
    """The JSON value; half of a character in an escape, which some servers send on as their model wrote it, costs that
    character alone."""
    try:
        return from_json(content)
    except ValueError:
        return from_json(json.dumps(json.loads(content), ensure_ascii=False).encode(errors="replace"))


def _with_choices(value: Any) -> Any:
    """An answer with choices: Ollama's own form has one message and none."""
    if not isinstance(value, dict) or value.get("choices") or not isinstance(value.get("message"), dict):
        return value
    return {**value, "choices": [{"message": value["message"], "finish_reason": value.get("done_reason")}]}


def _named(value: Any) -> BackendFailed:
    """What an answer without a choice says of itself: some servers tell of an error with status 200."""
    fault = _fault(value)
    return BackendFailed(f"answered with an error: {_cut(fault)}" if fault else "there was no answer in it")


def _fault(value: Any, deep: int = 4) -> str:
    """The words of an error, under whichever name a server has them."""
    if isinstance(value, str | int | float) and not isinstance(value, bool):
        return str(value)
    if deep == 0 or not isinstance(value, dict | list):
        return ""
    inner = value if isinstance(value, list) else [value.get(name) for name in _FAULT_NAMES]
    return next(filter(None, (_fault(one, deep - 1) for one in inner)), "")


def _excerpt(response: httpx.Response) -> str:
    return _cut(response.text)


def _cut(text: str) -> str:
    """The beginning of what it said, masked before it is cut."""
    return REDACTOR.text(text)[:_EXCERPT].strip()


def _rest_s(response: httpx.Response) -> int | None:
    """Seconds of a Retry-After header, which may also be a date."""
    value = response.headers.get("Retry-After", "")
    try:
        if value.isdecimal():
            return int(value)
        return max(0, round((parsedate_to_datetime(value) - datetime.now(UTC)).total_seconds()))
    except (ValueError, TypeError):
        return None


def add_usage(usage: Usage, tokens: Tokens | None) -> None:
    """Add what a turn cost."""
    if tokens is not None:
        details = tokens.prompt_tokens_details
        usage.prompt_tokens += tokens.prompt_tokens
        usage.completion_tokens += tokens.completion_tokens
        usage.reused_tokens += (details.cached_tokens or 0) if details else 0
