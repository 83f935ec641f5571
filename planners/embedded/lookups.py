"""Arguments that stand in earlier results: ids of what was found, and the searches that may find them.

Called by the backend, which makes one `Lookups` a plan. It never runs a search and never guesses between two items.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from steward.contracts.base import Json
from steward.contracts.dialogue import RecentCall
from steward.contracts.plan import Observation, PlanRequest, ToolCall
from steward.contracts.records import records_in
from steward.contracts.tool import Candidate, same_kind
from steward.contracts.tool_meaning import Does, Meaning, Role
from steward.language.word_lists import any_of
from steward.planners.check import missing_of
from steward.planners.embedded.courtesies import without_courtesies
from steward.planners.embedded.earlier import as_observation, things_in
from steward.planners.embedded.item_questions import ItemQuestion, fitting_items, id_of, item_question, names_place
from steward.planners.embedded.judge.schemas import enumeration, is_text
from steward.planners.embedded.judge.time_rules import is_moment
from steward.planners.embedded.replies import SettledRequest
from steward.planners.embedded.request_parts import Part
from steward.planners.embedded.tool_reader import ToolReader
from steward.search.tool_index import utterances
from steward.search.word_index import content_words

_VAGUE: Final = " one ones thing item entry first second third last other whole"
_DEFINITE: Final = re.compile(rf"\b(?:{any_of('which_one')})\s+(\w+(?:\s+\w+){{0,4}})", re.I)
_POINTING: Final = re.compile(rf"\b(?:{any_of('pointing')})\b", re.I)
"""Matches the it, that one and him of what was just talked about."""


@dataclass(frozen=True, slots=True)
class Found:
    """A part's arguments with the ids found. Where several `items` fit equally well, `question` asks which."""

    args: dict[str, Json]
    items: list[dict[str, Json]] = field(default_factory=list)
    question: ItemQuestion | None = None


