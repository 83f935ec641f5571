"""From the judge's readings to a call's arguments: which words belong to which parameter, and what they mean. Pure."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from contracts.base import Json
from planners.embedded.judge.extent_rules import whole_words
from planners.embedded.judge.layout import enumeration, is_boolean, is_number, is_text
from planners.embedded.judge.model import Reading, Span
from planners.embedded.judge.registry import RULES
from planners.embedded.judge.rule_set import Known, Rules, is_free
from planners.embedded.judge.schemas import is_id, plain
from planners.embedded.judge.time_rules import is_moment
from planners.embedded.judge.values import typed

_DIGITS: Final = re.compile(r"\d+(?:[.,]\d+)*")
_ABSENT: Final = 0.5
"""Above this likelihood a value is not said."""
_ABSENT_REQUIRED: Final = 0.7
"""The same where the tool requires it: then nearly every request says it, which the judge does not know."""
_ABSENT_SHARED: Final = 0.6
_SHARE: Final = 0.1
"""Words likelier than this are taken below that likelihood of nothing: other ends of the same words share in theirs."""
_WORDS_REQUIRED: Final = 0.05
"""Words are taken for what a tool requires where they are likelier than this, compared with nothing being said.

Not for an id: what is not said of that is looked up.
"""


def arguments(
    text: str,
    schema: dict[str, Any],
    readings: Sequence[Reading],
    services: Collection[str] = (),
    rules: Rules = RULES,
) -> dict[str, Json]:
    """Arguments by name, in the schema's order. Every string stands in the text; words serve one parameter only.

    `services`: words in lower case for what the tool is part of, such as "spotify".
    """
    schema = plain(schema)
    properties: dict[str, Any] = schema.get("properties", {})
    required: Sequence[str] = schema.get("required", [])
    absent = {reading.param: reading.absent for reading in readings}
    chosen = _chosen(readings, properties, required)
    known = Known(text, properties, required, services, absent, found=chosen)
    told = [rules.offered(known, reading) for reading in readings]
    known = known.given(rules.shared(known, _shared_out(text, told, properties, required)))
    found = rules.resolved(known, _pointed(known, rules))
    return {name: found[name] for name in properties if name in found}


def _chosen(readings: Sequence[Reading], properties: Mapping[str, Any], required: Sequence[str]) -> dict[str, Json]:
    """Values of enumerations that the judge chose."""
    found: dict[str, Json] = {}
    for reading in readings:
        values = enumeration(properties[reading.param])
        most = _most_absent(reading.param, properties, required)
        if reading.choice is not None and reading.absent < most and reading.choice < len(values):
            found[reading.param] = values[reading.choice]
    return found


def _pointed(known: Known, rules: Rules) -> dict[str, Json]:
    """The values chosen, and those of the words that parameters were given."""
    found = dict(known.found)
    known = replace(known, found=found)
    for name, given in known.spans.items():
        schema = known.properties[name]
        span = rules.extent(known, name, given)
        linked = is_text(schema) and not is_moment(name, schema)
        words = rules.said(known, name, span, whole_words(known.text, span, linked=linked))
        value = typed(words, name, schema, found)
        value = rules.otherwise(known, name, span) if value is None else value
        if value is not None:
            found[name] = value
    return found


def _most_absent(name: str, properties: Mapping[str, Any], required: Sequence[str]) -> float:
    """Up to which likelihood of nothing being said one of the named values is taken."""
    if name not in required:
        return _ABSENT
    return 1.0 if is_boolean(properties[name]) else _ABSENT_REQUIRED  # Nobody says "on: true".


def _shared_out(
    text: str, readings: Sequence[Reading], properties: Mapping[str, Any], required: Sequence[str]
) -> dict[str, Span]:
    """The surest spans first; a parameter whose words are taken gets its next best, if likelier than nothing.

    What may be left out takes no words that another parameter needs and has nothing else for.
    """
    offers = sorted(
        (
            (span.probability, reading.param, span)
            for reading in readings
            for span in reading.spans
            if span.probability > reading.absent * _least(reading.param, required) or _is_said(reading, span)
        ),
        key=lambda offer: -offer[0],
    )
    given = _given(text, offers, properties)
    for _, needed, span in offers:
        takers = [name for name, taken in given.items() if not is_free(span.start, span.end, [taken])]
        if needed in required and needed not in given and not any(name in required for name in takers):
            given = _given(text, [(1.0, needed, span), *offers], properties)
    return given


def _is_said(reading: Reading, span: Span) -> bool:
    """Whether something is said, and these words are the likeliest, where it is unsure with which word they end."""
    return span is reading.spans[0] and reading.absent < _ABSENT_SHARED and span.probability > _SHARE


def _least(name: str, required: Sequence[str]) -> float:
    """How likely words must be, compared with nothing being said."""
    if name not in required:
        return 1.0
    return (1 - _ABSENT_REQUIRED) / _ABSENT_REQUIRED if is_id(name) else _WORDS_REQUIRED


def _given(text: str, offers: Sequence[tuple[float, str, Span]], properties: Mapping[str, Any]) -> dict[str, Span]:
    given: dict[str, Span] = {}
    for _, param, span in offers:
        if param in given:
            continue
        if not is_free(span.start, span.end, given.values()) and is_number(properties[param]):
            digits = _DIGITS.search(text, span.start, span.end)
            span = replace(span, start=digits.start(), end=digits.end()) if digits else span
        if is_free(span.start, span.end, given.values()):
            given[param] = span
    return given
