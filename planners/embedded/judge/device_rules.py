"""Rules about devices in a house: relative changes ("a bit warmer"), and what is meant where no device is named. Pure.

`registry` lists them. They only speak of parameters whose values or names are those of the home tools.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

from steward.contracts.base import Json
from steward.language.moods import Mood, mood_of, without_opening
from steward.language.unicode_text import unaccented
from steward.language.word_lists import any_of, by_value, by_word, single_words, words_for
from steward.planners.embedded.judge.evidence import Evidence, is_free
from steward.planners.embedded.judge.readings import Reading, Span
from steward.planners.embedded.judge.schemas import enumeration, is_text, name_in_words

_STEPS: Final = {step: re.compile("|".join(words), re.I) for step, words in by_value("steps").items()}
"""Matches the "warmer" of "a bit warmer" and the "heating down" of "turn the heating down"."""
_SETTINGS: Final = by_word("step_settings")
"""What a step changes: "volume" for "louder"."""
_TO_A_VALUE: Final = re.compile(rf"\b(?:{any_of('change_to')}) \d", re.I)
"""Matches the "to 2" of "turn the heating up to 21": what it is to be is said."""
_EVERYTHING: Final = re.compile(rf"\b(?:{any_of('all_devices')})\b", re.I)
_KINDS: Final = frozenset(word for words in by_value("device_kinds").values() for word in words)
_PLURALS: Final = frozenset(unaccented(word) for word in words_for("device_plurals"))
_HOME: Final = frozenset(
    word for kind in ("home_places", "home_things") for said in by_word(kind) for word in unaccented(said).split()
)
_CLAUSE_END: Final = re.compile(r"[,;.!?]\s|\s[-–]\s")
_TAIL: Final = re.compile(rf"(?:(?<![\s,])[\s,]++(?:{any_of('switch_tails')})){{1,3}}$", re.I)
_ORDER: Final = re.compile(rf"(?:{any_of('switch_orders')})\b", re.I)
"""Matches the beginning of "switch off the radio"."""
_MARK: Final = re.compile(rf"(?<=\w) (?:{any_of('switch_marks')})$", re.I)
"""Matches the end of "hallway on"; nothing of "on"."""
_ON_OR_OFF: Final = re.compile(rf"(?<=\w) (?:{any_of('on_or_off')})$", re.I)
_OF_A_NAME: Final = 4
"""Words, with an article."""
_BESIDE_KINDS: Final = frozenset(
    map(unaccented, single_words("home_words", "switch_marks", "day_articles", "place_leads"))
)
"""What may stand between a kind of device and its room: "off in the"."""
_ALL_SWITCHED: Final = re.compile(
    rf"(?:{any_of('switch_orders')})(?: (?:{any_of('switch_marks')}))? (?:{any_of('all_devices')})"
    rf"(?: (?:{any_of('switch_marks')}))?",
    re.I,
)
"""Matches "turn off everything", "mach alles aus" and "apaga todo" as a whole."""
_LEADS: Final = re.compile(rf"(?:(?:{any_of('switch_orders', 'switch_marks', 'day_articles')})\b\s*)+", re.I)
_DEGREES: Final = re.compile(
    rf"(?:\b(?:{any_of('change_to')})\s+)(\d{{1,3}}(?:[.,]\d)?)(?![\w%:])(?:\s*(?:°|{any_of('degrees')})\b)?(?!\s*%)",
    re.I,
)
"""Matches the 21 of "heating to 21" and "auf 21,5 Grad"; no share and no hour."""
_WARMING: Final = frozenset(by_value("device_kinds")["climate"])
_DEVICE: Final = "device"
_WARMTH: Final = "temperature"


def drop_unasked_step(evidence: Evidence, reading: Reading) -> Reading:
    """A reading without a step that the text does not ask for: "dim it to 30 %" says what it should be."""
    schema = evidence.properties[reading.param]
    steps = _STEPS.keys() & set(map(str, enumeration(schema)))
    if not steps or step_of_setting(evidence, reading.param, schema) is not None:
        return reading
    return replace(reading, absent=1.0, spans=(), value_place=None)


def is_switched(request: str) -> bool:
    """Whether a request orders that a device is switched, by the verb it begins with or the particle it ends with:
    "hallway on", "arm the alarm, away mode". A question orders nothing."""
    said = without_opening(request).strip()
    if mood_of(said) is not Mood.ORDER:
        return False
    end = _CLAUSE_END.search(said)
    clause = said[: end.start()] if end else said.rstrip(" .!")
    marked = _MARK.search(_TAIL.sub("", clause))
    return bool(_ORDER.match(said) or marked) and not clause.endswith("?")


def switches_home(request: str) -> bool:
    """Whether a request surely switches something in a home: "coffee off again, im leaving"."""
    end = _CLAUSE_END.search(request)
    clause = _TAIL.sub("", request[: end.start()] if end else request.rstrip(" .!"))
    marked = _ON_OR_OFF.search(clause)
    named = clause[: marked.start()].split() if marked else []
    if _ALL_SWITCHED.fullmatch(without_opening(request).strip(" .!")) is not None:
        return True
    return is_switched(request) and 0 < len(named) <= _OF_A_NAME and names_home(" ".join(named))


def drop_reason(evidence: Evidence, reading: Reading) -> Reading:
    """A reading of a device without words of a later clause that name nothing in a home: "unlock it, the neighbour is
    coming" gives a reason."""
    if not is_device(reading.param) or not is_switched(evidence.text):
        return reading
    order = _CLAUSE_END.search(evidence.text)
    if order is None:
        return reading
    kept = [span for span in reading.spans if span.start < order.end() or names_home(_words_at(evidence, span))]
    absent = (
        reading.absent
        if len(kept) == len(reading.spans)
        else max(reading.absent, 1.0 - sum(s.probability for s in kept))
    )
    return replace(reading, spans=tuple(kept), absent=absent)