@dataclass(frozen=True, slots=True)
class Lookups:
    """The results that one round of a problem has, and the words to search by.

    `unclaimed` are the results that are no part's own outcome: they were looked up for some part, or another planner
    asked for them.
    """

    request: PlanRequest
    settled: SettledRequest
    reader: ToolReader
    unclaimed: Sequence[Observation]

    def find_ids(self, part: Part) -> Found:
        """The part's arguments with missing ids: those the user chose, else of the one item of an earlier result that
        fits the text best.

        A part with words to search by takes nothing from another part's lookup.
        """
        assert part.candidate is not None
        args = dict(part.args)
        for name in part.missing_ids:
            chosen = self.settled.ids.get((part.text, part.candidate.name, name))
            items = self._fitting(name, part) if chosen is None else []
            if len(items) > 1:
                return Found(args, items, item_question(part, name, items))
            if items:
                chosen = id_of(items[0], name)
            if chosen is not None:
                args[name] = chosen
            elif listed := [item for item in self._listed(part) or () if id_of(item, name) is not None]:
                return Found(args, listed, item_question(part, name, listed))
        return Found(args)

    def next_search(self, part: Part) -> ToolCall | None:
        """A search of the same family for the id a part lacks; None when it was made or nothing says which is meant."""
        for tool, args in self._searches(part):
            if not any(_is_of(tool, args, seen) for seen in self.request.observations):
                return ToolCall(tool_name=tool.name, args=args)
        return None

    def next_listing(self, part: Part) -> ToolCall | None:
        """The list of what there is for the id a part lacks, of which no words say which is meant; None when it was
        made, or nothing lists these."""
        lister = self._lister(part)
        made = lister is None or any(_is_of(lister, {}, seen) for seen in self.request.observations)
        return None if made or lister is None else ToolCall(tool_name=lister.name, args={})

    def has_listed_none(self, part: Part) -> bool:
        """Whether the list of what there is for the id a part lacks came back empty."""
        return self._listed(part) == []

    def _listed(self, part: Part) -> list[dict[str, Json]] | None:
        """The list that `next_listing` wanted; None where it was not made, or failed."""
        lister = self._lister(part)
        lists = (seen for seen in self.request.observations if lister and seen.ok and _is_of(lister, {}, seen))
        return next((records_in(seen.result) for seen in lists), None)

    def _lister(self, part: Part) -> Candidate | None:
        assert part.candidate is not None
        named = not part.lacks_only_ids or part.names or any(args for _, args in self._searches(part))
        finders = () if named else finders_for(part.candidate, self.request.candidates)
        return next((tool for tool in finders if not tool.parameters.get("required")), None)

    def _fitting(self, name: str, part: Part) -> list[dict[str, Json]]:
        """The items of the newest result that has any for a missing id; several where the text fits them all."""
        assert part.candidate is not None
        searches = self._searches(part)
        by_words = any(args for _, args in searches)
        family = [tool.name for tool in _family(part.candidate, self.request.candidates)]
        for call in self.request.recent if not self.request.observations else ():
            if call.ok and (best := _earlier_items(name, part, call, family, by_words=by_words)):
                return best
        for seen in reversed(self.request.observations):
            own = any(_is_of(tool, args, seen) for tool, args in searches)
            if by_words and not own and any(seen is other for other in self.unclaimed):
                continue
            items = [item for item in records_in(seen.result) if id_of(item, name) is not None]
            if seen.tool_name not in family and not _is_of_same(part.candidate, seen.meaning):
                items = [item for item in items if name != "id" and item.get(name) is not None]
            searched = seen.meaning.does is Does.FIND and (own or not by_words)
            around = self.settled.text if not by_words and (searched or part.follows) else ""
            best = fitting_items(items, part, around=around, any_fits=searched)
            if best:
                return best
        return []

    def _searches(self, part: Part) -> list[tuple[Candidate, dict[str, Json]]]:
        """The tools that may find what a part lacks, with the words the part has for them."""
        assert part.candidate is not None
        if not part.lacks_only_ids:
            return []
        given = [value for value in part.args.values() if isinstance(value, str)]
        searches: list[tuple[Candidate, dict[str, Json]]] = []
        for tool in _family(part.candidate, self.request.candidates):
            if not tool.meaning.finds:
                continue
            args = _only_telling(self._words_for(part, tool), tool, given)
            has_words = _has_words_of_its_own(args, tool, given)
            if not missing_of(tool, args) and (has_words or part.names or _names_one(part, tool)):
                searches.append((tool, args if has_words else {}))
        return searches

    def _words_for(self, part: Part, finder: Candidate) -> dict[str, Json]:
        """What a finder reads in a part's text, without what the part's own tool takes word for word: whom a mail is
        forwarded to says nothing of whose it is. A finder that would read no words reads as if it needed some."""
        assert part.candidate is not None
        text = part.text
        for value in (part.args.get(name) for name in part.candidate.verbatim):
            text = text.replace(value, " " * len(value)) if isinstance(value, str) and value else text
        args = self.reader.read(text, finder)
        known = finder.parameters.get("properties", {})
        telling = [name for name, schema in known.items() if _says_which(name, schema)]
        if not telling or any(name in args for name in telling):
            return args
        needy = finder.model_copy(update={"parameters": {**finder.parameters, "required": telling[:1]}})
        return self.reader.read(text, needy)


def _earlier_items(
    name: str, part: Part, call: RecentCall, family: Sequence[str], *, by_words: bool
) -> list[dict[str, Json]]:
    """The items of an earlier call of the conversation for a missing id: the one thing it was about, where the text
    points at one, else those of its list that the text tells apart."""
    assert part.candidate is not None
    if call.tool_name not in (*family, part.candidate.name) and not _is_of_same(part.candidate, call.meaning):
        return []
    seen = as_observation(call)
    points = _POINTING.search(part.text) is not None
    if (points or names_place(part.text)) and not by_words and (things := things_in(seen, name)):
        return things
    items = [item for item in records_in(seen.result) if id_of(item, name) is not None]
    return fitting_items(items, part, around="", any_fits=points and not by_words)


