"""What a plain statement asks an assistant to do, as the request it makes: "I need to buy milk" is a task. Pure.

Called by the embedded planner for what is no request as it stands, and by the search for tools, so that what a
statement needs is offered. The patterns stand in language/*.yaml. It never decides whether anything is done.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, get_args

from steward.language.mail_orders import mail_order_at
from steward.language.moods import Mood, mood_of, without_opening
from steward.language.sums import sum_in
from steward.language.word_lists import LANGUAGES, any_of, by_language, by_value, by_word, values_by_language, words_for

Kind: TypeAlias = Literal[
    "forget",
    "name",
    "field",
    "fact",
    "due",
    "lacking",
    "done",
    "did",
    "renamed",
    "step",
    "dark",
    "cold",
    "hot",
    "event",
    "sum",
    "units",
    "check",
    "recall",
]
_LONGEST: Final = 200
_WHAT: Final = r"(?P<what>[^?!\n]{1,160}?)"
_SOME: Final = r"[^?!\n]{1,60}?"
_OF_ROOMS: Final = ("dark", "cold", "hot")
"""What is said of a room, and asks for its light or its heating."""
_ROOMS: Final = frozenset(by_word("home_places"))
_OF_A_NAME: Final = 3
"""Words; what is longer is no name to call somebody by."""
_NO_ERRAND: Final = re.compile("|".join(words_for("no_errands")), re.I)
"""Matches the "know when it opens" of what one needs to know, not "buy milk"."""
_NO_CALLING: Final = frozenset(words_for("no_callings"))
_PASSING: Final = re.compile(rf"\b(?:{any_of('passing')})\b", re.I)
_OWN: Final = re.compile(rf"\b(?:{any_of('own')})\b", re.I)
_BEFORE: Final = re.compile(rf"(?<!\w)(?:(?:{any_of('before_things')}) ){{1,2}}", re.I)
_DONE_ORDER: Final = re.compile(rf"(?:{any_of('done_orders')}) (?P<what>.+) (?:{any_of('done_as')})", re.I)
"""Matches the "mark laundry as" of "mark laundry as done"."""
_CHECKS: Final = {
    lang: re.compile(rf"(?:{'|'.join(words)})\b", re.I) for lang, words in by_language("check_openings").items()
}
_RECALL: Final = re.compile(rf"(?:{any_of('recall_openings')})\b", re.I)
_HOURS: Final = re.compile(rf"(?:{any_of('times_of_things')})", re.I)
"""Matches the beginning of "what time am i at the dentist", not of "what time is it in Oslo"."""
_DAYS: Final = re.compile(rf"(?:{any_of('days_of_things')})", re.I)
"""The same of "when's my one on one"."""
_EVENT: Final = re.compile(rf"\b(?:{any_of('event_words')})(?:s|es|en|e)?\b", re.I)
"""Matches "one on one" and "dentist": what stands in a calendar."""
_BESIDE_SUMS: Final = frozenset((*words_for("small_words"), *words_for("costing"), *words_for("padding")))
"""Words beside a sum that ask for it and for nothing else: "so what do ... make"."""
_TELLING: Final = re.compile(rf"(?:{any_of('telling_orders')})", re.I)
"""Matches "let Priya know" and "schreib Kim, dass": what somebody is to be told is no statement to the assistant."""
_ENDS: Final = re.compile(r"(?<![^\w\s)%?])[^\w\s)%?]++$")
"""A final stop, or a smile."""
_TAILS: Final = re.compile(rf"(?<=\w),? (?:{any_of('follow_up_endings')})$", re.I)
"""Matches the " too" of "bought milk too"."""
_THINGS: Final = frozenset(words_for("thing_words"))
_OF_AN_ERRAND: Final = 6
"""Words; who tells more tells a story."""
_RESTATED: Final = values_by_language("restated")
_ERRANDS: Final = values_by_language("errands")
_STEPS: Final = {step: re.compile("|".join(words), re.I) for step, words in by_value("steps").items()}
_ENTRIES: Final = by_value("profile_entries")
ERRAND_VERBS: Final = frozenset(verb.casefold() for verb in by_value("errands"))
"""Verbs by which tasks are named in any language: "buy", "kaufen"."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement as a request. `what` are its own words that matter, `verb` the errand that it says was run, as tasks
    are named by it, `old` the name of a task that gets another one."""

    kind: Kind
    request: str
    what: str
    key: str | None = field(default=None)
    """The entry of a profile that it tells."""
    verb: str | None = field(default=None)
    old: str = field(default="")


def _patterns() -> list[tuple[str, Kind, re.Pattern[str]]]:
    found = []
    for lang, kinds in values_by_language("statements").items():
        did = "|".join(word for forms in _ERRANDS[lang].values() for word in forms)
        errand = rf"(?:{'|'.join(_ERRANDS[lang])})\b"
        for kind in get_args(Kind):
            for reported in kinds.get(kind, ()):
                words = reported.replace("{what}", _WHAT).replace("{some}", _SOME).replace("{did}", f"(?P<did>{did})")
                words = words.replace("{errand}", errand)
                found.append((lang, kind, re.compile(rf"(?=\S)(?:{words})", re.I)))
    return found


_PATTERNS: Final = _patterns()
_CHANGED: Final = re.compile(rf"^(?:(?:{any_of('changed_leads')})[\s:,.;!–-]+(?:(?:{any_of('joining')})\s+)?)+", re.I)
"""Matches the "I moved: " of "I moved: I live in Rome now"."""
_NO_MORE: Final = re.compile(rf",\s(?:{any_of('no_more')})\s[^,;:?!]{{1,60}}$", re.I)
"""Matches the ", not blue" of "my favourite colour is green, not blue"."""
_SINCE_NOW: Final = re.compile(rf"(?<!\w)(?:{any_of('since_now')})(?!\w)", re.I)


def read_statement(text: str) -> Statement | None:
    """The request that a statement makes, in its own language; None for what makes none, such as "I'm tired"."""
    message = " ".join(without_opening(text).split())
    if len(message) > _LONGEST:
        return None
    if (reported := _scheduled(message) or _reckoned(message)) is not None:
        return reported
    if mood_of(message) is Mood.QUESTION:
        return _checked(message) or _recalled(message)
    message = _TAILS.sub("", _ENDS.sub("", message).rstrip())
    if _TELLING.match(message) or mail_order_at(message) is not None:
        return None
    if (fact := without_correction(message)) != message and (found := read_statement(fact)) and found.kind == "fact":
        return found
    for lang, kind, pattern in _PATTERNS:
        if (match := pattern.fullmatch(message)) is not None and (found := _statement(lang, kind, match)) is not None:
            return found
    return None


def without_correction(message: str) -> str:
    """What is so by what is told, without what was so before: "I live in Rome" of "I moved, I live in Rome now"."""
    now = _SINCE_NOW.sub("", _NO_MORE.sub("", _CHANGED.sub("", message)))
    return " ".join(now.split()).strip(" ,")


def _statement(lang: str, kind: Kind, match: re.Match[str]) -> Statement | None:
    words = match.groupdict()
    what = (words.get("what") or ("" if kind in _OF_ROOMS else match[0])).strip(" ,")
    if not what or not _makes(kind, what):
        return None
    if kind in ("done", "did"):
        ordered = _DONE_ORDER.fullmatch(what)
        what = _without_kind(_BEFORE.sub("", ordered["what"] if ordered else what))
    old = _without_kind(_BEFORE.sub("", words.get("old") or ""))
    verb = next((name for name, forms in _ERRANDS[lang].items() if words.get("did", "").casefold() in forms), None)
    [request] = _RESTATED[lang][kind]
    step = next((step for step, words in _STEPS.items() if words.search(what)), "")
    for name, value in (
        ("{what}", what),
        ("{step}", step),
        ("{verb}", verb or ""),
        ("{old}", old),
        ("{field}", _entry(kind, words.get("field")) or ""),
    ):
        request = request.replace(name, value)
    return Statement(kind, request, what, _entry(kind, words.get("field")), verb, old)


def _without_kind(what: str) -> str:
    """A thing without what such things are called: the invoice of "the invoice task"."""
    words = what.split()
    return " ".join(words[:-1] if len(words) > 1 and words[-1].casefold() in _THINGS else words)


def _entry(kind: Kind, message: str | None) -> str | None:
    """The key of the profile's entry that is told."""
    if kind == "name":
        return "name"
    known = (key for key, words in _ENTRIES.items() if message and re.fullmatch("|".join(words), message, re.I))
    return next(known, None)


