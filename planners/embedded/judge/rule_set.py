"""The kinds of rules by which arguments are read, and the one place that decides between them. Pure.

A rule is a small function that looks at the evidence and proposes; its name is its function's name. `registry` lists
the rules in order, `arguments` asks them stage after stage. No rule decides, and none knows another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, TypeAlias

from steward.contracts.base import Json
from steward.planners.embedded.judge.evidence import Evidence
from steward.planners.embedded.judge.readings import Reading, Span


@dataclass(frozen=True, slots=True)
class Proposal:
    """The value that a rule proposes for a parameter; the greater strength wins."""

    parameter: str
    value: Json
    rule: str
    strength: int


ReadingRule: TypeAlias = Callable[[Evidence, Reading], Reading]
ShareRule: TypeAlias = Callable[[Evidence, dict[str, Span]], dict[str, Span]]
ExtentRule: TypeAlias = Callable[[Evidence, str, Span], Span]
WordsRule: TypeAlias = Callable[[Evidence, str, Span, str], str]
TypingRule: TypeAlias = Callable[[Evidence, str, Span], Json]
ValueRule: TypeAlias = Callable[[Evidence, str, dict[str, Any]], Json]
AnyRule: TypeAlias = Callable[..., Any]


def _ignore(_: str) -> None:
    return None


@dataclass(frozen=True)
class Rules:
    """The rules by kind, each kind in the order in which its rules are asked. The kinds in the order of their stages:

    1. `tools` look at a tool before its arguments are read; the tool reader asks them.
    2. `readings` take out of what the judge pointed at what is no argument.
    3. `shares` move words from one parameter to another.
    4. `extents` move the places where a parameter's words begin and end.
    5. `words` drop from those words what is no part of the value ("please").
    6. `typings` read words again that are no value of the parameter as they stand.
    7. `overruling` propose values against the judge's own, `filling` only where there is none; strongest first.

    `heard` is called with the name of every rule that changed something.
    """

    tools: tuple[AnyRule, ...] = ()
    readings: tuple[ReadingRule, ...] = ()
    shares: tuple[ShareRule, ...] = ()
    extents: tuple[ExtentRule, ...] = ()
    words: tuple[WordsRule, ...] = ()
    typings: tuple[TypingRule, ...] = ()
    overruling: tuple[ValueRule, ...] = ()
    filling: tuple[ValueRule, ...] = ()
    heard: Callable[[str], None] = field(default=_ignore, compare=False)

    def _kinds(self) -> dict[str, tuple[AnyRule, ...]]:
        return {kind.name: getattr(self, kind.name) for kind in fields(self) if kind.name != "heard"}

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

    def with_listener(self, heard: Callable[[str], None]) -> Rules:
        """The same rules; the listener hears the name of every rule that changes something."""
        return replace(self, heard=heard)

    def ask_of_tool(self, rule: AnyRule, *asked: Any) -> Any:
        """What a rule of the kind `tools` answers; None where it is left out."""
        answer = rule(*asked) if rule in self.tools else None
        if answer:
            self.heard(name_of(rule))
        return answer

    def filter_reading(self, evidence: Evidence, reading: Reading) -> Reading:
        """A reading without what is no argument."""
        for rule in self.readings:
            reading = self._reported(rule, reading, rule(evidence, reading))
        return reading

    def share_spans(self, evidence: Evidence, spans: dict[str, Span]) -> dict[str, Span]:
        """The words by the parameters they belong to."""
        for rule in self.shares:
            spans = self._reported(rule, spans, rule(evidence, spans))
        return spans

    def extend_span(self, evidence: Evidence, name: str, span: Span) -> Span:
        """A parameter's words from where they begin to where they end."""
        for rule in self.extents:
            span = self._reported(rule, span, rule(evidence, name, span))
        return span

    def trim_words(self, evidence: Evidence, name: str, span: Span, words: str) -> str:
        """A parameter's words without those that are no part of its value."""
        for rule in self.words:
            words = self._reported(rule, words, rule(evidence, name, span, words))
        return words

    def type_otherwise(self, evidence: Evidence, name: str, span: Span) -> Json:
        """The value of words that are no value of the parameter as they stand."""
        for rule in self.typings:
            value = self._reported(rule, None, rule(evidence, name, span))
            if value is not None:
                return value
        return None

    def decide_values(self, evidence: Evidence, judged: Mapping[str, Json]) -> dict[str, Json]:
        """The value of every parameter that has one: of all that is proposed the strongest stands.

        Every rule sees the values that stand when it is asked.
        """
        values = dict(judged)
        evidence = replace(evidence, values=values)
        strengths = dict.fromkeys(values, len(self.filling) + 1)
        for proposal in self._proposals(evidence, strengths):
            values[proposal.parameter], strengths[proposal.parameter] = proposal.value, proposal.strength
            self.heard(proposal.rule)
        return values

    def _proposals(self, evidence: Evidence, strengths: Mapping[str, int]) -> Iterator[Proposal]:
        """Proposals for parameters whose value is weaker, the strongest first."""
        judged = len(self.filling) + 1
        above = [(judged + len(self.overruling) - place, rule) for place, rule in enumerate(self.overruling)]
        below = [(len(self.filling) - place, rule) for place, rule in enumerate(self.filling)]
        for strength, rule in above + below:
            for name, schema in evidence.properties.items():
                if strengths.get(name, 0) < strength:
                    value = rule(evidence, name, schema)
                    if value is not None:
                        yield Proposal(name, value, name_of(rule), strength)

    def _reported(self, rule: AnyRule, before: Any, after: Any) -> Any:
        if after != before:
            self.heard(name_of(rule))
        return after


def name_of(rule: AnyRule) -> str:
    """A rule's name: "drop-own-service" of the function drop_own_service."""
    return rule.__name__.replace("_", "-")
