"""Arguments that stand in earlier results: ids of what was found. Called by the embedded planner."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from contracts.base import Json
from contracts.plan import Observation, PlanRequest, ToolCall
from contracts.tool import Candidate
from language.word_lists import any_of
from planners.check import missing_of
from planners.embedded.choosing import Choice, choice_of, chosen, id_of, items_in
from planners.embedded.clauses import tidy
from planners.embedded.judge.layout import spoken
from planners.embedded.judge.schemas import is_id
from planners.embedded.parts import Part, Reader
from planners.embedded.replies import Settled
from search.tool_index import utterances
from search.word_index import content_words

_VAGUE: Final = " one ones thing item entry first second third last other whole"
_DEFINITE: Final = re.compile(rf"\b(?:{any_of('which_one')})\s+(\w+(?:\s+\w+){{0,4}})", re.I)
_FINDERS: Final = ("search", "list", "find")


@dataclass(frozen=True, slots=True)
class Found:
    """A part's arguments with the ids that were found; `items` fit equally well, if several do, and `choice` is to be
    made among them."""

    args: dict[str, Json]
    items: list[dict[str, Json]] = field(default_factory=list)
    choice: Choice | None = None


def from_results(
    part: Part, said: Settled, request: PlanRequest, reader: Reader, looked_up: Sequence[Observation]
) -> Found:
    """The part's arguments with missing ids: those the user chose, else of the one item of an earlier result that fits
    the text best.

    `looked_up` are the results no part of the request asked for itself. A part with words to search by takes nothing
    from another part's lookup.
    """
    assert part.candidate is not None
    args = dict(part.args)
    for name in filter(is_id, part.missing):
        picked = said.ids.get((part.text, part.candidate.name, name))
        items = _fitting(name, part, said.text, request, reader, looked_up) if picked is None else []
        if len(items) > 1:
            return Found(args, items, choice_of(part, name, items))
        if items:
            picked = id_of(items[0], name)
        if picked is not None:
            args[name] = picked
    return Found(args)


def lookup(part: Part, request: PlanRequest, reader: Reader) -> ToolCall | None:
    """A search of the same family for the id a part lacks; none when it was made or nothing says which is meant."""
    for sibling, args in _searches(part, request, reader):
        if not any(_made(sibling, args, seen) for seen in request.observations):
            return ToolCall(tool_name=sibling.name, args=args)
    return None


def from_step_before(part: Part, before: str, args: dict[str, Json]) -> dict[str, Json]:
    """ "... and then remind me at 6pm": what to be reminded of is the step before, in the user's own words."""
    assert part.candidate is not None
    missing = missing_of(part.candidate, args)
    if before and len(missing) == 1 and missing[0] in ("message", "text", "title", "content", "note", "body"):
        return {**args, missing[0]: tidy(before)}
    return args


def is_done(part: Part, left: list[Observation]) -> bool:
    """Whether an observation is this part's outcome; each one counts once and is taken from `left`.

    A search with other words is not: it may have been made for an id that another part lacks.
    """
    known = part.candidate
    if known is None:
        return True
    same = [seen for seen in left if seen.tool_name == known.name]
    exact = [seen for seen in same if _made(known, part.args, seen)]
    outcome = next(iter(exact if known.name.startswith(_FINDERS) else exact or same), None)
    left[:] = [seen for seen in left if seen is not outcome]
    return outcome is not None


def _fitting(
    name: str, part: Part, said: str, request: PlanRequest, reader: Reader, looked_up: Sequence[Observation]
) -> list[dict[str, Json]]:
    """The items of the newest result that has any for a missing id; several when the text does not tell them apart."""
    assert part.candidate is not None
    searches = _searches(part, request, reader)
    by_words = any(args for _, args in searches)
    family = [known.name for known in _family(part.candidate, request.candidates)]
    for seen in reversed(request.observations):
        own = any(_made(tool, args, seen) for tool, args in searches)
        if by_words and not own and any(seen is other for other in looked_up):
            continue
        items = [item for item in items_in(seen.result) if id_of(item, name) is not None]
        if seen.tool_name not in family and not _is_about(seen.tool_name, name):
            items = [item for item in items if name != "id" and item.get(name) is not None]
        searched = seen.tool_name.startswith("search") and (own or not by_words)
        around = said if not by_words and (searched or part.follows) else ""
        best = chosen(items, part, around=around, any_fits=searched)
        if best:
            return best
    return []


def _searches(part: Part, request: PlanRequest, reader: Reader) -> list[tuple[Candidate, dict[str, Json]]]:
    """The tools that may find what a part lacks, with the words the part has for them."""
    assert part.candidate is not None
    if not part.lacks_only_ids:
        return []
    vague = content_words(_VAGUE)
    given = [value for value in part.args.values() if isinstance(value, str)]
    found: list[tuple[Candidate, dict[str, Json]]] = []
    for sibling in _family(part.candidate, request.candidates):
        if not sibling.name.startswith(_FINDERS):
            continue
        args = reader.read(part.text, sibling)
        words = [args[name] for name in sibling.parameters.get("required", []) if name in args]
        told = [
            value for value in words if isinstance(value, str) and not any(_same_words(value, one) for one in given)
        ]
        telling = any(content_words(value) - vague for value in told)
        if not missing_of(sibling, args) and (telling or _which_one(part, sibling)):
            found.append((sibling, args if telling else {}))
    return found


def _made(tool: Candidate, args: dict[str, Json], seen: Observation) -> bool:
    """Whether an observation is of a call of the tool with these arguments; its dates have been resolved since."""
    same = {name: value for name, value in args.items() if name not in tool.dates}
    return seen.tool_name == tool.name and same.items() <= seen.args.items()


def _which_one(part: Part, sibling: Candidate) -> bool:
    """Whether the text names one of what is listed: "the dentist one", "my milk task", not "a reminder"."""
    assert part.candidate is not None
    about = content_words(" ".join(text for known in (part.candidate, sibling) for text in utterances(known)) + _VAGUE)
    return any(content_words(match[1]) - about for match in _DEFINITE.finditer(part.text))


def _family(candidate: Candidate, offered: Sequence[Candidate]) -> list[Candidate]:
    return [known for known in offered if known.tool_type == candidate.tool_type and known.name != candidate.name]


def _is_about(tool: str, name: str) -> bool:
    """Whether a tool is named after what an id is of: `search_email`, for an `email_id`."""
    noun = content_words(spoken(name).removesuffix("id"))
    return bool(noun) and noun <= content_words(spoken(tool))


def _same_words(words: str, others: str) -> bool:
    """Whether one of two stretches of the request holds the other."""
    return words in others or others in words
