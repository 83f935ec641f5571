"""Rules about days and lengths of time, in English, German and Spanish. Pure.

`registry` lists them. They only find the words: which date those mean `language.moments` decides, when the tool is
called.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import log
from typing import Any, Final

from steward.contracts.base import Json
from steward.language.moments.repeats import repeat_place
from steward.language.moments.spans import phrases
from steward.language.units import amount_in, says_unit_of_time
from steward.language.word_lists import any_of, words_for
from steward.planners.embedded.judge.evidence import Evidence, is_free
from steward.planners.embedded.judge.readings import Reading, Span
from steward.planners.embedded.judge.schemas import (
    enumeration,
    is_boolean,
    is_number,
    is_text,
    name_in_words,
    parameter_words,
)

_NAMED: Final = any_of("weekdays", "named_days")
"""Days by their names; "am morgen" and "por la mañana" are times of any day."""
_WHICH: Final = rf"(?:(?:{any_of('next', 'this')}) )?"
_ALONE: Final = re.compile(rf"(?<![\w-]){_WHICH}(?:{_NAMED})(?![\w-])", re.I)
""" "next tuesday"; in "tuesday-club" there is no day."""
_AT: Final = re.compile(r"^(?:(?:at|on)\s+(?=\S)(?!\d{1,2}(?:\s+(?!am|pm|uhr|o)|$)))?(?:the\s+(?=\d))?", re.I)
""" "at noon" is "noon", "on the 5th" is "5th"; "at 9" stays."""
_WHAT: Final = re.compile(rf"¿?(?:{any_of('what_leads')})\b", re.I)
_UNTIL: Final = re.compile(rf"\W*(?:{any_of('until')})\b", re.I)
""" " until the 11th" after a start."""
_ENDING: Final = re.compile(rf"\b(?:{any_of('endings_of_events')})\b", re.I)
""" "until" and "extend": what says that a time is an end."""
_HOUR: Final = r"\d{1,2}(?::\d{2})?\s?(?:am|pm|uhr|h)\b|\d{1,2}:\d{2}\b"
_PLACE_AFTER: Final = re.compile(
    rf"(?<!\S)((?:[^\s,;]++ ){{0,6}}?(?:{_HOUR})) (?:{any_of('place_leads')}) (?!(?:the |der |die )?\d)"
    r"([^\d,;.!?]{3,60})(?=[,;.!?]|$)",
    re.I,
)
""" "saturday 11am" and "five elephant" of "saturday 11am at five elephant, please"; no hour after "at"."""
_PLACE: Final = frozenset({"location", "place", "where"})
_ENDS: Final = (
    ("start", "end"),
    ("from", "to"),
    ("begin", "end"),
    ("check_in", "check_out"),
    ("checkin", "checkout"),
    ("arrival", "departure"),
    ("since", "until"),
)
_STARTING: Final = re.compile(rf"(?<!\w)(?:{any_of('beginning_from')})\s+$", re.I)
_NO_REPEAT: Final = frozenset(words_for("no_repeat"))
_REPEATS: Final = frozenset(("repeat", "recurrence", "repetition"))
_UNITS: Final = {"h": "hours", "d": "days", "w": "weeks", "wk": "weeks", "mo": "months", "y": "years", "yr": "years"}
_VALUE: Final = re.compile(rf"(\d+) ?({'|'.join(_UNITS)}|[a-z]{{4,}})", re.I)
"""A listed value that is a length of time: "5d" and "1 month" match, "daily" does not."""
_TO_DATE: Final = re.compile(rf"\b(?:{any_of('year_to_date')})\b", re.I)
""" "so far this year"."""
_NEAR: Final = log(1.45)
"""How far two lengths of time may differ, as a logarithm: a week fits five trading days, a quarter three months."""


def is_moment(name: str, schema: dict[str, Any]) -> bool:
    """Whether a parameter's name says that its words are a date or a time."""
    words = name_in_words(name).replace(" ", "_")
    named = re.search(r"(?:^|_)(?:when|date|time|day|start|end|due|deadline)(?:_|$)", words)
    return bool(named) and is_text(schema)


