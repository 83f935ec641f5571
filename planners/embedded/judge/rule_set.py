"""What a rule may say and who decides: of what is proposed for a parameter the strongest stands. Pure."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, TypeAlias

from contracts.base import Json
from planners.embedded.judge.layout import is_text
from planners.embedded.judge.model import Reading, Span

_SURELY_ABSENT: Final = 0.9
"""An optional value named in the text is left out when the judge is surer than this that it is not said."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a rule says a parameter's value is; the greater strength counts."""

    parameter: str
    value: Json
    rule: str
    strength: int


@dataclass(frozen=True, slots=True)
class Known:
    """What a rule may look at.

    `services`: words in lower case for what the tool is part of. `absent`: how sure the judge is that a parameter is
    not said. `spans`: the words parameters were given. `found`: the values that stand so far.
    """

    text: str
    properties: Mapping[str, Any]
    required: Sequence[str]
    services: Collection[str] = ()
    absent: Mapping[str, float] = field(default_factory=dict)
    spans: Mapping[str, Span] = field(default_factory=dict)
    found: Mapping[str, Json] = field(default_factory=dict)
    left: str = ""
    """The text without the words that are free text of a parameter."""

    def likely(self, name: str) -> bool:
        """Whether a parameter's value is likely to be said somewhere."""
        return name in self.required or self.absent.get(name, 1.0) < _SURELY_ABSENT

    def others(self, name: str) -> list[Span]:
        """The words that other parameters were given."""
        return [span for other, span in self.spans.items() if other != name]

    def given(self, spans: Mapping[str, Span]) -> Known:
        """The same with the words that parameters were given."""
        left = self.text
        for name, span in spans.items():
            if is_text(self.properties[name]):
                left = left[: span.start] + "\0" * (span.end - span.start) + left[span.end :]
        return replace(self, spans=spans, left=left)


ReadingRule: TypeAlias = Callable[[Known, Reading], Reading]
ShareRule: TypeAlias = Callable[[Known, dict[str, Span]], dict[str, Span]]
ExtentRule: TypeAlias = Callable[[Known, str, Span], Span]
WordsRule: TypeAlias = Callable[[Known, str, Span, str], str]
TypingRule: TypeAlias = Callable[[Known, str, Span], Json]
ValueRule: TypeAlias = Callable[[Known, str, dict[str, Any]], Json]
AnyRule: TypeAlias = Callable[..., Any]


def _unheard(_: str) -> None:
    return None


@dataclass(frozen=True)
class Rules:
    """The rules by what they look at, each asked in its order; a rule's name is its function's.

    `tools` are asked of a tool, by who chooses one. `readings` take from what the judge pointed at what is no argument.
    `shares` tell whose words are whose, `extents` where they begin and end, `words` what of them is only said along.
    `typings` read them otherwise when they are no value as they stand. `overruling` propose values against what the
    judge read, `filling` for what is missing, both the strongest first.

    `heard` is told the name of every rule that changed something.
    """

    tools: tuple[AnyRule, ...] = ()
    readings: tuple[ReadingRule, ...] = ()
    shares: tuple[ShareRule, ...] = ()
    extents: tuple[ExtentRule, ...] = ()
    words: tuple[WordsRule, ...] = ()
    typings: tuple[TypingRule, ...] = ()
    overruling: tuple[ValueRule, ...] = ()
    filling: tuple[ValueRule, ...] = ()
    heard: Callable[[str], None] = field(default=_unheard, compare=False)

    def _kinds(self) -> dict[str, tuple[AnyRule, ...]]:
        return {known.name: getattr(self, known.name) for known in fields(self) if known.name != "heard"}

    @property
    def names(self) -> list[str]:
        """All rules in order."""
        return [name_of(rule) for rules in self._kinds().values() for rule in rules]

    def without(self, names: Iterable[str]) -> Rules:
        """All rules but these. Raises ValueError for a name that no rule has."""
        left_out = set(names)
        if unknown := sorted(left_out - set(self.names)):
            raise ValueError(f"there is no rule {', '.join(unknown)}; there are {', '.join(self.names)}")
        kinds = self._kinds().items()
        kept = {kind: tuple(rule for rule in rules if name_of(rule) not in left_out) for kind, rules in kinds}
        return replace(self, **kept)  # type: ignore[arg-type]

    def hearing(self, heard: Callable[[str], None]) -> Rules:
        """The same rules, which are told on when they change something."""
        return replace(self, heard=heard)

    def on_tool(self, rule: AnyRule, *asked: Any) -> Any:
        """What a rule for tools says, None where it is left out."""
        said = rule(*asked) if rule in self.tools else None
        if said:
            self.heard(name_of(rule))
        return said

    def offered(self, known: Known, reading: Reading) -> Reading:
        """A reading without what is no argument."""
        for rule in self.readings:
            reading = self._told(rule, reading, rule(known, reading))
        return reading

    def shared(self, known: Known, spans: dict[str, Span]) -> dict[str, Span]:
        """The words by the parameters they are for."""
        for rule in self.shares:
            spans = self._told(rule, spans, rule(known, spans))
        return spans

    def extent(self, known: Known, name: str, span: Span) -> Span:
        """The words from where they begin to where they end."""
        for rule in self.extents:
            span = self._told(rule, span, rule(known, name, span))
        return span

    def said(self, known: Known, name: str, span: Span, words: str) -> str:
        """The words alone that are the value's."""
        for rule in self.words:
            words = self._told(rule, words, rule(known, name, span, words))
        return words

    def otherwise(self, known: Known, name: str, span: Span) -> Json:
        """The value that words are which are none as they stand."""
        for rule in self.typings:
            value = self._told(rule, None, rule(known, name, span))
            if value is not None:
                return value
        return None

    def resolved(self, known: Known, judged: Mapping[str, Json]) -> dict[str, Json]:
        """The value of every parameter that has one; who is asked knows what stands so far."""
        found = dict(judged)
        known = replace(known, found=found)
        strengths = dict.fromkeys(found, len(self.filling) + 1)
        for proposal in self._proposals(known, strengths):
            found[proposal.parameter], strengths[proposal.parameter] = proposal.value, proposal.strength
            self.heard(proposal.rule)
        return found

    def _proposals(self, known: Known, strengths: Mapping[str, int]) -> Iterator[Proposal]:
        """What rules say of parameters that nothing as strong was said of, the strongest first."""
        judged = len(self.filling) + 1
        above = [(judged + len(self.overruling) - place, rule) for place, rule in enumerate(self.overruling)]
        below = [(len(self.filling) - place, rule) for place, rule in enumerate(self.filling)]
        for strength, rule in above + below:
            for name, schema in known.properties.items():
                if strengths.get(name, 0) < strength:
                    value = rule(known, name, schema)
                    if value is not None:
                        yield Proposal(name, value, name_of(rule), strength)

    def _told(self, rule: AnyRule, before: Any, after: Any) -> Any:
        if after != before:
            self.heard(name_of(rule))
        return after


def name_of(rule: AnyRule) -> str:
    """A rule's name: "own-name" of the function own_name."""
    return rule.__name__.replace("_", "-")


def is_free(start: int, end: int, others: Iterable[Span]) -> bool:
    """Whether none of the others has any of these words."""
    return all(end <= other.start or other.end <= start for other in others)
