"""One part of a request, with its tool and arguments, and what two parts have to do with each other. Pure.

The splitter makes parts, the backend plans them. Nothing here asks a model.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from steward.contracts.base import Json
from steward.contracts.plan import CallsPlan, Plan, ToolCall
from steward.contracts.tool import Candidate
from steward.contracts.tool_meaning import Role
from steward.language.deliveries import Delivery
from steward.planners.check import missing_of


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of the request. `candidate` is its tool, None when no tool fits; `rival` the second likeliest.

    `confidence`: how likely the tool is meant, or that none is. `follows`: it waits for the part before, and is not
    begun when that one failed. `shows`: it tells how things stand after the parts before it, whatever came of them.
    `names`: words that the thing it is about must have, `bars`: words that it must not have; where they are given, it
    is done to nothing else.
    """

    text: str
    candidate: Candidate | None
    confidence: float
    args: dict[str, Json] = field(default_factory=dict)
    rival: Candidate | None = None
    follows: bool = False
    shows: bool = False
    delivery: Delivery | None = None
    """What it hands on, where that is the result of a part before it."""
    only_if: str = ""
    """The condition under which it is done; the part before it finds out."""
    opens: bool = False
    """It reads the whole of one thing that the part before it found, for those after it; nobody asked to see that."""
    origins: dict[str, str] = field(default_factory=dict)
    mixed: bool = False
    """It has no tool since its words may be several mails in one."""
    names: frozenset[str] = frozenset()
    bars: frozenset[str] = frozenset()

    @property
    def missing(self) -> list[str]:
        """Required parameters the text does not give."""
        return missing_of(self.candidate, self.args) if self.candidate else []

    def is_for(self, tool_name: str) -> bool:
        """Whether that is its tool."""
        return self.candidate is not None and self.candidate.name == tool_name

    @property
    def lacks_only_ids(self) -> bool:
        """Whether what is missing could be looked up."""
        return bool(self.missing) and self.missing == self.missing_ids

    @property
    def missing_ids(self) -> list[str]:
        """Required parameters the text does not give that are one thing among others."""
        return [name for name in self.missing if self.is_id(name)]

    def is_id(self, name: str) -> bool:
        """Whether a parameter of its tool is one thing among others, by id or name."""
        return self.candidate is not None and self.candidate.meaning.roles.get(name) is Role.ID

    @property
    def call(self) -> ToolCall:
        """The part as a call; only for a part with a tool."""
        assert self.candidate is not None
        return ToolCall(tool_name=self.candidate.name, args=self.args, origins=self.origins)


def stages_of(parts: list[Part]) -> list[list[Part]]:
    """Parts that may run together, in order: one that follows another begins a new stage, those that show come last."""
    stages: list[list[Part]] = []
    for part in parts:
        if part.follows or not stages:
            stages.append([])
        if not part.shows:
            stages[-1].append(part)
    return [*stages, [part for part in parts if part.shows]]


def leaving(plan: Plan, begun: Sequence[Part], todo: Sequence[Part]) -> Plan:
    """A plan for parts that are begun now, with the words of those that later rounds are for."""
    if not isinstance(plan, CallsPlan):
        return plan
    complete = [part.text for part in begun if not part.missing] or [begun[0].text]
    left = [part.text for part in todo if part.candidate is not None and not part.opens and part.text not in complete]
    return plan.model_copy(update={"left": left})


def shows_changes_of(part: Part, before: Part) -> bool:
    """Whether a part asks how things stand, such as for all tasks, that the part before may change."""
    if part.candidate is None or before.candidate is None or part.candidate.tool_type != before.candidate.tool_type:
        return False
    return not part.candidate.parameters.get("required") and bool(before.candidate.parameters.get("required"))


def asks_the_same(part: Part, other: Part) -> bool:
    """Whether two parts ask for the same; without a complete call only their words can tell."""
    complete = part.candidate is not None and not part.missing
    return (part.candidate, part.args) == (other.candidate, other.args) and (complete or part.text == other.text)


def says_more_of(part: Part, other: Part) -> bool:
    """Whether one of two parts repeats the other and adds to it: "is it late in Oslo? what time"."""
    own, others = part.args.items(), other.args.items()
    return part.candidate == other.candidate and (own <= others or others <= own)


def completes(part: Part, other: Part) -> bool:
    """Whether two parts make one call: each gives some of it, nothing twice, and only both give all of it."""
    if part.candidate is None or part.candidate != other.candidate or part.args.keys() & other.args.keys():
        return False
    whole = not missing_of(part.candidate, part.args | other.args)
    return bool(whole and part.args and other.args and (part.missing or other.missing))


def joined(request: str, part: Part, other: Part) -> Part:
    """The first of two parts with the request's words up to the end of the other."""
    begin = request.index(part.text)
    end = request.index(other.text, begin + len(part.text)) + len(other.text)
    return replace(part, text=request[begin:end])