def only_day(text: str) -> str | None:
    """The day that a text names; None when it names none or several."""
    found = [match[0] for match in _ALONE.finditer(text)]
    return found[0] if len(found) == 1 else None


def drop_time_preposition(evidence: Evidence, name: str, _: Span, words: str) -> str:
    """A date or time without its preposition: "noon" of "at noon"."""
    return _AT.sub("", words) if is_moment(name, evidence.properties[name]) else words


def drop_question_before_day(evidence: Evidence, name: str, _: Span, words: str) -> str:
    """A date or time without the question before it: "viernes" of "qué tengo el viernes"."""
    if not is_moment(name, evidence.properties[name]) or not _WHAT.match(words):
        return words
    return words[found[0].start :] if (found := phrases(words)) else words


def swap_start_and_end(evidence: Evidence, spans: dict[str, Span]) -> dict[str, Span]:
    """A start and an end changed round where the end was given the words before "to": the 8th of "from the 8th to the
    11th" is the start."""
    for name, other in _ranges(list(spans)):
        if other in spans and _UNTIL.match(evidence.text, spans[other].end):
            spans = {**spans, name: spans[other], other: spans[name]}
    return spans


def start_of_lone_end(evidence: Evidence, spans: dict[str, Span]) -> dict[str, Span]:
    """A time given to the start where only an end was given one and nothing says that something ends: of "move the
    meeting to 15:00" the event starts then."""
    for name, other in _ranges(evidence.properties):
        if other not in spans or name in spans or "time" not in name_in_words(name).split():
            continue
        words = evidence.text[spans[other].start : spans[other].end]
        if not _ENDING.search(evidence.text) and not says_unit_of_time(words):
            rest = {known: taken for known, taken in spans.items() if known != other}
            return {**rest, name: spans[other]}
    return spans


def drop_place_of_time(evidence: Evidence, name: str, _: Span, words: str) -> str:
    """A date or time without the place after its hour: "saturday 11am" of "saturday 11am at five"."""
    found = _PLACE_AFTER.match(words) if is_moment(name, evidence.properties[name]) else None
    return words[: found.end(1)] if found else words


