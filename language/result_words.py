"""Words by which a request speaks of what was found before: "it", "that amount", "an hour before the first one", "if it
rains". Pure; what they come to is worked out where the results are known."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, cast

from steward.language.moments.spans import moment_spans
from steward.language.units import times_in
from steward.language.word_lists import any_of, by_value, by_word

ValueKind: TypeAlias = Literal["amount", "moment", "reference", "address"]
_LONGEST: Final = 400
_WHOLE: Final = re.compile(any_of("whole_results"), re.I)
_SINGLE: Final = re.compile(any_of("single_results"), re.I)
_OBJECT: Final = re.compile(rf"(?:(?<!\w)(?<!\bis )|(?<=\w)(?=l[oa]s?\b))(?:{any_of('result_objects')})\b", re.I)
_KINDS: Final = cast(
    "dict[ValueKind, re.Pattern[str]]",
    {kind: re.compile(rf"\b(?:{'|'.join(words)})\b", re.I) for kind, words in by_value("value_kinds").items()},
)
_ASKED: Final = re.compile(rf"(?:{any_of('value_leads_in')})\s(.{{1,60}})", re.I)
_RELATION: Final = re.compile(
    rf"(?P<length>(?:\w{{1,20}} ){{1,5}})(?P<word>{any_of('before_after')})(?!\w) ?(?P<what>.{{1,80}})", re.I
)
_BEFORE: Final = re.compile("|".join(by_value("before_after")["-1"]), re.I)
_IF: Final = re.compile(rf"\b(?:{any_of('conditions')})\s", re.I)
_DEED: Final = re.compile(rf"(?:,\s*|\s)(?=(?:{any_of('deed_verbs')})\b)", re.I)
_INDIRECT: Final = re.compile(rf"\b(?:{any_of('indirect_questions')})$", re.I)
"""Matches the end of "add a task to check", before "if the door is shut"."""
_FALLING: Final = {kind: re.compile(rf"\b(?:{'|'.join(words)})\b", re.I) for kind, words in by_value("falling").items()}
_COMPARING: Final = re.compile(
    rf"\b(?:(?P<above>{'|'.join(by_value('comparing')['>'])})|(?P<below>{'|'.join(by_value('comparing')['<'])}))\b",
    re.I,
)
_NUMBER: Final = re.compile(r"-?\d{1,12}(?:[.,]\d{1,6})?")
_DENYING: Final = re.compile(rf"(?:\b|(?<=\w))(?:{any_of('denying')})\b", re.I)
_HAVING: Final = re.compile(rf"\b(?:{any_of('having')})\b", re.I)
_PLACES: Final = {
    int(place): re.compile(rf"\b(?:{'|'.join(words)})\b", re.I) for place, words in by_value("result_places").items()
}
_YOURS: Final = by_word("yours")
_MINE: Final = re.compile(rf"\b(?:{'|'.join(_YOURS)})\b", re.I)
_OPENING: Final = re.compile(rf"(?:(?:{any_of('reading_openings')})\s+)++", re.I)
_PLACE: Final = re.compile(rf"\s(?:{any_of('reading_places')})$", re.I)


@dataclass(frozen=True, slots=True)
class Words:
    """A stretch of a text."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Value:
    """A value of a kind that a text takes from a result, and where it says so."""

    kind: ValueKind
    words: Words


@dataclass(frozen=True, slots=True)
class Relation:
    """A moment told by another: so many seconds (negative: before) from when `what` is, and where the text says it."""

    seconds: float
    what: str
    words: Words


@dataclass(frozen=True, slots=True)
class Conditional:
    """What is to be done, and only if something is so."""

    condition: str
    order: str


@dataclass(frozen=True, slots=True)
class Check:
    """What a condition looks for: a kind of weather, a number above or below a bound, or that there is any."""

    kind: Literal["rain", "snow", "storm", "above", "below", "any"]
    bound: float = 0.0
    denied: bool = False


def means_result(content: str) -> bool:
    """Whether words stand for a result as a whole: "that", "a summary"."""
    return _WHOLE.fullmatch(content.strip()) is not None


def means_one(content: str) -> bool:
    """Whether they stand for one thing of it: "it", not "them"."""
    return _SINGLE.fullmatch(content.strip()) is not None


