"""Rules about words that are no argument, and about tools that cannot do what is ordered. Pure.

`registry` lists them: `cannot_do` and `service_names` are asked of a tool, the others of what the judge pointed at.
They only take away; no rule here proposes a value.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from steward.contracts.record_names import is_id_name
from steward.contracts.tool_meaning import Does
from steward.language.addresses import ADDRESS_IN_TEXT
from steward.language.moments.spans import moment_spans
from steward.language.recipient_changes import ruled_out_people
from steward.language.word_lists import any_of, by_value
from steward.planners.embedded.judge.evidence import Evidence
from steward.planners.embedded.judge.extent_rules import WHERE, whole_words
from steward.planners.embedded.judge.layout import ToolText
from steward.planners.embedded.judge.readings import Reading, Span
from steward.planners.embedded.judge.schemas import enumeration, is_address, name_in_words
from steward.planners.embedded.judge.values import bare

_UNDER: Final = any_of("under")
_SERVICE: Final = 0.02
"""What the likelihood of the service's own name is multiplied by, where nothing else is required of a request."""
_NAME: Final = re.compile(r"(?:(?<=[\w,:] )|(?<=\())(?=\w*[a-z])\w*[A-Z]\w*")
"""A word that is written as a name inside a sentence: "GitHub" in "an issue on GitHub"; SELECT is none."""
_ASKING: Final = re.compile(rf"(?:(?:{any_of('order_openings')})\b[\s,:]*)*", re.I)
"""What may stand before an order: "ok, could you please". Not "I need to": that may be for a reminder."""
_KEPT: Final = frozenset({"event", "task", "reminder", "note", "fact"})
"""Of what the tools are that only note what somebody is going to do: "pay the rent on friday, remind me" orders no
payment."""
_NEEDED: Final = {
    deed: re.compile(rf"(?<!\w)(?:{'|'.join(words)})", re.I) for deed, words in by_value("needed_words").items()
}
"""Words without which nobody means a tool, by its deed and what that is done to."""
_ORDERED: Final = {
    re.compile(rf"(?:{'|'.join(verbs)})\b", re.I): re.compile(
        rf"\b(?:{'|'.join(by_value('orders_told')[order])})", re.I
    )
    for order, verbs in by_value("orders").items()
}
"""Verbs by which a request orders a deed, and beginnings of words by which a tool says that it does such a deed."""


_MADE: Final = re.compile(
    rf"(?:{any_of('creating_verbs')}) (?:(?:{any_of('made_new')}) )?(?P<kind>[^\W\d_]+)(?!\w)", re.I
)
"""Matches "add task" of "add task number 4 to my list", not "add a note to task 4"."""


_PUT: Final = re.compile(
    rf"(?:{any_of('putting_verbs')}) (?!(?:{any_of('definite', 'own', 'pointing')})\b)"
    rf"(?!.*\b(?:{any_of('moved_to', 'earlier')})\b)(?=\w)",
    re.I,
)
"""Matches the "put " of "put lunch with Sara on Friday", not of "put the lunch on Friday" or "put lunch to Friday"."""


_SUBJECT_WORD: Final = re.compile(rf"(?<!\w)(?:{any_of('subject_leads')})(?!\w)", re.I)


def makes_new_thing(request: str, tool: ToolText) -> bool:
    """Whether a request orders a thing to be made that the tool only finds by its id: "add task number 4" changes no
    task 4, and what is put on a day without "the" is no event yet."""
    begun = _ASKING.match(request)
    at = begun.end() if begun else 0
    if tool.meaning.does is Does.CHANGE and tool.meaning.of == "event" and (put := _PUT.match(request, at)):
        return bool(moment_spans(request[put.end() :]))
    made = _MADE.match(request, at)
    if made is None:
        return False
    return any(
        is_id_name(param.name) and made["kind"].casefold() in name_in_words(param.name).split() for param in tool.params
    )


def lacks_needed_words(request: str, tool: ToolText) -> bool:
    """Whether a tool does something that has words of its own, and the request has none of them: "mail Bob I'm late" is
    for no tool that forwards or marks mails."""
    needed = _NEEDED.get(" ".join(tool.meaning.deed))
    return needed is not None and needed.search(request) is None


def service_names(name: str, description: str, knows: Callable[[str], bool]) -> set[str]:
    """Names of the service that a tool belongs to, in lower case: "spotify" of `spotify_play`.

    They are names in the description that the tool's own name holds too, and those of either that are no words of the
    language (`knows`).
    """
    reported = {word.casefold() for word in _NAME.findall(description)}
    own = set(name_in_words(name).split())
    return (reported & own) | {word for word in reported | own if not knows(word)}


