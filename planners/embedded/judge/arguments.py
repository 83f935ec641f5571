"""From the judge's readings to a call's arguments: which words belong to which parameter, and what they mean. Pure."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from contracts.base import Json
from planners.embedded.judge.days import is_moment
from planners.embedded.judge.evidence import SURELY_ABSENT, complete
from planners.embedded.judge.extents import (
    all_quoted,
    full_name,
    is_free,
    is_quoted,
    listed_out,
    said_out,
    whole_words,
    with_day,
)
from planners.embedded.judge.layout import enumeration, is_boolean, is_number, is_text, kind_of, spoken
from planners.embedded.judge.offers import WHERE, offered
from planners.embedded.judge.schemas import is_id, plain
from planners.embedded.judge.session import Reading, Span
from planners.embedded.judge.values import bare, typed

_RANGE: Final = re.compile(
    r"^(?:from |between |von |zwischen |desde |entre |del? )?"
    r"(.+?)(?: (?:to|until|till|and|bis|und|a|al|hasta|y) | ?[-–] ?)(.+)$",
    re.I,
)
_ENDS: Final = (
    ("start", "end"),
    ("from", "to"),
    ("begin", "end"),
    ("check_in", "check_out"),
    ("checkin", "checkout"),
    ("arrival", "departure"),
    ("since", "until"),
)
_UNTIL: Final = re.compile(r"\W*(?:to|until|till|through|bis|hasta|al?)\b", re.I)
_FIELDS: Final = re.compile(
    r"\b(name|nickname|language|time ?zone|city|home ?town|country|e-?mail|phone(?: number)?|birthday|address|job|"
    r"company|employer|units?|currency|pronouns|sprache|zeitzone|stadt|idioma|zona horaria|ciudad|nombre)\b[\s:=]*",
    re.I,
)
_ASKED: Final = re.compile(
    r"^(?:(?:it|that|this)['’]s (?:for|about)|please|pls|bitte|por favor|how (?:many|much)(?=\s+\S+(?: \S+)?$))"
    r"\s+(?=\S)",
    re.I,
)
_AT: Final = re.compile(r"^(?:(?:at|on)\s+(?=\S)(?!\d{1,2}(?:\s+(?!am|pm|uhr|o)|$)))?(?:the\s+(?=\d))?", re.I)
_DIGITS: Final = re.compile(r"\d+(?:[.,]\d+)*")
_INTO: Final = rf"(\W{{1,12}}(?:(?:{WHERE}|under)\s++)?(?:(?:the|my|el|la)\s++)?"
_LINKS: Final = ("at", "by", "for", "from", "in", "on", "to", "with")
"""Names of parameters that are words of every sentence."""
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
    text: str, schema: dict[str, Any], readings: Sequence[Reading], services: Collection[str] = ()
) -> dict[str, Json]:
    """Arguments by name, in the schema's order. Every string stands in the text; words serve one parameter only.

    `services`: words in lower case for what the tool is part of, such as "spotify".
    """
    schema = plain(schema)
    properties: dict[str, Any] = schema.get("properties", {})
    required: Sequence[str] = schema.get("required", [])
    found: dict[str, Json] = {}
    for reading in readings:
        values = enumeration(properties[reading.param])
        most = _most_absent(reading.param, properties, required)
        if reading.choice is not None and reading.absent < most and reading.choice < len(values):
            found[reading.param] = values[reading.choice]
    told = [offered(text, reading, properties, required, services, found) for reading in readings]
    spans = _renamed(text, _shared_out(text, told, properties, required), properties, required)
    spans = _split(text, spans, properties, [one.param for one in readings if one.absent < SURELY_ABSENT])
    spans = _in_order(text, spans)
    moments = {name for name in spans if is_moment(name, properties[name])}
    for name, span in spans.items():
        others = [other for other in spans.values() if other is not span]
        if name in moments:
            span = with_day(text, span, others, only=len(moments) == 1)
            words = _AT.sub("", _unnamed(whole_words(text, span), name))
        elif is_text(properties[name]):
            span = all_quoted(text, full_name(text, span, others), others)
            span = said_out(text, span, name, properties[name], others)
            words = _unnamed(whole_words(text, span, linked=True), name)
            words = words if is_quoted(text, span) else _ASKED.sub("", words)
        else:
            span = listed_out(text, span, others) if kind_of(properties[name]) == "array" else span
            words = _unnamed(whole_words(text, span), name)
        value = typed(words, name, properties[name], found)
        if value is None and _is_of_known_values(properties[name]):
            value = typed(span.read, name, properties[name], found)
        if value is None and kind_of(properties[name]) == "object":
            value = _field(text, span)
        if value is not None:
            found[name] = value
    _parted(properties, found)
    complete(text, schema, {reading.param: reading.absent for reading in readings}, spans, found)
    return {name: found[name] for name in properties if name in found}


def _most_absent(name: str, properties: Mapping[str, Any], required: Sequence[str]) -> float:
    """Up to which likelihood of nothing being said one of the named values is taken."""
    if name not in required:
        return _ABSENT
    return 1.0 if is_boolean(properties[name]) else _ABSENT_REQUIRED  # Nobody says "on: true".


def _is_of_known_values(schema: dict[str, Any]) -> bool:
    """Whether a value is none of the user's own words, so that it may be told by how they were read."""
    return bool(enumeration(schema)) or is_number(schema)


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


