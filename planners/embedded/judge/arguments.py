"""From what the judge pointed at to a call's arguments: whose words are whose, and what they mean. Pure.

Called by the tool reader alone. It asks the rules stage after stage (see `Rules`). It never chooses a tool, and never
asks for what is missing.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from steward.contracts.base import Json
from steward.contracts.record_names import is_id_name
from steward.planners.embedded.judge.evidence import Evidence, is_free
from steward.planners.embedded.judge.extent_rules import whole_words
from steward.planners.embedded.judge.readings import Reading, Span
from steward.planners.embedded.judge.registry import RULES
from steward.planners.embedded.judge.rule_set import Rules
from steward.planners.embedded.judge.schemas import enumeration, is_boolean, is_number, is_text, simplify
from steward.planners.embedded.judge.time_rules import is_moment
from steward.planners.embedded.judge.values import typed

_DIGITS: Final = re.compile(r"\d+(?:[.,]\d+)*")
""" "2", "1.5" and "1,000"; of "5kg" the "5"."""
_MOST_ABSENT: Final = 0.5
"""An optional parameter is left out when the judge is surer than this that the text does not give it."""
_MOST_ABSENT_REQUIRED: Final = 0.7
"""The same for a required one: nearly every request gives what its tool requires, which the judge does not know."""
_MOST_ABSENT_UNSURE_END: Final = 0.6
_LEAST_UNSURE_END: Final = 0.1
"""The likeliest span is taken above this likelihood while `absent` is below the one before: where the judge is unsure
with which word a value ends, several spans share the likelihood that there is one."""
_LEAST_REQUIRED: Final = 0.05
"""Words are taken for a required parameter when they are at least this likely, in parts of `absent`.

Not for an id: an id that the text does not give is looked up.
"""


def read_arguments(
    text: str,
    schema: dict[str, Any],
    readings: Sequence[Reading],
    services: Collection[str] = (),
    rules: Rules = RULES,
) -> dict[str, Json]:
    """Arguments by name, in the schema's order. Every string stands in the text; words serve one parameter only.

    `services`: names of the service that the tool belongs to, in lower case, such as "spotify".
    """
    schema = simplify(schema)
    absent = {reading.param: reading.absent for reading in readings}
    evidence = Evidence(text, schema.get("properties", {}), schema.get("required", []), services, absent)
    evidence = replace(evidence, values=_chosen_values(evidence, readings))
    kept = [rules.filter_reading(evidence, reading) for reading in readings]
    evidence = replace(evidence, values=_chosen_values(evidence, kept))
    evidence = evidence.with_spans(rules.share_spans(evidence, _assign_spans(evidence, kept)))
    values = rules.decide_values(evidence, _judged_values(evidence, rules))
    return {name: values[name] for name in evidence.properties if name in values}


def _chosen_values(evidence: Evidence, readings: Sequence[Reading]) -> dict[str, Json]:
    """The listed values that the judge chose."""
    chosen: dict[str, Json] = {}
    for reading in readings:
        values, place = enumeration(evidence.properties[reading.param]), reading.value_place
        if place is not None and place < len(values) and reading.absent < _most_absent(evidence, reading.param):
            chosen[reading.param] = values[place]
    return chosen


def _judged_values(evidence: Evidence, rules: Rules) -> dict[str, Json]:
    """The values chosen, and the values of the words that parameters were given."""
    values = dict(evidence.values)
    evidence = replace(evidence, values=values)
    for name, given in evidence.spans.items():
        schema = evidence.properties[name]
        span = rules.extend_span(evidence, name, given)
        linked = is_text(schema) and not is_moment(name, schema)
        words = rules.trim_words(evidence, name, span, whole_words(evidence.text, span, linked=linked))
        value = typed(words, name, schema, values)
        value = rules.type_otherwise(evidence, name, span) if value is None else value
        if value is not None:
            values[name] = value
    return values


def _most_absent(evidence: Evidence, name: str) -> float:
    """A listed value is taken while its parameter's `absent` is below this."""
    if name not in evidence.required:
        return _MOST_ABSENT
    # Nobody says "on: true": a required boolean always takes what the judge chose.
    return 1.0 if is_boolean(evidence.properties[name]) else _MOST_ABSENT_REQUIRED


def _assign_spans(evidence: Evidence, readings: Sequence[Reading]) -> dict[str, Span]:
    """The surest spans first. A parameter whose words are taken gets its next best span.

    An optional parameter gives its words up to a required one that has no others.
    """
    offers = sorted(
        (
            (span.probability, reading.param, span)
            for reading in readings
            for span in reading.spans
            if span.probability > reading.absent * _least_likely(evidence, reading.param)
            or _is_unsure_of_its_end(reading, span)
        ),
        key=lambda offer: -offer[0],
    )
    given = _give_spans(evidence, offers)
    for _, needed, span in offers:
        takers = [name for name, taken in given.items() if not is_free(span.start, span.end, [taken])]
        optional = not any(name in evidence.required for name in takers)
        if needed in evidence.required and needed not in given and optional:
            given = _give_spans(evidence, [(1.0, needed, span), *offers])
    return given


def _is_unsure_of_its_end(reading: Reading, span: Span) -> bool:
    """Whether a value is likely there and these are its likeliest words, though the judge is unsure where they end."""
    likeliest = span is reading.spans[0]
    return likeliest and reading.absent < _MOST_ABSENT_UNSURE_END and span.probability > _LEAST_UNSURE_END


def _least_likely(evidence: Evidence, name: str) -> float:
    """How likely a parameter's words must be, in parts of `absent`."""
    if name not in evidence.required:
        return 1.0
    return (1 - _MOST_ABSENT_REQUIRED) / _MOST_ABSENT_REQUIRED if is_id_name(name) else _LEAST_REQUIRED


def _give_spans(evidence: Evidence, offers: Sequence[tuple[float, str, Span]]) -> dict[str, Span]:
    """Each parameter with the first span offered to it that is free; a number may take the digits of a taken one."""
    given: dict[str, Span] = {}
    for _, name, span in offers:
        if name in given:
            continue
        if not is_free(span.start, span.end, given.values()) and is_number(evidence.properties[name]):
            digits = _DIGITS.search(evidence.text, span.start, span.end)
            span = replace(span, start=digits.start(), end=digits.end()) if digits else span
        if is_free(span.start, span.end, given.values()):
            given[name] = span
    return given