def with_step_before(part: Part, before: str, args: dict[str, Json]) -> dict[str, Json]:
    """ "... and then remind me at 6pm": what to be reminded of is the step before, in the user's own words, where the
    part says nothing of it."""
    assert part.candidate is not None
    wanted, meaning = missing_of(part.candidate, args), part.candidate.meaning
    texts = meaning.having(Role.TITLE, Role.TEXT)
    if not wanted and part.follows and meaning.does is Does.ADD and len(texts) == 1:
        wanted = [] if texts[0] in args else texts
    if before and len(wanted) == 1 and wanted[0] in texts:
        return {**args, wanted[0]: without_courtesies(before)}
    return args


def claim_outcome(part: Part, unclaimed: list[Observation]) -> bool:
    """Whether a result is this part's outcome; it is taken from `unclaimed`, since each one counts once.

    A search with other words is not: it may have been made for an id that another part lacks.
    """
    tool = part.candidate
    if tool is None:
        return True
    same = [seen for seen in unclaimed if seen.tool_name == tool.name]
    exact = [seen for seen in same if _is_of(tool, part.args, seen)]
    outcome = next(iter(exact if tool.meaning.finds else exact or same), None)
    unclaimed[:] = [seen for seen in unclaimed if seen is not outcome]
    return outcome is not None


def _has_words_of_its_own(args: dict[str, Json], tool: Candidate, given: Sequence[str]) -> bool:
    """Whether a search's own words say what is meant, in words that are no argument of the part itself."""
    known = tool.parameters.get("properties", {})
    words = [value for name, value in args.items() if _says_which(name, known.get(name, {}))]
    own = [value for value in words if isinstance(value, str) and not any(_overlap(value, one) for one in given)]
    return any(content_words(value) - content_words(_VAGUE) for value in own)


def _says_which(name: str, schema: dict[str, Json]) -> bool:
    """Whether a parameter takes words that tell one thing from others."""
    return is_text(schema) and not is_moment(name, schema)


def _only_telling(args: dict[str, Json], tool: Candidate, given: Sequence[str]) -> dict[str, Json]:
    """What a search is told: no optional choice or day, and no words that the part itself needs. The "unread" of "mark
    it as unread" is what the mail is to become, and "the mail about Saturday" need not be of that day."""
    known, required = tool.parameters.get("properties", {}), tool.parameters.get("required", [])
    reported = {}
    for name, value in args.items():
        schema = known.get(name, {})
        taken = isinstance(value, str) and any(_overlap(value, one) for one in given)
        if name in required or not (taken or enumeration(schema) or is_moment(name, schema)):
            reported[name] = value
    return reported


def _is_of(tool: Candidate, args: dict[str, Json], seen: Observation) -> bool:
    """Whether an observation is of a call of the tool with these arguments; its dates have been resolved since."""
    same = {name: value for name, value in args.items() if name not in tool.dates}
    return seen.tool_name == tool.name and same.items() <= seen.args.items()


def _names_one(part: Part, finder: Candidate) -> bool:
    """Whether the text names one of what is listed: "the dentist one", "my milk task", not "a reminder"."""
    assert part.candidate is not None
    about = content_words(" ".join(text for known in (part.candidate, finder) for text in utterances(known)) + _VAGUE)
    return any(content_words(match[1]) - about for match in _DEFINITE.finditer(part.text))


def finders_for(candidate: Candidate, offered: Sequence[Candidate]) -> list[Candidate]:
    """The tools that may find the thing a tool is for."""
    return [tool for tool in _family(candidate, offered) if tool.meaning.finds]


def _family(candidate: Candidate, offered: Sequence[Candidate]) -> list[Candidate]:
    return [known for known in offered if same_kind(known, candidate) and known.name != candidate.name]


def _is_of_same(candidate: Candidate, meaning: Meaning) -> bool:
    """Whether another family's tool is for the same kind of thing."""
    return candidate.meaning.of is not None and candidate.meaning.of == meaning.of


def _overlap(words: str, others: str) -> bool:
    """Whether one of two stretches of the request holds the other."""
    return words in others or others in words