def object_in(text: str) -> Words | None:
    """The words that stand for what was found, as the object of an order: the it of "add it to my calendar"; None for
    "say that it works"."""
    found = _OBJECT.search(text[:_LONGEST])
    return Words(*found.span(), found[0]) if found else None


def value_in(text: str) -> Value | None:
    """The first value that a text takes from a result: the that amount of "pay that amount"."""
    found = [(match, kind) for kind, pattern in _KINDS.items() if (match := pattern.search(text[:_LONGEST]))]
    if not found:
        return None
    match, kind = min(found, key=lambda one: one[0].start())
    return Value(kind, Words(*match.span(), match[0]))


def is_value(content: str) -> bool:
    """Whether words are a value of a result and nothing else: "the price"."""
    found = value_in(content)
    return found is not None and found.words.text == content.strip()


def asked_value(text: str) -> Value | None:
    """The value that a text asks to be told, and nothing else: "tell me the amount"."""
    asked = _ASKED.fullmatch(" ".join(text.split()).rstrip(" .!?"))
    found = value_in(asked[1]) if asked else None
    return found if found and asked and found.words.text == asked[1] else None


def relation_in(text: str) -> Relation | None:
    """How a moment is told by another: "30 minutes before the first one"; None in "before noon"."""
    for match in _RELATION.finditer(text[:_LONGEST]):
        words = match["length"].split()
        for place in range(len(words)):
            counted = times_in(" ".join(words[place:]))
            if counted:
                start = match.start() + len(match["length"]) - len(" ".join(words[place:])) - 1
                seconds = sum(number * _SECONDS[unit] for number, unit in counted if unit in _SECONDS)
                sign = -1 if _BEFORE.fullmatch(match["word"]) else 1
                return Relation(sign * seconds, match["what"].strip(" .!?"), Words(start, match.end(), match[0]))
    return None


_SECONDS: Final = {"second": 1, "minute": 60, "hour": 3600, "day": 86400, "week": 604800}


def conditional_in(text: str) -> Conditional | None:
    """The condition of a text and what it orders: "if it rains tomorrow remind me ...", "remind me ... if it rains"."""
    message = " ".join(text.split())
    begins = _IF.search(message) if len(message) <= _LONGEST else None
    if begins is None:
        return None
    if begins.start() > 3:
        order, condition = message[: begins.start()].strip(" ,;"), message[begins.end() :].strip(" .,!?")
        return Conditional(condition, order) if order and condition and not _INDIRECT.search(order) else None
    deed = _DEED.search(message, begins.end() + 3)
    if deed is None:
        return None
    return Conditional(message[begins.end() : deed.start()].strip(" ,"), message[deed.end() :].strip())


def check_of(condition: str) -> Check | None:
    """What a condition looks for; None where it looks for nothing that results tell."""
    denied = _DENYING.search(condition) is not None
    for kind, pattern in _FALLING.items():
        if pattern.search(condition):
            return Check(cast("Literal['rain', 'snow', 'storm']", kind), denied=denied)
    compared = _COMPARING.search(condition)
    number = _NUMBER.search(condition, compared.end()) if compared else None
    if compared and number:
        side = cast("Literal['above', 'below']", compared.lastgroup)
        return Check(side, float(number[0].replace(",", "" if re.search(r",\d{3}", number[0]) else ".")), denied)
    return Check("any", denied=denied) if _HAVING.search(condition) else None


def thing_read(text: str) -> str:
    """What a reading request is about: "my next flight" of "look up my next flight in my mail"."""
    thing = _OPENING.sub("", text.strip(" ¿¡.!?"), count=1)
    return _PLACE.sub("", thing).strip()


def place_in(words: str) -> int | None:
    """Which of the things found words mean by its place, from 0; -1 for the last one."""
    return next((place for place, pattern in _PLACES.items() if pattern.search(words)), None)


def addressed_to_user(words: str) -> str:
    """The user's words as somebody says them back: "my todo list" is "your todo list"."""
    return _MINE.sub(lambda match: _YOURS[match[0].casefold()], words)


def moment_words(text: str) -> str:
    """The days and times of a text, as it says them."""
    return " ".join(text[span.start : span.end] for span in moment_spans(text))
