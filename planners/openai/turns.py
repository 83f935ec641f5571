"""The turns of one plan with an endpoint: each is one HTTP attempt, asked for in the way the server takes.

What a server refused is remembered in `Known`, so that it is asked in vain once. Called by the backend.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

import httpx

from steward.contracts.bodies import BodyDecoder, UnreadableBody, read_body
from steward.contracts.plan import PlanRequest, Reasoning, Usage
from steward.planners.answer_drafts import json_answer, native_answer
from steward.planners.chain import BackendFailed, CannotPlanThis, PlanControl
from steward.planners.chat_messages import ChatMessage
from steward.planners.grammar import GrammarLimits
from steward.planners.openai.completions import Completion
from steward.planners.openai.forms import Structure, asked_as, has_references
from steward.planners.openai.native import PROBE, ToolNames, messages_of, plan_text, probe_tools, tools_of
from steward.planners.openai.streamed import StreamBroken, StreamedCompletion
from steward.planners.openai.wire import (
    add_usage,
    completion_of,
    effort_refusal,
    is_too_long,
    kept_headers,
    refuses_stream,
    refuses_structure,
    refuses_tools,
    wants_new_names,
)
from steward.planners.prompt_words import Style
from steward.planners.thinking_marks import split_thinking
from steward.planners.written_plans import plan_among

ToolMode: TypeAlias = Literal["auto", "native", "json"]
"""How calls are asked for: as the endpoint's own, as JSON in words, or whichever it turns out to take."""
_MAX_ANSWER_BYTES: Final = 4_000_000
_MAX_STREAM_BYTES: Final = 8 * _MAX_ANSWER_BYTES
"""Each token comes in an envelope of some 250 bytes."""
_STREAMS: Final[tuple[dict[str, Any], ...]] = (
    {"stream": True, "stream_options": {"include_usage": True}},
    {"stream": True},
    {},
)
"""How an answer that somebody watches is asked for, best first."""
_OF_A_STREAM: Final = (b"data:", b"event:", b": ")
"""How a stream of events begins, which some servers send under the type of JSON."""
_PROBE_TOKENS: Final = 512
_THINKING_PERCENT: Final[Mapping[Reasoning | None, int]] = {
    "minimal": 10,
    "low": 20,
    "medium": 50,
    "high": 80,
    "xhigh": 95,
}
"""Percent of an answer's tokens that go into thinking, by mode, as OpenRouter's page on reasoning tokens has them: an
endpoint counts both together, and a plan must not be cut off by what was thought before it."""


class RefusesTools(Exception):
    """The server, or its model, takes no tools."""


@dataclass(slots=True)
class Known:
    """What an endpoint has turned out to take. The refusal of a schema with references sinks `structure` for that
    request alone: it may be these that the server cannot read."""

    structure: Structure = Structure.SCHEMA
    new_names: set[str] = field(default_factory=set)
    """Models that take the members of OpenAI's reasoning models alone."""
    calls_tools: dict[str, bool] = field(default_factory=dict)
    thinks_unmarked: set[str] = field(default_factory=set)
    """Models whose thoughts end with a mark and begin without: until then their words are no answer."""
    stream: int = 0
    """Which of `_STREAMS` it takes."""
    probing: asyncio.Lock = field(default_factory=asyncio.Lock)