def place_after_time(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The place that stands after an hour, for a place that is asked for and not read: "11am at five elephant"."""
    if not _PLACE.intersection(name_in_words(name).split()) or name in evidence.required or not is_text(schema):
        return None
    if not any(is_moment(other, known) for other, known in evidence.properties.items()):
        return None
    found = _PLACE_AFTER.search(evidence.text)
    return found[2].strip() if found else None


def give_lengths_to_numbers(evidence: Evidence, spans: dict[str, Span]) -> dict[str, Span]:
    """A length of time given to the number that counts it, not to a day: "the past 10 days" where there is both."""
    for name, span in spans.items():
        words = evidence.text[span.start : span.end]
        if not is_moment(name, evidence.properties[name]) or not says_unit_of_time(words):
            continue
        for other, schema in evidence.properties.items():
            if (
                is_number(schema)
                and other not in spans
                and amount_in(words, parameter_words(other, schema)) is not None
            ):
                rest = {known: taken for known, taken in spans.items() if known != name}
                return {**rest, other: span}
    return spans


def give_whole_moments(evidence: Evidence, spans: dict[str, Span]) -> dict[str, Span]:
    """All words of a moment given to the time that has some of them: "7 tomorrow" for "tomorrow", and to the start both
    hours of "monday 10-12". What is changed has moments of its own beside the new one."""
    if any(name.endswith("_id") for name in evidence.required):
        return spans
    ends = {end for _, end in _ranges(evidence.properties)}
    for phrase in phrases(evidence.text):
        taken = [name for name, span in spans.items() if span.start < phrase.stop and phrase.start < span.end]
        if not taken or not all(is_moment(name, evidence.properties[name]) for name in taken):
            continue
        if len(taken) > 1 and not phrase.time_range:
            continue
        first = next((name for name in taken if name not in ends), taken[0])
        start, end = min(phrase.start, spans[first].start), max(phrase.stop, spans[first].end)
        rest = {name: span for name, span in spans.items() if name == first or name not in taken}
        spans = {**rest, first: Span(start, end, spans[first].probability, evidence.text[start:end])}
    return spans


def drop_no_repetition(evidence: Evidence, reading: Reading) -> Reading:
    """Words that say how often nothing comes, for what says how often it does: "pay"."""
    if reading.param not in _REPEATS:
        return reading
    words = {span: evidence.text[span.start : span.end] for span in reading.spans}
    return replace(reading, spans=tuple(span for span in reading.spans if _says_how_often(words[span])))


def _says_how_often(words: str) -> bool:
    return "FREQ=" in words.upper() or words.casefold() in _NO_REPEAT or repeat_place(words) is not None


def give_repetitions(evidence: Evidence, spans: dict[str, Span]) -> dict[str, Span]:
    """The words for how often given to the time that has some of them, or stands beside them: "every year" to "29
    February", "twice a day" to "a day". They are taken out of it where the call is prepared."""
    place = repeat_place(evidence.text)
    if place is None or not _REPEATS.intersection(evidence.properties):
        return spans
    moments = [name for name in spans if is_moment(name, evidence.properties[name])]
    only_often = [name for name in moments if place[0] <= spans[name].start and spans[name].end <= place[1]]
    if only_often and len(moments) > 1 and not phrases(evidence.text[slice(*place)]):
        spans = {name: span for name, span in spans.items() if name not in only_often}
    for name, span in spans.items():
        if is_moment(name, evidence.properties[name]) and span.start - 1 <= place[1] and place[0] <= span.end + 1:
            start, end = min(place[0], span.start), max(place[1], span.end)
            whole = Span(start, end, span.probability, evidence.text[start:end])
            others = [taken for other, taken in spans.items() if other != name]
            return {**spans, name: whole} if is_free(start, end, others) else spans
    return spans


def repetition_said(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """How often it comes again, where a tool asks that and no moment has the words: "twice a day", "biweekly"."""
    if name not in _REPEATS or not is_text(schema):
        return None
    place = repeat_place(evidence.remaining_text)
    return evidence.remaining_text[slice(*place)].strip() if place is not None else None


def start_of_repetition(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The weekday or hour of what comes again together with the day from which it does, where other words stand between
    them: "freitags um 8 Uhr den Zahnarzt, ab nächster Woche"."""
    ends = {end for _, end in _ranges(evidence.properties)}
    if name in ends or not (is_moment(name, schema) and _REPEATS.intersection(evidence.properties)):
        return None
    if repeat_place(evidence.text) is None or any(name.endswith("_id") for name in evidence.required):
        return None
    found = phrases(evidence.text)
    if len(found) != 2 or not _STARTING.search(evidence.text[: found[1].start]):
        return None
    return " ".join(evidence.text[phrase.start : phrase.stop] for phrase in found)


def _ranges(names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Pairs of a start and its end among parameters: ("start_date", "end_date")."""
    for name in names:
        yield from ((name, last + name.removeprefix(first)) for first, last in _ENDS if name.startswith(first))


def nearest_period(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The listed value nearest to the length of time in the text: "over five days" is 5d, "the past year" 1y."""
    values = enumeration(schema)
    if not values or is_boolean(schema) or not (name in evidence.values or evidence.is_likely(name)):
        return None
    return period_in(evidence.remaining_text, values)


def period_in(text: str, values: Sequence[Any]) -> Json:
    """The value nearest to a text's length of time; None where the values are no lengths or none is near."""
    lengths = {value: days for value in values if (days := _days(str(value)))}
    if len(lengths) < 2:
        return None
    if "ytd" in values and _TO_DATE.search(text):
        return "ytd"
    message = amount_in(text, "days")
    if not message or message < 0:
        return None
    nearest = min(lengths, key=lambda value: abs(log(lengths[value] / message)))
    return nearest if abs(log(lengths[nearest] / message)) < _NEAR else None


def _days(value: str) -> float | None:
    match = _VALUE.fullmatch(value)
    return amount_in(f"{match[1]} {_UNITS.get(match[2].lower(), match[2])}", "days") if match else None
