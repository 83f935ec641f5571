"""One llama.cpp model in this process: prompt in, constrained plan out. Called by the backend from its own thread.

Synchronous and not thread-safe but for `abort`. The grammar is written for each request; what was computed for a
problem is kept for its next round. Never touches the event loop.
"""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np

from steward.contracts.plan import AnswerPlan, Plan, PlanRequest, PlanResult, Reasoning, Usage
from steward.language.text import clip
from steward.planners.chain import BackendFailed, CannotPlanThis
from steward.planners.check import is_phrasing, verbatim_sources
from steward.planners.grammar import GrammarLimits, plan_grammar
from steward.planners.intends import intends_grammar
from steward.planners.llama.chat_template import ChatTemplate
from steward.planners.llama.model import LlamaModel
from steward.planners.llama.prompt_cache import PromptCache, Stopped, common
from steward.planners.llama.running import Written
from steward.planners.llama.sampler import GrammarSampler, free_choice
from steward.planners.plan_json import NotAPlan, read_plan
from steward.planners.prompt import Prompt, PromptHistory, prompts

__all__ = ["LlamaEngine", "Stopped"]

_SEED: Final = 7
_LOOP: Final = 72
"""Tokens at the end of a plan that are one short piece, again and again: a small model says nothing else after them."""
_LOOP_PIECE: Final = 18
"""Tokens of such a piece at most, so that it stands there four times."""
_THINKING_SHARES: Final[Mapping[Reasoning | None, int]] = {"minimal": 8, "low": 4, "medium": 2}
"""What part of the room to think these modes leave: an eighth, a quarter, half. Any other leaves all of it."""


@dataclass(slots=True)
class _Output:
    """What the model has made so far. `wanted` is asked before each token."""

    wanted: Callable[[int], bool]
    written: Written | None
    thought: list[int] = field(default_factory=list)
    plan: list[int] = field(default_factory=list)

    def go_on(self) -> None:
        if not self.wanted(len(self.thought) + len(self.plan)):
            raise Stopped