@dataclass(slots=True)
class Attempt:
    """One plan in the making: its model, its reasoning mode while the server takes it, and what it cost so far."""

    model: str
    reasoning: Reasoning | None
    temperature: float = 0.0
    prompt_version: str | None = None
    degraded: str | None = None
    usage: Usage = field(default_factory=Usage)
    thinking: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Turns:
    """Asks an endpoint for one plan."""

    client: httpx.AsyncClient
    timeout_s: float
    limits: GrammarLimits
    known: Known
    attempt: Attempt
    control: PlanControl
    answer_in: Callable[[str], str | None] | None = None
    """The answer in what the model has said so far, where somebody watches it being written."""

    async def style(self, request: PlanRequest, mode: ToolMode) -> Style:
        """How this model is asked for this: by calls of its own where it makes them and there is something to call."""
        if mode == "json" or request.intends or request.instructions or not request.tools:
            return "json"
        if mode == "native":
            return "native" if self.known.calls_tools.get(self.attempt.model, True) else "json"
        async with self.known.probing:
            if self.attempt.model not in self.known.calls_tools:
                self.known.calls_tools[self.attempt.model] = await self._probe()
        return "native" if self.known.calls_tools[self.attempt.model] else "json"

    async def write(self, request: PlanRequest, messages: Sequence[ChatMessage], style: Style) -> str:
        """The plan as JSON text, from what the model said. Raises TooLong, RefusesTools, BackendFailed."""
        if self.control.cancelled():
            raise CannotPlanThis("stopped: the plan is no longer wanted")
        self.answer_in = self._answer_reader(request, style)
        names = ToolNames(request.tools)
        body = {"model": self.attempt.model, "messages": messages_of(messages, names)}
        if style == "native":
            response = await self._send_adapted({**body, "tools": tools_of(request, names)}, request.max_tokens)
            if refuses_tools(response):
                self.known.calls_tools[self.attempt.model] = False
                raise RefusesTools
        else:
            response = await self._ask_structured(body, request)
        completion = completion_of(response)
        said = self._heard(completion)
        if completion.first.finish_reason == "length" and not (style == "json" and _is_whole(said)):
            during = " while it was thinking" if self.attempt.thinking and not said else ""
            room = self._room(request.max_tokens)
            raise BackendFailed(f"the answer was cut off at {room} tokens{during}")
        return plan_text(completion.first.message, said, names) if style == "native" else said

    def _answer_reader(self, request: PlanRequest, style: Style) -> Callable[[str], str | None] | None:
        """What finds the answer in a text, where it is to be shown while it is written."""
        if self.control.on_draft is None or request.intends or request.instructions:
            return None
        if style == "json":
            return json_answer
        unmarked, may_call = self.attempt.model in self.known.thinks_unmarked, bool(request.tools)

        def read(text: str) -> str | None:
            if unmarked and split_thinking(text)[1] is None:
                return None
            return native_answer(text, may_call=may_call)

        return read

    def _heard(self, completion: Completion) -> str:
        """What the model said, without what it thought."""
        message = completion.first.message
        text, thinking = split_thinking(message.text)
        if thinking and message.text.lstrip().startswith(thinking):
            self.known.thinks_unmarked.add(self.attempt.model)
        self.attempt.thinking.extend(part for part in (message.thought, thinking) if part)
        add_usage(self.attempt.usage, completion.usage)
        self.control.progress(self.attempt.usage.completion_tokens)
        if text.strip() or completion.first.finish_reason == "length":
            return text
        # Some servers file all that a model wrote under its thoughts.
        return plan_among(message.thought)

    async def _probe(self) -> bool:
        """Whether the model calls a tool when it is asked to: some servers refuse `tools`, some ignore them."""
        order = {"role": "user", "content": f"Call the tool {PROBE}."}
        body = {"model": self.attempt.model, "messages": [order], "tools": probe_tools()}
        response = await self._send_adapted(body, _PROBE_TOKENS)
        if refuses_structure(response) or refuses_tools(response):
            return False
        completion = completion_of(response)
        add_usage(self.attempt.usage, completion.usage)
        return any(call.function.name == PROBE for call in completion.first.message.tool_calls or [])

    async def _ask_structured(self, body: dict[str, Any], request: PlanRequest) -> httpx.Response:
        """The answer under the best structure the server takes."""
        plain = True
        for structure in list(Structure)[list(Structure).index(self.known.structure) :]:
            form = asked_as(structure, request, self.limits)
            response = await self._send_adapted({**body, **form}, request.max_tokens)
            if response.is_success and plain:
                self.known.structure = structure
            if is_too_long(response) or not refuses_structure(response):
                break
            plain = plain and not has_references(form)
        return response

    async def _send_adapted(self, body: dict[str, Any], max_tokens: int) -> httpx.Response:
        response = await self._send({**body, **self._budget(max_tokens)})
        while self._adapt(response):
            response = await self._send({**body, **self._budget(max_tokens)})
        return response

    def _adapt(self, response: httpx.Response) -> bool:
        """Ask otherwise from here on, in newer names or without a reasoning mode, where the server dislikes just that.
        False: it dislikes something else."""
        attempt = self.attempt
        if self._streams and refuses_stream(response):
            self.known.stream = 1 if self.known.stream == 0 and "stream_options" in response.text else len(_STREAMS) - 1
            return True
        if attempt.model not in self.known.new_names and wants_new_names(response):
            self.known.new_names.add(attempt.model)
            return True
        if attempt.reasoning is None or (why := effort_refusal(response)) is None:
            return False
        attempt.degraded = f"{attempt.model} does not take the reasoning mode {attempt.reasoning}: {why}"
        attempt.reasoning = None
        return True

    def _budget(self, max_tokens: int) -> dict[str, Any]:
        room, attempt = self._room(max_tokens), self.attempt
        mode = {} if attempt.reasoning is None else {"reasoning_effort": attempt.reasoning}
        if attempt.model in self.known.new_names:
            return {"max_completion_tokens": room, **mode}
        return {"temperature": attempt.temperature, "max_tokens": room, **mode}

    def _room(self, max_tokens: int) -> int:
        """Tokens an answer may have, with those that are thought before it."""
        return max_tokens * 100 // (100 - _THINKING_PERCENT.get(self.attempt.reasoning, 0))

    @property
    def _streams(self) -> bool:
        return self.answer_in is not None and bool(_STREAMS[self.known.stream])

    async def _send(self, body: dict[str, Any]) -> httpx.Response:
        """One answer, whole. httpx bounds each wait alone, a server that trickles would never meet that."""
        asked = {**body, **_STREAMS[self.known.stream]} if self._streams else body
        try:
            async with (
                asyncio.timeout(self.timeout_s),
                self.client.stream("POST", "chat/completions", json=asked) as answer,
            ):
                return await self._received(answer)
        except StreamBroken as error:
            if not self._streams:
                raise BackendFailed(f"answered with a stream that was not asked for: {error}") from error
            # Its streams cannot be read: it is not asked for one again.
            self.known.stream = len(_STREAMS) - 1
            return await self._send(body)
        except UnreadableBody as error:
            raise BackendFailed(str(error)) from error
        except (httpx.TimeoutException, TimeoutError) as error:
            raise BackendFailed(f"no answer within {self.timeout_s:g} s") from error
        except (httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError) as error:
            raise BackendFailed(f"the connection broke off: {error or type(error).__name__}") from error
        except httpx.HTTPError as error:
            raise BackendFailed(f"cannot be reached: {error or type(error).__name__}") from error
        except httpx.InvalidURL as error:
            raise BackendFailed(f"STEWARD_OPENAI_BASE_URL is not a URL: {error}") from error

    async def _received(self, answer: httpx.Response) -> httpx.Response:
        """The answer as a server that does not stream gives it; one that was asked to need not stream."""
        encoding = answer.headers.get("Content-Encoding")
        if not (answer.is_success and answer.headers.get("Content-Type", "").startswith("text/event-stream")):
            content = await read_body(encoding, answer.aiter_raw(), _MAX_ANSWER_BYTES)
            if answer.is_success and content.lstrip().startswith(_OF_A_STREAM):
                stream = StreamedCompletion()
                stream.feed(content)
                content = json.dumps(stream.whole()).encode()
            return httpx.Response(answer.status_code, headers=kept_headers(answer.headers), content=content)
        stream, decoder = StreamedCompletion(), BodyDecoder(encoding, _MAX_STREAM_BYTES)
        async for chunk in answer.aiter_raw():
            said = stream.pieces
            for piece in decoder.pieces(chunk):
                stream.feed(piece)
            if stream.pieces > said:
                self._show(stream)
        decoder.end()
        return httpx.Response(answer.status_code, json=stream.whole())

    def _show(self, stream: StreamedCompletion) -> None:
        self.control.progress(self.attempt.usage.completion_tokens + stream.pieces)
        if (answer_in := self.answer_in) is not None and not stream.calls:
            self.control.draft(lambda: answer_in(stream.content))


def _is_whole(text: str) -> bool:
    """Whether a text is one JSON object from beginning to end: of a plan that ends so nothing was cut off."""
    try:
        return isinstance(json.loads(text), dict)
    except ValueError:
        return False
