"""A request taken apart: each part with its tool and arguments. Called by the embedded planner."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final

from contracts.base import Json
from contracts.plan import ToolCall
from contracts.tool import Candidate
from models.check import missing_of
from models.judge.arguments import arguments
from models.judge.layout import ToolText, tool_text
from models.judge.session import Judge
from models.nearness import Nearness

_SHOWN: Final = 7
"""How many of the nearest tools the judge looks at."""
_MOST_PARTS: Final = 8
_BEGINS: Final = 0.5
"""A further request begins where that is likelier than this; after a word or a mark that joins two, than this:"""
_BEGINS_JOINED: Final = 0.18
_SURELY_NONE: Final = 0.85
"""A piece that no tool fits stands for itself where that is likelier; else it belongs to what is said beside it."""
_JOINED: Final = re.compile(
    r"[\s,;.:&+!?-]*(?:\b(?:and|also|then|plus|as well as|after that|afterwards|und|auch|dann|außerdem|sowie|"
    r"danach|anschließend|y|también|luego|después|además|e)\b[\s,;.:&]*)*$",
    re.I,
)
_THEN: Final = re.compile(
    r"\b(?:then|after that|afterwards|once|when that|dann|danach|anschließend|luego|después|entonces)\b", re.I
)
_REFERS: Final = re.compile(
    r"(?<!\bis )(?<!\bwas )(?<!\bdoes )(?<!\bdid )(?<!\bwill )(?<!\bthat )\bit\b(?!['’]s| is\b| was\b| will\b)|"
    r"\b(?:them|those|that one|the first one|darauf|daraus|davon)\b",
    re.I,
)
"""Words for what an earlier step found."""


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of the request. `candidate` is None when no tool fits; `follows`: it waits for the piece before."""

    text: str
    candidate: Candidate | None
    confidence: float
    args: dict[str, Json] = field(default_factory=dict)
    rival: Candidate | None = None
    follows: bool = False

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


def is_id(name: str) -> bool:
    """Whether a parameter names one thing among others that can be listed."""
    return name == "id" or name.endswith(("_id", "Id"))


class Reader:
    """Takes requests apart with the judge."""

    def __init__(self, judge: Judge, nearness: Nearness) -> None:
        self._judge = judge
        self._nearness = nearness

    def parts(self, text: str, candidates: Sequence[Candidate]) -> list[Part]:
        """The request's parts in order, at least one; what is said twice is one part.

        Raises Unavailable when a model cannot be loaded.
        """
        whole, starts = self._chosen(text, candidates)
        pieces = _cut(text, starts)
        if len(pieces) < 2:
            return [self._filled(whole)]
        parts = [self._chosen(piece, candidates)[0] for piece, _ in pieces]
        apart = [part for part in parts if part.candidate or part.confidence >= _SURELY_NONE]
        if whole.candidate and (len(apart) < len(parts) or not any(part.candidate for part in parts)):
            return [self._filled(whole)]
        filled: list[Part] = []
        for part, (_, waits) in zip(parts, pieces, strict=True):
            made = self._filled(replace(part, follows=waits))
            if not any(_same(made, known) for known in filled):
                filled.append(made)
        return filled

    def read(self, text: str, candidate: Candidate) -> dict[str, Json]:
        """The arguments a text gives to a tool."""
        shown = self._words(candidate)
        return arguments(text, candidate.parameters, self._judge.read(text, shown))

    def _filled(self, part: Part) -> Part:
        if part.candidate is None:
            return part
        return replace(part, args=self.read(part.text, part.candidate))

    def _chosen(self, text: str, candidates: Sequence[Candidate]) -> tuple[Part, Mapping[int, float]]:
        """The text with the tool the judge chooses for it, and where further requests begin in it."""
        if not candidates:
            return Part(text, None, 1.0), {}
        near = self._nearness.of(text, candidates)
        order = sorted(range(len(candidates)), key=lambda place: -near[place])[:_SHOWN]
        shown = [candidates[place] for place in order]
        choice = self._judge.choose(text, [self._words(known) for known in shown], [near[place] for place in order])
        ranked = sorted(zip(choice.tools, range(len(shown)), strict=True), reverse=True)
        likely, best = ranked[0]
        if choice.none >= likely:
            return Part(text, None, choice.none), choice.starts
        rival = shown[ranked[1][1]] if len(ranked) > 1 and ranked[1][0] > choice.none else None
        return Part(text, shown[best], likely, rival=rival), choice.starts

    def _words(self, candidate: Candidate) -> ToolText:
        return tool_text(candidate.name, candidate.description, candidate.parameters)


def _same(part: Part, other: Part) -> bool:
    """Whether two parts ask for the same; without a complete call only their words can tell."""
    complete = part.candidate is not None and not part.missing
    return (part.candidate, part.args) == (other.candidate, other.args) and (complete or part.text == other.text)


def _least(before: str) -> float:
    """How likely a further request must begin after this text; less likely where a word or a mark joins it."""
    joint = _JOINED.search(before)
    return _BEGINS_JOINED if joint and joint[0].strip() else _BEGINS


def _cut(text: str, starts: Mapping[int, float]) -> list[tuple[str, bool]]:
    """The pieces without the words that join them, and whether those say that one follows the other."""
    begun = [place for place, likely in sorted(starts.items()) if likely > _least(text[:place]) and place < len(text)]
    places = [0, *begun[: _MOST_PARTS - 1], len(text)]
    pieces: list[tuple[str, bool]] = []
    follows = False
    for begin, end in pairwise(places):
        piece = text[begin:end]
        joint = _JOINED.search(piece)
        kept = piece[: joint.start()] if joint and end < len(text) else piece
        if kept.strip():
            pieces.append((kept.strip(), follows or bool(pieces and _REFERS.search(kept))))
        follows = bool(joint and end < len(text) and _THEN.search(joint[0])) or bool(
            _THEN.match(text[end:].lstrip(" ,.;"))
        )
    return pieces
