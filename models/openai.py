"""The planner backend over any OpenAI-compatible endpoint (chat/completions). Called by the chain.

Asks for output by JSON Schema, does without where the server refuses it, validates, and gives the model one turn to
repair what was wrong. One HTTP attempt per turn; retries belong to Temporal and the chain.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from contracts.plan import Plan, PlanRequest, PlanResult, Usage
from models.check import plan_errors
from models.forms import NotAPlan, plan_schema, read_plan, split_thinking
from models.planner import BackendFailed, PlanControl
from models.prompt import ChatMessage, messages

_EXCERPT = 200
_REFUSALS = (400, 404, 415, 422, 501)


class _Lenient(BaseModel):
    model_config = ConfigDict(extra="ignore")


class _Reply(_Lenient):
    content: str | None = None
    reasoning_content: str | None = None


class _Choice(_Lenient):
    message: _Reply
    finish_reason: str | None = None


class _Details(_Lenient):
    cached_tokens: int | None = None


class _Tokens(_Lenient):
    prompt_tokens: int = 0
    completion_tokens: int = 0
    prompt_tokens_details: _Details | None = None


class _Completion(_Lenient):
    choices: list[_Choice] = Field(min_length=1)
    usage: _Tokens | None = None


@dataclass(slots=True)
class _Spent:
    usage: Usage = field(default_factory=Usage)
    thinking: list[str] = field(default_factory=list)


class OpenAIPlanner:
    """`base_url` ends before `/chat/completions`, as in `http://127.0.0.1:11434/v1`. `timeout_s` bounds each turn."""

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
    ) -> None:
        self._base_url = base_url
        self._model = model
        self._api_key = api_key
        self._timeout_s = timeout_s
        self._transport = transport
        self._takes_schema = True

    async def plan(self, request: PlanRequest, control: PlanControl) -> PlanResult:
        """A plan by the endpoint's model. Raises BackendFailed with what went wrong."""
        if not self._base_url or not self._model:
            raise BackendFailed("no endpoint is set (STEWARD_OPENAI_BASE_URL and STEWARD_OPENAI_MODEL)")
        started = time.monotonic()
        spent = _Spent()
        headers = {"Authorization": f"Bearer {self._api_key}"} if self._api_key else {}
        async with httpx.AsyncClient(
            base_url=self._base_url, timeout=self._timeout_s, headers=headers, transport=self._transport
        ) as client:
            plan = await self._converse(client, request, control, spent)
        spent.usage.seconds = time.monotonic() - started
        thinking = "\n".join(spent.thinking) or None
        return PlanResult(plan=plan, backend=self.name, usage=spent.usage, thinking=thinking)

    async def _converse(
        self, client: httpx.AsyncClient, request: PlanRequest, control: PlanControl, spent: _Spent
    ) -> Plan:
        prompt = messages(request)
        text = await self._turn(client, request, prompt, control, spent)
        plan, wrong = _judge(text, request)
        if plan is None:
            repair = f"That cannot be used: {wrong}. Write the JSON object again, corrected, and nothing else."
            prompt = [*prompt, ChatMessage("assistant", text), ChatMessage("user", repair)]
            plan, wrong = _judge(await self._turn(client, request, prompt, control, spent), request)
        if plan is None:
            raise BackendFailed(f"no usable plan, not even after one repair: {wrong}")
        return plan

    async def _turn(
        self,
        client: httpx.AsyncClient,
        request: PlanRequest,
        prompt: list[ChatMessage],
        control: PlanControl,
        spent: _Spent,
    ) -> str:
        if control.cancelled():
            raise BackendFailed("stopped: the plan is no longer wanted")
        body: dict[str, Any] = {
            "model": self._model,
            "messages": [{"role": message.role, "content": message.content} for message in prompt],
            "temperature": 0,
            "max_tokens": request.max_tokens,
        }
        response = await self._send(client, self._with_schema(body, request))
        if self._takes_schema and response.status_code in _REFUSALS:
            plain = await self._send(client, body)
            self._takes_schema = not plain.is_success
            response = plain
        completion = _completion(response)
        reply = completion.choices[0].message
        text, thinking = split_thinking(reply.content or "")
        spent.thinking.extend(part for part in (reply.reasoning_content, thinking) if part)
        _count(spent.usage, completion.usage)
        control.progress(spent.usage.completion_tokens)
        return text

    def _with_schema(self, body: dict[str, Any], request: PlanRequest) -> dict[str, Any]:
        if not self._takes_schema:
            return body
        schema = {"name": "plan", "schema": plan_schema(request.candidates)}
        return {**body, "response_format": {"type": "json_schema", "json_schema": schema}}

    async def _send(self, client: httpx.AsyncClient, body: dict[str, Any]) -> httpx.Response:
        try:
            return await client.post("chat/completions", json=body)
        except httpx.TimeoutException as error:
            raise BackendFailed(f"no answer within {self._timeout_s:g} s") from error
        except httpx.HTTPError as error:
            raise BackendFailed(f"cannot be reached: {error or type(error).__name__}") from error
        except httpx.InvalidURL as error:
            raise BackendFailed(f"STEWARD_OPENAI_BASE_URL is not a URL: {error}") from error


def _judge(text: str, request: PlanRequest) -> tuple[Plan | None, str]:
    """The plan, or what is wrong with the text."""
    try:
        plan = read_plan(text, request)
    except NotAPlan as error:
        return None, str(error)
    errors = plan_errors(plan, request)
    return (None, "; ".join(errors)) if errors else (plan, "")


def _completion(response: httpx.Response) -> _Completion:
    if not response.is_success:
        raise BackendFailed(f"answered {response.status_code}: {response.text[:_EXCERPT].strip()}")
    try:
        return _Completion.model_validate_json(response.content)
    except ValidationError as error:
        raise BackendFailed(f"answered something that is not a chat completion: {error.errors()[0]['msg']}") from error


def _count(usage: Usage, tokens: _Tokens | None) -> None:
    if tokens is not None:
        details = tokens.prompt_tokens_details
        usage.prompt_tokens += tokens.prompt_tokens
        usage.completion_tokens += tokens.completion_tokens
        usage.reused_tokens += (details.cached_tokens or 0) if details else 0