def _makes(kind: Kind, what: str) -> bool:
    """Whether these words make a statement of the kind."""
    match kind:
        case "due":
            return _NO_ERRAND.match(what) is None
        case "name":
            first, *others = what.casefold().split()
            return len(others) < _OF_A_NAME and first not in _NO_CALLING
        case "dark" | "cold" | "hot":
            return what.casefold() in _ROOMS
        case "did":
            return len(what.split()) <= _OF_AN_ERRAND
        case "fact":
            return _PASSING.search(what) is None
    return True


def _checked(message: str) -> Statement | None:
    """A question whether one has done a thing, as one for one's tasks."""
    lang = next((lang for lang, words in _CHECKS.items() if words.match(message)), None)
    return Statement("check", _RESTATED[lang]["check"][0], message) if lang else None


def _scheduled(message: str) -> Statement | None:
    """A question when something of one's own takes place, as one for the calendar."""
    if not _HOURS.match(message) and not (_DAYS.match(message) and _EVENT.search(message)):
        return None
    return Statement("event", _RESTATED[LANGUAGES[0]]["event"][0], message)


def _reckoned(message: str) -> Statement | None:
    """A sum with units, as one for a calculator."""
    found = sum_in(message)
    beside = re.findall(r"[^\W\d_]+", message.replace(found.words, " ").casefold()) if found else []
    if found is None or not (found.ordered or _BESIDE_SUMS.issuperset(beside)):
        return None
    kind: Kind = "units" if found.ordered else "sum"
    return Statement(kind, _RESTATED[LANGUAGES[0]]["sum"][0], found.words)


def _recalled(message: str) -> Statement | None:
    """A question about something of one's own, as one for what is remembered."""
    what = message.rstrip(" ?.!").lstrip("¿ ")
    if _OWN.search(what) is None or _RECALL.match(message) is None:
        return None
    words = set(what.casefold().split())
    lang = next((lang for lang, own in by_language("own").items() if words.intersection(own)), LANGUAGES[0])
    return Statement("recall", _RESTATED[lang]["recall"][0].replace("{what}", what), what)
