"""The planner backend over any OpenAI-compatible endpoint (chat/completions). Called by the chain.

Plans are asked for by the endpoint's own tool calling where its model has it, else as JSON: by JSON Schema, by grammar
where the server refuses that (llama.cpp takes one), and without where it refuses both. A plan is validated, and the
model gets one turn to repair what was wrong. One HTTP attempt per turn; retries belong to Temporal and the chain.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence

import httpx

from steward.contracts.bodies import ACCEPT_ENCODING
from steward.contracts.certificates import certificates
from steward.contracts.defaults import PLANS_OF_ENDPOINT
from steward.contracts.plan import AnswerPlan, Plan, PlanRequest, PlanResult
from steward.planners.chain import BackendFailed, PlanControl
from steward.planners.chat_messages import ChatMessage
from steward.planners.check import argument_errors, plan_errors
from steward.planners.grammar import GrammarLimits
from steward.planners.openai.forms import Structure
from steward.planners.openai.native import repair_messages
from steward.planners.openai.turns import Attempt, Known, RefusesTools, ToolMode, Turns
from steward.planners.openai.wire import TooLong
from steward.planners.outbound import is_this_machine
from steward.planners.plan_json import NotAPlan, read_plan
from steward.planners.prompt import Prompt, PromptHistory, prompts
from steward.planners.prompt_words import Style

log = logging.getLogger(__name__)


class OpenAIPlanner:
    """`base_url` ends before `/chat/completions`, as in `http://127.0.0.1:11434/v1`. `timeout_s` bounds each turn,
    `at_once` the plans that it makes at the same time.

    `tools` says whether calls are the endpoint's own; `auto` finds it out once for each model. `structure` is how the
    form of JSON is asked for; it sinks to what the server takes.
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
        at_once: int = PLANS_OF_ENDPOINT,
        transport: httpx.AsyncBaseTransport | None = None,
        tools: ToolMode = "json",
        temperature: float = 0.0,
        structure: Structure = Structure.SCHEMA,
        limits: GrammarLimits = GrammarLimits(),
    ) -> None:
        self._base_url = base_url
        self._model = model
        self._api_key = api_key
        self._timeout_s = timeout_s
        self.at_once = at_once
        self._transport = transport
        self._tools: ToolMode = tools
        self._temperature = temperature
        self._known = Known(structure)
        self._limits = limits
        self._histories: dict[Style, PromptHistory] = {"json": PromptHistory(), "native": PromptHistory()}
        self.local = is_this_machine(base_url)

    @property
    def structure(self) -> Structure:
        """How the form of JSON is asked for now."""
        return self._known.structure

    async def plan(self, request: PlanRequest, control: PlanControl) -> PlanResult:
        """A plan by the endpoint's model. Raises BackendFailed with what went wrong."""
        model = request.model.model or self._model
        if not self._base_url or not model:
            raise BackendFailed("no endpoint is set (STEWARD_OPENAI_BASE_URL and STEWARD_OPENAI_MODEL)")
        started = time.monotonic()
        attempt = Attempt(model, request.model.reasoning, self._temperature)
        headers = {"Accept-Encoding": ACCEPT_ENCODING}
        if self._api_key:
            headers["Authorization"] = f"Bearer {self._api_key}"
        async with httpx.AsyncClient(
            base_url=self._base_url,
            timeout=self._timeout_s,
            headers=headers,
            transport=self._transport,
            verify=certificates(),
        ) as client:
            turns = Turns(client, self._timeout_s, self._limits, self._known, attempt, control)
            plan = await self._converse(turns, request)
        attempt.usage.seconds = time.monotonic() - started
        thinking = "\n".join(attempt.thinking) or None
        return PlanResult(
            plan=plan,
            backend=self.name,
            model=model,
            prompt_version=attempt.prompt_version,
            reasoning=attempt.reasoning,
            degraded=attempt.degraded,
            usage=attempt.usage,
            thinking=thinking,
        )

    async def _converse(self, turns: Turns, request: PlanRequest) -> Plan:
        style = await turns.style(request, self._tools)
        try:
            prompt, text = await self._first_turn(turns, request, style)
        except RefusesTools:
            style = "json"
            prompt, text = await self._first_turn(turns, request, style)
        plan, wrong = await asyncio.to_thread(_checked_plan, text, prompt.request)
        if not wrong:
            assert plan is not None
            return plan
        repair = [*prompt.messages, *_repair(text, wrong, style)]
        try:
            text = await turns.write(prompt.request, repair, style)
            repaired, wrong = await asyncio.to_thread(_checked_plan, text, prompt.request)
        except (BackendFailed, RefusesTools) as error:
            if plan is None:
                raise
            log.info("a call keeps its wrong arguments, for the repair failed: %s", error)
            return plan
        if plan is not None and isinstance(repaired, AnswerPlan):
            # In place of a call it is an apology: what was asked for would go undone.
            return plan
        usable = repaired or plan
        if usable is None:
            raise BackendFailed(f"no usable plan, not even after one repair: {wrong}")
        return usable

    async def _first_turn(self, turns: Turns, request: PlanRequest, style: Style) -> tuple[Prompt, str]:
        """The roomiest prompt that the server's model holds, and what it said."""
        for prompt in prompts(request, None if request.intends else self._histories[style], style):
            turns.attempt.prompt_version = prompt.version
            try:
                return prompt, await turns.write(prompt.request, prompt.messages, style)
            except TooLong as error:
                last = error
        raise last


def _repair(text: str, wrong: str, style: Style) -> Sequence[ChatMessage]:
    if style == "native":
        return repair_messages(text, wrong)
    told = f"That cannot be used: {wrong}. Write the JSON object again, corrected, and nothing else."
    return [ChatMessage("assistant", text or "(nothing)"), ChatMessage("user", told)]


def _checked_plan(text: str, request: PlanRequest) -> tuple[Plan | None, str]:
    """The plan, if it can be used, and what is wrong. Wrong arguments alone leave it usable: they are judged later."""
    try:
        plan = read_plan(text, request)
    except NotAPlan as error:
        return None, str(error)
    errors = plan_errors(plan, request)
    return (None, "; ".join(errors)) if errors else (plan, "; ".join(argument_errors(plan, request)))
