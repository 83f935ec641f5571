"""Reads one text with the judge: which tool it is for, and the tool's arguments. Latest answers are kept.

Called by the splitter, the lookups and the backend. It reads German and Spanish in English and corrects slips first,
and points at what was typed. It never splits a text and never decides what is done.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from functools import cache
from hashlib import sha256
from typing import Any, Final, NamedTuple

from steward.contracts.base import Json
from steward.contracts.tool import Candidate
from steward.contracts.tool_meaning import Does, Role
from steward.language.gloss import in_english
from steward.language.reread import Reread
from steward.language.sums import is_bare_sum
from steward.planners.embedded.answer_cache import AnswerCache
from steward.planners.embedded.judge.arguments import read_arguments
from steward.planners.embedded.judge.device_rules import is_switched, switches_home
from steward.planners.embedded.judge.exclusion_rules import (
    cannot_do,
    lacks_needed_words,
    makes_new_thing,
    service_names,
)
from steward.planners.embedded.judge.layout import ToolText, tool_text
from steward.planners.embedded.judge.model import Judge
from steward.planners.embedded.judge.people_rules import names_no_chat, writes_to_people
from steward.planners.embedded.judge.readings import Reading, Span, ToolChoice
from steward.planners.embedded.judge.registry import RULES
from steward.planners.embedded.judge.reschedule_rules import moves_event
from steward.planners.embedded.judge.rule_set import Rules
from steward.planners.embedded.judge.schemas import name_in_words
from steward.planners.embedded.judge.sought_rules import kind_looked_for
from steward.planners.embedded.judge.sum_rules import calculates
from steward.planners.embedded.request_parts import Part
from steward.planners.embedded.spelling import correct_spelling
from steward.search.tool_similarity import ToolSimilarity
from steward.search.word_index import WordIndex

_SHOWN: Final = 6
"""How many of the nearest tools the judge looks at."""
_UNABLE_FACTOR: Final = 0.03
"""The likelihood of a tool that does not speak of what is ordered is multiplied by this."""
_LEAST_ABLE: Final = 0.1
"""Where a tool is unable, one that is able takes its place if it was likelier than this; else no tool is meant."""
_ORDERED: Final = 0.8
"""How likely a tool is at least where the words surely order what it does: a thing in a home is turned on or off, an
event is put off."""
_MOST_KEPT: Final = 256
"""How many of the latest answers are kept: every round of a problem asks them anew, most of them at once."""


class Choice(NamedTuple):
    """A text with its tool, without arguments, and how likely further requests begin at places in it."""

    part: Part
    starts: Mapping[int, float]


class ToolReader:
    """Reads texts with the judge; `rules` are those that read arguments. Raises Unavailable without its models."""

    def __init__(self, judge: Judge, nearness: ToolSimilarity, rules: Rules = RULES) -> None:
        self._judge = judge
        self._rules = rules
        self._nearness = nearness
        self._choices: AnswerCache[Choice] = AnswerCache(_MOST_KEPT)
        self._arguments: AnswerCache[dict[str, Json]] = AnswerCache(_MOST_KEPT)

    def chooser(self, candidates: Sequence[Candidate]) -> Callable[[str], Choice]:
        """A function that chooses one of these tools for a text. What they have in common is worked out once."""
        key = sha256("\n".join(candidate.model_dump_json() for candidate in candidates).encode()).digest()
        index = cache(lambda: WordIndex(candidates))
        return lambda text: self._choices.get((text, key), lambda: self._choose(text, candidates, index()))

    def read(self, text: str, candidate: Candidate) -> dict[str, Json]:
        """The arguments a text gives to a tool."""
        question = (text, candidate.model_dump_json())
        return deepcopy(self._arguments.get(question, lambda: self._read(text, candidate)))

    def with_arguments(self, part: Part) -> Part:
        """The part with the arguments its text gives to its tool."""
        if part.candidate is None:
            return part
        return replace(part, args=self.read(part.text, part.candidate))

    def in_plain_english(self, text: str, candidates: Sequence[Candidate]) -> str:
        """The text as the judge reads it."""
        return self._reread(text, candidates).text

    def _read(self, text: str, candidate: Candidate) -> dict[str, Json]:
        reread = self._reread(text, [candidate])
        readings = self._judge.read_parameters(reread.text, _tool_text(candidate))
        readings = [_in_typed_text(reading, reread) for reading in readings]
        return read_arguments(text, _parameters(candidate), readings, self._services(candidate), self._rules)

    def _choose(self, text: str, candidates: Sequence[Candidate], index: WordIndex) -> Choice:
        if not candidates:
            return Choice(Part(text, None, 1.0), {})
        for candidate in candidates if is_bare_sum(text) else ():
            if self._rules.ask_of_tool(calculates, _tool_text(candidate)):
                return Choice(Part(text, candidate, 1.0), {})
        reread = self._reread(text, candidates)
        cosines = self._nearness.cosines(reread.text, candidates)
        kind = next(
            filter(None, (self._rules.ask_of_tool(kind_looked_for, words) for words in (text, reread.text))), None
        )
        sought = [bool(kind and _lists(candidate, kind)) for candidate in candidates]
        nearest = sorted(range(len(candidates)), key=lambda place: (not sought[place], -cosines[place]))[:_SHOWN]
        shown = [candidates[place] for place in nearest]
        tools = [_tool_text(candidate) for candidate in shown]
        intents = self._judge.intents(self._nearness.vector(reread.text))
        shared = self._shared_words(text, reread, shown, index)
        choice = self._judge.choose_tool(reread.text, tools, [cosines[place] for place in nearest], intents, shared)
        choice = replace(choice, tools=self._to_people(text, shown, choice.tools))
        choice = self._to_switches(text, shown, choice)
        mover = next((place for place, tool in enumerate(shown) if _moves_events(tool)), None)
        if mover is not None and self._rules.ask_of_tool(moves_event, text):
            choice = _at_least(choice, mover, _ORDERED)
        choice = _at_least(choice, 0, _ORDERED) if sought[nearest[0]] else choice
        message = f"{text} {reread.text}"
        unable = [
            bool(
                self._rules.ask_of_tool(cannot_do, reread.text, tool)
                or self._rules.ask_of_tool(makes_new_thing, reread.text, tool)
                or self._rules.ask_of_tool(lacks_needed_words, message, tool)
            )
            for tool in tools
        ]
        starts = {reread.start(place): likely for place, likely in choice.starts.items()}
        return Choice(_likeliest(text, shown, *_discount_unable(choice, unable)), starts)

    def _to_people(self, text: str, shown: Sequence[Candidate], likely: Sequence[float]) -> list[float]:
        """How likely each tool is where the text speaks of no chat: to the judge a person is as good as a group, so a
        tool that writes to people is as likely as the tools for chats were together with it."""
        people = [place for place, tool in enumerate(shown) if writes_to_people(tool.parameters)]
        moved = list(likely)
        for place, tool in enumerate(shown if people else ()):
            if self._rules.ask_of_tool(names_no_chat, text, tool.parameters):
                moved[max(people, key=likely.__getitem__)] += moved[place]
                moved[place] = 0.0
        return moved

    def _to_switches(self, text: str, shown: Sequence[Candidate], choice: ToolChoice) -> ToolChoice:
        """How likely each tool is where a device is switched: "hallway on" asks for no state, so a tool that switches
        devices is as likely as those that tell of them were together with it."""
        switch = next((place for place, tool in enumerate(shown) if _takes_device(tool) and not tool.reads), None)
        if switch is None or not self._rules.ask_of_tool(is_switched, text):
            return choice
        moved = list(choice.tools)
        for place, tool in enumerate(shown):
            if tool.reads and tool.tool_type == shown[switch].tool_type:
                moved[switch] += moved[place]
                moved[place] = 0.0
        choice = replace(choice, tools=moved)
        return _at_least(choice, switch, _ORDERED) if self._rules.ask_of_tool(switches_home, text) else choice

    def _shared_words(self, text: str, reread: Reread, shown: Sequence[Candidate], index: WordIndex) -> list[float]:
        """The part of its words that a text shares with each tool, and one more where it names the tool's service."""
        scores, typed = index.scores(reread.text), set(re.findall(r"\w+", text.casefold()))
        return [scores.get(tool.name, 0.0) + bool(self._services(tool) & typed) for tool in shown]

    def _services(self, candidate: Candidate) -> set[str]:
        names = self._rules.ask_of_tool(service_names, candidate.name, candidate.description, self._judge.knows)
        return names or set()

    def _reread(self, text: str, candidates: Sequence[Candidate]) -> Reread:
        """The text as the judge reads it: German and Spanish in English, English without slips of the finger."""
        english = in_english(text)
        return english if english.changes else correct_spelling(text, candidates, self._judge.knows)


