"""The embedded planner: always there, no model file to fetch, no network. The chain usually asks it last.

The judge takes the request apart, chooses tools and points at arguments; this module decides what follows: call, ask,
look something up first, or answer. What it is not sure of it asks; it never guesses a value.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Sequence
from typing import Final

from contracts.errors import Unavailable
from contracts.plan import AnswerPlan, AskPlan, CallsPlan, Plan, PlanRequest, PlanResult, ToolCall, Usage
from contracts.tool import Candidate, ToolSpec
from models.check import missing_of
from models.clauses import small_talk, squeeze
from models.embedder import Embedder
from models.judge.session import Judge
from models.lookups import from_results, from_step_before, is_done, lookup
from models.nearness import Nearness
from models.parts import Part, Reader
from models.planner import BackendFailed, PlanControl
from models.render import render_answer

log = logging.getLogger(__name__)

_LONGEST: Final = 2000
_SURE: Final = 0.3
"""Below this likelihood of its best tool a request is asked about instead of acted on."""


class EmbeddedPlanner:
    """Plans with the judge. `embedder` must be the finder: the judge was trained beside its cosines.

    `tools` are those that will be offered; any others may be, their first time is slower.
    """

    name = "embedded"
    quick = True

    def __init__(self, judge: Judge, embedder: Embedder, tools: Sequence[ToolSpec] = ()) -> None:
        self._judge = judge
        self._nearness = Nearness(embedder)
        self._reader = Reader(judge, self._nearness)
        self._tools = tools

    def warm(self) -> None:
        """Load the judge and embed the tools now, aside; what stands against it is said again by the first plan."""
        threading.Thread(target=self._load, name="judge", daemon=True).start()

    def close(self) -> None:
        """Free the judge."""
        self._judge.close()

    async def plan(self, request: PlanRequest, control: PlanControl) -> PlanResult:
        """A plan, well within a second. Raises BackendFailed when the models cannot be loaded."""
        started = time.monotonic()
        try:
            plan, confidence = await asyncio.to_thread(self._decide, request)
        except Unavailable as away:
            raise BackendFailed(away.detail) from away
        usage = Usage(seconds=time.monotonic() - started)
        return PlanResult(plan=plan, backend=self.name, usage=usage, confidence=round(confidence, 3))

    def _load(self) -> None:
        try:
            self._judge.load()
            self._nearness.learn(self._tools)
        except Unavailable as away:
            log.warning("the embedded planner cannot plan: %s", away.detail)

    def _decide(self, request: PlanRequest) -> tuple[Plan, float]:
        said = squeeze(request.text)
        if len(said) > _LONGEST and not request.observations:
            return AnswerPlan(text=_too_long(len(said))), 1.0
        if not request.observations and (talk := small_talk(said)) is not None:
            return AnswerPlan(text=talk or _abilities(request.candidates)), 1.0
        parts = self._reader.parts(said[:_LONGEST], request.candidates)
        left = list(request.observations)
        before = ""
        for stage in _stages(parts):
            todo = [part for part in stage if not is_done(part, left) and part.candidate is not None]
            if todo:
                return self._next(todo, request, before), min(part.confidence for part in todo)
            before = " ".join(part.text for part in stage)
        if request.observations:
            looked_up = {id(observation) for observation in left if observation.ok}
            told = [observation for observation in request.observations if id(observation) not in looked_up]
            return AnswerPlan(text=render_answer(told or request.observations, request.timezone)), 1.0
        return AnswerPlan(text=_cannot(request.candidates)), min(part.confidence for part in parts)

    def _next(self, parts: list[Part], request: PlanRequest, before: str) -> Plan:
        """Calls for the parts that are complete, or what stands between a part and its call."""
        unsure = next((part for part in parts if part.confidence < _SURE), None)
        if unsure is not None:
            return AskPlan(question=_which(unsure), draft=unsure.call, missing=unsure.missing)
        ready = [part for part in parts if not part.missing]
        if ready:
            return CallsPlan(calls=[part.call for part in ready])
        part = parts[0]
        assert part.candidate is not None
        found = from_results(part, request)
        if not missing_of(part.candidate, found):
            return CallsPlan(calls=[ToolCall(tool_name=part.candidate.name, args=found)])
        first = lookup(part, request, self._reader)
        if first is not None:
            return CallsPlan(calls=[first])
        found = from_step_before(part, before, found)
        missing = missing_of(part.candidate, found)
        draft = ToolCall(tool_name=part.candidate.name, args=found)
        if not missing:
            return CallsPlan(calls=[draft])
        return AskPlan(question=_question(part.candidate, missing[0]), draft=draft, missing=missing)


def _stages(parts: list[Part]) -> list[list[Part]]:
    """Parts that may run together, in order; one that follows another begins a new stage."""
    stages: list[list[Part]] = []
    for part in parts:
        if part.follows or not stages:
            stages.append([])
        stages[-1].append(part)
    return stages


def _which(part: Part) -> str:
    assert part.candidate is not None
    told = [known.description.split(". ")[0].rstrip(".") for known in (part.candidate, part.rival) if known]
    if len(told) == 1:
        return f"I am not sure I understand “{part.text}”. Shall I do this: {told[0]}?"
    return f"I am not sure what “{part.text}” asks for. Which is it: {told[0]}, or {told[1]}?"


def _question(candidate: Candidate, name: str) -> str:
    schema = candidate.parameters.get("properties", {}).get(name, {})
    meaning = schema.get("description") if isinstance(schema, dict) else None
    words = name.replace("_", " ")
    return f"What should the {words} be?" + (f" ({meaning.rstrip('.')})" if meaning else "")


def _too_long(length: int) -> str:
    return (
        f"That is too long to plan without a language model ({length} characters; {_LONGEST} are the most). "
        "Please say it more briefly, or in several messages."
    )


def _cannot(candidates: list[Candidate]) -> str:
    return f"I have no tool for that, so I did nothing. {_abilities(candidates)}"


def _abilities(candidates: list[Candidate]) -> str:
    if not candidates:
        return "I am Steward; at the moment I have no tools to work with."
    lines = [f"- {candidate.description.split('. ')[0].rstrip('.')}" for candidate in candidates[:6]]
    example = next((candidate.examples[0] for candidate in candidates if candidate.examples), None)
    return "\n".join(["Among other things I can:", *lines, *([f'For example: "{example}"'] if example else [])])
