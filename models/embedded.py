"""The embedded planner: always there, no model file, no network. Called by the chain, usually as its last resort.

It scores the candidates for each part of the request, fills arguments by rules, does one step after the other, and
puts results into words. What it does not understand it says; it never guesses a value.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, replace

from contracts.base import Json
from contracts.plan import AnswerPlan, AskPlan, CallsPlan, Observation, Plan, PlanRequest, PlanResult, ToolCall, Usage
from contracts.tool import Candidate
from models.check import missing_of
from models.clauses import cuts, small_talk, squeeze, steps, tidy
from models.embedder import Embedder
from models.planner import PlanControl
from models.render import render_answer
from models.roles import Role, role_of
from models.scoring import Scorer, content_words, first_word, own_words, words_of
from models.slots import Filler

_QUESTION_WORDS = words_of("what what's how when where who which is are do does can could")
_OPENERS = _QUESTION_WORDS | words_of("find show list tell")
_CONSIDERED = 4
_LONGEST, _MOST_PARTS = 2000, 8
_VERB_BONUS, _UNEXPLAINED = 0.08, 0.45


@dataclass(frozen=True, slots=True)
class _Part:
    """A piece of the request with the candidate that fits it, if any does clearly."""

    text: str
    candidate: Candidate | None
    score: float
    args: dict[str, Json]

    @property
    def missing(self) -> list[str]:
        return missing_of(self.candidate, self.args) if self.candidate else []

    @property
    def lacks_only_ids(self) -> bool:
        """Whether what is missing could be looked up."""
        candidate = self.candidate
        return bool(candidate and self.missing) and all(
            _role(candidate, name) in (Role.TEXT_ID, Role.NUMBER_ID) for name in self.missing if candidate
        )

    @property
    def call(self) -> ToolCall:
        assert self.candidate is not None
        return ToolCall(tool_name=self.candidate.name, args=self.args)


class EmbeddedPlanner:
    """Rules over scores. Without an embedder it works by words alone, less well."""

    name = "embedded"
    quick = True

    def __init__(self, embedder: Embedder | None = None) -> None:
        self._scorer = Scorer(embedder)

    async def plan(self, request: PlanRequest, control: PlanControl) -> PlanResult:
        """A plan, in some milliseconds; always one."""
        started = time.monotonic()
        plan, confidence = await asyncio.to_thread(self._decide, request)
        usage = Usage(seconds=time.monotonic() - started)
        return PlanResult(plan=plan, backend=self.name, usage=usage, confidence=round(confidence, 3))

    def _decide(self, request: PlanRequest) -> tuple[Plan, float]:
        said = squeeze(request.text)
        if len(said) > _LONGEST and not request.observations:
            return AnswerPlan(text=_too_long(len(said))), 1.0
        talk = small_talk(said)
        if talk is not None and not request.observations:
            return AnswerPlan(text=talk or _abilities(request.candidates)), 1.0
        stages = [self._parts(step, request) for step in steps(said[:_LONGEST])]
        left = list(request.observations)
        before = ""
        for stage in stages:
            todo = [part for part in stage if not _is_done(part, left)]
            known = [part for part in todo if part.candidate is not None]
            if known:
                return self._next(known, request, before), min(1.0, *(part.score for part in known))
            before = " ".join(part.text for part in stage)
        if request.observations:
            looked_up = {id(observation) for observation in left if observation.ok}
            told = [observation for observation in request.observations if id(observation) not in looked_up]
            return AnswerPlan(text=render_answer(told or request.observations)), 1.0
        best = max((part.score for stage in stages for part in stage), default=0.0)
        return AnswerPlan(text=_cannot(request.candidates)), 1.0 - max(0.0, best)

    def _next(self, parts: list[_Part], request: PlanRequest, before: str) -> Plan:
        """Calls for the parts that are complete, or what stands between a part and its call."""
        ready = [part for part in parts if not part.missing]
        if ready:
            return CallsPlan(calls=[part.call for part in ready])
        part = parts[0]
        assert part.candidate is not None
        found = _looked_up(part, request)
        if not missing_of(part.candidate, found):
            return CallsPlan(calls=[ToolCall(tool_name=part.candidate.name, args=found)])
        lookup = self._lookup(part, request)
        if lookup is not None:
            return CallsPlan(calls=[lookup])
        found = _from_step_before(part, before, found)
        missing = missing_of(part.candidate, found)
        draft = ToolCall(tool_name=part.candidate.name, args=found)
        if not missing:
            return CallsPlan(calls=[draft])
        return AskPlan(question=_question(part.candidate, missing[0]), draft=draft, missing=missing)

    def _lookup(self, part: _Part, request: PlanRequest) -> ToolCall | None:
        """A search of the same family that can find the id a part lacks, unless it has been made."""
        assert part.candidate is not None
        if not part.lacks_only_ids:
            return None
        for sibling in request.candidates:
            family = sibling.tool_type == part.candidate.tool_type and sibling.name.startswith(("search", "list"))
            if not family or any(seen.tool_name == sibling.name for seen in request.observations):
                continue
            args = Filler(sibling, part.text).fill()
            if not missing_of(sibling, args):
                return ToolCall(tool_name=sibling.name, args=args)
        return None

    def _parts(self, step: str, request: PlanRequest) -> list[_Part]:
        """The step whole, or its parts when each of them is clearly a request of its own."""
        pieces = cuts(step)
        if not 2 <= len(pieces) <= _MOST_PARTS:
            return self._choose([step], request.candidates)
        openers = _OPENERS | {first_word(text) for c in request.candidates for text in c.examples}
        groups: list[str] = []
        for piece, part in zip(pieces, self._choose(pieces, request.candidates), strict=True):
            if not groups or (part.candidate is not None and first_word(piece) in openers):
                groups.append(piece)
            else:
                begin = step.index(groups[-1])
                groups[-1] = step[begin : step.index(piece, begin + len(groups[-1])) + len(piece)]
        parts = self._choose(groups, request.candidates) if len(groups) > 1 else []
        return parts if parts and all(part.candidate for part in parts) else self._choose([step], request.candidates)

    def _choose(self, texts: list[str], candidates: list[Candidate]) -> list[_Part]:
        """Each text with the candidate that fits it best by its score and by what its arguments leave unexplained."""
        if not candidates:
            return [_Part(text, None, 0.0, {}) for text in texts]
        scores = self._scorer.score([tidy(text) or text for text in texts], candidates)
        parts = []
        for row, text in zip(scores.values, texts, strict=True):
            likely = sorted(range(len(candidates)), key=lambda column: -float(row[column]))[:_CONSIDERED]
            best = max(
                (_part(text, candidates[column], float(row[column])) for column in likely), key=lambda p: p.score
            )
            parts.append(best if best.score >= scores.threshold else _Part(text, None, best.score, {}))
        return parts


def _part(text: str, candidate: Candidate, score: float) -> _Part:
    """The candidate with its arguments; its score corrected by its verb and by the words nothing accounts for."""
    args = Filler(candidate, text).fill()
    verbs = {first_word(example) for example in candidate.examples} | {candidate.name.split("_")[0]}
    if first_word(text) in verbs - _QUESTION_WORDS:
        score += _VERB_BONUS
    words = content_words(tidy(text))
    # A text parameter that swallowed the whole clause explains nothing: no word of it asked for this tool.
    told = [str(value) for value in args.values() if str(value) != tidy(text)]
    known = own_words(candidate) | {word for value in told for word in content_words(value)}
    unexplained = len(words - known) / len(words) if words else 0.0
    part = _Part(text, candidate, score, args)
    # Words that say which one is meant are explained by the item they will be looked up by.
    weight = _UNEXPLAINED / 2 if part.lacks_only_ids else _UNEXPLAINED
    return replace(part, score=score - weight * unexplained)


def _is_done(part: _Part, left: list[Observation]) -> bool:
    """Whether an observation is this part's outcome; each one counts once."""
    if part.candidate is None:
        return True
    for observation in left:
        if observation.tool_name == part.candidate.name:
            left.remove(observation)
            return True
    return False


