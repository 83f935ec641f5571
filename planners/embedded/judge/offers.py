"""What the judge's readings offer a parameter, without words that are something else for sure. Pure."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from contracts.base import Json
from planners.embedded.judge.extents import whole_words
from planners.embedded.judge.layout import enumeration, is_address, spoken
from planners.embedded.judge.session import Reading
from planners.embedded.judge.values import ADDRESS, bare, is_no_link

WHERE: Final = "in|on|at|to|from|via|with|using|auf|bei|mit|laut|en|de|a|con"
"""Prepositions before a place or a service."""
_UNDER: Final = "under|into|for|unter|nach|für|bajo|por|para"
_SERVICE: Final = 0.02
"""So much less likely is the name of the tool's service what the tool needs."""


def offered(
    text: str,
    reading: Reading,
    properties: Mapping[str, Any],
    required: Sequence[str],
    services: Collection[str],
    chosen: Mapping[str, Json],
) -> Reading:
    """A reading without the names of the tool's `services`, what stands beside an e-mail address, the words of values
    `chosen` for other parameters, the parameter's own name, and what is no link for one."""
    name = reading.param
    reading = _elsewhere(text, reading, services, needed=required == [name])
    if is_address(name, properties[name]):
        reading = _addressed(text, reading)
    places = _values_said(text, chosen, properties, name)
    kept = [
        span
        for span in reading.spans
        if not any(start <= span.start and span.end <= end for start, end in places)
        if not _names_it(whole_words(text, span), name)
        if not is_no_link(text[span.start : span.end], name)
    ]
    return replace(reading, spans=tuple(kept))


def _elsewhere(text: str, reading: Reading, services: Collection[str], *, needed: bool) -> Reading:
    """Without the name of the tool's own service: "on Spotify" tells where, and is no device."""
    if not services:
        return reading
    spans, absent = [], reading.absent
    for span in reading.spans:
        words = bare(text[span.start : span.end])
        place = re.search(rf"(?<!\s)\s++(?:{WHERE})\s++(?:(?:my|the)\s++)?(\w++)$", words, re.I)
        if place and place[1].casefold() in services:
            span = replace(span, end=span.start + place.start())
        into = re.match(rf"(\w+)\s+(?:(?:{WHERE}|{_UNDER})\s+)?(?=\S)", words, re.I)
        if into and into[1].casefold() in services:
            span = replace(span, start=span.start + into.end())
        if re.sub(rf"^(?:{WHERE})\s+", "", words.casefold()) not in services:
            spans.append(span)
        elif needed:
            spans.append(replace(span, probability=span.probability * _SERVICE))
        else:
            absent += span.probability
    return replace(reading, absent=absent, spans=tuple(sorted(spans, key=lambda span: -span.probability)))


def _addressed(text: str, reading: Reading) -> Reading:
    """Without what stands beside an e-mail address: "Kim Lee, kim@example.com" tells a name too; and only addresses,
    where there are any."""
    spans = []
    for span in reading.spans:
        found = list(ADDRESS.finditer(text[span.start : span.end]))
        only = found[0].span() if len(found) == 1 else (0, span.end - span.start)
        if found or not ADDRESS.search(text):
            spans.append(replace(span, start=span.start + only[0], end=span.start + only[1]))
    return replace(reading, spans=tuple(spans))


def _values_said(
    text: str, found: Mapping[str, Json], properties: Mapping[str, Any], name: str
) -> list[tuple[int, int]]:
    """Where values of several words that were chosen for other parameters than this one stand in a text."""
    values = [spoken(str(value)) for other, value in found.items() if other != name and enumeration(properties[other])]
    return [
        match.span()
        for value in values
        if " " in value
        for match in re.finditer(rf"(?<!\w){re.escape(value)}(?!\w)", text, re.I)
    ]


def _names_it(words: str, name: str) -> bool:
    """Whether words only name the parameter: no space's key is "the space"."""
    return set(words.casefold().split()) <= {"the", "my", *spoken(name).split()}
