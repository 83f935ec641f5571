"""The planner backend over any OpenAI-compatible endpoint (chat/completions). Called by the chain.

Asks for output by JSON Schema, by grammar where the server refuses that (llama.cpp takes one), and without where it
refuses both; validates, and gives the model one turn to repair what was wrong. One HTTP attempt per turn; retries
belong to Temporal and the chain.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final

import httpx

from steward.contracts.bodies import ACCEPT_ENCODING, UnreadableBody, read_body
from steward.contracts.plan import AnswerPlan, Plan, PlanRequest, PlanResult, Reasoning, Usage
from steward.planners.chain import BackendFailed, CannotPlanThis, PlanControl
from steward.planners.chat_messages import ChatMessage
from steward.planners.check import argument_errors, is_phrasing, plan_errors, verbatim_sources
from steward.planners.grammar import GrammarLimits, plan_grammar
from steward.planners.intends import intends_grammar, intends_schema
from steward.planners.openai.wire import (
    TooLong,
    add_usage,
    completion_of,
    effort_refusal,
    is_too_long,
    kept_headers,
    refuses_structure,
    wants_new_names,
)
from steward.planners.outbound import is_this_machine
from steward.planners.plan_json import NotAPlan, plan_schema, read_plan
from steward.planners.prompt import PromptHistory, prompts
from steward.planners.thinking_marks import split_thinking

log = logging.getLogger(__name__)

_MAX_ANSWER_BYTES: Final = 4_000_000
_THINKING_PERCENT: Final[Mapping[Reasoning | None, int]] = {
    "minimal": 10,
    "low": 20,
    "medium": 50,
    "high": 80,
    "xhigh": 95,
}
"""Percent of an answer's tokens that go into thinking, by mode, as OpenRouter's page on reasoning tokens has them: an
endpoint counts both together, and a plan must not be cut off by what was thought before it."""


class Structure(Enum):
    """How the form of the output is asked for, best first."""

    SCHEMA = "schema"
    GRAMMAR = "grammar"
    NONE = "none"


@dataclass(slots=True)
class _Attempt:
    """One plan in the making: its model, its reasoning mode while the server takes it, and what it cost so far."""

    model: str
    reasoning: Reasoning | None
    degraded: str | None = None
    usage: Usage = field(default_factory=Usage)
    thinking: list[str] = field(default_factory=list)


class OpenAIPlanner:
    """`base_url` ends before `/chat/completions`, as in `http://127.0.0.1:11434/v1`. `timeout_s` bounds each turn.

    `structure` is how the form of the output is asked for; it sinks to what the server takes, so that it is asked in
    vain once. The refusal of a schema with references sinks it for that request alone: it may be these that the server
    cannot read.
    """

    name = "openai"
    quick = False

    def __init__(
        self,
        base_url: str | None,
        model: str | None,
        *,
        api_key: str | None = None,
        timeout_s: float = 60.0,
        transport: httpx.AsyncBaseTransport | None = None,
        structure: Structure = Structure.SCHEMA,
        limits: GrammarLimits = GrammarLimits(),
    ) -> None:
        self._base_url = base_url
        self._model = model
        self._api_key = api_key
        self._timeout_s = timeout_s
        self._transport = transport
        self.structure = structure
        self._limits = limits
        self._history = PromptHistory()
        self._new_names: set[str] = set()
        self.local = is_this_machine(base_url)

    async def plan(self, request: PlanRequest, control: PlanControl) -> PlanResult:
        """A plan by the endpoint's model. Raises BackendFailed with what went wrong."""
        model = request.model.model or self._model
        if not self._base_url or not model:
            raise BackendFailed("no endpoint is set (STEWARD_OPENAI_BASE_URL and STEWARD_OPENAI_MODEL)")
        started = time.monotonic()
        attempt = _Attempt(model, request.model.reasoning)
        headers = {"Accept-Encoding": ACCEPT_ENCODING}
        if self._api_key:
            headers["Authorization"] = f"Bearer {self._api_key}"
        async with httpx.AsyncClient(
            base_url=self._base_url, timeout=self._timeout_s, headers=headers, transport=self._transport
        ) as client:
            plan = await self._converse(client, request, control, attempt)
        attempt.usage.seconds = time.monotonic() - started
        thinking = "\n".join(attempt.thinking) or None
        return PlanResult(
            plan=plan,
            backend=self.name,
            model=model,
            reasoning=attempt.reasoning,
            degraded=attempt.degraded,
            usage=attempt.usage,
            thinking=thinking,
        )

    async def _converse(
        self, client: httpx.AsyncClient, request: PlanRequest, control: PlanControl, attempt: _Attempt
    ) -> Plan:
        prompt, request, text = await self._first_turn(client, request, control, attempt)
        plan, wrong = await asyncio.to_thread(_checked_plan, text, request)
        if not wrong:
            assert plan is not None
            return plan
        repair = f"That cannot be used: {wrong}. Write the JSON object again, corrected, and nothing else."
        prompt = [*prompt, ChatMessage("assistant", text or "(nothing)"), ChatMessage("user", repair)]
        try:
            text = await self._turn(client, request, prompt, control, attempt)
            repaired, wrong = await asyncio.to_thread(_checked_plan, text, request)
        except BackendFailed as error:
            if plan is None:
                raise
            log.info("a call keeps its wrong arguments, for the repair failed: %s", error.detail)
            return plan
        if plan is not None and isinstance(repaired, AnswerPlan):
            # In place of a call it is an apology: what was asked for would go undone.
            return plan
        usable = repaired or plan
        if usable is None:
            raise BackendFailed(f"no usable plan, not even after one repair: {wrong}")
        return usable

    async def _first_turn(
        self, client: httpx.AsyncClient, request: PlanRequest, control: PlanControl, attempt: _Attempt
    ) -> tuple[list[ChatMessage], PlanRequest, str]:
        """The roomiest prompt that the server's model holds, the request as that tells it, and what it said."""
        for prompt in prompts(request, None if request.intends else self._history):
            try:
                text = await self._turn(client, prompt.request, prompt.messages, control, attempt)
                return prompt.messages, prompt.request, text
            except TooLong as error:
                last = error
        raise last

    async def _turn(
        self,
        client: httpx.AsyncClient,
        request: PlanRequest,
        prompt: list[ChatMessage],
        control: PlanControl,
        attempt: _Attempt,
    ) -> str:
        if control.cancelled():
            raise CannotPlanThis("stopped: the plan is no longer wanted")
        messages = [{"role": message.role, "content": message.content} for message in prompt]
        body = {"model": attempt.model, "messages": messages}
        completion = completion_of(await self._ask(client, body, request, attempt))
        choice = completion.first
        text, thinking = split_thinking(choice.message.text)
        attempt.thinking.extend(part for part in (choice.message.thought, thinking) if part)
        add_usage(attempt.usage, completion.usage)
        control.progress(attempt.usage.completion_tokens)
        if choice.finish_reason == "length":
            during = " while it was thinking" if attempt.thinking and not text else ""
            raise BackendFailed(f"the answer was cut off at {_room(request, attempt)} tokens{during}")
        return text

    async def _ask(
        self, client: httpx.AsyncClient, body: dict[str, Any], request: PlanRequest, attempt: _Attempt
    ) -> httpx.Response:
        """The answer under the best structure the server takes."""
        plain = True
        for structure in list(Structure)[list(Structure).index(self.structure) :]:
            form = _asked_as(structure, request, self._limits)
            response = await self._send(client, {**body, **form, **self._budget(request, attempt)})
            while self._adapt(response, attempt):
                response = await self._send(client, {**body, **form, **self._budget(request, attempt)})
            if response.is_success and plain:
                self.structure = structure
            if is_too_long(response) or not refuses_structure(response):
                break
            plain = plain and not _has_references(form)
        return response

    def _adapt(self, response: httpx.Response, attempt: _Attempt) -> bool:
        """Ask otherwise from here on, in newer names or without a reasoning mode, where the server dislikes just that.
        False: it dislikes something else."""
        if attempt.model not in self._new_names and wants_new_names(response):
            self._new_names.add(attempt.model)
            return True
        if attempt.reasoning is None or (why := effort_refusal(response)) is None:
            return False
        attempt.degraded = f"{attempt.model} does not take the reasoning mode {attempt.reasoning}: {why}"
        attempt.reasoning = None
        return True

    def _budget(self, request: PlanRequest, attempt: _Attempt) -> dict[str, Any]:
        room = _room(request, attempt)
        mode = {} if attempt.reasoning is None else {"reasoning_effort": attempt.reasoning}
        if attempt.model in self._new_names:
            return {"max_completion_tokens": room, **mode}
        return {"temperature": 0, "max_tokens": room, **mode}

    async def _send(self, client: httpx.AsyncClient, body: dict[str, Any]) -> httpx.Response:
        """One answer, whole. httpx bounds each wait alone, a server that trickles would never meet that."""
        try:
            async with asyncio.timeout(self._timeout_s), client.stream("POST", "chat/completions", json=body) as answer:
                content = await read_body(answer.headers.get("Content-Encoding"), answer.aiter_raw(), _MAX_ANSWER_BYTES)
                return httpx.Response(answer.status_code, headers=kept_headers(answer.headers), content=content)
        except UnreadableBody as error:
            raise BackendFailed(str(error)) from error
        except (httpx.TimeoutException, TimeoutError) as error:
            raise BackendFailed(f"no answer within {self._timeout_s:g} s") from error
        except (httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError) as error:
            raise BackendFailed(f"the connection broke off: {error or type(error).__name__}") from error
        except httpx.HTTPError as error:
            raise BackendFailed(f"cannot be reached: {error or type(error).__name__}") from error
        except httpx.InvalidURL as error:
            raise BackendFailed(f"STEWARD_OPENAI_BASE_URL is not a URL: {error}") from error