def _looked_up(part: _Part, request: PlanRequest) -> dict[str, Json]:
    """The arguments with missing ids taken from the item of an earlier result that fits the text best."""
    assert part.candidate is not None
    args = dict(part.args)
    wanted, around = content_words(part.text), content_words(request.text)
    for name in part.missing:
        if _role(part.candidate, name) not in (Role.TEXT_ID, Role.NUMBER_ID):
            continue
        for observation in reversed(request.observations):
            items = [item for item in _items(observation.result) if name in item or "id" in item]
            told = [content_words(str(item)) for item in items]
            fits = [(len(wanted & words), len(around & words)) for words in told]
            searched = observation.tool_name.startswith("search")
            if items and (max(fits) > (0, 0) or searched):
                item = items[fits.index(max(fits))]
                args[name] = item.get(name, item.get("id"))
                break
    return args


def _items(result: Json) -> list[dict[str, Json]]:
    lists = [value for value in result.values() if isinstance(value, list)] if isinstance(result, dict) else [result]
    return [item for items in lists if isinstance(items, list) for item in items if isinstance(item, dict)]


def _from_step_before(part: _Part, before: str, args: dict[str, Json]) -> dict[str, Json]:
    """ "... and then remind me at 6pm": what to be reminded of is the step before, in the user's own words."""
    assert part.candidate is not None
    missing = missing_of(part.candidate, args)
    if before and len(missing) == 1 and _role(part.candidate, missing[0]) is Role.MAIN:
        return {**args, missing[0]: tidy(before)}
    return args


def _role(candidate: Candidate, name: str) -> Role:
    return role_of(name, candidate.parameters.get("properties", {}).get(name), candidate)


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