def _at_least(choice: ToolChoice, place: int, least: float) -> ToolChoice:
    """The choice with one of its tools as likely as that, where it was less so."""
    if choice.tools[place] >= least:
        return choice
    rest = (1 - least) / max(1 - choice.tools[place], least)
    tools = [likely * rest for likely in choice.tools]
    tools[place] = least
    return replace(choice, tools=tools, none=choice.none * rest)


def _moves_events(candidate: Candidate) -> bool:
    return candidate.does is Does.CHANGE and candidate.meaning.of == "event"


def _lists(candidate: Candidate, kind: str) -> bool:
    return candidate.meaning.finds and candidate.meaning.of == kind


def _takes_device(candidate: Candidate) -> bool:
    return any("device" in name_in_words(name).split() for name in candidate.parameters.get("required", []))


def _tool_text(candidate: Candidate) -> ToolText:
    return tool_text(candidate.name, candidate.description, _parameters(candidate), candidate.meaning)


def _parameters(candidate: Candidate) -> dict[str, Any]:
    """The parameters that the judge reads. It takes the "with Bob" of a lunch for a guest, so guests that an event may
    have are left to a language model."""
    meaning, schema = candidate.meaning, candidate.parameters
    if meaning.of != "event" or meaning.does not in (Does.ADD, Does.CHANGE):
        return schema
    guests = {name for name in meaning.having(Role.RECIPIENT) if name not in schema.get("required", [])}
    known = {name: value for name, value in schema.get("properties", {}).items() if name not in guests}
    return {**schema, "properties": known}


