"""Claims of an answer that there is nothing ("You have no e-mails"), and whether the results hold something after all.

Pure; English, German and Spanish. Made never to refuse what is true, so it lets most of what is false pass: a claim is
wrong only when one found thing is all that the request and the claim ask for, and whatever may limit a claim (a word
whose part in it is not known, another day in the answer, a found thing that is told, a call that may have changed
something) bears it out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta, tzinfo
from itertools import islice
from typing import Any, Final, TypeAlias

from steward.activities.answer_evidence import Evidence
from steward.activities.answer_sums import structured
from steward.contracts.base import Json
from steward.contracts.plan import PlanRequest
from steward.contracts.tool import Effect
from steward.language.moments.names import WEEKDAYS
from steward.language.moments.written import local_day
from steward.language.unicode_text import unaccented
from steward.language.word_lists import LANGUAGES, any_of, by_language, by_value, by_word, words_for
from steward.wording.unknown import content_parts, mended

_KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "mail": ("mail", "email", "inbox", "message"),
    "event": ("event", "calendar", "appointment"),
    "task": ("task", "todo"),
    "reminder": ("reminder",),
    "fact": ("fact", "memory", "memories"),
    "device": ("device", "entit"),
    "article": ("article", "headline", "news"),
}
"""How the kinds of tools and the names of fields begin that hold a kind of thing."""
_CALLED: Final = {kind: re.compile("|".join(names)) for kind, names in by_value("things").items()}
"""How a kind of thing or its place is called: "e-mails", "posteingang"."""
_THING: Final = rf"(?P<which>(?:\w+ ){{0,2}}?)(?P<thing>{any_of('things', 'anything')})\b(?P<tail>.*)"
_ASIDES: Final = f"(?:(?:{any_of('asides')}) ){{0,3}}"
_NONE: Final = rf"{_ASIDES}(?:(?:{any_of('none_of')}) |(?={any_of('nothing')})){_THING}"
_CLAIMS: Final = tuple(
    re.compile(claim.replace("{none}", _NONE).replace("{thing}", _THING).replace("{asides}", _ASIDES))
    for lang in reversed(LANGUAGES)
    for claim in by_language("absences")[lang]
)
"""Matches "you have no e-mails", "es gibt keine termine". Spanish first: "no tienes correos" reads as English too."""
_SENTENCES: Final = re.compile(r"(?<=[.!?])\s+")
"""Not at the ends of lines: what stands under a heading is about what the heading says."""


_MERE: Final = frozenset(words_for("saying_nothing"))
"""Words that say nothing about which things are meant."""
_ASKING: Final = _MERE.union(words_for("asking"))
"""Words that say as little in a request."""
_PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    word: {"sender": ("from", "sender", "author"), "subject": ("subject", "title", "headline")}[part]
    for word, part in by_word("part_words").items()
}
"""How the fields begin that what comes after such a word has to stand in."""
_TODAY, _TOMORROW = (tuple(map(unaccented, by_value("days")[ahead])) for ahead in ("0", "1"))
_DAYS: Final = frozenset((*map(unaccented, WEEKDAYS), *_TODAY, *_TOMORROW))
_OVER: Final = ("done", "completed", "finished", "cancelled", "canceled", "deleted", "archived", "fired", "expired")
"""How a state or a flag is called that takes a thing away."""
_PLAIN_NAMES: Final = frozenset(("items", "results", "result", "data", "records", "values", "list", "rows", "response"))
_TIMED: Final = ("start", "due", "date", "when")
_TERSE: Final = 80
"""Characters of a value that tells what a thing is; a longer one is its text, which may mention anything."""
_DEEPEST: Final = 3
_MOST: Final = 8
"""Claims looked at; each is held against every item."""
_Lists: TypeAlias = list[tuple[str, list[Json]]]
"""The lists of a result, each with its name."""


@dataclass(frozen=True)
class _Scope:
    """What a thing must be to prove a claim wrong."""

    words: frozenset[str]
    """Words it has anywhere."""
    parts: frozenset[tuple[tuple[str, ...], str]]
    """Words it has in a field that begins so."""
    which: frozenset[str]
    """Values it has as a whole: "open"."""
    days: frozenset[str]
    today: date | None
    zone: tzinfo | None


def false_absences(answer: str, request: PlanRequest, evidence: Evidence) -> list[str]:
    """The claims of an answer that there is nothing of a kind, though the results plainly hold what is denied."""
    seen = [one for one in request.observations if one.ok]
    if any(one.effect is not Effect.READ for one in seen):
        # What was found may be gone after a change.
        return []
    found = [(one.meaning.of or "", list(_lists(structured(one.result)))) for one in seen]
    reported = set().union(*(_identifying_words(item) for _, lists in found for _, items in lists for item in items))
    asked, spoken = _words(request.text), _words(answer)
    sentences = dict.fromkeys(_SENTENCES.split(answer))
    claims = ((sentence, _claim_in(sentence, evidence.text)) for sentence in sentences)
    wrong = []
    for sentence, claim in islice(((sentence, claim) for sentence, claim in claims if claim), _MOST):
        scope = _scope_of(claim, asked, asked | spoken, evidence)
        if scope and _is_false(claim, found, scope):
            others = _words(" ".join(other for other in sentences if other != sentence))
            if not reported & (others - _ASKING - _DAYS - asked):
                wrong.append(" ".join(sentence.split()).rstrip(".!"))
    return wrong


def _claim_in(sentence: str, known: str) -> re.Match[str] | None:
    """The claim of a sentence that neither asks nor repeats what is known."""
    message = unaccented(re.sub(r"[*_`\"“”„]", "", sentence)).rstrip(" .!")
    claim = next((match for pattern in _CLAIMS if (match := pattern.search(message))), None)
    return None if claim is None or message.endswith("?") or claim.group().strip(" :") in known else claim


def _scope_of(claim: re.Match[str], asked: set[str], spoken: set[str], evidence: Evidence) -> _Scope | None:
    """What the request and a claim are about; None where a word of the claim may limit it in a way not known here."""
    around = _around(claim)
    parts: set[tuple[tuple[str, ...], str]] = set()
    fields: tuple[str, ...] = ()
    for word in around:
        if word in _PARTS:
            fields = _PARTS[word]
        elif word not in _MERE and word not in _DAYS and not _stems(word):
            if not fields:
                return None
            parts.add((fields, word))
    return _Scope(
        words=frozenset(word for word in asked - _ASKING - _DAYS if not _stems(word)),
        parts=frozenset(parts),
        which=frozenset(claim["which"].split()) - _MERE,
        days=_DAYS.intersection(around) or _DAYS.intersection(spoken),
        today=evidence.today,
        zone=evidence.zone,
    )


def _around(claim: re.Match[str]) -> list[str]:
    """The words of a claim's sentence before the claim and after its thing."""
    return re.findall(r"[\w-]+", f"{claim.string[: claim.start()]} {claim['tail']}")


