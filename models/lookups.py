"""Arguments that stand in earlier results: ids of what was found. Called by the embedded planner."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from contracts.base import Json
from contracts.plan import Observation, PlanRequest, ToolCall
from contracts.tool import Candidate
from models.check import missing_of
from models.clauses import tidy
from models.nearness import content_words
from models.parts import Part, Reader, is_id
from models.tool_index import utterances

_VAGUE: Final = " one ones thing item entry first last other"
_DEFINITE: Final = re.compile(r"\b(?:the|my|that|das|die|den|el|la|mi)\s+(\w+(?:\s+\w+){0,4})", re.I)


def from_results(part: Part, request: PlanRequest) -> dict[str, Json]:
    """The part's arguments with missing ids taken from the item of an earlier result that fits the text best."""
    args = dict(part.args)
    wanted, around = content_words(part.text), content_words(request.text)
    for name in filter(is_id, part.missing):
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


def lookup(part: Part, request: PlanRequest, reader: Reader) -> ToolCall | None:
    """A search of the same family for the id a part lacks; none when it was made or nothing says which is meant."""
    assert part.candidate is not None
    if not part.lacks_only_ids:
        return None
    given = [str(value) for value in part.args.values()]
    for sibling in _searches(part.candidate, request.candidates):
        if any(seen.tool_name == sibling.name for seen in request.observations):
            continue
        args = reader.read(part.text, sibling)
        words = [args[name] for name in sibling.parameters.get("required", []) if name in args]
        told = [value for value in words if isinstance(value, str) and value not in given]
        if not missing_of(sibling, args) and (told or _which_one(part, sibling)):
            return ToolCall(tool_name=sibling.name, args=args if told else {})
    return None


def from_step_before(part: Part, before: str, args: dict[str, Json]) -> dict[str, Json]:
    """ "... and then remind me at 6pm": what to be reminded of is the step before, in the user's own words."""
    assert part.candidate is not None
    missing = missing_of(part.candidate, args)
    if before and len(missing) == 1 and missing[0] in ("message", "text", "title", "content", "note", "body"):
        return {**args, missing[0]: tidy(before)}
    return args


def is_done(part: Part, left: list[Observation]) -> bool:
    """Whether an observation is this part's outcome; each one counts once and is taken from `left`."""
    if part.candidate is None:
        return True
    for observation in left:
        if observation.tool_name == part.candidate.name:
            left.remove(observation)
            return True
    return False


def _which_one(part: Part, sibling: Candidate) -> bool:
    """Whether the text names one of what is listed: "the dentist one", "my milk task", not "a reminder"."""
    assert part.candidate is not None
    about = content_words(" ".join(text for known in (part.candidate, sibling) for text in utterances(known)) + _VAGUE)
    return any(content_words(match[1]) - about for match in _DEFINITE.finditer(part.text))


def _searches(candidate: Candidate, offered: Sequence[Candidate]) -> list[Candidate]:
    same = [known for known in offered if known.tool_type == candidate.tool_type and known.name != candidate.name]
    return [known for known in same if known.name.startswith(("search", "list", "find"))]


def _items(result: Json) -> list[dict[str, Json]]:
    lists = [value for value in result.values() if isinstance(value, list)] if isinstance(result, dict) else [result]
    return [item for items in lists if isinstance(items, list) for item in items if isinstance(item, dict)]