class LlamaEngine:
    """A loaded GGUF model. `context` is in tokens, for the prompts and plans of up to `sequences` open problems.

    `think_tokens` is what a model that reasons may spend before each plan; 0 gives it no room to. Raises
    BackendFailed when the file is missing or llama.cpp cannot load it.
    """

    def __init__(
        self,
        model_path: Path,
        *,
        context: int = 8192,
        threads: int | None = None,
        gpu_layers: int = 0,
        limits: GrammarLimits = GrammarLimits(),
        think_tokens: int = 1024,
        sequences: int = 4,
    ) -> None:
        self._limits = limits
        self._model = LlamaModel(
            model_path, context=context, threads=threads, gpu_layers=gpu_layers, sequences=sequences
        )
        self._cache = PromptCache(self._model)
        self._template = ChatTemplate(self._model)
        self._name = model_path.name
        self._think_tokens = think_tokens if self._template.marks else 0
        self._history = PromptHistory()

    def abort(self) -> None:
        """Stop the inference in progress, even inside one evaluation of a long prompt. Callable from any thread."""
        self._model.abort()

    @property
    def computed(self) -> int:
        """Tokens that the model computed so far, those of prompts and those that it made."""
        return self._cache.computed

    def close(self) -> None:
        """Free the model."""
        self._cache.close()
        self._model.close()

    def prepare(self, front: PlanRequest, wanted: Callable[[], bool]) -> None:
        """Compute what the prompts of every request have in common, and keep it: instructions and the house's tools.

        `front` is a request without words. Raises Stopped once it is no longer `wanted`, or after `abort`; what was
        computed by then is kept.
        """
        self._model.allow()
        if not wanted():
            raise Stopped
        thinking = self._room_to_think(None)
        room = front.max_tokens + thinking
        one, other = (
            self._prompt(front.model_copy(update={"text": text}), room, thinks=thinking > 0)[0] for text in ("a", "z")
        )
        shared = one[: common(one, other)]
        self._cache.feed(shared[self._cache.start("front", shared) :])

    def complete(
        self, request: PlanRequest, keep_going: Callable[[int], bool], written: Written | None = None
    ) -> PlanResult:
        """The plan. `keep_going` gets the number of tokens made so far, from 0, and is asked before each token;
        `written` gets, after each token of the plan, what makes its text so far.

        Raises Stopped when it says no or after `abort`; CannotPlanThis when the prompt does not fit; BackendFailed
        when there is no plan within the token cap.
        """
        started = time.monotonic()
        self._model.allow()
        budget = min(request.max_tokens, self._model.context_size // 2)
        thinking = self._room_to_think(request.model.reasoning)
        prompt, told = self._prompt(request, budget + thinking, thinks=thinking > 0)
        request = told.request
        output = _Output(keep_going, written)
        output.go_on()
        # What is no plan leaves what was computed for the problem's plans.
        key = (request.owner.tenant_id, request.problem_id, bool(request.instructions or request.intends))
        reused = self._cache.start(key, prompt)
        with self._sampler(request, spaced=thinking > 0) as sampler:
            self._cache.feed(prompt[reused:])
            if thinking:
                self._think(output, thinking)
            self._write(output, sampler, budget)
        usage = Usage(
            prompt_tokens=len(prompt),
            reused_tokens=reused,
            completion_tokens=len(output.thought) + len(output.plan),
            seconds=time.monotonic() - started,
        )
        thought = self._thought(output)
        try:
            plan = read_plan(self._model.text(output.plan), request)
        except NotAPlan as error:
            raise BackendFailed(f"{error} (after {len(output.plan)} of {budget} tokens)") from error
        return PlanResult(
            plan=self._with_ellipsis(plan),
            backend="llama",
            model=self._name,
            prompt_version=told.version,
            reasoning=request.model.reasoning if self._think_tokens else None,
            usage=usage,
            thinking=thought,
        )

    def _room_to_think(self, mode: Reasoning | None) -> int:
        """Tokens the model may think before this plan."""
        most = min(self._think_tokens, self._model.context_size // 4)
        return most // _THINKING_SHARES.get(mode, 1) if mode != "none" else 0

    def _with_ellipsis(self, plan: Plan) -> Plan:
        """The plan; an answer that the grammar closed because it was full ends at a word, and shows that it goes on."""
        most = self._limits.answer
        if not isinstance(plan, AnswerPlan) or len(plan.text) < most:
            return plan
        return AnswerPlan(text=clip(plan.text, most - 1))

    @contextlib.contextmanager
    def _sampler(self, request: PlanRequest, *, spaced: bool) -> Iterator[GrammarSampler]:
        sources = verbatim_sources(request)
        if request.intends:
            grammar = intends_grammar(request.tools, sources, spaced=spaced)
        else:
            grammar = plan_grammar(
                request.tools,
                sources,
                self._limits,
                answers_only=is_phrasing(request),
                spaced=spaced,
                waiting=request.waiting,
            )
        sampler = GrammarSampler(self._model, grammar)
        try:
            yield sampler
        finally:
            sampler.close()

    def _think(self, output: _Output, room: int) -> None:
        """Let the model reason until it closes its thinking; after `room` tokens it is closed for it."""
        assert self._template.marks is not None
        end = self._template.marks.end
        random = np.random.default_rng(_SEED)
        while len(output.thought) < room:
            token = free_choice(self._cache.logits(), random)
            tail = self._model.text([*output.thought[-len(end) :], token], special=True)
            if tail.endswith(end):
                output.thought.append(token)
                self._cache.feed([token])
                output.go_on()
                return
            if self._model.ends(token) or end in tail:
                break
            output.thought.append(token)
            output.go_on()
            self._cache.feed([token])
        closing = self._model.tokenize(end, special=True)
        output.thought.extend(closing)
        output.go_on()
        self._cache.feed(closing)

    def _write(self, output: _Output, sampler: GrammarSampler, budget: int) -> None:
        """Make the plan, token by token, until its text is whole."""
        while True:
            token = sampler.pick(self._cache.logits())
            if self._model.ends(token):
                return
            sampler.accept(token)
            output.plan.append(token)
            output.go_on()
            if output.written is not None:
                output.written(lambda: self._model.text(output.plan))
            if _loops(output.plan):
                raise CannotPlanThis(f"the model repeats itself (after {len(output.plan)} tokens)")
            if len(output.plan) >= budget or self._finished(output.plan):
                return
            self._cache.feed([token])

    def _thought(self, output: _Output) -> str | None:
        marks = self._template.marks
        if marks is None or not output.thought:
            return None
        return self._model.text(output.thought, special=True).removesuffix(marks.end).strip() or None

    def _finished(self, plan: list[int]) -> bool:
        """Whether the text is whole JSON, which spares the token that only says so."""
        if not self._model.text(plan[-1:]).endswith("}"):
            return False
        try:
            json.loads(self._model.text(plan))
        except ValueError:
            return False
        return True

    def _prompt(self, request: PlanRequest, budget: int, *, thinks: bool) -> tuple[list[int], Prompt]:
        """The tokens of the roomiest prompt that leaves `budget` for the plan, and that prompt."""
        room = self._model.context_size - budget
        for prompt in prompts(request, None if request.intends else self._history):
            tokens = self._template.tokens(prompt.messages, thinks=thinks)
            if len(tokens) <= room:
                return tokens, prompt
        raise CannotPlanThis(f"the prompt needs {len(tokens)} tokens and the model's context leaves {room}")


def _loops(tokens: list[int]) -> bool:
    """Whether the last tokens are one piece, again and again: "Monday, Monday, Monday, ..."."""
    end = tokens[-_LOOP:]
    return len(end) == _LOOP and any(end[piece:] == end[:-piece] for piece in range(1, _LOOP_PIECE + 1))
