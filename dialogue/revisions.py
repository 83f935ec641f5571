"""An earlier request with something else in it: what a message names takes the place of what was of its kind. Pure.

Called for follow-ups ("and on Tuesday?"), corrections ("make it 7 instead") and changes of what waits for approval. It
never decides whether a message is one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, time
from itertools import pairwise
from typing import Final, Literal, TypeAlias

from steward.contracts.base import Json
from steward.language.addresses import ADDRESS_IN_TEXT
from steward.language.moments.asked import time_near
from steward.language.moments.spans import moment_spans
from steward.language.named_values import currency
from steward.language.word_lists import any_of, words_for

Kind: TypeAlias = Literal["day", "time", "address", "number"]
_NUMBER: Final = re.compile(r"(?<![\w.,@-])\d{1,12}(?:[.,]\d{1,6})?(?![\w@]|[.,:]\d)")
_LEADS: Final = re.compile(rf"^(?:(?:{any_of('value_leads')}) )++", re.I)
"""Matches the "in the" of "in the bedroom", what leads to a value and is none of it; nothing inside "Alan Turing"."""
_LEADS_BEFORE: Final = re.compile(rf"(?:\b(?:{any_of('value_leads')})\s++){{1,4}}+$", re.I)
"""Matches the "in the " before a value."""
_THE_DAY_AFTER: Final = frozenset(words_for("next_days"))
_TODAY: Final = "today"
_THE_NEXT: Final = "the day after"
_ONE: Final = re.compile(rf"(?<=\w) (?:{any_of('that_kind')})$", re.I)
"""Matches the " one" of "the hallway one"."""
_HOURS: Final = 24
_AN_HOUR: Final = "9:00"
"""A text that says an hour: a bare number beside it is one too."""
_END: Final = "end"
_SOURCE: Final = "from"
_FROM: Final = re.compile(rf"(?:{any_of('from_leads')})\b", re.I)
_WORD: Final = re.compile(r"[^\W\d_]+|[€$£¥]")
_EDGES: Final = " \t\n,.!?;:¿¡"


@dataclass(frozen=True, slots=True)
class Revision:
    """The request as it should read. `args` are those of its call where all that was named has a place among them;
    None where it has not, so that the words must be planned."""

    text: str
    args: dict[str, Json] | None
    named: frozenset[str] = frozenset()
    """The arguments whose values were named."""


@dataclass(frozen=True, slots=True)
class _Piece:
    kind: Kind
    start: int
    end: int


@dataclass(slots=True)
class _Draft:
    """A revision under way."""

    text: str
    args: dict[str, Json]
    dates: Sequence[str]
    placed: bool = True
    """Whether everything so far had a place among the arguments."""
    changed: set[str] = field(default_factory=set)


def revised(
    request: str, args: Mapping[str, Json], dates: Sequence[str], named: str, *, any_words: bool = True
) -> Revision | None:
    """The request with what a message names in it. `args` are those of the call it led to, `dates` those of its tool
    that are moments. Without `any_words` other words are replaced only after the same lead ("to", "in"). None where
    nothing of the request is of the kind of what is named."""
    draft = _Draft(request, dict(args), dates)
    pieces = _pieces(named, request)
    for piece in reversed(pieces):
        if not _take(draft, piece.kind, named[piece.start : piece.end], named[: piece.start]):
            return None
    rest = _without(named, pieces)
    value = _LEADS.sub("", " ".join(rest.split()).strip(_EDGES)).strip(_EDGES)
    value = _ONE.sub("", "" if _is_lead(value) else value)
    if value and not (_take_currency(draft, value, rest) or _take_value(draft, value, rest, any_words=any_words)):
        return None
    if draft.text == request and draft.args == dict(args):
        return None
    if not draft.placed or not draft.changed:
        return Revision(draft.text, None)
    return Revision(draft.text, draft.args, frozenset(draft.changed))


def is_bare(named: str) -> bool:
    """Whether a message is nothing but days, times, numbers or addresses, and words that lead to them."""
    pieces = _pieces(named, "")
    rest = " ".join(_without(named, pieces).split())
    return bool(pieces) and not _LEADS.sub("", f"{rest} ").strip(_EDGES)


def kinds_of_moment(named: str, *, hours: bool = False) -> frozenset[Kind]:
    """What a message names that is nothing but a day, a time or both; empty for any other, and for a bare number
    unless it may be an hour (`hours`)."""
    pieces = _pieces(named, _AN_HOUR if hours else "") if is_bare(named) else []
    hour = [words for piece in pieces if (words := named[piece.start : piece.end]).isdecimal()]
    if any(int(words) > _HOURS for words in hour):
        return frozenset()
    kinds = frozenset(piece.kind for piece in pieces)
    return kinds if kinds <= {"day", "time"} else frozenset()


def _without(text: str, pieces: Sequence[_Piece]) -> str:
    for piece in reversed(pieces):
        text = f"{text[: piece.start]} {text[piece.end :]}"
    return text


def _is_lead(words: str) -> bool:
    return not _LEADS.sub("", f"{words} ").strip()


def _pieces(text: str, request: str) -> list[_Piece]:
    """The days, times, addresses and numbers of a text in order. A bare number is an hour where the request says one
    and no number."""
    found = [_Piece("address", *match.span()) for match in ADDRESS_IN_TEXT.finditer(text)]
    found += [_Piece(span.kind, span.start, span.end) for span in moment_spans(text) if not _inside(span.start, found)]
    numbers = [match.span() for match in _NUMBER.finditer(text)]
    hours = any(span.kind == "time" for span in moment_spans(request)) and not _numbers(request)
    for start, end in numbers:
        if not _inside(start, found):
            found.append(_Piece("time" if hours and end - start < 3 else "number", start, end))
    return sorted(found, key=lambda piece: piece.start)


def _inside(place: int, pieces: Sequence[_Piece]) -> bool:
    return any(piece.start <= place < piece.end for piece in pieces)


def _numbers(text: str) -> list[_Piece]:
    moments = [_Piece(span.kind, span.start, span.end) for span in moment_spans(text)]
    numbers = (match.span() for match in _NUMBER.finditer(text))
    return [_Piece("number", start, end) for start, end in numbers if not _inside(start, moments)]


def _take(draft: _Draft, kind: Kind, words: str, before: str) -> bool:
    """Put a value of a kind into the request and among the arguments. False: there is nothing that it could replace."""
    words = _day_after(draft.text) if kind == "day" and words.casefold() in _THE_DAY_AFTER else words
    same = _of_kind(draft.text, kind)
    if same:
        piece = same[-1]
        draft.text = draft.text[: piece.start] + words + draft.text[piece.end :]
    elif kind in ("day", "time"):
        lead = _LEADS_BEFORE.search(before)
        draft.text = f"{draft.text.rstrip(_EDGES)} {lead[0] if lead else ''}{words}"
    else:
        return False
    names = [name for name in _fitting(draft, kind) if name not in draft.changed or kind in ("day", "time")]
    if len(names) == 2 and names[1].startswith(_END):
        # What begins at another time ends at another: the tool knows how long it takes.
        del draft.args[names.pop()]
    if len(names) != 1:
        draft.placed = False
        return True
    name = names[0]
    old = draft.args[name]
    draft.args[name] = _moment(words, kind, old) if kind in ("day", "time") else _typed(words, old)
    draft.changed.add(name)
    return True


def _day_after(text: str) -> str:
    """The day after the last one that a text says."""
    days = [text[span.start : span.end] for span in moment_spans(text) if span.kind == "day"]
    return f"{_THE_NEXT} {days[-1] if days else _TODAY}"


def _of_kind(text: str, kind: Kind) -> list[_Piece]:
    if kind == "address":
        return [_Piece("address", *match.span()) for match in ADDRESS_IN_TEXT.finditer(text)]
    if kind == "number":
        return _numbers(text)
    return [_Piece(span.kind, span.start, span.end) for span in moment_spans(text) if span.kind == kind]


def _fitting(draft: _Draft, kind: Kind) -> list[str]:
    """The arguments that hold a value of the kind."""
    match kind:
        case "address":
            return [
                name
                for name, value in draft.args.items()
                if isinstance(value, str) and ADDRESS_IN_TEXT.fullmatch(value)
            ]
        case "number":
            return [n for n, v in draft.args.items() if isinstance(v, int | float) and not isinstance(v, bool)]
        case _:
            return [name for name in draft.dates if draft.args.get(name) is not None]


def _typed(words: str, before: Json) -> Json:
    if isinstance(before, int | float):
        number = float(words.replace(",", "."))
        return int(number) if number.is_integer() else number
    return words


def _moment(words: str, kind: Kind, before: Json) -> Json:
    """Another day at the same time, or another time of the same day; an hour stays in its half of the day."""
    try:
        known = datetime.fromisoformat(str(before))
    except ValueError:
        return words
    if kind == "day":
        return words if known.time() == time() else f"{words} at {known:%H:%M}"
    near = time_near(words, known)
    return f"{near:%Y-%m-%d %H:%M}" if near is not None else f"{known:%Y-%m-%d} {words.strip()}"


def _take_value(draft: _Draft, value: str, message: str, *, any_words: bool) -> bool:
    """Put words into the place of an argument that stands in the request word for word: the one after the same lead,
    else the last. An id of mere digits is no words, even where the request says that number of something else."""
    text = draft.text.casefold()
    reported = {
        name: old
        for name, old in draft.args.items()
        if isinstance(old, str) and any(map(str.isalpha, old)) and name not in draft.dates
    }
    places = [(at, name, old) for name, old in reported.items() if (at := _place_of(old, text)) >= 0]
    if not places:
        return False
    lead = message.split()[0].casefold() if message.split() else ""
    led = [place for place in places if text[: place[0]].rstrip().endswith(f" {lead}")]
    if not led and not any_words:
        return False
    at, name, old = max(led or places)
    draft.text = draft.text[:at] + value + draft.text[at + len(old) :]
    draft.args[name] = value
    draft.changed.add(name)
    return True


def _place_of(words: str, text: str) -> int:
    """Where words stand last in a text as whole words; -1 where they do not."""
    words = words.casefold()
    at = text.rfind(words)
    while at >= 0 and (text[at - 1 : at].isalnum() or text[at + len(words) :][:1].isalnum()):
        at = text.rfind(words, 0, at)
    return at


def _take_currency(draft: _Draft, value: str, message: str) -> bool:
    """Put a currency into its place: what an amount is converted to, unless the words lead to what it is converted
    from."""
    code = currency(value)
    held = [name for name, old in draft.args.items() if isinstance(old, str) and currency(old) == old]
    if code is None or not held:
        return False
    sources = [name for name in held if name.startswith(_SOURCE)]
    others = [name for name in held if name not in sources]
    name = (sources if _FROM.match(message.lstrip()) else others or held)[-1:]
    if not name:
        return False
    start, end = _place_of_currency(str(draft.args[name[0]]), draft.text)
    draft.text = draft.text[:start] + (value if end else "") + draft.text[end:]
    draft.args[name[0]] = code
    draft.changed.add(name[0])
    return True


def _place_of_currency(code: str, text: str) -> tuple[int, int]:
    """Where a text names a currency last, in one word or two; (0, 0) where it does not."""
    words = [match.span() for match in _WORD.finditer(text)]
    pairs = [(first[0], second[1]) for first, second in pairwise(words)]
    return max((place for place in pairs + words if currency(text[slice(*place)]) == code), default=(0, 0))


def moment_named(words: str, known: Json) -> str | None:
    """The moment that bare words name, in the place of the one known: another day, another time, or both. None for what
    is no moment, or several."""
    pieces = _pieces(words, _AN_HOUR) if is_bare(words) else []
    kinds = [piece.kind for piece in pieces]
    if not pieces or len(set(kinds)) < len(kinds) or not set(kinds) <= {"day", "time"}:
        return None
    message = {piece.kind: words[piece.start : piece.end] for piece in pieces}
    if len(message) == 2:
        return f"{message['day']} at {message['time']}"
    kind = kinds[0]
    return str(_moment(message[kind], kind, known))