def _is_false(claim: re.Match[str], found: Sequence[tuple[str, _Lists]], scope: _Scope) -> bool:
    stems = next((kind for message in (claim["thing"], *_around(claim)) if (kind := _stems(message))), ())
    held = False
    for of, lists in found:
        fitting = [items for name, items in lists if not stems or _begins(name or of, stems)]
        if stems and not fitting and not _begins(of, stems):
            continue
        held = bool(fitting) and all(any(_is_in(item, scope) for item in items) for items in fitting)
        if not held:
            return False
    return held


def _stems(message: str) -> tuple[str, ...]:
    """How the names of what holds a kind of thing begin, by how the kind is called; () for any other word."""
    return next((_KINDS[kind] for kind, names in _CALLED.items() if names.fullmatch(message)), ())


def _begins(name: str, stems: tuple[str, ...]) -> bool:
    return any(word.startswith(stems) for word in re.findall(r"[a-z]+", name.lower())) if stems else False


def _lists(value: Json, name: str = "", depth: int = 0) -> Iterator[tuple[str, list[Json]]]:
    """The lists a result consists of, each with its field's name, "" where that does not tell what they hold."""
    if isinstance(value, list):
        yield name, [item for item in value if _is_something(item) and not _is_over(item)]
    if not isinstance(value, dict) or depth >= _DEEPEST:
        return
    parts = content_parts(value)
    if isinstance(value.get("shortened"), str):
        yield from _lists(mended(value["shortened"]), name, depth + 1)
    elif parts is not None:
        for inner in (value.get("structuredContent"), *(part.get("text") for part in parts)):
            yield from _lists(inner, name, depth + 1)
    else:
        for key, inner in value.items():
            plain = key in _PLAIN_NAMES
            if (isinstance(inner, list) and key != "columns") or (isinstance(inner, dict) and plain):
                yield from _lists(inner, "" if plain else key, depth + 1)


def _is_something(item: Json) -> bool:
    """Whether an item says anything: a row of zeros is how a count says that there is nothing."""
    if isinstance(item, dict | list):
        return any(_is_something(inner) for inner in (item.values() if isinstance(item, dict) else item))
    return bool(item)


def _is_over(item: Json) -> bool:
    """Whether an item is one that was there: a task that is done, an event that was cancelled."""
    return isinstance(item, dict) and any(
        (key.lower().startswith(_OVER) and bool(value)) or (isinstance(value, str) and unaccented(value) in _OVER)
        for key, value in item.items()
    )


def _is_in(item: Json, scope: _Scope) -> bool:
    """Whether one thing is everything that a scope says."""
    fields = list(_fields(item))
    values = {unaccented(str(value)) for _, value in fields}
    words = {word for value in values if len(value) <= _TERSE for word in _words(value)}
    moments = (local_day(value, scope.zone) for key, value in fields if key.startswith(_TIMED))
    days = {word for day in moments if day is not None for word in _day_words(day, scope.today)}
    return (
        scope.which <= values
        and scope.words <= words
        and scope.days <= days
        and all(
            any(key.startswith(begins) and word in _words(str(value)) for key, value in fields)
            for begins, word in scope.parts
        )
    )


def _identifying_words(item: Json) -> set[str]:
    """The words by which an answer that tells a thing can be known."""
    return {
        word
        for _, value in _fields(item)
        if isinstance(value, str) and len(value) <= _TERSE
        for word in _words(value)
        if len(word) > 2
    }


def _words(text: str) -> set[str]:
    return set(re.findall(r"[\w-]+", unaccented(text)))


def _day_words(day: date, today: date | None) -> Iterator[str]:
    yield from (unaccented(name) for name, number in WEEKDAYS.items() if number == day.weekday())
    if today is not None and day - today in (timedelta(0), timedelta(days=1)):
        yield from _TODAY if day == today else _TOMORROW


def _fields(value: Any, key: str = "") -> Iterator[tuple[str, Json]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _fields(inner, key if name in ("dateTime", "date") and key else name)
    elif isinstance(value, list):
        for inner in value:
            yield from _fields(inner, key)
    elif value is not None:
        yield key, value