def device_alone(evidence: Evidence, name: str, span: Span) -> Span:
    """The words of a device without the order before them and the reason after them: the radio of "switch off the
    radio, i need silence"."""
    if not is_device(name) or not is_text(evidence.properties[name]):
        return span
    words = _words_at(evidence, span)
    end = _CLAUSE_END.search(words)
    if end is not None and not names_home(words[end.end() :]):
        span, words = replace(span, end=span.start + end.start()), words[: end.start()]
    lead = _LEADS.match(words)
    if lead is not None and words[lead.end() :].strip():
        span = replace(span, start=span.start + lead.end())
    return span


def device_with_kind(evidence: Evidence, name: str, span: Span) -> Span:
    """A room with the kind of device that stands before it: "lights off in the kitchen"."""
    if not is_device(name) or not is_text(evidence.properties[name]) or _names_kind(_words_at(evidence, span)):
        return span
    begin = max((found.end() for found in _CLAUSE_END.finditer(evidence.text, 0, span.start)), default=0)
    before = evidence.text[: span.start]
    kinds = [word for word in re.finditer(r"\w+", before) if word.start() >= begin and _names_kind(word[0])]
    start = kinds[0].start() if kinds and _BESIDE_KINDS.issuperset(_words(before[kinds[0].end() :])) else span.start
    return replace(span, start=start) if is_free(start, span.end, evidence.other_spans(name)) else span


def action_of_degrees(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """Setting the warmth, where degrees are told for what heats: "Heizung im Bad auf 21"."""
    setting = next((one for one in enumeration(schema) if _WARMTH in name_in_words(str(one)).split()), None)
    return setting if setting is not None and _degrees(evidence) is not None else None


def stated_degrees(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """{"temperature": 21} for the setting of a device that heats."""
    takes = schema.get("properties", {}) if isinstance(schema.get("properties"), dict) else {}
    degrees = _degrees(evidence) if _WARMTH in takes and evidence.values.get(name) in (None, {}) else None
    return None if degrees is None else {_WARMTH: degrees}


def _degrees(evidence: Evidence) -> float | None:
    if not any(map(is_device, evidence.properties)):
        return None
    found = _DEGREES.search(evidence.text)
    heats = not _WARMING.isdisjoint(_words(evidence.text))
    if found is None or not heats:
        return None
    number = float(found[1].replace(",", "."))
    return int(number) if number.is_integer() else number


def is_device(name: str) -> bool:
    """Whether a parameter takes a device."""
    return _DEVICE in name_in_words(name).split()


def _words(text: str) -> list[str]:
    return [unaccented(word) for word in re.findall(r"\w+", text)]


def _words_at(evidence: Evidence, span: Span) -> str:
    return evidence.text[span.start : span.end]


def _names_kind(words: str) -> bool:
    said = {unaccented(word) for word in re.findall(r"\w+", words) if not _ORDER.fullmatch(word)}
    return bool(said & (_KINDS | _PLURALS))


def names_home(words: str) -> bool:
    """Whether words name a room, a thing in one or a kind of device."""
    return _names_kind(words) or not _HOME.isdisjoint(_words(words))


def step_of_setting(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The listed step that the text asks for, where it does not say which value is wanted."""
    steps = [step for step in _STEPS if step in enumeration(schema)]
    if not steps or _TO_A_VALUE.search(evidence.text):
        return None
    return next((step for step in steps if _STEPS[step].search(evidence.text)), None)


def action_of_step(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The listed action that sets what the step in another parameter changes: "set_volume" for "louder"."""
    steps = [value for other, value in evidence.values.items() if other != name and isinstance(value, str)]
    setting = next((_SETTINGS[step] for step in steps if step in _SETTINGS), None)
    if setting is None:
        return None
    return next((one for one in enumeration(schema) if setting in name_in_words(str(one)).split()), None)


def device_in_general(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """ "everything", or the word that tells the kind of a device ("volume", "warmer"), for a device that is needed and
    not named."""
    steps = any(_STEPS.keys() & set(map(str, enumeration(other))) for other in evidence.properties.values())
    if not steps or name not in evidence.required or "device" not in name_in_words(name).split() or not is_text(schema):
        return None
    words = (word for word in re.findall(r"\w+", evidence.text) if unaccented(word) in _KINDS)
    if (kind := next(words, None)) is not None:
        return kind
    every = _EVERYTHING.search(evidence.text)
    return every[0] if every else None
