"""Rules about what is no argument, and of what is no request to a tool: services, own names, other values. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from planners.embedded.judge.extent_rules import WHERE, whole_words
from planners.embedded.judge.layout import ToolText, enumeration, is_address, spoken
from planners.embedded.judge.model import Reading, Span
from planners.embedded.judge.rule_set import Known
from planners.embedded.judge.values import ADDRESS, bare

_UNDER: Final = "under|into|for|unter|nach|für|bajo|por|para"
_SERVICE: Final = 0.02
"""So much less likely is the name of the tool's service what the tool needs."""
_NAME: Final = re.compile(r"(?:(?<=[\w,:] )|(?<=\())(?=\w*[a-z])\w*[A-Z]\w*")
"""A word that is written as a name inside a sentence: "GitHub" in "an issue on GitHub"; SELECT is none."""
_ASKING: Final = re.compile(
    r"(?:(?:please|pls|plz|hey|hi|ok|okay|so|now|and|also|then|just|steward|(?:can|could|would|will) you|let['’]?s|"
    r"go ahead and|kindly|i(?:['’]d| would)? (?:want|like)(?: you)? to)\b[\s,:]*)*",
    re.I,
)
"""What may stand before an order: "ok, could you please". Who needs to do something may want to be reminded of it."""
_KEEPS: Final = re.compile(r"\b(?:tasks?|to-?dos?|remind\w*|notes?|facts?|remember|calendar|events?)\b", re.I)
"""Names of tools that keep what somebody is going to do: "pay the rent on friday, remind me"."""
_DEEDS: Final = {
    r"delete|remove|erase|cancel|void|revoke|unblock|unfollow|unsubscribe|unmute|uninstall|withdraw|get rid of|"
    r"take\b(?:\W+\w+){1,6}\W+(?:out of|off)": (
        r"delet|remov|eras|cancel|void|revok|unblock|unfollow|unsubscrib|mut(?:e|ing)|uninstall|withdraw|clear|forget|"
        r"drop|stop|undo|off\b|discard|end(?:s|ing)?\b|leav|take|clean|abort|dismiss|archiv|clos|complet|reject|refus"
    ),
    r"rename": r"renam|new (?:name|title)|updat|edit|chang|modif|mov",
    r"merge": r"merg|combin|join",
    r"sell": r"sell|sale|order|trad",
    r"buy|purchase": r"buy|bought|purchas|order|basket|cart|shop|trad|book",
    r"pay|wire|refund": r"pay(?:s|ing|ments?)?\b|paid|transfer|wir(?:e|ing)|money|settl|refund",
}
"""Verbs that order something, and beginnings of the words by which a tool says that it does such a thing."""
_ORDERED: Final = {
    re.compile(rf"(?:{verbs})\b", re.I): re.compile(rf"\b(?:{told})", re.I) for verbs, told in _DEEDS.items()
}


def services(name: str, description: str, knows: Callable[[str], bool]) -> set[str]:
    """Whose a tool is: names that its description and its own name both hold, and those in either that are no words,
    in lower case. `knows`: whether a word is one of the language."""
    told = {word.casefold() for word in _NAME.findall(description)}
    own = set(spoken(name).split())
    return (told & own) | {word for word in told | own if not knows(word)}


def cannot(request: str, tool: ToolText) -> bool:
    """Whether a request begins by ordering what no word of the tool's name, description or values speaks of: what only
    makes pages deletes none."""
    begun = _ASKING.match(request)
    at = begun.end() if begun else 0
    told = next((told for verbs, told in _ORDERED.items() if verbs.match(request, at)), None)
    if told is None or _KEEPS.search(spoken(tool.name)):
        return False
    values = (value for param in tool.params for value in (spoken(param.name), *param.values))
    return not told.search(" ".join([spoken(tool.name), tool.description, *values]))


def own_service(known: Known, reading: Reading) -> Reading:
    """Without the name of the tool's own service: "on Spotify" tells where, and is no device."""
    if not known.services:
        return reading
    spans, absent = [], reading.absent
    for span in (_without_service(known, span) for span in reading.spans):
        words = bare(known.text[span.start : span.end])
        if re.sub(rf"^(?:{WHERE})\s+", "", words.casefold()) not in known.services:
            spans.append(span)
        elif known.required == [reading.param]:
            spans.append(replace(span, probability=span.probability * _SERVICE))
        else:
            absent += span.probability
    return replace(reading, absent=absent, spans=tuple(sorted(spans, key=lambda span: -span.probability)))


def _without_service(known: Known, span: Span) -> Span:
    """ "jazz on Spotify" is "jazz", "Spotify for jazz" too."""
    words = bare(known.text[span.start : span.end])
    place = re.search(rf"(?<!\s)\s++(?:{WHERE})\s++(?:(?:my|the)\s++)?(\w++)$", words, re.I)
    if place and place[1].casefold() in known.services:
        span = replace(span, end=span.start + place.start())
    into = re.match(rf"(\w+)\s+(?:(?:{WHERE}|{_UNDER})\s+)?(?=\S)", words, re.I)
    if into and into[1].casefold() in known.services:
        span = replace(span, start=span.start + into.end())
    return span


def beside_address(known: Known, reading: Reading) -> Reading:
    """Without what stands beside an e-mail address: "Kim Lee, kim@example.com" tells a name too; and only addresses,
    where there are any."""
    if not is_address(reading.param, known.properties[reading.param]):
        return reading
    spans = []
    for span in reading.spans:
        found = list(ADDRESS.finditer(known.text[span.start : span.end]))
        only = found[0].span() if len(found) == 1 else (0, span.end - span.start)
        if found or not ADDRESS.search(known.text):
            spans.append(replace(span, start=span.start + only[0], end=span.start + only[1]))
    return replace(reading, spans=tuple(spans))


def anothers_value(known: Known, reading: Reading) -> Reading:
    """Without the words of values chosen for other parameters, where they are several: "high priority"."""
    values = [
        spoken(str(value))
        for other, value in known.found.items()
        if other != reading.param and enumeration(known.properties[other])
    ]
    places = [
        match.span()
        for value in values
        if " " in value
        for match in re.finditer(rf"(?<!\w){re.escape(value)}(?!\w)", known.text, re.I)
    ]
    return _kept(reading, lambda span: not any(start <= span.start and span.end <= end for start, end in places))


def own_name(known: Known, reading: Reading) -> Reading:
    """Without words that only name the parameter: no space's key is "the space"."""
    naming = {"the", "my", *spoken(reading.param).split()}
    return _kept(reading, lambda span: not set(whole_words(known.text, span).casefold().split()) <= naming)


def _kept(reading: Reading, keeps: Callable[[Span], bool]) -> Reading:
    return replace(reading, spans=tuple(filter(keeps, reading.spans)))
