"""A request taken apart: each part with its tool and arguments. Called by the embedded planner."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from itertools import islice
from typing import Final, TypeAlias

from contracts.base import Json
from contracts.plan import ToolCall
from contracts.tool import Candidate
from language.gloss import in_english
from language.reread import Reread
from planners.check import missing_of
from planners.embedded.joints import Piece, cut, joints, may_begin
from planners.embedded.judge.arguments import arguments
from planners.embedded.judge.excluded import cannot, services
from planners.embedded.judge.layout import ToolText, tool_text
from planners.embedded.judge.proposals import Rules
from planners.embedded.judge.registry import RULES
from planners.embedded.judge.schemas import is_id
from planners.embedded.judge.session import Choice, Judge, Reading, Span
from planners.embedded.remembered import Remembered
from planners.embedded.spelling import put_right
from search.tool_similarity import ToolSimilarity
from search.word_index import WordIndex

_SHOWN: Final = 6
"""How many of the nearest tools the judge looks at."""
_STANDS_ALONE: Final = 0.95
"""Both sides of a joint are requests of their own where each of them has a tool that is likelier than this."""
_UNSURE: Final = 0.5
"""A piece whose tool is less likely may be no request but what the one before it needs."""
_MOST_JOINTS: Final = 4
"""So many joints are looked at on both sides; each takes the judge two looks, some 50 ms."""
_CANNOT: Final = 0.03
"""So much less likely is a tool that does not speak of what is ordered."""
_ANOTHER: Final = 0.1
"""A tool that is able is meant where it was held likelier than this."""
_SURELY_NONE: Final = 0.85
"""A piece that no tool fits stands for itself where that is likelier; else it belongs to what is said beside it."""
_KEPT: Final = 256
"""So many of the judge's latest answers are kept: every round of a problem asks them anew, most of them at once."""


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of the request. `candidate` is None when no tool fits.

    `follows`: it waits for the piece before, and is not begun when that failed. `shows`: it tells how things stand
    after pieces before it, whatever came of them.
    """

    text: str
    candidate: Candidate | None
    confidence: float
    args: dict[str, Json] = field(default_factory=dict)
    rival: Candidate | None = None
    follows: bool = False
    shows: bool = False

    @property
    def missing(self) -> list[str]:
        """Required parameters the text does not give."""
        return missing_of(self.candidate, self.args) if self.candidate else []

    @property
    def lacks_only_ids(self) -> bool:
        """Whether what is missing could be looked up."""
        return bool(self.missing) and all(is_id(name) for name in self.missing)

    @property
    def call(self) -> ToolCall:
        """The part as a call; only for a part with a candidate."""
        assert self.candidate is not None
        return ToolCall(tool_name=self.candidate.name, args=self.args)


_Chosen: TypeAlias = tuple[Part, Mapping[int, float]]
"""A text with its tool, and how likely further requests begin at places in it."""


class Reader:
    """Takes requests apart with the judge. `rules`: those that read arguments."""

    def __init__(self, judge: Judge, nearness: ToolSimilarity, rules: Rules = RULES) -> None:
        self._judge = judge
        self._rules = rules
        self._nearness = nearness
        self._choices: Remembered[_Chosen] = Remembered(_KEPT)
        self._arguments: Remembered[dict[str, Json]] = Remembered(_KEPT)

    def parts(self, text: str, candidates: Sequence[Candidate]) -> list[Part]:
        """The request's parts in order, at least one; what is said twice is one part.

        Raises Unavailable when a model cannot be loaded.
        """
        asked = _Asked(self, candidates)
        whole, starts = asked.chosen(text)
        pieces = _apart(text, _begun(text, starts, asked), asked, mixed=whole.candidate is None)
        if len(pieces) < 2 or (whole.candidate and not any(asked.part(piece.text).candidate for piece in pieces)):
            return [asked.filled(text)]
        filled: list[Part] = []
        for piece in pieces:
            part = asked.filled(piece.text)
            shows = not piece.waits and any(_shows(part, known) for known in filled)
            made = replace(part, follows=piece.waits, shows=shows)
            told = self._whole(text, filled[-1], made) if filled else None
            if told is not None:
                filled[-1] = told
            elif not any(_same(made, known) for known in filled):
                filled.append(made)
        return filled

    def _whole(self, text: str, part: Part, other: Part) -> Part | None:
        """Two pieces as one request, where the second, surely none of its own, says what the first still needs."""
        if _completes(part, other):
            return replace(_joined(text, part, other), args=part.args | other.args)
        complete = other.candidate != part.candidate or not other.missing
        alone = other.candidate is not None and other.confidence > _UNSURE and complete
        if part.candidate is None or not part.missing or part.lacks_only_ids or alone:
            return None
        whole = self.filled(_joined(text, part, other))
        return None if whole.missing else whole

    def read(self, text: str, candidate: Candidate) -> dict[str, Json]:
        """The arguments a text gives to a tool."""
        question = (text, candidate.model_dump_json())
        return deepcopy(self._arguments.get(question, lambda: self._read(text, candidate)))

    def _read(self, text: str, candidate: Candidate) -> dict[str, Json]:
        said = self._as_read(text, [candidate])
        readings = self._judge.read(said.text, self._words(candidate))
        typed = [_typed(reading, said) for reading in readings]
        return arguments(text, candidate.parameters, typed, self._services(candidate), self._rules)

    def _services(self, candidate: Candidate) -> set[str]:
        return self._rules.on_tool(services, candidate.name, candidate.description, self._judge.knows) or set()

    def filled(self, part: Part) -> Part:
        """The part with the arguments its text gives to its tool."""
        if part.candidate is None:
            return part
        return replace(part, args=self.read(part.text, part.candidate))

    def asked(self, candidates: Sequence[Candidate]) -> Callable[[str], _Chosen]:
        """Tells of a text, with the tool the judge chooses for it among these, where further requests begin in it."""
        told = sha256("\n".join(known.model_dump_json() for known in candidates).encode()).digest()
        index = cache(lambda: WordIndex(candidates))
        return lambda text: self._choices.get((text, told), lambda: self._chosen(text, candidates, index()))

    def _chosen(self, text: str, candidates: Sequence[Candidate], index: WordIndex) -> _Chosen:
        if not candidates:
            return Part(text, None, 1.0), {}
        said = self._as_read(text, candidates)
        near = self._nearness.cosines(said.text, candidates)
        order = sorted(range(len(candidates)), key=lambda place: -near[place])[:_SHOWN]
        shown = [candidates[place] for place in order]
        words, cosines = [self._words(known) for known in shown], [near[place] for place in order]
        intents = self._judge.intents(self._nearness.vector(said.text))
        shared, typed = index.scores(said.text), set(re.findall(r"\w+", text.casefold()))
        told = [shared.get(known.name, 0.0) + bool(self._services(known) & typed) for known in shown]
        choice = self._judge.choose(said.text, words, cosines, intents, told)
        starts = {said.start(place): likely for place, likely in choice.starts.items()}
        fit, none = _able(choice, [bool(self._rules.on_tool(cannot, said.text, tool)) for tool in words])
        ranked = sorted(zip(fit, range(len(shown)), strict=True), reverse=True)
        likely, best = ranked[0]
        if none >= likely:
            return Part(text, None, none), starts
        rival = shown[ranked[1][1]] if len(ranked) > 1 and ranked[1][0] > none else None
        return Part(text, shown[best], likely, rival=rival), starts

    def _as_read(self, text: str, candidates: Sequence[Candidate]) -> Reread:
        """The text as the judge reads it: German and Spanish in English, English without slips of the finger."""
        english = in_english(text)
        return english if english.changes else put_right(text, candidates, self._judge.knows)

    def _words(self, candidate: Candidate) -> ToolText:
        return tool_text(candidate.name, candidate.description, candidate.parameters)


def _able(choice: Choice, unable: Sequence[bool]) -> tuple[list[float], float]:
    """How likely each tool and none is, where some are unable: another tool's turn if one is likely, else nobody's."""
    if not any(unable):
        return choice.tools, choice.none
    fit = [likely * (_CANNOT if no else 1) for likely, no in zip(choice.tools, unable, strict=True)]
    if max(fit) < _ANOTHER:
        return fit, choice.none + sum(choice.tools) - sum(fit)
    whole = choice.none + sum(fit)
    return [likely / whole for likely in fit], choice.none / whole


def _typed(reading: Reading, said: Reread) -> Reading:
    """The reading of what was typed."""
    return replace(
        reading,
        spans=tuple(
            Span(said.start(span.start), said.end(span.end), span.probability, said.text[span.start : span.end])
            for span in reading.spans
        ),
    )


class _Asked:
    """What the judge says of the pieces of one message, asked once of each: a look takes it some 25 ms."""

    def __init__(self, reader: Reader, candidates: Sequence[Candidate]) -> None:
        self.chosen = reader.asked(candidates)
        self.filled = cache(lambda text: reader.filled(self.part(text)))

    def part(self, text: str) -> Part:
        """The piece with its tool."""
        return self.chosen(text)[0]


def _begun(text: str, starts: Mapping[int, float], asked: _Asked) -> list[int]:
    """Where further requests begin: where the judge says so, and between two pieces that are requests alone."""
    begun = {place for place, likely in starts.items() if may_begin(text, place, likely)}
    for joint in islice(joints(text), _MOST_JOINTS):
        at = joint.end()
        if any(joint.start() <= place <= at for place in begun):
            continue
        before = text[max((place for place in begun if place <= joint.start()), default=0) : joint.start()].strip()
        after = text[at : min((place for place in begun if place > at), default=len(text))].strip()
        alone = _stands_alone(after, asked) and _stands_alone(before, asked)
        if alone and not _says_more(asked.filled(before), asked.filled(after)):
            begun.add(at)
    return sorted(begun)


def _says_more(part: Part, other: Part) -> bool:
    """Whether one of two pieces asks for what the other does, and says more of it: "is it late in Oslo? what time"."""
    known, told = part.args.items(), other.args.items()
    return part.candidate == other.candidate and (known <= told or told <= known)


def _stands_alone(text: str, asked: _Asked) -> bool:
    """Whether a piece is surely a request: for a tool, lacking nothing but what could be looked up."""
    if not text or asked.part(text).candidate is None or asked.part(text).confidence < _STANDS_ALONE:
        return False
    filled = asked.filled(text)
    return not filled.missing or filled.lacks_only_ids


def _apart(text: str, begun: list[int], asked: _Asked, *, mixed: bool) -> list[Piece]:
    """The pieces. Unless `mixed`, one that may ask for nothing goes to what is beside it."""
    pieces = cut(text, begun)
    if mixed or len(pieces) < 2:
        return pieces
    parts = [asked.part(piece.text) for piece in pieces]
    sure = (part.candidate is not None or part.confidence >= _SURELY_NONE for part in parts)
    unclear = next((place for place, told in enumerate(sure) if not told), None)
    if unclear is None:
        return pieces
    rest = [place for place in begun if place != pieces[max(unclear, 1)].begin]
    return _apart(text, rest, asked, mixed=mixed)


def _shows(part: Part, before: Part) -> bool:
    """Whether a part asks how things stand, such as all tasks, that the part before may change."""
    if part.candidate is None or before.candidate is None or part.candidate.tool_type != before.candidate.tool_type:
        return False
    return not part.candidate.parameters.get("required") and bool(before.candidate.parameters.get("required"))


def _same(part: Part, other: Part) -> bool:
    """Whether two parts ask for the same; without a complete call only their words can tell."""
    complete = part.candidate is not None and not part.missing
    return (part.candidate, part.args) == (other.candidate, other.args) and (complete or part.text == other.text)


def _completes(part: Part, other: Part) -> bool:
    """Whether two pieces tell one request: each says some of it, nothing twice, and only both say all of it."""
    if part.candidate is None or part.candidate != other.candidate or part.args.keys() & other.args.keys():
        return False
    whole = not missing_of(part.candidate, part.args | other.args)
    return bool(whole and part.args and other.args and (part.missing or other.missing))


def _joined(text: str, part: Part, other: Part) -> Part:
    """The first of two pieces with the stretch of the text to the end of the other."""
    begin = text.index(part.text)
    end = text.index(other.text, begin + len(part.text)) + len(other.text)
    return replace(part, text=text[begin:end])