def _renamed(
    text: str, spans: Mapping[str, Span], properties: Mapping[str, Any], required: Sequence[str]
) -> dict[str, Span]:
    """Words go to the parameter they are said to be for: in "label bug" they are the label."""
    named: dict[str, Span] = {}
    for name, span in spans.items():
        before = text[: span.start].casefold().rstrip(" :=")
        others = [
            other
            for other in properties
            if other not in (*spans, *required, *_LINKS)
            and kind_of(properties[other]) == "string"
            and re.search(rf"\w\W+{re.escape(spoken(other))}$", before)
        ]
        named[others[0] if others and not before.endswith(spoken(name)) else name] = span
    return named


def _split(
    text: str, spans: Mapping[str, Span], properties: Mapping[str, Any], likely: Sequence[str]
) -> dict[str, Span]:
    """Words that name another parameter, `likely` said but not found, are its from there on: "starbucks tag coffee"."""
    split = dict(spans)
    for other in likely:
        if other in split or other in _LINKS or not is_text(properties[other]):
            continue
        form = re.compile(rf"\S(?<!\bthe)(?<!\bmy)(?<!\ba){_INTO}{re.escape(spoken(other))}:?\s++)\w", re.I)
        for name, span in spans.items():
            inside = form.search(text, span.start, span.end)
            if inside and is_text(properties[name]):
                split[name] = replace(span, end=inside.start(1))
                split[other] = replace(span, start=inside.end(1))
    return split


def _parted(properties: dict[str, Any], found: dict[str, Json]) -> None:
    """ "june 3 to june 9", read as the start alone, is a start and an end."""
    for name, other in _ranges(list(found)):
        value = found[name]
        halves = _RANGE.match(value) if isinstance(value, str) else None
        if halves is not None and other in properties and other not in found:
            found[name], found[other] = halves[1].strip(), halves[2].strip()


def _in_order(text: str, spans: dict[str, Span]) -> dict[str, Span]:
    """A start and an end that are told the other way round: "from the 8th to the 11th" is no end on the 8th."""
    for name, other in _ranges(list(spans)):
        if other in spans and _UNTIL.match(text, spans[other].end):
            spans = {**spans, name: spans[other], other: spans[name]}
    return spans


def _ranges(names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Those of the names that tell a start, each with the name of its end."""
    for name in names:
        yield from ((name, last + name.removeprefix(first)) for first, last in _ENDS if name.startswith(first))


def _field(text: str, span: Span) -> dict[str, Json] | None:
    """ "set the name in my profile to Katya": a value's field stands before it, or begins it ("language German")."""
    inside = _FIELDS.match(text[span.start : span.end])
    if inside and inside.end() < span.end - span.start:
        return {_key(inside[1]): bare(text[span.start + inside.end() : span.end])}
    before = list(_FIELDS.finditer(text[: span.start]))
    return {_key(before[-1][1]): bare(text[span.start : span.end])} if before else None


def _key(words: str) -> str:
    return re.sub(r"\W+", "_", words.casefold()).replace("time_zone", "timezone")


def _unnamed(words: str, name: str) -> str:
    """Without the parameter's own name in front: "notebook recipes" is the notebook "recipes"."""
    start = re.match(rf"(?:the\s+)?{re.escape(spoken(name))}\b[\s:=]+(?=\S)", words, re.I)
    return words[start.end() :] if start else words