def _room(request: PlanRequest, attempt: _Attempt) -> int:
    """Tokens an answer may have, with those that are thought before it."""
    return request.max_tokens * 100 // (100 - _THINKING_PERCENT.get(attempt.reasoning, 0))


def _asked_as(structure: Structure, request: PlanRequest, limits: GrammarLimits) -> dict[str, Any]:
    """The members of the body that ask for a plan's form."""
    answers_only = is_phrasing(request)
    if structure is Structure.SCHEMA:
        form = plan_schema(request.tools, answers_only=answers_only)
        schema = {"name": "plan", "schema": intends_schema(request.tools) if request.intends else form}
        return {"response_format": {"type": "json_schema", "json_schema": schema}}
    if structure is Structure.GRAMMAR:
        sources = verbatim_sources(request)
        if request.intends:
            return {"grammar": intends_grammar(request.tools, sources)}
        return {"grammar": plan_grammar(request.tools, sources, limits, answers_only=answers_only)}
    return {}


def _has_references(form: dict[str, Any]) -> bool:
    return "$defs" in form.get("response_format", {}).get("json_schema", {}).get("schema", {})


def _checked_plan(text: str, request: PlanRequest) -> tuple[Plan | None, str]:
    """The plan, if it can be used, and what is wrong. Wrong arguments alone leave it usable: they are judged later."""
    try:
        plan = read_plan(text, request)
    except NotAPlan as error:
        return None, str(error)
    errors = plan_errors(plan, request)
    return (None, "; ".join(errors)) if errors else (plan, "; ".join(argument_errors(plan, request)))