def _discount_unable(choice: ToolChoice, unable: Sequence[bool]) -> tuple[list[float], float]:
    """How likely each tool is, and none; what unable tools lose goes to an able one if one is likely, else to none."""
    if not any(unable):
        return choice.tools, choice.none
    fits = [likely * (_UNABLE_FACTOR if no else 1) for likely, no in zip(choice.tools, unable, strict=True)]
    if max(fits) < _LEAST_ABLE:
        return fits, choice.none + sum(choice.tools) - sum(fits)
    whole = choice.none + sum(fits)
    return [likely / whole for likely in fits], choice.none / whole


def _likeliest(text: str, shown: Sequence[Candidate], fits: Sequence[float], none: float) -> Part:
    """The text with the likeliest tool; its rival is the next one, if likelier than none."""
    ranked = sorted(zip(fits, range(len(shown)), strict=True), reverse=True)
    likely, best = ranked[0]
    if none >= likely:
        return Part(text, None, none)
    rival = shown[ranked[1][1]] if len(ranked) > 1 and ranked[1][0] > none else None
    return Part(text, shown[best], likely, rival=rival)


def _in_typed_text(reading: Reading, reread: Reread) -> Reading:
    """A reading of the reread text with the places of its words in the typed text."""
    spans = (
        Span(reread.start(span.start), reread.end(span.end), span.probability, reread.text[span.start : span.end])
        for span in reading.spans
    )
    return replace(reading, spans=tuple(spans))
