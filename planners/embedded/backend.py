"""The embedded planner: always there, no model file to fetch, no network. The chain usually asks it last.

The judge takes the request apart, chooses tools and points at arguments; this module decides what follows: call, ask,
look something up first, or answer. What it is not sure of it asks; it never guesses a value.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from contracts.base import Message
from contracts.errors import Unavailable
from contracts.plan import (
    AnswerPlan,
    AskPlan,
    CallsPlan,
    Observation,
    Plan,
    PlanRequest,
    PlanResult,
    ToolCall,
    Usage,
    state_fits,
)
from contracts.tool import Candidate, ToolSpec
from language.gloss import in_english
from planners.chain import BackendFailed, PlanControl
from planners.check import missing_of
from planners.embedded.choosing import question as which_one
from planners.embedded.clauses import small_talk, thanks
from planners.embedded.doubt import doubt_of, purpose, question
from planners.embedded.judge.proposals import Rules
from planners.embedded.judge.registry import RULES
from planners.embedded.judge.session import Judge
from planners.embedded.lookups import from_results, from_step_before, is_done, lookup
from planners.embedded.parts import Part, Reader
from planners.embedded.replies import Settled, settled
from planners.embedded.wording import Wording
from search.embedder import Embedder
from search.tool_similarity import ToolSimilarity

log = logging.getLogger(__name__)

_LONGEST: Final = 2000
"""Characters; a bound on the time that rules take. The judge's bound is its own."""
_SURE: Final = 0.3
"""Below this likelihood of its best tool a request is asked about instead of acted on."""
_BRIEFER: Final = "Please say it in about 150 words, or in several messages."


class EmbeddedPlanner:
    """Plans with the judge. `embedder` must be the finder: the judge was trained beside its cosines.

    `tools` are those that will be offered; any others may be, their first time is slower. Their vectors are kept in
    the folder `models`, where one is given. `rules`: those that read arguments.
    """

    name = "embedded"
    quick = True

    def __init__(
        self,
        judge: Judge,
        embedder: Embedder,
        wording: Wording,
        tools: Sequence[ToolSpec] = (),
        models: Path | None = None,
        rules: Rules = RULES,
    ) -> None:
        self._judge = judge
        self._wording = wording
        self._nearness = ToolSimilarity(embedder)
        self._reader = Reader(judge, self._nearness, rules)
        self._tools, self._models = tools, models

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
            self._nearness.learn(self._tools, self._models)
        except Unavailable as away:
            log.warning("the embedded planner cannot plan: %s", away.detail)

    def _decide(self, request: PlanRequest) -> tuple[Plan, float]:
        said = settled(request)
        if len(said.text) > _LONGEST or not self._judge.reads_whole(in_english(said.text).text):
            return AnswerPlan(text=_too_long(request, self._wording)), 1.0
        if not request.observations and (talk := small_talk(said.text)) is not None:
            return AnswerPlan(text=talk or _abilities(request.candidates)), 1.0
        parts = [self._meant(part, said.meant) for part in self._reader.parts(said.text, request.candidates)]
        left = list(request.observations)
        undone: list[Part] = []
        stopped, before = False, ""
        for stage in _stages(parts):
            failures = _failures(left)
            todo = [part for part in stage if part.candidate is not None and not is_done(part, left)]
            ready = [part for part in todo if part.shows or not stopped]
            if ready:
                return self._next(ready, said, request, before, left), min(part.confidence for part in ready)
            undone += [part for part in stage if part in todo or _unserved(part) or _declined(part, said)]
            stopped = stopped or _failures(left) < failures or any(_declined(part, said) for part in stage)
            before = " ".join(part.text for part in stage)
        if request.observations:
            untold = undone if _all_known(left, parts, request) else []
            return AnswerPlan(text=self._outcome(request, left, untold)), 1.0
        if any(_declined(part, said) for part in parts):
            return AnswerPlan(text=f"All right. {_nothing_about(undone)}"), 1.0
        return AnswerPlan(text=_cannot(request)), min(part.confidence for part in parts)

    def _meant(self, part: Part, meant: Mapping[str, Candidate | None]) -> Part:
        """The part with the tool the user said it is for, if they were asked."""
        if part.text not in meant:
            return part
        known = meant[part.text]
        args = self._reader.read(part.text, known) if known else {}
        return replace(part, candidate=known, args=args, confidence=1.0)

    def _next(
        self, parts: list[Part], said: Settled, request: PlanRequest, before: str, left: list[Observation]
    ) -> Plan:
        """Calls for the parts that are complete, or what stands between a part and its call."""
        unsure = next((part for part in parts if part.confidence < _SURE), None)
        if unsure is not None:
            assert unsure.candidate is not None
            # A draft would be run, or asked about as if it were meant.
            doubt = doubt_of(unsure.text, unsure.candidate, unsure.rival)
            return _ask(question(doubt), doubt)
        ready = [part for part in parts if not part.missing]
        if ready:
            return CallsPlan(calls=[part.call for part in ready])
        part = parts[0]
        assert part.candidate is not None
        found = from_results(part, said, request, self._reader, left)
        if not missing_of(part.candidate, found.args):
            return CallsPlan(calls=[ToolCall(tool_name=part.candidate.name, args=found.args)])
        first = lookup(part, request, self._reader)
        if first is not None:
            return CallsPlan(calls=[first])
        if found.choice is not None:
            # Not a draft: its own question would not list them, and the reply may be other words than an id.
            return _ask(which_one(found.items, self._wording), found.choice)
        args = from_step_before(part, before, found.args)
        missing = missing_of(part.candidate, args)
        draft = ToolCall(tool_name=part.candidate.name, args=args)
        if not missing:
            return CallsPlan(calls=[draft])
        return AskPlan(question=_question(part.candidate, missing[0]), draft=draft, missing=missing)

    def _outcome(self, request: PlanRequest, left: list[Observation], undone: list[Part]) -> str:
        """What came of the request; what was only looked up on the way is not told."""
        looked_up = {id(observation) for observation in left if observation.ok}
        told = [observation for observation in request.observations if id(observation) not in looked_up]
        answer = self._wording.render_answer(told or request.observations, request.requester.timezone)
        return f"{answer}\n\n{_nothing_about(undone)}" if undone else answer