def cannot_do(request: str, tool: ToolText) -> bool:
    """Whether a request begins with an order ("delete the page") and nothing in the tool's name, description or values
    speaks of such a deed (`create_page`)."""
    begun = _ASKING.match(request)
    at = begun.end() if begun else 0
    reported = next((reported for verbs, reported in _ORDERED.items() if verbs.match(request, at)), None)
    if reported is None or tool.meaning.is_of(_KEPT):
        return False
    values = (value for param in tool.params for value in (name_in_words(param.name), *param.values))
    return not reported.search(" ".join([name_in_words(tool.name), tool.description, *values]))


def drop_own_service(evidence: Evidence, reading: Reading) -> Reading:
    """A reading without the name of the tool's own service: the "Spotify" of "play it on Spotify" is no device."""
    if not evidence.services:
        return reading
    spans, absent = [], reading.absent
    for span in (_without_service(evidence, span) for span in reading.spans):
        words = bare(evidence.text[span.start : span.end])
        if re.sub(rf"^(?:{WHERE})\s+", "", words.casefold()) not in evidence.services:
            spans.append(span)
        elif evidence.required == [reading.param]:
            spans.append(replace(span, probability=span.probability * _SERVICE))
        else:
            absent += span.probability
    return replace(reading, absent=absent, spans=tuple(sorted(spans, key=lambda span: -span.probability)))


def _without_service(evidence: Evidence, span: Span) -> Span:
    """A span without its service at either end: "jazz" of "jazz on Spotify" and of "Spotify for jazz"."""
    words = bare(evidence.text[span.start : span.end])
    place = re.search(rf"(?<!\s)\s++(?:{WHERE})\s++(?:(?:my|the)\s++)?(\w++)$", words, re.I)
    if place and place[1].casefold() in evidence.services:
        span = replace(span, end=span.start + place.start())
    into = re.match(rf"(\w+)\s+(?:(?:{WHERE}|{_UNDER})\s+)?(?=\S)", words, re.I)
    if into and into[1].casefold() in evidence.services:
        span = replace(span, start=span.start + into.end())
    return span


def drop_words_beside_address(evidence: Evidence, reading: Reading) -> Reading:
    """A reading of an address without the words beside it ("Kim Lee, kim@example.com"); where the text has addresses,
    without all words that are none."""
    if not is_address(reading.param, evidence.properties[reading.param]):
        return reading
    spans = []
    for span in reading.spans:
        found = list(ADDRESS_IN_TEXT.finditer(evidence.text[span.start : span.end]))
        only = found[0].span() if len(found) == 1 else (0, span.end - span.start)
        if found or not ADDRESS_IN_TEXT.search(evidence.text):
            spans.append(replace(span, start=span.start + only[0], end=span.start + only[1]))
    return replace(reading, spans=tuple(spans))


def drop_ruled_out_people(evidence: Evidence, reading: Reading) -> Reading:
    """A reading of an address without whom the text rules out: "Alice" of "Alice but not Bob", and never Bob."""
    places = ruled_out_people(evidence.text) if is_address(reading.param, evidence.properties[reading.param]) else []
    if not places:
        return reading
    spans = []
    for span in reading.spans:
        ends = [start for start, end, _ in places if start < span.end and span.start < end]
        if not ends or span.start < min(ends):
            spans.append(replace(span, end=min([span.end, *ends])))
    return replace(reading, spans=tuple(spans))


def drop_chosen_values(evidence: Evidence, reading: Reading) -> Reading:
    """A reading without the words of listed values that the judge chose for other parameters, where a value has several
    words: "high priority"."""
    values = [
        name_in_words(str(value))
        for other, value in evidence.values.items()
        if other != reading.param and enumeration(evidence.properties[other])
    ]
    places = [
        match.span()
        for value in values
        if " " in value
        for match in re.finditer(rf"(?<!\w){re.escape(value)}(?!\w)", evidence.text, re.I)
    ]
    return _kept(reading, lambda span: not any(start <= span.start and span.end <= end for start, end in places))


def drop_subject_of_known_mail(evidence: Evidence, reading: Reading) -> Reading:
    """A reading without a subject where nothing calls it one: in "answer Kim's mail about the logo" it says which mail
    is meant, and the answer has that mail's."""
    answers = any(is_id_name(name) for name in evidence.required)
    if reading.param != "subject" or not answers or _SUBJECT_WORD.search(evidence.text):
        return reading
    return replace(reading, spans=())


def drop_parameter_name(evidence: Evidence, reading: Reading) -> Reading:
    """A reading without spans that only name the parameter: "the space" is no value of `space`."""
    naming = {"the", "my", *name_in_words(reading.param).split()}
    return _kept(reading, lambda span: not set(whole_words(evidence.text, span).casefold().split()) <= naming)


def _kept(reading: Reading, keeps: Callable[[Span], bool]) -> Reading:
    return replace(reading, spans=tuple(filter(keeps, reading.spans)))