def _stages(parts: list[Part]) -> list[list[Part]]:
    """Parts that may run together, in order: one that follows another begins a new stage, one that shows comes last."""
    stages: list[list[Part]] = []
    for part in parts:
        if part.follows or not stages:
            stages.append([])
        if not part.shows:
            stages[-1].append(part)
    return [*stages, [part for part in parts if part.shows]]


def _failures(observations: list[Observation]) -> int:
    return sum(not observation.ok for observation in observations)


def _unserved(part: Part) -> bool:
    return part.candidate is None and small_talk(part.text) is None


def _all_known(left: list[Observation], parts: list[Part], request: PlanRequest) -> bool:
    """Whether what no part accounts for was at most looked up for one.

    Otherwise another planner began this problem, and who knows what it did for which words.
    """
    families = {part.candidate.tool_type for part in parts if part.candidate}
    own = {candidate.name for candidate in request.candidates if candidate.tool_type in families}
    return all(observation.tool_name in own for observation in left)


def _declined(part: Part, said: Settled) -> bool:
    return part.candidate is None and part.text in said.meant


def _nothing_about(parts: list[Part]) -> str:
    return f"I did nothing about {' and '.join(f'“{part.text}”' for part in parts)}."


def _ask(question: str, state: Message) -> AskPlan:
    """The question; without its state, where that is too large, the reply is read as more of the request."""
    kept = state.model_dump(mode="json")
    return AskPlan(question=question, state=kept if state_fits(kept) else None)


def _question(candidate: Candidate, name: str) -> str:
    schema = candidate.parameters.get("properties", {}).get(name, {})
    meaning = schema.get("description") if isinstance(schema, dict) else None
    words = name.replace("_", " ")
    return f"What should the {words} be?" + (f" ({meaning.rstrip('.')})" if meaning else "")


def _too_long(request: PlanRequest, wording: Wording) -> str:
    if not request.observations:
        return f"That is too long to plan without a language model. {_BRIEFER}"
    told = wording.render_answer(request.observations, request.requester.timezone)
    if not request.candidates:
        return told
    return f"{told}\n\nI stopped there: the request is too long to go on without a language model. {_BRIEFER}"


def _cannot(request: PlanRequest) -> str:
    if thanks(request.text):
        return "You're welcome. If you also asked for something: I have no tool for that, so I did nothing."
    return f"I have no tool for that, so I did nothing. {_abilities(request.candidates)}"


def _abilities(candidates: list[Candidate]) -> str:
    if not candidates:
        return "I am Steward; at the moment I have no tools to work with."
    lines = [f"- {purpose(candidate)}" for candidate in candidates[:6]]
    example = next((candidate.examples[0] for candidate in candidates if candidate.examples), None)
    return "\n".join(["Among other things I can:", *lines, *([f'For example: "{example}"'] if example else [])])
